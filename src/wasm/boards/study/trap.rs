//! The opponent who sets traps.

use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use super::{BUDGET_MS, within_budget};
use crate::games::grid::Cell;
use crate::lab::replies::{self, set_trap as find_trap};
use crate::wasm::input::{self, BoardOptions, Named};
use crate::wasm::{Result, give};

/// A move, and how many replies keep the other side's result.
#[derive(Serialize, Tsify)]
pub struct TrapMove {
    /// The cell.
    pub cell: usize,
    /// How many replies keep the other side's result; all of them if every reply loses.
    pub holding: usize,
    /// How many replies there are; 0 if the move ends the game.
    pub replies: usize,
}

/// What `set_trap` gives.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Trap {
    /// The cell to play; `null` if the game has ended. If not `exact`, the best move so far.
    pub index: Option<usize>,
    /// How many replies keep the other side's result; `null` if that is not proved, and after the end.
    pub holding: Option<usize>,
    /// How many replies there are; `null` where `holding` is.
    pub replies: Option<usize>,
    /// Whether all results that the choice rests on are proved.
    pub exact: bool,
    /// The moves with the best result, the one to play first; none if they are not proved.
    pub traps: Vec<TrapMove>,
}

impl From<replies::Trap> for Trap {
    fn from(found: replies::Trap) -> Trap {
        let first = found.traps.first();
        Trap {
            index: found.mv.map(Cell::index),
            holding: first.map(|trap| trap.holding),
            replies: first.map(|trap| trap.replies),
            exact: found.exact,
            traps: found
                .traps
                .iter()
                .map(|trap| TrapMove {
                    cell: trap.mv.index(),
                    holding: trap.holding,
                    replies: trap.replies,
                })
                .collect(),
        }
    }
}

/// Finds, among the moves with the best result, the one after which the fewest replies hold.
///
/// Moves after which no reply can go wrong come last. Then sooner wins and later losses come first, and
/// then the order of the game. If the budget is spent before all that is proved, the next call for the
/// same position goes on.
///
/// ```js
/// set_trap("", { game: "4x4k4g" });
/// ```
///
/// @param position A board as for `best_move`, or moves in the game's notation (`""` is the start).
/// @param options Which game, and how long.
/// @throws {Error} As `best_move` for a board, as `replay` for moves; `option-budget`, `option-boolean`,
/// `option-memory`, `option-without`.
#[wasm_bindgen]
pub fn set_trap(
    #[wasm_bindgen(unchecked_param_type = "BoardInput")] position: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "StudyOptions")] options: JsValue,
) -> Result<Trap> {
    let set = Named::read(&options, BoardOptions::OF_A_STUDY)?;
    let options = BoardOptions::new(&set)?;
    let position = input::position(&position, &options.grid)?;
    let found = within_budget(&options, BUDGET_MS, |session, book, more| {
        find_trap(session, book, position, more)
    });
    give(&Trap::from(found))
}
