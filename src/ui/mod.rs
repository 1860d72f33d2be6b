//! The page: a home with the games, and a table for each. State changes in one place (`table::state`), storage and the
//! address follow it as effects, and everything else draws.

mod any_game;
mod app;
mod browser;
mod dial;
mod help;
mod home;
mod parts;
mod preferences;
pub mod route;
pub mod settings;
mod share;
mod sound;
mod storage;
pub mod table;
mod text;

/// Starts the page in the document that loaded it.
pub fn run() {
    std::panic::set_hook(Box::new(|info| {
        web_sys::console::error_1(&info.to_string().into());
        browser::tell_of_crash();
    }));
    // The document shows a sign of loading until the page is there.
    let root = gloo::utils::document().get_element_by_id("page").expect("index.html has an element #page");
    root.set_inner_html("");
    yew::Renderer::<app::App>::with_root(root).render();
}
