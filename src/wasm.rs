//! The JavaScript API. Only this file and the three below it know JavaScript.
//!
//! Text and numbers go in, plain objects come out; there is nothing to free. Every function throws
//! an `Error` with a stable `code` and a message that says what is wrong and where, and the module
//! goes on working after it. `input` reads what JavaScript passes, `output` names what it gets,
//! `clock` is the browser's.
//!
//! ```js
//! import init, { best_move } from "./pkg/web/cutoff.js";
//!
//! await init();
//! const { row, col, nodes } = best_move("xox oox ___".replaceAll(" ", ""), true);
//! // row 2, col 2 (counted from 0)
//! ```

mod clock;
mod input;
#[cfg(feature = "study")]
mod lab;
mod output;
#[cfg(feature = "study")]
mod own_tree;
#[cfg(feature = "study")]
mod study;

use std::hint::black_box;

use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::analysis::analyze as analyze_moves;
use crate::games::tic_tac_toe::{Board, CellOrder, LONGEST_GAME, TicTacToe};
use crate::measure::{self, Plan, Timing};
use crate::order::{GameOrder, Order};
use crate::search::{Algorithm, Flat, Layout, OutcomeScore, Recursive, RootMove, Search};

use input::{Options, refused_move};
#[cfg(feature = "study")]
pub use lab::{
    Book, Census, Consultation, Line, Reply, Review, ReviewedMove, Shown, Survey, Visit, book,
    census, consult, puzzles, race, review, survey, unfinished, visit,
};
pub use output::{Analysis, BestMove, Measurement, MoveVerdict, Player, Position, Replay};
#[cfg(feature = "study")]
pub use own_tree::{TreeNode, TreeTrace, trace_tree};
#[cfg(feature = "study")]
pub use study::{Trace, trace};

type Result<T> = std::result::Result<Ts<T>, JsValue>;

/// Lets a panic reach the console as a readable message with its place in the source.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

/// Searches a position to the end and recommends a move.
///
/// Of equally good moves the first in order is recommended, with pruning and without; pruning
/// changes only how much is visited. The algorithms are plain minimax and fail-soft alpha-beta from
/// a full window (Knuth and Moore 1975).
///
/// @param board Nine cells in row-major order: a string (`X`/`x`, `O`/`o`; `.`, `_`, `-` or a space
/// for empty; line breaks are ignored), an array of nine, or three arrays of three (there `""`,
/// `null` and `undefined` are empty too).
/// @param use_pruning `true` for alpha-beta, `false` for plain minimax.
/// @param options Scoring and move order.
/// @returns The move, what it is worth and what the search visited. `elapsedMs` is the mean of
/// `runs` runs, as many as the clock needs to tell.
/// @throws {Error} With a `code`: `board-type`, `board-length`, `board-unreadable`, `cell-sign`
/// (with the cell's index in `cell`), `stone-counts`, `both-won`, `played-on`, `pruning-type`,
/// `options-type`, `option-unknown`, `option-scoring`, `option-order`.
#[wasm_bindgen]
pub fn best_move(
    #[wasm_bindgen(unchecked_param_type = "BoardInput")] board: JsValue,
    #[wasm_bindgen(unchecked_param_type = "boolean")] use_pruning: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "SearchOptions")] options: JsValue,
) -> Result<BestMove> {
    let board = input::board(&board)?;
    let algorithm = input::algorithm(&use_pruning)?;
    let options = Options::read(&options, Options::OF_A_SEARCH)?;
    let solution = options.search().solve(algorithm, board);
    let timing = time(
        &options,
        Plan::QUICK,
        algorithm,
        board,
        solution.counts.nodes,
    );
    give(&BestMove::new(board, &solution, timing.as_ref()))
}

/// Tells the exact worth of every legal move, and which are best.
///
/// Each move is searched with a full window of its own. What alpha-beta leaves at the root for the
/// moves that it did not choose is only a bound.
///
/// @param board As for `best_move`.
/// @param options As for `best_move`; the order decides which of several best moves comes first.
/// @returns Every legal move with its score from the side of who plays it.
/// @throws {Error} As `best_move`.
#[wasm_bindgen]
pub fn analyze(
    #[wasm_bindgen(unchecked_param_type = "BoardInput")] board: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "SearchOptions")] options: JsValue,
) -> Result<Analysis> {
    let board = input::board(&board)?;
    let options = Options::read(&options, Options::OF_A_SEARCH)?;
    let analysis = analyze_moves(&options.search(), board);
    give(&Analysis::new(board, &analysis))
}

/// Tells how long a search takes, as truly as the clock allows.
///
/// The search is repeated until a batch is long against the clock's own resolution, which is
/// measured; batches are repeated for a median. The timed runs find the value and the move and
/// count nothing; the nodes are counted in a run of their own. All times are in milliseconds and
/// for one run.
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
    let board = input::board(&board)?;
    let algorithm = input::algorithm(&use_pruning)?;
    let options = Options::read(&options, Options::OF_A_MEASUREMENT)?;
    let nodes = options.search().solve(algorithm, board).counts.nodes;
    let timing = time(&options, options.plan, algorithm, board, nodes);
    give(&Measurement::new(nodes, timing, clock::resolution()))
}

/// Plays a list of moves and tells every position on the way.
///
/// @param start The board to start from, as for `best_move`.
/// @param moves Cell indices 0 to 8 in the order of play. Sides alternate.
/// @returns The start and the position after each move.
/// @throws {Error} As `best_move` for the board; for a move with the codes `moves-type`,
/// `move-cell`, `cell-taken` or `game-over`, and the index of that move in `move`.
#[wasm_bindgen]
pub fn replay(
    #[wasm_bindgen(unchecked_param_type = "BoardInput")] start: JsValue,
    #[wasm_bindgen(unchecked_param_type = "number[]")] moves: JsValue,
) -> Result<Replay> {
    let mut board = input::board(&start)?;
    let mut positions = vec![Position::new(board)];
    for (index, cell) in input::moves(&moves)?.into_iter().enumerate() {
        board = TicTacToe
            .try_play(board, cell)
            .map_err(|error| refused_move(index, error))?;
        positions.push(Position::new(board));
    }
    give(&Replay { positions })
}

type CellSearch<'a> = Search<'static, TicTacToe, OutcomeScore, &'a CellOrder>;

/// Times the search alone: its runs find the value and the move, and count nothing. The game's own
/// order goes without the list and laid out flat, which is the faster way to the same nodes.
fn time(
    options: &Options,
    plan: Plan,
    algorithm: Algorithm,
    board: Board,
    nodes: u64,
) -> Option<Timing> {
    let search = options.search();
    if options.reordered {
        time_runs(&search, Recursive, plan, algorithm, board, nodes)
    } else {
        let search = search.with_order(GameOrder);
        time_runs(&search, Flat::<LONGEST_GAME>, plan, algorithm, board, nodes)
    }
}

fn time_runs(
    search: &Search<TicTacToe, OutcomeScore, impl Order<TicTacToe>>,
    layout: impl Layout + Copy,
    plan: Plan,
    algorithm: Algorithm,
    board: Board,
    nodes: u64,
) -> Option<Timing> {
    measure::time(&mut clock::now, clock::resolution(), plan, nodes, || {
        let mut best = RootMove::default();
        // What the optimiser cannot see through it can neither leave out nor do once for all runs.
        let value = search.value_in(layout, algorithm, black_box(board), &mut best);
        black_box((value, best.0));
    })
}

fn give<T: Tsify + serde::Serialize>(value: &T) -> Result<T> {
    value.into_ts().map_err(|error| JsError::from(error).into())
}
