//! The options of a game that has none.

use super::parse::{Cursor, ParseError};
use std::fmt;
use std::str::FromStr;

/// Nothing to choose; its text is empty.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct NoOptions;

impl fmt::Display for NoOptions {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        Ok(())
    }
}

impl FromStr for NoOptions {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<NoOptions, ParseError> {
        Cursor::new(text).end()?;
        Ok(NoOptions)
    }
}
