//! The moves that changed the result of a game.

use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use super::{list, with_solved};
use crate::lab::review::{Plan, Slip, puzzles as all_puzzles, review as review_moves};
use crate::wasm::output::{Player, Verdict, indices};
use crate::wasm::{Result, give, input};

/// A line of best play, as cell indices.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Line {
    /// Best play for both sides to the end.
    pub cells: Vec<usize>,
    /// The first move of the line, by its index, after which its mover has two ways to win at once;
    /// `null` if there is none.
    pub fork: Option<usize>,
}

impl From<Plan> for Line {
    fn from(plan: Plan) -> Line {
        Line {
            cells: indices(plan.line),
            fork: plan.fork,
        }
    }
}

/// A move that made the result worse for the side that played it.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct ReviewedMove {
    /// Which move of the game, from 0.
    #[serde(rename = "move")]
    pub number: usize,
    /// Who played it.
    pub player: Player,
    /// Where, 0 to 8.
    pub cell: usize,
    /// The result for this player before the move …
    pub before: Verdict,
    /// … and after it.
    pub after: Verdict,
    /// The cells that would have kept the result.
    pub better: Vec<usize>,
    /// Best play from before the move.
    pub chance: Line,
    /// Best play after it, by the other side first.
    pub refutation: Line,
}

impl From<Slip> for ReviewedMove {
    fn from(slip: Slip) -> ReviewedMove {
        ReviewedMove {
            number: slip.index,
            player: slip.player.into(),
            cell: slip.cell.index(),
            before: slip.before.into(),
            after: slip.after.into(),
            better: indices(slip.better),
            chance: slip.chance.into(),
            refutation: slip.refutation.into(),
        }
    }
}

/// The moves of a game that changed its result.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)] // the outermost type decides how the nested ones are written
pub struct Review {
    /// In the order of play.
    pub slips: Vec<ReviewedMove>,
}

/// Finds the moves of a game that changed its result, and why.
///
/// @param start As for `replay`.
/// @param moves As for `replay`.
/// @throws {Error} As `replay`.
#[wasm_bindgen]
pub fn review(
    #[wasm_bindgen(unchecked_param_type = "BoardInput")] start: JsValue,
    #[wasm_bindgen(unchecked_param_type = "MovesInput")] moves: JsValue,
) -> Result<Review> {
    let start = input::board(&start)?;
    let moves = input::moves(&moves)?;
    input::play(start, &moves)?;
    let slips = with_solved(|solved| review_moves(solved, start, &moves));
    give(&Review {
        slips: slips.into_iter().map(ReviewedMove::from).collect(),
    })
}

/// All positions, but for turns and reflections, in which some moves keep the mover's win or draw and
/// others throw it away; as `visit` takes them, with fewer stones first.
#[wasm_bindgen]
pub fn puzzles() -> String {
    list(with_solved(all_puzzles))
}
