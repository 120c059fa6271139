//! A search of 3×3 that counts its nodes and keeps the best line, at almost full speed.

use super::{Board, LONGEST_GAME, PackedCell, TicTacToe};
use crate::game::Game;
use crate::search::{Algorithm, Counter, Flat, Observer, OutcomeScore, Search, Solution, Window};

/// The number of plies below the root to which the line is collected. There are few nodes at these
/// plies. The rest is searched again from there, which takes at most 1,957 nodes each time, because
/// six cells are free.
const COLLECTED_PLIES: usize = 3;

/// Returns the search that `search` describes, in the flat layout. It has the result of
/// [`Search::solve`].
///
/// ```
/// use cutoff::games::tic_tac_toe::{Board, TicTacToe, solve};
/// use cutoff::{Algorithm, OutcomeScore, Search};
///
/// let search = Search::new(&TicTacToe, OutcomeScore::depth_aware(&TicTacToe));
/// let found = solve(&search, Algorithm::AlphaBeta, Board::EMPTY);
/// assert_eq!(found, search.solve(Algorithm::AlphaBeta, Board::EMPTY));
/// ```
pub fn solve(
    search: &Search<'_, TicTacToe, OutcomeScore>,
    algorithm: Algorithm,
    board: Board,
) -> Solution<PackedCell, i32> {
    let (value, counts, mut line) = run(search, algorithm, board);
    let (mut end, mut length) = (board, 0);
    while line.len() == length + COLLECTED_PLIES {
        // The value is exact, so the line continues as if nothing had been searched before.
        let play = |board, &cell: &PackedCell| TicTacToe.play(board, cell);
        end = line[length..].iter().fold(end, play);
        length = line.len();
        line.extend(run(search, algorithm, end).2);
    }
    search.solution(board, value, counts, line)
}

#[inline(never)] // laid out flat it is large, so both callers share one copy
fn run(
    search: &Search<'_, TicTacToe, OutcomeScore>,
    algorithm: Algorithm,
    board: Board,
) -> (i32, Counter, Vec<PackedCell>) {
    let mut counted = CountsAndLine::default();
    let value = search.value_in(Flat::<LONGEST_GAME>, algorithm, board, &mut counted);
    (value, counted.counter(), counted.line())
}

/// Counts the nodes and collects the line. This costs one addition at every node, and two more
/// steps at a leaf.
#[derive(Default)]
struct CountsAndLine {
    /// The number of nodes in the lower half, and of leaves in the upper half.
    entered: u64,
    cutoffs: u32,
    /// The plies of the leaves, bit `i` for ply `i`.
    leaf_plies: u32,
    /// For each ply the line from there on, with its first move in the lowest bits. It is on the
    /// heap, so that the search has the registers.
    lines: Box<[u32; COLLECTED_PLIES + 1]>,
}

/// A leaf, as it is counted.
const LEAF: u64 = 1 << 32;

/// The bits for the number of a cell, 1 to 9; 0 is the end of a line.
const CELL_BITS: u32 = 4;

impl Observer<PackedCell, i32> for CountsAndLine {
    #[inline]
    fn enter(&mut self, _: u32, _: Window<i32>) {
        self.entered += 1;
    }

    #[inline]
    fn leaf(&mut self, ply: u32, _: i32) {
        self.entered += LEAF;
        self.leaf_plies |= 1 << ply;
        if (ply as usize) < COLLECTED_PLIES {
            self.lines[ply as usize] = 0;
        }
    }

    #[inline]
    fn improve(&mut self, ply: u32, cell: PackedCell, _: i32) {
        let ply = ply as usize;
        if ply < COLLECTED_PLIES {
            self.lines[ply] = self.lines[ply + 1] << CELL_BITS | (cell.index() as u32 + 1);
        }
    }

    #[inline]
    fn cut_off(&mut self, _: u32, _: Window<i32>, _: usize) {
        self.cutoffs += 1;
    }
}

impl CountsAndLine {
    fn counter(&self) -> Counter {
        Counter {
            nodes: self.entered % LEAF,
            leaves: self.entered / LEAF,
            estimates: 0,
            cutoffs: self.cutoffs.into(),
            deepest_ply: u32::BITS - 1 - self.leaf_plies.leading_zeros(), // every search comes to a leaf
        }
    }

    fn line(&self) -> Vec<PackedCell> {
        let mut left = self.lines[0];
        let mut line = Vec::new();
        while let Some(index) = (left as usize % (1 << CELL_BITS)).checked_sub(1) {
            line.extend(PackedCell::new(index));
            left >>= CELL_BITS;
        }
        line
    }
}
