//! Types that many results share. The TypeScript declarations are generated from them.
//!
//! In the build `play`, numbers are `u32` and `f64`. Wider types are checked when they are written,
//! which adds code to every result.

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use super::input::Read;
use crate::game::Side;
use crate::games::BoardGame;
use crate::search::Verdict;

/// Turns a value into a plain object, list or value. Missing values are `null`. Fails for a number
/// that JavaScript cannot represent.
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

/// A name from a list that the core declares. It is written as the variants of enums are, so all
/// results share that code.
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

/// Declares typed arrays for fields of results. They have the same names in TypeScript.
#[cfg(feature = "boards")]
macro_rules! typed_arrays {
    ($($array:ident [$number:ty])+) => {$(
        /// The JavaScript array with this name.
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
/** The result with best play for one side; "unknown" while it is not proved. */
export type Outcome = Verdict | "unknown";"#;

/// The name of a result that may not be proved.
pub fn outcome(verdict: Option<Verdict>) -> Name {
    Name(verdict.map_or("unknown", Verdict::name))
}

/// The cells of moves.
pub fn cells<B: BoardGame>(game: &B, moves: &[B::Move]) -> Vec<u32> {
    let cell = |&mv| game.cell_of(mv) as u32;
    moves.iter().map(cell).collect()
}
