//! Checks programs by their moves.

use js_sys::Number;

use crate::game::Game;
use crate::games::BoardGame;
use crate::games::grid::{Grid, Position};
use crate::lab::judge::{self, Choice, Judge, WrongMove};
use crate::wasm::boards::continuation::Continuation;
use crate::wasm::boards::{Ending, Line};
use crate::wasm::call::*;
use crate::wasm::input::List;
use crate::wasm::input::errors::error_at;

takes! {
    /// The options of `judge`.
    JUDGE, JudgeOptions: game budgetMs
}

/// The findings about a program's moves.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Findings {
    /// The number of positions; while the call is not `done`, the number checked so far.
    pub positions: u64,
    /// The number of positions in which the program answered, legally or not.
    pub answered: u64,
    /// The number of illegal answers.
    pub illegal: u64,
    /// The number of moves that throw away a win or a draw. `survey` calls these `thrown`.
    pub wrong: u64,
    /// The number of moves that keep the result, but win later or lose sooner than possible.
    /// `survey` counts these and the `thrown` ones as `worse`.
    pub slower: u64,
    /// The wrong move in the position with the fewest free cells; `null` if no move is wrong.
    pub first: Option<FirstWrong>,
    /// The bugs with which a search plays the same moves in every position, each with the first of
    /// the usual scores and orders that fit. Empty if no move is wrong, if an answer is missing or
    /// illegal, on boards of more than nine cells, and while the call is not `done`.
    pub bugs: Vec<BugSuspect>,
    /// The slips with which a program plays the same moves, under the same conditions. A slip is a
    /// root that maximises for the wrong side, an unknown line, a wrong score for an end, or a
    /// random choice among bounds. `loss-depth` never throws away a win or a draw, so it is
    /// reported if no move is wrong.
    pub slips: Vec<SlipSuspect>,
    /// True once all positions are checked. Otherwise the same call continues.
    pub done: bool,
}

/// A move that throws away a win or a draw.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct FirstWrong {
    /// The position, row by row, with one of `X`, `O` and `.` for each cell.
    pub board: String,
    /// The side that played it.
    pub player: Player,
    /// The cell.
    #[serde(rename = "move")]
    pub mv: usize,
    /// A cell that keeps the result.
    pub best: usize,
    /// The end of the game with best play before the move, for `player`.
    pub before: Option<Ending>,
    /// The end of the game after the move. The plies of both count from before the move.
    pub after: Option<Ending>,
    /// Best play to the end after the move, beginning with the other side.
    pub refutation: Option<Line>,
}

/// A program with a bug, written in one of the usual ways.
#[derive(Serialize, Tsify)]
pub struct BugSuspect {
    /// The bug.
    #[tsify(type = "BugName")]
    pub bug: &'static str,
    /// Its scores.
    #[tsify(type = "\"depth-aware\" | \"plain\"")]
    pub scoring: &'static str,
    /// Its order of moves.
    #[tsify(type = "UsualOrder")]
    pub order: &'static str,
}

/// A program with a slip.
#[derive(Serialize, Tsify)]
pub struct SlipSuspect {
    /// The slip.
    #[tsify(type = "SlipName")]
    pub slip: &'static str,
    /// The cells of the lines that the program does not know, if the slip is of that kind.
    pub cells: Vec<usize>,
}

impl From<judge::BuggyProgram> for BugSuspect {
    fn from(suspect: judge::BuggyProgram) -> BugSuspect {
        BugSuspect {
            bug: suspect.bug.name(),
            scoring: match suspect.style.depth_aware {
                true => "depth-aware",
                false => "plain",
            },
            order: suspect.style.order.name(),
        }
    }
}

impl Findings {
    fn new(judge: &Judge, done: bool) -> Findings {
        let findings = judge.findings();
        let first = findings.smallest.as_ref();
        let bugs = if done { judge.suspects() } else { vec![] };
        let slips = if done { judge.slips() } else { vec![] };
        Findings {
            positions: findings.positions,
            answered: findings.answered,
            illegal: findings.illegal,
            wrong: findings.wrong,
            slower: findings.slower,
            first: first.map(|first| FirstWrong::new(judge.grid(), first)),
            bugs: bugs.into_iter().map(BugSuspect::from).collect(),
            slips: slips.into_iter().map(SlipSuspect::from).collect(),
            done,
        }
    }
}

