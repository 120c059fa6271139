//! One position searched with a bug.

use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use crate::game::{Game, Side};
use crate::games::grid::{Cell, Grid, Position};
use crate::lab::bugs::{BegunTest, Bug, BugTester, Returned, RightValue, TestResult};
use crate::search::{Algorithm, Bound, OutcomeScore, Score, Scoring, Worth};
use crate::wasm::boards::Valuation;
use crate::wasm::boards::continuation::Continuation;
use crate::wasm::boards::textbook::check_cost;
use crate::wasm::clock;
use crate::wasm::input::{self, Options};
use crate::wasm::worth::Value;
use crate::wasm::{Result, give};

takes! {
    /// The options of `consult`.
    CONSULT, ConsultOptions: game depth budgetMs
}

/// What a value that came back says.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "lowercase")]
pub enum BoundKind {
    /// It is the value of the move.
    Exact,
    /// The move is worth at least this to the side that plays it.
    Lower,
    /// The move is worth at most this to the side that plays it.
    Upper,
}

impl BoundKind {
    /// What a bound of X's says to a side.
    fn seen_by(bound: Bound, side: Side) -> BoundKind {
        match (bound, side) {
            (Bound::Exact, _) => BoundKind::Exact,
            (Bound::Lower, Side::Max) | (Bound::Upper, Side::Min) => BoundKind::Lower,
            (Bound::Upper, Side::Max) | (Bound::Lower, Side::Min) => BoundKind::Upper,
        }
    }
}

/// What came back for a move at the root of a search with a bug, beside what is right.
#[derive(Serialize, Tsify)]
pub struct ConsultedMove {
    /// The cell.
    #[serde(rename = "move")]
    pub mv: usize,
    /// Its value for the side that plays it, as the search has it.
    pub shown: Valuation,
    /// What it says, by the window that the move was searched with.
    pub bound: BoundKind,
    /// Its value for the same side, by the search without the bug to the same depth.
    pub right: Valuation,
    /// Whether `shown` agrees with `right`, read as `bound` says.
    pub holds: bool,
    /// Whether `shown` agrees with `right`, read as a value.
    pub equal: bool,
}

/// The answer of a search with a bug, beside that of the search without it, to the same depth.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct Consultation {
    /// The depth limit in plies; `null` without one.
    pub depth: Option<u32>,
    /// The cell that it recommends; `null` if the game has ended, and while the call is not `done`.
    #[serde(rename = "move")]
    pub mv: Option<usize>,
    /// The value of the position for the side to move, as it has it.
    pub value: Valuation,
    /// The nodes that it visits.
    pub nodes: u64,
    /// What came back for each move.
    pub root: Vec<ConsultedMove>,
    /// The value of the position for the same side, by the search without the bug.
    pub right: Valuation,
    /// The cells of all moves that are worth most by the search without the bug.
    pub best: Vec<usize>,
    /// The nodes that alpha-beta visits without the bug.
    pub right_nodes: u64,
    /// Whether the recommended move is worth less than the best, by the search without the bug; for
    /// `bounds-shown`, whether a value in `root` is not that of its move.
    pub worse: Option<bool>,
    /// Whether the recommended move makes the result worse: only where both results are proved.
    pub thrown: Option<bool>,
    /// Whether the value is not that of the search without the bug.
    pub misvalued: Option<bool>,
    /// Whether both searches have come to their end, and all moves have their right values. If not, nothing but the
    /// nodes so far is known, and the next call for the same goes on.
    pub done: bool,
}

