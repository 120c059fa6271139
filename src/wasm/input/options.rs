//! The one table of options: their names, what they mean, their TypeScript, what is kept of them and how each is
//! read.
//!
//! A call names the options that it takes with [`takes!`], in its own file. That declares them in
//! TypeScript too.

use js_sys::{Array, JsString};
use wasm_bindgen::prelude::*;

#[cfg(feature = "boards")]
use super::boards::*;
use super::errors::error;
use super::game::{Rules, game};
#[cfg(feature = "lab")]
use super::lab::*;
use super::read::{Read, kind, own_names, property, short_text};
#[cfg(feature = "boards")]
use crate::games::BoardGame;
use crate::games::tic_tac_toe::{CellOrder, TicTacToe};
use crate::lab::{puzzle::PuzzleKind, searches::SearchName};
use crate::search::{Convention, OutcomeScore, Search};
#[cfg(feature = "boards")]
use crate::solver::session::Session;
use crate::textbook::PROBES;
#[cfg(feature = "boards")]
use js_sys::Function;

/// Longer names of unknown options are not repeated in the message.
const LONGEST_NAME: u32 = 40;

/// Makes [`Options`], with a field for what each option says and its default, [`Options::set`], which reads an
/// option by its name, and the macro `declared!`, its TypeScript.
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
        /// The options of a call, as they were read. An option that a build does not have keeps its default; some have
        /// no field in the build for play, which would grow by it.
        #[cfg_attr(not(feature = "lab"), allow(dead_code))]
        pub struct Options {
            /// Which game; 3×3 if none is named.
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
                let message = format!("this build does without the option {name}");
                Err(error("option-unknown", &message))
            }
        }

        options! { @declared $($($($what)+, $name: $type;)+)+ }
    };
    (@declared $($($what:literal)+, $name:ident: $type:literal;)+) => {
        macro_rules! declared {
            $(
                ($name) => {
                    concat!("    /**", $($what, "\n     *"),+, "/\n    ", stringify!($name), "?: ", $type, ";\n")
                };
            )+
        }
    };
}

options! { game;
    all_builds: {
        /// Which game; by default `"3x3k3"`.
        game: "string" => |_options, _value| {}; // read before all others
    }
    #[cfg(feature = "boards")]
    boards: {
        /// What an end is worth; by default `"depth-aware"`: a win after n plies is worth cells + 1 − n, with
        /// `"plain"` 1.
        scoring: "\"depth-aware\" | \"plain\"", scoring: OutcomeScore = OutcomeScore::depth_aware(&game)
            => |options, value| options.scoring = scoring(value, &options.game)?;
        /// All cells in the order in which moves are tried; by default row by row, with gravity column by
        /// column.
        order: "readonly number[]", #[cfg(feature = "boards")] order: Option<Vec<usize>> = None
            => |options, value| options.order = Some(order(value, &options.game)?);
        /// How many plies to look ahead, 1 to 64; by default to the end. In `horizon` 2 to 8, by default 4.
        depth: "number", depth: Option<u32> = None
            => |options, value| options.depth = Some(number(value, "option-depth", "depth", 1, 64)? as u32);
        /// Hears at least four times a second how many nodes the search has entered. It is for games
        /// other than 3×3, and for searches with a depth limit. What it throws is ignored.
        progress: "(nodes: number) => void", #[cfg(feature = "boards")] progress: Option<Function> = None
            => |options, value| options.progress = Some(function(value)?);
        /// About how long this call may take in whole milliseconds, up to 86,400,000. The call says how long
        /// it takes by default.
        budgetMs: "number", budget_ms: Option<f64> = None
            => |options, value| options.budget_ms = Some(number(value, "option-budget", "budgetMs", 0, MOST_MS)?);
        /// Whether to find the line of best play too; by default not.
        line: "boolean", line: bool = false
            => |options, value| options.line = truth(value, "line")?;
        /// Whether to give every move with its worth too; by default not.
        moves: "boolean", moves: bool = false
            => |options, value| options.moves |= truth(value, "moves")?;
        /// Whether to give every move, how many replies hold after each, and the move that sets a trap; by
        /// default not.
        replies: "boolean", replies: bool = false
            => |options, value| {
                options.replies = truth(value, "replies")?;
                options.moves |= options.replies;
            };
        /// `"search"` to have the search for any board answer four in a row with gravity too, without the book.
        solver: "\"search\"", any_board: bool = false
            => |options, value| {
                if *value != "search" {
                    return Err(error("option-solver", "solver is \"search\", or is left out"));
                }
                options.any_board = true;
            };
        /// `false` to leave the opening book aside.
        book: "boolean", book: bool = true
            => |options, value| options.book = truth(value, "book")?;
        /// The most megabytes of a table, 1 to 1,024; by default 32.
        memoryMb: "number", #[cfg(feature = "boards")] memory: usize = Session::USUAL_MEMORY => |options, value| {
            options.memory = (number(value, "option-memory", "memoryMb", 1, MOST_MEGABYTES)? as usize) << 20;
        };
        /// How many random walks, 2 to 100,000; by default 1,000.
        probes: "number", probes: u32 = PROBES
            => |options, value| options.probes = number(value, "option-probes", "probes", 2, 100_000)? as u32;
        /// Which random numbers, 0 to 4,294,967,295; by default 1. The same seed gives the same result.
        seed: "number", seed: u32 = 1
            => |options, value| options.seed = number(value, "option-seed", "seed", 0, u32::MAX)? as u32;
        /// How alpha-beta decides, in words separated by spaces: `strict` to cut only when alpha > beta,
        /// `hard` for fail-hard values (a leaf still returns its own number), `right` to try moves from the
        /// last to the first.
        convention: "string", decisions: Convention = Convention::default(), right_to_left: bool = false
            => |options, value| (options.decisions, options.right_to_left) = convention(value)?;
        /// Whether MAX moves at the root; by default `true`.
        maximising: "boolean", maximising: bool = true
            => |options, value| options.maximising = truth(value, "maximising")?;
    }
    #[cfg(feature = "lab")]
    lab: {
        /// Another way to search; it prunes. `"deepening"` goes one ply deeper at a time, `"table"` has a
        /// transposition table, `"symmetry"` one that serves turned and reflected positions too: these are for 3×3
        /// without a depth. `"best-first"` and `"worst-first"` try the best or the worst move first.
        search: "Exclude<SearchName, \"minimax\" | \"alpha-beta\">", search: Option<SearchName> = None
            => |options, value| options.search = Some(other_search(value)?);
        /// How many batches to time, 1 to 1,000; by default 21.
        samples: "number", samples: Option<usize> = None
            => |options, value| options.samples = Some(number(value, "option-samples", "samples", 1, 1_000)? as usize);
        /// For a sample: of how many positions, 1 to 100,000; by default all are listed.
        count: "number", count: Option<usize> = None
            => |options, value| options.count = Some(number(value, "option-count", "count", 1, 100_000)? as usize);
        /// Whether to list only positions in which some moves keep the mover's win or draw and others throw it
        /// away, each in one of its turns and reflections; by default not. A sample cannot have them.
        choices: "boolean", choices: bool = false
            => |options, value| options.choices = truth(value, "choices")?;
        /// What the single good move of the position does; by default `"any"`.
        kind: "PuzzleKind | \"any\"", kind: Option<PuzzleKind> = None
            => |options, value| options.kind = kind_of_move(value)?;
        /// Whether to look for a position in random games that go on from this one; by default not.
        find: "boolean", find: bool = false
            => |options, value| options.find = truth(value, "find")?;
        /// How many positions of the random games to look at, 1 to 100,000; by default 5,000.
        tries: "number", tries: u32 = 5_000
            => |options, value| options.tries = number(value, "option-tries", "tries", 1, 100_000)? as u32;
    }
}

