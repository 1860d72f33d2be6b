//! The positions on which searches are measured, natively and in the browser.

/// Openings and middle games of random play, so that both quiet and sharp positions are there.
pub const POSITIONS: &[(&str, &str)] = &[
    ("quantik", "..../..../..../...."),
    ("quantik", "..d./..../..A./.D.."),
    ("quantik", "D..C/..../b.../..d."),
    // With fewer cards its book knows everything.
    ("pivot", "..../oxoo/.X../xo.x X"),
    ("pivot", "...x/.o.o/X.Ox/Ox.. X"),
    ("pivot", "...o/x.OX/xXOO/..X. O"),
    ("emblem", "cd..CD/AB..ab/....../....../cd..CD/AB..ab R"),
    ("emblem", "..B.CD/Acd.ab/.c.C../.d..D./....../A.B.ab R"),
    ("emblem", "cd.C../AB..Db/d...D./..c.../.A..aC/..Bab. R"),
    ("emblem", "cdB..D/.A...a/..d.Cb/....../.cBC.D/A...ab R areas"),
    ("emblem", "....D./cdB..b/A.c.Ca/..daC./....../BA..Db R areas"),
    ("shape-colour", "CBCR LYCR SBSY SR LR CR SB - CB - CR SRSBCY SR LY CY SB | 0,0,0 | 2"),
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::GameId;

    #[test]
    fn every_game_is_searched() {
        for game in GameId::ALL {
            assert!(POSITIONS.iter().filter(|(id, _)| *id == game.id()).count() >= 3, "{}", game.id());
        }
    }
}
