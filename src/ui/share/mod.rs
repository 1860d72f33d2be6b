//! A game to be given to others: as a link, as a code to scan, as notation.

mod code;
pub mod words;

use crate::i18n::{Lang, Text};
use crate::table::{Session, profile};
use crate::ui::browser::{has, settle};
use crate::ui::components::{Icon, Sheet, icon};
use crate::ui::hooks::use_opening;
use gloo::utils::window;
use web_sys::{HtmlTextAreaElement, ShareData};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct ShareButtonProps {
    pub session: Session,
    pub lang: Lang,
}

/// The button, and the sheet that it opens.
#[component]
pub fn ShareButton(props: &ShareButtonProps) -> Html {
    let ShareButtonProps { session, lang } = props;
    let sheet = use_opening(false);
    let label = words::SHARE.to(*lang);
    html! { <>
        <button class="icon-button worded share" aria-haspopup="dialog" aria-label={label} title={label} onclick={sheet.on_press(true)}>
            { icon(Icon::Share) }<span aria-hidden="true">{ label }</span></button>
        if sheet.is_open() { <ShareSheet {session} {lang} onclose={sheet.set(false)} /> }
    </> }
}

/// What has been copied, or else what could not be.
#[derive(Clone, PartialEq)]
enum Stage {
    Open,
    Copied(Text),
    ByHand(String),
}

#[derive(Properties, PartialEq)]
pub struct ShareSheetProps {
    pub session: Session,
    pub lang: Lang,
    pub onclose: Callback<()>,
}

/// A game in all its texts.
#[component]
pub fn ShareSheet(props: &ShareSheetProps) -> Html {
    let ShareSheetProps { session, lang, onclose } = props;
    let (lang, status) = (*lang, &session.status);
    let stage = use_state(|| Stage::Open);
    let field = use_node_ref();
    {
        let field = field.clone();
        use_effect_with((*stage).clone(), move |_| {
            if let Some(field) = field.cast::<HtmlTextAreaElement>() {
                let _ = field.focus();
                field.select();
            }
        });
    }
    let address = address(&status.link);
    let turns: Vec<&str> = status.turns[..status.ply].iter().map(|turn| &*turn.notation).collect();
    let button = |class: &'static str, name: &'static str, labels: [Text; 2], content: &str| {
        let (setter, content) = (stage.setter(), content.to_owned());
        let onclick = Callback::from(move |_: MouseEvent| copy(&content, labels[1], setter.clone()));
        html! { <button type="button" {class} data-copy={name} {onclick}>{ labels[0].to(lang) }</button> }
    };
    let said = match &*stage {
        Stage::Open => "",
        Stage::Copied(said) => said.to(lang),
        Stage::ByHand(_) => words::BY_HAND.to(lang),
    };
    html! {
        <Sheet {lang} title={words::SHARE} {onclose}>
            { drawing(&address, lang) }
            { button("button primary", "link", words::LINK, &address) }
            if has(&window().navigator(), "share") { { send(lang, profile(session.game).title.to(lang), &address) } }
            <div class="buttons">
                if !turns.is_empty() { { button("button", "turns", words::TURNS, &turns.join(" ")) } }
                { button("button", "position", words::POSITION, &status.position) }
            </div>
            <p role="status">{ said }</p>
            if let Stage::ByHand(content) = &*stage {
                <textarea ref={field} readonly=true rows="3" aria-label={words::BY_HAND.to(lang)} value={content.clone()} />
            }
        </Sheet>
    }
}

/// The whole address of a link, wherever the site lies.
fn address(link: &str) -> String {
    let here = window().location().href().unwrap_or_default();
    let site = here.split('#').next().unwrap_or_default();
    // Without a question mark it would be the address of the game that waits at another's table.
    let mark = if link.contains('?') { "" } else { "?" };
    format!("{site}#/{link}{mark}")
}

/// The code of an address, with the margin that belongs to it; or why there is none.
fn drawing(address: &str, lang: Lang) -> Html {
    let Some(code) = code::code_of(address) else {
        return html! { <p class="no-code">{ words::TOO_LONG.to(lang) }</p> };
    };
    let side = code.size() + 8;
    html! {
        <figure>
            // A code of many modules is shown as large as there is room.
            <svg class={classes!("code", (code.size() > 60).then_some("dense"))} viewBox={format!("-4 -4 {side} {side}")} role="img" aria-label={words::CODE.to(lang)}>
                <path d={code::path_of(&code)} /></svg>
            <figcaption>{ words::SCAN.to(lang) }</figcaption>
        </figure>
    }
}

/// The device's own way of sending something on.
fn send(lang: Lang, title: &str, address: &str) -> Html {
    let (title, address) = (title.to_owned(), address.to_owned());
    let onclick = Callback::from(move |_: MouseEvent| {
        let data = ShareData::new();
        data.set_title(&title);
        data.set_url(&address);
        // A failure is not told: most often the player has cancelled on the device's own sheet.
        settle(&window().navigator().share_with_data(&data), Callback::noop());
    });
    html! { <button type="button" class="button" data-send="" {onclick}>{ words::SEND.to(lang) }</button> }
}

fn copy(content: &str, done: Text, stage: UseStateSetter<Stage>) {
    let navigator = window().navigator();
    let by_hand = Stage::ByHand(content.to_owned());
    // Pages that are not served securely have no clipboard.
    if !has(&navigator, "clipboard") {
        stage.set(by_hand);
        return;
    }
    // The same words again are said again only if there was something else in between.
    stage.set(Stage::Open);
    settle(
        &navigator.clipboard().write_text(content),
        Callback::from(move |value: Option<_>| {
            stage.set(if value.is_some() { Stage::Copied(done) } else { by_hand.clone() });
        }),
    );
}
