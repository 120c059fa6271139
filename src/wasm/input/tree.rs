//! Reads trees.

use js_sys::JsString;
use wasm_bindgen::prelude::*;

use super::errors::{attach, error, error_at};
use super::read::{Read, kind};
use crate::games::tree::{Tree, TreeError, TreeFault};

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
