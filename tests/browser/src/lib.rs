//! The site in a real headless Chromium. A test opens a [`Page`] of some size and acts as a player does: taps where a
//! finger would land, or types keys; it reads what the page says.

mod axe;
mod browser;
mod conditions;
mod faults;
mod layout;
mod page;
mod pointer;
mod screens;
mod tables;
mod turns;
mod walker;
mod webkit;

pub use faults::{Fault, FaultySite};
pub use layout::size;
pub use page::{DESKTOP, Device, PHONE, Page, TABLET};
pub use screens::{SCREENS, Screen};
pub use turns::{Hand, presses, presses_of};
pub use walker::walk;
pub use webkit::{WebKitPage, has_webkit};
