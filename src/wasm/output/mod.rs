//! What many results share. The TypeScript declarations are generated from these types.

mod write;

use serde::Serialize;
use tsify::Tsify;

use crate::game::Side;
use crate::games::tic_tac_toe::{Board, CELLS, Place};
use crate::search::{self, Worth};

pub use write::write;

/// X moves first and is MAX; O is MIN.
#[derive(Clone, Copy, Serialize, Tsify)]
pub enum Player {
    /// ▲ MAX.
    X,
    /// ▼ MIN.
    O,
}

impl From<Side> for Player {
    fn from(side: Side) -> Player {
        match side {
            Side::Max => Player::X,
            Side::Min => Player::O,
        }
    }
}

/// What best play from here comes to for one side.
#[derive(Clone, Copy, Serialize, Tsify)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// That side wins.
    Win,
    /// Nobody wins.
    Draw,
    /// The other side wins.
    Loss,
}

impl From<search::Verdict> for Verdict {
    fn from(verdict: search::Verdict) -> Verdict {
        match verdict {
            search::Verdict::Win => Verdict::Win,
            search::Verdict::Draw => Verdict::Draw,
            search::Verdict::Loss => Verdict::Loss,
        }
    }
}

/// What best play comes to for one side, where a search may not know.
#[derive(Clone, Copy, Serialize, Tsify)]
#[serde(rename_all = "lowercase")]
pub enum Outcome {
    /// That side wins.
    Win,
    /// Nobody wins.
    Draw,
    /// The other side wins.
    Loss,
    /// Nothing is proved.
    #[cfg(feature = "boards")]
    Unknown,
}

impl From<Verdict> for Outcome {
    fn from(verdict: Verdict) -> Outcome {
        match verdict {
            Verdict::Win => Outcome::Win,
            Verdict::Draw => Outcome::Draw,
            Verdict::Loss => Outcome::Loss,
        }
    }
}

/// The verdict of a search to the end of the game, and the plies to that end from `board`.
pub fn verdict_and_plies(board: Board, worth: Worth) -> (Verdict, u32) {
    match worth {
        Worth::Win(plies) => (Verdict::Win, plies),
        Worth::Loss(plies) => (Verdict::Loss, plies),
        // A drawn game fills the board. No search of this module stops before the end to guess.
        Worth::Draw | Worth::Estimate(_) => (Verdict::Draw, CELLS as u32 - board.plies()),
    }
}

pub fn indices(cells: impl IntoIterator<Item = Place>) -> Vec<usize> {
    cells.into_iter().map(Place::index).collect()
}
