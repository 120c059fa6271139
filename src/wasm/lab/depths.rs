//! What a search with a depth limit recommends.

use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use super::with_solved;
use crate::game::Game;
use crate::games::tic_tac_toe::{Board, TicTacToe};
use crate::lab::depths::{Recommendation, losses, recommendations};
use crate::search::{Algorithm, Worth};
use crate::wasm::input::{self, Named, Options};
use crate::wasm::output::{Outcome, Player, verdict_and_plies};
use crate::wasm::{Result, give};

/// The options of `depths`.
#[derive(Tsify)]
#[allow(dead_code)] // only its TypeScript declaration is used
pub struct DepthsOptions {
    /// All cells in the order in which moves are tried; by default row by row.
    #[tsify(optional, type = "readonly number[]")]
    order: Option<Vec<usize>>,
    /// Whether alpha-beta searches, or else minimax; by default `true`. It changes the nodes alone.
    #[tsify(optional)]
    pruning: Option<bool>,
}

/// What a search recommends that looks so many plies ahead.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct DepthMove {
    /// How many plies it looks ahead, 1 to 9.
    pub depth: u32,
    /// The cell that it recommends.
    pub index: usize,
    /// What it thinks of the position, more being better for the side to move, as in `LimitedMove`;
    /// `null` if the result is proved.
    pub guess: Option<i32>,
    /// `"unknown"` for a guess.
    pub outcome: Outcome,
    /// The number of moves to the end by best play; `null` for a guess.
    pub plies: Option<u32>,
    /// Positions that the search entered, the root and the leaves included.
    pub nodes: u64,
    /// Whether the result is proved, and no guess.
    pub exact: bool,
}

/// In how many positions the move that a depth limit recommends loses the result.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct DepthLosses {
    /// The positions that there are: 4,520.
    pub positions: u32,
    /// For each depth limit, 1 to 9, in how many the move turns a win into a draw or a loss, or a draw
    /// into a loss.
    pub by_depth: Vec<u32>,
}

/// What `depths` gives.
#[derive(Serialize, Tsify)]
pub struct Depths {
    /// The side to move, or that would be if the game went on.
    pub player: Player,
    /// The depth limits from 1 to 9; none if the game has ended.
    pub depths: Vec<DepthMove>,
    /// How often the moves of each depth limit lose, over all positions.
    pub lost: DepthLosses,
}

/// Tells for each depth limit from 1 to 9 which move a search recommends that looks so far ahead, and in
/// how many of all positions its move loses the result. It is for 3×3 only.
///
/// At the limit the search guesses by open lines, as `best_move` does with a `depth`. The counts over all
/// positions take a few milliseconds.
///
/// ```js
/// const { depths, lost } = depths("X...O....");
/// depths[0].index; // what one ply of looking ahead recommends
/// lost.byDepth[0]; // in how many of the lost.positions positions that is a mistake
/// ```
///
/// @param board As for `best_move`.
/// @param options Move order, and with pruning or without.
/// @throws {Error} As `best_move` for the board; `options-type`, `option-unknown`, `option-order`,
/// `pruning-type`.
#[wasm_bindgen]
pub fn depths(
    #[wasm_bindgen(unchecked_param_type = "BoardInput")] board: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "DepthsOptions")] options: JsValue,
) -> Result<Depths> {
    let board = input::board(&board, &TicTacToe)?;
    let set = Named::read(&options, Options::OF_DEPTHS)?;
    let algorithm = match set.options.iter().find(|(name, _)| name == "pruning") {
        Some((_, pruning)) => input::algorithm(pruning)?,
        None => Algorithm::AlphaBeta,
    };
    let order = Options::new(&set)?.order;
    let found = recommendations(algorithm, board, &order);
    let lost = with_solved(|solved| losses(solved, &order));
    give(&Depths {
        player: TicTacToe.to_move(board).into(),
        depths: found
            .into_iter()
            .map(|at| DepthMove::new(board, at))
            .collect(),
        lost: DepthLosses {
            positions: lost.positions,
            by_depth: lost.by_depth.into(),
        },
    })
}

impl DepthMove {
    fn new(board: Board, found: Recommendation) -> DepthMove {
        let (outcome, plies, guess) = match found.worth {
            Worth::Estimate(guess) => (Outcome::Unknown, None, Some(guess)),
            worth => {
                let (verdict, plies) = verdict_and_plies(board, worth);
                (verdict.into(), Some(plies), None)
            }
        };
        DepthMove {
            depth: found.depth,
            index: found.mv.index(),
            guess,
            outcome,
            plies,
            nodes: found.nodes,
            exact: guess.is_none(),
        }
    }
}
