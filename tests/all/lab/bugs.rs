//! Tests bugs in searches. On 3×3 they are compared with an alpha-beta with the same bugs. On other
//! boards and with a depth limit they are compared with minimax on lists of signs.

use cutoff::games::BoardGame;
use std::cell::RefCell;
use std::collections::{HashMap, HashSet};

use cutoff::games::grid::{Cell, Grid, OpenLines, Position};
use cutoff::lab::bugs::{Bug, BugSurvey, BugTester, TestResult};
use cutoff::lab::census;
use cutoff::search::{Bound, Evaluation, Verdict};

use super::{unfinished, verdict, verdict_of_move};
use crate::brute_force::{self as brute, Cells, Kind, ask, solve_all};
use crate::grid::naive::{Shape, Signs, after, count, to_move, winner};

/// The bug of minimax.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
struct MinimaxBug {
    plain: bool,
    swapped: bool,
    wrong_side: bool,
}

/// Minimax to this depth in plies. The estimate by open lines is written out.
struct Twin {
    shape: Shape,
    lines: Vec<Vec<usize>>,
    depth: u32,
    /// The score of an immediate win. Every estimate is nearer to 0 than the last possible win.
    win: i32,
    bug: MinimaxBug,
    /// The values found so far, by position and ply.
    known: RefCell<HashMap<(Signs, u32), i32>>,
}

impl Twin {
    fn new(shape: Shape, depth: Option<u32>, bug: MinimaxBug) -> Twin {
        let lines = shape.lines();
        let cells = (shape.columns * shape.rows) as i32;
        let highest = lines.len() as i32 * 3_i32.pow(shape.run as u32 - 2);
        let room = if depth.is_some() { highest } else { 0 };
        Twin {
            shape,
            lines,
            depth: depth.unwrap_or(cells as u32),
            win: room + if bug.plain { 1 } else { cells + 1 },
            bug,
            known: RefCell::default(),
        }
    }

    /// Returns X's value of a position this number of plies below the root.
    fn value(&self, signs: &Signs, ply: u32) -> i32 {
        let place = (signs.clone(), ply);
        if let Some(&value) = self.known.borrow().get(&place) {
            return value;
        }
        let value = self.value_from_below(signs, ply);
        self.known.borrow_mut().insert(place, value);
        value
    }

    fn value_from_below(&self, signs: &Signs, ply: u32) -> i32 {
        if let Some(leaf) = self.leaf(signs, ply) {
            let wrongly = self.bug.wrong_side && to_move(signs) == b'O';
            return if wrongly { -leaf } else { leaf };
        }
        let values = self.moves(signs, ply).into_iter().map(|(_, value)| value);
        let best = if self.maximises(signs) {
            values.max()
        } else {
            values.min()
        };
        best.expect("the game goes on")
    }

    /// Returns X's value of a leaf; `None` for an inner node.
    fn leaf(&self, signs: &Signs, ply: u32) -> Option<i32> {
        let per_ply = if self.bug.plain { 0 } else { ply as i32 };
        match winner(&self.lines, signs) {
            Some(b'X') => Some(self.win - per_ply),
            Some(_) => Some(per_ply - self.win),
            None if count(signs, b'.') == 0 => Some(0),
            None => (ply == self.depth).then(|| self.estimate(signs)),
        }
    }

    fn estimate(&self, signs: &Signs) -> i32 {
        let of_line = |line: &Vec<usize>| {
            let on_line: Vec<u8> = line.iter().map(|&cell| signs[cell]).collect();
            match (count(&on_line, b'X') as u32, count(&on_line, b'O') as u32) {
                (x, 0) if x > 0 => 3_i32.pow(x - 1),
                (0, o) if o > 0 => -3_i32.pow(o - 1),
                _ => 0,
            }
        };
        self.lines.iter().map(of_line).sum()
    }

    /// Lists every move with X's value.
    fn moves(&self, signs: &Signs, ply: u32) -> Vec<(usize, i32)> {
        let cells = self.shape.moves(signs).into_iter();
        let value = |cell| (cell, self.value(&after(signs, cell), ply + 1));
        cells.map(value).collect()
    }

    fn maximises(&self, signs: &Signs) -> bool {
        (to_move(signs) == b'X') != self.bug.swapped
    }

    /// The first of the best moves.
    fn first_best(&self, signs: &Signs) -> usize {
        let value = self.value(signs, 0);
        let moves = self.moves(signs, 0);
        let best = moves.into_iter().find(|&(_, one)| one == value);
        best.expect("the game goes on").0
    }
}

fn shape(columns: usize, rows: usize, run: usize, gravity: bool) -> Shape {
    Shape {
        columns,
        rows,
        run,
        gravity,
    }
}

