//! The page's end: it carries out what the [`Connection`] decides, with a worker and a clock.

use super::connection::{Connection, Effect, RequestState};
use super::program::{self, Load};
use super::protocol::{Job, ProtocolError, Reply, Request, decode, encode};
use gloo::timers::callback::Timeout;
use js_sys::WebAssembly::Module;
use js_sys::{Array, Uint8Array};
use std::cell::RefCell;
use std::rc::{Rc, Weak};
use wasm_bindgen::prelude::*;
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

/// A connection to a worker of its own. Clones are the same; with the last one the worker ends.
#[derive(Clone)]
pub struct Client(Rc<Shared>);

/// A request that was made. Dropping it takes it back.
pub struct Pending {
    id: u32,
    shared: Weak<Shared>,
}

type Listener = Rc<dyn Fn(RequestState)>;

struct Shared {
    /// For callbacks, which must not keep the client alive.
    own: Weak<Shared>,
    connection: RefCell<Connection>,
    module: RefCell<Option<Module>>,
    worker: RefCell<Option<Running>>,
    listener: RefCell<Option<Listener>>,
    timer: RefCell<Option<Timeout>>,
}

/// A worker with what listens to it. It ends when it is dropped.
struct Running {
    worker: Worker,
    _on_message: Closure<dyn Fn(MessageEvent)>,
    _on_error: Closure<dyn Fn(Event)>,
}

impl PartialEq for Client {
    fn eq(&self, other: &Client) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Default for Client {
    fn default() -> Client {
        Client(Rc::new_cyclic(|own| Shared {
            own: own.clone(),
            connection: RefCell::default(),
            module: RefCell::default(),
            worker: RefCell::default(),
            listener: RefCell::default(),
            timer: RefCell::default(),
        }))
    }
}

impl Client {
    /// Gets a worker ready, so that what is asked later is begun at once.
    pub fn warm(&self) {
        self.0.act(Connection::warm);
    }

    /// Asks for something; what was asked before is taken back. The listener hears every change of the status, until
    /// the request that is returned is dropped.
    pub fn ask(&self, job: Job, listener: impl Fn(RequestState) + 'static) -> Pending {
        let shared = &self.0;
        shared.listener.replace(Some(Rc::new(listener)));
        let (id, effects) = shared.connection.borrow_mut().ask(job);
        shared.carry_out(effects);
        Pending { id, shared: Rc::downgrade(shared) }
    }
}

impl Drop for Pending {
    fn drop(&mut self) {
        if let Some(shared) = self.shared.upgrade() {
            shared.act(|connection| connection.cancel(self.id));
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

impl Shared {
    fn act(&self, act: impl FnOnce(&mut Connection) -> Vec<Effect>) {
        let effects = act(&mut self.connection.borrow_mut());
        self.carry_out(effects);
    }

    fn carry_out(&self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Load => self.load(),
                Effect::Forget => program::forget(),
                Effect::Start => self.start(),
                Effect::End => drop(self.worker.take()),
                Effect::Post(request) => self.post(&request),
                Effect::Tell(status) => self.tell(status),
            }
        }
        self.set_timer();
    }

    fn load(&self) {
        let shared = self.own.clone();
        program::load(move |load| {
            let Some(shared) = shared.upgrade() else { return };
            match load {
                Load::At(percent) => shared.act(|connection| connection.loading(percent)),
                Load::Done(module) => {
                    shared.module.replace(Some(module));
                    shared.act(Connection::loaded);
                }
                Load::Failed => shared.act(Connection::fail),
            }
        });
    }

    fn start(&self) {
        let started = self.module.borrow().as_ref().map(|module| self.start_with(module));
        match started {
            Some(Ok(running)) => drop(self.worker.replace(Some(running))),
            _ => self.act(Connection::fail),
        }
    }

    fn start_with(&self, module: &Module) -> Result<Running, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&program::address("worker.js")?, &options)?;
        let shared = self.own.clone();
        let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(shared) = shared.upgrade() {
                shared.act(|connection| connection.hear(read(&event.data())));
            }
        });
        let shared = self.own.clone();
        let on_error = Closure::<dyn Fn(Event)>::new(move |_| {
            if let Some(shared) = shared.upgrade() {
                shared.act(Connection::fail);
            }
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        worker.post_message(&Array::of2(&program::address("thinker.js")?.into(), module))?;
        Ok(Running { worker, _on_message: on_message, _on_error: on_error })
    }

    fn post(&self, request: &Request) {
        if let Some(running) = &*self.worker.borrow() {
            // A message of bytes can always be posted.
            let _ = running.worker.post_message(&Uint8Array::from(&encode(request)[..]));
        }
    }

    fn tell(&self, status: RequestState) {
        let listener = self.listener.borrow().clone();
        if let Some(listener) = listener {
            listener(status);
        }
    }

    /// Waits for what happens next, but not for ever.
    fn set_timer(&self) {
        let shared = self.own.clone();
        let timer = self.connection.borrow().patience().map(|millis| {
            Timeout::new(millis, move || {
                if let Some(shared) = shared.upgrade() {
                    shared.act(Connection::fail);
                }
            })
        });
        self.timer.replace(timer);
    }
}

fn read(data: &JsValue) -> Result<Reply, ProtocolError> {
    decode(&data.dyn_ref::<Uint8Array>().ok_or(ProtocolError::Unreadable)?.to_vec())
}
