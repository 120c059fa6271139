//! The lab, as JavaScript gets it.

use std::cell::OnceCell;
use std::hint::black_box;

use js_sys::{Error, Reflect};
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use super::input::{self, Options, refused_move};
use super::output::{Measurement, Player, Verdict};
use super::{Result, clock, give};
use crate::game::Game;
use crate::games::tic_tac_toe::{Board, Cell, TicTacToe, reachable};
use crate::lab::book::{BookMove, book as book_moves, book_move};
use crate::lab::census::census as count_all;
use crate::lab::contest::{Contest, Contestant};
use crate::lab::mistakes::{Mistake, survey as survey_mistake};
use crate::lab::proof::smallest_proof as prove;
use crate::lab::review::{Plan, Slip, puzzles as all_puzzles, review as review_moves};
use crate::lab::solved::Solved;
use crate::measure;
use crate::search::Counter;

/// More text than all positions need.
const LONGEST_LIST: u32 = 60_000;

type Read<T> = std::result::Result<T, JsValue>;

fn error(code: &str, message: &str, at: Option<usize>) -> JsValue {
    let error = Error::new(message);
    // Setting a property of a fresh Error cannot fail.
    let _ = Reflect::set(&error, &"code".into(), &code.into());
    if let Some(at) = at {
        let _ = Reflect::set(&error, &"at".into(), &JsValue::from(at as u32));
    }
    error.into()
}

/// Calls something with what every position is worth, which is found out once.
fn with_solved<T>(does: impl FnOnce(&Solved) -> T) -> T {
    thread_local! {
        static SOLVED: OnceCell<Solved> = const { OnceCell::new() };
    }
    SOLVED.with(|known| does(known.get_or_init(Solved::new)))
}

fn read_boards(value: &JsValue) -> Read<Vec<Board>> {
    let text = input::text(value, "a list of boards", LONGEST_LIST)?;
    text.split(',')
        .enumerate()
        .map(|(at, text)| {
            let fault = |fault: crate::BoardError| {
                let message = format!("board {}: {fault}", at + 1);
                error("boards-board", &message, Some(at))
            };
            text.parse::<Board>().map_err(fault)
        })
        .collect()
}

fn read_contestant(value: &JsValue) -> Read<Contestant> {
    let mut all = Contestant::ALL.into_iter();
    let found = all.find(|known| *value == known.name());
    found.ok_or_else(|| error("contestant-unknown", "no contestant has this name", None))
}

fn read_mistake(value: &JsValue) -> Read<Mistake> {
    let found = Mistake::ALL
        .into_iter()
        .find(|known| *value == known.name());
    found.ok_or_else(|| error("mistake-unknown", "no mistake has this name", None))
}

fn list(boards: impl IntoIterator<Item = Board>) -> String {
    let mut text = String::new();
    for board in boards {
        if !text.is_empty() {
            text.push(',');
        }
        text.push_str(&board.to_string());
    }
    text
}

fn indices(cells: impl IntoIterator<Item = Cell>) -> Vec<usize> {
    cells.into_iter().map(Cell::index).collect()
}

fn new_contest(name: &JsValue, options: &Options) -> Read<Contest> {
    let order = options.reordered.then(|| options.order.clone());
    Ok(Contest::new(read_contestant(name)?, options.scoring, order))
}

/// The names of the searches that can race.
#[derive(Tsify)]
#[tsify(
    type = r#""minimax" | "alpha-beta" | "deepening" | "table" | "symmetry" | "best-first" | "worst-first""#
)]
#[allow(dead_code)] // only its TypeScript declaration is used
pub struct ContestantName;

/// The names of the bugs.
#[derive(Tsify)]
#[tsify(
    type = r#""root-ties" | "root-ties-hard" | "bounds-shown" | "table-bounds" | "no-depth" | "strict-cut" | "swapped" | "parent-bound" | "wrong-side""#
)]
#[allow(dead_code)] // only its TypeScript declaration is used
pub struct MistakeName;

