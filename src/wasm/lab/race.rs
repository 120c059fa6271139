//! What other searches visit, and how long they take.

use std::hint::black_box;

use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use crate::games::tic_tac_toe::TicTacToe;
use crate::games::tic_tac_toe::{Board, Place};
use crate::lab::contest::{Contestant, Racer};
use crate::measure::{self, Ratio};
use crate::search::Counter;
#[cfg(feature = "boards")]
use crate::wasm::boards::visit as visit_boards;
#[cfg(feature = "boards")]
use crate::wasm::input::BoardOptions;
use crate::wasm::input::{self, Named, Options};
use crate::wasm::measurement::Measurement;
use crate::wasm::{Result, clock, give};

#[cfg(feature = "boards")]
#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** What `visit` gives for other boards than 3×3, and with a depth limit. */
export interface BoardVisit extends Omit<Visit, "score" | "guess"> {
    /** X's value of the first position; `null` for a guess. */
    score: number | null;
    /** More is better for X, as in `LimitedMove`; `null` if the result is proved. */
    guess: number | null;
}

/** The searches that take any board, and a depth limit. */
export type BoardContestantName = Exclude<ContestantName, "deepening" | "table" | "symmetry">;

/** The same for another board than 3×3, or with a depth limit. */
export function visit(boards: string, contestant: BoardContestantName, options: MoveOptions & ({ game: string } | { depth: number })): BoardVisit;
"#;

/// What a contestant visits in one run over some positions.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct Visit {
    /// Positions entered, roots and leaves included; iterations and table hits too.
    pub nodes: u64,
    /// Finished positions among them, and those at which an iteration broke off.
    pub leaves: u64,
    /// Nodes at which alpha ≥ beta came true.
    pub cutoffs: u64,
    /// X's value of the first position.
    #[tsify(type = "number")]
    pub score: Option<i32>,
    /// What a search with a depth limit thinks of the first position where it proves nothing; otherwise
    /// `null`.
    #[tsify(type = "null")]
    pub guess: Option<i32>,
    /// Whether the result of the first position is proved, and no guess.
    pub exact: bool,
    /// The recommended cell in the first position; `null` if it is finished.
    pub index: Option<usize>,
}

/// Counts what a contestant visits.
///
/// On other boards than 3×3, and with a `depth`, there are four: minimax, alpha-beta, and alpha-beta that
/// tries the best or the worst move first. These two know the value of every move in advance, at the
/// plies that are left; to find it out is not counted, and takes about as long as minimax would if it
/// looked at each position once. `progress` hears how many positions have been entered, also to find
/// that out.
///
/// There is no time budget: each board is searched as by `best_move`, which can take seconds on other
/// boards than 3×3. A small `depth`, or fewer boards in a call, limits it.
///
/// @param boards Boards, each as a text of its signs, separated by commas; 60,000 signs at the most.
/// Minimax takes about 3 ms for an empty one of 3×3.
/// @param contestant Which search.
/// @param options As for `best_move`.
/// @throws {Error} With the codes `text-type`, `text-long`, `boards-board` (with the board's place in `at`),
/// `contestant-unknown`, `contestant-board` for one that is for 3×3 without a depth, those of the
/// options, and `search-long` with minimax's estimate in `nodes`: with the best or the worst move first
/// already where minimax would take too long.
#[wasm_bindgen]
pub fn visit(
    #[wasm_bindgen(unchecked_param_type = "string")] boards: JsValue,
    #[wasm_bindgen(unchecked_param_type = "ContestantName")] contestant: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "Omit<SearchOptions, \"game\">")]
    options: JsValue,
) -> Result<Visit> {
    let set = Named::read(&options, Options::OF_A_SEARCH)?;
    #[cfg(feature = "boards")]
    if let Some(options) = BoardOptions::beyond_3x3(&set)? {
        let positions = input::boards(&boards, &options.grid)?;
        let contestant = input::contestant(&contestant)?;
        return give(&visit_boards(&options, &positions, contestant)?);
    }
    let boards = input::boards(&boards, &TicTacToe)?;
    let options = Options::new(&set)?;
    let mut racer = racer(input::contestant(&contestant)?, &options);
    let (best, score) = racer.solve(boards[0]);
    let counts = count(&mut racer, &boards);
    give(&Visit {
        nodes: counts.nodes,
        leaves: counts.leaves,
        cutoffs: counts.cutoffs,
        score: Some(score),
        guess: None,
        exact: true,
        index: best.map(Place::index),
    })
}

fn racer(contestant: Contestant, options: &Options) -> Racer {
    let order = options.reordered.then(|| options.order.clone());
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
/// @param boards As for `visit`.
/// @param contestant Which search.
/// @param options As for `measure`.
/// @throws {Error} As `visit`, and the codes of `measure`.
#[wasm_bindgen]
pub fn race(
    #[wasm_bindgen(unchecked_param_type = "string")] boards: JsValue,
    #[wasm_bindgen(unchecked_param_type = "ContestantName")] contestant: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "Omit<MeasureOptions, \"game\" | \"depth\">")]
    options: JsValue,
) -> Result<Measurement> {
    let boards = input::boards(&boards, &TicTacToe)?;
    let options = Options::new(&Named::read(&options, Options::OF_A_RACE)?)?;
    let mut racer = racer(input::contestant(&contestant)?, &options);
    let nodes = count(&mut racer, &boards).nodes;
    let cost = cost(&racer, nodes, &boards);
    let tick = clock::resolution();
    let timing = measure::time(&mut clock::now, tick, options.plan, cost, || {
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
/// @param boards As for `visit`.
/// @param first The search to compare with.
/// @param second The search that may be faster.
/// @param options As for `best_move`.
/// @throws {Error} As `visit`.
#[wasm_bindgen]
pub fn race_two(
    #[wasm_bindgen(unchecked_param_type = "string")] boards: JsValue,
    #[wasm_bindgen(unchecked_param_type = "ContestantName")] first: JsValue,
    #[wasm_bindgen(unchecked_param_type = "ContestantName")] second: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "Omit<SearchOptions, \"game\">")]
    options: JsValue,
) -> Result<RaceOfTwo> {
    let boards = input::boards(&boards, &TicTacToe)?;
    let options = Options::new(&Named::read(&options, Options::OF_3X3)?)?;
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
