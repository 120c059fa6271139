//! `best_move` by a search other than the textbook's.

use wasm_bindgen::JsValue;

use super::{BestMove, by_value};
use crate::game::Game;
use crate::games::tic_tac_toe::{Board, TicTacToe};
use crate::lab::searches::{NamedSearch, SearchName};
use crate::search::{Algorithm, Counter, OutcomeScore, RootMove, Score, Scoring, Solution, Worth};
use crate::wasm::boards::continuation::Continuation;
use crate::wasm::clock;
use crate::wasm::input::errors::error;
use crate::wasm::input::{self, Options, Read};
use crate::wasm::worth::Value;

/// The parts that make a search the same as the last one.
type Question = (SearchName, OutcomeScore, Option<Vec<usize>>);

thread_local! {
    /// The last search, whose tables serve every position.
    static SEARCH: Continuation<Question, NamedSearch> = const { Continuation::new() };
}

/// Works with the search that the options describe.
fn with_search_of<T>(
    options: &Options,
    name: SearchName,
    work: impl FnOnce(&mut NamedSearch) -> T,
) -> Read<T> {
    let question = (name, options.scoring, options.order.clone());
    let new = |_: &Question| {
        let order = options.cell_order();
        Ok(NamedSearch::new(name, options.scoring, order))
    };
    let work = |_: &Question, mut search| (work(&mut search), Some(search));
    SEARCH.with(|search| search.go_on(question, new, work))
}

/// See [`best_move`](super::best_move).
///
/// # Errors
///
/// The errors of the board, or one with the code `option-search`, because all these searches prune
/// and some exist only for 3×3.
pub fn best_move(
    options: &Options,
    board: &JsValue,
    use_pruning: &JsValue,
    search: SearchName,
) -> Read<BestMove> {
    let position = input::position(board, &options.game)?;
    if input::algorithm(use_pruning)? == Algorithm::Minimax {
        let message = "a search other than the textbook's prunes, and use_pruning is false";
        return Err(error("option-search", message));
    }
    if !options.is_packed() {
        return by_value::best_move(options, position, search);
    }
    raced(options, input::packed(position), search)
}

fn raced(options: &Options, board: Board, name: SearchName) -> Read<BestMove> {
    let mut observers = (Counter::default(), RootMove::default());
    let (value, elapsed_ms) = with_search_of(options, name, |search| {
        let start = clock::now();
        let value = search.search(board, &mut observers);
        (value, clock::single_run(start))
    })?;
    let (counts, RootMove(best)) = observers;
    let player = TicTacToe.to_move(board);
    let score = value.seen_by(player);
    let scoring = options.scoring;
    let worth: Worth = Scoring::<TicTacToe>::worth(&scoring, score, 0, false);
    let worth = Value::of_search(worth, TicTacToe.longest() - board.plies(), scoring);
    let found = Solution {
        player,
        best,
        score,
        worth,
        principal_variation: best.into_iter().collect(),
        counts,
    };
    Ok(BestMove::new(&TicTacToe, board, found, options, elapsed_ms))
}
