//! The move to play, and what each move is worth.

use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use super::input::{self, Options};
use super::output::{Player, Verdict, indices, verdict_and_plies, winner};
use super::{Result, clock, give};
use crate::analysis;
use crate::games::tic_tac_toe::{Board, Cell};
use crate::measure;
use crate::search::Solution;

/// What `best_move` found. Rows, columns and indices count from 0, from the top left.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct BestMove {
    /// The recommended cell's row, 0 to 2; `null` if the game has ended.
    pub row: Option<usize>,
    /// The recommended cell's column, 0 to 2; `null` if the game has ended.
    pub col: Option<usize>,
    /// The recommended cell, 0 to 8; `null` if the game has ended.
    pub index: Option<usize>,
    /// The side to move, or that would be if the game went on.
    pub player: Player,
    /// Whether the game has ended.
    pub finished: bool,
    /// Who has won the finished game; `null` if nobody has.
    pub winner: Option<Player>,
    /// What best play comes to, from the side of `player`.
    pub outcome: Verdict,
    /// The number of moves from here to the end by best play.
    pub plies: u32,
    /// The value from the side of `player`: by depth-aware scores 10 − n for a win after n plies,
    /// n − 10 for a loss, 0 for a draw; by plain ones 1, −1, 0.
    pub score: i32,
    /// Positions that the search entered, the root and the leaves included.
    pub nodes: u64,
    /// Finished positions among them.
    pub leaves: u64,
    /// Nodes at which alpha ≥ beta came true, also at their last move; 0 without pruning.
    pub cutoffs: u64,
    /// The longest distance from the root to a leaf that was entered.
    pub deepest_ply: u32,
    /// Milliseconds that this one search took. `null` if that is less than twenty of the clock's
    /// steps, or the clock does not move: `measure` then gives times.
    pub elapsed_ms: Option<f64>,
    /// Best play for both sides to the end, as cell indices.
    pub principal_variation: Vec<usize>,
}

impl BestMove {
    fn new(board: Board, solution: Solution<Cell, i32>, elapsed_ms: Option<f64>) -> BestMove {
        let counts = solution.counts;
        let (outcome, plies) = verdict_and_plies(board, solution.worth);
        BestMove {
            row: solution.best.map(Cell::row),
            col: solution.best.map(Cell::col),
            index: solution.best.map(Cell::index),
            player: solution.player.into(),
            finished: solution.best.is_none(),
            winner: winner(board),
            outcome,
            plies,
            score: solution.score,
            nodes: counts.nodes,
            leaves: counts.leaves,
            cutoffs: counts.cutoffs,
            deepest_ply: counts.deepest_ply,
            elapsed_ms,
            principal_variation: indices(solution.principal_variation),
        }
    }
}

/// Searches a position to the end and recommends a move. The search runs once.
///
/// Of equally good moves the first in order is recommended, with pruning and without; pruning
/// changes only how much is visited. The algorithms are plain minimax and fail-soft alpha-beta from
/// a full window (Knuth and Moore 1975).
///
/// @param board Nine cells in row-major order: a string (`X`/`x`, `O`/`o`; `.`, `_`, `-` or a space
/// for empty; line breaks are ignored), an array of nine, or three arrays of three (there `""`,
/// `null` and `undefined` are empty too).
/// @param use_pruning `true` for alpha-beta, `false` for plain minimax.
/// @param options Scoring and move order. A property that is `null` or `undefined` is not set.
/// @returns The move, what it is worth and what the search visited.
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
    let start = clock::now();
    let solution = options.search().solve(algorithm, board);
    let elapsed = clock::now() - start;
    // A run that the clock has not seen is too short whatever the clock's step is.
    let elapsed_ms = if elapsed > 0.0 {
        measure::single(elapsed, clock::resolution())
    } else {
        None
    };
    give(&BestMove::new(board, solution, elapsed_ms))
}

/// One legal move and its exact worth.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct MoveVerdict {
    /// The cell's row, 0 to 2.
    pub row: usize,
    /// The cell's column, 0 to 2.
    pub col: usize,
    /// The cell, 0 to 8.
    pub index: usize,
    /// What best play after this move comes to, for the side that plays it.
    pub outcome: Verdict,
    /// The number of moves to the end by best play, this one included.
    pub plies: u32,
    /// The exact value for the side that plays it, as in `BestMove`.
    pub score: i32,
    /// Whether no other move is worth more.
    pub best: bool,
    /// The nodes that this move's search entered.
    pub nodes: u64,
    /// This move and best play after it, as cell indices.
    pub principal_variation: Vec<usize>,
}

impl MoveVerdict {
    fn new(board: Board, found: &analysis::MoveVerdict<Cell, i32>, best: bool) -> MoveVerdict {
        let (outcome, plies) = verdict_and_plies(board, found.worth);
        MoveVerdict {
            row: found.mv.row(),
            col: found.mv.col(),
            index: found.mv.index(),
            outcome,
            plies,
            score: found.score,
            best,
            nodes: found.counts.nodes,
            principal_variation: indices(found.line.iter().copied()),
        }
    }
}

/// What `analyze` found.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct Analysis {
    /// The side to move, or that would be if the game went on.
    pub player: Player,
    /// Whether the game has ended.
    pub finished: bool,
    /// Who has won the finished game; `null` if nobody has.
    pub winner: Option<Player>,
    /// Every legal move, in search order; none if the game has ended.
    pub moves: Vec<MoveVerdict>,
    /// The cells of all best moves, in search order.
    pub best: Vec<usize>,
    /// The nodes that all of it took, the root included: the price of exactness.
    pub nodes: u64,
}

/// Gives the exact worth of every legal move, and says which are best.
///
/// Each move is searched with a full window of its own. What alpha-beta leaves at the root for the
/// moves that it did not choose is only a bound.
///
/// @param board As for `best_move`.
/// @param options As for `best_move`; the order decides which of several best moves comes first.
/// @returns Every legal move with its score for the side that plays it.
/// @throws {Error} As `best_move`.
#[wasm_bindgen]
pub fn analyze(
    #[wasm_bindgen(unchecked_param_type = "BoardInput")] board: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "SearchOptions")] options: JsValue,
) -> Result<Analysis> {
    let board = input::board(&board)?;
    let options = Options::read(&options, Options::OF_A_SEARCH)?;
    let found = analysis::analyze(&options.search(), board);
    let best = indices(found.best().map(|verdict| verdict.mv));
    let verdict = |of: &analysis::MoveVerdict<Cell, i32>| {
        MoveVerdict::new(board, of, best.contains(&of.mv.index()))
    };
    give(&Analysis {
        player: found.player.into(),
        finished: found.moves.is_empty(),
        winner: winner(board),
        moves: found.moves.iter().map(verdict).collect(),
        nodes: found.nodes(),
        best,
    })
}
