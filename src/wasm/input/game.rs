//! Which game is meant.

use wasm_bindgen::prelude::*;

use super::errors::{error, error_at};
use super::read::{Read, kind, short_text};
use crate::games::GameName;

/// No game has a longer name.
const LONGEST_NAME: u32 = 20;

/// The game with a name; 3×3 tic-tac-toe if there is none.
///
/// # Errors
///
/// An `Error` with the code `game-syntax`, and in `at` the first sign that does not fit, or with the
/// code `game-unknown`.
pub fn game(value: &JsValue) -> Read<GameName> {
    if value.is_null() || value.is_undefined() {
        return Ok(GameName::TIC_TAC_TOE);
    }
    let Some(text) = short_text(value, LONGEST_NAME) else {
        let found = if value.is_string() {
            "a long text".into()
        } else {
            kind(value)
        };
        let message = format!("a game is a short text such as \"3x3k3\", and this is {found}");
        return Err(error("game-syntax", &message));
    };
    let name: GameName = text.parse().map_err(|fault: crate::games::GameNameError| {
        error_at("game-syntax", &fault.to_string(), "at", fault.at)
    })?;
    if name != GameName::TIC_TAC_TOE {
        let message = format!("there is no game {name}: there is 3x3k3");
        return Err(error("game-unknown", &message));
    }
    Ok(name)
}
