//! Textbook searches that can stop and continue later.
//!
//! A search is one function that calls itself, so it has no state after it has returned. To be able
//! to continue, the search stores two things for each node on the path to the stop: the child that
//! it was searching, and the best value of the earlier children. To continue, it follows this path
//! again. It uses the stored values instead of searching the earlier children, until it is back
//! where it stopped. Its observer receives every step once, as if the search had never stopped.

use std::cell::Cell;

use super::{
    Algorithm, Limit, Observer, Recursive, Score, Scoring, Search, Textbook, Variant, Window,
};
use crate::game::Game;
use crate::order::Order;

/// The number of nodes between two checks of the time. They take less than a millisecond.
const NODES_PER_LOOK: u32 = 1 << 12;

/// A search that can stop and continue, with its observer.
///
/// ```
/// use cutoff::games::tic_tac_toe::{Board, TicTacToe};
/// use cutoff::search::{Counter, OutcomeScore, Pausable, Search};
/// use cutoff::Algorithm;
///
/// let search = Search::new(&TicTacToe, OutcomeScore::PLAIN);
/// let mut begun = Pausable::new(Counter::default());
/// let mut pieces = 1;
/// let value = loop {
///     match begun.go_on(&search, Algorithm::Minimax, Board::EMPTY, |_| false) {
///         Some(value) => break value,
///         None => pieces += 1,
///     }
/// };
/// assert_eq!((value, begun.observer().nodes), (0, 549_946)); // as in one piece
/// assert!(pieces > 100);
/// ```
#[derive(Clone, Debug)]
pub struct Pausable<S: Copy, V> {
    observer: V,
    walk: Walk<S>,
}

/// The path of a search. Three wrappers share it, so its fields are `Cell`s.
///
/// Suppose that the time was up when the search entered the node ✗:
///
/// ```text
/// root          searches its third child; the best of its first two is worth 5
/// └─ third      searches its first child; no best yet
///    └─ ✗       stopped = 2
/// ```
///
/// To continue, the next call enters the root again. The first two children are not searched. Both
/// count as 5 at once. The third child and ✗ are entered again, and the search continues at ✗.
#[derive(Clone, Debug)]
struct Walk<S: Copy> {
    /// The ply of its root, from which scores are counted.
    first: u32,
    state: Cell<State>,
    /// For each ply, the node on the current path, or the last node.
    path: Vec<Cell<PathNode<S>>>,
    /// The number of nodes above the one where the search stopped.
    stopped: Cell<usize>,
    /// While the search resumes: the number of nodes above the last node that it reached, and the
    /// child that this node is searching.
    at: Cell<(usize, u32)>,
    /// The number of nodes before the next check of the time.
    left: Cell<u32>,
}

impl<S: Copy> Walk<S> {
    /// Returns the number of nodes above a node of this ply.
    fn above(&self, ply: u32) -> usize {
        (ply - self.first) as usize
    }
}

/// The state of a node on the path from the root.
#[derive(Clone, Copy, Debug)]
struct PathNode<S> {
    /// The child that the node is searching, counted from 1.
    child: u32,
    /// The best value of the earlier children, for MAX.
    best: S,
}

impl<S: Score> PathNode<S> {
    const NEW: PathNode<S> = PathNode {
        child: 0,
        best: S::LOWEST,
    };
}

/// The states of one call, from left to right:
///
/// ```text
/// Back ── at the stop ──▶ Live ── the time is up ────▶ Stopping ──▶ None
///                          └─ the search is complete ──▶ Some(value)
/// ```
///
/// In the first call, the stop is the root, so it is reached at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// The search is on the way back to the stop.
    Back,
    /// The search visits new nodes.
    Live,
    /// The search was stopped and returns to the root. Its values are meaningless.
    Stopping,
}

impl<S: Score, V> Pausable<S, V> {
    /// Prepares a search that has not started.
    pub fn new(observer: V) -> Pausable<S, V> {
        Pausable::from_ply(0, observer)
    }

    /// Prepares alpha-beta from a position `first` plies below the root from which scores are
    /// counted.
    pub(crate) fn from_ply(first: u32, observer: V) -> Pausable<S, V> {
        let walk = Walk {
            first,
            state: Cell::new(State::Back),
            path: Vec::new(),
            stopped: Cell::new(0),
            at: Cell::new((0, 0)),
            left: Cell::new(NODES_PER_LOOK),
        };
        Pausable { observer, walk }
    }

