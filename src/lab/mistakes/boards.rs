//! The bugs on any board, in a search with a depth limit or to the end of the game.
//!
//! What is right there is what the same search says without the bug: alpha-beta with the same limit and
//! the same guess by open lines. So a move is *wrong* if it is worth less by that search, and a value is
//! wrong if it is not that search's. Where the limit was reached, both are guesses, and what is thrown
//! away is not known: [`Judgement::thrown`](super::Judgement::thrown) is for proved results alone.
//!
//! Every bug makes sense with a limit. [`Mistake::NoDepth`] values all wins within the limit alike, still
//! above every guess. [`Mistake::WrongSide`] values each leaf for the side that would move there, the guess
//! at the limit as well as the end of a game. [`Mistake::TableBounds`] needs no depth in its table: all
//! ways to a position within one search are equally long.

use super::answer::{Answer, answer};
use super::judgement::{Truth, Value};
use super::{Judgement, Mistake, Survey};
use crate::game::{Game, Side};
use crate::games::grid::{Cell, Grid, OpenLines, Position};
use crate::search::{
    Estimated, Evaluation, Limited, OutcomeScore, Recursive, Search, Table, Textbook, alpha_beta_in,
};

/// The search of a grid game that bugs are put into: alpha-beta to a depth limit or to the end, by
/// depth-aware scores and in the game's own move order.
///
/// ```
/// use cutoff::games::grid::Grid;
/// use cutoff::lab::mistakes::{Mistake, boards::Trial};
///
/// let grid: Grid = "7x6k4g".parse()?;
/// let trial = Trial::new(&grid, Some(4));
/// let (position, _) = grid.play_text("4415").expect("legal moves");
/// let tested = trial.test(Mistake::StrictCut, position);
/// assert_eq!(tested.answer.value, tested.right.answer().value);
/// assert!(tested.answer.nodes > tested.right.answer().nodes); // right, but slower
/// assert_eq!(tested.right.value().verdict, None); // a guess
/// # Ok::<(), cutoff::games::grid::NameError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Trial {
    grid: Grid,
    lines: OpenLines,
    depth: u32,
    scoring: OutcomeScore,
}

impl Trial {
    /// A search that looks so many plies ahead, at least one; without a number to the end.
    pub fn new(grid: &Grid, depth: Option<u32>) -> Trial {
        let lines = OpenLines::new(grid);
        let room = depth.map_or(0, |_| Evaluation::<Grid>::furthest(&lines));
        Trial {
            grid: *grid,
            lines,
            // The end of the game comes before such a limit.
            depth: depth.unwrap_or(grid.cells()).max(1),
            scoring: OutcomeScore::depth_aware(grid.cells()).with_room_for_estimates(room),
        }
    }

    /// How the search scores, if it has no bug. By [`Mistake::NoDepth`] the scores are
    /// [`plain`](OutcomeScore::plain).
    pub fn scoring(&self) -> OutcomeScore {
        self.scoring
    }

