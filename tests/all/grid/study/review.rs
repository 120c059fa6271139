//! Reviews of games.

use cutoff::Game;
use cutoff::games::grid::{Cell, Grid, Position};
use cutoff::lab::boards::review::{Change, Review, ReviewedMove, review};
use cutoff::solver::connect_four::Book;

use super::exact::{Exact, signs, value_of};
use super::{going_on, no_time, played, random_game, session};
use crate::grid::random::Random;

const BOOK: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/www/public/connect-four.book");

/// Holds what a review says of one move against brute force.
fn check(exact: &mut Exact, grid: &Grid, position: Position, mv: &ReviewedMove) {
    let board = signs(grid, position);
    let best = exact.value(&board);
    let value = exact.value_of_move(&board, mv.cell.index());
    assert!(mv.exact);
    assert_eq!(mv.before.map(value_of), Some(best));
    assert_eq!(mv.after.map(value_of), Some(value));
    assert_eq!(mv.player, grid.to_move(position));
    assert_eq!(exact.value_of_move(&board, mv.best.index()), best);
    let changed = if best.signum() != value.signum() {
        Some(Change::Result)
    } else {
        (best != value).then_some(Change::Length)
    };
    assert_eq!(mv.changed, changed);
    if changed.is_none() {
        assert!(mv.best == mv.cell && mv.refutation.is_empty());
        return;
    }
    // Best play by both sides, to the end.
    let mut at = grid.play(position, mv.cell);
    for &reply in &mv.refutation {
        let board = signs(grid, at);
        assert_eq!(
            exact.value_of_move(&board, reply.index()),
            exact.value(&board)
        );
        at = grid.play(at, reply);
    }
    assert!(grid.outcome(at).is_some());
}

#[test]
fn every_move_is_judged_as_by_brute_force() {
    let mut random = Random(31);
    let (mut results, mut lengths) = (0, 0);
    for (name, games) in [
        ("3x3k3", 60),
        ("4x3k3", 40),
        ("4x4k3g", 40),
        ("4x4k4g", 60),
        ("5x4k3g", 20),
    ] {
        let mut session = session(name);
        let grid = *session.grid();
        let mut exact = Exact::new(&grid);
        for _ in 0..games {
            let moves = random_game(&grid, grid.start(), 0, &mut random);
            let found = review(&mut session, None, grid.start(), &moves, || true);
            assert!(found.done && found.moves.len() == moves.len());
            let mut position = grid.start();
            for (index, mv) in found.moves.iter().enumerate() {
                assert_eq!((mv.index, mv.cell), (index, moves[index]));
                check(&mut exact, &grid, position, mv);
                results += usize::from(mv.changed == Some(Change::Result));
                lengths += usize::from(mv.changed == Some(Change::Length));
                position = grid.play(position, mv.cell);
            }
        }
    }
    assert!(results > 100 && lengths > 50, "{results} {lengths}");
}

#[test]
fn late_moves_of_connect_four_are_judged_as_by_brute_force() {
    let mut random = Random(32);
    for name in ["7x6k4g", "5x5k4"] {
        let mut session = session(name);
        let grid = *session.grid();
        let mut exact = Exact::new(&grid);
        for _ in 0..15 {
            let start = going_on(&grid, 11, &mut random);
            let moves = random_game(&grid, start, 0, &mut random);
            let found = review(&mut session, None, start, &moves, || true);
            let mut position = start;
            for mv in &found.moves {
                check(&mut exact, &grid, position, mv);
                position = grid.play(position, mv.cell);
            }
            exact.clear();
        }
    }
}

/// What is reported on the way is part of the whole review; it becomes more and never less.
#[test]
fn a_review_goes_on_where_its_time_ended() {
    let mut random = Random(33);
    for name in ["5x4k4g", "4x4k4", "6x4k4g"] {
        let grid: Grid = name.parse().expect("a name");
        let moves = random_game(&grid, grid.start(), 0, &mut random);
        let whole = review(&mut session(name), None, grid.start(), &moves, || true);
        let mut sliced = session(name);
        let (mut calls, mut before) = (0, 0);
        loop {
            let part = review(&mut sliced, None, grid.start(), &moves, no_time);
            calls += 1;
            let exact = agree(&part, &whole);
            assert!(exact >= before, "what is proved stays proved");
            before = exact;
            if part.done {
                break;
            }
        }
        assert!(calls > 5, "{name}: {calls}");
    }
}

/// Compares what is proved in both, and gives the number of moves that are exact in the first.
fn agree(part: &Review, whole: &Review) -> usize {
    for (one, other) in part.moves.iter().zip(&whole.moves) {
        if one.exact {
            let proved = |mv: &ReviewedMove| (mv.index, mv.cell, mv.before, mv.after, mv.changed);
            assert_eq!(proved(one), proved(other));
            assert_eq!(one.refutation.len(), other.refutation.len());
        } else {
            assert_eq!((one.before, one.after, one.changed), (None, None, None));
            assert!(one.refutation.is_empty());
        }
    }
    part.moves.iter().filter(|mv| mv.exact).count()
}

/// With the book, moves of the opening are judged although there is no time for what comes after them.
#[test]
fn the_book_judges_the_opening_at_once() {
    let book = Book::load(&std::fs::read(BOOK).expect("the book")).expect("a book");
    let mut session = session("7x6k4g");
    let grid = *session.grid();
    let (_, moves) = grid.play_text("4444432").expect("legal moves");
    let part = review(&mut session, Some(&book), grid.start(), &moves, no_time);
    assert!(!part.done);
    for mv in &part.moves {
        let before = played(&grid, grid.start(), &moves[..mv.index]);
        assert!(grid.is_legal(before, mv.best));
        let in_book = before.plies() < book.depth();
        // Published: both sides' best moves are in the middle, up to the last of these.
        assert_eq!((mv.exact, mv.changed), (in_book, None), "move {}", mv.index);
    }
}

#[test]
fn a_game_without_moves_is_done() {
    let mut session = session("4x4k4");
    let start = session.grid().start();
    let none: [Cell; 0] = [];
    let found = review(&mut session, None, start, &none, no_time);
    assert!(found.done && found.moves.is_empty());
}
