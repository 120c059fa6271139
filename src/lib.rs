//! Cutoff plays, measures and explains **minimax** and **alpha-beta pruning**.
//!
//! The crate is the solver core behind the Cutoff page. It searches any two-player, zero-sum game
//! of perfect information: yours too. Say who moves, when it is over, which moves there are and what they
//! lead to:
//!
//! ```
//! use cutoff::{Algorithm, Game, Outcome, OutcomeScore, Search, Side};
//!
//! struct Nim(u32); // one heap of so many matches; who takes the last one wins
//!
//! impl Game for Nim {
//!     type Position = (u32, Side);
//!     type Move = u32;
//!     type Outcome = Outcome;
//!     fn to_move(&self, (_, side): (u32, Side)) -> Side { side }
//!     fn outcome(&self, (left, side): (u32, Side)) -> Option<Outcome> {
//!         (left == 0).then_some(Outcome::Win(side.opponent()))
//!     }
//!     fn moves(&self, (left, _): (u32, Side)) -> impl Iterator<Item = u32> { 1..=left.min(3) }
//!     fn play(&self, (left, side): (u32, Side), taken: u32) -> (u32, Side) {
//!         (left - taken, side.opponent())
//!     }
//!     fn longest(&self) -> u32 { self.0 }
//! }
//!
//! let nim = Nim(7);
//! let search = Search::new(&nim, OutcomeScore::depth_aware(&nim));
//! let pruned = search.solve(Algorithm::AlphaBeta, (7, Side::Max));
//! let full = search.solve(Algorithm::Minimax, (7, Side::Max));
//! assert_eq!(pruned.best, Some(3)); // leaves four, which loses
//! assert_eq!((full.best, full.score), (pruned.best, pruned.score));
//! assert!(pruned.counts.nodes < full.counts.nodes);
//! ```
//!
//! `search.limited(4, Draws)` looks four plies ahead and takes what is open there for a draw; games on boards
//! have a better [`Evaluation`](search::Evaluation), [`OpenLines`](games::grid::OpenLines). `search.with_order(order)` tries
//! other moves first, and an [`Observer`](search::Observer) hears every step.
//!
//! # Where things are
//!
//! | module | what it holds |
//! | --- | --- |
//! | [`game`] | the questions a game answers: [`Game`], [`Side`], [`Outcome`] |
//! | [`games`] | the games: [`games::grid`] is every board from 3×3 to 8×8, [`games::tic_tac_toe`] 3×3 packed for speed, [`games::tree`] a written-out tree; [`games::BoardGame`] is what boards have in common |
//! | [`order`] | which move is tried first |
//! | [`search`] | [`minimax`](search::minimax), [`alpha_beta`](search::alpha_beta), their scores, limits and observers |
//! | [`analysis`] | the exact verdict of every move |
//! | [`estimate`] | how many nodes plain minimax would visit |
//! | [`solver`] | the solvers, for boards that the others cannot finish |
//! | [`textbook`] | which textbook searches of a large board are begun at all; a search a few plies ahead |
//! | [`lab`] | what one can learn from searches beyond a move: reviews, replies, bugs, proofs, counts |
//! | [`measure`] | how long a search takes, and how many times faster another one is |
//! | `wasm` | the JavaScript API; only compiled for `wasm32` |
//!
//! The rules of a game know no search; its scores and evaluations stand beside them. The searches in
//! [`search`] know no game. Nothing but `wasm` knows JavaScript, a clock, a thread or a console.

#![warn(missing_docs)]

#[macro_use] // `named!` declares a list of what has a name
mod named;

pub mod analysis;
pub mod estimate;
pub mod game;
pub mod games;
mod hash;
pub mod lab;
pub mod measure;
pub mod order;
mod random;
pub mod search;
pub mod solver;
pub mod textbook;
#[cfg(target_arch = "wasm32")]
pub mod wasm;

pub use analysis::{MoveVerdict, Verdicts, analyze};
pub use game::{Game, Outcome, Side};
pub use order::{GameOrder, Order};
pub use search::{Algorithm, OutcomeScore, Search, Solution, Verdict, Worth};
