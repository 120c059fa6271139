//! Is a program right? Judged by the moves that it plays.
//!
//! A [`Judge`] is told what a program played in each position, and proves what each move is worth. A
//! move is *wrong* if it gives the result away: a better one was there. It is *slower* if the result
//! stays, but the win comes later or the loss sooner than need be.
//!
//! Some [bugs](super::bugs) change what a program plays. On a board of at most nine cells the judge looks for
//! those that play the same moves in every position that it was told of, with the usual scores and
//! move orders. A program that is right everywhere has none.
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
//! assert_eq!(findings.smallest.expect("a wrong move").review.refutation.expect("it loses").line.len(), 1);
//! # Ok::<(), cutoff::games::grid::NameError>(())
//! ```

use super::bugs::{Answer, Bug};
use super::census::{self, MOST_POSITIONS};
use super::review::{Change, MoveReview, review};
use super::slips::{Slip, Slipped};
use crate::games::BoardGame;
use crate::games::grid::{Cell, CellList, Grid, Position};
use crate::games::tic_tac_toe::CellOrder;
use crate::order::sort_few;
use crate::search::{OutcomeScore, Search};
use crate::solver::session::Session;
use std::cmp::Reverse;

/// What a program answered in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Nothing.
    Missing,
    /// Something that is no cell of the board.
    Illegal,
    /// A cell, which may be taken.
    Move(Cell),
}

/// What is wrong with an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// There is none.
    Missing,
    /// It is no legal move.
    Illegal,
    /// The move gives the result away.
    Wrong,
    /// The result stays, but the win comes later or the loss sooner than need be.
    Slower,
}

/// What is known of a program so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Faults {
    /// In how many positions it was asked.
    pub positions: u64,
    /// In how many of them it answered, legally or not.
    pub answered: u64,
    /// How many answers are no legal moves.
    pub illegal: u64,
    /// How many moves give the result away.
    pub wrong: u64,
    /// How many moves keep the result, but win later or lose sooner than need be.
    pub slower: u64,
    /// The wrong move in the position with the fewest free cells; of several such positions the first.
    pub smallest: Option<WrongMove>,
}

/// A move that gives the result away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongMove {
    /// Where it was played.
    pub position: Position,
    /// What it is worth, what would have been best, and best play after it.
    pub review: MoveReview,
}

/// A program with a bug, written in one of the usual ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BuggyProgram {
    /// The bug.
    pub bug: Bug,
    /// Whether a quick win is worth more than a slow one.
    pub depth_aware: bool,
    /// Which move it tries first.
    pub order: UsualOrder,
}

/// A program with a slip, written in one of the usual ways.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SlippedProgram {
    /// The slip.
    pub slip: Slip,
    /// The cells of the lines that it does not know, if the slip is such a one.
    pub cells: Vec<Cell>,
    /// Whether a quick win is worth more than a slow one.
    pub depth_aware: bool,
    /// Which move it tries first.
    pub order: UsualOrder,
}

/// The largest board, in cells, on which bugs are looked for: each of them searches to the end.
const MOST_CELLS: u32 = 9;

named! {
    /// A move order that programs often have.
    UsualOrder as "UsualOrder" {
        /// Row by row from the top left.
        Rows = "rows",
        /// Row by row from the bottom right.
        RowsBackwards = "rows-backwards",
        /// Column by column from the top left.
        Columns = "columns",
        /// Column by column from the bottom right.
        ColumnsBackwards = "columns-backwards",
        /// The cells with the most lines through them first: on 3×3 the centre, the corners, the edges.
        MostLines = "most-lines",
    }
}

impl UsualOrder {
    /// The order for searches of 3×3.
    pub(super) fn on_3x3(self) -> CellOrder {
        let grid = Grid::new(3, 3, 3, false).expect("a board");
        let cells: Vec<usize> = self.cells(&grid).iter().map(|cell| cell.index()).collect();
        let cells = cells.try_into().expect("nine cells");
        CellOrder::new(cells).expect("each cell once")
    }

