//! Searches with a bug on any board.

use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use super::positions;
use super::search::check_cost;
use super::worth::Parts;
use crate::game::Game;
use crate::games::BoardGame;
use crate::games::grid::{Cell, Grid, Position};
use crate::lab::bugs::{Bug, Returned, Tested, Trial, Value};
use crate::search::{Algorithm, OutcomeScore, Scoring, Worth};
use crate::wasm::input::{self, BoardOptions, Read};
use crate::wasm::lab::{BoundKind, list};
use crate::wasm::output::Outcome;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** The options of `consult`. */
export interface ConsultOptions {
    /** Which game; by default `"3x3k3"`. */
    game?: string;
    /** How many plies to look ahead, 1 to 64; by default to the end. */
    depth?: number;
}

/** The options of `survey`. */
export interface SurveyOptions extends ConsultOptions, PositionsOptions {
    /** Boards, separated by commas, 60,000 signs at the most; `unfinished` may give more than that.
     * Finished ones are left out. */
    boards?: string;
}

/** A search with a bug on any board. */
export function consult(board: BoardInput, bug: MistakeName, options: ConsultOptions): BoardConsultation;

/** What a bug does in positions of any board. */
export function survey(bug: MistakeName, options: SurveyOptions): BoardSurvey;
"#;

/// X's value, as a search has it that may stop before the end of the game.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct LimitedValue {
    /// What it comes to for X; `"unknown"` for a guess.
    pub outcome: Outcome,
    /// The number of moves to the end; `null` for a guess, and for a win or a loss if the search does not
    /// count moves (`no-depth`).
    pub plies: Option<u32>,
    /// X's score: cells + 1 − n for a win after n plies, the negative for a loss, 0 for a draw; 1 or −1 if
    /// the search does not count moves; `null` for a guess.
    pub score: Option<i32>,
    /// More is better for X, as in `LimitedMove`; `null` if it is no guess.
    pub guess: Option<i32>,
}

/// What came back for a move at the root of a search with a bug, beside what is right.
#[derive(Serialize, Tsify)]
pub struct BoardShown {
    /// The cell.
    pub index: usize,
    /// X's value, as the search has it.
    pub shown: LimitedValue,
    /// What it says, by the window that the move was searched with.
    pub bound: BoundKind,
    /// X's value of the move, by the search without the bug to the same depth.
    pub right: LimitedValue,
    /// Whether `shown` agrees with `right`, read as `bound` says.
    pub holds: bool,
    /// Whether `shown` agrees with `right`, read as a value.
    pub equal: bool,
}

/// The answer of a search with a bug, beside that of the search without it, to the same depth.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct BoardConsultation {
    /// The depth limit in plies; `null` without one.
    pub depth: Option<u32>,
    /// The cell that it recommends; `null` if the game has ended.
    pub index: Option<usize>,
    /// X's value of the position, as it has it.
    pub value: LimitedValue,
    /// The nodes that it visits.
    pub nodes: u64,
    /// What came back for each move.
    pub root: Vec<BoardShown>,
    /// X's value of the position, by the search without the bug.
    pub right: LimitedValue,
    /// The cells of all moves that are worth most by the search without the bug.
    pub best: Vec<usize>,
    /// The nodes that alpha-beta visits without the bug.
    pub right_nodes: u64,
    /// Whether the recommended move is worth less than the best, by the search without the bug; for
    /// `bounds-shown`, whether a value in `root` is not that of its move.
    pub wrong: bool,
    /// Whether the recommended move makes the result worse: only where both results are proved.
    pub thrown: bool,
    /// Whether the value is not that of the search without the bug.
    pub misvalued: bool,
}

/// What a bug does in many positions.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct BoardSurvey {
    /// The depth limit in plies; `null` without one.
    pub depth: Option<u32>,
    /// How many positions were searched.
    pub positions: u64,
    /// In how many the answer is wrong, as in `BoardConsultation`.
    pub wrong: usize,
    /// In how many the recommended move makes the result worse, both being proved.
    pub thrown: u64,
    /// In how many the value is wrong.
    pub misvalued: u64,
    /// In how many more nodes are visited than alpha-beta needs.
    pub slower: usize,
    /// The nodes of all searches.
    pub nodes: u64,
    /// The nodes of alpha-beta without the bug.
    pub nodes_without: u64,
    /// The positions with a wrong answer, separated by commas.
    pub wrong_boards: String,
    /// Those with a wrong value alone.
    pub misvalued_boards: String,
    /// Those that take longer.
    pub slower_boards: String,
}

