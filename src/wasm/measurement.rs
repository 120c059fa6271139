//! How long one search takes.

use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use super::input::{self, Options};
use super::timing::{count, run};
use super::timing_boards;
use super::{Result, clock, give};
use crate::games::tic_tac_toe::TicTacToe;
use crate::measure::{self, Timing};

takes! {
    /// The options of `measure`.
    MEASURE, MeasureOptions: game depth scoring order samples budgetMs
}

/// What `measure` found. Times are milliseconds for one run.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct Measurement {
    /// The middle sample; `null`, as all times, if the clock does not move.
    pub median_ms: Option<f64>,
    /// The fastest sample.
    pub min_ms: Option<f64>,
    /// The slowest sample.
    pub max_ms: Option<f64>,
    /// The mean time of a run in each batch, in the order in which they were taken.
    pub samples_ms: Vec<f64>,
    /// How many runs each batch has.
    pub runs_per_sample: u64,
    /// All timed runs.
    pub runs: u64,
    /// Positions that one run enters.
    pub nodes: u64,
    /// `nodes` by the median time.
    pub nodes_per_second: Option<f64>,
    /// The clock's smallest step, as measured.
    pub resolution_ms: Option<f64>,
}

impl Measurement {
    pub(super) fn new(nodes: u64, timing: Option<Timing>) -> Measurement {
        let of = |part: fn(&Timing) -> f64| timing.as_ref().map(part);
        Measurement {
            median_ms: of(|timing| timing.median_ms),
            min_ms: of(|timing| timing.min_ms),
            max_ms: of(|timing| timing.max_ms),
            nodes_per_second: of(|timing| timing.median_ms).map(|ms| nodes as f64 / ms * 1e3),
            runs_per_sample: timing.as_ref().map_or(0, |timing| timing.runs_per_sample),
            runs: timing.as_ref().map_or(0, |timing| timing.runs),
            samples_ms: timing.map_or_else(Vec::new, |timing| timing.samples_ms),
            nodes,
            resolution_ms: clock::resolution(),
        }
    }
}

/// Measures how long a search takes, as truly as the clock allows.
///
/// The search is repeated until a batch is long against the clock's own resolution, which is
/// measured; batches are repeated for a median. The timed runs find the value and the move and
/// count nothing; the nodes are counted in a run of their own. All times are in milliseconds and
/// for one run.
///
/// On other boards than 3×3 a search runs six times or more whatever the budget is, and one run can take
/// seconds: `depth` limits how long, as in `best_move`. A clock that moves only when it is read does not
/// make it longer: the work has an end that does not depend on the clock.
///
/// @param board As for `best_move`.
/// @param use_pruning As for `best_move`.
/// @param options As for `best_move`, and how many samples to take within which time.
/// @returns The times, or `null` for each of them if the clock does not move.
/// @throws {Error} As `best_move`, and with the codes `option-samples` and `option-budget`.
#[wasm_bindgen]
pub fn measure(
    #[wasm_bindgen(unchecked_param_type = "BoardInput")] board: JsValue,
    #[wasm_bindgen(unchecked_param_type = "boolean")] use_pruning: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "MeasureOptions")] options: JsValue,
) -> Result<Measurement> {
    let options = Options::read(&options, MEASURE)?;
    if !options.is_packed() {
        let position = input::position(&board, &options.game)?;
        let algorithm = input::algorithm(&use_pruning)?;
        return give(&timing_boards::measure(&options, position, algorithm)?);
    }
    let board = input::position(&board, &TicTacToe)?;
    let algorithm = input::algorithm(&use_pruning)?;
    let order = options.cell_order();
    let nodes = count(&options, &order, algorithm, board);
    let tick = clock::resolution();
    let timing = measure::time(&mut clock::now, tick, options.plan(), nodes, || {
        run(&options, &order, algorithm, board);
    });
    give(&Measurement::new(nodes, timing))
}
