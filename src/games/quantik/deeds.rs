//! What turns do, for lessons.

use super::Quantik;
use super::moves::Move;
use crate::games::deeds::Deeds;

impl Deeds for Quantik {
    /// `shape A`: a piece of this shape is placed.
    fn does(&self, mv: Move, deed: &str) -> Option<bool> {
        let shape = deed.strip_prefix("shape ")?;
        Some(mv.to_string().starts_with(shape))
    }
}
