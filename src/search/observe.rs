//! Observers of a search. They are called at every step and change nothing.

use super::Window;

/// Receives each step of a search, in the order in which it happens.
///
/// For each node, in this order:
///
/// ```text
/// enter
///   leaf                         a finished position: nothing more but `leave`
///   estimate                     in its place: the search stops here before the end
///                                (neither, if a table has the node's value)
///   descend  (the child's calls) for each child that is searched
///     improve                    the child is better than all earlier ones
///       narrow                   … and moves a bound of the window (alpha-beta only)
///         cut_off                … so far that alpha ≥ beta: no further child
/// leave
/// ```
///
/// By default all methods do nothing, and the compiler removes them. So the observer `()` takes no
/// time. A pair of observers is an observer too. `ply` is the distance from the root in moves, and
/// values are MAX's.
pub trait Observer<M, S> {
    /// The search enters a node with this window. Plain minimax always has the full window.
    #[inline]
    fn enter(&mut self, _ply: u32, _window: Window<S>) {}

    /// The node is a finished position with this value.
    #[inline]
    fn leaf(&mut self, _ply: u32, _value: S) {}

    /// The search stops at this node, and this estimate is its value. By default an observer treats
    /// it as a [`leaf`](Self::leaf).
    #[inline]
    fn estimate(&mut self, ply: u32, value: S) {
        self.leaf(ply, value);
    }

    /// The search descends from the node at `ply` to the child after this move.
    #[inline]
    fn descend(&mut self, _ply: u32, _mv: M) {}

    /// The value of that child is the best so far at the node at `ply`.
    #[inline]
    fn improve(&mut self, _ply: u32, _mv: M, _value: S) {}

    /// The best value has narrowed the window of the node at `ply` to this.
    #[inline]
    fn narrow(&mut self, _ply: u32, _window: Window<S>) {}

    /// The window of the node at `ply` has closed, and this many of its moves are skipped. The
    /// number can be 0, because the window can close at the last move.
    #[inline]
    fn cut_off(&mut self, _ply: u32, _window: Window<S>, _skipped: usize) {}

    /// The search leaves the node at `ply` with this value.
    #[inline]
    fn leave(&mut self, _ply: u32, _value: S) {}
}

impl<M, S> Observer<M, S> for () {}

/// Passes every step to one observer after another.
macro_rules! pass_on {
    ($($step:ident($($value:ident: $type:ty),+);)+) => {
        impl<M, S, V: Observer<M, S>> Observer<M, S> for &mut V {$(
            #[inline]
            fn $step(&mut self, $($value: $type),+) {
                (**self).$step($($value),+);
            }
        )+}

        impl<M: Copy, S: Copy, A: Observer<M, S>, B: Observer<M, S>> Observer<M, S> for (A, B) {$(
            #[inline]
            fn $step(&mut self, $($value: $type),+) {
                self.0.$step($($value),+);
                self.1.$step($($value),+);
            }
        )+}
    };
}

pass_on! {
    enter(ply: u32, window: Window<S>);
    leaf(ply: u32, value: S);
    estimate(ply: u32, value: S);
    descend(ply: u32, mv: M);
    improve(ply: u32, mv: M, value: S);
    narrow(ply: u32, window: Window<S>);
    cut_off(ply: u32, window: Window<S>, skipped: usize);
    leave(ply: u32, value: S);
}

/// The counts of a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counter {
    /// Positions entered, including the root and the leaves. A child that is cut is not entered.
    pub nodes: u64,
    /// Nodes at which the search stopped: finished positions, and positions at a depth limit.
    pub leaves: u64,
    /// The leaves at a depth limit.
    pub estimates: u64,
    /// Nodes at which alpha ≥ beta became true, even at their last move.
    pub cutoffs: u64,
    /// The longest distance from the root to a leaf.
    pub deepest_ply: u32,
}

impl Counter {
    /// Adds the counts of another search.
    pub fn add(&mut self, other: Counter) {
        self.nodes += other.nodes;
        self.leaves += other.leaves;
        self.estimates += other.estimates;
        self.cutoffs += other.cutoffs;
        self.deepest_ply = self.deepest_ply.max(other.deepest_ply);
    }
}

impl<M, S> Observer<M, S> for Counter {
    #[inline]
    fn enter(&mut self, _: u32, _: Window<S>) {
        self.nodes += 1;
    }

    #[inline]
    fn leaf(&mut self, ply: u32, _: S) {
        self.leaves += 1;
        // This is rarely true, so the test is cheaper than computing the maximum each time.
        if ply > self.deepest_ply {
            self.deepest_ply = ply;
        }
    }

    #[inline]
    fn estimate(&mut self, ply: u32, value: S) {
        Observer::<M, S>::leaf(self, ply, value);
        self.estimates += 1;
    }

    #[inline]
    fn cut_off(&mut self, _: u32, _: Window<S>, _: usize) {
        self.cutoffs += 1;
    }
}

/// Stores only the best move of the root.
#[derive(Clone, Copy, Debug)]
pub struct RootMove<M>(pub Option<M>);

impl<M> Default for RootMove<M> {
    fn default() -> Self {
        RootMove(None)
    }
}

impl<M, S> Observer<M, S> for RootMove<M> {
    #[inline]
    fn improve(&mut self, ply: u32, mv: M, _: S) {
        if ply == 0 {
            self.0 = Some(mv);
        }
    }
}

/// Counts a search, and collects its best line.
pub type CountedLine<M> = (Counter, PrincipalVariation<M>);

/// Collects a principal variation, which is best play for both sides from the root to the end.
///
/// It stores the best line of each node on the current path. At the root, this is the line with the
/// value that the search returns. With pruning, the line of a node whose value is only a bound is
/// meaningless, but the root's line never includes one.
#[derive(Clone, Debug)]
pub struct PrincipalVariation<M> {
    /// For each ply, the rest of the line, its last move first. A longer line is then the same list
    /// with one more move at the end, so nothing is copied.
    lines: Vec<Vec<M>>,
}

impl<M> Default for PrincipalVariation<M> {
    fn default() -> Self {
        PrincipalVariation { lines: Vec::new() }
    }
}

/// Returns the line from the root to the end; empty if the root is an end.
impl<M> From<PrincipalVariation<M>> for Vec<M> {
    fn from(variation: PrincipalVariation<M>) -> Vec<M> {
        let mut line = variation.lines.into_iter().next().unwrap_or_default();
        line.reverse();
        line
    }
}

impl<M: Copy, S> Observer<M, S> for PrincipalVariation<M> {
    #[inline]
    fn enter(&mut self, ply: u32, _: Window<S>) {
        match self.lines.get_mut(ply as usize) {
            Some(line) => line.clear(),
            None => self.lines.push(Vec::new()),
        }
    }

    #[inline]
    fn improve(&mut self, ply: u32, mv: M, _: S) {
        if let Some([line, below]) = self.lines.get_mut(ply as usize..ply as usize + 2) {
            std::mem::swap(line, below);
            line.push(mv);
        }
    }
}
