//! Who plays and who wins. A *seat* moves; a *side* wins. They differ only in teams.

/// A place at the table, in order of play: 0 plays first in a game from its usual start.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Seat(pub u8);

impl Seat {
    pub const FIRST: Seat = Seat(0);
    pub const SECOND: Seat = Seat(1);

    /// The opponent in a game of two.
    pub const fn other(self) -> Seat {
        Seat(self.0 ^ 1)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// One player, or a team of several.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Side(pub u8);

/// A set of sides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct SideSet(u8);

impl SideSet {
    pub const EMPTY: SideSet = SideSet(0);

    pub const fn of(side: Side) -> SideSet {
        SideSet(1 << side.0)
    }

    /// The sides 0, 1 … `sides - 1`.
    pub const fn all(sides: u8) -> SideSet {
        SideSet((1 << sides) - 1)
    }

    #[must_use]
    pub const fn with(self, side: Side) -> SideSet {
        SideSet(self.0 | 1 << side.0)
    }

    pub const fn contains(self, side: Side) -> bool {
        self.0 >> side.0 & 1 == 1
    }

    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Its side, if there is just one.
    pub fn only(self) -> Option<Side> {
        (self.len() == 1).then(|| Side(self.0.trailing_zeros() as u8))
    }

    pub fn iter(self) -> impl Iterator<Item = Side> {
        (0..8).map(Side).filter(move |&side| self.contains(side))
    }
}

/// The points of every seat, in a game that counts points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Scores {
    points: [u32; Scores::MOST_SEATS],
    seats: u8,
}

impl Scores {
    pub const MOST_SEATS: usize = 4;

    /// # Panics
    /// If there are more seats than `MOST_SEATS`.
    pub fn new(points: &[u32]) -> Scores {
        let mut all = [0; Scores::MOST_SEATS];
        all[..points.len()].copy_from_slice(points);
        Scores { points: all, seats: points.len() as u8 }
    }

    pub fn as_slice(&self) -> &[u32] {
        &self.points[..self.seats as usize]
    }
}
