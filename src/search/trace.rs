//! The record of a whole search.

use super::{Observer, Window};

/// The events at a node, as bits of [`SearchTrace::marks`].
pub mod mark {
    /// The search stopped at this node.
    pub const LEAF: u8 = 1;
    /// The node's value was its parent's best so far.
    pub const IMPROVED: u8 = 2;
    /// The value narrowed its parent's window.
    pub const NARROWED: u8 = 4;
    /// The value closed that window (alpha ≥ beta), so the parent skipped its other children.
    pub const CLOSED: u8 = 8;
    /// The game has not ended at this node, but the search stopped here, and the value is an
    /// estimate.
    pub const ESTIMATE: u8 = 16;
}

/// An observer that records every node of a search and every step at it.
///
/// Nodes are numbered in the order in which they were entered, from 0 for the root, so a node is
/// followed by its whole subtree. Each array has one property of all nodes. With scores and moves
/// of four bytes, the record takes 27 bytes per node. It includes every step of the search. A node
/// is entered, and can be a leaf. Its children follow in order, and the [`mark`]s of a child are
/// the effects of its value on this node. Then the node is left with its value.
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
    /// The parent of the node. The root is its own parent.
    pub parents: Vec<u32>,
    /// The number of nodes entered in the subtree, including the node itself.
    pub sizes: Vec<u32>,
    /// Alpha when the node was entered.
    pub alphas: Vec<S>,
    /// Beta when the node was entered.
    pub betas: Vec<S>,
    /// The value that the node returned, which can be a bound under pruning. See
    /// [`bounds`](super::bounds).
    pub values: Vec<S>,
    /// The moves to all nodes except the root. `moves[n - 1]` leads to node `n`.
    pub moves: Vec<M>,
    /// The number of plies below the root.
    pub plies: Vec<u8>,
    /// The events at the node, as bits of [`mark`].
    pub marks: Vec<u8>,
    /// The number of moves skipped at the node.
    pub skipped: Vec<u8>,
    /// The nodes from the root to the current one.
    path: Vec<u32>,
    /// The node that the search has left last.
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
    /// Returns the number of nodes entered.
    pub fn len(&self) -> usize {
        self.parents.len()
    }

    /// True if no node has been recorded.
    pub fn is_empty(&self) -> bool {
        self.parents.is_empty()
    }

    /// True if all the [`mark`]s in `bits` are set for a node.
    pub fn is_marked(&self, node: usize, bits: u8) -> bool {
        self.marks[node] & bits == bits
    }

    fn here(&self) -> usize {
        let last = self.path.last();
        *last.expect("the root is entered first and left last") as usize
    }

    fn mark(&mut self, node: usize, bits: u8) {
        self.marks[node] |= bits;
    }
}

impl<M: Copy, S: Copy> Observer<M, S> for SearchTrace<M, S> {
    fn enter(&mut self, ply: u32, window: Window<S>) {
        let node = self.len() as u32;
        self.parents.push(self.path.last().copied().unwrap_or(node));
        self.sizes.push(1);
        self.alphas.push(window.alpha);
        self.betas.push(window.beta);
        // This is replaced when the search leaves the node.
        self.values.push(window.alpha);
        self.plies.push(ply as u8);
        self.marks.push(0);
        self.skipped.push(0);
        self.path.push(node);
    }

    fn leaf(&mut self, _: u32, _: S) {
        self.mark(self.here(), mark::LEAF);
    }

    fn estimate(&mut self, _: u32, _: S) {
        self.mark(self.here(), mark::LEAF | mark::ESTIMATE);
    }

    fn descend(&mut self, _: u32, mv: M) {
        self.moves.push(mv);
    }

    fn improve(&mut self, _: u32, _: M, _: S) {
        self.mark(self.last as usize, mark::IMPROVED);
    }

    fn narrow(&mut self, _: u32, _: Window<S>) {
        self.mark(self.last as usize, mark::NARROWED);
    }

    fn cut_off(&mut self, _: u32, _: Window<S>, skipped: usize) {
        self.mark(self.last as usize, mark::CLOSED);
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
