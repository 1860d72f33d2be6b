//! Every turn that the notation of a game can name, legal or not; a sample where there are too many.

use quincunx::games::{Game, emblem, minos, pivot, quantik, shape_colour};
use quincunx::rules::{Rng, Square};

pub trait Conceivable: Game {
    fn conceivable(rng: &mut Rng) -> Vec<Self::Move>;

    /// Are these all of them?
    const COMPLETE: bool = true;
}

fn squares(side: usize) -> Vec<Square> {
    (0..side * side).map(|index| Square::of_index(index, side)).collect()
}

impl Conceivable for quantik::Quantik {
    fn conceivable(_: &mut Rng) -> Vec<quantik::Move> {
        let of = |shape| squares(4).into_iter().map(move |square| quantik::Move { shape, square });
        quantik::Shape::ALL.into_iter().flat_map(of).collect()
    }
}

impl Conceivable for pivot::Pivot {
    fn conceivable(_: &mut Rng) -> Vec<pivot::Move> {
        let mut pivots = vec![None];
        for from in squares(4) {
            pivots.extend(squares(4).into_iter().map(|to| Some(pivot::Pivoting { from, to })));
        }
        let lay = |pivot| {
            let squares = squares(4).into_iter();
            squares.flat_map(move |square| pivot::Face::ALL.map(|face| pivot::Move { pivot, square, face }))
        };
        pivots.into_iter().flat_map(lay).collect()
    }
}

impl Conceivable for emblem::Emblem {
    fn conceivable(_: &mut Rng) -> Vec<emblem::Move> {
        let of = |from| squares(6).into_iter().map(move |to| emblem::Move::Step { from, to });
        squares(6).into_iter().flat_map(of).chain([emblem::Move::Swap]).collect()
    }
}

impl Conceivable for minos::Minos {
    fn conceivable(_: &mut Rng) -> Vec<minos::Move> {
        let of = |from| squares(7).into_iter().map(move |to| minos::Move::Step { from, to });
        let steps = squares(7).into_iter().flat_map(of);
        steps.chain(minos::Slide::all().map(minos::Move::Slide)).collect()
    }
}

impl Conceivable for shape_colour::ShapeColour {
    const COMPLETE: bool = false;

    fn conceivable(rng: &mut Rng) -> Vec<shape_colour::Move> {
        let random = |_| {
            let mut rod = || Square::of_index(rng.below(16), 4);
            let (from, to, mut targets) = (rod(), rod(), shape_colour::Targets::default());
            let rods = [rod(), rod(), rod()];
            let count = rng.below(4);
            rods[..count].iter().for_each(|&rod| targets = targets.with(rod));
            let spread = (count > 0).then_some(shape_colour::Spread { from, targets });
            shape_colour::Move { spread, kind: shape_colour::Kind::of_index(rng.below(9)), rod: to }
        };
        (0..3000).map(random).collect()
    }
}
