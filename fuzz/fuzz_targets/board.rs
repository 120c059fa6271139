//! Reads text as a board. A board is printed as the same text, and both searches agree about it.
#![no_main]

use cutoff::games::tic_tac_toe::{Board, TicTacToe};
use cutoff::{Algorithm, Game, OutcomeScore, Search};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(board) = text.parse::<Board>() else {
        return;
    };
    assert_eq!(board.to_string().parse(), Ok(board));
    // Minimax takes too long on nearly empty boards to be run a million times.
    if board.plies() < 4 {
        return;
    }
    let search = Search::new(&TicTacToe, OutcomeScore::depth_aware(&TicTacToe));
    let full = search.solve(Algorithm::Minimax, board);
    let pruned = search.solve(Algorithm::AlphaBeta, board);
    assert_eq!((full.best, full.score), (pruned.best, pruned.score));
    assert_eq!(full.best.is_none(), TicTacToe.outcome(board).is_some());
});
