//! The root: settings, and the page that the address asks for.

use super::any_game::profile_of;
use super::bench::Bench;
use super::home::Home;
use super::parts::notice_page;
use super::route::Route;
use super::settings::Settings;
use super::table::table_of;
use super::{storage, text};
use gloo::events::EventListener;
use gloo::utils::{document, document_element, window};
use yew::prelude::*;

/// The settings, and how to change them.
pub type SettingsHandle = UseReducerHandle<Settings>;

fn fragment() -> String {
    window().location().hash().unwrap_or_default()
}

fn stored_settings() -> Settings {
    let stored = storage::settings().and_then(|json| Settings::of_json(&json));
    stored.unwrap_or_else(|| Settings::of_browser(&window().navigator().language().unwrap_or_default()))
}

/// Shows the settings on the document itself, and keeps them.
fn apply(settings: Settings) {
    let root = document_element();
    let _ = root.set_attribute("lang", settings.lang.code());
    let _ = match settings.theme.attribute() {
        Some(theme) => root.set_attribute("data-theme", theme),
        None => root.remove_attribute("data-theme"),
    };
    storage::keep_settings(&settings.to_json());
}

/// The address, and how often it has been gone to: the same link opened again is a new visit.
#[hook]
fn use_fragment() -> (String, u32) {
    let visit = use_state(|| (fragment(), 0));
    {
        let visit = visit.setter();
        use_effect_with((), move |()| {
            let mut count = 0;
            let listener = EventListener::new(&window(), "hashchange", move |_| {
                count += 1;
                visit.set((fragment(), count));
            });
            move || drop(listener)
        });
    }
    (*visit).clone()
}

#[component]
pub fn App() -> Html {
    let settings = use_reducer(stored_settings);
    use_effect_with(*settings, |settings| apply(*settings));
    let (fragment, visit) = use_fragment();
    let route = Route::of_fragment(&fragment);
    let lang = settings.lang;
    {
        let route = route.clone();
        use_effect_with((route, lang), move |(route, lang)| {
            let title = match route {
                Route::Table { game, .. } => format!("{} – Quincunx", profile_of(*game).title.to(*lang)),
                _ => text::HOME_TITLE.to(*lang).to_owned(),
            };
            document().set_title(&title);
        });
    }
    let page = match route {
        Route::Home => html! { <Home /> },
        Route::Bench => html! { <Bench /> },
        Route::Table { game, link } => table_of(game, link, visit),
        Route::Unknown(name) => {
            notice_page(lang, text::NO_SUCH_PAGE.to(lang), &text::no_such_page(lang, &name), None)
        }
    };
    html! { <ContextProvider<SettingsHandle> context={settings}>{ page }</ContextProvider<SettingsHandle>> }
}
