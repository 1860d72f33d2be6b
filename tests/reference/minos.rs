//! Minos with a count, and with gates: a board of tiles and pawns in plain lists, every turn that has the form of one
//! tried by itself.

use super::{Dice, File, Slow};
use serde_json::{Value, json};

const LAST: usize = 6;
const COUNTED_AFTER: u32 = 100;
const COLUMNS: &str = "abcdefg";

/// Rows and columns are counted from 0, as on the board: row 0 is light's home row.
#[derive(Clone)]
struct Board {
    dark_tile: [[bool; 7]; 7],
    /// `L`, `D`, or nothing.
    pawn: [[Option<char>; 7]; 7],
    side: char,
    /// The slide that would undo the one just made.
    barred: String,
    left: u32,
    has_gates: bool,
    is_junior: bool,
}

fn name(column: usize, row: usize) -> String {
    format!("{}{}", &COLUMNS[column..=column], row + 1)
}

fn place(text: &str) -> (usize, usize) {
    let mut letters = text.chars();
    let column = letters.next().and_then(|letter| COLUMNS.find(letter)).expect("a column");
    let row = letters.next().and_then(|letter| letter.to_digit(10)).expect("a row");
    (column, row as usize - 1)
}

fn other(side: char) -> char {
    if side == 'L' { 'D' } else { 'L' }
}

/// The row that a player walks to.
fn home_row(side: char) -> usize {
    if side == 'L' { LAST } else { 0 }
}

/// The squares of a line, in the direction in which it slides: the last one is where the tile comes out.
fn line(slide: &str) -> Vec<(usize, usize)> {
    let (line, direction) =
        (slide.chars().next().expect("a line"), slide.chars().nth(1).expect("a direction"));
    let squares = match line.to_digit(10) {
        Some(row) => (0..7).map(|column| (column, row as usize - 1)).collect::<Vec<_>>(),
        None => (0..7).map(|row| (COLUMNS.find(line).expect("a column"), row)).collect(),
    };
    if matches!(direction, '>' | '^') { squares } else { squares.into_iter().rev().collect() }
}

fn slides() -> Vec<String> {
    let rows = (1..8).flat_map(|row| [format!("{row}<"), format!("{row}>")]);
    let columns = COLUMNS.chars().flat_map(|column| [format!("{column}^"), format!("{column}v")]);
    rows.chain(columns).collect()
}

fn undoing(slide: &str) -> String {
    slide.chars().map(|sign| "<>^v".find(sign).map_or(sign, |at| b"><v^"[at] as char)).collect()
}

impl Board {
    fn parse(text: &str) -> Board {
        let mut words = text.split(' ');
        let rows: Vec<&str> = words.next().expect("a board").split('/').collect();
        let square = |row: usize, column: usize| rows[LAST - row].chars().nth(column).expect("a square");
        let each = |row| std::array::from_fn(|column| square(row, column));
        let letters: [[char; 7]; 7] = std::array::from_fn(each);
        let pawn = |letter: char| letter.is_alphabetic().then(|| letter.to_ascii_uppercase());
        Board {
            dark_tile: letters.map(|row| row.map(|letter| matches!(letter, '#' | 'l' | 'd'))),
            pawn: letters.map(|row| row.map(pawn)),
            side: words.next().and_then(|side| side.chars().next()).expect("a side"),
            barred: words.next().expect("a slide or none").to_owned(),
            left: words.next().and_then(|left| left.parse().ok()).expect("the turns left"),
            has_gates: text.contains(" gates"),
            is_junior: text.contains(" junior"),
        }
    }

    fn squares() -> impl Iterator<Item = (usize, usize)> {
        (0..7).flat_map(|row| (0..7).map(move |column| (column, row)))
    }

    fn exits(side: char) -> [(usize, usize); 3] {
        [1, 3, 5].map(|column| (column, home_row(side)))
    }

    fn at(&self, (column, row): (usize, usize)) -> Option<char> {
        self.pawn[row][column]
    }

    fn home(&self, side: char) -> usize {
        Board::exits(side).into_iter().filter(|&exit| self.at(exit) == Some(side)).count()
    }

    fn rows_to_go(&self, side: char) -> usize {
        let own = Board::squares().filter(|&square| self.at(square) == Some(side));
        own.map(|(_, row)| row.abs_diff(home_row(side))).sum()
    }

    fn fills(&self, side: char) -> bool {
        let filled = Board::exits(side).into_iter().filter(|&exit| self.at(exit).is_some()).count();
        self.home(side) == 3 || self.has_gates && self.home(side) > 0 && filled == 3
    }

