//! Tests that the console shows a panic and that the module still works.

use js_sys::{Array, Function, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::values::{best_move, js, number};

#[wasm_bindgen_test]
fn a_panic_is_logged_with_its_message_and_its_place() {
    let console = js("console");
    let real = Reflect::get(&console, &"error".into()).unwrap();
    let heard: Array = Array::new();
    let listener: Function = Function::new_with_args("heard", "return text => heard.push(text)")
        .call1(&JsValue::UNDEFINED, &heard)
        .unwrap()
        .unchecked_into();
    // The test runner has its own hook, but this test needs the page's hook.
    std::panic::set_hook(Box::new(console_error_panic_hook::hook));
    Reflect::set(&console, &"error".into(), &listener).unwrap();

    let panics = Closure::<dyn FnMut()>::new(|| panic!("the board is on fire"));
    let thrown = panics
        .as_ref()
        .unchecked_ref::<Function>()
        .call0(&JsValue::UNDEFINED);

    Reflect::set(&console, &"error".into(), &real).unwrap();
    assert!(thrown.is_err());
    let said = heard.get(0).as_string().expect("one message, a string");
    assert!(
        said.contains("the board is on fire") && said.contains("panics.rs:"),
        "{said}"
    );
    assert_eq!(number(&best_move("xoxoox___", true).unwrap(), "index"), 8.0);
    std::mem::forget(panics);
}
