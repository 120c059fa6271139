//! The solver under test, in the terms of brute force.

use crate::brute_force::{self as brute, Cells, Visits};
use cutoff::games::tic_tac_toe::{Board, CellOrder, PackedCell, TicTacToe};
use cutoff::search::{Counter, Worth};
use cutoff::{Algorithm, OutcomeScore, Search, Side, Solution};

pub const ALGORITHMS: [Algorithm; 2] = [Algorithm::Minimax, Algorithm::AlphaBeta];

pub const ROWS: [usize; 9] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
pub const CENTRE_CORNERS_EDGES: [usize; 9] = [4, 0, 2, 6, 8, 1, 3, 5, 7];
pub const ORDERS: [[usize; 9]; 5] = [
    ROWS,
    CENTRE_CORNERS_EDGES,
    [8, 7, 6, 5, 4, 3, 2, 1, 0],
    [1, 3, 5, 7, 0, 2, 6, 8, 4],
    [3, 8, 0, 5, 7, 1, 6, 2, 4],
];

pub fn board(cells: Cells) -> Board {
    brute::text(cells).parse().expect("a reachable position")
}

pub fn side(sign: char) -> Side {
    if sign == 'X' { Side::Max } else { Side::Min }
}

pub fn cells(text: &str) -> Cells {
    let signs: Vec<char> = text.chars().collect();
    signs.try_into().expect("nine signs")
}

pub fn scoring(depth_aware: bool) -> OutcomeScore {
    if depth_aware {
        OutcomeScore::depth_aware(&TicTacToe)
    } else {
        OutcomeScore::PLAIN
    }
}

pub fn cell_order(order: [usize; 9]) -> CellOrder {
    CellOrder::new(order).expect("nine cells, each once")
}

pub fn solve(
    cells: Cells,
    algorithm: Algorithm,
    depth_aware: bool,
    order: &CellOrder,
) -> Solution<PackedCell, i32> {
    let search = Search::new(&TicTacToe, scoring(depth_aware)).with_order(order);
    search.solve(algorithm, board(cells))
}

pub fn indices(line: &[PackedCell]) -> Vec<usize> {
    line.iter().map(|cell| cell.index()).collect()
}

/// Returns the meaning that a score must have if its line to the end has this many moves.
pub fn worth(score: i32, plies: usize) -> Worth {
    let plies = plies as u32;
    match score {
        1.. => Worth::Win(plies),
        0 => Worth::Draw,
        _ => Worth::Loss(plies),
    }
}

pub fn visits(counts: Counter) -> Visits {
    Visits {
        nodes: counts.nodes,
        leaves: counts.leaves,
        cutoffs: counts.cutoffs,
        deepest: counts.deepest_ply,
    }
}
