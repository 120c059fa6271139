//! Which game is meant.

use wasm_bindgen::prelude::*;

use super::errors::{error, error_at};
use super::read::{Read, short_text};
use crate::games::tic_tac_toe::TicTacToe;
use crate::games::{BoardGame, GameName, GameNameError};
#[cfg(feature = "lab")]
use crate::{
    game::Side,
    games::{grid::Position, tic_tac_toe::Board},
};

pub use built::Rules;
use built::rules;

/// No game has a longer name. A longer text, or a value that is no text, is read as an empty text.
const LONGEST_NAME: u32 = 20;

/// The game with a name; 3×3 tic-tac-toe if there is none.
///
/// # Errors
///
/// An `Error` with the code `game-syntax`, and in `at` the first sign that does not fit, or with the
/// code `game-unknown` if no such game is played here.
pub fn game(value: &JsValue) -> Read<Rules> {
    if value.is_null() || value.is_undefined() {
        return rules(GameName::TIC_TAC_TOE);
    }
    let text = short_text(value, LONGEST_NAME).unwrap_or_default();
    let game: GameName = text.parse().map_err(|fault: GameNameError| {
        let message = format!("a game is a text such as \"3x3k3\": {fault}");
        error_at("game-syntax", &message, "at", fault.at)
    })?;
    rules(game)
}

/// Whether the packed board has the rules of a game. It searches any position of it to the end in a moment.
pub fn is_packed(game: &Rules) -> bool {
    game.name() == TicTacToe.name()
}

/// A position of 3×3 as the packed board has it.
#[cfg(feature = "lab")]
pub fn packed(position: Position) -> Board {
    let [x, o] = [Side::Max, Side::Min].map(|side| position.stones(side) as u16);
    Board::from_stones(x, o).expect("both take the positions that play reaches")
}

#[cfg(feature = "boards")]
mod built {
    use super::*;
    use crate::games::grid::{Grid, NameError};

    /// The rules that a game is played by.
    pub type Rules = Grid;

    pub(super) fn rules(game: GameName) -> Read<Rules> {
        Grid::try_from(game).map_err(|fault: NameError| {
            let message = format!("there is no game {game}: {fault}");
            error("game-unknown", &message)
        })
    }
}

#[cfg(not(feature = "boards"))]
mod built {
    use super::*;

    /// The rules that a game is played by: this build has one game.
    pub type Rules = TicTacToe;

    pub(super) fn rules(game: GameName) -> Read<Rules> {
        if game == GameName::TIC_TAC_TOE {
            return Ok(TicTacToe);
        }
        let message = format!("there is no game {game}: there is 3x3k3");
        Err(error("game-unknown", &message))
    }
}
