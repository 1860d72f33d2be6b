//! All browser tests: `cargo test -p browser-tests`, or one file of them: `… axe::`.

mod axe;
mod computer;
mod dragging;
mod emblem;
mod figures;
mod focus;
mod help;
mod in_five_lines;
mod layout;
mod learn;
mod loading;
mod matches;
mod minos;
mod old_data;
mod pages;
mod pivot;
mod quantik;
mod settings;
mod shape_colour;
mod share;
mod walker;
mod webkit;
mod whole_games;
mod your_data;
