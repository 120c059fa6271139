//! A search of one position with a bug.

use crate::game::{Game, Side};
use crate::games::grid::{Cell, Grid, Position};
use crate::lab::bugs::{BegunTest, Bug, BugTester, Returned, RightValue, TestResult};
use crate::search::{Algorithm, Bound, OutcomeScore, Score, Scoring, Worth};
use crate::wasm::boards::Valuation;
use crate::wasm::boards::continuation::Continuation;
use crate::wasm::boards::textbook::check_cost;
use crate::wasm::call::*;
use crate::wasm::worth::ScoredWorth;

takes! {
    /// The options of `consult`.
    CONSULT, ConsultOptions: game depth budgetMs
}

/// The meaning of a returned value.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "lowercase")]
pub enum BoundKind {
    /// The exact value of the move.
    Exact,
    /// A lower bound. The move is worth at least this to the side that plays it.
    Lower,
    /// An upper bound. The move is worth at most this to the side that plays it.
    Upper,
}

impl BoundKind {
    /// The meaning of a bound on X's value, for a side.
    fn seen_by(bound: Bound, side: Side) -> BoundKind {
        match (bound, side) {
            (Bound::Exact, _) => BoundKind::Exact,
            (Bound::Lower, Side::Max) | (Bound::Upper, Side::Min) => BoundKind::Lower,
            (Bound::Upper, Side::Max) | (Bound::Lower, Side::Min) => BoundKind::Upper,
        }
    }
}

/// The value returned for a move at the root of a search with a bug, beside the right one.
#[derive(Serialize, Tsify)]
pub struct ConsultedMove {
    /// The cell.
    #[serde(rename = "move")]
    pub mv: usize,
    /// The value that the search returned, for the side that plays the move.
    pub shown: Valuation,
    /// The meaning of that value, by the window that the move was searched with.
    pub bound: BoundKind,
    /// The value by the search without the bug to the same depth, for the same side.
    pub right: Valuation,
    /// True if `shown` agrees with `right`, if `shown` is read as `bound` says.
    pub holds: bool,
    /// True if `shown` agrees with `right`, if `shown` is read as an exact value.
    pub equal: bool,
}

/// The answer of a search with a bug, beside the answer of the search without it, to the same
/// depth.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct Consultation {
    /// The depth limit in plies; `null` without one.
    pub depth: Option<u32>,
    /// The recommended cell; `null` if the game has ended, and while the call is not `done`.
    #[serde(rename = "move")]
    pub mv: Option<usize>,
    /// The value of the position by the search with the bug, for the side to move.
    pub value: Valuation,
    /// The nodes that the search with the bug visits.
    pub nodes: u64,
    /// The values returned for the moves.
    pub root: Vec<ConsultedMove>,
    /// The value of the position by the search without the bug, for the same side.
    pub right: Valuation,
    /// The cells of all best moves, by the search without the bug.
    pub best: Vec<usize>,
    /// The nodes that alpha-beta visits without the bug.
    pub right_nodes: u64,
    /// True if the recommended move is worth less than the best, by the search without the bug. For
    /// `bounds-shown`, true if a value in `root` is not the value of its move.
    pub worse: Option<bool>,
    /// True if the recommended move makes the result worse. Both results must be proved.
    pub thrown: Option<bool>,
    /// True if the value differs from that of the search without the bug.
    pub misvalued: Option<bool>,
    /// True once both searches are finished and all moves have their right values. Otherwise only
    /// the nodes so far are known, and the same call continues.
    pub done: bool,
}

