//! Tests positions with a single good move, and those with a result to lose.

use std::collections::{BTreeSet, HashSet};

use cutoff::Game;
use cutoff::games::BoardGame;
use cutoff::games::grid::{Grid, Position};
use cutoff::lab::puzzle::{FoundPuzzle, PuzzleHunt, PuzzleKind, choices};
use cutoff::solver::session::{Session, SolveOptions};

use super::exact::{Exact, signs, value_of};
use super::{going_on, holding, no_time, played, session, unfinished};
use crate::brute_force as brute;
use crate::grid::naive::{Signs, winner};
use crate::grid::random::Random;

fn hunted(session: &mut Session, seed: u64, kind: Option<PuzzleKind>) -> FoundPuzzle {
    let mut hunt = PuzzleHunt::new(session.grid(), seed, kind);
    let found = hunt.go_on(session, None, || true);
    found.expect("there is time").clone()
}

#[test]
fn every_other_move_of_a_puzzle_is_worse_by_brute_force() {
    let (mut wins, mut saves) = (0, 0);
    for (name, seeds) in [
        ("3x3k3", 30),
        ("4x3k3", 30),
        ("4x4k3g", 30),
        ("4x4k4g", 60),
        ("5x4k4g", 20),
    ] {
        let mut session = session(name);
        let grid = *session.grid();
        let mut exact = Exact::new(&grid);
        for seed in 0..seeds {
            let found = hunted(&mut session, seed, None);
            assert_eq!(played(&grid, grid.start(), &found.moves), found.position);
            let board = signs(&grid, found.position);
            let value = exact.value(&board);
            match found.kind {
                PuzzleKind::Win => assert!(value > 0),
                PuzzleKind::Save => assert!(value == 0),
            }
            assert_eq!(value_of(found.ending), value);
            assert_eq!(exact.value_of_move(&board, found.best.index()), value);
            for &(mv, ending) in &found.alternatives {
                let worse = exact.value_of_move(&board, mv.index());
                assert_eq!(value_of(ending), worse);
                assert!(worse.signum() < value.signum());
            }
            let moves = grid.moves(found.position).count();
            assert_eq!(found.alternatives.len() + 1, moves);
            assert!(moves > 1 && found.ending.plies > 1);
            wins += usize::from(found.kind == PuzzleKind::Win);
            saves += usize::from(found.kind == PuzzleKind::Save);
        }
    }
    assert!(wins > 20 && saves > 5, "{wins} {saves}");
}

/// Compares Connect Four's puzzles with the scores of a separate solver, and checks their numbers
/// of stones.
#[test]
fn connect_four_has_puzzles_of_both_kinds_for_many_seeds() {
    use cutoff::solver::connect_four::{AnyShape, ConnectFourPosition, Solver};
    let mut solver = Solver::new(AnyShape::SEVEN_BY_SIX, Solver::USUAL_MEMORY);
    let mut session = session("7x6k4g");
    let grid = *session.grid();
    let mut seen = HashSet::new();
    for kind in [PuzzleKind::Win, PuzzleKind::Save] {
        for seed in 0..10 {
            let found = hunted(&mut session, seed, Some(kind));
            assert_eq!(found.kind, kind);
            assert!(found.position.plies() >= 14);
            seen.insert(found.position);
            let columns: Vec<u32> = found.moves.iter().map(|mv| mv.index() as u32 % 7).collect();
            let position = ConnectFourPosition::from_columns(AnyShape::SEVEN_BY_SIX, &columns);
            let scores = solver.column_scores(position.expect("legal moves"));
            let good = |score: &&i32| match kind {
                PuzzleKind::Win => **score > 0,
                PuzzleKind::Save => **score >= 0,
            };
            let best = grid.cell_name(found.best.index()).column;
            assert!(
                scores[usize::from(best)]
                    .as_ref()
                    .is_some_and(|score| good(&score))
            );
            assert_eq!(scores.iter().flatten().filter(good).count(), 1);
        }
    }
    assert!(seen.len() > 15, "each seed has a position of its own");
}

