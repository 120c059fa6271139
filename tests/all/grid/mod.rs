//! Grid games of every shape.

mod by_value;
mod census;
mod depth;
mod estimate;
mod evaluation;
mod horizon;
mod lines;
mod mistakes;
mod naive;
mod names;
mod notation;
mod perft;
mod random;
mod rules;
mod session;
mod solver;
mod study;
mod textbook;
