//! Counts the replies that keep the result after each move. Finds the best move after which the
//! other side is most likely to go wrong.
//!
//! To a search to the end, all drawing moves are equal. Against people, they are not.

use super::timed_session::TimedSession;
use crate::game::Game;
use crate::games::grid::{Cell, Grid, Position};
use crate::search::Verdict;
use crate::solver::connect_four::Book;
use crate::solver::grid::ProvedResult;
use crate::solver::session::Session;

/// A move and the replies to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Replies {
    /// The move.
    pub mv: Cell,
    /// Its result for the side that plays it.
    pub ending: ProvedResult,
    /// The number of replies; 0 if the move ends the game.
    pub replies: usize,
    /// The number of replies that keep the other side's result; `None` while this is not proved. If
    /// every reply loses, all of them count.
    pub holding: Option<usize>,
}

impl Replies {
    /// Ranks the move. The value is lower if the other side goes wrong more easily, and highest if
    /// it cannot go wrong. Ties go to the earlier win or the later loss.
    fn safety(&self) -> (bool, Option<usize>, i32) {
        let safe = self.holding == Some(self.replies);
        (safe, self.holding.filter(|_| !safe), -self.ending.rank())
    }
}

/// Counts the replies that keep the result after every move of a position, in the game's order. The
/// list is empty until the result of every move is proved. The best moves are counted first. If
/// `more` returns false, the next call for the same position continues.
pub fn replies(
    session: &mut Session,
    book: Option<&Book>,
    position: Position,
    more: impl FnMut() -> bool,
) -> Vec<Replies> {
    let grid = *session.grid();
    let mut timed = TimedSession::new(session, book, more);
    let moves = moves_of(&grid, position).into_iter().map(|mv| {
        Some(Replies {
            mv,
            ending: timed.result_of(position, mv)?,
            replies: moves_of(&grid, grid.play(position, mv)).len(),
            holding: None,
        })
    });
    let moves: Option<Vec<Replies>> = moves.collect();
    let mut moves = moves.unwrap_or_default();
    let best = best_of(&moves);
    for only_best in [true, false] {
        for found in &mut moves {
            if (Some(found.ending.verdict) == best) == only_best {
                let after = grid.play(position, found.mv);
                found.holding = holding(&mut timed, after, found.ending.verdict);
            }
        }
    }
    moves
}

/// Returns the best move after which the fewest replies keep the result; `None` if this is not
/// proved, or if the game has ended.
///
/// Moves after which every reply is right come last. Ties go to the earlier win or the later loss,
/// then to the game's order.
///
/// ```
/// use cutoff::lab::replies::{replies, trap};
/// use cutoff::solver::session::Session;
///
/// let mut session = Session::new("3x3k3".parse()?, Session::USUAL_MEMORY);
/// let start = session.grid().start();
/// let found = replies(&mut session, None, start, || true);
/// let trap = trap(&found).expect("there is time");
/// assert_eq!(Some(trap.mv), session.grid().cell(0)); // a corner …
/// assert_eq!((trap.holding, trap.replies), (Some(1), 8)); // … which only the centre holds
/// # Ok::<(), cutoff::games::grid::NameError>(())
/// ```
pub fn trap(moves: &[Replies]) -> Option<Replies> {
    let best = best_of(moves);
    let of_best = || {
        let is_best = |mv: &&Replies| Some(mv.ending.verdict) == best;
        moves.iter().filter(is_best)
    };
    if of_best().any(|mv| mv.holding.is_none()) {
        return None;
    }
    of_best().min_by_key(|mv| mv.safety()).copied()
}

fn best_of(moves: &[Replies]) -> Option<Verdict> {
    let best = moves.iter().max_by_key(|mv| mv.ending.rank());
    best.map(|mv| mv.ending.verdict)
}

/// Returns the legal moves; empty if the game has ended.
fn moves_of(grid: &Grid, position: Position) -> Vec<Cell> {
    match grid.outcome(position) {
        Some(_) => vec![],
        None => grid.moves(position).collect(),
    }
}

/// Returns the number of replies that keep the result after a move with this result; `None` if
/// there is no time to prove it.
fn holding<M: FnMut() -> bool>(
    timed: &mut TimedSession<'_, M>,
    after: Position,
    brings: Verdict,
) -> Option<usize> {
    let grid = *timed.session.grid();
    let replies = moves_of(&grid, after);
    if brings == Verdict::Win {
        return Some(replies.len());
    }
    // A reply keeps the result if the other side still gets the result that it had.
    let mut holding = 0;
    for reply in replies {
        holding += usize::from(timed.result_of(after, reply)?.verdict == brings.of_opponent());
    }
    Some(holding)
}
