//! What JavaScript gets. The TypeScript declarations are generated from these types.

use serde::Serialize;
use tsify::Tsify;

use crate::analysis;
use crate::game::{Game, Outcome, Side};
use crate::games::tic_tac_toe::{Board, Cell, TicTacToe};
use crate::measure::Timing;
use crate::search::{OutcomeScore, Solution};

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

impl From<i32> for Verdict {
    fn from(score: i32) -> Verdict {
        OutcomeScore::PLAIN.verdict(score).into()
    }
}

impl From<analysis::Verdict> for Verdict {
    fn from(verdict: analysis::Verdict) -> Verdict {
        match verdict {
            analysis::Verdict::Win => Verdict::Win,
            analysis::Verdict::Draw => Verdict::Draw,
            analysis::Verdict::Loss => Verdict::Loss,
        }
    }
}

fn indices(cells: impl IntoIterator<Item = Cell>) -> Vec<usize> {
    cells.into_iter().map(Cell::index).collect()
}

fn winner(board: Board) -> Option<Player> {
    match TicTacToe.outcome(board) {
        Some(Outcome::Win(side)) => Some(side.into()),
        _ => None,
    }
}

/// What `best_move` found. Rows, columns and indices count from 0, from the top left.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct BestMove {
    /// The recommended cell's row, 0 to 2; `null` if the game has ended.
    pub row: Option<usize>,
    /// The recommended cell's column, 0 to 2; `null` if the game has ended.
    pub col: Option<usize>,
    /// The recommended cell, 0 to 8; `null` if the game has ended.
    pub index: Option<usize>,
    /// The side to move, or that would be if the game went on.
    pub player: Player,
    /// Whether the game has ended.
    pub finished: bool,
    /// Who has won the finished game; `null` if nobody has.
    pub winner: Option<Player>,
    /// What best play comes to, from the side of `player`.
    pub outcome: Verdict,
    /// The number of moves from here to the end along `principalVariation`.
    pub plies: usize,
    /// The value from the side of `player`: by depth-aware scores 10 − n for a win after n plies,
    /// n − 10 for a loss, 0 for a draw; by plain ones 1, −1, 0.
    pub score: i32,
    /// Positions that the search entered, the root and the leaves included.
    pub nodes: u64,
    /// Finished positions among them.
    pub leaves: u64,
    /// Nodes at which alpha ≥ beta came true, also at their last move; 0 without pruning.
    pub cutoffs: u64,
    /// The longest distance from the root to a leaf that was entered.
    pub deepest_ply: u32,
    /// Milliseconds for one run of the search: the mean of `runs`. `null` if the clock does not
    /// move.
    pub elapsed_ms: Option<f64>,
    /// How many runs `elapsedMs` is the mean of; 0 if it is `null`.
    pub runs: u64,
    /// Best play for both sides to the end, as cell indices.
    pub principal_variation: Vec<usize>,
}

impl BestMove {
    pub(super) fn new(
        board: Board,
        solution: &Solution<Cell, i32>,
        timing: Option<&Timing>,
    ) -> BestMove {
        let counts = solution.counts;
        BestMove {
            row: solution.best.map(Cell::row),
            col: solution.best.map(Cell::col),
            index: solution.best.map(Cell::index),
            player: solution.player.into(),
            finished: solution.best.is_none(),
            winner: winner(board),
            outcome: solution.score.into(),
            plies: solution.principal_variation.len(),
            score: solution.score,
            nodes: counts.nodes,
            leaves: counts.leaves,
            cutoffs: counts.cutoffs,
            deepest_ply: counts.deepest_ply,
            elapsed_ms: timing.map(|timing| timing.median_ms),
            runs: timing.map_or(0, |timing| timing.runs),
            principal_variation: indices(solution.principal_variation.iter().copied()),
        }
    }
}

/// One legal move and its exact worth.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct MoveVerdict {
    /// The cell's row, 0 to 2.
    pub row: usize,
    /// The cell's column, 0 to 2.
    pub col: usize,
    /// The cell, 0 to 8.
    pub index: usize,
    /// What best play after this move comes to, from the side of who plays it.
    pub outcome: Verdict,
    /// The number of moves to the end along `principalVariation`, this one included.
    pub plies: usize,
    /// The exact value from the side of who plays it, as in `BestMove`.
    pub score: i32,
    /// Whether no other move is worth more.
    pub best: bool,
    /// The nodes that this move's search entered.
    pub nodes: u64,
    /// This move and best play after it, as cell indices.
    pub principal_variation: Vec<usize>,
}

