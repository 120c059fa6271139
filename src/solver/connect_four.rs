//! Four in a row with gravity, solved: the exact score of any position.

mod book;
mod follow_up;
mod ideas;
mod lines;
mod node;
mod order;
mod position;
mod refinements;
mod search;
mod shape;
mod solver;
mod table;

pub use book::{Book, BookAnswer, BookError};
pub use ideas::FollowUp;
pub use position::{Ending, Position, PositionError};
pub use refinements::{Counts, Refinements};
pub use shape::{AnyShape, BITS};
pub use solver::{Options, Progress, Solver};
