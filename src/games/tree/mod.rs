//! Written trees, as textbooks draw them, as a game.
//!
//! Text such as `[[3, 12, 8], [2, 4, 6], [14, 5, 2]]` is a tree of leaves and brackets. A leaf with
//! an unknown value can have a name instead. An inner node can have a value of its own before its
//! bracket, `5[3, 12]`. A search with a depth limit uses this value if it stops at the node.
//!
//! ```
//! use cutoff::games::tree::{LeafWorth, Tree, TreeGame, Number};
//! use cutoff::search::{Counter, alpha_beta};
//! use cutoff::{Search, Side};
//!
//! let tree: Tree = "[[3, 12, 8], [2, 4, 6], [14, 5, 2]]".parse()?; // Russell and Norvig's
//! let game = TreeGame::new(&tree, Side::Max);
//! let search = Search::new(&game, LeafWorth);
//! let mut counter = Counter::default();
//! assert_eq!(alpha_beta(&search, game.root(), &mut counter), Number::new(3.0).unwrap());
//! assert_eq!(counter.leaves, 7); // of nine
//! # Ok::<(), cutoff::games::tree::TreeError>(())
//! ```

mod notation;

use std::cmp::Ordering;
use std::ops::Neg;

use crate::game::{Game, Side};
use crate::search::{Evaluation, Score, Scoring};

pub use notation::{TreeError, TreeFault};

/// The largest number of nodes in a tree.
pub const MOST_NODES: usize = 5_000;
/// The largest number of plies below the root.
pub const MOST_PLIES: usize = 60;
/// The largest number of children of a node.
pub const MOST_CHILDREN: usize = 100;

/// The number of a node, from 0 for the root. Every node comes before its subtree.
pub type NodeIndex = u32;

/// A node of a tree.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Node {
    /// The parent of the node. The root is its own parent.
    pub parent: NodeIndex,
    /// The children from left to right; empty at a leaf.
    pub children: Vec<NodeIndex>,
    /// Plies below the root.
    pub ply: usize,
    /// The value written at the node: the value of a leaf, the estimate of an inner node.
    pub value: Option<Number>,
    /// The name of an unknown leaf.
    pub name: Option<String>,
}

/// A tree of values.
#[derive(Clone, Debug, PartialEq)]
pub struct Tree {
    nodes: Vec<Node>,
}

impl Tree {
    /// Returns all nodes, each before its subtree.
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    fn node(&self, index: NodeIndex) -> &Node {
        &self.nodes[index as usize]
    }
}

/// A finite number as a score. Unlike `f64` it has a total order, and no −0.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Number(f64);

impl Number {
    /// Makes the score of a finite number.
    pub fn new(number: f64) -> Option<Number> {
        // Adding 0 turns −0 into 0.
        number.is_finite().then_some(Number(number + 0.0))
    }

    /// Returns the number; ±∞ for the bounds of a full window.
    pub const fn get(self) -> f64 {
        self.0
    }
}

impl Eq for Number {}

impl PartialOrd for Number {
    fn partial_cmp(&self, other: &Number) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Number {
    fn cmp(&self, other: &Number) -> Ordering {
        self.0.total_cmp(&other.0)
    }
}

impl Neg for Number {
    type Output = Number;

    fn neg(self) -> Number {
        Number(0.0 - self.0)
    }
}

impl Score for Number {
    const LOWEST: Number = Number(f64::NEG_INFINITY);
    const HIGHEST: Number = Number(f64::INFINITY);
}

/// A leaf.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leaf {
    /// The value; `None` if it is unknown.
    pub value: Option<Number>,
}

/// A tree, with the side to move at its root.
#[derive(Clone, Copy, Debug)]
pub struct TreeGame<'t> {
    tree: &'t Tree,
    root: Side,
}

impl<'t> TreeGame<'t> {
    /// Makes the game on a whole tree.
    pub fn new(tree: &'t Tree, root: Side) -> TreeGame<'t> {
        TreeGame { tree, root }
    }

    /// Returns the position to search from.
    pub fn root(&self) -> NodeIndex {
        0
    }

    /// True if a node has no value of its own. The result of a search that ends there is unknown.
    pub fn is_unknown(&self, node: NodeIndex) -> bool {
        self.tree.node(node).value.is_none()
    }
}

impl Game for TreeGame<'_> {
    type Position = NodeIndex;
    /// The node after the move.
    type Move = NodeIndex;
    type Outcome = Leaf;

    fn to_move(&self, node: NodeIndex) -> Side {
        if self.tree.node(node).ply.is_multiple_of(2) {
            self.root
        } else {
            self.root.opponent()
        }
    }

    fn outcome(&self, node: NodeIndex) -> Option<Leaf> {
        let node = self.tree.node(node);
        let value = node.value;
        node.children.is_empty().then_some(Leaf { value })
    }

    fn moves(&self, node: NodeIndex) -> impl Iterator<Item = NodeIndex> {
        self.tree.node(node).children.iter().copied()
    }

    fn play(&self, _: NodeIndex, child: NodeIndex) -> NodeIndex {
        child
    }

    fn longest(&self) -> u32 {
        MOST_PLIES as u32
    }
}

/// Scores a leaf by its value. An unknown value counts as 0, so a result is only right if the
/// search visited no unknown leaf. See [`TreeGame::is_unknown`].
#[derive(Clone, Copy, Debug)]
pub struct LeafWorth;

impl Scoring<TreeGame<'_>> for LeafWorth {
    type Score = Number;
    type Worth = Number;

    fn score(&self, leaf: Leaf, _: u32, side: Side) -> Number {
        leaf.value.unwrap_or(Number(0.0)).seen_by(side)
    }

    fn worth(&self, score: Number, _: u32, _: bool) -> Number {
        score
    }
}

/// Evaluates a node by its own value, for a search with a depth limit; 0 without a value.
#[derive(Clone, Copy, Debug)]
pub struct OwnValue;

impl Evaluation<TreeGame<'_>, Number> for OwnValue {
    fn estimate(&self, game: &TreeGame<'_>, node: NodeIndex) -> Number {
        game.tree.node(node).value.unwrap_or(Number(0.0))
    }

    fn furthest(&self) -> Number {
        Number::HIGHEST
    }
}
