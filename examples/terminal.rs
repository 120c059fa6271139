//! Plays in a terminal: `cargo run --release --example terminal`. For other boards, add `-- --game
//! 7x6k4g --depth 8`.
//!
//! You play X by default. Each turn shows the board, the recommended move, the time of its search
//! and the number of positions visited.

use std::ffi::OsString;
use std::fmt;
use std::io::{self, BufRead, Write};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use cutoff::games::grid::Grid;
use cutoff::games::tic_tac_toe::{Board, PackedCell, TicTacToe};
use cutoff::games::{GameName, letter};
use cutoff::{Algorithm, Game, Outcome, OutcomeScore, Search, Side, Solution};

#[path = "terminal_boards/mod.rs"]
mod boards;

const HELP: &str = "\
Plays tic-tac-toe against a perfect opponent, or another game against one that looks ahead.

cargo run --release --example terminal [-- OPTIONS]

  --no-pruning   search by plain minimax rather than alpha-beta
  --play-o       you play O, and the computer opens
  --two          two people play
  --game NAME    another board: columns x rows k stones in a row, with g for gravity,
                 such as 4x4k4 or 7x6k4g; or connect-four
  --depth N      look N plies ahead (1 to 64); without it, other boards are thought
                 about for a second, and solved where that is enough
  --help         this text
";

/// The options of the command line.
struct Options {
    algorithm: Algorithm,
    /// The sides that are played from the keyboard.
    humans: Vec<Side>,
    /// The board.
    grid: Grid,
    /// The depth limit in plies, if there is one.
    depth: Option<u32>,
}

/// The reason why the command line is refused.
type Refused = String;

