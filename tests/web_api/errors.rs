//! Tests invalid input. Each fault has a code, and a message that describes the fault and its
//! position.

use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::values::{
    analyze, best_move, best_move_with, fault, get, js, measure, measure_one, message, number,
    refused, replay, text,
};

const EMPTY: &str = ".........";

#[wasm_bindgen_test]
fn an_impossible_board_is_refused_with_the_reason() {
    let cases = [
        ("'XO'", "board-length", "2"),
        ("'XO........'", "board-length", "10"),
        ("[]", "board-length", "0"),
        ("[['X'],['',''],['','','']]", "board-length", "row 1"),
        ("'XO.?.....'", "cell-sign", "a2"),
        ("['X','O','','','Q','','','','']", "cell-sign", "b2"),
        ("['X','O','','',7,'','','','']", "cell-sign", "b2"),
        ("['XX','O','','','','','','','']", "cell-sign", "a1"),
        ("'XXX......'", "stone-counts", "3"),
        ("'O........'", "stone-counts", "1"),
        ("'XXXOOO...'", "both-won", ""),
        ("'XXXOO.O..'", "played-on", ""),
    ];
    for (board, code, says) in cases {
        for called in [
            best_move(js(board), true),
            analyze(js(board)),
            replay(js(board), js("[]")),
        ] {
            let error = refused(called, code);
            assert!(
                message(&error).contains(says),
                "{board}: {}",
                message(&error)
            );
        }
        let list: JsValue = js_sys::Array::of2(&EMPTY.into(), &js(board)).into();
        let error = refused(measure_one(list, JsValue::UNDEFINED), code);
        assert_eq!(number(&error, "at"), 1.0, "{board}");
    }
}

#[wasm_bindgen_test]
fn wrong_searches_and_wrong_positions_are_refused() {
    let undefined = || JsValue::UNDEFINED;
    let three = "['minimax', 'table', 'symmetry']";
    for searches in ["[]", three, "'minimax'", "undefined", "{ length: 1 }"] {
        refused(measure(searches, EMPTY, undefined()), "searches-count");
    }
    for searches in ["['mcts']", "['table ']", "[null]", "['minimax', 7]"] {
        refused(measure(searches, EMPTY, undefined()), "search-unknown");
    }
    for (options, code) in [
        ("{ samples: 3 }", "option-samples"),
        ("{ budgetMs: 9 }", "option-budget"),
    ] {
        let both = "['table', 'symmetry']";
        refused(measure(both, EMPTY, js(options)), code);
    }
    for options in ["{ game: '4x4k4' }", "{ depth: 3 }"] {
        refused(measure("['table']", "", js(options)), "search-board");
    }
    for positions in ["7", "null", "{}", "new Uint8Array(9)"] {
        refused(measure_one(js(positions), undefined()), "positions-type");
    }
    let many = js("Array(100_001).fill('.........')");
    refused(measure_one(many, undefined()), "positions-many");
    let error = refused(
        measure_one(js("['', 'b2', 'b2b2']"), undefined()),
        "cell-taken",
    );
    assert_eq!(number(&error, "at"), 2.0);
}

#[wasm_bindgen_test]
fn an_unknown_sign_is_refused_with_its_cell() {
    let error = refused(best_move("XO.?.....", true), "cell-sign");
    assert_eq!(number(&error, "cell"), 3.0);
    assert!(message(&error).contains('?'));
}

#[wasm_bindgen_test]
fn values_that_are_not_boards_are_refused() {
    let values = [
        "7",
        "NaN",
        "null",
        "undefined",
        "true",
        "{}",
        "Symbol('X')",
        "10n",
        "() => 1",
        "new Map()",
        "new Date()",
        "[['X','O',''],'','']",
        "new String('.........')",
    ];
    for value in values {
        refused(best_move(js(value), true), "board-type");
    }
}

#[wasm_bindgen_test]
fn pruning_takes_only_a_boolean() {
    for value in ["'false'", "0", "1", "null", "undefined", "{}", "'true'"] {
        refused(best_move(EMPTY, js(value)), "pruning-type");
    }
}

#[wasm_bindgen_test]
fn options_with_wrong_names_or_values_are_refused() {
    let cases = [
        ("7", "options-type"),
        ("'plain'", "options-type"),
        ("{ deep: 3 }", "option-unknown"),
        ("{ samples: 3 }", "option-unknown"),
        ("{ scoring: 'best' }", "option-scoring"),
        ("{ scoring: 1 }", "option-scoring"),
        ("{ order: [0, 1, 2] }", "option-order"),
        ("{ order: [0, 0, 1, 2, 3, 4, 5, 6, 7] }", "option-order"),
        ("{ order: 'rows' }", "option-order"),
        ("{ get scoring() { throw 1 } }", "options-type"),
    ];
    for (options, code) in cases {
        refused(best_move_with(EMPTY, true, js(options)), code);
    }
    let numbers = [
        ("{ samples: 0 }", "option-samples"),
        ("{ samples: 1001 }", "option-samples"),
        ("{ samples: '9' }", "option-samples"),
        ("{ samples: 2.5 }", "option-samples"),
        ("{ budgetMs: -1 }", "option-budget"),
        ("{ budgetMs: NaN }", "option-budget"),
        ("{ budgetMs: 2.5 }", "option-budget"),
        ("{ budgetMs: 86400001 }", "option-budget"),
    ];
    for (options, code) in numbers {
        refused(measure_one(EMPTY, js(options)), code);
    }
    for fine in ["null", "undefined", "{}", "{ scoring: undefined }"] {
        best_move_with(EMPTY, true, js(fine)).expect(fine);
    }
}

#[wasm_bindgen_test]
fn a_move_that_cannot_be_played_is_refused_with_its_place() {
    let cases = [
        ("[4, 4]", "cell-taken", 1.0),
        ("[0, 3, 1, 4, 2, 5]", "game-over", 5.0),
        ("[0, 9]", "move-cell", 1.0),
        ("[-1]", "move-cell", 0.0),
        ("[0.5]", "move-cell", 0.0),
        ("['4']", "move-cell", 0.0),
    ];
    for (moves, code, index) in cases {
        let wrong = fault(replay(EMPTY, js(moves)), code);
        assert_eq!(get(&wrong, "ply"), index, "{moves}");
        let place = format!("move {}", index + 1.0);
        let said = text(&wrong, "message");
        assert!(said.contains(&place), "{said}");
    }
    for moves in ["7", "null", "undefined", "true", "{}"] {
        refused(replay(EMPTY, js(moves)), "moves-type");
    }
}
