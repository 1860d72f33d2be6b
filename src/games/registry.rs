//! How a list of games becomes a type: from a game's name at run time to its type at compile time, in one place.

use super::deeds::Deeds;
use super::words::Words;
use crate::rules::Symmetric;
use crate::search::Searchable;

/// All that the rest of the program asks of a game.
#[cfg(not(feature = "ui"))]
pub trait Game: Searchable + Words + Symmetric + Deeds {}

#[cfg(not(feature = "ui"))]
impl<P: Searchable + Words + Symmetric + Deeds> Game for P {}

/// All that the rest of the program asks of a game; the page also asks for its picture.
#[cfg(feature = "ui")]
pub trait Game: Searchable + Words + Symmetric + Deeds + super::picture::Picture {}

#[cfg(feature = "ui")]
impl<P: Searchable + Words + Symmetric + Deeds + super::picture::Picture> Game for P {}

/// Something to be done with a game whose type is known only by its id.
pub trait Visitor {
    type Output;
    fn visit<P: Game>(self) -> Self::Output;
}

/// Declares `GameId`, one line per game: its name in the code and its type.
///
/// `GameId::visit` is the only place where a game chosen at run time meets the code written for any game.
#[macro_export]
macro_rules! games {
    ($($(#[$doc:meta])* $name:ident => $position:ty,)+) => {
        /// One of the games.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        pub enum GameId {
            $($(#[$doc])* $name,)+
        }

        impl GameId {
            pub const ALL: &'static [GameId] = &[$(GameId::$name,)+];

            /// The name in commands, links and files.
            pub const fn id(self) -> &'static str {
                match self {
                    $(GameId::$name => <$position as $crate::rules::Position>::FACTS.id,)+
                }
            }

            /// The game with this id.
            pub fn named(id: &str) -> Option<GameId> {
                GameId::ALL.iter().copied().find(|game| game.id() == id)
            }

            /// Calls the visitor with the type of this game.
            pub fn visit<V: $crate::games::Visitor>(self, visitor: V) -> V::Output {
                match self {
                    $(GameId::$name => visitor.visit::<$position>(),)+
                }
            }
        }
    };
}
