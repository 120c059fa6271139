//! The opponent who sets traps.

use cutoff::Game;
use cutoff::games::grid::{Cell, Grid, Position};
use cutoff::lab::boards::trap::{TrapMove, set_trap};

use super::exact::{Exact, signs, value_of};
use super::{going_on, no_time, random_game, session};
use crate::grid::naive::after;
use crate::grid::random::Random;

/// Every move with the best result, with its replies counted one by one, the one to play first.
fn counted(exact: &mut Exact, grid: &Grid, position: Position) -> Vec<(usize, usize, usize)> {
    let board = signs(grid, position);
    let result = exact.value(&board).signum();
    let mut moves = vec![];
    for (place, cell) in exact.shape.moves(&board).into_iter().enumerate() {
        let value = exact.value_of_move(&board, cell);
        if value.signum() != result {
            continue;
        }
        let next = after(&board, cell);
        let over = grid
            .outcome(grid.play(position, grid.cell(cell).expect("a cell")))
            .is_some();
        let replies = if over {
            vec![]
        } else {
            exact.shape.moves(&next)
        };
        let kept = |reply: &usize| exact.value_of_move(&next, *reply).signum() == -result;
        let holding = replies.iter().copied().filter(kept).count();
        let no_trap = holding == replies.len();
        let key = (no_trap, if no_trap { 0 } else { holding }, -value, place);
        moves.push((key, (cell, holding, replies.len())));
    }
    moves.sort();
    moves.into_iter().map(|(_, found)| found).collect()
}

fn written(traps: &[TrapMove]) -> Vec<(usize, usize, usize)> {
    let of = |trap: &TrapMove| (trap.mv.index(), trap.holding, trap.replies);
    traps.iter().map(of).collect()
}

#[test]
fn the_replies_that_hold_are_those_of_brute_force() {
    let mut random = Random(35);
    let mut chosen_for_holding = 0;
    for (name, most_free, count) in [
        ("3x3k3", 9, 200),
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
            let found = set_trap(&mut session, None, position, || true);
            let expected = counted(&mut exact, &grid, position);
            assert!(found.exact);
            assert_eq!(
                written(&found.traps),
                expected,
                "{name} {}",
                grid.board_text(position)
            );
            assert_eq!(found.mv.map(Cell::index), Some(expected[0].0));
            for trap in &found.traps {
                let value = exact.value_of_move(&signs(&grid, position), trap.mv.index());
                assert_eq!(value_of(trap.ending), value);
            }
            chosen_for_holding += usize::from(expected[0].1 < expected[0].2);
            if round % 10 == 0 {
                exact.clear();
            }
        }
    }
    assert!(chosen_for_holding > 50, "{chosen_for_holding}");
}

#[test]
fn a_choice_that_is_not_proved_says_so_and_goes_on() {
    let name = "6x4k4g";
    let grid: Grid = name.parse().expect("a name");
    let whole = set_trap(&mut session(name), None, grid.start(), || true);
    let mut sliced = session(name);
    let mut calls = 0;
    loop {
        let part = set_trap(&mut sliced, None, grid.start(), no_time);
        let mv = part.mv.expect("there are moves");
        assert!(grid.is_legal(grid.start(), mv));
        if part.exact {
            assert_eq!(part, whole);
            break;
        }
        assert!(part.traps.is_empty());
        calls += 1;
    }
    assert!(calls > 1);
}

#[test]
fn there_is_no_trap_after_the_end() {
    let mut session = session("4x4k3g");
    let grid = *session.grid();
    let moves = random_game(&grid, grid.start(), 0, &mut Random(36));
    let end = super::played(&grid, grid.start(), &moves);
    let found = set_trap(&mut session, None, end, no_time);
    assert!(found.exact && found.mv.is_none() && found.traps.is_empty());
}
