//! The drawings of Shape & Colour: sixteen rods seen from the front, with a shelf for each row, so that no piece hides
//! another; or one level alone, seen from above.

use crate::games::scene::Scene;
use crate::games::shape_colour::draft::Draft;
use crate::games::shape_colour::moves::{Move, Spread};
use crate::games::shape_colour::pieces::{Colour, Kind, Shape};
use crate::games::shape_colour::position::{LEVELS, ShapeColour};
use crate::games::shape_colour::scoring::{Place, Point};
use crate::rules::{Guided, Square, Target};
use crate::svg::blocks::{self, Form, Paint};
use crate::svg::drawn;
use crate::svg::marks::{self, Area};
use crate::svg::units;
use yew::{Html, html};

const CELL_RADIUS: f32 = 10.0;

pub(super) fn cell(rod: Square) -> Area {
    let [column, row] = [rod.column(), 3 - rod.row()].map(f32::from);
    Area { x: 24.0 + 106.0 * column, y: 20.0 + 118.0 * row, width: 106.0, height: 118.0 }
}

/// The view: all levels from the front, or one of them from above.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum View {
    All,
    Level(usize),
}

impl View {
    pub(super) fn of(scene: &Scene<ShapeColour>) -> View {
        match scene.view {
            0 => View::All,
            view => View::Level(LEVELS.saturating_sub(view as usize)),
        }
    }

    pub fn shows(self, level: usize) -> bool {
        self == View::All || self == View::Level(level)
    }

    /// The middle of a piece on this level of a rod.
    pub fn middle(self, rod: Square, level: usize) -> (f32, f32) {
        let Area { x, y, .. } = cell(rod);
        match self {
            View::All => (x + 53.0, y + 89.0 - 33.0 * level as f32),
            View::Level(_) => (x + 46.0, y + 59.0),
        }
    }

    const fn scale(self) -> f32 {
        match self {
            View::All => 1.1,
            View::Level(_) => 1.65,
        }
    }

    /// The area of a piece.
    pub(super) fn room(self, rod: Square, level: usize) -> Area {
        let ((x, y), scale) = (self.middle(rod, level), self.scale());
        Area { x: x - 24.5 * scale, y: y - 20.5 * scale, width: 49.0 * scale, height: 39.0 * scale }
    }
}

pub(super) fn draw_kind(Kind { shape, colour }: Kind) -> Html {
    let form = match shape {
        Shape::Cube => Form::Cube,
        Shape::Cylinder => Form::Cylinder,
        Shape::Sphere => Form::Sphere,
    };
    let paint = match colour {
        Colour::Blue => Paint::Blue,
        Colour::Yellow => Paint::Yellow,
        Colour::Red => Paint::Red,
    };
    blocks::block(form, paint)
}

pub(super) fn draw_at((x, y): (f32, f32), scale: f32, drawing: Html) -> Html {
    html! { <g transform={drawn!("translate({} {}) scale({})", x, y, scale)}>{ drawing }</g> }
}

/// The turn that a scene shows: one that waits or is half-made, or the last one.
pub(super) struct Shown {
    before: ShapeColour,
    pub spread: Option<Spread>,
    add: Option<(Kind, Square)>,
    is_last: bool,
    /// It has just been played.
    is_fresh: bool,
}

/// A piece that this turn has put down.
pub(super) struct Put {
    pub rod: Square,
    pub level: usize,
    /// Where it came from; `None` for a piece from the box.
    pub from: Option<(Square, usize)>,
}

impl Put {
    pub fn is_in(&self, place: Place) -> bool {
        match place {
            Place::Rod { rod } => rod == self.rod,
            Place::Level { level, rods } => {
                level as usize == self.level && rods >> self.rod.index(4) & 1 == 1
            }
        }
    }
}

impl Shown {
    pub(super) fn of(pos: &ShapeColour, scene: &Scene<ShapeColour>) -> Option<Shown> {
        let of_turn = |before, mv: Move, is_last| Shown {
            before,
            spread: mv.spread,
            add: Some((mv.kind, mv.rod)),
            is_last,
            is_fresh: scene.is_fresh,
        };
        if let Some(mv) = scene.waiting {
            return Some(of_turn(*pos, mv, false));
        }
        if scene.draft == Draft::default() {
            return Some(of_turn(scene.before?, scene.last_turn?, true));
        }
        Some(Shown { before: *pos, spread: scene.draft.spread, add: None, is_last: false, is_fresh: false })
    }

