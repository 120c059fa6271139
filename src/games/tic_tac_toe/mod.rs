//! 3×3 tic-tac-toe, its cells in one word, for searches that are timed or visit millions of nodes.
//! [`Grid`](super::grid::Grid) includes the same game.
//!
//! ```
//! use cutoff::games::{BoardGame, tic_tac_toe::{Board, PackedCell, TicTacToe}};
//! use cutoff::{Game, Outcome, Side};
//!
//! let mut board = Board::EMPTY;
//! for index in [0, 4, 1, 5, 2] {
//!     let cell = PackedCell::new(index).expect("0 to 8");
//!     board = TicTacToe.try_play(board, cell)?;
//! }
//! assert_eq!(board.to_string(), "XXX.OO...");
//! assert_eq!(TicTacToe.outcome(board), Some(Outcome::Win(Side::Max)));
//! # Ok::<(), cutoff::games::MoveError>(())
//! ```

mod board;
mod order;
mod packed_cell;
mod positions;
mod solve;

use crate::game::{Game, Outcome, Side};
use crate::games::{BoardGame, GameName, PositionError};

use packed_cell::PackedCells;

pub use board::Board;
pub use order::CellOrder;
pub use packed_cell::{CELLS, PackedCell};
pub use positions::{KEYS, SmallestKeys, reachable, unfinished};
pub use solve::solve;

/// The longest game in plies, which is one for each cell.
pub const LONGEST_GAME: usize = CELLS;

/// The rules of 3×3 tic-tac-toe. X is MAX and moves first. Three in a row win.
#[derive(Clone, Copy, Debug, Default)]
pub struct TicTacToe;

impl Game for TicTacToe {
    type Position = Board;
    type Move = PackedCell;
    type Outcome = Outcome;

    #[inline]
    fn to_move(&self, board: Board) -> Side {
        board.to_move()
    }

    #[inline]
    fn outcome(&self, board: Board) -> Option<Outcome> {
        if board.is_won() {
            Some(Outcome::Win(board.to_move().opponent()))
        } else if board.free_set() == 0 {
            Some(Outcome::Draw)
        } else {
            None
        }
    }

    #[inline]
    fn moves(&self, board: Board) -> impl Iterator<Item = PackedCell> {
        PackedCells(board.free_set())
    }

    #[inline]
    fn play(&self, board: Board, cell: PackedCell) -> Board {
        debug_assert!(
            self.is_legal(board, cell),
            "{} is taken on {board}",
            cell.index()
        );
        board.with_stone(cell)
    }

    fn longest(&self) -> u32 {
        CELLS as u32
    }

    #[inline]
    fn is_legal(&self, board: Board, cell: PackedCell) -> bool {
        board.free_set() & cell.bit() != 0
    }
}

impl BoardGame for TicTacToe {
    fn name(&self) -> GameName {
        GameName::TIC_TAC_TOE
    }

    fn start(&self) -> Board {
        Board::EMPTY
    }

    fn position(&self, x: u64, o: u64) -> Result<Board, PositionError> {
        debug_assert!((x | o) >> CELLS == 0);
        Board::from_stones(x as u16, o as u16)
    }

    fn stones(&self, board: Board, side: Side) -> u64 {
        board.stones(side).into()
    }

    fn winning(&self, board: Board) -> u64 {
        board.winning().into()
    }

    fn playable(&self, board: Board) -> u64 {
        board.free().into()
    }

    fn cell_of(&self, cell: PackedCell) -> usize {
        cell.index()
    }

    fn move_to(&self, cell: usize) -> Option<PackedCell> {
        PackedCell::new(cell)
    }
}
