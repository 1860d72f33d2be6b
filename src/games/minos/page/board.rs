//! The board of Minos: tiles, pawns, marks, and the handles at the ends of its lines.

use super::drawing::{self, Arrival, Sliding, cell, ends};
use crate::games::minos::Draft;
use crate::games::minos::handles::Grip;
use crate::games::minos::moves::{Move, Refusal, Slide};
use crate::games::minos::position::Minos;
use crate::games::picture::{Handle, Paper, Picture};
use crate::games::scene::Scene;
use crate::rules::{Guided, Line, Seat, Square, Target};
use crate::svg::marks::{self, Area};
use crate::svg::units;
use yew::{Html, html};

/// The slide that waits to be confirmed, or else the one just played.
fn sliding(scene: &Scene<Minos>) -> Option<Sliding> {
    match (scene.waiting, scene.last_turn) {
        (Some(Move::Slide(slide)), _) => Some(Sliding { slide, is_ghost: true }),
        (_, Some(Move::Slide(slide))) if scene.is_fresh => Some(Sliding { slide, is_ghost: false }),
        _ => None,
    }
}

impl Minos {
    /// The position as a scene shows it.
    fn seen(&self, scene: &Scene<Minos>) -> Minos {
        self.shown(&scene.draft, scene.waiting)
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

impl Picture for Minos {
    const SIZE: [u16; 2] = [480, 480];

    fn area(square: Square) -> Area {
        cell(square)
    }

    fn ground(&self, scene: &Scene<Minos>) -> Html {
        let shown = self.seen(scene);
        html! { <>
            { drawing::bed() }
            { drawing::spools(self) }
            { drawing::tiles(&shown, sliding(scene)) }
            { drawing::threads() }
            { drawing::coordinates() }
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
            if is_lifted { { marks::selected(area, drawing::TILE_RADIUS) } }
            { drawing::pawn_on(&self.seen(scene), square, is_lifted, arrival) }
            if scene.offers(Target::Square(square)) { { marks::offer(area) } }
            { marks::focus(area, drawing::TILE_RADIUS) }
        </> }
    }

    fn marks(&self, scene: &Scene<Minos>) -> Html {
        let last = scene.last_turn.filter(|_| scene.waiting.is_none());
        let last = match last {
            None => Html::default(),
            Some(Move::Slide(slide)) => drawing::chevrons(slide),
            Some(Move::Step { from, to }) => {
                html! { <>{ marks::left(cell(from)) }{ marks::put(cell(to)) }</> }
            }
        };
        let pending = match scene.waiting {
            Some(Move::Slide(slide)) => {
                let (first, last) = ends(slide.line);
                html! { <>{ drawing::chevrons(slide) }{ marks::selected(first.with(last).grown(2.5), drawing::TILE_RADIUS) }</> }
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

    fn draw_handles(&self, scene: &Scene<Minos>) -> Vec<Handle> {
        let handle = |(slide, grip): (Slide, Grip)| Handle {
            presses: slide.presses(),
            is_enabled: grip == Grip::Free,
            area: drawing::handle_area(slide),
            drawing: drawing::handle(slide, grip, scene.waiting == Some(Move::Slide(slide))),
        };
        self.grips().map(handle).collect()
    }

    fn paper() -> Paper {
        super::paper::paper()
    }

    fn avatar(&self, seat: Seat) -> Html {
        html! { <g transform="translate(50 48) scale(1.9)">{ drawing::pawn(seat, false) }</g> }
    }
}
