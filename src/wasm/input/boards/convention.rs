//! The convention of alpha-beta in a recorded search.

use wasm_bindgen::prelude::*;

use crate::search::Convention;
use crate::wasm::input::errors::error;
use crate::wasm::input::read::{Read, short_text};

/// Longer than the three words together.
const LONGEST_TEXT: u32 = 1_000;

/// The meaning of the words of a convention, which are separated by spaces: how alpha-beta differs
/// from the standard, and if moves are tried from the last to the first. Without words it is the
/// standard.
///
/// # Errors
///
/// An `Error` with the code `option-convention`.
pub fn convention(value: &JsValue) -> Read<(Convention, bool)> {
    let mut decisions = Convention::default();
    let mut right_to_left = false;
    if value.is_undefined() || value.is_null() {
        return Ok((decisions, right_to_left));
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
            "strict" => decisions.strict_cut = true,
            "hard" => decisions.fail_hard = true,
            "right" => right_to_left = true,
            _ => return Err(refused()),
        }
    }
    Ok((decisions, right_to_left))
}
