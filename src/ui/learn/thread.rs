//! The thread of a lesson: a knot for each step. On a wide screen the steps stand there by name.

use super::words;
use crate::i18n::{Lang, Worded};
use crate::table::{Lesson, LessonAction};
use crate::ui::components::{Icon, icon};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct ThreadProps {
    pub names: Vec<Worded>,
    pub done: Vec<bool>,
    pub at: usize,
    pub lang: Lang,
    pub act: Callback<LessonAction>,
}

impl ThreadProps {
    pub fn of(lesson: &Lesson) -> (Vec<Worded>, Vec<bool>, usize) {
        (lesson.steps.iter().map(|step| step.name.clone()).collect(), lesson.done.clone(), lesson.at)
    }
}

#[component]
pub fn Thread(props: &ThreadProps) -> Html {
    let ThreadProps { names, done, at, lang, act } = props;
    let (at, lang, count) = (*at, *lang, names.len());
    let knot = |(index, name): (usize, &Worded)| {
        let is_done = done[index];
        let name = name.to(lang);
        let class = classes!("knot", is_done.then_some("done"), (index == at).then_some("now"));
        let state = if is_done { format!(", {}", words::STEP_DONE.to(lang)) } else { String::new() };
        let told = format!("{}{state}", words::step_told(lang, index + 1, count, name));
        let onclick = act.reform(move |_: MouseEvent| LessonAction::GoTo(index));
        html! {
            <li>
                <button {class} aria-label={told} title={name.to_owned()} aria-current={(index == at).then_some("step")} {onclick}>
                    <span class="bead" aria-hidden="true">if is_done && index != at { { icon(Icon::Check) } }</span>
                    <span class="step-name" aria-hidden="true">{ name.to_owned() }</span>
                </button>
            </li>
        }
    };
    html! {
        <nav class="thread" aria-label={words::THE_LESSON.to(lang)}>
            <p class="thread-title"><b>{ words::THE_LESSON.to(lang) }</b><span>{ words::step_of(lang, at + 1, count) }</span></p>
            <ol>{ for names.iter().enumerate().map(knot) }</ol>
        </nav>
    }
}
