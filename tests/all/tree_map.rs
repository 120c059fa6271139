//! Compares the map of a tree with recorded searches, node by node and column by column.

use crate::brute_force as brute;
use crate::random_trees::{TreeGame, search, side, tree};
use crate::solver::{self, ALGORITHMS, ORDERS, ROWS, cell_order, scoring};
use crate::trace::Children;
use cutoff::games::BoardGame;
use cutoff::games::grid::{Grid, OpenLines};
use cutoff::games::tic_tac_toe::{Board, TicTacToe};
use cutoff::order::{GameOrder, Order, Reversed};
use cutoff::search::{Depth, Limit, Scoring, SearchTrace, TreeMap, alpha_beta, mark, minimax};
use cutoff::{Algorithm, Game, OutcomeScore, Search};
use proptest::prelude::*;

/// A node of minimax's tree: its ply, the start and end of its leaves among all leaves, and whether
/// the search visits it.
type Node = (usize, usize, usize, bool);

/// Lists every node that minimax records, marked as visited if the other search has recorded it
/// too.
fn nodes<G, C, O, L>(
    search: &Search<'_, G, C, O, L>,
    algorithm: Algorithm,
    root: G::Position,
) -> Vec<Node>
where
    G: Game,
    C: Scoring<G>,
    O: Order<G>,
    L: Limit<G, C::Score>,
{
    let (mut full, mut part) = (SearchTrace::default(), SearchTrace::default());
    minimax(search, root, &mut full);
    match algorithm {
        Algorithm::Minimax => minimax(search, root, &mut part),
        Algorithm::AlphaBeta => alpha_beta(search, root, &mut part),
    };
    let mut nodes = vec![(0, 0, 0, false); full.len()];
    // For each node, its number in the search, if visited. Both searches try moves in the same
    // order.
    let mut numbers = vec![None; full.len()];
    numbers[0] = Some(0);
    let mut leaves = 0;
    for node in 0..full.len() {
        let end = node + full.sizes[node] as usize;
        let is_leaf = |node: usize| usize::from(full.is_marked(node, mark::LEAF));
        let below: usize = (node..end).map(is_leaf).sum();
        nodes[node] = (
            full.plies[node].into(),
            leaves,
            leaves + below,
            numbers[node].is_some(),
        );
        leaves += is_leaf(node);
        let Some(number) = numbers[node] else {
            continue;
        };
        let (mut child, mut visited) = (node + 1, number + 1);
        while visited < number + part.sizes[number] as usize {
            numbers[child] = Some(visited);
            child += full.sizes[child] as usize;
            visited += part.sizes[visited] as usize;
        }
    }
    assert_eq!(numbers.iter().flatten().count(), part.len());
    nodes
}

/// Draws the map of these nodes by comparing each node with each column.
fn drawn(nodes: &[Node], columns: usize) -> TreeMap {
    let (_, _, leaves, _) = nodes[0];
    let plies = nodes.iter().map(|node| node.0 + 1).max().expect("the root");
    let mut map = TreeMap {
        by_ply: vec![[0, 0]; plies],
        by_column: vec![[0, 0]; plies * columns],
        begun: vec![[0, 0]; columns],
    };
    for &(ply, first, end, visited) in nodes {
        map.by_ply[ply][0] += 1;
        map.by_ply[ply][1] += u32::from(visited);
        let begins = first * columns / leaves;
        map.begun[begins][0] += 1;
        map.begun[begins][1] += u32::from(visited);
        for column in 0..columns {
            // A column has the leaves from `column * leaves / columns` to the start of the next
            // column.
            if first * columns < (column + 1) * leaves && end * columns > column * leaves {
                map.by_column[ply * columns + column][0] += 1;
                map.by_column[ply * columns + column][1] += u32::from(visited);
            }
        }
    }
    map
}

