//! Move orders for tic-tac-toe.

use super::{Board, CELLS, PackedCell, TicTacToe};
use crate::order::Order;

/// A list of all nine cells. A search tries the free ones in the order of the list.
///
/// ```
/// use cutoff::search::{Counter, OutcomeScore, Search, alpha_beta};
/// use cutoff::games::tic_tac_toe::{Board, CellOrder, TicTacToe};
///
/// let centre_first = CellOrder::new([4, 0, 2, 6, 8, 1, 3, 5, 7]).expect("each cell once");
/// let search = Search::new(&TicTacToe, OutcomeScore::PLAIN).with_order(&centre_first);
/// let mut counter = Counter::default();
/// alpha_beta(&search, Board::EMPTY, &mut counter);
/// assert_eq!(counter.nodes, 7_275); // row by row: 18,297
/// ```
#[derive(Clone, Debug)]
pub struct CellOrder {
    /// The cell of each rank. The size is a power of two, which saves a check at each move.
    cells: [PackedCell; 16],
    /// The ranks of each set of cells, in which bit `i` is cell `i`. With this table, a
    /// search is three times as fast as by testing all nine cells.
    ranks: [u16; 1 << CELLS],
}

impl CellOrder {
    /// Makes the order with these cell indices; `None` if it does not have each of 0 to 8 once.
    pub fn new(indices: [usize; CELLS]) -> Option<CellOrder> {
        let mut cells = [PackedCell::new(0)?; 16];
        let mut rank_of = [None; CELLS];
        for (rank, index) in indices.into_iter().enumerate() {
            cells[rank] = PackedCell::new(index)?;
            if rank_of[index].replace(rank).is_some() {
                return None;
            }
        }
        let mut ranks = [0; 1 << CELLS];
        for set in 1..ranks.len() {
            // A set is a smaller set plus its lowest cell.
            let lowest = rank_of[set.trailing_zeros() as usize]?;
            ranks[set] = ranks[set & (set - 1)] | 1 << lowest;
        }
        Some(CellOrder { cells, ranks })
    }

    /// Makes the order row by row, which is the game's own.
    pub fn rows() -> CellOrder {
        CellOrder::new([0, 1, 2, 3, 4, 5, 6, 7, 8]).expect("each cell once")
    }
}

impl Order<TicTacToe> for CellOrder {
    #[inline]
    fn moves(&self, _: &TicTacToe, board: Board, _: u32) -> impl Iterator<Item = PackedCell> {
        let ranks = self.ranks[usize::from(board.free())];
        Ranks {
            cells: &self.cells,
            left: ranks.into(),
        }
    }
}

/// Iterates over the cells of a set of ranks, lowest rank first.
struct Ranks<'a> {
    cells: &'a [PackedCell; 16],
    left: u32,
}

impl Iterator for Ranks<'_> {
    type Item = PackedCell;

    #[inline]
    fn next(&mut self) -> Option<PackedCell> {
        if self.left == 0 {
            return None;
        }
        let rank = self.left.trailing_zeros() as usize % 16;
        self.left &= self.left - 1;
        Some(self.cells[rank])
    }
}
