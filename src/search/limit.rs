//! Depth limits for searches that stop before the end of the game, and estimates at the limit.

use super::{OutcomeScore, Score, Scoring, Search};
use crate::game::{Game, Outcome};
use crate::order::Order;

/// Determines where a search stops before the end of the game.
pub trait Limit<G: Game, S> {
    /// Returns MAX's estimate for a position at this ply if the search stops there. Called only for
    /// unfinished positions.
    fn stop(&self, game: &G, position: G::Position, ply: u32) -> Option<S>;
}

/// Sets no limit, so the search goes to the end of the game.
#[derive(Clone, Copy, Debug, Default)]
pub struct ToTheEnd;

impl<G: Game, S> Limit<G, S> for ToTheEnd {
    #[inline]
    fn stop(&self, _: &G, _: G::Position, _: u32) -> Option<S> {
        None
    }
}

/// Stops at this ply, where an evaluation determines the value.
#[derive(Clone, Copy, Debug)]
pub struct Depth<E> {
    /// The depth limit in plies.
    pub plies: u32,
    /// The evaluation at the limit.
    pub evaluation: E,
}

impl<G: Game, S: Score, E: Evaluation<G, S>> Limit<G, S> for Depth<E> {
    #[inline]
    fn stop(&self, game: &G, position: G::Position, ply: u32) -> Option<S> {
        (ply >= self.plies).then(|| {
            let estimate = self.evaluation.estimate(game, position);
            let furthest = self.evaluation.furthest();
            debug_assert!((-furthest..=furthest).contains(&estimate));
            estimate
        })
    }
}

/// An optional limit.
impl<G: Game, S, L: Limit<G, S>> Limit<G, S> for Option<L> {
    #[inline]
    fn stop(&self, game: &G, position: G::Position, ply: u32) -> Option<S> {
        self.as_ref()?.stop(game, position, ply)
    }
}

impl<'g, G: Game<Outcome = Outcome>, O: Order<G>> Search<'g, G, OutcomeScore, O> {
    /// Returns the same search with a depth limit, where the evaluation estimates values. Wins and
    /// losses within the limit are proved, and their scores are beyond all estimates. Any other
    /// value is an estimate if the search stopped anywhere before the end. With `None` there is no
    /// limit.
    ///
    /// ```
    /// use cutoff::games::BoardGame;
    /// use cutoff::games::grid::{Grid, OpenLines};
    /// use cutoff::search::{Algorithm, OutcomeScore, Search, Worth};
    ///
    /// let grid: Grid = "connect-four".parse()?;
    /// let search = Search::new(&grid, OutcomeScore::depth_aware(&grid));
    /// let (position, _) = grid.play_text("4152").expect("legal moves");
    /// let [near, far] = [2, 3].map(|plies| {
    ///     search.limited(plies, OpenLines::new(&grid)).solve(Algorithm::AlphaBeta, position).worth
    /// });
    /// assert!(matches!(near, Worth::Estimate(_)));
    /// assert_eq!(far, Worth::Win(3));
    /// # Ok::<(), cutoff::games::grid::NameError>(())
    /// ```
    pub fn limited<E: Evaluation<G>>(
        self,
        plies: impl Into<Option<u32>>,
        evaluation: E,
    ) -> Search<'g, G, OutcomeScore, O, Option<Depth<E>>> {
        let plies = plies.into();
        let furthest = plies.map_or(0, |_| evaluation.furthest());
        Search {
            scoring: self.scoring.with_room_for_estimates(furthest),
            ..self
        }
        .with_limit(plies.map(|plies| Depth { plies, evaluation }))
    }
}

impl<'g, G: Game, C: Scoring<G>, O: Order<G>, L> Search<'g, G, C, O, L> {
    /// Returns the same search with another limit. For games that are won, lost or drawn,
    /// [`limited`](Self::limited) also makes room for estimates among the scores.
    pub fn with_limit<M: Limit<G, C::Score>>(self, limit: M) -> Search<'g, G, C, O, M> {
        Search {
            game: self.game,
            scoring: self.scoring,
            order: self.order,
            limit,
        }
    }
}

/// Estimates the values of unfinished positions.
///
/// An estimate is from MAX's view: positive if MAX seems ahead, negative if MIN does, 0 if neither
/// does. An evaluation must treat both sides alike. If X and O swap their stones, only the sign of
/// the estimate changes.
pub trait Evaluation<G: Game, S = i32> {
    /// Estimates a position. Called only for unfinished positions.
    fn estimate(&self, game: &G, position: G::Position) -> S;

    /// Returns the largest distance of an estimate from 0.
    fn furthest(&self) -> S;
}

impl<G: Game, S, E: Evaluation<G, S>> Evaluation<G, S> for &E {
    fn estimate(&self, game: &G, position: G::Position) -> S {
        (**self).estimate(game, position)
    }

    fn furthest(&self) -> S {
        (**self).furthest()
    }
}

/// Evaluates every position as a draw.
#[derive(Clone, Copy, Debug, Default)]
pub struct Draws;

impl<G: Game> Evaluation<G> for Draws {
    fn estimate(&self, _: &G, _: G::Position) -> i32 {
        0
    }

    fn furthest(&self) -> i32 {
        0
    }
}
