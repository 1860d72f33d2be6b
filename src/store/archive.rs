//! Everything that a browser keeps, as one file: `{"quincunx":1,"data":{"quincunx.last":"minos", …}}`.

use super::{Entries, PREFIX};
use serde::{Deserialize, Serialize};

const VERSION: u8 = 1;

/// The texts that a browser keeps, by their keys.
pub type Texts = Entries<String>;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Archive {
    /// The version of this format.
    quincunx: u8,
    pub data: Texts,
}

/// Why a file is not an archive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    NotJson,
    /// It is JSON, but comes from elsewhere.
    NotOurs,
    /// It comes from a later version.
    Newer,
}

impl From<serde_json::Error> for Fault {
    fn from(error: serde_json::Error) -> Fault {
        if error.is_data() { Fault::NotOurs } else { Fault::NotJson }
    }
}

impl Archive {
    pub fn new(data: Texts) -> Archive {
        Archive { quincunx: VERSION, data }
    }

    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("texts can be written")
    }

    pub fn of_json(json: &str) -> Result<Archive, Fault> {
        /// Read first: the data of a later version may have any form.
        #[derive(Deserialize)]
        struct Version {
            quincunx: u8,
        }
        // Some editors put a byte order mark before a text.
        let json = json.trim_start_matches('\u{feff}');
        let version = serde_json::from_str::<Version>(json)?.quincunx;
        if version > VERSION {
            return Err(Fault::Newer);
        }
        let archive: Archive = serde_json::from_str(json)?;
        let is_ours = version == VERSION && archive.data.names().all(|key| key.starts_with(PREFIX));
        if is_ours { Ok(archive) } else { Err(Fault::NotOurs) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_written_is_read() {
        let texts = [("quincunx.last", "pivot"), ("quincunx.other", "\"é 🎲\"\n\u{1}\t")];
        let archive = Archive::new(texts.map(|(key, text)| (key.to_owned(), text.to_owned())).into());
        assert_eq!(Archive::of_json(&archive.to_json()), Ok(archive));
    }

    #[test]
    fn deep_files_are_refused_as_others_are() {
        assert!(Archive::of_json(&"[".repeat(100_000)).is_err());
        assert!(Archive::of_json(&r#"{"quincunx":1,"data":"#.repeat(100_000)).is_err());
        assert!(Archive::of_json(&r#"{"a":"#.repeat(100_000)).is_err());
    }
}
