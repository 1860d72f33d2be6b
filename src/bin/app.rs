//! The page.

#[cfg(target_arch = "wasm32")]
fn main() {
    quincunx::ui::run();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("This is the page: it runs in a browser. Build it with `make site`, or play with `make play`.");
}
