//! The root: settings, and the page that the address asks for.

use super::components::NoticePage;
use super::home::Home;
use super::hooks::{SettingsAction, SettingsHandle, stored_settings};
use super::learn::{StudyLoader, Welcome, words};
use super::route::Route;
use super::storage;
use super::table::Table;
use crate::i18n::{Lang, page};
use crate::store::settings::{Setting, Settings, Theme};
use crate::table::profile;
use gloo::events::EventListener;
use gloo::utils::{document, document_element, window};
use wasm_bindgen::JsCast;
use web_sys::{HashChangeEvent, StorageEvent};
use yew::prelude::*;

fn fragment() -> String {
    window().location().hash().unwrap_or_default()
}

/// The attribute of the document that has all settings.
const SETTINGS: &str = "data-settings";

/// The attribute of the document that has the address before.
const BEFORE: &str = "data-before";

/// The settings that the document has. They may have been changed in the other program of the page, and a browser may
/// keep nothing.
fn settings_here() -> Settings {
    let stored = stored_settings();
    document_element().get_attribute(SETTINGS).map_or(stored, |json| stored.with_json(&json))
}

/// Shows the settings on the document itself, and keeps them if they are others than before.
fn apply(settings: Settings) {
    let root = document_element();
    let mark = |name: &str, value: Option<&str>| match value {
        Some(value) => root.set_attribute(name, value),
        None => root.remove_attribute(name),
    };
    let _ = mark("lang", Some(settings.lang.code()));
    let code = |setting: Setting| setting.entry().1;
    // Without a theme of its own, the document follows the device.
    let theme = Some(settings.theme).filter(|&theme| theme != Theme::System);
    let _ = mark("data-theme", theme.map(|theme| code(Setting::Theme(theme))));
    let _ = mark("data-motion", settings.motion.map(|motion| code(Setting::Motion(motion))));
    let _ = mark("data-coordinates", (!settings.coordinates).then_some("off"));
    let _ = mark(SETTINGS, Some(&settings.to_json()));
    if settings != stored_settings() {
        storage::keep_settings(&settings.to_json());
    }
}

/// Where one is: the address, how often it has been gone to (the same link opened again is a new visit), and the
/// address before.
#[derive(Clone, PartialEq)]
struct Visit {
    fragment: String,
    count: u32,
    before: Option<String>,
}

#[hook]
fn use_visit() -> Visit {
    let before = || document_element().get_attribute(BEFORE);
    let visit = use_state(|| Visit { fragment: fragment(), count: 0, before: before() });
    {
        let visit = visit.setter();
        use_effect_with((), move |()| {
            let mut count = 0;
            let listener = EventListener::new(&window(), "hashchange", move |event| {
                count += 1;
                let before = event.dyn_ref::<HashChangeEvent>().map(HashChangeEvent::old_url);
                let before = before.and_then(|address| Some(address.split_once('#')?.1.to_owned()));
                // The other program of the page may be loaded because of this visit.
                let _ = document_element().set_attribute(BEFORE, before.as_deref().unwrap_or_default());
                visit.set(Visit { fragment: fragment(), count, before });
            });
            move || drop(listener)
        });
    }
    (*visit).clone()
}

/// What is set in another tab, or by the other program of the page, is set here.
#[hook]
fn use_settings_elsewhere(settings: &SettingsHandle, visits: u32) {
    let dispatcher = settings.dispatcher();
    use_effect_with(visits, {
        let dispatcher = dispatcher.clone();
        move |_| dispatcher.dispatch(SettingsAction::Replace(settings_here()))
    });
    use_effect_with((), move |()| {
        let listener = EventListener::new(&window(), "storage", move |event| {
            let key = event.dyn_ref::<StorageEvent>().and_then(StorageEvent::key);
            // Without a key everything has been cleared.
            if key.is_none_or(|key| storage::is_settings_key(&key)) {
                dispatcher.dispatch(SettingsAction::Replace(stored_settings()));
            }
        });
        move || drop(listener)
    });
}

/// The title of the document.
fn title(route: &Route, lang: Lang) -> String {
    match route {
        Route::Table { game, .. }
        | Route::Welcome(game)
        | Route::Lesson(game)
        | Route::Rules(game)
        | Route::Print(game) => {
            format!("{} – Quincunx", profile(*game).title.to(lang))
        }
        Route::Settings => format!("{} – Quincunx", page::SETTINGS.to(lang)),
        _ => page::HOME_TITLE.to(lang).to_owned(),
    }
}

/// What a program of the page shows, and how.
pub struct Place {
    pub settings: SettingsHandle,
    pub route: Route,
    /// How often an address has been gone to.
    count: u32,
    /// The address before.
    pub before: Option<String>,
}

/// Follows the address and the settings.
#[hook]
pub fn use_place() -> Place {
    let settings = use_reducer_eq(settings_here);
    let Visit { fragment, count, before } = use_visit();
    use_effect_with(*settings, |settings| apply(*settings));
    use_settings_elsewhere(&settings, count);
    let route = Route::of_fragment(&fragment);
    use_effect_with((route.clone(), settings.lang), |(route, lang)| {
        document().set_title(&title(route, *lang))
    });
    Place { settings, route, count, before }
}

#[component]
pub fn App() -> Html {
    let Place { settings, route, count, .. } = use_place();
    let lang = settings.lang;
    let shown = match route {
        Route::Home => html! { <Home /> },
        Route::Settings => {
            html! { <StudyLoader {lang} title={page::SETTINGS} not_loaded={words::SETTINGS_NOT_LOADED} /> }
        }
        Route::Welcome(game) => html! { <Welcome key={game.id()} {game} /> },
        Route::Table { game, link: None } if !storage::knows(game.id()) => {
            html! { <Welcome key={game.id()} {game} /> }
        }
        // Another visit to an address opens another table.
        Route::Table { game, link } => {
            html! { <Table key={format!("{}-{count}", game.id())} {game} {link} /> }
        }
        Route::Lesson(game) => {
            html! { <StudyLoader {lang} title={profile(game).title} not_loaded={words::NOT_LOADED} /> }
        }
        Route::Rules(game) | Route::Print(game) => {
            html! { <StudyLoader {lang} title={profile(game).title} not_loaded={words::RULES_NOT_LOADED} /> }
        }
        Route::Unknown(name) => {
            html! { <NoticePage {lang} title={page::NO_SUCH_PAGE.to(lang)} message={page::no_such_page(lang, &name)} /> }
        }
    };
    html! { <ContextProvider<SettingsHandle> context={settings}>{ shown }</ContextProvider<SettingsHandle>> }
}
