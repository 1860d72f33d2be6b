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

#[wasm_bindgen]
extern "C" {
    /// The address of the script that started this program; its name changes with its contents.
    #[wasm_bindgen(thread_local_v2, js_namespace = ["import", "meta"], js_name = url)]
    static GLUE_URL: String;
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
    /// Asks for something; what was asked before is taken back. The news stop when the ticket is dropped.
    pub fn ask(&self, job: Job, asker: impl Fn(News) + 'static) -> Ticket {
        let office = &self.0;
        let millis = match job {
            Job::Play { millis, .. } | Job::Analyse { millis, .. } => millis,
            Job::Bench { .. } => 60_000,
        };
        office.patience.set(millis + GRACE_MILLIS);
        office.asker.replace(Some(Rc::new(asker)));
        let mut id = 0;
        office.act(|desk, orders| id = desk.ask(job, orders));
        office.wind_up();
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
    fn wind_up(&self) {
        let office = self.own.borrow().clone();
        let timer = Timeout::new(self.patience.get(), move || {
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
            self.wind_up();
        }
    }
}

/// Starts a worker with the program that this page runs: it is neither loaded nor compiled again.
fn start(office: &Rc<Office>) -> Option<Hand> {
    let glue = GLUE_URL.with(String::clone);
    let script = Url::new_with_base("worker.js", &glue).ok()?;
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&script.href(), &options).ok()?;
    let weak = Rc::downgrade(office);
    let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let reply = event.data().as_string().and_then(|text| read_reply(&text));
        if let (Some(office), Some(reply)) = (weak.upgrade(), reply) {
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
    let parts = js_sys::Array::of2(&glue.into(), &wasm_bindgen::module());
    worker.post_message(&parts).ok()?;
    Some(Hand { worker, _heard: heard, _died: died })
}
