//! How alpha-beta decides in a recorded search.

use wasm_bindgen::prelude::*;

use super::errors::error;
use super::read::{Read, short_text};
use crate::search;

/// More signs than the three words need.
const LONGEST_TEXT: u32 = 1_000;

/// How a course has alpha-beta decide.
#[derive(Clone, Copy, Default)]
pub struct Convention {
    /// What the search does differently.
    pub decisions: search::Convention,
    /// Whether moves are tried from the last to the first.
    pub right_to_left: bool,
}

/// What the words of a convention stand for, separated by spaces. No word is the standard one.
///
/// # Errors
///
/// An `Error` with the code `option-convention`.
pub fn convention(value: &JsValue) -> Read<Convention> {
    let mut convention = Convention::default();
    if value.is_undefined() || value.is_null() {
        return Ok(convention);
    }
    let refused = || {
        error(
            "option-convention",
            "a convention is a text of the words strict, hard and right",
        )
    };
    let text = short_text(value, LONGEST_TEXT).ok_or_else(refused)?;
    for word in text.split_ascii_whitespace() {
        match word {
            "strict" => convention.decisions.strict_cut = true,
            "hard" => convention.decisions.fail_hard = true,
            "right" => convention.right_to_left = true,
            _ => return Err(refused()),
        }
    }
    Ok(convention)
}
