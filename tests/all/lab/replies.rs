//! Tests replies that keep the result, and the opponent who sets traps.

use cutoff::Game;
use cutoff::games::BoardGame;
use cutoff::games::grid::{Grid, Position};
use cutoff::lab::replies::{Replies, replies, trap};
use cutoff::solver::session::Session;

use super::exact::{Exact, signs, value_of};
use super::{going_on, no_time, random_game, session, unfinished_positions};
use crate::grid::naive::after;
use crate::grid::random::Random;

/// A move, the number of replies that keep the result, and the number of all replies.
type Counted = (usize, usize, usize);

/// Lists every move in the game's order, with its replies counted one by one.
fn counted(exact: &mut Exact, grid: &Grid, position: Position) -> Vec<Counted> {
    let board = signs(grid, position);
    let mut moves = vec![];
    for cell in exact.shape.moves(&board) {
        let result = exact.value_of_move(&board, cell).signum();
        let next = after(&board, cell);
        let over = grid
            .outcome(grid.play(position, grid.move_to(cell).expect("a cell")))
            .is_some();
        let replies = if over {
            vec![]
        } else {
            exact.shape.moves(&next)
        };
        let kept = |reply: &usize| exact.value_of_move(&next, *reply).signum() == -result;
        let holding = replies.iter().copied().filter(kept).count();
        moves.push((cell, holding, replies.len()));
    }
    moves
}

/// Lists the moves with the best result, the one to play first.
fn best_of(exact: &mut Exact, grid: &Grid, position: Position, all: &[Counted]) -> Vec<Counted> {
    let board = signs(grid, position);
    let result = exact.value(&board).signum();
    let mut moves = vec![];
    for (place, &(cell, holding, replies)) in all.iter().enumerate() {
        let value = exact.value_of_move(&board, cell);
        let no_trap = holding == replies;
        let key = (no_trap, if no_trap { 0 } else { holding }, -value, place);
        if value.signum() == result {
            moves.push((key, (cell, holding, replies)));
        }
    }
    moves.sort();
    moves.into_iter().map(|(_, found)| found).collect()
}

fn written(moves: &[Replies]) -> Vec<Counted> {
    let holding = |found: &Replies| found.holding.expect("there is time");
    let of = |found: &Replies| (found.mv.index(), holding(found), found.replies);
    moves.iter().map(of).collect()
}

/// Compares the facts about a position with brute force. Returns true if a trap decides the move.
fn check(session: &mut Session, exact: &mut Exact, position: Position) -> bool {
    let grid = *session.grid();
    let place = format!("{grid} {}", grid.board_text(position));
    let all = replies(session, None, position, || true);
    let set = trap(&all).expect("there is time");
    let expected = counted(exact, &grid, position);
    assert_eq!(written(&all), expected, "{place}");
    let best = best_of(exact, &grid, position, &expected);
    assert_eq!(written(&[set]), best[..1], "{place}");
    for found in all {
        let value = exact.value_of_move(&signs(&grid, position), found.mv.index());
        assert_eq!(value_of(found.ending), value);
    }
    best[0].1 < best[0].2
}

#[test]
fn the_replies_that_keep_the_result_agree_with_brute_force() {
    let mut random = Random(35);
    let mut chosen_for_holding = 0;
    for (name, most_free, count) in [
        ("4x3k3", 12, 100),
        ("4x4k4g", 16, 150),
        ("4x4k3g", 16, 100),
        ("5x5k4g", 11, 60),
        ("7x6k4g", 11, 40),
        ("5x5k4", 8, 20),
    ] {
        let mut session = session(name);
        let grid = *session.grid();
        let mut exact = Exact::new(&grid);
        for round in 0..count {
            let free = 2 + random.below(most_free - 1) as u32;
            let position = going_on(&grid, free, &mut random);
            chosen_for_holding += usize::from(check(&mut session, &mut exact, position));
            if round % 10 == 0 {
                exact.clear();
            }
        }
    }
    assert!(chosen_for_holding > 50, "{chosen_for_holding}");
}

#[test]
fn the_replies_that_keep_the_result_agree_with_brute_force_in_all_of_3x3() {
    let mut session = session("3x3k3");
    let mut exact = Exact::new(session.grid());
    let mut chosen_for_holding = 0;
    for position in unfinished_positions(session.grid()) {
        chosen_for_holding += usize::from(check(&mut session, &mut exact, position));
    }
    assert!(chosen_for_holding > 500, "{chosen_for_holding}");
}

/// The counts are correct. The trap is known as soon as it is proved, because the best moves are
/// counted first.
#[test]
fn a_call_without_time_counts_no_replies_and_the_next_call_continues() {
    for name in ["5x4k4g", "6x4k4g"] {
        let grid: Grid = name.parse().expect("a name");
        let whole = replies(&mut session(name), None, grid.start(), || true);
        let mut sliced = session(name);
        let (mut calls, mut parts, mut trapped) = (0, 0, 0);
        loop {
            let part = replies(&mut sliced, None, grid.start(), no_time);
            calls += 1;
            let done = !part.is_empty() && part.iter().all(|found| found.holding.is_some());
            for (part, whole) in part.iter().zip(&whole) {
                let holding = part.holding.or(whole.holding);
                assert_eq!(Replies { holding, ..*part }, *whole);
            }
            if let Some(set) = trap(&part) {
                assert_eq!(Some(set), trap(&whole));
                trapped += usize::from(!done);
            }
            if done {
                break;
            }
            parts += usize::from(!part.is_empty());
        }
        assert!(
            calls > 1 && parts > 0,
            "{name}: {calls} calls, {parts} parts"
        );
        // On 5×4 some moves draw and others lose.
        assert!(trapped > 0 || name != "5x4k4g");
    }
}

#[test]
fn a_finished_game_has_no_replies_and_no_trap() {
    let mut session = session("4x4k3g");
    let grid = *session.grid();
    let moves = random_game(&grid, grid.start(), 0, &mut Random(36));
    let end = super::played(&grid, grid.start(), &moves);
    let found = replies(&mut session, None, end, no_time);
    assert!(found.is_empty() && trap(&found).is_none());
}
