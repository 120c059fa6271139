//! The horizon effect: a depth limit hides a result that a deeper search finds.
//!
//! H. Berliner described it (*Some Necessary Conditions for a Master Chess Program*, 1973). A
//! search with a depth limit treats a loss as averted if a move delays it beyond the limit. In the
//! same way it misses a win if the other side has such a move.
//!
//! These are the terms for a search of depth *d* with the evaluation by open lines:
//!
//! * There is a **threat within *d*** if the other side wins within *d* plies when the side to move
//!   passes, counting the pass as a ply.
//! * A move **delays** if it takes the cell on which the other side would win with its next stone,
//!   or if it threatens to win with the mover's next stone. Either way, two plies pass.
//! * A **loss is pushed** beyond *d* if the side to move loses in more than *d* and at most *d* + 2
//!   plies, whatever it plays; there is a threat within *d*; and the search of depth *d* recommends
//!   a move that delays.
//! * A **win is missed** at *d* if the side to move wins in more than *d* and at most *d* + 2
//!   plies; the move that the search of depth *d* recommends does not win within *d* + 2; and the
//!   winning move leaves the other side with a loss that it pushes beyond *d* − 1.
//!
//! ```
//! use cutoff::games::grid::Grid;
//! use cutoff::lab::horizon::{find, horizon};
//!
//! let grid: Grid = "5x5k4".parse()?;
//! let found = find(&grid, grid.start(), 4, 1, 1_000).expect("one of a thousand positions");
//! assert_eq!(horizon(&grid, found.position, 4).as_ref(), Some(&found));
//! assert!(found.line.len() == 4 && found.unseen.len() > 4);
//! # Ok::<(), cutoff::games::grid::NameError>(())
//! ```

mod hunt;

use crate::game::Game;
use crate::games::grid::{Cell, Grid, OpenLines, Position};
use crate::search::{
    Algorithm, CountedLine, OutcomeScore, Pausable, Search, Solution, Verdict, Worth,
};
use crate::solver::grid::{GridSolver, ProvedResult};

pub use hunt::{EffectHunt, find};

/// The smallest depth limit that can push a loss. With a smaller one there is no threat within the
/// limit.
pub const SHALLOWEST: u32 = 2;

/// The largest depth limit. Deeper searches take long on most boards.
pub const DEEPEST: u32 = 8;

/// The table of the search that proves the results, which are only a few plies away.
const TABLE_BYTES: usize = 1 << 20;

/// The number of nodes after which a position is skipped if its result is still not proved.
const MOST_NODES: u64 = 100_000;

/// A position in which a depth limit hides a result that a search two plies deeper finds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Effect {
    /// The position.
    pub position: Position,
    /// The depth limit *d* in plies.
    pub depth: u32,
    /// The result for the side to move: a pushed loss, or a missed win.
    pub ending: ProvedResult,
    /// The estimate of the search to depth *d*, for the side to move.
    pub estimate: i32,
    /// The best line of this search. The first move is the one that it recommends.
    pub line: Vec<Cell>,
    /// The move that the search to depth *d* + 2 recommends.
    pub deeper: Cell,
    /// Best play to the end, beyond depth *d*. For a loss, the line starts after the move of depth
    /// *d*. For a win, it starts with the move of depth *d* + 2. Of several best moves, it has the
    /// first in the game's order.
    pub unseen: Vec<Cell>,
}

/// Returns the horizon effect of a depth limit in a position, if there is one. A limit below
/// [`SHALLOWEST`] has none.
pub fn horizon(grid: &Grid, position: Position, depth: u32) -> Option<Effect> {
    let effect = EffectSearch::new(grid).effect(position, depth, &mut || true);
    effect.unwrap_or_default()
}

/// True if a move takes the cell on which the other side would win with its next stone, or if it
/// threatens to win with the mover's next stone.
fn delays(grid: &Grid, position: Position, mv: Cell) -> bool {
    let after = grid.play(position, mv);
    grid.completing_cells(position.other) & mv.bit() != 0
        || grid.completing_cells(after.other) & grid.playable(after) != 0
}

/// The time was up. The searches so far are stored.
struct Paused;

/// Searches of one game: one with a depth limit, and one that proves results.
struct EffectSearch {
    grid: Grid,
    lines: OpenLines,
    solver: GridSolver,
    /// The textbook searches of the current position, which take most of the time.
    begun: Vec<BegunSearch>,
}

/// A textbook search of a position to a depth, with its progress.
struct BegunSearch {
    of: (Position, u32),
    search: Pausable<i32, CountedLine<Cell>>,
    solution: Option<Solution<Cell, i32>>,
}

impl EffectSearch {
    fn new(grid: &Grid) -> EffectSearch {
        EffectSearch {
            grid: *grid,
            lines: OpenLines::new(grid),
            solver: GridSolver::new(*grid, TABLE_BYTES),
            begun: Vec::new(),
        }
    }