    pub fn put(&self) -> Vec<Put> {
        let mut put = Vec::new();
        let mut pos = self.before;
        if let Some(Spread { from, targets }) = self.spread {
            let level_of = |rod| self.before.height(rod);
            let spread = targets.iter().enumerate();
            put.extend(spread.map(|(i, rod)| Put { rod, level: level_of(rod), from: Some((from, i)) }));
            pos = self.before.spread(from, targets.as_slice()).0;
        }
        put.extend(self.add.map(|(_, rod)| Put { rod, level: pos.height(rod), from: None }));
        put
    }

    /// It has just been played, and is shown coming.
    pub fn is_news(&self) -> bool {
        self.is_last && self.is_fresh
    }

    /// What is animated runs only once for each turn.
    pub fn key(&self) -> String {
        let from = self.spread.map(|spread| spread.from.to_string());
        let rods = self.put().into_iter().map(|put| put.rod.to_string());
        let kind = self.add.map(|(kind, _)| kind.to_string());
        from.into_iter().chain(rods).chain(kind).collect()
    }

    pub fn points(&self) -> Vec<Point> {
        match (self.add, self.spread) {
            (Some((kind, rod)), spread) => self.before.points_of(Move { spread, kind, rod }).concat(),
            (None, Some(spread)) => self.before.points_of_spread(spread),
            (None, None) => Vec::new(),
        }
    }
}

impl ShapeColour {
    pub(super) fn draw_rods(&self, view: View) -> Html {
        let rods = (0..16).map(|index| Square::of_index(index, 4));
        match view {
            View::All => html! { <>{ for rods.map(draw_rod) }</> },
            View::Level(_) => html! { <>{ for rods.map(|rod| self.draw_heights(rod)) }</> },
        }
    }

    /// The height of a rod, shown beside its piece where only one level is seen.
    fn draw_heights(&self, rod: Square) -> Html {
        let Area { x, y, .. } = cell(rod);
        let dot = |level: usize| {
            let class = if level < self.height(rod) { "height full" } else { "height" };
            html! { <circle {class} cx={units(x + 97.0)} cy={units(y + 103.0 - 11.0 * level as f32)} r="3.8" /> }
        };
        html! { <>{ for (0..LEVELS).map(dot) }</> }
    }

    fn draw_pieces(&self, rod: Square, view: View, shown: Option<&Shown>) -> Html {
        let put = shown.map(Shown::put).unwrap_or_default();
        let is_seen_coming = shown.is_some_and(|shown| shown.is_fresh || !shown.is_last);
        let piece = |level: usize| {
            let kind = self.piece_at(rod, level).filter(|_| view.shows(level))?;
            let came = put.iter().enumerate().find(|(_, put)| put.rod == rod && put.level == level);
            let (class, style) = match came.filter(|_| is_seen_coming) {
                None => ("", String::new()),
                Some((_, Put { from: None, .. })) => ("dropped", format!("--order:{}", put.len() - 1)),
                Some((order, Put { from: Some((from, from_level)), .. })) => {
                    let ((x, y), (from_x, from_y)) =
                        (view.middle(rod, level), view.middle(*from, *from_level));
                    let (dx, dy) = (from_x - x, from_y - y);
                    ("slid", drawn!("--dx:{}px;--dy:{}px;--order:{}", dx, dy, order as f32))
                }
            };
            let drawing = draw_at(view.middle(rod, level), view.scale(), draw_kind(kind));
            // A key, so that the animation of a piece runs only once.
            Some(html! { <g key={format!("{level}{}{class}", kind.index())} {class} {style}>{ drawing }</g> })
        };
        html! { <g>{ for (0..LEVELS).filter_map(piece) }</g> }
    }

    /// The pieces of the rod that is being spread that are still in hand: the next one is ringed.
    fn draw_hand(&self, spread: Spread, view: View) -> Html {
        let (_, _, (kinds, count)) = self.spread(spread.from, spread.targets.as_slice());
        let done = spread.targets.as_slice().len();
        let piece = |(index, &kind): (usize, &Kind)| {
            let (middle, scale) = match view {
                View::All => (view.middle(spread.from, done + index), view.scale()),
                View::Level(_) => {
                    let (x, y) = cell(spread.from).centre();
                    ((x + 33.0 * (index as f32 - (count as f32 - 1.0) / 2.0), y), 0.7)
                }
            };
            let (x, y) = middle;
            let room =
                Area { x: x - 27.0 * scale, y: y - 23.0 * scale, width: 54.0 * scale, height: 44.0 * scale };
            html! { <g class={(index > 0).then_some("waits")}>
                { draw_at(middle, scale, draw_kind(kind)) }
                if index == 0 { <g class="marks">{ marks::selected(room, 10.0) }</g> }
            </g> }
        };
        // From the top down, so that the ring of the next one lies above.
        html! { <g class="hand" aria-hidden="true">{ for kinds[..count].iter().enumerate().rev().map(piece) }</g> }
    }

