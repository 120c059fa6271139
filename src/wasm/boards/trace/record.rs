//! The record of a search for JavaScript, with a typed array for each property of the nodes.

use js_sys::{Array, JsString};

use super::players::PlayersAndCuts;
use crate::search::{self, OutcomeScore, Score, Verdict};
use crate::wasm::boards::Valuation;
use crate::wasm::call::*;
use crate::wasm::output::{Int32Array, Uint8Array, Uint32Array};
use crate::wasm::worth::ScoredWorth;

/// The move of the root, which has none.
const NO_MOVE: u8 = 255;

/// A whole search, node by node in the order in which the nodes were entered. Each array has one
/// entry for each node, unless its description says something else. A node is followed by its
/// subtree. Values are X's, and count from the root.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct Trace {
    /// The board of the root, row by row, with one of `X`, `O` and `.` for each cell.
    pub start: String,
    /// The side to move at the root.
    pub player: Player,
    /// The different boards of the search, row by row in `X`, `O` and `.`, beginning with the
    /// root's.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "string[]")]
    pub boards: Array,
    /// The number of nodes.
    pub nodes: usize,
    /// The meaning of each score that an end of the game can have, for X and counted from the root,
    /// higher scores first. With a depth limit all other scores are estimates, and 0 can be one.
    pub worths: Vec<Valuation>,
    /// The parent of the node; 0 for the root.
    pub parents: Uint32Array,
    /// The number of nodes in the subtree, including the node itself.
    pub sizes: Uint32Array,
    /// Alpha on entry; −2,147,483,648 for −∞.
    pub alphas: Int32Array,
    /// Beta on entry; 2,147,483,647 for +∞.
    pub betas: Int32Array,
    /// The value that the node returned, which can be a bound under pruning.
    pub values: Int32Array,
    /// The board of the node, as an index into `boards`.
    pub places: Uint32Array,
    /// The meaning of the value: 0 for the exact value, 1 for "at least", 2 for "at most".
    pub bounds: Uint8Array,
    /// The cell that led to the node; 255 for the root.
    pub moves: Uint8Array,
    /// The side to move at the node: 0 for X (MAX), 1 for O (MIN).
    pub players: Uint8Array,
    /// Plies below the root.
    pub plies: Uint8Array,
    /// The events at the node, as bits. 1: it is a leaf. 2: its value was its parent's best so far.
    /// 4: it narrowed its parent's window. 8: it closed that window. 16: it is a leaf because of
    /// the depth limit, and its value is an estimate.
    pub marks: Uint8Array,
    /// The number of moves cut at the node.
    pub skipped: Uint8Array,
    /// The moves that were cut, node after node, in the order in which they would have been tried.
    /// `skipped` says how many belong to each node.
    pub cuts: Uint8Array,
}

/// The meaning of each score that an end of the game can have, higher scores first.
pub(super) fn worths(scoring: OutcomeScore, longest: u32) -> Vec<Valuation> {
    // Plain scores do not depend on the number of plies.
    let most = if scoring.counts_plies() { longest } else { 0 };
    let worth = |verdict, plies| {
        let mut value = ScoredWorth::proved(verdict, plies, scoring);
        if !scoring.counts_plies() || verdict == Verdict::Draw {
            value.plies = None;
        }
        Valuation::from(value)
    };
    let mut worths: Vec<Valuation> = (0..=most).map(|plies| worth(Verdict::Win, plies)).collect();
    worths.push(worth(Verdict::Draw, 0));
    worths.extend((0..=most).rev().map(|plies| worth(Verdict::Loss, plies)));
    worths
}

/// The different boards of a search, in the order in which the search met them.
#[derive(Default)]
pub(super) struct Met {
    /// One string, because JavaScript splits one string faster than it takes many.
    boards: String,
    count: u32,
    /// The index of each node's board.
    places: Vec<u32>,
}

impl Met {
    /// Adds the board of the next node. `number` is one more than the index of that board, or 0 for
    /// a new board.
    pub(super) fn add(&mut self, number: &mut u32, board: impl FnOnce() -> String) {
        if *number == 0 {
            if self.count > 0 {
                self.boards.push('\n');
            }
            self.boards += &board();
            self.count += 1;
            *number = self.count;
        }
        self.places.push(*number - 1);
    }
}

impl Trace {
    /// Builds the record. `start` has the board of the root and the side to move there, and `index`
    /// gives the cell of a move.
    pub(super) fn new<M: Copy>(
        start: (String, Player),
        worths: Vec<Valuation>,
        record: &search::SearchTrace<M, i32>,
        facts: &PlayersAndCuts<M>,
        bounds: &[u8],
        met: Met,
        index: impl Fn(M) -> u8,
    ) -> Trace {
        let bytes = |moves: &[M]| -> Vec<u8> { moves.iter().map(|&mv| index(mv)).collect() };
        let mut moves = vec![NO_MOVE];
        moves.extend(bytes(&record.moves));
        // In a search, −∞ is the negative of +∞. In a record, it is the lowest 32-bit number.
        let written = |&alpha: &i32| {
            if alpha == i32::LOWEST {
                i32::MIN
            } else {
                alpha
            }
        };
        let alphas: Vec<i32> = record.alphas.iter().map(written).collect();
        Trace {
            start: start.0,
            player: start.1,
            places: Uint32Array::from(&met.places[..]),
            boards: JsString::from(met.boards).split("\n"),
            bounds: Uint8Array::from(bounds),
            nodes: record.len(),
            worths,
            parents: Uint32Array::from(&record.parents[..]),
            sizes: Uint32Array::from(&record.sizes[..]),
            alphas: Int32Array::from(&alphas[..]),
            betas: Int32Array::from(&record.betas[..]),
            values: Int32Array::from(&record.values[..]),
            moves: Uint8Array::from(&moves[..]),
            players: Uint8Array::from(&facts.players[..]),
            plies: Uint8Array::from(&record.plies[..]),
            marks: Uint8Array::from(&record.marks[..]),
            skipped: Uint8Array::from(&record.skipped[..]),
            cuts: Uint8Array::from(&bytes(&facts.cuts)[..]),
        }
    }
}
