//! The messages between a page and its worker: typed, with a version and the number of the request, written as lines of text.
//! Moves contain no line break and no space, and links neither.

use crate::search::{Level, Report, Value};

/// Both ends are built from one program, but a page that was open during an update may have an older worker's file.
const VERSION: &str = "quincunx-1";

/// What a page asks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Request {
    /// Answers carry the number of the request, so that late ones are known.
    pub id: u32,
    pub job: Job,
}

/// What is to be done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Job {
    /// A turn of a player of this level in the game of this link.
    Play { link: String, level: Level, seed: u64, millis: u32 },
    /// The worth of every turn, as well as it can be told in this time.
    Analyse { link: String, millis: u32 },
    /// One of the fixed positions, searched for so many nodes.
    Bench { index: usize, nodes: u64 },
}

/// What a search has found, with the turns in notation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    pub report: Report,
    /// The turns that were looked at, the best first.
    pub turns: Vec<(String, Value)>,
    /// How long it took, in microseconds.
    pub micros: u64,
}

/// What a worker answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reply {
    /// The worker listens.
    Ready,
    /// How far the search has come.
    Progress {
        id: u32,
        report: Report,
    },
    Done {
        id: u32,
        finding: Finding,
    },
    /// The request made no sense: asking again would not help.
    Refused {
        id: u32,
        why: String,
    },
}

pub fn write_request(Request { id, job }: &Request) -> String {
    let fields = match job {
        Job::Play { link, level, seed, millis } => {
            format!("play\n{link}\n{}\n{seed}\n{millis}", level.number())
        }
        Job::Analyse { link, millis } => format!("analyse\n{link}\n{millis}"),
        Job::Bench { index, nodes } => format!("bench\n{index}\n{nodes}"),
    };
    format!("{VERSION}\n{id}\n{fields}")
}

/// `None` if this is no request of this version.
pub fn read_request(text: &str) -> Option<Request> {
    let mut lines = lines_of(text)?;
    let id = number(lines.next())?;
    let job = match lines.next()? {
        "play" => {
            let link = lines.next()?.to_owned();
            let level = Level::new(number(lines.next())?)?;
            Job::Play { link, level, seed: number(lines.next())?, millis: number(lines.next())? }
        }
        "analyse" => Job::Analyse { link: lines.next()?.to_owned(), millis: number(lines.next())? },
        "bench" => Job::Bench { index: number(lines.next())?, nodes: number(lines.next())? },
        _ => return None,
    };
    ended(lines, Request { id, job })
}

pub fn write_reply(reply: &Reply) -> String {
    let fields = match reply {
        Reply::Ready => "ready".to_owned(),
        Reply::Progress { id, report } => format!("progress\n{id}\n{}", write_report(report)),
        Reply::Done { id, finding: Finding { report, turns, micros } } => {
            let turns: Vec<String> =
                turns.iter().map(|(mv, value)| format!("{mv} {}", write_value(*value))).collect();
            format!("done\n{id}\n{}\n{micros}\n{}", write_report(report), turns.join(" "))
        }
        Reply::Refused { id, why } => format!("refused\n{id}\n{}", why.replace('\n', " ")),
    };
    format!("{VERSION}\n{fields}")
}

/// `None` if this is no reply of this version.
pub fn read_reply(text: &str) -> Option<Reply> {
    let mut lines = lines_of(text)?;
    let reply = match lines.next()? {
        "ready" => Reply::Ready,
        "progress" => Reply::Progress { id: number(lines.next())?, report: read_report(&mut lines)? },
        "done" => {
            let (id, report) = (number(lines.next())?, read_report(&mut lines)?);
            let micros = number(lines.next())?;
            let mut words = lines.next()?.split_whitespace();
            let mut turns = Vec::new();
            while let Some(mv) = words.next() {
                turns.push((mv.to_owned(), read_value(words.next()?)?));
            }
            Reply::Done { id, finding: Finding { report, turns, micros } }
        }
        "refused" => Reply::Refused { id: number(lines.next())?, why: lines.next()?.to_owned() },
        _ => return None,
    };
    ended(lines, reply)
}

fn lines_of(text: &str) -> Option<std::str::Split<'_, char>> {
    let mut lines = text.split('\n');
    (lines.next()? == VERSION).then_some(lines)
}

fn ended<T>(mut lines: std::str::Split<'_, char>, read: T) -> Option<T> {
    lines.next().is_none().then_some(read)
}

fn number<T: std::str::FromStr>(line: Option<&str>) -> Option<T> {
    line?.parse().ok()
}

fn write_report(Report { value, depth, nodes, line }: &Report) -> String {
    format!("{}\n{depth}\n{nodes}\n{}", write_value(*value), line.join(" "))
}

fn read_report(lines: &mut std::str::Split<'_, char>) -> Option<Report> {
    Some(Report {
        value: read_value(lines.next()?)?,
        depth: number(lines.next())?,
        nodes: number(lines.next())?,
        line: lines.next()?.split_whitespace().map(str::to_owned).collect(),
    })
}

fn write_value(value: Value) -> String {
    match value {
        Value::Win(plies) => format!("win{plies}"),
        Value::Loss(plies) => format!("loss{plies}"),
        Value::Draw => "draw".to_owned(),
        Value::Estimate(score) => format!("about{score}"),
    }
}

fn read_value(text: &str) -> Option<Value> {
    let numbered = |name: &str| text.strip_prefix(name).filter(|rest| !rest.is_empty());
    Some(match text {
        "draw" => Value::Draw,
        _ => match (numbered("win"), numbered("loss"), numbered("about")) {
            (Some(plies), _, _) => Value::Win(plies.parse().ok()?),
            (_, Some(plies), _) => Value::Loss(plies.parse().ok()?),
            (_, _, Some(score)) => Value::Estimate(score.parse().ok()?),
            _ => return None,
        },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_read_as_written() {
        let link = "minos?m=3%3C.c1c2".to_owned();
        let level = Level::new(4).expect("a level");
        for job in [
            Job::Play { link: link.clone(), level, seed: u64::MAX, millis: 1000 },
            Job::Analyse { link, millis: 5 },
            Job::Bench { index: 3, nodes: 200_000 },
        ] {
            let request = Request { id: 7, job };
            assert_eq!(read_request(&write_request(&request)), Some(request));
        }
        let report = Report {
            value: Value::Estimate(-25),
            depth: 9,
            nodes: 12,
            line: vec!["a1a2".into(), "b3".into()],
        };
        let turns = vec![("a1a2".to_owned(), Value::Win(3)), ("3<".to_owned(), Value::Loss(2))];
        for reply in [
            Reply::Ready,
            Reply::Progress { id: 1, report: Report { value: Value::Draw, line: vec![], ..report.clone() } },
            Reply::Done { id: 2, finding: Finding { report, turns, micros: 77 } },
            Reply::Refused { id: 3, why: "no such game".into() },
        ] {
            assert_eq!(read_reply(&write_reply(&reply)), Some(reply));
        }
    }

    #[test]
    fn what_is_no_message_is_not_read() {
        for text in [
            "",
            "quincunx-0\n1\nbench\n1\n2",
            "quincunx-1",
            "quincunx-1\n1\nplay\nx\n7\n1\n1",
            "quincunx-1\nready\nx",
        ] {
            assert!(read_request(text).is_none() && read_reply(text).is_none(), "{text}");
        }
    }
}
