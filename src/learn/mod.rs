//! What the site teaches: a book for each game, with its card, its lesson, positions to win and its rules page. Books
//! are data (`static/learn/`), loaded when somebody wants to learn; `tests/learn.rs` asks the rules about every claim
//! in them.

mod book;

pub use book::{Block, Book, But, Card, CardLine, Count, Decision, Figure, Note, Reply, Section, Step};
