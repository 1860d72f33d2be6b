//! Shape & Colour on the page: its words, and its picture.

#[cfg(feature = "ui")]
mod board;
#[cfg(feature = "ui")]
mod drawing;
mod names;
#[cfg(feature = "ui")]
mod paper;
#[cfg(feature = "ui")]
mod score;
mod words;
