//! Other ways to search 3×3, for `best_move`.

use std::cell::RefCell;

use super::best_move::BestMove;
use super::clock;
use super::input::Options;
use super::worth::Parts;
use crate::game::Game;
use crate::games::tic_tac_toe::{Board, TicTacToe};
use crate::lab::contest::{Contestant, Racer};
use crate::search::{Counter, OutcomeScore, RootMove, Score, Scoring, Solution, Worth};

/// What makes a racer the same as the last one.
type Wanted = (Contestant, OutcomeScore, Option<Vec<usize>>);

thread_local! {
    /// The last racer: its tables serve every position.
    static RACER: RefCell<Option<(Wanted, Racer)>> = const { RefCell::new(None) };
}

/// Works with the racer that the options describe.
fn with_racer<T>(
    options: &Options,
    contestant: Contestant,
    work: impl FnOnce(&mut Racer) -> T,
) -> T {
    let wanted = (contestant, options.scoring, options.order.clone());
    let kept = RACER.take().filter(|(kept, _)| *kept == wanted);
    let mut racer = kept.map_or_else(
        || Racer::new(contestant, options.scoring, options.cell_order()),
        |(_, racer)| racer,
    );
    let answer = work(&mut racer);
    RACER.set(Some((wanted, racer)));
    answer
}

/// See [`best_move`](super::best_move).
pub fn best_move(options: &Options, board: Board, contestant: Contestant) -> BestMove {
    let mut observers = (Counter::default(), RootMove::default());
    let (value, elapsed_ms) = with_racer(options, contestant, |racer| {
        let start = clock::now();
        let value = racer.search(board, &mut observers);
        (value, clock::single_run(start))
    });
    let (counts, RootMove(best)) = observers;
    let player = TicTacToe.to_move(board);
    let score = value.seen_by(player);
    let scoring = options.scoring;
    // Plain scores do not say how long a win takes, and a search with a table has no line to the end.
    let worth = if scoring == OutcomeScore::PLAIN && score != 0 {
        Parts::verdict(scoring.verdict(score), score)
    } else {
        let worth: Worth = Scoring::<TicTacToe>::worth(&scoring, score, 0, false);
        Parts::of_search(worth, TicTacToe.longest() - board.plies(), scoring)
    };
    let found = Solution {
        player,
        best,
        score,
        worth,
        principal_variation: best.into_iter().collect(),
        counts,
    };
    BestMove::new(&TicTacToe, board, found, options, elapsed_ms)
}
