//! Tests every form of a board.

use wasm_bindgen_test::wasm_bindgen_test;

use crate::values::{best_move, js, number, replay, text};

/// The board `XO.` `.X.` `..O` with X to move, in the forms that the documentation lists.
const WAYS: [&str; 15] = [
    "'XO..X...O'",
    "'xo..x...o'",
    "'xO__X___o'",
    "'XO--X---O'",
    "'XO  X   O'",
    r"'XO.\n.X.\n..O'",
    r"'XO.\r\n.X.\r\n..O\r\n'",
    "new String('XO..X...O').valueOf()",
    "['X','O','','','X','','','','O']",
    "['x','o',null,undefined,'X','.','_','-','O']",
    "[['X','O',''],['','X',''],['','','O']]",
    "[['X','O',' '],[null,'x',undefined],['.','_','o']]",
    "Object.freeze(['X','O',,,'X',,,,'O'])",
    // An array from another window is not an instance of this window's Array.
    "document.body.appendChild(document.createElement('iframe')).contentWindow.eval(\"['X','O','','','X','','','','O']\")",
    "new (class Mine extends Array {})('X','O','','','X','','','','O')",
];

#[wasm_bindgen_test]
fn every_way_to_write_a_board_gives_the_same_board() {
    let first = best_move(WAYS[0].trim_matches('\''), true).unwrap();
    for way in WAYS {
        let found = best_move(js(way), true).unwrap_or_else(|e| panic!("{way}: {e:?}"));
        let read = replay(js(way), js("[]")).unwrap();
        let start = js_sys::Reflect::get_u32(&crate::values::get(&read, "positions"), 0).unwrap();
        assert_eq!(text(&start, "board"), "XO..X...O", "{way}");
        assert_eq!(text(&found, "player"), "X", "{way}");
        assert_eq!(number(&found, "nodes"), number(&first, "nodes"), "{way}");
    }
}
