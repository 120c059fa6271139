//! Runs the game in a terminal as a player would.

use std::ffi::OsStr;
use std::io::Write;
use std::process::{Command, Output, Stdio};

const NOTHING: &[&str] = &[];

/// Runs the example with options and input.
fn terminal(options: &[impl AsRef<OsStr>], input: impl AsRef<[u8]>) -> Output {
    let mut child = Command::new(env!("CARGO"))
        .args(["run", "--quiet", "--example", "terminal", "--"])
        .args(options)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("cargo runs");
    // The game may end before the program has read all of the input.
    let _ = child.stdin.take().expect("piped").write_all(input.as_ref());
    child.wait_with_output().expect("it ends")
}

/// Returns the output of a run that ended without an error.
fn said(options: &[&str], input: impl AsRef<[u8]>) -> String {
    let output = terminal(options, input);
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn a_game_is_played_to_its_end() {
    // O plays the first of its best moves, and X follows the published draw.
    let said = said(NOTHING, "1 1\n1 2\n3 1\n2 3\n3 3\n");
    assert!(said.contains("Recommended: row 1, column 1"), "{said}");
    assert!(said.contains("20866 positions"));
    assert!(said.contains("O plays row 2, column 2."));
    assert!(said.trim_end().ends_with("A draw."), "{said}");
}

#[test]
fn the_moves_without_pruning_are_the_same_and_cost_more_positions() {
    let moves = "1 1\n1 2\n3 1\n2 3\n3 3\n";
    let plays = |text: String| -> Vec<String> {
        text.lines()
            .filter(|line| line.contains(" plays "))
            .map(str::to_owned)
            .collect()
    };
    let full = said(&["--no-pruning"], moves);
    assert!(full.contains("549946 positions"));
    assert_eq!(plays(full), plays(said(NOTHING, moves)));
}

#[test]
fn an_illegal_move_is_refused_and_the_program_asks_again() {
    let said = said(
        NOTHING,
        "\n5 1\n4 1\n1\n1 2 3\nx y\n2 0\n2 4\n-1 1\n1 1\n2 2\n1 1\n1,2\n",
    );
    for reason in [
        "Two numbers are needed, a row and a column, not 0.",
        "The row is 1, 2 or 3, not 5.",
        "The row is 1, 2 or 3, not 4.",
        "The row is 1, 2 or 3, not -1.",
        "a column, not 1.",
        "a column, not 3.",
        "The row is 1, 2 or 3, not x.",
        "The column is 1, 2 or 3, not 0.",
        "The column is 1, 2 or 3, not 4.",
        "That cannot be played: row 2, column 2 is taken by O.",
        "That cannot be played: row 1, column 1 is taken by X.",
    ] {
        assert!(said.contains(reason), "{reason}\n{said}");
    }
    assert!(said.contains("X plays row 1, column 1.") && said.contains("X plays row 1, column 2."));
}

/// Tests arbitrary bytes, as a keyboard or a file can send them.
#[test]
fn bytes_that_are_not_text_are_refused_and_the_program_asks_again() {
    let said = said(NOTHING, b"\xff\xfe 1\n\0\n1 1\r\n");
    assert!(
        said.contains("The row is 1, 2 or 3, not \u{fffd}\u{fffd}."),
        "{said}"
    );
    assert!(said.contains("X plays row 1, column 1."), "{said}");
}

#[test]
fn each_turn_shows_the_board_and_asks_for_a_move() {
    let said = said(NOTHING, "2 3\n");
    let asked = said
        .matches("Your move, as row and column from 1 to 3")
        .count();
    assert_eq!(asked, 2, "{said}");
    assert!(said.contains("2    |   | X\n"), "{said}");
    assert_eq!(said.matches("   1   2   3\n").count(), 3, "{said}");
}

#[test]
fn the_end_of_the_input_ends_the_program_cleanly() {
    assert!(said(NOTHING, "").contains("Goodbye."));
    assert!(said(NOTHING, "2 2").contains("Goodbye."));
}

#[test]
fn a_player_can_play_o_or_both_sides() {
    let opened = said(&["--play-o"], "");
    assert!(opened.contains("X plays row 1, column 1."));
    let two = said(&["--two"], "1 1\n2 1\n1 2\n2 2\n1 3\n");
    assert!(two.trim_end().ends_with("X has won."), "{two}");
    let lost = said(NOTHING, "1 2\n2 1\n3 2\n");
    assert!(lost.trim_end().ends_with("O has won."), "{lost}");
}

#[test]
fn times_have_a_unit_and_are_never_zero() {
    let two = said(&["--two"], "1 1\n2 2\n1 2\n1 3\n3 1\n2 1\n2 3\n3 2\n3 3\n");
    let times: Vec<&str> = two
        .lines()
        .filter_map(|line| line.split_once("evaluated in ")?.1.split_once(','))
        .map(|(time, _)| time)
        .collect();
    assert_eq!(times.len(), 9);
    for time in times {
        let (value, unit) = time.split_once(' ').expect("a value and a unit");
        assert!(value.parse::<f64>().expect("a number") > 0.0, "{time}");
        assert!(["ns", "µs", "ms", "s"].contains(&unit), "{time}");
    }
}

#[test]
fn an_unknown_option_is_refused_by_its_name() {
    let output = terminal(&["--fast"], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("no option --fast"));
    assert!(output.stdout.is_empty(), "nothing is played");
    assert!(said(&["--help"], "").contains("--no-pruning"));
}

#[cfg(unix)]
#[test]
fn an_option_that_is_not_text_is_unknown() {
    use std::os::unix::ffi::OsStrExt;

    let output = terminal(&[OsStr::from_bytes(b"--\xff")], "");
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    assert!(String::from_utf8_lossy(&output.stderr).contains("no option --\u{fffd}"));
}

#[test]
fn another_board_is_played_to_its_end() {
    // X has three in a column. O, which searches two plies, must block it.
    let said = said(&["--game", "7x6k4g", "--depth", "2"], "4\n4\n9\n\n4 4\n3\n");
    assert!(
        said.contains("X plays 4.") && said.contains("O plays "),
        "{said}"
    );
    assert!(said.contains("   1 2 3 4 5 6 7\n"), "{said}");
    assert!(said.contains("9 is not a column of this board"), "{said}");
    assert!(said.contains("One move is needed, not 0."), "{said}");
    assert!(said.contains("an estimate of "), "{said}");
}

#[test]
fn a_small_board_is_solved_if_no_depth_is_given() {
    let said = said(&["--game", "4x3k3", "--play-o"], "a1\n");
    assert!(said.contains("wins in 7"), "{said}");
    assert!(said.contains("O plays a1."), "{said}");
    assert!(said.contains("   a b c d\n"), "{said}");
}

#[test]
fn an_unknown_game_or_depth_is_refused() {
    for (options, reason) in [
        (["--game", "9x9k5"], "a board has 3 to 8 columns, not 9"),
        (["--game", "chess"], "sign 1 of the game should be a number"),
        (["--depth", "0"], "A depth is a number from 1 to 64, not 0."),
    ] {
        let output = terminal(&options, "");
        assert_eq!(output.status.code(), Some(2));
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(said.contains(reason), "{said}");
    }
    let output = terminal(&["--game"], "");
    assert!(String::from_utf8_lossy(&output.stderr).contains("--game needs a value"));
}
