//! The drawings of Minos: tiles in a rim, pawns, threads around the Ariadne squares, and handles at the ends of lines.

use crate::games::minos::handles::Grip;
use crate::games::minos::moves::Slide;
use crate::games::minos::position::{Minos, SIDE};
use crate::rules::{Direction, Line, Position, Seat, Square};
use crate::svg::drawn;
use crate::svg::marks::{self, Area};
use crate::svg::solids;
use crate::svg::units;
use yew::{Html, classes, html};

const TILE: f32 = 57.0;
pub(super) const TILE_RADIUS: f32 = 6.0;
const PITCH: f32 = 58.5;
const FIRST: f32 = 36.0;
const SIZE: f32 = 480.0;
/// The distance from the edge of the picture to the middle of what stands in the rim.
const RIM: f32 = 17.5;
const SPIRAL: &str = "M-19 19V-19H19V12H-11V-10H10V4H-3";

pub(super) fn cell(square: Square) -> Area {
    let at = |index: u8| FIRST + PITCH * f32::from(index);
    Area::square(at(square.column()), at(SIDE - 1 - square.row()), TILE)
}

fn at(square: Square, drawing: Html) -> Html {
    let (x, y) = cell(square).centre();
    html! { <g transform={drawn!("translate({} {})", x, y)}>{ drawing }</g> }
}

pub(super) fn squares_of(line: Line) -> [Square; SIDE as usize] {
    std::array::from_fn(|index| match line {
        Line::Row(row) => Square::new(index as u8, row),
        Line::Column(column) => Square::new(column, index as u8),
    })
}

pub(super) fn ends(line: Line) -> (Area, Area) {
    let squares = squares_of(line);
    (cell(squares[0]), cell(squares[squares.len() - 1]))
}

/// One step in this direction on the screen, where y grows downward.
fn step(direction: Direction) -> (f32, f32) {
    match direction {
        Direction::Left => (-1.0, 0.0),
        Direction::Right => (1.0, 0.0),
        Direction::Up => (0.0, -1.0),
        Direction::Down => (0.0, 1.0),
    }
}

fn degrees(direction: Direction) -> u16 {
    match direction {
        Direction::Right => 0,
        Direction::Down => 90,
        Direction::Left => 180,
        Direction::Up => 270,
    }
}

/// The offset that something comes from, for the style sheet.
fn coming(dx: f32, dy: f32) -> String {
    drawn!("--dx:{}px;--dy:{}px", dx, dy)
}

/// The offset that the tiles of a line come from by this slide.
fn slid_by(slide: Slide) -> String {
    let (dx, dy) = step(slide.direction);
    coming(-dx * PITCH, -dy * PITCH)
}

/// A slide that is shown: the tiles and pawns of its line are drawn as it leaves them.
#[derive(Clone, Copy)]
pub(super) struct Sliding {
    pub slide: Slide,
    /// It is not played yet.
    pub is_ghost: bool,
}

impl Sliding {
    fn on(sliding: Option<Sliding>, square: Square) -> Option<Sliding> {
        sliding.filter(|sliding| sliding.slide.line.contains(square))
    }
}

/// The rim, and the bed of the tiles.
pub(super) fn bed() -> Html {
    html! { <>
        <rect class="rim" x="1.5" y="1.5" width="477" height="477" rx="22" />
        <rect class="bed" x="32" y="32" width="416" height="416" rx="8" />
    </> }
}

pub(super) fn tile_at(square: Square, dark: bool) -> Html {
    at(square, tile(dark))
}

pub(super) fn tile(dark: bool) -> Html {
    let corner = units(-TILE / 2.0);
    html! { <>
        <rect class={if dark { "tile dark" } else { "tile" }} x={corner.clone()} y={corner} width={units(TILE)}
            height={units(TILE)} rx={units(TILE_RADIUS)} />
        if dark { <path class="spiral" d={SPIRAL} /> }
    </> }
}

/// The tiles. The elements of a slide have keys made from the position it leads to, so that a slide that was animated
/// before it was confirmed is not animated again.
pub(super) fn tiles(pos: &Minos, sliding: Option<Sliding>) -> Html {
    let draw = |square: Square| {
        let drawing = at(square, tile(pos.dark_tiles().has(square)));
        let Some(Sliding { slide, is_ghost }) = Sliding::on(sliding, square) else {
            return html! { <g key={square.to_string()}>{ drawing }</g> };
        };
        let enters = slide.undoing().exit() == square;
        let class = classes!(if enters { "entering" } else { "sliding" }, is_ghost.then_some("ghost"));
        html! { <g key={format!("{square} {:x}", pos.key())} {class} style={slid_by(slide)}>{ drawing }</g> }
    };
    // The dark tile that comes out at the end.
    let leaving = sliding.map(|Sliding { slide, .. }| {
        let (dx, dy) = step(slide.direction);
        let drawing = at(slide.exit(), tile(true));
        let style = coming(dx * PITCH, dy * PITCH);
        html! { <g key={format!("out {:x}", pos.key())} class="leaving" {style}>{ drawing }</g> }
    });
    let squares = (0..SIDE).flat_map(|row| (0..SIDE).map(move |column| Square::new(column, row)));
    html! { <g aria-hidden="true">{ for squares.map(draw) }{ for leaving }</g> }
}

