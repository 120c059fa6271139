//! Which moves of a game changed its result or its length.

use super::asker::Asker;
use crate::game::{Game, Side};
use crate::games::grid::{Cell, Position};
use crate::solver::connect_four::Book;
use crate::solver::grid::Ending;
use crate::solver::session::Session;

/// What a move changed for the side that played it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// Another move would have brought a better result.
    Result,
    /// The result is the same, but another move would have won sooner or lost later.
    Length,
}

/// One move of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewedMove {
    /// Which move, from 0.
    pub index: usize,
    /// Where the stone came to lie.
    pub cell: Cell,
    /// Who played it.
    pub player: Side,
    /// A best move in its place, the played one if that is best. Only likely to be good if not `exact`.
    pub best: Cell,
    /// How the game ended under best play before the move, for the side that played it …
    pub before: Option<Ending>,
    /// … and after it, for the same side. The plies of both count from the position before the move.
    pub after: Option<Ending>,
    /// What the move changed; `None` if nothing.
    pub changed: Option<Change>,
    /// Best play after a move that changed something, by the other side first, to the end.
    pub refutation: Vec<Cell>,
    /// Whether all this is proved. Else the two results and the change are `None`.
    pub exact: bool,
}

/// The moves of a game, as far as they are proved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// In the order of play.
    pub moves: Vec<ReviewedMove>,
    /// Whether all are exact.
    pub done: bool,
}

/// Proves what each move of a game changed: from the last one backwards, for late positions take the
/// least, and what they leave in the tables helps with the earlier ones. An early position of a large
/// board can take more time than anybody has.
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
) -> Review {
    let grid = *session.grid();
    let mut position = start;
    let mut before = Vec::new();
    for &cell in moves {
        before.push(position);
        position = grid.play(position, cell);
    }
    let mut asker = Asker::new(session, book, more);
    let played = (0..moves.len()).rev();
    let mut reviewed: Vec<ReviewedMove> = played
        .map(|index| {
            let position = before[index];
            let found = judged(&mut asker, position, moves[index]);
            let mut likely = || asker.session.likely_move(position);
            ReviewedMove {
                index,
                cell: moves[index],
                player: grid.to_move(position),
                best: found
                    .as_ref()
                    .map_or_else(|| likely().expect("the game went on"), |found| found.best),
                before: found.as_ref().map(|found| found.before),
                after: found.as_ref().map(|found| found.after),
                changed: found.as_ref().and_then(Judgement::changed),
                exact: found.is_some(),
                refutation: found.map_or(vec![], |found| found.refutation),
            }
        })
        .collect();
    reviewed.reverse();
    Review {
        done: reviewed.iter().all(|mv| mv.exact),
        moves: reviewed,
    }
}

/// What is proved about a move.
struct Judgement {
    before: Ending,
    after: Ending,
    best: Cell,
    refutation: Vec<Cell>,
}

impl Judgement {
    fn changed(&self) -> Option<Change> {
        if self.after.verdict != self.before.verdict {
            Some(Change::Result)
        } else {
            (self.after != self.before).then_some(Change::Length)
        }
    }
}

/// All about a move, or `None` if there is no time to prove it.
fn judged<M: FnMut() -> bool>(
    asker: &mut Asker<'_, M>,
    position: Position,
    cell: Cell,
) -> Option<Judgement> {
    let after = asker.worth_of(position, cell)?;
    let before = asker.ending(position)?;
    let (mut best, mut refutation) = (cell, vec![]);
    if before != after {
        let next = asker.session.grid().play(position, cell);
        refutation = asker.best_play(next)?;
        best = asker.best_move(position)?;
    }
    Some(Judgement {
        before,
        after,
        best,
        refutation,
    })
}
