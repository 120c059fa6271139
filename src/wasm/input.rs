//! Reads what JavaScript passes, which may be anything at all.
//!
//! Values are read through `Reflect`, so that a getter or a proxy that throws ends in one of our
//! errors, and lengths are looked at before anything is copied.

use js_sys::{Array, Error, JsString, Number, Reflect};
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use super::CellSearch;
use crate::game::Side;
use crate::games::tic_tac_toe::{BoardError, CELLS, Cell, CellOrder, MoveError, TicTacToe};
use crate::measure::Plan;
use crate::notation::{board_from_cells, parse_sign};
#[cfg(feature = "study")]
use crate::search;
use crate::search::{Algorithm, OutcomeScore, Search};
use crate::{Board, Outcome};

/// More characters than any board has, line breaks included, and few enough to copy.
const LONGEST_TEXT: u32 = 1_000;

/// Longer names of unknown options are not repeated in the message.
const LONGEST_NAME: usize = 40;

/// A board as JavaScript may pass it: a string of nine cells (line breaks are ignored), an array of
/// nine, or three arrays of three.
#[derive(Tsify)]
#[tsify(type = "string | readonly CellSign[] | readonly (readonly CellSign[])[]")]
#[allow(dead_code)] // only its TypeScript declaration is used
pub struct BoardInput;

/// One cell: `X` or `x`, `O` or `o`; all others are empty.
#[derive(Tsify)]
#[tsify(type = r#""X" | "x" | "O" | "o" | "." | "_" | "-" | " " | "" | null | undefined"#)]
#[allow(dead_code)] // only its TypeScript declaration is used
pub struct CellSign;

/// An `Error` with a `code`, and whatever else tells where the fault is.
fn error(code: &str, message: &str) -> Error {
    let error = Error::new(message);
    attach(&error, "code", &code.into());
    error
}

fn attach(error: &Error, name: &str, value: &JsValue) {
    // A fresh Error refuses no property; if someone froze the prototype, the message still tells.
    let _ = Reflect::set(error, &name.into(), value);
}

fn board_error(fault: BoardError) -> JsValue {
    let code = match fault {
        BoardError::Length { .. } => "board-length",
        BoardError::Sign { .. } => "cell-sign",
        BoardError::StoneCounts { .. } => "stone-counts",
        BoardError::BothWon { .. } => "both-won",
        BoardError::PlayedOn { .. } => "played-on",
    };
    let error = error(code, &fault.to_string());
    if let BoardError::Sign { cell, .. } = fault {
        attach(&error, "cell", &cell.index().into());
    }
    error.into()
}

/// The error for the move at `index` of a list.
pub fn refused_move(index: usize, fault: MoveError) -> JsValue {
    let code = match fault {
        MoveError::Taken { .. } => "cell-taken",
        MoveError::Finished(Outcome::Win(_) | Outcome::Draw) => "game-over",
    };
    move_error(code, index, &fault.to_string())
}

fn move_error(code: &str, index: usize, what: &str) -> JsValue {
    let error = error(code, &format!("move {}: {what}", index + 1));
    attach(&error, "move", &index.into());
    error.into()
}

#[wasm_bindgen]
extern "C" {
    // The binding of js-sys cannot fail, but a revoked proxy makes `Array.isArray` throw.
    #[wasm_bindgen(js_namespace = Array, js_name = isArray, catch)]
    fn is_array(value: &JsValue) -> std::result::Result<bool, JsValue>;
}

type Read<T> = std::result::Result<T, JsValue>;

/// The length of an array, or `None` for anything else.
fn array_length(value: &JsValue) -> Read<Option<f64>> {
    if is_array(value)? {
        Ok(Reflect::get(value, &"length".into())?.as_f64())
    } else {
        Ok(None)
    }
}

