//! One node of the search.

use super::Solver;
use super::survey::Survey;
use super::table::NO_MOVE;
use crate::games::grid::{Bits, Cell, Position};

/// What can be said of a node before a child is entered.
enum Look {
    /// Its score, or a bound that answers the question.
    Answer(i32),
    /// Its moves are to be searched.
    Open(Node),
}

/// A node whose moves are to be searched.
struct Node {
    /// The moves that can be best, as a set of cells.
    moves: u64,
    /// Free cells that win for the mover, and for the opponent, once they can be played on.
    mine: u64,
    theirs: u64,
    survey: Option<Survey>,
}

/// The moves of a node with what speaks for each.
type Ranked = ([(i32, u8); 64], usize);

impl Solver {
    /// Whether the mover's score is at least `beta`: if so, what comes back is at least `beta` and
    /// at most the score, else it is below `beta` and at least the score. `None` if the budget of
    /// nodes is spent.
    ///
    /// The position must not be finished, unless threats are switched off.
    ///
    /// A score is the number of cells plus one, less the stones on the board at the end, for a win;
    /// the same below zero for a loss; 0 for a draw. So "at least `beta`" is "a win with so many
    /// stones at the most", and a bound holds at any depth.
    pub(super) fn visit(&mut self, position: Position, beta: i32) -> Option<i32> {
        if self.counts.nodes >= self.limit {
            return None;
        }
        self.counts.nodes += 1;
        let before = self.counts.nodes;
        let node = match self.look(position, beta) {
            Look::Answer(value) => return Some(value),
            Look::Open(node) => node,
        };
        let mut best = (i32::MIN, NO_MOVE);
        let (mut ranked, count) = match self.rank(position, beta, &node, &mut best) {
            Ok(ranked) => ranked,
            Err((value, cell)) => {
                self.counts.look_ahead += 1;
                self.keep(position, beta, value, cell, before);
                return Some(value);
            }
        };
        for place in 0..count {
            let cell = take_best(&mut ranked[place..count]);
            let value = -self.visit(position.after(1 << cell), 1 - beta)?;
            if value > best.0 {
                best = (value, cell);
                if value >= beta {
                    self.counts.cutoffs += 1;
                    break;
                }
            }
        }
        self.keep(position, beta, best.0, best.1, before);
        Some(best.0)
    }

    fn keep(&mut self, position: Position, beta: i32, value: i32, cell: u8, before: u64) {
        if !self.ideas.table {
            return;
        }
        let most = self.cells;
        let (key, way) = self.key(position);
        let nodes = self.counts.nodes + 1 - before;
        let bounds = if value >= beta {
            (value, most)
        } else {
            (-most, value)
        };
        let cell = self.symmetries.moved(way, 1 << cell).trailing_zeros() as u8;
        self.table.keep(key, bounds, cell, nodes);
    }

    /// The position under which the table keeps a position, and the way that leads to it.
    fn key(&self, position: Position) -> (Position, usize) {
        if self.ideas.symmetry && position.plies() <= self.symmetric_plies {
            self.symmetries.canonical_way(position)
        } else {
            (position, 0)
        }
    }

    /// What the table says of a position: bounds of its score.
    fn proved(&self, position: Position) -> Option<(i32, i32)> {
        let entry = self.table.get(self.key(position).0)?;
        Some((entry.lower.into(), entry.upper.into()))
    }

    /// The move that did best in a position, if the table has it.
    pub(super) fn kept_move(&self, position: Position) -> Option<Cell> {
        let (key, way) = self.key(position);
        let entry = self.table.get(key).filter(|entry| entry.best != NO_MOVE)?;
        let back = self.symmetries.inverse(way);
        Some(Cell::lowest(self.symmetries.moved(back, 1 << entry.best)))
    }

    /// The score of a win for the player who completes a run with stone number `stones`.
    pub(super) fn win(&self, stones: i32) -> i32 {
        (self.cells + 1 - stones).max(0)
    }

