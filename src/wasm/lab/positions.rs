//! Lists of positions.

use tsify::Tsify;
use wasm_bindgen::prelude::*;

use crate::games::tic_tac_toe;
#[cfg(feature = "boards")]
use crate::games::{BoardGame, GameName, grid::Grid};
#[cfg(feature = "boards")]
use crate::lab::{census::MOST_POSITIONS, puzzle::choices};
#[cfg(feature = "boards")]
use crate::wasm::boards;
#[cfg(feature = "boards")]
use crate::wasm::input::BoardOptions;
#[cfg(not(feature = "boards"))]
use crate::wasm::input::Options;
use crate::wasm::input::{Named, Read};

/// Which positions of a game: without `seed` and `count` all of them.
#[derive(Tsify)]
#[allow(dead_code)] // only its TypeScript declaration is used
pub struct PositionsOptions {
    /// Which game; by default `"3x3k3"`.
    #[tsify(optional)]
    game: Option<String>,
    /// For a sample: which one, 0 to 4,294,967,295; by default 1. The same seed gives the same positions.
    #[tsify(optional)]
    seed: Option<u32>,
    /// For a sample: of how many positions, 1 to 100,000; by default 100.
    #[tsify(optional)]
    count: Option<u32>,
}

/// All positions in which there is a move to choose, with fewer stones first: of 3×3 4,520, as `visit`
/// takes them; of another game, where play can reach at most 100,000 positions; or a sample by a seed.
///
/// A sample has different positions of random games. Every length of a game is as likely as any other; of
/// a game that ends before, it has the last position with a move to choose. It has fewer than `count` if
/// the board has no more.
///
/// ```js
/// unfinished({ game: "7x6k4g", seed: 7, count: 20 }).split(","); // always the same 20 boards
/// ```
///
/// @param options Which game, and a seed and a number for a sample.
/// @returns Boards, separated by commas.
/// @throws {Error} With the codes `positions-many`, `option-seed`, `option-count`, `options-type`,
/// `option-unknown`, and those of `describe` for the game.
#[wasm_bindgen]
pub fn unfinished(
    #[wasm_bindgen(unchecked_optional_param_type = "PositionsOptions")] options: JsValue,
) -> Read<String> {
    #[cfg(not(feature = "boards"))]
    Named::read(&options, Options::OF_A_REPLAY)?;
    #[cfg(feature = "boards")]
    {
        let set = Named::read(&options, BoardOptions::OF_POSITIONS)?;
        if set.game != GameName::TIC_TAC_TOE || !set.options.is_empty() {
            return boards::unfinished(&BoardOptions::new(&set)?);
        }
    }
    Ok(super::list(tic_tac_toe::unfinished()))
}

/// All positions of 3×3, but for turns and reflections, in which some moves keep the mover's win or draw and
/// others throw it away; as `visit` takes them, with fewer stones first.
#[cfg(feature = "boards")]
#[wasm_bindgen]
pub fn puzzles() -> String {
    let found = super::with_3x3(|session| choices(session, MOST_POSITIONS)).unwrap_or_default();
    let grid = Grid::tic_tac_toe();
    super::list(found.into_iter().map(|position| grid.board_text(position)))
}
