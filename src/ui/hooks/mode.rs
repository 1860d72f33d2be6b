//! A mode as the state of a component.

use crate::table::{Command, Mode};
use std::ops::Deref;
use std::rc::Rc;
use yew::prelude::*;

/// A mode in a reducer: every command makes a changed copy.
pub struct Held<M>(M);

impl<M> Deref for Held<M> {
    type Target = M;

    fn deref(&self) -> &M {
        &self.0
    }
}

impl<M: Mode> Reducible for Held<M> {
    type Action = Command;

    fn reduce(self: Rc<Self>, command: Command) -> Rc<Self> {
        let mut mode = self.0.clone();
        mode.apply(command);
        Rc::new(Held(mode))
    }
}

/// The mode, and a callback that stays the same and applies commands to it.
#[hook]
pub fn use_mode<M: Mode>(open: impl FnOnce() -> M) -> (UseReducerHandle<Held<M>>, Callback<Command>) {
    let mode = use_reducer(|| Held(open()));
    let dispatcher = mode.dispatcher();
    let apply = use_memo((), move |()| Callback::from(move |command: Command| dispatcher.dispatch(command)));
    (mode, (*apply).clone())
}
