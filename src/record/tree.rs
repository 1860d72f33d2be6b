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
    /// The continuations first and last added, and the one added after this one to the same node.
    first_child: Option<NodeId>,
    last_child: Option<NodeId>,
    sibling: Option<NodeId>,
}

impl<P: Position> Node<P> {
    fn new(position: P, came_by: Option<(P::Move, NodeId)>, ply: usize) -> Node<P> {
        Node { position, came_by, ply, next: None, first_child: None, last_child: None, sibling: None }
    }
}

/// A tree of turns, with a cursor in it. The *line* is the path from the start through the cursor to an end.
#[derive(Clone, Debug)]
pub(super) struct Tree<P: Position> {
    nodes: Vec<Node<P>>,
    cursor: NodeId,
}

impl<P: Position> Tree<P> {
    pub const ROOT: NodeId = NodeId(0);

    pub fn new(start: P) -> Tree<P> {
        Tree { nodes: vec![Node::new(start, None, 0)], cursor: Tree::<P>::ROOT }
    }

    fn node(&self, id: NodeId) -> &Node<P> {
        &self.nodes[id.0]
    }

    pub fn cursor(&self) -> NodeId {
        self.cursor
    }

    /// The number of turns.
    pub fn size(&self) -> usize {
        self.nodes.len() - 1
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

    /// The continuation by this turn, if it was ever played.
    pub fn child(&self, id: NodeId, mv: P::Move) -> Option<NodeId> {
        self.children(id).find(|&child| self.turn(child) == Some(mv))
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
        if let Some(known) = self.child(parent, mv) {
            return known;
        }
        let id = NodeId(self.nodes.len());
        self.nodes.push(Node::new(position, Some((mv, parent)), self.ply(parent) + 1));
        let before = &mut self.nodes[parent.0];
        before.next.get_or_insert(id);
        before.first_child.get_or_insert(id);
        if let Some(last) = before.last_child.replace(id) {
            self.nodes[last.0].sibling = Some(id);
        }
        id
    }
}
