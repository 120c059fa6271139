//! Options of the calls for any board: what they mean, and their TypeScript declarations.

use js_sys::Function;
use wasm_bindgen::prelude::*;

use super::errors::error;
use super::game::rules;
use super::moves::indices;
use super::options::{Named, number, scoring};
use super::read::{Read, array_length, item, kind, short_text};
use crate::games::GameName;
use crate::games::grid::{Cell, Grid};
#[cfg(feature = "study")]
use crate::lab::puzzle::Kind;
use crate::measure::Plan;
use crate::search::OutcomeScore;
use crate::solver::connect_four::Refinements;
use crate::solver::grid::Ideas;
use crate::solver::session::Settings;
use crate::textbook;

/// Whether this is the build for boards alone. There 3×3 is a board like any other.
pub const ONLY_BOARDS: bool = cfg!(not(feature = "study"));

/// How long a slice lasts unless the caller says otherwise: a request to stop is then answered at once.
const SLICE_MS: f64 = 40.0;

/// A day. It is not worth waiting longer.
const MOST_MS: u32 = 86_400_000;

/// More memory than that is more than many browsers give to a page.
const MOST_MEGABYTES: u32 = 1_024;

/// More signs than the longest name of an idea has.
const LONGEST_NAME: u32 = 40;

/// Enough positions to find what is not rare, within a second.
#[cfg(feature = "study")]
const TRIES: u32 = 5_000;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** The options of a search that stops so many plies below the root. */
export interface LimitedOptions extends MoveOptions {
    /** How many plies to look ahead, 1 to 64. */
    depth: number;
}

/** The options of `best_move`. */
export interface MoveOptions extends SearchOptions {
    /** How many plies to look ahead, 1 to 64; by default to the end. */
    depth?: number;
    /** Hears at least four times a second how many positions the search has entered. It is for games
     * other than 3×3, and for searches with a depth limit. What it throws is ignored. */
    progress?: (nodes: number) => void;
}

/** What the strong searches know beyond alpha-beta. The first nine are of the search for any board. The
 * last six are of Connect Four's solver, and so are `doubleThreats` and `followUp`, which are of both. */
export type IdeaName =
    | "table" | "symmetry" | "threats" | "doubleThreats" | "openLines" | "potential" | "followUp"
    | "ordering" | "lookAhead"
    | "forcedReplies" | "lookupsFirst" | "bucketsOfTwo" | "growingTable" | "shortHorizons" | "richOrder";

/** What all strong searches take. */
export interface SolverOptions {
    /** Which game; by default `"3x3k3"`. */
    game?: string;
    /** The most megabytes of a table, 1 to 1,024; by default 32. */
    memoryMb?: number;
    /** Ideas to switch off. The results stay the same; the positions that it takes do not. */
    without?: readonly IdeaName[];
}

/** The options of `think`. */
export interface ThinkOptions extends SolverOptions {
    /** About how long this call may take in whole milliseconds, up to 86,400,000; by default 40. */
    sliceMs?: number;
    /** Stop when it is known whether a side wins within so many plies, 1 to 64. */
    depth?: number;
}

/** The options of `solve`. */
export interface SolveOptions extends SolverOptions {
    /** About how long this call may take in whole milliseconds, up to 86,400,000; by default to the end. */
    budgetMs?: number;
    /** Whether to find the line of best play too; by default not. */
    line?: boolean;
    /** `false` to leave the opening book aside. */
    book?: boolean;
}

/** The options of `analyze`. Without a depth limit, boards other than 3×3 are solved as by `solve`. */
export interface AnalyzeOptions extends SolveOptions, SearchOptions {
    /** How many plies to look ahead, 1 to 64; by default to the end. */
    depth?: number;
}

/** The options of `review` and `set_trap`. */
export interface StudyOptions extends SolverOptions {
    /** About how long this call may take in whole milliseconds, up to 86,400,000; by default 2,000 for
     * `review`, 1,000 for the others. */
    budgetMs?: number;
    /** `false` to leave the opening book aside. */
    book?: boolean;
}

/** The options of `reason`, which does not search. */
export interface ReasonOptions {
    /** Which game; by default `"3x3k3"`. */
    game?: string;
}

