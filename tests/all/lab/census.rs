//! Compares counts of positions, games and nodes with lists made from the rules.

use std::collections::{BTreeSet, HashMap, HashSet};

use cutoff::Game;
use cutoff::games::BoardGame;
use cutoff::games::grid::Grid;
use cutoff::lab::census::{GameSize, MOST_POSITIONS, census, unfinished};

use crate::brute_force::{self as brute, solve_all};
use crate::grid::naive::{Shape, Signs, after, count, text, winner};
use crate::grid::random::Random;

fn grid(name: &str) -> Grid {
    name.parse().expect("a name")
}

/// Follows every path from a position, and counts the games and the nodes at each ply.
fn walk(shape: Shape, lines: &[Vec<usize>], signs: &Signs, ply: usize, found: &mut GameSize) {
    if found.nodes_by_ply.len() == ply {
        found.nodes_by_ply.push(0);
    }
    found.nodes_by_ply[ply] += 1;
    let moves = shape.moves(signs);
    if winner(lines, signs).is_some() || moves.is_empty() {
        found.games += 1;
        return;
    }
    for cell in moves {
        walk(shape, lines, &after(signs, cell), ply + 1, found);
    }
}

/// Lists the different positions that play can reach from a position.
fn reachable(shape: Shape, lines: &[Vec<usize>], from: &Signs) -> HashSet<Signs> {
    let mut found = HashSet::from([from.clone()]);
    let mut open = vec![from.clone()];
    while let Some(signs) = open.pop() {
        if winner(lines, &signs).is_some() {
            continue;
        }
        for cell in shape.moves(&signs) {
            let next = after(&signs, cell);
            if found.insert(next.clone()) {
                open.push(next);
            }
        }
    }
    found
}

/// Makes the census by hand. Nodes and games are counted only if they are few enough.
fn by_hand(shape: Shape, from: &Signs, walks: bool) -> GameSize {
    let lines = shape.lines();
    let stones = |signs: &Signs| signs.len() - count(signs, b'.');
    let mut expected = GameSize {
        complete: true,
        ..GameSize::default()
    };
    let mut least: BTreeSet<Signs> = BTreeSet::new();
    let mut by_ply: HashMap<usize, u64> = HashMap::new();
    for signs in reachable(shape, &lines, from) {
        *by_ply.entry(stones(&signs) - stones(from)).or_default() += 1;
        expected.positions += 1;
        let over = winner(&lines, &signs).is_some() || shape.moves(&signs).is_empty();
        expected.finished += u64::from(over);
        least.insert(shape.symmetric(&signs).into_iter().next().expect("itself"));
    }
    expected.distinct = least.len() as u64;
    expected.positions_by_ply = (0..by_ply.len()).map(|ply| by_ply[&ply]).collect();
    if walks {
        walk(shape, &lines, from, 0, &mut expected);
    }
    expected
}

/// Counts boards of up to about a thousand positions completely, with their trees.
#[test]
fn the_census_of_small_boards_agrees_with_a_plain_count() {
    for name in ["3x3k3", "3x3k3g", "4x3k3g", "3x4k3g", "3x4k4g", "4x3k4g"] {
        let shape = shape_of(name);
        let grid = grid(name);
        let found = census(&grid, grid.start(), MOST_POSITIONS);
        assert_eq!(found, by_hand(shape, &shape.empty(), true), "{name}");
    }
}

/// Counts every shape up to 4×4: completely if there are at most 30,000 positions, otherwise to a
/// limited depth.
#[test]
fn every_shape_is_counted_completely_or_to_the_limit() {
    let mut whole = 0;
    for shape in Shape::all(3, 4) {
        if !shape.gravity && shape.columns * shape.rows > 12 {
            continue; // ten million positions
        }
        let grid = grid(&shape.name());
        let expected = by_hand(shape, &shape.empty(), false);
        let most = 30_000;
        let found = census(&grid, grid.start(), most);
        assert_eq!(found.complete, expected.positions <= most as u64);
        let plies = found.positions_by_ply.len();
        assert_eq!(found.positions_by_ply, expected.positions_by_ply[..plies]);
        assert_eq!(found.positions, found.positions_by_ply.iter().sum::<u64>());
        assert_eq!(found.nodes_by_ply.len(), plies);
        if found.complete {
            whole += 1;
            let nodes = (found.nodes_by_ply, found.games);
            let without = GameSize {
                nodes_by_ply: vec![],
                games: 0,
                ..found
            };
            assert_eq!(without, expected, "{}", shape.name());
            assert!(nodes.0.iter().sum::<u64>() >= nodes.1);
        } else {
            // One more ply would exceed the limit.
            assert!(found.positions + expected.positions_by_ply[plies] > most as u64);
        }
    }
    assert_eq!(whole, 6);
}