fn main() -> ExitCode {
    let mut output = io::stdout().lock();
    let done = match read_options(std::env::args_os().skip(1)) {
        Ok(Some(options)) if options.is_3x3() => play(&options, io::stdin().lock(), output),
        Ok(Some(options)) => boards::play(&options, io::stdin().lock(), output),
        Ok(None) => output.write_all(HELP.as_bytes()),
        Err(refused) => {
            eprintln!("{refused}\n\n{HELP}");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("The terminal is gone: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Reads the options; `None` if help is asked for.
fn read_options(mut args: impl Iterator<Item = OsString>) -> Result<Option<Options>, Refused> {
    let mut options = Options {
        algorithm: Algorithm::AlphaBeta,
        humans: vec![Side::Max],
        grid: GameName::TIC_TAC_TOE.try_into().expect("3×3 is a grid"),
        depth: None,
    };
    while let Some(arg) = args.next() {
        let arg = arg.to_string_lossy();
        match arg.as_ref() {
            "--no-pruning" => options.algorithm = Algorithm::Minimax,
            "--play-o" => options.humans = vec![Side::Min],
            "--two" => options.humans = vec![Side::Max, Side::Min],
            "--help" | "-h" => return Ok(None),
            "--game" => options.grid = read_game(&value_of("--game", args.next())?)?,
            "--depth" => options.depth = Some(read_depth(&value_of("--depth", args.next())?)?),
            _ => return Err(format!("There is no option {arg}.")),
        }
    }
    Ok(Some(options))
}

fn value_of(option: &str, value: Option<OsString>) -> Result<String, Refused> {
    let value = value.ok_or(format!("The option {option} needs a value."))?;
    Ok(value.to_string_lossy().into_owned())
}

fn read_game(name: &str) -> Result<Grid, Refused> {
    name.parse()
        .map_err(|reason| format!("There is no game {name}: {reason}."))
}

fn read_depth(text: &str) -> Result<u32, Refused> {
    let depth = text.parse().ok().filter(|depth| (1..=64).contains(depth));
    depth.ok_or(format!("A depth is a number from 1 to 64, not {text}."))
}

impl Options {
    /// True for 3×3 without a depth limit, which has its own search.
    fn is_3x3(&self) -> bool {
        self.grid.name() == GameName::TIC_TAC_TOE && self.depth.is_none()
    }
}

/// Plays one game, or until the input ends.
fn play(options: &Options, input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    // Not `lines`, because input that is not text must be refused without ending the game.
    let mut lines = input.split(b'\n');
    let mut board = Board::EMPTY;
    writeln!(output, "{}", Drawn(board))?;
    loop {
        if let Some(outcome) = TicTacToe.outcome(board) {
            return writeln!(output, "{}", result(outcome));
        }
        let (solution, took) = search(options.algorithm, board);
        let best = solution.best.expect("the game goes on");
        let player = solution.player;
        let nodes = solution.counts.nodes;
        writeln!(
            output,
            "{} to move. Recommended: {} (evaluated in {}, {nodes} positions)",
            letter(player),
            Named(best),
            Time(took)
        )?;
        let chosen = if options.humans.contains(&player) {
            match ask(board, &mut lines, &mut output)? {
                Some(cell) => cell,
                None => return writeln!(output, "\nGoodbye."),
            }
        } else {
            best
        };
        board = TicTacToe.play(board, chosen);
        writeln!(
            output,
            "{} plays {}.\n\n{}",
            letter(player),
            Named(chosen),
            Drawn(board)
        )?;
    }
}

/// Searches until the time is long enough for the clock. Returns the answer and the mean time of a
/// run.
fn search(algorithm: Algorithm, board: Board) -> (Solution<PackedCell, i32>, Duration) {
    const ENOUGH: Duration = Duration::from_millis(5);
    let search = Search::new(&TicTacToe, OutcomeScore::depth_aware(&TicTacToe));
    let start = Instant::now();
    let solution = search.solve(algorithm, board);
    let mut runs = 1;
    while start.elapsed() < ENOUGH {
        std::hint::black_box(search.solve(algorithm, std::hint::black_box(board)));
        runs += 1;
    }
    (solution, start.elapsed() / runs)
}

/// Asks for a cell until it can be played; `None` at the end of the input.
fn ask(
    board: Board,
    lines: &mut impl Iterator<Item = io::Result<Vec<u8>>>,
    output: &mut impl Write,
) -> io::Result<Option<PackedCell>> {
    loop {
        write!(
            output,
            "Your move, as row and column from 1 to 3 (such as 2 3): "
        )?;
        output.flush()?;
        let Some(line) = lines.next().transpose()? else {
            return Ok(None);
        };
        match read_cell(&String::from_utf8_lossy(&line)) {
            Ok(cell) => match board.stone(cell) {
                None => return Ok(Some(cell)),
                Some(by) => writeln!(
                    output,
                    "That cannot be played: {} is taken by {}.",
                    Named(cell),
                    letter(by)
                )?,
            },
            Err(reason) => writeln!(output, "{reason}")?,
        }
    }
}

/// Reads a row and a column, with or without a separator.
fn read_cell(line: &str) -> Result<PackedCell, String> {
    let numbers: Vec<&str> = line
        .split(|sign: char| sign.is_whitespace() || sign == ',')
        .filter(|word| !word.is_empty())
        .collect();
    let [row, column] = numbers[..] else {
        let found = numbers.len();
        return Err(format!(
            "Two numbers are needed, a row and a column, not {found}."
        ));
    };
    let number = |name: &str, word: &str| match word.parse::<usize>() {
        Ok(number @ 1..=3) => Ok(number - 1),
        _ => Err(format!("The {name} is 1, 2 or 3, not {word}.")),
    };
    let index = 3 * number("row", row)? + number("column", column)?;
    Ok(PackedCell::new(index).expect("rows and columns are from 0 to 2"))
}

fn result(outcome: Outcome) -> String {
    match outcome {
        Outcome::Win(side) => format!("{} has won.", letter(side)),
        Outcome::Draw => "A draw.".to_owned(),
    }
}

/// Writes a cell as its row and column, as the player types it.
struct Named(PackedCell);

impl fmt::Display for Named {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "row {}, column {}", self.0.row() + 1, self.0.col() + 1)
    }
}

/// A board as three lines, with its rows and columns numbered.
struct Drawn(Board);

impl fmt::Display for Drawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "   1   2   3")?;
        for row in 0..3 {
            let signs: Vec<String> = PackedCell::all()
                .filter(|cell| cell.row() == row)
                .map(|cell| self.0.stone(cell).map_or(' ', letter).to_string())
                .collect();
            writeln!(f, "{}  {}", row + 1, signs.join(" | "))?;
            if row < 2 {
                writeln!(f, "  ---+---+---")?;
            }
        }
        Ok(())
    }
}

/// A time with three digits, in the unit that suits it.
struct Time(Duration);

impl fmt::Display for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let nanoseconds = self.0.as_secs_f64() * 1e9;
        let (value, unit) = match nanoseconds {
            ..1e3 => (nanoseconds, "ns"),
            ..1e6 => (nanoseconds / 1e3, "µs"),
            ..1e9 => (nanoseconds / 1e6, "ms"),
            _ => (nanoseconds / 1e9, "s"),
        };
        let decimals = if value < 10.0 {
            2
        } else {
            usize::from(value < 100.0)
        };
        write!(f, "{value:.decimals$} {unit}")
    }
}
