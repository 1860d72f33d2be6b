//! What a browser keeps for a player, as data: settings, and the archive of everything. The page alone touches the
//! browser's storage (`ui::storage`); what is stored is here, without yew and the web, so that native tests read it
//! too. Set-ups belong to a table ([`crate::table::setup`]), games to their record.

pub mod archive;
mod entries;
pub mod progress;
pub mod settings;

pub use archive::Archive;
pub use entries::Entries;
pub use progress::Progress;
pub use settings::{Setting, Settings};

/// The keys of all that is kept begin with this.
pub const PREFIX: &str = "quincunx.";
