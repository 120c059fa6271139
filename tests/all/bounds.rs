//! Checks recorded values and bounds against every value that the cut branches could have.

use crate::random_trees::{Tree, TreeGame, search, side, tree};
use cutoff::Side;
use cutoff::order::{GameOrder, Order, Reversed};
use cutoff::search::{
    Bound, Convention, SearchTrace, Textbook, Window, alpha_beta_within, bounds, minimax,
};
use proptest::prelude::*;
use std::collections::{HashMap, HashSet};

/// A path of branches from the root.
type Path = Vec<usize>;

#[derive(Clone, Copy, Debug)]
struct How {
    strict: bool,
    hard: bool,
    right: bool,
    /// Alpha and beta at the root.
    window: (i32, i32),
}

const FULL: (i32, i32) = (-i32::MAX, i32::MAX);

const SOFT: How = How {
    strict: false,
    hard: false,
    right: false,
    window: FULL,
};

/// Draws the full window half of the time, and otherwise a window among the values of the trees.
fn window() -> impl Strategy<Value = (i32, i32)> {
    let narrow = (-6..=5, 1..=6).prop_map(|(alpha, width)| (alpha, alpha + width));
    prop_oneof![Just(FULL), narrow]
}

impl How {
    fn all(window: (i32, i32)) -> impl Iterator<Item = How> {
        (0..8).map(move |bits| How {
            window,
            strict: bits & 1 != 0,
            hard: bits & 2 != 0,
            right: bits & 4 != 0,
        })
    }
}

/// A node that the independent search enters.
#[derive(Debug)]
struct Node {
    path: Path,
    alpha: i32,
    beta: i32,
    value: i32,
    leaf: bool,
}

/// An alpha-beta search that records the nodes in the order in which it enters them.
fn pruned(
    tree: &Tree,
    path: &Path,
    side: Side,
    window: (i32, i32),
    how: How,
    nodes: &mut Vec<Node>,
) -> i32 {
    let (mut alpha, mut beta) = window;
    let at = nodes.len();
    nodes.push(Node {
        path: path.clone(),
        alpha,
        beta,
        value: 0,
        leaf: matches!(tree, Tree::Leaf(_)),
    });
    let mut value = match (tree, side) {
        (Tree::Leaf(value), _) => *value,
        (_, Side::Max) => -i32::MAX,
        (_, Side::Min) => i32::MAX,
    };
    let mut order: Vec<usize> = (0..tree.children().len()).collect();
    if how.right {
        order.reverse();
    }
    for branch in order {
        let below = [&path[..], &[branch]].concat();
        let child = &tree.children()[branch];
        let found = pruned(child, &below, side.opponent(), (alpha, beta), how, nodes);
        if side == Side::Max {
            value = value.max(found);
            alpha = alpha.max(found);
        } else {
            value = value.min(found);
            beta = beta.min(found);
        }
        if alpha > beta || alpha == beta && !how.strict {
            break;
        }
    }
    if how.hard && !nodes[at].leaf {
        value = value.max(window.0).min(window.1);
    }
    nodes[at].value = value;
    value
}

/// Finds the minimax value of each node, with the values of unvisited leaves from `unseen`.
fn worth(
    tree: &Tree,
    path: &Path,
    side: Side,
    seen: &HashSet<&Path>,
    unseen: &mut impl FnMut() -> i32,
    worths: &mut HashMap<Path, Vec<i32>>,
) -> i32 {
    let value = match tree {
        Tree::Leaf(value) if seen.contains(path) => *value,
        Tree::Leaf(_) => unseen(),
        Tree::Inner(children) => {
            let below = children.iter().enumerate().map(|(branch, child)| {
                let path = [&path[..], &[branch]].concat();
                worth(child, &path, side.opponent(), seen, unseen, worths)
            });
            match side {
                Side::Max => below.max(),
                Side::Min => below.min(),
            }
            .expect("inner nodes have children")
        }
    };
    worths.entry(path.clone()).or_default().push(value);
    value
}

/// Returns the right kind of bound for a node's value, from its values in all cases that were
/// tried.
fn expected(node: &Node, worths: &[i32], hard: bool) -> Bound {
    let least = worths.iter().all(|&worth| worth >= node.value);
    let most = worths.iter().all(|&worth| worth <= node.value);
    let inside = node.alpha < node.value && node.value < node.beta;
    match (least, most) {
        (true, true) if node.leaf || !hard || inside => Bound::Exact,
        (true, true) if node.value >= node.beta => Bound::Lower,
        (true, false) => Bound::Lower,
        (_, true) => Bound::Upper,
        (false, false) => panic!("the value of {node:?} says nothing, it is worth {worths:?}"),
    }
}

/// Pseudorandom numbers, the same in every run.
fn draw(state: &mut u64, below: u64) -> u64 {
    *state = state
        .wrapping_mul(6_364_136_223_846_793_005)
        .wrapping_add(1);
    (*state >> 33) % below
}

