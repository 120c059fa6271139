//! Tests values that are meant to break the module.

use wasm_bindgen_test::wasm_bindgen_test;

use crate::values::{best_move, best_move_with, fault, js, message, number, refused, replay};

#[wasm_bindgen_test]
fn the_error_names_a_cell_that_throws_when_it_is_read() {
    let throws =
        "Object.defineProperty(['X','O','','','','','','',''], 5, { get() { throw 'no' } })";
    let error = refused(best_move(js(throws), true), "board-unreadable");
    assert_eq!(number(&error, "cell"), 5.0);
    assert!(message(&error).contains('5'));
}

#[wasm_bindgen_test]
fn revoked_and_throwing_proxies_are_refused() {
    let revoked = "(() => { const p = Proxy.revocable([], {}); p.revoke(); return p.proxy; })()";
    let throwing = "new Proxy(Array(9).fill(''), { get() { throw new Error('no') } })";
    for value in [revoked, throwing] {
        refused(best_move(js(value), true), "board-unreadable");
        refused(replay(".........", js(value)), "moves-type");
        // Cells 3 to 5 are in the row that cannot be read.
        let rows = format!("[['','',''], {value}, ['','','']]");
        let error = refused(best_move(js(&rows), true), "board-unreadable");
        assert_eq!(number(&error, "cell"), 3.0);
    }
}

#[wasm_bindgen_test]
fn false_lengths_are_refused() {
    let lengths = [
        ("-1", "board-length", None),
        ("NaN", "board-length", Some("moves-type")),
        // The moves do not exist, so the first one is refused.
        ("1e12", "board-length", Some("move-cell")),
        ("2**53", "board-length", Some("move-cell")),
        ("'nine'", "board-type", Some("moves-type")),
        ("{}", "board-type", Some("moves-type")),
        // The three rows, or the moves, do not exist.
        ("3", "board-type", Some("move-cell")),
    ];
    for (length, as_board, as_moves) in lengths {
        let lying = format!(
            "new Proxy([], {{ get: (t, k) => k === 'length' ? {length} : Reflect.get(t, k) }})"
        );
        refused(best_move(js(&lying), true), as_board);
        match as_moves {
            Some("move-cell") => drop(fault(replay(".........", js(&lying)), "move-cell")),
            Some(code) => drop(refused(replay(".........", js(&lying)), code)),
            // A negative length means that there are no moves.
            None => drop(replay(".........", js(&lying)).unwrap()),
        }
    }
}

#[wasm_bindgen_test]
fn a_board_of_a_million_cells_is_refused_by_its_length() {
    for value in [
        "Array(1_000_000).fill('X')",
        "Array(1_000_000)",
        "'X'.repeat(1_000_000)",
        "Array(3).fill(Array(1_000_000))",
    ] {
        refused(best_move(js(value), true), "board-length");
    }
    let long = "Array(9).fill('X'.repeat(1_000_000))";
    let error = refused(best_move(js(long), true), "cell-sign");
    assert!(message(&error).len() < 200);
    fault(
        replay(".........", js("Array(1_000_000).fill(4)")),
        "cell-taken",
    );
}

#[wasm_bindgen_test]
fn strange_options_are_refused_with_a_short_message() {
    let long = "{ ['x'.repeat(1_000_000)]: 1 }";
    let error = refused(
        best_move_with(".........", true, js(long)),
        "option-unknown",
    );
    assert!(message(&error).len() < 200);
    refused(
        best_move_with(".........", true, js("{ [Symbol('s')]: 1 }")),
        "option-unknown",
    );
    let revoked = "(() => { const p = Proxy.revocable({}, {}); p.revoke(); return p.proxy; })()";
    refused(
        best_move_with(".........", true, js(revoked)),
        "options-type",
    );
}

#[wasm_bindgen_test]
fn signs_that_only_look_like_stones_are_refused() {
    // Cyrillic Х and О, a zero, a full-width X, an emoji, a lone surrogate.
    for sign in ["'Х'", "'О'", "'Ｘ'", "'❌'", r"'\ud83d'"] {
        let board = format!("{sign} + '........'");
        let thrown = best_move(js(&board), true).expect_err(sign);
        assert_eq!(crate::values::text(&thrown, "code"), "cell-sign", "{sign}");
    }
    // A text that starts with a digit is a list of moves.
    refused(best_move("0........", true), "move-cell");
}

#[wasm_bindgen_test]
fn a_long_text_is_refused_without_a_copy() {
    let memory = || {
        let memory = wasm_bindgen::memory();
        number(&crate::values::get(&memory, "buffer"), "byteLength")
    };
    let before = memory();
    let long = "'世'.repeat(2 ** 24)";
    refused(
        best_move_with(".........", true, js(&format!("{{ [{long}]: 1 }}"))),
        "option-unknown",
    );
    refused(replay(".........", js(long)), "moves-type");
    refused(crate::values::describe(js(long)), "game-syntax");
    refused(best_move(js(long), true), "board-length");
    assert_eq!(memory(), before);
}
