//! The TypeScript types of the names that the core gives its searches, its bugs and its orders.
#![allow(dead_code)] // the compiler does not see that wasm-bindgen uses the declarations

use wasm_bindgen::prelude::*;

use crate::lab::bugs::Bug;
use crate::lab::judge::UsualOrder;
use crate::lab::searches::SearchName;

#[wasm_bindgen(typescript_custom_section)]
const SEARCH_NAME: &str = SearchName::DECLARED;

#[wasm_bindgen(typescript_custom_section)]
const BUG_NAME: &str = Bug::DECLARED;

#[wasm_bindgen(typescript_custom_section)]
const USUAL_ORDER: &str = UsualOrder::DECLARED;
