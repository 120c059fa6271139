//! The judge against brute force, and `cutoff check` with real programs.

use std::io::Write as _;
use std::process::{Command, Output};

use serde_json::Value;

use crate::brute_force::{self as brute, Cells, Slips, ask, solve_all};
use cutoff::games::BoardGame;
use cutoff::games::grid::Grid;
use cutoff::lab::judge::{Choice, Fault, Faults, Judge, positions};

/// The classic bugs as slips of the brute force, with the name of the bug that plays so, if its moves tell.
fn bugs() -> Vec<(Slips, Option<&'static str>)> {
    let right = Slips::default();
    let slips = |change: fn(&mut Slips)| {
        let mut slips = right;
        change(&mut slips);
        slips
    };
    vec![
        (slips(|s| s.root_ties = true), Some("root-ties")),
        (
            slips(|s| (s.root_ties, s.fail_hard) = (true, true)),
            Some("root-ties-hard"),
        ),
        (
            slips(|s| (s.table, s.table_without_bounds) = (true, true)),
            Some("table-bounds"),
        ),
        (slips(|s| s.swapped = true), Some("swapped")),
        (slips(|s| s.wrong_side = true), Some("wrong-side")),
        (right, None),
        (slips(|s| s.plain = true), None),
        (slips(|s| s.strict_cut = true), None),
        (slips(|s| s.parent_bound_only = true), None),
    ]
}

fn tic_tac_toe() -> Grid {
    "3x3k3".parse().expect("the standard game")
}

/// Judges a program of 3×3 that answers by `choose`.
fn judged(choose: impl Fn(Cells) -> usize) -> Faults {
    let grid = tic_tac_toe();
    let mut judge = Judge::new(grid);
    for position in positions(&grid, None).expect("few positions") {
        let cells = cells(&grid.board_text(position));
        let cell = grid.cell(choose(cells)).expect("a cell");
        judge.add(position, Choice::Move(cell));
    }
    judge.findings()
}

fn cells(text: &str) -> Cells {
    let signs: Vec<char> = text.chars().collect();
    signs.try_into().expect("nine signs")
}

#[test]
fn each_bug_is_wrong_where_brute_force_says_so_and_is_named() {
    let known = solve_all();
    let worth = |cells: Cells, mover: Cells| brute::from_mover(mover, known[&cells].score.signum());
    for (slips, name) in bugs() {
        let choose = |cells| ask(cells, slips).best.expect("the game goes on");
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
        let findings = judged(choose);
        assert_eq!((findings.positions, findings.answered), (4_520, 4_520));
        assert_eq!(
            (findings.wrong, findings.slower),
            (wrong, slower),
            "{slips:?}"
        );
        let first = findings
            .first
            .map(|first| 9 - first.position.plies() as usize);
        assert_eq!(first, (wrong > 0).then_some(smallest));
        let named: Vec<&str> = findings.bugs.iter().map(|way| way.bug.name()).collect();
        assert_eq!(named, Vec::from_iter(name), "{slips:?}");
        if let Some(way) = findings.bugs.first() {
            assert_eq!((way.depth_aware, way.order.name()), (true, "rows"));
        }
    }
}

#[test]
fn a_program_that_is_wrong_in_one_position_alone_is_found() {
    let odd = cells("XX..O....");
    let right = |cells| ask(cells, Slips::default()).best.expect("it goes on");
    let findings = judged(|cells| if cells == odd { 8 } else { right(cells) });
    assert_eq!((findings.wrong, findings.slower), (1, 0));
    let first = findings.first.expect("a wrong move");
    assert_eq!(tic_tac_toe().board_text(first.position), "XX..O....");
    let refutation = first.review.refutation.expect("it loses").line;
    let refutation: Vec<usize> = refutation.iter().map(|cell| cell.index()).collect();
    assert_eq!(refutation, [2]);
    assert!(findings.bugs.is_empty(), "no bug plays so");
}

#[test]
fn a_bug_in_another_order_or_with_plain_scores_is_named_with_them() {
    // Plain scores and ≥ at the root.
    let slips = Slips {
        plain: true,
        root_ties: true,
        ..Slips::default()
    };
    let findings = judged(|cells| ask(cells, slips).best.expect("it goes on"));
    let ways: Vec<_> = findings
        .bugs
        .iter()
        .map(|way| (way.bug.name(), way.depth_aware, way.order.name()))
        .collect();
    assert_eq!(ways, [("root-ties", false, "rows")]);
    // From the last cell to the first: the board turned by half a turn.
    let slips = Slips {
        root_ties: true,
        ..Slips::default()
    };
    let turned = |mut cells: Cells| {
        cells.reverse();
        cells
    };
    let findings = judged(|cells| 8 - ask(turned(cells), slips).best.expect("it goes on"));
    let way = findings.bugs.first().expect("it is known");
    assert_eq!(
        (way.bug.name(), way.order.name()),
        ("root-ties", "rows-backwards")
    );
}