fn grid_of(shape: Shape) -> Grid {
    shape.name().parse().expect("a shape of the range")
}

fn signs_of(grid: &Grid, position: Position) -> Signs {
    grid.board_text(position).into_bytes()
}

/// Returns the bug of minimax that a buggy search agrees with, if there is one.
fn minimax_bug(bug: Bug) -> Option<MinimaxBug> {
    let right = MinimaxBug::default();
    match bug {
        Bug::StrictCut | Bug::ParentBound | Bug::BoundsShown => Some(right),
        Bug::NoDepth => Some(MinimaxBug {
            plain: true,
            ..right
        }),
        Bug::Swapped => Some(MinimaxBug {
            swapped: true,
            ..right
        }),
        Bug::WrongSide => Some(MinimaxBug {
            wrong_side: true,
            ..right
        }),
        Bug::RootTies | Bug::RootTiesHard | Bug::TableBounds => None,
    }
}

/// Returns X's value in the notation of the bug.
fn written(bug: Bug, twin: &Twin, value: i32) -> i32 {
    let cells = (twin.shape.columns * twin.shape.rows) as i32;
    let room = twin.win - cells - 1;
    if bug == Bug::NoDepth && value.abs() > room {
        value.signum() * (room + 1)
    } else {
        value
    }
}

/// Compares every claim about an answer with minimax without a bug.
fn check(twin: &Twin, signs: &Signs, bug: Bug, result: &TestResult) {
    let name = format!(
        "{bug:?} {} {}",
        twin.shape.name(),
        crate::grid::naive::text(signs)
    );
    let values = twin.moves(signs, 0);
    let best = twin.value(signs, 0);
    let of = |cell: Cell| {
        let found = values.iter().find(|(other, _)| *other == cell.index());
        found.expect("a legal move").1
    };
    assert_eq!(result.right.value().score, best, "{name}");
    assert_eq!(result.right.answer().value, best, "{name}");
    let first = result.right.answer().best.expect("the game goes on");
    assert_eq!(first.index(), twin.first_best(signs), "{name}");
    for returned in &result.answer.root {
        let exact = of(returned.mv);
        assert_eq!(result.right.value_of_move(returned.mv).score, exact);
        let exact = written(bug, twin, exact);
        let holds = match returned.bound {
            Bound::Exact => returned.value == exact,
            Bound::Lower => returned.value <= exact,
            Bound::Upper => returned.value >= exact,
        };
        assert_eq!(result.holds(bug, *returned, of(returned.mv)), holds);
    }
    let all: Vec<usize> = result
        .answer
        .root
        .iter()
        .map(|one| one.mv.index())
        .collect();
    let moves: Vec<usize> = values.iter().map(|(cell, _)| *cell).collect();
    assert_eq!(all, moves, "{name}: a root is searched whole");

    let chosen = result.answer.best.expect("the game goes on");
    let shown_wrong = || result.answer.root.iter().any(|one| one.value != of(one.mv));
    let bad_move = of(chosen) != best;
    let wrong = bad_move || bug == Bug::BoundsShown && shown_wrong();
    assert_eq!(result.judgement.worse, wrong, "{name}");
    let misvalued = result.answer.value != written(bug, twin, best);
    assert_eq!(result.judgement.misvalued, misvalued, "{name}");
    if let Some(bug) = minimax_bug(bug) {
        let depth = (twin.depth < signs.len() as u32).then_some(twin.depth);
        let broken = Twin::new(twin.shape, depth, bug);
        assert_eq!(result.answer.value, broken.value(signs, 0), "{name}");
        assert_eq!(chosen.index(), broken.first_best(signs), "{name}");
    }
}

#[test]
fn faults_of_bugs_at_a_depth_limit_agree_with_minimax() {
    let mut wrong = HashSet::new();
    let shapes = [
        (shape(4, 4, 3, true), 4, 60),
        (shape(4, 4, 4, false), 2, 12),
        (shape(5, 4, 4, false), 1, 12),
        (shape(7, 6, 4, true), 3, 30),
        (shape(8, 8, 8, true), 2, 6),
    ];
    for (shape, deepest, count) in shapes {
        let grid = grid_of(shape);
        let sample = grid.sample(5, count);
        assert_eq!(sample.len(), count);
        for depth in 1..=deepest {
            let tester = BugTester::new(&grid, Some(depth));
            let twin = Twin::new(shape, Some(depth), MinimaxBug::default());
            for bug in Bug::ALL {
                let mut all = BugSurvey {
                    positions: count as u64,
                    ..tester.survey(bug, [])
                };
                for &position in &sample {
                    let result = tester.test(bug, position);
                    check(&twin, &signs_of(&grid, position), bug, &result);
                    add(&mut all, position, &result);
                }
                if !all.worse.is_empty() {
                    wrong.insert(bug.name());
                }
                assert_eq!(tester.survey(bug, sample.clone()), all);
            }
        }
    }
    let only_slow = [Bug::StrictCut, Bug::ParentBound];
    for bug in Bug::ALL {
        // The table's bug rarely fails, so a test below searches for failures.
        if bug != Bug::TableBounds {
            assert_eq!(wrong.contains(bug.name()), !only_slow.contains(&bug));
        }
    }
}