fn judged(tree: &Tree, root: Side, how: How) -> Vec<(Node, Bound)> {
    let mut nodes = Vec::new();
    let start = Path::new();
    pruned(tree, &start, root, how.window, how, &mut nodes);
    let leaves = nodes.iter().filter(|node| node.leaf);
    let seen: HashSet<&Path> = leaves.map(|node| &node.path).collect();
    let mut worths = HashMap::new();
    let mut state = 1;
    for case in 0..12 {
        let mut unseen = || match case {
            0 => -100,
            1 => 100,
            _ => [-100, -3, -1, 0, 2, 100][draw(&mut state, 6) as usize],
        };
        worth(tree, &start, root, &seen, &mut unseen, &mut worths);
    }
    let judge = |node: Node| {
        let bound = expected(&node, &worths[&node.path], how.hard);
        (node, bound)
    };
    nodes.into_iter().map(judge).collect()
}

/// Records a search by the engine, with the kind of bound that it gives each node.
fn recorded(
    tree: &Tree,
    root: Side,
    how: How,
    prunes: bool,
) -> (SearchTrace<usize, i32>, Vec<Bound>) {
    fn run<'t>(
        order: impl Order<TreeGame<'t>>,
        start: (&'t Tree, Side),
        mut decisions: Convention,
        window: Option<Window<i32>>,
    ) -> SearchTrace<usize, i32> {
        let mut record = SearchTrace::default();
        let search = search().with_order(order);
        match window {
            Some(window) => alpha_beta_within(&search, start, window, &mut decisions, &mut record),
            None => minimax(&search, start, &mut record),
        };
        record
    }
    let decisions = Convention {
        strict_cut: how.strict,
        fail_hard: how.hard,
        ..Convention::default()
    };
    let (alpha, beta) = how.window;
    let window = prunes.then_some(Window { alpha, beta });
    let record = if how.right {
        run(Reversed(GameOrder), (tree, root), decisions, window)
    } else {
        run(GameOrder, (tree, root), decisions, window)
    };
    let maximises = |node: usize| (root == Side::Max) == record.plies[node].is_multiple_of(2);
    let bounds = bounds(&record, maximises, how.hard);
    (record, bounds)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_000))]

    #[test]
    fn recorded_bounds_hold_for_all_values_of_unvisited_leaves(
        tree in tree(5, 120),
        root in side(),
        window in window(),
    ) {
        for how in How::all(window) {
            let (record, bounds) = recorded(&tree, root, how, true);
            let expected = judged(&tree, root, how);
            prop_assert_eq!(record.len(), expected.len());
            for (at, (node, bound)) in expected.iter().enumerate() {
                prop_assert_eq!(record.values[at], node.value, "{:?} {:?}", how, node);
                prop_assert_eq!(bounds[at], *bound, "{:?} {:?}", how, node);
            }
        }
    }

    #[test]
    fn a_search_within_a_window_returns_a_true_bound(
        tree in tree(5, 120),
        side in side(),
        (alpha, beta) in window(),
    ) {
        let window = Window { alpha, beta };
        let exact = minimax(&search(), (&tree, side), &mut ());
        let value = alpha_beta_within(&search(), (&tree, side), window, &mut Textbook, &mut ());
        prop_assert!(Bound::of(value, window).holds(value, exact), "{} {}", value, exact);
    }

    #[test]
    fn minimax_returns_only_exact_values(tree in tree(5, 120), root in side(), hard: bool) {
        let how = How { hard, ..SOFT };
        let (_, bounds) = recorded(&tree, root, how, false);
        prop_assert!(bounds.iter().all(|&bound| bound == Bound::Exact));
    }
}

fn leaves(values: &[i32]) -> Tree {
    Tree::Inner(values.iter().copied().map(Tree::Leaf).collect())
}

/// The search visits Russell and Norvig's third branch completely, so its value is 2. Fail-hard
/// returns 3 for it, which means "3 or less".
#[test]
fn a_completely_visited_branch_has_its_exact_value() {
    let tree = Tree::Inner(vec![
        leaves(&[3, 12, 8]),
        leaves(&[2, 4, 6]),
        leaves(&[14, 5, 2]),
    ]);
    let branches = |how| {
        let (record, bounds) = recorded(&tree, Side::Max, how, true);
        [1, 5, 7].map(|node| (record.values[node], bounds[node]))
    };
    let soft = [(3, Bound::Exact), (2, Bound::Upper), (2, Bound::Exact)];
    assert_eq!(branches(SOFT), soft);
    let clamped = [(3, Bound::Exact), (3, Bound::Upper), (3, Bound::Upper)];
    assert_eq!(branches(How { hard: true, ..SOFT }), clamped);
}

/// MAX already has 5. The node below has one child of at most 3 and one of exactly 4, so its value
/// is exactly 4.
#[test]
fn a_bound_does_not_hide_a_better_value() {
    let both = Tree::Inner(vec![leaves(&[3, 9]), leaves(&[6, 4])]);
    let tree = Tree::Inner(vec![leaves(&[5]), Tree::Inner(vec![both])]);
    let (record, bounds) = recorded(&tree, Side::Max, SOFT, true);
    let found: Vec<(i32, Bound)> = record.values.into_iter().zip(bounds).collect();
    let expected = [(4, Bound::Exact), (4, Bound::Exact), (3, Bound::Upper)];
    assert_eq!(found[3..6], expected);
}
