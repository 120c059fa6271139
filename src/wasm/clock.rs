//! `performance.now()`, wherever the module runs: page, worker or Node.

use std::cell::OnceCell;

use wasm_bindgen::prelude::*;
use web_sys::Performance;

use crate::measure;

#[wasm_bindgen]
extern "C" {
    // `window` has it in pages only; the global name is the same everywhere.
    #[wasm_bindgen(thread_local_v2, js_name = performance)]
    static PERFORMANCE: Option<Performance>;
}

/// Milliseconds since some moment; always the same where there is no clock, which the measurement
/// then finds out.
#[inline(never)] // it is read in many places, and a call is nothing beside leaving the module
pub fn now() -> f64 {
    PERFORMANCE.with(|performance| performance.as_ref().map_or(0.0, Performance::now))
}

/// The clock's smallest step in milliseconds, measured once; `None` if it does not move.
pub fn resolution() -> Option<f64> {
    thread_local! {
        static RESOLUTION: OnceCell<Option<f64>> = const { OnceCell::new() };
    }
    RESOLUTION.with(|known| *known.get_or_init(|| measure::resolution(&mut now)))
}