/// A pawn around the origin, with a chevron that points in its direction.
pub(super) fn pawn(seat: Seat, rides_dark: bool) -> Html {
    const BODY: &str = "M-16 19C-16 13 -9 12 -6.5 -1H6.5C9 12 16 13 16 19Q0 25 -16 19Z";
    let (wood, chevron) = match seat {
        Seat::FIRST => (solids::LIGHT_WOOD, "M-5 15.5L0 10.5L5 15.5"),
        _ => (solids::DARK_WOOD, "M-5 11L0 16L5 11"),
    };
    html! {
        <g class={classes!("solid", "pawn", wood, rides_dark.then_some("riding"))}>
            <ellipse class="ground" cx="0" cy="20.5" rx="18" ry="4.5" />
            if rides_dark { <path class="halo" d={BODY} /><circle class="halo" cy="-10" r="10.5" /> }
            <path class="body" d={BODY} />
            <path class="shade" d="M1 -1H6.5C9 12 16 13 16 19Q9 22 3 22.5C6 14 3 8 1 -1Z" />
            <path class="outline" d={BODY} />
            <circle class="body" cy="-10" r="10.5" /><circle class="outline" cy="-10" r="10.5" />
            <ellipse class="lit" cx="-3.5" cy="-13.5" rx="3.6" ry="2.6" />
            <path class="inner" d={chevron} />
        </g>
    }
}

/// How the pawn on a square came there, if that is shown.
#[derive(Clone, Copy)]
pub(super) enum Arrival {
    Step { from: Square },
    Slide(Sliding),
}

impl Arrival {
    pub(super) fn by_slide(sliding: Option<Sliding>, square: Square) -> Option<Arrival> {
        Sliding::on(sliding, square).map(Arrival::Slide)
    }
}

/// The pawn of a square, if one stands there.
pub(super) fn pawn_on(pos: &Minos, square: Square, is_lifted: bool, arrival: Option<Arrival>) -> Html {
    let Some(seat) = pos.pawn_at(square) else { return Html::default() };
    let (rise, scale) = if is_lifted { (-3.5, 1.12) } else { (0.5, 1.06) };
    let drawing = html! {
        <g transform={drawn!("translate(0 {}) scale({})", rise, scale)}>{ pawn(seat, pos.dark_tiles().has(square)) }</g>
    };
    let (class, style) = match arrival {
        None => return at(square, drawing),
        Some(Arrival::Step { from }) => {
            let ((x, y), (from_x, from_y)) = (cell(square).centre(), cell(from).centre());
            (classes!("arriving"), coming(from_x - x, from_y - y))
        }
        Some(Arrival::Slide(Sliding { slide, is_ghost })) => {
            (classes!("sliding", is_ghost.then_some("ghost")), slid_by(slide))
        }
    };
    let key = format!("{square} {:x}", pos.key());
    at(square, html! { <g {key} {class} {style}>{ drawing }</g> })
}

/// The frames around the Ariadne squares, above the tiles: solid for light, stitched for dark.
pub(super) fn threads() -> Html {
    let frame = |seat: Seat, square: Square| {
        let Area { x, y, width, .. } = cell(square).grown(-3.0);
        let [x, y, side] = [x, y, width].map(units);
        let line = |class: &'static str| {
            html! { <rect {class} x={x.clone()} y={y.clone()} width={side.clone()} height={side.clone()} rx="7" /> }
        };
        html! { <g class={classes!("thread", owner(seat))}>{ line("case") }{ line("line") }</g> }
    };
    let all = [Seat::FIRST, Seat::SECOND]
        .into_iter()
        .flat_map(|seat| Minos::goals(seat).map(move |square| frame(seat, square)));
    html! { <g class="marks" aria-hidden="true">{ for all }</g> }
}

fn owner(seat: Seat) -> &'static str {
    if seat == Seat::FIRST { "of-light" } else { "of-dark" }
}

/// The middle of the rim where this slide's tile comes out.
fn rim_at(slide: Slide) -> (f32, f32) {
    let (x, y) = cell(slide.exit()).centre();
    match slide.direction {
        Direction::Left => (RIM, y),
        Direction::Right => (SIZE - RIM, y),
        Direction::Up => (x, RIM),
        Direction::Down => (x, SIZE - RIM),
    }
}

