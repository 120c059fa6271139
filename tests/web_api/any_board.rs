//! Tests the calls for any board in browsers: the shapes of their results, and the clock of the
//! page.

use cutoff::wasm;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::values::{Called, best_move_with, get, items, js, names, number, refused, text};

fn solve(position: &str, options: &str) -> Called {
    wasm::solve(position.into(), js(options)).map(JsValue::from)
}

#[wasm_bindgen_test]
fn solve_has_the_declared_fields_with_any_options() {
    let expected = [
        "atLeast",
        "atMost",
        "depth",
        "done",
        "estimate",
        "exact",
        "finished",
        "lineSoFar",
        "memory",
        "memoryRefused",
        "move",
        "moves",
        "nodes",
        "outcome",
        "player",
        "plies",
        "principalVariation",
        "score",
        "source",
        "trap",
        "winner",
    ];
    let found = solve("", "{ game: '4x4k4g' }").expect("a position");
    assert_eq!(names(&found), expected);
    assert_eq!(text(&found, "source"), "connect-four");
    assert_eq!(names(&get(&found, "atLeast")), ["outcome", "plies"]);
    assert!(get(&found, "moves").is_null() && get(&found, "trap").is_null());

    let open = solve("", "{ game: '5x5k4', budgetMs: 1 }").expect("a position");
    assert_eq!(names(&open), expected);
    assert_eq!(text(&open, "outcome"), "unknown");
    assert!(get(&open, "plies").is_null() && number(&open, "estimate").is_finite());

    let moves = solve("", "{ replies: true }").expect("a position");
    assert_eq!(names(&moves), expected);
    assert_eq!(number(&moves, "trap"), 0.0);
    let expected = [
        "atLeast",
        "atMost",
        "best",
        "exact",
        "holding",
        "move",
        "nodes",
        "outcome",
        "plies",
        "principalVariation",
        "replies",
        "score",
        "source",
    ];
    assert_eq!(names(&items(&moves, "moves")[0]), expected);
}

/// A call stops by the browser's clock, and the next call continues.
#[wasm_bindgen_test]
fn a_slice_ends_and_the_next_call_continues() {
    let mut last = 0.0;
    for _ in 0..5 {
        let solved =
            solve("", "{ game: '7x6k4g', solver: 'search', budgetMs: 5 }").expect("a position");
        assert!(number(&solved, "nodes") > last);
        last = number(&solved, "nodes");
    }
}

#[wasm_bindgen_test]
fn every_call_refuses_wrong_input() {
    refused(solve("z9", "{ game: '4x4k4' }"), "cell-sign");
    refused(solve("XO", "{ game: '4x4k4' }"), "board-length");
    refused(solve("a9", "{ game: '4x4k4' }"), "move-cell");
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
    let horizon = |position: &str, options| {
        let found = wasm::horizon(position.into(), js(options));
        found.map(JsValue::from)
    };
    let whole = horizon("", "{ game: '4x4k3', find: true }").unwrap();
    assert_eq!(names(&whole), ["done", "effect", "tried"]);
    let found = get(&whole, "effect");
    let expected = [
        "board", "deeper", "depth", "estimate", "game", "kind", "line", "move", "player", "unseen",
    ];
    assert_eq!(names(&found), expected);
    assert_eq!(number(&found, "depth"), 4.0);
    let deeper = get(&found, "deeper");
    assert_eq!(names(&deeper), ["move", "outcome", "plies"]);
    let none = horizon("", "{ game: '4x4k3' }").unwrap();
    assert!(get(&none, "effect").is_null());
    refused(horizon("", "{ depth: 1 }"), "option-depth");
}
