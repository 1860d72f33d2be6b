//! Something that is open or not: a sheet, a warning, what unfolds.

use yew::prelude::*;

#[derive(Clone)]
pub struct Opening(UseStateHandle<bool>);

#[hook]
pub fn use_opening(is_open: bool) -> Opening {
    Opening(use_state_eq(|| is_open))
}

impl Opening {
    pub fn is_open(&self) -> bool {
        *self.0
    }

    /// Opens or closes it.
    pub fn set(&self, is_open: bool) -> Callback<()> {
        let setter = self.0.setter();
        Callback::from(move |()| setter.set(is_open))
    }

    /// The same by a press.
    pub fn on_press(&self, is_open: bool) -> Callback<MouseEvent> {
        self.set(is_open).reform(|_| ())
    }
}
