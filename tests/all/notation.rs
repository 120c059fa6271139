//! Tests boards as text. A text is unchanged after it is read and written, and an invalid one is
//! refused with the position of the fault.

use cutoff::Game;
use cutoff::games::grid::Grid;
use cutoff::games::tic_tac_toe::{Board, TicTacToe};
use cutoff::games::{BoardError, BoardGame};
use proptest::prelude::*;

const EMPTY_SIGNS: [char; 4] = ['.', '_', '-', ' '];

/// Plays on free cells from the empty board until the game ends.
fn board() -> impl Strategy<Value = Board> {
    prop::collection::vec(0..9_usize, 0..9).prop_map(|choices| {
        choices.into_iter().fold(Board::EMPTY, |board, choice| {
            if TicTacToe.outcome(board).is_some() {
                return board;
            }
            let moves: Vec<_> = TicTacToe.moves(board).collect();
            TicTacToe.play(board, moves[choice % moves.len()])
        })
    })
}

/// Returns the fault of a text that is not a board of 3×3, packed or not.
fn refused(text: &str) -> String {
    let error = match text.parse::<Board>() {
        Ok(board) => panic!("{text:?} is taken for {board}"),
        Err(error) => error,
    };
    assert_eq!(Grid::tic_tac_toe().read_board(text), Err(error));
    error.to_string()
}

#[test]
fn a_refusal_says_what_is_wrong_and_where() {
    let unknown = "X and O are stones; '.', '_', '-' and a space are empty";
    let counts = "X moves first, so X has as many stones as O or one more";
    let cases = [
        ("", "this board has 9 cells, and the text has 0"),
        ("..........", "this board has 9 cells, and the text has 10"),
        (".....Q...", &format!("unknown sign 'Q' on c2: {unknown}")),
        (
            "........\t",
            &format!("unknown sign U+0009 on c3: {unknown}"),
        ),
        ("XX.......", &format!("X has 2 and O has 0: {counts}")),
        ("..O......", &format!("X has 0 and O has 1: {counts}")),
        (
            "XXXOOO...",
            "X and O both have a run: X on a1, b1, c1, O on a2, b2, c2",
        ),
        ("XXXOO.O..", "play went on after X had won on a1, b1, c1"),
        ("OX.XOXX.O", "play went on after O had won on a1, b2, c3"),
    ];
    for (text, message) in cases {
        assert_eq!(refused(text), message, "{text:?}");
    }
}

#[test]
fn the_refusal_of_a_move_gives_the_reason() {
    fn says<G: BoardGame>(game: &G, text: &str, cell: usize) -> String {
        let position = game.read_board(text).expect("a position");
        let mv = game.move_to(cell).expect("0 to 8");
        match game.try_play(position, mv) {
            Ok(_) => panic!("{text} {cell} is played"),
            Err(refused) => refused.to_string(),
        }
    }
    let cases = [
        ("X...O....", 0, "a1 is taken by X"),
        ("X...O....", 4, "b2 is taken by O"),
        ("XXXOO....", 8, "the game is over: X has won"),
        ("OOOXX.X..", 8, "the game is over: O has won"),
        ("XOXXOOOXX", 8, "the game is over: it is a draw"),
    ];
    for (text, cell, message) in cases {
        assert_eq!(says(&TicTacToe, text, cell), message, "{text}");
        assert_eq!(says(&Grid::tic_tac_toe(), text, cell), message, "{text}");
    }
    let falling: Grid = "4x3k3g".parse().expect("a name");
    let message = says(&falling, "............", 0);
    assert_eq!(message, "a3 has an empty cell below it");
}

proptest! {
    #[test]
    fn a_board_is_read_back_from_its_text(board in board()) {
        prop_assert_eq!(board.to_string().parse::<Board>(), Ok(board));
    }

    #[test]
    fn every_way_to_write_a_board_gives_the_same_board(
        board in board(),
        signs in prop::collection::vec(0..4_usize, 9),
        lower: [bool; 9],
        breaks in prop::collection::vec(prop::option::of(prop_oneof![Just("\n"), Just("\r\n"), Just("/")]), 10),
    ) {
        let mut text = String::new();
        for (index, sign) in board.to_string().chars().enumerate() {
            text.push_str(breaks[index].unwrap_or(""));
            text.push(match sign {
                '.' => EMPTY_SIGNS[signs[index]],
                stone if lower[index] => stone.to_ascii_lowercase(),
                stone => stone,
            });
        }
        text.push_str(breaks[9].unwrap_or(""));
        prop_assert_eq!(text.parse::<Board>(), Ok(board), "{:?}", text);
    }

    #[test]
    fn an_unknown_sign_is_refused_with_its_cell(
        board in board(),
        place in 0..9_usize,
        sign in any::<char>().prop_filter("unknown", |sign| {
            !EMPTY_SIGNS.contains(sign) && !"xXoO×○\r\n/".contains(*sign)
                // These characters are part of layouts.
                && !",;[](){}\"'`|│┃║\t".contains(*sign)
        }),
    ) {
        let text: String = board.to_string().chars().enumerate()
            .map(|(index, known)| if index == place { sign } else { known })
            .collect();
        match text.parse::<Board>() {
            Err(BoardError::Sign { sign: found, cell }) => {
                prop_assert_eq!((found, cell.index), (sign, place));
            }
            other => prop_assert!(false, "{:?}", other),
        }
    }

    #[test]
    fn the_refusal_of_a_text_states_its_length(text in "[XO._ -]{0,30}") {
        let found = text.chars().count();
        // Spaces between cells are allowed.
        let without_spaces = text.chars().filter(|sign| *sign != ' ').count();
        prop_assume!(found != 9 && without_spaces != 9);
        prop_assert_eq!(text.parse::<Board>(), Err(BoardError::Length { expected: 9, found }));
    }

    /// Characters that look like stones or like empty cells are the most likely to be misread.
    #[test]
    fn only_known_signs_make_a_board(text in "[XxOo0×ХОο._ \\-\u{200b}\n]{7,12}") {
        let counted = text.chars().filter(|sign| *sign != '\n');
        let read: Vec<char> = counted.map(|sign| match sign {
            'X' | 'x' | '×' => 'X',
            'O' | 'o' => 'O',
            '.' | '_' | '-' => '.',
            ' ' => ' ',
            _ => '?',
        }).collect();
        // Among nine characters a space is an empty cell. In a longer text it separates cells.
        let signs = |space: Option<char>| -> String {
            read.iter().filter_map(|&sign| if sign == ' ' { space } else { Some(sign) }).collect()
        };
        match text.parse::<Board>() {
            Ok(board) if read.len() == 9 => prop_assert_eq!(board.to_string(), signs(Some('.'))),
            Ok(board) => prop_assert_eq!(board.to_string(), signs(None)),
            Err(BoardError::Sign { cell, .. }) => {
                prop_assert_eq!(read.iter().position(|&sign| sign == '?'), Some(cell.index));
            }
            Err(BoardError::Length { found, .. }) => prop_assert!(found == read.len() && found != 9),
            Err(_) => prop_assert!(!read.contains(&'?')),
        }
    }

    #[test]
    fn any_text_is_read_or_refused_with_a_message(text in any::<String>()) {
        if let Err(error) = text.parse::<Board>() {
            prop_assert!(!error.to_string().is_empty());
        }
    }
}
