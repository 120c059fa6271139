//! Boards other than 3×3 in the terminal.

use std::fmt;
use std::io::{self, BufRead, Write};
use std::time::{Duration, Instant};

use cutoff::Game;
use cutoff::games::grid::{Cell, Grid, Position};
use cutoff::games::{BoardGame, letter};
use cutoff::search::{Algorithm, Worth};
use cutoff::solver::grid::ProvedResult;
use cutoff::solver::session::{Session, SolveOptions};
use cutoff::textbook;

use super::{Options, Time, result};

/// The time of the solver for a move.
const BUDGET: Duration = Duration::from_secs(1);

/// The recommended move, and the reason.
struct Advice {
    cell: Cell,
    says: String,
    nodes: u64,
}

/// Plays one game, or until the input ends.
pub fn play(options: &Options, input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let grid = options.grid;
    let mut session = Session::new(grid, Session::USUAL_MEMORY);
    // Not `lines`, because input that is not text must be refused without ending the game.
    let mut lines = input.split(b'\n');
    let mut position = grid.start();
    writeln!(output, "{}", Drawn(&grid, position))?;
    loop {
        if let Some(outcome) = grid.outcome(position) {
            return writeln!(output, "{}", result(outcome));
        }
        let player = grid.to_move(position);
        let start = Instant::now();
        let advice = match advise(options, &mut session, position) {
            Ok(advice) => advice,
            Err(refused) => return writeln!(output, "{refused}."),
        };
        let (mv, took) = (grid.move_text(advice.cell), Time(start.elapsed()));
        let Advice { says, nodes, .. } = advice;
        writeln!(
            output,
            "{} to move. Recommended: {mv}, {says} (evaluated in {took}, {nodes} positions)",
            letter(player)
        )?;
        let chosen = if options.humans.contains(&player) {
            match ask(&grid, position, &mut lines, &mut output)? {
                Some(cell) => cell,
                None => return writeln!(output, "\nGoodbye."),
            }
        } else {
            advice.cell
        };
        position = grid.play(position, chosen);
        let mv = grid.move_text(chosen);
        writeln!(
            output,
            "{} plays {mv}.\n\n{}",
            letter(player),
            Drawn(&grid, position)
        )?;
    }
}

/// Recommends a move by the textbook search to a depth, or else by the solver within a second.
fn advise(
    options: &Options,
    session: &mut Session,
    position: Position,
) -> Result<Advice, textbook::TooLong> {
    match options.depth {
        Some(depth) => look_ahead(&options.grid, options.algorithm, position, depth),
        None => Ok(think(session, position)),
    }
}

fn look_ahead(
    grid: &Grid,
    algorithm: Algorithm,
    position: Position,
    depth: u32,
) -> Result<Advice, textbook::TooLong> {
    textbook::check(grid, position, algorithm, Some(depth))?;
    let found = textbook::look_ahead(grid, position, algorithm, depth);
    Ok(Advice {
        cell: found.best.expect("the game goes on"),
        says: match found.worth {
            Worth::Win(plies) => format!("wins in {plies}"),
            Worth::Draw => "draws".to_owned(),
            Worth::Loss(plies) => format!("loses in {plies}"),
            Worth::Estimate(estimate) => format!("an estimate of {estimate:+} at depth {depth}"),
        },
        nodes: found.counts.nodes,
    })
}

fn think(session: &mut Session, position: Position) -> Advice {
    let start = Instant::now();
    let mut more = || start.elapsed() < BUDGET;
    let proof = session.solve(position, SolveOptions::default(), &mut more);
    let first = session.grid().moves(position).next();
    let says = match proof.exact() {
        Some(ProvedResult { verdict, plies }) => match verdict {
            cutoff::Verdict::Win => format!("wins in {plies}"),
            cutoff::Verdict::Draw => "draws".to_owned(),
            cutoff::Verdict::Loss => format!("loses in {plies}"),
        },
        None => "not proved".to_owned(),
    };
    Advice {
        cell: proof.best.or(first).expect("the game goes on"),
        says,
        nodes: proof.nodes,
    }
}

/// Asks for a move until it can be played; `None` at the end of the input.
fn ask(
    grid: &Grid,
    position: Position,
    lines: &mut impl Iterator<Item = io::Result<Vec<u8>>>,
    output: &mut impl Write,
) -> io::Result<Option<Cell>> {
    let how = if grid.gravity() {
        "a column (such as 4)"
    } else {
        "a column and a row (such as b2)"
    };
    loop {
        write!(output, "Your move, as {how}: ")?;
        output.flush()?;
        let Some(line) = lines.next().transpose()? else {
            return Ok(None);
        };
        let text = String::from_utf8_lossy(&line);
        match grid.play_as_far(position, text.trim()) {
            (_, _, Some(reason)) => writeln!(output, "That cannot be played: {reason}.")?,
            (_, moves, None) if moves.len() == 1 => return Ok(Some(moves[0])),
            (_, moves, None) => writeln!(output, "One move is needed, not {}.", moves.len())?,
        }
    }
}

/// A board with its columns and rows named.
struct Drawn<'g>(&'g Grid, Position);

impl fmt::Display for Drawn<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Drawn(grid, position) = *self;
        let names = (0..grid.columns() as u8)
            .map(|column| char::from(if grid.gravity() { b'1' } else { b'a' } + column));
        let names: String = names.flat_map(|name| [' ', name]).collect();
        writeln!(f, "  {names}")?;
        let board = grid.board_text(position);
        for row in 0..grid.rows() {
            let signs = &board[row * grid.columns()..][..grid.columns()];
            let signs: String = signs.chars().flat_map(|sign| [' ', sign]).collect();
            let number = grid.cell_name(row * grid.columns()).row_number;
            writeln!(f, "{number:>2}{signs}")?;
        }
        Ok(())
    }
}
