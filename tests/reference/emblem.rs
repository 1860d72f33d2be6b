//! Emblem with the pie rule, on a board of characters.

use super::{File, Slow};
use serde_json::{Value, json};

#[derive(Clone)]
struct Board {
    /// By row from the bottom, then by column.
    squares: [[char; 6]; 6],
    is_red: bool,
    areas_only: bool,
    /// How many turns of the pie rule are to come: 2 before the first turn, 1 when it can be taken over, 0 afterwards.
    pie: u8,
}

/// The letter of the symbol on a square, if it bears one.
fn symbol(board: &Board, column: usize, row: usize) -> Option<char> {
    let in_area = !(2..=3).contains(&column) && !(2..=3).contains(&row);
    let letter = match (column % 2, row % 2) {
        (0, 0) => 'A',
        (1, 0) => 'B',
        (0, 1) => 'C',
        _ => 'D',
    };
    (in_area || !board.areas_only).then_some(letter)
}

fn name(column: usize, row: usize) -> String {
    format!("{}{}", (b'a' + column as u8) as char, row + 1)
}

fn place(text: &str) -> (usize, usize) {
    let bytes = text.as_bytes();
    ((bytes[0] - b'a') as usize, (bytes[1] - b'1') as usize)
}

impl Board {
    fn start(rows: &str, areas_only: bool) -> Board {
        let mut squares = [['.'; 6]; 6];
        for (from_top, row) in rows.split('/').enumerate() {
            for (column, letter) in row.chars().enumerate() {
                squares[5 - from_top][column] = letter;
            }
        }
        Board { squares, is_red: true, areas_only, pie: 2 }
    }

    fn is_own(&self, letter: char) -> bool {
        letter != '.' && letter.is_uppercase() == self.is_red
    }

    /// How the winning line of a colour lies, if there is one.
    fn line(&self, is_red: bool) -> Option<&'static str> {
        let awake = |column: i32, row: i32| {
            let inside = (0..6).contains(&column) && (0..6).contains(&row);
            inside && {
                let (column, row) = (column as usize, row as usize);
                let letter = self.squares[row][column];
                let sleeps = symbol(self, column, row) == Some(letter.to_ascii_uppercase());
                letter != '.' && letter.is_uppercase() == is_red && !sleeps
            }
        };
        for (dx, dy, kind) in [(1, 0, "row"), (0, 1, "column"), (1, 1, "diagonal"), (1, -1, "diagonal")] {
            for column in 0..6 {
                for row in 0..6 {
                    if (0..4).all(|step| awake(column + dx * step, row + dy * step)) {
                        return Some(kind);
                    }
                }
            }
        }
        None
    }

    fn steps(&self) -> Vec<String> {
        let mut steps = Vec::new();
        for row in 0..6 {
            for column in 0..6 {
                let piece = self.squares[row][column];
                if !self.is_own(piece) {
                    continue;
                }
                for to_row in row.saturating_sub(1)..=(row + 1).min(5) {
                    for to_column in column.saturating_sub(1)..=(column + 1).min(5) {
                        let is_closed = symbol(self, to_column, to_row) == Some(piece.to_ascii_uppercase());
                        if self.squares[to_row][to_column] == '.' && !is_closed {
                            steps.push(name(column, row) + &name(to_column, to_row));
                        }
                    }
                }
            }
        }
        steps
    }
}

impl Slow for Board {
    fn text(&self) -> String {
        let rows: Vec<String> = self.squares.iter().rev().map(|row| row.iter().collect()).collect();
        let side = if self.is_red { "R" } else { "B" };
        let areas = if self.areas_only { " areas" } else { "" };
        let pie = ["", " swap", " pie"][usize::from(self.pie)];
        format!("{} {side}{areas}{pie}", rows.join("/"))
    }

    fn turns(&self) -> Vec<String> {
        if self.line(true).is_some() || self.line(false).is_some() {
            return Vec::new();
        }
        let mut turns = self.steps();
        turns.extend((self.pie == 1).then(|| "swap".to_owned()));
        turns
    }

