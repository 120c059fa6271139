//! Compares the judge with brute force.

use std::collections::HashMap;

use crate::brute_force::{self as brute, BugFlags, Cells, LINES, ORDERS, ask, solve_all};
use cutoff::games::BoardGame;
use cutoff::games::grid::Grid;
use cutoff::lab::judge::{BuggyProgram, Choice, Fault, Judge, ProgramFindings, positions};

/// The classic bugs as flags of brute force. Each has the name of its bug if its moves reveal it.
fn bugs() -> Vec<(BugFlags, Option<&'static str>)> {
    let right = BugFlags::default();
    let with = |change: fn(&mut BugFlags)| {
        let mut flags = right;
        change(&mut flags);
        flags
    };
    vec![
        (with(|s| s.root_ties = true), Some("root-ties")),
        (
            with(|s| (s.root_ties, s.fail_hard) = (true, true)),
            Some("root-ties-hard"),
        ),
        (
            with(|s| (s.table, s.table_without_bounds) = (true, true)),
            Some("table-bounds"),
        ),
        (with(|s| s.swapped = true), Some("swapped")),
        (with(|s| s.wrong_side = true), Some("wrong-side")),
        (right, None),
        (with(|s| s.plain = true), None),
        (with(|s| s.strict_cut = true), None),
        (with(|s| s.parent_bound_only = true), None),
    ]
}

fn tic_tac_toe() -> Grid {
    "3x3k3".parse().expect("the standard game")
}

/// Judges a program of 3×3 that answers with `choose`. Returns the faults, and the bugs with the
/// same moves.
fn judged(choose: impl Fn(Cells) -> usize) -> (ProgramFindings, Vec<BuggyProgram>) {
    let grid = tic_tac_toe();
    let mut judge = Judge::new(grid);
    for position in positions(&grid, None).expect("few positions") {
        let cells = cells(&grid.board_text(position));
        let cell = grid.cell(choose(cells)).expect("a cell");
        judge.add(position, Choice::Move(cell));
    }
    (judge.findings(), judge.suspects())
}

fn cells(text: &str) -> Cells {
    let signs: Vec<char> = text.chars().collect();
    signs.try_into().expect("nine signs")
}

#[test]
fn the_judge_finds_the_wrong_moves_of_every_bug_and_names_it() {
    let known = solve_all();
    let worth = |cells: Cells, mover: Cells| brute::from_mover(mover, known[&cells].score.signum());
    for (flags, name) in bugs() {
        let choose = |cells| ask(cells, flags).best.expect("the game goes on");
        let (mut wrong, mut slower, mut smallest) = (0, 0, 9);
        for (&cells, exact) in known.iter().filter(|&(&cells, _)| !brute::finished(cells)) {
            let cell = choose(cells);
            if worth(brute::after(cells, cell), cells) != worth(cells, cells) {
                wrong += 1;
                smallest = smallest.min(brute::count(cells, '.'));
            } else if !exact.best(true).contains(&cell) {
                slower += 1;
            }
        }
        let (findings, bugs) = judged(choose);
        assert_eq!((findings.positions, findings.answered), (4_520, 4_520));
        assert_eq!(
            (findings.wrong, findings.slower),
            (wrong, slower),
            "{flags:?}"
        );
        let first = findings
            .smallest
            .map(|first| 9 - first.position.plies() as usize);
        assert_eq!(first, (wrong > 0).then_some(smallest));
        let named: Vec<&str> = bugs.iter().map(|way| way.bug.name()).collect();
        assert_eq!(named, Vec::from_iter(name), "{flags:?}");
        if let Some(way) = bugs.first() {
            assert_eq!(
                (way.style.depth_aware, way.style.order.name()),
                (true, "rows")
            );
        }
    }
}

/// True if a program plays like brute force with the named bug, scores and order, in every
/// position.
fn plays_so(choose: &dyn Fn(Cells) -> usize, named: &BuggyProgram) -> bool {
    let bug = bugs()
        .into_iter()
        .find(|(_, name)| *name == Some(named.bug.name()));
    let order = ORDERS
        .iter()
        .find(|(name, _)| *name == named.style.order.name());
    let flags = BugFlags {
        plain: !named.style.depth_aware,
        order: order.map(|&(_, cells)| cells),
        ..bug.expect("a bug that moves show").0
    };
    let known = solve_all();
    let mut open = known.keys().filter(|&&cells| !brute::finished(cells));
    open.all(|&cells| ask(cells, flags).best == Some(choose(cells)))
}