    /// Searches a position with a bug, and beside it without.
    pub fn test(&self, mistake: Mistake, position: Position) -> Tested<'_> {
        let right = self.right(position);
        let (answer, guessed) = self.ask(mistake, position);
        Tested {
            judgement: mistake.judge_by(&right, &answer),
            answer,
            guessed,
            right,
        }
    }

    /// Lets a bug answer in these positions, but for those that are finished.
    pub fn survey(
        &self,
        mistake: Mistake,
        positions: impl IntoIterator<Item = Position>,
    ) -> Survey<Position> {
        let mut survey = Survey::new();
        for position in positions {
            if self.grid.outcome(position).is_none() {
                let tested = self.test(mistake, position);
                let [nodes, without] =
                    [&tested.answer, tested.right.answer()].map(|said| said.nodes);
                survey.add(position, tested.judgement, nodes, without);
            }
        }
        survey
    }

    /// What a search with a bug says, and whether it came to the limit.
    fn ask(&self, mistake: Mistake, position: Position) -> (Answer<Cell>, bool) {
        let [scoring, plain] =
            [self.scoring, self.scoring.plain()].map(|scoring| self.estimated(scoring));
        let limited = Limited { game: &self.grid };
        let answer = mistake.search_in(
            &Search::new(&limited, &scoring),
            &plain,
            || Table::growing(self.scoring),
            |(position, _)| position,
            (position, self.depth),
        );
        (answer, scoring.has_guessed() || plain.has_guessed())
    }

    /// What the search says without a bug.
    fn right(&self, position: Position) -> Right<'_> {
        let scoring = self.estimated(self.scoring);
        let limited = Limited { game: &self.grid };
        let search = Search::new(&limited, &scoring);
        let answer = answer(&search, (position, self.depth), &mut Textbook);
        Right {
            value: self.read(answer.value, scoring.has_guessed()),
            trial: self,
            position,
            answer,
        }
    }

    /// What a move is worth to X: a search with the full window.
    fn value_of_move(&self, position: Position, mv: Cell) -> Value {
        let scoring = self.estimated(self.scoring);
        let limited = Limited { game: &self.grid };
        let search = Search::new(&limited, &scoring);
        let child = limited.play((position, self.depth), mv);
        let value = alpha_beta_in(Recursive, &search, child, 1, &mut Textbook, &mut ());
        self.read(value, scoring.has_guessed())
    }

    /// The scores of one search, which guesses by open lines at the limit and remembers that it did.
    fn estimated(&self, scoring: OutcomeScore) -> Estimated<impl Fn(Position) -> i32> {
        let guess = |position| Evaluation::<Grid>::guess(&self.lines, position);
        Estimated::new(scoring, guess)
    }

    /// A score of X's, where a search may have come to its limit.
    fn read(&self, score: i32, guessed: bool) -> Value {
        let is_guess = guessed && self.scoring.has_room_for(score);
        Value {
            score,
            verdict: (!is_guess).then(|| self.scoring.verdict(score)),
        }
    }
}

/// What a search says of a position with a bug, beside what is right.
#[derive(Clone, Debug)]
pub struct Tested<'t> {
    /// What it says.
    pub answer: Answer<Cell>,
    /// Whether it came to the depth limit. Then a value that can be a guess is one.
    pub guessed: bool,
    /// What is right.
    pub right: Right<'t>,
    /// What is wrong with the answer.
    pub judgement: Judgement,
}

impl Tested<'_> {
    /// Whether what came back for a move is true, for a move that is worth `exact` to X.
    pub fn holds(&self, mistake: Mistake, returned: super::Returned<Cell>, exact: i32) -> bool {
        mistake.holds_by(self.right.trial.scoring, returned, exact)
    }
}

/// What is right in a position, by the search without a bug.
#[derive(Clone, Debug)]
pub struct Right<'t> {
    trial: &'t Trial,
    position: Position,
    answer: Answer<Cell>,
    value: Value,
}

impl Right<'_> {
    /// What the search says.
    pub fn answer(&self) -> &Answer<Cell> {
        &self.answer
    }

    /// What the position is worth to X, as far as the search sees.
    pub fn value(&self) -> Value {
        self.value
    }

    /// What a move is worth to X, counted from before the move.
    pub fn value_of_move(&self, mv: Cell) -> Value {
        if self.answer.best == Some(mv) {
            self.value
        } else {
            self.trial.value_of_move(self.position, mv)
        }
    }
}

impl Truth for Right<'_> {
    type Move = Cell;

    fn to_move(&self) -> Side {
        self.trial.grid.to_move(self.position)
    }

    fn scoring(&self) -> OutcomeScore {
        self.trial.scoring
    }

    fn value(&self) -> Value {
        self.value
    }

    fn value_of_move(&self, mv: Cell) -> Value {
        Right::value_of_move(self, mv)
    }
}
