//! The board of Shape & Colour, from the drawings of `drawing.rs`.

use super::drawing::{self, Shown, View, cell};
use super::score::{draw_score, draw_ties};
use crate::games::picture::{Paper, Picture};
use crate::games::scene::Scene;
use crate::games::shape_colour::moves::Refusal;
use crate::games::shape_colour::pieces::Kind;
use crate::games::shape_colour::position::{LEVELS, ShapeColour};
use crate::rules::{Guided, Seat, Square};
use crate::svg::marks::{self, Area};
use yew::{Html, html};

/// A player, in a picture of 100: the number of the seat on the chest.
fn draw_person(seat: Seat) -> Html {
    let class = if seat.0.is_multiple_of(2) { "person" } else { "person second" };
    html! {
        <g {class}>
            <circle cx="50" cy="27" r="17" />
            <path d="M14 92C14 62 30 50 50 50S86 62 86 92Z" />
            <text x="50" y="86">{ seat.0 + 1 }</text>
        </g>
    }
}

/// The refused rod, and the pieces that are the reason.
fn draw_refusal(scene: &Scene<ShapeColour>) -> Html {
    let view = View::of(scene);
    let Some((_, refusal)) = scene.refused else { return Html::default() };
    match refusal {
        Refusal::TwiceTo { rod } | Refusal::Full { rod } | Refusal::NotEmpty { rod } => {
            let stack = match view {
                View::All => view.room(rod, 0).with(view.room(rod, LEVELS - 1)),
                View::Level(_) => view.room(rod, 0),
            };
            html! { <>{ marks::forbidden(cell(rod)) }{ marks::culprit_area(stack, 14.0) }</> }
        }
        Refusal::BackToSource { rod } | Refusal::NothingToSpread { rod } => marks::forbidden(cell(rod)),
        _ => Html::default(),
    }
}

impl Picture for ShapeColour {
    const SIZE: [u16; 2] = [472, 512];
    const ROTATES: bool = false;

    fn area(rod: Square) -> Area {
        cell(rod)
    }

    fn ground(&self, scene: &Scene<ShapeColour>) -> Html {
        let view = View::of(scene);
        let now = self.shown(&scene.draft, scene.waiting);
        html! { <g aria-hidden="true">
            { drawing::slab(view) }
            { for Shown::of(self, scene).map(|shown| draw_ties(&shown, view)) }
            { now.draw_rods(view) }
        </g> }
    }

    fn square(&self, square: Square, scene: &Scene<ShapeColour>) -> Html {
        self.draw_square(square, scene)
    }

    fn marks(&self, scene: &Scene<ShapeColour>) -> Html {
        let view = View::of(scene);
        html! {
            <g class="marks" aria-hidden="true">
                { for Shown::of(self, scene).map(|shown| draw_score(&shown, view)) }
                { draw_refusal(scene) }
            </g>
        }
    }

    fn paper() -> Paper {
        super::paper::paper()
    }

    fn avatar(&self, seat: Seat) -> Html {
        draw_person(seat)
    }

    fn tray_piece(_: Seat, kind: u8) -> Html {
        let piece = drawing::draw_kind(Kind::all()[usize::from(kind)]);
        drawing::draw_at((49.0, 52.0), 1.9, piece)
    }
}
