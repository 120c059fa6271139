//! The searches on another game: random written-out trees, with ties and negative values. Any game
//! will do that implements the trait, and every observer hears what the contract says.
#![cfg(not(target_arch = "wasm32"))]

use std::marker::PhantomData;

use cutoff::search::{Counter, Observer, Scoring, Trace, Window, alpha_beta, mark, minimax};
use cutoff::{Algorithm, Game, Search, Side};
use proptest::prelude::*;

/// A node of a tree: a leaf with its value, or children.
#[derive(Clone, Debug)]
enum Tree {
    Leaf(i32),
    Inner(Vec<Tree>),
}

/// A tree as a game: MAX and MIN alternate, a move is the number of a child.
struct TreeGame<'t>(PhantomData<&'t Tree>);

impl<'t> Game for TreeGame<'t> {
    type Position = (&'t Tree, Side);
    type Move = usize;
    type Outcome = i32;

    fn to_move(&self, (_, side): Self::Position) -> Side {
        side
    }

    fn outcome(&self, (tree, _): Self::Position) -> Option<i32> {
        match tree {
            Tree::Leaf(value) => Some(*value),
            Tree::Inner(_) => None,
        }
    }

    fn moves(&self, (tree, _): Self::Position) -> impl Iterator<Item = usize> {
        match tree {
            Tree::Leaf(_) => 0..0,
            Tree::Inner(children) => 0..children.len(),
        }
    }

    fn play(&self, (tree, side): Self::Position, mv: usize) -> Self::Position {
        let Tree::Inner(children) = tree else {
            panic!("no move at a leaf");
        };
        (&children[mv], side.opponent())
    }
}

struct LeafValue;

impl<'t> Scoring<TreeGame<'t>> for LeafValue {
    type Score = i32;

    fn score(&self, value: i32, _: u32) -> i32 {
        value
    }
}

fn tree() -> impl Strategy<Value = Tree> {
    // Few values, so that ties are common.
    let leaf = (-4..=4).prop_map(Tree::Leaf);
    leaf.prop_recursive(5, 200, 4, |inner| {
        prop::collection::vec(inner, 1..=4).prop_map(Tree::Inner)
    })
}

/// A plain reference: the value, nodes, and the leaves that alpha-beta visits in order.
#[derive(Default)]
struct Reference {
    nodes: u64,
    cutoffs: u64,
    leaves: Vec<i32>,
}

impl Reference {
    fn full(tree: &Tree, maximising: bool) -> i32 {
        match tree {
            Tree::Leaf(value) => *value,
            Tree::Inner(children) => {
                let values = children.iter().map(|child| Self::full(child, !maximising));
                if maximising {
                    values.max()
                } else {
                    values.min()
                }
                .expect("a child")
            }
        }
    }

    fn pruned(&mut self, tree: &Tree, maximising: bool, mut alpha: i32, mut beta: i32) -> i32 {
        self.nodes += 1;
        let children = match tree {
            Tree::Leaf(value) => {
                self.leaves.push(*value);
                return *value;
            }
            Tree::Inner(children) => children,
        };
        let mut best = if maximising { i32::MIN } else { i32::MAX };
        for child in children {
            let value = self.pruned(child, !maximising, alpha, beta);
            if maximising {
                best = best.max(value);
                alpha = alpha.max(value);
            } else {
                best = best.min(value);
                beta = beta.min(value);
            }
            if alpha >= beta {
                self.cutoffs += 1;
                break;
            }
        }
        best
    }
}

/// The leaves in the order in which they are looked at.
#[derive(Default)]
struct Leaves(Vec<i32>);

impl<M> Observer<M, i32> for Leaves {
    fn leaf(&mut self, _: u32, value: i32) {
        self.0.push(value);
    }
}

/// Holds every call against the contract of `Observer`.
#[derive(Default)]
struct Protocol {
    open: Vec<Heard>,
    last: Option<i32>,
    closed: bool,
    done: bool,
}

struct Heard {
    window: Window<i32>,
    leaf: bool,
    descending: bool,
    best: Option<i32>,
}

impl Protocol {
    fn here(&mut self, ply: u32) -> &mut Heard {
        assert_eq!(
            self.open.len(),
            ply as usize + 1,
            "the ply of the innermost open node"
        );
        self.open.last_mut().expect("a node is open")
    }
}

impl Observer<usize, i32> for Protocol {
    fn enter(&mut self, ply: u32, window: Window<i32>) {
        assert!(!self.done && self.open.len() == ply as usize);
        assert!(window.alpha < window.beta, "an open window");
        if let Some(above) = self.open.last() {
            assert!(above.descending);
            assert_eq!(above.window, window, "the parent's window");
        }
        self.open.push(Heard {
            window,
            leaf: false,
            descending: false,
            best: None,
        });
        self.closed = false;
    }

