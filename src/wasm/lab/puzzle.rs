//! Positions with a single good move.

use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use super::DecidedMove;
use crate::game::Game;
use crate::games::BoardGame;
use crate::games::grid::Grid;
use crate::lab::puzzle::{FoundPuzzle, PuzzleHunt, PuzzleKind};
use crate::wasm::boards::continuation::Continuation;
use crate::wasm::boards::session::within_budget;
use crate::wasm::input::Options;
use crate::wasm::output::{Name, Player, cells};
use crate::wasm::{Result, give};

takes! {
    /// The options of `puzzle`.
    PUZZLE, PuzzleOptions: game seed kind budgetMs book memoryMb
}

/// What `puzzle` gives.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Puzzle {
    /// The game's name in its one form.
    pub game: String,
    /// The seed that was asked for.
    pub seed: u32,
    /// The moves that lead to the position from the empty board, as cells; none if none is found yet.
    pub moves: Vec<u32>,
    /// The position, a sign for each cell, one of `X`, `O` and `.`, row by row. If the budget was spent
    /// before one was found, this and the other values are `null`, and the next call goes on.
    pub board: Option<String>,
    /// The side to move.
    pub player: Option<Player>,
    /// What the single good move does.
    #[tsify(type = "PuzzleKind | null")]
    pub kind: Option<Name>,
    /// The cell of that move.
    #[serde(rename = "move")]
    pub mv: Option<usize>,
    /// The moves of both sides to the end of the game by best play.
    pub plies: Option<u32>,
    /// Every other legal move: all are worse.
    pub alternatives: Vec<DecidedMove>,
    /// How many positions have been tried.
    pub tried: u64,
    /// Whether a position is found. Else the next call for the same goes on.
    pub done: bool,
}

impl Puzzle {
    fn new(grid: &Grid, seed: u32, tried: u64, found: Option<&FoundPuzzle>) -> Puzzle {
        let alternatives = found.map_or(&[][..], |found| &found.alternatives);
        Puzzle {
            game: grid.to_string(),
            seed,
            moves: found.map_or(vec![], |found| cells(grid, &found.moves)),
            board: found.map(|found| grid.board_text(found.position)),
            player: found.map(|found| grid.to_move(found.position).into()),
            kind: found.map(|found| Name(found.kind.name())),
            mv: found.map(|found| found.best.index()),
            plies: found.map(|found| found.ending.plies),
            alternatives: alternatives
                .iter()
                .map(|&(mv, ending)| DecidedMove::new(mv, ending))
                .collect(),
            tried,
            done: found.is_some(),
        }
    }
}

/// How long a call may take unless the caller says otherwise.
const BUDGET_MS: f64 = 1_000.0;

/// What was asked for.
type Question = (Grid, u32, Option<PuzzleKind>);

thread_local! {
    /// The last hunt, which goes on when the same is asked for.
    static HUNT: Continuation<Question, PuzzleHunt> = const { Continuation::new() };
}

/// Finds a position with a single move that wins, or with a single one that saves the draw: every other
/// legal move brings a worse result.
///
/// The position depends on the game, the seed and the kind alone, not on the budget. It comes from a
/// random game; no side can win in it with the next stone. In Connect Four it has 14 stones or more. If
/// the budget is spent before a position is found, its fields are `null`, and the next call for the same
/// goes on.
///
/// ```js
/// puzzle({ game: "connect-four", seed: 7, kind: "win" });
/// ```
///
/// @param options Which game, which seed, which kind, and how long (by default 1,000 ms).
/// @throws {Error} With the codes `option-seed`, `option-kind`, `option-budget`, `option-boolean`,
/// `option-memory`, and those of the game.
#[wasm_bindgen]
pub fn puzzle(
    #[wasm_bindgen(unchecked_optional_param_type = "PuzzleOptions")] options: JsValue,
) -> Result<Puzzle> {
    let options = Options::read(&options, PUZZLE)?;
    let question: Question = (options.game, options.seed, options.kind);
    let new = |_: &Question| {
        let seed = options.seed.into();
        Ok(PuzzleHunt::new(&options.game, seed, options.kind))
    };
    let work = |_: &Question, mut hunt: PuzzleHunt| {
        within_budget(&options, Some(BUDGET_MS), |session, book, more| {
            hunt.go_on(session, book, more);
        });
        let found = Puzzle::new(&options.game, options.seed, hunt.tried(), hunt.found());
        (found, Some(hunt))
    };
    give(&HUNT.with(|hunt| hunt.go_on(question, new, work))?)
}