/// Names the options that a call takes, and declares them as an interface in TypeScript.
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

/// A search of the packed board in an order of cells, or in the game's own.
pub type PackedSearch<'o> = Search<'static, TicTacToe, OutcomeScore, Option<&'o CellOrder>>;

#[cfg_attr(not(feature = "lab"), allow(dead_code))]
impl Options {
    /// What an options object says. Null and undefined say nothing, as an object or as a property. A name
    /// that is not `known` is an error: a misspelt name must not silently mean the default.
    ///
    /// # Errors
    ///
    /// An `Error` with a code that begins with `option`, or as [`game`].
    pub fn read(value: &JsValue, known: &[&str]) -> Read<Options> {
        // A panic reaches the console as a readable message with its place in the source. That begins here, where all
        // calls that work pass: a function that runs at the start would be one more in the package.
        #[cfg(feature = "boards")]
        // After a panic no hook can be set: that would be another panic.
        if !std::thread::panicking() {
            console_error_panic_hook::set_once();
        }
        let set = own(value, known)?;
        let named = set.iter().find(|(name, _)| name == "game");
        let game = game(named.map_or(&JsValue::UNDEFINED, |(_, game)| game))?;
        let mut options = Options::of(game);
        for (name, value) in &set {
            options.set(name, value)?;
        }
        #[cfg(feature = "boards")]
        if options.right_to_left {
            let game = &options.game;
            let own = || game.all_cells().map(|cell| game.cell_of(cell)).collect();
            let order: Vec<usize> = options.order.unwrap_or_else(own);
            options.order = Some(order.into_iter().rev().collect());
        }
        Ok(options)
    }

    /// Whether the packed board can do it: 3×3, searched to the end.
    #[cfg(feature = "boards")]
    #[inline(always)] // so that the build for boards alone leaves its searches out
    pub fn is_packed(&self) -> bool {
        if cfg!(not(feature = "lab")) || self.depth.is_some() {
            return false;
        }
        super::game::is_packed(&self.game)
    }

    /// The order of moves on the packed board, if it is not the game's own.
    #[inline(always)] // so that the build for play leaves searches by such an order out
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

/// The names that are set in an options object, with their values.
fn own(value: &JsValue, known: &[&str]) -> Read<Vec<(String, JsValue)>> {
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
        if !known.contains(&name.as_str()) {
            return Err(unknown(&name, known));
        }
        set.push((name, option));
    }
    Ok(set)
}

fn unknown(name: &str, known: &[&str]) -> JsValue {
    // The calls with a table of positions took it.
    if cfg!(feature = "boards") && name == "without" && known.contains(&"memoryMb") {
        let message = "without is gone since 0.4.0; the solvers always use all their ideas";
        return error("option-without", message);
    }
    let mut message = format!("unknown option {name}: there are");
    for known in known {
        message.push(' ');
        message.push_str(known);
    }
    error("option-unknown", &message)
}
