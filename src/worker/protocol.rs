//! The messages between the page and its worker. Each is a version followed by the message, in postcard's format.

use crate::search::{Answer, Level};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Changes with the messages. The page and its worker are built together, but a page that was opened before an update
/// of the site loads the worker that came with the update.
const VERSION: u32 = 2;

/// What the page asks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Request {
    /// The answers carry it, so that late ones are recognised.
    pub id: u32,
    pub job: Job,
}

/// What the worker shall do. A link names the game and its turns, as in the address of a page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Job {
    /// Choose a turn as a player of this level.
    Play { link: String, level: Level, seed: u64, millis: u32 },
    /// Find the value of every turn, as well as this time allows.
    Analyse { link: String, millis: u32 },
}

impl Job {
    /// How long the search may take.
    pub fn millis(&self) -> u32 {
        match *self {
            Job::Play { millis, .. } | Job::Analyse { millis, .. } => millis,
        }
    }
}

/// What the worker answers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Reply {
    /// The worker listens.
    Ready,
    To {
        id: u32,
        news: News,
    },
}

/// What becomes of a request. The last news is `Done` or `Refused`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum News {
    /// The best answer so far.
    Progress(Answer<String>),
    Done(Answer<String>),
    /// The request makes no sense: asking again would not help.
    Refused(String),
}

/// Why some bytes are not a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProtocolError {
    /// The sender was built from another version of the site.
    OtherVersion(u32),
    Unreadable,
    /// Bytes are left after the message.
    TooLong,
}

impl fmt::Display for ProtocolError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ProtocolError::OtherVersion(version) => {
                write!(f, "a message of version {version}, not {VERSION}")
            }
            ProtocolError::Unreadable => write!(f, "not a message"),
            ProtocolError::TooLong => write!(f, "bytes are left after the message"),
        }
    }
}

impl std::error::Error for ProtocolError {}

/// Writes the version and the message.
///
/// # Panics
/// If serialising the message fails, which plain data never does.
pub fn encode<T: Serialize>(message: &T) -> Vec<u8> {
    postcard::to_allocvec(&(VERSION, message)).expect("plain data can be written")
}

/// Reads what [`encode`] has written.
///
/// # Errors
/// If the version is another one, or if the bytes are not exactly one message.
pub fn decode<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, ProtocolError> {
    let (version, bytes) = postcard::take_from_bytes(bytes).map_err(|_| ProtocolError::Unreadable)?;
    if version != VERSION {
        return Err(ProtocolError::OtherVersion(version));
    }
    let (message, rest) = postcard::take_from_bytes(bytes).map_err(|_| ProtocolError::Unreadable)?;
    if rest.is_empty() { Ok(message) } else { Err(ProtocolError::TooLong) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Value;

    fn requests() -> Vec<Request> {
        let link = "minos?m=3%3C.c1c2".to_owned();
        let jobs = [
            Job::Play { link: link.clone(), level: Level::BEST, seed: u64::MAX, millis: 1000 },
            Job::Analyse { link, millis: 5 },
        ];
        jobs.map(|job| Request { id: 7, job }).into()
    }

    fn replies() -> Vec<Reply> {
        let answer = Answer {
            best: "a1a2".to_owned(),
            value: Value::Estimate(-25),
            turns: vec![("a1a2".to_owned(), Value::Win(3)), ("3<".to_owned(), Value::Loss(2))],
            line: vec!["a1a2".to_owned(), "b3".to_owned()],
            depth: 9,
            nodes: 12,
        };
        let quiet = Answer { value: Value::Draw, turns: Vec::new(), ..answer.clone() };
        let news = [News::Progress(quiet), News::Done(answer), News::Refused("no such game".to_owned())];
        [Reply::Ready].into_iter().chain(news.map(|news| Reply::To { id: 300, news })).collect()
    }

    #[test]
    fn messages_are_read_as_written() {
        for request in requests() {
            assert_eq!(decode(&encode(&request)), Ok(request));
        }
        for reply in replies() {
            assert_eq!(decode(&encode(&reply)), Ok(reply));
        }
    }

    /// Whoever changes these bytes also changes `VERSION`: an open page may meet the worker of a later build.
    #[test]
    fn the_bytes_of_this_version_do_not_change() {
        let hex = |bytes: Vec<u8>| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        assert_eq!(
            requests().iter().map(encode).map(hex).collect::<Vec<_>>(),
            [
                "020700116d696e6f733f6d3d332533432e6331633206ffffffffffffffffff01e807",
                "020701116d696e6f733f6d3d332533432e6331633205"
            ]
        );
        assert_eq!(
            replies().iter().map(encode).map(hex).collect::<Vec<_>>(),
            [
                "0200",
                "0201ac020004613161320200020461316132026233090c",
                "0201ac020104613161320331020461316132000302333c0102020461316132026233090c",
                "0201ac02020c6e6f20737563682067616d65"
            ]
        );
    }

    #[test]
    fn what_is_not_exactly_a_message_is_an_error() {
        for reply in replies() {
            let mut bytes = encode(&reply);
            for length in 0..bytes.len() {
                assert_eq!(decode::<Reply>(&bytes[..length]), Err(ProtocolError::Unreadable), "{reply:?}");
            }
            bytes.push(0);
            assert_eq!(decode::<Reply>(&bytes), Err(ProtocolError::TooLong));
            bytes[0] += 1;
            assert_eq!(decode::<Reply>(&bytes), Err(ProtocolError::OtherVersion(VERSION + 1)));
        }
        assert_eq!(decode::<Reply>(b"quincunx-1\nready"), Err(ProtocolError::OtherVersion(u32::from(b'q'))));
        let no_such_level = encode(&(7, (0, "quantik", 9, 1, 1000)));
        assert_eq!(decode::<Request>(&no_such_level), Err(ProtocolError::Unreadable));
    }
}
