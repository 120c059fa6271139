//! Well-known bugs of programs that search, each put into the search itself.
//!
//! Each bug is a parameter or a type that only this module gives to a search. So no bug can affect
//! a game by accident, because the search that recommends moves has
//! [`Textbook`](crate::search::Textbook) in its code.
//!
//! A [`BugTester`] puts them into a search of any board, to the end of the game or with a depth
//! limit, and finds the faults of their answers.

mod answer;
mod survey;
mod tester;
mod wrong_rules;

use crate::games::grid::{Cell, CellList, Grid, OpenLines, Position};
use crate::search::{Convention, Depth, Growing, OutcomeScore, Pausable, Search, Table};

use answer::{AnswerObservers, answer};

pub use answer::{Answer, Returned};
pub use survey::{BugSurvey, Judgement, RightValue};
pub(super) use wrong_rules::Misread;

pub use tester::{BegunTest, BugTester, RightAnswer, TestResult};

string_enum! {
    /// A bug.
    Bug as "BugName" {
        /// `≥` instead of `>` at the root, fail-soft. A later move with an equal bound replaces the
        /// best.
        RootTies = "root-ties",
        /// The same with fail-hard values, where every worse move returns an equal value.
        RootTiesHard = "root-ties-hard",
        /// Shows the bounds that pruning leaves at the root as values.
        BoundsShown = "bounds-shown",
        /// Has a transposition table that treats bounds as values.
        TableBounds = "table-bounds",
        /// Gives quick and slow wins the same score.
        NoDepth = "no-depth",
        /// Cuts only when alpha > beta. Right, but slower.
        StrictCut = "strict-cut",
        /// MAX minimises and MIN maximises.
        Swapped = "swapped",
        /// A child gets only its parent's bound. Right, but slower.
        ParentBound = "parent-bound",
        /// Scores the end of a game for the side that would move, and reads it as MAX's score.
        WrongSide = "wrong-side",
    }
}

impl Bug {
    /// True if a program with this bug can throw away a win or a draw, so that its moves reveal the
    /// bug. A later win or a sooner loss is not enough.
    pub(super) const fn changes_moves(self) -> bool {
        use Bug::{BoundsShown, NoDepth, ParentBound, RootTies, RootTiesHard, StrictCut};
        use Bug::{Swapped, TableBounds, WrongSide};
        match self {
            RootTies | RootTiesHard | TableBounds | Swapped | WrongSide => true,
            BoundsShown | NoDepth | StrictCut | ParentBound => false,
        }
    }

    /// True if a program with this bug shows wrong values, but plays the right moves.
    const fn shows_bounds(self) -> bool {
        matches!(self, Bug::BoundsShown)
    }

    /// Returns the score that a search with this bug uses in place of one that counts plies.
    fn scored(self, scoring: OutcomeScore, score: i32) -> i32 {
        if self.counts_plies() {
            score
        } else {
            scoring.without_plies(score)
        }
    }

    /// True if the scores of a search with this bug count the plies to the end.
    pub const fn counts_plies(self) -> bool {
        !matches!(self, Bug::NoDepth)
    }

    /// Returns the decisions of alpha-beta with this bug.
    pub(super) fn convention(self) -> Convention {
        Convention {
            last_of_ties: matches!(self, Bug::RootTies | Bug::RootTiesHard),
            fail_hard: self == Bug::RootTiesHard,
            strict_cut: self == Bug::StrictCut,
            parent_bound_only: self == Bug::ParentBound,
        }
    }

    /// Searches a position with this bug instead of alpha-beta.
    pub(super) fn search(self, search: &TestedSearch<'_>, root: Position) -> Answer<Cell> {
        let mut begun = BugSearch::new(Some(self), search.scoring, 0);
        let answer = begun.go_on(search, root, &mut || true);
        answer.expect("there is time without end")
    }
}

/// The search into which the bugs are put. All callers use one type, because each further type
/// would add code to the package.
pub(super) type TestedSearch<'t> =
    Search<'t, Grid, OutcomeScore, Option<&'t CellList>, Option<Depth<&'t OpenLines>>>;

/// A search with or without a bug that can stop and continue.
#[derive(Clone, Debug)]
struct BugSearch {
    bug: Option<Bug>,
    search: Pausable<i32, AnswerObservers>,
    table: Table<Growing<Position>>,
}

impl BugSearch {
    /// Prepares a search. Its position is `first` plies below the root from which scores are
    /// counted.
    fn new(bug: Option<Bug>, scoring: OutcomeScore, first: u32) -> BugSearch {
        BugSearch {
            bug,
            search: Pausable::from_ply(first, Default::default()),
            table: Table::growing(scoring).with_bounds_as_values(),
        }
    }

    /// Returns the number of nodes visited so far.
    fn nodes(&self) -> u64 {
        let ((counts, _), _) = self.search.observer();
        counts.nodes
    }

    /// Continues from where the last call for the same search stopped.
    fn go_on(
        &mut self,
        search: &TestedSearch<'_>,
        root: Position,
        more: &mut dyn FnMut() -> bool,
    ) -> Option<Answer<Cell>> {
        let begun = &mut self.search;
        let bug = self.bug;
        let mut convention = bug.map_or(Convention::default(), Bug::convention);
        match bug {
            Some(Bug::NoDepth) => {
                let scoring = search.scoring.plain();
                let plain = Search { scoring, ..*search };
                answer(begun, &plain, root, &mut convention, more)
            }
            Some(Bug::Swapped | Bug::WrongSide) => {
                let scoring = Misread {
                    right: search.scoring,
                    bug,
                };
                let limit = Misread {
                    right: search.limit,
                    bug,
                };
                let wrong = Search::new(search.game, scoring)
                    .with_order(search.order)
                    .with_limit(limit);
                let answer = answer(begun, &wrong, root, &mut convention, more)?;
                // The search used negated scores. It shows the scores that it minimised.
                Some(if bug == Some(Bug::Swapped) {
                    answer.negated()
                } else {
                    answer
                })
            }
            Some(Bug::TableBounds) => {
                let mut table = self.table.by(|position| position);
                answer(begun, search, root, &mut table, more)
            }
            // This is the textbook search, with other decisions or with wrong values shown.
            _ => answer(begun, search, root, &mut convention, more),
        }
    }
}
