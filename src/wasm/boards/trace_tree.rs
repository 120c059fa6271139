//! Searches of trees that a user has typed, as records for JavaScript.

use crate::game::{Game, Side};
use crate::games::tree::{LeafWorth, MOST_PLIES, NodeIndex, Number, OwnValue, Tree, TreeGame};
use crate::order::{GameOrder, Order, Reversed};
use crate::search::{
    Algorithm, Depth, Observer, Search, SearchTrace, alpha_beta_within, mark, minimax,
};
use crate::wasm::boards::trace::PlayersAndCuts;
use crate::wasm::call::*;
use crate::wasm::output::{Float64Array, Uint8Array, Uint32Array};

/// A node of a written tree.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct TreeNode {
    /// The parent of the node; 0 for the root.
    pub parent: u32,
    /// Plies below the root.
    pub ply: usize,
    /// The side that chooses at the node, or that would choose if it were not a leaf. X is MAX, O
    /// is MIN.
    pub player: Player,
    /// The children, from left to right.
    pub children: Vec<u32>,
    /// The value written at the node; `null` if there is none.
    pub value: Option<f64>,
    /// The name of an unknown leaf; `null` for other nodes.
    pub name: Option<String>,
    /// The value by minimax; `null` if it needs an unknown value, and below the depth limit.
    pub exact: Option<f64>,
}

/// A search of a written tree, node by node in the order in which the nodes were entered, as in
/// `Trace`.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct TreeTrace {
    /// The tree without white space.
    pub text: String,
    /// The tree's nodes, each before its subtree.
    pub tree: Vec<TreeNode>,
    /// The side at the root: X is MAX, O is MIN.
    pub player: Player,
    /// The first node of the search whose value is needed and unknown; `null` if there is none.
    /// Ignore the record from that node on.
    pub needs: Option<usize>,
    /// The number of nodes entered.
    pub nodes: usize,
    /// The parent in the search; 0 for the root.
    pub parents: Uint32Array,
    /// The number of nodes in the subtree, including the node itself.
    pub sizes: Uint32Array,
    /// Alpha on entry.
    pub alphas: Float64Array,
    /// Beta on entry.
    pub betas: Float64Array,
    /// The value that the node returned, which can be a bound under pruning.
    pub values: Float64Array,
    /// As in `Trace`.
    pub bounds: Uint8Array,
    /// The index in `tree` of the searched node.
    pub moves: Uint32Array,
    /// The side to move at the node: 0 for X (MAX), 1 for O (MIN).
    pub players: Uint8Array,
    /// Plies below the root.
    pub plies: Uint8Array,
    /// As in `Trace`.
    pub marks: Uint8Array,
    /// The number of children cut at the node.
    pub skipped: Uint8Array,
    /// The nodes of the tree that were cut, node after node, in the order in which they would have
    /// been tried. `skipped` says how many belong to each node.
    pub cuts: Uint32Array,
}

takes! {
    /// The options of `trace_tree`.
    TRACE_TREE, TraceTreeOptions: maximising depth convention window
}

/// Reads a written tree and records its search.
///
/// @param text The tree, such as `[[3, 12, 8], [2, a], 5[4, -1.5]]`. It has values, names of
/// unknown leaves, and inner nodes with or without a value before the bracket. `(…)` and `{…}` are
/// brackets too. An inner node can have a name before its bracket, as in `A(B(3, 12))`, and spaces
/// can replace commas.
/// @param use_pruning As for `best_move`.
/// @param options The side to move at the root, the depth, and the convention and the first window
/// of alpha-beta. At the `depth`, the search takes the value written at the node.
/// @throws {Error} With a `code` that begins with `tree-`, and in `at` the index of the first wrong
/// character; or with the codes `text-type`, `text-long`, `pruning-type`, and those of the options.
#[wasm_bindgen]
pub fn trace_tree(
    #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
    #[wasm_bindgen(unchecked_param_type = "boolean")] use_pruning: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "TraceTreeOptions")] options: JsValue,
) -> Result<TreeTrace> {
    let tree = input::tree(&text)?;
    let algorithm = input::algorithm(&use_pruning)?;
    let options = Options::read(&options, TRACE_TREE)?;
    let root = if options.maximising {
        Side::Max
    } else {
        Side::Min
    };
    let game = TreeGame::new(&tree, root);
    // No tree is deeper, so this limit has no effect.
    let depth = options.depth.unwrap_or(MOST_PLIES as u32);
    let search = to_depth(&game, depth);
    let start = game.root();
    let (record, facts) = if options.right_to_left {
        let search = search.with_order(Reversed(GameOrder));
        recorded(&search, start, algorithm, &options)
    } else {
        recorded(&search, start, algorithm, &options)
    };
    let bounds = facts.bounds(&record, options.decisions.fail_hard);
    give(&TreeTrace::new(
        &tree, &game, &record, &facts, &bounds, depth,
    ))
}

