//! The calls for more than playing.

mod census;
mod consult;
mod horizon;
mod judge;
mod positions;
mod puzzle;
mod survey;

pub use census::{Census, census};
pub use consult::{BoundKind, Consultation, ConsultedMove, consult};
pub use horizon::{Horizon, HorizonEffect, HorizonKind, horizon};
pub use judge::{BugSuspect, Findings, FirstWrong, judge};
pub use positions::positions;
pub use puzzle::{DecidedMove, Puzzle, puzzle};
pub use survey::{Survey, survey};
