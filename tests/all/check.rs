//! Tests `cutoff check` with real programs.

use std::io::Read as _;
use std::process::{Command, Output, Stdio};
use std::sync::LazyLock;
use std::thread;

use serde_json::{Value, json};

use crate::brute_force::{finished, reachable, solve_all, to_move};

/// The time limit in seconds for one answer, in tests where all programs answer.
const ANSWERS: f64 = 60.0;
/// The same limit in tests where a program hangs, which take at least this long.
const HANGS: f64 = 10.0;

/// Makes the option of a time limit. CUTOFF_PATIENCE extends all limits for very slow machines, as
/// in tests/patience.js.
fn limit(seconds: f64) -> [String; 2] {
    let factor = std::env::var("CUTOFF_PATIENCE").map_or(1.0, |factor| {
        factor.parse::<f64>().expect("CUTOFF_PATIENCE is a number")
    });
    ["--time-limit".to_owned(), (seconds * factor).to_string()]
}

/// The path of Python. `python3` can be a script that finds it, which takes longer than Python does
/// to start.
static PYTHON: LazyLock<String> = LazyLock::new(|| {
    let output = Command::new("python3")
        .args(["-c", "import sys; print(sys.executable, end='')"])
        .output()
        .expect("it runs");
    String::from_utf8(output.stdout).expect("text")
});

/// Runs `cutoff check` with options on a Python program. The time limit is long unless the options
/// set one.
fn check(options: &[&str], program: &str) -> Output {
    let is_limited = options.contains(&"--time-limit");
    let patience = limit(ANSWERS);
    Command::new(env!("CARGO_BIN_EXE_cutoff"))
        .arg("check")
        .args(patience.iter().filter(|_| !is_limited))
        .args(options)
        .args(["--", &PYTHON, "-u", "-c", program])
        .output()
        .expect("it runs")
}

/// Returns the JSON object that the check prints, and its exit code.
fn object(options: &[&str], program: &str) -> (Value, i32) {
    let output = check(&[options, &["--json"]].concat(), program);
    let text = String::from_utf8(output.stdout).expect("text");
    assert_eq!(text.lines().count(), 1, "{text}");
    let object = serde_json::from_str(&text).expect("JSON");
    (object, output.status.code().expect("it exits"))
}

/// Writes a correct program that runs `odd` first in positions where `when` is true.
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
fn slower_wins_are_not_faults() {
    // If values do not include the number of empty cells, a quick win is worth no more than a slow
    // one.
    let plain = python("False", "pass").replace("-1 - board.count(\".\")", "-1");
    let (said, code) = object(&[], &plain);
    assert_eq!((code, &said["wrong"]), (0, &0.into()), "{said}");
    // This is the first of the moves with the best result.
    let slower = solve_all()
        .values()
        .filter(|exact| {
            let plain = exact.best(false).first();
            plain.is_some_and(|cell| !exact.best(true).contains(cell))
        })
        .count();
    assert_eq!(said["slower"], slower);
    let says = said["says"].to_string();
    let sentence = format!(
        "In {slower} positions it wins later or loses sooner than it could. With scores +1, 0 and -1 that is not a bug."
    );
    assert!(says.contains(&sentence), "{says}");
    let right = "Legal and right in all 4520 positions.";
    assert!(says.contains(right), "{says}");
    let (found, code) = object(&["--positions", "40"], &plain);
    assert_eq!(code, 0);
    let says = found["says"].to_string();
    assert!(says.contains("All 40 answers are legal."), "{says}");
}

#[test]
fn the_report_says_how_a_program_scores_an_end_wrongly() {
    let right = python("False", "pass");
    let won = r#"any(board[a] == board[b] == board[c] != "." for a, b, c in LINES)"#;
    let full = r#""." not in board"#;
    let draw_first = right
        .replace(&format!("if {won}:"), "if FULL: value = 0\n    elif WON:")
        .replace("FULL", full)
        .replace("WON", won);
    let hurried = right.replace("-1 - board.count", "-20 + board.count");
    for (program, code, name, words) in [
        (
            draw_first,
            1,
            "draw-first",
            "counts a full board as a draw before",
        ),
        // The program is still right, because it never throws away a win or a draw.
        (hurried, 0, "loss-depth", "the wrong sign for losses"),
    ] {
        assert_ne!(program, right);
        let (said, found) = object(&[], &program);
        assert_eq!((found, &said["slips"]), (code, &json!([name])), "{said}");
        assert!(said["says"].to_string().contains(words), "{said}");
    }
}

