//! Each refinement switched off, and all of them: the scores stay the same.

use cutoff::solver::connect_four::{
    AnyShape, ConnectFourPosition, Refinements, Solver, SolverOptions,
};

use crate::positions::{Random, shape, solver, solver_with};

const ALL: Refinements = Refinements::ALL;
const NONE: Refinements = Refinements::NONE;

/// Each refinement off alone, each on alone, and none.
fn choices() -> Vec<Refinements> {
    let set = |mut of: Refinements, which: usize, on: bool| {
        let refinements = [
            &mut of.double_threats,
            &mut of.forced_replies,
            &mut of.follow_up,
            &mut of.lookups_first,
            &mut of.buckets_of_two,
            &mut of.growing_table,
            &mut of.short_horizons,
            &mut of.rich_order,
        ];
        *refinements.into_iter().nth(which).expect("there are eight") = on;
        of
    };
    let off = (0..8).map(|which| set(ALL, which, false));
    let on = (0..8).map(|which| set(NONE, which, true));
    off.chain(on).chain([NONE]).collect()
}

#[test]
fn no_refinement_changes_a_score() {
    let mut random = Random(6);
    for (columns, rows, stones, count) in [
        (7, 6, 25, 400),
        (5, 5, 8, 200),
        (6, 5, 14, 200),
        (9, 4, 18, 200),
        (8, 7, 42, 200),
    ] {
        let board = shape(columns, rows);
        let positions: Vec<ConnectFourPosition> = (0..count)
            .map(|_| random.position(columns, rows, stones).position)
            .collect();
        let mut all = solver(board);
        let scores: Vec<i32> = positions
            .iter()
            .map(|&position| all.solve(position))
            .collect();
        for choice in choices() {
            let mut other = small(board, choice);
            for (&position, &score) in positions.iter().zip(&scores) {
                assert_eq!(other.solve(position), score, "{choice:?} {position:?}");
            }
        }
    }
}

/// A table of its full size from the start is cleared faster if that is small.
fn small(board: AnyShape, refinements: Refinements) -> Solver {
    let options = SolverOptions {
        most_bytes: 1 << 20,
        refinements,
    };
    Solver::new(board, options)
}

/// The usual board has a search of its own, compiled for its size. It enters the same positions as the
/// one for any size.
#[test]
fn the_search_for_any_board_counts_the_same() {
    let mut random = Random(7);
    for _ in 0..50 {
        let position = random.position(7, 6, 20).position;
        let mut own = solver(AnyShape::SEVEN_BY_SIX);
        let mut any = Solver::for_any_shape(AnyShape::SEVEN_BY_SIX, SolverOptions::default());
        assert_eq!(own.solve(position), any.solve(position));
        assert_eq!(own.progress(), any.progress());
    }
}

/// What is switched off is not counted, and what is on saves work on these positions as a whole.
#[test]
fn what_is_off_is_not_used() {
    let mut random = Random(8);
    let mut none = solver_with(AnyShape::SEVEN_BY_SIX, NONE);
    let mut all = solver(AnyShape::SEVEN_BY_SIX);
    let (mut nodes_none, mut nodes_all) = (0, 0);
    let (mut double, mut forced, mut follow, mut lookups) = (0, 0, 0, 0);
    for _ in 0..50 {
        let position = random.position(7, 6, 22).position;
        none.solve(position);
        let counts = none.progress().counts;
        assert_eq!((counts.double_threats, counts.forced_replies), (0, 0));
        assert_eq!((counts.follow_up, counts.lookups_first), (0, 0));
        nodes_none += counts.nodes;
        all.solve(position);
        let counts = all.progress().counts;
        nodes_all += counts.nodes;
        double += counts.double_threats;
        forced += counts.forced_replies;
        follow += counts.follow_up;
        lookups += counts.lookups_first;
    }
    assert!(double > 0 && forced > 0 && follow > 0 && lookups > 0);
    assert!(nodes_all < nodes_none);
}
