//! Alpha-beta on trees. To run: rustc -O --edition 2024 tree_alpha_beta.rs && ./tree_alpha_beta
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

// region: alpha-beta
/// The node's value if it lies between alpha and beta, otherwise a bound on it.
fn alpha_beta(node: &Node, mut alpha: i32, mut beta: i32, is_max: bool, nodes: &mut u64) -> i32 {
    *nodes += 1;
    let children = match node {
        Node::Leaf(value) => return *value,
        Node::Inner(children) => children,
    };
    let mut best = if is_max { i32::MIN } else { i32::MAX };
    for child in children {
        let value = alpha_beta(child, alpha, beta, !is_max, nodes);
        if is_max {
            best = best.max(value);
            alpha = alpha.max(best); // MAX can already get this much
        } else {
            best = best.min(value);
            beta = beta.min(best); // MIN can already hold MAX to this much
        }
        if alpha >= beta {
            break; // the remaining children cannot change the result
        }
    }
    best
}

// region: fail-hard
/// The same search, but what it returns is never outside the window.
fn fail_hard(node: &Node, mut alpha: i32, mut beta: i32, is_max: bool, nodes: &mut u64) -> i32 {
    *nodes += 1;
    let children = match node {
        Node::Leaf(value) => return (*value).clamp(alpha, beta),
        Node::Inner(children) => children,
    };
    for child in children {
        let value = fail_hard(child, alpha, beta, !is_max, nodes);
        if is_max {
            alpha = alpha.max(value);
        } else {
            beta = beta.min(value);
        }
        if alpha >= beta {
            return if is_max { beta } else { alpha };
        }
    }
    if is_max { alpha } else { beta }
}

// region: run
fn main() {
    #[rustfmt::skip]
    let trees = [
        tree!([[3, 12, 8], [2, 4, 6], [14, 5, 2]]),
    ];
    for tree in &trees {
        for search in [alpha_beta, fail_hard] {
            let mut nodes = 0; // nodes that the search has entered
            let value = search(tree, i32::MIN, i32::MAX, true, &mut nodes); // MAX moves at the root
            println!("Value {value}, {nodes} nodes.");
        }
    }
}
