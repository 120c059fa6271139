//! Well-known bugs of programs that search, each running in the search itself.
//!
//! Each bug is a parameter or a type that only this module gives to a search. So no bug can get
//! into a game by accident: the search that recommends moves names [`Textbook`] in its code.
//!
//! On 3×3 a search with a bug runs to the end of the game, and [`Solved`] says what is right. On other
//! boards see [`boards`].

mod answer;
pub mod boards;
mod judgement;
mod survey;
mod wrong_rules;

use super::solved::Solved;
use super::{DEPTH_AWARE, STANDARD};
use crate::game::Game;
use crate::games::tic_tac_toe::{Board, KEYS};
use crate::search::{
    Algorithm, Convention, Counter, Entries, OutcomeScore, Score, Scoring, Search, Table, Textbook,
};

use answer::answer;
use judgement::Truth;
use wrong_rules::{SeenByMover, Swapped};

pub use answer::{Answer, Returned};
pub use judgement::{Judgement, Value};
pub use survey::{Survey, survey};

/// A bug.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mistake {
    /// At the root `≥` in place of `>`, fail-soft: a later move with an equal bound replaces the best.
    RootTies,
    /// The same, fail-hard: every worse move comes back as equal.
    RootTiesHard,
    /// The bounds that pruning leaves at the root are shown as if they were values.
    BoundsShown,
    /// A transposition table that does not tell bounds from values.
    TableBounds,
    /// A win is a win: no difference between a quick one and a slow one.
    NoDepth,
    /// Cut only when alpha > beta. Right, but slower.
    StrictCut,
    /// MAX minimises and MIN maximises.
    Swapped,
    /// A child gets only its parent's bound. Right, but slower.
    ParentBound,
    /// An end is valued for the side that would move there, and the value is read as MAX's.
    WrongSide,
}

impl Mistake {
    /// All of them.
    pub const ALL: [Mistake; 9] = [
        Mistake::RootTies,
        Mistake::RootTiesHard,
        Mistake::BoundsShown,
        Mistake::TableBounds,
        Mistake::NoDepth,
        Mistake::StrictCut,
        Mistake::Swapped,
        Mistake::ParentBound,
        Mistake::WrongSide,
    ];

    /// The name that a caller writes.
    pub const fn name(self) -> &'static str {
        match self {
            Mistake::RootTies => "root-ties",
            Mistake::RootTiesHard => "root-ties-hard",
            Mistake::BoundsShown => "bounds-shown",
            Mistake::TableBounds => "table-bounds",
            Mistake::NoDepth => "no-depth",
            Mistake::StrictCut => "strict-cut",
            Mistake::Swapped => "swapped",
            Mistake::ParentBound => "parent-bound",
            Mistake::WrongSide => "wrong-side",
        }
    }

    /// Searches a position of 3×3 with this bug.
    pub fn search(self, board: Board) -> Answer {
        let table = || Table::new(KEYS, DEPTH_AWARE);
        self.search_in(&STANDARD, OutcomeScore::PLAIN, table, Board::key, board)
    }

    /// Searches a position of any game with this bug. `plain` are the scores for which all wins are
    /// equal; `table` makes a transposition table and `key` gives it the keys of positions.
    fn search_in<G, S, E, K>(
        self,
        search: &Search<'_, G, S>,
        plain: S,
        table: impl FnOnce() -> Table<E>,
        key: impl Fn(G::Position) -> K,
        root: G::Position,
    ) -> Answer<G::Move>
    where
        G: Game,
        S: Scoring<G, Score = i32> + Copy,
        E: Entries<K>,
    {
        let game = search.game;
        let mut convention = Convention {
            strict_cut: self == Mistake::StrictCut,
            fail_hard: self == Mistake::RootTiesHard,
            parent_bound_only: self == Mistake::ParentBound,
            last_of_ties: matches!(self, Mistake::RootTies | Mistake::RootTiesHard),
        };
        match self {
            Mistake::RootTies
            | Mistake::RootTiesHard
            | Mistake::StrictCut
            | Mistake::ParentBound => answer(search, root, &mut convention),
            Mistake::BoundsShown => answer(search, root, &mut Textbook),
            Mistake::NoDepth => answer(&Search::new(game, plain), root, &mut Textbook),
            Mistake::Swapped => {
                let swapped = Swapped(game);
                let search = Search::new(&swapped, Swapped(search.scoring));
                answer(&search, root, &mut Textbook)
            }
            Mistake::WrongSide => {
                let search = Search::new(game, SeenByMover(search.scoring));
                answer(&search, root, &mut Textbook)
            }
            Mistake::TableBounds => {
                let mut table = table().with_bounds_as_values();
                answer(search, root, &mut table.by(key))
            }
        }
    }

    /// A depth-aware score as a search with this bug writes it.
    fn scored(self, scoring: OutcomeScore, score: i32) -> i32 {
        if self == Mistake::NoDepth {
            scoring.without_plies(score)
        } else {
            score
        }
    }

    /// Whether what came back for a move of 3×3 is true, if the move is worth `exact` to X. A bound is
    /// true if the value lies on its side.
    pub fn holds(self, returned: Returned, exact: i32) -> bool {
        self.holds_by(DEPTH_AWARE, returned, exact)
    }

    /// The same by the scores of any game.
    fn holds_by<M>(self, scoring: OutcomeScore, returned: Returned<M>, exact: i32) -> bool {
        let exact = self.scored(scoring, exact);
        returned.bound.holds(returned.value, exact)
    }

    /// What is wrong with an answer that [`search`](Self::search) gave.
    pub fn judge(self, solved: &Solved, board: Board, answer: &Answer) -> Judgement {
        self.judge_by(&(solved, board), answer)
    }

    /// The same by what is right in a position of any game.
    fn judge_by<T: Truth>(self, truth: &T, answer: &Answer<T::Move>) -> Judgement {
        let Some(mv) = answer.best else {
            return Judgement::default();
        };
        let side = truth.to_move();
        let (right, played) = (truth.value(), truth.value_of_move(mv));
        let bad_move = played.score.seen_by(side) < right.score.seen_by(side);
        let is_false =
            |returned: &Returned<T::Move>| returned.value != truth.value_of_move(returned.mv).score;
        let proved = right.verdict.zip(played.verdict);
        Judgement {
            wrong: bad_move || self == Mistake::BoundsShown && answer.root.iter().any(is_false),
            thrown: proved.is_some_and(|(right, played)| right != played),
            misvalued: answer.value != self.scored(truth.scoring(), right.score),
        }
    }
}

/// The nodes that alpha-beta visits if it has no bug.
pub fn nodes_without_bug(board: Board) -> u64 {
    let mut counts = Counter::default();
    STANDARD.value(Algorithm::AlphaBeta, board, &mut counts);
    counts.nodes
}
