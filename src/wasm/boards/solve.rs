//! The result of a position, by the solvers.

use super::session::within_budget;
use super::{Ending, indices};
use crate::game::Game;
use crate::games::BoardGame;
use crate::games::grid::{Cell, Position};
use crate::lab::replies::{Replies, replies, trap};
use crate::search::OutcomeScore;
use crate::solver::connect_four::Book;
use crate::solver::grid;
use crate::solver::session::{MoveResult, ProvedFacts, Session, SolveOptions};
use crate::wasm::call::*;
use crate::wasm::worth::ScoredWorth;

takes! {
    /// The options of `solve`.
    SOLVE, SolveOptions: game budgetMs depth line moves replies solver book memoryMb
}

with_worth! {
    /// A move and its proved result, for the side that plays it. Plies include the move itself.
    pub struct SolvedMove {
        /// The cell.
        #[serde(rename = "move")]
        pub mv: usize,
    } worth {
        /// True if it is proved that no other move is better.
        pub best: bool,
        /// The least result that the move brings; `null` while nothing is proved.
        pub at_least: Option<Ending>,
        /// The best result that the move can bring; `null` while nothing is proved.
        pub at_most: Option<Ending>,
        /// The source of the result; `null` if this move has not been searched.
        #[tsify(type = "Source | null")]
        pub source: Option<Name>,
        /// The positions entered for this move.
        pub nodes: u64,
        /// This move. If `line` is set, it is followed by best play as far as that has been found.
        pub principal_variation: Vec<usize>,
        /// The number of replies, 0 if the move ends the game; `null` until `holding` is known.
        pub replies: Option<usize>,
        /// The number of replies that keep the other side's result. If every reply loses, all of
        /// them count. `null` while this is not proved, and without the option `replies`.
        pub holding: Option<usize>,
    }
}

impl SolvedMove {
    fn new(entry: &MoveResult, best: bool, scoring: OutcomeScore) -> SolvedMove {
        with_worth!(@of worth(entry.exact(), scoring); SolvedMove {
            mv: entry.mv.index(),
            best,
            at_least: entry.at_least.map(Ending::from),
            at_most: entry.at_most.map(Ending::from),
            source: entry.source.map(|source| Name(source.name())),
            nodes: entry.nodes,
            principal_variation: indices(entry.line.iter().copied()),
            replies: None,
            holding: None,
        })
    }
}

with_worth! {
    /// The result of `solve`, for the side to move.
    pub struct Solved {
        /// The side to move, or the side that would move if the game went on.
        pub player: Player,
        /// True if the game has ended.
        pub finished: bool,
        /// The winner of the finished game; `null` if nobody has won.
        pub winner: Option<Player>,
    } worth {
        /// While the result is not proved, the value of a shallow search, as in `BestMove`. `null`
        /// once the result is proved, and if that search needs no estimate.
        pub estimate: Option<i32>,
        /// The least result that the side to move can get; `null` while nothing is proved.
        pub at_least: Option<Ending>,
        /// The best result that the side to move can get; `null` while nothing is proved.
        pub at_most: Option<Ending>,
        /// The cell to play. While the result is not proved, it is the move that a shallow search
        /// recommends among the moves that may still be best. `null` if the game has ended, and if
        /// the budget was spent after the result was found but before a move that reaches it.
        #[serde(rename = "move")]
        pub mv: Option<usize>,
        /// Best play for both sides as cell indices, to the end or as far as the budget allowed.
        /// Each of its moves is proved to be one of the best. Empty if `line` is not set or the
        /// result is not proved.
        pub principal_variation: Vec<usize>,
        /// The best line so far, which can still change. Empty if the result is proved.
        pub line_so_far: Vec<usize>,
        /// Neither side can win within this many plies, unless the result is proved.
        pub depth: u32,
        /// The positions entered since this question was first asked.
        pub nodes: u64,
        /// True once everything that was asked for is found.
        pub done: bool,
        /// The source of the result.
        #[tsify(type = "Source")]
        pub source: Name,
        /// The size of the table in bytes.
        pub memory: usize,
        /// True if the browser refused memory before the limit was reached. The search continues
        /// with the memory it has.
        pub memory_refused: bool,
        /// Every legal move in the game's own order if `moves` is set; otherwise `null`.
        pub moves: Option<Vec<SolvedMove>>,
        /// The best move after which the fewest replies keep the result, so that it is the hardest
        /// to answer. Moves after which every reply is right come last. Ties go to the sooner win
        /// or the later loss, then to the game's own order. `null` without `replies`, and until all
        /// results are proved.
        pub trap: Option<usize>,
    }
}

