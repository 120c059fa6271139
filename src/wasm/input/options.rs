//! Options objects: which there are, what they mean, and their TypeScript declarations.

use js_sys::{Array, JsString};
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use super::errors::error;
use super::game::game;
use super::moves::order;
use super::read::{Read, kind, own_names, property, short_text};
use crate::games::GameName;
use crate::games::tic_tac_toe::{CELLS, CellOrder, TicTacToe};
use crate::measure::Plan;
use crate::search::{OutcomeScore, Search};

/// Longer names of unknown options are not repeated in the message.
const LONGEST_NAME: u32 = 40;

/// What an end is worth: `"depth-aware"` (a win after n plies is 10 − n) or `"plain"` (1).
#[derive(Tsify)]
#[tsify(type = r#""depth-aware" | "plain""#)]
#[allow(dead_code)] // only its TypeScript declaration is used
pub struct ScoringName;

/// The options of a search.
#[derive(Tsify)]
#[serde(rename_all = "camelCase")]
#[allow(dead_code)] // only its TypeScript declaration is used
pub struct SearchOptions {
    /// What an end is worth; by default `"depth-aware"`.
    #[tsify(optional, type = "ScoringName")]
    scoring: Option<ScoringName>,
    /// All cells in the order in which moves are tried; by default row by row, with gravity column by
    /// column.
    #[tsify(optional, type = "readonly number[]")]
    order: Option<Vec<usize>>,
    /// Which game; by default `"3x3k3"`.
    #[tsify(optional)]
    game: Option<String>,
}

/// The options of a measurement.
#[derive(Tsify)]
#[serde(rename_all = "camelCase")]
#[allow(dead_code)] // only its TypeScript declaration is used
pub struct MeasureOptions {
    /// What an end is worth; by default `"depth-aware"`.
    #[tsify(optional, type = "ScoringName")]
    scoring: Option<ScoringName>,
    /// All cells in the order in which moves are tried; by default row by row, with gravity column by
    /// column.
    #[tsify(optional, type = "readonly number[]")]
    order: Option<Vec<usize>>,
    /// Which game; by default `"3x3k3"`.
    #[tsify(optional)]
    game: Option<String>,
    /// How many plies to look ahead, 1 to 64; by default to the end.
    #[tsify(optional)]
    depth: Option<u32>,
    /// How many batches to time, 1 to 1,000; by default 21.
    #[tsify(optional)]
    samples: Option<u32>,
    /// About how long that may take in whole milliseconds, up to 60,000; by default 150. Three batches
    /// are timed in any case.
    #[tsify(optional)]
    budget_ms: Option<f64>,
}

/// The options of a comparison of times.
#[derive(Tsify)]
#[allow(dead_code)] // only its TypeScript declaration is used
pub struct ComparisonOptions {
    /// What an end is worth; by default `"depth-aware"`.
    #[tsify(optional, type = "ScoringName")]
    scoring: Option<ScoringName>,
    /// All cells in the order in which moves are tried; by default row by row, with gravity column by
    /// column.
    #[tsify(optional, type = "readonly number[]")]
    order: Option<Vec<usize>>,
    /// Which game; by default `"3x3k3"`.
    #[tsify(optional)]
    game: Option<String>,
    /// How many plies to look ahead, 1 to 64; by default to the end.
    #[tsify(optional)]
    depth: Option<u32>,
}

/// The options of a game that is played again.
#[derive(Tsify)]
#[allow(dead_code)] // only its TypeScript declaration is used
pub struct ReplayOptions {
    /// Which game; by default `"3x3k3"`.
    #[tsify(optional)]
    game: Option<String>,
}

/// An options object: the names that are set, with their values, and the game.
pub struct Named {
    /// Which game; 3×3 if none is named.
    pub game: GameName,
    /// The other options, in the order in which the object has them.
    pub options: Vec<(String, JsValue)>,
}

impl Named {
    /// Reads an options object. A name that is not `known` is an error: a misspelt name must not
    /// silently mean the default.
    ///
    /// # Errors
    ///
    /// An `Error` with the code `options-type` or `option-unknown`, or as [`game`].
    pub fn read(value: &JsValue, known: &[&str]) -> Read<Named> {
        let mut set = Named {
            game: GameName::TIC_TAC_TOE,
            options: Vec::new(),
        };
        if value.is_null() || value.is_undefined() {
            return Ok(set);
        }
        if !value.is_object() {
            let message = format!("options are an object, and this is {}", kind(value));
            return Err(error("options-type", &message));
        }
        let unreadable = |_| {
            error(
                "options-type",
                "the options cannot be read: reading them throws",
            )
        };
        let names: Array = own_names(value).map_err(unreadable)?.unwrap_or_default();
        for name in names.iter() {
            let Some(option) = property(value, &name).map_err(unreadable)? else {
                continue;
            };
            let name = match name.dyn_ref::<JsString>() {
                Some(name) => short_text(name, LONGEST_NAME).unwrap_or_default(),
                None => "a symbol".into(),
            };
            if !known.contains(&name.as_str()) {
                return Err(unknown_option(&name, known));
            }
            if name == "game" {
                set.game = game(&option)?;
            } else {
                set.options.push((name, option));
            }
        }
        Ok(set)
    }
}

/// The options of a 3×3 search as read.
pub struct Options {
    /// What an end is worth.
    pub scoring: OutcomeScore,
    /// The move order.
    pub order: CellOrder,
    /// Whether the caller has set it; else it is the game's own.
    pub reordered: bool,
    /// The effort of a measurement.
    pub plan: Plan,
    /// How alpha-beta is to decide.
    #[cfg(feature = "study")]
    pub convention: super::convention::Convention,
}