#[test]
fn the_report_names_cells_counted_from_1_and_extra_output() {
    let right = python("False", "pass");
    let one = right.replace("print(max(", "print(1 + max(");
    let (said, code) = object(&[], &one);
    assert_eq!(code, 3);
    let says = said["says"].to_string();
    let sentence = "Every answer would be a legal move if cells were counted from 1.";
    assert!(says.contains(sentence), "{says}");
    // The check cannot know the meaning of these answers.
    assert_eq!((&said["wrong"], &said["slower"]), (&0.into(), &0.into()));
    assert!(!says.contains("throws away a win or a draw"), "{says}");
    assert_eq!(said["first"], Value::Null);
    for (odd, sentence) in [
        ("", "if its two numbers were a row and a column from 0."),
        ("1 + ", "if its two numbers were a row and a column from 1."),
    ] {
        let pairs = format!("print({odd}cell // 3, {odd}cell % 3)");
        let rows = right
            .replace("print(max(", "cell = (max(")
            .replace(
                "worth(after(board, cell))))",
                "worth(after(board, cell))))\n    PAIRS",
            )
            .replace("PAIRS", &pairs);
        assert_ne!(rows, right);
        let (said, code) = object(&[], &rows);
        let says = said["says"].to_string();
        assert!(says.contains(sentence), "{says}");
        assert_eq!(
            (code, &said["wrong"], &said["first"]),
            (3, &0.into(), &Value::Null)
        );
        assert!(!says.contains("throws away a win or a draw"), "{says}");
    }
    let prompts = right.replace("print(max(", "print('Your move?', max(");
    let (said, code) = object(&[], &prompts);
    assert_eq!((code, &said["illegal"]), (3, &4_520.into()), "{said}");
    let says = said["says"].to_string();
    assert!(says.contains("Print only the answer"), "{says}");
    // The wrong moves of a program that is sometimes wrong are counted correctly.
    let (said, _) = object(&[], &python(ONE, "print(0); continue"));
    assert!(
        !said["says"].to_string().contains("counted from 1"),
        "{said}"
    );
}

/// Compares docs/check.md with the code: the exit codes and the limit of positions.
#[test]
fn the_help_has_the_exit_codes_of_the_docs() {
    let output = Command::new(env!("CARGO_BIN_EXE_cutoff"))
        .arg("--help")
        .output()
        .expect("it runs");
    let help = String::from_utf8(output.stdout).expect("text");
    let docs = include_str!("../../docs/check.md");
    let of_docs: Vec<String> = docs
        .lines()
        .filter_map(|line| {
            let (code, words) = line
                .strip_prefix("| ")?
                .strip_suffix(" |")?
                .split_once(" | ")?;
            Some(format!("    {}  {words}", code.parse::<u8>().ok()?))
        })
        .collect();
    let of_help: Vec<&str> = help
        .lines()
        .skip_while(|line| !line.starts_with("Exit codes"))
        .skip(2)
        .collect();
    assert_eq!(of_docs, of_help);
    assert_eq!(of_docs.len(), 8);
    assert!(help.contains("at most 100000\n") && docs.contains("at most 100,000"));
}

