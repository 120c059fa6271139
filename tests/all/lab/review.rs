//! Tests reviews of games.

use cutoff::Game;
use cutoff::Verdict::{self, Draw, Loss, Win};
use cutoff::games::BoardGame;
use cutoff::games::grid::{Cell, Grid, Position};
use cutoff::lab::review::{Change, MoveReview, Variation, review};
use cutoff::solver::connect_four::Book;
use cutoff::solver::grid::ProvedResult;

use super::exact::{Exact, signs, value_of};
use super::{going_on, no_time, played, random_game, session, unfinished, unfinished_positions};
use crate::brute_force as brute;
use crate::grid::naive::{has_line, to_move};
use crate::grid::random::Random;

const BOOK: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/www/public/connect-four.book");

/// The number of times that each part of a review occurred.
#[derive(Debug, Default)]
struct Seen {
    results: usize,
    lengths: usize,
    forks: usize,
}

impl Seen {
    fn add(&mut self, mv: &MoveReview) {
        self.results += usize::from(mv.changed == Some(Change::Result));
        self.lengths += usize::from(mv.changed == Some(Change::Length));
        let fork = |plan: &Option<Variation>| plan.as_ref().is_some_and(|plan| plan.fork.is_some());
        self.forks += usize::from(fork(&mv.refutation));
    }
}

/// Compares the review of one move with brute force.
fn check(exact: &mut Exact, grid: &Grid, position: Position, mv: &MoveReview) {
    let board = signs(grid, position);
    let best = exact.value(&board);
    let value = exact.value_of_move(&board, mv.mv.index());
    assert!(mv.exact && mv.is_explained() && mv.is_done());
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
    assert!(best >= value);
    match &mv.refutation {
        Some(plan) => check_plan(exact, grid, grid.play(position, mv.mv), plan),
        None => assert!(changed.is_none() && mv.best == mv.mv),
    }
    match &mv.chance {
        Some(plan) => check_plan(exact, grid, position, plan),
        None => assert_ne!(changed, Some(Change::Result)),
    }
    let better = mv.better.as_ref().map(|cells| {
        let cells = cells.iter().map(|cell| cell.index());
        cells.collect::<Vec<usize>>()
    });
    let moves = exact.shape.moves(&board).into_iter();
    let keeps = |cell: &usize| exact.value_of_move(&board, *cell).signum() == best.signum();
    let keeping = moves.filter(keeps);
    let expected = (changed == Some(Change::Result)).then(|| keeping.collect::<Vec<usize>>());
    assert_eq!(better, expected);
    assert_eq!(mv.chance.is_some(), changed == Some(Change::Result));
    assert_eq!(mv.refutation.is_some(), changed.is_some());
}

/// Plays a plan to its end. Both sides must play best, and the plan must name its first fork.
fn check_plan(exact: &mut Exact, grid: &Grid, start: Position, plan: &Variation) {
    let value = exact.of(grid, start);
    let starts = to_move(&signs(grid, start));
    let mut at = start;
    let mut forks = vec![];
    for (place, &mv) in plan.line.iter().enumerate() {
        let board = signs(grid, at);
        let sign = to_move(&board);
        assert!(exact.shape.moves(&board).contains(&mv.index()));
        let kept = exact.value_of_move(&board, mv.index());
        assert_eq!(kept, exact.value(&board));
        at = grid.play(at, mv);
        let next = signs(grid, at);
        let wins = |&cell: &usize| {
            let mut filled = next.clone();
            filled[cell] = sign;
            has_line(&exact.lines, &filled, sign)
        };
        let ways = exact
            .shape
            .moves(&next)
            .iter()
            .filter(|cell| wins(cell))
            .count();
        let is_winner = value != 0 && (value > 0) == (sign == starts);
        if is_winner && ways > 1 && grid.outcome(at).is_none() {
            forks.push(place);
        }
    }
    assert!(grid.outcome(at).is_some());
    assert_eq!(plan.fork, forks.first().copied());
}

#[test]
fn a_review_of_every_move_agrees_with_brute_force() {
    let mut random = Random(31);
    let mut seen = Seen::default();
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
            assert_eq!(found.len(), moves.len());
            let mut position = grid.start();
            for (ply, mv) in found.iter().enumerate() {
                assert_eq!((mv.ply, mv.mv), (ply, moves[ply]));
                check(&mut exact, &grid, position, mv);
                seen.add(mv);
                position = grid.play(position, mv.mv);
            }
        }
    }
    assert!(seen.results > 100 && seen.lengths > 50, "{seen:?}");
}

#[test]
fn a_review_agrees_with_brute_force_in_every_position_of_3x3() {
    let mut session = session("3x3k3");
    let grid = *session.grid();
    let mut exact = Exact::new(&grid);
    let mut seen = Seen::default();
    let mut moves = 0;
    for position in unfinished_positions(&grid) {
        for mv in grid.moves(position) {
            let found = review(&mut session, None, position, &[mv], || true);
            assert_eq!((found.len(), found[0].ply, found[0].mv), (1, 0, mv));
            check(&mut exact, &grid, position, &found[0]);
            seen.add(&found[0]);
            moves += 1;
        }
    }
    let known = unfinished()
        .into_iter()
        .map(|cells| brute::moves(cells).len());
    assert_eq!(moves, known.sum::<usize>());
    assert!(
        seen.results > 1_000 && seen.lengths > 1_000 && seen.forks > 100,
        "{seen:?}"
    );
}

