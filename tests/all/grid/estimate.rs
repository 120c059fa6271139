//! Estimates of the size of minimax's tree.

use std::collections::HashMap;

use cutoff::Game;
use cutoff::estimate::{MOST_COUNTED, count_up_to, estimate, estimate_by_probes};
use cutoff::games::BoardGame;
use cutoff::games::grid::{Grid, Position, Symmetries};
use cutoff::games::tic_tac_toe::{Board, TicTacToe};
use cutoff::search::{Counter, Depth, Draws, OutcomeScore, Search, minimax};

fn start(name: &str, line: &str) -> (Grid, Position) {
    let grid: Grid = name.parse().expect("a name");
    let (position, _) = grid.play_text(line).expect("legal moves");
    (grid, position)
}

/// Returns the number of nodes that minimax visits.
fn visited(grid: &Grid, position: Position, depth: Option<u32>) -> u64 {
    let limit = depth.map(|plies| Depth {
        plies,
        evaluation: Draws,
    });
    let search = Search::new(grid, OutcomeScore::PLAIN).with_limit(limit);
    let mut counter = Counter::default();
    minimax(&search, position, &mut counter);
    counter.nodes
}

#[test]
fn small_trees_are_counted_exactly() {
    for (name, line) in [
        ("3x3k3", ""),
        ("3x3k3g", ""),
        ("4x4k4", "a1b1c1a2b2d1d2c2"),
        ("7x6k4g", "1213141"),
    ] {
        let (grid, position) = start(name, line);
        let nodes = visited(&grid, position, None);
        assert!(nodes <= MOST_COUNTED);
        let estimate = estimate(&grid, position, None, 100, 9);
        assert!(estimate.exact);
        assert_eq!(estimate.nodes, nodes as f64, "{name}");
        assert_eq!((estimate.standard_error, estimate.probes), (0.0, 0));
    }
    // docs/design.md, reference numbers: minimax visits 549,946 nodes from the empty board.
    assert_eq!(
        estimate(&TicTacToe, Board::EMPTY, None, 100, 9).nodes,
        549_946.0
    );
}

#[test]
fn only_the_nodes_within_a_depth_limit_are_counted() {
    for (name, line) in [("3x3k3", ""), ("4x4k3g", ""), ("7x6k4g", "1213141")] {
        let (grid, position) = start(name, line);
        for depth in 0..=6 {
            let nodes = visited(&grid, position, Some(depth));
            let found = estimate(&grid, position, Some(depth), 100, 9);
            assert_eq!(
                (found.nodes, found.exact),
                (nodes as f64, true),
                "{name} {depth}"
            );
            assert_eq!(
                count_up_to(&grid, position, Some(depth), nodes),
                Some(nodes)
            );
            assert_eq!(count_up_to(&grid, position, Some(depth), nodes - 1), None);
        }
    }
}

#[test]
fn large_trees_are_estimated() {
    let (grid, position) = start("4x4k4", "");
    let estimate = estimate(&grid, position, None, 1_000, 9);
    assert!(!estimate.exact);
    assert_eq!(estimate.probes, 1_000);
    assert!((estimate.nodes - NODES_4X4).abs() <= 3.0 * estimate.standard_error);
}

/// The number of minimax's nodes on 4×4 with four in a row. The next test verifies it.
const NODES_4X4: f64 = 36_277_691_063_105.0;

#[test]
#[ignore = "takes a few seconds; it counts a number that does not change"]
fn the_reference_number_of_nodes_for_4x4_is_right() {
    fn nodes(
        grid: &Grid,
        symmetries: &Symmetries,
        position: Position,
        counted: &mut HashMap<Position, u64>,
    ) -> u64 {
        if grid.outcome(position).is_some() {
            return 1;
        }
        let key = symmetries.canonical(position);
        if let Some(&nodes) = counted.get(&key) {
            return nodes;
        }
        let moves: Vec<_> = grid.moves(key).collect();
        let below = |mv| nodes(grid, symmetries, grid.play(key, mv), counted);
        let sum = 1 + moves.into_iter().map(below).sum::<u64>();
        counted.insert(key, sum);
        sum
    }
    let (grid, position) = start("4x4k4", "");
    let symmetries = Symmetries::new(&grid);
    let counted = nodes(&grid, &symmetries, position, &mut HashMap::new());
    assert_eq!(counted as f64, NODES_4X4);
}

/// In at least 99 of 100 trials with different seeds, a thousand probes are within three standard
/// errors of the true number. Minimax has counted these games.
#[test]
fn estimates_are_within_three_standard_errors() {
    for (name, line) in [
        ("3x3k3", ""),
        ("3x3k3", "a1"),
        ("3x3k3g", ""),
        ("4x3k3", "a1d3"),
        ("4x3k4g", ""),
        ("4x4k4", "a1b1c1a2b2d1d2"),
    ] {
        let (grid, position) = start(name, line);
        let nodes = visited(&grid, position, None) as f64;
        let good = (0..100).filter(|&seed| {
            let estimate = estimate_by_probes(&grid, position, None, 1_000, seed);
            (estimate.nodes - nodes).abs() <= 3.0 * estimate.standard_error
        });
        let good = good.count();
        println!("{name} {line}: {nodes} nodes, {good} of 100");
        assert!(good >= 99, "{name} {line}: {good}");
    }
}

#[test]
fn an_estimate_depends_only_on_its_seed() {
    let (grid, position) = start("7x6k4g", "");
    let with = |seed| estimate(&grid, position, None, 100, seed);
    assert_eq!(with(1), with(1));
    assert_ne!(with(1), with(2));
}

#[test]
fn the_tree_of_a_finished_position_is_one_node() {
    let (grid, position) = start("3x3k3", "a1a2b1b2c1");
    assert!(grid.outcome(position).is_some());
    let estimate = estimate(&grid, position, None, 10, 0);
    assert_eq!((estimate.nodes, estimate.exact), (1.0, true));
}
