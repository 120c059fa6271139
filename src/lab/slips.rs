//! Slips of programs that are not bugs of a search: they ask for the wrong side at the root, do not know every line, or
//! value an end wrongly.
//!
//! A program with such a slip is known by its moves alone, as those with one of the [bugs](super::bugs) are.

use crate::game::{Game, Side};
use crate::games::BoardGame;
use crate::games::grid::{Cell, Grid, Position};

named! {
    /// A slip.
    Slip as "SlipName" {
        /// At the root the highest value is taken, also where MIN is to move.
        RootMaximises = "root-maximises",
        /// At the root the lowest value is taken, also where MAX is to move.
        RootMinimises = "root-minimises",
        /// One line is missing where the program looks for a win.
        LineMissing = "line-missing",
        /// All diagonals are missing there.
        DiagonalsMissing = "diagonals-missing",
        /// A full board is taken for a draw before a win is looked for.
        DrawFirst = "draw-first",
        /// The depth has the wrong sign for losses, so a quick loss is worth more than a slow one. No result is
        /// given away.
        LossDepth = "loss-depth",
        /// Of the moves for which alpha-beta returned the best value any is taken, at random. Such a value may be
        /// a bound. Two programs with it do not play the same, so only the choice is known.
        RootRandom = "root-random",
    }
}

/// A program that has a slip, and is right otherwise: plain minimax. It plays what the slip says, and nothing else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Slipped {
    pub slip: Slip,
    /// The lines that it does not know, as sets of cells.
    missing: Vec<u64>,
    /// Whose losses have the wrong sign of the depth, if the slip is that.
    losses: Losses,
}

/// Whose losses a program means where it values an end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Losses {
    /// Scores are MAX's.
    OfMax,
    /// Scores are those of the side that searches.
    Own,
    /// Scores are those of the side that would move: only losses have one.
    All,
}

impl Slipped {
    /// All of them on a board.
    pub fn all(grid: &Grid) -> Vec<Slipped> {
        let one = |slip, missing| Slipped {
            slip,
            missing,
            losses: Losses::OfMax,
        };
        let lines = grid.all_runs();
        let roots = [Slip::RootMaximises, Slip::RootMinimises].map(|slip| one(slip, vec![]));
        let diagonals = lines.filter(|&line| is_diagonal(grid, line)).collect();
        let lines = grid
            .all_runs()
            .map(|line| one(Slip::LineMissing, vec![line]));
        let others = [
            one(Slip::DiagonalsMissing, diagonals),
            one(Slip::DrawFirst, vec![]),
        ];
        let losses = [Losses::OfMax, Losses::Own, Losses::All].map(|losses| Slipped {
            losses,
            ..one(Slip::LossDepth, vec![])
        });
        let all = roots.into_iter().chain(lines);
        all.chain(others).chain(losses).collect()
    }

    /// The cells of the lines that it does not know.
    pub fn cells(&self, grid: &Grid) -> Vec<Cell> {
        let missing = self.missing.iter().fold(0, |all, line| all | line);
        grid.all_cells()
            .filter(|cell| missing & cell.bit() != 0)
            .collect()
    }

    /// What it plays: the first of its best moves.
    pub fn choice(
        &self,
        grid: &Grid,
        order: &[Cell],
        aware: bool,
        position: Position,
    ) -> Option<Cell> {
        let side = match self.slip {
            Slip::RootMaximises => Side::Max,
            Slip::RootMinimises => Side::Min,
            _ => grid.to_move(position),
        };
        let hurries = |loser| {
            self.slip == Slip::LossDepth
                && match self.losses {
                    Losses::OfMax => loser == Side::Max,
                    Losses::Own => loser == side,
                    Losses::All => true,
                }
        };
        let ends = EndValues {
            aware,
            draw_first: self.slip == Slip::DrawFirst,
            hurries: [Side::Max, Side::Min].map(hurries),
        };
        let mut best: Option<(i32, Cell)> = None;
        for &cell in order
            .iter()
            .filter(|cell| grid.playable(position) & cell.bit() != 0)
        {
            let after = grid.play(position, cell);
            let value = sign(side) * self.value(grid, &ends, after, 1);
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, cell));
            }
        }
        best.map(|(_, cell)| cell)
    }

    /// What a position is worth for MAX, so many plies below the root.
    fn value(&self, grid: &Grid, ends: &EndValues, position: Position, ply: i32) -> i32 {
        let side = grid.to_move(position);
        let before = position.stones(side.opponent());
        let holds = |line: u64| before & line == line && !self.missing.contains(&line);
        let is_full = position.plies() == grid.cells();
        if !(is_full && ends.draw_first) && grid.all_runs().any(holds) {
            return -sign(side) * ends.worth(side, ply);
        }
        let values = grid
            .moves(position)
            .map(|mv| sign(side) * self.value(grid, ends, grid.play(position, mv), ply + 1));
        values.max().map_or(0, |value| sign(side) * value)
    }
}

/// How ends are valued.
struct EndValues {
    /// Whether a quick win is worth more than a slow one.
    aware: bool,
    draw_first: bool,
    /// Whether the depth has the wrong sign for the losses of MAX, and of MIN.
    hurries: [bool; 2],
}

impl EndValues {
    /// What a win after so many plies is worth to the winner.
    fn worth(&self, loser: Side, ply: i32) -> i32 {
        match self.aware {
            true if self.hurries[loser as usize] => 100 + ply,
            true => 100 - ply,
            false => 1,
        }
    }
}

/// What a value for MAX is multiplied by for a side.
const fn sign(side: Side) -> i32 {
    match side {
        Side::Max => 1,
        Side::Min => -1,
    }
}

/// Whether the cells of a line lie in as many rows as columns.
fn is_diagonal(grid: &Grid, line: u64) -> bool {
    let mut cells = grid.all_cells().filter(|cell| line & cell.bit() != 0);
    let name = |cell: Cell| grid.cell_name(cell.index());
    let ends = cells
        .next()
        .zip(cells.next())
        .map(|(one, two)| (name(one), name(two)));
    ends.is_some_and(|(one, two)| one.row != two.row && one.column != two.column)
}
