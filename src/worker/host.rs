//! The worker's end, started by `static/worker.js`: it has no document, and answers one request after the other.

use super::protocol::{Reply, Request, decode, encode};
use super::service::Service;
use js_sys::Uint8Array;
use std::cell::RefCell;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// Listens for requests from now on.
///
/// # Panics
/// If the program does not run in a worker.
pub fn run() {
    std::panic::set_hook(Box::new(|info| web_sys::console::error_1(&info.to_string().into())));
    let scope: DedicatedWorkerGlobalScope = js_sys::global().dyn_into().expect("run as a worker");
    let performance = scope.performance().expect("workers have clocks");
    let service = RefCell::new(Service::default());
    let poster = scope.clone();
    let answer = move |event: MessageEvent| -> Result<(), JsValue> {
        let request = read(&event.data())?;
        let now = || performance.now();
        service.borrow_mut().serve(&request, &now, &mut |reply| post(&poster, &reply));
        Ok(())
    };
    // What this returns as an error is thrown, and reaches the page as the worker's error.
    let listen = Closure::<dyn Fn(MessageEvent) -> Result<(), JsValue>>::new(answer);
    scope.set_onmessage(Some(listen.as_ref().unchecked_ref()));
    listen.forget();
    post(&scope, &Reply::Ready);
}

fn read(data: &JsValue) -> Result<Request, JsValue> {
    let bytes: &Uint8Array = data.dyn_ref().ok_or_else(|| JsError::new("a message that is not bytes"))?;
    decode(&bytes.to_vec()).map_err(|error| JsError::from(error).into())
}

fn post(scope: &DedicatedWorkerGlobalScope, reply: &Reply) {
    // It fails only if the page is gone, and then there is nobody to tell.
    let _ = scope.post_message(&Uint8Array::from(&encode(reply)[..]));
}
