//! Books, loaded when somebody wants to learn, and kept for as long as the page is open.

use crate::games::GameId;
use crate::worker::address;
use gloo::utils::window;
use serde::de::DeserializeOwned;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::Response;
use yew::prelude::*;

thread_local! {
    /// The texts of the books that have been loaded.
    static BOOKS: RefCell<Vec<(GameId, String)>> = RefCell::default();
}

/// The book of a game, or the part of it that is wanted, as far as it has been loaded.
#[derive(PartialEq)]
pub enum Loaded<Book> {
    Loading,
    Failed,
    Book(Rc<Book>),
}

async fn load(game: GameId) -> Result<String, JsValue> {
    let asked = window().fetch_with_str(&address(&format!("learn/{}.json", game.id()))?);
    let response: Response = JsFuture::from(asked).await?.dyn_into()?;
    if !response.ok() {
        return Err(format!("{}: {}", response.url(), response.status()).into());
    }
    Ok(JsFuture::from(response.text()?).await?.as_string().unwrap_or_default())
}

/// Is the text of a book there? Failed, if not.
#[derive(Clone, Copy, PartialEq)]
enum Text {
    Loading,
    Failed,
    There,
}

/// The text of a book that has been loaded.
fn with_text<T>(game: GameId, read: impl FnOnce(&str) -> T) -> Option<T> {
    BOOKS.with_borrow(|books| books.iter().find(|(of, _)| *of == game).map(|(_, text)| read(text)))
}

#[hook]
fn use_text(game: GameId) -> (Text, Callback<()>) {
    let state = use_state_eq(|| if with_text(game, |_| ()).is_some() { Text::There } else { Text::Loading });
    let tries = use_state(|| 0);
    {
        let setter = state.setter();
        use_effect_with((game, *tries), move |&(game, _)| {
            if with_text(game, |_| ()).is_some() {
                return;
            }
            spawn_local(async move {
                setter.set(match load(game).await {
                    Ok(text) => {
                        BOOKS.with_borrow_mut(|books| books.push((game, text)));
                        Text::There
                    }
                    Err(error) => {
                        web_sys::console::warn_1(&error);
                        Text::Failed
                    }
                });
            });
        });
    }
    let again = {
        let (state, tries) = (state.setter(), tries.clone());
        Callback::from(move |()| {
            // What has come may be no book.
            BOOKS.with_borrow_mut(|books| books.retain(|(of, _)| *of != game));
            state.set(Text::Loading);
            tries.set(*tries + 1);
        })
    };
    (*state, again)
}

/// The book of a game, and a callback that asks for it again.
#[hook]
pub fn use_book<Book: DeserializeOwned + 'static>(game: GameId) -> (Loaded<Book>, Callback<()>) {
    let (text, again) = use_text(game);
    let book = use_memo((game, text), |&(game, _)| {
        let read = |text: &str| serde_json::from_str::<Book>(text).map(Rc::new);
        let warn = |error: &serde_json::Error| web_sys::console::warn_1(&error.to_string().into());
        with_text(game, read)?.inspect_err(warn).ok()
    });
    let loaded = match (text, &*book) {
        (Text::Loading, _) => Loaded::Loading,
        (Text::There, Some(book)) => Loaded::Book(book.clone()),
        (Text::There, None) | (Text::Failed, _) => Loaded::Failed,
    };
    (loaded, again)
}
