//! Reads what JavaScript passes, which may be anything at all.
//!
//! Every value is read so that a getter or a proxy that throws ends in one of our errors. Lengths
//! are looked at before anything is copied.

mod board;
pub(super) mod errors;
mod game;
mod moves;
#[macro_use]
mod options;
mod read;
#[cfg(any(feature = "lab", not(feature = "boards")))]
mod searches;

#[cfg(feature = "lab")]
mod convention;
#[cfg(feature = "lab")]
mod lab;
#[cfg(feature = "boards")]
mod strong;
#[cfg(feature = "lab")]
mod tree;

use wasm_bindgen::prelude::*;

use crate::search::Algorithm;
use errors::error;

pub use game::{Rules, game, rules};
pub use moves::{line, position};
pub use options::Options;
pub use read::{Read, kind};
#[cfg(not(feature = "boards"))]
pub use searches::both_searches;
#[cfg(feature = "lab")]
pub use searches::searches;

#[cfg(feature = "lab")]
pub use lab::bug;
#[cfg(feature = "lab")]
pub use moves::{items, positions, workload};
#[cfg(feature = "lab")]
pub use tree::tree;

/// Which algorithm `use_pruning` stands for.
///
/// # Errors
///
/// An `Error` with the code `pruning-type`: guessing at `"false"` would give the wrong search.
pub fn algorithm(use_pruning: &JsValue) -> Read<Algorithm> {
    match use_pruning.as_bool() {
        Some(true) => Ok(Algorithm::AlphaBeta),
        Some(false) => Ok(Algorithm::Minimax),
        None => {
            let found = kind(use_pruning);
            let message = format!("use_pruning is true or false, and this is {found}");
            Err(error("pruning-type", &message))
        }
    }
}