/// What a value is, in a word or two, for messages. It runs none of the value's own code.
fn kind(value: &JsValue) -> String {
    match value.js_typeof().as_string().as_deref() {
        _ if value.is_null() => "null".into(),
        Some("undefined") => "undefined".into(),
        Some("object") => "an object".into(),
        Some(kind) => format!("a {kind}"),
        None => unreachable!("typeof gives a string"),
    }
}

/// A board from a string, nine cells, or three rows of three.
///
/// # Errors
///
/// An `Error` with a `code`.
pub fn board(value: &JsValue) -> Read<Board> {
    if let Some(text) = value.dyn_ref::<JsString>() {
        return board_from_text(text);
    }
    let unreadable = |_| {
        error(
            "board-unreadable",
            "the board cannot be read: reading it throws",
        )
    };
    match array_length(value).map_err(unreadable)? {
        Some(length) => board_from_array(value, length),
        None => Err(error(
            "board-type",
            &format!(
                "not a board, but {}: pass a string of nine cells, an array of nine, or three arrays of three",
                kind(value)
            ),
        )
        .into()),
    }
}

fn board_from_text(text: &JsString) -> Read<Board> {
    if text.length() > LONGEST_TEXT {
        let found = text.length() as usize;
        return Err(board_error(BoardError::Length { found }));
    }
    String::from(text).parse().map_err(board_error)
}

fn board_from_array(value: &JsValue, length: f64) -> Read<Board> {
    let mut cells = [None; CELLS];
    if length == 3.0 {
        for row in 0..3 {
            let start = row as usize * 3;
            let inner = element(value, row, start)?;
            match array_length(&inner).map_err(|_| unreadable_cell(start))? {
                Some(3.0) => read_cells(&inner, &mut cells[start..start + 3], start)?,
                Some(found) => {
                    let message = format!("row {} has {} cells, not three", row + 1, found as u32);
                    return Err(error("board-length", &message).into());
                }
                None => {
                    let message = format!("row {} is not an array, but {}", row + 1, kind(&inner));
                    return Err(error("board-type", &message).into());
                }
            }
        }
    } else if length == CELLS as f64 {
        read_cells(value, &mut cells, 0)?;
    } else {
        let found = length as usize;
        return Err(board_error(BoardError::Length { found }));
    }
    board_from_cells(cells).map_err(board_error)
}

/// Fills `cells` from an array; the first of them is cell `start` of the board.
fn read_cells(array: &JsValue, cells: &mut [Option<Side>], start: usize) -> Read<()> {
    for (offset, stone) in cells.iter_mut().enumerate() {
        let index = start + offset;
        let value = element(array, offset as u32, index)?;
        *stone = read_cell(&value, index)?;
    }
    Ok(())
}

fn element(array: &JsValue, offset: u32, index: usize) -> Read<JsValue> {
    Reflect::get_u32(array, offset).map_err(|_| unreadable_cell(index))
}

fn unreadable_cell(index: usize) -> JsValue {
    let error = error(
        "board-unreadable",
        &format!("cell {index} cannot be read: reading it throws"),
    );
    attach(&error, "cell", &index.into());
    error.into()
}

fn read_cell(value: &JsValue, index: usize) -> Read<Option<Side>> {
    if value.is_null() || value.is_undefined() {
        return Ok(None);
    }
    let cell = Cell::new(index).expect("callers read at most nine cells");
    let text = match value.dyn_ref::<JsString>() {
        Some(text) if text.length() == 0 => return Ok(None),
        // Two UTF-16 units can be one sign; more cannot, and may be long.
        Some(text) if text.length() <= 2 => String::from(text),
        Some(text) => return Err(wrong_cell(&format!("{} characters", text.length()), cell)),
        None => return Err(wrong_cell(&kind(value), cell)),
    };
    let mut signs = text.chars();
    match (signs.next(), signs.next()) {
        (Some(sign), None) => parse_sign(sign, cell).map_err(board_error),
        _ => Err(wrong_cell("2 characters", cell)),
    }
}