/// What a contestant visits in one run over some positions.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct Visit {
    /// Positions entered, roots and leaves included; iterations and table hits too.
    pub nodes: u64,
    /// Finished positions among them, and those at which an iteration broke off.
    pub leaves: u64,
    /// Nodes at which alpha ≥ beta came true.
    pub cutoffs: u64,
    /// X's value of the first position.
    pub score: i32,
    /// The recommended cell in the first position; `null` if it is finished.
    pub index: Option<usize>,
}

/// Counts what a contestant visits.
///
/// @param boards Boards of nine signs, separated by commas.
/// @param contestant Which search.
/// @param options As for `best_move`.
/// @throws {Error} With the codes `text-type`, `text-long`, `boards-board` (with the board's place in `at`),
/// `contestant-unknown`, and those of the options.
#[wasm_bindgen]
pub fn visit(
    #[wasm_bindgen(unchecked_param_type = "string")] boards: JsValue,
    #[wasm_bindgen(unchecked_param_type = "ContestantName")] contestant: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "SearchOptions")] options: JsValue,
) -> Result<Visit> {
    let boards = read_boards(&boards)?;
    let options = Options::read(&options, Options::OF_A_SEARCH)?;
    let mut contest = new_contest(&contestant, &options)?;
    let (best, score) = contest.solve(boards[0]);
    let counts = count(&mut contest, &boards);
    give(&Visit {
        nodes: counts.nodes,
        leaves: counts.leaves,
        cutoffs: counts.cutoffs,
        score,
        index: best.map(Cell::index),
    })
}

fn count(contest: &mut Contest, boards: &[Board]) -> Counter {
    let mut counts = Counter::default();
    for &board in boards {
        contest.search(board, &mut counts);
    }
    counts
}

/// Tells how long a contestant takes for some positions, one after the other, as `measure` does for
/// one.
///
/// @param boards As for `visit`.
/// @param contestant Which search.
/// @param options As for `measure`.
/// @throws {Error} As `visit`, and the codes of `measure`.
#[wasm_bindgen]
pub fn race(
    #[wasm_bindgen(unchecked_param_type = "string")] boards: JsValue,
    #[wasm_bindgen(unchecked_param_type = "ContestantName")] contestant: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "MeasureOptions")] options: JsValue,
) -> Result<Measurement> {
    let boards = read_boards(&boards)?;
    let options = Options::read(&options, Options::OF_A_MEASUREMENT)?;
    let mut contest = new_contest(&contestant, &options)?;
    let nodes = count(&mut contest, &boards).nodes;
    let tick = clock::resolution();
    let timing = measure::time(&mut clock::now, tick, options.plan, nodes, || {
        for &board in &boards {
            black_box(contest.solve(black_box(board)));
        }
    });
    give(&Measurement::new(nodes, timing, tick))
}

/// All 4,520 positions in which there is a move to choose, as `visit` takes them, with fewer stones
/// first.
#[wasm_bindgen]
pub fn unfinished() -> String {
    let mut boards = reachable(Board::EMPTY);
    boards.retain(|&board| TicTacToe.outcome(board).is_none());
    list(boards)
}

/// How much there is below a position, itself included.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Census {
    /// Different positions.
    pub positions: u64,
    /// The finished ones among them.
    pub finished: u64,
    /// Positions that differ by more than a turn or a reflection.
    pub distinct: u64,
    /// Games: ways from this position to a finished one.
    pub games: u64,
    /// The nodes of the game tree, ply by ply.
    pub nodes_by_ply: Vec<u64>,
    /// The fewest nodes from which the position's result follows.
    pub smallest_proof: u64,
}

/// Counts positions, games and nodes.
///
/// @param board As for `best_move`.
/// @throws {Error} As `best_move` for the board.
#[wasm_bindgen]
pub fn census(
    #[wasm_bindgen(unchecked_param_type = "BoardInput")] board: JsValue,
) -> Result<Census> {
    let board = input::board(&board)?;
    let counts = count_all(board);
    give(&Census {
        positions: counts.positions,
        finished: counts.finished,
        distinct: counts.distinct,
        games: counts.games,
        nodes_by_ply: counts.nodes_by_ply,
        smallest_proof: with_solved(|solved| prove(solved, board)),
    })
}