fn check<G, C, O, L>(search: &Search<'_, G, C, O, L>, root: G::Position, columns: &[usize])
where
    G: Game,
    C: Scoring<G>,
    O: Order<G>,
    L: Limit<G, C::Score>,
{
    for algorithm in ALGORITHMS {
        let nodes = nodes(search, algorithm, root);
        for &columns in columns {
            assert_eq!(
                TreeMap::new(search, algorithm, root, columns),
                drawn(&nodes, columns)
            );
        }
    }
}

#[test]
fn a_map_of_tic_tac_toe_agrees_with_the_recorded_searches() {
    let boards: Vec<_> = brute::reachable().into_iter().collect();
    for (at, &cells) in boards
        .iter()
        .enumerate()
        .filter(|(_, cells)| brute::count(**cells, '.') < 7)
    {
        let order = cell_order(ORDERS[at % ORDERS.len()]);
        let search = Search::new(&TicTacToe, scoring(at % 2 == 0)).with_order(&order);
        check(&search, solver::board(cells), &[1 + at % 97]);
    }
    for text in [".........", "X........", "....X....", "XO......."] {
        let board: Board = text.parse().expect("a board");
        for depth_aware in [true, false] {
            check(
                &Search::new(&TicTacToe, scoring(depth_aware)),
                board,
                &[1, 32],
            );
        }
    }
}

#[test]
fn the_sums_for_the_empty_board_are_the_reference_numbers() {
    // The numbers are in docs/design.md (reference numbers).
    let plies = [
        1, 9, 72, 504, 3_024, 15_120, 54_720, 148_176, 200_448, 127_872,
    ];
    for (depth_aware, nodes) in [(true, 20_866), (false, 18_297)] {
        let search = Search::new(&TicTacToe, scoring(depth_aware));
        let map = TreeMap::new(&search, Algorithm::AlphaBeta, Board::EMPTY, 500);
        let by_ply: Vec<u32> = map.by_ply.iter().map(|&[nodes, _]| nodes).collect();
        assert_eq!(by_ply, plies);
        assert_eq!(
            map.by_ply.iter().map(|&[_, visited]| visited).sum::<u32>(),
            nodes
        );
        let full = TreeMap::new(&search, Algorithm::Minimax, Board::EMPTY, 500);
        assert!(
            full.by_column
                .iter()
                .all(|[nodes, visited]| nodes == visited)
        );
        let all =
            |map: &TreeMap| -> Vec<u32> { map.by_column.iter().map(|pair| pair[0]).collect() };
        assert_eq!(all(&map), all(&full));
    }
}

/// A single column counts each node once, so the map's counts are those of brute force.
#[test]
fn a_single_column_has_the_nodes_that_the_brute_force_visits() {
    for cells in brute::reachable()
        .into_iter()
        .filter(|&cells| brute::count(cells, '.') < 8)
    {
        let search = Search::new(&TicTacToe, scoring(true));
        let map = TreeMap::new(&search, Algorithm::AlphaBeta, solver::board(cells), 1);
        assert_eq!(map.by_column, map.by_ply);
        let visited: u32 = map.by_ply.iter().map(|pair| pair[1]).sum();
        assert_eq!(
            u64::from(visited),
            brute::visits(cells, &ROWS, true).nodes,
            "{}",
            brute::text(cells)
        );
    }
}

/// Compares the sum of `begun` up to a column with the moment when the recorded search enters the
/// first node that begins after it.
#[test]
fn the_nodes_begun_up_to_a_column_agree_with_the_recorded_search() {
    const COLUMNS: usize = 479;
    let search = Search::new(&TicTacToe, scoring(true));
    for algorithm in ALGORITHMS {
        let nodes = nodes(&search, algorithm, Board::EMPTY);
        let map = TreeMap::new(&search, algorithm, Board::EMPTY, COLUMNS);
        let leaves = nodes[0].2;
        let visited: Vec<&Node> = nodes.iter().filter(|node| node.3).collect();
        let mut sum = 0;
        for column in 0..COLUMNS {
            sum += map.begun[column][1] as usize;
            let begins_later = |node: &&Node| node.1 * COLUMNS >= (column + 1) * leaves;
            let moment = visited.iter().position(begins_later);
            assert_eq!(sum, moment.unwrap_or(visited.len()), "column {column}");
        }
    }
}

#[test]
fn other_boards_are_mapped_to_a_depth_limit() {
    for (name, line, depth) in [
        ("4x4k4", "", 3),
        ("connect-four", "4152", 4),
        ("4x3k3", "b2", 5),
    ] {
        let grid: Grid = name.parse().expect("a game");
        let (position, _) = grid.play_text(line).expect("legal moves");
        let search = Search::new(&grid, OutcomeScore::depth_aware(&grid));
        let limited = search.limited(depth, OpenLines::new(&grid));
        check(&limited, position, &[1, 7, 200]);
        check(&limited.with_order(Reversed(GameOrder)), position, &[33]);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_000))]

    #[test]
    fn a_map_of_a_tree_agrees_with_the_recorded_searches(
        tree in tree(5, 200),
        side in side(),
        depth in prop::option::of(0..5_u32),
        columns in 1..60_usize,
    ) {
        let limit = depth.map(|plies| Depth { plies, evaluation: Children });
        let search: Search<'_, TreeGame<'_>, _, _, _> = search().with_limit(limit);
        check(&search, (&tree, side), &[columns]);
    }
}
