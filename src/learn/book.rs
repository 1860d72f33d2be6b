//! The types of a book. A file is refused if one of its texts lacks a language, or if it has a field that no type
//! knows.

use crate::i18n::Worded;
use serde::Deserialize;
use std::collections::BTreeMap;

/// All that is taught about a game.
#[derive(Deserialize, Clone, PartialEq, Debug)]
#[serde(deny_unknown_fields)]
pub struct Book {
    /// The game in five lines.
    pub card: Vec<CardLine>,
    /// The steps of the lesson, in order.
    pub lesson: Vec<Step>,
    /// What can be said at its end.
    pub learnt: Worded,
    /// Three positions to win, from easy to hard.
    pub puzzles: Vec<Step>,
    /// The rules page.
    pub rules: Vec<Section>,
}

/// The card alone, for those who read nothing else of a book.
#[derive(Deserialize, Clone, PartialEq, Debug)]
pub struct Card {
    #[serde(rename = "card")]
    pub lines: Vec<CardLine>,
}

/// A line of the card: what it is about in a word, and what holds.
#[derive(Deserialize, Clone, PartialEq, Debug)]
#[serde(deny_unknown_fields)]
pub struct CardLine {
    pub about: Worded,
    pub text: Worded,
    /// What holds instead where an option of the game is chosen: the first one here that is.
    #[serde(default)]
    pub instead: Vec<Instead>,
}

/// What a line says where an option is chosen.
#[derive(Deserialize, Clone, PartialEq, Debug)]
#[serde(deny_unknown_fields)]
pub struct Instead {
    /// The name of the option, as in the text of the options.
    pub option: String,
    pub text: Worded,
}

impl CardLine {
    /// What holds with these options.
    pub fn text_with(&self, options: &str) -> &Worded {
        let is_chosen = |instead: &&Instead| options.split(',').any(|option| option == instead.option);
        self.instead.iter().find(is_chosen).map_or(&self.text, |instead| &instead.text)
    }
}

/// A position in which one thing is asked for.
#[derive(Deserialize, Clone, PartialEq, Debug)]
#[serde(deny_unknown_fields)]
pub struct Step {
    pub id: String,
    /// In the list of steps.
    pub name: Worded,
    /// In notation; the learner is to move, after the turn that opens the step.
    pub position: String,
    /// The opponent's turn that is shown first.
    #[serde(default)]
    pub opens: Option<String>,
    /// The step goes on with the board of the step before.
    #[serde(default)]
    pub continues: bool,
    /// What the learner has in hand already, as presses.
    #[serde(default)]
    pub hand: Vec<String>,
    /// Legal targets are marked. Where the marks would give the answer away, they are not.
    #[serde(default = "yes")]
    pub dots: bool,
    /// The board can be seen in other views. Before they are taught, their switch would only puzzle.
    #[serde(default = "yes")]
    pub views: bool,
    /// The squares that matter, while the others are veiled. Where none is named, nothing is veiled.
    #[serde(default)]
    pub clear: Vec<String>,
    /// What is asked, in the imperative.
    pub ask: Worded,
    /// What helps to do it.
    pub tell: Worded,
    /// What the turn must do, all of it, as [`Deeds`](crate::games::deeds::Deeds) have it.
    pub accept: Vec<String>,
    /// How many turns do it; `None` where there are very many.
    #[serde(default)]
    pub count: Option<usize>,
    /// The turn that "Show me" shows.
    pub show: String,
    /// What is said of legal turns that do not do it: the first that fits. The last one fits any turn.
    #[serde(default)]
    pub but: Vec<But>,
    /// What is said after the rules' own words when a turn is refused.
    #[serde(default)]
    pub nudge: Option<Worded>,
    /// The opponent's reply to the turn that was asked for.
    #[serde(default)]
    pub reply: Option<Reply>,
    /// What is said when it is done.
    pub done: Worded,
    /// After this reply the step goes on: the next turn must win.
    #[serde(default)]
    pub finish: bool,
}

const fn yes() -> bool {
    true
}

/// What is said of a legal turn that is not asked for.
#[derive(Deserialize, Clone, PartialEq, Debug)]
#[serde(deny_unknown_fields)]
pub struct But {
    /// The turns that it is about, as a deed; without one, it is about any turn.
    #[serde(default)]
    pub deed: Option<String>,
    /// `{reply}` stands for the turn that shows it, in words.
    pub say: Worded,
    /// The opponent's turn that shows it: the first that is legal.
    #[serde(default)]
    pub punish: Vec<String>,
}

/// The opponent's reply.
#[derive(Deserialize, Clone, PartialEq, Debug)]
#[serde(untagged)]
pub enum Reply {
    /// The first that is legal.
    First(Vec<String>),
    /// To each turn its own.
    To(BTreeMap<String, String>),
}

/// A part of the rules page.
#[derive(Deserialize, Clone, PartialEq, Debug)]
#[serde(deny_unknown_fields)]
pub struct Section {
    /// Its anchor in the page.
    pub id: String,
    pub title: Worded,
    pub blocks: Vec<Block>,
}

/// A paragraph, a figure, or a list of decisions.
#[derive(Deserialize, Clone, PartialEq, Debug)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum Block {
    /// The goal of the game, which is said in the same words wherever the game is introduced.
    Goal,
    /// The first sentence of a section, in large letters.
    Lead(Worded),
    /// A paragraph; words between two asterisks are bold.
    Text(Worded),
    Heading(Worded),
    List(Vec<Worded>),
    Figure(Box<Figure>),
    /// What the sheet leaves open, and what is played here.
    Decisions(Vec<Decision>),
    /// A sentence with numbers that the rules count.
    Counted(Count),
}

/// What the sheet does not say, and what is played here.
#[derive(Deserialize, Clone, PartialEq, Debug)]
#[serde(deny_unknown_fields)]
pub struct Decision {
    pub question: Worded,
    pub sheet: Worded,
    pub here: Worded,
}

/// A board in the rules page, which can be played on and set back.
#[derive(Deserialize, Clone, PartialEq, Debug)]
#[serde(deny_unknown_fields)]
pub struct Figure {
    pub id: String,
    pub position: String,
    /// Turns that have been played when the figure is first seen.
    #[serde(default)]
    pub played: Vec<String>,
    /// The turn that the caption proposes.
    #[serde(default)]
    pub play: Option<String>,
    /// What that turn does.
    #[serde(default)]
    pub does: Vec<String>,
    /// A turn that the caption says is forbidden, and the kind of the refusal.
    #[serde(default)]
    pub refused: Vec<(String, String)>,
    /// Letters on squares, as the sheet has them.
    #[serde(default)]
    pub letters: BTreeMap<String, String>,
    pub title: Worded,
    pub caption: Worded,
    /// The numbers in the caption.
    #[serde(default)]
    pub notes: Vec<Note>,
}

/// A text with numbers.
#[derive(Deserialize, Clone, PartialEq, Debug)]
#[serde(deny_unknown_fields)]
pub struct Count {
    pub text: Worded,
    /// The position in which the turns are counted.
    pub position: String,
    pub notes: Vec<Note>,
}

/// A number that a text states: so many legal turns do this.
#[derive(Deserialize, Clone, PartialEq, Debug)]
#[serde(deny_unknown_fields)]
pub struct Note {
    pub deed: String,
    pub number: u64,
}
