//! Plain UCT (Monte Carlo tree search with upper confidence bounds), without knowledge of any game: a measure for the
//! other searches.
// CITE: Kocsis and Szepesvári, "Bandit based Monte-Carlo planning", 2006.

use super::monitor::Monitor;
use super::node_counter::NodeCounter;
use crate::rules::{Position, Rng, Side, SideSet};

/// The weight of exploration. Tuned in the arena: 0.7 is as good as any in all five games.
const EXPLORATION: f32 = 0.7;
/// In a position with more turns than this, a random sample of them is tried.
const MOST_CHILDREN: usize = 400;
/// A playout that goes on for longer is a draw.
const LONGEST_PLAYOUT: usize = 300;
const MOST_SIDES: usize = 4;

struct Node<P: Position> {
    position: P,
    came_by: Option<P::Move>,
    parent: usize,
    visits: u32,
    /// What the side that moved here has won in all visits.
    won: f32,
    untried: Vec<P::Move>,
    children: Vec<usize>,
}

/// The share of the win that each side has.
fn shares(winners: SideSet) -> [f32; MOST_SIDES] {
    let share = 1.0 / winners.len() as f32;
    std::array::from_fn(|side| if winners.contains(Side(side as u8)) { share } else { 0.0 })
}

/// The turn that most playouts went through, and how many playouts there were. `None` if the game is over.
pub fn uct<P: Position>(root: &P, seed: u64, monitor: &mut dyn Monitor) -> Option<(P::Move, u64)> {
    let mut rng = Rng::new(seed);
    let mut tree = vec![node(*root, None, 0, &mut rng)];
    let mut playouts = NodeCounter::<1>::default();
    loop {
        let leaf = expand(&mut tree, &mut rng);
        let won = playout(tree[leaf].position, &mut rng);
        backpropagate(&mut tree, leaf, won);
        if playouts.count(monitor).is_err() {
            break;
        }
    }
    let best = tree[0].children.iter().max_by_key(|&&child| tree[child].visits)?;
    Some((tree[*best].came_by?, playouts.nodes))
}

fn node<P: Position>(position: P, came_by: Option<P::Move>, parent: usize, rng: &mut Rng) -> Node<P> {
    let untried = if position.count_moves() <= MOST_CHILDREN as u64 {
        position.moves()
    } else {
        (0..MOST_CHILDREN).filter_map(|_| position.random_move(rng)).collect()
    };
    Node { position, came_by, parent, visits: 0, won: 0.0, untried, children: Vec::new() }
}

/// Selection and expansion: descends by upper confidence bounds to a node with an untried turn, and tries it.
fn expand<P: Position>(tree: &mut Vec<Node<P>>, rng: &mut Rng) -> usize {
    let mut at = 0;
    loop {
        if !tree[at].untried.is_empty() {
            let index = rng.below(tree[at].untried.len());
            let mv = tree[at].untried.swap_remove(index);
            let position = tree[at].position.after(mv);
            let child = tree.len();
            tree.push(node(position, Some(mv), at, rng));
            tree[at].children.push(child);
            return child;
        }
        let logarithm = (tree[at].visits.max(1) as f32).ln();
        let upper_confidence_bound = |child: &usize| {
            let Node { visits, won, .. } = tree[*child];
            won / visits as f32 + EXPLORATION * (logarithm / visits as f32).sqrt()
        };
        let best = tree[at]
            .children
            .iter()
            .max_by(|a, b| upper_confidence_bound(a).total_cmp(&upper_confidence_bound(b)));
        match best {
            Some(&child) => at = child,
            None => return at,
        }
    }
}

/// Simulation: a game of random turns, and what each side has won in it.
fn playout<P: Position>(mut position: P, rng: &mut Rng) -> [f32; MOST_SIDES] {
    for _ in 0..LONGEST_PLAYOUT {
        match position.random_move(rng) {
            Some(mv) => position.play_unchecked(mv),
            None => return shares(position.outcome().map_or(position.sides(), |outcome| outcome.winners)),
        }
    }
    shares(position.sides())
}

/// Backpropagation.
fn backpropagate<P: Position>(tree: &mut [Node<P>], leaf: usize, won: [f32; MOST_SIDES]) {
    let mut at = leaf;
    loop {
        tree[at].visits += 1;
        if tree[at].came_by.is_none() {
            return;
        }
        let parent = tree[at].parent;
        let mover = tree[parent].position.turn();
        let side = tree[parent].position.side_of(mover);
        tree[at].won += won[side.0 as usize];
        at = parent;
    }
}
