//! How big the game is.

use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use super::with_solved;
use crate::games::grid::Grid;
use crate::games::tic_tac_toe::TicTacToe;
use crate::lab::census::{self, census as count_all};
use crate::lab::proof::smallest_proof as prove;
#[cfg(feature = "boards")]
use crate::wasm::input::BoardOptions;
use crate::wasm::input::{self, Named, Options};
use crate::wasm::{Result, give};

#[cfg(feature = "boards")]
#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** What `census` gives for any board. If `complete` is `false` all numbers are of the plies that were
 * counted, and none is of the whole game. */
export interface BoardCensus extends Omit<Census, "games" | "smallestProof"> {
    /** Games: ways from this position to a finished one; `null` if not all plies are counted. */
    games: number | null;
    /** The fewest nodes from which the position's result follows; `null` on other boards than 3×3. */
    smallestProof: number | null;
}

/** The same for any board. */
export function census(board: BoardInput, options: ReplayOptions): BoardCensus;
"#;

/// How many positions, games and nodes there are below a position, itself included.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct Census {
    /// Whether all plies are counted. On 3×3 they always are; elsewhere the count stops before the ply
    /// with which there would be more than 100,000 positions.
    pub complete: bool,
    /// Different positions.
    pub positions: u64,
    /// The finished ones among them.
    pub finished: u64,
    /// Positions that differ by more than a turn or a reflection.
    pub distinct: u64,
    /// Games: ways from this position to a finished one.
    #[tsify(type = "number")]
    pub games: Option<u64>,
    /// The different positions, ply by ply.
    pub positions_by_ply: Vec<u64>,
    /// The nodes of the game tree, ply by ply.
    pub nodes_by_ply: Vec<u64>,
    /// The fewest nodes from which the position's result follows.
    #[tsify(type = "number")]
    pub smallest_proof: Option<u64>,
}

/// Counts positions, games and nodes.
///
/// Any board is counted as long as it has at most 100,000 positions. Beyond that the count stops, gives
/// what it has counted ply by ply, and says so in `complete`. All numbers are exact: it stops too before
/// there are more than 2⁵³ − 1 nodes.
///
/// ```js
/// census(".........").positions; // 5,478
/// const { complete, positionsByPly } = census(".".repeat(42), { game: "7x6k4g" });
/// complete; // false: positionsByPly ends with 54,859, and 184,275 more would be too many
/// ```
///
/// @param board As for `best_move`.
/// @param options Which game.
/// @throws {Error} As `best_move` for the board and the game; `options-type`, `option-unknown`.
#[wasm_bindgen]
pub fn census(
    #[wasm_bindgen(unchecked_param_type = "BoardInput")] board: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "{ game?: \"3x3k3\" }")] options: JsValue,
) -> Result<Census> {
    #[cfg(not(feature = "boards"))]
    Named::read(&options, Options::OF_A_REPLAY)?;
    #[cfg(feature = "boards")]
    if let Some(options) = BoardOptions::beyond_3x3(&Named::read(&options, Options::OF_A_REPLAY)?)?
    {
        let position = input::position(&board, &options.grid)?;
        let counts = count_all(&options.grid, position, census::MOST_POSITIONS);
        return give(&Census::new(counts, None));
    }
    let board = input::board(&board, &TicTacToe)?;
    let proof = with_solved(|solved| prove(solved, board));
    let counts = count_all(&Grid::tic_tac_toe(), board.into(), census::MOST_POSITIONS);
    give(&Census::new(counts, Some(proof)))
}

impl Census {
    fn new(counts: census::Census, smallest_proof: Option<u64>) -> Census {
        Census {
            complete: counts.complete,
            positions: counts.positions,
            finished: counts.finished,
            distinct: counts.distinct,
            games: counts.complete.then_some(counts.games),
            positions_by_ply: counts.positions_by_ply,
            nodes_by_ply: counts.nodes_by_ply,
            smallest_proof,
        }
    }
}
