//! Four in a row with gravity, solved: the exact score of any position.

#![allow(missing_docs)]

mod follow_up;
mod lines;
mod node;
mod order;
mod refinements;
mod search;
mod shape;
mod solver;
mod table;

pub use refinements::{Counts, Refinements};
pub use shape::{AnyShape, BITS};
pub use solver::*;
