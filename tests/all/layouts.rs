//! Tests boards in the layouts of people and programs, and texts that are refused.

use cutoff::games::grid::Grid;
use cutoff::games::{BoardError, BoardGame};
use proptest::prelude::*;

fn grid(name: &str) -> Grid {
    name.parse().expect("a name")
}

/// Layouts of boards: the game, the text, and the board in plain form.
const READ: &[(&str, &str, &str)] = &[
    // Lines drawn between the cells.
    (
        "3x3k3",
        " X |   | O \n---+---+---\n   | X |   \n---+---+---\n O |   |   ",
        "X.O.X.O..",
    ),
    ("3x3k3", "X| |O\n-+-+-\n |X| \n-+-+-\nO| | ", "X.O.X.O.."),
    (
        "3x3k3",
        "| X |   | O |\r\n|---|---|---|\r\n|   | X |   |\r\n|---|---|---|\r\n| O |   |   |\r\n",
        "X.O.X.O..",
    ),
    (
        "3x3k3",
        "+---+---+---+\n|   |   |   |\n+---+---+---+\n|   | X |   |\n+---+---+---+\n|   |   |   |\n+---+---+---+",
        "....X....",
    ),
    (
        "3x3k3",
        "┌───┬───┬───┐\n│ X │   │ O │\n├───┼───┼───┤\n│   │ X │   │\n├───┼───┼───┤\n│ O │   │   │\n└───┴───┴───┘",
        "X.O.X.O..",
    ),
    ("3x3k3", "X|-|O\n-|X|-\nO|-|-", "X.O.X.O.."),
    ("3x3k3", "X | 2 | O\n4 | X | 6\nO | 8 | 9", "X.O.X.O.."),
    ("3x3k3", "X\t\tO\n\tX\t\nO\t\t", "X.O.X.O.."),
    ("4x3k3", "X | O | | \n | | | \n | | | ", "XO.........."),
    // White space between cells or between rows.
    ("3x3k3", "X . O\n. X .\nO . .", "X.O.X.O.."),
    ("3x3k3", "X . O . X . O . .", "X.O.X.O.."),
    ("3x3k3", "X.O .X. O..", "X.O.X.O.."),
    ("3x3k3", "X . O\n-----\n. X .\n-----\nO . .\n", "X.O.X.O.."),
    // A line with as many dashes as a row has cells is a row if it completes the board. Otherwise
    // it is a drawn line.
    ("3x3k3", "X-O \n--- \n-X- ", "X.O....X."),
    ("3x3k3", " X-O\n ---\n -X-", "X.O....X."),
    ("3x3k3", "--- \n--- \n--- ", "........."),
    ("3x3k3", "X-O \n-----\n--- \n-----\n-X- ", "X.O....X."),
    ("4x3k3", "X--O\n\n---- \n\n-X--", "X..O.....X.."),
    ("3x3k3", "X . O\n---\n. X .\n---\nO . .", "X.O.X.O.."),
    ("3x3k3", "X O -\n---\n- X -\n---\n- - -", "XO..X...."),
    // Lists in JavaScript, JSON and Python.
    ("3x3k3", r#"["X",1,2,"O",4,5,6,7,8]"#, "X..O....."),
    ("3x3k3", r#"["X",2,3,"O",5,6,7,8,9]"#, "X..O....."),
    ("3x3k3", "[0, 1, 'X', 3, 'O', 5, 6, 7, 8]", "..X.O...."),
    (
        "3x3k3",
        "['X', '2', '3', 'O', '5', '6', '7', '8', '9']",
        "X..O.....",
    ),
    (
        "3x3k3",
        "['X', None, 'O', None, 'X', None, 'O', None, None]",
        "X.O.X.O..",
    ),
    (
        "3x3k3",
        r#"["X",null,"O",null,"X",null,"O",null,null]"#,
        "X.O.X.O..",
    ),
    (
        "3x3k3",
        r#"["X","","O",""," ","","O","","X",]"#,
        "X.O...O.X",
    ),
    (
        "3x3k3",
        "[\n  [\"X\", \"\", \"O\"],\n  [\"\", \"X\", \"\"],\n  [\"O\", \"\", \"\"]\n]",
        "X.O.X.O..",
    ),
    (
        "3x3k3",
        "[[X, EMPTY, O], [EMPTY, X, EMPTY], [O, EMPTY, EMPTY]]",
        "X.O.X.O..",
    ),
    ("3x3k3", "((X . O) (. X .) (O . .))", "X.O.X.O.."),
    (
        "3x3k3",
        "{{'X',' ','O'},{' ','X',' '},{'O',' ',' '}}",
        "X.O.X.O..",
    ),
    ("3x3k3", r#"["X O", " X ", "O  "]"#, "X.O.X.O.."),
    ("3x3k3", r#""X.O.X.O..""#, "X.O.X.O.."),
    ("3x3k3", "X,.,O,.,X,.,O,.,.", "X.O.X.O.."),
    (
        "3x3k3",
        "[\n\"X\",\n\".\",\n\"O\",\n\".\",\n\".\",\n\".\",\n\".\",\n\".\",\n\".\"\n]",
        "X.O......",
    ),
    // Other signs for stones and empty cells.
    ("3x3k3", "×.○.×.○..", "X.O.X.O.."),
    ("3x3k3", "× | ○ | \n  | × | \n ○ | | ", "XO..X.O.."),
    ("4x4k4g", "............R..Y", "............X..O"),
    (
        "4x4k4g",
        "| | | | |\n| | | | |\n| | | | |\n|R|Y| | |\n",
        "............XO..",
    ),
];

#[test]
fn every_way_to_write_a_board_is_read() {
    for (name, text, plain) in READ {
        let grid = grid(name);
        let read = grid.read_board(text);
        let read = read.unwrap_or_else(|fault| panic!("{name} {text}: {fault}"));
        assert_eq!(grid.board_text(read), *plain, "{name} {text}");
    }
}

#[test]
fn an_ambiguous_board_is_refused_with_the_reason() {
    let cases = [
        // Rows of another board size.
        (
            "4x3k3",
            "X . O\n. X .\nO . .\n. . .",
            "this board has 12 cells, and the text has 20",
        ),
        ("3x3k3", "X | O\n| X\n| ", "row 1 has 2 cells, not 3"),
        (
            "3x3k3",
            "X | | O | \n | X | |\n | | ",
            "row 1 has 4 cells, not 3",
        ),
        (
            "4x3k3",
            "[[X,O,.],[.,.,.],[.,.,.],[.,.,.]]",
            "row 1 has 3 cells, not 4",
        ),
        (
            "3x3k3",
            "XO X ......",
            "this board has 9 cells, and the text has 11",
        ),
        // Numbers that do not number the cells, or not all from the same start.
        (
            "3x3k3",
            r#"["X",1,2,"O",0,0,0,0,0]"#,
            "the number on b2 is not the cell's own",
        ),
        (
            "3x3k3",
            r#"["X",1,3,"O",5,6,7,8,9]"#,
            "the number on c1 is not the cell's own",
        ),
        (
            "3x3k3",
            "[1, 0, -1, 0, 0, 0, 0, 0, 0]",
            "the number on b1 is not the cell's own",
        ),
        // Boards with a missing cell.
        ("3x3k3", "X,,O,X,O,X,O,X,O,X", "unknown sign ',' on b1"),
        ("3x3k3", "X,O", "this board has 9 cells, and the text has 2"),
        ("3x3k3", "['X','O", "unknown sign ''' on b1"),
        // Red and yellow are stones only on boards with gravity.
        ("4x4k4", "............R..Y", "unknown sign 'R' on a4"),
        ("3x3k3", "I see no board", "unknown sign 'I' on a1"),
    ];
    for (name, text, message) in cases {
        let fault = grid(name).read_board(text).expect_err(text).to_string();
        assert!(fault.starts_with(message), "{name} {text}: {fault}");
    }
}

#[test]
fn moves_in_a_list_are_read() {
    for (name, text, plain) in [
        ("7x6k4g", "4,4,5,3", "4453"),
        ("7x6k4g", "[4, 4, 5, 3]", "4453"),
        ("7x6k4g", "(4 4\n5 3)", "4453"),
        ("3x3k3", "b2, a1, c3", "b2a1c3"),
        ("3x3k3", r#"["b2", "a1", "c3"]"#, "b2a1c3"),
    ] {
        let grid = grid(name);
        let read = grid.play_text(text).expect("a list of moves");
        assert_eq!(Ok(read), grid.play_text(plain), "{text}");
    }
    let fault = grid("7x6k4g").play_text("[3,3,4,2,0]").unwrap_err();
    assert_eq!(
        fault.to_string(),
        "move 5, character 10: 0 is not a column: columns count from 1"
    );
}

/// Reads the oldest form, in which each sign is a cell.
fn as_ever(text: &str, cells: usize) -> Option<String> {
    let signs = text.chars().filter(|sign| !"\n\r/".contains(*sign));
    let read: Option<String> = signs
        .map(|sign| match sign {
            'X' | 'x' => Some('X'),
            'O' | 'o' => Some('O'),
            '.' | '_' | '-' | ' ' => Some('.'),
            _ => None,
        })
        .collect();
    read.filter(|read| read.len() == cells)
}

/// Generates a board in one of the layouts, with its plain form.
fn laid_out() -> impl Strategy<Value = (String, String)> {
    let cells = prop::collection::vec(0..3_usize, 9);
    (cells, 0..7_usize).prop_map(|(cells, way)| {
        let plain: String = cells.iter().map(|&cell| ['.', 'X', 'O'][cell]).collect();
        let quoted: Vec<_> = plain.chars().map(|sign| format!("{sign:?}")).collect();
        let spaced: Vec<_> = plain
            .chars()
            .map(|sign| format!(" {sign} ").replace('.', " "))
            .collect();
        let rows = |cells: &[String], between: &str| -> Vec<String> {
            cells.chunks(3).map(|row| row.join(between)).collect()
        };
        let text = match way {
            0 => rows(&spaced, "|").join("\n---+---+---\n"),
            1 => format!("|{}|", rows(&spaced, "|").join("|\n|")),
            2 => format!("[{}]", quoted.join(", ")),
            3 => format!("[[{}]]", rows(&quoted, ",").join("],\n [")),
            4 => format!("({})", quoted.join(" ")),
            5 => plain
                .as_bytes()
                .chunks(3)
                .map(|row| String::from_utf8_lossy(row).replace('.', "-") + " \n")
                .collect(),
            _ => plain
                .chars()
                .map(String::from)
                .collect::<Vec<_>>()
                .join(","),
        };
        (text, plain)
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20_000))]

    #[test]
    fn a_text_that_earlier_versions_read_gives_the_same_board(text in "[XOxo._ \\-\n\r/|,\\[×R1]{8,14}") {
        for (name, cells) in [("3x3k3", 9), ("3x3k3g", 9), ("4x3k3", 12)] {
            let grid = grid(name);
            if let Some(plain) = as_ever(&text, cells) {
                prop_assert_eq!(grid.read_board(&text), grid.read_board(&plain), "{:?}", text);
            }
        }
    }

    #[test]
    fn every_way_to_write_a_board_gives_the_same_board((text, plain) in laid_out()) {
        let grid = grid("3x3k3");
        prop_assert_eq!(grid.read_board(&text), grid.read_board(&plain), "{:?}", text);
    }

    /// Tests board signs in any order, and arbitrary text.
    #[test]
    fn any_text_is_read_or_refused_with_a_message(text in prop_oneof!["[XO. |+\\-,;'\"\\[\\](){}0-9\n\t×○RYnul]{0,80}", any::<String>()]) {
        for name in ["3x3k3", "4x3k3g", "8x8k4"] {
            let grid = grid(name);
            match grid.read_board(&text) {
                Ok(position) => prop_assert_eq!(grid.read_board(&grid.board_text(position)), Ok(position)),
                Err(fault) => {
                    prop_assert!(!fault.to_string().is_empty());
                    if let BoardError::Sign { cell, .. } | BoardError::Number { cell } = fault {
                        prop_assert!(cell.index < grid.cells() as usize);
                    }
                }
            }
            let _ = grid.play_text(&text);
        }
    }
}
