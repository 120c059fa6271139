//! The solvers: not taught, not observed, and held against the textbook searches wherever
//! those can finish.

pub mod connect_four;
pub mod grid;
pub mod session;
