//! The size of a search, found by running it.

use std::cell::Cell;

use super::variant::Variant;
use super::{Limit, Observer, Score, Scoring, Search, Window, alpha_beta_by};
use crate::game::Game;
use crate::order::Order;

/// The nodes that alpha-beta with these decisions enters, or `None` if there are more than `most`.
///
/// ```
/// use cutoff::search::{OutcomeScore, Search, Textbook, count_nodes};
/// use cutoff::games::tic_tac_toe::{Board, TicTacToe};
///
/// let search = Search::new(&TicTacToe, OutcomeScore::PLAIN);
/// assert_eq!(count_nodes(&search, Board::EMPTY, &mut Textbook, 20_000), Some(18_297));
/// assert_eq!(count_nodes(&search, Board::EMPTY, &mut Textbook, 18_296), None);
/// ```
pub fn count_nodes<G, S, O, L, C>(
    search: &Search<'_, G, S, O, L>,
    root: G::Position,
    variant: &mut C,
    most: u64,
) -> Option<u64>
where
    G: Game,
    S: Scoring<G>,
    O: Order<G>,
    L: Limit<G, S::Score>,
    C: Variant<G::Position, S::Score>,
{
    let nodes = Cell::new(0);
    let mut within = Within {
        variant,
        nodes: &nodes,
        most,
    };
    alpha_beta_by(search, root, &mut within, &mut SharedCount(&nodes));
    (nodes.get() <= most).then_some(nodes.get())
}

/// Counts nodes for both the search and its observer.
struct SharedCount<'c>(&'c Cell<u64>);

impl<M, S> Observer<M, S> for SharedCount<'_> {
    fn enter(&mut self, _: u32, _: Window<S>) {
        self.0.set(self.0.get() + 1);
    }
}

/// A search that gives up at this number of nodes. It then gives every position the lowest value
/// without a search, so it returns to the root at once, with a meaningless value.
struct Within<'v, C> {
    variant: &'v mut C,
    nodes: &'v Cell<u64>,
    most: u64,
}

impl<P, S: Score, C: Variant<P, S>> Variant<P, S> for Within<'_, C> {
    fn closes(&self, window: Window<S>) -> bool {
        self.nodes.get() > self.most || self.variant.closes(window)
    }

    fn hands_down(&self, window: Window<S>) -> Window<S> {
        self.variant.hands_down(window)
    }

    fn prefers(&self, ply: u32, value: S, best: S) -> bool {
        self.variant.prefers(ply, value, best)
    }

    fn returns(&self, entered: Window<S>, best: S) -> S {
        self.variant.returns(entered, best)
    }

    fn probe(&mut self, position: P, ply: u32, window: Window<S>) -> Option<S> {
        if self.nodes.get() > self.most {
            return Some(S::LOWEST);
        }
        self.variant.probe(position, ply, window)
    }

    fn store(&mut self, position: P, ply: u32, entered: Window<S>, value: S) {
        self.variant.store(position, ply, entered, value);
    }
}
