//! An opening book: among equally good moves, the one after which the other side can go wrong most.
//!
//! A search that sees to the end has no reason to prefer one drawing move to another. A book does:
//! it holds what is known of opponents rather than of the game.

use super::solved::Solved;
use crate::Game;
use crate::analysis::Verdict;
use crate::games::tic_tac_toe::{Board, Cell, TicTacToe};

/// A best move, and what it leaves to the other side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BookMove {
    /// The move.
    pub mv: Cell,
    /// The result of the position after it, for the other side.
    pub result: Verdict,
    /// How many replies there are; 0 if the move ends the game.
    pub replies: usize,
    /// How many of them keep that result; all of them if every reply loses.
    pub holding: usize,
}

impl BookMove {
    /// How many replies spoil the other side's result.
    pub fn traps(self) -> usize {
        self.replies - self.holding
    }
}

/// Every best move of a position, and first the one that the book plays.
///
/// The best moves have the highest depth-aware score. They are sorted: first those after which the
/// most replies spoil the result, then those after which the fewest replies keep it, then row by
/// row.
///
/// ```
/// use cutoff::Board;
/// use cutoff::lab::{book::book, solved::Solved};
///
/// let first = book(&Solved::new(), Board::EMPTY)[0];
/// assert_eq!(first.mv.index(), 0);                     // a corner …
/// assert_eq!((first.holding, first.replies), (1, 8));  // … which only the centre holds
/// ```
pub fn book(solved: &Solved, board: Board) -> Vec<BookMove> {
    let mut moves: Vec<BookMove> = solved
        .best(board)
        .map(|mv| book_move(solved, board, mv))
        .collect();
    moves.sort_by_key(|found| (std::cmp::Reverse(found.traps()), found.holding));
    moves
}

/// What one move leaves to the other side.
pub fn book_move(solved: &Solved, board: Board, mv: Cell) -> BookMove {
    let after = TicTacToe.play(board, mv);
    BookMove {
        mv,
        result: solved.verdict(after),
        replies: solved.moves(after).count(),
        holding: solved.holding(after).count(),
    }
}
