//! The exact result of every move.
//!
//! A search of the position finds only bounds for the moves that alpha-beta does not choose. Here
//! each move has its own search with a full window, so every score is exact.
//!
//! ```
//! use cutoff::search::Worth;
//! use cutoff::games::tic_tac_toe::{Board, TicTacToe};
//! use cutoff::{OutcomeScore, Search, analyze};
//!
//! // X has taken a corner: only one reply holds the draw, the centre.
//! let board: Board = "X........".parse()?;
//! let search = Search::new(&TicTacToe, OutcomeScore::depth_aware(&TicTacToe));
//! let analysis = analyze(&search, board);
//! let holds: Vec<usize> = analysis.best().map(|verdict| verdict.mv.index()).collect();
//! assert_eq!(holds, [4]);
//! let worths = analysis.moves.iter().map(|verdict| verdict.worth);
//! assert_eq!(worths.filter(|worth| matches!(worth, Worth::Loss(_))).count(), 7);
//! # Ok::<(), cutoff::games::BoardError>(())
//! ```

use crate::game::{Game, Side};
use crate::order::Order;
use crate::search::{
    Algorithm, CountedLine, Counter, Limit, Observer, Pausable, Recursive, Score, Scoring, Search,
    Textbook, Window, Worth,
};

/// A move and its worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveVerdict<M, S, W = Worth> {
    /// The move.
    pub mv: M,
    /// The exact value for the side that plays the move, counted from the position before it. With
    /// depth-aware scores, a move that wins at once scores 10 − 1 = 9.
    pub score: S,
    /// The meaning of that score for the side that plays the move. Plies are counted from before
    /// the move.
    pub worth: W,
    /// The move and best play after it, to the end.
    pub line: Vec<M>,
    /// The nodes that the search of this move visited.
    pub counts: Counter,
}

/// Every move of a position with its exact worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdicts<M, S, W = Worth> {
    /// The side to move.
    pub player: Side,
    /// The legal moves in search order; empty if the game has ended.
    pub moves: Vec<MoveVerdict<M, S, W>>,
}

impl<M, S: Score, W> Verdicts<M, S, W> {
    /// Returns all moves with the same value as the best one, in search order.
    pub fn best(&self) -> impl Iterator<Item = &MoveVerdict<M, S, W>> {
        let best = self.moves.iter().map(|verdict| verdict.score).max();
        self.moves
            .iter()
            .filter(move |verdict| Some(verdict.score) == best)
    }

    /// Returns the nodes of all the searches together, including the root.
    pub fn nodes(&self) -> u64 {
        1 + self
            .moves
            .iter()
            .map(|verdict| verdict.counts.nodes)
            .sum::<u64>()
    }
}

/// Searches every legal move of a position by alpha-beta with a full window.
pub fn analyze<G: Game, C: Scoring<G>, O: Order<G>, L: Limit<G, C::Score>>(
    search: &Search<'_, G, C, O, L>,
    position: G::Position,
) -> Verdicts<G::Move, C::Score, C::Worth> {
    let player = search.game.to_move(position);
    let mut moves = Vec::new();
    if search.game.outcome(position).is_none() {
        for mv in search.order.moves(search.game, position, 0) {
            let mut line = not_begun::<G, C>();
            let child = search.game.play(position, mv);
            let value = search.alpha_beta_in(Recursive, child, 1, &mut Textbook, &mut line);
            moves.push(verdict(search, position, player, (mv, value), line));
        }
    }
    Verdicts { player, moves }
}

fn not_begun<G: Game, C: Scoring<G>>() -> CountedLine<G::Move> {
    let mut line = CountedLine::<G::Move>::default();
    line.1.enter(0, Window::<C::Score>::FULL);
    line
}

fn verdict<G: Game, C: Scoring<G>, O: Order<G>, L: Limit<G, C::Score>>(
    search: &Search<'_, G, C, O, L>,
    position: G::Position,
    player: Side,
    (mv, value): (G::Move, C::Score),
    (counts, mut line): CountedLine<G::Move>,
) -> MoveVerdict<G::Move, C::Score, C::Worth> {
    line.improve(0, mv, value);
    let line: Vec<_> = line.into();
    let score = value.seen_by(player);
    MoveVerdict {
        mv,
        score,
        worth: search.worth(position, score, &line, counts.estimates),
        line,
        counts,
    }
}

/// An analysis that can stop and continue.
///
/// ```
/// use cutoff::analysis::{PausableAnalysis, analyze};
/// use cutoff::games::tic_tac_toe::{Board, TicTacToe};
/// use cutoff::{OutcomeScore, Search, Side};
///
/// let search = Search::new(&TicTacToe, OutcomeScore::PLAIN);
/// let mut begun = PausableAnalysis::default();
/// let mut pieces = 1;
/// while !begun.go_on(&search, Board::EMPTY, || false) {
///     pieces += 1;
/// }
/// assert!(pieces >= 9);
/// assert_eq!(begun.so_far(Side::Max), analyze(&search, Board::EMPTY));
/// ```
#[derive(Clone, Debug)]
pub struct PausableAnalysis<M, S: Copy, W> {
    moves: Vec<MoveVerdict<M, S, W>>,
    /// The search of the next move.
    begun: Option<Pausable<S, CountedLine<M>>>,
}

impl<M, S: Copy, W> Default for PausableAnalysis<M, S, W> {
    fn default() -> Self {
        PausableAnalysis {
            moves: Vec::new(),
            begun: None,
        }
    }
}

impl<M: Copy, S: Score, W: Clone> PausableAnalysis<M, S, W> {
    /// Continues until every move has its verdict. Returns `false` if `more` returns false, and the
    /// next call with the same arguments continues.
    pub fn go_on<G, C, O, L>(
        &mut self,
        search: &Search<'_, G, C, O, L>,
        position: G::Position,
        mut more: impl FnMut() -> bool,
    ) -> bool
    where
        G: Game<Move = M>,
        C: Scoring<G, Score = S, Worth = W> + Copy,
        O: Order<G>,
        L: Limit<G, S>,
    {
        if search.game.outcome(position).is_some() {
            return true;
        }
        let player = search.game.to_move(position);
        let moves = search.order.moves(search.game, position, 0);
        for mv in moves.skip(self.moves.len()) {
            let child = search.game.play(position, mv);
            let mut begun = self
                .begun
                .take()
                .unwrap_or_else(|| Pausable::from_ply(1, not_begun::<G, C>()));
            let value = begun.go_on(search, Algorithm::AlphaBeta, child, |_| more());
            let Some(value) = value else {
                self.begun = Some(begun);
                return false;
            };
            let line = begun.into_observer();
            self.moves
                .push(verdict(search, position, player, (mv, value), line));
            if !more() {
                break;
            }
        }
        search
            .order
            .moves(search.game, position, 0)
            .nth(self.moves.len())
            .is_none()
    }

    /// Returns the number of nodes visited, including the root.
    pub fn nodes(&self) -> u64 {
        let begun = self.begun.iter().map(|begun| begun.observer().0);
        let done = self.moves.iter().map(|verdict| verdict.counts);
        1 + done.chain(begun).map(|counts| counts.nodes).sum::<u64>()
    }

    /// Returns the verdicts found so far, for the side to move.
    pub fn so_far(&self, player: Side) -> Verdicts<M, S, W> {
        Verdicts {
            player,
            moves: self.moves.clone(),
        }
    }
}
