//! Finds out whether a side can complete a line if the other side only blocks, without gravity.
//!
//! The *attacker* wins with a line, and the *blocker* cannot win. If the attacker cannot win this
//! game, it cannot win the real game, because the other side can choose to only block. So a draw is
//! proved without the blocker's lines. Only lines without a stone of the blocker count. Cells
//! outside these lines are ignored, which makes many positions equal.
//!
//! Three things end a node early:
//!
//! * **Weights** of the lines, as in [`examine`](super::examine).
//! * **Pairs.** If there are disjoint pairs of free cells so that each line contains a pair, the
//!   blocker answers a stone in one cell of a pair with the other (A. Hales, R. Jewett, *Regularity
//!   and positional games*, 1963). For its use inside a search, see J. Uiterwijk, *Set Matching: an
//!   Enhancement of the Hales-Jewett Pairing Strategy*, 2018.
//! * **Zones.** If the attacker wins after a move of the blocker, it wins with certain cells.
//!   No other move outside these cells helps the blocker (W. Hsu and others, *Solving
//!   7,7,5-game and 8,8,5-game*, 2020).

use std::cmp::Reverse;
use std::ops::ControlFlow::{self, Break, Continue};

use super::index;
use super::pairs::find_pairs;
use super::table::{BoundTable, NO_MOVE};
use crate::games::grid::{Bits, Grid, Position, Symmetries};

/// The answer for a position: the cells with which the attacker wins, or `None` if it is blocked.
type Answer = Option<u64>;

/// The answer whether the blocker can prevent the attacker from completing a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Blocked {
    No,
    /// The blocker can, with the move to play if it is to move; `None` if any move will do.
    Yes(Option<u32>),
}

/// A search that can be stopped after any number of nodes, and continues where it stopped.
#[derive(Clone, Debug)]
pub(super) struct Blocking {
    lines: Vec<u64>,
    run: u32,
    symmetries: Symmetries,
    symmetric_plies: u32,
    pub table: BoundTable,
    /// The free cells of the open lines of the last position.
    open: Vec<u64>,
    /// The nodes on the path, the root first.
    frames: Vec<BlockingFrame>,
    /// The node to enter next.
    next: BlockingNode,
}

/// A position with the stones of both sides.
#[derive(Clone, Copy, Debug, Default)]
struct BlockingNode {
    attacker: u64,
    blocker: u64,
    attacker_moves: bool,
}

/// A node whose moves are being searched.
#[derive(Clone, Debug)]
struct BlockingFrame {
    node: BlockingNode,
    /// The position that is the node's key in the table.
    key: Position,
    weights: [u16; 64],
    /// The moves that are left to try.
    left: u64,
    /// The current move.
    cell: u32,
    /// The cells with which the attacker wins after the blocker's moves so far.
    zone: u64,
    /// The number of nodes when this one was entered.
    entered: u64,
}

/// The lines that the attacker can still complete.
struct Attack {
    /// For each free cell, the sum of the weights of its lines.
    weights: [u16; 64],
    /// The sum of the weights of all lines.
    sum: u32,
    /// The cells of these lines.
    cells: u64,
    /// The cells without a stone.
    free: u64,
    /// The free cells that complete a line.
    finishing: u64,
}

impl Blocking {
    pub fn new(grid: &Grid, symmetric_plies: u32, table: BoundTable) -> Blocking {
        Blocking {
            lines: grid.all_runs().collect(),
            run: grid.run() as u32,
            symmetries: Symmetries::new(grid),
            symmetric_plies,
            table,
            open: vec![],
            frames: vec![],
            next: BlockingNode::default(),
        }
    }

    /// Starts with a position in which nobody has completed a line.
    pub fn start(&mut self, attacker: u64, blocker: u64, attacker_moves: bool) {
        self.frames.clear();
        self.next = BlockingNode {
            attacker,
            blocker,
            attacker_moves,
        };
    }

    /// Finds out whether the blocker can prevent the attacker from completing a line; `None` if the
    /// nodes are spent before that.
    pub fn advance(&mut self, nodes: &mut u64, limit: u64) -> Option<Blocked> {
        loop {
            if *nodes >= limit {
                return None;
            }
            *nodes += 1;
            let mut answer = match self.examine(self.next, *nodes) {
                Break(answer) => answer,
                Continue(mut frame) => {
                    self.next = frame.next();
                    self.frames.push(frame);
                    continue;
                }
            };
            loop {
                let Some(frame) = self.frames.last_mut() else {
                    return Some(answer.map_or(Blocked::Yes(None), |_| Blocked::No));
                };
                let Break(own) = frame.after(answer) else {
                    self.next = frame.next();
                    break;
                };
                let frame = self.frames.pop().expect("it was the last");
                if self.frames.is_empty() && own.is_none() && !frame.node.attacker_moves {
                    return Some(Blocked::Yes(Some(frame.cell)));
                }
                if frame.node.attacker_moves {
                    let score = i32::from(own.is_some());
                    let work = *nodes + 1 - frame.entered;
                    self.table.keep(frame.key, (score, score), NO_MOVE, work);
                }
                answer = own;
            }
        }
    }

