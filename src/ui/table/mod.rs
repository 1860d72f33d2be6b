//! The table as a page, one for any game: components that show a session and send it commands.

mod announcer;
mod board;
mod card;
mod draw;
mod handles;
mod header;
mod keys;
mod menu;
mod moment;
mod new_game;
mod overlay;
mod page;
mod pins;
mod players;
mod prompt;
mod resign;
mod result;
mod seats;
mod state;
mod take_over;
mod toolbar;
mod turns;
mod typed_turn;
mod veil;
mod views;

pub use board::Board;
pub use draw::{draw_board, draw_paper, draw_whole, frame};
pub use keys::table_keys;
pub use page::Table;
pub use prompt::steps;
pub use seats::Tray;
pub use take_over::take_over;
pub use views::view_switch;
