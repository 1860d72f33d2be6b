//! The paper of a lesson: what is asked, and below it the answer to what was tried.

use super::words;
use crate::i18n::Lang;
use crate::i18n::table;
use crate::table::{Event, Lesson, Mode, Said, Stage};
use crate::ui::components::{Icon, icon};
use crate::ui::table::steps;
use std::rc::Rc;
use yew::prelude::*;

/// A request of more letters than this does not fit on one line of a phone.
const LONG: usize = 27;

/// An answer: what it is like, and its words, the first of them bold.
#[derive(Clone, PartialEq)]
pub struct Tell {
    pub kind: Kind,
    pub bold: String,
    pub text: String,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Plain,
    /// Refused by the rules.
    No,
    /// Legal, but not what was asked.
    But,
    Yes,
}

impl Tell {
    /// What is to be said now.
    pub fn of(lesson: &Lesson, said: &Said, hint: Option<&str>, lang: Lang) -> Tell {
        let step = lesson.step();
        let plain = |kind: Kind, text: &str| Tell { kind, bold: String::new(), text: text.to_owned() };
        if lesson.stage == Stage::Done {
            return plain(Kind::Yes, step.done.to(lang));
        }
        if let Some((about, reason)) = &said.refused {
            let nudge = step.nudge.as_ref().map_or(String::new(), |nudge| format!(" {}", nudge.to(lang)));
            let bold = table::refused(lang, about);
            return Tell { kind: Kind::No, bold, text: format!("{reason}{nudge}") };
        }
        if let Some(say) = lesson.said_but(lang) {
            let is_taken_back = lesson.stage == Stage::Asks;
            let back = if is_taken_back { format!(" {}", words::TAKEN_BACK.to(lang)) } else { String::new() };
            return plain(Kind::But, &format!("{say}{back}"));
        }
        match hint {
            Some(hint) => plain(Kind::Plain, hint),
            // The next part of a turn is said by the game itself. Where there are no parts, what is asked stays in
            // sight.
            None if lesson.is_begun() && !said.parts.is_empty() => plain(Kind::Plain, &said.prompt),
            // A second press on what was chosen takes it back.
            None if lesson.session().event == Event::Released => {
                plain(Kind::Plain, &format!("{} {}", table::DROPPED.to(lang), step.tell.to(lang)))
            }
            None => plain(Kind::Plain, step.tell.to(lang)),
        }
    }
}

#[derive(Properties, PartialEq)]
pub struct PaperProps {
    pub ask: AttrValue,
    pub tell: Tell,
    pub said: Rc<Said>,
    /// The learner is to move: the parts of a turn are shown.
    pub is_asked: bool,
    pub lang: Lang,
}

#[component]
pub fn Paper(props: &PaperProps) -> Html {
    let PaperProps { ask, tell, said, lang, .. } = props;
    let (class, sign) = match tell.kind {
        Kind::Plain => ("tell", None),
        Kind::No => ("tell no", Some(Icon::Forbidden)),
        Kind::But => ("tell but", Some(Icon::Undo)),
        Kind::Yes => ("tell yes", Some(Icon::Check)),
    };
    let long = (ask.chars().count() > LONG).then_some("long");
    html! {
        <div class="advice paper">
            if props.is_asked { { steps(&said.parts, *lang) } }
            <p class={classes!("ask", long)}><span class="fifth" aria-hidden="true"></span><span>{ ask.clone() }</span></p>
            <p {class} role="status">
                { for sign.map(icon) }
                <span>if !tell.bold.is_empty() { <b>{ &tell.bold }</b> }{ &tell.text }</span>
            </p>
        </div>
    }
}