    /// Returns the answer if it is known without a search, or else the moves to search.
    fn examine(&mut self, node: BlockingNode, entered: u64) -> ControlFlow<Answer, BlockingFrame> {
        let attack = self.attack(node);
        let finishing = attack.finishing;
        if finishing != 0 && (node.attacker_moves || !finishing.is_power_of_two()) {
            return Break(Some(finishing));
        }
        let full = 1 << self.run;
        let is_hopeless = attack.sum < full && !(self.frames.is_empty() && attack.sum > 0);
        let left = match (node.attacker_moves, finishing) {
            // After any other move, the attack is still hopeless.
            (true, _) => attack.moves_to(full),
            (false, 0) if is_hopeless => 0,
            (false, 0) => attack.free,
            (false, _) => finishing,
        };
        if left == 0 {
            return Break(None);
        }
        let key = match node.attacker_moves {
            true => self.key(node, &attack)?,
            false => Position::EMPTY,
        };
        Continue(BlockingFrame {
            node,
            key,
            weights: attack.weights,
            left,
            cell: 0,
            zone: finishing,
            entered,
        })
    }

    /// Finds the open lines and their weights.
    #[inline(always)]
    fn attack(&mut self, node: BlockingNode) -> Attack {
        let (mut sum, mut cells, mut finishing) = (0_u32, 0, 0);
        let mut weights = [0_u16; 64];
        self.open.clear();
        for &line in self.lines.iter().filter(|&line| line & node.blocker == 0) {
            let free = line & !node.attacker;
            let weight = 1 << (self.run - free.count_ones());
            if free.is_power_of_two() {
                finishing |= free;
            }
            for cell in Bits(free) {
                weights[index(cell)] += weight;
            }
            sum += u32::from(weight);
            cells |= line;
            self.open.push(free);
        }
        Attack {
            weights,
            sum,
            cells,
            free: cells & !node.attacker,
            finishing,
        }
    }

    /// Returns the node's key if the attacker is to move, or the answer if the table has it or pairs
    /// prove it.
    #[inline(always)]
    fn key(&mut self, node: BlockingNode, attack: &Attack) -> ControlFlow<Answer, Position> {
        let mut key = Position {
            mover: node.attacker & attack.cells,
            other: attack.free,
        };
        if (node.attacker | node.blocker).count_ones() <= self.symmetric_plies {
            key = self.symmetries.canonical_way(key).0;
        }
        if let Some(entry) = self.table.get(key) {
            return Break((entry.lower > 0).then_some(attack.free));
        }
        match find_pairs(&mut self.open) {
            Some(_) => Break(None),
            None => Continue(key),
        }
    }
}

impl Attack {
    /// Returns the free cells whose weight raises the sum to this.
    #[inline(always)]
    fn moves_to(&self, full: u32) -> u64 {
        let reaches = |&cell: &u32| self.sum + u32::from(self.weights[index(cell)]) >= full;
        let moves = Bits(self.free).filter(reaches);
        moves.fold(0, |cells, cell| cells | 1 << cell)
    }
}

impl BlockingFrame {
    /// Returns the position after the remaining move with the greatest weight.
    fn next(&mut self) -> BlockingNode {
        // Of several equal moves, the first one is next.
        let weight = |&cell: &u32| (self.weights[index(cell)], Reverse(cell));
        self.cell = Bits(self.left).max_by_key(weight).expect("a move is left");
        self.left &= !(1 << self.cell);
        let mut next = self.node;
        match next.attacker_moves {
            true => next.attacker |= 1 << self.cell,
            false => next.blocker |= 1 << self.cell,
        }
        next.attacker_moves = !next.attacker_moves;
        next
    }

