//! The board of Quantik: a slab of wood with four regions of four wells.

use crate::games::picture::{Paper, Picture};
use crate::games::quantik::moves::{House, Refusal};
use crate::games::quantik::position::{Quantik, Shape};
use crate::games::scene::Scene;
use crate::rules::{Seat, Square, Target};
use crate::svg::drawn;
use crate::svg::marks::{self, Area};
use crate::svg::solids::{self, Solid, solid};
use crate::svg::units;
use yew::{Html, html};

const CELL: f32 = 100.0;
const CELL_RADIUS: f32 = 10.0;
/// Where the four columns begin, and from the top the four rows.
const STARTS: [f32; 4] = [24.0, 128.0, 244.0, 348.0];
const REGION: f32 = 214.0;
const REGION_STARTS: [f32; 2] = [19.0, 239.0];

fn cell(square: Square) -> Area {
    Area::square(STARTS[square.column() as usize], STARTS[3 - square.row() as usize], CELL)
}

fn wood(seat: Seat) -> &'static str {
    if seat == Seat::FIRST { solids::LIGHT_WOOD } else { solids::DARK_WOOD }
}

pub(super) fn draw_piece(seat: Seat, shape: Shape) -> Html {
    let form = match shape {
        Shape::Sphere => Solid::Sphere,
        Shape::Cylinder => Solid::Cylinder,
        Shape::Cube => Solid::Cube,
        Shape::Cone => Solid::Cone,
    };
    solid(form, wood(seat))
}

fn house_area(house: House) -> Area {
    let areas = house.squares().map(cell);
    areas.reduce(Area::with).expect("a house has squares").grown(3.0)
}

fn plates() -> Html {
    let plate = |x: f32, y: f32| {
        html! {
            <rect class="region" x={units(x)} y={units(y)} width={units(REGION)} height={units(REGION)} rx="14" />
        }
    };
    html! { <>
        <rect class="slab" x="1.5" y="1.5" width="469" height="469" rx="20" />
        { for REGION_STARTS.iter().flat_map(|&y| REGION_STARTS.iter().map(move |&x| plate(x, y))) }
    </> }
}

fn coordinates() -> Html {
    let column = |index: usize| {
        let x = units(STARTS[index] + CELL / 2.0);
        html! { <text class="coordinate" {x} y="466">{ (b'a' + index as u8) as char }</text> }
    };
    let row = |index: usize| {
        let y = units(STARTS[3 - index] + CELL / 2.0 + 5.0);
        html! { <text class="coordinate" x="10.5" {y}>{ index + 1 }</text> }
    };
    html! { <g aria-hidden="true">{ for (0..4).map(column) }{ for (0..4).map(row) }</g> }
}

impl Quantik {
    fn draw_square(&self, square: Square, scene: &Scene<Quantik>) -> Html {
        let area = cell(square);
        let offered = scene.offers.contains(&Target::Square(square));
        // Regions alternate like the squares of a chess board.
        let dark = (square.column() / 2 + square.row() / 2) % 2 == 1;
        let well = if dark { "well second" } else { "well" };
        let corner = [area.x, area.y].map(units);
        let lip = drawn!("M{} {}H{}", area.x + 8.0, area.y + 3.0, area.x + CELL - 8.0);
        let piece = self.piece_at(square).map(|(seat, shape)| {
            html! { <g transform={drawn!("translate({} {})", area.x, area.y)}>{ draw_piece(seat, shape) }</g> }
        });
        html! { <>
            <rect class={well} x={corner[0].clone()} y={corner[1].clone()} width="100" height="100" rx="10" />
            <path class="lip" d={lip} />
            { piece }
            if scene.draft.square == Some(square) { { marks::selected(area, CELL_RADIUS) } }
            else if offered { { marks::offer(area) } }
            { marks::focus(area, CELL_RADIUS) }
        </> }
    }

    /// What is drawn above all squares.
    fn draw_marks(&self, scene: &Scene<Quantik>) -> Html {
        let refusal = match scene.refused {
            Some((_, Refusal::Opposed { square, by, .. })) => {
                html! { <>{ marks::forbidden(cell(square)) }{ marks::cause(cell(square), cell(by)) }</> }
            }
            Some((_, Refusal::NothingFits { square })) => marks::forbidden(cell(square)),
            _ => Html::default(),
        };
        // A line that wins says where the last piece went.
        let put = scene.last_turn.filter(|_| !self.is_won());
        html! {
            <g class="marks" aria-hidden="true">
                { for put.map(|mv| marks::put(cell(mv.square))) }
                { for self.completed().map(|house| marks::made(house_area(house), 16.0)) }
                { refusal }
            </g>
        }
    }
}

impl Picture for Quantik {
    const SIZE: [u16; 2] = [472, 472];

    fn area(square: Square) -> Area {
        cell(square)
    }

    fn ground(&self, _: &Scene<Quantik>) -> Html {
        html! { <>{ plates() }{ coordinates() }</> }
    }

    fn square(&self, square: Square, scene: &Scene<Quantik>) -> Html {
        self.draw_square(square, scene)
    }

    fn marks(&self, scene: &Scene<Quantik>) -> Html {
        self.draw_marks(scene)
    }

    fn paper() -> Paper {
        super::paper::paper()
    }

    fn avatar(&self, seat: Seat) -> Html {
        draw_piece(seat, Shape::Cube)
    }

    fn tray_piece(seat: Seat, kind: u8) -> Html {
        draw_piece(seat, Shape::ALL[usize::from(kind)])
    }
}
