//! How the engine plays Shape & Colour.

mod gain_tables;
mod lookahead;
mod rods;
mod scoring_turns;
mod search;
mod tuning;

pub use scoring_turns::Scoring;