/// A move, and how many replies keep the other side's result.
#[derive(Serialize, Tsify)]
pub struct Reply {
    /// The cell, 0 to 8.
    pub index: usize,
    /// Whether no other move is worth more.
    pub best: bool,
    /// What the position after the move comes to for the other side.
    pub result: Verdict,
    /// How many replies there are; 0 if the move ends the game.
    pub replies: usize,
    /// How many of them keep that result.
    pub holding: usize,
}

/// What an opening book says of a position.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Book {
    /// Every legal move, row by row.
    pub moves: Vec<Reply>,
    /// The cell that the book plays: of the best moves the one that leaves the most ways to go
    /// wrong; `null` if the game has ended.
    pub choice: Option<usize>,
}

/// Tells for each move how many replies hold, and which of the best moves a book plays.
///
/// @param board As for `best_move`.
/// @throws {Error} As `best_move` for the board.
#[wasm_bindgen]
pub fn book(#[wasm_bindgen(unchecked_param_type = "BoardInput")] board: JsValue) -> Result<Book> {
    let board = input::board(&board)?;
    let found = with_solved(|solved| {
        let best = indices(solved.best(board));
        let reply = |mv: Cell| {
            let BookMove {
                result,
                replies,
                holding,
                ..
            } = book_move(solved, board, mv);
            let best = best.contains(&mv.index());
            let result = result.into();
            Reply {
                index: mv.index(),
                best,
                result,
                replies,
                holding,
            }
        };
        Book {
            moves: solved.moves(board).map(reply).collect(),
            choice: book_moves(solved, board)
                .first()
                .map(|first| first.mv.index()),
        }
    });
    give(&found)
}

/// A line of best play, as cell indices.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Line {
    /// Best play for both sides to the end.
    pub cells: Vec<usize>,
    /// The first move of the line, by its index, after which its mover has two ways to win at once;
    /// `null` if there is none.
    pub fork: Option<usize>,
}

impl From<Plan> for Line {
    fn from(plan: Plan) -> Line {
        Line {
            cells: indices(plan.line),
            fork: plan.fork,
        }
    }
}

/// A move that made the game come to less for who played it.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct ReviewedMove {
    /// Which move of the game, from 0.
    #[serde(rename = "move")]
    pub number: usize,
    /// Who played it.
    pub player: Player,
    /// Where, 0 to 8.
    pub cell: usize,
    /// What the position came to for its player before the move …
    pub before: Verdict,
    /// … and after it.
    pub after: Verdict,
    /// The cells that would have kept the result.
    pub better: Vec<usize>,
    /// Best play from before the move.
    pub chance: Line,
    /// Best play after it, by the other side first.
    pub refutation: Line,
}

impl From<Slip> for ReviewedMove {
    fn from(slip: Slip) -> ReviewedMove {
        ReviewedMove {
            number: slip.index,
            player: slip.player.into(),
            cell: slip.cell.index(),
            before: slip.before.into(),
            after: slip.after.into(),
            better: indices(slip.better),
            chance: slip.chance.into(),
            refutation: slip.refutation.into(),
        }
    }
}

/// The moves of a game that changed its result.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)] // the outermost type decides how the nested ones are written
pub struct Review {
    /// In the order of play.
    pub slips: Vec<ReviewedMove>,
}

/// Finds the moves of a game that changed its result, and why.
///
/// @param start As for `replay`.
/// @param moves As for `replay`.
/// @throws {Error} As `replay`.
#[wasm_bindgen]
pub fn review(
    #[wasm_bindgen(unchecked_param_type = "BoardInput")] start: JsValue,
    #[wasm_bindgen(unchecked_param_type = "number[]")] moves: JsValue,
) -> Result<Review> {
    let start = input::board(&start)?;
    let moves = input::moves(&moves)?;
    let mut board = start;
    for (index, &cell) in moves.iter().enumerate() {
        board = TicTacToe
            .try_play(board, cell)
            .map_err(|error| refused_move(index, error))?;
    }
    let slips = with_solved(|solved| review_moves(solved, start, &moves));
    give(&Review {
        slips: slips.into_iter().map(ReviewedMove::from).collect(),
    })
}

/// All positions, but for turns and reflections, in which some moves keep the mover's win or draw and
/// others throw it away; as `visit` takes them, with fewer stones first.
#[wasm_bindgen]
pub fn puzzles() -> String {
    list(with_solved(all_puzzles))
}

