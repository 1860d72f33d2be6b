//! The drawing kit that the boards share: wooden solids, and the marks that mean the same on every board.

pub mod blocks;
pub mod marks;
pub mod solids;
