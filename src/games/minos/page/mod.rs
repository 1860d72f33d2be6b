//! Minos on the page: its words, and its picture.

#[cfg(feature = "ui")]
mod board;
mod count;
#[cfg(feature = "ui")]
mod drawing;
#[cfg(feature = "ui")]
mod paper;
mod words;
