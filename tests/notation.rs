//! Boards as text: whatever is read is written the same, and whatever is wrong has its place.
#![cfg(not(target_arch = "wasm32"))]

use cutoff::{Board, BoardError};
use proptest::prelude::*;

const EMPTY_SIGNS: [char; 4] = ['.', '_', '-', ' '];

/// A position, by playing free cells from the empty board until the game ends.
fn board() -> impl Strategy<Value = Board> {
    use cutoff::{Game, TicTacToe};
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

proptest! {
    #[test]
    fn a_board_comes_back_from_its_own_text(board in board()) {
        prop_assert_eq!(board.to_string().parse::<Board>(), Ok(board));
    }

    #[test]
    fn every_way_to_write_a_board_reads_alike(
        board in board(),
        signs in prop::collection::vec(0..4_usize, 9),
        lower: [bool; 9],
        breaks in prop::collection::vec(prop::option::of(prop_oneof![Just("\n"), Just("\r\n")]), 10),
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
    fn an_unknown_sign_is_named_with_its_cell(
        board in board(),
        place in 0..9_usize,
        sign in any::<char>().prop_filter("unknown", |sign| {
            !EMPTY_SIGNS.contains(sign) && !"xXoO\r\n".contains(*sign)
        }),
    ) {
        let text: String = board.to_string().chars().enumerate()
            .map(|(index, known)| if index == place { sign } else { known })
            .collect();
        match text.parse::<Board>() {
            Err(BoardError::Sign { sign: found, cell }) => {
                prop_assert_eq!((found, cell.index()), (sign, place));
            }
            other => prop_assert!(false, "{:?}", other),
        }
    }

    #[test]
    fn a_text_of_another_length_says_how_long_it_is(text in "[XO._ -]{0,30}") {
        let found = text.chars().count();
        prop_assume!(found != 9);
        prop_assert_eq!(text.parse::<Board>(), Err(BoardError::Length { found }));
    }

    #[test]
    fn no_text_does_harm(text in any::<String>()) {
        if let Err(error) = text.parse::<Board>() {
            prop_assert!(!error.to_string().is_empty());
        }
    }
}