impl From<judge::SlippedProgram> for SlipSuspect {
    fn from(slipped: judge::SlippedProgram) -> SlipSuspect {
        SlipSuspect {
            slip: slipped.slip.name(),
            cells: slipped.cells.iter().map(|cell| cell.index()).collect(),
        }
    }
}

impl FirstWrong {
    fn new(grid: &Grid, first: &WrongMove) -> FirstWrong {
        let review = &first.review;
        FirstWrong {
            board: grid.board_text(first.position),
            player: review.player.into(),
            mv: review.mv.index(),
            best: review.best.index(),
            before: review.before.map(Ending::from),
            after: review.after.map(Ending::from),
            refutation: review.refutation.clone().map(Line::from),
        }
    }
}

/// Checks if a program's moves are legal and keep the result, and finds the well-known bug that
/// plays the same moves.
///
/// All 4,520 positions of 3×3 take a fraction of a second. An early position of a large board can
/// take hours. With a `budgetMs`, the call gives the findings so far. Without a budget it runs
/// until it is `done`.
///
/// ```js
/// const boards = positions();
/// const moves = boards.map((board) => best_move(board, true, { depth: 2 }).index);
/// judge(boards, moves).wrong; // how often two plies are not enough
/// ```
///
/// @param positions Unfinished positions as for `consult`, such as those of `positions`; at most
/// 100,000.
/// @param moves The program's move in each position: a cell, or `null` for no answer. A number that
/// is not a cell of the board is an illegal move.
/// @param options The game.
/// @throws {Error} With the codes `positions-type`, `positions-many` and `moves-type`, and as
/// `consult` for a position, with its index in `at`; `game-over` for a finished one;
/// `option-budget`.
#[wasm_bindgen]
pub fn judge(
    #[wasm_bindgen(unchecked_param_type = "readonly BoardInput[]")] positions: JsValue,
    #[wasm_bindgen(unchecked_param_type = "readonly (number | null)[]")] moves: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "JudgeOptions")] options: JsValue,
) -> Result<Findings> {
    let options = Options::read(&options, JUDGE)?;
    let grid = &options.game;
    let arrays = [&positions, &moves];
    let is_same = |(game, list): &Question| game == grid && list.is_of(&arrays);
    let question = match JUDGE_BEGUN.with(|kept| kept.find_question(is_same)) {
        Some(question) => question,
        None => {
            let positions = input::positions(&positions, grid)?;
            let choices = choices(&moves, positions.len(), grid)?;
            for (at, &position) in positions.iter().enumerate() {
                if grid.outcome(position).is_some() {
                    let message = format!("position {}: the game is over", at + 1);
                    return Err(error_at("game-over", &message, "at", at));
                }
            }
            let answers = positions.into_iter().zip(choices).collect();
            (*grid, List::new(&arrays, answers))
        }
    };
    let new = |_: &Question| Ok(Judge::new(*grid));
    let work = |(_, answers): &Question, mut judge: Judge| {
        let done = judge.go_on(&answers.items, clock::time_left(options.budget_ms));
        let findings = Findings::new(&judge, done);
        (findings, (!done).then_some(judge))
    };
    give(&JUDGE_BEGUN.with(|judge| judge.go_on(question, new, work))?)
}

/// The question: each position and the move played there.
type Question = (Grid, List<(Position, Choice)>);

thread_local! {
    /// The findings about the last programs that were not finished.
    static JUDGE_BEGUN: Continuation<Question, Judge> = const { Continuation::new() };
}

/// The moves played in this number of positions.
fn choices(moves: &JsValue, count: usize, grid: &Grid) -> Read<Vec<Choice>> {
    let moves = input::items(moves).filter(|moves| moves.len() == count);
    let moves = moves.ok_or_else(|| {
        let message = format!("moves are an array of {count} cells, one for each position");
        error("moves-type", &message)
    })?;
    let choice = |value: JsValue| match value.as_f64() {
        None if value.is_null() || value.is_undefined() => Choice::Missing,
        Some(cell) if Number::is_integer(&value) && cell >= 0.0 => grid
            .cell(cell as usize)
            .map_or(Choice::Illegal, Choice::Move),
        _ => Choice::Illegal,
    };
    Ok(moves.into_iter().map(choice).collect())
}
