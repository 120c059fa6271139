//! The games that come with the crate. None of them knows that it is searched.

pub mod tic_tac_toe;
pub mod tree;