    /// The cells of a board in this order.
    fn cells(self, grid: &Grid) -> Vec<Cell> {
        let mut cells: Vec<Cell> = grid.all_cells().collect();
        let row = |cell: Cell| cell.index() as i32;
        let column = |cell: Cell| {
            let name = grid.cell_name(cell.index());
            i32::from(name.column) * grid.rows() as i32 + i32::from(name.row)
        };
        let lines = |cell: Cell| grid.all_runs().filter(|run| run & cell.bit() != 0).count();
        sort_few(&mut cells, |cell| match self {
            UsualOrder::Rows => row(cell),
            UsualOrder::RowsBackwards => -row(cell),
            UsualOrder::Columns => column(cell),
            UsualOrder::ColumnsBackwards => -column(cell),
            UsualOrder::MostLines => -(lines(cell) as i32),
        });
        cells
    }
}

/// The positions to judge a program by: with few free cells first, so that most faults show at once. All
/// that play can reach, or a sample by a seed of so many; all, too, where there are no more.
///
/// `None` if all are asked for and there are more than [`MOST_POSITIONS`].
pub fn positions(grid: &Grid, sample: Option<(u64, usize)>) -> Option<Vec<Position>> {
    let mut positions = match sample {
        Some((seed, count)) if is_sample(grid, count) => grid.sample(seed, count),
        _ => census::unfinished(grid, grid.start(), MOST_POSITIONS)?,
    };
    positions.sort_by_key(|position| Reverse(position.plies()));
    Some(positions)
}

/// Whether so many positions are not all.
pub fn is_sample(grid: &Grid, count: usize) -> bool {
    let all = census::unfinished(grid, grid.start(), MOST_POSITIONS);
    all.is_none_or(|all| all.len() > count)
}

/// Judges a program, one position after the other.
pub struct Judge {
    session: Session,
    found: Faults,
    /// The legal moves that it played.
    moves: Vec<(Position, Cell)>,
}

impl Judge {
    /// A judge who has seen nothing yet.
    pub fn new(grid: Grid) -> Judge {
        Judge {
            session: Session::new(grid, Session::USUAL_MEMORY),
            found: Faults::default(),
            moves: Vec::new(),
        }
    }

    /// The game.
    pub fn grid(&self) -> &Grid {
        self.session.grid()
    }

    /// Judges what a program answered in a position that is not finished. Proving an early position of
    /// a large board can take long.
    pub fn add(&mut self, position: Position, choice: Choice) -> Option<Fault> {
        let judged = self.judged(position, choice, &mut || true);
        judged.expect("there is time without end")
    }

    /// Judges as many of these answers as there is time for, from where the last call stopped: `more` says
    /// whether there is. Gives whether all are judged.
    pub fn go_on(
        &mut self,
        answers: &[(Position, Choice)],
        mut more: impl FnMut() -> bool,
    ) -> bool {
        for &(position, choice) in &answers[self.found.positions as usize..] {
            if self.judged(position, choice, &mut more).is_none() || !more() {
                break;
            }
        }
        self.found.positions as usize == answers.len()
    }

    /// What is wrong with an answer; `None` if there was no time to prove it.
    fn judged(
        &mut self,
        position: Position,
        choice: Choice,
        more: &mut dyn FnMut() -> bool,
    ) -> Option<Option<Fault>> {
        let fault = match choice {
            Choice::Missing => Some(Fault::Missing),
            Choice::Move(cell) if self.grid().playable(position) & cell.bit() != 0 => {
                let reviewed = review(&mut self.session, None, position, &[cell], more);
                let reviewed = reviewed.into_iter().find(MoveReview::is_done)?;
                self.moves.push((position, cell));
                let fault = reviewed.changed.map(|change| match change {
                    Change::Length => Fault::Slower,
                    Change::Result => Fault::Wrong,
                });
                if fault == Some(Fault::Wrong) {
                    self.keep_smallest(position, reviewed);
                }
                fault
            }
            _ => Some(Fault::Illegal),
        };
        let found = &mut self.found;
        found.positions += 1;
        found.answered += u64::from(choice != Choice::Missing);
        found.illegal += u64::from(fault == Some(Fault::Illegal));
        found.wrong += u64::from(fault == Some(Fault::Wrong));
        found.slower += u64::from(fault == Some(Fault::Slower));
        Some(fault)
    }

