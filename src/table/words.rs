//! What a snapshot says in the player's language.

use super::any_match::{Fault, Unread};
use super::snapshot::{Look, Snapshot};
use crate::games::words::{TrayItem, TurnPart};
use crate::games::{Game, GameId, Visitor};
use crate::i18n::{Lang, Text, table, text_error};
use crate::record::{Refused, TextError};
use crate::rules::Seat;

/// Everything that a game says of a snapshot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// The variant in a word; nothing where there is only one.
    pub variant: Option<Text>,
    /// What to do now, or what the turn that waits would bring.
    pub prompt: String,
    /// The parts of the turn, in games where it has several.
    pub parts: Vec<TurnPart>,
    /// What was refused just now, and the reason.
    pub refused: Option<(String, String)>,
    /// How long the game may still go on, and who would win now.
    pub countdown: Option<String>,
    /// A warning that belongs to the position, while the game goes on.
    pub alert: Option<String>,
    /// Why the position ended the game.
    pub reason: Option<String>,
    pub seats: Vec<SeatWords>,
    /// The kind of the tray that is chosen.
    pub chosen_kind: Option<u8>,
}

/// What is said of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatWords {
    /// The pieces in one word.
    pub name: Text,
    pub standing: String,
    pub tray: Vec<TrayItem>,
}

pub fn say(snapshot: &Snapshot, lang: Lang) -> Said {
    struct Say<'a>(&'a Snapshot, Lang);
    impl Visitor for Say<'_> {
        type Output = Option<Said>;

        fn visit<P: Game>(self) -> Option<Said> {
            let Say(snapshot, lang) = self;
            let (position, scene) = snapshot.typed::<P>(Look::default())?;
            let seat = |seat: Seat| SeatWords {
                name: P::seat_name(seat),
                standing: position.standing(seat, lang),
                tray: position.tray(seat, lang),
            };
            let is_over = snapshot.ending.is_some();
            Some(Said {
                variant: position.variant_name(),
                prompt: match scene.waiting {
                    Some(mv) => preview(&position, mv, lang),
                    None => position.prompt(&scene.draft, lang),
                },
                parts: position.parts(&scene.draft, scene.waiting),
                refused: scene.refused.map(|(_, refusal)| P::why_not(refusal, lang)),
                countdown: if is_over { None } else { position.countdown(lang) },
                alert: if is_over { None } else { position.alert(lang) },
                reason: is_over.then(|| position.reason(scene.last_turn, lang)),
                seats: (0..position.seats()).map(Seat).map(seat).collect(),
                chosen_kind: P::chosen_kind(&scene.draft),
            })
        }
    }
    snapshot.game.visit(Say(snapshot, lang)).expect("a snapshot is of its own game")
}

/// What a turn would bring; where the game says nothing but the turn itself, it becomes a question.
fn preview<P: Game>(position: &P, mv: P::Move, lang: Lang) -> String {
    let (preview, told) = (position.preview(mv, lang), P::told(mv, lang));
    if preview == told { table::asked(lang, &told) } else { preview }
}

/// The squares for screen readers, row by row from the upper left.
pub fn labels(snapshot: &Snapshot, lang: Lang) -> Vec<String> {
    struct Labels<'a>(&'a Snapshot, Lang);
    impl Visitor for Labels<'_> {
        type Output = Option<Vec<String>>;

        fn visit<P: Game>(self) -> Option<Vec<String>> {
            let Labels(snapshot, lang) = self;
            let (position, scene) = snapshot.typed::<P>(Look::default())?;
            // A turn that waits is read as it is seen: played, or as the game shows it.
            let shown = match scene.waiting {
                Some(mv) if !P::CONFIRMS => position.after(mv),
                waiting => position.shown(&scene.draft, waiting),
            };
            Some(P::FACTS.squares().map(|square| shown.square_label(square, lang)).collect())
        }
    }
    snapshot.game.visit(Labels(snapshot, lang)).unwrap_or_default()
}

/// What the handles beside the board do, for screen readers, in the order of
/// [`Guided::handles`](crate::rules::Guided::handles).
pub fn handle_labels(snapshot: &Snapshot, lang: Lang) -> Vec<String> {
    struct Labels<'a>(&'a Snapshot, Lang);
    impl Visitor for Labels<'_> {
        type Output = Option<Vec<String>>;

        fn visit<P: Game>(self) -> Option<Vec<String>> {
            let Labels(snapshot, lang) = self;
            let position: P = snapshot.position.parse().ok()?;
            let handles = position.handles().into_iter();
            Some(handles.map(|presses| position.handle_label(presses, lang)).collect())
        }
    }
    if snapshot.ending.is_some() {
        return Vec::new();
    }
    snapshot.game.visit(Labels(snapshot, lang)).unwrap_or_default()
}

/// Turns in words.
pub fn tell<'a>(game: GameId, turns: impl IntoIterator<Item = &'a str>, lang: Lang) -> Vec<String> {
    struct Tell<I>(I, Lang);
    impl<'a, I: Iterator<Item = &'a str>> Visitor for Tell<I> {
        type Output = Vec<String>;

        fn visit<P: Game>(self) -> Vec<String> {
            let Tell(turns, lang) = self;
            turns.map(|turn| turn.parse().map_or(String::new(), |mv| P::told(mv, lang))).collect()
        }
    }
    game.visit(Tell(turns.into_iter(), lang))
}

/// Why a link or a save of a game cannot be opened.
pub fn unread(error: &Unread, lang: Lang) -> String {
    text_error(lang, error, |why| why.to(lang).to_owned())
}

/// What is wrong with a turn that was typed. The rules are asked again why it is illegal.
pub fn why_refused(snapshot: &Snapshot, text: &str, fault: Fault, lang: Lang) -> String {
    struct WhyNot<'a>(&'a Snapshot, &'a str, Lang);
    impl Visitor for WhyNot<'_> {
        type Output = Option<String>;

        fn visit<P: Game>(self) -> Option<String> {
            let position: P = self.0.position.parse().ok()?;
            let refusal = position.check(self.1.parse().ok()?).err()?;
            Some(P::why_not(refusal, self.2).1)
        }
    }
    let (number, text) = (snapshot.ply + 1, text.to_owned());
    let error = match fault {
        Fault::Unreadable(error) => TextError::Turn { number, text, error },
        Fault::Ended(ending) => TextError::Refused { number, text, reason: Refused::Ended(ending) },
        Fault::Illegal | Fault::Impossible => {
            let why = snapshot.game.visit(WhyNot(snapshot, &text, lang)).unwrap_or_default();
            TextError::Refused { number, text, reason: Refused::Illegal(why) }
        }
    };
    text_error(lang, &error, Clone::clone)
}
