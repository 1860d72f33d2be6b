//! What a turn has scored: lines that tie the pieces together, rings, and the points, told large when they fall.

use super::drawing::{Put, Shown, View, cell};
use crate::games::shape_colour::position::LEVELS;
use crate::games::shape_colour::scoring::{Alike, Place, places};
use crate::rules::Square;
use crate::rules::grid::bits;
use crate::svg::drawn;
use crate::svg::marks::{self, Area};
use yew::{Html, html};

/// A loop, or a line, through the pieces of a place.
fn path_of(place: Place, view: View) -> Option<String> {
    let Place::Level { level, rods } = place else { return None };
    let level = level as usize;
    if !view.shows(level) {
        return None;
    }
    let mut squares: Vec<Square> = bits(rods).map(|index| Square::of_index(index, 4)).collect();
    let is_straight = squares[0].row() == squares[3].row() || squares[0].column() == squares[3].column();
    if !is_straight {
        squares.swap(2, 3);
    }
    let points: Vec<String> =
        squares.iter().map(|&rod| view.middle(rod, level)).map(|(x, y)| drawn!("{} {}", x, y)).collect();
    Some(format!("M{}{}", points.join("L"), if is_straight { "" } else { "Z" }))
}

/// The areas that a place fills: its pieces, or a whole rod.
fn rooms_of(place: Place, view: View) -> Vec<Area> {
    match place {
        Place::Level { level, rods } => {
            let level = level as usize;
            let shown = bits(rods).filter(|_| view.shows(level));
            shown.map(|index| view.room(Square::of_index(index, 4), level)).collect()
        }
        Place::Rod { rod } => match view {
            View::All => vec![view.room(rod, 0).with(view.room(rod, LEVELS - 1)).grown(2.0)],
            View::Level(level) => vec![view.room(rod, level)],
        },
    }
}

/// The class and the style of the parts of one place: places light up one after the other.
fn lit(shown: &Shown, order: usize) -> (Option<&'static str>, String) {
    (shown.is_news().then_some("lit"), format!("--order:{order}"))
}

/// What scores, under the pieces: the lines that tie them together.
pub(super) fn draw_ties(shown: &Shown, view: View) -> Html {
    let places = places(&shown.points());
    let tie = |(order, (place, _)): (usize, &(Place, Vec<Alike>))| {
        let d = path_of(*place, view)?;
        let (class, style) = lit(shown, order);
        Some(html! { <g {class} {style}><path class="case" d={d.clone()} /><path class="line" {d} /></g> })
    };
    html! { <g key={shown.key()} class="score-tie">{ for places.iter().enumerate().filter_map(tie) }</g> }
}

/// What scores, above the pieces: rings, and the points.
pub(super) fn draw_score(shown: &Shown, view: View) -> Html {
    let points = shown.points();
    let places = places(&points);
    let mut ringed: Vec<Area> = Vec::new();
    let mut rings = |(order, (place, _)): (usize, &(Place, Vec<Alike>))| {
        let mut rooms = rooms_of(*place, view);
        rooms.retain(|room| !ringed.contains(room));
        ringed.extend(&rooms);
        let (class, style) = lit(shown, order);
        html! { <g {class} {style}>{ for rooms.into_iter().map(|room| marks::made(room, 12.0)) }</g> }
    };
    let rings: Vec<Html> = places.iter().enumerate().map(&mut rings).collect();
    let put = shown.put();
    let scores = |put: &&Put| places.iter().any(|(place, _)| put.is_in(*place));
    let plain = put.iter().filter(|put| view.shows(put.level) && !scores(put));
    let brackets = plain.map(|put| view.room(put.rod, put.level));
    let total = format!("+{}", points.len());
    let pill = put.iter().rfind(scores).map(|put| {
        let (x, y) = view.middle(put.rod, put.level);
        html! {
            <g class="score-pill" transform={drawn!("translate({} {})", x + 34.0, y + 17.0)}>
                <rect x="-20" y="-14" width="40" height="28" rx="14" />
                <text y="6.5">{ total.clone() }</text>
            </g>
        }
    });
    let is_told = shown.is_news() && !points.is_empty();
    let left = shown.spread.map(|spread| marks::left(cell(spread.from).grown(-1.0)));
    html! { <>
        { left }
        <g key={shown.key()} class="score">{ for rings }</g>
        { for brackets.map(marks::put) }
        { pill }
        if is_told {
            <text key={format!("told{}", shown.key())} class="score-told" x="236" y="300" style={format!("--order:{}", places.len())}>{ total }</text>
        }
    </> }
}