    /// What is known so far.
    pub fn findings(&self) -> Faults {
        self.found.clone()
    }

    fn keep_smallest(&mut self, position: Position, review: MoveReview) {
        let smallest = self.found.smallest.as_ref();
        if smallest.is_none_or(|other| position.plies() > other.position.plies()) {
            self.found.smallest = Some(WrongMove { position, review });
        }
    }

    /// The bugs that play the same in every position so far, each once for the scores and the order that fit
    /// first. None where no move is wrong, where an answer is missing or illegal, and on boards of more
    /// than nine cells.
    pub fn suspects(&self) -> Vec<BuggyProgram> {
        let moves = self.short_searches_first();
        let fits = |bug| {
            let as_bug = |(depth_aware, order)| BuggyProgram {
                bug,
                depth_aware,
                order,
            };
            usual_ways()
                .map(as_bug)
                .find(|way| self.plays_like(way, &moves))
        };
        let bugs = Bug::ALL.into_iter().filter(|bug| bug.changes_moves());
        match self.can_tell() && self.found.wrong > 0 {
            true => bugs.filter_map(fits).collect(),
            false => vec![],
        }
    }

    /// The [slips](super::slips) that play the same, as [`suspects`](Self::suspects) gives the bugs. One of them
    /// gives no result away: [`Slip::LossDepth`] is told where no move is wrong, but one is slower.
    ///
    /// A program that chooses at random cannot play the same as another. [`Slip::RootRandom`] says that all
    /// its moves are among those that it would choose from, and only where nothing else plays so.
    pub fn slips(&self) -> Vec<SlippedProgram> {
        if !self.can_tell() || self.found.wrong + self.found.slower == 0 {
            return vec![];
        }
        let is_wrong = self.found.wrong > 0;
        let moves = self.short_searches_first();
        let mut found: Vec<SlippedProgram> = Slipped::all(self.grid())
            .iter()
            .filter(|slipped| is_wrong != (slipped.slip == Slip::LossDepth))
            .filter_map(|slipped| self.slipped(slipped, &moves))
            .collect();
        if !is_wrong {
            // A program for one side can play the same for more than one idea of whose losses they are.
            found.truncate(1);
        } else if found.is_empty() {
            let random = self.chosen_from_ties(&moves);
            found.extend(random.filter(|_| self.suspects().is_empty()));
        }
        found
    }

    /// The first of the usual ways in which a slip plays the same. A depth that is not counted has no sign.
    fn slipped(&self, slipped: &Slipped, moves: &[(Position, Cell)]) -> Option<SlippedProgram> {
        let grid = self.grid();
        let plays_like = |&(aware, order): &(bool, UsualOrder)| {
            let order = order.cells(grid);
            (aware || slipped.slip != Slip::LossDepth)
                && moves.iter().all(|&(position, cell)| {
                    slipped.choice(grid, &order, aware, position) == Some(cell)
                })
        };
        let (depth_aware, order) = usual_ways().find(plays_like)?;
        Some(SlippedProgram {
            slip: slipped.slip,
            cells: slipped.cells(grid),
            depth_aware,
            order,
        })
    }

