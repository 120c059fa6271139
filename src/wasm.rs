//! The JavaScript API. Only this file and the folder beside it know JavaScript.
//!
//! Text and numbers go in, plain objects come out; there is nothing to free. Every function throws
//! an `Error` with a stable `code` and a message that says what is wrong and where, and the module
//! goes on working after it. `input` reads what JavaScript passes, `output` has the types that many
//! results share, `clock` is the browser's. Each call has a file with its
//! options and its result.
//!
//! ```js
//! import { best_move } from "cutoff";
//!
//! const { row, col, nodes } = best_move("xox oox ___".replaceAll(" ", ""), true);
//! // row 2, col 2 (counted from 0)
//! ```
//!
//! There are three builds. Without features it plays 3×3; `boards` adds other games, the solvers, and what
//! these say of a game and of a position; `lab` adds all that goes beyond playing. No result depends on the build: `boards`
//! alone searches 3×3 as any board, and what a build has not is refused.
//!
//! One thing is beyond this module. If JavaScript calls it with a call stack that is nearly full, the
//! browser may throw a `RangeError` in the middle of a call. It has no `code`, and the part of the
//! module's own stack that the call had used is lost. Some such errors later the module stops working
//! and must be loaded again. Every module made with wasm-bindgen shares this.

#[macro_use] // `takes!` names the options of a call
mod input;

mod analyze;
mod best_move;
mod clock;
mod describe;
mod output;
mod replay;
mod worth;
// The build for boards alone has no room for these two.
#[cfg(any(feature = "lab", not(feature = "boards")))]
mod measure;
#[cfg(any(feature = "lab", not(feature = "boards")))]
mod names;
#[cfg(any(feature = "lab", not(feature = "boards")))]
mod trace_map;

#[cfg(feature = "boards")]
mod estimate;
#[cfg(feature = "boards")]
mod ideas;
#[cfg(feature = "boards")]
mod load_book;
#[cfg(feature = "boards")]
mod session;
#[cfg(feature = "boards")]
mod solve;
#[cfg(feature = "boards")]
mod textbook;

#[cfg(feature = "lab")]
mod census;
#[cfg(feature = "lab")]
mod consult;
#[cfg(feature = "lab")]
mod contest;
#[cfg(feature = "lab")]
mod horizon;
#[cfg(feature = "lab")]
mod judge;
#[cfg(feature = "lab")]
mod positions;
#[cfg(feature = "lab")]
mod puzzle;
#[cfg(feature = "boards")]
mod reason;
#[cfg(feature = "boards")]
mod review;
#[cfg(feature = "lab")]
mod survey;
#[cfg(feature = "lab")]
mod trace;
#[cfg(feature = "lab")]
mod trace_tree;

use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

pub use analyze::{Analysis, MoveVerdict, analyze};
pub use best_move::{BestMove, best_move};
pub use describe::{GameDescription, describe};
pub use input::errors::MoveFault;
#[cfg(any(feature = "lab", not(feature = "boards")))]
pub use measure::{MeasuredSearch, Measurement, measure};
pub use output::Player;
pub use replay::{Position, Replay, replay};
#[cfg(any(feature = "lab", not(feature = "boards")))]
pub use trace_map::{TraceMap, trace_map};

#[cfg(feature = "boards")]
pub use estimate::{Estimate, estimate};
#[cfg(feature = "boards")]
pub use load_book::{BookDescription, load_book};
#[cfg(feature = "boards")]
pub use solve::{Solved, SolvedMove, Source, solve};
#[cfg(feature = "boards")]
pub use worth::Ending;

#[cfg(feature = "lab")]
pub use census::{Census, census};
#[cfg(feature = "lab")]
pub use consult::{BoundKind, BugValue, Consultation, Shown, consult};
#[cfg(feature = "lab")]
pub use horizon::{DeeperMove, Horizon, HorizonKind, horizon};
#[cfg(feature = "lab")]
pub use judge::{Findings, FirstWrong, Suspect, judge};
#[cfg(feature = "lab")]
pub use positions::positions;
#[cfg(feature = "lab")]
pub use puzzle::{Alternative, Puzzle, PuzzleKind, puzzle};
#[cfg(feature = "lab")]
pub use reason::{Parity, Proves, Reason, Threat, reason};
#[cfg(feature = "lab")]
pub use review::{Line, Review, ReviewedChange, ReviewedMove, review};
#[cfg(feature = "lab")]
pub use survey::{Survey, survey};
#[cfg(feature = "lab")]
pub use trace::{ScoreWorth, Trace, trace};
#[cfg(feature = "lab")]
pub use trace_tree::{TreeNode, TreeTrace, trace_tree};

/// It weighs 2 kB of Brotli less than the one of the standard library.
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

type Result<T> = std::result::Result<Ts<T>, JsValue>;

/// Lets a panic reach the console as a readable message with its place in the source. The build for play does
/// without, which saves 0.6 kB: a page sees there that its worker has ended, as it does after any panic.
#[cfg(feature = "boards")]
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

fn give<T: Tsify + serde::Serialize>(value: &T) -> Result<T> {
    output::write(value).map(Ts::new_unchecked)
}
