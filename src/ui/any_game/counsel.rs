//! The turn in hand as a list of presses: to take it up again after a reload, and to tell what each next press is worth.

use super::{AnyMatch, Origin, Playing, Why, match_of};
use crate::games::{Game, GameId};
use crate::record::{Link, TextError};
use crate::rules::{Press, Target};
use crate::search::Value;
use crate::table::Confirm;

/// The presses that make a turn, and what the turn is worth to whoever plays it.
pub struct Way {
    pub presses: Vec<Target>,
    pub value: Value,
}

/// What the best turn is worth that begins with these presses, as far as any is known.
pub fn worth(ways: &[Way], pressed: &[Target]) -> Option<Value> {
    let begun = ways.iter().filter(|way| begins_with(&way.presses, pressed));
    begun.map(|way| way.value).max_by_key(|value| value.rank())
}

/// What is taken from the tray may be chosen at any time; everything else is pressed in its order.
fn begins_with(presses: &[Target], pressed: &[Target]) -> bool {
    let is_tray = |target: &&Target| matches!(target, Target::Tray(_));
    let mut places = presses.iter().filter(|target| !is_tray(target));
    pressed.iter().all(|target| match is_tray(&target) {
        true => presses.contains(target),
        false => places.next() == Some(target),
    })
}

/// The presses without those that no longer matter: something was let go, or chosen instead. `do_it` says whether presses still make
/// the turn.
fn shortest(mut presses: Vec<Target>, do_it: &dyn Fn(&[Target]) -> bool) -> Vec<Target> {
    if let Some(length) = (0..presses.len()).find(|&length| do_it(&presses[..length])) {
        presses.truncate(length);
    }
    for index in (0..presses.len()).rev() {
        let mut fewer = presses.clone();
        fewer.remove(index);
        if do_it(&fewer) {
            presses = fewer;
        }
    }
    presses
}

/// Stands before a whole turn that waits to be confirmed.
const PENDING: &str = "=";

/// The turn in hand in words that [`take_up`] understands.
pub fn in_hand(game: &dyn AnyMatch) -> Option<String> {
    let names: Vec<String> = game.pressed().iter().map(ToString::to_string).collect();
    let begun = (!names.is_empty()).then(|| names.join(" "));
    game.pending().map(|turn| format!("{PENDING}{turn}")).or(begun)
}

/// Makes a turn again as far as it had come. What does not fit is left out.
pub fn take_up(game: &mut dyn AnyMatch, in_hand: &str) {
    // A turn that waited to be confirmed waits again, whatever is asked of others.
    game.confirm_by(Confirm::Always);
    let whole = in_hand.strip_prefix(PENDING).map(|turn| game.ways(&[(turn.to_owned(), Value::Draw)]));
    match whole {
        Some(ways) => ways.iter().flat_map(|way| &way.presses).for_each(|&target| _ = game.press(target)),
        None => {
            in_hand.split(' ').filter_map(|name| name.parse().ok()).for_each(|target| _ = game.press(target))
        }
    }
}

/// What is wrong with a turn in notation, if anything is: it is played in a game of its own.
pub fn judge(game: &dyn AnyMatch, turn: &str) -> Result<(), TextError<Why>> {
    let id = GameId::named(game.profile().facts.id).expect("the game of a match is one of ours");
    match_of(id, Origin::Link(&Link::parse(&game.link_text())?.with_turn(turn))).map(drop)
}

impl<P: Game> Playing<P> {
    /// The half-made turn that these presses make, if they all carry on.
    fn draft_by(&self, presses: &[Target]) -> Option<P::Draft> {
        let position = self.game.position();
        presses.iter().try_fold(P::Draft::default(), |draft, &target| match position.press(&draft, target) {
            Press::Drafted(next) => Some(next),
            _ => None,
        })
    }

    /// Remembers a press that carried the turn on, and forgets those that no longer matter.
    pub(super) fn remember(&mut self, target: Target) {
        let mut presses = std::mem::take(&mut self.presses);
        presses.push(target);
        self.presses = shortest(presses, &|presses| self.draft_by(presses) == Some(self.draft));
    }

    /// The presses that made what is left after a step was taken back.
    pub(super) fn forget_step(&mut self) {
        while !self.presses.is_empty() && self.draft_by(&self.presses) != Some(self.draft) {
            self.presses.pop();
        }
    }

