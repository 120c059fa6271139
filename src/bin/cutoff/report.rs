//! The findings of the check and its exit code.

use std::process::ExitCode;

use cutoff::Side;
use cutoff::games::grid::Grid;
use cutoff::lab::judge::{BuggyProgram, ProgramFindings, SlippedProgram};

use crate::answer::{Meaning, Reading};
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
}

impl Exit {
    /// The meaning of each code, as in docs/check.md.
    pub const ALL: [(Exit, &str); 7] = [
        (Exit::Right, "right everywhere"),
        (Exit::Wrong, "moves that throw away a win or a draw"),
        (Exit::Usage, "the options cannot be read"),
        (Exit::Illegal, "illegal answers, or extra lines"),
        (Exit::Hung, "it hung"),
        (Exit::Died, "it died"),
        (Exit::NotStarted, "it could not be started"),
    ];

    pub fn code(self) -> ExitCode {
        ExitCode::from(self as u8)
    }
}

/// A fault: its number of occurrences, the first place, and a description.
#[derive(Default)]
pub struct Mishap<How> {
    pub count: u64,
    pub first: Option<(String, How)>,
}

impl<How> Mishap<How> {
    pub fn note(&mut self, board: String, how: How) {
        self.count += 1;
        self.first.get_or_insert((board, how));
    }
}

/// The findings of the check.
pub struct CheckReport {
    pub grid: Grid,
    /// The number of positions to ask.
    pub asked_for: u64,
    pub findings: ProgramFindings,
    /// The bugs that play the same moves.
    pub bugs: Vec<BuggyProgram>,
    pub slips: Vec<SlippedProgram>,
    /// The illegal answers.
    pub illegal: Mishap<String>,
    /// The answers that do not name a cell.
    pub unreadable: Mishap<String>,
    /// The extra lines.
    pub unasked: Mishap<()>,
    pub hung: Mishap<()>,
    pub died: Mishap<Death>,
    /// The meaning of the program's numbers; `None` for columns from 0 or from 1 that both fit.
    pub reading: Option<Reading>,
    /// The side of a program that plays only one side. Positions of the other side do not count.
    pub side: Option<Side>,
    /// The other meanings in which each answer would be a legal move.
    pub meanings: Vec<Meaning>,
    /// True if only a sample of the positions is asked.
    pub is_sample: bool,
    /// The reason why the check stopped early, if it did.
    pub stopped: Option<String>,
    /// The number of nodes that the program claims to have visited from the empty board.
    pub nodes: Option<u64>,
}

impl CheckReport {
    pub fn new(grid: Grid, asked_for: u64, is_sample: bool) -> CheckReport {
        CheckReport {
            grid,
            asked_for,
            findings: ProgramFindings::default(),
            bugs: Vec::new(),
            slips: Vec::new(),
            illegal: Mishap::default(),
            unreadable: Mishap::default(),
            unasked: Mishap::default(),
            hung: Mishap::default(),
            died: Mishap::default(),
            reading: Some(Reading::Cells),
            side: None,
            meanings: Meaning::ALL.to_vec(),
            is_sample,
            stopped: None,
            nodes: None,
        }
    }

    /// Drops the moves after an extra line, because answers can no longer be matched with boards.
    /// Only an answer that does not name a cell is certainly a fault. The side stays, because it
    /// determines which positions count.
    pub fn forget_moves(&mut self) {
        self.illegal = std::mem::take(&mut self.unreadable);
        self.meanings.clear();
        self.reading = Some(Reading::Cells);
        self.blame_no_move();
    }

    /// Drops the moves, because they are unknown.
    pub fn blame_no_move(&mut self) {
        self.findings = ProgramFindings {
            positions: self.findings.positions,
            answered: self.findings.answered,
            illegal: self.illegal.count,
            ..ProgramFindings::default()
        };
        self.bugs.clear();
        self.slips.clear();
        self.nodes = None;
    }

    /// True if the answers seem to have another meaning than the expected one.
    pub fn is_meant_otherwise(&self) -> bool {
        self.illegal.count > 0 && (self.reading.is_none() || !self.meanings.is_empty())
    }

    /// Returns the exit code of the worst finding.
    pub fn exit(&self) -> Exit {
        if self.died.count > 0 {
            Exit::Died
        } else if self.hung.count > 0 {
            Exit::Hung
        } else if self.illegal.count + self.unasked.count > 0 {
            Exit::Illegal
        } else if self.findings.wrong > 0 {
            Exit::Wrong
        } else {
            Exit::Right
        }
    }
}
