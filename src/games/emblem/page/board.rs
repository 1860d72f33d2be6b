//! The board of Emblem: thirty-six squares that bear signs, red discs and blue hexagons.

use crate::games::emblem::moves::Refusal;
use crate::games::emblem::position::{Emblem, SIDE, Symbol};
use crate::games::picture::{Paper, Picture};
use crate::games::scene::Scene;
use crate::rules::{Mask, Position, Seat, Square, Target};
use crate::svg::drawn;
use crate::svg::marks::{self, Area};
use crate::svg::units;
use yew::{Html, classes, html};

const CELL: f32 = 72.0;
const CELL_RADIUS: f32 = 7.0;
const PITCH: f32 = 76.0;
const FIRST: f32 = 24.0;
/// The thickness of a piece that is awake, and how far it rises when it is chosen.
const THICKNESS: f32 = 5.0;
const RISE: f32 = 3.0;

fn cell(square: Square) -> Area {
    let at = |index: u8| FIRST + PITCH * f32::from(index);
    Area::square(at(square.column()), at(SIDE - 1 - square.row()), CELL)
}

pub(super) fn all_squares() -> impl Iterator<Item = Square> {
    (0..SIDE).flat_map(|row| (0..SIDE).map(move |column| Square::new(column, row)))
}

fn at(square: Square, drawing: Html) -> Html {
    let (x, y) = cell(square).centre();
    html! { <g transform={drawn!("translate({} {})", x, y)}>{ drawing }</g> }
}

/// A sign around the origin.
fn sign(symbol: Symbol, size: f32) -> Html {
    let path = match symbol {
        Symbol::Circle => {
            let r = size * 0.88;
            drawn!("M{} 0A{} {} 0 0 1 {} 0A{} {} 0 0 1 {} 0Z", r, r, r, -r, r, r, r)
        }
        Symbol::Triangle => drawn!("M0 {}L{} {}H{}Z", -size, size, size * 0.75, -size),
        Symbol::Square => {
            let half = size * 0.8;
            drawn!("M{0} {0}H{1}V{1}H{0}Z", -half, half)
        }
        Symbol::Cross => drawn!("M0 {0}V{1}M{0} 0H{1}", -size, size),
    };
    html! { <path class={classes!("sign", (symbol == Symbol::Cross).then_some("cross"))} d={path} /> }
}

/// The form of a player's pieces around the origin: a disc, or a hexagon that is a little larger.
fn form(seat: Seat, r: f32) -> String {
    if seat == Seat::FIRST {
        return drawn!("M{} 0A{} {} 0 0 1 {} 0A{} {} 0 0 1 {} 0Z", r, r, r, -r, r, r, r);
    }
    let r = r + 3.0;
    let (half, high) = (r / 2.0, r * 0.866);
    drawn!("M{3} 0L{4} {5}H{0}L{1} 0L{0} {2}H{4}Z", -half, -r, -high, r, half, high)
}

fn colour(seat: Seat) -> &'static str {
    if seat == Seat::FIRST { "red" } else { "blue" }
}

/// A piece that has moved: thick, with a bright sign.
pub(super) fn awake(seat: Seat, symbol: Symbol, rise: f32) -> Html {
    html! {
        <g class={classes!("piece", colour(seat))}>
            <path class="side" d={form(seat, 28.0)} transform={drawn!("translate(0 {})", THICKNESS)} />
            <g class="upper" transform={drawn!("translate(0 {})", -rise)}>
                if rise > 0.0 { <path class="side" d={form(seat, 28.0)} transform={drawn!("translate(0 {})", THICKNESS)} /> }
                <path class="face" d={form(seat, 28.0)} />
                <path class="rim" d={form(seat, 23.0)} />
                { sign(symbol, 12.5) }
            </g>
        </g>
    }
}

/// A piece that has never moved: flat and pale, with a crescent.
pub(super) fn asleep(seat: Seat, symbol: Symbol) -> Html {
    html! {
        <g class={classes!("piece", "asleep", colour(seat))}>
            <path class="face" d={form(seat, 25.5)} />
            <path class="rim" d={form(seat, 25.5)} />
            { sign(symbol, 11.5) }
            <g transform="translate(20 -20)">
                <circle class="badge" r="9" />
                <path class="moon" d="M2.5 -5A5.2 5.2 0 1 0 5 3.2A4.3 4.3 0 0 1 2.5 -5Z" />
            </g>
        </g>
    }
}

pub(super) fn coordinates() -> Html {
    let label = |index: u8| {
        let (x, y) = cell(Square::new(index, index)).centre();
        html! { <>
            <text class="coordinate" x={units(x)} y="493">{ (b'a' + index) as char }</text>
            <text class="coordinate" x="12.5" y={units(y + 5.0)}>{ index + 1 }</text>
        </> }
    };
    html! { <g aria-hidden="true">{ for (0..SIDE).map(label) }</g> }
}

/// The ends of a line of squares.
fn ends(line: Mask) -> (Area, Area) {
    let squares: Vec<Square> = line.collect();
    (cell(squares[0]), cell(squares[squares.len() - 1]))
}

pub(super) fn frame() -> Html {
    html! { <rect class="frame" x="1.5" y="1.5" width="497" height="497" rx="20" /> }
}

/// A square of the board with its sign, if one is seen.
pub(super) fn tile(square: Square, symbol: Option<Symbol>) -> Html {
    let Area { x, y, .. } = cell(square);
    let [x, y, side, radius] = [x, y, CELL, CELL_RADIUS].map(units);
    html! {
        <g class={classes!("tile", Emblem::is_area(square).then_some("area"))}>
            <rect {x} {y} width={side.clone()} height={side} rx={radius} />
            { for symbol.map(|symbol| at(square, sign(symbol, 15.0))) }
        </g>
    }
}

