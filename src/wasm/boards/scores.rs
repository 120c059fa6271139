//! What each move on any board is worth.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::book::with_book;
use super::search::{Solve, check_cost, with_limit};
use super::solve::Source;
use super::worth::{Parts, Worth};
use super::{time_left, with_session};
use crate::game::Game;
use crate::games::BoardGame;
use crate::games::grid::{Cell, Position};
use crate::search::{self, Algorithm};
use crate::solver::grid::Ending;
use crate::solver::session::MoveScore;
use crate::wasm::input::{BoardOptions, Read};
use crate::wasm::output::{Outcome, Player};
use crate::wasm::{Analysis, Result, give_as};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** What `best_move` gives with a depth limit: a result that is proved, or a guess. */
export interface LimitedMove extends Omit<BestMove, "outcome" | "plies" | "score" | "guess" | "depth"> {
    /** `"unknown"` for a guess. */
    outcome: Verdict | "unknown";
    /** The number of moves to the end by best play; `null` for a guess. */
    plies: number | null;
    /** The value as in `BestMove`; `null` for a guess. */
    score: number | null;
    /** More is better for `player`; `null` if the result is proved. It comes from open lines: 1 for a line
     * with one stone of one side alone, 3 for one with two, 9 with three, and so on; the opponent's lines
     * count below 0. Source: S. Russell, P. Norvig, *Artificial Intelligence: A Modern Approach*. */
    guess: number | null;
    /** How many plies the search looked ahead at the most. */
    depth: number;
}

/** One move of a `BoardAnalysis`. */
export interface BoardMove extends Omit<MoveVerdict, "outcome" | "plies" | "score" | "guess"> {
    /** `"unknown"` for a guess, and while nothing is proved. */
    outcome: Verdict | "unknown";
    /** The number of moves to the end by best play, this one included; `null` if it is unknown. */
    plies: number | null;
    /** The value as in `BestMove`; `null` if it is unknown. */
    score: number | null;
    /** As in `LimitedMove`; `null` without a depth limit. */
    guess: number | null;
    /** The move brings at least this; `null` while nothing is proved. Missing on 3×3 without a depth. */
    atLeast?: Worth | null;
    /** The move brings at most this; `null` while nothing is proved. Missing on 3×3 without a depth. */
    atMost?: Worth | null;
    /** Where the answer comes from; `null` if this move has not been looked at, and with a depth limit. */
    source?: Source | null;
}

/** What `analyze` gives for other boards than 3×3, and with a depth limit. */
export interface BoardAnalysis extends Omit<Analysis, "moves" | "depth"> {
    /** Every legal move, in the order in which they would be tried. */
    moves: BoardMove[];
    /** How many plies the search looked ahead at the most; `null` without a limit. */
    depth: number | null;
}

/** The same for a search that may stop before the end. */
export function best_move(board: BoardInput, use_pruning: boolean, options: LimitedOptions): LimitedMove;

/** The same with all options of a search to the end. */
export function best_move(board: BoardInput, use_pruning: boolean, options?: MoveOptions & { depth?: undefined }): BestMove;

/** The same for another board than 3×3, or with a depth limit. */
export function analyze(board: BoardInput, options: AnalyzeOptions & ({ game: string } | { depth: number })): BoardAnalysis;
"#;

/// One move.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct BoardMove {
    row: usize,
    col: usize,
    index: usize,
    outcome: Outcome,
    plies: Option<u32>,
    score: Option<i32>,
    guess: Option<i32>,
    exact: bool,
    best: bool,
    at_least: Option<Worth>,
    at_most: Option<Worth>,
    source: Option<Source>,
    nodes: u64,
    principal_variation: Vec<usize>,
}

/// All moves.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct BoardAnalysis {
    player: Player,
    finished: bool,
    winner: Option<Player>,
    moves: Vec<BoardMove>,
    best: Vec<usize>,
    exact: bool,
    depth: Option<u32>,
    nodes: u64,
}

/// See [`analyze`](crate::wasm::analyze).
pub fn analyze(options: &BoardOptions, position: Position) -> Result<Analysis> {
    let mut moves = match options.depth {
        Some(depth) => guessed(options, position, depth)?,
        None => solved(options, position),
    };
    let best = moves.iter().filter(|mv| mv.best).map(|mv| mv.index);
    let best = best.collect();
    if let Some(order) = &options.order {
        moves = in_order(moves, order);
    }
    let grid = &options.grid;
    let analysis = BoardAnalysis {
        player: grid.to_move(position).into(),
        finished: grid.outcome(position).is_some(),
        winner: grid.winner(position).map(Player::from),
        exact: moves.iter().all(|mv| mv.exact),
        nodes: 1 + moves.iter().map(|mv| mv.nodes).sum::<u64>(),
        best,
        depth: options.depth,
        moves,
    };
    give_as(&analysis)
}

