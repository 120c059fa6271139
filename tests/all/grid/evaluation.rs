//! Tests the evaluation by open lines.

use cutoff::games::BoardGame;
use cutoff::games::grid::{Grid, OpenLines};
use cutoff::games::tic_tac_toe::{Board, TicTacToe};
use cutoff::search::Evaluation;
use cutoff::{Game, Side};

use super::naive::{Shape, count};
use super::random::Random;

fn estimate(grid: &Grid, lines: &OpenLines, position: cutoff::games::grid::Position) -> i32 {
    lines.estimate(grid, position)
}

/// Computes the same evaluation from the lines that a player would point out.
fn expected(shape: Shape, signs: &[u8]) -> i32 {
    let balance = |line: Vec<usize>| {
        let on_line: Vec<u8> = line.into_iter().map(|cell| signs[cell]).collect();
        match (count(&on_line, b'X') as u32, count(&on_line, b'O') as u32) {
            (x, 0) if x > 0 => 3_i32.pow(x - 1),
            (0, o) if o > 0 => -3_i32.pow(o - 1),
            _ => 0,
        }
    };
    shape.lines().into_iter().map(balance).sum()
}

#[test]
fn the_evaluation_counts_the_open_lines_on_every_shape() {
    let mut random = Random(7);
    for shape in Shape::all(3, 8) {
        let grid: Grid = shape.name().parse().expect("a shape of the range");
        let lines = OpenLines::new(&grid);
        let mut position = grid.start();
        while grid.outcome(position).is_none() {
            let estimate = estimate(&grid, &lines, position);
            assert_eq!(
                estimate,
                expected(shape, grid.board_text(position).as_bytes()),
                "{grid}"
            );
            assert!(estimate.abs() <= Evaluation::<Grid>::furthest(&lines));
            let moves: Vec<_> = grid.moves(position).collect();
            position = grid.play(position, moves[random.below(moves.len())]);
        }
    }
}

/// With equal numbers of stones, swapping the sides changes the sign of the estimate.
#[test]
fn the_evaluation_treats_both_sides_alike() {
    let mut random = Random(8);
    for name in ["3x3k3", "4x4k4", "5x4k3", "8x8k5"] {
        let grid: Grid = name.parse().expect("a name");
        let lines = OpenLines::new(&grid);
        for _ in 0..100 {
            let mut position = grid.start();
            for _ in 0..2 * random.below(4) {
                if grid.outcome(position).is_some() {
                    break;
                }
                let moves: Vec<_> = grid.moves(position).collect();
                position = grid.play(position, moves[random.below(moves.len())]);
            }
            let (x, o) = (position.stones(Side::Max), position.stones(Side::Min));
            if let Ok(exchanged) = grid.position(o, x) {
                let [ours, theirs] = [position, exchanged].map(|at| estimate(&grid, &lines, at));
                assert_eq!(theirs, -ours, "{name}");
            }
        }
    }
}

#[test]
fn the_evaluation_counts_the_open_lines_on_the_packed_board() {
    let shape = Shape {
        columns: 3,
        rows: 3,
        run: 3,
        gravity: false,
    };
    let lines = OpenLines::new(&shape.name().parse().expect("a shape of the range"));
    for board in cutoff::games::tic_tac_toe::reachable(Board::EMPTY) {
        let estimate = lines.estimate(&TicTacToe, board);
        assert_eq!(
            estimate,
            expected(shape, board.to_string().as_bytes()),
            "{board}"
        );
        assert!(estimate.abs() <= Evaluation::<TicTacToe>::furthest(&lines));
    }
}
