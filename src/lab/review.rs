//! Which moves of a game changed its result or its length, and why.

use super::asker::Asker;
use crate::game::{Game, Outcome, Side};
use crate::games::grid::{Cell, Grid, Position};
use crate::search::Verdict;
use crate::solver::connect_four::Book;
use crate::solver::grid::ProvedResult;
use crate::solver::session::Session;

named! {
    /// What a move changed for the side that played it.
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
    /// The moves.
    pub line: Vec<Cell>,
    /// The first move of the side that wins, by its place in the line from 0, after which it has two ways to win
    /// with its next stone.
    pub fork: Option<usize>,
}

/// One move of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveReview {
    /// Which move, from 0.
    pub ply: usize,
    /// The move.
    pub mv: Cell,
    /// Who played it.
    pub player: Side,
    /// A best move in its place, the played one if that is best. Only likely to be good if the
    /// move is not [explained](Self::is_explained).
    pub best: Cell,
    /// How the game ended under best play before the move, for the side that played it …
    pub before: Option<ProvedResult>,
    /// … and after it, for the same side. The plies of both count from the position before the move.
    pub after: Option<ProvedResult>,
    /// What the move changed; `None` if nothing.
    pub changed: Option<Change>,
    /// Best play after a move that changed something, by the other side first.
    pub refutation: Option<Variation>,
    /// Best play from before a move that changed the result.
    pub chance: Option<Variation>,
    /// All moves that would have kept the result that the move gave away.
    pub better: Option<Vec<Cell>>,
    /// Whether the two results are proved. Else they and the change are `None`.
    pub exact: bool,
}

impl MoveReview {
    /// Whether it is known what the move changed, and how the other side refutes it.
    pub fn is_explained(&self) -> bool {
        self.exact && (self.changed.is_none() || self.refutation.is_some())
    }

    /// Whether nothing about it is left to find.
    pub fn is_done(&self) -> bool {
        let gave_away = self.changed == Some(Change::Result);
        self.is_explained() && (!gave_away || self.chance.is_some() && self.better.is_some())
    }
}

/// Reviews every move of a game, as far as there is time. The same question goes on from there.
///
/// It goes through the game twice, each time from the last move backwards, for late positions take the
/// least, and what they leave in the tables helps with the earlier ones. First it proves what each move
/// changed and how the change is refuted, then what would have been better. An early position of a large
/// board can take more time than anybody has, so a late refutation must not wait for it.
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
    let mut before = Vec::new();
    for &mv in moves {
        before.push(position);
        position = grid.play(position, mv);
    }
    let mut asker = Asker::new(session, book, more);
    let mut reviewed: Vec<MoveReview> = (0..moves.len())
        .rev()
        .map(|ply| judged(&mut asker, before[ply], ply, moves[ply]))
        .collect();
    for mv in &mut reviewed {
        if let (Some(Change::Result), Some(ending)) = (mv.changed, mv.before) {
            mv.chance = variation(&mut asker, before[mv.ply]);
            mv.better = keeping(&mut asker, before[mv.ply], ending.verdict);
        }
    }
    reviewed.reverse();
    reviewed
}

/// What a move changed and how that is refuted, as far as there is time to prove it.
fn judged<M: FnMut() -> bool>(
    asker: &mut Asker<'_, M>,
    position: Position,
    ply: usize,
    mv: Cell,
) -> MoveReview {
    let after = asker.worth_of(position, mv);
    let before = after.and_then(|_| asker.ending(position));
    let results = before.zip(after);
    let changed = results.and_then(|(before, after)| {
        if after.verdict != before.verdict {
            Some(Change::Result)
        } else {
            (after != before).then_some(Change::Length)
        }
    });
    let is_best = results.is_some() && changed.is_none();
    let likely = (!is_best).then(|| asker.session.likely_move(position));
    let mut reviewed = MoveReview {
        ply,
        mv,
        player: asker.session.grid().to_move(position),
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
        let refutation = variation(asker, asker.session.grid().play(position, mv));
        if let Some(best) = asker.best_move(position) {
            (reviewed.best, reviewed.refutation) = (best, refutation);
        }
    }
    reviewed
}

/// The moves that bring this result; `None` if there is no time to prove it.
fn keeping<M: FnMut() -> bool>(
    asker: &mut Asker<'_, M>,
    position: Position,
    verdict: Verdict,
) -> Option<Vec<Cell>> {
    let moves: Vec<Cell> = asker.session.grid().moves(position).collect();
    let mut keep = Vec::new();
    for mv in moves {
        if asker.worth_of(position, mv)?.verdict == verdict {
            keep.push(mv);
        }
    }
    Some(keep)
}

fn variation<M: FnMut() -> bool>(
    asker: &mut Asker<'_, M>,
    position: Position,
) -> Option<Variation> {
    let line = asker.best_play(position)?;
    let fork = fork(asker.session.grid(), position, &line);
    Some(Variation { line, fork })
}

/// The first move of a line that somebody wins after which the winner has two ways to win.
fn fork(grid: &Grid, start: Position, line: &[Cell]) -> Option<usize> {
    let after = |position, &mv: &Cell| grid.play(position, mv);
    let Some(Outcome::Win(winner)) = grid.outcome(line.iter().fold(start, after)) else {
        return None;
    };
    let mut position = start;
    line.iter().position(|mv| {
        let mover = grid.to_move(position);
        position = after(position, mv);
        let wins = grid.finishing(position.other) & grid.playable(position);
        mover == winner && grid.outcome(position).is_none() && wins.count_ones() > 1
    })
}
