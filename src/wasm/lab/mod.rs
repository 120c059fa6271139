//! The calls that go beyond playing.

mod by_value;
mod census;
mod consult;
mod horizon;
mod judge;
pub(super) mod lanes;
pub(super) mod named_search;
mod positions;
mod puzzle;
mod survey;
pub(super) mod trace_map;

pub use census::{Census, census};
pub use consult::{BoundKind, Consultation, Shown, consult};
pub use horizon::{DeeperMove, Horizon, HorizonEffect, HorizonKind, horizon};
pub use judge::{Findings, FirstWrong, Suspect, judge};
pub use positions::positions;
pub use puzzle::{Alternative, Puzzle, PuzzleKind, puzzle};
pub use survey::{Survey, survey};
