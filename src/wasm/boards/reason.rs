//! Ideas that decide a position without a search.

use super::indices;
use crate::games::grid::Cell;
use crate::lab::reason::{DecidingIdea, WinningCell};
use crate::wasm::call::*;
use crate::wasm::output;

takes! {
    /// The options of `reason`.
    REASON, ReasonOptions: game
}

/// The parity of a row, counted from 1 at the bottom.
#[derive(Clone, Copy, Serialize, Tsify)]
#[serde(rename_all = "lowercase")]
pub enum Parity {
    /// Rows 1, 3, 5, … from the bottom.
    Odd,
    /// Rows 2, 4, 6, …
    Even,
}

/// A cell on which a side wins.
#[derive(Serialize, Tsify)]
pub struct Threat {
    /// The cell.
    pub cell: usize,
    /// The parity of its row, counted from the bottom.
    pub parity: Parity,
}

/// An idea that decides a position or the next move.
#[derive(Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[tsify(missing_as_null)]
pub enum Reason {
    /// The side to move wins with its next stone.
    WinNow {
        /// The side to move.
        player: Player,
        /// The cells that win.
        cells: Vec<usize>,
        /// For each of these cells, a line that it completes.
        lines: Vec<Vec<usize>>,
    },
    /// The side to move makes two threats at once. The other side can stop only one, so the side to
    /// move wins with its next stone but one.
    DoubleThreat {
        /// The side to move.
        player: Player,
        /// The cell that makes the threats; the first if there are several.
        #[serde(rename = "move")]
        mv: usize,
        /// The two cells that then win. With gravity, one can be above the other.
        cells: Vec<usize>,
        /// For each of these cells, a line that it completes.
        lines: Vec<Vec<usize>>,
    },
    /// The other side would win with its next stone, so every other move loses at once.
    ForcedReply {
        /// The side to move.
        player: Player,
        /// The cell that it must take.
        #[serde(rename = "move")]
        mv: usize,
        /// The same cell.
        cells: Vec<usize>,
        /// The line that the other side would complete there.
        lines: Vec<Vec<usize>>,
    },
    /// A side answers each stone in the same column from now on. The other side then has to play
    /// below one of the threats, or it cannot win.
    Zugzwang {
        /// The side that answers.
        player: Player,
        /// The cell to play first; `null` if the other side is to move and no such move is needed.
        #[serde(rename = "move")]
        mv: Option<usize>,
        /// The cells on which it then wins.
        threats: Vec<Threat>,
        /// The result that this proves for the side that answers.
        #[tsify(type = "Proves")]
        proves: Name,
    },
    /// Neither side can win. Every line that is still open contains one of these pairs of cells,
    /// and each side can answer a stone in one cell of a pair with the other.
    Pairs {
        /// The two cells of each pair.
        pairs: Vec<Vec<usize>>,
    },
}

impl From<DecidingIdea> for Reason {
    fn from(reason: DecidingIdea) -> Reason {
        match reason {
            DecidingIdea::WinNow {
                player,
                cells,
                lines,
            } => Reason::WinNow {
                player: player.into(),
                cells: indices(cells),
                lines: lists(lines),
            },
            DecidingIdea::DoubleThreat {
                player,
                mv,
                cells,
                lines,
            } => Reason::DoubleThreat {
                player: player.into(),
                mv: mv.index(),
                cells: indices(cells),
                lines: lists(lines),
            },
            DecidingIdea::ForcedReply { player, mv, line } => Reason::ForcedReply {
                player: player.into(),
                mv: mv.index(),
                cells: vec![mv.index()],
                lines: vec![indices(line)],
            },
            DecidingIdea::Zugzwang {
                player,
                mv,
                threats,
                proves,
            } => Reason::Zugzwang {
                player: player.into(),
                mv: mv.map(Cell::index),
                threats: threats.into_iter().map(Threat::from).collect(),
                proves: Name(proves.name()),
            },
            DecidingIdea::Pairs { pairs } => Reason::Pairs {
                pairs: lists(pairs),
            },
        }
    }
}

#[inline(never)] // each kind needs it
fn lists(cells: Vec<Vec<Cell>>) -> Vec<Vec<usize>> {
    cells.into_iter().map(indices).collect()
}

impl From<WinningCell> for Threat {
    fn from(threat: WinningCell) -> Threat {
        Threat {
            cell: threat.cell.index(),
            parity: if threat.odd {
                Parity::Odd
            } else {
                Parity::Even
            },
        }
    }
}

/// Finds the idea that decides a position, if there is one that needs no search.
///
/// The first of these ideas is returned: a win at once, a move that makes a double threat, a forced
/// reply, zugzwang, a draw by pairs. A double threat that the other side already has is not among
/// them. Zugzwang is looked for in four in a row with gravity, on boards with an even number of
/// rows and columns × (rows + 1) of at most 64. The rule comes from V. Allis, *A Knowledge-based
/// Approach of Connect-Four* (1988). Pairs are looked for on boards without gravity, with limited
/// effort.
///
/// ```js
/// reason("4433", { game: "connect-four" }); // { kind: "double-threat", player: "X", … }
/// ```
///
/// @param board As for `best_move`.
/// @param options The game.
/// @returns The idea; `null` if there is none, and if the game has ended.
/// @throws {Error} As `best_move` for a board, as `replay` for moves, and the codes of the options.
#[wasm_bindgen(unchecked_return_type = "Reason | null")]
pub fn reason(
    #[wasm_bindgen(unchecked_param_type = "BoardInput")] board: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "ReasonOptions")] options: JsValue,
) -> std::result::Result<JsValue, JsValue> {
    let options = Options::read(&options, REASON)?;
    let position = input::position(&board, &options.game)?;
    let reason = crate::lab::reason::reason(&options.game, position).map(Reason::from);
    output::write(&reason)
}
