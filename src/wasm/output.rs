//! What many results share. The TypeScript declarations are generated from these types.
//!
//! Numbers are `u32` and `f64`: what is wider is checked as it is written, which every result would carry.

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use tsify::Tsify;
use wasm_bindgen::JsValue;

use super::input::Read;
use crate::game::Side;
use crate::games::BoardGame;
use crate::search;

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

/// What best play from here comes to for one side.
#[derive(Clone, Copy, Serialize, Tsify)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// That side wins.
    Win,
    /// Nobody wins.
    Draw,
    /// The other side wins.
    Loss,
}

impl From<search::Verdict> for Verdict {
    fn from(verdict: search::Verdict) -> Verdict {
        match verdict {
            search::Verdict::Win => Verdict::Win,
            search::Verdict::Draw => Verdict::Draw,
            search::Verdict::Loss => Verdict::Loss,
        }
    }
}

/// What best play comes to for one side, where a search may not know.
#[derive(Clone, Copy, Serialize, Tsify)]
#[serde(rename_all = "lowercase")]
pub enum Outcome {
    /// That side wins.
    Win,
    /// Nobody wins.
    Draw,
    /// The other side wins.
    Loss,
    /// Nothing is proved.
    Unknown,
}

impl From<Verdict> for Outcome {
    fn from(verdict: Verdict) -> Outcome {
        match verdict {
            Verdict::Win => Outcome::Win,
            Verdict::Draw => Outcome::Draw,
            Verdict::Loss => Outcome::Loss,
        }
    }
}

/// The cells of moves.
pub fn cells<B: BoardGame>(game: &B, moves: &[B::Move]) -> Vec<u32> {
    let cell = |&mv| game.cell_of(mv) as u32;
    moves.iter().map(cell).collect()
}
