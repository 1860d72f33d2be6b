//! Where the lines of a game's card can be seen on the board as it stands.

use super::snapshot::{Look, Snapshot};
use crate::games::{Game, Visitor};
use crate::rules::Square;

/// For each of the five lines a square, if it can be seen anywhere; nothing once the game is over.
pub fn pins(snapshot: &Snapshot) -> [Option<Square>; 5] {
    struct Pins<'a>(&'a Snapshot);
    impl Visitor for Pins<'_> {
        type Output = Option<[Option<Square>; 5]>;

        fn visit<P: Game>(self) -> Self::Output {
            Some(self.0.typed::<P>(Look::default())?.0.pins())
        }
    }
    let pins = snapshot.game.visit(Pins(snapshot)).filter(|_| snapshot.ending.is_none());
    pins.unwrap_or_default()
}
