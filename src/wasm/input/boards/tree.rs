//! Trees that somebody has typed.

use js_sys::JsString;
use wasm_bindgen::prelude::*;

use crate::games::tree::{Tree, TreeError, TreeFault};
use crate::wasm::input::errors::{attach, error, error_at};
use crate::wasm::input::read::{Read, kind};

/// Enough for five thousand nodes with unpadded names and numbers.
const LONGEST_TREE: u32 = 1_000_000;

/// A tree from its text.
///
/// # Errors
///
/// An `Error` with the code `text-type` or `text-long`, or a code that begins with `tree-` and the
/// first wrong character in `at`. If something is too long, too wide, too deep or too large, `most`
/// is the limit.
pub fn tree(value: &JsValue) -> Read<Tree> {
    long_text(value, "a tree", LONGEST_TREE)?
        .parse()
        .map_err(refused)
}

/// A text that can be long.
fn long_text(value: &JsValue, name: &str, longest: u32) -> Read<String> {
    let Some(text) = value.dyn_ref::<JsString>() else {
        let message = format!("{name} is a text, and this is {}", kind(value));
        return Err(error("text-type", &message));
    };
    if text.length() > longest {
        let message = format!("{name} has more than {longest} signs");
        let error = error("text-long", &message);
        attach(&error, "most", &longest.into());
        return Err(error);
    }
    Ok(text.into())
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
