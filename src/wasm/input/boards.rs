//! Reads input that the build for 3×3 does not accept.

use js_sys::JsString;
use wasm_bindgen::prelude::*;

use super::errors::{attach, error, error_at};
use super::game::Rules;
use super::moves::{index, length};
use super::read::{Read, item, kind, short_text};
use crate::games::tree::{Tree, TreeError, TreeFault};
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

/// The length limit of a tree. It is enough for five thousand nodes with unpadded names and
/// numbers.
const LONGEST_TREE: u32 = 1_000_000;

/// A tree from its text. Fails with the code `text-type` or `text-long`, or a code that begins with
/// `tree-` and the first wrong character in `at`. If something is too long, too wide, too deep or
/// too large, `most` is the limit.
pub fn tree(value: &JsValue) -> Read<Tree> {
    let Some(text) = value.dyn_ref::<JsString>() else {
        let message = format!("a tree is a text, and this is {}", kind(value));
        return Err(error("text-type", &message));
    };
    if text.length() > LONGEST_TREE {
        let message = format!("a tree has more than {LONGEST_TREE} signs");
        let error = error("text-long", &message);
        attach(&error, "most", &LONGEST_TREE.into());
        return Err(error);
    }
    String::from(text).parse().map_err(refused)
}

fn refused(error: TreeError) -> JsValue {
    let code = match error.fault {
        TreeFault::NoNode => "tree-no-node",
        TreeFault::Number => "tree-number",
        TreeFault::Name => "tree-name",
        TreeFault::Unclosed => "tree-unclosed",
        TreeFault::After => "tree-after",
        TreeFault::Wide => "tree-wide",
        TreeFault::Deep => "tree-deep",
        TreeFault::Large => "tree-large",
    };
    let refusal = error_at(code, &error.to_string(), "at", error.at);
    if let Some(most) = error.fault.most() {
        attach(&refusal, "most", &(most as f64).into());
    }
    refusal
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
        let message = format!(
            "an order is an array of the cells 0 to {}, each once",
            cells - 1
        );
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