/// A search in an order of cells.
pub type CellSearch<'a> = Search<'static, TicTacToe, OutcomeScore, &'a CellOrder>;

impl Options {
    /// The options of a search that is for 3×3 only.
    #[cfg(feature = "study")]
    pub const OF_3X3: &[&str] = &["scoring", "order"];
    /// The options of `depths`.
    #[cfg(all(feature = "boards", feature = "study"))]
    pub const OF_DEPTHS: &[&str] = &["order", "pruning"];
    /// The options of a measurement that is for 3×3 only.
    #[cfg(feature = "study")]
    pub const OF_A_RACE: &[&str] = &["scoring", "order", "samples", "budgetMs"];
    /// The options of a search.
    #[cfg(not(feature = "boards"))]
    pub const OF_A_SEARCH: &[&str] = &["scoring", "order", "game"];
    /// The options of a search.
    #[cfg(feature = "boards")]
    pub const OF_A_SEARCH: &[&str] = &["scoring", "order", "game", "depth", "progress"];
    /// The options of a comparison of times.
    #[cfg(not(feature = "boards"))]
    pub const OF_A_COMPARISON: &[&str] = Options::OF_A_SEARCH;
    /// The options of a comparison of times.
    #[cfg(all(feature = "boards", feature = "study"))]
    pub const OF_A_COMPARISON: &[&str] = &["scoring", "order", "game", "depth"];
    /// The options of an analysis.
    #[cfg(not(feature = "boards"))]
    pub const OF_AN_ANALYSIS: &[&str] = Options::OF_A_SEARCH;
    /// The options of an analysis.
    #[cfg(feature = "boards")]
    pub const OF_AN_ANALYSIS: &[&str] = super::BoardOptions::OF_AN_ANALYSIS;
    /// The options of a recorded search.
    #[cfg(feature = "study")]
    pub const OF_A_TRACE: &[&str] = &["scoring", "order", "convention", "game", "depth"];
    /// The options of a measurement.
    #[cfg(feature = "study")]
    pub const OF_A_MEASUREMENT: &[&str] =
        &["scoring", "order", "samples", "budgetMs", "game", "depth"];
    /// The options of a game that is played again.
    pub const OF_A_REPLAY: &[&str] = &["game"];

    /// What the options say.
    ///
    /// # Errors
    ///
    /// An `Error` with a code that begins with `option-`.
    pub fn new(set: &Named) -> Read<Options> {
        let mut options = Options {
            scoring: OutcomeScore::counting_plies(CELLS as u32),
            order: CellOrder::rows(),
            reordered: false,
            plan: Plan::default(),
            #[cfg(feature = "study")]
            convention: Default::default(),
        };
        for (name, value) in &set.options {
            options.set(name, value)?;
        }
        #[cfg(feature = "study")]
        if options.convention.right_to_left {
            options.order = options.order.reversed();
        }
        Ok(options)
    }

    fn set(&mut self, name: &str, value: &JsValue) -> Read<()> {
        match name {
            "scoring" => self.scoring = scoring(value, CELLS)?,
            "order" => {
                self.order = order(value)?;
                self.reordered = true;
            }
            #[cfg(feature = "study")]
            "convention" => self.convention = super::convention::convention(value)?,
            "samples" => self.plan.samples = number(value, name, 1, 1_000)? as usize,
            "budgetMs" => self.plan.budget_ms = number(value, name, 0, 60_000)?,
            // The other names change nothing here: the calls that have them read them.
            _ => {}
        }
        Ok(())
    }

    /// The search that the options describe.
    pub fn search(&self) -> CellSearch<'_> {
        Search::new(&TicTacToe, self.scoring).with_order(&self.order)
    }
}

fn unknown_option(name: &str, known: &[&str]) -> JsValue {
    let mut message = format!("unknown option {name}: there are");
    for known in known {
        message.push(' ');
        message.push_str(known);
    }
    error("option-unknown", &message)
}

pub(super) fn scoring(value: &JsValue, cells: usize) -> Read<OutcomeScore> {
    if *value == "depth-aware" {
        Ok(OutcomeScore::counting_plies(cells as u32))
    } else if *value == "plain" {
        Ok(OutcomeScore::PLAIN)
    } else {
        let message = "scoring is \"depth-aware\" or \"plain\"";
        Err(error("option-scoring", message))
    }
}

pub(super) fn number(value: &JsValue, name: &str, least: u32, most: u32) -> Read<f64> {
    let code = match name {
        "samples" => "option-samples",
        #[cfg(feature = "boards")]
        "depth" => "option-depth",
        #[cfg(feature = "boards")]
        "memoryMb" => "option-memory",
        #[cfg(feature = "boards")]
        "probes" => "option-probes",
        #[cfg(feature = "boards")]
        "seed" => "option-seed",
        #[cfg(all(feature = "boards", feature = "study"))]
        "tries" => "option-tries",
        #[cfg(all(feature = "boards", feature = "study"))]
        "count" => "option-count",
        _ => "option-budget",
    };
    value
        .as_f64()
        .filter(|number| (f64::from(least)..=f64::from(most)).contains(number))
        .filter(|number| *number == number.trunc())
        .ok_or_else(|| {
            let message = format!("{name} is a whole number from {least} to {most}");
            error(code, &message)
        })
}