    /// The first of the usual ways by whose alpha-beta each move had the best of the returned values, and whose choices
    /// among equal ones are spread as those of chance.
    fn chosen_from_ties(&self, moves: &[(Position, Cell)]) -> Option<SlippedProgram> {
        let is_random = |way: &BuggyProgram| {
            let mut spread = Spread::default();
            let is_tie = |answer: &Answer<Cell>, cell: Cell| {
                let ties = answer.root.iter().filter(|one| one.value == answer.value);
                let rank = ties.clone().position(|one| one.mv == cell);
                rank.inspect(|&rank| spread.add(ties.count(), rank))
                    .is_some()
            };
            self.each_answer(way, moves, is_tie) && spread.is_random(self.found.wrong)
        };
        // A choice among equal values changes none of them.
        let as_tie = |(depth_aware, order)| {
            [Bug::RootTies, Bug::RootTiesHard].map(|bug| BuggyProgram {
                bug,
                depth_aware,
                order,
            })
        };
        let way = usual_ways().flat_map(as_tie).find(is_random)?;
        Some(SlippedProgram {
            slip: Slip::RootRandom,
            cells: vec![],
            depth_aware: way.depth_aware,
            order: way.order,
        })
    }

    /// Whether its moves can tell a bug: all are legal, and the board is small.
    fn can_tell(&self) -> bool {
        let all_legal = self.moves.len() as u64 == self.found.positions;
        all_legal && self.grid().cells() <= MOST_CELLS
    }

    /// The legal moves in the positions with few free cells first: there a search that plays otherwise is soon ruled
    /// out, whatever the order in which it was asked.
    fn short_searches_first(&self) -> Vec<(Position, Cell)> {
        // A sort would weigh 2 kB in the package.
        let of = |plies| {
            let moves = self.moves.iter().copied();
            moves.filter(move |(position, _)| position.plies() == plies)
        };
        let plies = 0..=self.grid().cells();
        plies.rev().flat_map(of).collect()
    }

    /// Whether a program with a bug plays the same moves everywhere.
    fn plays_like(&self, suspect: &BuggyProgram, moves: &[(Position, Cell)]) -> bool {
        self.each_answer(suspect, moves, |answer, cell| answer.best == Some(cell))
    }

    /// Whether this holds for each move, and what a program with a bug says there.
    fn each_answer(
        &self,
        suspect: &BuggyProgram,
        moves: &[(Position, Cell)],
        mut holds: impl FnMut(&Answer<Cell>, Cell) -> bool,
    ) -> bool {
        let grid = self.grid();
        let scoring = match suspect.depth_aware {
            true => OutcomeScore::depth_aware(grid),
            false => OutcomeScore::PLAIN,
        };
        let order = CellList(suspect.order.cells(grid));
        let search = Search::new(grid, scoring)
            .with_order(Some(&order))
            .with_limit(None);
        moves
            .iter()
            .all(|&(position, cell)| holds(&suspect.bug.search(&search, position), cell))
    }
}

/// How choices among equal values are spread. Fail-hard, nearly every move comes back as equal, so that a program with
/// quite another fault can have chosen from them everywhere; but not as chance does.
#[derive(Default)]
struct Spread {
    /// Of three or more equal moves: how often the first was chosen, how often the last, and how often another.
    chosen: [u32; 3],
    /// The same for chance, each choice counted as [`WHOLE`](Self::WHOLE).
    by_chance: [u32; 3],
    /// How often a later one than the first was chosen.
    later: u64,
}

impl Spread {
    /// Divisible by each number of moves.
    const WHOLE: u32 = 2_520;

    /// Adds a choice among equal moves: which one, from 0.
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

    /// Whether no kind of choice is rarer than half of what chance gives, and one in ten of the later choices is wrong:
    /// the first is never.
    fn is_random(&self, wrong: u64) -> bool {
        let mut both = self.chosen.iter().zip(self.by_chance);
        both.all(|(&chosen, chance)| 2 * Self::WHOLE * chosen >= chance) && 10 * wrong >= self.later
    }
}

/// The usual scores, depth-aware or not, each with the usual orders.
fn usual_ways() -> impl Iterator<Item = (bool, UsualOrder)> {
    let orders = |aware| UsualOrder::ALL.map(|order| (aware, order));
    [true, false].into_iter().flat_map(orders)
}
