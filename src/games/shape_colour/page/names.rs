//! The names of pieces, points and places in the middle of a sentence.

use crate::games::shape_colour::pieces::{Colour, Kind, Shape};
use crate::games::shape_colour::position::RODS;
use crate::games::shape_colour::scoring::Place;
use crate::i18n::{Lang, Text};
use crate::rules::Square;

/// The name of a kind, in the middle of a sentence and without article: "red cube".
pub(super) fn kind(Kind { shape, colour }: Kind, lang: Lang) -> String {
    let colour = match (colour, shape) {
        (Colour::Blue, Shape::Sphere) => Text::new("bleue", "blue"),
        (Colour::Blue, _) => Text::new("bleu", "blue"),
        (Colour::Yellow, _) => Text::new("jaune", "yellow"),
        (Colour::Red, _) => Text::new("rouge", "red"),
    };
    let shape = match shape {
        Shape::Cube => Text::new("cube", "cube"),
        Shape::Cylinder => Text::new("cylindre", "cylinder"),
        Shape::Sphere => Text::new("sphère", "sphere"),
    };
    match lang {
        Lang::Fr => format!("{} {}", shape.fr, colour.fr),
        Lang::En => format!("{} {}", colour.en, shape.en),
    }
}

pub(super) fn the(of: Kind, lang: Lang) -> String {
    match (lang, of.shape) {
        (Lang::Fr, Shape::Sphere) => format!("la {}", kind(of, lang)),
        (Lang::Fr, _) => format!("le {}", kind(of, lang)),
        (Lang::En, _) => format!("the {}", kind(of, lang)),
    }
}

pub(super) fn points(count: u32, lang: Lang) -> String {
    match (lang, count) {
        (Lang::Fr, 0 | 1) => format!("{count} point"),
        (Lang::En, 1) => "1 point".to_owned(),
        _ => format!("{count} points"),
    }
}

/// The first and the last rod of a place on a level, and whether it is a row, a column or a square.
pub(super) fn place(place: Place, lang: Lang) -> String {
    let (level, rods) = match (place, lang) {
        (Place::Rod { rod }, Lang::Fr) => return format!("tige {rod}"),
        (Place::Rod { rod }, Lang::En) => return format!("rod {rod}"),
        (Place::Level { level, rods }, _) => (level + 1, rods),
    };
    let first = Square::of_index(rods.trailing_zeros() as usize, 4);
    let last = Square::of_index(RODS - 1 - rods.leading_zeros() as usize, 4);
    let column = (b'a' + first.column()) as char;
    match (first.row() == last.row(), first.column() == last.column(), lang) {
        (true, _, Lang::Fr) => format!("ligne {}, niveau {level}", first.row() + 1),
        (true, _, Lang::En) => format!("row {}, level {level}", first.row() + 1),
        (_, true, Lang::Fr) => format!("colonne {column}, niveau {level}"),
        (_, true, Lang::En) => format!("column {column}, level {level}"),
        (_, _, Lang::Fr) => format!("carré {first}–{last}, niveau {level}"),
        (_, _, Lang::En) => format!("square {first}–{last}, level {level}"),
    }
}