#[test]
fn a_census_from_within_a_game_agrees_with_a_plain_count() {
    let mut random = Random(12);
    for name in ["4x3k3", "4x4k4g", "5x4k4g", "4x4k3", "7x6k4g"] {
        let (shape, grid) = (shape_of(name), grid(name));
        let lines = shape.lines();
        for _ in 0..10 {
            let mut signs = shape.empty();
            // Plays until eight cells are free or the game is over.
            while count(&signs, b'.') > 8 && winner(&lines, &signs).is_none() {
                let moves = shape.moves(&signs);
                signs = after(&signs, moves[random.below(moves.len())]);
            }
            let position = grid.read_board(&text(&signs)).expect("it was played");
            let found = census(&grid, position, MOST_POSITIONS);
            assert_eq!(found, by_hand(shape, &signs, true), "{}", text(&signs));
        }
    }
}

#[test]
fn the_census_of_3x3_has_the_reference_numbers() {
    let grid = grid("3x3k3");
    let all = census(&grid, grid.start(), MOST_POSITIONS);
    let by_ply = [
        1, 9, 72, 504, 3_024, 15_120, 54_720, 148_176, 200_448, 127_872,
    ];
    assert_eq!(all.nodes_by_ply, by_ply); // docs/design.md, reference numbers
    assert!(all.complete);
    assert_eq!((all.positions, all.finished), (5_478, 626 + 316 + 16));
    assert_eq!((all.distinct, all.games), (765, 255_168));
    let shape = shape_of("3x3k3");
    for (cells, exact) in solve_all() {
        if brute::count(cells, '.') > 6 {
            continue; // the same, and slow
        }
        let board = brute::text(cells);
        let position = grid.read_board(&board).expect("play reaches it");
        let below = census(&grid, position, MOST_POSITIONS);
        assert_eq!(below, by_hand(shape, &board.into_bytes(), true));
        assert_eq!(below.games, exact.leaves);
        assert_eq!(below.nodes_by_ply.iter().sum::<u64>(), exact.nodes);
    }
}

/// The numbers are from J. Tromp, *John's Connect Four Playground* (A212693 in the OEIS). 4×4 with
/// gravity has 161,029 positions.
#[test]
fn the_census_of_a_large_board_stops_before_a_ply_that_is_too_large() {
    let seven = grid("connect-four");
    let found = census(&seven, seven.start(), MOST_POSITIONS);
    let by_ply = [1, 7, 49, 238, 1_120, 4_263, 16_422, 54_859];
    assert_eq!(found.positions_by_ply, by_ply);
    assert!(!found.complete);
    assert_eq!(
        (found.positions, found.finished),
        (by_ply.iter().sum(), 728)
    );
    let four = grid("4x4k4g");
    assert!(!census(&four, four.start(), 161_028).complete);
    let all = census(&four, four.start(), 161_029);
    assert_eq!((all.complete, all.positions), (true, 161_029));
    // With many moves, the limit is reached soon.
    let eight = grid("8x8k4");
    let begun = census(&eight, eight.start(), MOST_POSITIONS);
    assert_eq!(begun.positions_by_ply, [1, 64, 64 * 63]);
    assert_eq!(begun.nodes_by_ply, [1, 64, 64 * 63]);
}

#[test]
fn unfinished_positions_are_listed_unless_there_are_too_many() {
    for name in ["3x3k3", "3x3k3g", "4x3k3", "4x3k3g", "4x3k4g", "4x4k3g"] {
        let (shape, grid) = (shape_of(name), grid(name));
        let lines = shape.lines();
        let all = shape.reachable();
        let going = |signs: &&Signs| winner(&lines, signs).is_none() && signs.contains(&b'.');
        let expected: HashSet<String> = all.iter().filter(going).map(text).collect();
        let found = unfinished(&grid, grid.start(), all.len()).expect("just enough");
        assert!(
            found
                .iter()
                .all(|&position| grid.outcome(position).is_none())
        );
        assert!(found.is_sorted_by_key(|position| position.plies()));
        assert_eq!(found.len(), expected.len());
        let found: HashSet<String> = found.into_iter().map(|at| grid.board_text(at)).collect();
        assert_eq!(found, expected, "{name}");
        assert_eq!(unfinished(&grid, grid.start(), all.len() - 1), None);
    }
}

fn shape_of(name: &str) -> Shape {
    let shape = Shape::all(3, 8)
        .into_iter()
        .find(|shape| shape.name() == name);
    shape.expect("a shape")
}
