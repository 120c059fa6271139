//! The engine line: what is proved so far, slice by slice.

use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use super::ideas::Ideas;
use super::worth::Worth;
use super::{time_left, with_session};
use crate::games::grid::Cell;
use crate::solver::session;
use crate::wasm::input::{self, BoardOptions, Named};
use crate::wasm::{Result, give};

/// What `think` knows after a slice, for the side to move.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct Thought {
    /// No side can win within so many plies, unless the result is proved.
    pub depth: u32,
    /// The result once it is proved; a guess before; `null` where there is neither.
    pub worth: Option<Worth>,
    /// The side to move can get at least this; `null` while nothing is proved.
    pub at_least: Option<Worth>,
    /// The side to move can get at most this; `null` while nothing is proved.
    pub at_most: Option<Worth>,
    /// Moves of both sides as cell indices. Once `worth` is proved: best play, to the end or as far as a
    /// little more work proves it, every move proved to be best. Before: the best moves so far, as the
    /// search or the guess has them, none of them proved.
    pub line: Vec<usize>,
    /// The positions that were entered since this question was first asked.
    pub nodes: u64,
    /// Whether the result is proved, or the depth reached.
    pub done: bool,
    /// The bytes that the table takes.
    pub memory: usize,
    /// Whether the browser has refused memory below the ceiling. The search goes on with what it has.
    pub memory_refused: bool,
    /// What the search's ideas have done so far.
    #[tsify(type = "IdeaCounts")]
    pub ideas: Ideas,
}

impl From<session::Thought> for Thought {
    fn from(thought: session::Thought) -> Thought {
        let exact = thought.exact().map(Worth::from);
        Thought {
            depth: thought.depth,
            worth: exact.or(thought.estimate.map(Worth::guess)),
            at_least: thought.at_least.map(Worth::from),
            at_most: thought.at_most.map(Worth::from),
            line: thought.line.into_iter().map(Cell::index).collect(),
            nodes: thought.counts.nodes,
            done: thought.done,
            memory: thought.memory,
            memory_refused: thought.memory_refused,
            ideas: thought.counts.into(),
        }
    }
}

/// Searches any position of any game for about `sliceMs`, and says what is proved by then.
///
/// A call with the same position and options goes on where the last one stopped; any other starts anew,
/// but for the table, which is kept while the game and the settings are the same. The search asks
/// whether a side wins within one ply, within two, and so on. While nothing is decided, the guess comes
/// from a look a few plies ahead, which counts open lines by the stones in them.
///
/// ```js
/// let thought;
/// do {
///   thought = think("", { game: "4x4k4", sliceMs: 40 });
/// } while (!thought.done);
/// // thought.worth is { outcome: "draw", plies: 16 }
/// ```
///
/// @param position A board as for `best_move`, or moves in the game's notation (`""` is the start).
/// @param options Which game, how long, how deep.
/// @returns What is proved, and the line of best play; while nothing is proved, the best moves so far.
/// @throws {Error} As `best_move` for a board, as `replay` for moves; `option-budget` for `sliceMs`,
/// `option-depth`, `option-memory`, `option-without`.
#[wasm_bindgen]
pub fn think(
    #[wasm_bindgen(unchecked_param_type = "BoardInput")] position: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "ThinkOptions")] options: JsValue,
) -> Result<Thought> {
    let set = Named::read(&options, BoardOptions::OF_A_THOUGHT)?;
    let options = BoardOptions::new(&set)?;
    let position = input::position(&position, &options.grid)?;
    let thought = with_session(&options, |session| {
        let mut more = time_left(Some(options.slice_ms));
        session.think(position, options.depth, &mut more)
    });
    give(&Thought::from(thought))
}
