//! Tests searches that stop and continue. Observers get the same calls as from an uninterrupted
//! search.

use cutoff::analysis::{PausableAnalysis, analyze};
use cutoff::games::grid::{CellList, Grid, OpenLines};
use cutoff::games::tic_tac_toe::{Board, CellOrder, TicTacToe};
use cutoff::order::Order;
use cutoff::search::{Counter, Limit, Pausable, PrincipalVariation, SearchTrace};
use cutoff::{Algorithm, Game, OutcomeScore, Search, Side};

use super::grid::random::Random;

/// Runs searches without interruption and in pieces of random lengths, and compares all calls of
/// observers.
fn check<G, O, L>(
    search: &Search<'_, G, OutcomeScore, O, L>,
    root: G::Position,
    random: &mut Random,
) where
    G: Game<Outcome = cutoff::Outcome>,
    G::Move: PartialEq + std::fmt::Debug,
    O: Order<G>,
    L: Limit<G, i32>,
{
    for algorithm in [Algorithm::Minimax, Algorithm::AlphaBeta] {
        let observers = || {
            (
                SearchTrace::default(),
                (Counter::default(), PrincipalVariation::default()),
            )
        };
        let mut whole = observers();
        let expected = search.value(algorithm, root, &mut whole);
        let mut begun = Pausable::new(observers());
        let mut pieces = 1_u64;
        let value = loop {
            let stops = 1 + random.below(4);
            let mut asked = 0;
            let more = |(_, (counts, _)): &(_, (Counter, _))| {
                assert!(counts.nodes <= whole.1.0.nodes);
                asked += 1;
                asked < stops
            };
            match begun.go_on(search, algorithm, root, more) {
                Some(value) => break value,
                None => pieces += 1,
            }
        };
        let heard = begun.into_observer();
        assert_eq!((value, heard.1.0), (expected, whole.1.0));
        assert!(pieces > heard.1.0.nodes / 20_000 && pieces <= 1 + heard.1.0.nodes / 4_096);
        let [line, other]: [Vec<G::Move>; 2] = [heard.1.1.into(), whole.1.1.into()];
        assert_eq!(line, other);
        assert!(heard.0 == whole.0, "{algorithm:?}: another record");
    }
}

#[test]
fn a_search_in_pieces_has_the_same_result() {
    let mut random = Random(3);
    let mut pieces = Random(4);
    for scoring in [OutcomeScore::PLAIN, OutcomeScore::depth_aware(&TicTacToe)] {
        let search = Search::new(&TicTacToe, scoring);
        check(&search, Board::EMPTY, &mut pieces);
        let order = CellOrder::new([4, 0, 2, 6, 8, 1, 3, 5, 7]).expect("each cell once");
        check(&search.with_order(&order), Board::EMPTY, &mut pieces);
    }
    for (name, depth) in [("4x4k3", 5), ("7x6k4g", 6), ("5x5k4", 4), ("8x8k4g", 5)] {
        let grid: Grid = name.parse().expect("a game");
        let lines = OpenLines::new(&grid);
        let scoring = OutcomeScore::depth_aware(&grid);
        for _ in 0..3 {
            let mut position = grid.start();
            for _ in 0..random.below(7) {
                let moves: Vec<_> = grid.moves(position).collect();
                position = grid.play(position, moves[random.below(moves.len())]);
            }
            if grid.outcome(position).is_none() {
                let search = Search::new(&grid, scoring).limited(depth, &lines);
                check(&search, position, &mut pieces);
                let cells: Vec<_> = grid.all_cells().collect();
                let order = CellList(cells.into_iter().rev().collect());
                check(&search.with_order(&order), position, &mut pieces);
            }
        }
    }
}

#[test]
fn an_analysis_in_pieces_has_the_same_result() {
    for (name, depth) in [("4x4k4", 6), ("7x6k4g", 8), ("3x3k3", 9)] {
        let grid: Grid = name.parse().expect("a game");
        let lines = OpenLines::new(&grid);
        let search = Search::new(&grid, OutcomeScore::depth_aware(&grid)).limited(depth, &lines);
        let whole = analyze(&search, grid.start());
        let mut begun = PausableAnalysis::default();
        let mut seen = 0;
        while !begun.go_on(&search, grid.start(), || false) {
            assert!(begun.nodes() > seen, "each piece gets further");
            seen = begun.nodes();
            let so_far = begun.so_far(Side::Max).moves;
            assert_eq!(so_far, whole.moves[..so_far.len()]);
        }
        assert_eq!(begun.nodes(), whole.nodes());
        assert_eq!(begun.so_far(Side::Max), whole);
    }
}
