//! The searches to time, by their names.

use wasm_bindgen::prelude::*;

use super::errors::error;
#[cfg(feature = "lab")]
use super::read::array_length;
use super::read::{Read, item};
#[cfg(feature = "lab")]
use crate::lab::contest::Contestant;
#[cfg(not(feature = "lab"))]
use crate::search::Algorithm;

/// One or two searches.
///
/// # Errors
///
/// An `Error` with the code `searches-count` or `search-unknown`.
#[cfg(feature = "lab")]
pub fn searches(value: &JsValue) -> Read<Vec<Contestant>> {
    let length = array_length(value).ok().flatten().unwrap_or(0.0) as u32;
    if !(1..=2).contains(&length) {
        let message = "searches are an array of one name or two";
        return Err(error("searches-count", message));
    }
    let one = |at| {
        let name = item(value, at).ok().flatten().unwrap_or_default();
        named(&name).ok_or_else(|| error("search-unknown", "no search has this name"))
    };
    (0..length).map(one).collect()
}

/// The search with this name.
#[cfg(feature = "lab")]
pub(super) fn named(value: &JsValue) -> Option<Contestant> {
    let mut all = Contestant::ALL.into_iter();
    all.find(|search| *value == search.name())
}

/// Minimax and alpha-beta, in this order: the build for playing times no other two.
///
/// # Errors
///
/// An `Error` with the code `search-unknown`.
#[cfg(not(feature = "lab"))]
pub fn both_searches(value: &JsValue) -> Read<[Algorithm; 2]> {
    for (at, search) in (0..).zip(["minimax", "alpha-beta"]) {
        let name = item(value, at).ok().flatten();
        if name.is_none_or(|name| name != search) {
            return Err(error(
                "search-unknown",
                "this build has minimax, alpha-beta",
            ));
        }
    }
    Ok([Algorithm::Minimax, Algorithm::AlphaBeta])
}
