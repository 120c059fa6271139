//! Reads the values of options that the build for 3×3 does not accept.

use wasm_bindgen::prelude::*;

use super::errors::error;
use super::game::Rules;
use super::moves::{index, length};
use super::read::{Read, item, kind, short_text};
use crate::search::{Convention, OutcomeScore, Score};

// The types of the options that only these builds have.
pub use crate::{games::tree::Number, search::Window, solver::session::Session};
pub use js_sys::Function;

/// The length limit of the text. The three words together are shorter.
const LONGEST_TEXT: u32 = 1_000;

/// Reads the words of a convention, which are separated by spaces. They say how alpha-beta differs
/// from the standard, and if moves are tried from the last to the first. An empty text is the
/// standard. Fails with the code `option-convention`.
pub fn convention(value: &JsValue) -> Read<(Convention, bool)> {
    let mut decisions = Convention::default();
    let mut right_to_left = false;
    let message = "a convention is a text of the words strict, hard and right";
    let refused = || error("option-convention", message);
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

/// The window at the root of a tree.
pub fn window(value: &JsValue) -> Read<Window<Number>> {
    let edge = |at, infinite: Number| {
        let number = item(value, at).ok()??.as_f64()?;
        if number == infinite.get() {
            Some(infinite)
        } else {
            Number::new(number)
        }
    };
    let read = || {
        let is_pair = length(value).is_ok_and(|length| length == 2);
        let alpha = edge(0, Number::LOWEST)?;
        let beta = edge(1, Number::HIGHEST)?;
        (is_pair && alpha < beta).then_some(Window { alpha, beta })
    };
    read().ok_or_else(|| {
        let message = "window is [alpha, beta], two numbers of which the first is less";
        error("option-window", message)
    })
}

/// The longest budget in milliseconds: one day.
pub const MOST_MS: u32 = 86_400_000;

/// The largest table in megabytes. Many browsers give less to a page.
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

/// Reads an order of all cells of a game, each once.
pub fn order(value: &JsValue, game: &Rules) -> Read<Vec<usize>> {
    let cells = game.cells() as usize;
    permutation(value, cells).ok_or_else(|| {
        let last = cells - 1;
        let message = format!("an order is an array of the cells 0 to {last}, each once");
        error("option-order", &message)
    })
}

/// Reads an array of all indices below `cells`, each once.
fn permutation(value: &JsValue, cells: usize) -> Option<Vec<usize>> {
    if length(value).ok()? as usize != cells {
        return None;
    }
    let indices = (0..cells as u32).map(|at| index(value, at, cells));
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

pub fn boolean(value: &JsValue, name: &str) -> Read<bool> {
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
