//! What the page does with its worker: a state machine without input and output. It is told what happens, and answers
//! with the [`Effect`]s that the client carries out. One request at a time: a new one replaces the old one.

use super::protocol::{Job, News, ProtocolError, Reply, Request};
use crate::search::Answer;

/// A worker that dies or hangs is replaced and asked again; a request is posted this often at most.
const MOST_TRIES: u32 = 3;
/// A worker that has not answered so long after its time was over is taken to hang.
const GRACE_MILLIS: u32 = 5_000;
/// A load is given up when no byte has come for so long. As long as bytes arrive, it goes on.
const STALLED_MILLIS: u32 = 30_000;
/// The same for the start of a worker, which loads two small scripts.
const STARTING_MILLIS: u32 = 60_000;

/// What the page knows of its request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RequestState {
    /// The worker's program is on its way. The percentage is unknown until the size is.
    Loading {
        percent: Option<u8>,
    },
    /// The worker starts or searches; `best` is its best answer so far.
    Thinking {
        best: Option<Answer<String>>,
        is_retry: bool,
    },
    Done(Answer<String>),
    /// There will be no answer until the page asks again.
    Failed(Failure),
}

/// Why there is no answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// The worker's program could not be loaded or started.
    NotLoaded,
    /// The worker is of another version of the site: the page must be loaded again.
    Outdated,
    /// Several workers have died or hung.
    NoAnswer,
    /// The request made no sense to the worker.
    Refused(String),
}

/// What the client has to do, in this order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Load the program, unless it is there: `loading` and then `loaded` or `fail` follow.
    Load,
    /// Stop loading the program and forget what was loaded, so that the next `Load` begins anew.
    Forget,
    /// Start a worker with the program.
    Start,
    /// End the worker, if there is one, whatever it is doing.
    End,
    Post(Request),
    /// Tell the status to the part of the page that asked.
    Tell(RequestState),
}

/// The connection of the page to one worker.
#[derive(Default, Debug)]
pub struct Connection {
    last_id: u32,
    phase: Phase,
    asked: Option<Asked>,
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
enum Phase {
    /// There is no worker.
    #[default]
    Absent,
    Loading {
        percent: Option<u8>,
    },
    /// The worker has the program, and has not said yet that it listens.
    Starting,
    Ready,
}

#[derive(Debug)]
struct Asked {
    request: Request,
    tries: u32,
    is_posted: bool,
}

impl Connection {
    /// Asks for something, and forgets what was asked before. Returns the number of the request.
    pub fn ask(&mut self, job: Job) -> (u32, Vec<Effect>) {
        let mut effects = self.drop_asked();
        self.last_id += 1;
        let request = Request { id: self.last_id, job };
        self.asked = Some(Asked { request, tries: 1, is_posted: false });
        match self.phase {
            Phase::Absent => effects.extend(self.warm()),
            Phase::Loading { percent } => effects.push(Effect::Tell(RequestState::Loading { percent })),
            Phase::Starting => effects.extend(self.tell_thinking()),
            Phase::Ready => effects.extend(self.tell_thinking().into_iter().chain(self.post())),
        }
        (self.last_id, effects)
    }

    /// Gets a worker ready: something may be asked soon.
    pub fn warm(&mut self) -> Vec<Effect> {
        if self.phase != Phase::Absent {
            return Vec::new();
        }
        self.phase = Phase::Loading { percent: None };
        vec![Effect::Load]
    }

    /// The answer to this request is not wanted any more.
    pub fn cancel(&mut self, id: u32) -> Vec<Effect> {
        if !self.awaits(id) {
            return Vec::new();
        }
        let mut effects = self.drop_asked();
        effects.extend(self.warm());
        effects
    }

    /// Some of the program has come.
    pub fn loading(&mut self, percent: Option<u8>) -> Vec<Effect> {
        let Phase::Loading { percent: known } = &mut self.phase else { return Vec::new() };
        *known = percent;
        let tells = self.asked.is_some();
        tells.then_some(Effect::Tell(RequestState::Loading { percent })).into_iter().collect()
    }