    pub(super) fn draw_square(&self, rod: Square, scene: &Scene<ShapeColour>) -> Html {
        let (area, view) = (cell(rod), View::of(scene));
        let now = self.shown(&scene.draft, scene.waiting);
        let shown = Shown::of(self, scene);
        let hand = scene.draft.spread.filter(|spread| spread.from == rod && scene.waiting.is_none());
        let is_offered = scene.offers(Target::Square(rod)) && scene.draft != Draft::default();
        let is_chosen = scene.waiting.is_none() && scene.draft.add.square == Some(rod);
        let landing = now.height(rod).min(LEVELS - 1);
        let [x, y] = [area.x, area.y].map(units);
        let offer = match view {
            _ if !is_offered || scene.waiting.is_some() => Html::default(),
            View::Level(level) if level != landing => marks::may(area.grown(-6.0)),
            _ => {
                let (x, y) = view.middle(rod, landing);
                marks::offer(Area::square(x - 44.0, y - 44.0, 88.0))
            }
        };
        let open = match view {
            View::Level(level) if level == now.height(rod) && !is_offered && hand.is_none() => {
                html! { <circle class="landing" cx={units(area.x + 46.0)} cy={units(area.y + 57.0)} r="9" /> }
            }
            _ => Html::default(),
        };
        html! { <>
            <rect class="hit" {x} {y} width="106" height="118" />
            { open }
            { now.draw_pieces(rod, view, shown.as_ref()) }
            { for hand.map(|spread| self.draw_hand(spread, view)) }
            <g class="marks" aria-hidden="true">
                { offer }
                if is_chosen { { marks::selected(area.grown(-1.0), CELL_RADIUS) } }
            </g>
            { marks::focus(area.grown(-1.0), CELL_RADIUS) }
        </> }
    }
}

fn draw_rod(rod: Square) -> Html {
    let Area { x, y, .. } = cell(rod);
    html! { <>
        <ellipse class="foot" cx={units(x + 53.0)} cy={units(y + 106.0)} rx="31" ry="6" />
        <path class="rod" d={drawn!("M{} {}V{}", x + 53.0, y + 104.0, y + 10.0)} />
    </> }
}

/// The board without rods.
pub(super) fn slab(view: View) -> Html {
    html! { <>
        <rect class="rack" x="1.5" y="1.5" width="469" height="509" rx="20" />
        { shelves(view) }
        { coordinates() }
    </> }
}

fn shelves(view: View) -> Html {
    let shelf = |row: u8| {
        let y = cell(Square::new(0, row)).y;
        let line = |level: usize| {
            let class = if level == 0 { "level-line" } else { "level-line dashed" };
            html! { <path {class} d={drawn!("M28 {}H444", y + 106.0 - 33.0 * level as f32)} /> }
        };
        let plate = |column: u8| {
            let Area { x, y, .. } = cell(Square::new(column, row));
            html! { <rect class="shelf" x={units(x + 2.0)} y={units(y)} width="102" height="114" rx="10" /> }
        };
        match view {
            View::All => html! { <>
                <rect class="shelf" x="24" y={units(y)} width="424" height="114" rx="10" />
                { for (0..LEVELS).map(line) }
            </> },
            View::Level(_) => html! { <>{ for (0..4).map(plate) }</> },
        }
    };
    html! { <>{ for (0..4).map(shelf) }</> }
}

fn coordinates() -> Html {
    let column = |index: u8| {
        let x = units(cell(Square::new(index, 0)).centre().0);
        html! { <text class="coordinate" {x} y="504">{ (b'a' + index) as char }</text> }
    };
    let row = |index: u8| {
        let y = units(cell(Square::new(0, index)).centre().1 + 5.0);
        html! { <text class="coordinate" x="12.5" {y}>{ index + 1 }</text> }
    };
    html! { <>{ for (0..4).map(column) }{ for (0..4).map(row) }</> }
}
