//! The JavaScript API in real browsers, through JavaScript values.
//!
//! `npm test -- api` runs them in Chromium and in Firefox.
#![cfg(target_arch = "wasm32")]

use wasm_bindgen_test::wasm_bindgen_test_configure;

wasm_bindgen_test_configure!(run_in_browser);

#[path = "web_api/any_board.rs"]
mod any_board;
#[path = "web_api/boards.rs"]
mod boards;
#[path = "web_api/clock.rs"]
mod clock;
#[path = "web_api/errors.rs"]
mod errors;
#[path = "web_api/hostile.rs"]
mod hostile;
#[path = "web_api/lab.rs"]
mod lab;
#[path = "web_api/options.rs"]
mod options;
#[path = "web_api/panics.rs"]
mod panics;
#[path = "web_api/results.rs"]
mod results;
#[path = "web_api/shapes.rs"]
mod shapes;
#[path = "web_api/values.rs"]
mod values;
