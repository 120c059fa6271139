//! Compares the best and the worst order with values and visits that follow from the rules.

use std::collections::HashMap;

use cutoff::games::grid::{Cell, Grid, OpenLines, Position};
use cutoff::lab::by_value::{ByValue, KnownValues};
use cutoff::order::Order;
use cutoff::search::{Counter, Evaluation, Observer, OutcomeScore, Search, alpha_beta, minimax};
use cutoff::{Game, Side};

use crate::grid::random::Random;

/// Alpha-beta in its plainest form: the value for the side to move, and the number of nodes. It
/// knows the exact value of each move at each node, to the remaining depth.
struct Plain<'g> {
    grid: &'g Grid,
    lines: OpenLines,
    best_first: bool,
    known: HashMap<(Position, u32), i32>,
    nodes: u64,
}

impl Plain<'_> {
    /// Returns the score of an end or of a leaf at the limit, counted from the position.
    fn end(&self, position: Position, left: u32) -> Option<i32> {
        match self.grid.outcome(position) {
            Some(cutoff::Outcome::Win(_)) => Some(-1_000_000),
            Some(cutoff::Outcome::Draw) => Some(0),
            None if left == 0 => {
                let estimate = self.lines.estimate(self.grid, position);
                Some(match position.to_move() {
                    Side::Max => estimate,
                    Side::Min => -estimate,
                })
            }
            None => None,
        }
    }

    /// Converts a value to that of the other side one ply earlier. Each ply before a win lowers its
    /// worth by one.
    fn before(value: i32) -> i32 {
        let later = if value.abs() > 500_000 {
            value - value.signum()
        } else {
            value
        };
        -later
    }

    /// Finds the value by minimax, once per position.
    fn value(&mut self, position: Position, left: u32) -> i32 {
        if let Some(end) = self.end(position, left) {
            return end;
        }
        if let Some(&value) = self.known.get(&(position, left)) {
            return value;
        }
        let moves: Vec<Cell> = self.grid.moves(position).collect();
        let values = moves.into_iter().map(|mv| {
            let after = self.grid.play(position, mv);
            Plain::before(self.value(after, left - 1))
        });
        let value = values.max().expect("the game goes on");
        self.known.insert((position, left), value);
        value
    }

    /// Sorts the moves by value. Equal moves stay in the game's order.
    fn sorted(&mut self, position: Position, left: u32) -> Vec<Cell> {
        let moves: Vec<Cell> = self.grid.moves(position).collect();
        let mut valued: Vec<(i32, Cell)> = vec![];
        for mv in moves {
            let after = self.grid.play(position, mv);
            valued.push((Plain::before(self.value(after, left - 1)), mv));
        }
        match self.best_first {
            true => valued.sort_by_key(|&(value, _)| -value),
            false => valued.sort_by_key(|&(value, _)| value),
        }
        valued.into_iter().map(|(_, mv)| mv).collect()
    }

    fn search(&mut self, position: Position, left: u32, ply: i32, window: (i32, i32)) -> i32 {
        self.nodes += 1;
        if let Some(end) = self.end(position, left) {
            // Values count from the root, so that values at different plies are comparable.
            return if end.abs() > 500_000 {
                end - end.signum() * ply
            } else {
                end
            };
        }
        let (mut alpha, beta) = window;
        let mut best = i32::MIN;
        for mv in self.sorted(position, left) {
            let after = self.grid.play(position, mv);
            let value = -self.search(after, left - 1, ply + 1, (-beta, -alpha));
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        best
    }
}

/// Returns the nodes that the engine visits in this order, or of minimax without one, and X's
/// value.
fn visited(grid: &Grid, position: Position, depth: u32, best_first: Option<bool>) -> (u64, i32) {
    let lines = OpenLines::new(grid);
    let search = Search::new(grid, OutcomeScore::depth_aware(grid)).limited(depth, &lines);
    let mut counter = Counter::default();
    let value = match best_first {
        None => minimax(&search, position, &mut counter),
        Some(best_first) => {
            // A small table loses values, and the search finds them again.
            let kept = if depth.is_multiple_of(2) {
                7
            } else {
                usize::MAX
            };
            let order = ByValue::new(
                search,
                best_first,
                KnownValues::new(search.scoring, kept),
                (),
            );
            alpha_beta(&search.with_order(&order), position, &mut counter)
        }
    };
    (counter.nodes, value)
}

#[test]
fn both_orders_visit_the_nodes_of_a_plain_search_with_known_values() {
    let mut random = Random(4);
    let mut positions = 0;
    for name in [
        "3x3k3", "3x3k3g", "4x4k3g", "4x4k4", "5x4k4g", "7x6k4g", "5x5k4",
    ] {
        let grid: Grid = name.parse().expect("a name");
        for depth in [1, 2, 3, 5] {
            let mut position = grid.start();
            for _ in 0..random.below(7) {
                let moves: Vec<Cell> = grid.moves(position).collect();
                let next = grid.play(position, moves[random.below(moves.len())]);
                if grid.outcome(next).is_none() {
                    position = next;
                }
            }
            let by_minimax = visited(&grid, position, depth, None);
            let mut plain = Plain {
                grid: &grid,
                lines: OpenLines::new(&grid),
                best_first: true,
                known: HashMap::new(),
                nodes: 0,
            };
            for best_first in [true, false] {
                // The values are equal in both orders.
                (plain.best_first, plain.nodes) = (best_first, 0);
                plain.search(position, depth, 0, (-i32::MAX, i32::MAX));
                let (nodes, value) = visited(&grid, position, depth, Some(best_first));
                assert_eq!(
                    nodes, plain.nodes,
                    "{name} to depth {depth}, best {best_first}"
                );
                assert_eq!(value, by_minimax.1);
                assert!(nodes <= by_minimax.0);
                positions += 1;
            }
        }
    }
    assert_eq!(positions, 56);
}

/// Observes the searches that find the values.
struct Heard<'c>(&'c std::cell::Cell<u64>);

impl Observer<Cell, i32> for Heard<'_> {
    fn enter(&mut self, _: u32, _: cutoff::search::Window<i32>) {
        self.0.set(self.0.get() + 1);
    }
}

/// Finding the values takes fewer nodes than plain minimax.
#[test]
fn finding_the_values_takes_fewer_nodes_than_minimax() {
    let grid: Grid = "7x6k4g".parse().expect("a name");
    let lines = OpenLines::new(&grid);
    let search = Search::new(&grid, OutcomeScore::depth_aware(&grid)).limited(7, &lines);
    let all = visited(&grid, grid.start(), 7, None).0;
    for best_first in [true, false] {
        let heard = std::cell::Cell::new(0);
        let order = ByValue::new(
            search,
            best_first,
            KnownValues::new(search.scoring, usize::MAX),
            Heard(&heard),
        );
        let moves = order.moves(&grid, grid.start(), 0).count();
        assert_eq!(moves, 7);
        alpha_beta(&search.with_order(&order), grid.start(), &mut ());
        assert!(
            heard.get() > 0 && heard.get() < all,
            "{} of {all}",
            heard.get()
        );
    }
}
