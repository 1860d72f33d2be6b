//! The moving picture of a welcome page: one winning turn on the real board, played by the record.

use super::words;
use crate::games::GameId;
use crate::i18n::Lang;
use crate::table::{Command, Look, Origin, Session, Setup, profile, say, tell};
use crate::ui::browser;
use crate::ui::components::{Icon, icon};
use crate::ui::hooks::{use_media, use_mode};
use crate::ui::table::{draw_board, frame};
use gloo::timers::callback::Timeout;
use yew::prelude::*;

/// The board is looked at for so long before the turn.
const PAUSE_MILLIS: u32 = 1200;

#[derive(Properties, PartialEq)]
pub struct MovingProps {
    pub game: GameId,
    pub lang: Lang,
    /// Nothing moves: the turn has been played.
    pub is_still: bool,
}

fn session_at(game: GameId) -> Session {
    let position = profile(game).shown.0;
    let opened = Session::open(game, Origin::Position(position), Setup::default());
    opened.unwrap_or_else(|_| unreachable!("the shown positions are tested"))
}

#[component]
pub fn Moving(props: &MovingProps) -> Html {
    let MovingProps { game, lang, is_still } = props;
    let (game, lang) = (*game, *lang);
    let is_still = use_media(browser::STILL) || *is_still;
    let (position, turn) = profile(game).shown;
    let (mode, apply) = use_mode(|| session_at(game));
    let session: &Session = &mode;
    let times = use_state(|| 0);
    {
        let apply = apply.clone();
        use_effect_with((*times, is_still), move |&(_, is_still)| {
            let pause = if is_still { 0 } else { PAUSE_MILLIS };
            let timer = Timeout::new(pause, move || apply.emit(Command::Type(turn.to_owned())));
            move || drop(timer)
        });
    }
    let replay = {
        let times = times.clone();
        Callback::from(move |_: MouseEvent| {
            apply.emit(Command::SetUp(position.to_owned()));
            times.set(*times + 1);
        })
    };
    let snapshot = session.snapshot();
    let drawn = draw_board(&snapshot, Look { view: 0, is_fresh: session.is_fresh(), helps: false });
    let told = tell(game, [turn], lang).pop().unwrap_or_default();
    let reason = say(&snapshot, lang).reason.map_or(String::new(), |reason| format!(" {reason}"));
    html! {
        <div class="moving board">
            <svg class="board-picture" viewBox={frame(game).view_box()} role="img" aria-label={format!("{told}.{reason}")}>
                { drawn.ground }{ for drawn.squares }{ drawn.marks }
            </svg>
            if !is_still {
                <button class="replay" aria-label={words::REPLAY.to(lang)} title={words::REPLAY.to(lang)} onclick={replay}>
                    { icon(Icon::Play) }<span>{ words::REPLAY.to(lang) }</span></button>
            }
        </div>
    }
}
