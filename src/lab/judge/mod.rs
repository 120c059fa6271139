//! Checks programs by their moves.
//!
//! A [`Judge`] receives the moves that a program played, and proves the result of each. A move is
//! *wrong* if it throws away a win or a draw. It is *slower* if it keeps the result, but wins later
//! or loses sooner than possible.
//!
//! Some [bugs](super::bugs) change the moves of a program. On a board of at most nine cells, the
//! judge looks for bugs with which a search plays the same moves in every position. It tries the
//! usual scores and move orders. A program that is right everywhere has no such bugs.
//!
//! ```
//! use cutoff::games::{BoardGame, grid::Grid};
//! use cutoff::lab::judge::{Choice, Judge};
//!
//! let grid: Grid = "3x3k3".parse()?;
//! let mut judge = Judge::new(grid);
//! // O has to block in c1.
//! let position = grid.read_board("XX..O....").expect("play can reach it");
//! judge.add(position, Choice::Move(grid.cell(8).expect("a cell")));
//! let findings = judge.findings();
//! assert_eq!((findings.answered, findings.wrong), (1, 1));
//! let smallest = findings.smallest.expect("a wrong move");
//! assert_eq!(smallest.review.refutation.expect("it loses").line.len(), 1);
//! # Ok::<(), cutoff::games::grid::NameError>(())
//! ```

mod suspects;

use super::census::{self, MOST_POSITIONS};
use super::review::{Change, MoveReview, review};
use crate::games::grid::{Cell, Grid, Position};
use crate::solver::session::Session;
use std::cmp::Reverse;

pub use super::styles::{ProgramStyle, UsualOrder};
pub use suspects::{BuggyProgram, SlippedProgram};

/// A program's answer in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// No answer.
    Missing,
    /// An answer that is not a legal move.
    Illegal,
    /// A cell. If it is not playable, the judge counts it as illegal.
    Move(Cell),
}

/// The fault of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// There is no answer.
    Missing,
    /// The answer is not a legal move.
    Illegal,
    /// The move throws away a win or a draw.
    Wrong,
    /// The move keeps the result, but wins later or loses sooner than possible.
    Slower,
}

/// The findings about a program so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ProgramFindings {
    /// The number of positions.
    pub positions: u64,
    /// The number of positions in which the program answered, legally or not.
    pub answered: u64,
    /// The number of illegal answers.
    pub illegal: u64,
    /// The number of moves that throw away a win or a draw.
    pub wrong: u64,
    /// The number of moves that keep the result, but win later or lose sooner than possible.
    pub slower: u64,
    /// The wrong move in the position with the fewest free cells; the first if there are several.
    pub smallest: Option<WrongMove>,
}

/// A move that throws away a win or a draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongMove {
    /// The position in which it was played.
    pub position: Position,
    /// Its result, a best move instead, and best play after it.
    pub review: MoveReview,
}

/// Returns the positions in which to check a program. Positions with few free cells come first, so
/// that most faults show early. They are all positions that play can reach, or a sample with this
/// seed and size. If the board has fewer positions than the sample, all are returned.
///
/// `None` if no sample is wanted and there are more than [`MOST_POSITIONS`] positions.
pub fn positions(grid: &Grid, sample: Option<(u64, usize)>) -> Option<Vec<Position>> {
    let mut positions = match sample {
        Some((seed, count)) if is_sample(grid, count) => grid.sample(seed, count),
        _ => census::unfinished(grid, grid.start(), MOST_POSITIONS)?,
    };
    positions.sort_by_key(|position| Reverse(position.plies()));
    Some(positions)
}

/// True if a list of this length is only a part of all positions.
pub fn is_sample(grid: &Grid, count: usize) -> bool {
    let all = census::unfinished(grid, grid.start(), MOST_POSITIONS);
    all.is_none_or(|all| all.len() > count)
}

/// There was no time to prove an answer right or wrong.
#[derive(Debug)]
struct OutOfTime;

/// Checks a program, one position after another.
pub struct Judge {
    session: Session,
    findings: ProgramFindings,
    /// The legal moves that the program played.
    moves: Vec<(Position, Cell)>,
}

impl Judge {
    /// Makes a judge without any answers.
    pub fn new(grid: Grid) -> Judge {
        Judge {
            session: Session::new(grid, Session::USUAL_MEMORY),
            findings: ProgramFindings::default(),
            moves: Vec::new(),
        }
    }

    /// Returns the game.
    pub fn grid(&self) -> &Grid {
        self.session.grid()
    }

    /// Checks a program's answer in an unfinished position. For an early position of a large board,
    /// this can take long.
    pub fn add(&mut self, position: Position, choice: Choice) -> Option<Fault> {
        let fault = self.fault(position, choice, &mut || true);
        fault.expect("there is time without end")
    }

    /// Checks these answers from where the last call stopped, until `more` returns false. Returns
    /// `true` once all are checked.
    pub fn go_on(
        &mut self,
        answers: &[(Position, Choice)],
        mut more: impl FnMut() -> bool,
    ) -> bool {
        for &(position, choice) in &answers[self.findings.positions as usize..] {
            if self.fault(position, choice, &mut more).is_err() || !more() {
                break;
            }
        }
        self.findings.positions as usize == answers.len()
    }

    /// Returns the fault of an answer, if it has one.
    fn fault(
        &mut self,
        position: Position,
        choice: Choice,
        more: &mut dyn FnMut() -> bool,
    ) -> Result<Option<Fault>, OutOfTime> {
        let fault = match choice {
            Choice::Missing => Some(Fault::Missing),
            Choice::Move(cell) if self.grid().playable(position) & cell.bit() != 0 => {
                let reviewed = review(&mut self.session, None, position, &[cell], more);
                let proved = reviewed.into_iter().find(MoveReview::is_done);
                let review = proved.ok_or(OutOfTime)?;
                self.moves.push((position, cell));
                let fault = review.changed.map(|change| match change {
                    Change::Length => Fault::Slower,
                    Change::Result => Fault::Wrong,
                });
                let smallest = &mut self.findings.smallest;
                let is_smaller = |other: &WrongMove| position.plies() > other.position.plies();
                if fault == Some(Fault::Wrong) && smallest.as_ref().is_none_or(is_smaller) {
                    *smallest = Some(WrongMove { position, review });
                }
                fault
            }
            _ => Some(Fault::Illegal),
        };
        let findings = &mut self.findings;
        findings.positions += 1;
        findings.answered += u64::from(choice != Choice::Missing);
        findings.illegal += u64::from(fault == Some(Fault::Illegal));
        findings.wrong += u64::from(fault == Some(Fault::Wrong));
        findings.slower += u64::from(fault == Some(Fault::Slower));
        Ok(fault)
    }

    /// Returns the findings so far.
    pub fn findings(&self) -> ProgramFindings {
        self.findings.clone()
    }
}