    /// All that can be said without entering a child, the cheap things first.
    fn look(&mut self, position: Position, beta: i32) -> Look {
        let grid = &self.grid;
        let occupied = position.occupied();
        let free = grid.board() & !occupied;
        let playable = grid.playable_over(occupied);
        let stones = position.plies() as i32;
        let mut node = Node {
            moves: playable,
            mine: 0,
            theirs: 0,
            survey: None,
        };
        let (mut highest, mut lowest) = (self.win(stones + 1), -self.win(stones + 2));
        if !self.ideas.threats && grid.has_run(position.other) {
            return Look::Answer(-self.win(stones));
        }
        if free == 0 {
            return Look::Answer(0);
        }
        if self.ideas.threats {
            node.mine = grid.finishing(position.mover) & free;
            node.theirs = grid.finishing(position.other) & free;
            if let Some(value) = node.answer_threats(playable, self.below(node.theirs)) {
                self.counts.threats += 1;
                return Look::Answer(if value { highest } else { lowest });
            }
            (highest, lowest) = (self.win(stones + 3), -self.win(stones + 4));
        }
        if highest < beta {
            return Look::Answer(highest);
        }
        if lowest >= beta {
            return Look::Answer(lowest);
        }
        // The question is about one side's win: the attacker's.
        let defender = if beta > 0 {
            position.other
        } else {
            position.mover
        };
        if self.ideas.open_lines && !grid.has_run(grid.board() & !defender) {
            self.counts.open_lines += 1;
            return Look::Answer(0);
        }
        if self.ideas.table
            && let Some((lower, upper)) = self.proved(position)
        {
            if lower >= beta || upper < beta {
                self.counts.table += 1;
                return Look::Answer(if lower >= beta { lower } else { upper });
            }
        }
        if beta >= 0
            && let Some(upper) = self.follow_up(position)
            && upper < beta
        {
            self.counts.follow_up += 1;
            return Look::Answer(upper);
        }
        self.look_at_lines(position, beta, playable, node)
    }

    /// The rest of [`look`](Self::look): what the lines say.
    fn look_at_lines(
        &mut self,
        position: Position,
        beta: i32,
        playable: u64,
        mut node: Node,
    ) -> Look {
        let ideas = self.ideas;
        if !ideas.potential && !ideas.double_threats && !ideas.ordering {
            return Look::Open(node);
        }
        let stones = position.plies() as i32;
        // How many stones the attacker can put until the win that the question is about.
        let in_time = if beta > 0 {
            (self.cells + 1 - beta - stones + 1) / 2
        } else {
            (self.cells + beta - stones) / 2
        } as u32;
        let survey = if beta > 0 {
            self.lines.survey(position, playable, in_time, u32::MAX)
        } else {
            self.lines.survey(position, playable, u32::MAX, in_time)
        };
        if ideas.potential && !self.grid.gravity() && self.is_hopeless(beta, &node, &survey) {
            self.counts.potential += 1;
            return Look::Answer(if beta > 0 { beta - 1 } else { beta });
        }
        if ideas.threats && ideas.double_threats {
            if Bits(node.moves).any(|cell| self.wins_twice(position, &node, &survey, cell)) {
                self.counts.double_threats += 1;
                return Look::Answer(self.win(stones + 3));
            }
            // With gravity a player can also be left with moves that all lose.
            if !self.grid.gravity() && self.win(stones + 5) < beta {
                return Look::Answer(self.win(stones + 5));
            }
        }
        node.survey = Some(survey);
        Look::Open(node)
    }

    /// The cells on which a stone makes one of these cells playable.
    fn below(&self, cells: u64) -> u64 {
        if self.grid.gravity() {
            cells << self.grid.columns()
        } else {
            0
        }
    }

    /// Whether the defender can keep the attacker from finishing any of the lines that count.
    ///
    /// If the weights of the attacker's open lines add up to less than that of a finished line
    /// when the defender is to move, the defender can hold the sum below it to the end, by always
    /// taking the cell of the greatest weight (P. Erdős, J. Selfridge, *On a combinatorial game*,
    /// 1973). The attacker's next stone adds once more the weights of the lines through its cell.
    fn is_hopeless(&self, beta: i32, node: &Node, survey: &Survey) -> bool {
        let full = self.lines.full();
        if beta > 0 {
            let most = Bits(node.moves).map(|cell| survey.mover[cell as usize & 63]);
            return survey.mover_sum + u32::from(most.max().unwrap_or(0)) < full;
        }
        // The defender takes the best cell, then the attacker the best one of the others.
        let weight = |cell: u32| u32::from(survey.other[cell as usize & 63]);
        let Some(taken) = Bits(node.moves).max_by_key(|&cell| weight(cell)) else {
            return false;
        };
        let left = Bits(self.grid.board()).filter(|&cell| cell != taken);
        let most = left.map(weight).max().unwrap_or(0);
        survey.other_sum - weight(taken) + most < full
    }

