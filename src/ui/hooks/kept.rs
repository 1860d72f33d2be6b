//! What a table keeps in the browser: storage follows the session as an effect.

use crate::table::Session;
use crate::ui::open::{Source, keep};
use crate::ui::storage;
use yew::prelude::*;

/// Keeps the game, the turn in hand and the set-up after every change. False where the browser cannot keep the game.
#[hook]
pub fn use_kept(session: &Session, source: Source) -> bool {
    let is_kept = use_state_eq(|| true);
    let id = session.game.id();
    {
        let had_hand = use_mut_ref(|| false);
        let link = session.status.link.clone();
        use_effect_with(session.hand.text(), move |hand| {
            // A table where nothing was in hand leaves that of another table alone.
            if had_hand.replace(hand.is_some()) || hand.is_some() {
                storage::keep_hand(id, &link, hand.as_deref());
            }
        });
    }
    {
        let last_kept = use_mut_ref(|| session.status.save.clone());
        let (setter, session) = (is_kept.setter(), session.clone());
        use_effect_with(session.status.save.clone(), move |save| {
            if *last_kept.borrow() != *save {
                setter.set(keep(&session, source));
                last_kept.replace(save.clone());
            }
        });
    }
    use_effect_with(session.setup.clone(), move |setup| match source {
        Source::Storage => _ = storage::keep_setup(id, &setup.to_json()),
        // Players chosen for the game of a link play only that one.
        Source::Address => storage::remember_linked_setup(&setup.to_json()),
    });
    *is_kept
}