    /// The program is there.
    pub fn loaded(&mut self) -> Vec<Effect> {
        if !matches!(self.phase, Phase::Loading { .. }) {
            return Vec::new();
        }
        self.phase = Phase::Starting;
        [Effect::Start].into_iter().chain(self.tell_thinking()).collect()
    }

    /// A message has come from the worker. One that cannot be read counts as a failure of the worker.
    pub fn hear(&mut self, message: Result<Reply, ProtocolError>) -> Vec<Effect> {
        match message {
            Ok(Reply::Ready) => {
                self.phase = Phase::Ready;
                self.post().into_iter().collect()
            }
            Ok(Reply::To { id, news }) if self.awaits(id) => vec![self.news(news)],
            // The answer to a request that was taken back when the worker had spoken already.
            Ok(Reply::To { .. }) => Vec::new(),
            Err(ProtocolError::OtherVersion(_)) => self.unload(Failure::Outdated),
            Err(ProtocolError::Unreadable | ProtocolError::TooLong) => self.fail(),
        }
    }

    /// The load has failed, the worker has died, or nothing was heard for as long as [`Connection::patience`] says.
    pub fn fail(&mut self) -> Vec<Effect> {
        match (self.phase, &mut self.asked) {
            (Phase::Absent, _) => Vec::new(),
            (Phase::Loading { .. } | Phase::Starting, _) => self.unload(Failure::NotLoaded),
            (Phase::Ready, Some(asked)) if asked.tries < MOST_TRIES => {
                asked.is_posted = false;
                asked.tries += 1;
                self.phase = Phase::Absent;
                [Effect::End].into_iter().chain(self.warm()).collect()
            }
            (Phase::Ready, _) => {
                self.phase = Phase::Absent;
                [Effect::End].into_iter().chain(self.give_up(Failure::NoAnswer)).collect()
            }
        }
    }

    /// For how many milliseconds nothing may be heard before that is a failure. `None`: nothing is expected.
    pub fn patience(&self) -> Option<u32> {
        match (self.phase, &self.asked) {
            (Phase::Loading { .. }, _) => Some(STALLED_MILLIS),
            (Phase::Starting, _) => Some(STARTING_MILLIS),
            (Phase::Ready, Some(asked)) => Some(asked.request.job.millis() + GRACE_MILLIS),
            (Phase::Ready, None) | (Phase::Absent, _) => None,
        }
    }

    fn awaits(&self, id: u32) -> bool {
        self.asked.as_ref().is_some_and(|asked| asked.request.id == id)
    }

    /// A search hears nothing while it runs: a busy worker is ended, one that has not begun stays.
    fn drop_asked(&mut self) -> Vec<Effect> {
        if self.asked.take().is_some_and(|asked| asked.is_posted) {
            self.phase = Phase::Absent;
            return vec![Effect::End];
        }
        Vec::new()
    }

    /// Something is wrong with the program itself: a worker that starts with it again would fare no better.
    fn unload(&mut self, failure: Failure) -> Vec<Effect> {
        self.phase = Phase::Absent;
        [Effect::End, Effect::Forget].into_iter().chain(self.give_up(failure)).collect()
    }

    fn give_up(&mut self, failure: Failure) -> Option<Effect> {
        self.asked.take().map(|_| Effect::Tell(RequestState::Failed(failure)))
    }

    fn tell_thinking(&self) -> Option<Effect> {
        let asked = self.asked.as_ref()?;
        Some(Effect::Tell(RequestState::Thinking { best: None, is_retry: asked.tries > 1 }))
    }

    fn post(&mut self) -> Option<Effect> {
        let asked = self.asked.as_mut().filter(|asked| !asked.is_posted)?;
        asked.is_posted = true;
        Some(Effect::Post(asked.request.clone()))
    }

