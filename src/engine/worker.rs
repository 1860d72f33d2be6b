//! The worker's end: a program without a document, started by `static/worker.js`.

use super::message::{Reply, read_request, write_reply};
use super::service::Service;
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// Listens for requests from now on.
pub fn run() {
    std::panic::set_hook(Box::new(|info| web_sys::console::error_1(&info.to_string().into())));
    let scope: DedicatedWorkerGlobalScope = js_sys::global().dyn_into().expect("run as a worker");
    let performance = scope.performance().expect("workers have clocks");
    let service = RefCell::new(Service::default());
    let poster = scope.clone();
    let post = move |reply: Reply| {
        // A page that has gone away hears nothing, and nobody else is there to be told.
        let _ = poster.post_message(&write_reply(&reply).into());
    };
    let (post, post_ready) = (RefCell::new(post.clone()), post);
    let listen = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        if let Some(request) = event.data().as_string().and_then(|text| read_request(&text)) {
            service.borrow_mut().serve(&request, &|| performance.now(), &mut *post.borrow_mut());
        }
    });
    scope.set_onmessage(Some(listen.as_ref().unchecked_ref()));
    listen.forget();
    // The page keeps the compiled program for the next worker, which then begins at once.
    let _ = scope.post_message(&wasm_bindgen::module());
    // Whatever is asked from now on is heard.
    post_ready(Reply::Ready);
}