#[test]
fn answers_can_be_names_of_cells_with_numbers_of_nodes() {
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

/// Read as a row, the number would overflow.
#[test]
fn a_number_beyond_every_board_is_illegal() {
    let program = "import sys\nfor board in sys.stdin: print(2**64 - 1, 1)";
    let (report, code) = object(&["--positions", "5"], program);
    assert_eq!((code, &report["illegal"]), (3, &json!(5)), "{report}");
}

#[test]
fn the_report_names_the_faults_of_broken_and_hostile_programs() {
    // The act of the program in one position, the exit code, and words in the report.
    let cases = [
        ("print(8); continue", 1, "throws away a win or a draw in 1"),
        ("print(0); continue", 3, "0 (a1), which is not free"),
        ("print('b2 7'); continue", 3, "4 (b2), which is not free"),
        ("print(9); continue", 3, "not a cell"),
        ("print(-1); continue", 3, "not a cell"),
        ("print('c9'); continue", 3, "not a cell"),
        ("print('thinking'); continue", 3, "thinking"),
        ("print(); continue", 3, "an empty line"),
        ("print('9' * 5_000); continue", 3, "not a cell"),
        ("print('2 nodes'); continue", 3, "not a number of nodes"),
        ("print('2 3 4'); continue", 3, "more than two words"),
        (
            "print(2); print(2); time.sleep(0.3); continue",
            3,
            // The check may read the second line as the answer for the next board.
            "extra lines",
        ),
        (
            "sys.stdout.write('x' * 10_000_000); continue",
            3,
            "a line without an end",
        ),
        (
            "[print('flood') for _ in range(1_000_000)]; continue",
            3,
            // The first line is not a cell, or the second one arrives before the first is read.
            "illegal. The first, at XX..O....",
        ),
        (
            "sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush(); continue",
            3,
            "not a cell",
        ),
        ("raise ValueError('so it is')", 5, "ValueError: so it is"),
        (
            "raise ValueError('/a/long/way' * 20 + ' is not there')",
            5,
            "/a/long/way is not there",
        ),
        (
            "sys.exit(0)",
            5,
            "died once, first at XX..O.... (exit status: 0).",
        ),
        ("os.kill(os.getpid(), 9)", 5, "died once"),
        ("(lambda f: f(f))(lambda f: f(f))", 5, "RecursionError"),
        (
            "sys.stdout.write('2'); sys.stdout.flush(); os._exit(3)",
            5,
            "died once, first at XX..O.... (exit status: 3).",
        ),
        (
            "import subprocess; subprocess.Popen(['sleep', '60']); os._exit(3)",
            5,
            // A process that the program started keeps its output and error output open.
            "died once, first at XX..O.... (exit status: 3).",
        ),
        ("os.close(1); time.sleep(30)", 5, "closed"),
        ("time.sleep(100_000)", 4, "hung once"),
        (
            "sys.stdout.write('2'); sys.stdout.flush(); time.sleep(100_000)",
            4,
            "hung once",
        ),
    ];
    let is_told = |(odd, expected, says): (&str, i32, &str), limit: [String; 2]| {
        let (said, code) = object(&limit.each_ref().map(String::as_str), &python(ONE, odd));
        assert_eq!(code, expected, "{odd}: {said}");
        assert!(said["says"].to_string().contains(says), "{odd}: {said}");
        assert_eq!(said["right"], false, "{odd}");
        assert_eq!(
            said["asked"], 4_520,
            "{odd}: all other positions are checked"
        );
    };
    let waits =
        |&(odd, expected, _): &(&str, i32, &str)| expected == 4 || odd.starts_with("print();");
    let (waiting, others): (Vec<_>, Vec<_>) = cases.into_iter().partition(waits);
    // Programs that make the check wait run in parallel.
    thread::scope(|scope| {
        for case in waiting {
            scope.spawn(move || is_told(case, limit(HANGS)));
        }
        for case in others {
            is_told(case, limit(ANSWERS));
        }
    });
}

/// Each program prints one extra line. If the check read that as an answer, all later answers would
/// be matched with the wrong boards.
#[test]
fn an_extra_line_is_reported_without_blaming_a_move() {
    let right = python("False", "pass");
    let stray = |line: &str| right.replace("import os", &format!("{line}\nimport os"));
    let cases = [
        (stray("print('Hello')"), ""),
        (stray("print(4)"), ""),
        // Output of two threads can be mixed within a line, so each line is written at once.
        (
            stray(
                r#"
import threading
print = lambda cell: os.write(1, b"%d\n" % cell)
threading.Timer(0.05, print, [0]).start()"#,
            ),
            "",
        ),
        (python(ONE, "print(2)"), ""),
        (python(ONE, "print('thinking')"), "XX..O...."),
        (
            python(r#"board == "." * 9"#, "print(2); time.sleep(2)"),
            ".........",
        ),
        (
            right.replace("    print(max(", "    print('thinking'); print(max("),
            "",
        ),
    ];
    for (program, board) in cases {
        let (said, code) = object(&[], &program);
        assert_eq!(code, 3, "{said}");
        let says = said["says"].to_string();
        let words = format!("It writes extra lines, first seen after {board}");
        assert!(says.contains(&words), "{says}");
        for name in ["wrong", "slower"] {
            assert_eq!(said[name], 0, "{said}");
        }
        assert!(said["unasked"].as_u64() > Some(0), "{said}");
        assert_eq!((&said["first"], &said["bugs"]), (&Value::Null, &json!([])));
        for words in ["throws away a win or a draw", "which is not free", "Legal"] {
            assert!(!says.contains(words), "{says}");
        }
    }
}

#[test]
fn a_cell_above_the_stones_does_not_count_as_taken() {
    // The program avoids the top row while another row has a free cell, because indices in the top
    // row are also column numbers.
    let above =
        "import sys\nfor line in sys.stdin: print(line.index('.', 4 if '.' in line[4:] else 0))";
    let (said, code) = object(&["--game", "4x4k4g", "--positions", "100"], above);
    let says = said["says"].to_string();
    assert_eq!(code, 3);
    assert!(says.contains(", where a stone would fall to "), "{says}");
    assert!(!says.contains("not free"), "{says}");
    let taken = "import sys\nfor line in sys.stdin: print(12)";
    let (said, _) = object(&["--game", "4x4k4g", "--positions", "100"], taken);
    assert!(
        said["says"]
            .to_string()
            .contains("12 (a1), which is not free")
    );
}

/// Writes a program that plays correctly on boards with gravity. The expression turns the column
/// and row of its move into an answer.
fn falling(says: &str) -> String {
    format!(
        r#"
import sys
WIDE, HIGH, RUN = 4, 3, 3
STEPS = ((0, 1), (1, 0), (1, 1), (1, -1))
LINES = [
    line
    for row in range(HIGH) for column in range(WIDE) for down, right in STEPS
    for line in [[(row + down * i, column + right * i) for i in range(RUN)]]
    if all(0 <= r < HIGH and 0 <= c < WIDE for r, c in line)
]
LINES = [[WIDE * r + c for r, c in line] for line in LINES]
known = {{}}
def worth(board):
    if board in known: return known[board]
    if any(board[line[0]] != "." and len({{board[cell] for cell in line}}) == 1 for line in LINES):
        value = -1 - board.count(".")
    elif "." not in board:
        value = 0
    else:
        value = max(-worth(after(board, column)) for column in columns(board))
    known[board] = value
    return value
def columns(board):
    return [column for column in range(WIDE) if board[column] == "."]
def row_of(board, column):
    return max(row for row in range(HIGH) if board[WIDE * row + column] == ".")
def after(board, column):
    sign = "X" if board.count("X") == board.count("O") else "O"
    cell = WIDE * row_of(board, column) + column
    return board[:cell] + sign + board[cell + 1:]
for line in sys.stdin:
    board = line.strip()
    column = max(columns(board), key=lambda column: -worth(after(board, column)))
    row = row_of(board, column)
    print({says})
"#
    )
}

#[test]
fn an_answer_can_be_a_column_on_boards_with_gravity() {
    let game = ["--game", "4x3k3g"];
    let read = |from: u32| format!("Its numbers are read as columns, counted from {from}.");
    for (says, sentence) in [
        ("column", Some(read(0))),
        ("column, 5", Some(read(0))),
        ("column + 1", Some(read(1))),
        ("'abcd'[column]", None),
        ("'ABCD'[column], 17", None),
        ("WIDE * row + column", None),
        ("'abcd'[column] + str(HIGH - row)", None),
        // A letter is a column, whether numbers count from 0 or from 1.
        (
            "column if board.count('.') % 2 else 'abcd'[column]",
            Some(read(0)),
        ),
    ] {
        let (said, code) = object(&game, &falling(says));
        assert_eq!(code, 0, "{says}: {said}");
        let sentences = said["says"].to_string();
        match sentence {
            Some(sentence) => assert!(sentences.contains(&sentence), "{says}: {said}"),
            None => assert!(!sentences.contains("columns"), "{says}: {said}"),
        }
    }
    // The error message names a full column.
    let (said, code) = object(&game, &falling("column if board[0] == '.' else 0"));
    let sentences = said["says"].to_string();
    assert_eq!(code, 3, "{said}");
    assert!(sentences.contains(&read(0)), "{said}");
    assert!(sentences.contains("0 (a3), which is not free"), "{said}");
    // If one number cannot be a column, no number is read as one.
    let (said, _) = object(&game, &falling("column if board[0] == '.' else 9"));
    assert!(!said["says"].to_string().contains("columns"), "{said}");
}

#[test]
fn columns_that_may_count_from_0_or_from_1_are_not_checked() {
    let either = r#"
import sys
for line in sys.stdin:
    print(next(n for n in range(1, 7) if line[n] == line[n - 1] == "."))
"#;
    let options = ["--game", "7x6k4g", "--positions", "5"];
    let (said, code) = object(&options, either);
    let says = said["says"].to_string();
    let sentence =
        "the same number of legal moves counted from 0 and from 1. Write a letter, from a to g.";
    assert!(says.contains(sentence), "{says}");
    assert_eq!(
        (code, &said["wrong"], &said["first"]),
        (3, &0.into(), &Value::Null)
    );
    assert!(!says.contains("throws away a win or a draw"), "{says}");
}

/// Writes a program that plays one side, whichever side is to move.
fn one_sided(side: &str, odd: &str) -> String {
    let ways = format!(
        "AI, HUMAN = {side:?}, {:?}",
        if side == "X" { "O" } else { "X" }
    );
    let odd = format!("{ways}\n{odd}");
    r#"
import sys
LINES = [(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)]
ODD
known = {}
def won(board):
    for a, b, c in LINES:
        if board[a] == board[b] == board[c] != ".": return board[a]
def worth(board, side):
    if (board, side) in known: return known[board, side]
    value = {AI: 10, HUMAN: -10}.get(won(board), 0)
    if not value and "." in board:
        other = HUMAN if side == AI else AI
        values = [worth(after(board, cell, side), other) for cell in range(9) if board[cell] == "."]
        value = max(values) if side == AI else min(values)
    known[board, side] = value
    return value
def after(board, cell, side):
    return board[:cell] + side + board[cell + 1:]
def best(board):
    free = [cell for cell in range(9) if board[cell] == "."]
    return max(free, key=lambda cell: worth(after(board, cell, AI), HUMAN))
def answer(board):
    mover = "X" if board.count("X") == board.count("O") else "O"
    return best(board)
for line in sys.stdin:
    print(answer(line.strip()))
"#
    .replace("ODD", &odd)
}

#[test]
fn a_program_that_plays_one_side_is_checked_only_for_this_side() {
    for (side, sign) in [("X", 'X'), ("O", 'O')] {
        let is_its_own = |cells: &[char; 9]| !finished(*cells) && to_move(*cells) == sign;
        let its_own = reachable().iter().filter(|cells| is_its_own(cells)).count();
        let right = one_sided(side, "");
        // The program cannot play the other side near the end. It dies there, and these boards are
        // not asked again.
        let frail = right.replace(
            "    return best(board)\nfor",
            "    if mover == HUMAN and board.count('.') in (1, 2): raise ValueError\n    return best(board)\nfor",
        );
        assert_ne!(frail, right);
        for program in [&right, &frail] {
            let (said, code) = object(&[], program);
            assert_eq!((code, &said["side"]), (0, &side.into()), "{said}");
            assert_eq!(
                (&said["positions"], &said["asked"], &said["died"]),
                (&its_own.into(), &its_own.into(), &0.into())
            );
            let sentences = [
                format!(
                    "It always plays {side}, so only the {its_own} positions with {side} to move count."
                ),
                format!("Legal and right in all {its_own} positions with {side} to move."),
            ];
            let says = said["says"].as_array().expect("sentences");
            assert_eq!(says[..2], sentences.map(Value::from), "{said}");
        }
        // A sample may lack the positions that reveal the side.
        let (said, code) = object(&["--positions", "30"], &right);
        assert_eq!((code, &said["side"]), (0, &side.into()), "{said}");
        assert!(said["positions"].as_u64() < Some(30), "{said}");
    }
}

#[test]
fn a_program_that_plays_one_side_badly_is_wrong_and_not_one_sided() {
    let at = |odd: &str| {
        one_sided("X", "").replace("    return best(board)\nfor", &format!("{odd}\nfor"))
    };
    let as_o = |odd: &str| at(&format!("    return best(board) if mover == AI else {odd}"));
    for (program, expected) in [
        // This program is right as X and bad as O.
        (as_o("board.index('.')"), 1),
        (as_o("board.rindex('.')"), 1),
        // This program is right as X. Its failures as O do not show which side it plays.
        (as_o("1 // 0"), 5),
        (as_o("None"), 3),
        (as_o("-1"), 3),
    ] {
        let (said, code) = object(&[], &program);
        assert_eq!((code, &said["side"]), (expected, &Value::Null), "{said}");
    }
    // These programs play one side, and have a bug.
    for side in ["X", "O"] {
        for odd in ["LINES.pop()", "LINES = LINES[:6]"] {
            let (said, code) = object(&[], &one_sided(side, odd));
            assert_eq!(code, 1, "{side} {odd}: {said}");
        }
    }
}

/// Tests rule 3 of docs/check.md, in a position where the other side is to move.
#[test]
fn an_answer_that_is_not_a_cell_can_mean_one_side_but_a_taken_cell_cannot() {
    for (odd, side) in [
        ("raise ValueError", json!("X")),
        ("sys.exit()", json!("X")),
        ("return None", json!("X")),
        ("return 'null'", json!("X")),
        ("return -1", json!("X")),
        ("return 9", json!("X")),
        ("return 'd4'", json!("X")),
        ("return 'no move at all'", json!("X")),
        ("return 6", json!("X")),
        // These cells are taken by X and by O.
        ("return 0", Value::Null),
        ("return 'b1'", Value::Null),
        // This free cell is good for neither side.
        ("return 8", Value::Null),
    ] {
        let program = one_sided("X", "").replace(
            "    return best(board)\nfor",
            &format!("    if board == 'XO.XO..X.': {odd}\n    return best(board)\nfor"),
        );
        let (said, _) = object(&["--positions", "10"], &program);
        assert_eq!(said["side"], side, "{odd}: {said}");
    }
}

#[test]
fn a_one_sided_report_counts_only_positions_of_that_side() {
    // The program dies near the end if O is to move. If X is to move with seven free cells, it
    // prints extra lines.
    let program = one_sided("X", "").replace(
        "    return best(board)\nfor",
        "    if mover == HUMAN and board.count('.') == 2: raise ValueError\n    \
         return '\\n'.join('2' * 9) if board.count('.') == 7 else best(board)\nfor",
    );
    let (said, code) = object(&[], &program);
    let its_own = reachable()
        .into_iter()
        .filter(|&cells| !finished(cells) && to_move(cells) == 'X');
    assert_eq!(code, 3, "{said}");
    assert!(said["unasked"].as_u64() > Some(0), "{said}");
    assert_eq!(
        (&said["side"], &said["positions"]),
        (&"X".into(), &its_own.count().into()),
        "{said}"
    );
    let says = said["says"].to_string();
    assert!(says.contains("It always plays X"), "{says}");
}

/// The check asks about the first board again at the end. The program's reaction does not count as
/// evidence for its side.
#[test]
fn a_program_that_ends_at_a_repeated_board_still_shows_its_side() {
    let program = one_sided("X", "seen = set()").replace(
        "    print(answer",
        "    if line in seen: sys.exit()\n    seen.add(line)\n    print(answer",
    );
    let (said, code) = object(&["--positions", "10"], &program);
    assert_eq!((code, &said["side"]), (0, &"X".into()), "{said}");
}

#[test]
fn a_program_that_answers_once_is_advised_to_keep_reading() {
    let once = "import sys\nprint(sys.stdin.readline().index('.'))";
    let (said, code) = object(&["--positions", "4"], once);
    assert_eq!(code, 5);
    let says = said["says"].to_string();
    assert!(
        says.contains("keep reading, one board per line, until its input ends"),
        "{says}"
    );
    // Its messages on the error output change nothing.
    let told = once.replace("import sys", "import sys; print('Hello', file=sys.stderr)");
    let (said, _) = object(&["--positions", "4"], &told);
    let says = said["says"].to_string();
    assert!(
        says.contains("Hello") && says.contains("keep reading"),
        "{says}"
    );
    let (said, _) = object(&[], &python(ONE, "sys.exit(3)"));
    assert!(!said["says"].to_string().contains("keep reading"));
}

#[test]
fn the_report_uses_the_singular_for_one() {
    let (said, _) = object(&[], &python(ONE, "print(9); continue"));
    let says = said["says"].to_string();
    assert!(says.contains("1 of 4520 answers is illegal."), "{says}");
    let one = ["--positions", "1"];
    let (said, _) = object(&one, &python("False", "pass"));
    let says = said["says"].to_string();
    assert!(
        says.contains("It keeps the result in the one position."),
        "{says}"
    );
}

#[test]
fn the_check_ends_if_a_program_never_stops_writing() {
    let right = python("False", "pass");
    let chatty = right.replace("    print(max(", "    print(4); print(max(");
    let (said, code) = object(&[], &chatty);
    assert_eq!((code, &said["unasked"]), (3, &10.into()), "{said}");
    let says = said["says"].to_string();
    assert!(says.contains("it wrote extra lines 10 times"), "{says}");
}

#[test]
fn empty_lines_do_not_count_as_answers() {
    let right = python("False", "pass");
    for spaced in [
        right.replace("    print(max(", "    print(); print('  '); print(max("),
        right.replace(
            "worth(after(board, cell))))",
            "worth(after(board, cell)))); print()",
        ),
        right.replace("import os", "print('\\n\\n\\r\\n')\nimport os"),
    ] {
        assert_ne!(spaced, right);
        let (said, code) = object(&[], &spaced);
        assert_eq!((code, &said["unasked"]), (0, &0.into()), "{said}");
    }
}

#[test]
fn the_check_ends_if_a_program_writes_only_empty_lines() {
    let program = python("True", "print(); continue");
    let (said, code) = object(&limit(HANGS).each_ref().map(String::as_str), &program);
    assert_eq!((code, &said["asked"]), (3, &3.into()), "{said}");
    assert!(
        said["says"]
            .to_string()
            .contains("nothing but empty lines 3 times")
    );
}

#[test]
fn a_large_enough_sample_has_all_positions() {
    for count in ["4520", "100000"] {
        let (said, code) = object(&["--positions", count], &python("False", "pass"));
        assert_eq!((code, &said["asked"]), (0, &4_520.into()), "{said}");
        let all = "Legal and right in all 4520 positions.";
        assert!(said["says"].to_string().contains(all), "{said}");
    }
}

/// Only Linux enforces this limit.
#[cfg(target_os = "linux")]
#[test]
fn the_check_continues_after_a_program_ran_out_of_memory() {
    let odd = "import resource; resource.setrlimit(resource.RLIMIT_AS, (2**29, 2**29)); \
        held = []; [held.append(bytearray(10**7)) for _ in iter(int, 1)]";
    let (said, code) = object(&[], &python(ONE, odd));
    assert_eq!((code, &said["died"]), (5, &1.into()), "{said}");
    assert!(said["says"].to_string().contains("MemoryError"), "{said}");
    assert_eq!((&said["asked"], &said["wrong"]), (&4_520.into(), &0.into()));
}

#[test]
fn the_check_ends_after_a_program_failed_three_times() {
    // A program that computes, and not only one that sleeps, is ended too.
    let hangs = python("True", "while True: pass");
    let (said, code) = object(&["--time-limit", "0.2"], &hangs);
    assert_eq!(
        (code, &said["hung"], &said["asked"]),
        (4, &3.into(), &3.into())
    );
    let (said, code) = object(&[], "import sys; sys.exit(1)");
    assert_eq!((code, &said["died"]), (5, &3.into()));
    let says = said["says"].as_array().expect("sentences");
    assert_eq!(
        says.last().expect("one"),
        "It never answered. It has to read one board per line, and answer each with one line."
    );
    let output = Command::new(env!("CARGO_BIN_EXE_cutoff"))
        .args(["check", "--", "no-such-program-here"])
        .output()
        .expect("it runs");
    assert_eq!(output.status.code(), Some(6));
    assert!(String::from_utf8_lossy(&output.stderr).contains("could not be started"));
}

/// The program writes an answer for each board without reading any. If the check did not notice,
/// this test would never end.
#[cfg(target_os = "linux")]
#[test]
fn a_program_that_never_reads_is_reported_as_hung() {
    let unread = r#"
import array, fcntl, termios, time
F_SETPIPE_SZ = 1031
fcntl.fcntl(0, F_SETPIPE_SZ, 4096)
seen = 0
while True:
    waiting = array.array("i", [0])
    fcntl.ioctl(0, termios.FIONREAD, waiting)
    if waiting[0] > seen:
        seen = waiting[0]
        print(0, flush=True)
    time.sleep(0.0005)
"#;
    let options = ["--game", "4x4k3", "--positions", "6000"];
    let (said, code) = object(&[&options[..], &["--time-limit", "1"]].concat(), unread);
    assert_eq!((code, &said["hung"]), (4, &3.into()), "{said}");
    let says = said["says"].to_string();
    assert!(says.contains("it hung 3 times"), "{says}");
}

/// A pipe is closed only when no process can write to it any more. If a process stayed, this test
/// would never end.
#[cfg(unix)]
#[test]
fn the_program_and_its_children_always_end_with_the_check() {
    let deaf = r#"
import signal, subprocess, sys, time
for name in ("SIGHUP", "SIGINT", "SIGTERM"):
    signal.signal(getattr(signal, name), signal.SIG_IGN)
pipe = open(sys.argv[1], "wb", buffering=0)
subprocess.Popen(["sleep", "100000"], pass_fds=[pipe.fileno()])
pipe.write(b"here")
while True: time.sleep(1)
"#;
    // A program inherits the signals that its parent ignores, such as those of `nohup`.
    let heeding = r#"
import os, signal, sys
for name in ("SIGHUP", "SIGINT", "SIGTERM"):
    signal.signal(getattr(signal, name), signal.SIG_DFL)
os.execv(sys.argv[1], sys.argv[1:])
"#;
    for signal in ["-INT", "-TERM", "-HUP", "-KILL"] {
        let name = format!("pipe-{}{signal}", std::process::id());
        let pipe = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let made = Command::new("mkfifo").arg(&pipe).status().expect("a pipe");
        assert!(made.success());
        let mut check = Command::new("python3")
            .args(["-c", heeding, env!("CARGO_BIN_EXE_cutoff")])
            .args(["check", "--", "python3", "-c", deaf])
            .arg(&pipe)
            .stdout(Stdio::null())
            .spawn()
            .expect("it runs");
        let mut output = std::fs::File::open(&pipe).expect("it opens");
        let mut here = [0; 4];
        output.read_exact(&mut here).expect("the program is there");
        std::fs::remove_file(&pipe).expect("nobody needs its name any more");
        let id = check.id().to_string();
        let killed = Command::new("kill").args([signal, &id]).status();
        assert!(killed.expect("kill runs").success());
        let mut rest = Vec::new();
        output.read_to_end(&mut rest).expect("it ends");
        let ended = check.wait().expect("it ends");
        assert_eq!((ended.code(), rest.len()), (None, 0), "{signal}");
    }
}

#[test]
fn wrong_options_are_refused() {
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

/// The reading end of the pipe is closed first, so nobody reads the output, even on a slow machine.
#[test]
fn closing_the_output_ends_the_check_quietly() {
    let program = "import sys\nfor line in sys.stdin: print(line.index('.'), flush=True)";
    let wrong = ["check", "--", "python3", "-c", program];
    for (arguments, code) in [
        (&wrong[..], 1),
        (&["check", "--json", "--", "python3", "-c", program], 1),
        (&["--help"], 0),
    ] {
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        let output = Command::new(env!("CARGO_BIN_EXE_cutoff"))
            .args(arguments)
            .stdout(writer)
            .stderr(Stdio::piped())
            .output()
            .expect("it runs");
        let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!((output.status.code(), complaint.as_str()), (Some(code), ""));
    }
    // The error output can also be closed.
    let (reader, writer) = std::io::pipe().expect("a pipe");
    drop(reader);
    let status = Command::new(env!("CARGO_BIN_EXE_cutoff"))
        .arg("--no-such-option")
        .stderr(writer)
        .status();
    assert_eq!(status.expect("it runs").code(), Some(2));
}

/// Every write to this device fails, as on a full disk.
#[cfg(target_os = "linux")]
#[test]
fn an_output_that_cannot_be_written_has_its_own_exit_code() {
    let program = "import sys\nfor line in sys.stdin: print(line.index('.'), flush=True)";
    for arguments in [
        &["check", "--json", "--", "python3", "-c", program][..],
        &["--help"],
    ] {
        let full = std::fs::File::options().write(true).open("/dev/full");
        let output = Command::new(env!("CARGO_BIN_EXE_cutoff"))
            .args(arguments)
            .stdout(full.expect("the device"))
            .stderr(Stdio::piped())
            .output()
            .expect("it runs");
        assert_eq!(output.status.code(), Some(7), "{arguments:?}");
        let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(complaint.contains("cannot be written"), "{complaint}");
    }
}

#[test]
fn the_output_of_a_program_cannot_reverse_the_sentences() {
    let marks = "\\u202e\\u2066\\u200f\\u061c\\u2028\\ufeff\\x1b[2J";
    for odd in [
        format!("print('no{marks}cell'); continue"),
        format!("raise ValueError('so{marks}it is')"),
    ] {
        let program = python(ONE, &odd).replace(
            "import os, sys, time",
            "import os, sys, time\nfor stream in (sys.stdout, sys.stderr): stream.reconfigure(encoding='utf-8')",
        );
        for options in [&[][..], &["--json"]] {
            let output = check(options, &program);
            let text = String::from_utf8(output.stdout).expect("text");
            assert!(
                text.contains("\u{fffd}\u{fffd}\u{fffd}\u{fffd}"),
                "{text:?}"
            );
            let is_mark =
                |sign: char| "\u{202e}\u{2066}\u{200f}\u{61c}\u{2028}\u{feff}\u{1b}".contains(sign);
            assert!(!text.contains(is_mark), "{text:?}");
        }
    }
}

#[test]
fn the_report_for_people_has_sentences_and_a_board() {
    let output = check(&[], &python(ONE, "print(8); continue"));
    let text = String::from_utf8(output.stdout).expect("text");
    for sentence in [
        "All its moves are legal.\n",
        "It throws away a win or a draw in 1 of 4520 positions.\n",
        "    X X .\n    . O .\n    . . .\n",
        "O is to move and plays c3: a loss. c1 would be a draw.\n",
        "Best play after it, by X: c1.\n",
    ] {
        assert!(text.contains(sentence), "{text}");
    }
}

#[test]
fn a_program_that_takes_the_first_free_cell_is_recognised() {
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
