//! The five games, and the one list of them.

pub mod emblem;
pub mod minos;
pub mod pivot;
#[cfg(feature = "ui")]
pub mod present;
pub mod quantik;
pub mod registry;
pub mod shape_colour;

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
