//! What each idea of a strong search has done.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::solver::session::IdeaCounts;
use crate::solver::{connect_four, grid};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** How often each idea of the search that answered has decided something, since the question was first
 * asked. In the search for any board each counts the positions that it ended: `table` by a bound in the
 * table, `symmetry` those among them that were kept turned or reflected, `ordering` by the move that was
 * tried first. In Connect Four's solver so do `doubleThreats`, `followUp`, `lookupsFirst` and `richOrder`
 * (by the move that was tried first); `forcedReplies` are moves played without a search, `bucketsOfTwo`
 * entries of the table that stayed because they were dearer, `growingTable` how often a table has doubled, and
 * `shortHorizons` tries for a quick win or loss that closed in on the score. */
export type IdeaCounts = Partial<Record<IdeaName, number>>;
"#;

/// The ideas of the search that answered.
#[derive(Serialize)]
#[serde(untagged)]
pub enum Ideas {
    Search(SearchIdeas),
    ConnectFour(ConnectFourIdeas),
}

/// The ideas of the search for any board.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SearchIdeas {
    table: u64,
    symmetry: u64,
    threats: u64,
    double_threats: u64,
    open_lines: u64,
    potential: u64,
    follow_up: u64,
    ordering: u64,
    look_ahead: u64,
}

/// The ideas of Connect Four's solver.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ConnectFourIdeas {
    double_threats: u64,
    forced_replies: u64,
    follow_up: u64,
    lookups_first: u64,
    buckets_of_two: u64,
    growing_table: u64,
    short_horizons: u64,
    rich_order: u64,
}

impl From<IdeaCounts> for Ideas {
    fn from(counts: IdeaCounts) -> Ideas {
        match counts {
            IdeaCounts::Search(counts) => counts.into(),
            IdeaCounts::ConnectFour(counts) => counts.into(),
        }
    }
}

impl From<grid::GridCounts> for Ideas {
    fn from(counts: grid::GridCounts) -> Ideas {
        Ideas::Search(SearchIdeas {
            table: counts.table,
            symmetry: counts.symmetry,
            threats: counts.threats,
            double_threats: counts.double_threats,
            open_lines: counts.open_lines,
            potential: counts.potential,
            follow_up: counts.follow_up,
            ordering: counts.ordering,
            look_ahead: counts.look_ahead,
        })
    }
}

impl From<connect_four::Counts> for Ideas {
    fn from(counts: connect_four::Counts) -> Ideas {
        Ideas::ConnectFour(ConnectFourIdeas {
            double_threats: counts.double_threats,
            forced_replies: counts.forced_replies,
            follow_up: counts.follow_ups,
            lookups_first: counts.lookups,
            buckets_of_two: counts.kept,
            growing_table: counts.doublings,
            short_horizons: counts.short_horizons,
            rich_order: counts.first_moves,
        })
    }
}
