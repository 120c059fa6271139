//! Reasons why stones are not a position.

use std::fmt;

use super::{CellName, CellNames, letter};
use crate::game::Side;

/// The reason why stones are not a position. [`Display`](fmt::Display) gives the sentence for
/// people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// X moves first, so X has the same number of stones as O or one more. This board has other
    /// numbers.
    StoneCounts {
        /// The number of X's stones.
        x: u32,
        /// The number of O's stones.
        o: u32,
    },
    /// With gravity there is a stone on this cell, and none on the cell below it.
    Floating(CellName),
    /// Both sides have a run.
    BothWon {
        /// The cells of X's runs.
        x: CellNames,
        /// The cells of O's runs.
        o: CellNames,
    },
    /// Play went on after a side had won. The opponent has moved since, or the stones have runs
    /// that no single last stone can have completed.
    PlayedOn {
        /// The side that had won.
        winner: Side,
        /// The cells of the winner's runs.
        cells: CellNames,
    },
    /// With gravity no order of alternate moves builds these columns.
    Order,
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::StoneCounts { x, o } => write!(
                f,
                "X has {x} and O has {o}: X moves first, so X has as many stones as O or one more"
            ),
            Self::Floating(cell) => write!(f, "the stone on {cell} has no stone below it"),
            Self::BothWon { x, o } => write!(f, "X and O both have a run: X on {x}, O on {o}"),
            Self::PlayedOn { winner, cells } => {
                let winner = letter(winner);
                write!(f, "play went on after {winner} had won on {cells}")
            }
            Self::Order => f.write_str("no order of alternate moves builds these columns"),
        }
    }
}

impl std::error::Error for PositionError {}
