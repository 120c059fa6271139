//! What one can learn from searches beyond a move to play: of tic-tac-toe, but for [`boards`],
//! [`mistakes::boards`] and [`horizon`], which take every grid game, and [`census`] and [`by_value`], which
//! take any game.
//!
//! | module | what it answers |
//! | --- | --- |
//! | [`boards`] | which moves of a game on any board changed its result; riddles, traps and ideas there |
//! | [`by_value`] | how good, or how bad, can an order of moves be |
//! | [`contest`] | how much do the searches visit, and how long do they take |
//! | [`census`] | how many positions, games and nodes are there |
//! | [`depths`] | what does a search with a depth limit recommend, and how often does that lose a result |
//! | [`horizon`] | what does a depth limit push out of sight |
//! | [`proof`] | how little must be looked at to be sure of a value |
//! | [`solved`] | what is every position worth |
//! | [`book`] | which of equally good moves leaves the most ways to go wrong |
//! | [`review`] | which moves of a game changed its result, and why |
//! | [`bugs`] | what do well-known bugs do, and where |
//!
//! The answers about 3×3 share the worth of all positions, which costs the most and is computed once:
//!
//! ```
//! use cutoff::lab::{book::book, proof::smallest_proof, review::review, solved::Solved};
//! use cutoff::{Algorithm, Board, Cell, lab::STANDARD, search::Counter};
//!
//! let solved = Solved::new();
//! let corner = book(&solved, Board::EMPTY)[0].mv;
//! assert!(review(&solved, Board::EMPTY, &[corner]).is_empty()); // it gives nothing away
//!
//! let mut searched = Counter::default();
//! STANDARD.value(Algorithm::AlphaBeta, Board::EMPTY, &mut searched);
//! assert!(smallest_proof(&solved, Board::EMPTY) < searched.nodes);
//! ```

pub mod boards;
pub mod book;
pub mod bugs;
pub mod by_value;
pub mod census;
pub mod contest;
pub mod depths;
pub mod horizon;

pub mod proof;
pub mod review;
pub mod solved;

use crate::TicTacToe;
use crate::search::{OutcomeScore, Search};

/// The depth-aware scores of 3×3.
pub const DEPTH_AWARE: OutcomeScore = OutcomeScore::counting_plies(9);

/// The search that the lab's answers come from: depth-aware scores, moves row by row.
pub const STANDARD: Search<'static, TicTacToe, OutcomeScore> =
    Search::new(&TicTacToe, DEPTH_AWARE);