/** The options of `find_move`. */
export interface FindOptions extends StudyOptions {
    /** Which position, 0 to 4,294,967,295; by default 1. */
    seed?: number;
    /** What its single good move does; by default `"any"`. */
    kind?: FoundKind | "any";
}

/** The options of `estimate`. */
export interface EstimateOptions {
    /** Which game; by default `"3x3k3"`. */
    game?: string;
    /** For the tree of a search that stops so many plies below the root, 1 to 64. */
    depth?: number;
    /** How many random walks, 2 to 1,000,000; by default 1,000. */
    probes?: number;
    /** The walks that are taken, 0 to 4,294,967,295; the same seed gives the same estimate. */
    seed?: number;
}
"#;

/// The options as read.
pub struct BoardOptions {
    /// Which game.
    pub grid: Grid,
    /// What an end is worth.
    pub scoring: OutcomeScore,
    /// The cells in the order in which moves are tried, if it is not the game's own.
    pub order: Option<Vec<Cell>>,
    /// How many plies to look ahead.
    pub depth: Option<u32>,
    /// What hears how many nodes a long search has entered.
    pub progress: Option<Function>,
    /// The effort of a measurement.
    pub plan: Plan,
    /// How alpha-beta is to decide.
    #[cfg(feature = "study")]
    pub convention: super::convention::Convention,
    /// How long a slice lasts.
    pub slice_ms: f64,
    /// How long a call may last; `None` for as long as it takes.
    pub budget_ms: Option<f64>,
    /// Whether the line of best play is wanted.
    pub line: bool,
    /// Whether the opening book is used.
    pub book: bool,
    /// The memory and the ideas of the strong searches.
    pub settings: Settings,
    /// Whether to look for a position, if the caller says so.
    #[cfg(feature = "study")]
    pub find: Option<bool>,
    /// How many positions to look at.
    #[cfg(feature = "study")]
    pub tries: u32,
    /// The probes of an estimate.
    pub probes: u32,
    /// The seed of an estimate, of random games or of a position to find.
    pub seed: u32,
    /// Whether the caller gave a seed.
    #[cfg(feature = "study")]
    pub seeded: bool,
    /// How many positions a sample has.
    #[cfg(feature = "study")]
    pub count: Option<usize>,
    /// A list of boards.
    #[cfg(feature = "study")]
    pub boards: Option<JsValue>,
    /// What the move of a position to find does; `None` for either.
    #[cfg(feature = "study")]
    pub kind: Option<Kind>,
}

impl BoardOptions {
    /// The options of `think`.
    pub const OF_A_THOUGHT: &[&str] = &["game", "depth", "sliceMs", "memoryMb", "without"];
    /// The options of `solve`.
    pub const OF_A_PROOF: &[&str] = &["game", "budgetMs", "line", "book", "memoryMb", "without"];
    /// The options of `estimate`.
    pub const OF_AN_ESTIMATE: &[&str] = &["game", "depth", "probes", "seed"];
    /// The options of `horizon`.
    #[cfg(feature = "study")]
    pub const OF_A_HORIZON: &[&str] = &["game", "depth", "find", "seed", "tries"];
    /// The options of `review` and `set_trap`.
    #[cfg(feature = "study")]
    pub const OF_A_STUDY: &[&str] = &["game", "budgetMs", "book", "memoryMb", "without"];
    /// The options of `reason`.
    #[cfg(feature = "study")]
    pub const OF_A_REASON: &[&str] = &["game"];
    /// The options of `find_move`.
    #[cfg(feature = "study")]
    pub const OF_A_HUNT: &[&str] = &[
        "game", "seed", "kind", "budgetMs", "book", "memoryMb", "without",
    ];
    /// The options of a search with a bug.
    #[cfg(feature = "study")]
    pub const OF_A_BUG: &[&str] = &["game", "depth"];
    /// The options of many searches with a bug.
    #[cfg(feature = "study")]
    pub const OF_A_SURVEY: &[&str] = &["game", "depth", "boards", "seed", "count"];
    /// The options of a list of positions.
    #[cfg(feature = "study")]
    pub const OF_POSITIONS: &[&str] = &["game", "seed", "count"];
    /// The options of `analyze`.
    pub const OF_AN_ANALYSIS: &[&str] = &[
        "scoring", "order", "game", "depth", "budgetMs", "line", "book", "memoryMb", "without",
    ];

