//! Examines a node and its lines before a child is entered.

use std::ops::ControlFlow::{self, Break, Continue};

use super::{GridSolver, index};
use crate::games::grid::{Bits, Grid, Position};

/// The free cells that complete a run, playable now or not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Wins {
    /// The cells that complete a run of the mover's.
    pub mine: u64,
    /// The cells that complete a run of the opponent's.
    pub theirs: u64,
}

impl GridSolver {
    /// Examines a node without entering a child, the cheapest tests first. Returns a score or a
    /// bound that answers the question, or else the moves to search.
    pub(super) fn examine(
        &mut self,
        position: Position,
        beta: i32,
        wins: Wins,
    ) -> ControlFlow<i32, u64> {
        let grid = &self.grid;
        let occupied = position.occupied();
        let free = grid.board() & !occupied;
        let playable = grid.playable_over(occupied);
        let stones = position.plies() as i32;
        if free == 0 {
            return Break(0);
        }
        let moves = self.moves_under_threats(playable, wins, stones)?;
        let (highest, lowest) = (self.win(stones + 3), -self.win(stones + 4));
        if highest < beta {
            return Break(highest);
        }
        if lowest >= beta {
            return Break(lowest);
        }
        // The question is about a win of one side, the attacker.
        let defender = if beta > 0 {
            position.other
        } else {
            position.mover
        };
        if !grid.has_run(grid.board() & !defender) {
            return Break(0);
        }
        if let Some((lower, upper)) = self.proved(position)
            && (lower >= beta || upper < beta)
        {
            return Break(if lower >= beta { lower } else { upper });
        }
        if beta >= 0
            && let Some(upper) = self.follow_up(position)
            && upper < beta
        {
            return Break(upper);
        }
        self.examine_lines(position, beta, wins, moves)
    }

    /// Examines the lines, as the last part of [`examine`](Self::examine).
    fn examine_lines(
        &mut self,
        position: Position,
        beta: i32,
        wins: Wins,
        moves: u64,
    ) -> ControlFlow<i32, u64> {
        let stones = position.plies() as i32;
        // The number of stones that the attacker can play until the win in question: half of the
        // plies, rounded up for the mover, who plays first.
        let in_time = if beta > 0 {
            (self.cells + 1 - beta - stones + 1) / 2
        } else {
            (self.cells + beta - stones) / 2
        } as u32;
        let counted = if beta > 0 {
            (in_time, u32::MAX)
        } else {
            (u32::MAX, in_time)
        };
        let playable = self.grid.playable(position);
        self.lines
            .survey(&mut self.survey, position, playable, counted);
        if !self.grid.gravity() && self.is_hopeless(beta, moves) {
            return Break(if beta > 0 { beta - 1 } else { beta });
        }
        if Bits(moves).any(|cell| self.wins_twice(position, wins, cell)) {
            return Break(self.win(stones + 3));
        }
        // With gravity, a side can also be left with only losing moves.
        if !self.grid.gravity() && self.win(stones + 5) < beta {
            return Break(self.win(stones + 5));
        }
        Continue(moves)
    }

    /// Returns the cells on which a stone makes one of these cells playable.
    pub(super) fn below(&self, cells: u64) -> u64 {
        if self.grid.gravity() {
            cells << self.grid.columns()
        } else {
            0
        }
    }

    /// True if the defender can prevent the attacker from completing any of the lines that count.
    ///
    /// Suppose that the defender is to move, and that the weights of the attacker's open lines add
    /// up to less than the weight of a completed line. Then the defender can keep the sum below
    /// that weight to the end, by always playing on the cell of the greatest weight (P. Erdős, J.
    /// Selfridge, *On a combinatorial game*, 1973). If the attacker is to move, its next stone
    /// first adds the weights of the lines through its cell once more.
    fn is_hopeless(&self, beta: i32, moves: u64) -> bool {
        let survey = &self.survey;
        let full = self.lines.full();
        if beta > 0 {
            let most = Bits(moves).map(|cell| survey.mover[index(cell)]);
            return survey.mover_sum + u32::from(most.max().unwrap_or(0)) < full;
        }
        // The defender plays on the best cell, and then the attacker on the best of the others.
        let weight = |cell: u32| u32::from(survey.other[index(cell)]);
        let Some(taken) = Bits(moves).max_by_key(|&cell| weight(cell)) else {
            return false;
        };
        let left = Bits(self.grid.board()).filter(|&cell| cell != taken);
        let most = left.map(weight).max().unwrap_or(0);
        survey.other_sum - weight(taken) + most < full
    }

    /// True if the mover wins with its next stone but one, after playing on this cell, against
    /// every reply, because of two winning cells, or one above the only one.
    fn wins_twice(&self, position: Position, wins: Wins, cell: u32) -> bool {
        let next = self.wins_after(wins, cell).theirs;
        let at_once = next & self.grid.playable_over(position.occupied() | 1 << cell);
        at_once & at_once.wrapping_sub(1) != 0 || at_once & self.below(next) != 0
    }

