//! What a position or a move is worth, in the one form that all results have.

/// Declares a result that says what a position or a move is worth, among its own fields. With `@of` it builds
/// one: the worth is taken from a [`Value`]. It is a macro because `serde(flatten)` would write each
/// name of a field anew, as a key of a map.
macro_rules! with_worth {
    ($(#[doc = $about:literal])+ pub struct $result:ident { $($before:tt)* } worth { $($after:tt)* }) => {
        $(#[doc = $about])+
        #[derive(Serialize, Tsify)]
        #[serde(rename_all = "camelCase")]
        #[tsify(missing_as_null)]
        pub struct $result {
            $($before)*
            /// What best play comes to, for the side that moves here or has played the move; `"unknown"` while that
            /// is not proved.
            #[tsify(type = "Outcome")]
            pub outcome: Name,
            /// The number of moves of both sides to the end by best play, also for a draw, and with the move itself
            /// if it is one's worth; `null` while that is not proved, and where a textbook search by plain scores wins or
            /// loses: it does not look for the shortest way.
            pub plies: Option<u32>,
            /// The value for the same side: by depth-aware scores cells + 1 − n for a win after n plies (10 − n on
            /// 3×3), the negative for a loss, 0 for a draw; by plain ones 1, −1, 0. `null` while it is not proved.
            pub score: Option<i32>,
            /// Whether the result is proved, and no estimate.
            pub exact: bool,
            $($after)*
        }
    };
    (@of $worth:expr; $result:ident { $($field:tt)* }) => {{
        let worth: $crate::wasm::worth::Value = $worth;
        $result {
            exact: worth.is_proved(),
            outcome: $crate::wasm::output::outcome(worth.verdict),
            plies: worth.plies,
            score: worth.score,
            $($field)*
        }
    }};
}

use crate::game::{Outcome, Side};
use crate::games::BoardGame;
use crate::games::tic_tac_toe::TicTacToe;
use crate::search::{OutcomeScore, Scoring, Solution, Verdict, Worth};

/// What is proved, or an estimate, for one side.
pub struct Value {
    /// The result; none for an estimate.
    pub verdict: Option<Verdict>,
    /// The number of moves to the end; none by scores that do not count moves.
    pub plies: Option<u32>,
    /// The score; none for an estimate.
    pub score: Option<i32>,
    /// More is better; none if the result is proved.
    pub estimate: Option<i32>,
}

impl Value {
    /// Nothing is known.
    pub const UNKNOWN: Value = Value {
        verdict: None,
        plies: None,
        score: None,
        estimate: None,
    };

    /// A result so many plies away.
    pub fn proved(verdict: Verdict, plies: u32, scoring: OutcomeScore) -> Value {
        let outcome = match verdict {
            Verdict::Win => Outcome::Win(Side::Max),
            Verdict::Draw => Outcome::Draw,
            Verdict::Loss => Outcome::Win(Side::Min),
        };
        // The score of an end does not depend on the game.
        let score = Scoring::<TicTacToe>::score(&scoring, outcome, plies, Side::Max);
        Value {
            verdict: Some(verdict),
            plies: Some(plies),
            score: Some(score),
            estimate: None,
        }
    }

    /// Whether the result is known.
    pub fn is_proved(&self) -> bool {
        self.score.is_some()
    }

    /// A solution with its worth in this form.
    pub fn of_solution<B: BoardGame>(
        game: &B,
        position: B::Position,
        found: Solution<B::Move, i32>,
        scoring: OutcomeScore,
    ) -> Solution<B::Move, i32, Value> {
        let free = game.cells() - game.plies(position);
        Solution {
            player: found.player,
            best: found.best,
            score: found.score,
            worth: Value::of_search(found.worth, free, scoring),
            principal_variation: found.principal_variation,
            counts: found.counts,
        }
    }

    /// What a search has found with so many cells free: a drawn game fills the board.
    pub fn of_search(worth: Worth, free: u32, scoring: OutcomeScore) -> Value {
        let proved = |verdict, plies| Value::proved(verdict, plies, scoring);
        // By plain scores all wins are equal, and the line that was found is no measure of best play.
        let decided = |verdict, plies| Value {
            plies: scoring.counts_plies().then_some(plies),
            ..proved(verdict, plies)
        };
        match worth {
            Worth::Win(plies) => decided(Verdict::Win, plies),
            Worth::Draw => proved(Verdict::Draw, free),
            Worth::Loss(plies) => decided(Verdict::Loss, plies),
            Worth::Estimate(estimate) => Value {
                estimate: Some(estimate),
                ..Value::UNKNOWN
            },
        }
    }
}