#[test]
fn a_bug_is_named_exactly_if_it_plays_every_move_of_the_program() {
    let free = brute::free;
    let last = |cells| *free(cells).last().expect("a free cell");
    let chance = |cells: Cells| {
        let seed = cells
            .iter()
            .fold(7_usize, |sum, &sign| sum * 31 + sign as usize);
        free(cells)[seed % free(cells).len()]
    };
    // A fail-hard search with ≥ chooses the last move that it tries.
    let first = |cells| free(cells)[0];
    let programs: [&dyn Fn(Cells) -> usize; 3] = [&first, &last, &chance];
    let expected = [
        &["root-ties-hard rows-backwards"][..],
        &["root-ties-hard rows"],
        &[],
    ];
    let names = |found: &[BuggyProgram]| -> Vec<String> {
        let name = |way: &BuggyProgram| format!("{} {}", way.bug.name(), way.style.order.name());
        found.iter().map(name).collect()
    };
    for (choose, expected) in programs.into_iter().zip(expected) {
        let (_, found) = judged(choose);
        assert_eq!(names(&found), expected);
        assert!(found.iter().all(|way| plays_so(choose, way)));
    }
    for (flags, bug) in bugs() {
        for (order, cells) in [ORDERS[1], ORDERS[2], ORDERS[4]] {
            let flags = BugFlags {
                order: Some(cells),
                ..flags
            };
            let choose = |cells| ask(cells, flags).best.expect("it goes on");
            let (_, found) = judged(choose);
            let own = bug.map(|bug| format!("{bug} {order}"));
            assert_eq!(names(&found), Vec::from_iter(own), "{flags:?}");
            assert!(found.iter().all(|way| plays_so(&choose, way)), "{flags:?}");
        }
    }
}

#[test]
fn a_program_that_is_wrong_in_one_position_is_found() {
    let odd = cells("XX..O....");
    let right = |cells| ask(cells, BugFlags::default()).best.expect("it goes on");
    let (findings, bugs) = judged(|cells| if cells == odd { 8 } else { right(cells) });
    assert_eq!((findings.wrong, findings.slower), (1, 0));
    let first = findings.smallest.expect("a wrong move");
    assert_eq!(tic_tac_toe().board_text(first.position), "XX..O....");
    let refutation = first.review.refutation.expect("it loses").line;
    let refutation: Vec<usize> = refutation.iter().map(|cell| cell.index()).collect();
    assert_eq!(refutation, [2]);
    assert!(bugs.is_empty(), "no bug plays so");
}

#[test]
fn a_bug_is_named_with_its_move_order_and_its_scores() {
    // This program has plain scores and uses ≥ at the root.
    let flags = BugFlags {
        plain: true,
        root_ties: true,
        ..BugFlags::default()
    };
    let (_, bugs) = judged(|cells| ask(cells, flags).best.expect("it goes on"));
    let ways: Vec<_> = bugs
        .iter()
        .map(|way| {
            (
                way.bug.name(),
                way.style.depth_aware,
                way.style.order.name(),
            )
        })
        .collect();
    assert_eq!(ways, [("root-ties", false, "rows")]);
    // The order from the last cell to the first is the usual order on a board that is rotated by
    // half a turn.
    let flags = BugFlags {
        root_ties: true,
        ..BugFlags::default()
    };
    let turned = |mut cells: Cells| {
        cells.reverse();
        cells
    };
    let (_, bugs) = judged(|cells| 8 - ask(turned(cells), flags).best.expect("it goes on"));
    let way = bugs.first().expect("it is known");
    assert_eq!(
        (way.bug.name(), way.style.order.name()),
        ("root-ties", "rows-backwards")
    );
}

#[test]
fn an_answer_without_a_legal_move_is_missing_or_illegal() {
    let grid = tic_tac_toe();
    let mut judge = Judge::new(grid);
    let position = grid.read_board("XX..O....").expect("play can reach it");
    let taken = Choice::Move(grid.cell(0).expect("a cell"));
    assert_eq!(judge.add(position, Choice::Missing), Some(Fault::Missing));
    assert_eq!(judge.add(position, Choice::Illegal), Some(Fault::Illegal));
    assert_eq!(judge.add(position, taken), Some(Fault::Illegal));
    let findings = judge.findings();
    assert_eq!(
        (findings.positions, findings.answered, findings.illegal),
        (3, 2, 2)
    );
    assert_eq!((findings.wrong, judge.suspects().len()), (0, 0));
}