/// Adds the test of a position to a survey.
fn add(all: &mut BugSurvey, position: Position, result: &TestResult) {
    let judgement = result.judgement;
    if judgement.worse {
        all.worse.push(position);
    } else if judgement.misvalued {
        all.only_misvalued.push(position);
    }
    let without = result.right.answer().nodes;
    if result.answer.nodes > without {
        all.more_nodes.push(position);
    }
    all.thrown += u64::from(judgement.thrown);
    all.misvalued += u64::from(judgement.misvalued);
    all.nodes += result.answer.nodes;
    all.nodes_without += without;
}

#[test]
fn faults_of_bugs_to_the_end_of_a_small_board_agree_with_minimax() {
    for shape in [shape(3, 3, 3, false), shape(3, 3, 3, true)] {
        let grid = grid_of(shape);
        let tester = BugTester::new(&grid, None);
        let twin = Twin::new(shape, None, MinimaxBug::default());
        let positions = census::unfinished(&grid, grid.start(), 100_000).expect("a small board");
        for bug in Bug::ALL {
            let mut thrown = 0;
            for &position in &positions {
                let signs = signs_of(&grid, position);
                let result = tester.test(bug, position);
                check(&twin, &signs, bug, &result);
                let chosen = result.answer.best.expect("the game goes on").index();
                let played = twin.value(&after(&signs, chosen), 1);
                let throws = played.signum() != twin.value(&signs, 0).signum();
                assert_eq!(result.judgement.thrown, throws);
                assert!(!result.answer.estimated && result.right.value().verdict.is_some());
                thrown += u64::from(throws);
            }
            assert_eq!(tester.survey(bug, positions.clone()).thrown, thrown);
        }
    }
}

/// Tests the table's bug on a board where all positions can be searched.
#[test]
fn a_table_of_bounds_also_fails_at_a_depth_limit() {
    let grid: Grid = "4x4k3g".parse().expect("a name");
    let tester = BugTester::new(&grid, Some(6));
    let found = tester.survey(Bug::TableBounds, grid.sample(1, 2_000));
    assert!(found.misvalued > 0 && found.nodes < found.nodes_without);
}

/// A result counts as thrown away only if minimax to the end agrees, and always if both results are
/// proved.
#[test]
fn a_result_counts_as_thrown_away_only_if_that_is_proved() {
    let shape = shape(4, 3, 3, true);
    let grid = grid_of(shape);
    let to_the_end = Twin::new(shape, None, MinimaxBug::default());
    let (mut thrown, mut unproved) = (0, 0);
    for position in grid.sample(3, 60) {
        let signs = signs_of(&grid, position);
        let outcome = to_the_end.value(&signs, 0).signum();
        let outcomes = to_the_end.moves(&signs, 0);
        for depth in 1..=5 {
            let tester = BugTester::new(&grid, Some(depth));
            let twin = Twin::new(shape, Some(depth), MinimaxBug::default());
            let furthest = twin.win - signs.len() as i32 - 1;
            let value = twin.value(&signs, 0);
            let values = twin.moves(&signs, 0);
            for bug in Bug::ALL {
                let result = tester.test(bug, position);
                let chosen = result.answer.best.expect("the game goes on").index();
                let of = |moves: &[(usize, i32)]| {
                    let found = moves.iter().find(|(cell, _)| *cell == chosen);
                    found.expect("a legal move").1
                };
                let throws = of(&outcomes).signum() != outcome;
                let both_decided = [value, of(&values)].map(|one| one.abs() > furthest);
                let proved = both_decided == [true; 2] || depth as usize >= count(&signs, b'.');
                assert!(throws || !result.judgement.thrown);
                assert!(result.judgement.thrown || !(throws && proved));
                thrown += usize::from(result.judgement.thrown);
                unproved += usize::from(throws && !result.judgement.thrown);
            }
        }
    }
    assert!(thrown > 0 && unproved > 0);
}

