//! The facts about a position that its moves prove together.

use super::proof::{Proof, SolveOptions, Source, depth_between};
use super::{MoveScore, Session};
use crate::games::grid::{Cell, Position};
use crate::search::Verdict;
use crate::solver::grid::ProvedResult;

impl Session {
    /// The facts about a position that are proved by its moves, and by earlier results. `last` is
    /// the proof of the move that was searched last.
    pub(super) fn whole(
        &mut self,
        position: Position,
        options: SolveOptions<'_>,
        moves: &[MoveScore],
        last: Option<&Proof>,
    ) -> Proof {
        let own = super::source_of(&self.grid, options);
        let book = options.book.filter(|_| own == Source::ConnectFour);
        // With a depth limit only the moves decide. An earlier question may have proved the end of
        // the position, but not by one of these moves. A finished game has no moves, and its end is
        // always known.
        let known = match options.depth {
            Some(_) if !moves.is_empty() => None,
            _ => self.known(position, book),
        };
        let is_booked = |score: &MoveScore| score.source == Some(Source::Book);
        let booked = self.known(position, None).is_none() && known.is_some();
        let booked = booked || (!moves.is_empty() && moves.iter().all(is_booked));
        let at_least = known.or_else(|| best_of(moves.iter().filter_map(|score| score.at_least)));
        let at_most = known.or_else(|| most_of(moves, at_least));
        let mut proof = Proof {
            depth: match known {
                Some(ending) => depth_between(ending, ending),
                None => depth_of(moves, self.grid.cells() - position.plies()),
            },
            at_least,
            at_most,
            estimate: None,
            best: None,
            line_so_far: vec![],
            done: false,
            nodes: 1 + moves.iter().map(|score| score.nodes).sum::<u64>(),
            memory: last.map_or(0, |proof| proof.memory),
            memory_refused: last.is_some_and(|proof| proof.memory_refused),
            source: if booked { Source::Book } else { own },
        };
        match proof.exact() {
            Some(ending) => {
                let brings = |score: &&MoveScore| score.exact() == Some(ending);
                proof.best = moves.iter().find(brings).map(|score| score.mv);
            }
            None => {
                let estimate = self.estimate(position);
                proof.estimate = estimate.value;
                proof.best = best_so_far(moves, estimate.line.first().copied());
                proof.line_so_far = match proof.best {
                    best if best == estimate.line.first().copied() => estimate.line.clone(),
                    best => best.into_iter().collect(),
                };
            }
        }
        proof
    }
}

fn best_of(endings: impl Iterator<Item = ProvedResult>) -> Option<ProvedResult> {
    endings.max_by_key(|ending| ending.rank())
}

/// The best result that a move can still have; `None` while some move can still have any result.
fn most_of(moves: &[MoveScore], at_least: Option<ProvedResult>) -> Option<ProvedResult> {
    let soonest = |score: &MoveScore| ProvedResult {
        verdict: Verdict::Win,
        plies: score.depth + 1,
    };
    let at_most = |score: &MoveScore| score.at_most.unwrap_or(soonest(score));
    let most = best_of(moves.iter().map(at_most));
    // A move of which it is only known that it wins no sooner than another is not better.
    most.filter(|_| most == at_least || moves.iter().all(|score| score.at_most.is_some()))
}

/// The number of plies within which neither side can win, unless the moves prove the result. The
/// mover cannot win by any move, and the other side not after every move.
fn depth_of(moves: &[MoveScore], free: u32) -> u32 {
    let before = |verdict| {
        move |score: &MoveScore| match score.exact() {
            Some(ending) if ending.verdict == verdict => ending.plies - 1,
            Some(_) => free,
            None => score.depth,
        }
    };
    let won = moves.iter().map(before(Verdict::Win)).min();
    let lost = moves.iter().map(before(Verdict::Loss)).max();
    won.min(lost).unwrap_or(free)
}

/// A move that is not proved to be worse than another, and among those the likely one. Open results
/// count as draws.
fn best_so_far(moves: &[MoveScore], likely: Option<Cell>) -> Option<Cell> {
    let rank = |score: &MoveScore| {
        let least = score.at_least.map_or(i32::MIN, ProvedResult::rank);
        let most = score.at_most.map_or(i32::MAX, ProvedResult::rank);
        0.clamp(least, most)
    };
    // The first of several.
    let last_first = moves.iter().rev();
    let best = last_first.max_by_key(|score| (rank(score), Some(score.mv) == likely));
    best.map(|score| score.mv)
}
