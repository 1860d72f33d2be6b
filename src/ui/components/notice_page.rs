//! A page that only says something, with a link that leads on.

use super::logo;
use crate::i18n::{Lang, page};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct NoticePageProps {
    pub lang: Lang,
    pub title: AttrValue,
    pub message: AttrValue,
    /// Where the button leads, and its label; home where nothing is said.
    #[prop_or_default]
    pub link: Option<(AttrValue, AttrValue)>,
    /// What can be done here first: the label of a button, and what it does.
    #[prop_or_default]
    pub action: Option<(AttrValue, Callback<()>)>,
}

#[component]
pub fn NoticePage(props: &NoticePageProps) -> Html {
    let home = || (AttrValue::from("#/"), AttrValue::from(page::BACK_HOME.to(props.lang)));
    let (address, label_of_link) = props.link.clone().unwrap_or_else(home);
    html! {
        <main class="notice-page">
            { logo() }
            <h1>{ &props.title }</h1>
            <p>{ &props.message }</p>
            if let Some((label, onpress)) = &props.action {
                <button class="button primary" onclick={onpress.reform(|_: MouseEvent| ())}>{ label }</button>
                <a class="button" href={address}>{ label_of_link }</a>
            } else {
                <a class="button primary" href={address}>{ label_of_link }</a>
            }
        </main>
    }
}