/// A value is an estimate if minimax with this limit uses an estimate that the value could come
/// from.
#[test]
fn a_proved_value_is_the_same_in_a_search_to_the_end() {
    let grid: Grid = "4x3k3".parse().expect("a name");
    let whole = BugTester::new(&grid, None);
    let room = Evaluation::<Grid>::furthest(&OpenLines::new(&grid));
    for position in grid.sample(2, 40) {
        let end = whole.test(Bug::BoundsShown, position).right.value();
        for depth in 1..=4 {
            let tester = BugTester::new(&grid, Some(depth));
            let value = tester.test(Bug::BoundsShown, position).right.value();
            let Some(verdict) = value.verdict else {
                assert!(value.score.abs() <= room);
                continue;
            };
            assert_eq!(Some(verdict), end.verdict);
            if verdict != Verdict::Draw {
                assert_eq!(value.score.abs() - room, end.score.abs());
            }
        }
    }
}

#[test]
fn a_sample_has_different_positions_with_more_than_one_move() {
    for shape in [
        shape(3, 3, 3, false),
        shape(3, 3, 3, true),
        shape(4, 3, 3, false),
        shape(4, 3, 4, true),
    ] {
        let grid = grid_of(shape);
        let lines = shape.lines();
        let reached = shape.reachable();
        let goes_on = |signs: &Signs| winner(&lines, signs).is_none() && count(signs, b'.') > 0;
        let sample = grid.sample(4, 200);
        let different: HashSet<Position> = sample.iter().copied().collect();
        assert!(sample.len() == 200 && different.len() == 200);
        for &position in &sample {
            let signs = signs_of(&grid, position);
            assert!(reached.contains(&signs) && goes_on(&signs));
        }
        assert_ne!(grid.sample(5, 200), sample);
    }
    // A seed for more positions than there are results in nearly all of them.
    let grid: Grid = "3x3k3g".parse().expect("a name");
    let all = census::unfinished(&grid, grid.start(), 100_000)
        .expect("a small board")
        .len();
    let found = grid.sample(1, 100_000).len();
    assert!((all * 95 / 100..=all).contains(&found));
}

fn tic_tac_toe() -> Grid {
    "3x3k3".parse().expect("a name")
}

fn position_of(grid: &Grid, cells: Cells) -> Position {
    grid.read_board(&brute::text(cells))
        .expect("play reaches it")
}

/// Returns a bug of 3×3 as the flags of brute force.
fn brute_bug(bug: Bug) -> brute::BugFlags {
    let mut flags = brute::BugFlags::default();
    match bug {
        Bug::RootTies => flags.root_ties = true,
        Bug::RootTiesHard => (flags.root_ties, flags.fail_hard) = (true, true),
        Bug::BoundsShown => {}
        Bug::TableBounds => (flags.table, flags.table_without_bounds) = (true, true),
        Bug::NoDepth => flags.plain = true,
        Bug::StrictCut => flags.strict_cut = true,
        Bug::Swapped => flags.swapped = true,
        Bug::ParentBound => flags.parent_bound_only = true,
        Bug::WrongSide => flags.wrong_side = true,
    }
    flags
}

fn kind(bound: Bound) -> Kind {
    match bound {
        Bound::Exact => Kind::Exact,
        Bound::Lower => Kind::Least,
        Bound::Upper => Kind::Most,
    }
}

#[test]
fn bounds_hold_with_the_right_rules_and_fail_with_wrong_rules() {
    let grid = tic_tac_toe();
    let tester = BugTester::new(&grid, None);
    let known = solve_all();
    for bug in Bug::ALL {
        let mut false_ones = 0;
        for cells in unfinished() {
            let result = tester.test(bug, position_of(&grid, cells));
            for &returned in &result.answer.root {
                let next = brute::after(cells, returned.mv.index());
                let exact = known[&next].seen_from_above(true);
                false_ones += usize::from(!result.holds(bug, returned, exact));
            }
        }
        let wrong_values = matches!(bug, Bug::TableBounds | Bug::Swapped | Bug::WrongSide);
        assert_eq!(false_ones > 0, wrong_values, "{bug:?}: {false_ones}");
    }
}

