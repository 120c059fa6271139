//! Recorded searches.

mod players;
mod record;

use std::collections::HashMap;
use std::hash::BuildHasherDefault;

use crate::estimate::count_up_to;
use crate::game::Game;
use crate::games::BoardGame;
use crate::games::grid::{Cell, Grid, Position};
use crate::hash::PositionHasher;
use crate::order::Order;
use crate::search::{self, Algorithm, Convention, Limit, alpha_beta_by, count_nodes, minimax};
use crate::textbook::minimax_nodes;
use crate::wasm::boards::Valuation;
use crate::wasm::boards::textbook::{BoardSearch, SearchTask, check_cost, with_search};
use crate::wasm::call::*;
use crate::wasm::input::errors::attach;
use record::{Met, worths};

pub(super) use players::PlayersAndCuts;
pub use record::Trace;

takes! {
    /// The options of `trace`.
    TRACE, TraceOptions: game depth scoring order convention
}

/// Records a whole search: every node and everything that happened at it.
///
/// A search of more than two million nodes is refused. A `depth` or a later position makes it
/// smaller. Alpha-beta first runs up to 10⁷ nodes to find its size, which takes a fraction of a
/// second. So the call needs no time budget.
///
/// @param board As for `best_move`.
/// @param use_pruning As for `best_move`.
/// @param options As for `best_move`, and the convention of alpha-beta.
/// @returns The record, which takes 30 bytes per node. Minimax from the empty board takes 17 MB.
/// @throws {Error} As `best_move`; `option-convention`; `trace-large` with the size of the search
/// in `nodes`, which is estimated for minimax, counted for alpha-beta, and `null` above 10⁷.
#[wasm_bindgen]
pub fn trace(
    #[wasm_bindgen(unchecked_param_type = "BoardInput")] board: JsValue,
    #[wasm_bindgen(unchecked_param_type = "boolean")] use_pruning: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "TraceOptions")] options: JsValue,
) -> Result<Trace> {
    let options = Options::read(&options, TRACE)?;
    let position = input::position(&board, &options.game)?;
    let algorithm = input::algorithm(&use_pruning)?;
    give(&recorded(&options, position, algorithm)?)
}

/// The largest record, which takes 50 MB, and the largest map.
pub const MOST_TRACED: u64 = 2_000_000;

/// The largest number of nodes that alpha-beta counts to find the size of its record.
pub const MOST_COUNTED: u64 = 10_000_000;

type Record = search::SearchTrace<Cell, i32>;

fn recorded(options: &Options, position: Position, algorithm: Algorithm) -> Read<Trace> {
    check_cost(options, position, algorithm)?;
    let task = Recorded {
        algorithm,
        depth: options.depth,
        decisions: options.decisions,
    };
    let recorded = with_search(options, position, task);
    let (record, facts, met, worths) =
        recorded.map_err(|counted| too_large(options, position, algorithm, counted))?;
    let grid = &options.game;
    let start = (grid.board_text(position), grid.to_move(position).into());
    let index = |cell: Cell| cell.index() as u8;
    let bounds = facts.bounds(&record, options.decisions.fail_hard);
    Ok(Trace::new(
        start, worths, &record, &facts, &bounds, met, index,
    ))
}

/// Records a search, unless it is too large.
struct Recorded {
    algorithm: Algorithm,
    depth: Option<u32>,
    decisions: Convention,
}

impl SearchTask for Recorded {
    /// The record, its players and cuts, the boards of its nodes and the meaning of its scores. If
    /// the search is too large, its number of nodes, if they have been counted.
    type Answer =
        std::result::Result<(Record, PlayersAndCuts<Cell>, Met, Vec<Valuation>), Option<u64>>;

    fn run<O, L>(mut self, search: &BoardSearch<'_, O, L>, root: Position) -> Self::Answer
    where
        O: Order<Grid>,
        L: Limit<Grid, i32> + Copy,
    {
        let mut record = Record::default();
        match self.algorithm {
            Algorithm::Minimax => {
                count_up_to(search.game, root, self.depth, MOST_TRACED).ok_or(None)?;
                minimax(search, root, &mut record);
            }
            Algorithm::AlphaBeta => {
                let nodes =
                    count_nodes(search, root, &mut self.decisions, MOST_COUNTED).ok_or(None)?;
                if nodes > MOST_TRACED {
                    return Err(Some(nodes));
                }
                alpha_beta_by(search, root, &mut self.decisions, &mut record);
            }
        }
        let mut met = Met::default();
        let mut numbers = HashMap::<_, _, BuildHasherDefault<PositionHasher>>::default();
        let facts = PlayersAndCuts::new(search, root, &record, |position| {
            met.add(numbers.entry(position).or_default(), || {
                search.game.board_text(position)
            });
        });
        let worths = worths(search.scoring, search.game.cells());
        Ok((record, facts, met, worths))
    }
}

/// Refuses a record or a map of too many nodes. The error has their number if they were counted.
pub fn too_large(
    options: &Options,
    position: Position,
    algorithm: Algorithm,
    counted: Option<u64>,
) -> JsValue {
    let nodes = match (counted, algorithm) {
        (Some(nodes), _) => Some(nodes as f64),
        (None, Algorithm::Minimax) => {
            Some(minimax_nodes(&options.game, position, options.depth).nodes)
        }
        (None, Algorithm::AlphaBeta) => None,
    };
    let count = match nodes {
        Some(nodes) => format!("about {}", nodes as u64),
        None => format!("more than {MOST_COUNTED}"),
    };
    let search = match algorithm {
        Algorithm::Minimax => "minimax",
        Algorithm::AlphaBeta => "alpha-beta",
    };
    let message = format!(
        "{search} has {count} nodes here, and {MOST_TRACED} are the most: give a depth, or a later position"
    );
    let error = error("trace-large", &message);
    attach(&error, "nodes", &nodes.map_or(JsValue::NULL, JsValue::from));
    if nodes.is_none() {
        attach(&error, "most", &(MOST_COUNTED as f64).into());
    }
    error
}
