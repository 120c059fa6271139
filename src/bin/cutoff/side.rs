//! Finds programs that play only one side.
//!
//! docs/check.md describes the rule and the trial positions.

use cutoff::Side;
use cutoff::games::BoardGame;
use cutoff::games::grid::{Grid, Position};

use crate::answer::Reading;
use crate::dialogue::{Exchange, Response};

/// A position in which exactly one move is good.
struct Trial {
    board: &'static str,
    /// The good move, which wins at once or prevents a win.
    good: usize,
    wins: bool,
    /// The best move of the other side, if that side were to move.
    of_other: usize,
}

const fn trial(board: &'static str, good: usize, wins: bool, of_other: usize) -> Trial {
    Trial {
        board,
        good,
        wins,
        of_other,
    }
}

const TRIALS: [Trial; 8] = [
    trial("O.XXX.OO.", 5, true, 8),
    trial("X..OO.XX.", 5, true, 8),
    trial("XXO.OX..O", 6, false, 6),
    trial("XO.XO..X.", 6, false, 6),
    trial("..XOX.OXO", 1, true, 0),
    trial("..X.OO.XX", 3, true, 6),
    trial(".XOX.OO.X", 4, false, 4),
    trial("OX.X..OX.", 4, false, 4),
];

/// A program's response in a trial.
enum TrialResponse {
    Move(usize),
    /// A cell with a stone, which is an illegal move and no evidence for a side.
    Taken,
    /// A death, or an answer that is not a cell.
    NoCell,
    Hung,
}

/// Returns the side of a one-sided program. `ask` returns the program's response in a position.
pub fn only_side(
    grid: &Grid,
    mut ask: impl FnMut(Position) -> Result<Exchange, String>,
) -> Result<Option<Side>, String> {
    if *grid != Grid::tic_tac_toe() {
        return Ok(None);
    }
    let mut try_out = |trial: &Trial| {
        let position = grid.read_board(trial.board).expect("play can reach it");
        Ok(trial_response(grid, &ask(position)?))
    };
    for side in [Side::Max, Side::Min] {
        if plays_only(grid, side, &mut try_out)? {
            return Ok(Some(side));
        }
    }
    Ok(None)
}

/// True if a program plays only this side. Asks no more questions than necessary.
fn plays_only(
    grid: &Grid,
    side: Side,
    try_out: &mut impl FnMut(&Trial) -> Result<TrialResponse, String>,
) -> Result<bool, String> {
    use TrialResponse::{Hung, Move, NoCell, Taken};

    let is_own = |trial: &&Trial| {
        let position = grid.read_board(trial.board).expect("play can reach it");
        position.to_move() == side
    };
    let (own, other): (Vec<&Trial>, Vec<&Trial>) = TRIALS.iter().partition(is_own);
    let (mut wins, mut stops) = (false, false);
    for trial in own {
        match try_out(trial)? {
            Move(cell) if cell == trial.good && trial.wins => wins = true,
            Move(cell) if cell == trial.good => stops = true,
            Move(_) => {}
            Taken | NoCell | Hung => return Ok(false),
        }
    }
    let mut tells_its_side = false;
    for trial in other {
        match try_out(trial)? {
            Move(cell) if cell == trial.of_other => tells_its_side |= cell != trial.good,
            NoCell => {}
            Move(_) | Taken | Hung => return Ok(false),
        }
    }
    Ok(wins && stops && tells_its_side)
}

fn trial_response(grid: &Grid, exchange: &Exchange) -> TrialResponse {
    let (position, reading) = (exchange.position, Reading::Cells(0));
    match &exchange.response {
        Response::Answer(answer) => match answer.cell(grid, position, reading) {
            Ok(cell) if answer.is_legal(grid, position, reading) => {
                TrialResponse::Move(cell.index())
            }
            Ok(_) => TrialResponse::Taken,
            Err(_) => TrialResponse::NoCell,
        },
        Response::Hung => TrialResponse::Hung,
        Response::Unreadable(_) | Response::Empty | Response::Died(_) => TrialResponse::NoCell,
    }
}
