//! `quincunx bench`: the searches on fixed positions.

use super::args::{Args, From};
use super::clock::Limit;
use super::report::value_text;
use super::{Done, Out, usage};
use crate::games::{Game, GameId, Visitor};
use crate::search::Task;
use std::time::Instant;

pub const HELP: &str = "\
quincunx bench [GAME] [--nodes K]

Searches fixed positions of every game (or of one) for K nodes, 200000 unless told, or until the value is proved, and
prints nodes, nodes per second, depth and answer. The nodes and answers are the same on every machine: a change that
should only make the search faster must not change them.
";

/// Openings and middle games of random play, so that both quiet and sharp positions are there.
const POSITIONS: &[(&str, &str)] = &[
    ("quantik", "..../..../..../...."),
    ("quantik", "..d./..../..A./.D.."),
    ("quantik", "D..C/..../b.../..d."),
    ("pivot", "..../..../..../.... X"),
    ("pivot", "ox../o..X/x.../o... X"),
    ("pivot", "Xxx./...o/..../.o.. O"),
    ("emblem", "cd..CD/AB..ab/....../....../cd..CD/AB..ab R"),
    ("emblem", "..B.CD/Acd.ab/.c.C../.d..D./....../A.B.ab R"),
    ("emblem", "cd.C../AB..Db/d...D./..c.../.A..aC/..Bab. R"),
    ("emblem", "cdB..D/.A...a/..d.Cb/....../.cBC.D/A...ab R areas"),
    ("emblem", "....D./cdB..b/A.c.Ca/..daC./....../BA..Db R areas"),
    ("shape-colour", "- - - - - - - - - - - - - - - - | 0,0 | 1"),
    ("shape-colour", "SY CY LB CY LR SY LR CR CB LY LB LY LR LR LB LB | 5,1 | 1"),
    (
        "shape-colour",
        "SYCBCR CYLYLY - CYCBSY - SYCYSR LBSB LB LYSR LR CY CRLRCB LRSRCR LRSR LB LBLY | 18,3 | 1",
    ),
    ("shape-colour", "LR CY CRCBCR CB SR LBLY CB CB LY LY LR SR SR - CR CR | 1,1,1,1 | 3"),
    ("minos", "#DDDDD#/.#...#./..#.#../...#.../..#.#../.#...#./#LLLLL# L -"),
    ("minos", "#.D.D##/D.D.#D#/#..#.#./...#.../.L#L#../.#L..../..L.L#. L -"),
    ("minos", "##.DD##/D#.D.D#/..#.#../...#.../..#.#../.#L.L#L/.L.L... L f^"),
    ("minos", "##...../..DD.#./.##.dD./.D.#LL./.L#.l../#....#./##L.... L - junior"),
];

const MEMORY: usize = 32 << 20;

pub fn run(mut args: Args, out: Out) -> Done {
    let nodes = args.number("--nodes")?.unwrap_or(200_000);
    let only = if args.is_empty() { None } else { Some(args.game()?) };
    args.end()?;
    let wanted = |game: &str| only.is_none_or(|only| only.id() == game);
    let mut total = 0;
    for (game, position) in POSITIONS.iter().filter(|(game, _)| wanted(game)) {
        let id = GameId::named(game).ok_or_else(|| usage(format!("no game is called “{game}”")))?;
        total += id.visit(Bench { from: From::position(position), nodes, out })?;
    }
    Ok(writeln!(out, "{total} nodes in all")?)
}

struct Bench<'a> {
    from: From,
    nodes: u64,
    out: Out<'a>,
}

impl Visitor for Bench<'_> {
    type Output = Result<u64, super::Fault>;

    fn visit<P: Game>(self) -> Self::Output {
        let (_, position) = self.from.read::<P>()?;
        let mut memory = P::memory(MEMORY);
        let mut clock = Limit { millis: None, nodes: Some(self.nodes) }.start();
        let begin = Instant::now();
        let answer = position.ponder(&mut memory, &Task::default(), &mut clock);
        let seconds = begin.elapsed().as_secs_f64();
        let answer = answer.ok_or_else(|| usage(format!("{position} is over")))?;
        let rate = answer.nodes as f64 / seconds / 1000.0;
        writeln!(
            self.out,
            "{:12} {:>8} nodes {rate:>7.0} k/s  depth {:>2}  {} {}",
            P::FACTS.id,
            answer.nodes,
            answer.depth,
            answer.best,
            value_text(answer.value),
        )?;
        Ok(answer.nodes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_searched() {
        for game in GameId::ALL {
            assert!(POSITIONS.iter().filter(|(id, _)| *id == game.id()).count() >= 3, "{}", game.id());
        }
    }
}
