//! Dragging: a piece can be carried to its square in one movement. What is picked up and what it is dropped on are
//! presses like any others.

use crate::rules::Target;
use crate::svg::units;
use crate::table::{Command, Session};
use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Timeout;
use gloo::utils::document;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, PointerEvent, SvgElement, SvgGraphicsElement};
use yew::prelude::*;

/// A finger that trembles still presses: a drag begins after so many pixels.
const SLACK: f32 = 10.0;

/// Something under a finger or a pressed mouse button.
struct Held {
    pointer: i32,
    element: Element,
    target: Target,
    /// Where it was taken, in the window.
    from: (f32, f32),
    is_dragged: bool,
}

/// What a press means depends on the turn in hand, which changes while the listeners stay.
struct Table {
    session: Session,
    apply: Callback<Command>,
}

/// Lets the pieces of a table be dragged.
#[hook]
pub fn use_drag(session: &Session, apply: &Callback<Command>) {
    let now = || Table { session: session.clone(), apply: apply.clone() };
    let table = use_mut_ref(now);
    *table.borrow_mut() = now();
    use_effect_with((), move |()| {
        let held = Rc::new(RefCell::new(None::<Held>));
        let listen = |kind: &'static str, react: fn(&mut Option<Held>, &PointerEvent, &Table)| {
            let (held, table) = (held.clone(), table.clone());
            EventListener::new(&document(), kind, move |event| {
                let event: &PointerEvent = event.unchecked_ref();
                react(&mut held.borrow_mut(), event, &table.borrow());
            })
        };
        let listeners = [
            listen("pointerdown", take),
            listen("pointermove", carry),
            listen("pointerup", drop_here),
            listen("pointercancel", |held, _, _| let_go(held.take())),
        ];
        move || drop(listeners)
    });
}

fn take(held: &mut Option<Held>, event: &PointerEvent, _: &Table) {
    let_go(held.take());
    let element = event.target().and_then(|target| target.dyn_into().ok());
    if event.is_primary() && event.button() == 0 {
        *held = element.and_then(target_at).map(|(element, target)| Held {
            pointer: event.pointer_id(),
            element,
            target,
            from: place(event),
            is_dragged: false,
        });
    }
}

fn carry(held: &mut Option<Held>, event: &PointerEvent, table: &Table) {
    let Some(held) = held.as_mut().filter(|held| held.pointer == event.pointer_id()) else { return };
    let (to, from) = (place(event), held.from);
    let (x, y) = (to.0 - from.0, to.1 - from.1);
    if !held.is_dragged && x * x + y * y > SLACK * SLACK && picks_up(held.target, &table.session) {
        held.is_dragged = true;
        if table.session.hand.presses.last() != Some(&held.target) {
            table.apply.emit(Command::Press(held.target));
        }
    }
    if held.is_dragged {
        shift(&held.element, Some((x, y)));
    }
}

fn drop_here(held: &mut Option<Held>, event: &PointerEvent, table: &Table) {
    let Some(held) = held.take_if(|held| held.pointer == event.pointer_id()) else { return };
    let (from, is_dragged) = (held.target, held.is_dragged);
    let_go(Some(held));
    if is_dragged {
        swallow_click();
    }
    let (x, y) = place(event);
    // The piece itself may lie uppermost, or be shown at its place again.
    let below = document().elements_from_point(x, y);
    let mut targets = below.iter().filter_map(|element| target_at(element.dyn_into().ok()?));
    if let Some((_, target)) = targets.find(|&(_, target)| is_dragged && target != from) {
        table.apply.emit(Command::Press(target));
    }
}

fn let_go(held: Option<Held>) {
    if let Some(held) = held.filter(|held| held.is_dragged) {
        shift(&held.element, None);
    }
}

/// The click that a mouse makes where it lets go is no press: the piece has followed it there.
fn swallow_click() {
    let options = EventListenerOptions::run_in_capture_phase();
    let click =
        EventListener::once_with_options(&document(), "click", options, |event| event.stop_propagation());
    Timeout::new(0, move || drop(click)).forget();
}

/// Where the pointer is in the window.
fn place(event: &PointerEvent) -> (f32, f32) {
    (event.client_x() as f32, event.client_y() as f32)
}

/// The square or the piece of the tray that this element is part of.
fn target_at(element: Element) -> Option<(Element, Target)> {
    let element = element.closest(".table .play [data-target]").ok()??;
    let target = element.get_attribute("data-target")?.parse().ok()?;
    matches!(target, Target::Square(_) | Target::Tray(_)).then_some((element, target))
}

/// Does a press here only pick up? One that ends the turn waits for the finger to be lifted on the spot.
fn picks_up(target: Target, session: &Session) -> bool {
    let mut tried = session.clone();
    if session.hand.presses.last() != Some(&target) {
        tried.apply(Command::Press(target));
    }
    tried.hand.presses.last() == Some(&target) && tried.hand.waiting.is_none()
}

/// Shows an element so many pixels away from its place, or back there.
fn shift(element: &Element, by: Option<(f32, f32)>) {
    // Pixels of the window in the units of the board, which may be rotated.
    let parent = element.parent_element().and_then(|parent| parent.dyn_into::<SvgGraphicsElement>().ok());
    let scale = parent.and_then(|parent| parent.get_screen_ctm()).map_or(1.0, |matrix| matrix.a());
    let transform = by
        .map_or(String::new(), |(x, y)| format!("translate({}px, {}px)", units(x / scale), units(y / scale)));
    let style = match element.dyn_ref::<SvgElement>() {
        Some(element) => element.style(),
        None => element.unchecked_ref::<HtmlElement>().style(),
    };
    let _ = style.set_property("transform", &transform);
}
