//! Four in a row with gravity, solved: the exact score of any position.
//!
//! | type | contents |
//! | --- | --- |
//! | [`ConnectFourPosition`] | stones on a board of any shape up to 64 bits; meaning of a score; proofs by follow-up |
//! | [`Solver`] | exact scores, in steps that can be stopped; the line of best play |
//! | [`Book`] | the scores of the opening, computed by the solver |
//!
//! The search is alpha-beta with null windows (`search`). Before it enters a position, it knows the
//! winning cells of both sides (`node`). It also finds proofs by answers in the same column
//! (`follow_up`).

mod book;
mod follow_up;
mod node;
mod order;
mod position;
mod search;
mod shape;
mod solver;
mod table;
mod task;

pub use book::{Book, BookAnswer, BookError};
pub use follow_up::FollowUp;
pub use position::{ConnectFourPosition, ConnectFourPositionError};
pub use shape::{AnyShape, BITS};
pub use solver::{Solver, SolverProgress};