    /// Returns the observer, with everything that it has received so far.
    pub fn observer(&self) -> &V {
        &self.observer
    }

    /// Returns the observer after the search.
    pub fn into_observer(self) -> V {
        self.observer
    }

    /// Searches until it finds the value for MAX. Returns `None` if `more` returns false, which
    /// means that the time is up. The next call with the same arguments continues. `more` is passed
    /// the observer. Each call advances by at least a few thousand nodes.
    pub fn go_on<G, C, O, L>(
        &mut self,
        search: &Search<'_, G, C, O, L>,
        algorithm: Algorithm,
        root: G::Position,
        more: impl FnMut(&V) -> bool,
    ) -> Option<S>
    where
        G: Game,
        C: Scoring<G, Score = S> + Copy,
        O: Order<G>,
        L: Limit<G, S>,
        V: Observer<G::Move, S>,
    {
        match algorithm {
            Algorithm::Minimax => {
                let (search, mut observer) = self.begin(search, more);
                let value = search.minimax_in(Recursive, root, &mut observer);
                observer.is_live().then_some(value)
            }
            Algorithm::AlphaBeta => self.go_on_by(search, root, &mut Textbook, more),
        }
    }

    /// Continues alpha-beta with other decisions. They must be in the state in which the last call
    /// left them.
    pub(crate) fn go_on_by<G, C, O, L, D>(
        &mut self,
        search: &Search<'_, G, C, O, L>,
        root: G::Position,
        variant: &mut D,
        more: impl FnMut(&V) -> bool,
    ) -> Option<S>
    where
        G: Game,
        C: Scoring<G, Score = S> + Copy,
        O: Order<G>,
        L: Limit<G, S>,
        D: Variant<G::Position, S>,
        V: Observer<G::Move, S>,
    {
        let (search, mut observer) = self.begin(search, more);
        let walk = observer.walk;
        let mut variant = Deciding { variant, walk };
        let value = search.alpha_beta_in(Recursive, root, walk.first, &mut variant, &mut observer);
        observer.is_live().then_some(value)
    }

    /// Builds a search that can stop and its observer, which start on the way back to the stop.
    fn begin<'s, G: Game, C: Copy, O, L, F>(
        &'s mut self,
        search: &'s Search<'_, G, C, O, L>,
        more: F,
    ) -> Stoppable<'s, G, C, O, L, S, V, F> {
        let Pausable { observer, walk } = self;
        let longest = search.game.longest() as usize;
        walk.path.resize(longest + 1, Cell::new(PathNode::NEW));
        walk.state.set(State::Back);
        walk.left.set(NODES_PER_LOOK);
        let walk = &*walk;
        let limit = &search.limit;
        let search = Search {
            game: search.game,
            scoring: search.scoring,
            order: &search.order,
            limit: Halting { limit, walk },
        };
        let observer = StoppableObserver {
            observer,
            walk,
            more,
        };
        (search, observer)
    }
}

/// A search that can stop, and its observer.
type Stoppable<'s, G, C, O, L, S, V, F> = (
    Search<'s, G, C, &'s O, Halting<'s, &'s L, S>>,
    StoppableObserver<'s, S, V, F>,
);

/// The decisions of a search that can stop. Values that it returns after a stop must not be stored.
struct Deciding<'w, D, S: Copy> {
    variant: &'w mut D,
    walk: &'w Walk<S>,
}

impl<P, S: Score, D: Variant<P, S>> Variant<P, S> for Deciding<'_, D, S> {
    #[inline]
    fn closes(&self, window: Window<S>) -> bool {
        self.variant.closes(window)
    }

    #[inline]
    fn hands_down(&self, window: Window<S>) -> Window<S> {
        self.variant.hands_down(window)
    }

    #[inline]
    fn prefers(&self, ply: u32, value: S, best: S) -> bool {
        self.variant.prefers(ply, value, best)
    }

    #[inline]
    fn returns(&self, entered: Window<S>, best: S) -> S {
        self.variant.returns(entered, best)
    }

    #[inline]
    fn probe(&mut self, position: P, ply: u32, window: Window<S>) -> Option<S> {
        self.variant.probe(position, ply, window)
    }

    #[inline]
    fn store(&mut self, position: P, ply: u32, entered: Window<S>, value: S) {
        if self.walk.state.get() == State::Live {
            self.variant.store(position, ply, entered, value);
        }
    }
}

