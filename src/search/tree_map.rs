//! Minimax's tree in columns, and the part that a search visits.

use super::{Algorithm, Limit, Observer, Score, Scoring, Search, Variant, Window, alpha_beta_by};
use crate::game::Game;
use crate::order::Order;

/// The number of nodes of minimax's tree in each column of each ply, and the number of them that a
/// search visits.
///
/// The tree goes from left to right in the search's move order. All leaves have the same width, a
/// node is as wide as the leaves below it, and the columns divide the whole width evenly. A node
/// counts in every column that it overlaps. So a column with many nodes shows the share that the
/// search visits, and a node wider than a column counts in several columns. In a column without
/// nodes, all games have ended before that ply.
///
/// ```
/// use cutoff::games::tree::{LeafWorth, Tree, TreeGame};
/// use cutoff::search::TreeMap;
/// use cutoff::{Algorithm, Search, Side};
///
/// let tree: Tree = "[[3, 5], [2, 9], 1]".parse()?; // the search skips 9
/// let game = TreeGame::new(&tree, Side::Max);
/// let search = Search::new(&game, LeafWorth);
/// let map = TreeMap::new(&search, Algorithm::AlphaBeta, game.root(), 5);
/// assert_eq!(map.by_ply, [[1, 1], [3, 3], [4, 3]]);
/// assert_eq!(map.by_column[..5], [[1, 1]; 5]);
/// assert_eq!(map.by_column[10..], [[1, 1], [1, 1], [1, 1], [1, 0], [0, 0]]);
/// assert_eq!(map.begun, [[3, 3], [1, 1], [2, 2], [1, 0], [1, 1]]);
/// # Ok::<(), cutoff::games::tree::TreeError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TreeMap {
    /// For each ply, starting with the root's, the number of nodes and the number of visited nodes.
    pub by_ply: Vec<[u32; 2]>,
    /// The same for each column: all columns of the root's ply, then those of the next ply.
    pub by_column: Vec<[u32; 2]>,
    /// For each column, the number of nodes of all plies whose left edge is in the column, and the
    /// number of visited nodes among them. A search goes depth first from left to right, so it
    /// enters all nodes that begin in a column before those of the next column. The sum up to a
    /// column is the number of nodes that the search has visited when it reaches the column's end.
    pub begun: Vec<[u32; 2]>,
}

impl TreeMap {
    /// Maps a search with this number of columns. It visits all of minimax's tree twice.
    #[inline(never)] // all callers share one copy
    pub fn new<G: Game, C: Scoring<G>, O: Order<G>, L: Limit<G, C::Score>>(
        search: &Search<'_, G, C, O, L>,
        algorithm: Algorithm,
        root: G::Position,
        columns: usize,
    ) -> TreeMap {
        let counts = search.solve(Algorithm::Minimax, root).counts;
        let plies = counts.deepest_ply as usize + 1;
        let mut surveyor = Surveyor {
            cut: NOT_CUT,
            prunes: algorithm == Algorithm::AlphaBeta,
            columns,
            map: TreeMap {
                by_ply: vec![[0; 2]; plies],
                by_column: vec![[0; 2]; plies * columns],
                begun: vec![[0; 2]; columns],
            },
            column_width: counts.leaves,
            column: 0,
            into_column: 0,
            first_columns: Vec::new(),
        };
        alpha_beta_by(search, root, &mut Thorough, &mut surveyor);
        surveyor.map
    }
}

/// The value of `cut` if no node on the path has been cut.
const NOT_CUT: u32 = u32::MAX;

/// Alpha-beta that continues after a cut, so it visits all of minimax's tree. The branches after a
/// cut change no window above it, so it cuts at the same nodes as the textbook search.
struct Thorough;

impl<P, S: Score> Variant<P, S> for Thorough {
    fn closes(&self, _: Window<S>) -> bool {
        false
    }
}

/// Moves along the leaves with the search, and counts each node when the search leaves it.
///
/// The width of a leaf is the number of columns, and the width of a column is the number of leaves,
/// so that both are whole numbers.
struct Surveyor {
    /// The ply of the node on the path that was cut. Deeper nodes are not visited.
    cut: u32,
    prunes: bool,
    map: TreeMap,
    columns: usize,
    column_width: u64,
    /// The current column.
    column: usize,
    /// The position within that column.
    into_column: u64,
    /// The columns in which the nodes begin, from the root to the current node.
    first_columns: Vec<usize>,
}

impl<M, S: Score> Observer<M, S> for Surveyor {
    fn enter(&mut self, _: u32, _: Window<S>) {
        self.first_columns.push(self.column);
    }

    fn leaf(&mut self, _: u32, _: S) {
        self.into_column += self.columns as u64;
        while self.into_column >= self.column_width {
            self.into_column -= self.column_width;
            self.column += 1;
        }
    }

    fn narrow(&mut self, ply: u32, window: Window<S>) {
        if self.prunes && window.is_closed() && self.cut == NOT_CUT {
            self.cut = ply;
        }
    }

    fn leave(&mut self, ply: u32, _: S) {
        let visited = u32::from(ply <= self.cut);
        if ply == self.cut {
            self.cut = NOT_CUT;
        }
        let first = self.first_columns.pop().unwrap_or_default();
        let end = self.column + usize::from(self.into_column > 0);
        let row = ply as usize * self.columns;
        let add = |[nodes, seen]: &mut [u32; 2]| {
            *nodes += 1;
            *seen += visited;
        };
        add(&mut self.map.by_ply[ply as usize]);
        add(&mut self.map.begun[first]);
        for column in first..end {
            add(&mut self.map.by_column[row + column]);
        }
    }
}
