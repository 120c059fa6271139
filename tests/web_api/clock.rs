//! Clocks that tell too little: no time is made up.

use js_sys::{Function, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::values::{best_move, get, js, measure, number};

/// Runs something while `performance.now` is another function.
fn with_clock(now: &str, run: impl FnOnce()) {
    // The resolution is measured once, and must be the real clock's for all other tests.
    best_move("XO.......", true).unwrap();
    let performance = js("performance");
    Reflect::set(&performance, &"now".into(), &js(now)).unwrap();
    run();
    let delete: Function = js("() => { delete performance.now }").unchecked_into();
    delete.call0(&JsValue::UNDEFINED).unwrap();
}

#[wasm_bindgen_test]
fn a_clock_that_stands_gives_no_times() {
    with_clock("() => 1234", || {
        let found = measure("XO.......", true, JsValue::UNDEFINED).unwrap();
        for name in ["medianMs", "minMs", "maxMs", "nodesPerSecond"] {
            assert!(get(&found, name).is_null(), "{name}");
        }
        assert!(number(&found, "nodes") > 1.0);
        let answer = best_move("XO.......", true).unwrap();
        assert!(get(&answer, "elapsedMs").is_null());
    });
}

#[wasm_bindgen_test]
fn a_clock_that_turns_coarse_never_gives_a_time_of_zero() {
    with_clock(
        "(() => { const real = Performance.prototype.now.bind(performance); return () => Math.floor(real() / 5) * 5 })()",
        || {
            let found = measure("XO.......", true, js("{ samples: 3, budgetMs: 60 }")).unwrap();
            assert_ne!(get(&found, "minMs"), 0.0, "null or a time");
        },
    );
}

#[wasm_bindgen_test]
fn a_clock_that_is_set_back_again_and_again_gives_no_time_below_zero() {
    with_clock(
        "(reads => () => Performance.prototype.now.call(performance) - 50 * (reads++ % 7))(0)",
        || {
            let found = measure("XO.......", true, js("{ samples: 3, budgetMs: 20 }")).unwrap();
            for name in ["minMs", "medianMs", "nodesPerSecond"] {
                let told = get(&found, name);
                assert!(told.is_null() || told.as_f64() > Some(0.0), "{name}");
            }
        },
    );
}
