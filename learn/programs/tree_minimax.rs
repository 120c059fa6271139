//! Minimax on trees. To run: rustc -O --edition 2024 tree_minimax.rs && ./tree_minimax
//!
//! Edit the trees in `main`. A number is a leaf, brackets are a node with its children.

enum Node {
    Leaf(i32),
    Inner(Vec<Node>),
}

/// A tree as it is written: a negative number needs parentheses, as in [3, (-5)].
macro_rules! tree {
    ([$($child:tt),*]) => { Node::Inner(vec![$(tree!($child)),*]) };
    ($value:expr) => { Node::Leaf($value) };
}

// region: minimax
/// What the node is worth to MAX when both sides play their best.
fn minimax(node: &Node, is_max: bool, nodes: &mut u64) -> i32 {
    *nodes += 1;
    let children = match node {
        Node::Leaf(value) => return *value,
        Node::Inner(children) => children,
    };
    let mut best = if is_max { i32::MIN } else { i32::MAX };
    for child in children {
        let value = minimax(child, !is_max, nodes);
        if is_max {
            best = best.max(value);
        } else {
            best = best.min(value);
        }
    }
    best
}

// region: run
fn main() {
    #[rustfmt::skip]
    let trees = [
        tree!([[3, 12, 8], [2, 4, 6], [14, 5, 2]]),
    ];
    for tree in &trees {
        let mut nodes = 0; // nodes that the search has entered
        let value = minimax(tree, true, &mut nodes); // MAX moves at the root
        println!("Value {value}, {nodes} nodes.");
    }
}
