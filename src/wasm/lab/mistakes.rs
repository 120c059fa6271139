//! Searches with a bug.

use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use super::list;
use crate::games::BoardGame;
use crate::games::grid::{Cell, Grid, Position};
use crate::games::tic_tac_toe::TicTacToe;
use crate::lab::bugs::{Returned, Trial};
use crate::lab::census::{MOST_POSITIONS, unfinished};
use crate::search::Bound;
#[cfg(feature = "boards")]
use crate::wasm::boards;
#[cfg(feature = "boards")]
use crate::wasm::give_as;
use crate::wasm::input;
#[cfg(feature = "boards")]
use crate::wasm::input::BoardOptions;
#[cfg(not(feature = "boards"))]
use crate::wasm::input::{Named, Options};
use crate::wasm::{Result, give};

/// What a value that came back says: `exact`, or that the move is worth at `least` or at `most` this.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "lowercase")]
pub enum BoundKind {
    /// The value of the move.
    Exact,
    /// The move is worth at least this to X.
    Least,
    /// The move is worth at most this to X.
    Most,
}

/// What came back for a move at the root of a search with a bug, beside the truth.
#[derive(Serialize, Tsify)]
pub struct Shown {
    /// The cell, 0 to 8.
    pub index: usize,
    /// X's score, as the search has it.
    pub shown: i32,
    /// What that score says, by the window that the move was searched with.
    pub bound: BoundKind,
    /// X's score, as it is.
    pub exact: i32,
    /// Whether `shown` is true, read as `bound` says.
    pub holds: bool,
}

impl From<Bound> for BoundKind {
    fn from(bound: Bound) -> BoundKind {
        match bound {
            Bound::Exact => BoundKind::Exact,
            Bound::Lower => BoundKind::Least,
            Bound::Upper => BoundKind::Most,
        }
    }
}

/// The answer of a search with a bug, beside that of the search without it. Scores are X's.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct Consultation {
    /// The cell that it recommends; `null` if the game has ended.
    pub index: Option<usize>,
    /// The value that it finds for the position.
    pub score: i32,
    /// The nodes that it visits.
    pub nodes: u64,
    /// The value that it finds for each move.
    pub root: Vec<Shown>,
    /// What the position is worth.
    pub exact_score: i32,
    /// The cells of all best moves.
    pub best: Vec<usize>,
    /// The nodes that alpha-beta visits.
    pub exact_nodes: u64,
    /// Whether the recommended move is not among the best; for `bounds-shown`, whether a value in
    /// `root` is not true.
    pub wrong: bool,
    /// Whether the recommended move makes the result worse.
    pub thrown: bool,
    /// Whether the value is not the position's.
    pub misvalued: bool,
}

/// Asks a search with a bug.
///
/// With options it is for any board (`BoardConsultation`): the search with the bug and the same search
/// without it look as far ahead as `depth` says, and guess there by open lines. Then a move is wrong if it
/// is worth less by that search: a guess, unless the result is proved. There is no time budget: `depth`
/// limits how long it takes, as in `best_move`.
///
/// @param board As for `best_move`.
/// @param bug Which bug.
/// @param options Game and depth.
/// @throws {Error} As `best_move` for the board, the game, the depth and a search that is too long, and
/// with the code `mistake-unknown`.
#[wasm_bindgen]
pub fn consult(
    #[wasm_bindgen(unchecked_param_type = "BoardInput")] board: JsValue,
    #[wasm_bindgen(unchecked_param_type = "MistakeName")] bug: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "undefined")] options: JsValue,
) -> Result<Consultation> {
    #[cfg(not(feature = "boards"))]
    Named::read(&options, Options::OF_A_REPLAY)?;
    #[cfg(feature = "boards")]
    if let Some(options) = BoardOptions::if_given(&options, BoardOptions::OF_A_BUG)? {
        let position = input::position(&board, &options.grid)?;
        let bug = input::bug(&bug)?;
        return give_as(&boards::consult(&options, position, bug)?);
    }
    let position = Position::from(input::board(&board, &TicTacToe)?);
    let bug = input::bug(&bug)?;
    let trial = Trial::new(&Grid::tic_tac_toe(), None);
    let tested = trial.test(bug, position);
    let right = &tested.right;
    let shown = |returned: &Returned<Cell>| {
        let exact = right.value_of_move(returned.mv).score;
        Shown {
            index: returned.mv.index(),
            shown: returned.value,
            bound: returned.bound.into(),
            exact,
            holds: tested.holds(bug, *returned, exact),
        }
    };
    let root: Vec<Shown> = tested.answer.root.iter().map(shown).collect();
    let best = root
        .iter()
        .filter(|shown| shown.exact == right.value().score);
    give(&Consultation {
        index: tested.answer.best.map(Cell::index),
        score: tested.answer.value,
        nodes: tested.answer.nodes,
        exact_score: right.value().score,
        best: best.map(|shown| shown.index).collect(),
        root,
        exact_nodes: right.answer().nodes,
        wrong: tested.judgement.wrong,
        thrown: tested.judgement.thrown,
        misvalued: tested.judgement.misvalued,
    })
}