fn wrong_cell(found: &str, cell: Cell) -> JsValue {
    let message = format!(
        "cell {} ({cell}) holds {found}, not one of X, O and the signs for empty",
        cell.index()
    );
    let error = error("cell-sign", &message);
    attach(&error, "cell", &cell.index().into());
    error.into()
}

/// A text, which may be long.
///
/// # Errors
///
/// An `Error` with the code `text-type` or `text-long` that names the parameter.
#[cfg(feature = "study")]
pub fn text(value: &JsValue, name: &str, longest: u32) -> Read<String> {
    let Some(text) = value.dyn_ref::<JsString>() else {
        let message = format!("{name} is a text, and this is {}", kind(value));
        return Err(error("text-type", &message).into());
    };
    if text.length() > longest {
        let message = format!("{name} has more than {longest} signs");
        return Err(error("text-long", &message).into());
    }
    Ok(text.into())
}

/// The side at the root of a tree.
///
/// # Errors
///
/// An `Error` with the code `maximising-type`.
#[cfg(feature = "study")]
pub fn root_side(maximising: &JsValue) -> Read<Side> {
    match maximising.as_bool() {
        Some(true) => Ok(Side::Max),
        Some(false) => Ok(Side::Min),
        None => {
            let found = kind(maximising);
            let message = format!("maximising is true or false, and this is {found}");
            Err(error("maximising-type", &message).into())
        }
    }
}

/// A number of plies, if one is given.
///
/// # Errors
///
/// An `Error` with the code `tree-depth`.
#[cfg(feature = "study")]
pub fn depth(value: &JsValue) -> Read<Option<u32>> {
    if value.is_undefined() || value.is_null() {
        return Ok(None);
    }
    let number = value.as_f64().filter(|_| Number::is_integer(value));
    match number.filter(|number| (0.0..=1_000.0).contains(number)) {
        Some(number) => Ok(Some(number as u32)),
        None => Err(error("tree-depth", "a depth is a whole number from 0 to 1000").into()),
    }
}

/// Which algorithm `use_pruning` stands for.
///
/// # Errors
///
/// An `Error` with the code `pruning-type`: guessing at `"false"` would give the wrong search.
pub fn algorithm(use_pruning: &JsValue) -> Read<Algorithm> {
    match use_pruning.as_bool() {
        Some(true) => Ok(Algorithm::AlphaBeta),
        Some(false) => Ok(Algorithm::Minimax),
        None => Err(error(
            "pruning-type",
            &format!(
                "use_pruning is true or false, and this is {}",
                kind(use_pruning)
            ),
        )
        .into()),
    }
}

/// A list of cells to play.
///
/// # Errors
///
/// An `Error` with the code `moves-type` or `move-cell`.
pub fn moves(value: &JsValue) -> Read<Vec<Cell>> {
    let not_a_list = || {
        error(
            "moves-type",
            "moves are an array of at most nine cell indices",
        )
    };
    let length = array_length(value).map_err(|_| not_a_list())?;
    let length = length.filter(|&length| length <= CELLS as f64);
    let length = length.ok_or_else(not_a_list)? as u32;
    (0..length)
        .map(|index| {
            let mv = Reflect::get_u32(value, index).unwrap_or(JsValue::UNDEFINED);
            cell_index(&mv).ok_or_else(|| {
                move_error(
                    "move-cell",
                    index as usize,
                    "a cell is a whole number from 0 to 8",
                )
            })
        })
        .collect()
}

fn cell_index(value: &JsValue) -> Option<Cell> {
    let number = value.as_f64()?;
    if Number::is_integer(value) && number >= 0.0 {
        Cell::new(number as usize)
    } else {
        None
    }
}

/// What an end is worth: `"depth-aware"` (a win after n plies is 10 − n) or `"plain"` (1).
#[derive(Tsify)]
#[tsify(type = r#""depth-aware" | "plain""#)]
#[allow(dead_code)] // only its TypeScript declaration is used
pub struct ScoringName;

