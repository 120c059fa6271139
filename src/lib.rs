//! Cutoff plays, measures and explains **minimax** and **alpha-beta pruning**.
//!
//! The crate is the solver core behind the Cutoff page. It searches any two-player, zero-sum game
//! of perfect information that implements [`Game`]. 3×3 tic-tac-toe ([`TicTacToe`]), boards up to
//! 8×8 and written-out trees come with it.
//!
//! ```
//! use cutoff::{Algorithm, Board, OutcomeScore, Search, TicTacToe};
//!
//! let board: Board = "xox oox ___".replace(' ', "").parse()?;
//! let search = Search::new(&TicTacToe, OutcomeScore::depth_aware(&TicTacToe));
//!
//! let pruned = search.solve(Algorithm::AlphaBeta, board);
//! let full = search.solve(Algorithm::Minimax, board);
//!
//! let mv = pruned.best.expect("the game is not finished");
//! assert_eq!((mv.row(), mv.col()), (2, 2));      // counted from 0
//! assert_eq!(pruned.score, 9);                   // a win after one ply: 10 − 1
//! assert_eq!((full.best, full.score), (pruned.best, pruned.score));
//! # Ok::<(), cutoff::BoardError>(())
//! ```
//!
//! # Where things are
//!
//! | module | what it holds |
//! | --- | --- |
//! | [`game`] | the questions a game answers: [`Game`], [`Side`], [`Outcome`] |
//! | [`games`] | the games; [`games::tic_tac_toe`] is 3×3 on bitboards, with boards and moves as text; [`games::grid`] is every board from 3×3 to 8×8, [`games::tree`] a written-out tree |
//! | [`order`] | which move is tried first |
//! | [`search`] | [`minimax`](search::minimax), [`alpha_beta`](search::alpha_beta), their scores and observers |
//! | [`analysis`] | the exact verdict of every move |
//! | [`estimate`] | how many nodes plain minimax would visit |
//! | [`solver`] | the strong searches, for boards that the others cannot finish |
//! | [`textbook`] | which textbook searches of a large board are begun at all; a search a few plies ahead |
//! | [`lab`] | what one can learn from searches beyond a move: races, proofs, mistakes, reviews |
//! | [`measure`] | how long a search takes, and how many times faster another one is |
//! | `wasm` | the JavaScript API; only compiled for `wasm32` |
//!
//! The rules of a game know no search; its scores and evaluations stand beside them. The searches in
//! [`search`] know no game. Nothing but `wasm` knows JavaScript, a clock, a thread or a console.

#![warn(missing_docs)]

pub mod analysis;
pub mod estimate;
pub mod game;
pub mod games;
pub mod lab;
pub mod measure;
pub mod order;
mod random;
pub mod search;
pub mod solver;
pub mod textbook;
#[cfg(target_arch = "wasm32")]
pub mod wasm;

pub use analysis::{Analysis, MoveVerdict, Verdict, analyze};
pub use game::{Game, Outcome, Side};
pub use games::tic_tac_toe::{Board, CellOrder, TicTacToe};
pub use order::{GameOrder, Order};
pub use search::{Algorithm, OutcomeScore, Search, Solution};
