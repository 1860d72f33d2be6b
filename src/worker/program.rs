//! The program that the workers run. The page loads it, so that it sees how far the load has come and what goes wrong
//! with it; compiled once, it is handed to every worker.

use js_sys::Uint8Array;
use js_sys::WebAssembly::{self, Module};
use std::cell::RefCell;
use std::mem::take;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    AbortController, AbortSignal, ReadableStreamDefaultReader, ReadableStreamReadResult, RequestInit,
    Response, Url,
};

#[wasm_bindgen]
extern "C" {
    /// The address of the page's own script.
    #[wasm_bindgen(thread_local_v2, js_namespace = ["import", "meta"], js_name = url)]
    static PAGE_URL: String;
}

thread_local! {
    static PROGRAM: RefCell<Program> = RefCell::default();
}

/// How a load goes on. The last is `Done` or `Failed`.
#[derive(Clone)]
pub enum Load {
    /// This many hundredths have come, if the size is known.
    At(Option<u8>),
    Done(Module),
    Failed,
}

#[derive(Default)]
struct Program {
    state: State,
    /// They wait for the load that is under way.
    listeners: Vec<Rc<dyn Fn(Load)>>,
    /// How often a program was forgotten.
    forgotten: u32,
}

#[derive(Clone, Default)]
enum State {
    #[default]
    Absent,
    Loading {
        percent: Option<u8>,
        abort: AbortController,
    },
    Loaded(Module),
}

/// Loads the program, or joins the load that is under way. The listener is told at once what is known.
pub fn load(listener: impl Fn(Load) + 'static) {
    let wait = |listener, percent, abort| {
        PROGRAM.with_borrow_mut(|program| {
            program.listeners.push(Rc::new(listener));
            program.state = State::Loading { percent, abort };
        });
    };
    match PROGRAM.with_borrow(|program| program.state.clone()) {
        State::Loaded(module) => listener(Load::Done(module)),
        State::Loading { percent, abort } => {
            listener(Load::At(percent));
            wait(listener, percent, abort);
        }
        State::Absent => match AbortController::new() {
            Ok(abort) => {
                listener(Load::At(None));
                spawn_local(run(abort.signal()));
                wait(listener, None, abort);
            }
            Err(_) => listener(Load::Failed),
        },
    }
}

/// Stops a load, and forgets what was loaded.
pub fn forget() {
    let (state, listeners) = PROGRAM.with_borrow_mut(|program| {
        program.forgotten += 1;
        (take(&mut program.state), take(&mut program.listeners))
    });
    if let State::Loading { abort, .. } = state {
        abort.abort();
    }
    listeners.iter().for_each(|listener| listener(Load::Failed));
}

/// The address of a file next to the page's script, whatever the folder. The name of that script holds a hash of the
/// page: it is added as a query, so that a stale cached worker is never used; a script that was loaded under such a
/// query hands it on. A file that was bad is asked for under another query.
pub fn address(file: &str) -> Result<String, JsValue> {
    let page = Url::new(&PAGE_URL.with(String::clone))?;
    let script = match page.search().strip_prefix('?') {
        Some(query) => query.to_owned(),
        None => page.pathname().rsplit('/').next().map(str::to_owned).unwrap_or_default(),
    };
    let query = match PROGRAM.with_borrow(|program| program.forgotten) {
        0 => script,
        times => format!("{script}&{times}"),
    };
    let file = Url::new_with_base(file, &page.href())?;
    file.set_search(&query);
    Ok(file.href())
}

async fn run(signal: AbortSignal) {
    let loaded = download(&signal).await;
    if signal.aborted() {
        return;
    }
    let (state, load) = match loaded {
        Ok(module) => (State::Loaded(module.clone()), Load::Done(module)),
        Err(error) => {
            web_sys::console::error_1(&error);
            (State::Absent, Load::Failed)
        }
    };
    let listeners = PROGRAM.with_borrow_mut(|program| {
        program.state = state;
        take(&mut program.listeners)
    });
    listeners.iter().for_each(|listener| listener(load.clone()));
}

async fn download(signal: &AbortSignal) -> Result<Module, JsValue> {
    let options = RequestInit::new();
    options.set_signal(Some(signal));
    let asked = gloo::utils::window().fetch_with_str_and_init(&address("thinker_bg.wasm")?, &options);
    let response: Response = JsFuture::from(asked).await?.dyn_into()?;
    if !response.ok() {
        return Err(format!("{}: {}", response.url(), response.status()).into());
    }
    let body = response.body().ok_or("a response without a body")?;
    let reader: ReadableStreamDefaultReader = body.get_reader().dyn_into()?;
    let (mut bytes, size) = (Vec::new(), size());
    loop {
        let part: ReadableStreamReadResult = JsFuture::from(reader.read()).await?.unchecked_into();
        if part.get_done() == Some(true) {
            break;
        }
        bytes.extend(part.get_value().dyn_into::<Uint8Array>()?.to_vec());
        tell(size.map(|size| (bytes.len() * 100 / size).min(100) as u8));
    }
    JsFuture::from(WebAssembly::compile(&Uint8Array::from(&bytes[..]))).await?.dyn_into()
}

fn tell(percent: Option<u8>) {
    let listeners = PROGRAM.with_borrow_mut(|program| {
        if let State::Loading { percent: known, .. } = &mut program.state {
            *known = percent;
        }
        program.listeners.clone()
    });
    listeners.iter().for_each(|listener| listener(Load::At(percent)));
}

/// How many bytes the program has, as the build has written it into the page. A response tells only how many are sent,
/// which are fewer when they are compressed.
fn size() -> Option<usize> {
    let meta = gloo::utils::document().query_selector("meta[name='thinker-bytes']").ok()??;
    meta.get_attribute("content")?.parse().ok().filter(|&size| size > 0)
}
