//! Findings from searches, beyond a move to play.
//!
//! | module | question |
//! | --- | --- |
//! | [`review`] | Which moves of a game changed its result or its length, and what refutes them? |
//! | [`replies`] | Which of several best moves leaves the fewest replies that keep the result? |
//! | [`puzzle`] | In which positions are some moves good and the others not? |
//! | [`reason`] | Which idea decides a position without a search? |
//! | [`bugs`] | What do well-known bugs change, and where? |
//! | [`judge`] | Does a program play right? If not, which bug plays the same moves? |
//! | [`slips`] | Which faults outside the search do the moves of a program reveal? |
//! | [`horizon`] | Which results does a depth limit hide? |
//! | [`census`] | How many positions, games and nodes are there? |
//! | [`by_value`] | How good, or how bad, can an order of moves be? |
//! | [`searches`] | How many nodes do the searches visit? |
//! | [`proof`] | How few nodes prove a value? |
//! | [`solved`] | What is every position of 3×3 worth? |
//! | [`tally`] | Which counts do the usual programs for 3×3 have? |
//!
//! [`searches`], [`proof`], [`solved`] and [`tally`] are about 3×3, [`by_value`] and
//! [`census::count`] about any [`Game`](crate::Game), and the others about every [`Grid`]. The
//! results of reviews, replies and puzzles are proved by a
//! [`Session`](crate::solver::session::Session). Each takes a function that is true while there is
//! more time. The session keeps up to 4,096 proved results when the time is over, and continues
//! when the same question is asked again.
//!
//! [`Grid`]: crate::games::grid::Grid

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
mod styles;
pub mod tally;
mod timed_session;
