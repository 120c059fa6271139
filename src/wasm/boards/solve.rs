//! How a position ends, by the solvers.

use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use super::indices;
use super::session::within_budget;
use super::valuation::Ending;
use crate::game::Game;
use crate::games::BoardGame;
use crate::games::grid::{Cell, Position};
use crate::lab::replies::{Replies, replies, trap};
use crate::search::OutcomeScore;
use crate::solver::connect_four::Book;
use crate::solver::grid;
use crate::solver::session::{MoveScore, Proof, Session, SolveOptions};
use crate::wasm::input::{self, Options};
use crate::wasm::output::{Name, Player};
use crate::wasm::worth::Value;
use crate::wasm::{Result, give};

takes! {
    /// The options of `solve`.
    SOLVE, SolveOptions: game budgetMs depth line moves replies solver book memoryMb
}

with_worth! {
    /// A move and what is proved of it, for the side that plays it. Plies count the move itself.
    pub struct SolvedMove {
        /// The cell.
        #[serde(rename = "move")]
        pub mv: usize,
    } worth {
        /// Whether it is proved that no other move brings more.
        pub best: bool,
        /// The move brings at least this; `null` while nothing is proved.
        pub at_least: Option<Ending>,
        /// The move brings at most this; `null` while nothing is proved.
        pub at_most: Option<Ending>,
        /// Where the answer comes from; `null` if this move has not been looked at.
        #[tsify(type = "Source | null")]
        pub source: Option<Name>,
        /// The positions that were entered for it.
        pub nodes: u64,
        /// This move and, if the line was asked for, best play after it as far as it is found.
        pub principal_variation: Vec<usize>,
        /// How many replies there are, 0 if the move ends the game; `null` while it is not known how many hold.
        pub replies: Option<usize>,
        /// How many replies keep the other side's result, all of them if every reply loses; `null` while that is
        /// not proved, and if it was not asked for.
        pub holding: Option<usize>,
    }
}

impl SolvedMove {
    fn new(score: &MoveScore, best: bool, scoring: OutcomeScore) -> SolvedMove {
        with_worth!(@of worth(score.exact(), scoring); SolvedMove {
            mv: score.mv.index(),
            best,
            at_least: score.at_least.map(Ending::from),
            at_most: score.at_most.map(Ending::from),
            source: score.source.map(|source| Name(source.name())),
            nodes: score.nodes,
            principal_variation: indices(score.line.iter().copied()),
            replies: None,
            holding: None,
        })
    }
}

with_worth! {
    /// What `solve` has found, for the side to move.
    pub struct Solved {
        /// The side to move, or that would be if the game went on.
        pub player: Player,
        /// Whether the game has ended.
        pub finished: bool,
        /// Who has won the finished game; `null` if nobody has.
        pub winner: Option<Player>,
    } worth {
        /// While the result is not proved, what a look a few plies ahead thinks, as in `BestMove`; `null` once it
        /// is proved, and where that look needs no estimate.
        pub estimate: Option<i32>,
        /// The side to move can get at least this; `null` while nothing is proved.
        pub at_least: Option<Ending>,
        /// The side to move can get at most this; `null` while nothing is proved.
        pub at_most: Option<Ending>,
        /// The cell to play; while the result is not proved, the best move so far: one that is not proved to be
        /// worse than another, and of these the one that a look a few plies ahead recommends. `null` if the game has
        /// ended, and where the budget was spent between the result and a move that reaches it.
        #[serde(rename = "move")]
        pub mv: Option<usize>,
        /// Best play for both sides as cell indices, if it was asked for and the result is proved: to the
        /// end, or as far as it was found within the budget. Each of its moves is proved to be best. Else empty.
        pub principal_variation: Vec<usize>,
        /// The best moves so far while the result is not proved: none of them is proved. Then empty.
        pub line_so_far: Vec<usize>,
        /// No side can win within so many plies, unless the result is proved.
        pub depth: u32,
        /// The positions that were entered since this question was first asked.
        pub nodes: u64,
        /// Whether nothing that was asked for is left to find.
        pub done: bool,
        /// Where the answer comes from.
        #[tsify(type = "Source")]
        pub source: Name,
        /// The bytes that the table takes.
        pub memory: usize,
        /// Whether the browser has refused memory below the ceiling. The search goes on with what it has.
        pub memory_refused: bool,
        /// Every legal move, in the game's own order, if that was asked for; else `null`.
        pub moves: Option<Vec<SolvedMove>>,
        /// If replies were asked for and are proved: of the moves with the best result, the one after which the
        /// fewest replies hold. Moves after which no reply can go wrong come last. Then sooner wins and later
        /// losses come first, and then the order of the game. Else `null`.
        pub trap: Option<usize>,
    }
}

