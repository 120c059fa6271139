//! The TypeScript types of the names that the core gives its searches and its bugs.
#![allow(dead_code)] // the compiler does not see that wasm-bindgen uses the declarations

use wasm_bindgen::prelude::*;

use crate::lab::bugs::Bug;
use crate::lab::searches::SearchName;

#[wasm_bindgen(typescript_custom_section)]
const SEARCH_NAME: &str = SearchName::DECLARED;

#[wasm_bindgen(typescript_custom_section)]
const BUG_NAME: &str = Bug::DECLARED;
