//! The result of a position, or the facts that are proved so far.

use super::{MoveResult, Session};
use crate::games::grid::{Cell, Position};
use crate::search::Verdict;
use crate::solver::connect_four::Book;
use crate::solver::grid::{ProvedResult, Report};

/// The options of a question. By default the search goes to the end without a book, and Connect
/// Four's solver answers if the board fits it.
#[derive(Clone, Copy, Debug, Default)]
pub struct SolveOptions<'b> {
    /// The opening book, which Connect Four's solver asks first.
    pub book: Option<&'b Book>,
    /// True if the search for any board answers in all games.
    pub any_board: bool,
    /// The depth of a question that asks only whether a side wins within this number of plies.
    pub depth: Option<u32>,
}

impl<'b> SolveOptions<'b> {
    /// Returns the options of a question to the end, with this book.
    pub(super) fn by(book: Option<&'b Book>) -> SolveOptions<'b> {
        SolveOptions {
            book,
            ..SolveOptions::default()
        }
    }

    /// True if a search of this depth is deep enough.
    pub(super) fn is_deep(&self, depth: u32) -> bool {
        self.depth.is_some_and(|enough| depth >= enough)
    }
}

/// The goal of a search: the result alone, or also a move that reaches it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Want {
    Result,
    Move,
}

string_enum! {
    /// The source of an answer: a search or a file.
    Source as "Source" {
        /// The [`grid`](crate::solver::grid) search, for any board.
        Search = "search",
        /// The solver of four in a row with gravity, [`connect_four`](crate::solver::connect_four).
        ConnectFour = "connect-four",
        /// The opening book of 7×6.
        Book = "book",
    }
}

/// The proved facts about a position, for the side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProvedFacts {
    /// Neither side can win within this many plies, unless the result is exact.
    pub depth: u32,
    /// The least result that the side to move can get; `None` if nothing is proved.
    pub at_least: Option<ProvedResult>,
    /// The best result that the side to move can get; `None` if nothing is proved.
    pub at_most: Option<ProvedResult>,
    /// An estimate while the result is not exact, from open lines a few plies ahead
    /// ([`OpenLines`](crate::games::grid::OpenLines)). Higher is better for the side to move.
    pub estimate: Option<i32>,
    /// The best move so far: a move that reaches the proved bound, or else the one that a shallow
    /// search recommends. If the result is exact, it is a move that reaches the result, or `None`
    /// while none is found. `None` also if the game has ended.
    pub best: Option<Cell>,
    /// The best line so far by the search or the estimate while the result is not exact. None of
    /// its moves is proved. Empty once the result is exact, because
    /// [`Session::line`](super::Session::line) has best play then.
    pub line_so_far: Vec<Cell>,
    /// True once the result and its move are found, or the depth is reached.
    pub done: bool,
    /// The positions entered since this question was first asked.
    pub nodes: u64,
    /// The bytes that the table takes.
    pub memory: usize,
    /// True if the system refused memory below the limit. The search continues with the memory it
    /// has.
    pub memory_refused: bool,
    /// The source of the answer.
    pub source: Source,
}

impl ProvedFacts {
    pub(super) fn searched(report: Report, options: SolveOptions<'_>) -> ProvedFacts {
        let exact = report.exact().is_some();
        ProvedFacts {
            depth: report.depth,
            at_least: report.at_least,
            at_most: report.at_most,
            estimate: None,
            best: report.best,
            line_so_far: if exact { vec![] } else { report.line },
            done: exact || options.is_deep(report.depth),
            nodes: report.nodes,
            memory: report.memory,
            memory_refused: report.memory_refused,
            source: Source::Search,
        }
    }

    /// Returns the result, once it is proved.
    pub fn exact(&self) -> Option<ProvedResult> {
        self.at_least.filter(|_| self.at_least == self.at_most)
    }
}

/// Returns the number of plies within which neither side can win, if these are the least and the
/// best result of the side to move.
pub(super) fn depth_between(least: ProvedResult, most: ProvedResult) -> u32 {
    let before = |result: ProvedResult| result.plies.saturating_sub(1);
    match (least.verdict, most.verdict) {
        (Verdict::Loss, Verdict::Win) => before(least).min(before(most)),
        (Verdict::Loss, _) => before(least),
        (_, Verdict::Win) => before(most),
        _ => least.plies,
    }
}

