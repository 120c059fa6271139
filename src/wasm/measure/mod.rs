//! Times of searches.

#[cfg(feature = "lab")]
mod timed_searches;

use std::hint::black_box;

use super::best_move::solve;
use crate::games::tic_tac_toe::{Board, CellOrder, LONGEST_GAME, TicTacToe};
use crate::measure::compare;
use crate::order::Order;
use crate::search::{Algorithm, Flat, Layout, OutcomeScore, Recursive, RootMove, Search};
use crate::wasm::call::*;

#[cfg(not(feature = "lab"))]
use super::input::read::item;

#[cfg(feature = "lab")]
takes! {
    /// The options of `measure`.
    MEASURE, MeasureOptions: game depth scoring order samples budgetMs
}
#[cfg(not(feature = "lab"))]
takes! {
    /// The options of `measure`.
    MEASURE, MeasureOptions: game
}

/// The result of `measure`. All times are milliseconds for one run over all positions.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Measurement {
    /// The searches, in the order of the names.
    pub searches: Vec<MeasuredSearch>,
    /// The time of the first search divided by the time of the second; below 1 if the second is
    /// slower. `null` for one search, if the batches do not agree, and if the clock is too coarse.
    pub ratio: Option<f64>,
    /// The lower end of the spread of this measurement, from its fastest batches and the resolution
    /// of the clock. Another measurement can be outside it. `null` if `ratio` is.
    pub low: Option<f64>,
    /// The upper end of the spread; `null` if `ratio` is.
    pub high: Option<f64>,
    /// The number of batches timed, for all searches together.
    pub batches: u32,
}

/// The measurement of one search.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct MeasuredSearch {
    /// The nodes that one run visits in all its positions.
    pub nodes: f64,
    /// For two searches, the time of the batches behind `ratio`, or of the fastest batches if there
    /// is no ratio. `null` for one search, and if the clock does not move.
    pub compared_ms: Option<f64>,
    /// For one search, the median sample. `null` for two, and if the clock does not move.
    pub median_ms: Option<f64>,
    /// For one search, the mean time of a run in each batch, in the order of the batches. Empty for
    /// two, and if the clock does not move.
    pub samples_ms: Vec<f64>,
}

/// Measures how long one search takes, or how many times faster the second of two searches is.
///
/// A run searches all positions, one after the other. Runs are repeated until a batch is long
/// compared with the resolution of the clock, which is measured first. Timed runs find the value
/// and the move and count nothing. The nodes are counted in a separate run.
///
/// For one search, `samples` batches are timed within about `budgetMs`: by default 21 batches in
/// 150 ms. Two searches take turns, and only their fastest batches count. So a busy machine or a
/// compiler at work does not spoil the ratio. A comparison takes 0.3 to 0.4 s.
///
/// All positions are searched at least six times, or at least twelve times by each of two searches,
/// even if that takes longer than the budget. Pass fewer positions to shorten the call. On boards
/// larger than 3×3, one run can take seconds, so pass a `depth`. The amount of work is limited too,
/// in case the clock hardly moves.
///
/// ```js
/// measure(["minimax", "alpha-beta"], ".........").ratio; // about 25
/// measure(["table"], positions()).searches[0].medianMs;
/// ```
///
/// @param searches One or two names. Searches other than `"minimax"` and `"alpha-beta"` are for 3×3
/// without a depth.
/// @param positions A board or moves, as a string, or an array of positions, each as for `solve`;
/// at most 100,000.
/// @param options Game, depth, scoring and move order, as for `best_move`. For one search, also the
/// number of samples and the time for them.
/// @returns Nodes and times, and for two searches the ratio with its spread.
/// @throws {Error} With the codes `searches-count`, `search-unknown` and `search-board`;
/// `positions-type` and `positions-many`; as `solve` for a position, with its index in `at` if it
/// is in an array; as `best_move` for the options; and `option-samples` and `option-budget`, also
/// if either is given for two searches.
#[wasm_bindgen]
pub fn measure(
    #[wasm_bindgen(unchecked_param_type = "readonly [SearchName, SearchName?]")] searches: JsValue,
    #[wasm_bindgen(unchecked_param_type = "string | readonly BoardInput[]")] positions: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "MeasureOptions")] options: JsValue,
) -> Result<Measurement> {
    let options = Options::read(&options, MEASURE)?;
    #[cfg(feature = "lab")]
    let measurement = timed_searches::measure(&options, &searches, &positions)?;
    // The build for play has only two searches, in the game's own order, and accepts one position.
    #[cfg(not(feature = "lab"))]
    let measurement = {
        let both = both_searches(&searches)?;
        let board = input::position(&positions, &TicTacToe)?;
        let works = both.map(|algorithm| RunCost::new(count(&options, &None, algorithm, board)));
        in_turns(works, |which| run(&options, None, both[which], board))
    };
    give(&measurement)
}

/// The cost of one run.
#[derive(Clone, Copy)]
struct RunCost {
    nodes: u64,
    /// The work, in units of about one node.
    cost: u64,
}

impl RunCost {
    fn new(nodes: u64) -> RunCost {
        RunCost { nodes, cost: nodes }
    }
}

/// Times two searches in turns. `run` runs the first or the second.
fn in_turns(works: [RunCost; 2], run: impl FnMut(usize)) -> Measurement {
    let costs = works.map(|work| work.cost);
    let comparison = compare(&mut clock::now, clock::resolution(), costs, run);
    let times = comparison
        .as_ref()
        .map(|both| [both.first_ms, both.second_ms]);
    let ratio = comparison.as_ref().and_then(|both| both.ratio);
    let search = |which: usize| MeasuredSearch {
        nodes: works[which].nodes as f64,
        compared_ms: times.map(|times| times[which]),
        median_ms: None,
        samples_ms: vec![],
    };
    Measurement {
        searches: vec![search(0), search(1)],
        ratio: ratio.map(|range| range.ratio),
        low: ratio.map(|range| range.low),
        high: ratio.map(|range| range.high),
        batches: comparison.map_or(0, |both| both.batches as u32),
    }
}

/// The nodes that one run enters.
fn count(options: &Options, order: &Option<CellOrder>, algorithm: Algorithm, board: Board) -> u64 {
    solve(options, order, algorithm, board).counts.nodes
}

/// Runs the search that is timed, which finds the value and the move and counts nothing. For the
/// game's own order it uses the flat layout, which visits the same nodes faster.
#[inline(never)] // it is large in the flat layout, so all callers share one copy
fn run(options: &Options, order: Option<&CellOrder>, algorithm: Algorithm, board: Board) {
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
    // Without `black_box`, the optimiser could remove the search or run it only once.
    let value = search.value_in(layout, algorithm, black_box(board), &mut best);
    black_box((value, best.0));
}

/// Minimax and alpha-beta, in this order. The build for play times no other searches. Fails with
/// the code `search-unknown`.
#[cfg(not(feature = "lab"))]
fn both_searches(value: &JsValue) -> Read<[Algorithm; 2]> {
    for (at, search) in (0..).zip(["minimax", "alpha-beta"]) {
        let name = item(value, at).ok().flatten();
        if name.is_none_or(|name| name != search) {
            return Err(error(
                "search-unknown",
                "this build has minimax, alpha-beta",
            ));
        }
    }
    Ok([Algorithm::Minimax, Algorithm::AlphaBeta])
}
