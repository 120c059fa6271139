//! The names of bugs.

use wasm_bindgen::prelude::*;

use super::errors::error;
use super::read::Read;
use crate::lab::bugs::Bug;

/// A bug by its name.
///
/// # Errors
///
/// An `Error` with the code `bug-unknown`.
pub fn bug(value: &JsValue) -> Read<Bug> {
    let found = Bug::ALL.into_iter().find(|bug| *value == bug.name());
    found.ok_or_else(|| error("bug-unknown", "no bug has this name"))
}