impl Solved {
    fn new(options: &Options, position: Position, proof: Proof, line: &[Cell]) -> Solved {
        let grid = &options.game;
        with_worth!(@of worth(proof.exact(), options.scoring); Solved {
            player: grid.to_move(position).into(),
            finished: grid.outcome(position).is_some(),
            winner: grid.winner(position).map(Player::from),
            estimate: proof.estimate,
            at_least: proof.at_least.map(Ending::from),
            at_most: proof.at_most.map(Ending::from),
            mv: proof.best.map(Cell::index),
            principal_variation: indices(line.iter().copied()),
            line_so_far: indices(proof.line_so_far.iter().copied()),
            depth: proof.depth,
            nodes: proof.nodes,
            done: proof.done,
            source: Name(proof.source.name()),
            memory: proof.memory,
            memory_refused: proof.memory_refused,
            moves: None,
            trap: None,
        })
    }

    /// Adds how many replies hold.
    fn learn_replies(&mut self, found: &[Replies]) {
        let moves = self.moves.iter_mut().flatten();
        for (mv, found) in moves.zip(found) {
            mv.replies = found.holding.map(|_| found.replies);
            mv.holding = found.holding;
        }
        self.done = found.iter().all(|found| found.holding.is_some());
        self.trap = trap(found).map(|found| found.mv.index());
    }
}

/// Solves a position of any game exactly, and says what is proved meanwhile.
///
/// Four in a row with gravity is answered by Connect Four's solver where the board fits it (columns ×
/// (rows + 1) is at most 49), other games by the search for any board, which asks whether a side wins within
/// one ply, within two, and so on. The opening book of 7×6 is asked first if `load_book` has loaded it. While
/// nothing is decided, an estimate comes from a look a few plies ahead, which counts open lines by the stones
/// in them.
///
/// Without a budget the call runs until it is `done`. When a budget is spent, the next call for the same
/// position with the same options goes on from there; any other of the same game begins anew, but for the tables.
/// These are kept for the last three games, each with its `memoryMb`.
///
/// ```js
/// solve("4444", { game: "connect-four", budgetMs: 1000, line: true });
/// ```
///
/// With `moves` the moves are proved one after the other, and with them the position; with `replies` it is
/// then counted how many replies hold, after the best moves first.
///
/// @param board As for `best_move`.
/// @param options Which game, how long, how deep, and what to find beside the result.
/// @returns The result, or what is proved about it.
/// @throws {Error} As `best_move` for a board, as `replay` for moves; `option-budget`, `option-depth`,
/// `option-boolean`, `option-solver`, `option-memory`.
#[wasm_bindgen]
pub fn solve(
    #[wasm_bindgen(unchecked_param_type = "BoardInput")] board: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "SolveOptions")] options: JsValue,
) -> Result<Solved> {
    let options = Options::read(&options, SOLVE)?;
    let position = input::position(&board, &options.game)?;
    let solved = within_budget(&options, None, |session, book, more| {
        if options.moves {
            by_moves(&options, position, session, book, more)
        } else {
            as_a_whole(&options, position, session, book, more)
        }
    });
    give(&solved)
}

fn solve_options<'b>(options: &Options, book: Option<&'b Book>) -> SolveOptions<'b> {
    SolveOptions {
        book,
        any_board: options.any_board,
        depth: options.depth,
    }
}

fn as_a_whole(
    options: &Options,
    position: Position,
    session: &mut Session,
    book: Option<&Book>,
    mut more: &mut dyn FnMut() -> bool,
) -> Solved {
    let solve_options = solve_options(options, book);
    let proof = session.solve(position, solve_options, &mut more);
    let mut line = vec![];
    let mut has_line = true;
    if let Some(ending) = proof.exact().filter(|_| options.line) {
        line = session.line(position, solve_options, &mut more);
        has_line = line.len() == ending.plies as usize;
    }
    let solved = Solved::new(options, position, proof, &line);
    Solved {
        done: solved.done && has_line,
        ..solved
    }
}

fn by_moves(
    options: &Options,
    position: Position,
    session: &mut Session,
    book: Option<&Book>,
    mut more: &mut dyn FnMut() -> bool,
) -> Solved {
    let found = session.scores(
        position,
        solve_options(options, book),
        options.line,
        &mut more,
    );
    let best = found.whole.exact();
    let is_best = |score: &&MoveScore| best.is_some() && score.exact() == best;
    let line = found.moves.iter().find(is_best).filter(|_| options.line);
    let line = line.map_or(vec![], |score| score.line.clone());
    let mut solved = Solved::new(options, position, found.whole, &line);
    let moves = found.moves.iter();
    let moves = moves.map(|score| SolvedMove::new(score, is_best(&score), options.scoring));
    solved.moves = Some(moves.collect());
    let is_proved = found.moves.iter().all(|score| score.exact().is_some());
    if options.replies && solved.done && is_proved {
        solved.learn_replies(&replies(session, book, position, more));
    }
    solved
}

fn worth(ending: Option<grid::ProvedResult>, scoring: OutcomeScore) -> Value {
    ending.map_or(Value::UNKNOWN, |ending| {
        Value::proved(ending.verdict, ending.plies, scoring)
    })
}
