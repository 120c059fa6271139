//! Finds the moves that changed the result of a game or delayed its end, and why.

use super::timed_session::TimedSession;
use crate::game::{Game, Outcome, Side};
use crate::games::grid::{Cell, Grid, Position};
use crate::search::Verdict;
use crate::solver::connect_four::Book;
use crate::solver::grid::ProvedResult;
use crate::solver::session::Session;

string_enum! {
    /// The change that a move made for the side that played it.
    Change as "ReviewedChange" {
        /// Another move would have brought a better result.
        Result = "result",
        /// The result is the same, but another move would have won sooner or lost later.
        Length = "length",
    }
}

/// Best play for both sides to the end, and where it makes a double threat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variation {
    /// The moves of the line.
    pub line: Vec<Cell>,
    /// The index of the winning side's first move after which it can win in two ways with its next
    /// stone.
    pub fork: Option<usize>,
}

/// One move of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveReview {
    /// The index of the move, from 0.
    pub ply: usize,
    /// The move.
    pub mv: Cell,
    /// The side that played it.
    pub player: Side,
    /// A best move instead of it, or the played move if that is best. While the move is not
    /// [explained](Self::is_explained), this move is only likely to be good.
    pub best: Cell,
    /// The end of the game with best play before the move, for the side that played it.
    pub before: Option<ProvedResult>,
    /// The end after the move, for the same side. The plies of both count from before the move.
    pub after: Option<ProvedResult>,
    /// The change that the move made; `None` if there is none.
    pub changed: Option<Change>,
    /// Best play after a move that changed something, beginning with the other side.
    pub refutation: Option<Variation>,
    /// Best play instead of a move that changed the result.
    pub chance: Option<Variation>,
    /// All moves that would have kept the result that the move threw away.
    pub better: Option<Vec<Cell>>,
    /// True if the two results are proved. Otherwise they and the change are `None`.
    pub exact: bool,
}

impl MoveReview {
    /// True if the change and its refutation are known.
    pub fn is_explained(&self) -> bool {
        self.exact && (self.changed.is_none() || self.refutation.is_some())
    }

    /// True if nothing about the move is left to find.
    pub fn is_done(&self) -> bool {
        let gave_away = self.changed == Some(Change::Result);
        self.is_explained() && (!gave_away || self.chance.is_some() && self.better.is_some())
    }
}

/// Reviews every move of a game until `more` returns false. A call with the same arguments
/// continues.
///
/// There are two passes through the game, each from the last move to the first. Late positions take
/// the least time, and their results in the tables help with earlier positions. The first pass
/// proves the change that each move made and the refutation, and the second pass the better moves.
/// An early position of a large board can take too long, so a late refutation must not wait for it.
///
/// ```
/// use cutoff::games::BoardGame;
/// use cutoff::lab::review::{Change, review};
/// use cutoff::solver::session::Session;
///
/// let mut session = Session::new("3x3k3".parse()?, Session::USUAL_MEMORY);
/// let start = session.grid().start();
/// let (_, moves) = session.grid().play_text("a1b1").expect("legal moves"); // corner, edge
/// let moves = review(&mut session, None, start, &moves, || true);
/// assert_eq!(moves[0].changed, None);
/// assert_eq!(moves[1].changed, Some(Change::Result));
/// assert_eq!(moves[1].better.as_deref(), session.grid().cell(4).as_ref().map(std::slice::from_ref));
/// assert!(moves[1].refutation.as_ref().is_some_and(|plan| plan.fork.is_some()));
/// # Ok::<(), cutoff::games::grid::NameError>(())
/// ```
///
/// # Panics
///
/// In debug builds, if a move is not legal.
pub fn review(
    session: &mut Session,
    book: Option<&Book>,
    start: Position,
    moves: &[Cell],
    more: impl FnMut() -> bool,
) -> Vec<MoveReview> {
    let grid = *session.grid();
    let mut position = start;
    let mut positions = Vec::new();
    for &mv in moves {
        positions.push(position);
        position = grid.play(position, mv);
    }
    let mut timed = TimedSession::new(session, book, more);
    let plies = positions.iter().zip(moves).enumerate().rev();
    let mut reviews: Vec<MoveReview> = plies
        .map(|(ply, (&position, &mv))| review_of(&mut timed, position, ply, mv))
        .collect();
    for (mv, &position) in reviews.iter_mut().zip(positions.iter().rev()) {
        if let (Some(Change::Result), Some(result)) = (mv.changed, mv.before) {
            mv.chance = variation(&mut timed, position);
            mv.better = moves_with(&mut timed, position, result.verdict);
        }
    }
    reviews.reverse();
    reviews
}

/// Returns the change that a move made and its refutation, if there is time to prove them.
fn review_of<M: FnMut() -> bool>(
    timed: &mut TimedSession<'_, M>,
    position: Position,
    ply: usize,
    mv: Cell,
) -> MoveReview {
    let after = timed.result_of(position, mv);
    let before = after.and_then(|_| timed.result(position));
    let results = before.zip(after);
    let changed = results.and_then(|(before, after)| {
        if after.verdict != before.verdict {
            Some(Change::Result)
        } else {
            (after != before).then_some(Change::Length)
        }
    });
    let is_best = results.is_some() && changed.is_none();
    let likely = (!is_best).then(|| timed.session.likely_move(position));
    let mut review = MoveReview {
        ply,
        mv,
        player: timed.session.grid().to_move(position),
        best: likely.flatten().unwrap_or(mv),
        before: results.map(|(before, _)| before),
        after: results.map(|(_, after)| after),
        changed,
        refutation: None,
        chance: None,
        better: None,
        exact: results.is_some(),
    };
    if changed.is_some() {
        let refutation = variation(timed, timed.session.grid().play(position, mv));
        if let Some(best) = timed.best_move(position) {
            (review.best, review.refutation) = (best, refutation);
        }
    }
    review
}

/// The moves with this result; `None` if there is no time to prove it.
fn moves_with<M: FnMut() -> bool>(
    timed: &mut TimedSession<'_, M>,
    position: Position,
    verdict: Verdict,
) -> Option<Vec<Cell>> {
    let moves: Vec<Cell> = timed.session.grid().moves(position).collect();
    let mut keep = Vec::new();
    for mv in moves {
        if timed.result_of(position, mv)?.verdict == verdict {
            keep.push(mv);
        }
    }
    Some(keep)
}

fn variation<M: FnMut() -> bool>(
    timed: &mut TimedSession<'_, M>,
    position: Position,
) -> Option<Variation> {
    let line = timed.best_play(position)?;
    let fork = fork(timed.session.grid(), position, &line);
    Some(Variation { line, fork })
}

/// Returns the first move in a won line after which the winner can win in two ways.
fn fork(grid: &Grid, start: Position, line: &[Cell]) -> Option<usize> {
    let after = |position, &mv: &Cell| grid.play(position, mv);
    let Some(Outcome::Win(winner)) = grid.outcome(line.iter().fold(start, after)) else {
        return None;
    };
    let mut position = start;
    line.iter().position(|mv| {
        let mover = grid.to_move(position);
        position = after(position, mv);
        let wins = grid.completing_cells(position.other) & grid.playable(position);
        mover == winner && grid.outcome(position).is_none() && wins.count_ones() > 1
    })
}
