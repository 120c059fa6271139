//! The move to play.

#[cfg(feature = "boards")]
mod any_board;
#[cfg(feature = "lab")]
mod by_value;
#[cfg(feature = "lab")]
mod named;

use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use super::input::{self, Options};
use super::output::{Name, Player, cells};
use super::worth::Value;
use super::{Result, clock, give};
use crate::games::BoardGame;
use crate::games::tic_tac_toe::{self, Board, CellOrder, PackedCell, TicTacToe};
use crate::order::GameOrder;
use crate::search::{Algorithm, Solution};

takes! {
    /// The options of `best_move`.
    BEST_MOVE, BestMoveOptions: game depth scoring order search progress budgetMs
}

with_worth! {
    /// What `best_move` found. Rows, columns and indices count from 0, from the top left.
    pub struct BestMove {
        /// The recommended cell's row; `null` if the game has ended, and while the search is not `done`.
        pub row: Option<u32>,
        /// The recommended cell's column; `null` where `row` is.
        pub col: Option<u32>,
        /// The recommended cell: 0 is the top left one, then row by row; `null` where `row` is.
        pub index: Option<u32>,
        /// The side to move, or that would be if the game went on.
        pub player: Player,
        /// Whether the game has ended.
        pub finished: bool,
        /// Who has won the finished game; `null` if nobody has.
        pub winner: Option<Player>,
    } worth {
        /// Where a search with a depth limit proves nothing, what it thinks: more is better for `player`. It
        /// comes from open lines: 1 for a line with one stone of one side alone, 3 for one with two, 9 with
        /// three, and so on; the opponent's lines count below 0. Source: S. Russell, P. Norvig, *Artificial
        /// Intelligence: A Modern Approach*. `null` if the result is proved.
        pub estimate: Option<i32>,
        /// How many plies the search looked ahead at the most; `null` without a limit.
        pub depth: Option<u32>,
        /// Positions that the search entered, the root and the leaves included.
        pub nodes: f64,
        /// Leaves among them: finished positions, those at the depth limit, and those at which an iteration
        /// broke off.
        pub leaves: f64,
        /// Nodes at which alpha ≥ beta came true, also at their last move; 0 without pruning.
        pub cutoffs: f64,
        /// The longest distance from the root to a leaf that was entered.
        pub deepest_ply: u32,
        /// Milliseconds that this one search took. `null` if that is less than twenty of the clock's
        /// steps, or the clock does not move: `measure` then gives times.
        pub elapsed_ms: Option<f64>,
        /// Best play for both sides to the end or to the depth limit, as cell indices. With a `search` it is the
        /// recommended move alone.
        pub principal_variation: Vec<u32>,
        /// Whether the search has come to its end. If not, nothing is recommended, nothing is known, and the counts
        /// are those so far; the next call for the same goes on.
        pub done: bool,
    }
}

impl BestMove {
    /// A solution in the words of the API.
    fn new<B: BoardGame>(
        game: &B,
        position: B::Position,
        found: Solution<B::Move, i32, Value>,
        options: &Options,
        elapsed_ms: Option<f64>,
    ) -> BestMove {
        let index = found.best.map(|mv| game.cell_of(mv) as u32);
        let columns = game.name().columns;
        let estimate = found.worth.estimate;
        with_worth!(@of found.worth; BestMove {
            row: index.map(|cell| cell / columns),
            col: index.map(|cell| cell % columns),
            index,
            player: found.player.into(),
            finished: game.outcome(position).is_some(),
            winner: game.winner(position).map(Player::from),
            estimate,
            depth: options.depth,
            nodes: found.counts.nodes as f64,
            leaves: found.counts.leaves as f64,
            cutoffs: found.counts.cutoffs as f64,
            deepest_ply: found.counts.deepest_ply,
            elapsed_ms,
            principal_variation: cells(game, &found.principal_variation),
            done: true,
        })
    }
}

