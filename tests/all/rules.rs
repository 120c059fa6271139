//! Tests the rules in every position and on every string.

use std::collections::BTreeSet;

use crate::brute_force::{self as brute, Cells};
use crate::solver::{self, board, indices, side};
use cutoff::games::grid::Grid;
use cutoff::games::tic_tac_toe::{Board, PackedCell, TicTacToe};
use cutoff::games::{BoardError, BoardGame, MoveError, PositionError};
use cutoff::{Game, Outcome, Side};

fn outcome(cells: Cells) -> Option<Outcome> {
    match brute::winner(cells) {
        Some(sign) => Some(Outcome::Win(side(sign))),
        None => (brute::count(cells, '.') == 0).then_some(Outcome::Draw),
    }
}

/// The numbers are in docs/design.md (reference numbers) and in many earlier sources.
#[test]
fn there_are_5478_positions_and_765_if_symmetric_ones_count_once() {
    let all = brute::reachable();
    let ended = |winner| {
        let of_this_end = |cells: &&Cells| brute::winner(**cells) == winner;
        let ended = all.iter().filter(|&&cells| brute::finished(cells));
        ended.filter(of_this_end).count()
    };
    assert_eq!(all.len(), 5_478);
    assert_eq!(
        [ended(Some('X')), ended(Some('O')), ended(None)],
        [626, 316, 16]
    );
    let going_on = all.iter().filter(|&&cells| !brute::finished(cells));
    assert_eq!(going_on.count(), 4_520);
    let different: BTreeSet<Cells> = all
        .iter()
        .filter_map(|&cells| brute::symmetric(cells).into_iter().min())
        .collect();
    assert_eq!(different.len(), 765);
}

#[test]
fn every_position_has_the_right_side_to_move_outcome_and_moves() {
    for cells in brute::reachable() {
        let board = board(cells);
        let sign = brute::to_move(cells);
        assert_eq!(TicTacToe.to_move(board), side(sign), "{board}");
        assert_eq!(TicTacToe.outcome(board), outcome(cells), "{board}");
        if brute::finished(cells) {
            continue;
        }
        let moves: Vec<PackedCell> = TicTacToe.moves(board).collect();
        assert_eq!(indices(&moves), brute::moves(cells), "{board}, row by row");
        for mv in moves {
            let next = brute::text(brute::after(cells, mv.index()));
            assert_eq!(TicTacToe.play(board, mv).to_string(), next);
        }
    }
}

#[test]
fn every_position_knows_its_stones() {
    for cells in brute::reachable() {
        let board = board(cells);
        let plies = 9 - brute::count(cells, '.');
        assert_eq!(board.plies() as usize, plies, "{board}");
        let bits = |sign| (0..9).filter(move |&cell| cells[cell] == sign);
        let mask = |sign| bits(sign).fold(0, |mask, cell| mask | 1 << cell);
        let stones = (board.stones(Side::Max), board.stones(Side::Min));
        assert_eq!(stones, (mask('X'), mask('O')), "{board}");
        assert_eq!(board.free(), mask('.'), "{board}");
        for cell in PackedCell::all() {
            let sign = cells[cell.index()];
            assert_eq!(board.stone(cell), (sign != '.').then(|| side(sign)));
        }
    }
}

#[test]
fn cells_are_numbered_row_by_row() {
    let cells: Vec<PackedCell> = (0..9).filter_map(PackedCell::new).collect();
    assert_eq!(cells, PackedCell::all().collect::<Vec<_>>());
    assert_eq!(
        (PackedCell::new(9), PackedCell::new(usize::MAX)),
        (None, None)
    );
    for (index, cell) in cells.into_iter().enumerate() {
        assert_eq!(3 * cell.row() + cell.col(), index);
        assert!(cell.row() < 3 && cell.col() < 3);
        let name = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"][index];
        assert_eq!(TicTacToe.cell_name(index).to_string(), name);
    }
}

#[test]
fn a_move_is_played_exactly_if_it_is_legal() {
    for cells in brute::reachable() {
        let board = board(cells);
        for cell in PackedCell::all() {
            let sign = cells[cell.index()];
            let expected = match outcome(cells) {
                Some(outcome) => Err(MoveError::Finished(outcome)),
                None if sign != '.' => Err(MoveError::Taken {
                    cell: TicTacToe.cell_name(cell.index()),
                    by: side(sign),
                }),
                None => Ok(solver::board(brute::after(cells, cell.index()))),
            };
            assert_eq!(
                TicTacToe.try_play(board, cell),
                expected,
                "{board} {cell:?}"
            );
            if !brute::finished(cells) {
                assert_eq!(TicTacToe.is_legal(board, cell), sign == '.');
            }
        }
    }
}

/// Tries all 19,683 strings of three signs. Each is accepted exactly if a game can reach it, and
/// otherwise refused with the right reason.
#[test]
fn a_string_is_a_board_exactly_if_play_can_reach_it() {
    let reachable = brute::reachable();
    let grid = Grid::tic_tac_toe();
    let mut accepted = 0;
    for number in 0..3_usize.pow(9) {
        let cells: Cells =
            std::array::from_fn(|cell| ['.', 'X', 'O'][number / 3_usize.pow(cell as u32) % 3]);
        let text = brute::text(cells);
        match text.parse::<Board>() {
            Ok(board) => {
                assert!(reachable.contains(&cells), "{text}");
                assert_eq!(board.to_string(), text);
                accepted += 1;
            }
            Err(error) => {
                assert!(!reachable.contains(&cells), "{text}");
                assert_eq!(error, BoardError::Position(reason(cells)), "{text}");
                assert_eq!(grid.read_board(&text), Err(error), "{text}");
            }
        }
    }
    assert_eq!(accepted, 5_478);
}

/// Returns the reason why this is not a position. If there are several, stone counts come first.
fn reason(cells: Cells) -> PositionError {
    let (x, o) = (brute::count(cells, 'X'), brute::count(cells, 'O'));
    let lines = |sign| {
        let cells = brute::lines_of(cells, sign).into_iter().flatten();
        TicTacToe.cell_names(cells.fold(0, |bits, cell| bits | 1 << cell))
    };
    let won = ['X', 'O'].map(|sign| brute::has_line(cells, sign));
    match won {
        _ if x != o && x != o + 1 => PositionError::StoneCounts {
            x: x as u32,
            o: o as u32,
        },
        [true, true] => PositionError::BothWon {
            x: lines('X'),
            o: lines('O'),
        },
        [true, false] => PositionError::PlayedOn {
            winner: Side::Max,
            cells: lines('X'),
        },
        [false, true] => PositionError::PlayedOn {
            winner: Side::Min,
            cells: lines('O'),
        },
        [false, false] => panic!("a game can reach {}", brute::text(cells)),
    }
}
