//! What thinks for the page, in a worker: a program of its own, so that the page is small and this one is fast.

#[cfg(target_arch = "wasm32")]
fn main() {
    quincunx::worker::run();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!(
        "This thinks for the page, in a browser. Natively the tool does: `cargo run --release -- analyse`."
    );
}
