//! The games of this crate. Their rules do not depend on the searches.
//!
//! ```
//! use cutoff::games::tic_tac_toe::{Board, TicTacToe};
//! use cutoff::games::tree::{Tree, TreeGame};
//! use cutoff::{Game, Side};
//!
//! /// Counts the branches, as a search of any of these games could.
//! fn branches<G: Game>(game: &G, position: G::Position) -> usize {
//!     game.moves(position).count()
//! }
//!
//! let tree: Tree = "[[3, 5], [2, 9], 4]".parse()?;
//! let game = TreeGame::new(&tree, Side::Max);
//! assert_eq!(branches(&game, game.root()), 3);
//! assert_eq!(branches(&TicTacToe, Board::EMPTY), 9);
//! # Ok::<(), cutoff::games::tree::TreeError>(())
//! ```

mod board_game;
pub mod grid;
pub mod tic_tac_toe;
pub mod tree;

pub use board_game::{
    BoardError, BoardGame, CellName, CellNames, GameName, GameNameError, LineError, LineFault,
    MoveError, PositionError, Stones, letter, line_signs, read_stones, stones_text,
};
