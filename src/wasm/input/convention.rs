//! How alpha-beta decides in a recorded search.

use tsify::Tsify;
use wasm_bindgen::prelude::*;

use super::errors::error;
use super::options::ScoringName;
use super::read::{Read, short_text};
use crate::search;

/// More signs than the three words need.
const LONGEST_TEXT: u32 = 1_000;

/// The options of a recorded search.
#[derive(Tsify)]
#[serde(rename_all = "camelCase")]
#[allow(dead_code)] // only its TypeScript declaration is used
pub struct TraceOptions {
    /// What an end is worth; by default `"depth-aware"`.
    #[tsify(optional, type = "ScoringName")]
    scoring: Option<ScoringName>,
    /// All cells in the order in which moves are tried; by default row by row, with gravity column by
    /// column.
    #[tsify(optional, type = "readonly number[]")]
    order: Option<Vec<usize>>,
    /// Which game; by default `"3x3k3"`.
    #[tsify(optional)]
    game: Option<String>,
    /// How many plies to look ahead, 1 to 64; by default to the end.
    #[tsify(optional)]
    depth: Option<u32>,
    /// How alpha-beta decides, in words separated by spaces: `strict` to cut only when alpha > beta,
    /// `hard` for fail-hard values, `right` to try moves from the last to the first.
    #[tsify(optional)]
    convention: Option<String>,
}

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
