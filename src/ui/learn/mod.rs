//! Learning a game: its welcome page, its lesson with positions to win, and its rules.

mod figure;
mod finish;
mod lesson;
mod loader;
mod moving;
mod next;
mod paper;
mod print;
mod rules;
mod thread;
mod welcome;
pub mod words;

pub use lesson::LessonPage;
pub use loader::StudyLoader;
pub use print::PrintPage;
pub use rules::RulesPage;
pub use welcome::Welcome;
