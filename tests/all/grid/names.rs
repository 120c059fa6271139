//! Tests names of games.

use cutoff::games::GameNameError;
use cutoff::games::grid::{Grid, NameError};

use super::naive::Shape;

fn refused(name: &str) -> NameError {
    name.parse::<Grid>().expect_err(name)
}

#[test]
fn the_name_of_every_shape_is_read_and_printed() {
    for shape in Shape::all(3, 8) {
        let grid: Grid = shape.name().parse().expect("a shape of the range");
        assert_eq!(grid.to_string(), shape.name());
        assert_eq!(grid.columns(), shape.columns);
        assert_eq!(grid.rows(), shape.rows);
        assert_eq!(grid.run(), shape.run);
        assert_eq!(grid.gravity(), shape.gravity);
    }
}

#[test]
fn an_alias_names_the_same_game() {
    for (alias, name) in [("tic-tac-toe", "3x3k3"), ("connect-four", "7x6k4g")] {
        let grid: Grid = alias.parse().expect("an alias");
        assert_eq!(grid.to_string(), name);
    }
}

#[test]
fn the_error_names_a_size_outside_the_range() {
    assert_eq!(refused("2x3k3"), NameError::Columns(2));
    assert_eq!(refused("9x3k3"), NameError::Columns(9));
    assert_eq!(refused("3x2k3"), NameError::Rows(2));
    assert_eq!(refused("3x99k3"), NameError::Rows(99));
    assert_eq!(refused("3x3k2"), NameError::Run { run: 2, longest: 3 });
    assert_eq!(refused("4x6k7g"), NameError::Run { run: 7, longest: 6 });
}

#[test]
fn a_text_that_is_not_a_name_is_refused_with_the_place_of_the_fault() {
    for (name, what, at) in [
        ("", "a number", 0),
        ("x3k3", "a number", 0),
        ("03x3k3", "a number", 0),
        ("-3x3k3", "a number", 0),
        (" 3x3k3", "a number", 0),
        ("Connect-Four", "a number", 0),
        ("300x3k3", "x", 2),
        ("3", "x", 1),
        ("3×3k3", "x", 1),
        ("3X3k3", "x", 1),
        ("10xk3", "a number", 3),
        ("3x3", "k", 3),
        ("3x3g", "k", 3),
        ("3x3k", "a number", 4),
        ("3x3k3 ", "g or the end", 5),
        ("3x3k3h", "g or the end", 5),
        ("3x3k3gg", "the end", 6),
    ] {
        let error = GameNameError { at, expected: what };
        assert_eq!(refused(name), NameError::Text(error), "{name}");
    }
}

#[test]
fn an_error_says_what_is_wrong_and_where() {
    let message = refused("7x6k4h").to_string();
    assert!(
        message.contains("sign 6") && message.contains("g or the end"),
        "{message}"
    );
    assert!(refused("9x6k4").to_string().contains("not 9"));
}
