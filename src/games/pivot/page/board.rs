//! The board of Pivot: a slate with sixteen slots, and cards with two faces.

use crate::games::picture::{Paper, Picture};
use crate::games::pivot::draft::Draft;
use crate::games::pivot::moves::{Move, Pivoting, Refusal};
use crate::games::pivot::position::{Face, Pivot, ends};
use crate::games::scene::Scene;
use crate::rules::{Direction, Guided, Position, Seat, Square, Target};
use crate::svg::drawn;
use crate::svg::marks::{self, Area};
use crate::svg::units;
use yew::{Html, classes, html};

const CELL: f32 = 100.0;
const CELL_RADIUS: f32 = 12.0;
const PITCH: f32 = 108.0;
const EDGE: f32 = 24.0;

fn cell(square: Square) -> Area {
    let [x, y] = [square.column(), 3 - square.row()].map(|n| EDGE + PITCH * f32::from(n));
    Area::square(x, y, CELL)
}

/// One face of a card, in a box of 100.
pub(super) fn draw_face(seat: Seat, face: Face) -> Html {
    let glyph = match seat {
        Seat::FIRST => html! { <rect class="glyph" x="32" y="32" width="36" height="36" rx="2" /> },
        _ => html! { <circle class="glyph" cx="50" cy="50" r="20" /> },
    };
    let side = match face {
        Face::Black => "black",
        Face::Silver => "silver",
    };
    html! {
        <g class={classes!("pivot-card", side)}>
            <rect class="under" x="8" y="11" width="86" height="86" rx="12" />
            <rect class="face" x="7" y="7" width="86" height="86" rx="12" />
            if face == Face::Silver { <path class="glints" d="M10 60.3L60.3 10H79Q90 10 90 17.3L17.3 90H21Q10 90 10 79Z" /> }
            <rect class="frame" x="12" y="12" width="76" height="76" rx="8" />
            { glyph }
        </g>
    }
}

fn slots() -> Html {
    let slot = |index: usize| {
        let square = Square::of_index(index, 4);
        let Area { x, y, .. } = cell(square);
        let is_second = (square.column() + square.row()).is_multiple_of(2);
        let class = if is_second { "slot second" } else { "slot" };
        html! { <>
            <rect {class} x={units(x)} y={units(y)} width="100" height="100" rx="12" />
            <circle class="slot-point" cx={units(x + 50.0)} cy={units(y + 50.0)} r="3" />
        </> }
    };
    html! { <g aria-hidden="true">
        <rect class="slate" x="1.5" y="1.5" width="469" height="469" rx="20" />
        { for (0..16).map(slot) }
    </g> }
}

fn coordinates() -> Html {
    let middle = |index: usize| EDGE + PITCH * index as f32 + CELL / 2.0;
    let column = |index: usize| {
        html! { <text class="coordinate" x={units(middle(index))} y="465">{ (b'a' + index as u8) as char }</text> }
    };
    let row = |index: usize| {
        html! { <text class="coordinate" x="12" y={units(middle(3 - index) + 5.0)}>{ index + 1 }</text> }
    };
    html! { <g aria-hidden="true">{ for (0..4).map(column) }{ for (0..4).map(row) }</g> }
}

/// What a scene shows of the first step: one that is half-made, or that of the last turn.
fn pivoting_in(scene: &Scene<Pivot>) -> Option<Pivoting> {
    match scene.draft {
        Draft::Pivoted(pivoting, _) => Some(pivoting),
        Draft::Start(_) | Draft::Lifted { .. } => scene.last_turn?.pivot,
    }
}

/// The last turn, as long as no other has begun to change the board.
fn last_turn(scene: &Scene<Pivot>) -> Option<Move> {
    scene.last_turn.filter(|_| !matches!(scene.draft, Draft::Pivoted(..)))
}

/// A card on its square. One that was just turned over or laid is animated; with its key, the animation runs only once.
fn draw_card(square: Square, (seat, face): (Seat, Face), scene: &Scene<Pivot>) -> Html {
    let Area { x, y, .. } = cell(square);
    let transform = drawn!("translate({} {})", x, y);
    let is_seen_coming = scene.is_fresh || matches!(scene.draft, Draft::Pivoted(..));
    let came = pivoting_in(scene).filter(|pivoting| is_seen_coming && pivoting.to == square);
    let is_laid = scene.is_fresh && last_turn(scene).is_some_and(|mv| mv.square == square);
    if let Some(Pivoting { from, to }) = came {
        let [dx, dy] = [from.column() as f32 - to.column() as f32, to.row() as f32 - from.row() as f32]
            .map(|n| n * PITCH);
        let [sx, sy] = [dx, dy].map(|along| if along == 0.0 { 1.0 } else { 0.0 });
        let style = drawn!("--dx:{}px;--dy:{}px;--sx:{};--sy:{}", dx, dy, sx, sy);
        return html! {
            <g key={format!("{from}{to}{}", face as u8)} {transform} {style}>
                <g class="flip-away" aria-hidden="true">{ draw_face(seat, face.turned_over()) }</g>
                <g class="flip-in">{ draw_face(seat, face) }</g>
            </g>
        };
    }
    let key = format!("{square}{}{}{}", seat.0, face as u8, if is_laid { "laid" } else { "" });
    html! { <g {key} {transform}><g class={is_laid.then_some("laid")}>{ draw_face(seat, face) }</g></g> }
}