    fn leaf(&mut self, ply: u32, value: i32) {
        let here = self.here(ply);
        assert!(!here.leaf && here.best.is_none());
        here.leaf = true;
        here.best = Some(value);
    }

    fn descend(&mut self, ply: u32, _: usize) {
        assert!(!self.closed, "no child after a cut-off");
        let here = self.here(ply);
        assert!(!here.leaf);
        here.descending = true;
    }

    fn improve(&mut self, ply: u32, _: usize, value: i32) {
        assert_eq!(
            self.last.take(),
            Some(value),
            "the value just come back with"
        );
        self.here(ply).best = Some(value);
    }

    fn narrow(&mut self, ply: u32, window: Window<i32>) {
        let here = self.here(ply);
        assert_ne!(here.window, window);
        assert!(window.alpha >= here.window.alpha && window.beta <= here.window.beta);
        assert!(here.best == Some(window.alpha) || here.best == Some(window.beta));
        here.window = window;
    }

    fn cut_off(&mut self, ply: u32, window: Window<i32>, _: usize) {
        assert!(window.alpha >= window.beta && self.here(ply).window == window);
        self.closed = true;
    }

    fn leave(&mut self, ply: u32, value: i32) {
        assert_eq!(self.here(ply).best, Some(value));
        self.open.pop();
        self.last = Some(value);
        self.closed = false;
        self.done = self.open.is_empty();
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(10_000))]

    #[test]
    fn both_searches_agree_with_a_reference_on_any_tree(tree in tree(), maximising: bool) {
        let root = if maximising { Side::Max } else { Side::Min };
        let game = TreeGame(PhantomData);
        let search = Search::new(&game, LeafValue);
        let position = (&tree, root);
        let exact = Reference::full(&tree, maximising);
        let mut reference = Reference::default();
        reference.pruned(&tree, maximising, i32::MIN, i32::MAX);

        let mut all = Counter::default();
        prop_assert_eq!(minimax(&search, position, &mut all), exact);
        let mut heard = ((Counter::default(), Leaves::default()), Protocol::default());
        prop_assert_eq!(alpha_beta(&search, position, &mut heard), exact);
        let ((counts, leaves), protocol) = heard;
        prop_assert!(protocol.done);
        prop_assert_eq!((counts.nodes, counts.cutoffs), (reference.nodes, reference.cutoffs));
        prop_assert_eq!(leaves.0, reference.leaves);
        prop_assert!(counts.nodes <= all.nodes);

        let full = search.solve(Algorithm::Minimax, position);
        let pruned = search.solve(Algorithm::AlphaBeta, position);
        prop_assert_eq!((full.best, full.score), (pruned.best, pruned.score));
    }

    #[test]
    fn a_trace_holds_what_the_search_did(tree in tree(), maximising: bool) {
        let root = if maximising { Side::Max } else { Side::Min };
        let game = TreeGame(PhantomData);
        let search = Search::new(&game, LeafValue);
        let mut heard = (Trace::default(), Counter::default());
        let value = alpha_beta(&search, (&tree, root), &mut heard);
        let (trace, counts) = heard;
        prop_assert_eq!(trace.len() as u64, counts.nodes);
        prop_assert_eq!((trace.values[0], trace.sizes[0] as usize), (value, trace.len()));
        let closed = (0..trace.len()).filter(|&node| trace.is_marked(node, mark::CLOSED)).count();
        prop_assert_eq!(closed as u64, counts.cutoffs);
        let mut trees = vec![&tree];
        for node in 1..trace.len() {
            let parent = trace.parents[node] as usize;
            let Tree::Inner(children) = trees[parent] else { panic!("a leaf has no children") };
            trees.push(&children[trace.moves[node - 1]]);
            prop_assert_eq!(trace.plies[node], trace.plies[parent] + 1);
            prop_assert!(node < parent + trace.sizes[parent] as usize);
            let narrowed = trace.is_marked(node, mark::NARROWED);
            prop_assert!(!narrowed || trace.is_marked(node, mark::IMPROVED));
        }
        for (node, tree) in trees.iter().enumerate() {
            let visited = (1..trace.len()).filter(|&child| trace.parents[child] as usize == node).count();
            match tree {
                Tree::Leaf(value) => prop_assert!(trace.is_marked(node, mark::LEAF) && trace.values[node] == *value),
                Tree::Inner(children) => prop_assert_eq!(visited + trace.skipped[node] as usize, children.len()),
            }
        }
    }
}
