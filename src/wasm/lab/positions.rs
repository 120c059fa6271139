//! Lists of positions.

use crate::games::BoardGame;
use crate::lab::census::{MOST_POSITIONS, unfinished};
use crate::lab::puzzle::choices;
use crate::wasm::boards::session::with_session;
use crate::wasm::call::*;

takes! {
    /// The options of `positions`.
    POSITIONS, PositionsOptions: game seed count choices
}

/// Lists positions in which there is a move to choose.
///
/// Without options the list has all these positions, with fewer stones first. These are 4,520 for
/// 3×3, and at most 100,000. With `choices`, it has only positions in which some moves keep a win
/// or a draw and others throw it away, and only one of rotated and reflected positions. With a
/// `count`, it is a sample of different positions from random games. Every number of stones is
/// equally likely. A game that ends sooner gives its last position with a move to choose. The
/// sample has fewer than `count` positions if the board has fewer.
///
/// The call needs no time budget, because a list or a sample takes less than a second.
///
/// ```js
/// positions({ game: "7x6k4g", seed: 7, count: 20 }); // always the same 20 boards
/// ```
///
/// @param options The game, and which positions.
/// @returns Boards, row by row, with one of `X`, `O` and `.` for each cell.
/// @throws {Error} With the codes `positions-many`, `option-seed`, `option-count`,
/// `option-boolean`, `options-type`, `option-unknown`, and those of `describe` for the game.
#[wasm_bindgen]
pub fn positions(
    #[wasm_bindgen(unchecked_optional_param_type = "PositionsOptions")] options: JsValue,
) -> Read<Vec<String>> {
    let options = Options::read(&options, POSITIONS)?;
    let grid = &options.game;
    if options.choices && options.count.is_some() {
        let message = "a sample cannot have only the choices";
        return Err(error("option-count", message));
    }
    let positions = if options.choices {
        with_session(&options, |session| choices(session, MOST_POSITIONS))
    } else if let Some(count) = options.count {
        Some(grid.sample(options.seed.into(), count))
    } else {
        unfinished(grid, grid.start(), MOST_POSITIONS)
    };
    let positions = positions.ok_or_else(|| {
        let message =
            format!("{grid} has more than {MOST_POSITIONS} positions: give a count for a sample");
        error("positions-many", &message)
    })?;
    let texts = positions.into_iter().map(|one| grid.board_text(one));
    Ok(texts.collect())
}
