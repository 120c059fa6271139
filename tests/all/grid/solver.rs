//! Compares the solver with the textbook search and with known results.

use std::collections::HashMap;

use cutoff::games::BoardGame;
use cutoff::games::grid::{Cell, Grid, Position};
use cutoff::search::{Algorithm, OutcomeScore, Search, Worth};
use cutoff::solver::grid::{GridSolver, ProvedResult, Report};
use cutoff::solver::session::{Session, SolveOptions};
use cutoff::{Game, Outcome, Verdict};

use super::random::Random;

pub(super) fn grid(name: &str) -> Grid {
    name.parse().expect("a name")
}

fn solver(grid: Grid) -> GridSolver {
    GridSolver::new(grid, GridSolver::USUAL_MEMORY)
}

fn solve(solver: &mut GridSolver, position: Position) -> Report {
    solver.set_position(position);
    let report = solver.advance(u64::MAX);
    assert!(report.exact().is_some(), "no limit, so it runs to the end");
    report
}

/// The result of textbook alpha-beta.
pub(super) fn textbook(grid: &Grid, position: Position) -> ProvedResult {
    let search = Search::new(grid, OutcomeScore::depth_aware(grid));
    let worth = search.solve(Algorithm::AlphaBeta, position).worth;
    let plies = match worth {
        Worth::Win(plies) | Worth::Loss(plies) => plies,
        _ => grid.cells() - position.plies(),
    };
    let verdict = worth.verdict().expect("the search goes to the end");
    ProvedResult { verdict, plies }
}

/// Options for the search for any board, to this depth.
pub(super) fn by_search(depth: Option<u32>) -> SolveOptions<'static> {
    SolveOptions {
        any_board: true,
        depth,
        ..SolveOptions::default()
    }
}

/// Returns the ending for the side that moved into a position with this ending.
pub(super) fn before(ending: ProvedResult) -> ProvedResult {
    let verdict = match ending.verdict {
        Verdict::Win => Verdict::Loss,
        Verdict::Draw => Verdict::Draw,
        Verdict::Loss => Verdict::Win,
    };
    let plies = ending.plies + 1;
    ProvedResult { verdict, plies }
}

/// Finds the endings of all positions, from the last ply up.
fn all_endings(grid: &Grid) -> HashMap<Position, ProvedResult> {
    endings_from(grid, grid.start())
}

/// Finds the endings of a position and of all positions after it.
pub(super) fn endings_from(grid: &Grid, position: Position) -> HashMap<Position, ProvedResult> {
    fn visit(
        grid: &Grid,
        position: Position,
        endings: &mut HashMap<Position, ProvedResult>,
    ) -> ProvedResult {
        if let Some(&ending) = endings.get(&position) {
            return ending;
        }
        let ending = match grid.outcome(position) {
            Some(Outcome::Win(_)) => ProvedResult {
                verdict: Verdict::Loss,
                plies: 0,
            },
            Some(Outcome::Draw) => ProvedResult {
                verdict: Verdict::Draw,
                plies: 0,
            },
            None => {
                let moves: Vec<Cell> = grid.moves(position).collect();
                let children = moves
                    .into_iter()
                    .map(|cell| before(visit(grid, grid.play(position, cell), endings)));
                let rank = |ending: &ProvedResult| match ending.verdict {
                    Verdict::Win => 1_000 - ending.plies as i32,
                    Verdict::Draw => 0,
                    Verdict::Loss => ending.plies as i32 - 1_000,
                };
                children.max_by_key(rank).expect("the game goes on")
            }
        };
        endings.insert(position, ending);
        ending
    }
    let mut endings = HashMap::new();
    visit(grid, position, &mut endings);
    endings
}

/// Plays at random until this number of cells is free, but never into a finished position.
pub(super) fn random_position(grid: &Grid, free: u32, random: &mut Random) -> Position {
    loop {
        let mut position = grid.start();
        while grid.outcome(position).is_none() && grid.cells() - position.plies() > free {
            let moves: Vec<Cell> = grid.moves(position).collect();
            position = grid.play(position, moves[random.below(moves.len())]);
        }
        if grid.outcome(position).is_none() {
            return position;
        }
    }
}

