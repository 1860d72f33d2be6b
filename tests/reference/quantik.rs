//! Quantik from an opening, on a board of characters.

use super::{File, Slow};
use serde_json::{Value, json};

#[derive(Clone)]
struct Board([[char; 4]; 4]);

fn name(column: usize, row: usize) -> String {
    format!("{}{}", (b'a' + column as u8) as char, row + 1)
}

fn shape(letter: char) -> char {
    letter.to_ascii_uppercase()
}

/// The twelve groups of four squares, each with its kind.
fn houses() -> Vec<(&'static str, Vec<(usize, usize)>)> {
    let mut houses = Vec::new();
    for i in 0..4 {
        houses.push(("row", (0..4).map(|j| (j, i)).collect()));
        houses.push(("column", (0..4).map(|j| (i, j)).collect()));
        houses.push(("region", (0..4).map(|j| (i % 2 * 2 + j % 2, i / 2 * 2 + j / 2)).collect()));
    }
    houses
}

impl Board {
    fn of(text: &str) -> Board {
        let mut squares = [['.'; 4]; 4];
        for (from_top, row) in text.split('/').enumerate() {
            row.chars().enumerate().for_each(|(column, letter)| squares[3 - from_top][column] = letter);
        }
        Board(squares)
    }

    fn pieces(&self) -> Vec<char> {
        self.0.iter().flatten().copied().filter(|&letter| letter != '.').collect()
    }

    fn light_moves(&self) -> bool {
        self.pieces().len().is_multiple_of(2)
    }

    /// A piece of whoever is to move.
    fn own(&self, shape: char) -> char {
        if self.light_moves() { shape } else { shape.to_ascii_lowercase() }
    }

    fn whole(&self) -> Vec<&'static str> {
        let is_whole = |squares: &[(usize, usize)]| {
            "ABCD"
                .chars()
                .all(|wanted| squares.iter().any(|&(column, row)| shape(self.0[row][column]) == wanted))
        };
        houses().into_iter().filter(|(_, squares)| is_whole(squares)).map(|(kind, _)| kind).collect()
    }

    fn placements(&self) -> Vec<String> {
        let mut turns = Vec::new();
        for wanted in "ABCD".chars() {
            let own = self.own(wanted);
            let theirs = if own.is_uppercase() { own.to_ascii_lowercase() } else { shape(own) };
            if self.pieces().iter().filter(|&&letter| letter == own).count() == 2 {
                continue;
            }
            for row in 0..4 {
                for column in 0..4 {
                    let is_barred = houses().iter().any(|(_, squares)| {
                        squares.contains(&(column, row))
                            && squares.iter().any(|&(c, r)| self.0[r][c] == theirs)
                    });
                    if self.0[row][column] == '.' && !is_barred {
                        turns.push(format!("{wanted}{}", name(column, row)));
                    }
                }
            }
        }
        turns
    }
}

impl Slow for Board {
    fn text(&self) -> String {
        let rows: Vec<String> = self.0.iter().rev().map(|row| row.iter().collect()).collect();
        rows.join("/")
    }

    fn turns(&self) -> Vec<String> {
        if self.whole().is_empty() { self.placements() } else { Vec::new() }
    }

    fn after(&self, turn: &str) -> Board {
        let bytes = turn.as_bytes();
        let mut next = self.clone();
        next.0[(bytes[2] - b'1') as usize][(bytes[1] - b'a') as usize] = self.own(bytes[0] as char);
        next
    }

    fn end(&self, _: &[String]) -> Option<(Value, String)> {
        let ending = match (self.whole(), self.pieces().len()) {
            (whole, _) if !whole.is_empty() => whole.join("+"),
            (_, 16) => "no-piece-left".to_owned(),
            _ if self.placements().is_empty() => "no-placement".to_owned(),
            _ => return None,
        };
        Some((json!({ "winner": if self.light_moves() { "second" } else { "first" } }), ending))
    }

    fn forbidden(&self) -> Vec<(String, &'static str)> {
        let legal = self.turns();
        let all = "ABCD"
            .chars()
            .flat_map(|shape| (0..16).map(move |at| format!("{shape}{}", name(at % 4, at / 4))));
        let rule = if self.whole().is_empty() { "shape-barred-or-square-taken" } else { "game-over" };
        all.filter(|turn| !legal.contains(turn)).step_by(9).map(|turn| (turn, rule)).collect()
    }
}

const OPENINGS: [&str; 4] =
    ["..../..../..a./A...", "..../..../..b./A...", "..../..../..../Ab..", "..../..../.b../A..."];

#[test]
fn quantik_from_an_opening() {
    let mut file = File::new("quantik", "lot", 7);
    for opening in OPENINGS {
        let start = Board::of(opening);
        (1..=3).for_each(|depth| file.perft(&start, depth));
        file.illegal(&start);
        for _ in 0..5 {
            for position in file.game(&start, &[]).iter().skip(3).step_by(3) {
                file.illegal(position);
                file.perft(position, 2);
            }
        }
    }
    for wrong in ["A.../..../..../...A", "lot", "..../..../..../A... lot", "..../..../...a/...."] {
        file.malformed("position", "syntax", wrong);
    }
    file.finish();
}
