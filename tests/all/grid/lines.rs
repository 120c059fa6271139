//! Compares every move of every best line with brute force.

use std::collections::HashMap;

use cutoff::games::BoardGame;
use cutoff::games::grid::{Cell, Grid, Position};
use cutoff::solver::grid::ProvedResult;
use cutoff::solver::session::{Session, SolveOptions};
use cutoff::{Game, Verdict};

use super::random::Random;
use super::solver::{before, by_search, endings_from, grid, random_position};

/// Boards, each with the largest number of free cells for which brute force is possible.
const BOARDS: [(&str, u32); 16] = [
    ("4x4k4g", 16),
    ("4x4k3g", 16),
    ("5x4k4g", 14),
    ("6x4k4g", 13),
    ("5x5k4g", 13),
    ("6x5k4g", 12),
    ("7x6k4g", 12),
    ("7x6k5g", 12),
    ("6x6k5g", 12),
    ("8x8k5g", 11),
    ("4x3k3", 9),
    ("4x4k4", 9),
    ("5x4k4", 9),
    ("5x5k4", 9),
    ("6x6k5", 9),
    ("8x8k5", 8),
];

type Endings = HashMap<Position, ProvedResult>;

/// Compares each move of a line with brute force. It must keep the result and its length.
fn check(grid: &Grid, position: Position, line: &[Cell], endings: &Endings, whose: &str) {
    let mut here = position;
    for (place, &cell) in line.iter().enumerate() {
        let after = grid.play(here, cell);
        assert_eq!(
            before(endings[&after]),
            endings[&here],
            "{whose}, {grid} {}: move {} of {:?}",
            grid.board_text(position),
            place + 1,
            line.iter().map(|cell| cell.index()).collect::<Vec<_>>(),
        );
        here = after;
    }
}

/// Checks all lines that a session has for a position.
fn check_session(session: &mut Session, position: Position, endings: &Endings) -> (usize, usize) {
    let grid = *session.grid();
    let ending = endings[&position];
    // Each call does little work, so that some calls stop in the middle of a line.
    let thought = loop {
        let thought = session.solve(position, by_search(None), &mut || false);
        if thought.done {
            break thought;
        }
    };
    assert_eq!(thought.exact(), Some(ending));
    let line = session.line(position, by_search(None), &mut || false);
    check(&grid, position, &line, endings, "search");

    let facts = session.solve(position, SolveOptions::default(), &mut || true);
    assert_eq!(facts.exact(), Some(ending));
    let part = session.line(position, SolveOptions::default(), &mut || false);
    check(&grid, position, &part, endings, "a part of a line");
    let whole = session.line(position, SolveOptions::default(), &mut || true);
    assert_eq!(whole.len() as u32, ending.plies);
    check(&grid, position, &whole, endings, "solve");

    let results = session.move_results(position, SolveOptions::default(), true, &mut || true);
    assert_eq!(results.whole.exact(), Some(ending));
    for entry in results.moves {
        let after = grid.play(position, entry.mv);
        assert_eq!(entry.exact(), Some(before(endings[&after])));
        assert_eq!(entry.line[0], entry.mv);
        check(&grid, after, &entry.line[1..], endings, "results");
    }
    (line.len(), ending.plies as usize)
}

#[test]
fn every_move_of_a_best_line_is_a_best_move() {
    let mut random = Random(31);
    let (mut positions, mut shown, mut plies) = (0, 0, 0);
    for (name, free) in BOARDS {
        let grid = grid(name);
        let mut kept = Session::new(grid, Session::USUAL_MEMORY);
        let rounds = if grid.cells() == free { 1 } else { 12 };
        for _ in 0..rounds {
            let root = random_position(&grid, free, &mut random);
            let endings = endings_from(&grid, root);
            for number in 0..200 / rounds {
                let mut position = root;
                for _ in 0..random.below(free as usize / 2) {
                    let moves: Vec<Cell> = grid.moves(position).collect();
                    let next = grid.play(position, moves[random.below(moves.len())]);
                    if grid.outcome(next).is_none() {
                        position = next;
                    }
                }
                let mut fresh;
                let session = if number % 2 == 0 {
                    &mut kept
                } else {
                    fresh = Session::new(grid, Session::USUAL_MEMORY);
                    &mut fresh
                };
                let (line, all) = check_session(session, position, &endings);
                (positions, shown, plies) = (positions + 1, shown + line, plies + all);
            }
        }
    }
    assert!(positions > 3_000, "{positions}");
    // Even so, nearly the whole line of the search is found.
    assert!(shown * 100 > plies * 95, "{shown} of {plies} moves");
}

/// Move 4 of this line was once a losing move.
#[test]
fn a_best_line_has_no_move_with_only_a_bound() {
    let grid = grid("4x4k4g");
    let position = grid.read_board("........O...X.OX").expect("a board");
    let endings = endings_from(&grid, position);
    assert_eq!(endings[&position].verdict, Verdict::Draw);
    let mut session = Session::new(grid, Session::USUAL_MEMORY);
    session.solve(position, by_search(None), &mut || true);
    let line = session.line(position, by_search(None), &mut || true);
    check(&grid, position, &line, &endings, "search");
}

/// These boards are too large for brute force. Another session solves each position after a move.
#[test]
fn every_move_of_a_best_line_on_a_large_board_is_a_best_move() {
    let mut random = Random(32);
    let mut moves = 0;
    for (name, free) in [
        ("7x6k5g", 18),
        ("6x6k5g", 18),
        ("7x6k4g", 22),
        ("8x6k5g", 16),
    ] {
        let grid = grid(name);
        let mut positions: Vec<Position> = (0..25)
            .map(|_| random_position(&grid, free, &mut random))
            .collect();
        if name == "7x6k5g" {
            // Move 12 of this line was once a losing move on the page.
            let text = "..........X......OO....OXX....XXXOOOXXXOOO";
            positions.push(grid.read_board(text).expect("a board"));
        }
        let mut thinking = Session::new(grid, Session::USUAL_MEMORY);
        let mut solving = Session::new(grid, Session::USUAL_MEMORY);
        let mut ending = |position| match grid.outcome(position) {
            Some(_) => solving.known(position, None),
            None => solving.ending(position, None, &mut || true),
        };
        for position in positions {
            let thought = thinking.solve(position, by_search(None), &mut || true);
            assert_eq!(thought.exact(), ending(position));
            let line = thinking.line(position, by_search(None), &mut || true);
            let mut here = position;
            for &cell in &line {
                let after = grid.play(here, cell);
                let board = grid.board_text(position);
                assert_eq!(ending(after).map(before), ending(here), "{name} {board}");
                (here, moves) = (after, moves + 1);
            }
        }
    }
    assert!(moves > 1_000, "{moves}");
}
