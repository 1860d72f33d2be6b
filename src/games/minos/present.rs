//! What Minos shows, and where its words come from.

use super::board::{self, Arrival, Grip, Sliding, cell, ends};
use super::moves::{Move, Refusal, Slide};
use super::position::{Minos, SIDE};
use super::{Draft, text};
use crate::games::present::{Handle, Present, Question, Scene};
use crate::i18n::{Lang, Text};
use crate::rules::{Direction, Line, Position, Seat, Square, Target};
use crate::svg::marks::{self, Area};
use crate::svg::units;
use yew::{Html, html};

/// All slides, in the order of their handles: clockwise from the upper left corner.
fn clockwise() -> impl Iterator<Item = Slide> {
    let side = |direction: Direction| {
        (0..SIDE).map(move |index| {
            let last = SIDE - 1;
            let line = match direction {
                Direction::Up => Line::Column(index),
                Direction::Right => Line::Row(last - index),
                Direction::Down => Line::Column(last - index),
                Direction::Left => Line::Row(index),
            };
            Slide { line, direction }
        })
    };
    [Direction::Up, Direction::Right, Direction::Down, Direction::Left].into_iter().flat_map(side)
}

/// The slide that waits to be confirmed, or else the one just played.
fn sliding(scene: &Scene<Minos>) -> Option<Sliding> {
    match (scene.pending, scene.last_turn) {
        (Some(Move::Slide(slide)), _) => Some(Sliding { slide, is_ghost: true }),
        (_, Some(Move::Slide(slide))) if scene.is_fresh => Some(Sliding { slide, is_ghost: false }),
        _ => None,
    }
}

impl Minos {
    /// The position as a scene shows it.
    fn seen(&self, scene: &Scene<Minos>) -> Minos {
        self.shown(&scene.draft, scene.pending)
    }

    fn draw_refusal(refusal: Refusal) -> Html {
        let line_of = |line: Line| {
            let (first, last) = ends(line);
            marks::culprit_between(first, last)
        };
        match refusal {
            Refusal::GameOver => Html::default(),
            Refusal::Opposing { square }
            | Refusal::Occupied { square }
            | Refusal::PawnOnTile { end: square } => {
                html! { <>{ marks::hatched(cell(square)) }{ marks::culprit(cell(square)) }</> }
            }
            Refusal::Backward { from, to } | Refusal::NotOneStep { from, to } => {
                html! { <>{ marks::forbidden(cell(to)) }{ marks::cause(cell(to), cell(from)) }</> }
            }
            Refusal::NoPawn { square }
            | Refusal::DarkTile { square }
            | Refusal::Stuck { square }
            | Refusal::NoDarkTile { end: square } => marks::forbidden(cell(square)),
            Refusal::Locked { line, by } => html! { <>{ line_of(line) }{ marks::culprit(cell(by)) }</> },
            Refusal::Undoes { slide } => line_of(slide.line),
            Refusal::NoWay { line } => line_of(line),
        }
    }
}

impl Present for Minos {
    const VIEW_BOX: &'static str = "0 0 480 480";
    const CONFIRMS: bool = true;
    const QUESTIONS: &'static [Question] = text::QUESTIONS;

    /// A handle is small and lies at the edge, where a thumb slips; a step takes two presses anyway.
    fn confirms(mv: Move) -> bool {
        matches!(mv, Move::Slide(_))
    }

    fn shown(&self, _: &Draft, pending: Option<Move>) -> Minos {
        let mut shown = *self;
        if let Some(mv) = pending {
            shown.play_unchecked(mv);
        }
        shown
    }

    fn area(square: Square) -> Area {
        cell(square)
    }

    fn ground(&self, scene: &Scene<Minos>) -> Html {
        let shown = self.seen(scene);
        html! { <>
            <rect class="rim" x="1.5" y="1.5" width="477" height="477" rx="22" />
            <rect class="bed" x="32" y="32" width="416" height="416" rx="8" />
            { board::spools(self) }
            { board::tiles(&shown, sliding(scene)) }
            { board::threads() }
            { board::coordinates(&shown) }
        </> }
    }

