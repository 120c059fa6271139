//! Positions with a single good move.

use crate::game::Game;
use crate::games::BoardGame;
use crate::games::grid::{Cell, Grid};
use crate::lab::puzzle::{FoundPuzzle, PuzzleHunt, PuzzleKind};
use crate::solver::grid::ProvedResult;
use crate::wasm::boards::continuation::Continuation;
use crate::wasm::boards::session::within_budget;
use crate::wasm::call::*;
use crate::wasm::output::cells;

takes! {
    /// The options of `puzzle`.
    PUZZLE, PuzzleOptions: game seed kind budgetMs book memoryMb
}

/// The result of `puzzle`.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Puzzle {
    /// The name of the game in its standard form.
    pub game: String,
    /// The seed of the question.
    pub seed: u32,
    /// The moves from the empty board to the position, as cells; empty if no position is found yet.
    pub moves: Vec<u32>,
    /// The position, row by row, with one of `X`, `O` and `.` for each cell. If the budget was
    /// spent before a position was found, this and the other values are `null`, and the same call
    /// continues.
    pub board: Option<String>,
    /// The side to move.
    pub player: Option<Player>,
    /// The effect of the single good move.
    #[tsify(type = "PuzzleKind | null")]
    pub kind: Option<Name>,
    /// The cell of that move.
    #[serde(rename = "move")]
    pub mv: Option<usize>,
    /// The moves of both sides to the end of the game with best play.
    pub plies: Option<u32>,
    /// Every other legal move, all of them worse.
    pub alternatives: Vec<DecidedMove>,
    /// The number of positions tried.
    pub tried: u64,
    /// True once a position is found. Otherwise the same call continues.
    pub done: bool,
}

impl Puzzle {
    fn new(grid: &Grid, seed: u32, tried: u64, puzzle: Option<&FoundPuzzle>) -> Puzzle {
        let alternatives = puzzle.map_or(&[][..], |puzzle| &puzzle.alternatives);
        let worse = |&(mv, ending): &(Cell, ProvedResult)| DecidedMove::new(mv, ending);
        Puzzle {
            game: grid.to_string(),
            seed,
            moves: puzzle.map_or(vec![], |puzzle| cells(grid, &puzzle.moves)),
            board: puzzle.map(|puzzle| grid.board_text(puzzle.position)),
            player: puzzle.map(|puzzle| grid.to_move(puzzle.position).into()),
            kind: puzzle.map(|puzzle| Name(puzzle.kind.name())),
            mv: puzzle.map(|puzzle| puzzle.best.index()),
            plies: puzzle.map(|puzzle| puzzle.ending.plies),
            alternatives: alternatives.iter().map(worse).collect(),
            tried,
            done: puzzle.is_some(),
        }
    }
}

/// The time for a call if the caller sets no budget.
const BUDGET_MS: f64 = 1_000.0;

/// The question: the game, the seed and the kind.
type Question = (Grid, u32, Option<PuzzleKind>);

thread_local! {
    /// The last searches for a puzzle, which continue when the same question is asked.
    static HUNT: Continuation<Question, PuzzleHunt> = const { Continuation::new() };
}

/// Finds a position in which a single move wins, or a single move saves the draw.
///
/// The position depends only on the game, the seed and the kind. It comes from a random game.
/// Neither side can win in it with the next stone. In Connect Four it has at least 14 stones. If
/// the budget is spent before a position is found, its fields are `null`, and the same call
/// continues.
///
/// ```js
/// puzzle({ game: "connect-four", seed: 7, kind: "win" });
/// ```
///
/// @param options The game, the seed, the kind, and the time (by default 1,000 ms).
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
        let puzzle = Puzzle::new(&options.game, options.seed, hunt.tried(), hunt.found());
        (puzzle, Some(hunt))
    };
    give(&HUNT.with(|hunt| hunt.go_on(question, new, work))?)
}

/// A move, and the end of the game after it with best play.
#[derive(Serialize, Tsify)]
pub struct DecidedMove {
    /// The cell.
    #[serde(rename = "move")]
    pub mv: usize,
    /// The result for the side that plays it.
    #[tsify(type = "Verdict")]
    pub outcome: Name,
    /// The moves to the end of the game, including this one.
    pub plies: u32,
}

impl DecidedMove {
    /// A move, and the end that it brings to its side.
    pub fn new(mv: Cell, ending: ProvedResult) -> DecidedMove {
        DecidedMove {
            mv: mv.index(),
            outcome: ending.verdict.into(),
            plies: ending.plies,
        }
    }
}