impl Emblem {
    fn draw_piece(&self, square: Square, scene: &Scene<Emblem>) -> Html {
        let Some((seat, symbol)) = self.piece_at(square) else { return Html::default() };
        let drawing = match scene.draft.from {
            _ if self.asleep().has(square) => asleep(seat, symbol),
            Some(from) if from == square => awake(seat, symbol, RISE),
            _ => awake(seat, symbol, 0.0),
        };
        let step = scene.last_turn.and_then(|mv| mv.squares());
        let arrived = step.filter(|&(_, to)| scene.is_fresh && to == square);
        let Some((from, to)) = arrived else { return at(square, drawing) };
        let ((x, y), (from_x, from_y)) = (cell(to).centre(), cell(from).centre());
        let woke = scene.before.is_some_and(|before| before.asleep().has(from));
        let way = drawn!("--dx:{}px;--dy:{}px", from_x - x, from_y - y);
        let drawing =
            html! { <g class={classes!("arriving", woke.then_some("waking"))} style={way}>{ drawing }</g> };
        at(square, drawing)
    }

    /// The neighbours that a piece may not step on because they bear its own sign.
    fn shunned(&self, from: Square) -> impl Iterator<Item = Square> {
        let own = self.piece_at(from).map(|(_, symbol)| symbol);
        let pos = *self;
        let around = from.mask().ring() & !self.occupied();
        around.filter(move |&square| {
            square.column() < SIDE && square.row() < SIDE && pos.symbol_of(square) == own
        })
    }

    fn draw_refusal(&self, refusal: Refusal) -> Html {
        match refusal {
            Refusal::GameOver | Refusal::NoSwap => Html::default(),
            Refusal::OwnSymbol { symbol, square } => html! { <>
                { marks::hatched(cell(square)) }{ marks::culprit(cell(square)) }
                { at(square, html! { <g class="own-sign">{ sign(symbol, 15.0) }{ sign(symbol, 15.0) }</g> }) }
            </> },
            Refusal::TooFar { from, to } => {
                html! { <>{ marks::forbidden(cell(to)) }{ marks::cause(cell(to), cell(from)) }</> }
            }
            Refusal::Occupied { square } | Refusal::Opposing { square } => {
                html! { <>{ marks::hatched(cell(square)) }{ marks::culprit(cell(square)) }</> }
            }
            Refusal::NoPiece { square } => marks::forbidden(cell(square)),
            Refusal::Stuck { square } => html! { <>
                { marks::forbidden(cell(square)) }
                { for self.shunned(square).map(|square| marks::struck(cell(square))) }
            </> },
        }
    }

    fn draw_marks(&self, scene: &Scene<Emblem>) -> Html {
        let winner = self.outcome().and_then(|outcome| outcome.winner()).map(|side| Seat(side.0));
        let lines: Vec<Mask> = winner.map_or(Vec::new(), |seat| self.lines(seat).collect());
        let threats = if scene.warns { self.threats() } else { Vec::new() };
        let last = scene.last_turn.and_then(|mv| mv.squares());
        html! {
            <g class="marks" aria-hidden="true">
                { for last.map(|(from, _)| marks::left(cell(from))) }
                { for scene.draft.from.iter().flat_map(|&from| self.shunned(from)).map(|square| marks::struck(cell(square))) }
                { for threats.iter().map(|&line| ends(line)).map(|(first, last)| marks::threat_between(first, last)) }
                { for last.filter(|_| lines.is_empty()).map(|(_, to)| marks::put(cell(to))) }
                { for lines.iter().map(|&line| ends(line)).map(|(first, last)| marks::made_between(first, last)) }
                { for scene.refused.map(|(_, refusal)| self.draw_refusal(refusal)) }
            </g>
        }
    }
}

impl Picture for Emblem {
    const SIZE: [u16; 2] = [500, 500];

    fn area(square: Square) -> Area {
        cell(square)
    }

    fn ground(&self, _: &Scene<Emblem>) -> Html {
        // A piece that is asleep bears the sign it stands on.
        let seen = |square: Square| self.symbol_of(square).filter(|_| !self.asleep().has(square));
        html! { <>
            { frame() }
            { coordinates() }
            { for all_squares().map(|square| tile(square, seen(square))) }
        </> }
    }

    fn square(&self, square: Square, scene: &Scene<Emblem>) -> Html {
        let area = cell(square);
        let [x, y, side] = [area.x, area.y, CELL].map(units);
        html! { <>
            <rect class="hit" {x} {y} width={side.clone()} height={side} />
            if scene.draft.from == Some(square) { { marks::selected(area, CELL_RADIUS) } }
            { self.draw_piece(square, scene) }
            if scene.draft.from.is_some() && scene.offers(Target::Square(square)) { { marks::offer(area) } }
            { marks::focus(area, CELL_RADIUS) }
        </> }
    }

    fn marks(&self, scene: &Scene<Emblem>) -> Html {
        self.draw_marks(scene)
    }

    fn paper() -> Paper {
        super::paper::paper()
    }

    fn avatar(&self, seat: Seat) -> Html {
        let symbol = if seat == Seat::FIRST { Symbol::Square } else { Symbol::Cross };
        html! { <g transform="translate(50 47) scale(1.45)">{ awake(seat, symbol, 0.0) }</g> }
    }
}
