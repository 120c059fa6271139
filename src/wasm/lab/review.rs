//! The moves that changed the result of a game.

use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use super::{list, with_3x3};
use crate::games::BoardGame;
use crate::games::grid::{Cell, Grid};
use crate::lab::census::MOST_POSITIONS;
use crate::lab::puzzle::choices;
use crate::lab::review::{Change, Plan, ReviewedMove as Reviewed, review as review_moves};
use crate::wasm::output::{Player, Verdict};
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
            cells: plan.line.into_iter().map(Cell::index).collect(),
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

impl ReviewedMove {
    /// A move that gave a result away.
    fn of_slip(mv: Reviewed) -> Option<ReviewedMove> {
        let gave_away = mv.changed == Some(Change::Result);
        gave_away.then_some(())?;
        Some(ReviewedMove {
            number: mv.ply,
            player: mv.player.into(),
            cell: mv.mv.index(),
            before: mv.before?.verdict.into(),
            after: mv.after?.verdict.into(),
            better: mv.better?.into_iter().map(Cell::index).collect(),
            chance: mv.chance?.into(),
            refutation: mv.refutation?.into(),
        })
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
    let grid = Grid::tic_tac_toe();
    let start = input::position(&start, &grid)?;
    let line = input::line(&moves, &grid, start)?;
    let reviewed = with_3x3(|session| review_moves(session, None, start, &line.moves, || true));
    give(&Review {
        slips: reviewed
            .into_iter()
            .filter_map(ReviewedMove::of_slip)
            .collect(),
    })
}

/// All positions, but for turns and reflections, in which some moves keep the mover's win or draw and
/// others throw it away; as `visit` takes them, with fewer stones first.
#[wasm_bindgen]
pub fn puzzles() -> String {
    let found = with_3x3(|session| choices(session, MOST_POSITIONS)).unwrap_or_default();
    let grid = Grid::tic_tac_toe();
    list(found.into_iter().map(|position| grid.board_text(position)))
}
