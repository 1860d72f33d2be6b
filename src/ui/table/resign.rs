//! Giving a game up: asked for once more, so that a slip costs nothing.

use crate::i18n::{Lang, table};
use crate::rules::Seat;
use crate::table::{Command, Name, Session, both};
use crate::ui::components::Sheet;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct ResignProps {
    pub session: Session,
    pub lang: Lang,
    pub apply: Callback<Command>,
    /// The question is over.
    pub onclose: Callback<()>,
}

#[component]
pub fn Resign(props: &ResignProps) -> Html {
    let ResignProps { session, lang, apply, onclose } = props;
    let is_meant = use_mut_ref(|| false);
    let resigner = session.resigner();
    {
        // A game that ends meanwhile takes the question with it.
        let onclose = onclose.clone();
        use_effect_with(resigner.is_none(), move |&is_over| {
            if is_over {
                onclose.emit(());
            }
        });
    }
    let Some(seat) = resigner else { return Html::default() };
    let status = &session.status;
    let others: Vec<Seat> =
        status.seats().filter(|&other| status.side_of(other) != status.side_of(seat)).collect();
    let names = both(*lang, Name::all(session, &others, *lang).iter().map(Name::in_sentence));
    let onclose = {
        let (is_meant, apply, onclose) = (is_meant.clone(), apply.clone(), onclose.clone());
        Callback::from(move |()| {
            onclose.emit(());
            if *is_meant.borrow() {
                apply.emit(Command::Resign);
            }
        })
    };
    let yes = Callback::from(move |_: MouseEvent| _ = is_meant.replace(true));
    html! {
        <Sheet {lang} title={table::ASK_RESIGN} {onclose}>
            <p>{ table::about_resigning(*lang, &names) }</p>
            <div class="buttons">
                <button class="button">{ table::CANCEL.to(*lang) }</button>
                <button class="button primary danger" data-confirm="" onclick={yes}>{ table::RESIGN.to(*lang) }</button>
            </div>
        </Sheet>
    }
}
