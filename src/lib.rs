//! Cutoff plays, measures and explains **minimax** and **alpha-beta pruning**.
//!
//! The crate is the core behind the Cutoff page. It searches any two-player, zero-sum game of
//! perfect information, including yours. For your own game, you define which side moves, when the
//! game is over, which moves there are, and which position follows each move:
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
//! `search.limited(4, Draws)` has a depth limit of four plies and counts an open position as a
//! draw. Games on boards have a better [`Evaluation`](search::Evaluation),
//! [`OpenLines`](games::grid::OpenLines). `search.with_order(order)` changes the move order, and an
//! [`Observer`](search::Observer) receives every step.
//!
//! # Modules
//!
//! | module | contents |
//! | --- | --- |
//! | [`game`] | the questions that a game answers: [`Game`], [`Side`], [`Outcome`] |
//! | [`games`] | the games: [`games::grid`] for every board from 3×3 to 8×8, [`games::tic_tac_toe`] for 3×3 packed for speed, [`games::tree`] for a written tree; [`games::BoardGame`] is common to all boards |
//! | [`order`] | the order of the moves |
//! | [`search`] | [`minimax`](search::minimax), [`alpha_beta`](search::alpha_beta), their scores, limits and observers |
//! | [`analysis`] | the exact verdict of every move |
//! | [`estimate`] | the number of nodes that plain minimax would visit |
//! | [`solver`] | the solvers, for boards that the others cannot finish |
//! | [`textbook`] | limits for textbook searches of large boards, and a shallow search |
//! | [`lab`] | findings from searches beyond a move: reviews, replies, bugs, proofs, counts |
//! | [`measure`] | times of searches, and comparisons of two |
//! | `wasm` | the JavaScript API; only compiled for `wasm32` |
//!
//! The rules of a game do not depend on searches. Its scores and evaluations are separate from its
//! rules. The searches in [`search`] do not depend on any game. Only `wasm` uses JavaScript, a
//! clock, a thread or a console.

#![warn(missing_docs)]

#[macro_use] // declares `string_enum!`
mod string_enum;

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
