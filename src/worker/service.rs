//! What the worker does with a request. It knows neither the browser nor the clock: the time comes from outside.

use super::protocol::{Job, News, Reply, Request};
use crate::games::{Game, GameId, Visitor};
use crate::record::{Link, Match};
use crate::search::{Answer, Level, Monitor, Strength, Task};
use std::any::Any;

/// The tables of a search. A phone has no more to spare.
const MEMORY: usize = 32 << 20;
/// A search says how far it has come no more often than this.
const MILLIS_BETWEEN_REPORTS: f64 = 50.0;

/// The searches of a worker, and what they keep from one turn of a game to the next.
#[derive(Default)]
pub struct Service {
    memory: Option<(Owner, Box<dyn Any>)>,
}

/// Whose memory it is: a weaker player must not profit from what a stronger one has seen.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Owner {
    game: GameId,
    level: Level,
}

/// The milliseconds since some moment.
pub type Now<'a> = &'a dyn Fn() -> f64;

impl Service {
    /// Carries out a request. Posts how far the search has come, and in the end the answer.
    pub fn serve(&mut self, request: &Request, now: Now, post: &mut dyn FnMut(Reply)) {
        let Request { id, job } = request;
        let news = match self.find(*id, job, now, post) {
            Ok(answer) => News::Done(answer),
            Err(why) => News::Refused(why),
        };
        post(Reply::To { id: *id, news });
    }

    fn find(
        &mut self,
        id: u32,
        job: &Job,
        now: Now,
        post: &mut dyn FnMut(Reply),
    ) -> Result<Answer<String>, String> {
        let (link, level, task) = match job {
            Job::Play { link, level, seed, .. } => (link, *level, Task { seed: *seed, ..Task::default() }),
            Job::Analyse { link, .. } => (link, Level::BEST, Task { every_turn: true, ..Task::default() }),
        };
        let (game, link) = read_link(link)?;
        let end = now() + f64::from(job.millis());
        let watch = Watch { id, end, next_report: now() + MILLIS_BETWEEN_REPORTS, now, post };
        game.visit(Search { service: self, game, link, level, task, watch })
    }

    /// What this player remembers; nothing at the first turn.
    fn memory_of<P: Game>(&mut self, owner: Owner) -> &mut P::Memory {
        if self.memory.as_ref().is_none_or(|(previous, _)| *previous != owner) {
            // The old tables are given back before the new ones are made.
            self.memory = None;
            self.memory = Some((owner, Box::new(P::memory(MEMORY))));
        }
        let memory = self.memory.as_mut().and_then(|(_, memory)| memory.downcast_mut());
        memory.expect("made for this game")
    }
}

fn read_link(text: &str) -> Result<(GameId, Link), String> {
    let link = Link::parse::<()>(text).map_err(|error| error.to_string())?;
    let game = GameId::named(&link.game).ok_or_else(|| format!("no game is called “{}”", link.game))?;
    Ok((game, link))
}

/// Stops the search when its time is over, and tells how far it has come.
struct Watch<'a> {
    id: u32,
    end: f64,
    next_report: f64,
    now: Now<'a>,
    post: &'a mut dyn FnMut(Reply),
}

impl Monitor for Watch<'_> {
    fn should_stop(&mut self, _: u64) -> bool {
        (self.now)() >= self.end
    }

    fn listens(&self) -> bool {
        (self.now)() >= self.next_report
    }

    fn report(&mut self, answer: Answer<String>) {
        self.next_report = (self.now)() + MILLIS_BETWEEN_REPORTS;
        (self.post)(Reply::To { id: self.id, news: News::Progress(answer) });
    }
}

struct Search<'a> {
    service: &'a mut Service,
    game: GameId,
    link: Link,
    level: Level,
    task: Task,
    watch: Watch<'a>,
}

impl Visitor for Search<'_> {
    type Output = Result<Answer<String>, String>;

    fn visit<P: Game>(mut self) -> Self::Output {
        let game = Match::<P>::from_link(&self.link).map_err(|error| error.map_refusal(drop).to_string())?;
        if game.ending().is_some() {
            return Err("the game is over".to_owned());
        }
        let task = Task { before: game.keys_before(), strength: Strength::Level(self.level), ..self.task };
        let memory = self.service.memory_of::<P>(Owner { game: self.game, level: self.level });
        let answer = game.position().search(memory, &task, &mut self.watch);
        answer.map(|answer| answer.in_notation()).ok_or_else(|| "there is no turn".to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    /// A clock that goes on by a millisecond each time it is looked at.
    fn serve(service: &mut Service, job: Job) -> Vec<Reply> {
        let time = Cell::new(0.0);
        let now = || time.replace(time.get() + 1.0);
        let mut replies = Vec::new();
        service.serve(&Request { id: 9, job }, &now, &mut |reply| replies.push(reply));
        replies
    }

    fn play(link: &str, level: u8) -> Job {
        Job::Play { link: link.into(), level: Level::new(level).expect("a level"), seed: 1, millis: 300 }
    }

    fn best(replies: &[Reply]) -> String {
        match replies.last() {
            Some(Reply::To { id: 9, news: News::Done(answer) }) => answer.best.clone(),
            other => panic!("no answer: {other:?}"),
        }
    }

    #[test]
    fn every_game_is_answered_at_every_level_with_a_legal_turn() {
        struct IsLegal<'a>(&'a str);
        impl Visitor for IsLegal<'_> {
            type Output = bool;
            fn visit<P: Game>(self) -> bool {
                let start = P::start(P::Options::default());
                self.0.parse().is_ok_and(|mv| start.check(mv).is_ok())
            }
        }
        let mut service = Service::default();
        for game in GameId::ALL {
            for level in 1..=6 {
                let mv = best(&serve(&mut service, play(game.id(), level)));
                assert!(game.visit(IsLegal(&mv)), "{} at level {level}: {mv}", game.id());
            }
        }
    }

    #[test]
    fn a_win_is_played_and_a_search_tells_how_far_it_has_come() {
        let mut service = Service::default();
        assert_eq!(best(&serve(&mut service, play("quantik?m=Aa1.Bb2.Cc3.Db1", 6))), "Ca2");
        let replies = serve(&mut service, Job::Analyse { link: "emblem".into(), millis: 3000 });
        let reports = replies
            .iter()
            .filter(|reply| matches!(reply, Reply::To { id: 9, news: News::Progress(_) }))
            .count();
        assert!(reports > 1, "{reports} reports");
    }

    #[test]
    fn nonsense_is_refused() {
        let mut service = Service::default();
        for link in ["chess", "quantik?m=Zz9", "quantik?m=Aa1.Bb2.Cc3.Db1.Ca2", "quantik?x=1"] {
            let replies = serve(&mut service, play(link, 3));
            assert!(
                matches!(replies[..], [Reply::To { id: 9, news: News::Refused(_) }]),
                "{link}: {replies:?}"
            );
        }
    }
}
