//! Shape & Colour for two, the first of whom begins with a point, on lists of letters.

use super::{File, Slow};
use serde_json::{Value, json};
use std::collections::HashMap;

#[derive(Clone)]
struct Rods {
    /// From a1 along the rows; each from the bottom up, as texts such as `CB`.
    rods: Vec<Vec<String>>,
    scores: [u32; 2],
}

fn name(rod: usize) -> String {
    format!("{}{}", (b'a' + (rod % 4) as u8) as char, rod / 4 + 1)
}

fn place(text: &str) -> usize {
    let bytes = text.as_bytes();
    (bytes[0] - b'a') as usize + 4 * (bytes[1] - b'1') as usize
}

/// The rods of each place of one level: rows, columns, and the corners of upright squares.
fn fours() -> Vec<[usize; 4]> {
    let mut fours = Vec::new();
    for i in 0..4 {
        fours.push([0, 1, 2, 3].map(|j| 4 * i + j));
        fours.push([0, 1, 2, 3].map(|j| 4 * j + i));
    }
    for side in 1..4 {
        for row in 0..4 - side {
            for column in 0..4 - side {
                let corner = |dx: usize, dy: usize| 4 * (row + side * dy) + column + side * dx;
                fours.push([corner(0, 0), corner(1, 0), corner(0, 1), corner(1, 1)]);
            }
        }
    }
    fours
}

/// One point if all have the same shape, and one if all have the same colour.
fn alike(pieces: &[&String]) -> u32 {
    (0..2).filter(|&part| pieces.iter().all(|piece| piece[part..=part] == pieces[0][part..=part])).count()
        as u32
}

impl Rods {
    fn lying(&self) -> usize {
        self.rods.iter().map(Vec::len).sum()
    }

    fn box_has(&self) -> Vec<String> {
        let mut used: HashMap<&str, usize> = HashMap::new();
        self.rods.iter().flatten().for_each(|piece| *used.entry(piece).or_default() += 1);
        let kinds =
            ["C", "L", "S"].iter().flat_map(|shape| ["B", "Y", "R"].map(|colour| format!("{shape}{colour}")));
        kinds.filter(|kind| used.get(kind.as_str()).copied().unwrap_or(0) < 4).collect()
    }

    /// The points of an operation that has put pieces on these rods, each as the highest there.
    fn points(&self, put: &[usize]) -> u32 {
        let mut points = 0;
        for level in 0..3 {
            for four in fours() {
                let has_new = four.iter().any(|rod| put.contains(rod) && self.rods[*rod].len() == level + 1);
                let pieces: Vec<&String> = four.iter().filter_map(|&rod| self.rods[rod].get(level)).collect();
                if has_new && pieces.len() == 4 {
                    points += alike(&pieces);
                }
            }
        }
        for &rod in put {
            let pieces: Vec<&String> = self.rods[rod].iter().collect();
            if pieces.len() == 3 {
                points += alike(&pieces);
            }
        }
        points
    }

    /// All ways to give `left` pieces to different rods with room.
    fn spreads(&self, from: usize, left: usize, taken: &mut Vec<usize>, found: &mut Vec<Vec<usize>>) {
        if left == 0 {
            found.push(taken.clone());
            return;
        }
        for rod in 0..16 {
            if rod != from && !taken.contains(&rod) && self.rods[rod].len() < 3 {
                taken.push(rod);
                self.spreads(from, left - 1, taken, found);
                taken.pop();
            }
        }
    }

    /// The position after the first operation, without its points.
    fn spread(&self, from: usize, targets: &[usize]) -> Rods {
        let mut next = self.clone();
        let pieces = std::mem::take(&mut next.rods[from]);
        pieces.into_iter().zip(targets).for_each(|(piece, &rod)| next.rods[rod].push(piece));
        next
    }
}

impl Slow for Rods {
    fn text(&self) -> String {
        let rod = |rod: &Vec<String>| if rod.is_empty() { "-".to_owned() } else { rod.concat() };
        let rods: Vec<String> = self.rods.iter().map(rod).collect();
        let [first, second] = self.scores;
        format!("{} | {first},{second} | {}", rods.join(" "), self.lying() % 2 + 1)
    }

