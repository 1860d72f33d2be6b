//! The turns of a game as a tree: going back and playing something else keeps what was played before.

use crate::rules::Position;

/// A place in a tree of turns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct NodeId(usize);

#[derive(Clone, Debug)]
struct Node<P: Position> {
    position: P,
    /// The turn that led here and the node before it; `None` at the start.
    came_by: Option<(P::Move, NodeId)>,
    ply: usize,
    /// The continuation that redo follows: the one last visited.
    next: Option<NodeId>,
    /// The continuation first played, and what was played instead of this one after it.
    first_child: Option<NodeId>,
    sibling: Option<NodeId>,
}

/// A tree of turns, with a cursor in it. The *line* is the way from the start through the cursor to an end.
#[derive(Clone, Debug)]
pub(super) struct Tree<P: Position> {
    nodes: Vec<Node<P>>,
    cursor: NodeId,
}

impl<P: Position> Tree<P> {
    pub const ROOT: NodeId = NodeId(0);

    pub fn new(start: P) -> Tree<P> {
        let root =
            Node { position: start, came_by: None, ply: 0, next: None, first_child: None, sibling: None };
        Tree { nodes: vec![root], cursor: Tree::<P>::ROOT }
    }

    fn node(&self, id: NodeId) -> &Node<P> {
        &self.nodes[id.0]
    }

    pub fn cursor(&self) -> NodeId {
        self.cursor
    }

    pub fn position(&self, id: NodeId) -> &P {
        &self.node(id).position
    }

    pub fn ply(&self, id: NodeId) -> usize {
        self.node(id).ply
    }

    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        self.node(id).came_by.map(|(_, parent)| parent)
    }

    pub fn turn(&self, id: NodeId) -> Option<P::Move> {
        self.node(id).came_by.map(|(mv, _)| mv)
    }

    /// The continuation that redo follows.
    pub fn next(&self, id: NodeId) -> Option<NodeId> {
        self.node(id).next
    }

    /// All continuations, in the order in which they were first played.
    pub fn children(&self, id: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(self.node(id).first_child, |&child| self.node(child).sibling)
    }

    /// The node and those before it, back to the start.
    pub fn back_from(&self, id: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(Some(id), |&id| self.parent(id))
    }

    /// The nodes of the line, from the start to its end.
    pub fn line(&self) -> Vec<NodeId> {
        let mut line: Vec<NodeId> = self.back_from(self.cursor).collect();
        line.reverse();
        line.extend(std::iter::successors(self.next(self.cursor), |&id| self.next(id)));
        line
    }

    /// Moves the cursor. The line now leads through this node.
    ///
    /// # Panics
    /// If the node is of another tree.
    pub fn go_to(&mut self, id: NodeId) {
        assert!(id.0 < self.nodes.len(), "a node of this tree");
        let mut below = id;
        while let Some(parent) = self.parent(below) {
            self.nodes[parent.0].next = Some(below);
            below = parent;
        }
        self.cursor = id;
    }

    /// The continuation by this turn, added if it is new. Redo follows it only if it is the first.
    pub fn add(&mut self, parent: NodeId, mv: P::Move, position: P) -> NodeId {
        let mut last = None;
        for child in self.children(parent) {
            if self.turn(child) == Some(mv) {
                return child;
            }
            last = Some(child);
        }
        let id = NodeId(self.nodes.len());
        let ply = self.ply(parent) + 1;
        let came_by = Some((mv, parent));
        self.nodes.push(Node { position, came_by, ply, next: None, first_child: None, sibling: None });
        match last {
            Some(last) => self.nodes[last.0].sibling = Some(id),
            None => self.nodes[parent.0].first_child = Some(id),
        }
        self.nodes[parent.0].next.get_or_insert(id);
        id
    }
}