/// See [`consult`](crate::wasm::consult).
pub fn consult(options: &BoardOptions, position: Position, bug: Bug) -> Read<BoardConsultation> {
    check_cost(options, position, Algorithm::AlphaBeta)?;
    let trial = Trial::new(&options.grid, options.depth);
    let tested = trial.test(bug, position);
    let left = options.grid.cells() - position.plies();
    let value_said = |score| said(bug, &trial, &tested, left, score);
    let value_right = |value: Value| right(&trial, left, value);
    let judged = |returned: &Returned<Cell>| {
        let exact = tested.right.value_of_move(returned.mv);
        let shown = BoardShown {
            index: returned.mv.index(),
            shown: value_said(returned.value),
            bound: returned.bound.into(),
            right: value_right(exact),
            holds: tested.holds(bug, *returned, exact.score),
            equal: returned.value == exact.score,
        };
        (shown, exact.score == tested.right.value().score)
    };
    let (root, is_best): (Vec<_>, Vec<_>) = tested.answer.root.iter().map(judged).unzip();
    let cells = root.iter().map(|shown| shown.index).zip(is_best);
    Ok(BoardConsultation {
        depth: options.depth,
        index: tested.answer.best.map(Cell::index),
        value: value_said(tested.answer.value),
        nodes: tested.answer.nodes,
        right: value_right(tested.right.value()),
        best: cells
            .filter_map(|(cell, best)| best.then_some(cell))
            .collect(),
        root,
        right_nodes: tested.right.answer().nodes,
        wrong: tested.judgement.wrong,
        thrown: tested.judgement.thrown,
        misvalued: tested.judgement.misvalued,
    })
}

/// A value of the search with the bug.
fn said(bug: Bug, trial: &Trial, tested: &Tested, left: u32, score: i32) -> LimitedValue {
    let scoring = trial.scoring();
    if bug != Bug::NoDepth {
        let is_guess = tested.answer.estimated && scoring.has_room_for(score);
        return value(scoring, left, score, is_guess);
    }
    let scoring = scoring.plain();
    if scoring.has_room_for(score) {
        value(scoring, left, score, tested.answer.estimated)
    } else {
        LimitedValue {
            plies: None,
            score: Some(score.signum()),
            ..value(scoring, left, score, false)
        }
    }
}

/// A value of the search without a bug.
fn right(trial: &Trial, left: u32, right: Value) -> LimitedValue {
    value(trial.scoring(), left, right.score, right.verdict.is_none())
}

fn value(scoring: OutcomeScore, left: u32, score: i32, is_guess: bool) -> LimitedValue {
    let worth = if is_guess {
        Worth::Estimate(score)
    } else {
        // Scores that do not count plies have no number of them.
        Scoring::<Grid>::worth(&scoring, score, 0, false)
    };
    let parts = Parts::of_search(worth, left, scoring.with_room_for_estimates(0));
    LimitedValue {
        outcome: parts.outcome,
        plies: parts.plies,
        score: parts.score,
        guess: parts.guess,
    }
}

/// See [`survey`](crate::wasm::survey).
pub fn survey(options: &BoardOptions, bug: Bug) -> Read<BoardSurvey> {
    let grid = &options.grid;
    let positions = match &options.boards {
        Some(boards) => input::boards(boards, grid)?,
        None => positions::chosen(options)?,
    };
    let goes_on = positions.iter().filter(|&&one| grid.outcome(one).is_none());
    for &position in goes_on {
        check_cost(options, position, Algorithm::AlphaBeta)?;
    }
    let found = Trial::new(grid, options.depth).survey(bug, positions);
    let texts = |positions: &[Position]| list(positions.iter().map(|&one| grid.board_text(one)));
    Ok(BoardSurvey {
        depth: options.depth,
        positions: found.positions,
        wrong: found.wrong.len(),
        thrown: found.thrown,
        misvalued: found.misvalued,
        slower: found.slower.len(),
        nodes: found.nodes,
        nodes_without: found.nodes_without,
        wrong_boards: texts(&found.wrong),
        misvalued_boards: texts(&found.only_misvalued),
        slower_boards: texts(&found.slower),
    })
}
