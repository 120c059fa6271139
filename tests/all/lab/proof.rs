//! Compares the smallest proof with alpha-beta in all move orders.

use std::collections::HashMap;

use crate::brute_force::{self as brute, Cells, Known, solve_all};
use crate::solver;
use cutoff::lab::proof::smallest_proof;
use cutoff::lab::solved::SolvedGame;

/// Finds the fewest nodes that alpha-beta visits in this window, by trying all move orders at every
/// node, and the value that it returns. The search is fail-hard, so all orders return the same
/// value.
fn fewest(
    cells: Cells,
    (alpha, beta): (i32, i32),
    known: &Known,
    memo: &mut HashMap<(Cells, i32, i32), u64>,
) -> u64 {
    if brute::finished(cells) {
        return 1;
    }
    if let Some(&nodes) = memo.get(&(cells, alpha, beta)) {
        return nodes;
    }
    let nodes = 1 + fewest_from(cells, brute::moves(cells), (alpha, beta), known, memo);
    memo.insert((cells, alpha, beta), nodes);
    nodes
}

/// Finds the fewest nodes below a node with these moves left.
fn fewest_from(
    cells: Cells,
    left: Vec<usize>,
    (alpha, beta): (i32, i32),
    known: &Known,
    memo: &mut HashMap<(Cells, i32, i32), u64>,
) -> u64 {
    let next = |&cell: &usize| {
        let child = brute::after(cells, cell);
        let below = fewest(child, (alpha, beta), known, memo);
        let value = known[&child].score.signum().clamp(alpha, beta);
        let window = if brute::to_move(cells) == 'X' {
            (alpha.max(value), beta)
        } else {
            (alpha, beta.min(value))
        };
        if window.0 >= window.1 {
            return below;
        }
        let rest = left
            .iter()
            .copied()
            .filter(|&other| other != cell)
            .collect();
        below + fewest_from(cells, rest, window, known, memo)
    };
    left.iter().map(next).min().unwrap_or(0)
}

#[test]
fn the_smallest_proof_has_the_nodes_of_alpha_beta_in_the_best_order() {
    let solved = SolvedGame::new();
    let known = solve_all();
    let mut memo = HashMap::new();
    let mut positions = 0;
    for &cells in known.keys() {
        // With more free cells there would be too many orders.
        if brute::count(cells, '.') > 5 {
            continue;
        }
        positions += 1;
        let proof = smallest_proof(&solved, solver::board(cells));
        let expected = fewest(cells, (-1, 1), &known, &mut memo);
        assert_eq!(proof, expected, "{}", brute::text(cells));
    }
    assert!(positions > 4_000);
}
