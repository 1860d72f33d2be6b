//! A mode as the state of a component.

use crate::table::Mode;
use std::ops::Deref;
use std::rc::Rc;
use yew::prelude::*;

/// A mode in a reducer: every action makes a changed copy.
pub struct Held<M>(M);

impl<M> Deref for Held<M> {
    type Target = M;

    fn deref(&self) -> &M {
        &self.0
    }
}

impl<M: Mode> Reducible for Held<M> {
    type Action = M::Action;

    fn reduce(self: Rc<Self>, action: M::Action) -> Rc<Self> {
        let mut mode = self.0.clone();
        mode.apply(action);
        Rc::new(Held(mode))
    }
}

/// The mode, and a callback that stays the same and applies actions to it.
#[hook]
pub fn use_mode<M: Mode>(open: impl FnOnce() -> M) -> (UseReducerHandle<Held<M>>, Callback<M::Action>) {
    let mode = use_reducer(|| Held(open()));
    let dispatcher = mode.dispatcher();
    let apply = use_memo((), move |()| Callback::from(move |action: M::Action| dispatcher.dispatch(action)));
    (mode, (*apply).clone())
}
