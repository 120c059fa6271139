//! The moves of a game that changed its result or its length.

use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use super::Ending;
use super::indices;
use super::session::within_budget;
use crate::lab::review::{self, Variation};
use crate::wasm::input::{self, Options};
use crate::wasm::output::{Name, Player};
use crate::wasm::{Result, give};

/// How long a review may take unless the caller says otherwise.
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
    /// The first move of the side that wins, by its place in the line from 0, after which it has two ways to win
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
    /// Which move of the game, from 0.
    pub ply: usize,
    /// The move: the cell where its stone came to lie.
    #[serde(rename = "move")]
    pub mv: usize,
    /// Who played it.
    pub player: Player,
    /// A best move in its place, the played one if that is best. While the move is not `exact`, or a change
    /// has no `refutation` yet, it is only what a look a few plies ahead would play.
    pub best: usize,
    /// How the game ended by best play before the move, for this player; `null` if that is not proved.
    pub before: Option<Ending>,
    /// The same after the move, also for this player. The plies of both count from before the move.
    pub after: Option<Ending>,
    /// What the move changed; `null` if nothing, and if that is not proved.
    #[tsify(type = "ReviewedChange | null")]
    pub changed: Option<Name>,
    /// Best play to the end after a move that changed something, by the other side first; else `null`, and
    /// while it is not proved.
    pub refutation: Option<Line>,
    /// Best play to the end from before a move that changed the result; else `null`, and while it is not
    /// proved.
    pub chance: Option<Line>,
    /// All moves that would have kept the result that the move gave away; else `null`, and while they are
    /// not proved.
    pub better: Option<Vec<usize>>,
    /// Whether `before`, `after` and `changed` are proved.
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

/// What `review` gives.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Review {
    /// The game's name in its one form.
    pub game: String,
    /// Whether nothing is left to find. If not, the next call for the same game goes on. What each move
    /// changed comes first, then the refutations, then what would have been better.
    pub done: bool,
    /// Every move, in the order of play.
    pub moves: Vec<ReviewedMove>,
}

/// Finds what each move of a game changed, and why.
///
/// Only what is proved is reported. The last moves come first, for they take the least. In Connect Four
/// a position of 12 stones or more takes milliseconds, an earlier one that is not in the book can take
/// seconds; an early position of other large boards can be beyond any budget. A game of 3×3 takes no
/// more than a moment.
///
/// ```js
/// review("", "44444432222266675", { game: "connect-four" });
/// ```
///
/// @param start As for `replay`.
/// @param moves As for `replay`.
/// @param options Which game, and how long.
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
    let found = within_budget(&options, Some(REVIEW_MS), |session, book, more| {
        review::review(session, book, start, &line.moves, more)
    });
    give(&Review {
        game: options.game.to_string(),
        done: found.iter().all(review::MoveReview::is_done),
        moves: found.into_iter().map(Into::into).collect(),
    })
}
