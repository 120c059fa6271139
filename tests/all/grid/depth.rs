//! Searches with a depth limit and the evaluation by open lines.

use cutoff::games::BoardGame;
use cutoff::games::grid::{Cell, Grid, OpenLines, Position};
use cutoff::search::{Algorithm, Evaluation, Worth};
use cutoff::textbook::look_ahead;
use cutoff::{Game, Outcome, Side};

use super::naive::Shape;
use super::random::Random;

/// Returns the score of the side to move in a search to this depth, from only the rules and the
/// estimate.
fn expected(grid: &Grid, lines: &OpenLines, position: Position, depth: u32, ply: u32) -> i32 {
    let highest = Evaluation::<Grid>::furthest(lines);
    match grid.outcome(position) {
        // Only the side that has just moved can have won.
        Some(Outcome::Win(_)) => -(highest + grid.cells() as i32 + 1 - ply as i32),
        Some(Outcome::Draw) => 0,
        None if depth == ply => {
            let estimate = lines.estimate(grid, position);
            match grid.to_move(position) {
                Side::Max => estimate,
                Side::Min => -estimate,
            }
        }
        None => {
            let moves: Vec<Cell> = grid.moves(position).collect();
            let below = |cell| -expected(grid, lines, grid.play(position, cell), depth, ply + 1);
            moves
                .into_iter()
                .map(below)
                .max()
                .expect("the game goes on")
        }
    }
}

#[test]
fn both_searches_agree_at_every_depth_on_every_shape() {
    let mut random = Random(10);
    for shape in Shape::all(3, 8) {
        let grid: Grid = shape.name().parse().expect("a shape of the range");
        let lines = OpenLines::new(&grid);
        let mut position = grid.start();
        for _ in 0..random.below(grid.cells() as usize - 2) {
            let moves: Vec<Cell> = grid.moves(position).collect();
            let next = grid.play(position, moves[random.below(moves.len())]);
            if grid.outcome(next).is_none() {
                position = next;
            }
        }
        for depth in 1..=2 {
            check(&grid, &lines, position, depth);
        }
    }
}

fn check(grid: &Grid, lines: &OpenLines, position: Position, depth: u32) {
    let found = [Algorithm::Minimax, Algorithm::AlphaBeta].map(|algorithm| {
        let solution = look_ahead(grid, position, algorithm, depth);
        (solution.score, solution.best)
    });
    let board = grid.board_text(position);
    assert_eq!(found[0], found[1], "{grid} {board} {depth}");
    assert_eq!(
        found[0].0,
        expected(grid, lines, position, depth, 0),
        "{grid} {board} {depth}"
    );
}

/// A win within the limit is a win, not an estimate.
#[test]
fn a_win_within_the_limit_is_not_an_estimate() {
    let grid: Grid = "7x6k4g".parse().expect("a name");
    let (position, _) = grid.play_text("121314").expect("legal moves");
    let solution = look_ahead(&grid, position, Algorithm::AlphaBeta, 3);
    assert_eq!(solution.worth, Worth::Win(1));
}