/// What `analyze` found.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct Analysis {
    /// The side to move, or that would be if the game went on.
    pub player: Player,
    /// Whether the game has ended.
    pub finished: bool,
    /// Who has won the finished game; `null` if nobody has.
    pub winner: Option<Player>,
    /// Every legal move, in search order; none if the game has ended.
    pub moves: Vec<MoveVerdict>,
    /// The cells of all best moves, in search order.
    pub best: Vec<usize>,
    /// The nodes that all of it took, the root included: the price of exactness.
    pub nodes: u64,
}

impl Analysis {
    pub(super) fn new(board: Board, analysis: &analysis::Analysis<Cell, i32>) -> Analysis {
        let best = indices(analysis.best().map(|verdict| verdict.mv));
        let moves = analysis.moves.iter().map(|verdict| MoveVerdict {
            row: verdict.mv.row(),
            col: verdict.mv.col(),
            index: verdict.mv.index(),
            outcome: verdict.score.into(),
            plies: verdict.line.len(),
            score: verdict.score,
            best: best.contains(&verdict.mv.index()),
            nodes: verdict.counts.nodes,
            principal_variation: indices(verdict.line.iter().copied()),
        });
        Analysis {
            player: analysis.player.into(),
            finished: analysis.moves.is_empty(),
            winner: winner(board),
            moves: moves.collect(),
            nodes: analysis.nodes(),
            best,
        }
    }
}

/// What `measure` found. Times are milliseconds for one run.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct Measurement {
    /// The middle sample; `null`, as all times, if the clock does not move.
    pub median_ms: Option<f64>,
    /// The fastest sample.
    pub min_ms: Option<f64>,
    /// The slowest sample.
    pub max_ms: Option<f64>,
    /// The mean time of a run in each batch, in the order in which they were taken.
    pub samples_ms: Vec<f64>,
    /// How many runs each batch has.
    pub runs_per_sample: u64,
    /// All timed runs.
    pub runs: u64,
    /// Positions that one run enters.
    pub nodes: u64,
    /// `nodes` by the median time.
    pub nodes_per_second: Option<f64>,
    /// The clock's smallest step, as measured.
    pub resolution_ms: Option<f64>,
}

impl Measurement {
    pub(super) fn new(
        nodes: u64,
        timing: Option<Timing>,
        resolution_ms: Option<f64>,
    ) -> Measurement {
        let of = |part: fn(&Timing) -> f64| timing.as_ref().map(part);
        Measurement {
            median_ms: of(|timing| timing.median_ms),
            min_ms: of(|timing| timing.min_ms),
            max_ms: of(|timing| timing.max_ms),
            nodes_per_second: of(|timing| timing.median_ms).map(|ms| nodes as f64 / ms * 1e3),
            runs_per_sample: timing.as_ref().map_or(0, |timing| timing.runs_per_sample),
            runs: timing.as_ref().map_or(0, |timing| timing.runs),
            samples_ms: timing.map_or_else(Vec::new, |timing| timing.samples_ms),
            nodes,
            resolution_ms,
        }
    }
}

/// One position of a game.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct Position {
    /// Nine of `X`, `O` and `.`, row by row.
    pub board: String,
    /// The side to move, or that would be if the game went on.
    pub player: Player,
    /// Whether the game has ended.
    pub finished: bool,
    /// Who has won; `null` if nobody has.
    pub winner: Option<Player>,
    /// The cells of the finished lines: none, three or five.
    pub winning_cells: Vec<usize>,
    /// The cells that may be played; none if the game has ended.
    pub legal_moves: Vec<usize>,
}

impl Position {
    pub(super) fn new(board: Board) -> Position {
        let finished = TicTacToe.outcome(board).is_some();
        Position {
            board: board.to_string(),
            player: TicTacToe.to_move(board).into(),
            finished,
            winner: winner(board),
            winning_cells: indices(board.winning_cells()),
            legal_moves: if finished {
                Vec::new()
            } else {
                indices(TicTacToe.moves(board))
            },
        }
    }
}

/// What `replay` gives.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)] // the outermost type decides how the nested ones are written
pub struct Replay {
    /// The start, and the position after each move.
    pub positions: Vec<Position>,
}
