//! What the check found, and with which exit code it ends.

use std::process::ExitCode;

use cutoff::Side;
use cutoff::games::grid::Grid;
use cutoff::lab::judge::{BuggyProgram, Faults, SlippedProgram};

use crate::answer::{Meaning, Reading};

/// How the check ended: the exit code.
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
    pub const ALL: [Exit; 7] = [
        Exit::Right,
        Exit::Wrong,
        Exit::Usage,
        Exit::Illegal,
        Exit::Hung,
        Exit::Died,
        Exit::NotStarted,
    ];

    pub fn code(self) -> ExitCode {
        ExitCode::from(self as u8)
    }

    /// What it means, as docs/check.md has it, too.
    pub fn words(self) -> &'static str {
        match self {
            Exit::Right => "right everywhere",
            Exit::Wrong => "moves that give the result away",
            Exit::Usage => "the options cannot be read",
            Exit::Illegal => "illegal answers, or lines that nobody asked for",
            Exit::Hung => "it hung",
            Exit::Died => "it died",
            Exit::NotStarted => "it could not be started",
        }
    }
}

/// Something that goes wrong: how often, and where and how first.
#[derive(Default)]
pub struct Mishap {
    pub count: u64,
    pub first: Option<(String, String)>,
}

impl Mishap {
    pub fn note(&mut self, board: String, how: String) {
        self.count += 1;
        self.first.get_or_insert((board, how));
    }
}

/// What the check found.
pub struct CheckReport {
    pub grid: Grid,
    /// How many positions there are to ask.
    pub asked_for: u64,
    pub findings: Faults,
    /// The bugs that play the same.
    pub bugs: Vec<BuggyProgram>,
    pub slips: Vec<SlippedProgram>,
    /// Answers that are no legal moves.
    pub illegal: Mishap,
    /// Those of them that are no cell at all.
    pub unreadable: Mishap,
    /// Lines that nobody asked for.
    pub unasked: Mishap,
    pub hung: Mishap,
    pub died: Mishap,
    /// What its numbers count.
    pub reading: Reading,
    /// Whether they are columns, but it is open from where they are counted.
    pub is_open: bool,
    /// The side that it plays, if it plays one only. Nothing else is judged.
    pub side: Option<Side>,
    /// The other meanings in which each answer would be a legal move.
    pub meanings: Vec<Meaning>,
    /// Whether it was asked in a part of all positions.
    pub is_sample: bool,
    /// Why it goes no further, if so.
    pub stopped: Option<String>,
    /// How many nodes the program says that it visited from the empty board.
    pub nodes: Option<u64>,
}

impl CheckReport {
    pub fn new(grid: Grid, asked_for: u64, is_sample: bool) -> CheckReport {
        CheckReport {
            grid,
            asked_for,
            findings: Faults::default(),
            bugs: Vec::new(),
            slips: Vec::new(),
            illegal: Mishap::default(),
            unreadable: Mishap::default(),
            unasked: Mishap::default(),
            hung: Mishap::default(),
            died: Mishap::default(),
            reading: Reading::Cells,
            is_open: false,
            side: None,
            meanings: Meaning::SHOWN.to_vec(),
            is_sample,
            stopped: None,
            nodes: None,
        }
    }

    /// With a line too many, no answer can be told from the next: only what is no cell at all is a fault for sure. The
    /// side stays, as it says which positions are counted.
    pub fn forget_moves(&mut self) {
        self.illegal = std::mem::take(&mut self.unreadable);
        self.meanings.clear();
        (self.reading, self.is_open) = (Reading::Cells, false);
        self.blame_no_move();
    }

    /// What it plays is not known.
    fn blame_no_move(&mut self) {
        self.findings = Faults {
            positions: self.findings.positions,
            answered: self.findings.answered,
            illegal: self.illegal.count,
            ..Faults::default()
        };
        self.bugs.clear();
        self.slips.clear();
        self.nodes = None;
    }

    /// Where answers are illegal, and none would be if they were meant otherwise, the others were meant so, too.
    pub fn forget_moves_of_other_meanings(&mut self) {
        if self.meant().is_some() {
            self.blame_no_move();
        }
    }

    /// What it seems to mean by its answers, if that is not what is asked for.
    pub fn meant(&self) -> Option<Meaning> {
        let shown = self.meanings.first().copied();
        let open = self.is_open.then_some(Meaning::Columns);
        shown.or(open).filter(|_| self.illegal.count > 0)
    }

    /// The worst that was found.
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
