//! The report of a search: the proved results, the line of best play and the counts.

use super::blocking::Blocked;
use super::table::BoundTable;
use super::{GridSolver, TURN_NODES};
use crate::Verdict;
use crate::game::Game;
use crate::games::grid::{Cell, Position};

/// The end of a position with best play. The winner ends the game as early as possible, and the
/// loser as late as possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ProvedResult {
    /// The result for the side to move.
    pub verdict: Verdict,
    /// The number of moves of both sides to the end of the game. For a draw, they fill the board.
    pub plies: u32,
}

impl ProvedResult {
    /// Returns the same end for the other side, one ply earlier: the result of a move that leads to
    /// this position.
    pub fn before_move(self) -> ProvedResult {
        ProvedResult {
            verdict: self.verdict.of_opponent(),
            plies: self.plies + 1,
        }
    }

    /// Returns a number that is higher for a better result: sooner wins, draws, later losses.
    pub fn rank(self) -> i32 {
        // No game has more than 64 plies.
        match self.verdict {
            Verdict::Win => 100 - self.plies as i32,
            Verdict::Draw => 0,
            Verdict::Loss => self.plies as i32 - 100,
        }
    }
}

/// The facts that are proved about a position so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Neither side can win within this many plies, unless the result is exact.
    pub depth: u32,
    /// The least result that the side to move can get; `None` if nothing is proved.
    pub at_least: Option<ProvedResult>,
    /// The best result that the side to move can get; `None` if nothing is proved.
    pub at_most: Option<ProvedResult>,
    /// The best move so far. If the result is exact, it is a move that reaches it. `None` if
    /// nothing is proved, or if the game has ended.
    pub best: Option<Cell>,
    /// The best moves. If the result is exact, each of them is proved to be one of the best, and
    /// the line is as long as the table alone can prove it ([`GridSolver::principal_variation`]
    /// continues it). Otherwise the moves come from the table so far, without a proof.
    pub line: Vec<Cell>,
    /// The positions entered since the position was set, including those that are answered at once.
    pub nodes: u64,
    /// The bytes that the table takes.
    pub memory: usize,
    /// True if the system refused memory below the limit. The search continues with the memory it
    /// has.
    pub memory_refused: bool,
}

impl Report {
    /// Returns the result, once it is proved.
    pub fn exact(&self) -> Option<ProvedResult> {
        self.at_least.filter(|_| self.at_least == self.at_most)
    }
}

impl GridSolver {
    /// Returns the facts that are proved so far.
    pub fn report(&self) -> Report {
        let exact = self.lower == self.upper;
        let ended = self.grid.outcome(self.position).is_some();
        let mut best = self.best;
        if exact && best.is_none() && !ended {
            // After each move, the mover loses in two plies or cannot lose.
            best = self.moves_by_promise(self.position, None).first().copied();
        }
        let mut line = vec![];
        if let Some(cell) = best {
            line.push(cell);
            let after = self.grid.play(self.position, cell);
            if exact {
                self.extend_proved(&mut line, after, -self.lower);
            } else {
                self.extend_so_far(&mut line, after);
            }
        }
        let stones = self.position.plies() as i32;
        let least = (exact || self.lower > -self.win(stones + 2)).then_some(self.lower);
        let most = (exact || self.upper < self.win(stones + 1)).then_some(self.upper);
        Report {
            depth: self.depth,
            at_least: least.map(|score| self.result(score)),
            at_most: most.map(|score| self.result(score)),
            best,
            line,
            nodes: self.nodes,
            memory: self.tables().map(BoundTable::bytes).sum(),
            memory_refused: self.tables().any(BoundTable::refused),
        }
    }

    fn tables(&self) -> impl Iterator<Item = &BoundTable> {
        let blocking = self.blocking.iter().map(|blocking| &blocking.table);
        blocking.chain([&self.table])
    }

    /// Returns the result that has this score.
    fn result(&self, score: i32) -> ProvedResult {
        let left = self.cells - self.position.plies() as i32;
        let (verdict, plies) = match score {
            1.. => (Verdict::Win, left + 1 - score),
            0 => (Verdict::Draw, left),
            _ => (Verdict::Loss, left + 1 + score),
        };
        let plies = plies as u32;
        ProvedResult { verdict, plies }
    }

    /// Best play to the end once the result is proved, or as far as the budget of nodes allows.
    /// Each of the moves is proved to be one of the best. Empty while the result is not proved.
    pub fn principal_variation(&mut self, nodes: u64) -> Vec<Cell> {
        self.limit = self.nodes.saturating_add(nodes);
        let (mut position, mut score) = (self.position, self.lower);
        let mut line = vec![];
        while self.lower == self.upper && self.grid.outcome(position).is_none() {
            let first = self.best.filter(|_| line.is_empty());
            let first = first.or(self.kept_move(position));
            let Some(cell) = self.move_worth(position, first, score) else {
                self.suspended.clear();
                break;
            };
            line.push(cell);
            position = self.grid.play(position, cell);
            score = -score;
        }
        line
    }

    /// Returns a move with which the mover gets this score, which is the best possible.
    fn move_worth(&mut self, position: Position, first: Option<Cell>, score: i32) -> Option<Cell> {
        for cell in self.moves_by_promise(position, first) {
            if score == 0 && self.is_blocked(self.grid.play(position, cell)) {
                return Some(cell);
            }
            if self.value_after(position, cell, score)? >= score {
                return Some(cell);
            }
        }
        None
    }

    /// True if a short search finds that the mover's opponent can block every win.
    fn is_blocked(&mut self, position: Position) -> bool {
        let Some(blocking) = &mut self.blocking else {
            return false;
        };
        if self.grid.outcome(position).is_some() {
            return false;
        }
        blocking.start(position.mover, position.other, true);
        let limit = self.limit.min(self.nodes + TURN_NODES);
        let blocked = blocking.advance(&mut self.nodes, limit);
        matches!(blocked, Some(Blocked::Yes(_)))
    }

    /// Appends best moves to a line that leads to a position with this score, as far as the table
    /// proves them. The table's own move for a position may have only a bound, and may lose.
    fn extend_proved(&self, line: &mut Vec<Cell>, mut position: Position, mut score: i32) {
        while self.grid.outcome(position).is_none() {
            let moves = self.moves_by_promise(position, self.kept_move(position));
            let brings = |&cell: &Cell| self.proved_after(position, cell) >= Some(score);
            let Some(cell) = moves.into_iter().find(brings) else {
                break;
            };
            line.push(cell);
            position = self.grid.play(position, cell);
            score = -score;
        }
    }

    /// Returns the least score of a move, if the game ends with it or the table has a bound.
    fn proved_after(&self, position: Position, cell: Cell) -> Option<i32> {
        let child = self.grid.play(position, cell);
        let ended = self.ended_score(child);
        ended.or_else(|| self.proved(child).map(|(_, upper)| -upper))
    }

    /// Appends the moves that the table has for this position and later ones, proved or not.
    fn extend_so_far(&self, line: &mut Vec<Cell>, mut position: Position) {
        while self.grid.outcome(position).is_none()
            && let Some(cell) = self.kept_move(position)
        {
            line.push(cell);
            position = self.grid.play(position, cell);
        }
    }
}