    /// The options of a search that the 3×3 one does not do: of another game, or with a depth limit.
    ///
    /// # Errors
    ///
    /// As [`new`](Self::new), also for 3×3.
    #[inline(always)] // so that the build for boards alone leaves the 3×3 searches out
    pub fn beyond_3x3(set: &Named) -> Read<Option<BoardOptions>> {
        if ONLY_BOARDS {
            return BoardOptions::new(set).map(Some);
        }
        let is_3x3 = set.game == GameName::TIC_TAC_TOE;
        if is_3x3 && set.options.is_empty() {
            return Ok(None);
        }
        let options = BoardOptions::new(set)?;
        Ok((!is_3x3 || options.depth.is_some()).then_some(options))
    }

    /// The options of a call that is for 3×3 unless it has some.
    ///
    /// # Errors
    ///
    /// As [`Named::read`] and [`new`](Self::new).
    #[cfg(feature = "study")]
    pub fn if_given(options: &JsValue, known: &[&str]) -> Read<Option<BoardOptions>> {
        let set = Named::read(options, known)?;
        let given = options.is_object();
        given.then(|| BoardOptions::new(&set)).transpose()
    }

    /// What the options say.
    ///
    /// # Errors
    ///
    /// An `Error` with a code that begins with `option-`.
    pub fn new(set: &Named) -> Read<BoardOptions> {
        let grid = rules(set.game);
        let mut options = BoardOptions {
            grid,
            scoring: OutcomeScore::depth_aware(&grid),
            order: None,
            depth: None,
            progress: None,
            plan: Plan::default(),
            #[cfg(feature = "study")]
            convention: Default::default(),
            slice_ms: SLICE_MS,
            budget_ms: None,
            line: false,
            book: true,
            settings: Settings::default(),
            #[cfg(feature = "study")]
            find: None,
            #[cfg(feature = "study")]
            tries: TRIES,
            probes: textbook::PROBES,
            seed: textbook::SEED as u32,
            #[cfg(feature = "study")]
            seeded: false,
            #[cfg(feature = "study")]
            count: None,
            #[cfg(feature = "study")]
            boards: None,
            #[cfg(feature = "study")]
            kind: None,
        };
        for (name, value) in &set.options {
            options.set(name, value)?;
        }
        #[cfg(feature = "study")]
        if options.convention.right_to_left {
            let own = || grid.all_cells().collect();
            let order: Vec<Cell> = options.order.unwrap_or_else(own);
            options.order = Some(order.into_iter().rev().collect());
        }
        Ok(options)
    }

    fn set(&mut self, name: &str, value: &JsValue) -> Read<()> {
        match name {
            "scoring" => self.scoring = scoring(value, self.grid.cells() as usize)?,
            "order" => self.order = Some(order(value, &self.grid)?),
            "depth" => self.depth = Some(number(value, name, 1, 64)? as u32),
            "progress" => self.progress = Some(function(value)?),
            #[cfg(feature = "study")]
            "convention" => self.convention = super::convention::convention(value)?,
            #[cfg(feature = "study")]
            "kind" => self.kind = kind_of_move(value)?,
            "samples" => self.plan.samples = number(value, name, 1, 1_000)? as usize,
            "sliceMs" => self.slice_ms = number(value, name, 0, MOST_MS)?,
            "budgetMs" => {
                let budget = number(value, name, 0, MOST_MS)?;
                self.budget_ms = Some(budget);
                self.plan.budget_ms = budget.min(60_000.0);
            }
            "line" => self.line = truth(value, name)?,
            "book" => self.book = truth(value, name)?,
            "memoryMb" => {
                self.settings.memory = (number(value, name, 1, MOST_MEGABYTES)? as usize) << 20;
            }
            "without" => without(value, &mut self.settings)?,
            #[cfg(feature = "study")]
            "find" => self.find = Some(truth(value, name)?),
            #[cfg(feature = "study")]
            "tries" => self.tries = number(value, name, 1, 100_000)? as u32,
            "probes" => self.probes = number(value, name, 2, 1_000_000)? as u32,
            "seed" => {
                self.seed = number(value, name, 0, u32::MAX)? as u32;
                #[cfg(feature = "study")]
                (self.seeded = true);
            }
            #[cfg(feature = "study")]
            "count" => self.count = Some(number(value, name, 1, 100_000)? as usize),
            #[cfg(feature = "study")]
            "boards" => self.boards = Some(value.clone()),
            // `Named` has refused all other names.
            _ => {}
        }
        Ok(())
    }
}

