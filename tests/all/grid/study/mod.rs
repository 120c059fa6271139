//! What is said about games and positions of any board, against brute force from the rules alone.

mod exact;
mod find;
mod reason;
mod review;
mod trap;

use cutoff::Game;
use cutoff::games::grid::{Cell, Grid, Position};
use cutoff::solver::session::{Session, Settings};

use super::random::Random;

fn session(name: &str) -> Session {
    Session::new(name.parse().expect("a name"), Settings::default())
}

/// The moves of a random game, cut off where so many cells are free or the game has ended.
fn random_game(grid: &Grid, start: Position, free: u32, random: &mut Random) -> Vec<Cell> {
    let mut position = start;
    let mut moves = vec![];
    while grid.outcome(position).is_none() && grid.cells() - position.plies() > free {
        let all: Vec<Cell> = grid.moves(position).collect();
        moves.push(all[random.below(all.len())]);
        position = grid.play(position, moves[moves.len() - 1]);
    }
    moves
}

/// A position with so many free cells in which the game goes on.
fn going_on(grid: &Grid, free: u32, random: &mut Random) -> Position {
    loop {
        let moves = random_game(grid, grid.start(), free, random);
        let position = played(grid, grid.start(), &moves);
        if grid.outcome(position).is_none() {
            return position;
        }
    }
}

fn played(grid: &Grid, start: Position, moves: &[Cell]) -> Position {
    moves.iter().fold(start, |at, &mv| grid.play(at, mv))
}

/// One step of work, however long it takes.
fn no_time() -> bool {
    false
}