#[test]
fn other_boards_are_judged_by_the_same_rules() {
    let grid: Grid = "4x3k3".parse().expect("a game");
    let sample = positions(&grid, Some((1, 40))).expect("a sample");
    assert!(sample.is_sorted_by_key(|position| 12 - position.plies()));
    let mut judge = Judge::new(grid);
    for &position in &sample {
        let cell = grid
            .all_cells()
            .find(|cell| grid.playable(position) >> cell.index() & 1 != 0);
        judge.add(position, cell.map_or(Choice::Missing, Choice::Move));
    }
    let findings = judge.findings();
    assert_eq!((findings.answered, findings.illegal), (40, 0));
    assert!(findings.wrong > 0, "the first free cell is often wrong");
    assert!(
        judge.suspects().is_empty(),
        "bugs are named on small boards alone"
    );
}

#[test]
fn a_large_enough_sample_has_all_positions() {
    let grid = tic_tac_toe();
    let all = positions(&grid, None).expect("few positions");
    for count in [4_520, 4_521, 100_000] {
        assert_eq!(positions(&grid, Some((1, count))), Some(all.clone()));
    }
    let sample = positions(&grid, Some((1, 4_519))).expect("a sample");
    assert!(sample.len() < 4_520);
}

/// Plays by plain minimax that tests only these lines, and chooses X's highest or lowest value.
fn minimax_with(lines: &[[usize; 3]], cells: Cells, ply: i32) -> i32 {
    let mover = brute::to_move(cells);
    let won = lines.iter().any(|line| {
        line.iter()
            .all(|&cell| cells[cell] != '.' && cells[cell] != mover)
    });
    if won {
        return if mover == 'O' { 10 - ply } else { ply - 10 };
    }
    // The program continues if only a line that it does not test ends the game.
    let below = (0..9)
        .filter(|&cell| cells[cell] == '.')
        .map(|cell| minimax_with(lines, brute::after(cells, cell), ply + 1));
    let best = if mover == 'X' {
        below.max()
    } else {
        below.min()
    };
    best.unwrap_or(0)
}

