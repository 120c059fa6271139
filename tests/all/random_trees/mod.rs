//! Random written trees as a second game, with ties and negative values. They share only the trait
//! with tic-tac-toe.

use std::marker::PhantomData;

use cutoff::search::Scoring;
use cutoff::{Game, Search, Side};
use proptest::prelude::*;

/// A node of a tree: a leaf with its value, or children.
#[derive(Clone, Debug)]
pub enum Tree {
    Leaf(i32),
    Inner(Vec<Tree>),
}

impl Tree {
    pub fn children(&self) -> &[Tree] {
        match self {
            Tree::Leaf(_) => &[],
            Tree::Inner(children) => children,
        }
    }
}

/// The maximum number of plies of a tree in any test.
const LONGEST: u32 = 8;

/// A tree as a game. MAX and MIN alternate, and a move is the index of a child.
pub struct TreeGame<'t>(PhantomData<&'t Tree>);

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
        0..tree.children().len()
    }

    fn play(&self, (tree, side): Self::Position, mv: usize) -> Self::Position {
        (&tree.children()[mv], side.opponent())
    }

    fn longest(&self) -> u32 {
        LONGEST
    }
}

/// The score of a leaf is its value.
pub struct LeafValue;

impl Scoring<TreeGame<'_>> for LeafValue {
    type Score = i32;
    type Worth = i32;

    fn score(&self, value: i32, _: u32, side: Side) -> i32 {
        match side {
            Side::Max => value,
            Side::Min => -value,
        }
    }

    fn worth(&self, score: i32, _: u32, _: bool) -> i32 {
        score
    }
}

/// A search of such trees.
pub fn search<'t>() -> Search<'static, TreeGame<'t>, LeafValue> {
    Search::new(&TreeGame(PhantomData), LeafValue)
}

pub fn side() -> impl Strategy<Value = Side> {
    prop_oneof![Just(Side::Max), Just(Side::Min)]
}

/// Generates trees of up to `plies` plies and about `nodes` nodes. They have few different values,
/// so that ties are common.
pub fn tree(plies: u32, nodes: u32) -> impl Strategy<Value = Tree> {
    let leaf = (-4..=4).prop_map(Tree::Leaf);
    leaf.prop_recursive(plies, nodes, 4, |inner| {
        prop::collection::vec(inner, 1..=4).prop_map(Tree::Inner)
    })
}
