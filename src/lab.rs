//! What one can learn from searches beyond a move to play.
//!
//! | module | what it answers |
//! | --- | --- |
//! | [`review`] | which moves of a game changed its result or its length, and how that is refuted |
//! | [`replies`] | which of equally good moves leaves the fewest replies that hold |
//! | [`puzzle`] | positions in which few moves are good |
//! | [`reason`] | what is to be seen in a position without a search |
//! | [`bugs`] | what do well-known bugs do, and where |
//! | [`judge`] | is a program right, by the moves that it plays; if not, which bug plays so |
//! | [`horizon`] | what does a depth limit push out of sight |
//! | [`census`] | how many positions, games and nodes are there |
//! | [`by_value`] | how good, or how bad, can an order of moves be |
//! | [`searches`] | how much do the searches visit, and how long do they take |
//! | [`proof`] | how little must be looked at to be sure of a value |
//! | [`solved`] | what is every position of 3×3 worth |
//! | [`tally`] | what do the usual programs of 3×3 count |
//!
//! [`searches`], [`proof`], [`solved`] and [`tally`] are about 3×3, all else about every [`Grid`]. The
//! results of reviews, replies and puzzles are proved by a [`Session`](crate::solver::session::Session). Each takes a function that says
//! whether there is more time. What is proved when the time is over stays in the session, and the same
//! question goes on from there.
//!
//! [`Grid`]: crate::games::grid::Grid

mod asker;
pub mod bugs;
pub mod by_value;
pub mod census;
pub mod horizon;
pub mod judge;
pub mod proof;
pub mod puzzle;
pub mod reason;
pub mod replies;
pub mod review;
pub mod searches;
pub mod slips;
pub mod solved;
pub mod tally;
