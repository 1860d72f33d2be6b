//! Quantik on the page: its words, and its picture.

#[cfg(feature = "ui")]
mod board;
#[cfg(feature = "ui")]
mod paper;
mod words;