/// Checks that the move and the line of a report lead to its ending.
fn check_move(grid: &Grid, solver: &mut GridSolver, position: Position, report: &Report) {
    let exact = report.exact().expect("to the end");
    let line = solver.principal_variation(u64::MAX);
    assert_eq!(line.len(), exact.plies as usize);
    assert_eq!(line.first(), report.best.as_ref(), "{grid}");
    let mut end = position;
    for cell in line {
        assert!(grid.outcome(end).is_none() && grid.is_legal(end, cell));
        end = grid.play(end, cell);
    }
    let winner = match grid.outcome(end).expect("the line goes to the end") {
        Outcome::Draw => Verdict::Draw,
        Outcome::Win(side) if side == grid.to_move(position) => Verdict::Win,
        Outcome::Win(_) => Verdict::Loss,
    };
    assert_eq!(winner, exact.verdict);
}

#[test]
fn the_solver_agrees_with_alpha_beta_in_every_position_of_3x3() {
    for name in ["3x3k3", "3x3k3g"] {
        let grid = grid(name);
        let positions: Vec<Position> = all_endings(&grid).into_keys().collect();
        for position in positions {
            let expected = textbook(&grid, position);
            let mut solver = GridSolver::new(grid, 1 << 17);
            let report = solve(&mut solver, position);
            let board = grid.board_text(position);
            assert_eq!(report.exact(), Some(expected), "{name} {board}");
            check_move(&grid, &mut solver, position, &report);
        }
    }
}

#[test]
fn the_solver_is_right_in_every_position_of_small_games() {
    for name in [
        "4x3k3", "3x4k4", "4x3k3g", "3x4k3g", "5x3k3g", "3x5k4g", "4x4k3g", "4x4k4g",
    ] {
        let grid = grid(name);
        let mut solver = solver(grid);
        for (number, (position, ending)) in all_endings(&grid).into_iter().enumerate() {
            let report = solve(&mut solver, position);
            let board = grid.board_text(position);
            assert_eq!(report.exact(), Some(ending), "{name} {board}");
            if number % 50 == 0 {
                check_move(&grid, &mut solver, position, &report);
            }
        }
    }
}

#[test]
fn the_solver_agrees_with_alpha_beta_late_in_larger_games() {
    let mut random = Random(5);
    for name in [
        "4x4k3", "4x4k4", "5x4k4", "5x5k4", "5x5k5", "6x6k4", "6x5k5", "7x7k5", "8x8k5", "8x7k4",
        "5x5k4g", "6x5k4g", "7x6k4g", "6x6k5g", "7x7k5g", "8x8k4g", "8x8k6g", "8x3k4g", "3x8k4g",
    ] {
        let grid = grid(name);
        let latest = if grid.gravity() { 12 } else { 9 };
        let mut solver = solver(grid);
        for round in 0..44 {
            let position = random_position(&grid, latest - round % 3, &mut random);
            let expected = textbook(&grid, position);
            let report = solve(&mut solver, position);
            let board = grid.board_text(position);
            assert_eq!(report.exact(), Some(expected), "{name} {board}");
            check_move(&grid, &mut solver, position, &report);
        }
    }
}

