//! Hooks: what a component remembers and does besides drawing. None of them returns `Html`.

mod advice;
mod arrival;
mod book;
mod focus;
mod kept;
mod loss;
mod media;
mod mode;
mod opening;
mod settings;
mod sound;
mod worker;

pub use advice::{Advice, use_advice};
pub use arrival::use_arrival;
pub use book::{Loaded, use_book};
pub use focus::{focus_on, use_focus, use_handle_focus, use_turn_focus};
pub use kept::use_kept;
pub use loss::{use_mistake, use_result};
pub use media::use_media;
pub use mode::use_mode;
pub use opening::use_opening;
pub use settings::{SettingsAction, SettingsHandle, stored_settings, use_settings};
pub use sound::{knock, use_sounds};
pub use worker::{Shown, Thinking, seed, use_worker};
