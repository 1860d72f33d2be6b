//! The nine kinds of piece.

/// What a piece is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Shape {
    Cube,
    Cylinder,
    Sphere,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Colour {
    Blue,
    Yellow,
    Red,
}

/// A shape in a colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Kind {
    pub shape: Shape,
    pub colour: Colour,
}

impl Shape {
    pub const ALL: [Shape; 3] = [Shape::Cube, Shape::Cylinder, Shape::Sphere];
}

impl Colour {
    pub const ALL: [Colour; 3] = [Colour::Blue, Colour::Yellow, Colour::Red];
}

impl Kind {
    pub const COUNT: usize = 9;

    pub const fn of_index(index: usize) -> Kind {
        Kind { shape: Shape::ALL[index / 3], colour: Colour::ALL[index % 3] }
    }

    pub const fn index(self) -> usize {
        self.shape as usize * 3 + self.colour as usize
    }

    pub fn all() -> [Kind; Kind::COUNT] {
        std::array::from_fn(Kind::of_index)
    }
}
