//! The JavaScript API. Only this file and the folder beside it know JavaScript.
//!
//! Text and numbers go in, plain objects come out; there is nothing to free. Every function throws
//! an `Error` with a stable `code` and a message that says what is wrong and where, and the module
//! goes on working after it. `input` reads what JavaScript passes, `output` has the types that many
//! results share, `clock` is the browser's. The other files are groups of calls, each with its own
//! results.
//!
//! ```js
//! import init, { best_move } from "./pkg/web/cutoff.js";
//!
//! await init();
//! const { row, col, nodes } = best_move("xox oox ___".replaceAll(" ", ""), true);
//! // row 2, col 2 (counted from 0)
//! ```
//!
//! There are three builds. Without features it plays 3×3; `boards` adds other games and the strong
//! searches; `study` adds all that goes beyond playing, some of it (reviews, replies, puzzles, depth limits) only
//! where `boards` is there too. With `boards` alone, 3×3 is a board like any other: its results are the same,
//! `analyze` counts other nodes, and `compare` is left out.
//!
//! One thing is beyond this module. If JavaScript calls it with a call stack that is nearly full, the
//! browser may throw a `RangeError` in the middle of a call. It has no `code`, and the part of the
//! module's own stack that the call had used is lost. Some such errors later the module stops working
//! and must be loaded again. Every module made with wasm-bindgen shares this.

#[cfg(feature = "boards")]
mod boards;
mod clock;
mod game;
mod input;
mod output;
mod search;
// The build for boards alone has no room for it.
#[cfg(any(feature = "study", not(feature = "boards")))]
mod timing;

#[cfg(feature = "study")]
mod details;
#[cfg(feature = "study")]
mod lab;
#[cfg(feature = "study")]
mod measurement;
#[cfg(feature = "study")]
mod own_tree;
#[cfg(feature = "study")]
mod record;
#[cfg(feature = "study")]
mod trace;

use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

#[cfg(all(feature = "boards", feature = "study"))]
pub use boards::{
    Alternative, Ending, FoundKind, FoundMove, Line, Parity, Proves, Reason, Review,
    ReviewedChange, ReviewedMove, Threat, Trap, TrapMove, find_move, reason, review, set_trap,
};
#[cfg(all(feature = "boards", feature = "study"))]
pub use boards::{
    BoardConsultation, BoardShown, BoardSurvey, DeeperMove, Horizon, HorizonKind, LimitedValue,
    horizon,
};
#[cfg(feature = "boards")]
pub use boards::{
    BookDescription, Estimate, Solved, Source, Thought, Unknown, Worth, estimate, load_book, solve,
    think,
};
pub use game::{GameDescription, Position, Replay, describe, replay};
pub use output::Player;
pub use search::{Analysis, BestMove, MoveVerdict, analyze, best_move};
#[cfg(any(feature = "study", not(feature = "boards")))]
pub use timing::{Comparison, compare};

#[cfg(feature = "study")]
pub use lab::*;
#[cfg(feature = "study")]
pub use measurement::{Measurement, measure};
#[cfg(feature = "study")]
pub use own_tree::{TreeNode, TreeTrace, trace_tree};
#[cfg(feature = "study")]
pub use record::{ScoreWorth, Trace};
#[cfg(feature = "study")]
pub use trace::trace;

type Result<T> = std::result::Result<Ts<T>, JsValue>;

/// Lets a panic reach the console as a readable message with its place in the source.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

fn give<T: Tsify + serde::Serialize>(value: &T) -> Result<T> {
    give_as(value)
}

/// The same for a result that is declared as another type: the TypeScript declarations tell them apart by
/// the options.
fn give_as<T: Tsify>(value: &impl serde::Serialize) -> Result<T> {
    match output::write(value) {
        Ok(written) => Ok(Ts::new_unchecked(written)),
        Err(error) => Err(JsError::from(error).into()),
    }
}

/// The same for results with typed arrays.
#[cfg(feature = "study")]
fn give_arrays<T: Tsify + serde::Serialize>(value: &T) -> Result<T> {
    value.into_ts().map_err(|error| JsError::from(error).into())
}
