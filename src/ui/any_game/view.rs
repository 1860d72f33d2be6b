//! What a table draws and says of its match, as plain data.

use crate::games::present::{Handle, Step, TrayItem};
use crate::i18n::Text;
use crate::record::{Cause, NodeId};
use crate::rules::{Seat, Square};
use yew::Html;

/// A match at its cursor, with the turn in hand.
pub struct MatchView {
    /// The seat that plays next; in a finished game, the seat that would.
    pub turn: Seat,
    pub seats: Vec<SeatView>,
    /// What the options have made of the game, in a word.
    pub variant: Option<Text>,
    /// What lies under the squares, and above them.
    pub ground: Html,
    pub marks: Html,
    /// Row by row, as they are seen: from the upper left.
    pub squares: Vec<SquareView>,
    /// What can be pressed beside the squares.
    pub handles: Vec<Handle>,
    /// The board in every view but the first, small and without marks, where there is room for it.
    pub plans: Vec<Html>,
    pub steps: Vec<Step>,
    /// The kind of the tray that is chosen.
    pub chosen_kind: Option<u8>,
    /// What to do now, or what the turn that waits would bring.
    pub prompt: String,
    /// What was refused just now, and the reason.
    pub refused: Option<(String, String)>,
    /// What there is to know besides the last turn, while the game goes on.
    pub alert: Option<String>,
    pub end: Option<EndView>,
    /// Everybody's half points, this round included once it is over.
    pub half_points: Vec<u32>,
}

pub struct SeatView {
    /// The pieces in one word.
    pub name: Text,
    pub avatar: Html,
    pub standing: String,
    pub tray: Vec<TrayItem>,
}

pub struct SquareView {
    pub square: Square,
    pub picture: Html,
    pub label: String,
    pub may: bool,
    pub is_chosen: bool,
}

/// A turn that was played.
pub struct TurnView {
    pub node: NodeId,
    pub notation: String,
    pub told: String,
    /// What it brought: "+2".
    pub note: Option<String>,
    /// What else was played instead of it, and where.
    pub others: Vec<(NodeId, String)>,
}

/// How a game ended.
pub struct EndView {
    pub winners: Vec<Seat>,
    /// The winners are one side: alone, or a team.
    pub is_one_side: bool,
    pub cause: Cause,
    /// Why; nothing where somebody has resigned.
    pub reason: String,
}