/// What a search can be told beyond its board.
#[derive(Tsify)]
#[serde(rename_all = "camelCase")]
#[allow(dead_code)] // only its TypeScript declaration is used
pub struct SearchOptions {
    /// What an end is worth; `"depth-aware"` unless told.
    #[tsify(optional, type = "ScoringName")]
    scoring: Option<ScoringName>,
    /// All nine cells in the order in which moves are tried; row by row unless told.
    #[tsify(optional, type = "readonly number[]")]
    order: Option<Vec<usize>>,
}

/// What a recorded search can be told beyond its board.
#[cfg(feature = "study")]
#[derive(Tsify)]
#[serde(rename_all = "camelCase")]
#[allow(dead_code)] // only its TypeScript declaration is used
pub struct TraceOptions {
    /// What an end is worth; `"depth-aware"` unless told.
    #[tsify(optional, type = "ScoringName")]
    scoring: Option<ScoringName>,
    /// All nine cells in the order in which moves are tried; row by row unless told.
    #[tsify(optional, type = "readonly number[]")]
    order: Option<Vec<usize>>,
    /// How alpha-beta decides, in words separated by spaces: `strict` to cut only when alpha > beta,
    /// `hard` for fail-hard values, `right` to try moves from the last to the first.
    #[tsify(optional)]
    convention: Option<String>,
}

/// What a measurement can be told beyond its board.
#[derive(Tsify)]
#[serde(rename_all = "camelCase")]
#[allow(dead_code)] // only its TypeScript declaration is used
pub struct MeasureOptions {
    /// What an end is worth; `"depth-aware"` unless told.
    #[tsify(optional, type = "ScoringName")]
    scoring: Option<ScoringName>,
    /// All nine cells in the order in which moves are tried; row by row unless told.
    #[tsify(optional, type = "readonly number[]")]
    order: Option<Vec<usize>>,
    /// How many batches to time, 1 to 1,000; 21 unless told.
    #[tsify(optional)]
    samples: Option<u32>,
    /// About how long that may take in whole milliseconds, up to 60,000; 150 unless told. Three batches
    /// are timed in any case.
    #[tsify(optional)]
    budget_ms: Option<f64>,
}

/// The options as read.
pub struct Options {
    /// What an end is worth.
    pub scoring: OutcomeScore,
    /// The move order.
    pub order: CellOrder,
    /// Whether it is not the game's own.
    pub reordered: bool,
    /// The effort of a measurement.
    pub plan: Plan,
    /// How alpha-beta is to decide.
    #[cfg(feature = "study")]
    pub convention: Convention,
}

impl Options {
    /// The options of a search.
    pub const OF_A_SEARCH: &[&str] = &["scoring", "order"];
    /// The options of a recorded search.
    #[cfg(feature = "study")]
    pub const OF_A_TRACE: &[&str] = &["scoring", "order", "convention"];
    /// The options of a measurement.
    pub const OF_A_MEASUREMENT: &[&str] = &["scoring", "order", "samples", "budgetMs"];

    /// Reads an options object. A name that is not `known` is an error, lest a slip of the pen be
    /// taken for the default.
    pub fn read(value: &JsValue, known: &[&str]) -> Read<Options> {
        let mut options = Options {
            scoring: OutcomeScore::depth_aware(CELLS as u32),
            order: CellOrder::rows(),
            reordered: false,
            plan: Plan::default(),
            #[cfg(feature = "study")]
            convention: Convention::default(),
        };
        if value.is_null() || value.is_undefined() {
            return Ok(options);
        }
        if !value.is_object() {
            let message = format!("options are an object, and this is {}", kind(value));
            return Err(error("options-type", &message).into());
        }
        let unreadable = |_| {
            error(
                "options-type",
                "the options cannot be read: reading them throws",
            )
        };
        let names: Array = Reflect::own_keys(value).map_err(unreadable)?;
        for name in names.iter() {
            let set = Reflect::get(value, &name).map_err(unreadable)?;
            if set.is_undefined() {
                continue;
            }
            match name.as_string().as_deref() {
                Some(name) if known.contains(&name) => options.set(name, &set)?,
                name => return Err(unknown_option(name.unwrap_or("a symbol"), known)),
            }
        }
        #[cfg(feature = "study")]
        if options.convention.right_to_left {
            options.order = options.order.reversed();
        }
        Ok(options)
    }

