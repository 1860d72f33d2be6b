//! The turns that were played: a list to go back and forth in, with what was played instead.

use super::typed_turn::TypedTurn;
use crate::games::GameId;
use crate::i18n::{Lang, help, table};
use crate::record::NodeId;
use crate::table::{Command, Session, Status, Turn, tell};
use crate::ui::hooks::use_turn_focus;
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct TurnsProps {
    /// The id of the line in which a turn is typed.
    pub id: AttrValue,
    pub session: Session,
    pub lang: Lang,
    pub apply: Callback<Command>,
}

/// The list, and below it a line in which a human types the next turn.
#[component]
pub fn Turns(props: &TurnsProps) -> Html {
    let TurnsProps { id, session, lang, apply } = props;
    let ongo = use_callback(apply.clone(), |node: NodeId, apply| apply.emit(Command::GoTo(node)));
    let can_type = session.level_to_move().is_none() && session.status.ending.is_none();
    html! { <>
        <TurnList game={session.game} status={session.status.clone()} {lang} {ongo} />
        if can_type { <TypedTurn {id} {session} {lang} {apply} /> }
    </> }
}

#[derive(Properties)]
struct TurnListProps {
    game: GameId,
    status: Rc<Status>,
    lang: Lang,
    ongo: Callback<NodeId>,
}

/// Equal if the list would be: most presses at a table leave it as it is.
impl PartialEq for TurnListProps {
    fn eq(&self, other: &TurnListProps) -> bool {
        let is_same = Rc::ptr_eq(&self.status, &other.status)
            || (self.status.ply == other.status.ply && self.status.turns == other.status.turns);
        is_same && self.game == other.game && self.lang == other.lang && self.ongo == other.ongo
    }
}

/// The turns in notation; pressing one goes there.
#[component]
fn TurnList(props: &TurnListProps) -> Html {
    let TurnListProps { game, status, lang, ongo } = props;
    use_turn_focus();
    let told = tell(*game, status.turns.iter().map(|turn| &*turn.notation), *lang);
    let go_to = |node: NodeId| ongo.reform(move |_: MouseEvent| node);
    let turn = |(index, (turn, told)): (usize, (&Turn, String))| {
        let current = (index + 1 == status.ply).then_some("step");
        let (notation, note) = (&turn.notation, &turn.note);
        // The name begins with what is seen, so that it can be said to a voice control.
        let label = match note {
            Some(note) => format!("{notation} {note}, {told}"),
            None => format!("{notation}, {told}"),
        };
        let other = |(node, notation): &(NodeId, String)| {
            html! { <button type="button" class="other" onclick={go_to(*node)}>{ notation }</button> }
        };
        html! {
            <li><button type="button" class="turn" aria-current={current} aria-label={label} onclick={go_to(turn.node)}>
                { notation }{ for note.iter().map(|note| html! { <b>{ note }</b> }) }</button>
                if !turn.others.is_empty() {
                    <span class="others"><span>{ help::INSTEAD.to(*lang) }</span>{ for turn.others.iter().map(other) }</span>
                }
            </li>
        }
    };
    html! { <>
        if status.turns.is_empty() { <p>{ table::NO_TURNS.to(*lang) }</p> }
        <ol>{ for status.turns.iter().zip(told).enumerate().map(turn) }</ol>
    </> }
}

/// The last turn in words, if one was played.
pub fn last_turn(session: &Session, lang: Lang) -> Option<(&Turn, String)> {
    let turn = session.status.turns.get(session.status.ply.checked_sub(1)?)?;
    Some((turn, tell(session.game, [&*turn.notation], lang).pop()?))
}
