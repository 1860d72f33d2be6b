//! The worker's program, which searches for the page: a module of its own, so that the page is small and the search is
//! fast.

#[cfg(target_arch = "wasm32")]
fn main() {
    quincunx::worker::run();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!(
        "This searches for the page, in a browser. Natively use the tool: `cargo run --release -- analyse`."
    );
}
