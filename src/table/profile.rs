//! What is known of a game before anything is played.

use crate::games::words::VariantChoice;
use crate::games::{Game, GameId, Visitor};
use crate::i18n::Text;
use crate::rules::Facts;

/// A game, as the table and the page know it.
pub struct Profile {
    pub facts: Facts,
    pub title: Text,
    pub tagline: Text,
    /// The goal in a sentence.
    pub goal: Text,
    /// How long a game takes, more or less.
    pub minutes: u8,
    /// The variant that a newcomer plays first.
    pub first_variant: usize,
    /// The variant of a table that is opened for the first time.
    pub default_variant: usize,
    /// A position and a turn that wins there, or scores well.
    pub shown: (&'static str, &'static str),
    /// The names of the views of the board; empty where there is only one.
    pub views: &'static [Text],
    /// Some turns are confirmed before they are played.
    pub confirms: bool,
    /// The tray belongs to all players, not to each.
    pub has_shared_tray: bool,
    /// The best level is perfect.
    pub is_solved: bool,
    pub variant_choices: &'static [VariantChoice],
    /// The number of seats of each variant.
    pub seats: fn() -> Vec<usize>,
    /// The options of a variant as they are written.
    pub options: fn(usize) -> String,
    /// A variant in a word; nothing where there is only one.
    pub variant_name: fn(usize) -> Option<Text>,
    /// A remark on a variant before it is played.
    pub remark: fn(usize) -> Option<Text>,
}

impl Profile {
    const fn of<P: Game>() -> Profile {
        Profile {
            facts: P::FACTS,
            title: P::TITLE,
            tagline: P::TAGLINE,
            goal: P::GOAL,
            minutes: P::MINUTES,
            first_variant: P::FIRST_VARIANT,
            default_variant: P::DEFAULT_VARIANT,
            shown: P::SHOWN,
            views: P::VIEWS,
            confirms: P::CONFIRMS,
            has_shared_tray: P::SHARED_TRAY,
            is_solved: P::IS_SOLVED,
            variant_choices: P::VARIANT_CHOICES,
            seats: || P::VARIANTS.iter().map(|&options| P::start(options).seats().into()).collect(),
            options: |variant| P::VARIANTS.get(variant).map_or(String::new(), ToString::to_string),
            variant_name: |variant| {
                P::start(P::VARIANTS.get(variant).copied().unwrap_or_default()).variant_name()
            },
            remark: |variant| P::VARIANTS.get(variant).and_then(|&options| P::remark(options)),
        }
    }
}

pub fn profile(game: GameId) -> &'static Profile {
    struct OfType;
    impl Visitor for OfType {
        type Output = &'static Profile;

        fn visit<P: Game>(self) -> &'static Profile {
            const { &Profile::of::<P>() }
        }
    }
    game.visit(OfType)
}

/// How the game is put together once it is printed and cut out, where that has to be said. It is no part of the
/// profile, which every page loads.
pub fn on_paper(game: GameId) -> Option<Text> {
    struct OnPaper;
    impl Visitor for OnPaper {
        type Output = Option<Text>;

        fn visit<P: Game>(self) -> Option<Text> {
            P::ON_PAPER
        }
    }
    game.visit(OnPaper)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_answers_make_all_variants() {
        for &game in GameId::ALL {
            let profile = profile(game);
            let answers: usize = profile.variant_choices.iter().map(|choice| choice.answers.len()).product();
            assert_eq!(answers, (profile.seats)().len(), "{game:?}");
        }
        let emblem = profile(GameId::Emblem);
        let remarked: Vec<bool> =
            (0..16).step_by(2).map(|variant| (emblem.remark)(variant).is_some()).collect();
        assert_eq!(remarked, [false, false, true, true, false, false, true, true], "signs, then setups");
        assert!((1..16).step_by(2).all(|variant| (emblem.remark)(variant).is_some()), "and the pie rule");
    }
}
