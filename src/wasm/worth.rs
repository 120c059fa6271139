//! The worth of a position or a move, in the form that all results use.

/// Declares a result that has the worth of a position or a move among its own fields. With `@of` it
/// builds one from a [`ScoredWorth`]. It is a macro because `serde(flatten)` would write the name of
/// each field as a key of a map, which takes more code.
macro_rules! with_worth {
    ($(#[doc = $about:literal])+ pub struct $result:ident { $($before:tt)* } worth { $($after:tt)* }) => {
        $(#[doc = $about])+
        #[derive(Serialize, Tsify)]
        #[serde(rename_all = "camelCase")]
        #[tsify(missing_as_null)]
        pub struct $result {
            $($before)*
            /// The result with best play, for the side that moves here or has played the move;
            /// `"unknown"` while it is not proved.
            #[tsify(type = "Outcome")]
            pub outcome: Name,
            /// The number of moves of both sides to the end with best play, for a draw too. For the
            /// worth of a move, this includes the move itself. `null` while the result is not
            /// proved. Also `null` for a win or a loss by a textbook search with plain scores,
            /// which does not look for the shortest win.
            pub plies: Option<u32>,
            /// The score for the same side. Depth-aware scores are cells + 1 − n for a win after n
            /// plies (10 − n on 3×3), the negative for a loss, and 0 for a draw. Plain scores are
            /// 1, −1 and 0. `null` while the result is not proved.
            pub score: Option<i32>,
            /// True if the result is proved.
            pub exact: bool,
            $($after)*
        }
    };
    (@of $worth:expr; $result:ident { $($field:tt)* }) => {{
        let worth: $crate::wasm::worth::ScoredWorth = $worth;
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

/// The proved result, or an estimate, for one side.
pub struct ScoredWorth {
    /// The result; `None` for an estimate.
    pub verdict: Option<Verdict>,
    /// The number of moves to the end; `None` for scores that do not count moves.
    pub plies: Option<u32>,
    /// The score; `None` for an estimate.
    pub score: Option<i32>,
    /// The estimate. More is better. `None` if the result is proved.
    pub estimate: Option<i32>,
}

impl ScoredWorth {
    /// The worth before anything is known.
    pub const UNKNOWN: ScoredWorth = ScoredWorth {
        verdict: None,
        plies: None,
        score: None,
        estimate: None,
    };

    /// A result this many plies away.
    pub fn proved(verdict: Verdict, plies: u32, scoring: OutcomeScore) -> ScoredWorth {
        let outcome = match verdict {
            Verdict::Win => Outcome::Win(Side::Max),
            Verdict::Draw => Outcome::Draw,
            Verdict::Loss => Outcome::Win(Side::Min),
        };
        // The score of an end does not depend on the game.
        let score = Scoring::<TicTacToe>::score(&scoring, outcome, plies, Side::Max);
        ScoredWorth {
            verdict: Some(verdict),
            plies: Some(plies),
            score: Some(score),
            estimate: None,
        }
    }

    /// True if the result is known.
    pub fn is_proved(&self) -> bool {
        self.score.is_some()
    }

    /// The worth of a solution.
    pub fn of_solution<B: BoardGame>(
        game: &B,
        position: B::Position,
        solution: Solution<B::Move, i32>,
        scoring: OutcomeScore,
    ) -> Solution<B::Move, i32, ScoredWorth> {
        let free = game.cells() - game.plies(position);
        Solution {
            player: solution.player,
            best: solution.best,
            score: solution.score,
            worth: ScoredWorth::of_search(solution.worth, free, scoring),
            principal_variation: solution.principal_variation,
            counts: solution.counts,
        }
    }

    /// The worth found by a search with this many free cells. A drawn game fills the board.
    pub fn of_search(worth: Worth, free: u32, scoring: OutcomeScore) -> ScoredWorth {
        let proved = |verdict, plies| ScoredWorth::proved(verdict, plies, scoring);
        // With plain scores all wins are equal, so the line that was found can be longer than best
        // play.
        let decided = |verdict, plies| ScoredWorth {
            plies: scoring.counts_plies().then_some(plies),
            ..proved(verdict, plies)
        };
        match worth {
            Worth::Win(plies) => decided(Verdict::Win, plies),
            Worth::Draw => proved(Verdict::Draw, free),
            Worth::Loss(plies) => decided(Verdict::Loss, plies),
            Worth::Estimate(estimate) => ScoredWorth {
                estimate: Some(estimate),
                ..ScoredWorth::UNKNOWN
            },
        }
    }
}