/// A spool stands in the rim behind each Ariadne square, unless something else needs the place.
pub(super) fn spools(pos: &Minos) -> Html {
    let spool = |seat: Seat, square: Square| {
        let direction = if seat == Seat::FIRST { Direction::Up } else { Direction::Down };
        let slide = Slide { line: Line::Column(square.column()), direction };
        if pos.grip(slide).is_some() {
            return Html::default();
        }
        let (x, y) = rim_at(slide);
        let (_, out) = step(direction);
        let thread = drawn!("M0 {}Q9 {} 0 0", -out * 21.5, -out * 10.5);
        html! {
            <g class={classes!("spool", owner(seat))} transform={drawn!("translate({} {})", x, y)}>
                <path class="case" d={thread.clone()} /><path class="line" d={thread} />
                <rect class="wood" x="-8" y="-8" width="16" height="16" />
                <path class="windings" d="M-8 -3.5L8 -6M-8 1.5L8 -1M-8 6.5L8 4" />
                <rect class="wood" x="-11" y="-11" width="22" height="4" rx="2" />
                <rect class="wood" x="-11" y="7" width="22" height="4" rx="2" />
            </g>
        }
    };
    let all = [Seat::FIRST, Seat::SECOND]
        .into_iter()
        .flat_map(|seat| Minos::goals(seat).map(move |square| (seat, square)));
    html! { <g aria-hidden="true">{ for all.map(|(seat, square)| spool(seat, square)) }</g> }
}

/// The names of rows and columns in the rim, each at the beginning of its line: what stands in the rim is in the
/// middle.
pub(super) fn coordinates() -> Html {
    const BESIDE: f32 = 23.2;
    let label = |slide: Slide, dx: f32, dy: f32| {
        let (x, y) = rim_at(slide);
        html! { <text class="coordinate" x={units(x + dx)} y={units(y + dy + 5.3)}>{ slide.line.to_string() }</text> }
    };
    let both = |index: u8| {
        let row = Slide { line: Line::Row(index), direction: Direction::Left };
        let column = Slide { line: Line::Column(index), direction: Direction::Down };
        html! { <>{ label(row, 0.0, -BESIDE) }{ label(column, -BESIDE, 0.0) }</> }
    };
    html! { <g class="marks" aria-hidden="true">{ for (0..SIDE).map(both) }</g> }
}

/// Chevrons along the line of the last slide, in the corner of its tiles.
pub(super) fn chevrons(slide: Slide) -> Html {
    let chevron = |square: Square| {
        let (x, y) = cell(square).centre();
        let place =
            drawn!("translate({} {}) rotate({})", x + 20.0, y - 16.5, degrees(slide.direction).into());
        html! { <g transform={place}><path class="case" d="M-2.5 -4.5L2.5 0L-2.5 4.5" /><path class="line" d="M-2.5 -4.5L2.5 0L-2.5 4.5" /></g> }
    };
    html! { <g class="chevrons">{ for squares_of(slide.line).into_iter().map(chevron) }</g> }
}

/// The part of the rim that belongs to a slide's handle: as wide as the rim, as long as a tile.
pub(super) fn handle_area(slide: Slide) -> Area {
    let (x, y) = rim_at(slide);
    let (width, height) = match slide.line {
        Line::Row(_) => (FIRST, PITCH),
        Line::Column(_) => (PITCH, FIRST),
    };
    Area { x: x - width / 2.0, y: y - height / 2.0, width, height }
}

pub(super) fn handle(slide: Slide, grip: Grip, is_chosen: bool) -> Html {
    const TAB: &str = "M-15 -17H5Q14 -17 14 -8V8Q14 17 5 17H-15Z";
    const ARROW: &str = "M-8 0H6M0 -7.5L7.5 0L0 7.5";
    let ((x, y), area) = (rim_at(slide), handle_area(slide));
    let drawing = match grip {
        Grip::Locked => html! { <g class="lock">
            <circle r="13" />
            <path class="bow" d="M-5 -1.5V-4.5A5 5 0 0 1 5 -4.5V-1.5" />
            <rect class="box" x="-7" y="-1.5" width="14" height="9.5" rx="2" />
        </g> },
        Grip::Free | Grip::Barred => html! {
            <g class={classes!("tab", (grip == Grip::Barred).then_some("barred"), is_chosen.then_some("chosen"))}
                transform={format!("rotate({})", degrees(slide.direction))}>
                <path class="plate" d={TAB} /><path class="arrow" d={ARROW} />
                if grip == Grip::Barred { <path class="strike" d="M-11 13L11 -13" /> }
            </g>
        },
    };
    let [left, top, width, height] = [area.x, area.y, area.width, area.height].map(units);
    html! { <>
        <rect class="hit" x={left} y={top} {width} {height} />
        <g transform={drawn!("translate({} {})", x, y)}>{ drawing }</g>
        { marks::focus(area.grown(-3.0), TILE_RADIUS) }
    </> }
}
