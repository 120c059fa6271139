//! Searches of many positions with a bug.

use crate::game::Game;
use crate::games::BoardGame;
use crate::games::grid::{Grid, Position};
use crate::lab::bugs::{self, BegunTest, Bug, BugTester};
use crate::search::Algorithm;
use crate::wasm::boards::continuation::Continuation;
use crate::wasm::boards::textbook::check_cost;
use crate::wasm::call::*;
use crate::wasm::input::List;

takes! {
    /// The options of `survey`.
    SURVEY, SurveyOptions: game depth budgetMs
}

/// The effects of a bug in many positions.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct Survey {
    /// The depth limit in plies; `null` without one.
    pub depth: Option<u32>,
    /// The number of positions searched.
    pub positions: u64,
    /// The number of positions in which the answer is worse than the right one, as in
    /// `Consultation`. A move that only wins later counts too.
    pub worse: usize,
    /// The number of positions in which the recommended move makes the result worse, which is
    /// proved.
    pub thrown: u64,
    /// The number of positions with a wrong value.
    pub misvalued: u64,
    /// The number of positions in which the search with the bug visits more nodes than alpha-beta.
    pub more_nodes: usize,
    /// The nodes of all searches.
    pub nodes: u64,
    /// The nodes of alpha-beta without the bug.
    pub nodes_without: u64,
    /// The positions with a worse answer.
    pub worse_boards: Vec<String>,
    /// The positions in which only the value is wrong.
    pub misvalued_boards: Vec<String>,
    /// The positions in which the search with the bug visits more nodes.
    pub more_nodes_boards: Vec<String>,
    /// True once all positions are searched. Otherwise the same call continues.
    pub done: bool,
}

impl Survey {
    fn new(options: &Options, survey: &bugs::BugSurvey, done: bool) -> Survey {
        let texts = |positions: &[Position]| {
            let texts = positions.iter().map(|&one| options.game.board_text(one));
            texts.collect::<Vec<String>>()
        };
        Survey {
            depth: options.depth,
            positions: survey.positions,
            worse: survey.worse.len(),
            thrown: survey.thrown,
            misvalued: survey.misvalued,
            more_nodes: survey.more_nodes.len(),
            nodes: survey.nodes,
            nodes_without: survey.nodes_without,
            worse_boards: texts(&survey.worse),
            misvalued_boards: texts(&survey.only_misvalued),
            more_nodes_boards: texts(&survey.more_nodes),
            done,
        }
    }
}

/// The question: the depth, the bug, and the positions that are not finished.
type Question = (Grid, Option<u32>, Bug, List<Position>);

/// The results so far, and the position that is being searched.
type Begun = (bugs::BugSurvey, Option<BegunTest>);

thread_local! {
    /// The last surveys that were not finished.
    static SURVEY_BEGUN: Continuation<Question, Begun> = const { Continuation::new() };
}

/// Searches many positions with a bug, and counts the wrong answers.
///
/// On boards larger than 3×3 a position can take as long as in `consult`, and `depth` limits that.
/// With a `budgetMs`, the call stops when the budget is spent, even within a position, and gives
/// the counts so far. Without a budget it runs until it is `done`.
///
/// ```js
/// survey(positions(), "root-ties").worse; // of all 4,520 positions of 3×3
/// ```
///
/// @param positions Positions as for `consult`, such as those of `positions`; at most 100,000.
/// Finished positions are left out.
/// @param bug The name of the bug.
/// @param options Game and depth.
/// @throws {Error} With the codes `bug-unknown`, `positions-type` and `positions-many`, and as
/// `consult` with the index of the position in `at`; `option-budget`.
#[wasm_bindgen]
pub fn survey(
    #[wasm_bindgen(unchecked_param_type = "readonly BoardInput[]")] positions: JsValue,
    #[wasm_bindgen(unchecked_param_type = "BugName")] bug: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "SurveyOptions")] options: JsValue,
) -> Result<Survey> {
    let bug = input::bug(&bug)?;
    let options = Options::read(&options, SURVEY)?;
    let grid = &options.game;
    let arrays = [&positions];
    let is_same = |(game, depth, one, list): &Question| {
        (game, *depth, *one) == (grid, options.depth, bug) && list.is_of(&arrays)
    };
    let question = match SURVEY_BEGUN.with(|kept| kept.find_question(is_same)) {
        Some(question) => question,
        None => {
            let mut positions = input::positions(&positions, grid)?;
            positions.retain(|&one| grid.outcome(one).is_none());
            for &position in &positions {
                check_cost(&options, position, Algorithm::AlphaBeta)?;
            }
            (*grid, options.depth, bug, List::new(&arrays, positions))
        }
    };
    let new = |_: &Question| Ok(Begun::default());
    let work = |(_, _, _, list): &Question, (mut survey, mut test): Begun| {
        let more = clock::time_left(options.budget_ms);
        let tester = BugTester::new(grid, options.depth);
        let done = tester.go_on_with(&mut survey, &mut test, bug, &list.items, more);
        let result = Survey::new(&options, &survey, done);
        (result, (!done).then_some((survey, test)))
    };
    give(&SURVEY_BEGUN.with(|survey| survey.go_on(question, new, work))?)
}
