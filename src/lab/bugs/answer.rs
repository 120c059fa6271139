//! Answers of a search with a bug.

use crate::games::grid::{Cell, Grid, Position};
use crate::order::Order;
use crate::search::{
    Bound, Counter, Limit, Observer, Pausable, RootMove, Scoring, Search, Variant, Window,
};

/// The answer of a search with a bug.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer<M> {
    /// The move that it recommends; `None` if the game has ended.
    pub best: Option<M>,
    /// The value that it finds for X.
    pub value: i32,
    /// The value returned for each move at the root.
    pub root: Vec<Returned<M>>,
    /// The nodes visited.
    pub nodes: u64,
    /// True if the search reached a depth limit. Then every value that can be an estimate is an
    /// estimate.
    pub estimated: bool,
}

impl<M> Answer<M> {
    /// Returns the same answer with all scores negated.
    pub(super) fn negated(mut self) -> Answer<M> {
        self.value = -self.value;
        for returned in &mut self.root {
            returned.value = -returned.value;
            returned.bound = match returned.bound {
                Bound::Exact => Bound::Exact,
                Bound::Lower => Bound::Upper,
                Bound::Upper => Bound::Lower,
            };
        }
        self
    }
}

/// The value returned for a move at the root.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Returned<M> {
    /// The move.
    pub mv: M,
    /// The value for X.
    pub value: i32,
    /// The meaning of the value, which depends on the window of the move's search. The value of a
    /// finished game is exact in any window.
    pub bound: Bound,
}

/// The observers of a search that may be wrong.
pub(super) type AnswerObservers = ((Counter, RootMove<Cell>), RootValues);

/// Runs a search that may be wrong, as long as there is time.
pub(super) fn answer<C: Scoring<Grid, Score = i32> + Copy>(
    begun: &mut Pausable<i32, AnswerObservers>,
    search: &Search<'_, Grid, C, impl Order<Grid>, impl Limit<Grid, i32>>,
    root: Position,
    variant: &mut impl Variant<Position, i32>,
    more: &mut dyn FnMut() -> bool,
) -> Option<Answer<Cell>> {
    let value = begun.go_on_by(search, root, variant, |_| more())?;
    let ((counts, best), root) = begun.observer();
    Some(Answer {
        best: best.0,
        value,
        root: root.values.clone(),
        nodes: counts.nodes,
        estimated: counts.estimates > 0,
    })
}

/// Collects the values returned for the moves at the root.
#[derive(Clone, Debug, Default)]
pub(super) struct RootValues {
    mv: Option<Cell>,
    /// The child's window; `None` for a finished game.
    window: Option<Window<i32>>,
    values: Vec<Returned<Cell>>,
}

impl Observer<Cell, i32> for RootValues {
    fn descend(&mut self, ply: u32, mv: Cell) {
        if ply == 0 {
            self.mv = Some(mv);
        }
    }

    fn enter(&mut self, ply: u32, window: Window<i32>) {
        if ply == 1 {
            self.window = Some(window);
        }
    }

    fn leaf(&mut self, ply: u32, _: i32) {
        if ply == 1 {
            self.window = None;
        }
    }

    fn leave(&mut self, ply: u32, value: i32) {
        if ply != 1 {
            return;
        }
        let bound = self
            .window
            .map_or(Bound::Exact, |window| Bound::of(value, window));
        let returned = |mv| Returned { mv, value, bound };
        self.values.extend(self.mv.map(returned));
    }
}
