//! The rules, over every position and every string.
#![cfg(not(target_arch = "wasm32"))]

mod brute_force;

use std::collections::BTreeSet;

use brute_force::{self as brute, Cells};
use cutoff::{Board, BoardError, Cell, Game, MoveError, Outcome, Side, TicTacToe};

fn board(cells: Cells) -> Board {
    brute::text(cells).parse().expect("a reachable position")
}

fn side(sign: char) -> Side {
    if sign == 'X' { Side::Max } else { Side::Min }
}

fn outcome(cells: Cells) -> Option<Outcome> {
    match brute::winner(cells) {
        Some(sign) => Some(Outcome::Win(side(sign))),
        None => (brute::count(cells, '.') == 0).then_some(Outcome::Draw),
    }
}

/// The counts are those of the design document, and of many others before it.
#[test]
fn there_are_5478_positions() {
    let all = brute::reachable();
    let finished = |sign| {
        all.iter()
            .filter(|&&cells| brute::winner(cells) == sign && brute::finished(cells))
            .count()
    };
    assert_eq!(all.len(), 5_478);
    assert_eq!(
        all.iter().filter(|&&cells| !brute::finished(cells)).count(),
        4_520
    );
    assert_eq!(
        [finished(Some('X')), finished(Some('O')), finished(None)],
        [626, 316, 16]
    );
}

#[test]
fn every_position_has_the_side_the_outcome_and_the_moves_that_the_rules_say() {
    for cells in brute::reachable() {
        let board = board(cells);
        assert_eq!(
            TicTacToe.to_move(board),
            side(brute::to_move(cells)),
            "{board}"
        );
        assert_eq!(TicTacToe.outcome(board), outcome(cells), "{board}");
        assert_eq!(board.to_string(), brute::text(cells));
        if brute::finished(cells) {
            continue;
        }
        let moves: Vec<usize> = TicTacToe.moves(board).map(Cell::index).collect();
        assert_eq!(moves, brute::free(cells), "{board}, row by row");
        for mv in TicTacToe.moves(board) {
            let next = TicTacToe.play(board, mv);
            assert_eq!(
                next.to_string(),
                brute::text(brute::after(cells, mv.index()))
            );
        }
    }
}

#[test]
fn a_move_is_played_exactly_if_it_is_legal() {
    for cells in brute::reachable() {
        let board = board(cells);
        for cell in Cell::all() {
            let played = TicTacToe.try_play(board, cell);
            let legal = !brute::finished(cells) && cells[cell.index()] == '.';
            if !brute::finished(cells) {
                assert_eq!(TicTacToe.is_legal(board, cell), legal, "{board} {cell}");
            }
            match played {
                Ok(next) => {
                    assert!(legal);
                    assert_eq!(next, TicTacToe.play(board, cell));
                }
                Err(MoveError::Taken { .. }) => {
                    assert!(cells[cell.index()] != '.' && !brute::finished(cells))
                }
                Err(MoveError::Finished(how)) => assert_eq!(Some(how), outcome(cells)),
            }
        }
    }
}

#[test]
fn the_winning_cells_are_those_of_the_finished_lines() {
    for cells in brute::reachable() {
        let winning: BTreeSet<usize> = board(cells).winning_cells().map(Cell::index).collect();
        let Some(sign) = brute::winner(cells) else {
            assert!(winning.is_empty());
            continue;
        };
        // A cell is part of a finished line exactly if without it there is one line less.
        for cell in 0..9 {
            let mut without = cells;
            without[cell] = '.';
            let lines = |cells| lines_of(cells, sign);
            assert_eq!(
                winning.contains(&cell),
                lines(without) < lines(cells),
                "{}",
                brute::text(cells)
            );
        }
    }
}

fn lines_of(cells: Cells, sign: char) -> usize {
    let all = |line: [usize; 3]| line.iter().all(|&cell| cells[cell] == sign);
    let rows = (0..3)
        .filter(|row| all([3 * row, 3 * row + 1, 3 * row + 2]))
        .count();
    let columns = (0..3).filter(|col| all([*col, col + 3, col + 6])).count();
    rows + columns + usize::from(all([0, 4, 8])) + usize::from(all([2, 4, 6]))
}

/// All 19,683 strings of three signs: accepted exactly if a game can reach them, and refused for
/// the reason that holds.
#[test]
fn a_string_is_a_board_exactly_if_it_can_be_reached() {
    let reachable = brute::reachable();
    let mut accepted = 0;
    for number in 0..3_usize.pow(9) {
        let cells: Cells =
            std::array::from_fn(|cell| ['.', 'X', 'O'][number / 3_usize.pow(cell as u32) % 3]);
        let parsed = brute::text(cells).parse::<Board>();
        assert_eq!(
            parsed.is_ok(),
            reachable.contains(&cells),
            "{}",
            brute::text(cells)
        );
        accepted += usize::from(parsed.is_ok());
        if let Err(error) = parsed {
            assert_reason(cells, error);
        }
    }
    assert_eq!(accepted, 5_478);
}

fn assert_reason(cells: Cells, error: BoardError) {
    let (x, o) = (brute::count(cells, 'X'), brute::count(cells, 'O'));
    let counts_fit = x == o || x == o + 1;
    let won = ['X', 'O'].map(|sign| brute::has_line(cells, sign));
    let line_of = |line: [Cell; 3], sign| line.iter().all(|cell| cells[cell.index()] == sign);
    match error {
        BoardError::StoneCounts {
            x: found_x,
            o: found_o,
        } => {
            assert!(!counts_fit);
            assert_eq!((found_x, found_o), (x, o));
        }
        BoardError::BothWon { x, o } => assert!(counts_fit && line_of(x, 'X') && line_of(o, 'O')),
        BoardError::PlayedOn { winner, line } => {
            let sign = if winner == Side::Max { 'X' } else { 'O' };
            assert!(counts_fit && won != [true, true] && line_of(line, sign));
            assert_ne!(
                brute::to_move(cells),
                if sign == 'X' { 'O' } else { 'X' },
                "the loser moved last"
            );
        }
        BoardError::Length { .. } | BoardError::Sign { .. } => panic!("{error}"),
    }
}
