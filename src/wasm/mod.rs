//! The JavaScript API. Only this folder depends on JavaScript.
//!
//! Text and numbers go in, plain objects come out, and there is nothing to free. If the input is
//! wrong, a function throws an `Error` with a stable `code`, and a message that names the fault and
//! its position. The module still works after that. `input` reads the values that JavaScript
//! passes, `output` has the types that many results share, and `clock` reads the browser's clock.
//! Each call has a file or a folder with its options, its result and everything else that only this
//! call needs. It is in `boards` or `lab` if the call needs that feature, and otherwise here.
//!
//! ```js
//! import { best_move } from "cutoff";
//!
//! const { row, col, nodes } = best_move("xox oox ___".replaceAll(" ", ""), true);
//! // row 2, col 2 (counted from 0)
//! ```
//!
//! Without features, the module plays 3×3. `play` adds `measure` and `trace_map`. `boards` adds other
//! games, the solvers with their views of a game and a position, and recorded searches. `lab` has both,
//! and the lab's calls. No result depends on the features. Without `lab`, `boards` searches 3×3 like
//! any other board. A call that a build leaves out is refused.
//!
//! This module cannot prevent one fault. If JavaScript calls it with a call stack that is nearly
//! full, the browser can throw a `RangeError` in the middle of a call. The error has no `code`, and
//! the part of the module's own stack that the call had used is lost. After some errors of this
//! kind the module stops working, and must be loaded again. Every module made with wasm-bindgen has
//! this fault.

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
mod enum_types;
#[cfg(feature = "lab")]
mod lab;
#[cfg(feature = "play")]
mod measure;
mod output;
mod replay;
#[cfg(feature = "play")]
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
#[cfg(feature = "play")]
pub use measure::{MeasuredSearch, Measurement, measure};
pub use output::Player;
pub use replay::{Replay, ReplayedPosition, replay};
#[cfg(feature = "play")]
pub use trace_map::{TraceMap, trace_map};

/// Saves 2 kB of Brotli compared with the allocator of the standard library.
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

type Result<T> = std::result::Result<Ts<T>, JsValue>;

/// The names that the file of every call needs.
mod call {
    #[allow(unused_imports)] // without features, no call uses it
    pub(super) use super::input::errors::error;
    pub(super) use super::input::{self, Options, Read};
    pub(super) use super::output::{Name, Player};
    pub(super) use super::{Result, clock, give};
    pub(super) use serde::Serialize;
    pub(super) use tsify::Tsify;
    pub(super) use wasm_bindgen::prelude::*;
}

fn give<T: Tsify + serde::Serialize>(value: &T) -> Result<T> {
    output::write(value).map(Ts::new_unchecked)
}