    /// Whether the mover, having played on a cell, wins with the next stone whatever the opponent
    /// does: on one of two cells, or above the only one.
    fn wins_twice(&self, position: Position, node: &Node, survey: &Survey, cell: u32) -> bool {
        let occupied = position.occupied() | 1 << cell;
        let wins = (node.mine | survey.next[cell as usize & 63]) & !occupied;
        let at_once = wins & self.grid.playable_over(occupied);
        at_once & at_once.wrapping_sub(1) != 0 || at_once & self.below(wins) != 0
    }

    /// An upper bound of the mover's score, if the opponent can answer each move in its own column.
    ///
    /// That takes an even number of free cells. The opponent answers a move in a column with an even
    /// number of free cells just above it. Columns with an odd number make pairs: the opponent
    /// answers the first stone in one with the first stone in the other, and each further one just
    /// above it. The mover then gets no other free cells than those in every second row, counted
    /// from the top, and the lowest ones. If these hold no run, the mover cannot win; and if the
    /// opponent's share holds one, the mover loses. Known as claimeven (V. Allis, *A
    /// Knowledge-Based Approach of Connect-Four*, 1988).
    fn follow_up(&self, position: Position) -> Option<i32> {
        let occupied = position.occupied();
        let free = self.grid.board() & !occupied;
        if !self.ideas.follow_up || !self.grid.gravity() || free.count_ones() % 2 != 0 {
            return None;
        }
        let movers = free & self.lower_cells | self.grid.playable_over(occupied);
        if self.grid.has_run(position.mover | movers) {
            return None;
        }
        let loses = self.grid.has_run(position.other | free & !movers);
        Some(if loses { -1 } else { 0 })
    }

    /// The moves with what speaks for each. `Err` if the table or a bound of a child answers the
    /// question; what they say of children that need no visit goes into `best`.
    fn rank(
        &mut self,
        position: Position,
        beta: i32,
        node: &Node,
        best: &mut (i32, u8),
    ) -> Result<Ranked, (i32, u8)> {
        let mut ranked = [(0, 0); 64];
        let mut count = 0;
        for cell in Bits(node.moves) {
            if self.ideas.look_ahead {
                let (lower, upper) = self.child_bounds(position.after(1 << cell), beta);
                if -upper >= beta {
                    return Err((-upper, cell as u8));
                }
                if -lower < beta {
                    if -lower > best.0 {
                        *best = (-lower, cell as u8);
                    }
                    continue;
                }
            }
            ranked[count] = (self.promise(position, node, cell), cell as u8);
            count += 1;
        }
        Ok((ranked, count))
    }

    /// Bounds of a child's score that cost little.
    fn child_bounds(&self, child: Position, beta: i32) -> (i32, i32) {
        let (lower, upper) = match self.ideas.table {
            true => self.proved(child).unwrap_or((-self.cells, self.cells)),
            false => (-self.cells, self.cells),
        };
        if beta <= 0
            && -upper < beta
            && let Some(follow_up) = self.follow_up(child)
        {
            return (lower, upper.min(follow_up));
        }
        (lower, upper)
    }

    /// How promising a move is.
    fn promise(&self, position: Position, node: &Node, cell: u32) -> i32 {
        let Some(survey) = node.survey.as_ref().filter(|_| self.ideas.ordering) else {
            return 0;
        };
        let place = cell as usize & 63;
        let weight = i32::from(survey.mover[place]) + i32::from(survey.other[place]);
        if !self.grid.gravity() {
            return weight;
        }
        let occupied = position.occupied() | 1 << cell;
        let wins = (node.mine | survey.next[place]) & !occupied;
        weight + 64 * wins.count_ones() as i32
    }
}

impl Node {
    /// The result if it is decided within two plies, `true` for a win; else keeps only the moves
    /// that do not lose at once. `below` are the cells that make a win of the opponent's playable.
    fn answer_threats(&mut self, playable: u64, below: u64) -> Option<bool> {
        if self.mine & playable != 0 {
            return Some(true);
        }
        let forced = self.theirs & playable;
        if forced & forced.wrapping_sub(1) != 0 {
            return Some(false);
        }
        if forced != 0 {
            self.moves = forced;
        }
        self.moves &= !below;
        (self.moves == 0).then_some(false)
    }
}

/// The cell of the most promising move; of equal ones the first. It goes to the front.
fn take_best(ranked: &mut [(i32, u8)]) -> u8 {
    let mut best = 0;
    for place in 1..ranked.len() {
        if ranked[place].0 > ranked[best].0 {
            best = place;
        }
    }
    // What comes before it moves up, so that equal moves stay in order.
    ranked[..=best].rotate_right(1);
    ranked[0].1
}