/// Returns the slips that the judge names for this minimax, with the cells of the missing lines.
fn slips_of(lines: &[[usize; 3]], side: Option<char>) -> (u64, Vec<(&'static str, Vec<usize>)>) {
    let grid = tic_tac_toe();
    let mut judge = Judge::new(grid);
    let mut known: HashMap<Cells, i32> = HashMap::new();
    for position in positions(&grid, None).expect("few positions") {
        let cells = cells(&grid.board_text(position));
        let side = side.unwrap_or(brute::to_move(cells));
        let mut best: Option<(i32, usize)> = None;
        for cell in brute::moves(cells) {
            let next = brute::after(cells, cell);
            // Values that are counted from the same ply do not depend on the position that needs
            // them.
            let value = *known
                .entry(next)
                .or_insert_with(|| minimax_with(lines, next, 0));
            let seen = if side == 'X' { value } else { -value };
            if best.is_none_or(|(most, _)| seen > most) {
                best = Some((seen, cell));
            }
        }
        let cell = grid.cell(best.expect("it goes on").1).expect("a cell");
        judge.add(position, Choice::Move(cell));
    }
    let slips = judge.slips().into_iter().map(|slipped| {
        let cells = slipped.cells.iter().map(|cell| cell.index()).collect();
        (slipped.slip.name(), cells)
    });
    (judge.findings().wrong, slips.collect())
}

#[test]
fn the_moves_tell_every_slip_from_the_others() {
    assert_eq!(slips_of(&LINES, None), (0, vec![]));
    let maximises = slips_of(&LINES, Some('X'));
    assert!(maximises.0 > 0);
    assert_eq!(maximises.1, [("root-maximises", vec![])]);
    assert_eq!(slips_of(&LINES, Some('O')).1, [("root-minimises", vec![])]);
    for missing in LINES {
        let lines: Vec<[usize; 3]> = LINES.into_iter().filter(|&line| line != missing).collect();
        assert_eq!(
            slips_of(&lines, None).1,
            [("line-missing", missing.to_vec())]
        );
    }
    assert_eq!(
        slips_of(&LINES[..6], None).1,
        [("diagonals-missing", vec![0, 2, 4, 6, 8])]
    );
    // No buggy search plays like this.
    for (flags, _) in bugs() {
        let grid = tic_tac_toe();
        let mut judge = Judge::new(grid);
        for position in positions(&grid, None).expect("few positions") {
            let cells = cells(&grid.board_text(position));
            let cell = ask(cells, flags).best.expect("it goes on");
            judge.add(position, Choice::Move(grid.cell(cell).expect("a cell")));
        }
        assert_eq!(judge.slips(), []);
    }
}

/// X's score of an end this many plies below a root where this side is to move; `None` if the game
/// continues.
type Ends<'e> = &'e dyn Fn(Cells, i32, char) -> Option<i32>;

/// Returns the first best move of minimax with these ends.
fn first_best(cells: Cells, ends: Ends<'_>) -> usize {
    fn value(cells: Cells, ply: i32, root: char, ends: Ends<'_>) -> i32 {
        if let Some(value) = ends(cells, ply, root) {
            return value;
        }
        let below = brute::free(cells)
            .into_iter()
            .map(|cell| value(brute::after(cells, cell), ply + 1, root, ends));
        let best = if brute::to_move(cells) == 'X' {
            below.max()
        } else {
            below.min()
        };
        best.expect("it goes on")
    }
    let root = brute::to_move(cells);
    let seen =
        |cell: usize| brute::from_mover(cells, value(brute::after(cells, cell), 1, root, ends));
    let free = brute::free(cells);
    let most = free.iter().map(|&cell| seen(cell)).max();
    let first = free.iter().find(|&&cell| Some(seen(cell)) == most);
    *first.expect("it goes on")
}

/// Judges a program in some positions. Returns the findings, and the names of its bugs and slips.
fn named(
    asked: impl Fn(Cells) -> bool,
    mut choose: impl FnMut(Cells) -> usize,
) -> (ProgramFindings, Vec<&'static str>) {
    let grid = tic_tac_toe();
    let mut judge = Judge::new(grid);
    for position in positions(&grid, None).expect("few positions") {
        let cells = cells(&grid.board_text(position));
        if asked(cells) {
            let cell = grid.cell(choose(cells)).expect("a cell");
            judge.add(position, Choice::Move(cell));
        }
    }
    let bugs = judge.suspects().into_iter().map(|way| way.bug.name());
    let slips = judge.slips().into_iter().map(|way| way.slip.name());
    (judge.findings(), bugs.chain(slips).collect())
}

const EVERYWHERE: fn(Cells) -> bool = |_| true;

#[test]
fn a_test_for_a_draw_before_a_win_is_named() {
    for worth in [|ply: i32| 10 - ply, |_| 1] {
        let won = |cells: Cells, ply: i32| match brute::winner(cells)? {
            'X' => Some(worth(ply)),
            _ => Some(-worth(ply)),
        };
        let full = |cells: Cells| (brute::count(cells, '.') == 0).then_some(0);
        let draw_first = |cells, ply, _| full(cells).or_else(|| won(cells, ply));
        let as_x: fn(Cells) -> bool = |cells| brute::to_move(cells) == 'X';
        for (asked, wrong) in [(as_x, 19), (EVERYWHERE, 146)] {
            let (found, names) = named(asked, |cells| first_best(cells, &draw_first));
            assert_eq!((found.wrong, names), (wrong, vec!["draw-first"]));
        }
        let win_first = |cells, ply, _| won(cells, ply).or_else(|| full(cells));
        let (found, names) = named(EVERYWHERE, |cells| first_best(cells, &win_first));
        assert_eq!((found.wrong, names), (0, vec![]));
    }
}

#[test]
fn a_wrong_sign_for_the_depth_of_losses_is_named() {
    // The program misjudges the losses of X, of the side that searches, or, as in negamax, of the
    // side to move.
    let whose: [fn(char, char) -> bool; 3] = [
        |loser, _| loser == 'X',
        |loser, root| loser == root,
        |_, _| true,
    ];
    for is_meant in whose {
        let ends = |cells: Cells, ply: i32, root: char| {
            let Some(winner) = brute::winner(cells) else {
                return (brute::count(cells, '.') == 0).then_some(0);
            };
            let loser = if winner == 'X' { 'O' } else { 'X' };
            let worth = if is_meant(loser, root) {
                10 + ply
            } else {
                10 - ply
            };
            Some(if winner == 'X' { worth } else { -worth })
        };
        let choose = |cells| first_best(cells, &ends);
        for asked in [
            EVERYWHERE,
            |cells| brute::to_move(cells) == 'X',
            |cells| brute::to_move(cells) == 'O',
        ] {
            let (found, names) = named(asked, choose);
            assert_eq!((found.wrong, names), (0, vec!["loss-depth"]));
            assert!(found.slower > 0);
        }
    }
}

#[test]
fn a_right_program_has_no_slip_in_any_usual_order() {
    let rows: [usize; 9] = std::array::from_fn(|cell| cell);
    let columns = rows.map(|at| at % 3 * 3 + at / 3);
    let backwards = |mut order: [usize; 9]| {
        order.reverse();
        order
    };
    let most_lines = [4, 0, 2, 6, 8, 1, 3, 5, 7];
    for order in [
        rows,
        columns,
        backwards(rows),
        backwards(columns),
        most_lines,
    ] {
        for plain in [false, true] {
            let flags = BugFlags {
                plain,
                order: Some(order),
                ..BugFlags::default()
            };
            let choose = |cells| ask(cells, flags).best.expect("it goes on");
            let (found, names) = named(EVERYWHERE, choose);
            assert_eq!((found.wrong, names), (0, vec![]), "{flags:?}");
        }
    }
}

/// Pseudorandom numbers, the same in every run.
fn dice() -> impl FnMut(usize) -> usize {
    let mut state = 1_u64;
    move |sides| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (state >> 33) as usize % sides
    }
}