/// Without gravity, three in a row is a win for the first player on every board except 3×3, and
/// four in a row is a draw on 4×4 and 5×5 (J. Uiterwijk, H. van den Herik, *The advantage of the
/// initiative*, 2000, table of solved (m, n, k) games). Five in a row on 7×7 is a draw (W. Hsu and
/// others, *Solving 7,7,5-game and 8,8,5-game*, 2020), and so it is on the boards within it. With
/// gravity: J. Tromp, *John's Connect Four Playground*, table of results by board size. The numbers
/// are our own limits for the nodes.
const KNOWN: [(&str, Verdict, Option<u64>); 24] = [
    ("3x3k3", Verdict::Draw, None),
    ("4x3k3", Verdict::Win, None),
    ("3x4k3", Verdict::Win, None),
    ("4x4k3", Verdict::Win, None),
    ("5x5k3", Verdict::Win, None),
    ("8x8k3", Verdict::Win, None),
    ("4x4k4", Verdict::Draw, Some(15_000)),
    ("5x4k4", Verdict::Draw, None),
    ("5x5k4", Verdict::Draw, Some(1_000_000)),
    ("5x5k5", Verdict::Draw, Some(10)),
    ("6x6k5", Verdict::Draw, Some(1_000)),
    ("7x6k5", Verdict::Draw, Some(200_000)),
    ("8x5k5", Verdict::Draw, Some(10_000)),
    ("8x8k6", Verdict::Draw, Some(10_000)),
    ("6x6k4", Verdict::Win, Some(5_000_000)),
    ("4x4k4g", Verdict::Draw, None),
    ("5x4k4g", Verdict::Draw, None),
    ("4x5k4g", Verdict::Draw, None),
    ("4x6k4g", Verdict::Draw, None),
    ("6x4k4g", Verdict::Loss, None),
    ("5x5k4g", Verdict::Draw, Some(1_000_000)),
    ("7x4k4g", Verdict::Draw, Some(2_900_000)),
    ("6x5k4g", Verdict::Draw, Some(3_300_000)),
    ("5x6k4g", Verdict::Draw, Some(3_500_000)),
];

#[test]
fn known_games_are_solved_within_their_numbers_of_nodes() {
    for (name, verdict, most) in KNOWN {
        let grid = grid(name);
        let mut solver = solver(grid);
        let report = solve(&mut solver, grid.start());
        assert_eq!(
            report.exact().map(|exact| exact.verdict),
            Some(verdict),
            "{name}"
        );
        let nodes = report.nodes;
        println!(
            "{name}: {:?}, {nodes} nodes, {} bytes of table",
            report.exact(),
            report.memory
        );
        if let Some(most) = most {
            assert!(nodes <= most, "{name} took {nodes} nodes, more than {most}");
        }
    }
}

#[test]
fn three_in_a_row_is_won_on_every_board_larger_than_3x3() {
    for columns in 3..=8 {
        for rows in 3..=8 {
            let grid = grid(&format!("{columns}x{rows}k3"));
            let mut solver = solver(grid);
            let exact = solve(&mut solver, grid.start())
                .exact()
                .expect("to the end");
            let is_draw = columns.max(rows) == 3;
            let verdict = if is_draw { Verdict::Draw } else { Verdict::Win };
            assert_eq!(exact.verdict, verdict, "{grid}");
        }
    }
}

#[test]
fn a_stopped_search_continues_where_it_stopped() {
    let mut random = Random(6);
    for (name, memory) in [
        ("5x4k4", 1 << 17),
        ("6x4k4g", 1 << 25),
        ("4x4k4g", 0),
        ("5x5k4", 1 << 25),
    ] {
        let grid = grid(name);
        let mut whole = GridSolver::new(grid, memory);
        let mut sliced = whole.clone();
        let whole = solve(&mut whole, grid.start());
        sliced.set_position(grid.start());
        let mut last = sliced.report();
        while last.exact().is_none() {
            // It has no line yet, and asking for one changes nothing.
            assert!(sliced.principal_variation(1).is_empty());
            let slice = random.below(3_000) as u64;
            let report = sliced.advance(slice);
            let spent = report.nodes - last.nodes;
            assert!(spent <= slice + 1, "{spent} nodes in a slice of {slice}");
            check_bounds_hold(&report, whole.exact().expect("to the end"));
            last = report;
        }
        assert_eq!(last, whole, "{name}: the same nodes, and the same result");
    }
}

#[test]
fn a_limited_search_finds_who_wins_within_its_depth() {
    let grid = grid("6x6k4"); // the first player wins in 11 plies
    let mut solver = solver(grid);
    let report = solver.advance_to(10, u64::MAX);
    assert_eq!((report.depth, report.exact()), (10, None));
    let at_most = report
        .at_most
        .expect("wins within nine plies are ruled out");
    assert_eq!(at_most.plies, 11);
    let report = solver.advance_to(11, u64::MAX);
    assert_eq!(report.exact(), report.at_least);
    assert_eq!(report.exact().map(|exact| exact.plies), Some(11));
}