/// What came back for a move at the root of a search with a bug, beside the truth.
#[derive(Serialize, Tsify)]
pub struct Shown {
    /// The cell, 0 to 8.
    pub index: usize,
    /// X's score, as the search has it.
    pub shown: i32,
    /// X's score, as it is.
    pub exact: i32,
}

/// The answer of a search with a bug, beside that of the search without it. Scores are X's.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct Consultation {
    /// The cell that it recommends; `null` if the game has ended.
    pub index: Option<usize>,
    /// What it takes the position to be worth.
    pub score: i32,
    /// The nodes that it visits.
    pub nodes: u64,
    /// What it has for each move.
    pub root: Vec<Shown>,
    /// What the position is worth.
    pub exact_score: i32,
    /// The cells of all best moves.
    pub best: Vec<usize>,
    /// The nodes that alpha-beta visits.
    pub exact_nodes: u64,
    /// Whether the recommended move is not among the best, or a figure shown is not true.
    pub wrong: bool,
    /// Whether the recommended move makes the result worse.
    pub thrown: bool,
    /// Whether the value is not the position's.
    pub misvalued: bool,
}

/// Asks a search with a bug.
///
/// @param board As for `best_move`.
/// @param mistake Which bug.
/// @throws {Error} As `best_move` for the board, and with the code `mistake-unknown`.
#[wasm_bindgen]
pub fn consult(
    #[wasm_bindgen(unchecked_param_type = "BoardInput")] board: JsValue,
    #[wasm_bindgen(unchecked_param_type = "MistakeName")] mistake: JsValue,
) -> Result<Consultation> {
    let board = input::board(&board)?;
    let mistake = read_mistake(&mistake)?;
    let answer = mistake.search(board);
    let found = with_solved(|solved| {
        let judgement = mistake.judge(solved, board, &answer);
        let side = TicTacToe.to_move(board);
        let shown = |&(mv, shown): &(Cell, i32)| Shown {
            index: mv.index(),
            shown,
            exact: crate::search::Score::seen_by(solved.score_of_move(board, mv), side),
        };
        Consultation {
            index: answer.best.map(Cell::index),
            score: answer.value,
            nodes: answer.nodes,
            root: answer.root.iter().map(shown).collect(),
            exact_score: solved.score(board),
            best: indices(solved.best(board)),
            exact_nodes: Mistake::BoundsShown.search(board).nodes,
            wrong: judgement.wrong,
            thrown: judgement.thrown,
            misvalued: judgement.misvalued,
        }
    });
    give(&found)
}

/// What a bug does in all positions that are not finished.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Survey {
    /// How many positions there are: 4,520.
    pub positions: u64,
    /// In how many the recommended move is not among the best, or a figure shown is not true.
    pub wrong: usize,
    /// In how many the recommended move makes the result worse.
    pub thrown: u64,
    /// How many are taken to be worth what they are not.
    pub misvalued: u64,
    /// In how many more nodes are visited than alpha-beta needs.
    pub slower: usize,
    /// The nodes of all searches.
    pub nodes: u64,
    /// The nodes of alpha-beta as it should be.
    pub nodes_without: u64,
    /// The positions that go wrong, or if none does, those that take longer; as `visit` takes them.
    pub examples: String,
}

/// Lets a bug answer in every position, and counts what comes of it.
///
/// @param mistake Which bug.
/// @throws {Error} With the code `mistake-unknown`.
#[wasm_bindgen]
pub fn survey(
    #[wasm_bindgen(unchecked_param_type = "MistakeName")] mistake: JsValue,
) -> Result<Survey> {
    let mistake = read_mistake(&mistake)?;
    let found = with_solved(|solved| survey_mistake(mistake, solved));
    let (wrong, slower) = (found.wrong.len(), found.slower.len());
    give(&Survey {
        positions: found.positions,
        wrong,
        thrown: found.thrown,
        misvalued: found.misvalued,
        slower,
        nodes: found.nodes,
        nodes_without: found.nodes_without,
        examples: list(if wrong > 0 { found.wrong } else { found.slower }),
    })
}
