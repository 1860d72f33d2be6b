//! Books, loaded when somebody wants to learn, and kept for as long as the page is open.

use crate::games::GameId;
use crate::learn::Book;
use crate::worker::address;
use gloo::utils::window;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::Response;
use yew::prelude::*;

thread_local! {
    static BOOKS: RefCell<BTreeMap<GameId, Rc<Book>>> = RefCell::default();
}

/// The book of a game, as far as it has been loaded.
#[derive(Clone, PartialEq)]
pub enum Loaded {
    Loading,
    Failed,
    Book(Rc<Book>),
}

async fn load(game: GameId) -> Result<Book, JsValue> {
    let asked = window().fetch_with_str(&address(&format!("learn/{}.json", game.id()))?);
    let response: Response = JsFuture::from(asked).await?.dyn_into()?;
    if !response.ok() {
        return Err(format!("{}: {}", response.url(), response.status()).into());
    }
    let text = JsFuture::from(response.text()?).await?.as_string().unwrap_or_default();
    serde_json::from_str(&text).map_err(|error| error.to_string().into())
}

/// The book of a game, and a callback that asks for it again.
#[hook]
pub fn use_book(game: GameId) -> (Loaded, Callback<()>) {
    let known = BOOKS.with_borrow(|books| books.get(&game).cloned());
    let state = use_state(|| known.map_or(Loaded::Loading, Loaded::Book));
    let tries = use_state(|| 0);
    {
        let setter = state.setter();
        use_effect_with((game, *tries), move |&(game, _)| {
            if BOOKS.with_borrow(|books| books.contains_key(&game)) {
                return;
            }
            spawn_local(async move {
                setter.set(match load(game).await {
                    Ok(book) => {
                        let book = Rc::new(book);
                        BOOKS.with_borrow_mut(|books| books.insert(game, book.clone()));
                        Loaded::Book(book)
                    }
                    Err(error) => {
                        web_sys::console::warn_1(&error);
                        Loaded::Failed
                    }
                });
            });
        });
    }
    let again = {
        let (state, tries) = (state.setter(), tries.clone());
        Callback::from(move |()| {
            state.set(Loaded::Loading);
            tries.set(*tries + 1);
        })
    };
    ((*state).clone(), again)
}
