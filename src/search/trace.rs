//! The record of a whole search.

use super::{Observer, Window};

/// What the search did with a node, as bits of [`SearchTrace::marks`].
pub mod mark {
    /// The search went no further than this node.
    pub const LEAF: u8 = 1;
    /// Its value was the best so far of its parent.
    pub const IMPROVED: u8 = 2;
    /// … and moved a bound of its parent's window.
    pub const NARROWED: u8 = 4;
    /// … so far that alpha ≥ beta: the parent looked at no further child.
    pub const CLOSED: u8 = 8;
    /// The node is no finished position: the search stopped there, and its value is an estimate.
    pub const ESTIMATE: u8 = 16;
}

/// An observer that keeps every node of a search and every step at it.
///
/// Nodes are numbered in the order in which they were entered, the root being 0, so that a node is
/// followed by its whole subtree. One array holds one property of all nodes. With scores and
/// moves of four bytes that is 27 bytes a node. Every step of the search can be read off: a node is
/// entered and may be a leaf; its children follow in order; the [`mark`]s of a child say what it did to
/// this node when the search came back from it; the node is left with its value.
///
/// ```
/// use cutoff::search::{OutcomeScore, Search, SearchTrace, alpha_beta};
/// use cutoff::games::tic_tac_toe::{Board, TicTacToe};
///
/// let board: Board = "XOXOX.O..".parse()?; // X to move wins in the last corner
/// let mut trace = SearchTrace::default();
/// let search = Search::new(&TicTacToe, OutcomeScore::PLAIN);
/// assert_eq!(alpha_beta(&search, board, &mut trace), 1);
/// assert_eq!(trace.values[0], 1);
/// assert_eq!(trace.len(), trace.sizes[0] as usize);
/// # Ok::<(), cutoff::games::BoardError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchTrace<M, S> {
    /// The node above; the root is its own.
    pub parents: Vec<u32>,
    /// The nodes of the subtree that were entered, the node itself included.
    pub sizes: Vec<u32>,
    /// Alpha when the node was entered.
    pub alphas: Vec<S>,
    /// Beta when the node was entered.
    pub betas: Vec<S>,
    /// What the node returned; under pruning it can be a bound only: see [`bounds`](super::bounds).
    pub values: Vec<S>,
    /// The moves that led to the nodes but the root: `moves[n - 1]` led to node `n`.
    pub moves: Vec<M>,
    /// Plies below the root.
    pub plies: Vec<u8>,
    /// What the node was and did, in bits: see [`mark`].
    pub marks: Vec<u8>,
    /// The moves of the node that were not looked at.
    pub skipped: Vec<u8>,
    /// The nodes from the root to where the search is.
    path: Vec<u32>,
    /// The node that the search has come back from last.
    last: u32,
}

impl<M, S> Default for SearchTrace<M, S> {
    fn default() -> Self {
        SearchTrace {
            parents: Vec::new(),
            sizes: Vec::new(),
            alphas: Vec::new(),
            betas: Vec::new(),
            values: Vec::new(),
            moves: Vec::new(),
            plies: Vec::new(),
            marks: Vec::new(),
            skipped: Vec::new(),
            path: Vec::new(),
            last: 0,
        }
    }
}

impl<M, S> SearchTrace<M, S> {
    /// How many nodes the search has entered.
    pub fn len(&self) -> usize {
        self.parents.len()
    }

    /// Whether nothing has been recorded.
    pub fn is_empty(&self) -> bool {
        self.parents.is_empty()
    }

    /// Whether all of a node's [`mark`]s in `bits` are set.
    pub fn is_marked(&self, node: usize, bits: u8) -> bool {
        self.marks[node] & bits == bits
    }

    fn here(&self) -> usize {
        *self
            .path
            .last()
            .expect("the root is entered first and left last") as usize
    }

    fn mark_last(&mut self, bit: u8) {
        self.marks[self.last as usize] |= bit;
    }
}

impl<M, S> Observer<M, S> for SearchTrace<M, S>
where
    M: Copy,
    S: Copy,
{
    fn enter(&mut self, ply: u32, window: Window<S>) {
        let node = self.len() as u32;
        self.parents.push(self.path.last().copied().unwrap_or(node));
        self.sizes.push(1);
        self.alphas.push(window.alpha);
        self.betas.push(window.beta);
        // Written over when the search leaves the node.
        self.values.push(window.alpha);
        self.plies.push(ply as u8);
        self.marks.push(0);
        self.skipped.push(0);
        self.path.push(node);
    }

    fn leaf(&mut self, _: u32, _: S) {
        let node = self.here();
        self.marks[node] |= mark::LEAF;
    }

    fn estimate(&mut self, _: u32, _: S) {
        let node = self.here();
        self.marks[node] |= mark::LEAF | mark::ESTIMATE;
    }

    fn descend(&mut self, _: u32, mv: M) {
        self.moves.push(mv);
    }

    fn improve(&mut self, _: u32, _: M, _: S) {
        self.mark_last(mark::IMPROVED);
    }

    fn narrow(&mut self, _: u32, _: Window<S>) {
        self.mark_last(mark::NARROWED);
    }

    fn cut_off(&mut self, _: u32, _: Window<S>, skipped: usize) {
        self.mark_last(mark::CLOSED);
        let node = self.here();
        self.skipped[node] = skipped as u8;
    }

    fn leave(&mut self, _: u32, value: S) {
        let node = self.here();
        self.values[node] = value;
        self.sizes[node] = (self.len() - node) as u32;
        self.path.pop();
        self.last = node as u32;
    }
}
