//! The move to play.

#[cfg(feature = "boards")]
mod any_board;
#[cfg(feature = "lab")]
mod other_search;

use super::output::cells;
use super::worth::ScoredWorth;
use crate::games::BoardGame;
use crate::games::tic_tac_toe::{self, Board, CellOrder, PackedCell, TicTacToe};
use crate::order::GameOrder;
use crate::search::{Algorithm, Solution};
use crate::wasm::call::*;

takes! {
    /// The options of `best_move`.
    BEST_MOVE, BestMoveOptions: game depth scoring order search progress budgetMs
}

with_worth! {
    /// The result of `best_move`. Rows, columns and indices count from 0, from the top left.
    pub struct BestMove {
        /// The row of the recommended cell; `null` if the game has ended, and while the search is
        /// not `done`.
        pub row: Option<u32>,
        /// The column of the recommended cell; `null` if `row` is.
        pub col: Option<u32>,
        /// The recommended cell, counted row by row from 0 at the top left; `null` if `row` is.
        pub index: Option<u32>,
        /// The side to move, or the side that would move if the game went on.
        pub player: Player,
        /// True if the game has ended.
        pub finished: bool,
        /// The winner of the finished game; `null` if nobody has won.
        pub winner: Option<Player>,
    } worth {
        /// The value of the search if its depth limit kept it from proving the result. More is
        /// better for `player`. The evaluation counts open lines: 1 for a line with one stone of
        /// one side only, 3 for two stones, 9 for three, and so on. Lines of the opponent count
        /// negative. Source: S. Russell, P. Norvig, *Artificial Intelligence: A Modern Approach*.
        /// `null` if the result is proved.
        pub estimate: Option<i32>,
        /// The depth limit in plies; `null` without a limit.
        pub depth: Option<u32>,
        /// Positions that the search entered, including the root and the leaves.
        pub nodes: f64,
        /// The leaves among them: finished positions, positions at the depth limit, and positions
        /// at which an iteration stopped.
        pub leaves: f64,
        /// Nodes at which alpha ≥ beta became true, even at their last move; 0 without pruning.
        pub cutoffs: f64,
        /// The longest distance from the root to a leaf.
        pub deepest_ply: u32,
        /// Milliseconds for this one search. `null` if the search took less than twenty steps of
        /// the clock, or if the clock does not move. `measure` can time such a search.
        pub elapsed_ms: Option<f64>,
        /// Best play for both sides to the end or to the depth limit, as cell indices. With the
        /// option `search`, only the recommended move.
        pub principal_variation: Vec<u32>,
        /// True once the search is finished. Otherwise nothing is recommended, the counts are those
        /// of the search so far, and the same call continues the search.
        pub done: bool,
    }
}

impl BestMove {
    /// Writes a solution as the API gives it.
    fn new<B: BoardGame>(
        game: &B,
        position: B::Position,
        solution: Solution<B::Move, i32, ScoredWorth>,
        options: &Options,
        elapsed_ms: Option<f64>,
    ) -> BestMove {
        let index = solution.best.map(|mv| game.cell_of(mv) as u32);
        let columns = game.name().columns;
        let estimate = solution.worth.estimate;
        with_worth!(@of solution.worth; BestMove {
            row: index.map(|cell| cell / columns),
            col: index.map(|cell| cell % columns),
            index,
            player: solution.player.into(),
            finished: game.outcome(position).is_some(),
            winner: game.winner(position).map(Player::from),
            estimate,
            depth: options.depth,
            nodes: solution.counts.nodes as f64,
            leaves: solution.counts.leaves as f64,
            cutoffs: solution.counts.cutoffs as f64,
            deepest_ply: solution.counts.deepest_ply,
            elapsed_ms,
            principal_variation: cells(game, &solution.principal_variation),
            done: true,
        })
    }
}

/// Searches a position to the end, or as far as `depth` and `budgetMs` allow, and recommends a
/// move.
///
/// Of several equally good moves, the first in move order is recommended, with and without pruning.
/// Pruning changes only the number of nodes. The algorithms are plain minimax and fail-soft
/// alpha-beta with a full window (Knuth and Moore 1975).
///
/// All games are searched in the same way. A search that would take too long is refused. Minimax is
/// refused above an estimated 10⁹ nodes, and alpha-beta at the same size unless it is known to
/// finish the game. With a `depth`, the search stops at that ply and evaluates the position by its
/// open lines, so its value can be an estimate. With a `search`, another algorithm finds the same
/// value and one of the best moves, at a different cost. `"best-first"` and `"worst-first"` know
/// the value of every move beforehand. The nodes that find these values are not counted. They take
/// about as long as minimax would take if it visited each position once.
///
/// On boards larger than 3×3 a search can take ten seconds or more. Alpha-beta needs about twenty
/// seconds for the empty `4x4k4` board. `depth` limits the work, and each further ply takes several
/// times as long. `budgetMs` limits the time of this call. Without a budget the call runs until it
/// is `done`. A search of 3×3 without a depth limit is always done at once.
///
/// @param board The cells row by row, as a string (`X`/`x`, `O`/`o`; `.`, `_`, `-` or a space for
/// empty; line breaks are ignored), as an array of cells, or as an array of rows (where `""`,
/// `null` and `undefined` are empty too). Or the moves in the game's notation, as a string
/// (`"b2a1"`; `""` is the start). Wrong moves have the codes of `replay`.
/// @param use_pruning `true` for alpha-beta, `false` for plain minimax.
/// @param options Game, depth, scoring, move order and kind of search. A property that is `null` or
/// `undefined` is not set.
/// @returns The move, its worth, and the counts of the search.
/// @throws {Error} With a `code`: `board-type`, `board-length`, `board-unreadable`, `cell-sign`
/// (with the index of the cell in `cell`), `stone-counts`, `both-won`, `played-on`, with gravity
/// also `cell-floating` and `board-order`; `pruning-type`, `options-type`, `option-unknown`,
/// `option-scoring`, `option-order`, `option-depth`, `option-budget`, `option-search`,
/// `option-progress`; the codes of `describe` for the game; `search-long` with minimax's estimate
/// in `nodes`.
#[wasm_bindgen]
pub fn best_move(
    #[wasm_bindgen(unchecked_param_type = "BoardInput")] board: JsValue,
    #[wasm_bindgen(unchecked_param_type = "boolean")] use_pruning: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "BestMoveOptions")] options: JsValue,
) -> Result<BestMove> {
    let options = Options::read(&options, BEST_MOVE)?;
    #[cfg(feature = "lab")]
    if let Some(search) = options.search {
        let found = other_search::best_move(&options, &board, &use_pruning, search)?;
        return give(&found);
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
    let solution = ScoredWorth::of_solution(&TicTacToe, position, solution, options.scoring);
    let result = BestMove::new(&TicTacToe, position, solution, &options, elapsed_ms);
    give(&result)
}

/// Searches the packed board. The flat layout visits the same nodes faster, and exists only for the
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
