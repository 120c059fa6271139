//! The only table of options. Each row has the name, the meaning, the TypeScript type, the field
//! for the value, and the code that reads it.
//!
//! A call lists its options with [`takes!`] in its own file, which declares them in TypeScript too.

use js_sys::{Array, JsString};
use wasm_bindgen::prelude::*;

use super::errors::error;
use super::game::{Rules, game};
#[cfg(feature = "lab")]
use super::lab::*;
#[cfg(feature = "boards")]
use super::option_values::*;
use super::read::{Read, kind, own_names, property, short_text};
use crate::games::tic_tac_toe::{CellOrder, TicTacToe};
use crate::lab::{puzzle::PuzzleKind, searches::SearchName};
use crate::search::{Convention, OutcomeScore, Search};
use crate::textbook::PROBES;

/// The length limit of a name in a message about an unknown option. A longer name is left out.
const LONGEST_NAME: u32 = 40;

/// Makes four pieces of code of each entry of the table below. For example, of
/// ```text
/// /// `true` to find the line of best play too; by default `false`.
/// line: "boolean", line: bool = false
///     => |options, value| options.line = boolean(value, "line")?;
/// ```
/// it makes
/// ```text
/// pub line: bool,                                              a field of Options
/// line: false,                                                 its default, in Options::of
/// "line" => { options.line = boolean(value, "line")?; … }        its reader, in Options::set
/// (line) => { "/** `true` to find … */ line?: boolean;" }      its TypeScript, in declared!
/// ```
///
/// The TypeScript is in a macro, because [`takes!`] joins it with `concat!`, which does not accept
/// constants.
macro_rules! options {
    ($game:ident;
    $(
        $(#[cfg($on:meta)])?
        $group:ident: {$(
            $(#[doc = $what:literal])+
            $name:ident: $type:literal
                $(, $(#[cfg($in:meta)])? $field:ident: $kept:ty = $default:expr)*
                => |$options:ident, $value:ident| $read:expr;
        )+}
    )+) => {
        /// The options of a call. An option that a build leaves out keeps its default. Some have no
        /// field in the build for play, to keep it small.
        #[cfg_attr(not(feature = "lab"), allow(dead_code))]
        pub struct Options {
            /// The game; 3×3 without a name.
            pub game: Rules,
            $($($(
                $(#[cfg($in)])?
                pub $field: $kept,
            )*)+)+
        }

        impl Options {
            fn of($game: Rules) -> Options {
                Options {
                    $($($( $(#[cfg($in)])? $field: $default, )*)+)+
                    game: $game,
                }
            }

            fn set(&mut self, name: &str, value: &JsValue) -> Read<()> {
                $(
                    $(#[cfg($on)])?
                    match name {
                        $(stringify!($name) => {
                            let ($options, $value) = (self, value);
                            $read;
                            return Ok(());
                        })+
                        _ => {}
                    }
                )+
                let message = format!("this build has no option {name}");
                Err(error("option-unknown", &message))
            }
        }

        macro_rules! declared {
            $($(
                ($name) => {
                    concat!("    /**", $($what, "\n     *"),+, "/\n    ", stringify!($name), "?: ", $type, ";\n")
                };
            )+)+
        }
    };
}

options! { game;
    all_builds: {
        /// The game; by default `"3x3k3"`.
        game: "string" => |_options, _value| {}; // this option is read before all others
    }
    #[cfg(feature = "boards")]
    boards: {
        /// The score of a finished game. By default `"depth-aware"`, where a win after n plies
        /// scores `cells + 1 − n`. With `"plain"`, a win scores 1.
        scoring: "\"depth-aware\" | \"plain\"", scoring: OutcomeScore = OutcomeScore::depth_aware(&game)
            => |options, value| options.scoring = scoring(value, &options.game)?;
        /// All cells in the order in which moves are tried. By default they are tried row by row,
        /// or column by column with gravity.
        order: "readonly number[]", #[cfg(feature = "boards")] order: Option<Vec<usize>> = None
            => |options, value| options.order = Some(order(value, &options.game)?);
        /// The depth limit in plies, 1 to 64; by default the search goes to the end. In `horizon` 2
        /// to 8, by default 4.
        depth: "number", depth: Option<u32> = None
            => |options, value| options.depth = Some(number(value, "option-depth", "depth", 1, 64)? as u32);
        /// Called at least four times a second with the number of nodes entered so far. Used for
        /// games other than 3×3, and for searches with a depth limit. Errors in it are ignored.
        progress: "(nodes: number) => void", #[cfg(feature = "boards")] progress: Option<Function> = None
            => |options, value| options.progress = Some(function(value)?);
        /// The time limit of this call in whole milliseconds, up to 86,400,000. The limit is approximate.
        /// The default differs from call to call.
        budgetMs: "number", budget_ms: Option<f64> = None
            => |options, value| options.budget_ms = Some(number(value, "option-budget", "budgetMs", 0, MOST_MS)?);
        /// `true` to find the line of best play too; by default `false`.
        line: "boolean", line: bool = false
            => |options, value| options.line = boolean(value, "line")?;
        /// `true` to give every move with its worth too; by default `false`.
        moves: "boolean", moves: bool = false
            => |options, value| options.moves |= boolean(value, "moves")?;
        /// `true` to give every move with the number of replies that keep the result after it, and
        /// the move that sets a trap; by default `false`.
        replies: "boolean", replies: bool = false
            => |options, value| {
                options.replies = boolean(value, "replies")?;
                options.moves |= options.replies;
            };
        /// `"search"` to use the solver for any board, even for four in a row with gravity, and no
        /// opening book.
        solver: "\"search\"", any_board: bool = false
            => |options, value| {
                if *value != "search" {
                    return Err(error("option-solver", "solver is \"search\", or is left out"));
                }
                options.any_board = true;
            };
        /// `false` to ignore the opening book; by default `true`.
        book: "boolean", book: bool = true
            => |options, value| options.book = boolean(value, "book")?;
        /// The size limit of a table in megabytes, 1 to 1,024; by default 32.
        memoryMb: "number", #[cfg(feature = "boards")] memory: usize = Session::USUAL_MEMORY => |options, value| {
            options.memory = (number(value, "option-memory", "memoryMb", 1, MOST_MEGABYTES)? as usize) << 20;
        };
        /// The number of random walks, 2 to 100,000; by default 1,000.
        probes: "number", probes: u32 = PROBES
            => |options, value| options.probes = number(value, "option-probes", "probes", 2, 100_000)? as u32;
        /// The seed of the random numbers, 0 to 4,294,967,295; by default 1. The same seed gives
        /// the same result.
        seed: "number", seed: u32 = 1
            => |options, value| options.seed = number(value, "option-seed", "seed", 0, u32::MAX)? as u32;
        /// The convention of alpha-beta, as words separated by spaces: `strict` cuts only when
        /// alpha > beta, `hard` returns fail-hard values (a leaf still returns its own number), and
        /// `right` tries moves from the last to the first.
        convention: "string", decisions: Convention = Convention::default(), right_to_left: bool = false
            => |options, value| (options.decisions, options.right_to_left) = convention(value)?;
        /// The window at the root as `[alpha, beta]`, where alpha is less than beta and both are
        /// MAX's values; by default `[-Infinity, Infinity]`. The returned value is a bound if it is
        /// not between them. Minimax has no window.
        window: "readonly [alpha: number, beta: number]", #[cfg(feature = "boards")] window: Window<Number> = Window::FULL
            => |options, value| options.window = window(value)?;
        /// `true` if MAX moves at the root, which is the default; `false` for MIN.
        maximising: "boolean", maximising: bool = true
            => |options, value| options.maximising = boolean(value, "maximising")?;
    }
    #[cfg(feature = "lab")]
    lab: {
        /// Another way to search, with pruning. On 3×3 without a depth, `"deepening"` is iterative
        /// deepening, `"table"` has a transposition table, and `"symmetry"` has a table that serves
        /// rotated and mirrored positions too. On any board, `"best-first"` and `"worst-first"` try
        /// the best or the worst move first.
        search: "Exclude<SearchName, \"minimax\" | \"alpha-beta\">", search: Option<SearchName> = None
            => |options, value| options.search = Some(other_search(value)?);
        /// The number of batches to time, 1 to 1,000; by default 21.
        samples: "number", samples: Option<usize> = None
            => |options, value| options.samples = Some(number(value, "option-samples", "samples", 1, 1_000)? as usize);
        /// The size of a sample, 1 to 100,000 positions; by default all positions are listed.
        count: "number", count: Option<usize> = None
            => |options, value| options.count = Some(number(value, "option-count", "count", 1, 100_000)? as usize);
        /// `true` to list only positions in which some moves keep a win or a draw and others throw
        /// it away. Of rotated and reflected positions, only one is listed. By default `false`. Not
        /// for samples.
        choices: "boolean", choices: bool = false
            => |options, value| options.choices = boolean(value, "choices")?;
        /// The effect of the single good move; by default `"any"`.
        kind: "PuzzleKind | \"any\"", kind: Option<PuzzleKind> = None
            => |options, value| options.kind = kind_of_move(value)?;
        /// `true` to look for a position in random games that begin with this one; by default
        /// `false`.
        find: "boolean", find: bool = false
            => |options, value| options.find = boolean(value, "find")?;
        /// The number of positions of random games to try, 1 to 100,000; by default 5,000.
        tries: "number", tries: u32 = 5_000
            => |options, value| options.tries = number(value, "option-tries", "tries", 1, 100_000)? as u32;
    }
}

/// Lists the options of a call, and declares them as a TypeScript interface.
macro_rules! takes {
    ($(#[doc = $what:literal])+ $list:ident, $interface:ident: $($name:ident)+) => {
        const $list: &[&str] = &[$(stringify!($name)),+];

        #[wasm_bindgen(typescript_custom_section)]
        const _: &str = concat!(
            "/**", $($what, "\n *"),+, "/\nexport interface ", stringify!($interface), " {\n",
            $(declared!($name)),+,
            "}\n"
        );
    };
}

/// A search of the packed board, in an order of cells or in the game's own.
pub type PackedSearch<'o> = Search<'static, TicTacToe, OutcomeScore, Option<&'o CellOrder>>;

#[cfg_attr(not(feature = "lab"), allow(dead_code))]
impl Options {
    /// Reads an options object. Null and undefined set nothing, as the object or as a property. A
    /// name that is not `allowed` is an error, because a misspelt name must not silently mean the
    /// default. Fails with a code that begins with `option`, or the error of [`game`].
    pub fn read(value: &JsValue, allowed: &[&str]) -> Read<Options> {
        // Sets the hook that writes a panic to the console as a readable message with its place in
        // the source. It is set here because every call reads its options. A function that runs at
        // the start would add an export to the package.
        #[cfg(feature = "boards")]
        // After a panic, setting a hook would panic again.
        if !std::thread::panicking() {
            console_error_panic_hook::set_once();
        }
        let set = own(value, allowed)?;
        let named = set.iter().find(|(name, _)| name == "game");
        let game = game(named.map_or(&JsValue::UNDEFINED, |(_, game)| game))?;
        let mut options = Options::of(game);
        for (name, value) in &set {
            options.set(name, value)?;
        }
        #[cfg(feature = "boards")]
        if options.right_to_left {
            let game = &options.game;
            let own = || game.all_cells().map(|cell| cell.index()).collect();
            let order: Vec<usize> = options.order.unwrap_or_else(own);
            options.order = Some(order.into_iter().rev().collect());
        }
        Ok(options)
    }

    /// True if the packed board can do the search, which means 3×3 to the end.
    #[cfg(feature = "boards")]
    #[inline(always)] // lets the build for boards alone leave out its searches
    pub fn is_packed(&self) -> bool {
        if cfg!(not(feature = "lab")) || self.depth.is_some() {
            return false;
        }
        super::game::is_packed(&self.game)
    }

    /// The order of moves on the packed board, if it is not the game's own.
    #[inline(always)] // lets the build for play leave out searches in such an order
    pub fn cell_order(&self) -> Option<CellOrder> {
        #[cfg(not(feature = "boards"))]
        return None;
        #[cfg(feature = "boards")]
        CellOrder::new(self.order.as_ref()?.as_slice().try_into().ok()?)
    }

    /// The search of the packed board that the options describe.
    pub fn packed_search<'o>(&self, order: &'o Option<CellOrder>) -> PackedSearch<'o> {
        Search::new(&TicTacToe, self.scoring).with_order(order.as_ref())
    }
}

/// The properties that are set in an options object, with their values.
fn own(value: &JsValue, allowed: &[&str]) -> Read<Vec<(String, JsValue)>> {
    let mut set = Vec::new();
    if value.is_null() || value.is_undefined() {
        return Ok(set);
    }
    if !value.is_object() {
        let message = format!("options are an object, and this is {}", kind(value));
        return Err(error("options-type", &message));
    }
    let unreadable = |_| {
        let message = "reading the options throws";
        error("options-type", message)
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
        if !allowed.contains(&name.as_str()) {
            return Err(unknown(&name, allowed));
        }
        set.push((name, option));
    }
    Ok(set)
}

fn unknown(name: &str, allowed: &[&str]) -> JsValue {
    // Calls with a `memoryMb` option also had `without` until 0.4.0.
    if cfg!(feature = "boards") && name == "without" && allowed.contains(&"memoryMb") {
        let message = "without is gone since 0.4.0; the solvers always use all their ideas";
        return error("option-without", message);
    }
    let mut message = format!("unknown option {name}: there are");
    for option in allowed {
        message.push(' ');
        message.push_str(option);
    }
    error("option-unknown", &message)
}