/// Checks that the proved bounds of a report do not contradict the result.
fn check_bounds_hold(report: &Report, exact: ProvedResult) {
    let rank = |ending: ProvedResult| match ending.verdict {
        Verdict::Win => 1_000 - ending.plies as i32,
        Verdict::Draw => 0,
        Verdict::Loss => ending.plies as i32 - 1_000,
    };
    assert!(
        report
            .at_least
            .is_none_or(|least| rank(least) <= rank(exact))
    );
    assert!(report.at_most.is_none_or(|most| rank(most) >= rank(exact)));
}

#[test]
fn little_memory_costs_nodes_but_does_not_change_the_result() {
    let grid = grid("5x4k4g");
    let mut nodes = vec![];
    for memory in [0, 1 << 17, 1 << 25] {
        let mut solver = GridSolver::new(grid, memory);
        let report = solve(&mut solver, grid.start());
        assert_eq!(
            report.exact().map(|exact| exact.verdict),
            Some(Verdict::Draw)
        );
        assert!(report.memory <= memory);
        nodes.push(report.nodes);
    }
    assert!(nodes[0] > nodes[1] && nodes[1] >= nodes[2], "{nodes:?}");
}

#[test]
fn a_finished_position_has_a_result_and_no_move() {
    let grid = grid("7x6k4g");
    let (position, _) = grid.play_text("1213141").expect("legal");
    let report = solve(&mut solver(grid), position);
    let lost = ProvedResult {
        verdict: Verdict::Loss,
        plies: 0,
    };
    assert_eq!(report.exact(), Some(lost));
    assert_eq!((report.best, report.line.len(), report.nodes), (None, 0, 0));
}

/// A bound is reported as soon as it is proved, at the node that decides the question.
#[test]
fn bounds_are_reported_at_the_node_that_proves_them() {
    let mut random = Random(17);
    for name in ["4x3k3", "4x4k4", "5x4k4g", "7x6k4g"] {
        let grid = grid(name);
        for _ in 0..5 {
            let position = random_position(&grid, 10, &mut random);
            let exact = textbook(&grid, position);
            let mut stepped = solver(grid);
            stepped.set_position(position);
            let mut last = stepped.report();
            while last.exact().is_none() {
                let report = stepped.advance(1);
                // A question counts its root in addition to the nodes of the call.
                assert!(report.nodes <= last.nodes + 2);
                check_bounds_hold(&report, exact);
                // No side wins within the depth, and the bounds already show that.
                let beyond = |bound: Option<ProvedResult>| {
                    bound.is_none_or(|bound| {
                        bound.verdict == Verdict::Draw || bound.plies > report.depth
                    })
                };
                if report.exact().is_none() {
                    assert!(
                        beyond(report.at_least) && beyond(report.at_most),
                        "{report:?}"
                    );
                    assert!(report.depth < 2 || report.at_most.is_some());
                    assert!(report.depth < 3 || report.at_least.is_some());
                }
                last = report;
            }
            assert_eq!(last.exact(), Some(exact));
        }
    }
}

/// Stops about every ten thousand nodes, a thousand times in all, on Connect Four. The scores agree
/// with those of its own solver, and the tables stay below their limit.
#[test]
fn a_thousand_stops_do_not_change_the_scores_of_connect_four() {
    let (grid, memory) = (grid("7x6k4g"), 1 << 20);
    let mut random = Random(18);
    let mut stops = 0;
    while stops < 1_000 {
        let position = random_position(&grid, 26, &mut random);
        let mut session = Session::new(grid, Session::USUAL_MEMORY);
        let expected = session
            .solve(position, SolveOptions::default(), &mut || true)
            .exact();
        let mut stopped = GridSolver::new(grid, memory);
        stopped.set_position(position);
        let mut last = stopped.report();
        while last.exact().is_none() {
            let slice = 9_000 + random.below(2_000) as u64;
            let report = stopped.advance(slice);
            assert!(report.memory <= memory);
            assert!(report.nodes <= last.nodes + slice + 1);
            check_bounds_hold(&report, expected.expect("there is time"));
            last = report;
            stops += 1;
        }
        assert_eq!(last.exact(), expected, "{}", grid.board_text(position));
    }
}
