//! Compares the score of every position of 3×3, and the list of positions, with brute force.

use std::collections::BTreeSet;

use super::holding;
use crate::brute_force::{self as brute, solve_all};
use crate::solver;
use cutoff::games::tic_tac_toe::{Board, PackedCell, SmallestKeys, reachable};
use cutoff::lab::solved::SolvedGame;

#[test]
fn positions_are_listed_once_and_numbered_by_symmetry() {
    let listed: BTreeSet<String> = reachable(Board::EMPTY)
        .iter()
        .map(Board::to_string)
        .collect();
    let expected: BTreeSet<String> = brute::reachable().into_iter().map(brute::text).collect();
    assert_eq!(listed, expected);
    assert_eq!(reachable(Board::EMPTY).len(), 5_478);

    let symmetries = SmallestKeys::new();
    let mut keys = BTreeSet::new();
    for cells in brute::reachable() {
        let board = solver::board(cells);
        let ours: BTreeSet<String> = board.symmetric().iter().map(Board::to_string).collect();
        let theirs: BTreeSet<String> = brute::symmetric(cells)
            .into_iter()
            .map(brute::text)
            .collect();
        assert_eq!(ours, theirs);
        assert!(
            theirs
                .iter()
                .all(|text| { symmetries.key(text.parse().unwrap()) == symmetries.key(board) })
        );
        assert!(keys.insert(board.key()), "each has a key of its own");
    }
}

#[test]
fn every_position_has_the_score_of_the_brute_force() {
    let solved = SolvedGame::new();
    let known = solve_all();
    for (&cells, exact) in &known {
        let board = solver::board(cells);
        assert_eq!(solved.score(board), exact.score);
        let best: Vec<PackedCell> = solved.best(board).collect();
        assert_eq!(solver::indices(&best), exact.best(true));
        let holds: Vec<PackedCell> = solved.holding(board).collect();
        assert_eq!(solver::indices(&holds), holding(&known, cells));
    }
}
