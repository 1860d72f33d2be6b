//! The site in a real headless Chromium. A test opens a [`Page`] of some size and acts as a player does: taps where a
//! finger would land, or types keys; it reads what the page says.

mod browser;
mod page;
mod turns;

pub use page::{DESKTOP, Device, PHONE, Page, TABLET};
pub use turns::presses_of;
