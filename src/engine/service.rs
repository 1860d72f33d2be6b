//! What a worker does with a request. It knows neither the browser nor the clock: the time comes from outside.

use super::bench;
use super::message::{Finding, Job, Reply, Request};
use crate::games::{Game, GameId, Visitor};
use crate::record::{Link, Match};
use crate::search::{Answer, Level, Monitor, Report, Strength, Task};
use std::any::Any;

/// The tables of a search. A phone has no more to spare.
const MEMORY: usize = 32 << 20;
/// A search says how far it has come no more often than this.
const MILLIS_BETWEEN_REPORTS: f64 = 50.0;

/// A worker's mind: what it remembers from one turn of a game to the next.
#[derive(Default)]
pub struct Service {
    memory: Option<(Whose, Box<dyn Any>)>,
}

/// Whose memory it is: a weaker player must not profit from what a stronger one has seen.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Whose {
    game: GameId,
    level: Level,
}

/// The milliseconds since some moment.
pub type Now<'a> = &'a dyn Fn() -> f64;

impl Service {
    /// Carries out a request. Everything that is to be told on the way is posted; the last reply is the answer.
    pub fn serve(&mut self, request: &Request, now: Now, post: &mut dyn FnMut(Reply)) {
        let id = request.id;
        let reply = match self.find(request, now, post) {
            Ok(finding) => Reply::Done { id, finding },
            Err(why) => Reply::Refused { id, why },
        };
        post(reply);
    }

    fn find(&mut self, request: &Request, now: Now, post: &mut dyn FnMut(Reply)) -> Result<Finding, String> {
        let watch = |millis, nodes, post| Watch {
            id: request.id,
            end: now() + millis,
            nodes,
            next_report: now() + MILLIS_BETWEEN_REPORTS,
            now,
            post,
        };
        match &request.job {
            Job::Play { link, level, seed, millis } => {
                let (game, link) = read_link(link)?;
                let task = Task { seed: *seed, ..Task::default() };
                let watch = watch(f64::from(*millis), u64::MAX, post);
                game.visit(Search { service: self, game, link, level: *level, task, watch })
            }
            Job::Analyse { link, millis } => {
                let (game, link) = read_link(link)?;
                let task = Task { every_turn: true, ..Task::default() };
                let watch = watch(f64::from(*millis), u64::MAX, post);
                game.visit(Search { service: self, game, link, level: Level::BEST, task, watch })
            }
            Job::Bench { index, nodes } => {
                let (game, position) = bench::POSITIONS.get(*index).ok_or("no such position")?;
                let game = GameId::named(game).ok_or("no such game")?;
                // The figures shall not depend on what was searched before.
                self.memory = None;
                let link = Link::of_position(game.id(), position);
                let (task, watch) = (Task::default(), watch(f64::INFINITY, *nodes, post));
                game.visit(Search { service: self, game, link, level: Level::BEST, task, watch })
            }
        }
    }

    /// What this player remembers; nothing at the first turn.
    fn memory_of<P: Game>(&mut self, whose: Whose) -> &mut P::Memory {
        let fits =
            self.memory.as_ref().is_some_and(|(owner, memory)| *owner == whose && memory.is::<P::Memory>());
        if !fits {
            // The old tables are given back before the new ones are made.
            self.memory = None;
            self.memory = Some((whose, Box::new(P::memory(MEMORY))));
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
    nodes: u64,
    next_report: f64,
    now: Now<'a>,
    post: &'a mut dyn FnMut(Reply),
}

impl Monitor for Watch<'_> {
    fn should_stop(&mut self, nodes: u64) -> bool {
        nodes >= self.nodes || (self.now)() >= self.end
    }

    fn listens(&self) -> bool {
        (self.now)() >= self.next_report
    }

    fn report(&mut self, report: &Report) {
        self.next_report = (self.now)() + MILLIS_BETWEEN_REPORTS;
        (self.post)(Reply::Progress { id: self.id, report: report.clone() });
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
    type Output = Result<Finding, String>;

    fn visit<P: Game>(mut self) -> Self::Output {
        let game = Match::<P>::from_link(&self.link).map_err(|error| error.map_refusal(drop).to_string())?;
        if game.ending().is_some() {
            return Err("the game is over".to_owned());
        }
        let task = Task { before: game.keys_before(), strength: Strength::Level(self.level), ..self.task };
        let memory = self.service.memory_of::<P>(Whose { game: self.game, level: self.level });
        let begin = (self.watch.now)();
        let answer = game.position().ponder(memory, &task, &mut self.watch);
        let micros = ((self.watch.now)() - begin) * 1000.0;
        answer.map(|answer| finding(answer, micros as u64)).ok_or_else(|| "there is no turn".to_owned())
    }
}

fn finding<M: std::fmt::Display>(answer: Answer<M>, micros: u64) -> Finding {
    let mut line: Vec<String> = answer.line.iter().map(ToString::to_string).collect();
    let best = answer.best.to_string();
    // The line begins with the best turn, even if nothing is known of what follows.
    if line.first() != Some(&best) {
        line = vec![best];
    }
    let report = Report { value: answer.value, depth: answer.depth, nodes: answer.nodes, line };
    let turns = answer.turns.iter().map(|(mv, value)| (mv.to_string(), *value)).collect();
    Finding { report, turns, micros }
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
            Some(Reply::Done { id: 9, finding }) => finding.report.line[0].clone(),
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
        let reports = replies.iter().filter(|reply| matches!(reply, Reply::Progress { id: 9, .. })).count();
        assert!(reports > 1, "{reports} reports");
    }

    #[test]
    fn nonsense_is_refused() {
        let mut service = Service::default();
        for link in ["chess", "quantik?m=Zz9", "quantik?m=Aa1.Bb2.Cc3.Db1.Ca2", "quantik?x=1"] {
            let replies = serve(&mut service, play(link, 3));
            assert!(matches!(replies[..], [Reply::Refused { id: 9, .. }]), "{link}: {replies:?}");
        }
    }
}