    fn turns(&self) -> Vec<String> {
        let kinds = self.box_has();
        let adds = |before: &str, of: &Rods, most: usize| -> Vec<String> {
            let rods: Vec<usize> = (0..16).filter(|&rod| of.rods[rod].len() < most).collect();
            let add = |kind: &String| {
                rods.iter().map(|&rod| format!("{before}{kind}@{}", name(rod))).collect::<Vec<_>>()
            };
            kinds.iter().flat_map(add).collect()
        };
        match self.lying() {
            36 => Vec::new(),
            0..16 => adds("", self, 1),
            _ => {
                let mut turns = Vec::new();
                for from in (0..16).filter(|&from| !self.rods[from].is_empty()) {
                    let mut spreads = Vec::new();
                    self.spreads(from, self.rods[from].len(), &mut Vec::new(), &mut spreads);
                    for targets in spreads {
                        let names: Vec<String> = targets.iter().map(|&rod| name(rod)).collect();
                        let before = format!("{}:{}+", name(from), names.join(","));
                        turns.extend(adds(&before, &self.spread(from, &targets), 3));
                    }
                }
                turns
            }
        }
    }

    fn after(&self, turn: &str) -> Rods {
        let player = self.lying() % 2;
        let (mut next, mut points) = (self.clone(), 0);
        let add = match turn.split_once('+') {
            None => turn,
            Some((spread, add)) => {
                let (from, targets) = spread.split_once(':').expect("a source and its targets");
                let targets: Vec<usize> = targets.split(',').map(place).collect();
                next = next.spread(place(from), &targets);
                points += next.points(&targets);
                add
            }
        };
        let (kind, rod) = add.split_once('@').expect("a piece and its rod");
        next.rods[place(rod)].push(kind.to_owned());
        points += next.points(&[place(rod)]);
        next.scores[player] += points;
        next
    }

    fn end(&self, _: &[String]) -> Option<(Value, String)> {
        let [first, second] = self.scores;
        let ending = match first.cmp(&second) {
            std::cmp::Ordering::Greater => "player-1-wins",
            std::cmp::Ordering::Less => "player-2-wins",
            std::cmp::Ordering::Equal => "shared-win",
        };
        (self.lying() == 36).then(|| (json!({ "scores": self.scores }), ending.to_owned()))
    }

    fn forbidden(&self) -> Vec<(String, &'static str)> {
        let full: Vec<usize> = (0..16).filter(|&rod| self.rods[rod].len() == 3).collect();
        let laid = (0..16).find(|&rod| !self.rods[rod].is_empty()).map(name);
        match self.lying() {
            36 => vec![("a1:b1+CB@a1".to_owned(), "game-over")],
            0..16 => laid.into_iter().map(|rod| (format!("CB@{rod}"), "add-rod-not-empty")).collect(),
            _ => {
                let mut forbidden =
                    vec![("CB@a1".to_owned(), "spread-first"), ("SR@d4".to_owned(), "spread-first")];
                forbidden
                    .extend(full.iter().map(|&rod| (format!("{0}:{0}+CB@a1", name(rod)), "back-to-source")));
                forbidden
            }
        }
    }
}

#[test]
fn shape_and_colour_with_a_point_ahead() {
    let start = Rods { rods: vec![Vec::new(); 16], scores: [1, 0] };
    let mut file = File::new("shape-colour", "ahead", 5);
    (1..=2).for_each(|depth| file.perft(&start, depth));
    let mut positions = file.game(&start, &[]);
    positions.extend(file.game(&start, &["CB@a1", "SR@d4", "LY@b2"]));
    for (number, position) in positions.iter().enumerate() {
        file.illegal(position);
        if number % 37 < 16 {
            file.perft(position, 1);
        }
    }
    let rods = "- ".repeat(16);
    for wrong in
        ["1 | 1", "01,0 | 1", "1,0 | 2", "1,0 | t1", "+1,0 | 1", "1, 0 | 1", "1,0 | 1 ahead", "1,-1 | 1"]
    {
        file.malformed("position", "syntax", &format!("{rods}| {wrong}"));
    }
    file.finish();
}