fn truth(value: &JsValue, name: &str) -> Read<bool> {
    value.as_bool().ok_or_else(|| {
        let message = format!("{name} is true or false, and this is {}", kind(value));
        error("option-boolean", &message)
    })
}

fn function(value: &JsValue) -> Read<Function> {
    value.dyn_ref::<Function>().cloned().ok_or_else(|| {
        let message = format!("progress is a function, and this is {}", kind(value));
        error("option-progress", &message)
    })
}

#[cfg(feature = "study")]
fn kind_of_move(value: &JsValue) -> Read<Option<Kind>> {
    match short_text(value, LONGEST_NAME).as_deref() {
        Some("win") => Ok(Some(Kind::Win)),
        Some("save") => Ok(Some(Kind::Save)),
        Some("any") => Ok(None),
        _ => Err(error("option-kind", "kind is \"win\", \"save\" or \"any\"")),
    }
}

/// All cells of a game, each once.
fn order(value: &JsValue, grid: &Grid) -> Read<Vec<Cell>> {
    let cells = grid.cells() as usize;
    let indices = indices(value, cells + 1, cells).unwrap_or_default();
    let seen = indices.iter().fold(0_u64, |seen, index| seen | 1 << index);
    if indices.len() != cells || seen.count_ones() as usize != cells {
        let message = format!(
            "an order is an array of the cells 0 to {}, each once",
            cells - 1
        );
        return Err(error("option-order", &message));
    }
    Ok(indices
        .into_iter()
        .filter_map(|index| grid.cell(index))
        .collect())
}

/// Switches off the ideas with these names.
fn without(value: &JsValue, settings: &mut Settings) -> Read<()> {
    let refused = || {
        let mut message = String::from("without is an array of names:");
        for (name, _) in idea_names(&mut Settings::default()) {
            if !message.ends_with(name) {
                message.push(' ');
                message.push_str(name);
            }
        }
        error("option-without", &message)
    };
    let length = array_length(value).ok().flatten().ok_or_else(refused)?;
    for place in 0..length.min(100.0) as u32 {
        let name = item(value, place).ok().flatten();
        let name = name.and_then(|name| short_text(&name, LONGEST_NAME));
        let name = name.ok_or_else(refused)?;
        let mut known = false;
        for (idea, on) in idea_names(settings) {
            if idea == name {
                *on = false;
                known = true;
            }
        }
        if !known {
            return Err(refused());
        }
    }
    Ok(())
}

/// The names of all ideas, and where each is switched. Two are in both searches.
fn idea_names(settings: &mut Settings) -> [(&'static str, &mut bool); 17] {
    let Settings {
        ideas, refinements, ..
    } = settings;
    let Ideas {
        table,
        symmetry,
        threats,
        double_threats,
        open_lines,
        potential,
        follow_up,
        ordering,
        look_ahead,
    } = ideas;
    let Refinements {
        double_threats: forks,
        forced_replies,
        follow_up: answers,
        lookups_first,
        buckets_of_two,
        growing_table,
        short_horizons,
        rich_order,
    } = refinements;
    [
        ("table", table),
        ("symmetry", symmetry),
        ("threats", threats),
        ("doubleThreats", double_threats),
        ("doubleThreats", forks),
        ("openLines", open_lines),
        ("potential", potential),
        ("followUp", follow_up),
        ("followUp", answers),
        ("ordering", ordering),
        ("lookAhead", look_ahead),
        ("forcedReplies", forced_replies),
        ("lookupsFirst", lookups_first),
        ("bucketsOfTwo", buckets_of_two),
        ("growingTable", growing_table),
        ("shortHorizons", short_horizons),
        ("richOrder", rich_order),
    ]
}
