//! 3×3 tic-tac-toe on bitboards.
//!
//! ```
//! use cutoff::{Board, Cell, Game, Outcome, Side, TicTacToe};
//!
//! let mut board = Board::EMPTY;
//! for index in [0, 4, 1, 5, 2] {
//!     let cell = Cell::new(index).expect("0 to 8");
//!     board = TicTacToe.try_play(board, cell)?;
//! }
//! assert_eq!(board.to_string(), "XXX.OO...");
//! assert_eq!(TicTacToe.outcome(board), Some(Outcome::Win(Side::Max)));
//! # Ok::<(), cutoff::MoveError>(())
//! ```

mod board;
mod cell;
mod lines;
pub mod notation;
mod order;
mod positions;

use std::fmt;

use crate::game::{Game, Outcome, Side};

use cell::Cells;

pub use board::{Board, BoardError};
pub use cell::{CELLS, Cell};
pub use order::CellOrder;
pub use positions::{KEYS, Symmetries, reachable, unfinished};

/// The longest game in plies: one for each cell.
pub const LONGEST_GAME: usize = CELLS;

/// The rules of 3×3 tic-tac-toe. X is MAX and moves first. Three in a row win.
#[derive(Clone, Copy, Debug, Default)]
pub struct TicTacToe;

impl TicTacToe {
    /// The position after a move that may be illegal.
    ///
    /// # Errors
    ///
    /// [`MoveError::Finished`] if the game has ended, [`MoveError::Taken`] if the cell is not free.
    pub fn try_play(&self, board: Board, cell: Cell) -> Result<Board, MoveError> {
        if let Some(outcome) = self.outcome(board) {
            return Err(MoveError::Finished(outcome));
        }
        match board.stone(cell) {
            Some(by) => Err(MoveError::Taken { cell, by }),
            None => Ok(self.play(board, cell)),
        }
    }
}

impl Game for TicTacToe {
    type Position = Board;
    type Move = Cell;
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
    fn moves(&self, board: Board) -> impl Iterator<Item = Cell> {
        Cells(board.free_set())
    }

    #[inline]
    fn play(&self, board: Board, cell: Cell) -> Board {
        debug_assert!(self.is_legal(board, cell), "{cell} is taken on {board}");
        board.with_stone(cell)
    }

    fn longest(&self) -> u32 {
        CELLS as u32
    }

    #[inline]
    fn is_legal(&self, board: Board, cell: Cell) -> bool {
        board.free_set() & cell.bit() != 0
    }
}

/// Why a move cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveError {
    /// There is a stone on that cell.
    Taken {
        /// Which cell.
        cell: Cell,
        /// Whose stone.
        by: Side,
    },
    /// The game has ended.
    Finished(Outcome),
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            MoveError::Taken { cell, by } => write!(
                f,
                "cell {} ({cell}) is taken by {}",
                cell.index(),
                letter(by)
            ),
            MoveError::Finished(Outcome::Win(side)) => {
                write!(f, "the game is over: {} has won", letter(side))
            }
            MoveError::Finished(Outcome::Draw) => write!(f, "the game is over: it is a draw"),
        }
    }
}

impl std::error::Error for MoveError {}

/// `X` for MAX, `O` for MIN.
pub const fn letter(side: Side) -> char {
    match side {
        Side::Max => 'X',
        Side::Min => 'O',
    }
}
