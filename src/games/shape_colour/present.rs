//! Shape & Colour on the page: what is asked of every game, from its picture (`board.rs`) and its words (`text.rs`).

use super::board::{self, Shown, View, cell};
use super::draft::Draft;
use super::moves::{Move, Refusal};
use super::pieces::Kind;
use super::position::{LEVELS, ShapeColour};
use super::text;
use crate::games::present::{Present, Progress, Question, Scene, Step, TrayItem};
use crate::i18n::{Lang, Text};
use crate::rules::{Position, Seat, Square};
use crate::svg::marks::{self, Area};
use yew::{Html, html};

/// What a step of a turn has brought, where it has.
fn brought(points: usize) -> Option<String> {
    (points > 0).then(|| format!("+{points}"))
}

/// A piece in the box, in a picture of 100.
fn draw_in_box(kind: Kind) -> Html {
    board::draw_at((49.0, 52.0), 1.9, board::draw_kind(kind))
}

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

/// Where it was pressed in vain, and the pieces that are the cause.
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

impl Present for ShapeColour {
    const VIEW_BOX: &'static str = "0 0 472 512";
    const VIEWS: &'static [Text] = &[text::ALL, text::LEVEL_3, text::LEVEL_2, text::LEVEL_1];
    const CONFIRMS: bool = true;
    const SHARED_TRAY: bool = true;
    const TURNS: bool = false;
    const QUESTIONS: &'static [Question] = &[Question {
        legend: Text::new("Joueurs", "Players"),
        answers: &[
            Text::new("2", "2"),
            Text::new("3", "3"),
            Text::new("4", "4"),
            Text::new("2 contre 2", "2 against 2"),
        ],
    }];

    fn area(rod: Square) -> Area {
        cell(rod)
    }

    fn ground(&self, scene: &Scene<ShapeColour>) -> Html {
        let view = View::of(scene);
        let now = self.shown(&scene.draft, scene.pending);
        html! { <g aria-hidden="true">
            { board::slab(view) }
            { for Shown::of(self, scene).map(|shown| board::draw_ties(&shown, view)) }
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
                { for Shown::of(self, scene).map(|shown| board::draw_score(&shown, view)) }
                { draw_refusal(scene) }
            </g>
        }
    }

    fn avatar(&self, seat: Seat) -> Html {
        draw_person(seat)
    }

    fn tray(&self, _: Seat, lang: Lang) -> Vec<TrayItem> {
        let item = |kind: Kind| TrayItem {
            name: text::in_box(kind, lang),
            left: self.left(kind),
            picture: draw_in_box(kind),
        };
        Kind::all().into_iter().map(item).collect()
    }

    fn chosen(draft: &Draft) -> Option<u8> {
        draft.add.kind.map(|kind| kind.index() as u8)
    }

    fn chosen_square(draft: &Draft) -> Option<Square> {
        draft.add.square.or(draft.spread.map(|spread| spread.from))
    }

    fn shown(&self, draft: &Draft, pending: Option<Move>) -> ShapeColour {
        let Some(mv) = pending else { return self.drafted(draft).0 };
        let mut next = *self;
        next.play_unchecked(mv);
        next
    }

    fn steps(&self, scene: &Scene<ShapeColour>) -> Vec<Step> {
        let waits = scene.pending.is_some();
        let points = scene.pending.map(|mv| self.points_of(mv));
        let add = Step {
            name: text::ADD,
            note: points.as_ref().and_then(|[_, added]| brought(added.len())),
            progress: match (waits, self.is_spread(&scene.draft)) {
                (true, _) => Progress::Done,
                (false, true) => Progress::Current,
                (false, false) => Progress::ToCome,
            },
        };
        if self.is_first_phase() {
            return vec![add];
        }
        let is_moved = waits || self.is_spread(&scene.draft);
        let moved = scene.draft.spread.filter(|_| is_moved).map(|spread| self.points_of_spread(spread).len());
        let first = Step {
            name: text::MOVE,
            note: moved.and_then(brought),
            progress: if is_moved { Progress::Done } else { Progress::Current },
        };
        vec![first, add]
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
        text::preview(&self.points_of(mv).concat(), lang)
    }

    fn why_not(refusal: &Refusal, lang: Lang) -> (String, String) {
        text::why_not(*refusal, lang)
    }

    fn told(mv: Move, lang: Lang) -> String {
        text::told(mv, lang)
    }

    fn note(&self, mv: Move) -> Option<String> {
        brought(self.points_of(mv).concat().len())
    }

    fn alert(&self, lang: Lang) -> Option<String> {
        text::alert(self, lang)
    }

    fn reason(&self, _: Option<Move>, lang: Lang) -> String {
        text::reason(self, lang)
    }
}
