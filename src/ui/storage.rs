//! What the browser keeps. A browser may refuse: nothing here panics, and a table tells when its game is not kept.
//! (gloo's storage panics where a browser has none, and writes every text as JSON; saves are plain text.)

use crate::store::archive::Texts;
use crate::store::{PREFIX, Progress};
use web_sys::Storage;

const SETTINGS: &str = "quincunx.settings";

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
}

fn read(key: &str) -> Option<String> {
    storage()?.get_item(key).ok()?
}

/// True if it was kept.
fn write(key: &str, text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(key, text).is_ok())
}

/// Everything of ours that this browser keeps.
pub fn everything() -> Texts {
    let Some(storage) = storage() else { return Texts::default() };
    let count = storage.length().unwrap_or(0);
    let keys = (0..count).filter_map(|index| storage.key(index).ok().flatten());
    let ours = keys.filter(|key| key.starts_with(PREFIX));
    ours.filter_map(|key| read(&key).map(|text| (key, text))).collect()
}

/// Puts this in the place of everything. False, and nothing is changed, if there is no room for it.
pub fn replace_everything(texts: &Texts) -> bool {
    let before = everything();
    forget();
    let is_kept = texts.iter().all(|(key, text)| write(key, text));
    if !is_kept {
        forget();
        for (key, text) in before.iter() {
            write(key, text);
        }
    }
    is_kept
}

fn forget() {
    let Some(storage) = storage() else { return };
    everything().names().for_each(|key| drop(storage.remove_item(key)));
}

/// Forgets everything, as before the first visit.
pub fn forget_everything() {
    forget();
    if let Some(session) = session() {
        let _ = session.remove_item(LINKED);
        let _ = session.remove_item(LINKED_SETUP);
    }
}

/// Is this where the settings are kept?
pub fn is_settings_key(key: &str) -> bool {
    key == SETTINGS
}

pub fn settings() -> Option<String> {
    read(SETTINGS)
}

pub fn keep_settings(json: &str) -> bool {
    write(SETTINGS, json)
}

/// Where the game of a table is kept.
pub fn game_key(id: &str) -> String {
    format!("quincunx.game.{id}")
}

/// Is this where the game of a table is kept?
pub fn is_game_key(key: &str, id: &str) -> bool {
    key == game_key(id)
}

/// The save text of the game that waits at this table.
pub fn game(id: &str) -> Option<String> {
    read(&game_key(id))
}

const LAST_PLAYED: &str = "quincunx.last";

/// The game that was played last.
pub fn last_played() -> Option<String> {
    read(LAST_PLAYED)
}

pub fn keep_game(id: &str, save: &str) -> bool {
    write(LAST_PLAYED, id);
    write(&game_key(id), save)
}

fn setup_key(id: &str) -> String {
    format!("quincunx.setup.{id}")
}

/// Has somebody chosen how to play this game, or played it?
pub fn knows(id: &str) -> bool {
    setup(id).is_some() || game(id).is_some()
}

/// Who plays at this table, and how.
pub fn setup(id: &str) -> Option<String> {
    read(&setup_key(id))
}

pub fn keep_setup(id: &str, json: &str) -> bool {
    write(&setup_key(id), json)
}

fn progress_key(id: &str) -> String {
    format!("quincunx.progress.{id}")
}

/// What has been learnt and won in this game.
pub fn progress(id: &str) -> Progress {
    Progress::stored(read(&progress_key(id)).as_deref())
}

pub fn keep_progress(id: &str, progress: &Progress) {
    // Where there is no room, the lesson can still be played.
    write(&progress_key(id), &progress.to_json());
}

fn hand_key(id: &str) -> String {
    format!("quincunx.hand.{id}")
}

/// The turn in hand at this table, as it was left in the game of this link.
pub fn hand(id: &str, link: &str) -> Option<String> {
    read(&hand_key(id))?.strip_prefix(link)?.strip_prefix('\n').map(str::to_owned)
}

/// Keeps the turn in hand, or forgets the last one.
pub fn keep_hand(id: &str, link: &str, half_made: Option<&str>) {
    match half_made {
        Some(half_made) => _ = write(&hand_key(id), &format!("{link}\n{half_made}")),
        None => _ = storage().map(|storage| storage.remove_item(&hand_key(id))),
    }
}

/// For as long as the tab lives: what the address of a game cannot hold (other branches, turns taken back, rounds).
const LINKED: &str = "quincunx.linked";

fn session() -> Option<Storage> {
    web_sys::window()?.session_storage().ok()?
}

/// Remembers the match of the game that this link shows.
pub fn remember_linked(link: &str, save: &str) {
    if let Some(session) = session() {
        // Where there is no room, the link still holds the game.
        let _ = session.set_item(LINKED, &format!("{link}\n{save}"));
    }
}

const LINKED_SETUP: &str = "quincunx.linked.setup";

/// Remembers who plays the game of a link.
pub fn remember_linked_setup(json: &str) {
    if let Some(session) = session() {
        let _ = session.set_item(LINKED_SETUP, json);
    }
}

pub fn linked_setup() -> Option<String> {
    session()?.get_item(LINKED_SETUP).ok()?
}

/// The match remembered for this very link.
pub fn linked_game(link: &str) -> Option<String> {
    let text = session()?.get_item(LINKED).ok()??;
    text.strip_prefix(link)?.strip_prefix('\n').map(str::to_owned)
}

/// A save that cannot be read is put aside, not thrown away: a later version may read it.
pub fn put_aside(id: &str, save: &str) {
    write(&format!("quincunx.unread.{id}"), save);
}