impl Pivot {
    fn draw_square(&self, square: Square, scene: &Scene<Pivot>) -> Html {
        let area = cell(square);
        let [x, y] = [area.x, area.y].map(units);
        let is_offered = scene.offers.contains(&Target::Square(square));
        let is_chosen = Pivot::chosen_square(&scene.draft) == Some(square);
        let card = self.drafted(&scene.draft).card_at(square);
        let (drawn, offer) = match (card, scene.draft) {
            (Some(card), _) if is_chosen => (
                html! { <g class="raised">{ draw_card(square, card, scene) }</g> },
                marks::selected(area, CELL_RADIUS),
            ),
            (Some(card), _) => {
                let pip = if is_offered { marks::may(area) } else { Html::default() };
                (draw_card(square, card, scene), pip)
            }
            (None, _) if is_chosen => (Html::default(), marks::selected(area, CELL_RADIUS)),
            // Where a card may go, its other face shows what it would become.
            (None, Draft::Lifted { from }) if is_offered => {
                let (seat, face) = self.card_at(from).expect("only a card is lifted");
                let ghost = html! {
                    <g class="ghost" transform={format!("translate({x} {y})")}>{ draw_face(seat, face.turned_over()) }</g>
                };
                (ghost, marks::offer(area))
            }
            (None, _) if is_offered => (Html::default(), marks::offer(area)),
            (None, _) => (Html::default(), Html::default()),
        };
        html! { <>
            <rect class="hit" {x} {y} width="100" height="100" />
            { drawn }
            <g class="marks" aria-hidden="true">{ offer }</g>
            { marks::focus(area, CELL_RADIUS) }
        </> }
    }

    fn draw_refusal(&self, scene: &Scene<Pivot>) -> Html {
        let Some((target, refusal)) = scene.refused else { return Html::default() };
        let caused = |square: Square, by: Square| {
            html! { <>{ marks::forbidden(cell(square)) }{ marks::cause(cell(square), cell(by)) }</> }
        };
        match (refusal, target) {
            (Refusal::NotNextTo { from, to }, _) => caused(to, from),
            (Refusal::PivotFirst { card }, Target::Square(square)) => caused(square, card),
            (Refusal::PivotFirst { card }, _) => marks::culprit(cell(card)),
            (Refusal::NoRoom { square }, _) => {
                let beside = Direction::ALL.into_iter().filter_map(|direction| square.step(direction, 4, 4));
                html! { <>
                    { for beside.map(|by| marks::culprit(cell(by))) }
                    { marks::forbidden(cell(square)) }
                </> }
            }
            (Refusal::OwnCard { square } | Refusal::Occupied { square } | Refusal::NoCard { square }, _) => {
                marks::forbidden(cell(square))
            }
            (Refusal::GameOver, _) => Html::default(),
        }
    }

    fn draw_lines(&self, scene: &Scene<Pivot>) -> Html {
        let shown = self.drafted(&scene.draft);
        let is_over = self.outcome().is_some();
        let seats = [Seat::FIRST, Seat::SECOND];
        let line = |(seat, line): (Seat, u16)| {
            let (first, last) = ends(line);
            // The lines of the player who has just moved must be answered.
            let threatens = !is_over && seat != self.turn();
            let draw = if threatens { marks::threat_between } else { marks::made_between };
            draw(cell(first), cell(last))
        };
        let seats = seats.into_iter().filter(|&seat| is_over || scene.warns || seat == self.turn());
        let lines = seats.flat_map(|seat| shown.lines(seat).map(move |mask| (seat, mask)));
        html! { <>{ for lines.map(line) }</> }
    }
}

impl Picture for Pivot {
    const SIZE: [u16; 2] = [472, 472];

    fn area(square: Square) -> Area {
        cell(square)
    }

    fn ground(&self, _: &Scene<Pivot>) -> Html {
        html! { <>{ slots() }{ coordinates() }</> }
    }

    fn square(&self, square: Square, scene: &Scene<Pivot>) -> Html {
        self.draw_square(square, scene)
    }

    fn marks(&self, scene: &Scene<Pivot>) -> Html {
        let pivoting = pivoting_in(scene);
        // In a finished game, the winning line is marked.
        let laid = last_turn(scene).map(|mv| mv.square);
        let put = [pivoting.map(|pivoting| pivoting.to), laid].into_iter().flatten();
        let chosen = Pivot::chosen_square(&scene.draft);
        let put = put.filter(|&square| self.outcome().is_none() && chosen != Some(square));
        let left = pivoting.map(|pivoting| pivoting.from).filter(|&from| Some(from) != laid);
        html! {
            <g class="marks" aria-hidden="true">
                { for left.map(|from| marks::left(cell(from))) }
                { self.draw_lines(scene) }
                { for put.map(|square| marks::put(cell(square))) }
                { self.draw_refusal(scene) }
            </g>
        }
    }

    fn paper() -> Paper {
        super::paper::paper()
    }

    fn avatar(&self, seat: Seat) -> Html {
        draw_face(seat, Face::Black)
    }

    fn tray_piece(seat: Seat, kind: u8) -> Html {
        draw_face(seat, Face::ALL[usize::from(kind)])
    }
}
