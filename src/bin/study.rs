//! The program of lessons, rules and prints: the page loads it when somebody wants to learn.

#[cfg(target_arch = "wasm32")]
fn main() {
    quincunx::ui::run_study();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("This is a part of the page: it runs in a browser. Build it with `make site`.");
}