/// The limit of a search that can stop.
#[derive(Clone, Copy)]
struct Halting<'w, L, S: Copy> {
    limit: L,
    walk: &'w Walk<S>,
}

impl<G: Game, S: Score, L: Limit<G, S>> Limit<G, S> for Halting<'_, &L, S> {
    fn stop(&self, game: &G, position: G::Position, ply: u32) -> Option<S> {
        let walk = self.walk;
        match walk.state.get() {
            State::Stopping => return Some(S::LOWEST),
            State::Back => {
                let (passed, _) = walk.at.get();
                // The children before the child on the path are not searched again. Each gets the
                // best value of all of them. The parent uses this value for the first child, and
                // ignores the others.
                if walk.above(ply) == passed + 1 {
                    return Some(walk.path[passed].get().best);
                }
            }
            State::Live => {}
        }
        self.limit.stop(game, position, ply)
    }
}

/// The observer of a search that can stop.
struct StoppableObserver<'w, S: Copy, V, F> {
    observer: &'w mut V,
    walk: &'w Walk<S>,
    more: F,
}

impl<S: Score, V, F: FnMut(&V) -> bool> StoppableObserver<'_, S, V, F> {
    fn is_live(&self) -> bool {
        self.walk.state.get() == State::Live
    }

    /// True if the node that is entered is searched.
    #[inline]
    fn begins(&mut self, above: usize) -> bool {
        let walk = self.walk;
        if !self.is_live() {
            return self.comes_back(above);
        }
        let left = walk.left.get() - 1;
        walk.left.set(left);
        left > 0 || self.goes_on(above)
    }

    /// True if there is time left.
    #[cold]
    fn goes_on(&mut self, above: usize) -> bool {
        let walk = self.walk;
        walk.left.set(NODES_PER_LOOK);
        let more = (self.more)(self.observer);
        if !more {
            walk.state.set(State::Stopping);
            walk.stopped.set(above);
        }
        more
    }

    /// True if the search is back where it stopped.
    #[cold]
    fn comes_back(&mut self, above: usize) -> bool {
        let walk = self.walk;
        if walk.state.get() == State::Stopping {
            return false;
        }
        let (passed, child) = walk.at.get();
        if above > 0 && child != walk.path[passed].get().child {
            return false;
        }
        walk.at.set((above, 0));
        let is_there = above == walk.stopped.get();
        if is_there {
            walk.state.set(State::Live);
        }
        is_there
    }
}

impl<M, S: Score, V: Observer<M, S>, F: FnMut(&V) -> bool> Observer<M, S>
    for StoppableObserver<'_, S, V, F>
{
    #[inline]
    fn enter(&mut self, ply: u32, window: Window<S>) {
        let above = self.walk.above(ply);
        if self.begins(above) {
            self.walk.path[above].set(PathNode::NEW);
            self.observer.enter(ply, window);
        }
    }

    #[inline]
    fn leaf(&mut self, ply: u32, value: S) {
        if self.is_live() {
            self.observer.leaf(ply, value);
        }
    }

    #[inline]
    fn estimate(&mut self, ply: u32, value: S) {
        if self.is_live() {
            self.observer.estimate(ply, value);
        }
    }

    #[inline]
    fn descend(&mut self, ply: u32, mv: M) {
        let walk = self.walk;
        match walk.state.get() {
            State::Live => {
                let node = &walk.path[self.walk.above(ply)];
                let PathNode { child, best } = node.get();
                let child = child + 1;
                node.set(PathNode { child, best });
                self.observer.descend(ply, mv);
            }
            State::Back => {
                let (passed, child) = walk.at.get();
                walk.at.set((passed, child + 1));
            }
            State::Stopping => {}
        }
    }

    #[inline]
    fn improve(&mut self, ply: u32, mv: M, value: S) {
        if self.is_live() {
            let node = &self.walk.path[self.walk.above(ply)];
            let child = node.get().child;
            node.set(PathNode { child, best: value });
            self.observer.improve(ply, mv, value);
        }
    }

    #[inline]
    fn narrow(&mut self, ply: u32, window: Window<S>) {
        if self.is_live() {
            self.observer.narrow(ply, window);
        }
    }

    #[inline]
    fn cut_off(&mut self, ply: u32, window: Window<S>, skipped: usize) {
        if self.is_live() {
            self.observer.cut_off(ply, window, skipped);
        }
    }

    #[inline]
    fn leave(&mut self, ply: u32, value: S) {
        if self.is_live() {
            self.observer.leave(ply, value);
        }
    }
}
