//! What several pages are made of. None of it knows a table.

mod dial;
mod die;
mod help_dial;
mod icon;
mod levels;
mod logo;
mod notice_page;
mod settings_buttons;
mod sheet;
mod words;

pub use dial::{Dial, radios};
pub use die::die;
pub use help_dial::help_dial;
pub use icon::{Icon, icon};
pub use levels::levels;
pub use logo::logo;
pub use notice_page::NoticePage;
pub use settings_buttons::{LanguageButton, SettingsButtons};
pub use sheet::{Sheet, use_modal};
