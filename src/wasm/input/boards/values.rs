//! The values of options.

use js_sys::Function;
use wasm_bindgen::prelude::*;

use crate::search::OutcomeScore;
use crate::wasm::input::errors::error;
use crate::wasm::input::game::Rules;
use crate::wasm::input::moves::{index, length};
use crate::wasm::input::read::{Read, kind};

/// One day. Nobody waits longer.
pub const MOST_MS: u32 = 86_400_000;

/// More than many browsers give to a page.
pub const MOST_MEGABYTES: u32 = 1_024;

pub fn scoring(value: &JsValue, game: &Rules) -> Read<OutcomeScore> {
    if *value == "depth-aware" {
        Ok(OutcomeScore::depth_aware(game))
    } else if *value == "plain" {
        Ok(OutcomeScore::PLAIN)
    } else {
        let message = "scoring is \"depth-aware\" or \"plain\"";
        Err(error("option-scoring", message))
    }
}

/// All cells of a game, each once.
pub fn order(value: &JsValue, game: &Rules) -> Read<Vec<usize>> {
    let cells = game.cells() as usize;
    permutation(value, cells).ok_or_else(|| {
        let message = format!(
            "an order is an array of the cells 0 to {}, each once",
            cells - 1
        );
        error("option-order", &message)
    })
}

/// An array of all indices below `cells`, each once.
fn permutation(value: &JsValue, cells: usize) -> Option<Vec<usize>> {
    if length(value).ok()? as usize != cells {
        return None;
    }
    let indices = (0..cells as u32).map(|place| index(value, place, cells));
    let indices = indices.collect::<Option<Vec<usize>>>()?;
    let seen = indices.iter().fold(0_u64, |seen, index| seen | 1 << index);
    (seen.count_ones() as usize == cells).then_some(indices)
}

/// A whole number.
pub fn number(value: &JsValue, code: &str, name: &str, least: u32, most: u32) -> Read<f64> {
    value
        .as_f64()
        .filter(|number| (f64::from(least)..=f64::from(most)).contains(number))
        .filter(|number| *number == number.trunc())
        .ok_or_else(|| {
            let message = format!("{name} is a whole number from {least} to {most}");
            error(code, &message)
        })
}

pub fn truth(value: &JsValue, name: &str) -> Read<bool> {
    value.as_bool().ok_or_else(|| {
        let message = format!("{name} is true or false, and this is {}", kind(value));
        error("option-boolean", &message)
    })
}

pub fn function(value: &JsValue) -> Read<Function> {
    value.dyn_ref::<Function>().cloned().ok_or_else(|| {
        let message = format!("progress is a function, and this is {}", kind(value));
        error("option-progress", &message)
    })
}
