//! The size of the game.

use std::cell::OnceCell;

use crate::lab::census::{self, census as count_all};
use crate::lab::proof::smallest_proof;
use crate::lab::solved::SolvedGame;
use crate::wasm::call::*;

takes! {
    /// The options of `census`.
    CENSUS, CensusOptions: game
}

/// The number of positions, games and nodes below a position, including that position.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct Census {
    /// True if all plies are counted, which is always so on 3×3. On other boards the count stops
    /// before a ply with which there would be more than 100,000 positions.
    pub complete: bool,
    /// Different positions.
    pub positions: u64,
    /// The number of finished positions among them.
    pub finished: u64,
    /// Different positions, if rotated and reflected positions count as one.
    pub distinct: u64,
    /// Games, which are the paths from this position to a finished one; `null` if not all plies are
    /// counted.
    pub games: Option<u64>,
    /// The different positions, ply by ply.
    pub positions_by_ply: Vec<u64>,
    /// The nodes of the game tree, ply by ply.
    pub nodes_by_ply: Vec<u64>,
    /// The smallest number of nodes that prove the position's result; `null` on boards other than
    /// 3×3.
    pub smallest_proof: Option<u64>,
}

/// Counts positions, games and nodes.
///
/// The count stops before it has more than 100,000 positions, or more than 2⁵³ − 1 nodes. It then
/// gives the numbers of the plies that it has counted, and `complete` is `false`. All numbers are
/// exact. The count takes about a tenth of a second, so the call needs no time budget.
///
/// ```js
/// census(".........").positions; // 5,478
/// const { complete, positionsByPly } = census(".".repeat(42), { game: "7x6k4g" });
/// complete; // false: positionsByPly ends with 54,859, and 184,275 more would be too many
/// ```
///
/// @param board As for `best_move`.
/// @param options The game.
/// @throws {Error} As `best_move` for the board and the game; `options-type`, `option-unknown`.
#[wasm_bindgen]
pub fn census(
    #[wasm_bindgen(unchecked_param_type = "BoardInput")] board: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "CensusOptions")] options: JsValue,
) -> Result<Census> {
    let options = Options::read(&options, CENSUS)?;
    let position = input::position(&board, &options.game)?;
    let counts = count_all(&options.game, position, census::MOST_POSITIONS);
    let proof = options.is_packed().then(|| {
        let board = input::packed(position);
        SOLVED.with(|solved| smallest_proof(solved.get_or_init(SolvedGame::new), board))
    });
    give(&Census {
        complete: counts.complete,
        positions: counts.positions,
        finished: counts.finished,
        distinct: counts.distinct,
        games: counts.complete.then_some(counts.games),
        positions_by_ply: counts.positions_by_ply,
        nodes_by_ply: counts.nodes_by_ply,
        smallest_proof: proof,
    })
}

thread_local! {
    /// The worth of every position of 3×3, computed once.
    static SOLVED: OnceCell<SolvedGame> = const { OnceCell::new() };
}