#[test]
fn faults_of_bugs_on_3x3_agree_with_the_brute_force() {
    let grid = tic_tac_toe();
    let tester = BugTester::new(&grid, None);
    let known = solve_all();
    let right: HashMap<Cells, u64> = unfinished()
        .into_iter()
        .map(|cells| (cells, ask(cells, brute::BugFlags::default()).nodes))
        .collect();
    for bug in Bug::ALL {
        let all = unfinished().into_iter();
        let found = tester.survey(bug, all.map(|cells| position_of(&grid, cells)));
        let (mut wrong, mut only_misvalued, mut slower) = (vec![], vec![], vec![]);
        let (mut thrown, mut misvalued, mut nodes, mut without) = (0, 0, 0, 0);
        for cells in unfinished() {
            let said = ask(cells, brute_bug(bug));
            let position = position_of(&grid, cells);
            let result = tester.test(bug, position);
            let ours = &result.answer;
            assert_eq!(ours.best.map(Cell::index), said.best);
            assert_eq!((ours.value, ours.nodes), (said.value, said.nodes));
            let root: Vec<(usize, i32, Kind)> = ours
                .root
                .iter()
                .map(|returned| (returned.mv.index(), returned.value, kind(returned.bound)))
                .collect();
            assert_eq!(root, said.root);
            assert_eq!(result.right.answer().nodes, right[&cells]);
            assert_eq!(result.right.value().score, known[&cells].score);

            let exact = &known[&cells];
            let best = said.best.expect("the game goes on");
            let bad_move = !exact.best(true).contains(&best);
            let bad_figure = said.root.iter().any(|&(cell, value, _)| {
                value != known[&brute::after(cells, cell)].seen_from_above(true)
            });
            let goes_wrong = if bug == Bug::BoundsShown {
                bad_figure
            } else {
                bad_move
            };
            let bad_value = said.value != exact.score(bug != Bug::NoDepth);
            if goes_wrong {
                wrong.push(position);
            } else if bad_value {
                only_misvalued.push(position);
            }
            thrown += u64::from(verdict_of_move(&known, cells, best) != verdict(&known, cells));
            misvalued += u64::from(bad_value);
            let right = right[&cells];
            if said.nodes > right {
                slower.push(position);
            }
            nodes += said.nodes;
            without += right;
        }
        let expected = BugSurvey {
            positions: 4_520,
            worse: wrong,
            thrown,
            misvalued,
            only_misvalued,
            more_nodes: slower,
            nodes,
            nodes_without: without,
        };
        assert_eq!(found, expected, "{bug:?}");
    }
}

#[test]
fn slow_bugs_are_never_wrong_and_every_other_bug_is_wrong_somewhere() {
    let grid = tic_tac_toe();
    let tester = BugTester::new(&grid, None);
    let all = census::unfinished(&grid, grid.start(), 5_478).expect("just enough");
    for bug in Bug::ALL {
        let found = tester.survey(bug, all.clone());
        let only_slow = matches!(bug, Bug::StrictCut | Bug::ParentBound);
        assert_eq!(found.worse.is_empty(), only_slow, "{bug:?}");
        assert_eq!(
            only_slow,
            found.misvalued == 0 && !found.more_nodes.is_empty()
        );
    }
}

#[test]
fn a_test_in_pieces_has_the_same_result() {
    let mut pieces = 0;
    for (name, depth) in [
        ("7x6k4g", Some(7)),
        ("4x4k3", Some(6)),
        ("3x4k3g", None),
        ("3x3k3", None),
    ] {
        let grid: Grid = name.parse().expect("a board");
        let tester = BugTester::new(&grid, depth);
        for bug in Bug::ALL {
            let whole = tester.test(bug, grid.start());
            let mut begun = tester.begin(bug, grid.start());
            let result = loop {
                pieces += 1;
                let before = begun.nodes();
                if let Some(result) = tester.go_on(&mut begun, &mut || false) {
                    break result;
                }
                assert!(begun.nodes() >= before);
            };
            assert_eq!(
                begun.nodes(),
                [whole.answer.nodes, whole.right.answer().nodes]
            );
            assert_eq!(result.answer, whole.answer, "{bug:?} {name}");
            assert_eq!(result.right.answer(), whole.right.answer());
            assert_eq!(result.judgement, whole.judgement);
            for returned in &whole.answer.root {
                let values = [&result, &whole].map(|one| one.right.value_of_move(returned.mv));
                assert_eq!(values[0], values[1]);
            }
        }
    }
    assert!(pieces > 1_000);
}

#[test]
fn a_survey_can_stop_within_a_position() {
    let grid: Grid = "7x6k4g".parse().expect("a board");
    let tester = BugTester::new(&grid, Some(6));
    let positions = grid.sample(1, 4);
    for bug in Bug::ALL {
        let (mut survey, mut begun, mut pieces) = (BugSurvey::default(), None, 1);
        while !tester.go_on_with(&mut survey, &mut begun, bug, &positions, || false) {
            pieces += 1;
        }
        assert_eq!(survey, tester.survey(bug, positions.clone()));
        assert!(pieces > positions.len(), "{bug:?}");
    }
}
