//! Tests which textbook searches are accepted.

use cutoff::games::BoardGame;
use cutoff::games::grid::{Grid, Position};
use cutoff::search::{Algorithm, Counter, OutcomeScore, Search, alpha_beta};
use cutoff::textbook::{check, is_finished_by_alpha_beta, minimax_nodes, minimax_nodes_at_most};

use super::solver::grid;

fn begins(name: &str, algorithm: Algorithm, depth: Option<u32>) -> bool {
    let grid = grid(name);
    check(&grid, grid.start(), algorithm, depth).is_ok()
}

#[test]
fn minimax_is_accepted_if_its_tree_is_small_enough() {
    for (name, depth, yes) in [
        ("3x3k3", None, true),
        ("4x3k3", None, true),
        ("4x4k4g", None, true),
        ("4x4k4", None, false),
        ("7x6k4g", None, false),
        ("4x4k4", Some(6), true),
        ("7x6k4g", Some(10), true),
        ("8x8k5", Some(6), false),
    ] {
        assert_eq!(
            begins(name, Algorithm::Minimax, depth),
            yes,
            "{name} {depth:?}"
        );
    }
}

#[test]
fn alpha_beta_is_also_accepted_for_games_that_it_finishes() {
    for (name, depth, yes) in [
        ("4x3k3", None, true),
        ("4x4k4", None, true),
        ("5x4k4g", None, true),
        ("5x5k4", None, false),
        ("7x6k4g", None, false),
        ("7x6k4g", Some(12), true),
        ("8x8k5", Some(6), true),
        ("8x8k5", Some(20), false),
    ] {
        assert_eq!(
            begins(name, Algorithm::AlphaBeta, depth),
            yes,
            "{name} {depth:?}"
        );
    }
}

/// Tests the upper bound that makes a count unnecessary. It is never below the count, and is exact
/// if no game ends early and no column is full.
#[test]
fn minimax_visits_no_more_nodes_than_the_bound() {
    for name in [
        "3x3k3", "3x3k3g", "4x3k3g", "4x4k4g", "5x5k4", "7x6k4g", "3x8k3g",
    ] {
        let grid = grid(name);
        let mut position = grid.start();
        while cutoff::Game::outcome(&grid, position).is_none() {
            for depth in [1, 2, 4, 6] {
                let counted = minimax_nodes(&grid, position, Some(depth));
                let bound = minimax_nodes_at_most(&grid, position, Some(depth));
                assert!(!counted.exact || counted.nodes <= bound, "{name} {depth}");
            }
            let first = cutoff::Game::moves(&grid, position)
                .next()
                .expect("it goes on");
            position = cutoff::Game::play(&grid, position, first);
        }
    }
    let seven = grid("7x6k4g");
    assert_eq!(
        minimax_nodes_at_most(&seven, seven.start(), Some(6)),
        137_257.0
    ); // 1 + 7 + … + 7⁶
    assert_eq!(
        minimax_nodes_at_most(&grid("3x3k3"), Position::EMPTY, None),
        986_410.0
    ); // 9! · (1/0! + … + 1/9!)
}

/// Counts the small games in the list again.
#[test]
fn alpha_beta_finishes_the_games_of_the_list() {
    for name in ["3x5k3", "4x4k3", "7x3k3g", "4x5k5g", "6x3k3g", "3x8k5g"] {
        let grid = grid(name);
        assert!(is_finished_by_alpha_beta(&grid), "{name}");
        let search = Search::new(&grid, OutcomeScore::depth_aware(&grid));
        let mut counter = Counter::default();
        alpha_beta(&search, grid.start(), &mut counter);
        assert!(counter.nodes < 1_000_000_000);
    }
}

#[test]
fn a_refusal_gives_the_estimate_with_two_digits() {
    let grid = grid("4x4k4");
    let start: Position = grid.start();
    let error = check(&grid, start, Algorithm::Minimax, None).expect_err("it is too large");
    let text = error.to_string();
    assert!(
        text.contains("3.6e13") || text.contains("3.5e13") || text.contains("3.7e13"),
        "{text}"
    );
    assert_eq!(error.minimax, minimax_nodes(&grid, start, None));
}

/// The position decides and not the game, so late positions are accepted.
#[test]
fn late_positions_are_accepted_on_any_board() {
    let grid: Grid = grid("7x6k4g");
    let line = "444444322222266661111113333";
    let (position, _) = grid.play_text(line).expect("legal moves");
    assert!(check(&grid, position, Algorithm::Minimax, None).is_ok());
}
