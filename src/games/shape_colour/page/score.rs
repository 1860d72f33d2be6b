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

/// The class and the style of the parts of one place: places light up one after the other, when all pieces have come.
fn lit(shown: &Shown, order: usize) -> (Option<&'static str>, String) {
    (shown.is_news().then_some("lit"), format!("--order:{order};--pieces:{}", shown.put().len()))
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

/// Where the points of each place stand: beside its pieces, and beside each other.
fn spots(places: &[(Place, Vec<Alike>)], view: View) -> Vec<(f32, f32)> {
    let mut spots: Vec<(f32, f32)> = Vec::new();
    for (place, _) in places {
        let (mut x, mut y) = spot_of(*place, view);
        while spots.iter().any(|(other_x, other_y)| (other_x - x).abs() < 34.0 && (other_y - y).abs() < 24.0)
        {
            y += 25.0;
        }
        x = x.min(448.0);
        spots.push((x, y));
    }
    spots
}

/// Between two columns, where no piece stands.
fn spot_of(place: Place, view: View) -> (f32, f32) {
    match place {
        Place::Rod { rod } => (cell(rod).x + 106.0, view.middle(rod, 1).1),
        Place::Level { level, rods } => {
            let squares: Vec<Square> = bits(rods).map(|index| Square::of_index(index, 4)).collect();
            let middles = squares.iter().map(|&rod| view.middle(rod, level.into()));
            let (x, y) =
                middles.fold((0.0, 0.0), |(sum_x, sum_y), (x, y)| (sum_x + x / 4.0, sum_y + y / 4.0));
            let is_upright = squares.iter().all(|rod| rod.column() == squares[0].column());
            (if is_upright { x + 53.0 } else { x }, y)
        }
    }
}

fn draw_pill((x, y): (f32, f32), points: usize) -> Html {
    html! {
        <g class="score-pill" transform={drawn!("translate({} {})", x, y)}>
            <rect x="-17" y="-11.5" width="34" height="23" rx="11.5" />
            <text y="5.5">{ format!("+{points}") }</text>
        </g>
    }
}

/// What scores, above the pieces: for each place its rings and its points; the sum, large for a moment.
pub(super) fn draw_score(shown: &Shown, view: View) -> Html {
    let points = shown.points();
    let places = places(&points);
    let mut ringed: Vec<Area> = Vec::new();
    let mut scores: Vec<Html> = Vec::new();
    for (order, ((place, alike), spot)) in places.iter().zip(spots(&places, view)).enumerate() {
        let mut rooms = rooms_of(*place, view);
        rooms.retain(|room| !ringed.contains(room));
        ringed.extend(&rooms);
        let is_seen = match place {
            Place::Level { level, .. } => view.shows((*level).into()),
            Place::Rod { .. } => true,
        };
        let (class, style) = lit(shown, order);
        scores.push(html! { <g {class} {style}>
            { for rooms.into_iter().map(|room| marks::made(room, 12.0)) }
            if is_seen { { draw_pill(spot, alike.len()) } }
        </g> });
    }
    let put = shown.put();
    let is_scoring = |put: &&Put| places.iter().any(|(place, _)| put.is_in(*place));
    let plain = put.iter().filter(|put| view.shows(put.level) && !is_scoring(put));
    let brackets = plain.map(|put| view.room(put.rod, put.level));
    let is_told = shown.is_news() && !points.is_empty();
    let left = shown.spread.map(|spread| marks::left(cell(spread.from).grown(-1.0)));
    let (_, style) = lit(shown, places.len());
    html! { <>
        { left }
        <g key={shown.key()} class="score">{ for scores }</g>
        { for brackets.map(marks::put) }
        if is_told {
            <text key={format!("told{}", shown.key())} class="score-told" x="236" y="290" {style}>{ format!("+{}", points.len()) }</text>
        }
    </> }
}
