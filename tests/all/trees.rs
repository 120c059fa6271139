//! Tests the searches on another game, random written trees. They work on any game that implements
//! the trait, with bounds no tighter than the contract.

use crate::protocol::Protocol;
use crate::random_trees::{Tree, search, side, tree};
use cutoff::search::{Counter, Flat, Observer, RootMove, alpha_beta, minimax};
use cutoff::{Algorithm, Side, analyze};
use proptest::prelude::*;

/// A plain reference search. It counts nodes, and lists the leaves in the order of its visits.
#[derive(Debug, Default, PartialEq)]
struct Reference {
    nodes: u64,
    cutoffs: u64,
    deepest: u32,
    leaves: Vec<i32>,
}

impl Reference {
    /// Searches by minimax without pruning, or by alpha-beta with it. The value is fail-soft.
    fn visit(
        &mut self,
        tree: &Tree,
        side: Side,
        prunes: bool,
        ply: u32,
        mut window: (i32, i32),
    ) -> i32 {
        self.nodes += 1;
        if let Tree::Leaf(value) = tree {
            self.deepest = self.deepest.max(ply);
            self.leaves.push(*value);
            return *value;
        }
        let mut values = Vec::new();
        for child in tree.children() {
            let value = self.visit(child, side.opponent(), prunes, ply + 1, window);
            values.push(value);
            match side {
                Side::Max => window.0 = window.0.max(value),
                Side::Min => window.1 = window.1.min(value),
            }
            if prunes && window.0 >= window.1 {
                self.cutoffs += 1;
                break;
            }
        }
        best(values, side).expect("a child")
    }
}

fn best(values: Vec<i32>, side: Side) -> Option<i32> {
    let values = values.into_iter();
    match side {
        Side::Max => values.max(),
        Side::Min => values.min(),
    }
}

fn reference(tree: &Tree, side: Side, prunes: bool) -> (i32, Reference) {
    let mut reference = Reference::default();
    let value = reference.visit(tree, side, prunes, 0, (i32::MIN, i32::MAX));
    (value, reference)
}

/// The leaves in the order of the visits.
#[derive(Default)]
struct Leaves(Vec<i32>);

impl<M> Observer<M, i32> for Leaves {
    fn leaf(&mut self, _: u32, value: i32) {
        self.0.push(value);
    }
}

fn seen((counts, leaves): (Counter, Leaves)) -> Reference {
    assert_eq!(counts.leaves, leaves.0.len() as u64);
    Reference {
        nodes: counts.nodes,
        cutoffs: counts.cutoffs,
        deepest: counts.deepest_ply,
        leaves: leaves.0,
    }
}

fn from_mover(value: i32, side: Side) -> i32 {
    match side {
        Side::Max => value,
        Side::Min => -value,
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(10_000))]

    #[test]
    fn both_searches_agree_with_a_reference_on_any_tree(tree in tree(5, 200), side in side()) {
        let search = search();
        let (exact, whole) = reference(&tree, side, false);
        let mut heard = ((Counter::default(), Leaves::default()), Protocol::minimax(side));
        prop_assert_eq!(minimax(&search, (&tree, side), &mut heard), exact);
        prop_assert!(heard.1.ended());
        prop_assert_eq!(seen(heard.0), whole);

        let (value, pruned) = reference(&tree, side, true);
        let mut heard = ((Counter::default(), Leaves::default()), Protocol::alpha_beta(side));
        prop_assert_eq!(alpha_beta(&search, (&tree, side), &mut heard), exact);
        prop_assert_eq!(value, exact);
        prop_assert!(heard.1.ended());
        prop_assert_eq!(seen(heard.0), pruned);
    }

    #[test]
    fn the_first_best_move_is_chosen_with_and_without_pruning(tree in tree(5, 200), side in side()) {
        let search = search();
        let worths: Vec<i32> = tree.children().iter()
            .map(|child| from_mover(reference(child, side.opponent(), false).0, side))
            .collect();
        let top = worths.iter().copied().max();
        let first = worths.iter().position(|&worth| Some(worth) == top);
        for algorithm in [Algorithm::Minimax, Algorithm::AlphaBeta] {
            let found = search.solve(algorithm, (&tree, side));
            prop_assert_eq!(found.best, first);
            let exact = reference(&tree, side, false).0;
            prop_assert_eq!(found.score, from_mover(exact, side));
            let end = found.principal_variation.iter().fold(&tree, |tree, &mv| &tree.children()[mv]);
            prop_assert!(matches!(end, Tree::Leaf(value) if *value == exact));
            let mut root = RootMove::default();
            prop_assert_eq!(search.value(algorithm, (&tree, side), &mut root), exact);
            prop_assert_eq!(root.0, first);
        }
        let analysis = analyze(&search, (&tree, side));
        let judged: Vec<i32> = analysis.moves.iter().map(|one| one.score).collect();
        prop_assert_eq!(judged, worths);
    }

    /// A flat layout is for games that end within its number of plies.
    #[test]
    fn a_flat_layout_has_the_same_result(tree in tree(5, 200), side in side()) {
        let search = search();
        let exact = reference(&tree, side, false).0;
        for algorithm in [Algorithm::Minimax, Algorithm::AlphaBeta] {
            prop_assert_eq!(search.value_in(Flat::<5>, algorithm, (&tree, side), &mut ()), exact);
        }
    }
}

#[test]
#[should_panic(expected = "the game is longer than the layout")]
fn a_flat_layout_refuses_a_longer_game() {
    let tree = (0..4).fold(Tree::Leaf(0), |tree, _| Tree::Inner(vec![tree]));
    search().value_in(Flat::<3>, Algorithm::Minimax, (&tree, Side::Max), &mut ());
}
