//! The program of lessons, rules, prints and settings: the page loads it when somebody goes there.

#[cfg(target_arch = "wasm32")]
fn main() {
    quincunx::ui::run_study();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("This is a part of the page: it runs in a browser. Build it with `make site`.");
}