type Limited<'g, 't, O = GameOrder> = Search<'g, TreeGame<'t>, LeafWorth, O, Depth<OwnValue>>;

/// A search that takes the value written at a node this many plies below the root.
fn to_depth<'g, 't>(game: &'g TreeGame<'t>, plies: u32) -> Limited<'g, 't> {
    let evaluation = OwnValue;
    Search::new(game, LeafWorth).with_limit(Depth { plies, evaluation })
}

fn recorded<'t>(
    search: &Limited<'_, 't, impl Order<TreeGame<'t>>>,
    start: NodeIndex,
    algorithm: Algorithm,
    options: &Options,
) -> (SearchTrace<NodeIndex, Number>, PlayersAndCuts<NodeIndex>) {
    let mut record = SearchTrace::default();
    match algorithm {
        Algorithm::Minimax => minimax(search, start, &mut record),
        Algorithm::AlphaBeta => {
            let mut decisions = options.decisions;
            alpha_beta_within(search, start, options.window, &mut decisions, &mut record)
        }
    };
    let facts = PlayersAndCuts::new(search, start, &record, |_| ());
    (record, facts)
}

impl TreeTrace {
    fn new(
        tree: &Tree,
        game: &TreeGame,
        record: &SearchTrace<NodeIndex, Number>,
        facts: &PlayersAndCuts<NodeIndex>,
        bounds: &[u8],
        depth: u32,
    ) -> TreeTrace {
        let moves: Vec<u32> = std::iter::once(game.root())
            .chain(record.moves.iter().copied())
            .collect();
        let needs = (0..record.len())
            .find(|&node| record.is_marked(node, mark::LEAF) && game.is_unknown(moves[node]));
        TreeTrace {
            text: tree.to_string(),
            tree: tree_nodes(tree, game, depth),
            player: game.to_move(game.root()).into(),
            needs,
            nodes: record.len(),
            parents: Uint32Array::from(&record.parents[..]),
            sizes: Uint32Array::from(&record.sizes[..]),
            alphas: numbers(&record.alphas),
            betas: numbers(&record.betas),
            values: numbers(&record.values),
            bounds: Uint8Array::from(bounds),
            moves: Uint32Array::from(&moves[..]),
            players: Uint8Array::from(&facts.players[..]),
            plies: Uint8Array::from(&record.plies[..]),
            marks: Uint8Array::from(&record.marks[..]),
            skipped: Uint8Array::from(&record.skipped[..]),
            cuts: Uint32Array::from(&facts.cuts[..]),
        }
    }
}

fn numbers(worths: &[Number]) -> Float64Array {
    let numbers: Vec<f64> = worths.iter().map(|worth| worth.get()).collect();
    Float64Array::from(&numbers[..])
}

fn tree_nodes(tree: &Tree, game: &TreeGame, depth: u32) -> Vec<TreeNode> {
    tree.nodes()
        .iter()
        .enumerate()
        .map(|(index, node)| TreeNode {
            parent: node.parent,
            ply: node.ply,
            player: game.to_move(index as NodeIndex).into(),
            children: node.children.clone(),
            value: node.value.map(Number::get),
            name: node.name.clone(),
            exact: depth
                .checked_sub(node.ply as u32)
                .and_then(|left| exact(game, index as NodeIndex, left)),
        })
        .collect()
}

/// The minimax value within this many plies, unless it needs an unknown leaf.
fn exact(game: &TreeGame, node: NodeIndex, left: u32) -> Option<f64> {
    let mut ends = KnownEnds {
        game,
        at: node,
        all: true,
    };
    let search = to_depth(game, left);
    let value = search.value(Algorithm::Minimax, node, &mut ends);
    ends.all.then_some(value.get())
}

/// Finds out if the value of every leaf that a search reaches is known.
struct KnownEnds<'g, 't> {
    game: &'g TreeGame<'t>,
    at: NodeIndex,
    all: bool,
}

impl Observer<NodeIndex, Number> for KnownEnds<'_, '_> {
    fn descend(&mut self, _: u32, child: NodeIndex) {
        self.at = child;
    }

    fn leaf(&mut self, _: u32, _: Number) {
        self.all &= !self.game.is_unknown(self.at);
    }
}