    fn set(&mut self, name: &str, value: &JsValue) -> Read<()> {
        match name {
            "scoring" => self.scoring = scoring(value)?,
            "order" => {
                self.order = order(value)?;
                self.reordered = true;
            }
            #[cfg(feature = "study")]
            "convention" => self.convention = convention(value)?,
            "samples" => self.plan.samples = number(value, name, 1, 1_000)? as usize,
            _ => self.plan.budget_ms = number(value, name, 0, 60_000)?,
        }
        Ok(())
    }

    /// The search that is asked for.
    pub fn search(&self) -> CellSearch<'_> {
        Search::new(&TicTacToe, self.scoring).with_order(&self.order)
    }
}

/// How a course has alpha-beta decide.
#[cfg(feature = "study")]
#[derive(Clone, Copy, Default)]
pub struct Convention {
    /// What the search does differently.
    pub decisions: search::Convention,
    /// Whether moves are tried from the last to the first.
    pub right_to_left: bool,
}

/// What the words of a convention stand for, separated by spaces; none is the standard one.
#[cfg(feature = "study")]
pub fn convention(value: &JsValue) -> Read<Convention> {
    let mut convention = Convention::default();
    if value.is_undefined() || value.is_null() {
        return Ok(convention);
    }
    let refused = || {
        error(
            "option-convention",
            "a convention is a text of the words strict, hard and right",
        )
    };
    let text = value.dyn_ref::<JsString>().ok_or_else(refused)?;
    if text.length() > LONGEST_TEXT {
        return Err(refused().into());
    }
    for word in String::from(text).split_ascii_whitespace() {
        match word {
            "strict" => convention.decisions.strict_cut = true,
            "hard" => convention.decisions.fail_hard = true,
            "right" => convention.right_to_left = true,
            _ => return Err(refused().into()),
        }
    }
    Ok(convention)
}

fn unknown_option(name: &str, known: &[&str]) -> JsValue {
    let name = if name.len() > LONGEST_NAME { "" } else { name };
    let mut message = format!("unknown option {name}: there are");
    for known in known {
        message.push(' ');
        message.push_str(known);
    }
    error("option-unknown", &message).into()
}

fn scoring(value: &JsValue) -> Read<OutcomeScore> {
    if *value == "depth-aware" {
        Ok(OutcomeScore::depth_aware(CELLS as u32))
    } else if *value == "plain" {
        Ok(OutcomeScore::PLAIN)
    } else {
        Err(error("option-scoring", "scoring is \"depth-aware\" or \"plain\"").into())
    }
}

fn order(value: &JsValue) -> Read<CellOrder> {
    let indices = moves(value).ok().and_then(|cells| {
        let indices: Vec<usize> = cells.into_iter().map(Cell::index).collect();
        CellOrder::new(indices.try_into().ok()?)
    });
    indices.ok_or_else(|| {
        error(
            "option-order",
            "an order is an array of the nine cells 0 to 8, each once",
        )
        .into()
    })
}

fn number(value: &JsValue, name: &str, least: u32, most: u32) -> Read<f64> {
    let code = if name == "samples" {
        "option-samples"
    } else {
        "option-budget"
    };
    value
        .as_f64()
        .filter(|number| (f64::from(least)..=f64::from(most)).contains(number))
        .filter(|number| *number == number.trunc())
        .ok_or_else(|| {
            let message = format!("{name} is a whole number from {least} to {most}");
            error(code, &message).into()
        })
}
