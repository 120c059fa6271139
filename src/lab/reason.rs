//! Ideas that decide a position without a search, and the result that each proves.

use crate::game::{Game, Side};
use crate::games::BoardGame;
use crate::games::grid::{Bits, Cell, Grid, Position};
use crate::solver::grid::draw_by_pairs;
use crate::solver::session::as_connect_four;

/// An idea that decides a position or the next move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DecidingIdea {
    /// The side to move wins with its next stone.
    WinNow {
        /// The side.
        player: Side,
        /// The cells that win.
        cells: Vec<Cell>,
        /// For each of these cells, a line that it completes.
        lines: Vec<Vec<Cell>>,
    },
    /// The side to move makes two threats at once, of which the other side can stop only one. With
    /// gravity, one can be above the other. The side wins with its next stone but one.
    DoubleThreat {
        /// The side.
        player: Side,
        /// The move that makes the threats; the first if there are several.
        mv: Cell,
        /// The two cells that win.
        cells: [Cell; 2],
        /// For each of these cells, a line that it completes.
        lines: Vec<Vec<Cell>>,
    },
    /// The other side threatens to win with its next stone, in one cell. Every other move loses at
    /// once.
    ForcedReply {
        /// The side to move.
        player: Side,
        /// The move, which takes that cell.
        mv: Cell,
        /// A line that the other side would complete there.
        line: Vec<Cell>,
    },
    /// A side answers each stone in the same column from now on. The other side must then play
    /// below the threats, or at least cannot win.
    Zugzwang {
        /// The side that answers.
        player: Side,
        /// The move of this side after which it can answer like this; `None` if it already can and
        /// the other side is to move.
        mv: Option<Cell>,
        /// The cells on which this side then wins.
        threats: Vec<WinningCell>,
        /// The result that this proves for the side that answers.
        proves: Proves,
    },
    /// Neither side can win. Every line that is still open contains one of these pairs of cells,
    /// and each side can answer a stone in one cell of a pair with the other. Only without gravity.
    Pairs {
        /// The two cells of each pair.
        pairs: Vec<Vec<Cell>>,
    },
}

/// A cell that wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WinningCell {
    /// The cell.
    pub cell: Cell,
    /// True if its row, counted from 1 at the bottom, is odd.
    pub odd: bool,
}

string_enum! {
    /// The result that answers in the same column prove for the side that gives them.
    Proves as "Proves" {
        /// A win.
        Win = "win",
        /// A draw, or more.
        DrawAtLeast = "draw-at-least",
    }
}

/// Returns the idea that decides a position, if there is one. The order is: a win at once, a double
/// threat, a forced reply, zugzwang, a draw by pairs. Zugzwang is only found in four in a row with
/// gravity on boards of at most 64 bits with an even number of rows. `None` also if the game has
/// ended.
///
/// The rule for zugzwang is *claimeven* by V. Allis, *A Knowledge-based Approach of Connect-Four*
/// (1988), which
/// [`ConnectFourPosition::follow_up`](crate::solver::connect_four::ConnectFourPosition::follow_up)
/// extends.
///
/// ```
/// use cutoff::games::BoardGame;
/// use cutoff::games::grid::Grid;
/// use cutoff::lab::reason::{DecidingIdea, reason};
///
/// let grid: Grid = "connect-four".parse()?;
/// let (position, _) = grid.play_text("4433").expect("legal moves");
/// // Three in the bottom row, open on both sides.
/// assert!(matches!(reason(&grid, position), Some(DecidingIdea::DoubleThreat { .. })));
/// # Ok::<(), cutoff::games::grid::NameError>(())
/// ```
pub fn reason(grid: &Grid, position: Position) -> Option<DecidingIdea> {
    if grid.outcome(position).is_some() {
        return None;
    }
    win_now(grid, position)
        .or_else(|| double_threat(grid, position))
        .or_else(|| forced_reply(grid, position))
        .or_else(|| zugzwang(grid, position))
        .or_else(|| pairs(grid, position))
}

