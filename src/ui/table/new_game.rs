//! The sheet on which a new game is set up: which game of several, who plays it, who starts, for how long, with how much help.

use super::match_text as words;
use super::players::{Bench, players};
use crate::i18n::{Lang, Text};
use crate::table::Help;
use crate::table::setup::{Pace, Rounds, Setup, Starts};
use crate::ui::any_game::Profile;
use crate::ui::dial::{Dial, dial};
use crate::ui::help::help_dial;
use crate::ui::parts::{Icon, icon, use_sheet};
use crate::ui::text;
use std::rc::Rc;
use yew::prelude::*;

/// The rounds that a match can have; one is a single game.
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

#[derive(Properties)]
pub struct NewGameProps {
    pub profile: &'static Profile,
    pub lang: Lang,
    /// The game that is played now, and by whom.
    pub now: Choice,
    pub onstart: Callback<Choice>,
    pub onclose: Callback<()>,
}

impl PartialEq for NewGameProps {
    fn eq(&self, other: &NewGameProps) -> bool {
        std::ptr::eq(self.profile, other.profile)
            && self.lang == other.lang
            && self.now == other.now
            && self.onstart == other.onstart
            && self.onclose == other.onclose
    }
}

#[component]
pub fn NewGame(props: &NewGameProps) -> Html {
    let (profile, lang) = (props.profile, props.lang);
    let choice = use_state(|| props.now.clone());
    let bench = use_mut_ref(Bench::default);
    let sheet = use_sheet(true);
    let variants = (profile.variants)();
    let set_variant = {
        let choice = choice.clone();
        let people: Vec<usize> = variants.iter().map(|variant| variant.avatars.len()).collect();
        Callback::from(move |variant: usize| {
            let setup = (*choice.setup).clone().for_people(people[variant]).into();
            choice.set(Choice { variant, setup });
        })
    };
    let set = {
        let choice = choice.clone();
        Callback::from(move |setup: Setup| choice.set(Choice { setup: setup.into(), ..(*choice).clone() }))
    };
    let variant = &variants[choice.variant];
    let remark = variant.remark.map(|remark| html! { <p class="remark">{ remark.to(lang) }</p> });
    let start = {
        let (choice, onstart) = (choice.clone(), props.onstart.clone());
        Callback::from(move |_: MouseEvent| onstart.emit((*choice).clone()))
    };
    let close = props.onclose.reform(|_: MouseEvent| ());
    let help = {
        let (setup, set) = (choice.setup.clone(), set.clone());
        Callback::from(move |help: Help| set.emit(Setup { help, ..(*setup).clone() }))
    };
    html! {
        <dialog class="sheet set-up" ref={sheet} aria-labelledby="new-game-title" onclose={props.onclose.reform(|_| ())}>
            <div class="sheet-head">
                <h2 id="new-game-title">{ text::START_OVER.to(lang) }</h2>
                <button class="icon-button" aria-label={text::CLOSE.to(lang)} onclick={close}>{ icon(Icon::Close) }</button>
            </div>
            <div class="questions">
                { for questions(profile, lang, choice.variant, &set_variant) }
                { for remark }
                { players(profile, lang, &choice.setup, &variant.avatars, &bench, &set) }
                { match_questions(lang, &choice.setup, &set) }
                { help_dial(lang, choice.setup.help, &help) }
            </div>
            <button class="button primary" data-start="" onclick={start}>{ text::START.to(lang) }</button>
        </dialog>
    }
}

/// The questions that make the variant. Its number is made of the answers as a number is of digits.
fn questions(profile: &Profile, lang: Lang, variant: usize, set: &Callback<usize>) -> Vec<Html> {
    let mut worth = 1;
    let mut asked: Vec<Html> = Vec::new();
    for (index, question) in profile.questions.iter().enumerate().rev() {
        let (step, count) = (worth, question.answers.len());
        worth *= count;
        let chosen = variant / step % count;
        let asks = Dial {
            name: &format!("variant-{index}"),
            legend: question.legend.to(lang),
            answers: question.answers.iter().map(|answer| answer.to(lang).into()).collect(),
            chosen,
            choose: set.reform(move |answer: usize| variant - chosen * step + answer * step),
        };
        asked.push(dial(asks, "dial", Html::default()));
    }
    asked.reverse();
    asked
}

/// Who starts, how many rounds, and the pace of computers among themselves.
fn match_questions(lang: Lang, setup: &Rc<Setup>, set: &Callback<Setup>) -> Html {
    let ask = |name: &str, legend: Text, answers: Vec<Html>, chosen: usize, change: fn(&mut Setup, usize)| {
        let (now, set) = (setup.clone(), set.clone());
        let choose = Callback::from(move |answer: usize| {
            let mut setup = (*now).clone();
            change(&mut setup, answer);
            set.emit(setup);
        });
        let asks = Dial { name, legend: legend.to(lang), answers, chosen, choose };
        dial(asks, "dial notches", Html::default())
    };
    let [in_turn, by_lot] = words::STARTS.map(|starts| starts.to(lang).into());
    let starts = vec![in_turn, text::player(lang, 0).into(), by_lot];
    let rounds = ROUNDS.iter().map(|rounds| rounds.to_string().into()).collect();
    let paces = words::PACES.iter().map(|pace| pace.to(lang).into()).collect();
    let nearest = |all: &[u8], to: u8| {
        let nearest = (0..all.len()).min_by_key(|&index| all[index].abs_diff(to));
        nearest.unwrap_or(0)
    };
    html! { <>
        { ask("starts", words::WHO_STARTS, starts, setup.starts as usize, |setup, answer| setup.starts = Starts::ALL[answer]) }
        { ask("rounds", words::ROUNDS, rounds, nearest(&ROUNDS, setup.rounds.number()), |setup, answer| setup.rounds = Rounds::new(ROUNDS[answer]).unwrap_or_default()) }
        if setup.is_watched() {
            { ask("pace", words::PACE, paces, nearest(&PACES, setup.pace.0), |setup, answer| setup.pace = Pace(PACES[answer])) }
        }
    </> }
}
