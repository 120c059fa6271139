//! What other searches visit, and how long they take.

use std::hint::black_box;

use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use super::input::{self, Options};
use super::measurement::Measurement;
use super::{Result, clock, give};
use crate::games::tic_tac_toe::{Board, TicTacToe};
use crate::lab::contest::{Contestant, Racer};
use crate::measure::{self, Ratio};
use crate::search::Counter;

takes! {
    /// The options of `race`.
    RACE, RaceOptions: scoring order samples budgetMs
}

takes! {
    /// The options of `race_two`.
    RACE_TWO, RaceTwoOptions: scoring order
}

fn racer(contestant: Contestant, options: &Options) -> Racer {
    let order = options.cell_order();
    Racer::new(contestant, options.scoring, order)
}

fn count(racer: &mut Racer, boards: &[Board]) -> Counter {
    let mut counts = Counter::default();
    for &board in boards {
        racer.search(board, &mut counts);
    }
    counts
}

/// Measures how long a contestant takes for some positions, one after the other, as `measure` does
/// for one. It is for 3×3 only. All boards are searched six times or more whatever the budget is: with
/// minimax 3 ms for each empty one. Fewer boards in a call limit it.
///
/// @param boards Boards, each as a text of its signs, separated by commas; 60,000 signs at the most.
/// @param contestant Which search.
/// @param options As for `measure`.
/// @throws {Error} With the codes `text-type`, `text-long`, `boards-board` (with the board's place in `at`), `contestant-unknown`, and the codes of `measure`.
#[wasm_bindgen]
pub fn race(
    #[wasm_bindgen(unchecked_param_type = "string")] boards: JsValue,
    #[wasm_bindgen(unchecked_param_type = "SearchName")] contestant: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "RaceOptions")] options: JsValue,
) -> Result<Measurement> {
    let boards = input::boards(&boards, &TicTacToe)?;
    let options = Options::read(&options, RACE)?;
    let mut racer = racer(input::contestant(&contestant)?, &options);
    let nodes = count(&mut racer, &boards).nodes;
    let cost = cost(&racer, nodes, &boards);
    let tick = clock::resolution();
    let timing = measure::time(&mut clock::now, tick, options.plan(), cost, || {
        run(&mut racer, &boards);
    });
    give(&Measurement::new(nodes, timing))
}

/// How two contestants compare. Times are milliseconds for one run over all positions.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct RaceOfTwo {
    /// How many times faster the second is: below 1 if it is slower. `null` if the batches do not
    /// agree, or if the clock is too coarse.
    pub ratio: Option<f64>,
    /// The least that the ratio can be, by the spread of the fastest batches and by the clock's
    /// resolution; `null` if `ratio` is.
    pub low: Option<f64>,
    /// The most that the ratio can be; `null` if `ratio` is.
    pub high: Option<f64>,
    /// The time of the first in its fastest batches; `null` if the clock does not move.
    pub first_ms: Option<f64>,
    /// The time of the second in its fastest batches; `null` if the clock does not move.
    pub second_ms: Option<f64>,
    /// How many batches were timed, of both together.
    pub batches: usize,
}

/// Measures how many times faster one contestant is than another, as `compare` does for minimax and
/// alpha-beta: blocks of several batches take turns, and only the fastest count. It takes from 0.3 to
/// 0.4 s, or as long as a block of both if that is longer. It is for 3×3 only.
///
/// @param boards Boards, each as a text of its signs, separated by commas; 60,000 signs at the most.
/// @param first The search to compare with.
/// @param second The search that may be faster.
/// @param options As for `best_move`.
/// @throws {Error} With the codes `text-type`, `text-long`, `boards-board` (with the board's place in `at`), `contestant-unknown`.
#[wasm_bindgen]
pub fn race_two(
    #[wasm_bindgen(unchecked_param_type = "string")] boards: JsValue,
    #[wasm_bindgen(unchecked_param_type = "SearchName")] first: JsValue,
    #[wasm_bindgen(unchecked_param_type = "SearchName")] second: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "RaceTwoOptions")] options: JsValue,
) -> Result<RaceOfTwo> {
    let boards = input::boards(&boards, &TicTacToe)?;
    let options = Options::read(&options, RACE_TWO)?;
    let mut racers = [
        racer(input::contestant(&first)?, &options),
        racer(input::contestant(&second)?, &options),
    ];
    let costs = [0, 1].map(|which: usize| {
        let nodes = count(&mut racers[which], &boards).nodes;
        cost(&racers[which], nodes, &boards)
    });
    let tick = clock::resolution();
    let found = measure::compare(&mut clock::now, tick, costs, |which| {
        run(&mut racers[which], &boards);
    });
    let ratio = |part: fn(Ratio) -> f64| found.as_ref()?.ratio.map(part);
    give(&RaceOfTwo {
        ratio: ratio(|found| found.ratio),
        low: ratio(|found| found.low),
        high: ratio(|found| found.high),
        first_ms: found.as_ref().map(|found| found.first_ms),
        second_ms: found.as_ref().map(|found| found.second_ms),
        batches: found.as_ref().map_or(0, |found| found.batches),
    })
}

fn run(racer: &mut Racer, boards: &[Board]) {
    for &board in boards {
        black_box(racer.solve(black_box(board)));
    }
}

/// The work of one run, in units of about one node.
fn cost(racer: &Racer, nodes: u64, boards: &[Board]) -> u64 {
    nodes + racer.overhead() * boards.len() as u64
}
