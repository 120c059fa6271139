//! The solvers: not taught, not observed, and held against the textbook searches wherever
//! those can finish.

#[macro_use] // `ideas!` declares what a search knows
mod ideas;

pub mod connect_four;
pub mod grid;
pub mod session;