impl Solved {
    fn new(options: &Options, position: Position, facts: ProvedFacts, line: &[Cell]) -> Solved {
        let grid = &options.game;
        with_worth!(@of worth(facts.exact(), options.scoring); Solved {
            player: grid.to_move(position).into(),
            finished: grid.outcome(position).is_some(),
            winner: grid.winner(position).map(Player::from),
            estimate: facts.estimate,
            at_least: facts.at_least.map(Ending::from),
            at_most: facts.at_most.map(Ending::from),
            mv: facts.best.map(Cell::index),
            principal_variation: indices(line.iter().copied()),
            line_so_far: indices(facts.line_so_far.iter().copied()),
            depth: facts.depth,
            nodes: facts.nodes,
            done: facts.done,
            source: Name(facts.source.name()),
            memory: facts.memory,
            memory_refused: facts.memory_refused,
            moves: None,
            trap: None,
        })
    }

    /// Adds the number of replies that keep the result.
    fn learn_replies(&mut self, replies: &[Replies]) {
        let moves = self.moves.iter_mut().flatten();
        for (mv, of_move) in moves.zip(replies) {
            mv.replies = of_move.holding.map(|_| of_move.replies);
            mv.holding = of_move.holding;
        }
        self.done = replies.iter().all(|one| one.holding.is_some());
        self.trap = trap(replies).map(|trap| trap.mv.index());
    }
}

/// Solves a position of any game exactly, and gives bounds and estimates until then.
///
/// Connect Four's solver answers four in a row with gravity if the board fits it
/// (`columns × (rows + 1)` is at most 64). The solver for any board answers all other games. It
/// asks if a side wins within one ply, within two plies, and so on. The opening book of 7×6 is used
/// first if `load_book` has loaded it. While the result is not proved, a shallow search gives an
/// estimate, which counts open lines by the stones in them.
///
/// Without a budget the call runs until it is `done`. When the budget is spent, the same call with
/// the same options continues. A call for another position of the same game begins again, but uses
/// the same tables. The tables of the last three games are kept, one for each `memoryMb`.
///
/// ```js
/// solve("4444", { game: "connect-four", budgetMs: 1000, line: true });
/// ```
///
/// With `moves`, the results of the moves are proved one after the other, and from them the result
/// of the position. With `replies`, the replies that keep the result are then counted, beginning
/// with the best moves.
///
/// @param board As for `best_move`.
/// @param options The game, the time and the depth, and what to find besides the result.
/// @returns The result, or the bounds that are proved.
/// @throws {Error} As `best_move` for a board, as `replay` for moves; `option-budget`,
/// `option-depth`, `option-boolean`, `option-solver`, `option-memory`.
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
    let mut facts = session.solve(position, solve_options, &mut more);
    let mut line = vec![];
    if let Some(result) = facts.exact().filter(|_| options.line) {
        line = session.line(position, solve_options, &mut more);
        facts.done &= line.len() == result.plies as usize;
    }
    Solved::new(options, position, facts, &line)
}

fn by_moves(
    options: &Options,
    position: Position,
    session: &mut Session,
    book: Option<&Book>,
    mut more: &mut dyn FnMut() -> bool,
) -> Solved {
    let solve_options = solve_options(options, book);
    let results = session.move_results(position, solve_options, options.line, &mut more);
    let best = results.whole.exact();
    let is_best = |entry: &&MoveResult| best.is_some() && entry.exact() == best;
    let line = results.moves.iter().find(is_best).filter(|_| options.line);
    let line = line.map_or(vec![], |entry| entry.line.clone());
    let mut solved = Solved::new(options, position, results.whole, &line);
    let moves = results.moves.iter();
    let moves = moves.map(|entry| SolvedMove::new(entry, is_best(&entry), options.scoring));
    solved.moves = Some(moves.collect());
    let is_proved = results.moves.iter().all(|entry| entry.exact().is_some());
    if options.replies && solved.done && is_proved {
        solved.learn_replies(&replies(session, book, position, more));
    }
    solved
}

fn worth(ending: Option<grid::ProvedResult>, scoring: OutcomeScore) -> ScoredWorth {
    ending.map_or(ScoredWorth::UNKNOWN, |ending| {
        ScoredWorth::proved(ending.verdict, ending.plies, scoring)
    })
}