    /// Returns the cells that complete a run after the mover has played on a cell, from the next
    /// player's view. The survey must be of the previous position.
    pub(super) fn wins_after(&self, wins: Wins, cell: u32) -> Wins {
        Wins {
            mine: wins.theirs & !(1 << cell),
            theirs: (wins.mine | self.survey.next[index(cell)]) & !(1 << cell),
        }
    }

    /// Returns the moves that do not lose at once, or the score if it is decided within two plies.
    fn moves_under_threats(&self, playable: u64, wins: Wins, stones: i32) -> ControlFlow<i32, u64> {
        if wins.mine & playable != 0 {
            return Break(self.win(stones + 1));
        }
        let lost = Break(-self.win(stones + 2));
        let forced = wins.theirs & playable;
        if forced & forced.wrapping_sub(1) != 0 {
            return lost;
        }
        let moves = if forced != 0 { forced } else { playable };
        match moves & !self.below(wins.theirs) {
            0 => lost,
            moves => Continue(moves),
        }
    }

    /// Returns an upper bound on the mover's score, if the opponent can answer each move in the
    /// same column.
    ///
    /// This needs an even number of free cells. In a column with an even number of free cells, the
    /// opponent answers a move right above it. Columns with an odd number make pairs. The opponent
    /// answers the first stone in one column with the first stone in the other, and each later
    /// stone right above it. Then the mover fills only cells in every second row, counted from the
    /// top, and the lowest cells. If they contain no run, the mover cannot win. If the opponent's
    /// cells contain a run, the mover loses. This is known as claimeven (V. Allis, *A
    /// Knowledge-Based Approach of Connect-Four*, 1988).
    pub(super) fn follow_up(&self, position: Position) -> Option<i32> {
        let occupied = position.occupied();
        let free = self.grid.board() & !occupied;
        if !self.grid.gravity() || !free.count_ones().is_multiple_of(2) {
            return None;
        }
        let movers = free & self.lower_cells | self.grid.playable_over(occupied);
        if self.grid.has_run(position.mover | movers) {
            return None;
        }
        let loses = self.grid.has_run(position.other | free & !movers);
        Some(if loses { -1 } else { 0 })
    }
}

/// All lines of a board, with the weights of a line by the stones in it.
#[derive(Clone, Debug)]
pub(super) struct Lines {
    lines: Vec<u64>,
    run: u32,
}

/// The facts about the open lines of a position. A line is open to a side while the other side has
/// no stone in it. Its weight is 2 to the power of its stones.
#[derive(Clone, Debug)]
pub(super) struct LineSurvey {
    /// For each playable cell, the weights of the mover's open lines through it.
    pub mover: [u16; 64],
    /// The same weights for the opponent.
    pub other: [u16; 64],
    /// For each playable cell, the cells that complete a run of the mover's once there is a stone
    /// on it, and did not before.
    pub next: [u64; 64],
    /// The sum of the weights of the mover's open lines that can be completed in time.
    pub mover_sum: u32,
    /// The same sum for the opponent.
    pub other_sum: u32,
}

impl Lines {
    pub fn new(grid: &Grid) -> Lines {
        Lines {
            lines: grid.all_runs().collect(),
            run: grid.run() as u32,
        }
    }

    /// Returns the weight of a complete line, 2 to the run. A hopeless attack stays below it.
    pub fn full(&self) -> u32 {
        1 << self.run
    }

    /// Surveys a position. The weights count only lines that need at most `mover_stones` or
    /// `other_stones` more stones.
    pub fn survey(
        &self,
        survey: &mut LineSurvey,
        position: Position,
        playable: u64,
        (mover_stones, other_stones): (u32, u32),
    ) {
        *survey = LineSurvey::default();
        for &line in &self.lines {
            let (mine, theirs) = (line & position.mover, line & position.other);
            if mine != 0 && theirs != 0 {
                continue;
            }
            let cells = line & playable;
            if theirs == 0 {
                let stones = mine.count_ones();
                if self.run - stones <= mover_stones {
                    survey.mover_sum += 1 << stones;
                    for cell in Bits(cells) {
                        survey.mover[index(cell)] += 1 << stones;
                    }
                }
                if stones + 2 == self.run {
                    for cell in Bits(cells) {
                        survey.next[index(cell)] |= line & !mine & !(1 << cell);
                    }
                }
            }
            if mine == 0 {
                let stones = theirs.count_ones();
                if self.run - stones <= other_stones {
                    survey.other_sum += 1 << stones;
                    for cell in Bits(cells) {
                        survey.other[index(cell)] += 1 << stones;
                    }
                }
            }
        }
    }
}

impl Default for LineSurvey {
    fn default() -> LineSurvey {
        LineSurvey {
            mover: [0; 64],
            other: [0; 64],
            next: [0; 64],
            mover_sum: 0,
            other_sum: 0,
        }
    }
}
