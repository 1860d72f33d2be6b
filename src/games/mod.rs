//! The five games, and the one list of them.

pub mod deeds;
pub mod emblem;
pub mod minos;
#[cfg(feature = "ui")]
pub mod picture;
pub mod pivot;
pub mod quantik;
pub mod registry;
pub mod scene;
pub mod shape_colour;
pub mod words;

pub use registry::{Game, Visitor};

crate::games! {
    /// Quantik.
    Quantik => quantik::Quantik,
    /// Pivot.
    Pivot => pivot::Pivot,
    /// Emblem.
    Emblem => emblem::Emblem,
    /// Shape & Colour.
    ShapeColour => shape_colour::ShapeColour,
    /// Minos.
    Minos => minos::Minos,
}