/// Asks a search with a bug.
///
/// The search with the bug and the same search without it look as far ahead as `depth` says, and estimate
/// there by open lines. Then a move is wrong if it is worth less by that search: an estimate, unless the
/// result is proved. On other boards than 3×3 that can take minutes (`4x4k4` to its end): `depth` limits it,
/// and `budgetMs` limits how long this call takes. By default it runs until it is `done`.
///
/// @param board As for `best_move`.
/// @param bug Which bug.
/// @param options Game, depth and budget.
/// @throws {Error} As `best_move` for the board, the game, the depth and a search that is too long, and
/// with the codes `bug-unknown` and `option-budget`.
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
    let new = |_: &Question| {
        check_cost(&options, position, Algorithm::AlphaBeta)?;
        Ok(tester.begin(bug, position))
    };
    let work = |_: &Question, mut test: BegunTest| {
        let mut more = clock::time_left(options.budget_ms);
        let result = tester.go_on(&mut test, &mut more);
        let found = Consultation::new(&options, position, bug, &tester, &test, result.as_ref());
        (found, result.is_none().then_some(test))
    };
    give(&CONSULTED.with(|test| test.go_on(question, new, work))?)
}

/// What was asked: the depth, the bug and the position.
type Question = (Grid, Option<u32>, Bug, Position);

thread_local! {
    /// The last position that is not done.
    static CONSULTED: Continuation<Question, BegunTest> = const { Continuation::new() };
}

impl Consultation {
    /// What both searches have found, or what they have visited so far.
    fn new(
        options: &Options,
        position: Position,
        bug: Bug,
        tester: &BugTester,
        test: &BegunTest,
        result: Option<&TestResult>,
    ) -> Consultation {
        let [nodes, right_nodes] = test.nodes();
        let nothing = Consultation {
            depth: options.depth,
            mv: None,
            value: Value::UNKNOWN.into(),
            nodes,
            root: vec![],
            right: Value::UNKNOWN.into(),
            best: vec![],
            right_nodes,
            worse: None,
            thrown: None,
            misvalued: None,
            done: false,
        };
        let Some(result) = result else {
            return nothing;
        };
        let left = options.game.cells() - position.plies();
        let side = options.game.to_move(position);
        let with_bug = |score: i32| value_with_bug(bug, tester, result, left, score.seen_by(side));
        let without_bug = |right: RightValue| {
            let is_estimate = right.verdict.is_none();
            value(
                tester.scoring(),
                left,
                right.score.seen_by(side),
                is_estimate,
            )
        };
        let judged = |returned: &Returned<Cell>| {
            let right = result.right.value_of_move(returned.mv);
            let consulted = ConsultedMove {
                mv: returned.mv.index(),
                shown: with_bug(returned.value).into(),
                bound: BoundKind::seen_by(returned.bound, side),
                right: without_bug(right).into(),
                holds: result.holds(bug, *returned, right.score),
                equal: returned.value == right.score,
            };
            (consulted, right.score == result.right.value().score)
        };
        let (root, is_best): (Vec<_>, Vec<_>) = result.answer.root.iter().map(judged).unzip();
        let cells = root.iter().map(|one| one.mv).zip(is_best);
        let judgement = result.judgement;
        Consultation {
            mv: result.answer.best.map(Cell::index),
            value: with_bug(result.answer.value).into(),
            right: without_bug(result.right.value()).into(),
            best: cells
                .filter_map(|(cell, best)| best.then_some(cell))
                .collect(),
            root,
            worse: Some(judgement.worse),
            thrown: Some(judgement.thrown),
            misvalued: Some(judgement.misvalued),
            done: true,
            ..nothing
        }
    }
}

/// A value of the search with the bug.
fn value_with_bug(
    bug: Bug,
    tester: &BugTester,
    result: &TestResult,
    left: u32,
    score: i32,
) -> Value {
    let scoring = if bug.counts_plies() {
        tester.scoring()
    } else {
        tester.scoring().plain()
    };
    let is_estimate = result.answer.estimated && scoring.has_room_for(score);
    value(scoring, left, score, is_estimate)
}

fn value(scoring: OutcomeScore, left: u32, score: i32, is_estimate: bool) -> Value {
    let worth = if is_estimate {
        Worth::Estimate(score)
    } else {
        // Scores that do not count plies have no number of them.
        Scoring::<Grid>::worth(&scoring, score, 0, false)
    };
    Value::of_search(worth, left, scoring.with_room_for_estimates(0))
}
