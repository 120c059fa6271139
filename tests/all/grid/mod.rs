//! Tests grid games of every shape.

mod depth;
mod estimate;
mod evaluation;
mod lines;
pub mod naive;
mod names;
mod notation;
mod perft;
pub mod random;
mod rules;
mod session;
mod solver;
mod textbook;
