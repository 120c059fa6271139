//! A recorded search as JavaScript gets it: one typed array for one property of all nodes.

use js_sys::{Array, JsString};
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use super::details::Details;
use crate::search::{self, OutcomeScore, Score, Verdict};
use crate::wasm::boards::Valuation;
use crate::wasm::output::{Int32Array, Player, Uint8Array, Uint32Array};
use crate::wasm::worth::Value;

/// The move of the root, which no move led to.
const NO_MOVE: u8 = 255;

/// A whole search, node by node in the order in which they were entered. Each array has one entry
/// for each node, unless it says otherwise; a node is followed by its subtree. Values are X's, and
/// count from the root.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct Trace {
    /// The board of the root: a sign for each cell, one of `X`, `O` and `.`, row by row.
    pub start: String,
    /// The side to move at the root.
    pub player: Player,
    /// The boards that the search met, each once: `X`, `O` and `.`, row by row, the root's
    /// first.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "string[]")]
    pub boards: Array,
    /// How many nodes were entered.
    pub nodes: usize,
    /// What each score that an end of the game can have stands for, for X, counted from the root; higher scores
    /// first. With a depth limit all other scores are estimates, and 0 can be one.
    pub worths: Vec<Valuation>,
    /// The node above; the root's is 0.
    pub parents: Uint32Array,
    /// The nodes of the subtree, the node itself included.
    pub sizes: Uint32Array,
    /// Alpha on entry; −2,147,483,648 for −∞.
    pub alphas: Int32Array,
    /// Beta on entry; 2,147,483,647 for +∞.
    pub betas: Int32Array,
    /// What the node returned; under pruning it can be a bound only.
    pub values: Int32Array,
    /// The node's board, as its index in `boards`.
    pub places: Uint32Array,
    /// What `values` says of the node: 0 its value, 1 that its value is at least that, 2 at most.
    pub bounds: Uint8Array,
    /// The cell that led to the node; 255 for the root.
    pub moves: Uint8Array,
    /// Who moves at the node: 0 is X (MAX), 1 is O (MIN).
    pub players: Uint8Array,
    /// Plies below the root.
    pub plies: Uint8Array,
    /// What the node was and did to its parent, in bits: 1 it is a leaf; 2 its value was the
    /// parent's best so far; 4 it narrowed the parent's window; 8 it closed that window; 16 it is a leaf
    /// because of the depth limit, and its value an estimate.
    pub marks: Uint8Array,
    /// How many moves of the node were cut.
    pub skipped: Uint8Array,
    /// The moves that were cut, in the order in which they would have been tried, node after node:
    /// `skipped` has how many belong to each node.
    pub cuts: Uint8Array,
}

/// What each score stands for that an end of a game can have, higher scores first.
pub(super) fn worths(scoring: OutcomeScore, longest: u32) -> Vec<Valuation> {
    // Plain scores are the same after any number of plies.
    let most = if scoring.counts_plies() { longest } else { 0 };
    let worth = |verdict, plies| {
        let mut value = Value::proved(verdict, plies, scoring);
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

/// The boards of a search, each once, in the order in which the search met them first.
#[derive(Default)]
pub(super) struct Met {
    /// All in one text, for JavaScript divides one text faster than it takes many.
    boards: String,
    count: u32,
    /// For each node the index of its board.
    places: Vec<u32>,
}

impl Met {
    /// Takes the board of the next node. `number` is one more than the index of that board; 0 if it
    /// was not met yet.
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
    /// `start` is the board of the root and the side to move there; `index` gives a move's cell.
    pub(super) fn new<M: Copy>(
        start: (String, Player),
        worths: Vec<Valuation>,
        record: &search::SearchTrace<M, i32>,
        details: &Details<M>,
        bounds: &[u8],
        met: Met,
        index: impl Fn(M) -> u8,
    ) -> Trace {
        let bytes = |moves: &[M]| -> Vec<u8> { moves.iter().map(|&mv| index(mv)).collect() };
        let mut moves = vec![NO_MOVE];
        moves.extend(bytes(&record.moves));
        // A search has −∞ as the negative of +∞; records write the lowest number of 32 bits.
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
            players: Uint8Array::from(&details.players[..]),
            plies: Uint8Array::from(&record.plies[..]),
            marks: Uint8Array::from(&record.marks[..]),
            skipped: Uint8Array::from(&record.skipped[..]),
            cuts: Uint8Array::from(&bytes(&details.cuts)[..]),
        }
    }
}