/// Searches a position with a bug, and without it.
///
/// Both searches go as deep as `depth` says, and evaluate positions at the limit by open lines. A
/// move is wrong if the search without the bug says that it is worth less. This is an estimate
/// unless the result is proved. On boards larger than 3×3, the call can take minutes (`4x4k4` to
/// its end). `depth` limits the work, and `budgetMs` limits the time of this call. Without a budget
/// the call runs until it is `done`.
///
/// @param board As for `best_move`.
/// @param bug The name of the bug.
/// @param options Game, depth and budget.
/// @throws {Error} As `best_move` for the board, the game, the depth and a search that is too long;
/// `bug-unknown`, `option-budget`.
#[wasm_bindgen]
pub fn consult(
    #[wasm_bindgen(unchecked_param_type = "BoardInput")] board: JsValue,
    #[wasm_bindgen(unchecked_param_type = "BugName")] bug: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "ConsultOptions")] options: JsValue,
) -> Result<Consultation> {
    let options = Options::read(&options, CONSULT)?;
    let position = input::position(&board, &options.game)?;
    let bug = input::bug(&bug)?;
    let tester = BugTester::new(&options.game, options.depth);
    let question: Question = (options.game, options.depth, bug, position);
    let values = Values {
        bug,
        scoring: tester.scoring(),
        side: options.game.to_move(position),
        left: options.game.cells() - position.plies(),
    };
    let new = |_: &Question| {
        check_cost(&options, position, Algorithm::AlphaBeta)?;
        Ok(tester.begin(bug, position))
    };
    let work = |_: &Question, mut test: BegunTest| {
        let mut more = clock::time_left(options.budget_ms);
        let result = tester.go_on(&mut test, &mut more);
        let consultation = Consultation::unfinished(options.depth, &test);
        match result {
            None => (consultation, Some(test)),
            Some(result) => (consultation.with_result(&result, &values), None),
        }
    };
    give(&CONSULTED.with(|test| test.go_on(question, new, work))?)
}

/// The question: the depth, the bug and the position.
type Question = (Grid, Option<u32>, Bug, Position);

thread_local! {
    /// The last positions that were not finished.
    static CONSULTED: Continuation<Question, BegunTest> = const { Continuation::new() };
}

impl Consultation {
    /// The counts so far.
    fn unfinished(depth: Option<u32>, test: &BegunTest) -> Consultation {
        let [nodes, right_nodes] = test.nodes();
        Consultation {
            depth,
            mv: None,
            value: ScoredWorth::UNKNOWN.into(),
            nodes,
            root: vec![],
            right: ScoredWorth::UNKNOWN.into(),
            best: vec![],
            right_nodes,
            worse: None,
            thrown: None,
            misvalued: None,
            done: false,
        }
    }

    /// The same counts with the results of both searches.
    fn with_result(self, result: &TestResult, values: &Values) -> Consultation {
        let (answer, right, judgement) = (&result.answer, &result.right, result.judgement);
        let is_best = |returned: &&Returned<Cell>| {
            right.value_of_move(returned.mv).score == right.value().score
        };
        let best = answer.root.iter().filter(is_best);
        let consulted = |returned: &Returned<Cell>| values.of_move(result, *returned);
        Consultation {
            mv: answer.best.map(Cell::index),
            value: values.with_bug(result, answer.value).into(),
            root: answer.root.iter().map(consulted).collect(),
            right: values.without_bug(right.value()).into(),
            best: best.map(|returned| returned.mv.index()).collect(),
            worse: Some(judgement.worse),
            thrown: Some(judgement.thrown),
            misvalued: Some(judgement.misvalued),
            done: true,
            ..self
        }
    }
}

/// Gives the scores of a position's searches as values for the side to move.
struct Values {
    bug: Bug,
    scoring: OutcomeScore,
    side: Side,
    /// The number of free cells.
    left: u32,
}

impl Values {
    fn with_bug(&self, result: &TestResult, score: i32) -> ScoredWorth {
        let scoring = match self.bug.counts_plies() {
            true => self.scoring,
            false => self.scoring.plain(),
        };
        let score = score.seen_by(self.side);
        let is_estimate = result.answer.estimated && scoring.has_room_for(score);
        value(scoring, self.left, score, is_estimate)
    }

    fn without_bug(&self, right: RightValue) -> ScoredWorth {
        let (score, is_estimate) = (right.score.seen_by(self.side), right.verdict.is_none());
        value(self.scoring, self.left, score, is_estimate)
    }

    fn of_move(&self, result: &TestResult, returned: Returned<Cell>) -> ConsultedMove {
        let right = result.right.value_of_move(returned.mv);
        ConsultedMove {
            mv: returned.mv.index(),
            shown: self.with_bug(result, returned.value).into(),
            bound: BoundKind::seen_by(returned.bound, self.side),
            right: self.without_bug(right).into(),
            holds: result.holds(self.bug, returned, right.score),
            equal: returned.value == right.score,
        }
    }
}

fn value(scoring: OutcomeScore, left: u32, score: i32, is_estimate: bool) -> ScoredWorth {
    let worth = if is_estimate {
        Worth::Estimate(score)
    } else {
        // Scores that do not count plies have no number of plies.
        Scoring::<Grid>::worth(&scoring, score, 0, false)
    };
    ScoredWorth::of_search(worth, left, scoring.with_room_for_estimates(0))
}