    fn effect(
        &mut self,
        position: Position,
        depth: u32,
        more: &mut impl FnMut() -> bool,
    ) -> Result<Option<Effect>, Paused> {
        let Some(ending) = self.ends_within(position, depth + 2) else {
            return Ok(None);
        };
        if depth < SHALLOWEST || ending.plies <= depth {
            return Ok(None);
        }
        let Some(deeper) = self.first_best(position, ending) else {
            return Ok(None);
        };
        let near = match ending.verdict {
            Verdict::Loss => self.pushed_loss(position, depth, more)?,
            _ => self.missed_win(position, depth, deeper, more)?,
        };
        Ok(near.and_then(|near| {
            let Worth::Estimate(estimate) = near.worth else {
                return None;
            };
            let first = match ending.verdict {
                Verdict::Loss => near.best?,
                _ => deeper,
            };
            Some(Effect {
                position,
                depth,
                ending,
                estimate,
                line: near.principal_variation,
                deeper,
                unseen: self.line(position, first)?,
            })
        }))
    }

    /// Finds out whether this search pushes the loss of a lost position beyond its limit.
    fn pushed_loss(
        &mut self,
        position: Position,
        depth: u32,
        more: &mut impl FnMut() -> bool,
    ) -> Result<Option<Solution<Cell, i32>>, Paused> {
        // X and O swap their stones instead of the turn, because only the side to move matters.
        let passed = Position {
            mover: position.other,
            other: position.mover,
        };
        let threat = self.ends_within(passed, depth - 1);
        if threat.is_none_or(|threat| threat.verdict != Verdict::Win) {
            return Ok(None);
        }
        let near = self.search(position, depth, more)?;
        let best = near.best;
        let pushes = best.is_some_and(|best| delays(&self.grid, position, best));
        Ok(pushes.then_some(near))
    }

    /// Finds out whether the search to this depth misses the win that a deeper search has found.
    fn missed_win(
        &mut self,
        position: Position,
        depth: u32,
        winning: Cell,
        more: &mut impl FnMut() -> bool,
    ) -> Result<Option<Solution<Cell, i32>>, Paused> {
        let after = self.grid.play(position, winning);
        if self.pushed_loss(after, depth - 1, more)?.is_none() {
            return Ok(None);
        }
        let near = self.search(position, depth, more)?;
        let misses = near.best.is_some_and(|best| {
            let wins = self.ends_within(self.grid.play(position, best), depth + 1);
            wins.is_none_or(|ending| ending.verdict != Verdict::Loss)
        });
        Ok(misses.then_some(near))
    }

    /// Runs the textbook search with a depth limit, or continues it.
    fn search(
        &mut self,
        position: Position,
        depth: u32,
        more: &mut impl FnMut() -> bool,
    ) -> Result<Solution<Cell, i32>, Paused> {
        let search = Search::new(&self.grid, OutcomeScore::depth_aware(&self.grid));
        let search = search.limited(depth, &self.lines);
        let of = (position, depth);
        let at = match self.begun.iter().position(|begun| begun.of == of) {
            Some(at) => at,
            None => {
                let search = Pausable::new(CountedLine::<Cell>::default());
                self.begun.push(BegunSearch {
                    of,
                    search,
                    solution: None,
                });
                self.begun.len() - 1
            }
        };
        let begun = &mut self.begun[at];
        if let Some(solution) = &begun.solution {
            return Ok(solution.clone());
        }
        let value = begun
            .search
            .go_on(&search, Algorithm::AlphaBeta, position, |_| more());
        let Some(value) = value else {
            return Err(Paused);
        };
        let (counts, line) = begun.search.observer().clone();
        let solution = search.solution(position, value, counts, line.into());
        begun.solution = Some(solution.clone());
        Ok(solution)
    }

    /// Returns the result of the position, if a side wins within this many plies.
    fn ends_within(&mut self, position: Position, plies: u32) -> Option<ProvedResult> {
        self.solver.set_position(position);
        let ending = self.solver.advance_to(plies, MOST_NODES).exact()?;
        (ending.verdict != Verdict::Draw && ending.plies <= plies).then_some(ending)
    }

    /// Returns the first move that leads to this end. A search to that depth recommends it.
    fn first_best(&mut self, position: Position, ending: ProvedResult) -> Option<Cell> {
        let left = ending.plies.checked_sub(1)?;
        let moves: Vec<Cell> = self.grid.moves(position).collect();
        moves.into_iter().find(|&mv| {
            let after = self.ends_within(self.grid.play(position, mv), left);
            after.is_some_and(|after| after.plies == left && after.verdict != ending.verdict)
        })
    }

    /// Returns a move and best play after it, to the end.
    fn line(&mut self, position: Position, first: Cell) -> Option<Vec<Cell>> {
        let mut line = vec![first];
        let mut position = self.grid.play(position, first);
        while self.grid.outcome(position).is_none() {
            let ending = self.ends_within(position, self.grid.cells())?;
            let mv = self.first_best(position, ending)?;
            line.push(mv);
            position = self.grid.play(position, mv);
        }
        Some(line)
    }
}