#[test]
fn a_review_of_late_moves_of_connect_four_agrees_with_brute_force() {
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
            for mv in &found {
                check(&mut exact, &grid, position, mv);
                position = grid.play(position, mv.mv);
            }
            exact.clear();
        }
    }
}

#[test]
fn a_review_reports_every_move_of_a_game() {
    let mut session = session("3x3k3");
    let grid = *session.grid();
    // The moves are a corner, an edge (which loses), another edge (which no longer wins), …
    let game: Vec<Cell> = [0, 1, 5, 3]
        .into_iter()
        .filter_map(|cell| grid.move_to(cell))
        .collect();
    let found = review(&mut session, None, grid.start(), &game, || true);
    let changed = found.iter().filter(|mv| mv.changed == Some(Change::Result));
    let told: Vec<(usize, Option<Verdict>, Option<Verdict>)> = changed
        .map(|mv| {
            let verdict = |ending: Option<ProvedResult>| ending.map(|end| end.verdict);
            (mv.ply, verdict(mv.before), verdict(mv.after))
        })
        .collect();
    let expected = [(1, Some(Draw), Some(Loss)), (2, Some(Win), Some(Draw))];
    assert_eq!(told[..2], expected);
}

/// Every partial report is part of the complete review, and no later report has less.
#[test]
fn a_review_continues_where_its_time_ended() {
    let mut random = Random(33);
    for name in ["5x4k4g", "4x4k4", "6x4k4g"] {
        let grid: Grid = name.parse().expect("a name");
        let moves = random_game(&grid, grid.start(), 0, &mut random);
        let whole = review(&mut session(name), None, grid.start(), &moves, || true);
        assert!(whole.iter().all(MoveReview::is_done));
        let mut sliced = session(name);
        let (mut calls, mut before) = (0, [0; 3]);
        loop {
            let part = review(&mut sliced, None, grid.start(), &moves, no_time);
            calls += 1;
            let known = agree(&part, &whole);
            let never_less = known.iter().zip(&before).all(|(now, before)| now >= before);
            assert!(never_less, "what is proved stays proved");
            before = known;
            if part.iter().all(MoveReview::is_done) {
                break;
            }
        }
        assert!(calls > 5, "{name}: {calls}");
    }
}

/// Without the book, proving the first moves of Connect Four would take too long.
#[test]
fn a_late_refutation_does_not_wait_for_the_first_moves() {
    let mut session = session("7x6k4g");
    let grid = *session.grid();
    let (_, moves) = grid.play_text("353177317443656224").expect("legal moves");
    let mut steps = 0;
    let found = review(&mut session, None, grid.start(), &moves, || {
        steps += 1;
        steps < 300
    });
    assert!(!found[0].exact);
    let last = found.iter().rfind(|mv| mv.changed.is_some()).expect("one");
    assert!(last.ply >= 12 && last.is_explained(), "{last:?}");
}

/// Compares the proved parts of two reviews. Returns how many moves in the first are exact,
/// explained and done.
fn agree(part: &[MoveReview], whole: &[MoveReview]) -> [usize; 3] {
    for (one, other) in part.iter().zip(whole) {
        let plies = |plan: &Option<Variation>| plan.as_ref().map(|plan| plan.line.len());
        if one.exact {
            let proved = |mv: &MoveReview| (mv.ply, mv.mv, mv.before, mv.after, mv.changed);
            assert_eq!(proved(one), proved(other));
            assert!(one.refutation.is_none() || plies(&one.refutation) == plies(&other.refutation));
            assert!(one.chance.is_none() || plies(&one.chance) == plies(&other.chance));
            assert!(one.better.is_none() || one.better == other.better);
        } else {
            assert_eq!((one.before, one.after, one.changed), (None, None, None));
            assert_eq!(
                (&one.refutation, &one.chance, &one.better),
                (&None, &None, &None)
            );
        }
    }
    let count = |is: fn(&MoveReview) -> bool| part.iter().filter(|mv| is(mv)).count();
    let known = [
        |mv: &MoveReview| mv.exact,
        MoveReview::is_explained,
        MoveReview::is_done,
    ]
    .map(count);
    assert!(known[0] >= known[1] && known[1] >= known[2]);
    known
}

/// The book proves moves of the opening even without time to search the moves after them.
#[test]
fn the_book_judges_the_opening_at_once() {
    let book = Book::load(&std::fs::read(BOOK).expect("the book")).expect("a book");
    let mut session = session("7x6k4g");
    let grid = *session.grid();
    let (_, moves) = grid.play_text("4444413222").expect("legal moves");
    let part = review(&mut session, Some(&book), grid.start(), &moves, no_time);
    assert!(!part.iter().all(MoveReview::is_done));
    for mv in &part {
        let before = played(&grid, grid.start(), &moves[..mv.ply]);
        assert!(grid.is_legal(before, mv.best));
        let in_book = before.plies() < book.depth();
        // Both sides play best, by the solver.
        assert_eq!((mv.exact, mv.changed), (in_book, None), "move {}", mv.ply);
    }
}

#[test]
fn a_game_without_moves_has_nothing_to_review() {
    let mut session = session("4x4k4");
    let start = session.grid().start();
    assert!(review(&mut session, None, start, &[], no_time).is_empty());
}
