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

use super::bugs::{Answer, Bug};
use super::census::{self, MOST_POSITIONS};
use super::review::{Change, MoveReview, review};
use super::slips::{Slip, SlippedMinimax};
use super::styles::usual_styles;
use crate::games::grid::{Cell, CellList, Grid, Position};
use crate::search::{OutcomeScore, Search};
use crate::solver::session::Session;
use std::cmp::Reverse;

pub use super::styles::{ProgramStyle, UsualOrder};

/// A program's answer in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// No answer.
    Missing,
    /// An answer that is not a cell of the board.
    Illegal,
    /// A cell, even if it already has a stone.
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
    /// Its worth, a best move instead, and best play after it.
    pub review: MoveReview,
}

/// A program with a bug, written in one of the usual ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BuggyProgram {
    /// The bug.
    pub bug: Bug,
    /// The scores and the move order.
    pub style: ProgramStyle,
}

/// A program with a slip.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SlippedProgram {
    /// The slip.
    pub slip: Slip,
    /// The cells of the lines that the program does not test, if the slip is of that kind.
    pub cells: Vec<Cell>,
}

/// The largest number of cells of a board for which the judge looks for bugs. Each bug needs a
/// search to the end.
const MOST_CELLS: u32 = 9;

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
        let judged = self.judged(position, choice, &mut || true);
        judged.expect("there is time without end")
    }

    /// Checks these answers from where the last call stopped, until `more` returns false. Returns
    /// `true` once all are checked.
    pub fn go_on(
        &mut self,
        answers: &[(Position, Choice)],
        mut more: impl FnMut() -> bool,
    ) -> bool {
        for &(position, choice) in &answers[self.findings.positions as usize..] {
            if self.judged(position, choice, &mut more).is_err() || !more() {
                break;
            }
        }
        self.findings.positions as usize == answers.len()
    }

    /// Returns the fault of an answer, if it has one.
    fn judged(
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

    /// Returns the bugs with which a search plays the same moves in every position so far. Each bug
    /// is listed once, with the first scores and order that fit. The list is empty if no move is
    /// wrong, if an answer is missing or illegal, and on boards of more than nine cells.
    pub fn suspects(&self) -> Vec<BuggyProgram> {
        if !self.can_tell() || self.findings.wrong == 0 {
            return vec![];
        }
        let moves = self.short_searches_first();
        let fits = |bug| {
            let mut programs = usual_styles().map(|style| BuggyProgram { bug, style });
            let plays = |answer: &Answer<Cell>, cell| answer.best == Some(cell);
            programs.find(|program| self.each_answer(program, &moves, plays))
        };
        let bugs = Bug::ALL.into_iter().filter(|bug| bug.changes_moves());
        bugs.filter_map(fits).collect()
    }

    /// Returns the [slips](super::slips) that play the same moves, under the conditions of
    /// [`suspects`](Self::suspects). One of them, [`Slip::LossDepth`], never throws away a win or a
    /// draw. It is reported if no move is wrong, but one is slower.
    ///
    /// A program that chooses at random does not always play the same moves. [`Slip::RootRandom`]
    /// means that all of its moves are among those that the slip chooses from. It is reported only
    /// if nothing else plays the same moves.
    pub fn slips(&self) -> Vec<SlippedProgram> {
        if !self.can_tell() || self.findings.wrong + self.findings.slower == 0 {
            return vec![];
        }
        let is_wrong = self.findings.wrong > 0;
        let moves = self.short_searches_first();
        let mut found: Vec<SlippedProgram> = SlippedMinimax::all(self.grid())
            .iter()
            .filter(|slipped| is_wrong != (slipped.slip == Slip::LossDepth))
            .filter_map(|slipped| self.slipped(slipped, &moves))
            .collect();
        if !is_wrong {
            // A one-sided program can match the slip for the losses of either side or both, so only
            // the first is reported.
            found.truncate(1);
        } else if found.is_empty() {
            let random = self.chosen_from_ties(&moves);
            found.extend(random.filter(|_| self.suspects().is_empty()));
        }
        found
    }

    /// Returns a program with this slip that plays the same moves, written in one of the usual
    /// ways. Scores without a depth cannot have a wrong sign of the depth.
    fn slipped(
        &self,
        slipped: &SlippedMinimax,
        moves: &[(Position, Cell)],
    ) -> Option<SlippedProgram> {
        let grid = self.grid();
        let plays_like = |ProgramStyle { depth_aware, order }| {
            let order = order.cells(grid);
            (depth_aware || slipped.slip != Slip::LossDepth)
                && moves.iter().all(|&(position, cell)| {
                    slipped.choice(grid, &order, depth_aware, position) == Some(cell)
                })
        };
        usual_styles().any(plays_like).then(|| SlippedProgram {
            slip: slipped.slip,
            cells: slipped.cells(grid),
        })
    }

    /// Returns the slip of a random choice, if alpha-beta, written in one of the usual ways,
    /// returned the best value for each move, and the choices among equal values look random.
    fn chosen_from_ties(&self, moves: &[(Position, Cell)]) -> Option<SlippedProgram> {
        let is_random = |program: BuggyProgram| {
            let mut spread = Spread::default();
            let is_tie = |answer: &Answer<Cell>, cell: Cell| {
                let ties = answer.root.iter().filter(|one| one.value == answer.value);
                let rank = ties.clone().position(|one| one.mv == cell);
                rank.inspect(|&rank| spread.add(ties.count(), rank))
                    .is_some()
            };
            self.each_answer(&program, moves, is_tie) && spread.is_random(self.findings.wrong)
        };
        // The choice among equal values does not affect the values.
        let with_ties =
            |style| [Bug::RootTies, Bug::RootTiesHard].map(|bug| BuggyProgram { bug, style });
        let mut programs = usual_styles().flat_map(with_ties);
        programs.any(is_random).then_some(SlippedProgram {
            slip: Slip::RootRandom,
            cells: vec![],
        })
    }

    /// True if the moves can reveal a bug, because all are legal and the board is small.
    fn can_tell(&self) -> bool {
        let all_legal = self.moves.len() as u64 == self.findings.positions;
        all_legal && self.grid().cells() <= MOST_CELLS
    }

    /// Returns the legal moves. Those in positions with few free cells come first, because short
    /// searches soon exclude a program that plays differently.
    fn short_searches_first(&self) -> Vec<(Position, Cell)> {
        // A sort would add 2 kB to the package.
        let of = |plies| {
            let moves = self.moves.iter().copied();
            moves.filter(move |(position, _)| position.plies() == plies)
        };
        let plies = 0..=self.grid().cells();
        plies.rev().flat_map(of).collect()
    }

    /// True if `holds` is true for each move and the answer of a program with a bug.
    fn each_answer(
        &self,
        suspect: &BuggyProgram,
        moves: &[(Position, Cell)],
        mut holds: impl FnMut(&Answer<Cell>, Cell) -> bool,
    ) -> bool {
        let grid = self.grid();
        let scoring = match suspect.style.depth_aware {
            true => OutcomeScore::depth_aware(grid),
            false => OutcomeScore::PLAIN,
        };
        let order = CellList(suspect.style.order.cells(grid));
        let search = Search::new(grid, scoring)
            .with_order(Some(&order))
            .with_limit(None);
        let mut moves = moves.iter();
        moves.all(|&(position, cell)| holds(&suspect.bug.search(&search, position), cell))
    }
}