impl Session {
    /// Returns the facts about a position that its moves and earlier results prove. `last` has
    /// those about the move that was searched last.
    pub(super) fn facts_from_moves(
        &mut self,
        position: Position,
        options: SolveOptions<'_>,
        moves: &[MoveResult],
        last: Option<&ProvedFacts>,
    ) -> ProvedFacts {
        let own = super::source_of(&self.grid, options);
        let book = options.book.filter(|_| own == Source::ConnectFour);
        // With a depth limit, only the moves decide. An earlier question may have proved the end of
        // the position, but not through one of these moves. A finished game has no moves.
        let result = match options.depth {
            Some(_) if !moves.is_empty() => None,
            _ => self.known(position, book),
        };
        let is_booked = |entry: &MoveResult| entry.source == Some(Source::Book);
        let booked = self.known(position, None).is_none() && result.is_some();
        let booked = booked || (!moves.is_empty() && moves.iter().all(is_booked));
        let at_least = result.or_else(|| best_of(moves.iter().filter_map(|entry| entry.at_least)));
        let at_most = result.or_else(|| most_of(moves, at_least));
        let mut facts = ProvedFacts {
            depth: match result {
                Some(result) => depth_between(result, result),
                None => depth_of(moves, self.grid.cells() - position.plies()),
            },
            at_least,
            at_most,
            estimate: None,
            best: None,
            line_so_far: vec![],
            done: false,
            nodes: 1 + moves.iter().map(|entry| entry.nodes).sum::<u64>(),
            memory: last.map_or(0, |facts| facts.memory),
            memory_refused: last.is_some_and(|facts| facts.memory_refused),
            source: if booked { Source::Book } else { own },
        };
        match facts.exact() {
            Some(result) => {
                let brings = |entry: &&MoveResult| entry.exact() == Some(result);
                facts.best = moves.iter().find(brings).map(|entry| entry.mv);
            }
            None => {
                let shallow = self.shallow_search(position);
                facts.estimate = super::estimate_of(shallow.worth);
                facts.best = best_so_far(moves, shallow.best);
                facts.line_so_far = match facts.best {
                    best if best == shallow.best => shallow.principal_variation.clone(),
                    best => best.into_iter().collect(),
                };
            }
        }
        facts
    }
}

fn best_of(endings: impl Iterator<Item = ProvedResult>) -> Option<ProvedResult> {
    endings.max_by_key(|result| result.rank())
}

/// Returns the best result that a move can still have; `None` while that can be any result.
fn most_of(moves: &[MoveResult], at_least: Option<ProvedResult>) -> Option<ProvedResult> {
    let soonest = |entry: &MoveResult| ProvedResult {
        verdict: Verdict::Win,
        plies: entry.depth + 1,
    };
    let at_most = |entry: &MoveResult| entry.at_most.unwrap_or(soonest(entry));
    let most = best_of(moves.iter().map(at_most));
    // An unproved move that cannot win earlier than the best one is not better.
    most.filter(|_| most == at_least || moves.iter().all(|entry| entry.at_most.is_some()))
}

/// Returns the number of plies within which neither side can win, unless the moves prove the
/// result. No move wins for the mover, and not every move loses.
fn depth_of(moves: &[MoveResult], free: u32) -> u32 {
    let before = |verdict| {
        move |entry: &MoveResult| match entry.exact() {
            Some(result) if result.verdict == verdict => result.plies - 1,
            Some(_) => free,
            None => entry.depth,
        }
    };
    let won = moves.iter().map(before(Verdict::Win)).min();
    let lost = moves.iter().map(before(Verdict::Loss)).max();
    won.min(lost).unwrap_or(free)
}

/// Returns a move that is not proved to be worse than another, if possible the likely move. Open
/// results count as draws.
fn best_so_far(moves: &[MoveResult], likely: Option<Cell>) -> Option<Cell> {
    let rank = |entry: &MoveResult| {
        let least = entry.at_least.map_or(i32::MIN, ProvedResult::rank);
        let most = entry.at_most.map_or(i32::MAX, ProvedResult::rank);
        0.max(least).min(most)
    };
    // Of several equal moves, the first one is returned.
    let last_first = moves.iter().rev();
    let best = last_first.max_by_key(|entry| (rank(entry), Some(entry.mv) == likely));
    best.map(|entry| entry.mv)
}
