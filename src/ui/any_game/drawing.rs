//! A match of one game as plain data: what is drawn and said of it.

use super::view::{EndView, MatchView, SeatView, SquareView, TurnView};
use super::{AnyMatch, Look, Playing};
use crate::games::Game;
use crate::games::present::Scene;
use crate::i18n::Lang;
use crate::record::{Cause, Ending, NodeId};
use crate::rules::{Seat, Square, Target};
use crate::ui::text;
use yew::Html;

impl<P: Game> Playing<P> {
    /// Everything that is drawn or said of the match.
    pub(super) fn drawn(&self, lang: Lang, look: Look) -> MatchView {
        let position = self.game.position();
        let scene = self.scene(lang, look);
        let steps = position.steps(&scene);
        let (seen, scene) = self.previewed(scene);
        let ending = self.game.ending();
        let seat = |seat: Seat| SeatView {
            name: P::seat_name(seat),
            avatar: position.avatar(seat),
            standing: position.standing(seat, lang),
            tray: position.tray(seat, lang),
        };
        MatchView {
            turn: position.turn(),
            seats: (0..position.seats()).map(Seat).map(seat).collect(),
            variant: position.variant(),
            ground: seen.ground(&scene),
            marks: seen.marks(&scene),
            squares: self.squares(&seen, &scene, look.helps),
            handles: if ending.is_none() { seen.handles(&scene) } else { Vec::new() },
            plans: if look.plans {
                Self::plans(&seen.shown(&scene.draft, scene.pending), lang)
            } else {
                Vec::new()
            },
            steps,
            chosen_kind: P::chosen(&self.draft),
            prompt: match self.pending {
                Some(mv) => match (position.preview(mv, lang), P::told(mv, lang)) {
                    // There is nothing to say but the turn itself.
                    (preview, told) if preview == told => text::asked(lang, &told),
                    (preview, _) => preview,
                },
                None => position.prompt(&self.draft, lang),
            },
            refused: self.refused.map(|(_, refusal)| P::why_not(&refusal, lang)),
            alert: if ending.is_none() && look.helps { position.alert(lang) } else { None },
            end: ending.map(|ending| self.end(ending, lang)),
            half_points: self.half_points(),
        }
    }

    fn scene(&self, lang: Lang, Look { angle, is_fresh, helps, .. }: Look) -> Scene<P> {
        Scene {
            lang,
            draft: self.draft,
            pending: self.pending,
            offers: if helps { self.shown_offers() } else { Vec::new() },
            last_turn: self.game.last_turn(),
            before: self.game.position_before().copied(),
            is_fresh,
            refused: self.refused,
            view: angle,
            warns: helps && self.game.last_turn().is_some(),
        }
    }

    /// The offers are marked on the board once something is chosen, or where a turn begins on the board; where it begins
    /// with the tray, nearly every square is one. A turn that waits to be confirmed lies there instead.
    fn shown_offers(&self) -> Vec<Target> {
        let offers = self.offers();
        let begins_with_tray = offers.iter().any(|target| matches!(target, Target::Tray(_)));
        let is_unmarked =
            if self.draft == P::Draft::default() { begins_with_tray } else { self.pending.is_some() };
        if is_unmarked { Vec::new() } else { offers }
    }

    /// Games that ask for no confirmation of their own show a turn that waits for it as if it were played.
    fn previewed(&self, scene: Scene<P>) -> (P, Scene<P>) {
        let position = *self.game.position();
        match scene.pending {
            Some(mv) if !P::CONFIRMS => {
                let mut after = position;
                after.play_unchecked(mv);
                let (draft, last_turn, before) = (P::Draft::default(), Some(mv), Some(position));
                (after, Scene { draft, pending: None, last_turn, before, is_fresh: true, ..scene })
            }
            _ => (position, scene),
        }
    }

    fn squares(&self, position: &P, scene: &Scene<P>, helps: bool) -> Vec<SquareView> {
        let offers = self.offers();
        let shown = position.shown(&scene.draft, scene.pending);
        let square = |square: Square| SquareView {
            square,
            picture: position.square(square, scene),
            label: shown.square_label(square, scene.lang),
            may: helps && offers.contains(&Target::Square(square)),
            is_chosen: P::chosen_square(&scene.draft) == Some(square),
        };
        let rows = (0..P::FACTS.rows).rev();
        let squares = rows.flat_map(|row| (0..P::FACTS.columns).map(move |column| Square::new(column, row)));
        squares.map(square).collect()
    }

    fn plans(shown: &P, lang: Lang) -> Vec<Html> {
        let views = 1..P::VIEWS.len() as u8;
        views.map(|view| shown.picture(&Scene { view, ..Scene::quiet(lang) })).collect()
    }

    /// The turns of the line.
    pub(super) fn turns_told(&self, lang: Lang) -> Vec<TurnView> {
        let mut before = self.game.start();
        let turn = |(node, mv): (NodeId, P::Move)| {
            let (notation, told, note) = (mv.to_string(), P::told(mv, lang), before.note(mv));
            let others = self.game.alternatives(node).into_iter();
            let others = others.map(|(node, mv)| (node, mv.to_string())).collect();
            before = self.game.position_at(node);
            TurnView { node, notation, told, note, others }
        };
        self.game.line().into_iter().map(turn).collect()
    }

    fn end(&self, ending: Ending, lang: Lang) -> EndView {
        let position = self.game.position();
        let seats = (0..position.seats()).map(Seat);
        let winners = ending.outcome.winners;
        EndView {
            winners: seats.filter(|&seat| winners.contains(position.side_of(seat))).collect(),
            is_one_side: ending.outcome.winner().is_some(),
            cause: ending.cause,
            reason: match ending.cause {
                Cause::Position => position.reason(self.game.last_turn(), lang),
                Cause::ThirdTime => text::THIRD_TIME.to(lang).to_owned(),
                Cause::TurnLimit => text::turn_limit(lang, self.game.ply()),
                Cause::Resigned => String::new(),
            },
        }
    }

    fn half_points(&self) -> Vec<u32> {
        let mut series = self.game.series().clone();
        if let Some(ending) = self.game.ending() {
            series.finish_round(self.game.position(), ending.outcome);
        }
        (0..series.people()).map(|person| series.half_points(person)).collect()
    }
}