    /// The rule that forbids a turn, apart from the end of the game.
    fn fault(&self, turn: &str) -> Option<&'static str> {
        if turn.len() == 2 {
            let squares = line(turn);
            let is_lock = |&(column, row): &(usize, usize)| {
                ['L', 'D'].into_iter().any(|side| {
                    self.at((column, row)) == Some(side) && Board::exits(side).contains(&(column, row))
                })
            };
            let (column, row) = squares[LAST];
            return match () {
                () if squares.iter().any(is_lock) => Some("locked"),
                () if self.barred == turn => Some("undoes-slide"),
                () if !self.dark_tile[row][column] => Some("no-dark-tile-at-that-end"),
                () if self.pawn[row][column].is_some() => Some("pawn-on-tile-taken-out"),
                () => None,
            };
        }
        let (from, to) = (place(&turn[..2]), place(&turn[2..]));
        let forward = if self.side == 'L' { 1 } else { -1 };
        let (across, along) = (to.0 as i32 - from.0 as i32, (to.1 as i32 - from.1 as i32) * forward);
        match (across, along) {
            _ if self.at(from).is_none() => Some("from-empty"),
            _ if self.at(from) != Some(self.side) => Some("opposing-pawn"),
            (0, -1) => Some("step-backward"),
            (-1 | 1, 0) | (0, 1) if self.at(to).is_some() => Some("onto-pawn"),
            (-1 | 1, 0) | (0, 1) if !self.is_junior && self.dark_tile[to.1][to.0] => Some("onto-dark-tile"),
            (-1 | 1, 0) | (0, 1) => None,
            _ => Some("not-one-square"),
        }
    }

    /// Everything that is not refused, whether the game is over or not.
    fn possible(&self) -> Vec<String> {
        let own = Board::squares().filter(|&square| self.at(square) == Some(self.side));
        let steps = own.flat_map(|from| Board::squares().map(move |to| (from, to)));
        let steps = steps.map(|(from, to)| name(from.0, from.1) + &name(to.0, to.1));
        steps.chain(slides()).filter(|turn| self.fault(turn).is_none()).collect()
    }

    fn is_over(&self) -> bool {
        self.fills('L') || self.fills('D') || self.left == 0
    }
}

impl Slow for Board {
    fn text(&self) -> String {
        let letter = |row: usize, column: usize| match (self.pawn[row][column], self.dark_tile[row][column]) {
            (None, is_dark) => {
                if is_dark {
                    '#'
                } else {
                    '.'
                }
            }
            (Some(pawn), true) => pawn.to_ascii_lowercase(),
            (Some(pawn), false) => pawn,
        };
        let rows = (0..7).rev().map(|row| (0..7).map(|column| letter(row, column)).collect::<String>());
        let rows = rows.collect::<Vec<_>>().join("/");
        let gates = if self.has_gates { " gates" } else { "" };
        let junior = if self.is_junior { " junior" } else { "" };
        format!("{rows} {} {} {}{gates}{junior}", self.side, self.barred, self.left)
    }

    fn turns(&self) -> Vec<String> {
        if self.is_over() { Vec::new() } else { self.possible() }
    }

    fn after(&self, turn: &str) -> Board {
        let mut next =
            Board { side: other(self.side), barred: "-".to_owned(), left: self.left - 1, ..self.clone() };
        if turn.len() == 4 {
            let (from, to) = (place(&turn[..2]), place(&turn[2..]));
            next.pawn[from.1][from.0] = None;
            next.pawn[to.1][to.0] = Some(self.side);
            return next;
        }
        let squares = line(turn);
        for (index, &(column, row)) in squares.iter().enumerate() {
            let (from_column, from_row) = squares[(index + LAST) % 7];
            next.dark_tile[row][column] = self.dark_tile[from_row][from_column];
            next.pawn[row][column] = self.pawn[from_row][from_column];
        }
        next.barred = undoing(turn);
        next
    }

    fn end(&self, _: &[String]) -> Option<(Value, String)> {
        let won = |side: char| json!({ "winner": if side == 'L' { "first" } else { "second" } });
        let ended = |side: char, word: &str| Some((won(side), word.to_owned()));
        for side in [other(self.side), self.side] {
            if self.fills(side) {
                return ended(side, if self.home(side) == 3 { "three-home" } else { "three-filled" });
            }
        }
        if self.possible().is_empty() {
            return ended(other(self.side), "no-move");
        }
        if self.left > 0 {
            return None;
        }
        let [(home, rows), (their_home, their_rows)] =
            [self.side, other(self.side)].map(|side| (self.home(side), self.rows_to_go(side)));
        // Whoever would play now has not had the last turn, for which the other has one row and a half more; juniors
        // have half a row.
        let last_word = if self.is_junior { 1 } else { 3 };
        let (is_ahead, word) = match () {
            () if home != their_home => (home > their_home, "count-home"),
            () => (2 * rows < 2 * their_rows + last_word, "count-rows"),
        };
        ended(if is_ahead { self.side } else { other(self.side) }, word)
    }