    /// How the turns that a search has looked at are made.
    pub(super) fn ways_of(&self, turns: &[(String, Value)]) -> Vec<Way> {
        let way = |(turn, value): &(String, Value)| {
            let mut presses = Vec::new();
            self.game.position().presses(turn.parse().ok()?, &mut |target| presses.push(target));
            Some(Way { presses, value: *value })
        };
        turns.iter().filter_map(way).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::pivot::Pivot;
    use crate::games::quantik::Quantik;
    use crate::games::shape_colour::ShapeColour;
    use crate::record::{Link, Match};
    use crate::ui::any_game::AnyMatch;

    fn playing<P: Game>(link: &str) -> Playing<P> {
        let link = Link::parse::<()>(link).expect("a link");
        Playing::new(Match::from_link(&link).map_err(drop).expect("a game"))
    }

    fn press<P: Game>(mut playing: Playing<P>, names: &str) -> Playing<P> {
        names.split(' ').filter_map(|name| name.parse().ok()).for_each(|target| _ = playing.press(target));
        playing
    }

    #[test]
    fn a_turn_in_hand_is_taken_up_again() {
        for (presses, expected) in
            [("tray-0 tray-1", Some("tray-1")), ("b3", Some("b3")), ("tray-0 tray-0", None)]
        {
            let made = press(playing::<Quantik>("quantik?m=Aa1"), presses);
            assert_eq!(in_hand(&made).as_deref(), expected, "{presses}");
            let mut again = playing::<Quantik>("quantik?m=Aa1");
            take_up(&mut again, expected.unwrap_or_default());
            assert_eq!(again.draft, made.draft);
        }
        let rods =
            "shape-colour?p=CRSRCR_CYSYSY_LR_-_CYLRLB_CB_SB_CYLB_SR_CRCB_LR_SB_LYCB_CY_LY_SY_|_8,6_|_1";
        let made = press(playing::<ShapeColour>(rods), "b1 b3 b2 a4 tray-2 b1");
        assert_eq!(in_hand(&made).as_deref(), Some("=b1:b3,b2,a4+CR@b1"));
        let mut again = playing::<ShapeColour>(rods);
        take_up(&mut again, "=b1:b3,b2,a4+CR@b1");
        assert_eq!((again.pending, again.game.ply()), (made.pending, 0));
        let mut back = made;
        back.back();
        back.back();
        assert_eq!(in_hand(&back).as_deref(), Some("b1 b3 b2 a4"));
        for nonsense in ["", "nonsense", "=x", "=a1:a1+CB@a1", "tray-99 z9 line-k"] {
            take_up(&mut back, nonsense);
        }
    }

    #[test]
    fn a_press_is_worth_the_best_turn_that_it_begins() {
        let table = press(playing::<Pivot>("pivot?m=b2B.b2b3+c2B"), "c2 c1");
        let turns = [("c2c1+a1B", Value::Loss(2)), ("c2c1+a1S", Value::Draw), ("c2d2+a1S", Value::Win(3))];
        let ways = table.ways_of(&turns.map(|(turn, value)| (turn.to_owned(), value)));
        let a1 = Target::Square(crate::rules::Square::new(0, 0));
        let after = |target: Target| [&table.presses[..], &[target]].concat();
        assert_eq!(worth(&ways, &after(a1)), Some(Value::Draw));
        assert_eq!(worth(&ways, &after(Target::Tray(0))), Some(Value::Loss(2)));
        assert_eq!(worth(&ways, &[table.presses[0]]), Some(Value::Win(3)));
        assert_eq!(worth(&ways, &[a1]), None);
    }

    #[test]
    fn a_typed_turn_is_judged() {
        let table = playing::<Quantik>("quantik?m=Aa1");
        assert!(judge(&table, "Bb2").is_ok());
        assert!(matches!(judge(&table, "Aa2"), Err(TextError::Refused { number: 2, .. })));
        for typed in ["zz", "Bb2.", "Bb2.Cc3", "Bb2&m=1", "%41", "_"] {
            assert!(matches!(judge(&table, typed), Err(TextError::Turn { number: 2, .. })), "{typed}");
        }
    }
}
