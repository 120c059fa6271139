//! Reads the game of a call.

use wasm_bindgen::prelude::*;

use super::errors::{error, error_at};
use super::read::{Read, short_text};
use crate::games::tic_tac_toe::TicTacToe;
use crate::games::{BoardGame, GameName, GameNameError};
#[cfg(feature = "lab")]
use crate::{game::Side, games::grid::Position, games::tic_tac_toe::Board};

use built::rules;
pub use built::{Rules, is_connect_four};

/// The length limit of a name. All games have shorter names. A longer string, or a value that is
/// not a string, is read as an empty string.
const LONGEST_NAME: u32 = 20;

/// The game with this name; 3×3 tic-tac-toe without a name. Fails with the code `game-syntax` and
/// the first wrong character in `at`, or with the code `game-unknown`.
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

/// True if the packed board has the rules of this game. It searches any position to the end in a
/// moment.
pub fn is_packed(game: &Rules) -> bool {
    game.name() == TicTacToe.name()
}

/// A position of 3×3 on the packed board.
#[cfg(feature = "lab")]
pub fn packed(position: Position) -> Board {
    let [x, o] = [Side::Max, Side::Min].map(|side| position.stones(side) as u16);
    Board::from_stones(x, o).expect("both take the positions that play reaches")
}

#[cfg(feature = "boards")]
mod built {
    use super::*;
    use crate::games::grid::{Grid, NameError};
    pub use crate::solver::session::is_connect_four;

    /// The rules of a game.
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

    /// The rules of a game. This build has only one game.
    pub type Rules = TicTacToe;

    /// Without gravity, the game has no solver of its own.
    pub fn is_connect_four(_: &Rules) -> bool {
        false
    }

    pub(super) fn rules(game: GameName) -> Read<Rules> {
        if game == GameName::TIC_TAC_TOE {
            return Ok(TicTacToe);
        }
        let message = format!("there is no game {game}: there is 3x3k3");
        Err(error("game-unknown", &message))
    }
}