    fn news(&mut self, news: News) -> Effect {
        Effect::Tell(match news {
            News::Progress(answer) => RequestState::Thinking { best: Some(answer), is_retry: false },
            News::Done(answer) => {
                self.asked = None;
                RequestState::Done(answer)
            }
            News::Refused(why) => {
                self.asked = None;
                RequestState::Failed(Failure::Refused(why))
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Value;

    fn job() -> Job {
        Job::Analyse { link: "quantik".into(), millis: 10 }
    }

    fn post(id: u32) -> Effect {
        Effect::Post(Request { id, job: job() })
    }

    fn answer() -> Answer<String> {
        let best = "Aa1".to_owned();
        Answer { best, value: Value::Draw, turns: Vec::new(), line: Vec::new(), depth: 1, nodes: 1 }
    }

    fn done(id: u32) -> Result<Reply, ProtocolError> {
        Ok(Reply::To { id, news: News::Done(answer()) })
    }

    const READY: Result<Reply, ProtocolError> = Ok(Reply::Ready);
    const THINKING: Effect = Effect::Tell(RequestState::Thinking { best: None, is_retry: false });
    const RETRYING: Effect = Effect::Tell(RequestState::Thinking { best: None, is_retry: true });
    const NOT_LOADED: Effect = Effect::Tell(RequestState::Failed(Failure::NotLoaded));

    fn loading(percent: Option<u8>) -> Effect {
        Effect::Tell(RequestState::Loading { percent })
    }

    /// A connection whose worker listens, and the number of a request that it is busy with.
    fn busy() -> (Connection, u32) {
        let mut connection = Connection::default();
        let (id, _) = connection.ask(job());
        connection.loaded();
        connection.hear(READY);
        (connection, id)
    }

    #[test]
    fn a_request_waits_until_the_worker_listens() {
        let mut connection = Connection::default();
        assert_eq!(connection.ask(job()), (1, vec![Effect::Load]));
        assert_eq!(connection.loaded(), [Effect::Start, THINKING]);
        assert_eq!(connection.hear(READY), [post(1)]);
        let progress = Reply::To { id: 1, news: News::Progress(answer()) };
        let best = RequestState::Thinking { best: Some(answer()), is_retry: false };
        assert_eq!(connection.hear(Ok(progress)), [Effect::Tell(best)]);
        assert_eq!(connection.hear(done(1)), [Effect::Tell(RequestState::Done(answer()))]);
        assert_eq!(connection.ask(job()), (2, vec![THINKING, post(2)]), "the worker is kept warm");
    }

    #[test]
    fn a_new_request_or_a_cancel_ends_a_busy_worker_and_late_answers_are_dropped() {
        let (mut connection, first) = busy();
        assert_eq!(connection.ask(job()), (first + 1, vec![Effect::End, Effect::Load]));
        assert_eq!(connection.hear(done(first)), [], "nobody waits for it");
        connection.loaded();
        assert_eq!(connection.hear(READY), [post(first + 1)]);
        assert_eq!(connection.cancel(first), [], "that one is gone already");
        assert_eq!(connection.cancel(first + 1), [Effect::End, Effect::Load], "another one is got ready");
        assert_eq!(connection.hear(done(first + 1)), []);
        assert_eq!(connection.loaded(), [Effect::Start], "nobody is told");
        let (waiting, _) = connection.ask(job());
        assert_eq!(connection.cancel(waiting), [], "a worker that has not begun stays");
        assert_eq!(connection.hear(READY), []);
        assert_eq!(connection.patience(), None, "nothing is expected of it");
    }

    #[test]
    fn a_dead_worker_is_replaced_and_asked_again_but_not_for_ever() {
        let (mut connection, id) = busy();
        for _ in 0..2 {
            assert_eq!(connection.fail(), [Effect::End, Effect::Load]);
            assert_eq!(connection.loaded(), [Effect::Start, RETRYING]);
            assert_eq!(connection.hear(READY), [post(id)]);
        }
        let given_up = Effect::Tell(RequestState::Failed(Failure::NoAnswer));
        assert_eq!(connection.fail(), [Effect::End, given_up]);
        assert_eq!(connection.fail(), [], "there is none that could die");
        assert_eq!(connection.ask(job()), (id + 1, vec![Effect::Load]), "a new request is a new chance");
    }

    #[test]
    fn a_worker_that_dies_idle_is_replaced_when_something_is_asked() {
        let (mut connection, id) = busy();
        connection.hear(done(id));
        assert_eq!(connection.fail(), [Effect::End]);
        assert_eq!(connection.ask(job()), (id + 1, vec![Effect::Load]));
    }

    #[test]
    fn a_hung_worker_is_noticed_soon_after_its_time() {
        let (mut connection, id) = busy();
        assert_eq!(connection.patience(), Some(10 + GRACE_MILLIS));
        assert_eq!(connection.fail(), [Effect::End, Effect::Load]);
        connection.loaded();
        connection.hear(READY);
        connection.hear(done(id));
        assert_eq!(connection.patience(), None);
    }

    #[test]
    fn a_load_that_fails_is_told_at_once_and_begun_anew_when_asked_again() {
        let mut connection = Connection::default();
        connection.ask(job());
        assert_eq!(connection.fail(), [Effect::End, Effect::Forget, NOT_LOADED]);
        assert_eq!(connection.ask(job()), (2, vec![Effect::Load]));
        connection.loaded();
        let cannot_start = connection.fail();
        assert_eq!(cannot_start, [Effect::End, Effect::Forget, NOT_LOADED], "nor is a bad start repeated");
        connection.warm();
        assert_eq!(connection.fail(), [Effect::End, Effect::Forget], "nobody waits for it");
    }

    #[test]
    fn a_slow_load_goes_on_and_shows_its_progress() {
        let mut connection = Connection::default();
        assert_eq!(connection.warm(), [Effect::Load]);
        assert_eq!(connection.loading(Some(0)), [], "nobody waits for it");
        let (first, effects) = connection.ask(job());
        assert_eq!(effects, [loading(Some(0))]);
        for percent in 1..=100 {
            assert_eq!(connection.loading(Some(percent)), [loading(Some(percent))]);
            assert_eq!(connection.patience(), Some(STALLED_MILLIS), "counted from the last byte");
        }
        assert_eq!(connection.cancel(first), [], "the load goes on");
        assert_eq!(connection.ask(job()), (2, vec![loading(Some(100))]));
        assert_eq!(connection.loaded(), [Effect::Start, THINKING]);
        assert_eq!(connection.patience(), Some(STARTING_MILLIS));
        assert_eq!(connection.loading(Some(100)), [], "it is over");
        assert_eq!(connection.loaded(), []);
    }

    #[test]
    fn a_message_that_is_not_understood_is_a_dead_worker() {
        for error in [ProtocolError::Unreadable, ProtocolError::TooLong] {
            let (mut connection, _) = busy();
            assert_eq!(connection.hear(Err(error)), [Effect::End, Effect::Load]);
            connection.loaded();
            let at_start = connection.hear(Err(error));
            assert_eq!(at_start, [Effect::End, Effect::Forget, NOT_LOADED]);
        }
    }

    #[test]
    fn a_worker_of_another_version_asks_for_a_new_page() {
        let mut connection = Connection::default();
        connection.ask(job());
        connection.loaded();
        let outdated = Effect::Tell(RequestState::Failed(Failure::Outdated));
        let heard = connection.hear(Err(ProtocolError::OtherVersion(9)));
        assert_eq!(heard, [Effect::End, Effect::Forget, outdated]);
    }

    #[test]
    fn a_request_that_is_refused_is_not_repeated() {
        let (mut connection, id) = busy();
        let refused = Reply::To { id, news: News::Refused("no such game".into()) };
        let told = RequestState::Failed(Failure::Refused("no such game".into()));
        assert_eq!(connection.hear(Ok(refused)), [Effect::Tell(told)]);
        assert_eq!(connection.ask(job()).1, [THINKING, post(id + 1)]);
    }
}
