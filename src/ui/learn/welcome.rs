//! The welcome page of a game: what it is about, and three ways to begin.

use super::moving::Moving;
use super::words;
use crate::games::GameId;
use crate::i18n::{Lang, Text, page, table};
use crate::search::Level;
use crate::store::settings::Motion;
use crate::table::{Setup, Starts, profile};
use crate::ui::browser;
use crate::ui::components::{Dial, Icon, LanguageButton, icon, levels};
use crate::ui::hooks::{use_media, use_opening, use_settings};
use crate::ui::route::Route;
use crate::ui::start::{FIRST_LEVEL, against, start};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct WelcomeProps {
    pub game: GameId,
}

#[component]
pub fn Welcome(props: &WelcomeProps) -> Html {
    let game = props.game;
    let settings = use_settings();
    let lang = settings.lang;
    let profile = profile(game);
    html! {
        <div class={classes!("welcome", "cloth", profile.facts.id)}>
            <header class="top">
                <a class="icon-button" href="#/" aria-label={page::BACK_HOME.to(lang)}>{ icon(Icon::Back) }</a>
                <h1 id="title" tabindex="-1">{ profile.title.to(lang) }</h1>
                <LanguageButton />
            </header>
            <main>
                <Moving {game} {lang} is_still={settings.motion == Some(Motion::Off)} />
                <section class="welcome-paper">
                    <p class="goal">{ profile.goal.to(lang) }</p>
                    <p class="facts">
                        <span>{ icon(Icon::People) }{ words::players(lang, &(profile.seats)()) }</span>
                        <span>{ icon(Icon::Clock) }{ words::about_minutes(lang, profile.minutes) }</span>
                    </p>
                    <a class="choice primary" href={Route::to_lesson(game)} data-choice="lesson">
                        { icon(Icon::Hand) }
                        <span><b>{ words::LEARN.to(lang) }</b><small>{ words::LEARN_HOW.to(lang) }</small></span>
                        { icon(Icon::Right) }
                    </a>
                    <Against {game} {lang} />
                    <Together {game} {lang} />
                    <a class="rules-link" href={Route::to_rules(game)}>{ icon(Icon::Book) }{ words::READ_RULES.to(lang) }</a>
                </section>
            </main>
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct ChoiceProps {
    game: GameId,
    lang: Lang,
}

#[derive(Properties, PartialEq)]
struct CardProps {
    name: &'static str,
    picture: Icon,
    title: Text,
    how: AttrValue,
    lang: Lang,
    onstart: Callback<()>,
    /// What can be chosen before; nothing is unfolded where there is no choice.
    #[prop_or_default]
    children: Html,
    #[prop_or_default]
    has_options: bool,
}

/// A choice that starts at once, with options that unfold in place; on a wide screen they are always there.
#[component]
fn Card(props: &CardProps) -> Html {
    let CardProps { name, picture, title, how, lang, onstart, children, has_options } = props;
    let is_wide = use_media(browser::WIDE);
    let options = use_opening(false);
    let is_open = *has_options && (is_wide || options.is_open());
    let label = format!("{}{}", title.to(*lang), words::OPTIONS.to(*lang));
    let id = format!("{name}-options");
    html! {
        <div class="choice-card">
            <div class="choice-row">
                <button class="choice" data-choice={*name} onclick={onstart.reform(|_: MouseEvent| ())}>
                    { icon(*picture) }
                    <span><b>{ title.to(*lang) }</b><small>{ how.clone() }</small></span>
                    if !has_options { { icon(Icon::Right) } }
                </button>
                if *has_options && !is_wide {
                    <button class="chevron" aria-label={label} aria-expanded={is_open.to_string()} aria-controls={id.clone()}
                        data-unfold={*name} onclick={options.on_press(!is_open)}>{ icon(if is_open { Icon::Up } else { Icon::Down }) }</button>
                }
            </div>
            if is_open { <div class="choice-options" {id}>{ children.clone() }</div> }
        </div>
    }
}

/// Who starts against the computer.
const BEGINNERS: [Text; 3] = [table::YOU, words::THE_COMPUTER, words::BY_LOT];

/// A game against the computer.
#[component]
fn Against(props: &ChoiceProps) -> Html {
    let ChoiceProps { game, lang } = props;
    let (game, lang) = (*game, *lang);
    let level = use_state_eq(|| FIRST_LEVEL);
    let beginner = use_state_eq(|| 0);
    let profile = profile(game);
    let onstart = {
        let (level, beginner) = (*level, *beginner);
        Callback::from(move |()| {
            let mut setup = against(level, if beginner == 2 { Starts::ByLot } else { Starts::InTurn });
            if beginner == 1 {
                setup.players.reverse();
            }
            start(game, profile.first_variant, setup);
        })
    };
    let word = table::level(*level, profile.is_solved).to(lang).replace('\u{ad}', "");
    let variant = (profile.variant_name)(profile.first_variant)
        .filter(|_| profile.first_variant != profile.default_variant);
    let variant = variant.map_or(String::new(), |name| format!("{} · ", name.to(lang)));
    let how = format!(
        "{variant}{} {}, {}",
        table::LEVEL.to(lang),
        level.number(),
        words::BEGINS[*beginner].to(lang)
    );
    let set_level = {
        let level = level.clone();
        Callback::from(move |to: Level| level.set(to))
    };
    let set_beginner = {
        let beginner = beginner.clone();
        Callback::from(move |to: usize| beginner.set(to))
    };
    let answers: Vec<Html> = BEGINNERS.iter().map(|who| who.to(lang).into()).collect();
    html! {
        <Card name="computer" picture={Icon::Chip} title={words::AGAINST} {how} {lang} {onstart} has_options=true>
            <span class="for-ears" aria-live="polite">{ word }</span>
            { levels(&"level".into(), game, lang, *level, &set_level) }
            <Dial name="beginner" legend={table::WHO_STARTS.to(lang)} {answers} chosen={*beginner} onchoose={set_beginner}
                class={classes!("dial", "notches")} />
        </Card>
    }
}

/// A game with others at this device.
#[component]
fn Together(props: &ChoiceProps) -> Html {
    let ChoiceProps { game, lang } = props;
    let (game, lang) = (*game, *lang);
    let profile = profile(game);
    let chosen = use_state_eq(|| 0);
    let seats = (profile.seats)();
    // Where the variants differ in their number of seats, their first choice is that of the players.
    let has_options = seats.iter().any(|&count| count != seats[0]);
    let answers =
        profile.variant_choices.first().filter(|_| has_options).map_or(&[][..], |choice| choice.answers);
    let unit = seats.len() / answers.len().max(1);
    let variant = if has_options { *chosen * unit } else { profile.first_variant };
    let people = seats[variant];
    let onstart = Callback::from(move |()| start(game, variant, Setup::default().seated(people)));
    let set = {
        let chosen = chosen.clone();
        Callback::from(move |to: usize| chosen.set(to))
    };
    let how = words::on_one_screen(lang, people);
    let remark = (profile.remark)(variant);
    let labels: Vec<Html> = answers.iter().map(|answer| answer.to(lang).into()).collect();
    html! {
        <Card name="together" picture={Icon::People} title={words::TOGETHER} {how} {lang} {onstart} {has_options}>
            <Dial name="players" legend={words::HOW_MANY.to(lang)} answers={labels} chosen={*chosen} onchoose={set} />
            if let Some(remark) = remark { <p class="remark">{ remark.to(lang) }</p> }
        </Card>
    }
}
