//! The move to play, and what each move is worth.

use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

#[cfg(feature = "boards")]
use super::boards;
#[cfg(feature = "boards")]
use super::input::BoardOptions;
use super::input::{self, Named, Options};
use super::output::{Outcome, Player, indices, verdict_and_plies};
use super::{Result, clock, give};
use crate::analysis;
use crate::games::BoardGame;
use crate::games::tic_tac_toe::{Board, Place, TicTacToe};
use crate::search::Solution;

/// What `best_move` found. Rows, columns and indices count from 0, from the top left.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct BestMove {
    /// The recommended cell's row; `null` if the game has ended.
    pub row: Option<usize>,
    /// The recommended cell's column; `null` if the game has ended.
    pub col: Option<usize>,
    /// The recommended cell: 0 is the top left one, then row by row; `null` if the game has ended.
    pub index: Option<usize>,
    /// The side to move, or that would be if the game went on.
    pub player: Player,
    /// Whether the game has ended.
    pub finished: bool,
    /// Who has won the finished game; `null` if nobody has.
    pub winner: Option<Player>,
    /// What best play comes to, from the side of `player`.
    #[tsify(type = "Verdict")]
    pub outcome: Outcome,
    /// The number of moves from here to the end by best play.
    #[tsify(type = "number")]
    pub plies: Option<u32>,
    /// The value from the side of `player`: by depth-aware scores cells + 1 − n for a win after n plies
    /// (10 − n on 3×3), the negative for a loss, 0 for a draw; by plain ones 1, −1, 0.
    #[tsify(type = "number")]
    pub score: Option<i32>,
    /// What a search with a depth limit thinks where it proves nothing; otherwise `null`.
    #[tsify(type = "null")]
    pub guess: Option<i32>,
    /// Whether the result is proved, and no guess.
    pub exact: bool,
    /// How many plies the search looked ahead at the most; `null` without a limit.
    #[tsify(type = "null")]
    pub depth: Option<u32>,
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
    fn new(board: Board, solution: Solution<Place, i32>, elapsed_ms: Option<f64>) -> BestMove {
        let counts = solution.counts;
        let (outcome, plies) = verdict_and_plies(board, solution.worth);
        BestMove {
            row: solution.best.map(Place::row),
            col: solution.best.map(Place::col),
            index: solution.best.map(Place::index),
            player: solution.player.into(),
            finished: solution.best.is_none(),
            winner: TicTacToe.winner(board).map(Player::from),
            outcome: outcome.into(),
            plies: Some(plies),
            score: Some(solution.score),
            guess: None,
            exact: true,
            depth: None,
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
/// Games other than 3×3 are searched in the same way. A search that would take too long is refused:
/// minimax above 10⁹ positions by its estimate, and alpha-beta there too, unless it is known to finish
/// the game. With a `depth`, a search stops so many plies below the root and guesses there by open
/// lines; what it then returns may be a guess (`LimitedMove`).
///
/// There is no time budget. On other boards than 3×3 a search that is begun can take ten seconds and
/// more: alpha-beta from the empty board of `4x4k4` takes some twenty. `depth` limits how long it takes;
/// each ply more takes several times as long. `solve` has a budget.
///
/// @param board The cells in row-major order: a string (`X`/`x`, `O`/`o`; `.`, `_`, `-` or a space
/// for empty; line breaks are ignored), an array of the cells, or an array of rows (there `""`,
/// `null` and `undefined` are empty too).
/// @param use_pruning `true` for alpha-beta, `false` for plain minimax.
/// @param options Game, depth, scoring and move order. A property that is `null` or `undefined` is not
/// set.
/// @returns The move, what it is worth and what the search visited.
/// @throws {Error} With a `code`: `board-type`, `board-length`, `board-unreadable`, `cell-sign`
/// (with the cell's index in `cell`), `stone-counts`, `both-won`, `played-on`, with gravity also
/// `cell-floating` and `board-order`; `pruning-type`, `options-type`, `option-unknown`,
/// `option-scoring`, `option-order`, `option-depth`, `option-progress`; those of `describe` for the
/// game; `search-long` with minimax's estimate in `nodes`.
#[wasm_bindgen]
pub fn best_move(
    #[wasm_bindgen(unchecked_param_type = "BoardInput")] board: JsValue,
    #[wasm_bindgen(unchecked_param_type = "boolean")] use_pruning: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "SearchOptions")] options: JsValue,
) -> Result<BestMove> {
    let set = Named::read(&options, Options::OF_A_SEARCH)?;
    #[cfg(feature = "boards")]
    if let Some(options) = BoardOptions::beyond_3x3(&set)? {
        let position = input::position(&board, &options.grid)?;
        let algorithm = input::algorithm(&use_pruning)?;
        return give(&boards::best_move(&options, position, algorithm)?);
    }
    let board = input::board(&board, &TicTacToe)?;
    let algorithm = input::algorithm(&use_pruning)?;
    let options = Options::new(&set)?;
    let start = clock::now();
    let solution = options.search().solve(algorithm, board);
    let elapsed_ms = clock::single_run(start);
    give(&BestMove::new(board, solution, elapsed_ms))
}

/// One legal move and its exact worth.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct MoveVerdict {
    /// The cell's row.
    pub row: usize,
    /// The cell's column.
    pub col: usize,
    /// The cell.
    pub index: usize,
    /// What best play after this move comes to, for the side that plays it.
    #[tsify(type = "Verdict")]
    pub outcome: Outcome,
    /// The number of moves to the end by best play, this one included.
    #[tsify(type = "number")]
    pub plies: Option<u32>,
    /// The exact value for the side that plays it, as in `BestMove`.
    #[tsify(type = "number")]
    pub score: Option<i32>,
    /// What a search with a depth limit thinks where it proves nothing; otherwise `null`.
    #[tsify(type = "null")]
    pub guess: Option<i32>,
    /// Whether the worth is proved, and no guess.
    pub exact: bool,
    /// Whether no other move is worth more.
    pub best: bool,
    /// The nodes that this move's search entered.
    pub nodes: u64,
    /// This move and best play after it, as cell indices.
    pub principal_variation: Vec<usize>,
}

impl MoveVerdict {
    fn new(board: Board, found: &analysis::MoveVerdict<Place, i32>, best: bool) -> MoveVerdict {
        let (outcome, plies) = verdict_and_plies(board, found.worth);
        MoveVerdict {
            row: found.mv.row(),
            col: found.mv.col(),
            index: found.mv.index(),
            outcome: outcome.into(),
            plies: Some(plies),
            score: Some(found.score),
            guess: None,
            exact: true,
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
    /// Whether all of it is proved.
    pub exact: bool,
    /// How many plies the search looked ahead at the most; `null` without a limit.
    #[tsify(type = "null")]
    pub depth: Option<u32>,
    /// The nodes that all of it took, the root included: the price of exactness.
    pub nodes: u64,
}

/// Gives the exact worth of every legal move, and says which are best.
///
/// Each move is searched with a full window of its own. What alpha-beta leaves at the root for the
/// moves that it did not choose is only a bound.
///
/// @param board As for `best_move`.
/// On other boards each move is solved as by `solve`, one after the other from the middle, within
/// `budgetMs` if it is given: four in a row with gravity by Connect Four's solver and its book. The next
/// call for the same position goes on. With a `depth` alpha-beta looks so far ahead. What that returns
/// may hold guesses and bounds (`BoardAnalysis`). Without `budgetMs` the call runs to the end, which
/// can take hours early in a game. The search with a `depth` has no budget: the `depth` limits it.
///
/// @param options As for `best_move`; the order decides which of several best moves comes first.
/// @returns Every legal move with its score for the side that plays it.
/// @throws {Error} As `best_move` and `solve`.
#[wasm_bindgen]
pub fn analyze(
    #[wasm_bindgen(unchecked_param_type = "BoardInput")] board: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "SearchOptions")] options: JsValue,
) -> Result<Analysis> {
    let set = Named::read(&options, Options::OF_AN_ANALYSIS)?;
    #[cfg(feature = "boards")]
    if let Some(options) = BoardOptions::beyond_3x3(&set)? {
        let position = input::position(&board, &options.grid)?;
        return boards::analyze(&options, position);
    }
    let board = input::board(&board, &TicTacToe)?;
    let options = Options::new(&set)?;
    let found = analysis::analyze(&options.search(), board);
    let best = indices(found.best().map(|verdict| verdict.mv));
    let verdict = |of: &analysis::MoveVerdict<Place, i32>| {
        MoveVerdict::new(board, of, best.contains(&of.mv.index()))
    };
    give(&Analysis {
        player: found.player.into(),
        finished: found.moves.is_empty(),
        winner: TicTacToe.winner(board).map(Player::from),
        moves: found.moves.iter().map(verdict).collect(),
        nodes: found.nodes(),
        exact: true,
        depth: None,
        best,
    })
}
