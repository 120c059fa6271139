//! Recorded searches.

mod boards;
mod details;
mod record;

use wasm_bindgen::prelude::*;

pub use details::Details;
use record::{Met, worths};
pub use record::{ScoreWorth, Trace};

use super::input::{self, Options};
use super::{Result, give};
use crate::game::Game;
use crate::games::tic_tac_toe::{CELLS, KEYS, Place, TicTacToe};
use crate::search::{self, Algorithm, alpha_beta_by, minimax};

takes! {
    /// The options of `trace`.
    TRACE, TraceOptions: game depth scoring order convention
}

/// Records a whole search: every node and all that happened at it.
///
/// On other boards than 3×3 a search of more than two million nodes is refused. A `depth` or a later
/// position keeps it smaller. To find out how large it is, alpha-beta runs up to 10⁸ nodes first, which
/// can take some seconds and is not limited by time: `depth` limits it too.
///
/// @param board As for `best_move`.
/// @param use_pruning As for `best_move`.
/// @param options As for `best_move`, and how alpha-beta decides.
/// @returns The record, 30 bytes a node: 17 MB for all of minimax from the empty board.
/// @throws {Error} As `best_move`, with the code `option-convention`, and with the code `trace-large` and
/// in `nodes` how many it would be: estimated for minimax, counted for alpha-beta, `null` above 10⁸.
#[wasm_bindgen]
pub fn trace(
    #[wasm_bindgen(unchecked_param_type = "BoardInput")] board: JsValue,
    #[wasm_bindgen(unchecked_param_type = "boolean")] use_pruning: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "TraceOptions")] options: JsValue,
) -> Result<Trace> {
    let options = Options::read(&options, TRACE)?;
    if !options.is_packed() {
        let position = input::position(&board, &options.game)?;
        let algorithm = input::algorithm(&use_pruning)?;
        return give(&boards::trace(&options, position, algorithm)?);
    }
    let board = input::position(&board, &TicTacToe)?;
    let algorithm = input::algorithm(&use_pruning)?;
    let order = options.cell_order();
    let search = options.packed_search(&order);
    let mut record = search::Trace::default();
    let mut decisions = options.convention.decisions;
    match algorithm {
        Algorithm::Minimax => minimax(&search, board, &mut record),
        Algorithm::AlphaBeta => alpha_beta_by(&search, board, &mut decisions, &mut record),
    };
    let mut met = Met::default();
    let mut numbers = vec![0; KEYS];
    let details = Details::new(&search, board, &record, |position| {
        met.add(&mut numbers[position.key()], || position.to_string());
    });
    let bounds = details.bounds(&record, decisions.fail_hard);
    let worths = worths(options.scoring, CELLS as u32);
    let player = TicTacToe.to_move(board).into();
    let index = |cell: Place| cell.index() as u8;
    give(&Trace::new(
        (board.to_string(), player),
        worths,
        &record,
        &details,
        &bounds,
        met,
        index,
    ))
}
