//! The solvers. They are not for teaching and have no observers. Tests compare them with the
//! textbook searches wherever those can finish.

pub mod connect_four;
pub mod grid;
pub mod session;
