//! The findings of the check and its exit code.

use std::process::ExitCode;

use cutoff::Side;
use cutoff::games::grid::Grid;
use cutoff::lab::judge::{BuggyProgram, ProgramFindings, SlippedProgram};

use crate::answer::Reading;
use crate::program::Death;

/// The exit code, depending on how the check ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    Right = 0,
    Wrong = 1,
    Usage = 2,
    Illegal = 3,
    Hung = 4,
    Died = 5,
    NotStarted = 6,
    Unwritten = 7,
}

impl Exit {
    /// The meaning of each code, as in docs/check.md.
    pub const ALL: [(Exit, &str); 8] = [
        (Exit::Right, "right everywhere"),
        (Exit::Wrong, "moves that throw away a win or a draw"),
        (Exit::Usage, "the options cannot be read"),
        (Exit::Illegal, "illegal answers, or extra lines"),
        (Exit::Hung, "it hung"),
        (Exit::Died, "it died"),
        (Exit::NotStarted, "it could not be started"),
        (Exit::Unwritten, "the output could not be written"),
    ];

    pub fn code(self) -> ExitCode {
        ExitCode::from(self as u8)
    }
}

/// Faults of one kind: their number, and the first board with a description.
#[derive(Default)]
pub struct Faults<D> {
    pub count: u64,
    pub first: Option<(String, D)>,
}

impl<D> Faults<D> {
    pub fn add(&mut self, board: String, description: D) {
        self.count += 1;
        self.first.get_or_insert((board, description));
    }
}

/// The findings of the check.
pub struct CheckReport {
    pub grid: Grid,
    /// The number of positions that count.
    pub position_count: u64,
    /// True if these are only a sample of all positions.
    pub is_sample: bool,
    /// The side of a program that plays only one side. Positions of the other side do not count.
    pub side: Option<Side>,
    /// The reason why the check stopped early, if it did.
    pub stopped: Option<String>,
    pub extra_lines: Faults<()>,
    pub illegal: Faults<String>,
    pub hung: Faults<()>,
    pub died: Faults<Death>,
    /// The meaning of the program's numbers; `None` for columns from 0 or from 1 that both fit.
    pub reading: Option<Reading>,
    /// Another meaning in which each answer would be a legal move.
    pub other_reading: Option<Reading>,
    /// The counts, and the faults of the moves. Of moves that the check does not know, it only has
    /// the counts.
    pub findings: ProgramFindings,
    /// The bugs that play the same moves.
    pub bugs: Vec<BuggyProgram>,
    pub slips: Vec<SlippedProgram>,
    /// The number of nodes that the program claims to have visited from the empty board.
    pub nodes: Option<u64>,
}

impl CheckReport {
    /// True if the check knows the moves. After an extra line, it cannot match answers with boards.
    pub fn knows_moves(&self) -> bool {
        self.extra_lines.count == 0 && !self.is_meant_otherwise()
    }

    /// True if the answers seem to have another meaning than the expected one, in which some of
    /// them are illegal.
    pub fn is_meant_otherwise(&self) -> bool {
        self.illegal.count > 0 && (self.reading.is_none() || self.other_reading.is_some())
    }

    /// Returns the exit code of the worst finding.
    pub fn exit(&self) -> Exit {
        if self.died.count > 0 {
            Exit::Died
        } else if self.hung.count > 0 {
            Exit::Hung
        } else if self.illegal.count + self.extra_lines.count > 0 {
            Exit::Illegal
        } else if self.findings.wrong > 0 {
            Exit::Wrong
        } else {
            Exit::Right
        }
    }
}
