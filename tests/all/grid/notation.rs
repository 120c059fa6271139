//! Tests boards and lines of play as text.

use cutoff::games::grid::Grid;
use cutoff::games::{
    BoardError, BoardGame, CellName, LineError, LineFault, MoveError, PositionError,
};
use cutoff::{Game, Outcome, Side};

use super::naive::Shape;
use super::random::Random;

fn grid(name: &str) -> Grid {
    name.parse().expect("a name")
}

/// Returns the reason why a board that play cannot reach is refused.
fn refused(name: &str, board: &str) -> PositionError {
    match grid(name).read_board(board) {
        Err(BoardError::Position(error)) => error,
        other => panic!("{name} {board}: {other:?}"),
    }
}

#[test]
fn random_games_are_read_as_they_were_written() {
    let mut random = Random(3);
    for shape in Shape::all(3, 8) {
        let grid = grid(&shape.name());
        let mut position = grid.start();
        let mut line = vec![];
        while grid.outcome(position).is_none() {
            let moves: Vec<_> = grid.moves(position).collect();
            let cell = moves[random.below(moves.len())];
            position = grid.play(position, cell);
            line.push(cell);
        }
        let text = grid.line_text(&line);
        assert_eq!(grid.play_text(&text), Ok((position, line)), "{grid} {text}");
    }
}

#[test]
fn a_cell_is_named_by_its_column_and_row() {
    let names = |name: &str| -> Vec<String> {
        let grid = grid(name);
        let cells = 0..grid.cells() as usize;
        cells.map(|cell| grid.cell_name(cell).to_string()).collect()
    };
    let expected = [
        "a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2", "a3", "b3", "c3", "d3",
    ];
    assert_eq!(names("4x3k3"), expected);
    let from_the_bottom = [
        "a3", "b3", "c3", "d3", "a2", "b2", "c2", "d2", "a1", "b1", "c1", "d1",
    ];
    assert_eq!(names("4x3k3g"), from_the_bottom);
    assert_eq!(names("8x8k4").last().map(String::as_str), Some("h8"));
}

#[test]
fn a_stone_falls_to_the_lowest_free_cell() {
    let grid = grid("7x6k4g");
    let (position, moves) = grid.play_text("4453").expect("legal");
    let cells: Vec<usize> = moves.iter().map(|cell| cell.index()).collect();
    assert_eq!(cells, [38, 31, 39, 37]);
    let board = grid.board_text(position);
    assert_eq!(&board[28..], "...O.....OXX..");
}

#[test]
fn boards_can_have_small_letters_line_breaks_and_any_sign_for_empty() {
    let grid = grid("4x3k3");
    let expected = grid.read_board("XO...X.O....");
    assert!(expected.is_ok());
    for text in ["xo../.x.o/....", "Xo_-\r\n X.o\n    ", "/X\nO...X.O....//"] {
        assert_eq!(grid.read_board(text), expected, "{text}");
    }
}

#[test]
fn a_board_of_another_shape_is_refused() {
    let grid = grid("4x3k3");
    let length = |found| {
        Err(BoardError::Length {
            expected: 12,
            found,
        })
    };
    assert_eq!(grid.read_board(""), length(0));
    assert_eq!(grid.read_board("..........."), length(11));
    assert_eq!(grid.read_board("............."), length(13));
    let cell = CellName {
        index: 9,
        column: 1,
        row: 2,
        row_number: 3,
    };
    // An unknown sign is reported before a wrong length or wrong stones.
    assert_eq!(
        grid.read_board("XXXX/..../.Y"),
        Err(BoardError::Sign { sign: 'Y', cell })
    );
    let message = grid.read_board("XXXX/..../.\u{7}").unwrap_err().to_string();
    assert!(
        message.contains("U+0007") && message.contains("b3"),
        "{message}"
    );
}

#[test]
fn a_position_that_play_cannot_reach_is_refused_with_the_reason() {
    assert_eq!(
        refused("4x4k4", "X.X............."),
        PositionError::StoneCounts { x: 2, o: 0 }
    );
    assert_eq!(
        refused("4x4k4", "O..............."),
        PositionError::StoneCounts { x: 0, o: 1 }
    );
    let floating = refused("4x4k4g", ".....X.........O");
    assert_eq!(
        floating,
        PositionError::Floating(CellName {
            index: 5,
            column: 1,
            row: 1,
            row_number: 3
        })
    );
    assert!(matches!(
        refused("3x3k3", "XXXOOO..."),
        PositionError::BothWon { .. }
    ));
    let played_on = refused("3x3k3", "XXXOO.O..").to_string();
    assert_eq!(played_on, "play went on after X had won on a1, b1, c1");
}

