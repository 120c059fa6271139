//! How a position ends, by the strong searches.

use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use super::book::with_book;
use super::ideas::Ideas;
use super::worth::{Parts, Worth};
use super::{time_left, with_session};
use crate::game::Game;
use crate::games::BoardGame;
use crate::games::grid::{Cell, Position};
use crate::solver::session::{self, Proof};
use crate::wasm::input::{self, BoardOptions, Named};
use crate::wasm::output::{Outcome, Player};
use crate::wasm::{Result, give};

/// Which search, or which file, an answer comes from.
#[derive(Clone, Copy, Serialize, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// The strong search for any board.
    Search,
    /// The solver of four in a row with gravity.
    ConnectFour,
    /// The opening book.
    Book,
}

impl From<session::Source> for Source {
    fn from(source: session::Source) -> Source {
        match source {
            session::Source::Search => Source::Search,
            session::Source::ConnectFour => Source::ConnectFour,
            session::Source::Book => Source::Book,
        }
    }
}

/// What `solve` has found, for the side to move.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct Solved {
    /// The side to move, or that would be if the game went on.
    pub player: Player,
    /// Whether the game has ended.
    pub finished: bool,
    /// Who has won the finished game; `null` if nobody has.
    pub winner: Option<Player>,
    /// What best play comes to; `"unknown"` if the budget was spent before that was proved.
    pub outcome: Outcome,
    /// The moves of both sides to the end by best play, also for a draw; `null` if it is unknown.
    pub plies: Option<u32>,
    /// The value as `best_move` gives it: the number of cells + 1 − n for a win after n plies, the
    /// negative for a loss, 0 for a draw; `null` if it is unknown.
    pub score: Option<i32>,
    /// The cell to play; while the result is not proved, the best move so far: one that brings `atLeast`,
    /// or else the one that a look a few plies ahead recommends. `null` if the game has ended, and where
    /// the budget was spent between the result and a move that reaches it.
    pub index: Option<usize>,
    /// The positions that were entered since this question was first asked.
    pub nodes: u64,
    /// Whether the result is proved.
    pub exact: bool,
    /// The side to move can get at least this; `null` while nothing is proved.
    pub at_least: Option<Worth>,
    /// The side to move can get at most this; `null` while nothing is proved.
    pub at_most: Option<Worth>,
    /// Best play for both sides as cell indices, if it was asked for and the result is proved: to the
    /// end, or as far as it was found within the budget. Else empty.
    pub principal_variation: Vec<usize>,
    /// Where the answer comes from.
    pub source: Source,
    /// The bytes that the table takes.
    pub memory: usize,
    /// What the ideas of the search that answered have done so far.
    #[tsify(type = "IdeaCounts")]
    pub ideas: Ideas,
}

impl Solved {
    fn new(options: &BoardOptions, position: Position, proof: Proof, line: Vec<Cell>) -> Solved {
        let grid = &options.grid;
        let parts = Parts::new(proof.exact(), options.scoring);
        Solved {
            player: grid.to_move(position).into(),
            finished: grid.outcome(position).is_some(),
            winner: grid.winner(position).map(Player::from),
            outcome: parts.outcome,
            plies: parts.plies,
            score: parts.score,
            index: proof.best.map(Cell::index),
            nodes: proof.nodes,
            exact: proof.exact().is_some(),
            at_least: proof.at_least.map(Worth::from),
            at_most: proof.at_most.map(Worth::from),
            principal_variation: line.into_iter().map(Cell::index).collect(),
            source: proof.source.into(),
            memory: proof.memory,
            ideas: proof.ideas.into(),
        }
    }
}

/// Solves a position of any game exactly, by the strong searches.
///
/// Four in a row with gravity is answered by Connect Four's solver where the board fits it (columns ×
/// (rows + 1) is at most 49), other games by the search that `think` uses. The opening book of 7×6 is
/// asked first if `load_book` has loaded it. Without a budget the call runs to the end. When a budget is
/// spent, `exact` is false; the next call for the same position goes on from there.
///
/// ```js
/// solve("4444", { game: "connect-four", budgetMs: 1000, line: true });
/// ```
///
/// @param position A board as for `best_move`, or moves in the game's notation (`""` is the start).
/// @param options Which game, how long, and whether with the line of best play.
/// @returns The result, or what is proved about it.
/// @throws {Error} As `best_move` for a board, as `replay` for moves; `option-budget`, `option-boolean`,
/// `option-memory`, `option-without`.
#[wasm_bindgen]
pub fn solve(
    #[wasm_bindgen(unchecked_param_type = "BoardInput")] position: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "SolveOptions")] options: JsValue,
) -> Result<Solved> {
    let set = Named::read(&options, BoardOptions::OF_A_PROOF)?;
    let options = BoardOptions::new(&set)?;
    let position = input::position(&position, &options.grid)?;
    let (proof, line) = with_book(options.book, |book| {
        with_session(&options, |session| {
            let mut more = time_left(options.budget_ms);
            let proof = session.solve(position, book, &mut more);
            let line = if options.line && proof.exact().is_some() {
                session.line(position, book, &mut more)
            } else {
                vec![]
            };
            (proof, line)
        })
    });
    give(&Solved::new(&options, position, proof, line))
}
