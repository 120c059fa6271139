//! Compares searches with a depth limit on 3×3 with a second, independent search.

use std::collections::HashMap;

use crate::brute_force::{self as brute, Cells, Known, solve_all};
use crate::lab::unfinished;
use crate::solver::{self, ALGORITHMS, ORDERS};
use cutoff::games::BoardGame;
use cutoff::games::grid::{Grid, OpenLines};
use cutoff::games::tic_tac_toe::{Board, CellOrder, PackedCell, TicTacToe};
use cutoff::search::{Algorithm, OutcomeScore, Search, Solution, Worth};
use cutoff::textbook::look_ahead;

/// No estimate is this large: eight lines with two stones each would result in 24.
const WIN: i32 = 100;

/// Evaluates a position for X as docs/design.md describes, from the lines that a player sees.
fn estimate(cells: Cells) -> i32 {
    let balance = |line: [usize; 3]| {
        let stones = |sign| line.iter().filter(|&&cell| cells[cell] == sign).count();
        match (stones('X'), stones('O')) {
            (1, 0) => 1,
            (2, 0) => 3,
            (0, 1) => -1,
            (0, 2) => -3,
            _ => 0,
        }
    };
    brute::LINES.into_iter().map(balance).sum()
}

/// X's value, whether the search estimated anywhere, and the nodes.
type Value = (i32, bool, u64);

/// The values found so far, by position, depth and ply.
type Values = HashMap<(Cells, i32, i32), Value>;

/// Returns a position's value for X in a search to this depth in plies. An earlier win is worth
/// more.
fn value(cells: Cells, depth: i32, ply: i32, values: &mut Values) -> Value {
    if let Some(&value) = values.get(&(cells, depth, ply)) {
        return value;
    }
    let value = value_from_below(cells, depth, ply, values);
    values.insert((cells, depth, ply), value);
    value
}

fn value_from_below(cells: Cells, depth: i32, ply: i32, values: &mut Values) -> Value {
    match brute::winner(cells) {
        Some('X') => return (WIN - ply, false, 1),
        Some(_) => return (ply - WIN, false, 1),
        None if brute::count(cells, '.') == 0 => return (0, false, 1),
        None if depth == 0 => return (estimate(cells), true, 1),
        None => {}
    }
    let below = brute::moves(cells)
        .into_iter()
        .map(|cell| value(brute::after(cells, cell), depth - 1, ply + 1, values));
    let all: Vec<_> = below.collect();
    let values = all
        .iter()
        .map(|&(value, ..)| brute::from_mover(cells, value));
    let best = values.max().expect("the game goes on");
    (
        brute::from_mover(cells, best),
        all.iter().any(|&(_, estimated, _)| estimated),
        1 + all.iter().map(|&(.., nodes)| nodes).sum::<u64>(),
    )
}

/// Returns the recommended cell, its value and the number of minimax's nodes.
fn expected(
    cells: Cells,
    depth: i32,
    order: [usize; 9],
    values: &mut Values,
) -> (usize, Worth, u64) {
    let (score, estimated, nodes) = value(cells, depth, 0, values);
    let score = brute::from_mover(cells, score);
    let keeps = |&cell: &usize| {
        let (after, ..) = value(brute::after(cells, cell), depth - 1, 1, values);
        brute::from_mover(cells, after) == score
    };
    let legal = brute::moves(cells);
    let cell = order
        .into_iter()
        .filter(|cell| legal.contains(cell))
        .find(keeps);
    let worth = match score {
        50.. => Worth::Win((WIN - score) as u32),
        ..=-50 => Worth::Loss((WIN + score) as u32),
        _ if estimated => Worth::Estimate(score),
        _ => Worth::Draw,
    };
    (cell.expect("one of them is best"), worth, nodes)
}

/// Searches the packed board to this depth.
fn found(
    algorithm: Algorithm,
    board: Board,
    order: &CellOrder,
    depth: u32,
) -> Solution<PackedCell, i32> {
    let lines = OpenLines::new(&Grid::tic_tac_toe());
    let search = Search::new(&TicTacToe, OutcomeScore::depth_aware(&TicTacToe));
    let search = search.with_order(order).limited(depth, &lines);
    search.solve(algorithm, board)
}

#[test]
fn every_depth_recommends_the_moves_of_the_brute_force() {
    let mut values = Values::new();
    // Brute force takes long for early positions, so only some of them are tested.
    for (number, cells) in unfinished().into_iter().enumerate() {
        let free = brute::count(cells, '.');
        if free > 5 && number % 60 != 0 || free > 7 {
            continue;
        }
        for order in ORDERS {
            let cell_order = solver::cell_order(order);
            for depth in 1..=9 {
                let [full, pruned] = ALGORITHMS
                    .map(|algorithm| found(algorithm, solver::board(cells), &cell_order, depth));
                let expected = expected(cells, depth as i32, order, &mut values);
                let text = brute::text(cells);
                let best = full.best.expect("the game goes on");
                let ours = (best.index(), full.worth, full.counts.nodes);
                assert_eq!(ours, expected, "{text} {depth}");
                assert_eq!(
                    (pruned.best, pruned.worth),
                    (full.best, full.worth),
                    "{text}"
                );
                assert!(pruned.counts.nodes <= full.counts.nodes);
            }
        }
    }
}

/// Counts, for each depth, the positions in which the recommended move throws away a win or a draw.
fn lost(known: &Known, order: [usize; 9]) -> [u32; 9] {
    let verdict = |cells: Cells| known[&cells].score.signum();
    let order = solver::cell_order(order);
    let mut lost = [0; 9];
    for cells in unfinished() {
        for (depth, lost) in (1..).zip(&mut lost) {
            let found = found(Algorithm::AlphaBeta, solver::board(cells), &order, depth);
            let best = found.best.expect("the game goes on");
            let after = brute::after(cells, best.index());
            *lost += u32::from(verdict(after) != verdict(cells));
        }
    }
    lost
}

#[test]
fn the_losses_at_each_depth_are_the_reference_numbers() {
    let found = lost(&solve_all(), solver::ROWS);
    assert_eq!(found, [121, 113, 60, 20, 10, 0, 0, 0, 0]); // docs/design.md
}

/// `best_move` with a depth uses the rules of the grid, and brute force uses those of 3×3.
#[test]
fn a_limited_search_of_the_grid_agrees_with_the_brute_force() {
    let grid: Grid = "3x3k3".parse().expect("a name");
    let mut values = Values::new();
    for cells in unfinished().into_iter().step_by(7) {
        let position = grid.read_board(&brute::text(cells)).expect("a board");
        for depth in 1..=9 {
            let [full, pruned] =
                ALGORITHMS.map(|algorithm| look_ahead(&grid, position, algorithm, depth));
            let expected = expected(cells, depth as i32, solver::ROWS, &mut values);
            let best = full.best.expect("the game goes on");
            let ours = (best.index(), full.worth, full.counts.nodes);
            assert_eq!(ours, expected, "{} {depth}", brute::text(cells));
            assert_eq!((pruned.best, pruned.worth), (full.best, full.worth));
            assert!(pruned.counts.nodes <= full.counts.nodes);
        }
    }
}
