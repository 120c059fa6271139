//! The search into which the bugs are put, and its right answers.

use super::answer::{Answer, Returned};
use super::{Bug, BugSearch, BugSurvey, Judgement, RightValue, TestedSearch};
use crate::game::{Game, Side};
use crate::games::grid::{Cell, Grid, OpenLines, Position};
use crate::search::{OutcomeScore, Score, Search};

/// The search of a board game into which the bugs are put. It is alpha-beta to a depth limit or to
/// the end, with scores that count plies, in the game's own move order.
///
/// The right answer comes from the same search without the bug. A move is *wrong* if its value in
/// that search is lower. A value is wrong if that search has another one. If the limit was reached,
/// the values are estimates, and it is unknown whether a result is thrown away. So
/// [`Judgement::thrown`] is only for proved results.
///
/// Every bug also has an effect with a limit. [`Bug::NoDepth`] scores all wins within the limit the
/// same, which is above every estimate. [`Bug::WrongSide`] scores each leaf for the side that would
/// move there, at the limit and at the end of a game. [`Bug::TableBounds`] needs no depth in its
/// table, because all paths to a position within one search have the same length.
///
/// ```
/// use cutoff::games::BoardGame;
/// use cutoff::games::grid::Grid;
/// use cutoff::lab::bugs::{Bug, BugTester};
///
/// let grid: Grid = "7x6k4g".parse()?;
/// let tester = BugTester::new(&grid, Some(4));
/// let (position, _) = grid.play_text("4415").expect("legal moves");
/// let result = tester.test(Bug::StrictCut, position);
/// assert_eq!(result.answer.value, result.right.answer().value);
/// assert!(result.answer.nodes > result.right.answer().nodes); // right, but slower
/// assert_eq!(result.right.value().verdict, None); // an estimate
/// # Ok::<(), cutoff::games::grid::NameError>(())
/// ```
#[derive(Clone, Debug)]
pub struct BugTester {
    grid: Grid,
    lines: OpenLines,
    depth: Option<u32>,
}

impl BugTester {
    /// Makes a search with this depth limit of at least one ply, or to the end for `None`.
    pub fn new(grid: &Grid, depth: Option<u32>) -> BugTester {
        BugTester {
            grid: *grid,
            lines: OpenLines::new(grid),
            depth: depth.map(|depth| depth.max(1)),
        }
    }

    /// Returns the scores of the search without a bug. For [`Bug::NoDepth`] they are
    /// [`plain`](OutcomeScore::plain).
    pub fn scoring(&self) -> OutcomeScore {
        self.search().scoring
    }

    /// Searches a position with and without a bug.
    pub fn test(&self, bug: Bug, position: Position) -> TestResult {
        let result = self.go_on(&mut self.begin(bug, position), &mut || true);
        result.expect("there is time without end")
    }

    /// Prepares the same test for [`go_on`](Self::go_on), which can stop.
    pub fn begin(&self, bug: Bug, position: Position) -> BegunTest {
        self.begin_for(bug, position, true)
    }

    /// Prepares a test that finds the values of all moves, or only of those that it judges.
    fn begin_for(&self, bug: Bug, position: Position, all_moves: bool) -> BegunTest {
        BegunTest {
            bug,
            position,
            all_moves,
            searches: [None, Some(bug)].map(|bug| BugSearch::new(bug, self.scoring(), 0)),
            answers: [None, None],
            values: vec![],
            value: BugSearch::new(None, self.scoring(), 1),
        }
    }

    /// Continues a test until it is done, or until `more` returns false.
    pub fn go_on(
        &self,
        test: &mut BegunTest,
        more: &mut dyn FnMut() -> bool,
    ) -> Option<TestResult> {
        let (bug, position, search) = (test.bug, test.position, self.search());
        for (begun, answer) in test.searches.iter_mut().zip(&mut test.answers) {
            if answer.is_none() {
                *answer = Some(begun.go_on(&search, position, more)?);
            }
        }
        let [Some(without), Some(answer)] = test.answers.clone() else {
            return None;
        };
        let value = self.read(without.value, without.estimated);
        let moves: Vec<Cell> = match test.all_moves || bug.shows_bounds() {
            true => self.grid.moves(position).collect(),
            false => answer.best.into_iter().collect(),
        };
        for mv in moves.into_iter().skip(test.values.len()) {
            let value = match without.best == Some(mv) {
                true => value,
                false => self.value_of_move(test, mv, more)?,
            };
            test.values.push((mv, value));
        }
        let right = RightAnswer {
            scoring: self.scoring(),
            side: self.grid.to_move(position),
            answer: without,
            value,
            values: test.values.clone(),
        };
        Some(TestResult {
            judgement: right.judge(bug, &answer),
            answer,
            right,
        })
    }

    /// Returns a move's value for X, counted from before the move, by a full-window search.
    fn value_of_move(
        &self,
        test: &mut BegunTest,
        mv: Cell,
        more: &mut dyn FnMut() -> bool,
    ) -> Option<RightValue> {
        let child = self.grid.play(test.position, mv);
        let answer = test.value.go_on(&self.search(), child, more)?;
        test.value = BugSearch::new(None, self.scoring(), 1);
        Some(self.read(answer.value, answer.estimated))
    }