fn in_order(mut moves: Vec<BoardMove>, order: &[Cell]) -> Vec<BoardMove> {
    let taken = order.iter().filter_map(|cell| {
        let place = moves.iter().position(|mv| mv.index == cell.index())?;
        Some(moves.swap_remove(place))
    });
    taken.collect()
}

/// By the strong searches, within the budget.
fn solved(options: &BoardOptions, position: Position) -> Vec<BoardMove> {
    let scores = with_book(options.book, |book| {
        with_session(options, |session| {
            let mut more = time_left(options.budget_ms);
            session.scores(position, book, options.line, &mut more)
        })
    });
    let best = best_of(&scores);
    let write = |score: MoveScore| {
        let parts = Parts::new(score.exact(), options.scoring);
        BoardMove {
            exact: score.exact().is_some(),
            best: best.contains(&score.mv),
            at_least: score.at_least.map(Worth::from),
            at_most: score.at_most.map(Worth::from),
            source: score.source.map(Source::from),
            ..BoardMove::new(options, score.mv, parts, score.nodes, &score.line)
        }
    };
    scores.into_iter().map(write).collect()
}

/// The moves that are proved to be best: no other can bring more.
fn best_of(scores: &[MoveScore]) -> Vec<Cell> {
    let most = |score: &MoveScore| score.at_most.map_or(i32::MAX, Ending::rank);
    let highest = scores.iter().map(most).max();
    scores
        .iter()
        .filter(|score| score.exact().map(Ending::rank) == highest)
        .map(|score| score.mv)
        .collect()
}

/// By alpha-beta with a depth limit: each move with a full window of its own.
fn guessed(options: &BoardOptions, position: Position, depth: u32) -> Read<Vec<BoardMove>> {
    check_cost(options, position, Algorithm::AlphaBeta)?;
    let grid = &options.grid;
    let mut moves = Vec::new();
    let mut worths = Vec::new();
    let cells = match grid.outcome(position) {
        Some(_) => vec![],
        None => grid.moves(position).collect(),
    };
    for mv in cells {
        let task = Solve {
            algorithm: Algorithm::AlphaBeta,
            progress: None,
        };
        let found = with_limit(options, grid.play(position, mv), Some(depth - 1), task);
        let worth = before(found.worth);
        let left = grid.cells() - position.plies();
        let parts = Parts::of_search(worth, left, options.scoring);
        let line: Vec<Cell> = [mv].into_iter().chain(found.line).collect();
        let nodes = found.counts.nodes;
        moves.push(BoardMove::new(options, mv, parts, nodes, &line));
        worths.push(rank_of(worth));
    }
    let highest = worths.iter().copied().max();
    for (mv, worth) in moves.iter_mut().zip(worths) {
        mv.best = Some(worth) == highest;
    }
    Ok(moves)
}

/// What a worth is to the player who has moved into the position.
fn before(after: search::Worth) -> search::Worth {
    match after.of_opponent() {
        search::Worth::Win(plies) => search::Worth::Win(plies + 1),
        search::Worth::Loss(plies) => search::Worth::Loss(plies + 1),
        worth => worth,
    }
}

/// Higher is better. All guesses lie between losses and wins; a draw is as good as the guess 0.
fn rank_of(worth: search::Worth) -> i32 {
    const PROVED: i32 = i32::MAX / 2;
    match worth {
        search::Worth::Win(plies) => PROVED - plies as i32,
        search::Worth::Draw => 0,
        search::Worth::Loss(plies) => plies as i32 - PROVED,
        search::Worth::Estimate(guess) => guess,
    }
}

impl BoardMove {
    fn new(options: &BoardOptions, mv: Cell, parts: Parts, nodes: u64, line: &[Cell]) -> BoardMove {
        let square = options.grid.square(mv.index());
        BoardMove {
            row: square.row.into(),
            col: square.column.into(),
            index: mv.index(),
            exact: parts.plies.is_some(),
            outcome: parts.outcome,
            plies: parts.plies,
            score: parts.score,
            guess: parts.guess,
            best: false,
            at_least: None,
            at_most: None,
            source: None,
            nodes,
            principal_variation: line.iter().map(|cell| cell.index()).collect(),
        }
    }
}