#[test]
fn a_random_choice_among_equal_bounds_is_named() {
    for (fail_hard, plain) in [(false, false), (false, true), (true, false), (true, true)] {
        let flags = BugFlags {
            fail_hard,
            plain,
            ..BugFlags::default()
        };
        let mut throw = dice();
        let mut any_of_best = |cells: Cells, flags: BugFlags| {
            let said = ask(cells, flags);
            let best = said
                .root
                .iter()
                .filter(|(_, value, _)| *value == said.value);
            let best: Vec<usize> = best.map(|&(cell, ..)| cell).collect();
            best[throw(best.len())]
        };
        let (found, names) = named(EVERYWHERE, |cells| any_of_best(cells, flags));
        assert!(found.wrong > 0, "{flags:?}");
        assert_eq!(names, ["root-random"], "{flags:?}");
        // Without cuts all of them are values, so each choice is right.
        let exact = BugFlags {
            minimax: true,
            fail_hard: false,
            ..flags
        };
        let (found, names) = named(EVERYWHERE, |cells| any_of_best(cells, exact));
        assert_eq!((found.wrong, names.contains(&"root-random")), (0, false));
    }
    let mut throw = dice();
    let (found, names) = named(EVERYWHERE, |cells| {
        let free = brute::free(cells);
        free[throw(free.len())]
    });
    assert!(found.wrong > 0);
    assert!(
        names.is_empty(),
        "any move is not one of the best: {names:?}"
    );
}

type Program<'p> = Box<dyn FnMut(Cells) -> usize + 'p>;

#[test]
fn other_faults_are_not_called_a_random_choice() {
    let known = solve_all();
    let best = |cells: Cells| known[&cells].best(true);
    let lapse: Cells = ['X', '.', '.', '.', '.', '.', '.', '.', '.'];
    let mut throw = dice();
    let mut programs: [(&str, Program<'_>); 6] = [
        (
            "one lapse",
            Box::new(|cells| if cells == lapse { 1 } else { best(cells)[0] }),
        ),
        (
            "one lapse, and any of the best moves",
            Box::new(|cells| {
                let best = best(cells);
                let any = best[throw(best.len())];
                if cells == lapse { 1 } else { any }
            }),
        ),
        (
            "the first free cell as O",
            Box::new(|cells| match brute::to_move(cells) {
                'O' => brute::free(cells)[0],
                _ => best(cells)[0],
            }),
        ),
        (
            "the last free cell as O",
            Box::new(|cells| match brute::to_move(cells) {
                'O' => *brute::free(cells).last().expect("a free cell"),
                _ => best(cells)[0],
            }),
        ),
        (
            "the first of four free cells",
            Box::new(|cells| match brute::free(cells).len() {
                4 => brute::free(cells)[0],
                _ => best(cells)[0],
            }),
        ),
        (
            "a win, a block, or the first free cell",
            Box::new(|cells| {
                let (mover, free) = (brute::to_move(cells), brute::free(cells));
                let other = if mover == 'X' { 'O' } else { 'X' };
                let completes = |sign, &cell: &usize| {
                    let mut after = cells;
                    after[cell] = sign;
                    brute::has_line(after, sign)
                };
                let found = [mover, other]
                    .into_iter()
                    .find_map(|sign| free.iter().find(|cell| completes(sign, cell)));
                *found.unwrap_or(&free[0])
            }),
        ),
    ];
    for (name, choose) in &mut programs {
        let (found, names) = named(EVERYWHERE, choose);
        assert!(found.wrong > 0, "{name}");
        assert!(!names.contains(&"root-random"), "{name}: {}", found.wrong);
    }
}
