//! The JavaScript API. Only this file and the folder beside it know JavaScript.
//!
//! Text and numbers go in, plain objects come out; there is nothing to free. Every function throws
//! an `Error` with a stable `code` and a message that says what is wrong and where, and the module
//! goes on working after it. `input` reads what JavaScript passes, `output` has the types that many
//! results share, `clock` is the browser's. Each call has a file, or a folder, with its options, its result and all that
//! is done for it alone: here, if all builds have it; in `boards` or in `lab`, if it needs that feature.
//!
//! ```js
//! import { best_move } from "cutoff";
//!
//! const { row, col, nodes } = best_move("xox oox ___".replaceAll(" ", ""), true);
//! // row 2, col 2 (counted from 0)
//! ```
//!
//! There are three builds. Without features it plays 3×3; `boards` adds other games, the solvers, what
//! these say of a game and of a position, and recorded searches; `lab` adds the lab's calls. No result depends on the build: `boards`
//! alone searches 3×3 as any board, and what a build has not is refused.
//!
//! One thing is beyond this module. If JavaScript calls it with a call stack that is nearly full, the
//! browser may throw a `RangeError` in the middle of a call. It has no `code`, and the part of the
//! module's own stack that the call had used is lost. Some such errors later the module stops working
//! and must be loaded again. Every module made with wasm-bindgen shares this.

#[macro_use] // `takes!` names the options of a call
mod input;
#[macro_use] // `with_worth!` declares the results that say what something is worth
mod worth;

mod analyze;
mod best_move;
#[cfg(feature = "boards")]
mod boards;
mod clock;
mod describe;
#[cfg(feature = "lab")]
mod lab;
// The build for boards alone has no room for these two.
#[cfg(any(feature = "lab", not(feature = "boards")))]
mod measure;
mod names;
mod output;
mod replay;
#[cfg(any(feature = "lab", not(feature = "boards")))]
mod trace_map;

use tsify::{Ts, Tsify};
use wasm_bindgen::JsValue;

pub use analyze::{Analysis, AnalyzedMove, analyze};
pub use best_move::{BestMove, best_move};
#[cfg(feature = "boards")]
pub use boards::*;
pub use describe::{GameDescription, describe};
pub use input::errors::MoveFault;
#[cfg(feature = "lab")]
pub use lab::*;
#[cfg(any(feature = "lab", not(feature = "boards")))]
pub use measure::{MeasuredSearch, Measurement, measure};
pub use output::Player;
pub use replay::{Replay, ReplayedPosition, replay};
#[cfg(any(feature = "lab", not(feature = "boards")))]
pub use trace_map::{TraceMap, trace_map};

/// It weighs 2 kB of Brotli less than the one of the standard library.
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

type Result<T> = std::result::Result<Ts<T>, JsValue>;

fn give<T: Tsify + serde::Serialize>(value: &T) -> Result<T> {
    output::write(value).map(Ts::new_unchecked)
}
