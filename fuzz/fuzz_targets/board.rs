//! Text that may be a board. What reads is printed as itself, and every search agrees about it.
#![no_main]

use cutoff::games::tic_tac_toe::{Board, TicTacToe};
use cutoff::{Algorithm, Game, OutcomeScore, Search};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(board) = text.parse::<Board>() else {
        return;
    };
    assert_eq!(board.to_string().parse(), Ok(board));
    // Minimax of nearly empty boards takes too long to be tried a million times.
    if board.plies() < 4 {
        return;
    }
    let search = Search::new(&TicTacToe, OutcomeScore::depth_aware(&TicTacToe));
    let full = search.solve(Algorithm::Minimax, board);
    let pruned = search.solve(Algorithm::AlphaBeta, board);
    assert_eq!((full.best, full.score), (pruned.best, pruned.score));
    assert_eq!(full.best.is_none(), TicTacToe.outcome(board).is_some());
});
