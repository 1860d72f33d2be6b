//! The sheet on which a new game is set up: which variant, who plays, who starts, for how long, with how much help.

use super::players::Players;
use crate::games::GameId;
use crate::i18n::{Lang, Text, page, table};
use crate::table::setup::{Pace, Rounds};
use crate::table::{Help, Setup, Starts, profile};
use crate::ui::components::{Dial, Icon, help_dial, icon, use_modal};
use std::rc::Rc;
use web_sys::HtmlDialogElement;
use yew::prelude::*;

/// The numbers of rounds that a match can have; one is a single game.
const ROUNDS: [u8; 4] = [1, 2, 3, 5];
/// How long computers wait among themselves, in tenths of a second: slow, normal, fast.
const PACES: [u8; 3] = [20, 8, 2];

/// What has been chosen.
#[derive(Clone, PartialEq)]
pub struct Choice {
    /// Which of the game's variants.
    pub variant: usize,
    pub setup: Rc<Setup>,
}

#[derive(Properties, PartialEq)]
pub struct NewGameProps {
    pub game: GameId,
    pub lang: Lang,
    /// The game that is played now, and by whom.
    pub now: Choice,
    pub onstart: Callback<Choice>,
    /// The sheet has closed.
    pub onclose: Callback<()>,
}

#[component]
pub fn NewGame(props: &NewGameProps) -> Html {
    let (profile, lang) = (profile(props.game), props.lang);
    let choice = use_state(|| props.now.clone());
    let sheet = use_modal();
    let set_variant = {
        let choice = choice.clone();
        Callback::from(move |variant: usize| {
            let setup = (*choice.setup).clone().seated((profile.seats)()[variant]).into();
            choice.set(Choice { variant, setup });
        })
    };
    let set = {
        let choice = choice.clone();
        Callback::from(move |setup: Setup| choice.set(Choice { setup: setup.into(), ..(*choice).clone() }))
    };
    // The browser gives the focus back when a dialog closes by itself.
    let close = {
        let sheet = sheet.clone();
        Callback::from(move |()| {
            if let Some(sheet) = sheet.cast::<HtmlDialogElement>() {
                sheet.close();
            }
        })
    };
    let start = {
        let (choice, onstart, close) = (choice.clone(), props.onstart.clone(), close.clone());
        Callback::from(move |_: MouseEvent| {
            close.emit(());
            onstart.emit((*choice).clone());
        })
    };
    let set_help = {
        let (setup, set) = (choice.setup.clone(), set.clone());
        Callback::from(move |help: Help| set.emit(Setup { help, ..(*setup).clone() }))
    };
    let remark = (profile.remark)(choice.variant);
    html! {
        <dialog class="sheet set-up" ref={sheet} aria-labelledby="new-game-title" onclose={props.onclose.reform(|_| ())}>
            <div class="sheet-head">
                <h2 id="new-game-title">{ table::START_OVER.to(lang) }</h2>
                <button class="icon-button" aria-label={page::CLOSE.to(lang)} onclick={close.reform(|_| ())}>{ icon(Icon::Close) }</button>
            </div>
            <div class="questions">
                { variant_dials(props.game, lang, choice.variant, &set_variant) }
                // As a child of its own, so that the questions after it stay as they are, with the focus.
                if let Some(remark) = remark { <p class="remark">{ remark.to(lang) }</p> }
                <Players game={props.game} {lang} variant={choice.variant} setup={choice.setup.clone()} onchange={set.clone()} />
                { match_dials(lang, &choice.setup, &set) }
                { help_dial(lang, choice.setup.help, &set_help) }
            </div>
            <button class="button primary" data-start="" onclick={start}>{ table::START.to(lang) }</button>
        </dialog>
    }
}

/// The choices that make the variant. Its number is made of the answers as a number is of digits.
fn variant_dials(game: GameId, lang: Lang, variant: usize, onchange: &Callback<usize>) -> Html {
    let mut step = 1;
    let mut dials: Vec<Html> = Vec::new();
    for (index, choice) in profile(game).variant_choices.iter().enumerate().rev() {
        let (unit, count) = (step, choice.answers.len());
        step *= count;
        let chosen = variant / unit % count;
        let answers: Vec<Html> = choice.answers.iter().map(|answer| answer.to(lang).into()).collect();
        let onchoose = onchange.reform(move |answer: usize| variant - chosen * unit + answer * unit);
        dials.push(html! {
            <Dial name={format!("variant-{index}")} legend={choice.legend.to(lang)} {answers} {chosen} {onchoose} />
        });
    }
    dials.reverse();
    html! { <>{ for dials }</> }
}

/// Who starts, how many rounds, and the pace of computers among themselves.
fn match_dials(lang: Lang, setup: &Rc<Setup>, onchange: &Callback<Setup>) -> Html {
    let dial = |name: &'static str,
                legend: Text,
                answers: Vec<Html>,
                chosen: usize,
                change: fn(&mut Setup, usize)| {
        let setup = setup.clone();
        let onchoose = onchange.reform(move |answer: usize| {
            let mut setup = (*setup).clone();
            change(&mut setup, answer);
            setup
        });
        html! { <Dial {name} legend={legend.to(lang)} {answers} {chosen} {onchoose} class={classes!("dial", "notches")} /> }
    };
    let nearest =
        |all: &[u8], to: u8| (0..all.len()).min_by_key(|&index| all[index].abs_diff(to)).unwrap_or(0);
    let [in_turn, by_lot] = table::STARTS.map(|starts| starts.to(lang).into());
    let starts = vec![in_turn, table::player(lang, 0).into(), by_lot];
    let rounds = ROUNDS.iter().map(|rounds| rounds.to_string().into()).collect();
    let paces = table::PACES.iter().map(|pace| pace.to(lang).into()).collect();
    let set_rounds =
        |setup: &mut Setup, answer: usize| setup.rounds = Rounds::new(ROUNDS[answer]).unwrap_or_default();
    html! { <>
        { dial("starts", table::WHO_STARTS, starts, setup.starts as usize, |setup, answer| setup.starts = Starts::ALL[answer]) }
        { dial("rounds", table::ROUNDS, rounds, nearest(&ROUNDS, setup.rounds.number()), set_rounds) }
        if setup.is_watched() {
            { dial("pace", table::PACE, paces, nearest(&PACES, setup.pace.0), |setup, answer| setup.pace = Pace(PACES[answer])) }
        }
    </> }
}
