//! Written-out trees, as textbooks draw them, as a game.
//!
//! Text such as `[[3, 12, 8], [2, 4, 6], [14, 5, 2]]` is a tree of leaves and brackets. A leaf can be
//! a name whose value nobody knows, and an inner node can carry a value of its own before its
//! bracket, `5[3, 12]`, which is what a search that stops there takes it for.
//!
//! ```
//! use cutoff::games::tree::{LeafWorth, Tree, TreeGame, Worth};
//! use cutoff::search::{Counter, alpha_beta};
//! use cutoff::{Search, Side};
//!
//! let tree: Tree = "[[3, 12, 8], [2, 4, 6], [14, 5, 2]]".parse()?; // Russell and Norvig's
//! let game = TreeGame::new(&tree, Side::Max);
//! let search = Search::new(&game, LeafWorth);
//! let mut counter = Counter::default();
//! assert_eq!(alpha_beta(&search, game.root(), &mut counter), Worth::new(3.0).unwrap());
//! assert_eq!(counter.leaves, 7); // of nine
//! # Ok::<(), cutoff::games::tree::TreeError>(())
//! ```

mod notation;

use std::cmp::Ordering;
use std::ops::Neg;

use crate::game::{Game, Side};
use crate::search::{Score, Scoring};

pub use notation::{TreeError, TreeFault};

/// The most nodes that a tree may have.
pub const MOST_NODES: usize = 5_000;
/// The most plies below the root.
pub const MOST_PLIES: usize = 60;
/// The most children of a node.
pub const MOST_CHILDREN: usize = 100;

/// A node's number: the root is 0, and every node comes before its subtree.
pub type NodeIndex = u32;

/// What a node carries.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Node {
    /// The node above; the root is its own.
    pub parent: NodeIndex,
    /// The nodes below, from left to right; none at a leaf.
    pub children: Vec<NodeIndex>,
    /// Plies below the root.
    pub ply: usize,
    /// Its own value: of a leaf what it is worth, of an inner node what it is estimated at.
    pub value: Option<Worth>,
    /// The name of an unknown leaf.
    pub name: Option<String>,
}

/// A tree of values.
#[derive(Clone, Debug, PartialEq)]
pub struct Tree {
    nodes: Vec<Node>,
}

impl Tree {
    /// All nodes, each before its subtree.
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    fn node(&self, index: NodeIndex) -> &Node {
        &self.nodes[index as usize]
    }
}

/// A finite number as a score. Unlike `f64` it has a total order, and no −0.
#[derive(Clone, Copy, Debug)]
pub struct Worth(f64);

impl Worth {
    /// The score of a finite number.
    pub fn new(number: f64) -> Option<Worth> {
        // Adding 0 makes 0 of −0.
        number.is_finite().then_some(Worth(number + 0.0))
    }

    /// The number; ±∞ for the bounds of a full window.
    pub const fn get(self) -> f64 {
        self.0
    }
}

impl PartialEq for Worth {
    fn eq(&self, other: &Worth) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Worth {}

impl PartialOrd for Worth {
    fn partial_cmp(&self, other: &Worth) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Worth {
    fn cmp(&self, other: &Worth) -> Ordering {
        self.0.total_cmp(&other.0)
    }
}

impl Neg for Worth {
    type Output = Worth;

    fn neg(self) -> Worth {
        Worth(0.0 - self.0)
    }
}

impl Score for Worth {
    const LOWEST: Worth = Worth(f64::NEG_INFINITY);
    const HIGHEST: Worth = Worth(f64::INFINITY);
}

/// Where a search ends: a leaf, or a node at the depth limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct End {
    /// What it is worth; `None` if nobody knows.
    pub value: Option<Worth>,
}

/// A tree with the side that moves at its root, and perhaps a depth at which the search stops.
#[derive(Clone, Copy, Debug)]
pub struct TreeGame<'t> {
    tree: &'t Tree,
    root: Side,
    depth: Option<usize>,
}

impl<'t> TreeGame<'t> {
    /// The game on all of a tree.
    pub fn new(tree: &'t Tree, root: Side) -> TreeGame<'t> {
        TreeGame {
            tree,
            root,
            depth: None,
        }
    }

    /// The same, ending so many plies below the root; at 0 the root is all there is.
    pub fn with_depth(self, depth: usize) -> TreeGame<'t> {
        TreeGame {
            depth: Some(depth),
            ..self
        }
    }

    /// The position to search from.
    pub fn root(&self) -> NodeIndex {
        0
    }

    /// Whether the search ends at a node, and there is no telling what it is worth.
    pub fn is_unknown(&self, node: NodeIndex) -> bool {
        self.outcome(node).is_some_and(|end| end.value.is_none())
    }
}

impl Game for TreeGame<'_> {
    type Position = NodeIndex;
    /// The node that the move leads to.
    type Move = NodeIndex;
    type Outcome = End;

    fn to_move(&self, node: NodeIndex) -> Side {
        if self.tree.node(node).ply.is_multiple_of(2) {
            self.root
        } else {
            self.root.opponent()
        }
    }

    fn outcome(&self, node: NodeIndex) -> Option<End> {
        let node = self.tree.node(node);
        let ends = node.children.is_empty() || self.depth.is_some_and(|depth| node.ply >= depth);
        ends.then_some(End { value: node.value })
    }

    fn moves(&self, node: NodeIndex) -> impl Iterator<Item = NodeIndex> {
        self.tree.node(node).children.iter().copied()
    }

    fn play(&self, _: NodeIndex, child: NodeIndex) -> NodeIndex {
        child
    }
}

/// An end is worth its value. An unknown one counts as 0, so a result holds only if the search came
/// to none: see [`TreeGame::is_unknown`].
#[derive(Clone, Copy, Debug)]
pub struct LeafWorth;

impl Scoring<TreeGame<'_>> for LeafWorth {
    type Score = Worth;
    type Worth = Worth;

    fn score(&self, end: End, _: u32) -> Worth {
        end.value.unwrap_or(Worth(0.0))
    }

    fn worth(&self, score: Worth, _: u32) -> Worth {
        score
    }
}
