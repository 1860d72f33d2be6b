//! What a table remembers, and what follows from its session outside: all its hooks, gathered for the layout.

use super::draw::frame;
use super::moment::Moment;
use crate::i18n::Lang;
use crate::rules::{Seat, Square};
use crate::search::Level;
use crate::store::settings::{Motion, Passing};
use crate::table::{Command, Help, Look, Session, Snapshot, Verdict, pins, profile, say, verdict};
use crate::ui::browser;
use crate::ui::hooks::{
    Shown, Thinking, use_advice, use_arrival, use_focus, use_kept, use_media, use_mode, use_result,
    use_settings, use_sounds, use_worker,
};
use crate::ui::open::Opened;
use std::rc::Rc;
use yew::prelude::*;

/// The id of the table's board; those of its squares begin with it.
pub const BOARD: &str = "board";
/// A turn that comes at once is not seen: the computer is shown thinking for this long, where a human waits for it, so
/// that the human's own turn is seen alone before.
const SHOWN_MILLIS: f64 = 1000.0;
/// The same where nothing moves.
const SHOWN_STILL_MILLIS: f64 = 450.0;

/// A table as it is now, and what can be done with it besides playing.
pub struct TableState {
    pub moment: Moment,
    pub snapshot: Rc<Snapshot>,
    pub look: Look,
    pub onview: Callback<u8>,
    pub thinking: Thinking,
    /// Asks a computer anew that has not answered.
    pub onretry: Callback<()>,
    pub onhint: Callback<()>,
    pub passing: Passing,
    /// The board is shown from the other side.
    pub is_rotated: bool,
    pub onrotate: Option<Callback<()>>,
    pub card: CardState,
    /// How the game ended, once its last turn has been seen.
    pub verdict: Option<Verdict>,
    /// The level that could be played next.
    pub proposed: Option<Level>,
    /// The browser keeps the game.
    pub is_kept: bool,
    /// The plans of the board have room beside it.
    pub has_plans: bool,
    /// Digits choose from the tray.
    pub digits: bool,
}

#[hook]
pub fn use_table(opened: &Opened, lang: Lang) -> TableState {
    let settings = use_settings();
    let confirm = settings.confirm.here(use_media(browser::TOUCH));
    let (mode, apply) = use_mode(|| opened.session.clone().confirming(confirm));
    {
        let apply = apply.clone();
        use_effect_with(confirm, move |&confirm| apply.emit(Command::SetConfirm(confirm)));
    }
    let session: &Session = &mode;
    let is_still = use_stillness(settings.motion);
    let (thinking, onretry) = use_worker(session, &apply, shown(session, is_still));
    let is_arriving = use_arrival(session, BOARD, is_still);
    let is_followed = is_shown_slowly(session) && is_arriving;
    let (advice, onhint) = use_advice(session, &apply, lang);
    let is_kept = use_kept(session, opened.source);
    let is_over = session.status.ending.is_some() && !is_arriving;
    use_focus(BOARD, &session.event, is_over);
    let proposed = use_result(session);
    use_sounds(session.status.ply, session.status.winners().len() == 1);
    let snapshot = use_memo(session.snapshot(), Clone::clone);
    let said = use_memo((snapshot.clone(), lang), |(snapshot, lang)| say(snapshot, *lang));
    let view = use_state_eq(|| 0);
    let onview = use_callback(view.setter(), |to: u8, view| view.set(to));
    let helps = session.setup.help > Help::Off && !is_followed;
    let look = Look { view: *view, is_fresh: session.is_fresh(), helps };
    let passing = passing(session, settings.passing);
    let (is_rotated, onrotate) = use_rotation(frame(session.game).rotates, passing == Passing::BoardTurns);
    let card = use_card(session, &snapshot);
    let has_plans = use_media(browser::ROOMY) && !profile(session.game).views.is_empty();
    let verdict = verdict(session, &said, lang).filter(|_| is_over);
    let session = session.clone();
    let moment = Moment { session, said, advice, is_arriving, is_followed, lang, apply };
    TableState {
        moment,
        snapshot,
        look,
        onview,
        thinking,
        onretry,
        onhint,
        passing,
        is_rotated,
        onrotate,
        card,
        verdict,
        proposed,
        is_kept,
        has_plans,
        digits: settings.digits,
    }
}

/// The game in five lines.
pub struct CardState {
    pub is_open: bool,
    /// Where each line can be seen: as long as the board is as it was when the card was opened.
    pub pins: [Option<Square>; 5],
    /// Opens and closes it.
    pub toggle: Callback<()>,
}

#[hook]
fn use_card(session: &Session, snapshot: &Snapshot) -> CardState {
    let place = (session.status.cursor, session.presses);
    let opened_at = use_state_eq(|| None);
    let is_open = opened_at.is_some();
    let pins = if *opened_at == Some(place) { pins(snapshot) } else { [None; 5] };
    let toggle = Callback::from(move |()| opened_at.set((!is_open).then_some(place)));
    CardState { is_open, pins, toggle }
}

/// Does nothing move? The player's own choice counts before that of the device.
#[hook]
fn use_stillness(chosen: Option<Motion>) -> bool {
    let of_device = use_media(browser::STILL);
    chosen.map_or(of_device, |motion| motion == Motion::Off)
}

/// How a computer is shown thinking: at the chosen pace where computers play among themselves; otherwise until the turn
/// before has been seen. A human looks at two turns, so it is a little longer.
fn shown(session: &Session, is_still: bool) -> Shown {
    let pace = f64::from(session.setup.pace.0) * 100.0;
    if session.setup.is_watched() {
        return Shown { millis: pace, board: None };
    }
    let most = if is_still { SHOWN_STILL_MILLIS } else { SHOWN_MILLIS };
    Shown { millis: (pace * 1.25).min(most), board: Some(BOARD) }
}

/// A computer has just played, and a human has to follow it.
pub fn is_shown_slowly(session: &Session) -> bool {
    let status = &session.status;
    let last = status.ply.checked_sub(1).and_then(|ply| status.turns.get(ply));
    let is_computers =
        last.is_some_and(|turn| session.level_of(status.series.person_at(turn.seat)).is_some());
    is_computers && session.is_fresh() && !session.setup.is_watched()
}

/// How the device is passed on now. Around a table of three or four there is no other side.
fn passing(session: &Session, chosen: Passing) -> Passing {
    let is_for_two = session.human_count() == 2 && session.status.series.people() == 2;
    if is_for_two && session.status.to_move == Seat::SECOND { chosen } else { Passing::Stays }
}

/// Is the board shown from the other side? Turned by hand, or to the seat that plays; and how to turn it.
#[hook]
fn use_rotation(can_rotate: bool, is_passed: bool) -> (bool, Option<Callback<()>>) {
    let by_hand = use_state_eq(|| false);
    let is_rotated = can_rotate && (*by_hand != is_passed);
    let rotate = Callback::from(move |()| by_hand.set(!*by_hand));
    (is_rotated, can_rotate.then_some(rotate))
}
