//! `performance.now()`, wherever the module runs: page, worker or Node.

use std::cell::Cell;

use wasm_bindgen::prelude::*;
use web_sys::Performance;

use super::input::read::foreign;
use crate::measure;

#[wasm_bindgen]
extern "C" {
    // This type has a `now` that may throw, which web-sys does not allow.
    #[wasm_bindgen(extends = Performance)]
    type Clock;

    // `window` exists only in pages. The global name is the same everywhere.
    #[wasm_bindgen(thread_local_v2, js_name = performance)]
    static CLOCK: Option<Clock>;

    // For an `Option`, JavaScript converts the result to a number where errors are caught.
    #[wasm_bindgen(method, catch)]
    fn now(this: &Clock) -> Result<Option<f64>, JsValue>;
}

/// Milliseconds since some moment; NaN if there is no clock, or if the clock throws.
#[inline(never)] // many callers share it; a call is cheap compared with leaving the module
pub fn now() -> f64 {
    let read = |clock: &Clock| foreign(|| clock.now()).ok().flatten();
    CLOCK.with(|clock| clock.as_ref().and_then(read).unwrap_or(f64::NAN))
}

/// Returns a function that is true until this many milliseconds have passed. Without a number, it
/// is always true. Without a clock, it is always false.
#[cfg(feature = "boards")]
pub fn time_left(milliseconds: Option<f64>) -> impl FnMut() -> bool {
    let start = now();
    move || milliseconds.is_none_or(|most| now() - start < most)
}

/// The smallest step of the clock in milliseconds, measured once; `None` if the clock does not
/// move.
pub fn resolution() -> Option<f64> {
    thread_local! {
        // A `OnceCell` cannot be used, because a clock can call this module while it is read.
        static RESOLUTION: Cell<Option<Option<f64>>> = const { Cell::new(None) };
    }
    RESOLUTION.get().unwrap_or_else(|| {
        let resolution = measure::resolution(&mut now);
        RESOLUTION.set(Some(resolution));
        resolution
    })
}

/// Milliseconds of a single run since `start`; `None` if the run was too short for this clock.
/// Rounded to nanoseconds, because more digits would come from the subtraction and not from the
/// clock.
pub fn single_run(start: f64) -> Option<f64> {
    let elapsed = ((now() - start) * 1e6).round_ties_even() / 1e6;
    // A run of less than one step is too short for any clock.
    if elapsed > 0.0 {
        measure::single(elapsed, resolution())
    } else {
        None
    }
}