/// Searches a position to the end, or as far as `depth` and `budgetMs` let it, and recommends a move.
///
/// Of equally good moves the first in order is recommended, with pruning and without; pruning
/// changes only how much is visited. The algorithms are plain minimax and fail-soft alpha-beta from
/// a full window (Knuth and Moore 1975).
///
/// Games other than 3×3 are searched in the same way. A search that would take too long is refused:
/// minimax above 10⁹ positions by its estimate, and alpha-beta there too, unless it is known to finish
/// the game. With a `depth`, a search stops so many plies below the root and estimates there by open
/// lines; what it then returns may be an estimate. With a `search`, another way to search finds the same
/// value and one of the best moves, at other costs. `"best-first"` and `"worst-first"` know the value of every move in advance, at the
/// plies that are left; to find it out is not counted, and takes about as long as minimax would if it
/// looked at each position once.
///
/// On other boards than 3×3 a search that is begun can take ten seconds and more: alpha-beta from the empty
/// board of `4x4k4` takes some twenty. `depth` limits how long it takes; each ply more takes several times as
/// long. `budgetMs` limits how long this call takes: by default it runs until it is `done`. A search of 3×3 without
/// a depth always is.
///
/// @param board The cells in row-major order: a string (`X`/`x`, `O`/`o`; `.`, `_`, `-` or a space
/// for empty; line breaks are ignored), an array of the cells, or an array of rows (there `""`,
/// `null` and `undefined` are empty too). Or a text of moves in the game's notation (`"b2a1"`, `""` is the
/// start), with the codes of `replay` for what is wrong with them.
/// @param use_pruning `true` for alpha-beta, `false` for plain minimax.
/// @param options Game, depth, scoring, move order and kind of search. A property that is `null` or
/// `undefined` is not set.
/// @returns The move, what it is worth and what the search visited.
/// @throws {Error} With a `code`: `board-type`, `board-length`, `board-unreadable`, `cell-sign`
/// (with the cell's index in `cell`), `stone-counts`, `both-won`, `played-on`, with gravity also
/// `cell-floating` and `board-order`; `pruning-type`, `options-type`, `option-unknown`,
/// `option-scoring`, `option-order`, `option-depth`, `option-budget`, `option-search`, `option-progress`; those of `describe`
/// for the game; `search-long` with minimax's estimate in `nodes`.
#[wasm_bindgen]
pub fn best_move(
    #[wasm_bindgen(unchecked_param_type = "BoardInput")] board: JsValue,
    #[wasm_bindgen(unchecked_param_type = "boolean")] use_pruning: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "BestMoveOptions")] options: JsValue,
) -> Result<BestMove> {
    let options = Options::read(&options, BEST_MOVE)?;
    #[cfg(feature = "lab")]
    if let Some(search) = options.search {
        return give(&named::best_move(&options, &board, &use_pruning, search)?);
    }
    #[cfg(feature = "boards")]
    if !options.is_packed() {
        let position = input::position(&board, &options.game)?;
        let algorithm = input::algorithm(&use_pruning)?;
        return give(&any_board::best_move(&options, position, algorithm)?);
    }
    let position = input::position(&board, &TicTacToe)?;
    let algorithm = input::algorithm(&use_pruning)?;
    let order = options.cell_order();
    let start = clock::now();
    let solution = solve(&options, &order, algorithm, position);
    let elapsed_ms = clock::single_run(start);
    let solution = Value::of_solution(&TicTacToe, position, solution, options.scoring);
    give(&BestMove::new(
        &TicTacToe, position, solution, &options, elapsed_ms,
    ))
}

/// The search of the packed board. Laid out flat it is the faster way to the same nodes, and only for the
/// game's own order.
pub(super) fn solve(
    options: &Options,
    order: &Option<CellOrder>,
    algorithm: Algorithm,
    board: Board,
) -> Solution<PackedCell, i32> {
    let search = options.packed_search(order);
    if cfg!(feature = "lab") && order.is_some() {
        return search.solve(algorithm, board);
    }
    tic_tac_toe::solve(&search.with_order(GameOrder), algorithm, board)
}
