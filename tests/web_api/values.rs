//! Makes the calls as a page does, with JavaScript values as arguments and results.

use cutoff::wasm;
use js_sys::{Array, Error, Reflect};
use wasm_bindgen::prelude::*;

/// The result of a call, or the error that it throws.
pub type Called = Result<JsValue, JsValue>;

/// Evaluates JavaScript, for values that Rust cannot express.
pub fn js(source: &str) -> JsValue {
    js_sys::eval(&format!("({source})")).expect("the test's own JavaScript is right")
}

pub fn best_move(board: impl Into<JsValue>, pruning: impl Into<JsValue>) -> Called {
    best_move_with(board, pruning, JsValue::UNDEFINED)
}

pub fn best_move_with(
    board: impl Into<JsValue>,
    pruning: impl Into<JsValue>,
    options: JsValue,
) -> Called {
    wasm::best_move(board.into(), pruning.into(), options).map(JsValue::from)
}

pub fn analyze(board: impl Into<JsValue>) -> Called {
    analyze_with(board, JsValue::UNDEFINED)
}

pub fn analyze_with(board: impl Into<JsValue>, options: JsValue) -> Called {
    wasm::analyze(board.into(), options).map(JsValue::from)
}

/// Measures searches, whose names are given in JavaScript.
pub fn measure(searches: &str, positions: impl Into<JsValue>, options: JsValue) -> Called {
    wasm::measure(js(searches), positions.into(), options).map(JsValue::from)
}

/// Measures only alpha-beta.
pub fn measure_one(positions: impl Into<JsValue>, options: JsValue) -> Called {
    measure("['alpha-beta']", positions, options)
        .map(|found| items(&found, "searches").swap_remove(0))
}

pub fn describe(game: impl Into<JsValue>) -> Called {
    wasm::describe(game.into()).map(JsValue::from)
}

pub fn replay(start: impl Into<JsValue>, moves: JsValue) -> Called {
    replay_with(start, moves, JsValue::UNDEFINED)
}

pub fn replay_with(start: impl Into<JsValue>, moves: JsValue, options: JsValue) -> Called {
    wasm::replay(start.into(), moves, options).map(JsValue::from)
}

pub fn trace(board: impl Into<JsValue>, pruning: bool) -> Called {
    wasm::trace(board.into(), pruning.into(), JsValue::UNDEFINED).map(JsValue::from)
}

/// Returns a property of an object.
pub fn get(object: &JsValue, name: &str) -> JsValue {
    Reflect::get(object, &name.into()).expect("a plain object")
}

pub fn number(object: &JsValue, name: &str) -> f64 {
    let value = get(object, name);
    value
        .as_f64()
        .unwrap_or_else(|| panic!("{name} is {value:?}, not a number"))
}

pub fn text(object: &JsValue, name: &str) -> String {
    let value = get(object, name);
    value
        .as_string()
        .unwrap_or_else(|| panic!("{name} is {value:?}, not a string"))
}

pub fn numbers(object: &JsValue, name: &str) -> Vec<f64> {
    let value: Array = get(object, name).dyn_into().expect("an array");
    value.iter().filter_map(|item| item.as_f64()).collect()
}

/// Returns the items of an array in a property.
pub fn items(object: &JsValue, name: &str) -> Vec<JsValue> {
    let value: Array = get(object, name).dyn_into().expect("an array");
    value.iter().collect()
}

/// Returns an object's own property names, sorted.
pub fn names(object: &JsValue) -> Vec<String> {
    let keys = js_sys::Object::keys(object.unchecked_ref::<js_sys::Object>());
    let mut names: Vec<String> = keys.iter().filter_map(|name| name.as_string()).collect();
    names.sort();
    names
}

/// Checks that a call throws an `Error` with this code, and that the module still works. Returns
/// the error.
pub fn refused(called: Called, code: &str) -> Error {
    let thrown = match called {
        Ok(value) => panic!("expected {code}, got {value:?}"),
        Err(thrown) => thrown,
    };
    let error: Error = thrown.dyn_into().expect("an Error");
    assert_eq!(text(&error, "code"), code);
    let after = best_move("xoxoox___", true).expect("the module works on");
    assert_eq!(number(&after, "index"), 8.0);
    error
}

/// Returns the message of the error.
pub fn message(error: &Error) -> String {
    String::from(error.message())
}

/// Returns the fault of the first illegal move in a replay, which must have this code.
pub fn fault(called: Called, code: &str) -> JsValue {
    let fault = get(&called.unwrap(), "fault");
    assert_eq!(text(&fault, "code"), code);
    fault
}
