//! Well-known bugs of programs that search, each running in the search itself.
//!
//! Each bug is a parameter or a type that only this module gives to a search. So no bug can get
//! into a game by accident: the search that recommends moves names [`Textbook`](crate::search::Textbook) in its code.
//!
//! A [`BugTester`] puts them into a search of any board, to the end of the game or with a depth limit, and
//! says what is wrong with their answers.

mod answer;
mod judgement;
mod survey;
mod tester;
mod wrong_rules;

use crate::games::grid::{Cell, CellList, Grid, OpenLines, Position};
use crate::search::{Convention, Depth, Growing, OutcomeScore, Pausable, Search, Table};

use answer::{Heard, answer};
use wrong_rules::{SeenByMover, Swapped};

pub use answer::{Answer, Returned};
pub use judgement::{Judgement, RightValue};
pub use survey::BugSurvey;
pub use tester::{BegunTest, BugTester, RightAnswer, TestResult};

named! {
    /// A bug.
    Bug as "BugName" {
        /// At the root `≥` in place of `>`, fail-soft: a later move with an equal bound replaces the best.
        RootTies = "root-ties",
        /// The same, fail-hard: every worse move comes back as equal.
        RootTiesHard = "root-ties-hard",
        /// The bounds that pruning leaves at the root are shown as if they were values.
        BoundsShown = "bounds-shown",
        /// A transposition table that does not tell bounds from values.
        TableBounds = "table-bounds",
        /// A win is a win: no difference between a quick one and a slow one.
        NoDepth = "no-depth",
        /// Cut only when alpha > beta. Right, but slower.
        StrictCut = "strict-cut",
        /// MAX minimises and MIN maximises.
        Swapped = "swapped",
        /// A child gets only its parent's bound. Right, but slower.
        ParentBound = "parent-bound",
        /// An end is valued for the side that would move there, and the value is read as MAX's.
        WrongSide = "wrong-side",
    }
}

impl Bug {
    /// Whether a program with it can throw a win or a draw away, so that its moves reveal the bug. To win later or to
    /// lose sooner is not enough.
    pub(super) const fn changes_moves(self) -> bool {
        match self {
            Bug::RootTies
            | Bug::RootTiesHard
            | Bug::TableBounds
            | Bug::Swapped
            | Bug::WrongSide => true,
            Bug::BoundsShown | Bug::NoDepth | Bug::StrictCut | Bug::ParentBound => false,
        }
    }

    /// Whether what it shows is wrong, not what it plays.
    const fn shows_bounds(self) -> bool {
        match self {
            Bug::BoundsShown => true,
            Bug::RootTies
            | Bug::RootTiesHard
            | Bug::TableBounds
            | Bug::NoDepth
            | Bug::StrictCut
            | Bug::Swapped
            | Bug::ParentBound
            | Bug::WrongSide => false,
        }
    }

    /// A score that counts plies as a search with this bug writes it.
    fn scored(self, scoring: OutcomeScore, score: i32) -> i32 {
        if self.counts_plies() {
            score
        } else {
            scoring.without_plies(score)
        }
    }

    /// Whether the scores of a search with it say how soon the game ends.
    pub const fn counts_plies(self) -> bool {
        match self {
            Bug::NoDepth => false,
            Bug::RootTies
            | Bug::RootTiesHard
            | Bug::BoundsShown
            | Bug::TableBounds
            | Bug::StrictCut
            | Bug::Swapped
            | Bug::ParentBound
            | Bug::WrongSide => true,
        }
    }

    /// How alpha-beta decides with it.
    fn convention(self) -> Convention {
        let right = Convention::default();
        match self {
            Bug::RootTies => Convention {
                last_of_ties: true,
                ..right
            },
            Bug::RootTiesHard => Convention {
                last_of_ties: true,
                fail_hard: true,
                ..right
            },
            Bug::StrictCut => Convention {
                strict_cut: true,
                ..right
            },
            Bug::ParentBound => Convention {
                parent_bound_only: true,
                ..right
            },
            Bug::BoundsShown | Bug::TableBounds | Bug::NoDepth | Bug::Swapped | Bug::WrongSide => {
                right
            }
        }
    }

    /// Searches a position with this bug in the place of alpha-beta.
    pub(super) fn search(self, search: &TestedSearch<'_>, root: Position) -> Answer<Cell> {
        let mut begun = BegunBug::new(Some(self), search.scoring, 0);
        let answer = begun.go_on(search, root, &mut || true);
        answer.expect("there is time without end")
    }
}

/// The search that bugs are put into. It is one type for all callers: each further one would add code to the package.
pub(super) type TestedSearch<'t> =
    Search<'t, Grid, OutcomeScore, Option<&'t CellList>, Option<Depth<&'t OpenLines>>>;

/// A search with a bug, or without one, which can stop and go on.
#[derive(Clone, Debug)]
struct BegunBug {
    bug: Option<Bug>,
    search: Pausable<i32, Heard<Cell>>,
    table: Table<Growing<Position>>,
}

impl BegunBug {
    /// A search that has not begun, of a position so many plies below the root that scores are counted from.
    fn new(bug: Option<Bug>, scoring: OutcomeScore, first: u32) -> BegunBug {
        BegunBug {
            bug,
            search: Pausable::from_ply(first, Default::default()),
            table: Table::growing(scoring).with_bounds_as_values(),
        }
    }

    /// The nodes that it has visited so far.
    fn nodes(&self) -> u64 {
        let ((counts, _), _) = self.search.observer();
        counts.nodes
    }

    /// Searches on from where the last call for the same stopped.
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
            Some(Bug::Swapped) => {
                let game = Swapped(search.game);
                let swapped = Search::new(&game, Swapped(search.scoring))
                    .with_order(Swapped(search.order))
                    .with_limit(Swapped(search.limit));
                answer(begun, &swapped, root, &mut convention, more)
            }
            Some(Bug::WrongSide) => {
                let wrong = Search::new(search.game, SeenByMover(search.scoring))
                    .with_order(search.order)
                    .with_limit(SeenByMover(search.limit));
                answer(begun, &wrong, root, &mut convention, more)
            }
            Some(Bug::TableBounds) => {
                let table = &mut self.table;
                answer(
                    begun,
                    search,
                    root,
                    &mut table.by(|position| position),
                    more,
                )
            }
            // The textbook's search, but for how it decides.
            Some(Bug::RootTies | Bug::RootTiesHard | Bug::StrictCut | Bug::ParentBound) => {
                answer(begun, search, root, &mut convention, more)
            }
            // The search has no bug: what is shown of it may have.
            Some(Bug::BoundsShown) | None => answer(begun, search, root, &mut convention, more),
        }
    }
}
