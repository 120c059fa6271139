//! The calls for any board, in browsers: the shapes of their results, and the clock of the page.

use cutoff::wasm;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::values::{Called, best_move_with, get, js, names, number, refused, text};

fn think(position: &str, options: &str) -> Called {
    wasm::think(position.into(), js(options)).map(JsValue::from)
}

fn solve(position: &str, options: &str) -> Called {
    wasm::solve(position.into(), js(options)).map(JsValue::from)
}

#[wasm_bindgen_test]
fn think_has_the_declared_fields() {
    let thought = think("", "{ game: '5x5k4', sliceMs: 1 }").expect("a position");
    let expected = [
        "atLeast",
        "atMost",
        "depth",
        "done",
        "ideas",
        "line",
        "memory",
        "memoryRefused",
        "nodes",
        "worth",
    ];
    assert_eq!(names(&thought), expected);
    assert_eq!(text(&get(&thought, "worth"), "outcome"), "unknown");
    assert_eq!(names(&get(&thought, "worth")), ["guess", "outcome"]);

    let won = think("a1a2b1b2c1c2", "{ game: '4x4k4' }").expect("a position");
    assert_eq!(names(&get(&won, "worth")), ["outcome", "plies"]);
    assert_eq!(number(&get(&won, "worth"), "plies"), 1.0);
}

#[wasm_bindgen_test]
fn solve_has_the_declared_fields() {
    let found = solve("", "{ game: '4x4k4g' }").expect("a position");
    let expected = [
        "atLeast",
        "atMost",
        "exact",
        "finished",
        "ideas",
        "index",
        "memory",
        "nodes",
        "outcome",
        "player",
        "plies",
        "principalVariation",
        "score",
        "source",
        "winner",
    ];
    assert_eq!(names(&found), expected);
    assert_eq!(text(&found, "source"), "connect-four");
}

/// The clock of the browser stops a slice; another call goes on.
#[wasm_bindgen_test]
fn slices_come_to_an_end_and_go_on() {
    let mut last = 0.0;
    for _ in 0..5 {
        let thought = think("", "{ game: '7x6k4g', sliceMs: 5 }").expect("a position");
        assert!(number(&thought, "nodes") > last);
        last = number(&thought, "nodes");
    }
}

#[wasm_bindgen_test]
fn wrong_input_is_refused_by_each_call() {
    refused(think("z9", "{ game: '4x4k4' }"), "cell-sign");
    refused(think("XO", "{ game: '4x4k4' }"), "board-length");
    refused(think("a9", "{ game: '4x4k4' }"), "move-cell");
    refused(solve("8", "{ game: '7x6k4g' }"), "move-cell");
    refused(solve("", "{ game: '7x6' }"), "game-syntax");
    let options = || js("{ game: '7x6k4g' }");
    refused(
        best_move_with(".".repeat(42), true, options()),
        "search-long",
    );
    refused(wasm::load_book(js("[]")).map(JsValue::from), "book-type");
}

#[wasm_bindgen_test]
fn a_horizon_has_the_declared_fields() {
    let horizon = |position: &str, options| wasm::horizon(position.into(), js(options));
    let found = horizon("", "{ game: '4x4k3', seed: 1 }").unwrap();
    let expected = [
        "board",
        "deeper",
        "depth",
        "game",
        "guess",
        "kind",
        "line",
        "move",
        "player",
        "proved",
        "refutation",
    ];
    assert_eq!(names(&found), expected);
    assert_eq!(number(&found, "depth"), 4.0);
    let deeper = get(&found, "deeper");
    assert_eq!(
        names(&deeper),
        ["depth", "guess", "move", "outcome", "plies"]
    );
    assert_eq!(number(&deeper, "depth"), 6.0);
    assert!(horizon("", "{ game: '4x4k3' }").unwrap().is_null());
    refused(horizon("", "{ depth: 1 }"), "option-depth");
}