/// A seed results in the same position with or without enough time, whatever the questions in
/// between are.
#[test]
fn a_puzzle_depends_only_on_its_seed() {
    let mut random = Random(34);
    for name in ["5x4k4g", "4x4k4", "7x6k4g"] {
        let mut calls = 0;
        for seed in 0..3 {
            let at_once = hunted(&mut session(name), seed, None);
            let mut other = session(name);
            let grid = *other.grid();
            let mut hunt = PuzzleHunt::new(&grid, seed, None);
            let found = loop {
                calls += 1;
                if let Some(found) = hunt.go_on(&mut other, None, no_time) {
                    break found.clone();
                }
                let elsewhere = going_on(&grid, 9, &mut random);
                other.solve(elsewhere, SolveOptions::default(), &mut no_time);
            };
            assert_eq!(found, at_once, "{name} {seed}");
            assert_eq!(hunt.found(), Some(&at_once));
            let tried = hunt.tried();
            assert!(hunt.go_on(&mut other, None, no_time).is_some());
            assert_eq!(hunt.tried(), tried);
        }
        assert!(calls > 3, "{name}");
    }
}

/// Each call ends even if there is nothing to find, because eight in a row on 3×8 is always a draw.
#[test]
fn a_hunt_that_finds_nothing_ends_with_its_time() {
    let mut session = session("3x8k8");
    let mut hunt = PuzzleHunt::new(session.grid(), 1, Some(PuzzleKind::Save));
    for _ in 0..3 {
        let mut left = 20;
        let found = hunt.go_on(&mut session, None, || {
            left -= 1;
            left > 0
        });
        assert!(found.is_none());
    }
    assert!(hunt.tried() > 3);
}

/// Returns the boards of a list, after checking that each one is different.
fn boards(grid: &Grid, positions: &[Position]) -> BTreeSet<Signs> {
    let boards: BTreeSet<Signs> = positions.iter().map(|&at| signs(grid, at)).collect();
    assert_eq!(boards.len(), positions.len());
    boards
}

#[test]
fn choices_of_3x3_are_all_positions_with_something_to_lose_once_per_symmetry() {
    let known = brute::solve_all();
    let mut expected = BTreeSet::new();
    for cells in unfinished() {
        if holding(&known, cells).len() < brute::moves(cells).len() {
            let least = brute::symmetric(cells).into_iter().min();
            expected.insert(brute::text(least.expect("eight of them")).into_bytes());
        }
    }
    let mut session = session("3x3k3");
    let grid = *session.grid();
    let found = choices(&mut session, 5_478).expect("just enough");
    assert!(found.is_sorted_by_key(|position| position.plies()));
    let exact = Exact::new(&grid);
    let least = |signs: &Signs| exact.shape.symmetric(signs).into_iter().next();
    let found: BTreeSet<Signs> = boards(&grid, &found).iter().filter_map(least).collect();
    assert_eq!(found, expected);
    assert_eq!(choices(&mut session, 5_477), None);
}

#[test]
fn choices_of_other_boards_agree_with_brute_force() {
    for name in ["3x3k3g", "4x3k3g", "3x4k4g", "4x3k3"] {
        let mut session = session(name);
        let grid = *session.grid();
        let mut exact = Exact::new(&grid);
        let all = exact.shape.reachable();
        let found = choices(&mut session, all.len()).expect("just enough");
        assert!(found.is_sorted_by_key(|position| position.plies()));
        let found = boards(&grid, &found);
        let mut expected = 0;
        for board in &all {
            if winner(&exact.lines, board).is_some() {
                continue;
            }
            let result = exact.value(board).signum();
            let moves = exact.shape.moves(board);
            let loses = |&cell: &usize| exact.value_of_move(board, cell).signum() != result;
            if moves.iter().any(loses) {
                let ways = exact.shape.symmetric(board);
                assert_eq!(ways.intersection(&found).count(), 1, "{name}");
                expected += usize::from(ways.first() == Some(board));
            }
        }
        assert_eq!(found.len(), expected, "{name}");
    }
}