/// The distribution of choices among equal values. With fail-hard values, nearly every move returns
/// an equal value, so a program with another fault seems to choose among them everywhere. But its
/// choices do not look random.
#[derive(Default)]
struct Spread {
    /// The number of choices of the first, the last, and another of three or more equal moves.
    chosen: [u32; 3],
    /// The expected numbers for random choices, in units of 1 / [`WHOLE`](Self::WHOLE).
    by_chance: [u32; 3],
    /// The number of choices of a move after the first one.
    later: u64,
}

impl Spread {
    /// Divisible by each possible number of moves.
    const WHOLE: u32 = 2_520;

    /// Adds a choice among equal moves, counted from 0.
    fn add(&mut self, ties: usize, rank: usize) {
        self.later += u64::from(rank > 0);
        if ties < 3 {
            return;
        }
        let share = Self::WHOLE / ties as u32;
        self.chosen[match rank {
            0 => 0,
            _ if rank + 1 == ties => 1,
            _ => 2,
        }] += 1;
        self.by_chance[0] += share;
        self.by_chance[1] += share;
        self.by_chance[2] += Self::WHOLE - 2 * share;
    }

    /// True if every kind of choice is at least half as frequent as for random choices, and at
    /// least one in ten of the choices after the first move is wrong. The first move never is.
    fn is_random(&self, wrong: u64) -> bool {
        let mut both = self.chosen.iter().zip(self.by_chance);
        both.all(|(&chosen, chance)| 2 * Self::WHOLE * chosen >= chance) && 10 * wrong >= self.later
    }
}