#[test]
fn two_winning_lines_need_a_common_last_stone() {
    // X has two complete rows, but the first one had already ended the game.
    let apart = refused("4x4k3", "XXX.OO.OXXX.OO.O");
    assert!(matches!(
        apart,
        PositionError::PlayedOn {
            winner: Side::Max,
            ..
        }
    ));
    // A row and a column share a corner, where the last stone was played.
    assert!(grid("4x4k3").read_board("XXX.XO.OXO.....O").is_ok());
}

#[test]
fn a_win_below_a_later_stone_is_refused() {
    // X's row is below stones of O, so X had already won before O's last stone.
    let buried = refused("4x4k3g", "........OOO.XXX.");
    assert!(matches!(buried, PositionError::BothWon { .. }));
    let buried = refused("4x4k3g", "....X...OOX.XXXO");
    assert!(matches!(
        buried,
        PositionError::StoneCounts { .. } | PositionError::PlayedOn { .. }
    ));
}

#[test]
fn columns_that_alternate_moves_cannot_build_are_refused() {
    // The counts are equal, no stone floats and nobody has won. But O is at the bottom of every
    // column, and X moves first.
    let no_first_move = refused("4x4k4g", "........XX..OO..");
    assert_eq!(no_first_move, PositionError::Order);
    assert!(grid("4x4k4g").read_board("........OX..XO..").is_ok());
}

#[test]
fn a_wrong_move_is_refused_with_its_place() {
    let fault = |name: &str, line: &str| grid(name).play_text(line).unwrap_err();
    let error = |ply, at, fault| LineError { ply, at, fault };
    assert_eq!(fault("4x4k4", "E2"), error(0, 0, LineFault::Column('E')));
    assert_eq!(fault("4x4k4", "b2 -1"), error(1, 3, LineFault::Column('-')));
    assert_eq!(
        fault("4x4k4", "b2 a 5"),
        error(1, 5, LineFault::Row(Some('5')))
    );
    assert_eq!(
        fault("4x4k4", "b2a5"),
        error(1, 3, LineFault::Row(Some('5')))
    );
    assert_eq!(
        fault("4x4k4", "b2a0"),
        error(1, 3, LineFault::Row(Some('0')))
    );
    assert_eq!(fault("4x4k4", "b2a"), error(1, 3, LineFault::Row(None)));
    let taken = LineFault::Illegal(MoveError::Taken {
        cell: CellName {
            index: 5,
            column: 1,
            row: 1,
            row_number: 2,
        },
        by: Side::Max,
    });
    assert_eq!(fault("4x4k4", "b2a1b2"), error(2, 4, taken));
    assert_eq!(fault("7x6k4g", "48"), error(1, 1, LineFault::Column('8')));
    assert_eq!(fault("7x6k4g", "40"), error(1, 1, LineFault::Column('0')));
    assert_eq!(fault("7x6k4g", "4444444"), error(6, 6, LineFault::Full(4)));
    let finished = LineFault::Illegal(MoveError::Finished(Outcome::Win(Side::Max)));
    assert_eq!(fault("7x6k4g", "12131415"), error(7, 7, finished));
    assert_eq!(
        fault("7x6k4g", "4444444").to_string(),
        "move 7, character 7: column 4 is full"
    );
}

#[test]
fn moves_can_have_capital_letters_and_spaces() {
    for (name, plain, written) in [
        ("3x3k3", "b2a1c3", "B2 a1 C3"),
        ("4x4k4", "b2a1", " B 2a1 "),
        ("7x6k4g", "4453", "44 5 3"),
    ] {
        let grid = grid(name);
        assert_eq!(grid.play_text(written), grid.play_text(plain));
    }
}

#[test]
fn rows_are_numbered_from_the_bottom_on_boards_with_gravity() {
    for (name, first, last) in [
        ("7x6k4", "a1", "g6"),
        ("7x6k4g", "a6", "g1"),
        ("3x8k3g", "a8", "c1"),
    ] {
        let grid = grid(name);
        let last_cell = grid.cells() as usize - 1;
        let cell = |index| grid.cell_name(index);
        assert_eq!(cell(0).to_string(), first);
        assert_eq!(cell(last_cell).to_string(), last);
        // For programs, row numbers count from the top on every board.
        assert_eq!(
            (cell(0).row, cell(last_cell).row + 1),
            (0, grid.rows() as u8)
        );
    }
    let grid = grid("7x6k4g");
    let (won, _) = grid.play_text("1212121").expect("legal moves");
    assert_eq!(
        grid.cell_names(grid.winning(won)).to_string(),
        "a4, a3, a2, a1"
    );
}