    fn forbidden(&self) -> Vec<(String, &'static str)> {
        if self.turns().is_empty() {
            return self.possible().into_iter().take(2).map(|turn| (turn, "game-over")).collect();
        }
        let mut forbidden: Vec<(String, &'static str)> = Vec::new();
        let steps = Board::squares().flat_map(|from| Board::squares().map(move |to| (from, to)));
        let steps = steps.map(|(from, to)| name(from.0, from.1) + &name(to.0, to.1));
        for turn in slides().into_iter().chain(steps) {
            if let Some(rule) = self.fault(&turn)
                && !forbidden.iter().any(|(_, known)| *known == rule)
            {
                forbidden.push((turn, rule));
            }
        }
        forbidden
    }
}

/// The turns of a game that hurries forward, and takes a win where there is one.
fn hurried(start: &Board, dice: &mut Dice) -> Vec<String> {
    let (mut position, mut turns) = (start.clone(), Vec::new());
    while position.end(&[]).is_none() {
        let all = position.turns();
        let wins = |turn: &&String| position.after(turn).fills(position.side);
        let is_forward = |turn: &&String| turn.len() == 4 && turn[..1] == turn[2..3];
        let forward: Vec<&String> = all.iter().filter(is_forward).collect();
        let chosen = match all.iter().find(wins) {
            Some(turn) => turn,
            None if !forward.is_empty() && dice.below(3) > 0 => forward[dice.below(forward.len())],
            None => &all[dice.below(all.len())],
        };
        turns.push(chosen.clone());
        position = position.after(chosen);
    }
    turns
}

const START: &str = "#DDDDD#/.#...#./..#.#../...#.../..#.#../.#...#./#LLLLL#";
/// Middles of games: two pawns home, a blocker, a row that can slide home, and pawns that can hardly move.
const MIDDLES: [&str; 5] = [
    "#L.LL.#/.#...../..#.#.D/...#DD./..#.##D/.#..D../#LL..##",
    "#L.LD.#/.#...L./..#.#.D/...#.D./..#.##D/.#..D../#LL..##",
    "L.L.L##/.#...../..#.#../DDD#.../.D#.##D/.#...../#LL..##",
    "D.L.L##/.#..L../..#.#../.DD#.../.D#.##D/.#...../#LL..##",
    ".D.DLD./.#D.D#./..#.#../#..#..#/..#.#../.#LL.#./#L.L.#.",
];

/// Seniors who play light have no turn left once column g has slid up.
const SHUT_IN: &str = ".D.D..#/.##..#./..#.#../...#D../..#.#../D####../LLLLLD.";

fn make(options: &'static str, seed: u64) {
    let gates = if options.starts_with("gates") { " gates" } else { "" };
    let junior = if options.ends_with("junior") { " junior" } else { "" };
    let board =
        |rows: &str, side: char, left: u32| Board::parse(&format!("{rows} {side} - {left}{gates}{junior}"));
    let start = board(START, 'L', COUNTED_AFTER);
    let mut file = File::new("minos", options, seed);
    (1..=4).for_each(|depth| file.perft(&start, depth));
    let mut later = vec![start.clone()];
    for (number, side) in [(0, 'L'), (1, 'L'), (2, 'D'), (3, 'L')] {
        let first = board(START, side, COUNTED_AFTER);
        let turns = if number == 0 { Vec::new() } else { hurried(&first, &mut Dice(seed + number)) };
        let opening: Vec<&str> = turns.iter().map(String::as_str).collect();
        later.extend(file.game(&first, &opening).into_iter().step_by(11));
    }
    for (number, rows) in (10..).zip(MIDDLES) {
        for (side, left) in [('L', 1), ('D', 2), ('L', 7), ('D', 30)] {
            let middle = board(rows, side, left);
            (1..=3).for_each(|depth| file.perft(&middle, depth));
            let turns = hurried(&middle, &mut Dice(seed + number * u64::from(left)));
            let opening: Vec<&str> = turns.iter().map(String::as_str).collect();
            later.extend(file.game(&middle, &opening).into_iter().step_by(5));
        }
    }
    // Nobody has walked: whoever has the last turn loses. By a row or two he can still lose, or just win.
    for opening in [&["1>"][..], &["1>", "7>"]] {
        later.extend(file.game(&board(START, 'L', opening.len() as u32), opening));
    }
    // One row ahead is enough for juniors.
    file.game(&board(START, 'L', 1), &["c1c2"]);
    for left in [1, 40] {
        later.extend(file.game(&board(SHUT_IN, 'D', left), &["g^"]));
    }
    later.iter().step_by(4).for_each(|position| file.illegal(position));
    let (text, tail) = (format!("{START} L -"), format!("{gates}{junior}"));
    for wrong in [
        "101",
        "1000",
        "00",
        "07",
        "-1",
        "1.5",
        "",
        " 5",
        "5 ",
        "x",
        "100 100",
        "gates 100",
        "100 Gates",
        "100 gate",
    ] {
        file.malformed("position", "syntax", &format!("{text} {wrong}{tail}"));
    }
    for wrong in
        [" gates", " gates junior", " 100 gates gates", " 100 junior gates", " junior 100", " 100gates"]
    {
        file.malformed("position", "syntax", &format!("{text}{wrong}"));
    }
    file.finish();
}

#[test]
fn minos_with_a_count_and_with_gates() {
    for (seed, options) in (1..).zip(["count", "gates", "count,junior", "gates,junior"]) {
        make(options, seed);
    }
}
