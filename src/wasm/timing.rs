//! How long searches take.

use std::hint::black_box;

use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use super::best_move::solve;
use super::input::{self, Options};
#[cfg(feature = "boards")]
use super::timing_boards;
use super::{Result, clock, give};
use crate::games::tic_tac_toe::{Board, CellOrder, LONGEST_GAME, TicTacToe};
use crate::measure::{self, Ratio};
use crate::order::Order;
use crate::search::{Algorithm, Flat, Layout, OutcomeScore, Recursive, RootMove, Search};

takes! {
    /// The options of `compare`.
    COMPARE, CompareOptions: game depth scoring order
}

/// What `compare` found. Times are milliseconds for one run.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct Comparison {
    /// How many times faster alpha-beta is. `null` if the batches do not agree, or if the clock is
    /// too coarse.
    pub ratio: Option<f64>,
    /// The lower end of this comparison's spread: by its fastest batches and by the clock's
    /// resolution. Another comparison may lie outside. `null` if `ratio` is.
    pub low: Option<f64>,
    /// The upper end of the spread; `null` if `ratio` is.
    pub high: Option<f64>,
    /// The time of minimax in the fastest batches: those that the ratio comes from. `null` if the
    /// clock does not move.
    pub minimax_ms: Option<f64>,
    /// The same for alpha-beta.
    pub alpha_beta_ms: Option<f64>,
    /// How many batches were timed, of both together.
    pub batches: usize,
}

/// Measures how many times faster alpha-beta is than minimax. It takes from 0.3 to 0.4 s on 3×3.
///
/// On other boards each search runs a dozen times in any case, and one run can take seconds: `depth`
/// limits how long, as in `best_move`. A clock that moves only when it is read does not make it longer.
///
/// Blocks of several batches of each search take turns, and only the fastest batches count, so that
/// neither a busy machine nor a compiler that is still at work spoils the ratio.
///
/// @param board As for `best_move`.
/// @param options Game, depth, scoring and move order, as for `best_move`.
/// @returns The ratio with its spread, and both times.
/// @throws {Error} As `best_move`.
#[wasm_bindgen]
pub fn compare(
    #[wasm_bindgen(unchecked_param_type = "BoardInput")] board: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "CompareOptions")] options: JsValue,
) -> Result<Comparison> {
    let options = Options::read(&options, COMPARE)?;
    #[cfg(feature = "boards")]
    if !options.is_packed() {
        let position = input::position(&board, &options.game)?;
        return give(&timing_boards::compare(&options, position)?);
    }
    let board = input::position(&board, &TicTacToe)?;
    let both = [Algorithm::Minimax, Algorithm::AlphaBeta];
    let order = options.cell_order();
    let found = measure::compare(
        &mut clock::now,
        clock::resolution(),
        both.map(|algorithm| count(&options, &order, algorithm, board)),
        |which| run(&options, &order, both[which], board),
    );
    give(&Comparison::new(found))
}

impl Comparison {
    pub(super) fn new(found: Option<measure::Comparison>) -> Comparison {
        let ratio = |part: fn(Ratio) -> f64| found.as_ref()?.ratio.map(part);
        Comparison {
            ratio: ratio(|found| found.ratio),
            low: ratio(|found| found.low),
            high: ratio(|found| found.high),
            minimax_ms: found.as_ref().map(|found| found.first_ms),
            alpha_beta_ms: found.as_ref().map(|found| found.second_ms),
            batches: found.as_ref().map_or(0, |found| found.batches),
        }
    }
}

/// The nodes that one run enters.
pub(super) fn count(
    options: &Options,
    order: &Option<CellOrder>,
    algorithm: Algorithm,
    board: Board,
) -> u64 {
    solve(options, order, algorithm, board).counts.nodes
}

/// Runs the search that is timed: it finds the value and the move, and counts nothing. The game's own
/// order goes without the list and laid out flat, which is the faster way to the same nodes.
#[inline(never)] // laid out flat it is large, so all callers share one copy
pub(super) fn run(
    options: &Options,
    order: &Option<CellOrder>,
    algorithm: Algorithm,
    board: Board,
) {
    let search = Search::new(&TicTacToe, options.scoring);
    match order {
        Some(order) => run_in(Recursive, &search.with_order(order), algorithm, board),
        None => run_in(Flat::<LONGEST_GAME>, &search, algorithm, board),
    }
}

fn run_in(
    layout: impl Layout,
    search: &Search<TicTacToe, OutcomeScore, impl Order<TicTacToe>>,
    algorithm: Algorithm,
    board: Board,
) {
    let mut best = RootMove::default();
    // Without `black_box` the optimiser could leave the search out, or run it once for all runs.
    let value = search.value_in(layout, algorithm, black_box(board), &mut best);
    black_box((value, best.0));
}
