//! Textbook searches that stop when they are told to, and go on later.
//!
//! A search is one function that calls itself, so nothing is left of it once it has returned. What it needs to
//! go on is kept beside it: for each node on the way to where it stopped, which child it was looking at, and the
//! best value of those before. The next time it walks down that way again, takes that value for each of them
//! instead of searching, and is where it was. Its observer hears every step once, as if it had never stopped.

use std::cell::Cell;

use super::minimax::minimax_in;
use super::{
    Algorithm, Limit, Observer, Recursive, Score, Scoring, Search, Textbook, Variant, Window,
    alpha_beta_in,
};
use crate::game::Game;
use crate::order::Order;

/// So often, in nodes, a search asks whether to go on: about every millisecond.
const OFTEN: u32 = 1 << 12;

/// A search that can stop and go on, with what its observer has heard.
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
    /// The ply of its root, from which scores are counted.
    first: u32,
    observer: V,
    walk: Walk<S>,
}

/// Where a search is.
#[derive(Clone, Debug)]
struct Walk<S: Copy> {
    state: Cell<State>,
    /// For each ply the node that it is at, or was at.
    path: Vec<Cell<PathNode<S>>>,
    /// How many nodes are above the one where it stopped.
    stopped: Cell<usize>,
    /// On the way back: how many nodes are above the last one that it has come to, and which child of that one it
    /// looks at.
    at: Cell<(usize, u32)>,
    /// The nodes until it asks again.
    left: Cell<u32>,
}

/// What is known of a node on the way from the root.
#[derive(Clone, Copy, Debug)]
struct PathNode<S> {
    /// Which child it looks at, from 1.
    child: u32,
    /// The best value of the children before, for MAX.
    best: S,
}

impl<S: Score> PathNode<S> {
    const NEW: PathNode<S> = PathNode {
        child: 0,
        best: S::LOWEST,
    };
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// On the way back to where it stopped.
    Back,
    /// It searches.
    Live,
    /// It has been told to stop, and returns to the root. Values mean nothing any more.
    Stopping,
}

impl<S: Score, V> Pausable<S, V> {
    /// A search that has not begun.
    pub fn new(observer: V) -> Pausable<S, V> {
        Pausable::from_ply(0, observer)
    }

    /// The same for alpha-beta of a position that lies `first` plies below the root that scores are counted from.
    pub(crate) fn from_ply(first: u32, observer: V) -> Pausable<S, V> {
        let walk = Walk {
            state: Cell::new(State::Back),
            path: Vec::new(),
            stopped: Cell::new(0),
            at: Cell::new((0, 0)),
            left: Cell::new(OFTEN),
        };
        Pausable {
            first,
            observer,
            walk,
        }
    }

    /// What the observer has heard so far.
    pub fn observer(&self) -> &V {
        &self.observer
    }

    /// The observer, once the search is done with.
    pub fn into_observer(self) -> V {
        self.observer
    }

    /// Searches until the value is found, for MAX, or `more` says that there is no more time: `None`, and the
    /// next call with the same arguments goes on. `more` is told what the observer has heard. Each call gets some
    /// thousand nodes further.
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
                let (search, mut hears) = self.begin(search, more);
                let value = minimax_in(Recursive, &search, root, &mut hears);
                hears.is_live().then_some(value)
            }
            Algorithm::AlphaBeta => self.go_on_by(search, root, &mut Textbook, more),
        }
    }

    /// The same for alpha-beta with other decisions: each call needs them as the one before has left them.
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
        let first = self.first;
        let (search, mut hears) = self.begin(search, more);
        let walk = hears.walk;
        let mut variant = Deciding { variant, walk };
        let value = alpha_beta_in(Recursive, &search, root, first, &mut variant, &mut hears);
        hears.is_live().then_some(value)
    }

    /// The search and the observer that can stop, on the way back to where the last call stopped.
    fn begin<'s, G, C, O, L, F>(
        &'s mut self,
        search: &'s Search<'_, G, C, O, L>,
        more: F,
    ) -> Stoppable<'s, G, C, O, L, S, V, F>
    where
        G: Game,
        C: Copy,
    {
        let Pausable {
            first,
            observer,
            walk,
        } = self;
        let first = *first;
        let longest = search.game.longest() as usize;
        walk.path.resize(longest + 1, Cell::new(PathNode::NEW));
        walk.state.set(State::Back);
        walk.left.set(OFTEN);
        let walk = &*walk;
        let limit = Halting {
            limit: &search.limit,
            first,
            walk,
        };
        let search = Search {
            game: search.game,
            scoring: search.scoring,
            order: &search.order,
            limit,
        };
        let hears = Hears {
            first,
            observer,
            walk,
            more,
        };
        (search, hears)
    }
}

/// A search that may stop, and its observer.
type Stoppable<'s, G, C, O, L, S, V, F> = (
    Search<'s, G, C, &'s O, Halting<'s, &'s L, S>>,
    Hears<'s, S, V, F>,
);

/// The decisions of a search that may stop: what it returns on its way out is nothing to be stored.
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

/// The limit of a search that may stop.
#[derive(Clone, Copy)]
struct Halting<'w, L, S: Copy> {
    limit: L,
    first: u32,
    walk: &'w Walk<S>,
}

impl<G: Game, S: Score, L: Limit<G, S>> Limit<G, S> for Halting<'_, &L, S> {
    fn stop(&self, game: &G, position: G::Position, ply: u32) -> Option<S> {
        let walk = self.walk;
        match walk.state.get() {
            State::Stopping => return Some(S::LOWEST),
            State::Back => {
                let (passed, _) = walk.at.get();
                // A child of a node on the way, and before the one that is on the way itself. Of values that are no
                // better than the first a search takes no notice.
                if (ply - self.first) as usize == passed + 1 {
                    return Some(walk.path[passed].get().best);
                }
            }
            State::Live => {}
        }
        self.limit.stop(game, position, ply)
    }
}

/// The observer of a search that may stop.
struct Hears<'w, S: Copy, V, F> {
    first: u32,
    observer: &'w mut V,
    walk: &'w Walk<S>,
    more: F,
}

impl<S: Score, V, F: FnMut(&V) -> bool> Hears<'_, S, V, F> {
    fn is_live(&self) -> bool {
        self.walk.state.get() == State::Live
    }

    /// How many nodes are above a node of this ply.
    fn above(&self, ply: u32) -> usize {
        (ply - self.first) as usize
    }

    /// Whether the node that is entered is searched.
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

    /// Whether there is more time.
    #[cold]
    fn goes_on(&mut self, above: usize) -> bool {
        let walk = self.walk;
        walk.left.set(OFTEN);
        let more = (self.more)(self.observer);
        if !more {
            walk.state.set(State::Stopping);
            walk.stopped.set(above);
        }
        more
    }

    /// Whether it is back where it stopped.
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

impl<M, S: Score, V: Observer<M, S>, F: FnMut(&V) -> bool> Observer<M, S> for Hears<'_, S, V, F> {
    #[inline]
    fn enter(&mut self, ply: u32, window: Window<S>) {
        let above = self.above(ply);
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
                let node = &walk.path[self.above(ply)];
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
            let node = &self.walk.path[self.above(ply)];
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