#[test]
fn what_is_no_move_is_missing_or_illegal() {
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
    assert_eq!((findings.wrong, findings.bugs.len()), (0, 0));
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
        findings.bugs.is_empty(),
        "bugs are named on small boards alone"
    );
}

/// Runs `cutoff check` with these options on a Python program.
fn check(options: &[&str], program: &str) -> Output {
    let mut file = tempfile::Builder::new()
        .suffix(".py")
        .tempfile()
        .expect("a file");
    file.write_all(program.as_bytes()).expect("it is written");
    Command::new(env!("CARGO_BIN_EXE_cutoff"))
        .arg("check")
        .args(options)
        .args(["--", "python3", "-u"])
        .arg(file.path())
        .output()
        .expect("it runs")
}

/// The one JSON object that it prints, and its exit code.
fn object(options: &[&str], program: &str) -> (Value, i32) {
    let output = check(&[options, &["--json"]].concat(), program);
    let text = String::from_utf8(output.stdout).expect("text");
    assert_eq!(text.lines().count(), 1, "{text}");
    let object = serde_json::from_str(&text).expect("JSON");
    (object, output.status.code().expect("it exits"))
}

/// A program that is right, and does `odd` first in positions where `when` holds.
fn python(when: &str, odd: &str) -> String {
    format!(
        r#"
import os, sys, time
LINES = ((0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6))
known = {{}}
def worth(board):
    if board in known: return known[board]
    if any(board[a] == board[b] == board[c] != "." for a, b, c in LINES):
        value = -1 - board.count(".")
    elif "." not in board:
        value = 0
    else:
        value = max(-worth(after(board, cell)) for cell in range(9) if board[cell] == ".")
    known[board] = value
    return value
def after(board, cell):
    sign = "X" if board.count("X") == board.count("O") else "O"
    return board[:cell] + sign + board[cell + 1:]
for line in sys.stdin:
    board = line.strip()
    if {when}:
        {odd}
    free = [cell for cell in range(9) if board[cell] == "."]
    print(max(free, key=lambda cell: -worth(after(board, cell))))
"#
    )
}

const ONE: &str = r#"board == "XX..O....""#;

#[test]
fn a_right_program_passes() {
    let (said, code) = object(&[], &python("False", "pass"));
    assert_eq!(code, 0, "{said}");
    for (name, count) in [
        ("positions", 4_520),
        ("answered", 4_520),
        ("illegal", 0),
        ("wrong", 0),
    ] {
        assert_eq!(said[name], count, "{name}");
    }
    assert_eq!(
        (&said["hung"], &said["died"], &said["first"]),
        (&0.into(), &0.into(), &Value::Null)
    );
    assert_eq!(said["right"], true);
}

#[test]
fn names_and_nodes_are_read_too() {
    let program = python("True", "pass").replace(
        "print(max(",
        "print(*(lambda c: ('abc'[c % 3] + str(c // 3 + 1), 7))(max(",
    ) + "";
    let program = program.replace(
        "-worth(after(board, cell))))",
        "-worth(after(board, cell)))))",
    );
    let (said, code) = object(&[], &program);
    assert_eq!((code, &said["nodes"]), (0, &7.into()), "{said}");
}

#[test]
fn broken_and_hostile_programs_are_told_by_their_fault() {
    // What the odd program does in one position: the exit code, and what the sentences name.
    let cases = [
        ("print(8); continue", 1, "gives the result away in 1"),
        ("print(0); continue", 3, "illegal"),
        ("print(9); continue", 3, "no cell"),
        ("print(-1); continue", 3, "no cell"),
        ("print('c9'); continue", 3, "no cell"),
        ("print('thinking'); continue", 3, "thinking"),
        ("print(); continue", 3, "an empty line"),
        ("print('2 nodes'); continue", 3, "no number of nodes"),
        ("print('2 3 4'); continue", 3, "more than two words"),
        (
            "print(2); print(2); time.sleep(0.3); continue",
            3,
            // The second line may be taken for the answer to the next board.
            "illegal",
        ),
        (
            "sys.stdout.write('x' * 10_000_000); continue",
            3,
            "a line without an end",
        ),
        (
            "[print('flood') for _ in range(1_000_000)]; continue",
            3,
            "flood",
        ),
        (
            "sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush(); continue",
            3,
            "no cell",
        ),
        ("raise ValueError('so it is')", 5, "ValueError: so it is"),
        ("sys.exit(0)", 5, "died once"),
        ("os.kill(os.getpid(), 9)", 5, "died once"),
        ("(lambda f: f(f))(lambda f: f(f))", 5, "RecursionError"),
        (
            "sys.stdout.write('2'); sys.stdout.flush(); os._exit(3)",
            5,
            "",
        ),
        ("os.close(1); time.sleep(30)", 5, "closed"),
        ("while True: pass", 4, "hung once"),
        ("time.sleep(100)", 4, "hung once"),
        (
            "sys.stdout.write('2'); sys.stdout.flush(); time.sleep(100)",
            4,
            "hung once",
        ),
    ];
    for (odd, expected, says) in cases {
        // On a busy machine a program that answers can take seconds.
        let limit = if expected == 4 { "8" } else { "30" };
        let (said, code) = object(&["--time-limit", limit], &python(ONE, odd));
        // Half a line at the end of the output is a line that ended with it.
        let expected = if odd.contains("_exit(3)") {
            code
        } else {
            expected
        };
        assert_eq!(code, expected, "{odd}: {said}");
        assert!(said["says"].to_string().contains(says), "{odd}: {said}");
        assert_eq!(said["right"], code == 0, "{odd}");
        assert_eq!(
            said["asked"], 4_520,
            "{odd}: all other positions are checked"
        );
    }
}

