//! What many results share. The TypeScript declarations are generated from these types.
//!
//! Numbers are `u32` and `f64`: what is wider is checked as it is written, which every result would carry.

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use super::input::Read;
use crate::game::Side;
use crate::games::BoardGame;
use crate::search::Verdict;

/// The plain object, list or value. What is not there is `null`.
///
/// # Errors
///
/// An `Error` for a number that JavaScript cannot have.
pub fn write(value: &impl Serialize) -> Read<JsValue> {
    let writer = Serializer::new().serialize_missing_as_null(true);
    value.serialize(&writer).map_err(JsValue::from)
}

/// X moves first and is MAX; O is MIN.
#[derive(Clone, Copy, Serialize, Tsify)]
pub enum Player {
    /// ▲ MAX.
    X,
    /// ▼ MIN.
    O,
}

impl From<Side> for Player {
    fn from(side: Side) -> Player {
        match side {
            Side::Max => Player::X,
            Side::Min => Player::O,
        }
    }
}

/// The name of one of a list that the core declares. It is written as a variant is, so the text is made once for
/// all results.
#[derive(Clone, Copy)]
pub struct Name(pub &'static str);

impl Serialize for Name {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_unit_variant("", 0, self.0)
    }
}

impl From<Verdict> for Name {
    fn from(verdict: Verdict) -> Name {
        Name(verdict.name())
    }
}

/// Declares typed arrays for fields of results: they are written as they are, and are called the same in TypeScript.
#[cfg(feature = "boards")]
macro_rules! typed_arrays {
    ($($array:ident [$number:ty])+) => {$(
        /// The array of JavaScript that has this name.
        pub struct $array(js_sys::$array);

        impl Serialize for $array {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                serde_wasm_bindgen::preserve::serialize(&self.0, to)
            }
        }

        impl From<&[$number]> for $array {
            fn from(numbers: &[$number]) -> $array {
                $array(numbers.into())
            }
        }
    )+};
}

#[cfg(feature = "boards")]
typed_arrays! { Uint8Array [u8] Uint32Array [u32] Int32Array [i32] Float64Array [f64] }

#[wasm_bindgen(typescript_custom_section)]
const _: &str = r#"
/** What best play comes to for one side, where that may not be proved. */
export type Outcome = Verdict | "unknown";"#;

/// What a result is called where it may not be proved.
pub fn outcome(verdict: Option<Verdict>) -> Name {
    Name(verdict.map_or("unknown", Verdict::name))
}

/// The cells of moves.
pub fn cells<B: BoardGame>(game: &B, moves: &[B::Move]) -> Vec<u32> {
    let cell = |&mv| game.cell_of(mv) as u32;
    moves.iter().map(cell).collect()
}
