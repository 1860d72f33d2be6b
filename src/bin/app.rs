//! The page, and the worker that thinks for it: one program, so that it is loaded and compiled once.

#[cfg(target_arch = "wasm32")]
fn main() {
    if quincunx::engine::is_worker() {
        quincunx::engine::run();
    } else {
        quincunx::ui::run();
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("This is the page: it runs in a browser. Build it with `make site`, or play with `make play`.");
}
