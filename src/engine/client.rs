//! The page's end: a worker of its own, kept warm, replaced when it must be stopped or has died.

use super::desk::{Desk, Order};
use super::message::{Finding, Job, Reply, read_reply, write_request};
use gloo::timers::callback::Timeout;
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
pub enum News {
    Progress(crate::search::Report),
    Done(Finding),
    /// The worker has died or hung, and another one was asked again.
    Retrying,
    /// There will be no answer.
    Failed,
}

type Asker = Rc<dyn Fn(News)>;

/// Somebody to ask. Clones are the same; with the last one the worker ends.
#[derive(Clone)]
pub struct Engine(Rc<Office>);

impl PartialEq for Engine {
    fn eq(&self, other: &Engine) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// A request that was made. Dropping it takes it back.
pub struct Ticket {
    id: u32,
    office: Weak<Office>,
}

impl Drop for Ticket {
    fn drop(&mut self) {
        if let Some(office) = self.office.upgrade() {
            office.act(|desk, orders| desk.cancel(self.id, orders));
        }
    }
}

#[derive(Default)]
struct Office {
    /// For the callbacks of the worker, which must not keep the office open.
    own: RefCell<Weak<Office>>,
    desk: RefCell<Desk>,
    hand: RefCell<Option<Hand>>,
    asker: RefCell<Option<Asker>>,
    patience: Cell<u32>,
    timer: RefCell<Option<Timeout>>,
}

/// A worker and what listens to it.
struct Hand {
    worker: Worker,
    _heard: Closure<dyn Fn(MessageEvent)>,
    _died: Closure<dyn Fn(web_sys::Event)>,
}

impl Drop for Hand {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

impl Default for Engine {
    fn default() -> Engine {
        let office = Rc::new(Office::default());
        office.own.replace(Rc::downgrade(&office));
        Engine(office)
    }
}

impl Engine {
    /// Has a worker made ready, so that what is asked later is begun at once.
    pub fn warm(&self) {
        self.0.act(Desk::warm);
    }

    /// Asks for something; what was asked before is taken back. The news stop when the ticket is dropped.
    pub fn ask(&self, job: Job, asker: impl Fn(News) + 'static) -> Ticket {
        let office = &self.0;
        let millis = match job {
            Job::Play { millis, .. } | Job::Analyse { millis, .. } => millis,
            Job::Bench { .. } => 60_000,
        };
        office.patience.set(millis + GRACE_MILLIS);
        office.asker.replace(Some(Rc::new(asker)));
        office.wind_up(LOADING_MILLIS);
        let mut id = 0;
        office.act(|desk, orders| id = desk.ask(job, orders));
        Ticket { id, office: Rc::downgrade(office) }
    }
}

impl Office {
    fn act(&self, act: impl FnOnce(&mut Desk, &mut Vec<Order>)) {
        let mut orders = Vec::new();
        act(&mut self.desk.borrow_mut(), &mut orders);
        for order in orders {
            self.carry_out(order);
        }
    }

    fn carry_out(&self, order: Order) {
        match order {
            Order::End => drop(self.hand.take()),
            Order::Start => {
                drop(self.hand.take());
                let started = self.own.borrow().upgrade().and_then(|office| start(&office));
                self.hand.replace(started);
            }
            Order::Post(request) => {
                self.wind_up(self.patience.get());
                if let Some(hand) = &*self.hand.borrow() {
                    let _ = hand.worker.post_message(&write_request(&request).into());
                }
            }
            Order::Deliver(Reply::Progress { report, .. }) => self.tell(News::Progress(report)),
            Order::Deliver(Reply::Done { finding, .. }) => self.finish(News::Done(finding)),
            Order::Deliver(_) | Order::GiveUp(_) => self.finish(News::Failed),
            Order::TellRetry => self.tell(News::Retrying),
        }
    }

    fn tell(&self, news: News) {
        let asker = self.asker.borrow().clone();
        if let Some(asker) = asker {
            asker(news);
        }
    }

    fn finish(&self, news: News) {
        drop(self.timer.take());
        let asker = self.asker.take();
        if let Some(asker) = asker {
            asker(news);
        }
    }

    /// Waits for the answer, but not for ever.
    fn wind_up(&self, millis: u32) {
        let office = self.own.borrow().clone();
        let timer = Timeout::new(millis, move || {
            if let Some(office) = office.upgrade() {
                office.died();
            }
        });
        self.timer.replace(Some(timer));
    }

    /// The worker has died, or hangs.
    fn died(&self) {
        self.act(Desk::fail);
        if self.desk.borrow().is_asked() {
            self.wind_up(LOADING_MILLIS);
        }
    }
}

/// What is next to the script of the page, whatever the folder. The name of that script changes with the page's contents; here
/// it is told apart by them, so that a browser never runs a new page with what thought for an old one.
fn beside(page: &Url, name: &str) -> Option<String> {
    let version = page.pathname().rsplit('/').next().map(str::to_owned)?;
    let file = Url::new_with_base(name, &page.href()).ok()?;
    file.set_search(&version);
    Some(file.href())
}

/// Starts a worker. The first one loads and compiles the program; the others are given it compiled.
fn start(office: &Rc<Office>) -> Option<Hand> {
    let page = Url::new(&PAGE_URL.with(String::clone)).ok()?;
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&beside(&page, "worker.js")?, &options).ok()?;
    let weak = Rc::downgrade(office);
    let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let Some(text) = event.data().as_string() else {
            return PROGRAM.with(|program| drop(program.replace(Some(event.data()))));
        };
        if let (Some(office), Some(reply)) = (weak.upgrade(), read_reply(&text)) {
            office.act(|desk, orders| desk.hear(reply, orders));
        }
    });
    let weak = Rc::downgrade(office);
    let died = Closure::<dyn Fn(web_sys::Event)>::new(move |_| {
        if let Some(office) = weak.upgrade() {
            office.died();
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
    Some(Hand { worker, _heard: heard, _died: died })
}
