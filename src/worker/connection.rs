//! The page's side of the conversation, as data: what to do with a worker when something is asked, answered, given up, or goes
//! wrong. One request at a time: a new one replaces the old one.

use super::protocol::{Job, News, Reply, Request};

/// A worker that dies or hangs is replaced, and the request repeated, this often.
const MOST_TRIES: u32 = 3;

/// What is to be done with the worker, in this order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// End the worker, if there is one, whatever it is doing.
    End,
    /// The same, and start another.
    Start,
    Post(Request),
    /// Give this to whoever asked.
    Deliver(News),
    /// Tell whoever asked that it takes a little longer.
    TellRetry,
    /// Tell whoever asked that there will be no answer.
    GiveUp(u32),
}

/// Who is asked what.
#[derive(Default, Debug)]
pub struct Connection {
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

impl Connection {
    /// Asks for something, and forgets what was asked before. Answers the number of the request.
    pub fn ask(&mut self, job: Job, effects: &mut Vec<Effect>) -> u32 {
        self.drop_asked(effects);
        self.last_id += 1;
        let request = Request { id: self.last_id, job };
        self.asked = Some(Asked { request, tries: 1, is_posted: false });
        if self.has_worker {
            self.post(effects);
        } else {
            self.start(effects);
        }
        self.last_id
    }

    /// Something may be asked soon.
    pub fn warm(&mut self, effects: &mut Vec<Effect>) {
        if !self.has_worker {
            self.start(effects);
        }
    }

    /// The answer to this request is not wanted any more.
    pub fn cancel(&mut self, id: u32, effects: &mut Vec<Effect>) {
        if self.asked.as_ref().is_some_and(|asked| asked.request.id == id) {
            self.drop_asked(effects);
        }
    }

    /// A message has come from the worker.
    pub fn hear(&mut self, reply: Reply, effects: &mut Vec<Effect>) {
        match reply {
            Reply::Ready => {
                self.is_ready = true;
                self.post(effects);
            }
            Reply::To { id, news } if self.awaits(id) => {
                if !matches!(news, News::Progress(_)) {
                    self.asked = None;
                }
                effects.push(Effect::Deliver(news));
            }
            // Somebody was told to stop and had spoken already.
            _ => {}
        }
    }

    /// The worker has died, or has not answered in time.
    pub fn fail(&mut self, effects: &mut Vec<Effect>) {
        match &mut self.asked {
            Some(asked) if asked.tries < MOST_TRIES => {
                asked.is_posted = false;
                asked.tries += 1;
                self.start(effects);
                effects.push(Effect::TellRetry);
            }
            // Nobody is waiting, or it is hopeless: another one is started when somebody asks again.
            _ => {
                (self.has_worker, self.is_ready) = (false, false);
                effects.push(Effect::End);
                effects.extend(self.asked.take().map(|asked| Effect::GiveUp(asked.request.id)));
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
    fn drop_asked(&mut self, effects: &mut Vec<Effect>) {
        if self.asked.take().is_some_and(|asked| asked.is_posted) {
            self.start(effects);
        }
    }

    fn start(&mut self, effects: &mut Vec<Effect>) {
        (self.has_worker, self.is_ready) = (true, false);
        effects.push(Effect::Start);
    }

    fn post(&mut self, effects: &mut Vec<Effect>) {
        match &mut self.asked {
            Some(asked) if self.is_ready && !asked.is_posted => {
                asked.is_posted = true;
                effects.push(Effect::Post(asked.request.clone()));
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
        Reply::To { id, news: News::Refused(String::new()) }
    }

    fn effects(act: impl FnOnce(&mut Vec<Effect>)) -> Vec<Effect> {
        let mut effects = Vec::new();
        act(&mut effects);
        effects
    }

    /// A connection whose worker listens, and the number of a request that it is busy with.
    fn busy() -> (Connection, u32) {
        let mut connection = Connection::default();
        let id = connection.ask(job(), &mut Vec::new());
        connection.hear(Reply::Ready, &mut Vec::new());
        (connection, id)
    }

    #[test]
    fn a_request_waits_until_the_worker_listens() {
        let mut connection = Connection::default();
        assert_eq!(effects(|effects| _ = connection.ask(job(), effects)), [Effect::Start]);
        let posted = effects(|effects| connection.hear(Reply::Ready, effects));
        assert_eq!(posted, [Effect::Post(Request { id: 1, job: job() })]);
        assert_eq!(
            effects(|effects| connection.hear(done(1), effects)),
            [Effect::Deliver(News::Refused(String::new()))]
        );
        let next = effects(|effects| _ = connection.ask(job(), effects));
        assert_eq!(next, [Effect::Post(Request { id: 2, job: job() })], "the worker is kept warm");
    }

    #[test]
    fn a_new_request_or_a_cancel_ends_a_busy_worker_and_stale_answers_are_dropped() {
        let (mut connection, first) = busy();
        assert_eq!(effects(|effects| _ = connection.ask(job(), effects)), [Effect::Start]);
        assert!(effects(|effects| connection.hear(done(first), effects)).is_empty(), "nobody waits for it");
        assert_eq!(effects(|effects| connection.hear(Reply::Ready, effects)).len(), 1);
        assert!(effects(|effects| connection.cancel(first, effects)).is_empty(), "that one is gone already");
        assert_eq!(effects(|effects| connection.cancel(first + 1, effects)), [Effect::Start]);
        assert!(effects(|effects| connection.hear(done(first + 1), effects)).is_empty());
        let waiting = connection.ask(job(), &mut Vec::new());
        assert!(
            effects(|effects| connection.cancel(waiting, effects)).is_empty(),
            "a worker that has not begun stays"
        );
        assert!(effects(|effects| connection.hear(Reply::Ready, effects)).is_empty());
    }

    #[test]
    fn a_dead_worker_is_replaced_and_asked_again_but_not_for_ever() {
        let (mut connection, id) = busy();
        for _ in 0..2 {
            assert_eq!(effects(|effects| connection.fail(effects)), [Effect::Start, Effect::TellRetry]);
            let again = effects(|effects| connection.hear(Reply::Ready, effects));
            assert_eq!(again, [Effect::Post(Request { id, job: job() })]);
        }
        assert_eq!(effects(|effects| connection.fail(effects)), [Effect::End, Effect::GiveUp(id)]);
        assert!(!connection.awaits(id));
        assert_eq!(effects(|effects| connection.fail(effects)), [Effect::End], "dying idle harms nobody");
        assert_eq!(
            effects(|effects| _ = connection.ask(job(), effects)),
            [Effect::Start],
            "a new request is a new chance"
        );
    }
}
