//! Finds bugs and slips with which a search plays a program's moves.

use super::{Judge, ProgramStyle};
use crate::games::grid::{Cell, CellList, Position};
use crate::lab::bugs::{Answer, Bug};
use crate::lab::slips::{Slip, SlippedMinimax};
use crate::lab::styles::usual_styles;
use crate::search::{OutcomeScore, Search};

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

impl Judge {
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

    /// Returns the [slips](crate::lab::slips) that play the same moves, under the conditions of
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
        let mut slips: Vec<SlippedProgram> = SlippedMinimax::all(self.grid())
            .iter()
            .filter(|slipped| is_wrong != (slipped.slip == Slip::LossDepth))
            .filter_map(|slipped| self.slipped(slipped, &moves))
            .collect();
        if !is_wrong {
            // A one-sided program can match the slip for the losses of either side or both, so only
            // the first is reported.
            slips.truncate(1);
        } else if slips.is_empty() {
            let random = self.chosen_from_ties(&moves);
            slips.extend(random.filter(|_| self.suspects().is_empty()));
        }
        slips
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
