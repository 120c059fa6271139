//! Tests known numbers of positions.

use std::collections::HashSet;

use cutoff::Game;
use cutoff::games::grid::Grid;

/// Counts the different positions at each ply from the empty board.
fn positions_by_ply(name: &str, plies: usize) -> Vec<usize> {
    let grid: Grid = name.parse().expect("a name");
    let mut layer = HashSet::from([grid.start()]);
    let mut counts = vec![1];
    for _ in 0..plies {
        let open = layer
            .into_iter()
            .filter(|&position| grid.outcome(position).is_none());
        layer = open
            .flat_map(|position| grid.moves(position).map(move |mv| grid.play(position, mv)))
            .collect();
        counts.push(layer.len());
    }
    counts
}

/// The numbers are from J. Tromp, *John's Connect Four Playground* (A212693 in the OEIS).
#[test]
fn connect_four_has_the_known_number_of_positions() {
    let expected = [1, 7, 49, 238, 1_120, 4_263, 16_422, 54_859, 184_275];
    assert_eq!(positions_by_ply("connect-four", 8), expected);
}

/// The sum is 5,478 (docs/design.md, reference numbers).
#[test]
fn tic_tac_toe_has_the_known_number_of_positions() {
    assert_eq!(
        positions_by_ply("tic-tac-toe", 9).iter().sum::<usize>(),
        5_478
    );
}