/// What a bug does in all positions that are not finished.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Survey {
    /// How many positions there are: 4,520.
    pub positions: u64,
    /// In how many the answer is wrong, as in `Consultation`.
    pub wrong: usize,
    /// In how many the recommended move makes the result worse.
    pub thrown: u64,
    /// In how many the value is wrong.
    pub misvalued: u64,
    /// In how many more nodes are visited than alpha-beta needs.
    pub slower: usize,
    /// The nodes of all searches.
    pub nodes: u64,
    /// The nodes of alpha-beta without the bug.
    pub nodes_without: u64,
    /// The positions that go wrong, or if none does, those that take longer; as `visit` takes them.
    pub examples: String,
}

/// Searches many positions with a bug, and counts the wrong answers.
///
/// Without options it searches all positions of 3×3. With options it is for any board (`BoardSurvey`), and
/// searches the boards of a list, a sample by a seed, or else all positions, where there are at most
/// 100,000. A list has 60,000 signs at the most, so that a longer one of `unfinished` must be given in
/// parts. It runs to its end, which can take seconds for each board: `depth` and `count` limit it, and a
/// caller that wants to stop it gives it a few boards at a time.
///
/// ```js
/// survey("root-ties", { game: "7x6k4g", depth: 4, seed: 1, count: 50 }).wrong; // of 50
/// ```
///
/// @param bug Which bug.
/// @param options Game, depth, and which positions.
/// @throws {Error} With the codes `mistake-unknown`, `positions-many`, `option-count`, `option-seed`,
/// `text-type`, `text-long`, `boards-board` (with the board's place in `at`), and as `best_move` for the
/// game, the depth and a search that is too long.
#[wasm_bindgen]
pub fn survey(
    #[wasm_bindgen(unchecked_param_type = "MistakeName")] bug: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "undefined")] options: JsValue,
) -> Result<Survey> {
    let bug = input::bug(&bug)?;
    #[cfg(not(feature = "boards"))]
    Named::read(&options, Options::OF_A_REPLAY)?;
    #[cfg(feature = "boards")]
    if let Some(options) = BoardOptions::if_given(&options, BoardOptions::OF_A_SURVEY)? {
        return give_as(&boards::survey(&options, bug)?);
    }
    let grid = Grid::tic_tac_toe();
    let all = unfinished(&grid, grid.start(), MOST_POSITIONS).unwrap_or_default();
    let found = Trial::new(&grid, None).survey(bug, all);
    let (wrong, slower) = (found.wrong.len(), found.slower.len());
    let examples = if wrong > 0 { found.wrong } else { found.slower };
    give(&Survey {
        positions: found.positions,
        wrong,
        thrown: found.thrown,
        misvalued: found.misvalued,
        slower,
        nodes: found.nodes,
        nodes_without: found.nodes_without,
        examples: list(examples.into_iter().map(|one| grid.board_text(one))),
    })
}
