//! The page: a home with the games, and a table for each. What is played changes in sessions ([`crate::table`]);
//! storage and the address follow as effects, and components draw.

mod app;
mod browser;
mod components;
mod home;
mod hooks;
mod learn;
mod open;
mod props;
mod route;
mod settings;
mod share;
mod start;
mod storage;
mod study;
mod table;

/// Starts the page in the document that loaded it.
pub fn run() {
    show::<app::App>("page");
}

/// Starts the pages that only some visits need, beside the page that loaded them.
pub fn run_study() {
    study::add_styles();
    show::<study::Study>("study");
}

/// Shows a component in an element of the document.
fn show<C: yew::BaseComponent<Properties = ()>>(id: &str) {
    std::panic::set_hook(Box::new(|info| {
        web_sys::console::error_1(&info.to_string().into());
        browser::tell_of_crash();
    }));
    // The document shows a sign of loading until the page is there.
    let root = gloo::utils::document().get_element_by_id(id).expect("index.html has this element");
    root.set_inner_html("");
    yew::Renderer::<C>::with_root(root).render();
}
