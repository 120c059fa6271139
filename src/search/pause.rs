//! Textbook searches that stop when they are told to, and go on later.
//!
//! A search is one function that calls itself, so nothing is left of it once it has returned. What it needs to
//! go on is kept beside it: for each node on the way to where it stopped, the values of the children that it
//! had looked at, and what its observer had heard. The next time it walks down that way again, takes those
//! values instead of searching, and is where it was. Its observer hears every step once, as if it had never
//! stopped.

use std::cell::{Cell, RefCell};

use super::minimax::minimax_in;
use super::{
    Algorithm, Limit, Observer, Recursive, Score, Scoring, Search, Textbook, Window, alpha_beta_in,
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
pub struct Pausable<S, V> {
    /// The ply of its root, from which scores are counted.
    first: u32,
    observer: V,
    walk: Walk<S>,
}

/// Where a search is.
#[derive(Clone, Debug)]
struct Walk<S> {
    state: Cell<State>,
    path: RefCell<Path<S>>,
    /// On the way back: how many of these nodes it has passed, and which child of the last one it looks at.
    at: Cell<(usize, usize)>,
    /// The nodes until it asks again.
    left: Cell<u32>,
}

/// For each node on the way from the root, the values of the children that have returned.
#[derive(Clone, Debug)]
struct Path<S> {
    /// Of all these nodes, one after the other.
    values: Vec<S>,
    /// Where the values of each begin.
    starts: Vec<usize>,
}

impl<S: Copy> Path<S> {
    /// The values of one of these nodes.
    fn values(&self, node: usize) -> &[S] {
        let end = self.starts.get(node + 1).copied();
        &self.values[self.starts[node]..end.unwrap_or(self.values.len())]
    }

    fn enter(&mut self) {
        self.starts.push(self.values.len());
    }

    /// Leaves the last node; its value is one of the node above.
    fn leave(&mut self, value: S) {
        self.values.truncate(self.starts.pop().unwrap_or(0));
        self.values.push(value);
    }
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
            path: RefCell::new(Path {
                values: Vec::new(),
                starts: Vec::new(),
            }),
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
        let Pausable {
            first,
            observer,
            walk,
        } = self;
        let first = *first;
        walk.state.set(State::Back);
        walk.left.set(OFTEN);
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
        let mut hears = Hears {
            first,
            observer,
            walk,
            more,
        };
        let value = match algorithm {
            Algorithm::Minimax => minimax_in(Recursive, &search, root, &mut hears),
            Algorithm::AlphaBeta => {
                alpha_beta_in(Recursive, &search, root, first, &mut Textbook, &mut hears)
            }
        };
        (walk.state.get() == State::Live).then_some(value)
    }
}

/// The limit of a search that may stop.
#[derive(Clone, Copy)]
struct Halting<'w, L, S> {
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
                let (passed, child) = walk.at.get();
                // A child of a node on the way, and before the one that is on the way itself.
                if (ply - self.first) as usize == passed + 1 {
                    return Some(walk.path.borrow().values(passed)[child - 1]);
                }
            }
            State::Live => {}
        }
        self.limit.stop(game, position, ply)
    }
}

/// The observer of a search that may stop.
struct Hears<'w, S, V, F> {
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
    fn begins(&mut self, above: usize) -> bool {
        let walk = self.walk;
        match walk.state.get() {
            State::Live => {
                walk.left.set(walk.left.get() - 1);
                if walk.left.get() == 0 {
                    walk.left.set(OFTEN);
                    if !(self.more)(self.observer) {
                        walk.state.set(State::Stopping);
                        return false;
                    }
                }
                true
            }
            State::Back => {
                let (passed, child) = walk.at.get();
                let is_on_way = above == 0 || child > walk.path.borrow().values(passed).len();
                if is_on_way {
                    walk.at.set((above, 0));
                    if above == walk.path.borrow().starts.len() {
                        walk.state.set(State::Live);
                        return true;
                    }
                }
                false
            }
            State::Stopping => false,
        }
    }
}

impl<M, S: Score, V: Observer<M, S>, F: FnMut(&V) -> bool> Observer<M, S> for Hears<'_, S, V, F> {
    fn enter(&mut self, ply: u32, window: Window<S>) {
        let above = self.above(ply);
        if self.begins(above) {
            self.walk.path.borrow_mut().enter();
            self.observer.enter(ply, window);
        }
    }

    fn leaf(&mut self, ply: u32, value: S) {
        if self.is_live() {
            self.observer.leaf(ply, value);
        }
    }

    fn estimate(&mut self, ply: u32, value: S) {
        if self.is_live() {
            self.observer.estimate(ply, value);
        }
    }

    fn descend(&mut self, ply: u32, mv: M) {
        let walk = self.walk;
        match walk.state.get() {
            State::Live => self.observer.descend(ply, mv),
            State::Back => {
                let (passed, child) = walk.at.get();
                walk.at.set((passed, child + 1));
            }
            State::Stopping => {}
        }
    }

    fn improve(&mut self, ply: u32, mv: M, value: S) {
        if self.is_live() {
            self.observer.improve(ply, mv, value);
        }
    }

    fn narrow(&mut self, ply: u32, window: Window<S>) {
        if self.is_live() {
            self.observer.narrow(ply, window);
        }
    }

    fn cut_off(&mut self, ply: u32, window: Window<S>, skipped: usize) {
        if self.is_live() {
            self.observer.cut_off(ply, window, skipped);
        }
    }

    fn leave(&mut self, ply: u32, value: S) {
        if self.is_live() {
            self.walk.path.borrow_mut().leave(value);
            self.observer.leave(ply, value);
        }
    }
}
