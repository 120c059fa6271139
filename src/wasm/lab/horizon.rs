//! The horizon effect of a depth limit.

use super::DecidedMove;
use crate::game::Game;
use crate::games::BoardGame;
use crate::games::grid::{Grid, Position};
use crate::lab::horizon::{DEEPEST, Effect, EffectHunt, SHALLOWEST};
use crate::search::{Algorithm, Verdict};
use crate::wasm::boards::continuation::Continuation;
use crate::wasm::boards::indices;
use crate::wasm::boards::textbook::check_cost;
use crate::wasm::call::*;

/// The depth limit by default.
const DEPTH: u32 = 4;

takes! {
    /// The options of `horizon`.
    HORIZON, HorizonOptions: game depth find seed tries budgetMs
}

/// The kind of the effect: a loss that seems to be averted, or a win that is not seen.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum HorizonKind {
    /// The recommended move only delays the loss until it is beyond the limit.
    LossPushed,
    /// The other side can delay its loss until it is beyond the limit.
    WinMissed,
}

/// The result of `horizon`.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Horizon {
    /// The effect; `null` if there is none, and until one is found.
    pub effect: Option<HorizonEffect>,
    /// The number of positions tried.
    pub tried: u32,
    /// True once there is nothing left to try. Otherwise the same call continues.
    pub done: bool,
}

/// A position in which a search with a depth limit pushes a result beyond it.
#[derive(Serialize, Tsify)]
pub struct HorizonEffect {
    /// The name of the game in its standard form.
    pub game: String,
    /// The position, row by row, with one of `X`, `O` and `.` for each cell.
    pub board: String,
    /// The side to move.
    pub player: Player,
    /// The depth limit of the search.
    pub depth: u32,
    /// The cell that the search recommends.
    #[serde(rename = "move")]
    pub mv: usize,
    /// The value of the position by the search, as in `BestMove`. More is better for `player`.
    pub estimate: i32,
    /// The move of a search that goes two plies deeper, and the end that it sees.
    pub deeper: DecidedMove,
    /// The kind of the effect.
    pub kind: HorizonKind,
    /// The best line of the search from the position to the depth limit, as cell indices.
    pub line: Vec<usize>,
    /// The line to the end of the game that the search does not see. It is the loss after the
    /// recommended move, or the win that the search misses.
    pub unseen: Vec<usize>,
}

impl HorizonEffect {
    fn new(grid: &Grid, effect: &Effect) -> HorizonEffect {
        let position = effect.position;
        HorizonEffect {
            game: grid.to_string(),
            board: grid.board_text(position),
            player: grid.to_move(position).into(),
            depth: effect.depth,
            mv: effect.line[0].index(),
            estimate: effect.estimate,
            deeper: DecidedMove::new(effect.deeper, effect.ending),
            kind: match effect.ending.verdict {
                Verdict::Loss => HorizonKind::LossPushed,
                _ => HorizonKind::WinMissed,
            },
            line: indices(effect.line.iter().copied()),
            unseen: indices(effect.unseen.iter().copied()),
        }
    }
}

/// Finds the horizon effect of a depth limit, in a position or in random games.
///
/// A search with a depth limit takes a loss for averted if its move delays the loss until it is
/// beyond the limit. It misses a win if the other side has such a move: H. Berliner, *Some
/// Necessary Conditions for a Master Chess Program* (1973). Two more plies show the result.
///
/// A move delays if it takes the cell on which the other side would win with its next stone, or if
/// it threatens to win with the next stone. With a limit of d plies, this call gives a position
///
/// - as `"loss-pushed"` if the side to move loses after more than d and at most d + 2 plies,
///   whatever it plays; if the other side would win within d plies when the side to move passes;
///   and if the search recommends a move that delays;
/// - as `"win-missed"` if the side to move wins after more than d and at most d + 2 plies, but not
///   by the move that the search recommends; and if the winning move leaves the other side with a
///   loss that it pushes beyond d − 1.
///
/// A position can take seconds if `depth` is large, and `find` tries up to `tries` positions. With
/// a `budgetMs`, the call stops when the budget is spent, even within a position. Without a budget
/// it runs until it is `done`.
///
/// ```js
/// const { effect } = horizon("", { game: "5x5k4", depth: 4, find: true });
/// effect?.line; // what the search sees …
/// effect?.unseen; // … and what comes
/// ```
///
/// @param board As for `best_move`.
/// @param options The game, the depth (2 to 8, by default 4), and `find` to look for a position.
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
        let horizon = Horizon {
            effect: hunt.found().map(|effect| HorizonEffect::new(grid, effect)),
            tried: hunt.tried(),
            done,
        };
        (horizon, (!done).then_some(hunt))
    };
    give(&HUNT.with(|hunt| hunt.go_on(question, new, work))?)
}

/// The question: the position, the depth, the seed and the tries.
type Question = (Grid, Position, u32, u32, u32);

thread_local! {
    /// The last searches for an effect that were not finished.
    static HUNT: Continuation<Question, EffectHunt> = const { Continuation::new() };
}