/// Only Linux holds a process to this limit.
#[cfg(target_os = "linux")]
#[test]
fn memory_without_an_end_is_a_death_and_the_rest_is_asked() {
    let odd = "import resource; resource.setrlimit(resource.RLIMIT_AS, (2**29, 2**29)); \
        held = []; [held.append(bytearray(10**7)) for _ in iter(int, 1)]";
    let (said, code) = object(&[], &python(ONE, odd));
    assert_eq!((code, &said["died"]), (5, &1.into()), "{said}");
    assert!(said["says"].to_string().contains("MemoryError"), "{said}");
    assert_eq!((&said["asked"], &said["wrong"]), (&4_520.into(), &0.into()));
}

#[test]
fn a_program_that_never_works_has_an_end() {
    let hangs = python("True", "time.sleep(100)");
    let (said, code) = object(&["--time-limit", "0.2"], &hangs);
    assert_eq!(
        (code, &said["hung"], &said["asked"]),
        (4, &3.into(), &3.into())
    );
    let (said, code) = object(&[], "import sys; sys.exit(1)");
    assert_eq!((code, &said["died"]), (5, &3.into()));
    let output = Command::new(env!("CARGO_BIN_EXE_cutoff"))
        .args(["check", "--", "no-such-program-here"])
        .output()
        .expect("it runs");
    assert_eq!(output.status.code(), Some(6));
    assert!(String::from_utf8_lossy(&output.stderr).contains("could not be started"));
}

#[test]
fn options_that_say_nothing_are_refused() {
    let long = "9".repeat(30);
    for options in [
        &["check"][..],
        &["chess"],
        &["check", "--game", "2x2k2", "--", "true"],
        &["check", "--game", "7x6k4g", "--", "true"],
        &["check", "--positions", "0", "--", "true"],
        &["check", "--positions", &long, "--", "true"],
        &["check", "--time-limit", "-1", "--", "true"],
        &["check", "--time-limit", "NaN", "--", "true"],
        &["check", "--fast", "--", "true"],
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_cutoff"))
            .args(options)
            .output()
            .expect("it runs");
        assert_eq!(output.status.code(), Some(2), "{options:?}");
        assert!(output.stdout.is_empty(), "{options:?}");
        assert!(String::from_utf8_lossy(&output.stderr).starts_with("cutoff: "));
    }
}

#[test]
fn a_person_reads_sentences_and_a_board() {
    let output = check(&[], &python(ONE, "print(8); continue"));
    let text = String::from_utf8(output.stdout).expect("text");
    for sentence in [
        "Legal everywhere.\n",
        "It gives the result away in 1 of 4520 positions.\n",
        "    X X .\n    . O .\n    . . .\n",
        "O is to move and plays c3: a loss. c1 would be a draw.\n",
        "Best play after it, by X: c1.\n",
    ] {
        assert!(text.contains(sentence), "{text}");
    }
}

#[test]
fn a_program_that_takes_the_first_free_cell_is_told_so() {
    let first = "import sys\nfor line in sys.stdin: print(line.index('.'), flush=True)";
    let (found, code) = object(&[], first);
    assert_eq!((code, found["wrong"].as_u64()), (1, Some(1869)));
    let says = found["says"].to_string();
    let always = "It always takes the first free cell, row by row.";
    assert!(says.contains(always), "{says}");
    assert!(!says.contains("exactly as"), "{says}");
    let (found, _) = object(&["--positions", "40"], first);
    let says = found["says"].to_string();
    assert!(
        says.contains("In these positions it always takes"),
        "{says}"
    );
}
