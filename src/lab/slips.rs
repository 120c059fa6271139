//! Slips of programs that are not bugs of a search. Such a program maximises for the wrong side at
//! the root, does not test every line, or scores an end wrongly.
//!
//! A program with such a slip is found by its moves alone, like programs with one of the
//! [bugs](super::bugs).

use crate::game::{Game, Side};
use crate::games::grid::{Cell, Grid, Position};
use crate::search::Score;

string_enum! {
    /// A slip.
    Slip as "SlipName" {
        /// Takes the highest value at the root, even if MIN is to move.
        RootMaximises = "root-maximises",
        /// Takes the lowest value at the root, even if MAX is to move.
        RootMinimises = "root-minimises",
        /// Misses one line in its test for a win.
        LineMissing = "line-missing",
        /// Misses all diagonals in its test for a win.
        DiagonalsMissing = "diagonals-missing",
        /// Counts a full board as a draw before it tests for a win.
        DrawFirst = "draw-first",
        /// Gives the depth the wrong sign for losses, so a quick loss is worth more than a slow
        /// one. It never throws away a win or a draw.
        LossDepth = "loss-depth",
        /// Takes a random move among those for which alpha-beta returned the best value, which can
        /// be only a bound. Two programs with this slip do not play the same moves. So only their
        /// choices are recognised.
        RootRandom = "root-random",
    }
}

/// A program of plain minimax that has one slip and no other fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct SlippedMinimax {
    pub slip: Slip,
    /// The lines that the program does not test, as sets of cells.
    missing: Vec<u64>,
    /// The losses that have the wrong sign of the depth, if the slip is of that kind.
    losses: Option<Losses>,
}

/// The losses that a program scores with the wrong sign of the depth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Losses {
    /// MAX's losses. The program's scores are MAX's.
    OfMax,
    /// The losses of the side that searches. The program's scores are that side's.
    Own,
    /// All losses. Scores are those of the side that would move, which has always lost.
    All,
}

impl SlippedMinimax {
    /// Returns the slips whose moves are certain, which are all but [`Slip::RootRandom`].
    pub fn all(grid: &Grid) -> Vec<SlippedMinimax> {
        let one = |slip, missing| SlippedMinimax {
            slip,
            missing,
            losses: None,
        };
        let roots = [Slip::RootMaximises, Slip::RootMinimises].map(|slip| one(slip, vec![]));
        let lines = || grid.all_runs();
        let diagonals = lines().filter(|&line| is_diagonal(grid, line)).collect();
        let others = [
            one(Slip::DiagonalsMissing, diagonals),
            one(Slip::DrawFirst, vec![]),
        ];
        let losses = [Losses::OfMax, Losses::Own, Losses::All].map(|losses| SlippedMinimax {
            losses: Some(losses),
            ..one(Slip::LossDepth, vec![])
        });
        let each = lines().map(|line| one(Slip::LineMissing, vec![line]));
        let all = roots.into_iter().chain(each);
        all.chain(others).chain(losses).collect()
    }

    /// Returns the cells of the lines that the program does not test.
    pub fn cells(&self, grid: &Grid) -> Vec<Cell> {
        let missing = self.missing.iter().fold(0, |all, line| all | line);
        let cells = grid.all_cells();
        cells.filter(|cell| missing & cell.bit() != 0).collect()
    }

    /// Returns the move that the program plays: the first of its best moves.
    pub fn choice(
        &self,
        grid: &Grid,
        order: &[Cell],
        depth_aware: bool,
        position: Position,
    ) -> Option<Cell> {
        let searching = match self.slip {
            Slip::RootMaximises => Side::Max,
            Slip::RootMinimises => Side::Min,
            _ => grid.to_move(position),
        };
        let search = SlippedSearch {
            program: self,
            grid,
            depth_aware,
            searching,
        };
        let playable = grid.playable(position);
        let moves = order.iter().filter(|cell| playable & cell.bit() != 0);
        // Of several maximal items, `max_by_key` returns the last.
        let best = moves.rev().max_by_key(|&&cell| {
            let after = grid.play(position, cell);
            search.value(after, 1).seen_by(searching)
        });
        best.copied()
    }
}

/// More than the plies of any game, so that a win stays a win.
const WIN: i32 = 100;

/// A program's search for a move.
struct SlippedSearch<'s> {
    program: &'s SlippedMinimax,
    grid: &'s Grid,
    /// True if a quick win has a higher score than a slow one.
    depth_aware: bool,
    /// The side that searches.
    searching: Side,
}

impl SlippedSearch<'_> {
    /// Returns the value for MAX of a position this many plies below the root.
    fn value(&self, position: Position, ply: i32) -> i32 {
        let SlippedSearch { program, grid, .. } = self;
        let side = grid.to_move(position);
        let before = position.stones(side.opponent());
        let holds = |line: u64| before & line == line && !program.missing.contains(&line);
        let is_full = position.plies() == grid.cells();
        if !(is_full && program.slip == Slip::DrawFirst) && grid.all_runs().any(holds) {
            return -self.win(side, ply).seen_by(side);
        }
        let values = grid.moves(position).map(|mv| {
            let after = grid.play(position, mv);
            self.value(after, ply + 1).seen_by(side)
        });
        values.max().map_or(0, |value| value.seen_by(side))
    }

    /// Returns the winner's score of a win after this number of plies.
    fn win(&self, loser: Side, ply: i32) -> i32 {
        let hurries = match self.program.losses {
            Some(Losses::OfMax) => loser == Side::Max,
            Some(Losses::Own) => loser == self.searching,
            Some(Losses::All) => true,
            None => false,
        };
        match self.depth_aware {
            true if hurries => WIN + ply,
            true => WIN - ply,
            false => 1,
        }
    }
}

/// True if a line runs neither along a row nor along a column.
fn is_diagonal(grid: &Grid, line: u64) -> bool {
    let step = (line & (line - 1)).trailing_zeros() - line.trailing_zeros();
    step != 1 && step as usize != grid.columns()
}
