//! From a snapshot to pictures: the only code of the page that knows the type of a game.

use crate::games::picture::{Handle, Paper};
use crate::games::scene::Scene;
use crate::games::{Game, GameId, Visitor};
use crate::rules::{Seat, Square};
use crate::svg::marks::Area;
use crate::table::{Look, Snapshot};
use yew::Html;

/// What is known of a game's picture before anything is drawn.
pub struct Frame {
    /// The width and the height of the picture.
    pub size: [u16; 2],
    /// The board can be shown from the other side.
    pub rotates: bool,
    /// Where a square is in the picture.
    pub area: fn(Square) -> Area,
}

impl Frame {
    pub fn view_box(&self) -> String {
        let [width, height] = self.size;
        format!("0 0 {width} {height}")
    }
}

pub fn frame(game: GameId) -> &'static Frame {
    struct OfType;
    impl Visitor for OfType {
        type Output = &'static Frame;

        fn visit<P: Game>(self) -> &'static Frame {
            const { &Frame { size: P::SIZE, rotates: P::ROTATES, area: P::area } }
        }
    }
    game.visit(OfType)
}

/// A board, in parts.
pub struct Drawn {
    /// What lies under the squares, and above them.
    pub ground: Html,
    pub marks: Html,
    /// Row by row, from the upper left.
    pub squares: Vec<Html>,
    /// What can be pressed beside the squares.
    pub handles: Vec<Handle>,
    /// The square that is chosen.
    pub chosen: Option<Square>,
}

pub fn draw_board(snapshot: &Snapshot, look: Look) -> Drawn {
    struct Draw<'a>(&'a Snapshot, Look);
    impl Visitor for Draw<'_> {
        type Output = Option<Drawn>;

        fn visit<P: Game>(self) -> Option<Drawn> {
            let Draw(snapshot, look) = self;
            let (position, scene) = snapshot.typed::<P>(look)?;
            let (position, scene) = previewed(position, scene);
            Some(Drawn {
                ground: position.ground(&scene),
                marks: position.marks(&scene),
                squares: P::FACTS.squares().map(|square| position.square(square, &scene)).collect(),
                handles: if snapshot.ending.is_none() { position.draw_handles(&scene) } else { Vec::new() },
                chosen: P::chosen_square(&scene.draft),
            })
        }
    }
    snapshot.game.visit(Draw(snapshot, look)).expect("a snapshot is of its own game")
}

/// A game that has no preview of its own shows a turn that waits as if it were played.
fn previewed<P: Game>(position: P, scene: Scene<P>) -> (P, Scene<P>) {
    match scene.waiting {
        Some(mv) if !P::CONFIRMS => {
            let (draft, last_turn, before) = (P::Draft::default(), Some(mv), Some(position));
            let scene = Scene { draft, waiting: None, last_turn, before, is_fresh: true, ..scene };
            (position.after(mv), scene)
        }
        _ => (position, scene),
    }
}

/// The whole board in one of its views, without marks and without anything to press.
pub fn draw_whole(snapshot: &Snapshot, view: u8) -> Html {
    struct Draw<'a>(&'a Snapshot, u8);
    impl Visitor for Draw<'_> {
        type Output = Option<Html>;

        fn visit<P: Game>(self) -> Option<Html> {
            let Draw(snapshot, view) = self;
            let (position, scene) = snapshot.typed::<P>(Look::default())?;
            let shown = position.shown(&scene.draft, scene.waiting);
            Some(shown.whole(&Scene { view, ..Scene::quiet() }))
        }
    }
    snapshot.game.visit(Draw(snapshot, view)).unwrap_or_default()
}

/// The game as it can be printed.
pub fn draw_paper(game: GameId) -> Paper {
    struct OfType;
    impl Visitor for OfType {
        type Output = Paper;

        fn visit<P: Game>(self) -> Paper {
            P::paper()
        }
    }
    game.visit(OfType)
}

/// The signs of the seats of a variant.
pub fn draw_avatars(game: GameId, variant: usize) -> Vec<Html> {
    struct Draw(usize);
    impl Visitor for Draw {
        type Output = Vec<Html>;

        fn visit<P: Game>(self) -> Vec<Html> {
            let start = P::start(P::VARIANTS.get(self.0).copied().unwrap_or_default());
            (0..start.seats()).map(|seat| start.avatar(Seat(seat))).collect()
        }
    }
    game.visit(Draw(variant))
}

/// The pieces of a seat's tray.
pub fn draw_tray(game: GameId, seat: Seat, kinds: usize) -> Vec<Html> {
    struct Draw(Seat, u8);
    impl Visitor for Draw {
        type Output = Vec<Html>;

        fn visit<P: Game>(self) -> Vec<Html> {
            (0..self.1).map(|kind| P::tray_piece(self.0, kind)).collect()
        }
    }
    game.visit(Draw(seat, kinds as u8))
}