    fn square(&self, square: Square, scene: &Scene<Minos>) -> Html {
        let area = cell(square);
        let [x, y, side] = [area.x, area.y, area.width].map(units);
        let is_lifted = scene.draft == Draft::Lifted { from: square };
        let arrival = match scene.last_turn {
            Some(Move::Step { from, to }) if scene.is_fresh && to == square => Some(Arrival::Step { from }),
            _ => Arrival::by_slide(sliding(scene), square),
        };
        html! { <>
            <rect class="hit" {x} {y} width={side.clone()} height={side} />
            if is_lifted { { marks::selected(area, board::TILE_RADIUS) } }
            { board::pawn_on(&self.seen(scene), square, is_lifted, arrival) }
            if scene.offers(Target::Square(square)) { { marks::offer(area) } }
            { marks::focus(area, board::TILE_RADIUS) }
        </> }
    }

    fn marks(&self, scene: &Scene<Minos>) -> Html {
        let last = scene.last_turn.filter(|_| scene.pending.is_none());
        let last = match last {
            None => Html::default(),
            Some(Move::Slide(slide)) => board::chevrons(slide),
            Some(Move::Step { from, to }) => {
                html! { <>{ marks::left(cell(from)) }{ marks::put(cell(to)) }</> }
            }
        };
        let pending = match scene.pending {
            Some(Move::Slide(slide)) => {
                let (first, last) = ends(slide.line);
                html! { <>{ board::chevrons(slide) }{ marks::selected(first.with(last).grown(2.5), board::TILE_RADIUS) }</> }
            }
            Some(Move::Step { from, to }) => {
                html! { <>{ marks::left(cell(from)) }{ marks::put(cell(to)) }</> }
            }
            None => Html::default(),
        };
        let threatened = if scene.warns { self.threatened() } else { crate::rules::Mask::EMPTY };
        let home = self.homecomer().map(Minos::goals);
        html! {
            <g class="marks" aria-hidden="true">
                { last }{ pending }
                { for threatened.map(|square| marks::threat_between(cell(square), cell(square))) }
                { for home.into_iter().flatten().map(|square| marks::made(cell(square).grown(-1.0), 8.0)) }
                { for scene.refused.map(|(_, refusal)| Minos::draw_refusal(refusal)) }
            </g>
        }
    }

    fn handles(&self, scene: &Scene<Minos>) -> Vec<Handle> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        let handle = |slide: Slide| {
            let grip = board::grip(self, slide)?;
            let is_chosen = scene.pending == Some(Move::Slide(slide));
            Some(Handle {
                presses: [Target::Line(slide.line), Target::Direction(slide.direction)],
                label: text::handle(self, slide, scene.lang),
                may: grip == Grip::Free,
                area: board::handle_area(slide),
                drawing: board::handle(slide, grip, is_chosen),
            })
        };
        clockwise().filter_map(handle).collect()
    }

    fn avatar(&self, seat: Seat) -> Html {
        html! { <g transform="translate(50 48) scale(1.9)">{ board::pawn(seat, false) }</g> }
    }

    fn chosen_square(draft: &Draft) -> Option<Square> {
        match *draft {
            Draft::Lifted { from } => Some(from),
            Draft::Start | Draft::Gripped { .. } => None,
        }
    }

    fn variant(&self) -> Option<Text> {
        Some(text::variant(self))
    }

    fn seat_name(seat: Seat) -> Text {
        text::seat(seat)
    }

    fn standing(&self, seat: Seat, lang: Lang) -> String {
        text::standing(self, seat, lang)
    }

    fn square_label(&self, square: Square, lang: Lang) -> String {
        text::square_label(self, square, lang)
    }

    fn prompt(&self, draft: &Draft, lang: Lang) -> String {
        text::prompt(self, draft, lang)
    }

    fn preview(&self, mv: Move, lang: Lang) -> String {
        text::preview(self, mv, lang)
    }

    fn why_not(refusal: &Refusal, lang: Lang) -> (String, String) {
        text::why_not(*refusal, lang)
    }

    fn told(mv: Move, lang: Lang) -> String {
        text::told(mv, lang)
    }

    fn alert(&self, lang: Lang) -> Option<String> {
        text::alert(self, lang)
    }

    fn reason(&self, _: Option<Move>, lang: Lang) -> String {
        text::reason(self, lang)
    }
}
