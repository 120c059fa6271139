//! Reads the values that JavaScript passes, which can be anything.
//!
//! If a getter or a proxy throws, the caller receives one of our errors. Lengths are checked before
//! anything is copied.

mod board;
pub(super) mod errors;
mod game;
#[cfg(feature = "lab")]
mod lab;
mod moves;
#[cfg(feature = "boards")]
mod option_values;
#[macro_use]
mod options;
pub(super) mod read;
#[cfg(feature = "boards")]
mod tree;

use wasm_bindgen::prelude::*;

use crate::search::Algorithm;
use errors::error;

pub use game::{Rules, game, is_connect_four, is_packed};
#[cfg(feature = "play")]
pub use moves::whole_number;
pub use moves::{line, position};
pub use options::Options;
pub use read::{Read, kind};
#[cfg(feature = "boards")]
pub use tree::tree;
#[cfg(feature = "lab")]
pub use {game::packed, lab::*};

/// The algorithm that `use_pruning` means. Fails with the code `pruning-type` for other values. If
/// `"false"` were read as true, the wrong search would run.
pub fn algorithm(use_pruning: &JsValue) -> Read<Algorithm> {
    match use_pruning.as_bool() {
        Some(true) => Ok(Algorithm::AlphaBeta),
        Some(false) => Ok(Algorithm::Minimax),
        None => {
            let kind = kind(use_pruning);
            let message = format!("use_pruning is true or false, and this is {kind}");
            Err(error("pruning-type", &message))
        }
    }
}