    fn after(&self, turn: &str) -> Board {
        let mut next = self.clone();
        if turn == "swap" {
            let exchanged = |letter: char| match letter.is_uppercase() {
                true => letter.to_ascii_lowercase(),
                false => letter.to_ascii_uppercase(),
            };
            next.squares = self.squares.map(|row| row.map(exchanged));
        } else {
            let ((column, row), (to_column, to_row)) = (place(&turn[..2]), place(&turn[2..]));
            next.squares[to_row][to_column] = self.squares[row][column];
            next.squares[row][column] = '.';
        }
        next.is_red = !self.is_red;
        next.pie = self.pie.saturating_sub(1);
        next
    }

    fn end(&self, before: &[String]) -> Option<(Value, String)> {
        let winner = |is_red: bool| json!({ "winner": if is_red { "first" } else { "second" } });
        for is_red in [!self.is_red, self.is_red] {
            if let Some(kind) = self.line(is_red) {
                return Some((winner(is_red), kind.to_owned()));
            }
        }
        if self.turns().is_empty() {
            return Some((winner(!self.is_red), "no-move".to_owned()));
        }
        let here = self.text();
        if before.iter().filter(|text| **text == here).count() >= 2 {
            return Some((json!({ "draw": true }), "third-time".to_owned()));
        }
        (before.len() >= 200).then(|| (json!({ "draw": true }), "turn-cap".to_owned()))
    }

    fn forbidden(&self) -> Vec<(String, &'static str)> {
        let is_over = self.turns().is_empty();
        let mut forbidden = Vec::new();
        if self.pie != 1 || is_over {
            forbidden.push(("swap".to_owned(), if is_over { "game-over" } else { "no-swap" }));
        }
        let opposing = Board { is_red: !self.is_red, ..self.clone() };
        forbidden.extend(opposing.steps().into_iter().take(1).map(|step| (step, "opposing-piece")));
        forbidden
    }
}

fn make(options: &'static str, rows: &str, seed: u64) {
    let start = Board::start(rows, options.starts_with("areas"));
    let mut file = File::new("emblem", options, seed);
    (1..=3).for_each(|depth| file.perft(&start, depth));
    file.illegal(&start);
    let mut firsts = start.turns();
    firsts.sort();
    for first in &firsts {
        let offered = start.after(first);
        file.perft(&offered, 1);
        file.perft(&offered, 2);
        file.illegal(&offered);
        let swapped = offered.after("swap");
        file.perft(&swapped, 2);
        file.illegal(&swapped);
    }
    let taken: Vec<&str> = vec![&firsts[0], "swap"];
    let mut later = file.game(&start, &taken);
    for number in 1..6 {
        let first = &*firsts[number * 5 % firsts.len()];
        let opening = if number % 2 == 1 { vec![first, "swap"] } else { vec![first] };
        later.extend(file.game(&start, &opening).into_iter().step_by(9));
    }
    later.iter().step_by(7).for_each(|position| file.illegal(position));
    let text = start.text();
    for wrong in ["Pie", "swap pie", "pie swap", "pie ", "pie areas", "swapped", "swap areas"] {
        file.malformed("position", "syntax", &format!("{} {wrong}", text.trim_end_matches(" pie")));
    }
    for wrong in ["", "Swap", "swap ", "sw", "swapa1b2", "a1swap", "pie"] {
        file.malformed("move", "syntax", wrong);
    }
    file.finish();
}

const SETUPS: [(&str, &str, &str); 4] = [
    ("pie", "areas,pie", "cd..CD/AB..ab/....../....../cd..CD/AB..ab"),
    ("checker,pie", "areas,checker,pie", "Cd..Cd/aB..aB/....../....../cD..cD/Ab..Ab"),
    ("diagonal,pie", "areas,diagonal,pie", "cd..CD/ab..AB/....../....../CD..cd/AB..ab"),
    ("facing,pie", "areas,facing,pie", "cd..cd/ab..ab/....../....../CD..CD/AB..AB"),
];

#[test]
fn emblem_with_the_pie_rule() {
    for (seed, (everywhere, areas, rows)) in (1..).zip(SETUPS) {
        make(everywhere, rows, seed);
        make(areas, rows, seed + 10);
    }
}
