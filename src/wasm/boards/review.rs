//! The moves of a game that changed its result or delayed its end.

use super::session::within_budget;
use super::{Ending, indices};
use crate::lab::review::{self, Variation};
use crate::wasm::call::*;

/// The time for a review if the caller sets no budget.
const REVIEW_MS: f64 = 2_000.0;

takes! {
    /// The options of `review`.
    REVIEW, ReviewOptions: game budgetMs book memoryMb
}

/// Best play for both sides to the end.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Line {
    /// The moves as cells.
    pub moves: Vec<usize>,
    /// The index of the winning side's first move in the line after which it has two ways to win
    /// with its next stone; `null` if there is none.
    pub fork: Option<usize>,
}

impl From<Variation> for Line {
    fn from(plan: Variation) -> Line {
        Line {
            moves: indices(plan.line),
            fork: plan.fork,
        }
    }
}

/// One move of a game.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct ReviewedMove {
    /// The index of the move in the game, from 0.
    pub ply: usize,
    /// The cell where the stone of the move came to rest.
    #[serde(rename = "move")]
    pub mv: usize,
    /// The side that played it.
    pub player: Player,
    /// A best move instead of it, or the played move if that is best. While `exact` is false, or a
    /// change has no `refutation` yet, it is only the choice of a shallow search.
    pub best: usize,
    /// The end of the game with best play before the move, for this player; `null` if it is not
    /// proved.
    pub before: Option<Ending>,
    /// The end of the game with best play after the move, for this player. The plies of both count
    /// from before the move.
    pub after: Option<Ending>,
    /// The change that the move made; `null` if it changed nothing, or if that is not proved.
    #[tsify(type = "ReviewedChange | null")]
    pub changed: Option<Name>,
    /// Best play to the end after a move that changed something, beginning with the other side.
    /// `null` for other moves, and while it is not proved.
    pub refutation: Option<Line>,
    /// Best play to the end instead of a move that changed the result. `null` for other moves, and
    /// while it is not proved.
    pub chance: Option<Line>,
    /// All moves that would have kept the result, if the move threw away a win or a draw. `null`
    /// for other moves, and while this is not proved.
    pub better: Option<Vec<usize>>,
    /// True if `before`, `after` and `changed` are proved.
    pub exact: bool,
}

impl From<review::MoveReview> for ReviewedMove {
    fn from(mv: review::MoveReview) -> ReviewedMove {
        ReviewedMove {
            ply: mv.ply,
            mv: mv.mv.index(),
            player: mv.player.into(),
            best: mv.best.index(),
            before: mv.before.map(Ending::from),
            after: mv.after.map(Ending::from),
            changed: mv.changed.map(|change| Name(change.name())),
            refutation: mv.refutation.map(Line::from),
            chance: mv.chance.map(Line::from),
            better: mv.better.map(indices),
            exact: mv.exact,
        }
    }
}

/// The result of `review`.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Review {
    /// The name of the game in its standard form.
    pub game: String,
    /// True once nothing is left to find. Otherwise the same call continues. It finds the change of
    /// each move first, then the refutations, then the better moves.
    pub done: bool,
    /// Every move, in the order of play.
    pub moves: Vec<ReviewedMove>,
}

/// Finds the moves that changed the result of a game, and why.
///
/// Only proved results are reported. The last moves come first, because they take the least time.
/// In Connect Four a position of 12 stones or more takes milliseconds, and an earlier one that is
/// not in the book can take seconds. Early positions of other large boards can be beyond any
/// budget. A game of 3×3 takes only a moment.
///
/// ```js
/// review("", "44444432222266675", { game: "connect-four" });
/// ```
///
/// @param start As for `replay`.
/// @param moves As for `replay`.
/// @param options The game and the time.
/// @throws {Error} As `replay`; `option-budget`, `option-boolean`, `option-memory`.
#[wasm_bindgen]
pub fn review(
    #[wasm_bindgen(unchecked_param_type = "BoardInput")] start: JsValue,
    #[wasm_bindgen(unchecked_param_type = "MovesInput")] moves: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "ReviewOptions")] options: JsValue,
) -> Result<Review> {
    let options = Options::read(&options, REVIEW)?;
    let start = input::position(&start, &options.game)?;
    let line = input::line(&moves, &options.game, start)?.whole()?;
    let moves = within_budget(&options, Some(REVIEW_MS), |session, book, more| {
        review::review(session, book, start, &line.moves, more)
    });
    give(&Review {
        game: options.game.to_string(),
        done: moves.iter().all(review::MoveReview::is_done),
        moves: moves.into_iter().map(Into::into).collect(),
    })
}
