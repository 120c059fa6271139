//! Compares the lab's answers with brute force by the rules alone, in all positions of 3×3 and in
//! positions of other boards.

mod bugs;
mod by_value;
mod census;
mod exact;
mod horizon;
mod proof;
mod puzzle;
mod reason;
mod replies;
mod review;
mod searches;
mod solved;
mod tally;

use crate::brute_force::{self as brute, Cells, Known};
use crate::grid::random::Random;
use cutoff::Game;
use cutoff::games::BoardGame;
use cutoff::games::grid::{Cell, Grid, Position};
use cutoff::solver::session::Session;

/// Returns the verdict on a position of 3×3 for the side to move: 1, 0 or −1.
fn verdict(known: &Known, cells: Cells) -> i32 {
    brute::from_mover(cells, known[&cells].score.signum())
}

/// Returns the verdict on a move for the side that plays it.
fn verdict_of_move(known: &Known, cells: Cells, cell: usize) -> i32 {
    -verdict(known, brute::after(cells, cell))
}

/// Lists the moves that keep the verdict.
fn holding(known: &Known, cells: Cells) -> Vec<usize> {
    let keeps = |&cell: &usize| verdict_of_move(known, cells, cell) == verdict(known, cells);
    brute::moves(cells).into_iter().filter(keeps).collect()
}

/// Lists the 4,520 positions of 3×3 where there is a move to choose.
pub fn unfinished() -> Vec<Cells> {
    let mut all: Vec<Cells> = brute::reachable().into_iter().collect();
    all.retain(|&cells| !brute::finished(cells));
    all
}

/// Lists the same positions as the lab's grid positions.
fn unfinished_positions(grid: &Grid) -> Vec<Position> {
    let position = |cells| grid.read_board(&brute::text(cells));
    let all = unfinished().into_iter().map(position);
    all.map(|position| position.expect("play reaches it"))
        .collect()
}

fn session(name: &str) -> Session {
    Session::new(name.parse().expect("a name"), Session::USUAL_MEMORY)
}

/// Plays a random game until this number of cells is free or the game has ended.
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

/// Returns an unfinished position with this number of free cells.
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

/// Lets all work run in one step, however long it takes.
fn no_time() -> bool {
    false
}
