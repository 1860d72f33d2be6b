//! The page's side of the conversation, as data: what to do with a worker when something is asked, answered, given up, or goes
//! wrong. One request at a time: a new one replaces the old one.

use super::message::{Job, Reply, Request};

/// A worker that dies or hangs is replaced, and the request repeated, this often.
const MOST_TRIES: u32 = 3;

/// What is to be done with the worker, in this order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Order {
    /// End the worker, if there is one, whatever it is doing.
    End,
    /// The same, and start another.
    Start,
    Post(Request),
    /// Give this to whoever asked.
    Deliver(Reply),
    /// Tell whoever asked that it takes a little longer.
    TellRetry,
    /// Tell whoever asked that there will be no answer.
    GiveUp(u32),
}

/// Who is asked what.
#[derive(Default, Debug)]
pub struct Desk {
    last_id: u32,
    has_worker: bool,
    is_ready: bool,
    asked: Option<Asked>,
}

#[derive(Debug)]
struct Asked {
    request: Request,
    tries: u32,
    is_posted: bool,
}

impl Desk {
    /// Asks for something, and forgets what was asked before. Answers the number of the request.
    pub fn ask(&mut self, job: Job, orders: &mut Vec<Order>) -> u32 {
        self.drop_asked(orders);
        self.last_id += 1;
        let request = Request { id: self.last_id, job };
        self.asked = Some(Asked { request, tries: 1, is_posted: false });
        if self.has_worker {
            self.post(orders);
        } else {
            self.start(orders);
        }
        self.last_id
    }

    /// Something may be asked soon.
    pub fn warm(&mut self, orders: &mut Vec<Order>) {
        if !self.has_worker {
            self.start(orders);
        }
    }

    /// The answer to this request is not wanted any more.
    pub fn cancel(&mut self, id: u32, orders: &mut Vec<Order>) {
        if self.asked.as_ref().is_some_and(|asked| asked.request.id == id) {
            self.drop_asked(orders);
        }
    }

    /// A message has come from the worker.
    pub fn hear(&mut self, reply: Reply, orders: &mut Vec<Order>) {
        match &reply {
            Reply::Ready => {
                self.is_ready = true;
                self.post(orders);
            }
            Reply::Progress { id, .. } if self.awaits(*id) => orders.push(Order::Deliver(reply)),
            Reply::Done { id, .. } | Reply::Refused { id, .. } if self.awaits(*id) => {
                self.asked = None;
                orders.push(Order::Deliver(reply));
            }
            // Somebody was told to stop and had spoken already.
            _ => {}
        }
    }

    /// The worker has died, or has not answered in time.
    pub fn fail(&mut self, orders: &mut Vec<Order>) {
        match &mut self.asked {
            Some(asked) if asked.tries < MOST_TRIES => {
                asked.is_posted = false;
                asked.tries += 1;
                self.start(orders);
                orders.push(Order::TellRetry);
            }
            // Nobody is waiting, or it is hopeless: another one is started when somebody asks again.
            _ => {
                (self.has_worker, self.is_ready) = (false, false);
                orders.push(Order::End);
                orders.extend(self.asked.take().map(|asked| Order::GiveUp(asked.request.id)));
            }
        }
    }

    /// Is anybody waiting?
    pub fn is_asked(&self) -> bool {
        self.asked.is_some()
    }

    /// Is an answer to this request still expected?
    pub fn awaits(&self, id: u32) -> bool {
        self.asked.as_ref().is_some_and(|asked| asked.request.id == id)
    }

    /// A search cannot hear: a worker that is busy is ended, one that has not begun stays.
    fn drop_asked(&mut self, orders: &mut Vec<Order>) {
        if self.asked.take().is_some_and(|asked| asked.is_posted) {
            self.start(orders);
        }
    }

    fn start(&mut self, orders: &mut Vec<Order>) {
        (self.has_worker, self.is_ready) = (true, false);
        orders.push(Order::Start);
    }

    fn post(&mut self, orders: &mut Vec<Order>) {
        match &mut self.asked {
            Some(asked) if self.is_ready && !asked.is_posted => {
                asked.is_posted = true;
                orders.push(Order::Post(asked.request.clone()));
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn job() -> Job {
        Job::Analyse { link: "quantik".into(), millis: 10 }
    }

    fn done(id: u32) -> Reply {
        Reply::Refused { id, why: String::new() }
    }

    fn orders(act: impl FnOnce(&mut Vec<Order>)) -> Vec<Order> {
        let mut orders = Vec::new();
        act(&mut orders);
        orders
    }

    /// A desk whose worker listens, and the number of a request that it is busy with.
    fn busy() -> (Desk, u32) {
        let mut desk = Desk::default();
        let id = desk.ask(job(), &mut Vec::new());
        desk.hear(Reply::Ready, &mut Vec::new());
        (desk, id)
    }

    #[test]
    fn a_request_waits_until_the_worker_listens() {
        let mut desk = Desk::default();
        assert_eq!(orders(|orders| _ = desk.ask(job(), orders)), [Order::Start]);
        let posted = orders(|orders| desk.hear(Reply::Ready, orders));
        assert_eq!(posted, [Order::Post(Request { id: 1, job: job() })]);
        assert_eq!(orders(|orders| desk.hear(done(1), orders)), [Order::Deliver(done(1))]);
        let next = orders(|orders| _ = desk.ask(job(), orders));
        assert_eq!(next, [Order::Post(Request { id: 2, job: job() })], "the worker is kept warm");
    }

    #[test]
    fn a_new_request_or_a_cancel_ends_a_busy_worker_and_stale_answers_are_dropped() {
        let (mut desk, first) = busy();
        assert_eq!(orders(|orders| _ = desk.ask(job(), orders)), [Order::Start]);
        assert!(orders(|orders| desk.hear(done(first), orders)).is_empty(), "nobody waits for it");
        assert_eq!(orders(|orders| desk.hear(Reply::Ready, orders)).len(), 1);
        assert!(orders(|orders| desk.cancel(first, orders)).is_empty(), "that one is gone already");
        assert_eq!(orders(|orders| desk.cancel(first + 1, orders)), [Order::Start]);
        assert!(orders(|orders| desk.hear(done(first + 1), orders)).is_empty());
        let waiting = desk.ask(job(), &mut Vec::new());
        assert!(
            orders(|orders| desk.cancel(waiting, orders)).is_empty(),
            "a worker that has not begun stays"
        );
        assert!(orders(|orders| desk.hear(Reply::Ready, orders)).is_empty());
    }

    #[test]
    fn a_dead_worker_is_replaced_and_asked_again_but_not_for_ever() {
        let (mut desk, id) = busy();
        for _ in 0..2 {
            assert_eq!(orders(|orders| desk.fail(orders)), [Order::Start, Order::TellRetry]);
            let again = orders(|orders| desk.hear(Reply::Ready, orders));
            assert_eq!(again, [Order::Post(Request { id, job: job() })]);
        }
        assert_eq!(orders(|orders| desk.fail(orders)), [Order::End, Order::GiveUp(id)]);
        assert!(!desk.awaits(id));
        assert_eq!(orders(|orders| desk.fail(orders)), [Order::End], "dying idle harms nobody");
        assert_eq!(
            orders(|orders| _ = desk.ask(job(), orders)),
            [Order::Start],
            "a new request is a new chance"
        );
    }
}