    /// Returns the answer of this node, if the answer of a move decides it.
    fn after(&mut self, answer: Answer) -> ControlFlow<Answer> {
        match answer {
            Some(zone) if self.node.attacker_moves => return Break(Some(zone | 1 << self.cell)),
            None if !self.node.attacker_moves => return Break(None),
            Some(zone) => {
                self.zone |= zone;
                self.left &= zone;
            }
            None => {}
        }
        match self.left {
            0 if self.node.attacker_moves => Break(None),
            0 => Break(Some(self.zone)),
            _ => Continue(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::SplitMix64;

    const BOARDS: [&str; 7] = [
        "3x3k3", "4x3k3", "4x4k3", "4x4k4", "5x3k4", "5x4k4", "6x3k3",
    ];

    /// Finds the lines of a board by rows and columns, and thus in another way than the search.
    fn lines(columns: i32, rows: i32, run: i32) -> Vec<u64> {
        let mut lines = vec![];
        for (x, y) in (0..columns * rows).map(|cell| (cell % columns, cell / columns)) {
            for (right, down) in [(1, 0), (0, 1), (1, 1), (-1, 1)] {
                let at = |step| (x + right * step, y + down * step);
                let (end_x, end_y) = at(run - 1);
                if (0..columns).contains(&end_x) && (0..rows).contains(&end_y) {
                    let bit = |(x, y)| 1_u64 << (y * columns + x);
                    lines.push((0..run).map(at).map(bit).sum());
                }
            }
        }
        lines
    }

    fn board(name: &str) -> (Grid, Vec<u64>) {
        let grid: Grid = name.parse().expect("a board");
        let size = [grid.columns(), grid.rows(), grid.run()].map(|size| size as i32);
        (grid, lines(size[0], size[1], size[2]))
    }

    /// Random stones without a line of the attacker's, with about this number of free cells.
    fn stones(grid: &Grid, lines: &[u64], left: u32, random: &mut SplitMix64) -> (u64, u64) {
        loop {
            let (mut attacker, mut blocker) = (0, 0);
            for cell in Bits(grid.board()) {
                if random.below(grid.cells() as usize) >= left as usize {
                    match random.below(2) {
                        0 => attacker |= 1_u64 << cell,
                        _ => blocker |= 1_u64 << cell,
                    }
                }
            }
            if !lines.iter().any(|line| line & !attacker == 0) {
                return (attacker, blocker);
            }
        }
    }

    /// Tries every move.
    fn attacker_wins(lines: &[u64], board: u64, attacker: u64, blocker: u64, moves: bool) -> bool {
        if lines.iter().any(|line| line & !attacker == 0) {
            return true;
        }
        if lines.iter().all(|line| line & blocker != 0) {
            return false;
        }
        let mut free = Bits(board & !(attacker | blocker)).map(|cell| 1_u64 << cell);
        if moves {
            free.any(|cell| attacker_wins(lines, board, attacker | cell, blocker, false))
        } else {
            free.all(|cell| attacker_wins(lines, board, attacker, blocker | cell, true))
        }
    }

    #[test]
    fn the_search_agrees_with_trying_every_move() {
        let mut random = SplitMix64(7);
        for name in BOARDS {
            let (grid, lines) = board(name);
            // All positions share a table, and the search stops after every node. The limit for
            // reflections is low, so that these small boards have positions on both sides of it.
            let mut search = Blocking::new(&grid, 4, BoundTable::new(1 << 20));
            for _ in 0..400 {
                let (attacker, blocker) = stones(&grid, &lines, 8, &mut random);
                for moves in [true, false] {
                    let wins = |attacker, blocker, moves| {
                        attacker_wins(&lines, grid.board(), attacker, blocker, moves)
                    };
                    search.start(attacker, blocker, moves);
                    let (mut nodes, mut limit) = (0, 1);
                    let answer = loop {
                        match search.advance(&mut nodes, limit) {
                            Some(answer) => break answer,
                            None => limit += 1,
                        }
                    };
                    let is_won = wins(attacker, blocker, moves);
                    assert_eq!(
                        answer == Blocked::No,
                        is_won,
                        "{name} {attacker:b} {blocker:b}"
                    );
                    if let Blocked::Yes(Some(cell)) = answer {
                        let still_wins = wins(attacker, blocker | 1 << cell, true);
                        assert!(!moves && !still_wins, "{name}");
                    }
                }
            }
        }
    }

    #[test]
    fn pairs_are_free_and_disjoint_and_every_line_has_one() {
        let mut random = SplitMix64(8);
        let mut found = 0;
        for name in ["5x5k4", "6x6k5", "7x6k5", "7x7k5", "8x8k5", "8x8k6"] {
            let (grid, lines) = board(name);
            for _ in 0..200 {
                let left = 8 + random.below(grid.cells() as usize - 8) as u32;
                let (attacker, blocker) = stones(&grid, &lines, left, &mut random);
                let open = lines.iter().filter(|&line| line & blocker == 0);
                let mut open: Vec<u64> = open.map(|line| line & !attacker).collect();
                let Some(pairs) = find_pairs(&mut open) else {
                    continue;
                };
                found += 1;
                let mut taken = attacker | blocker;
                for &pair in &pairs {
                    assert_eq!((pair.count_ones(), pair & taken), (2, 0), "{name}");
                    taken |= pair;
                }
                let is_held = |line: &u64| pairs.iter().any(|pair| line & pair == *pair);
                let mut open = lines.iter().filter(|&line| line & blocker == 0);
                assert!(open.all(is_held), "{name} {attacker:b} {blocker:b}");
            }
        }
        assert!(found > 100, "{found}");
    }

    #[test]
    fn the_search_finds_which_boards_can_be_blocked() {
        // J. Uiterwijk, *Set Matching* (2018), and boards that the real game decides.
        let blocked = |name: &str| {
            let (grid, _) = board(name);
            let mut search = Blocking::new(&grid, 10, BoundTable::new(1 << 20));
            search.start(0, 0, true);
            search.advance(&mut 0, u64::MAX) != Some(Blocked::No)
        };
        for name in [
            "4x4k4", "5x4k4", "5x5k5", "6x6k5", "8x5k5", "7x6k5", "8x8k6",
        ] {
            assert!(blocked(name), "{name}");
        }
        // On 5×5 four in a row is a draw only because the other side attacks too.
        for name in ["3x3k3", "5x5k4", "6x5k4", "6x6k4"] {
            assert!(!blocked(name), "{name}");
        }
    }
}