    /// Runs a bug in these positions. Finished positions are left out.
    ///
    /// ```
    /// use cutoff::games::grid::Grid;
    /// use cutoff::lab::bugs::{Bug, BugTester};
    /// use cutoff::lab::census::unfinished;
    ///
    /// let grid: Grid = "3x3k3".parse()?;
    /// let positions = unfinished(&grid, grid.start(), 10_000).expect("there are 5,478");
    /// let strict = BugTester::new(&grid, None).survey(Bug::StrictCut, positions);
    /// assert_eq!((strict.positions, strict.worse.len()), (4_520, 0)); // right, by more nodes
    /// assert!(strict.nodes > 2 * strict.nodes_without);
    /// # Ok::<(), cutoff::games::grid::NameError>(())
    /// ```
    pub fn survey(&self, bug: Bug, positions: impl IntoIterator<Item = Position>) -> BugSurvey {
        let goes_on = |position: &Position| self.grid.outcome(*position).is_none();
        let positions: Vec<Position> = positions.into_iter().filter(goes_on).collect();
        let mut survey = BugSurvey::default();
        self.go_on_with(&mut survey, &mut None, bug, &positions, || true);
        survey
    }

    /// Continues a survey of these unfinished positions until `more` returns false. `begun` has the
    /// position that is being searched. Returns `true` once all of them are searched.
    pub fn go_on_with(
        &self,
        survey: &mut BugSurvey,
        begun: &mut Option<BegunTest>,
        bug: Bug,
        positions: &[Position],
        mut more: impl FnMut() -> bool,
    ) -> bool {
        for &position in &positions[survey.positions as usize..] {
            let test = begun.get_or_insert_with(|| self.begin_for(bug, position, false));
            let Some(result) = self.go_on(test, &mut more) else {
                return false;
            };
            *begun = None;
            let [nodes, without] = [&result.answer, result.right.answer()].map(|said| said.nodes);
            survey.add(position, result.judgement, nodes, without);
            if !more() {
                break;
            }
        }
        survey.positions as usize == positions.len()
    }

    fn search(&self) -> TestedSearch<'_> {
        Search::new(&self.grid, OutcomeScore::depth_aware(&self.grid))
            .with_order(None)
            .limited(self.depth, &self.lines)
    }

    /// Returns the meaning of X's score, from a search that may have reached its limit.
    fn read(&self, score: i32, estimated: bool) -> RightValue {
        let scoring = self.scoring();
        let is_estimate = estimated && scoring.has_room_for(score);
        RightValue {
            score,
            verdict: (!is_estimate).then(|| scoring.verdict(score)),
        }
    }
}

/// A test of one position in progress, with the results so far of the searches with and without the
/// bug.
#[derive(Clone, Debug)]
pub struct BegunTest {
    bug: Bug,
    position: Position,
    /// The search without the bug, and the search with it.
    searches: [BugSearch; 2],
    answers: [Option<Answer<Cell>>; 2],
    /// True to find the values of all moves, false to find only those that the judgement needs.
    all_moves: bool,
    values: Vec<(Cell, RightValue)>,
    /// The search of the next of these moves.
    value: BugSearch,
}

impl BegunTest {
    /// Returns the nodes visited so far with and without the bug.
    pub fn nodes(&self) -> [u64; 2] {
        let [without, with] = &self.searches;
        [with.nodes(), without.nodes()]
    }
}

/// The answer of a search with a bug, and the right answer.
#[derive(Clone, Debug)]
pub struct TestResult {
    /// The answer with the bug.
    pub answer: Answer<Cell>,
    /// The right answer.
    pub right: RightAnswer,
    /// The faults of the answer.
    pub judgement: Judgement,
}

impl TestResult {
    /// True if the value returned for a move agrees with `exact`, the value of the move for X. A
    /// bound agrees if `exact` is on the right side of it.
    pub fn holds(&self, bug: Bug, returned: Returned<Cell>, exact: i32) -> bool {
        let exact = bug.scored(self.right.scoring, exact);
        returned.bound.holds(returned.value, exact)
    }
}

/// The right answer in a position, from the search without the bug.
#[derive(Clone, Debug)]
pub struct RightAnswer {
    scoring: OutcomeScore,
    side: Side,
    answer: Answer<Cell>,
    value: RightValue,
    values: Vec<(Cell, RightValue)>,
}

impl RightAnswer {
    /// Returns the answer of the search.
    pub fn answer(&self) -> &Answer<Cell> {
        &self.answer
    }

    /// Returns the value of the position for X, as far as the search goes.
    pub fn value(&self) -> RightValue {
        self.value
    }

    /// Returns the value of a move for X, counted from before the move.
    ///
    /// # Panics
    ///
    /// If the move is not legal.
    pub fn value_of_move(&self, mv: Cell) -> RightValue {
        let value = self.values.iter().find(|(of, _)| *of == mv);
        value.expect("the value of a legal move").1
    }

    /// Returns the faults of an answer of a search with this bug.
    fn judge(&self, bug: Bug, answer: &Answer<Cell>) -> Judgement {
        let Some(mv) = answer.best else {
            return Judgement::default();
        };
        let (best, played) = (self.value, self.value_of_move(mv));
        let bad_move = played.score.seen_by(self.side) < best.score.seen_by(self.side);
        let is_false =
            |returned: &Returned<Cell>| returned.value != self.value_of_move(returned.mv).score;
        let proved = best.verdict.zip(played.verdict);
        Judgement {
            worse: bad_move || bug.shows_bounds() && answer.root.iter().any(is_false),
            thrown: proved.is_some_and(|(best, played)| best != played),
            misvalued: answer.value != bug.scored(self.scoring, best.score),
        }
    }
}
