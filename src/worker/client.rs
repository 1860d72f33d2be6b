//! The page's end: a worker of its own, kept warm, replaced when it must be stopped or has died.

use super::connection::{Connection, Effect};
use super::protocol::{Job, News, ProtocolError, Reply, decode, encode};
use crate::search::Answer;
use gloo::timers::callback::Timeout;
use js_sys::{Uint8Array, WebAssembly};
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Url, Worker, WorkerOptions, WorkerType};

/// A worker that has not answered this long after its time was over is taken for dead.
const GRACE_MILLIS: u32 = 5000;
/// The same for one that has not begun: what it runs may still be on its way over a slow line.
const LOADING_MILLIS: u32 = 30_000;

#[wasm_bindgen]
extern "C" {
    /// The address of the script that started this program.
    #[wasm_bindgen(thread_local_v2, js_namespace = ["import", "meta"], js_name = url)]
    static PAGE_URL: String;
}

thread_local! {
    /// What the workers run, once one of them has compiled it.
    static PROGRAM: RefCell<Option<JsValue>> = const { RefCell::new(None) };
}

/// What becomes of a request.
#[derive(Clone, PartialEq, Debug)]
pub enum Update {
    Progress(Answer<String>),
    Done(Answer<String>),
    /// The worker has died or hung, and another one was asked again.
    Retrying,
    /// There will be no answer.
    Failed,
}

type Listener = Rc<dyn Fn(Update)>;

/// A connection to a worker. Clones are the same; with the last one the worker ends.
#[derive(Clone)]
pub struct Client(Rc<Shared>);

impl PartialEq for Client {
    fn eq(&self, other: &Client) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// A request that was made. Dropping it takes it back.
pub struct Pending {
    id: u32,
    shared: Weak<Shared>,
}

impl Drop for Pending {
    fn drop(&mut self) {
        if let Some(shared) = self.shared.upgrade() {
            shared.act(|connection, effects| connection.cancel(self.id, effects));
        }
    }
}

#[derive(Default)]
struct Shared {
    /// For the callbacks of the worker, which must not keep the client alive.
    own: RefCell<Weak<Shared>>,
    connection: RefCell<Connection>,
    worker: RefCell<Option<RunningWorker>>,
    listener: RefCell<Option<Listener>>,
    patience: Cell<u32>,
    timer: RefCell<Option<Timeout>>,
}

/// A worker and what listens to it.
struct RunningWorker {
    worker: Worker,
    _heard: Closure<dyn Fn(MessageEvent)>,
    _died: Closure<dyn Fn(web_sys::Event)>,
}

impl Drop for RunningWorker {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

impl Default for Client {
    fn default() -> Client {
        let shared = Rc::new(Shared::default());
        shared.own.replace(Rc::downgrade(&shared));
        Client(shared)
    }
}

impl Client {
    /// Has a worker made ready, so that what is asked later is begun at once.
    pub fn warm(&self) {
        self.0.act(Connection::warm);
    }

    /// Asks for something; what was asked before is taken back. The updates stop when the request is dropped.
    pub fn ask(&self, job: Job, listener: impl Fn(Update) + 'static) -> Pending {
        let shared = &self.0;
        shared.patience.set(job.millis() + GRACE_MILLIS);
        shared.listener.replace(Some(Rc::new(listener)));
        shared.wind_up(LOADING_MILLIS);
        let mut id = 0;
        shared.act(|connection, effects| id = connection.ask(job, effects));
        Pending { id, shared: Rc::downgrade(shared) }
    }
}

impl Shared {
    fn act(&self, act: impl FnOnce(&mut Connection, &mut Vec<Effect>)) {
        let mut effects = Vec::new();
        act(&mut self.connection.borrow_mut(), &mut effects);
        for effect in effects {
            self.carry_out(effect);
        }
    }

    fn carry_out(&self, effect: Effect) {
        match effect {
            Effect::End => drop(self.worker.take()),
            Effect::Start => {
                drop(self.worker.take());
                let started = self.own.borrow().upgrade().and_then(|shared| start(&shared));
                self.worker.replace(started);
            }
            Effect::Post(request) => {
                self.wind_up(self.patience.get());
                if let Some(worker) = &*self.worker.borrow() {
                    let _ = worker.worker.post_message(&Uint8Array::from(&encode(&request)[..]));
                }
            }
            Effect::Deliver(News::Progress(answer)) => self.tell(Update::Progress(answer)),
            Effect::Deliver(News::Done(answer)) => self.finish(Update::Done(answer)),
            Effect::Deliver(News::Refused(_)) | Effect::GiveUp(_) => self.finish(Update::Failed),
            Effect::TellRetry => self.tell(Update::Retrying),
        }
    }

    fn tell(&self, update: Update) {
        let listener = self.listener.borrow().clone();
        if let Some(listener) = listener {
            listener(update);
        }
    }

    fn finish(&self, update: Update) {
        drop(self.timer.take());
        let listener = self.listener.take();
        if let Some(listener) = listener {
            listener(update);
        }
    }

    /// Waits for the answer, but not for ever.
    fn wind_up(&self, millis: u32) {
        let shared = self.own.borrow().clone();
        let timer = Timeout::new(millis, move || {
            if let Some(shared) = shared.upgrade() {
                shared.died();
            }
        });
        self.timer.replace(Some(timer));
    }

    /// The worker has died, or hangs.
    fn died(&self) {
        self.act(Connection::fail);
        if self.connection.borrow().is_asked() {
            self.wind_up(LOADING_MILLIS);
        }
    }
}

/// The address of a file next to the page's script, whatever the folder. The name of that script holds a hash of the page; it is
/// added as a query, so that a stale cached worker is never used.
fn beside(page: &Url, name: &str) -> Option<String> {
    let version = page.pathname().rsplit('/').next().map(str::to_owned)?;
    let file = Url::new_with_base(name, &page.href()).ok()?;
    file.set_search(&version);
    Some(file.href())
}

fn read(data: &JsValue) -> Result<Reply, ProtocolError> {
    decode(&data.dyn_ref::<Uint8Array>().ok_or(ProtocolError::Unreadable)?.to_vec())
}

/// Starts a worker. The first one loads and compiles the program; the others are given it compiled.
fn start(shared: &Rc<Shared>) -> Option<RunningWorker> {
    let page = Url::new(&PAGE_URL.with(String::clone)).ok()?;
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&beside(&page, "worker.js")?, &options).ok()?;
    let weak = Rc::downgrade(shared);
    let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let data = event.data();
        if data.is_instance_of::<WebAssembly::Module>() {
            return PROGRAM.with(|program| drop(program.replace(Some(data))));
        }
        if let Some(shared) = weak.upgrade() {
            match read(&data) {
                Ok(reply) => shared.act(|connection, effects| connection.hear(reply, effects)),
                Err(_) => shared.died(),
            }
        }
    });
    let weak = Rc::downgrade(shared);
    let died = Closure::<dyn Fn(web_sys::Event)>::new(move |_| {
        if let Some(shared) = weak.upgrade() {
            shared.died();
        }
    });
    worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    worker.set_onerror(Some(died.as_ref().unchecked_ref()));
    let program = match PROGRAM.with(|program| program.borrow().clone()) {
        Some(compiled) => compiled,
        None => beside(&page, "thinker_bg.wasm")?.into(),
    };
    let parts = js_sys::Array::of2(&beside(&page, "thinker.js")?.into(), &program);
    worker.post_message(&parts).ok()?;
    Some(RunningWorker { worker, _heard: heard, _died: died })
}
