//! What a depth limit hides.

use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use super::DecidedMove;
use crate::game::Game;
use crate::games::BoardGame;
use crate::games::grid::{Grid, Position};
use crate::lab::horizon::{DEEPEST, Effect, EffectHunt, SHALLOWEST};
use crate::search::{Algorithm, Verdict};
use crate::wasm::boards::continuation::Continuation;
use crate::wasm::boards::indices;
use crate::wasm::boards::textbook::check_cost;
use crate::wasm::clock;
use crate::wasm::input::errors::error;
use crate::wasm::input::{self, Options};
use crate::wasm::output::Player;
use crate::wasm::{Result, give};

/// The depth limit where none is given.
const DEPTH: u32 = 4;

takes! {
    /// The options of `horizon`.
    HORIZON, HorizonOptions: game depth find seed tries budgetMs
}

/// Which of the two effects it is: a loss that the search takes for averted, or a win that it does not
/// see.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum HorizonKind {
    /// Its move only delays the loss until the end lies beyond the limit.
    LossPushed,
    /// The other side can delay its loss until the end lies beyond the limit.
    WinMissed,
}

/// What `horizon` gives.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Horizon {
    /// The effect; `null` if the position has none, and while none is found.
    pub effect: Option<HorizonEffect>,
    /// How many positions were looked at.
    pub tried: u32,
    /// Whether nothing is left to look at. If not, the next call for the same goes on.
    pub done: bool,
}

/// A position in which a search with a depth limit pushes a result beyond it.
#[derive(Serialize, Tsify)]
pub struct HorizonEffect {
    /// The game's name in its one form.
    pub game: String,
    /// The position: a sign for each cell, one of `X`, `O` and `.`, row by row.
    pub board: String,
    /// The side to move.
    pub player: Player,
    /// How many plies the search looks ahead.
    pub depth: u32,
    /// The cell that it recommends.
    #[serde(rename = "move")]
    pub mv: usize,
    /// What it thinks of the position, more being better for `player`, as in `BestMove`.
    pub estimate: i32,
    /// The move of the search that looks two plies further, and the end that it sees.
    pub deeper: DecidedMove,
    /// Which of the two effects it is.
    pub kind: HorizonKind,
    /// The line of the search, from the position on, as cell indices: as far as it looks.
    pub line: Vec<usize>,
    /// What it does not see, from the position on and to the end of the game: its move and the loss after
    /// it, or the win that it misses.
    pub unseen: Vec<usize>,
}

impl HorizonEffect {
    fn new(grid: &Grid, found: &Effect) -> HorizonEffect {
        let position = found.position;
        HorizonEffect {
            game: grid.to_string(),
            board: grid.board_text(position),
            player: grid.to_move(position).into(),
            depth: found.depth,
            mv: found.line[0].index(),
            estimate: found.estimate,
            deeper: DecidedMove::new(found.deeper, found.ending),
            kind: match found.ending.verdict {
                Verdict::Loss => HorizonKind::LossPushed,
                _ => HorizonKind::WinMissed,
            },
            line: indices(found.line.iter().copied()),
            unseen: indices(found.unseen.iter().copied()),
        }
    }
}

/// Shows the horizon effect of a depth limit, in a position or in one that it looks for.
///
/// A search that ends at a fixed depth takes a loss for averted when its move only delays it until the end
/// lies beyond the limit; and it misses a win where the other side has such a move: H. Berliner, *Some
/// Necessary Conditions for a Master Chess Program* (1973). Two more plies show the result.
///
/// A move delays if it takes the cell on which the other side would win with its next stone, or if it
/// threatens to win with the next stone itself. With a limit of d plies, this call gives a position
///
/// - as `"loss-pushed"` if the side to move loses after more than d and at most d + 2 plies, whatever it
///   plays; if the other side would win within d plies, should the side to move pass; and if the search
///   recommends a move that delays;
/// - as `"win-missed"` if the side to move wins after more than d and at most d + 2 plies, not so by the
///   move that the search recommends; and if the move that wins leaves the other side with a loss that
///   it pushes beyond d − 1.
///
/// A position can take seconds with a great `depth`, and `find` looks at up to `tries` of them. With a `budgetMs` the
/// call ends when it is spent, within a position too; by default it runs until it is `done`.
///
/// ```js
/// const { effect } = horizon("", { game: "5x5k4", depth: 4, find: true });
/// effect?.line; // what the search sees …
/// effect?.unseen; // … and what comes
/// ```
///
/// @param board As for `best_move`.
/// @param options Which game, how deep (2 to 8, by default 4), and whether to look for a position.
/// @throws {Error} As `best_move` for a board and a search that is too long, as `replay` for moves;
/// `option-depth`, `option-boolean`, `option-seed`, `option-tries`, `option-budget`.
#[wasm_bindgen]
pub fn horizon(
    #[wasm_bindgen(unchecked_param_type = "BoardInput")] board: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "HorizonOptions")] options: JsValue,
) -> Result<Horizon> {
    let mut options = Options::read(&options, HORIZON)?;
    let depth = options.depth.unwrap_or(DEPTH);
    if !(SHALLOWEST..=DEEPEST).contains(&depth) {
        let message = format!("depth is a whole number from {SHALLOWEST} to {DEEPEST}");
        return Err(error("option-depth", &message));
    }
    options.depth = Some(depth);
    let grid = &options.game;
    let position = input::position(&board, grid)?;
    let (seed, tries) = match options.find {
        true => (options.seed, options.tries),
        false => (0, 1),
    };
    let question: Question = (*grid, position, depth, seed, tries);
    let new = |_: &Question| {
        check_cost(&options, position, Algorithm::AlphaBeta)?;
        Ok(EffectHunt::new(grid, position, depth, seed.into(), tries))
    };
    let work = |_: &Question, mut hunt: EffectHunt| {
        let done = hunt.go_on(clock::time_left(options.budget_ms));
        let found = Horizon {
            effect: hunt.found().map(|found| HorizonEffect::new(grid, found)),
            tried: hunt.tried(),
            done,
        };
        (found, (!done).then_some(hunt))
    };
    give(&HUNT.with(|hunt| hunt.go_on(question, new, work))?)
}

/// What was asked: the position, the depth, the seed and the tries.
type Question = (Grid, Position, u32, u32, u32);

thread_local! {
    /// The last hunt that is not done.
    static HUNT: Continuation<Question, EffectHunt> = const { Continuation::new() };
}
