//! Tests clocks that stop, jump or are coarse. No result has a made-up time.

use js_sys::{Function, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::values::{best_move, get, items, js, measure, measure_one, number, numbers};

/// Runs a function while another one replaces `performance.now`.
fn with_clock<R>(now: &str, run: impl FnOnce() -> R) -> R {
    // The resolution is measured only once, and for all other tests it must be the real clock's.
    measure_one("XO.......", js("{ samples: 1, budgetMs: 1 }")).unwrap();
    let performance = js("performance");
    Reflect::set(&performance, &"now".into(), &js(now)).unwrap();
    let result = run();
    let delete: Function = js("() => { delete performance.now }").unchecked_into();
    delete.call0(&JsValue::UNDEFINED).unwrap();
    result
}

/// Runs a function while the clock stands still, as it does for a search of a microsecond.
pub fn with_still_clock<R>(run: impl FnOnce() -> R) -> R {
    with_clock("() => 1234", run)
}

#[wasm_bindgen_test]
fn a_stopped_clock_gives_no_times() {
    with_still_clock(|| {
        let found = measure_one("XO.......", JsValue::UNDEFINED).unwrap();
        assert!(get(&found, "medianMs").is_null());
        assert!(items(&found, "samplesMs").is_empty());
        assert!(number(&found, "nodes") > 1.0);
        let answer = best_move("XO.......", true).unwrap();
        assert!(get(&answer, "elapsedMs").is_null());
    });
}

#[wasm_bindgen_test]
fn a_clock_that_becomes_coarse_never_gives_a_time_of_zero() {
    with_clock(
        "(() => { const real = Performance.prototype.now.bind(performance); return () => Math.floor(real() / 5) * 5 })()",
        || {
            let found = measure_one("XO.......", js("{ samples: 3, budgetMs: 60 }")).unwrap();
            assert!(numbers(&found, "samplesMs").iter().all(|&ms| ms > 0.0));
            assert_ne!(get(&found, "medianMs"), 0.0, "null or a time");
        },
    );
}

#[wasm_bindgen_test]
fn a_clock_that_is_often_set_back_gives_no_negative_time() {
    with_clock(
        "(reads => () => Performance.prototype.now.call(performance) - 50 * (reads++ % 7))(0)",
        || {
            let found = measure_one("XO.......", js("{ samples: 3, budgetMs: 20 }")).unwrap();
            assert!(numbers(&found, "samplesMs").iter().all(|&ms| ms > 0.0));
            let median = get(&found, "medianMs");
            assert!(median.is_null() || median.as_f64() > Some(0.0));
        },
    );
}

#[wasm_bindgen_test]
fn a_clock_that_throws_gives_no_times() {
    for now in [
        "() => { throw new Error('no clock') }",
        "() => 10n",
        "() => Symbol('now')",
        "7",
        "() => 'soon'",
    ] {
        with_clock(now, || {
            for _ in 0..1_000 {
                let answer = best_move("XO.......", true).unwrap();
                assert!(get(&answer, "elapsedMs").is_null(), "{now}");
            }
        });
    }
    // This is measured only once, because it takes a second to notice that a clock has stopped.
    with_clock("() => { throw new Error('no clock') }", || {
        let found = measure_one("XO.......", js("{ samples: 3 }")).unwrap();
        assert!(get(&found, "medianMs").is_null());
    });
}

#[wasm_bindgen_test]
fn a_clock_can_call_the_module() {
    let call = Closure::<dyn FnMut()>::new(|| drop(best_move("XO.......", true)));
    let global = js_sys::global();
    Reflect::set(&global, &"callModule".into(), call.as_ref()).unwrap();
    let now = "(inside => () => { if (!inside) { inside = true; callModule(); inside = false } return Performance.prototype.now.call(performance) })(false)";
    with_clock(now, || {
        let found = best_move("XO.......", true).unwrap();
        assert!(number(&found, "nodes") > 1.0);
    });
    Reflect::delete_property(&global, &"callModule".into()).unwrap();
}

#[wasm_bindgen_test]
fn a_comparison_with_a_stopped_clock_has_no_times() {
    with_clock("() => 1234", || {
        let both = "['minimax', 'alpha-beta']";
        let found = measure(both, "XO.......", JsValue::UNDEFINED).unwrap();
        for name in ["ratio", "low", "high"] {
            assert!(get(&found, name).is_null(), "{name}");
        }
        for search in items(&found, "searches") {
            assert!(get(&search, "comparedMs").is_null());
        }
        assert_eq!(number(&found, "batches"), 0.0);
    });
}

#[wasm_bindgen_test]
fn a_single_search_has_a_positive_time_or_none() {
    let found = best_move(".........", false).unwrap();
    // A coarse clock cannot time a single run.
    let elapsed = get(&found, "elapsedMs");
    assert!(
        elapsed.is_null() || elapsed.as_f64() > Some(0.0),
        "{elapsed:?}"
    );
    with_clock(
        "(reads => () => Performance.prototype.now.call(performance) + 50 * reads++)(0)",
        || {
            let found = best_move("XO.......", true).unwrap();
            assert!(number(&found, "elapsedMs") >= 50.0);
        },
    );
}

/// In floating point, 1050.3 − 1000.1 is not exactly 50.2.
#[wasm_bindgen_test]
fn a_time_has_no_more_digits_than_the_clock() {
    with_clock("(reads => () => 1000.1 + 50.2 * reads++)(0)", || {
        let times = (0..20).map(|_| best_move("XO.......", true).unwrap());
        let times: Vec<f64> = times
            .filter_map(|found| get(&found, "elapsedMs").as_f64())
            .collect();
        assert!(!times.is_empty());
        for time in times {
            assert_eq!((time * 1e6).round() / 1e6, time);
        }
    });
}