fn win_now(grid: &Grid, position: Position) -> Option<DecidingIdea> {
    let wins = grid.completing_cells(position.mover) & grid.playable(position);
    let cells = cells_of(wins);
    (wins != 0).then(|| DecidingIdea::WinNow {
        player: grid.to_move(position),
        lines: lines_of(grid, position.mover, &cells),
        cells,
    })
}

fn double_threat(grid: &Grid, position: Position) -> Option<DecidingIdea> {
    grid.moves(position).find_map(|mv| {
        let after = grid.play(position, mv);
        let cells = two_threats(grid, after)?;
        Some(DecidingIdea::DoubleThreat {
            player: grid.to_move(position),
            mv,
            cells,
            lines: lines_of(grid, after.other, &cells),
        })
    })
}

/// Returns two cells on which the side that has just moved wins. The other side can play on only
/// one, and cannot win in between.
fn two_threats(grid: &Grid, after: Position) -> Option<[Cell; 2]> {
    let playable = grid.playable(after);
    if grid.completing_cells(after.mover) & playable != 0 {
        return None;
    }
    let wins = grid.completing_cells(after.other);
    let open = wins & playable;
    let mut now = Bits(open).map(|bit| Cell::lowest(1 << bit));
    let first = now.next()?;
    let above = || {
        let gravity = grid.gravity() && first.index() >= grid.columns();
        let above = gravity.then(|| first.bit() >> grid.columns())?;
        (wins & above != 0).then(|| Cell::lowest(above))
    };
    Some([first, now.next().or_else(above)?])
}

fn forced_reply(grid: &Grid, position: Position) -> Option<DecidingIdea> {
    let threats = grid.completing_cells(position.other) & grid.playable(position);
    (threats.count_ones() == 1).then(|| {
        let mv = Cell::lowest(threats);
        let line = lines_of(grid, position.other, &[mv]).pop();
        DecidingIdea::ForcedReply {
            player: grid.to_move(position),
            mv,
            line: line.unwrap_or_default(),
        }
    })
}

/// Finds a proof by zugzwang in the position itself, or else after a move.
fn zugzwang(grid: &Grid, position: Position) -> Option<DecidingIdea> {
    let now = follow_up(grid, position, None);
    let wins = |idea: &DecidingIdea| match idea {
        DecidingIdea::Zugzwang { proves, .. } => *proves == Proves::Win,
        _ => false,
    };
    if now.as_ref().is_some_and(wins) {
        return now;
    }
    let by_a_move = grid
        .moves(position)
        .filter_map(|mv| follow_up(grid, grid.play(position, mv), Some(mv)))
        .find(wins);
    by_a_move.or(now)
}

/// Returns the result that the side that has just moved proves by follow-up.
fn follow_up(grid: &Grid, position: Position, mv: Option<Cell>) -> Option<DecidingIdea> {
    if !grid.rows().is_multiple_of(2) {
        return None;
    }
    let proof = as_connect_four(grid, position)?.follow_up()?;
    let threat = |index: usize| {
        let cell = grid.cell(index)?;
        Some(WinningCell {
            cell,
            odd: !grid.cell_name(cell.index()).row_number.is_multiple_of(2),
        })
    };
    Some(DecidingIdea::Zugzwang {
        player: grid.to_move(position).opponent(),
        mv,
        threats: proof.winning.into_iter().filter_map(threat).collect(),
        proves: match proof.least {
            1.. => Proves::Win,
            _ => Proves::DrawAtLeast,
        },
    })
}

fn pairs(grid: &Grid, position: Position) -> Option<DecidingIdea> {
    let pairs = draw_by_pairs(grid, position)?;
    Some(DecidingIdea::Pairs {
        pairs: pairs.into_iter().map(cells_of).collect(),
    })
}

fn cells_of(bits: u64) -> Vec<Cell> {
    Bits(bits).map(|bit| Cell::lowest(1 << bit)).collect()
}

/// Returns, for each cell, the first line that it completes with these stones.
fn lines_of(grid: &Grid, stones: u64, cells: &[Cell]) -> Vec<Vec<Cell>> {
    let line_of = |cell: &Cell| {
        let stones = stones | cell.bit();
        grid.all_runs()
            .find(|&run| run & cell.bit() != 0 && run & stones == run)
            .map(cells_of)
    };
    cells.iter().filter_map(line_of).collect()
}
