//! Tests that a trace has everything that the search did, and nothing else.

use crate::random_trees::{Tree, TreeGame, search, side, tree};
use cutoff::Side;
use cutoff::search::{
    Counter, Depth, Evaluation, Observer, SearchTrace, Window, alpha_beta, mark, minimax,
};
use proptest::prelude::*;

/// Evaluates a node by its number of children, where a search stops.
pub struct Children;

impl Evaluation<TreeGame<'_>> for Children {
    fn estimate(&self, _: &TreeGame<'_>, (tree, _): (&Tree, Side)) -> i32 {
        tree.children().len() as i32
    }

    fn furthest(&self) -> i32 {
        4
    }
}

/// Records every call for comparison.
#[derive(Default, PartialEq, Debug)]
struct Log(Vec<String>);

impl Observer<usize, i32> for Log {
    fn enter(&mut self, ply: u32, Window { alpha, beta }: Window<i32>) {
        self.0.push(format!("enter {ply} {alpha} {beta}"));
    }

    fn leaf(&mut self, ply: u32, value: i32) {
        self.0.push(format!("leaf {ply} {value}"));
    }

    fn estimate(&mut self, ply: u32, value: i32) {
        self.0.push(format!("estimate {ply} {value}"));
    }

    fn descend(&mut self, ply: u32, mv: usize) {
        self.0.push(format!("descend {ply} {mv}"));
    }

    fn improve(&mut self, ply: u32, mv: usize, value: i32) {
        self.0.push(format!("improve {ply} {mv} {value}"));
    }

    fn narrow(&mut self, ply: u32, Window { alpha, beta }: Window<i32>) {
        self.0.push(format!("narrow {ply} {alpha} {beta}"));
    }

    fn cut_off(&mut self, ply: u32, Window { alpha, beta }: Window<i32>, skipped: usize) {
        self.0
            .push(format!("cut_off {ply} {alpha} {beta} {skipped}"));
    }

    fn leave(&mut self, ply: u32, value: i32) {
        self.0.push(format!("leave {ply} {value}"));
    }
}

/// Reads the whole search from its trace, call by call.
struct Reader<'t> {
    trace: &'t SearchTrace<usize, i32>,
    root: Side,
    log: Log,
}

impl Reader<'_> {
    fn node(&mut self, node: usize) {
        let trace = self.trace;
        let ply = trace.plies[node];
        let (value, mut window) = (trace.values[node], (trace.alphas[node], trace.betas[node]));
        self.tell(format!("enter {ply} {} {}", window.0, window.1));
        if trace.is_marked(node, mark::LEAF | mark::ESTIMATE) {
            self.tell(format!("estimate {ply} {value}"));
        } else if trace.is_marked(node, mark::LEAF) {
            self.tell(format!("leaf {ply} {value}"));
        }
        let mut child = node + 1;
        while child < node + trace.sizes[node] as usize {
            let mv = trace.moves[child - 1];
            self.tell(format!("descend {ply} {mv}"));
            self.node(child);
            self.after(node, child, mv, &mut window);
            child += trace.sizes[child] as usize;
        }
        self.tell(format!("leave {ply} {value}"));
    }

    fn after(&mut self, node: usize, child: usize, mv: usize, window: &mut (i32, i32)) {
        let trace = self.trace;
        let (ply, value) = (trace.plies[node], trace.values[child]);
        assert_eq!(trace.parents[child] as usize, node);
        if trace.is_marked(child, mark::IMPROVED) {
            self.tell(format!("improve {ply} {mv} {value}"));
        }
        if trace.is_marked(child, mark::NARROWED) {
            let max = (self.root == Side::Max) == ply.is_multiple_of(2);
            *(if max { &mut window.0 } else { &mut window.1 }) = value;
            self.tell(format!("narrow {ply} {} {}", window.0, window.1));
        }
        if trace.is_marked(child, mark::CLOSED) {
            let skipped = trace.skipped[node];
            self.tell(format!("cut_off {ply} {} {} {skipped}", window.0, window.1));
        }
    }

    fn tell(&mut self, call: String) {
        self.log.0.push(call);
    }
}

/// The moves that were cut are those that were neither visited nor forgotten.
fn assert_skipped(trace: &SearchTrace<usize, i32>, tree: &Tree) {
    let mut trees = vec![tree];
    let mut visited = vec![0; trace.len()];
    for node in 1..trace.len() {
        let parent = trace.parents[node] as usize;
        visited[parent] += 1;
        trees.push(&trees[parent].children()[trace.moves[node - 1]]);
    }
    for (node, tree) in trees.iter().enumerate() {
        let skipped = trace.skipped[node] as usize;
        let goes_on = !trace.is_marked(node, mark::LEAF);
        let children = if goes_on { tree.children().len() } else { 0 };
        assert_eq!(visited[node] + skipped, children);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3_000))]

    #[test]
    fn a_trace_has_every_step_of_the_search(
        tree in tree(5, 200),
        side in side(),
        prunes: bool,
        depth in prop::option::of(0..5_u32),
    ) {
        let limit = depth.map(|plies| Depth { plies, evaluation: Children });
        let search = search().with_limit(limit);
        let mut heard = ((SearchTrace::default(), Log::default()), Counter::default());
        prop_assert!(heard.0.0.is_empty());
        if prunes {
            alpha_beta(&search, (&tree, side), &mut heard);
        } else {
            minimax(&search, (&tree, side), &mut heard);
        }
        let ((trace, log), counts) = heard;
        let count = |bit| (0..trace.len()).filter(|&node| trace.is_marked(node, bit)).count() as u64;
        prop_assert_eq!((count(mark::LEAF), count(mark::ESTIMATE)), (counts.leaves, counts.estimates));
        let deepest = depth.unwrap_or(u32::MAX);
        prop_assert!(trace.plies.iter().all(|&ply| u32::from(ply) <= deepest));
        prop_assert!(!trace.is_empty());
        prop_assert_eq!(trace.len() as u64, counts.nodes);
        prop_assert_eq!((trace.parents[0], trace.sizes[0] as usize), (0, trace.len()));
        let mut reader = Reader { trace: &trace, root: side, log: Log::default() };
        reader.node(0);
        prop_assert_eq!(reader.log, log);
        assert_skipped(&trace, &tree);
    }

    /// A reference to an observer and both halves of a pair receive the same calls as the observer.
    #[test]
    fn every_observer_receives_every_call(tree in tree(4, 60), side in side()) {
        let mut alone = Log::default();
        alpha_beta(&search(), (&tree, side), &mut alone);
        let mut pair = (Log::default(), Log::default());
        alpha_beta(&search(), (&tree, side), &mut pair);
        prop_assert_eq!(&pair.0, &alone);
        prop_assert_eq!(&pair.1, &alone);
        let mut lent = Log::default();
        alpha_beta(&search(), (&tree, side), &mut (&mut lent, ()));
        prop_assert_eq!(&lent, &alone);
    }
}

#[test]
fn a_node_is_marked_only_if_it_has_all_the_given_marks() {
    let tree = Tree::Inner(vec![Tree::Leaf(1), Tree::Leaf(0)]);
    let mut trace = SearchTrace::default();
    alpha_beta(&search(), (&tree, Side::Max), &mut trace);
    let both = mark::LEAF | mark::IMPROVED;
    assert!(trace.is_marked(1, both) && trace.is_marked(2, mark::LEAF));
    assert!(!trace.is_marked(2, both) && !trace.is_marked(0, mark::LEAF));
}
