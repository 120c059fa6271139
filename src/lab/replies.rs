//! How many replies to a move hold, and among equally good moves the one after which the other side can go
//! wrong most easily.
//!
//! A search that sees to the end has no reason to prefer one drawing move to another. Who plays against
//! people has one.

use super::asker::Asker;
use crate::game::Game;
use crate::games::grid::{Cell, Grid, Position};
use crate::order::sort_few;
use crate::search::Verdict;
use crate::solver::connect_four::Book;
use crate::solver::grid::Ending;
use crate::solver::session::Session;

/// A move, and what it leaves to the other side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Replies {
    /// The move.
    pub mv: Cell,
    /// What it brings the side that plays it.
    pub ending: Ending,
    /// How many replies there are; 0 if the move ends the game.
    pub replies: usize,
    /// How many of them keep the other side's result; all of them if every reply loses.
    pub holding: usize,
}

/// What an opponent who sets traps plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trap {
    /// The move to play; `None` if the game has ended.
    pub mv: Option<Cell>,
    /// Whether all results that the choice rests on are proved. If not, `mv` is the best move so far.
    pub exact: bool,
    /// The moves with the best result, the one to play first; none if they are not exact.
    pub traps: Vec<Replies>,
}

/// Counts the replies to every move of a position that hold, in the game's order. `None` if there is no
/// time to prove it; the next call for the same position goes on.
pub fn replies(
    session: &mut Session,
    book: Option<&Book>,
    position: Position,
    more: impl FnMut() -> bool,
) -> Option<Vec<Replies>> {
    let grid = *session.grid();
    let moves = moves_of(&grid, position);
    let mut asker = Asker::new(session, book, more);
    moves
        .into_iter()
        .map(|mv| {
            let ending = asker.worth_of(position, mv)?;
            counted(&mut asker, grid.play(position, mv), mv, ending)
        })
        .collect()
}

/// Finds the move after which the fewest replies hold, among those with the best result.
///
/// Moves after which no reply can go wrong come after all others. Then sooner wins and later losses
/// come first, and then the order of the game.
///
/// ```
/// use cutoff::lab::replies::set_trap;
/// use cutoff::solver::session::{Session, Settings};
///
/// let mut session = Session::new("3x3k3".parse()?, Settings::default());
/// let start = session.grid().start();
/// let trap = set_trap(&mut session, None, start, || true);
/// assert_eq!(trap.mv, session.grid().cell(0)); // a corner …
/// assert_eq!((trap.traps[0].holding, trap.traps[0].replies), (1, 8)); // … which only the centre holds
/// # Ok::<(), cutoff::games::grid::NameError>(())
/// ```
pub fn set_trap(
    session: &mut Session,
    book: Option<&Book>,
    position: Position,
    more: impl FnMut() -> bool,
) -> Trap {
    let grid = *session.grid();
    let moves = moves_of(&grid, position);
    let mut asker = Asker::new(session, book, more);
    let worths: Vec<Option<Ending>> = moves
        .iter()
        .map(|&mv| asker.worth_of(position, mv))
        .collect();
    let known: Option<Vec<Ending>> = worths.iter().copied().collect();
    let Some(known) = known else {
        return Trap {
            mv: best_so_far(asker.session, position, &moves, &worths),
            exact: false,
            traps: vec![],
        };
    };
    let Some(best) = known.iter().copied().max_by_key(|ending| ending.rank()) else {
        return Trap {
            mv: None,
            exact: true,
            traps: vec![],
        };
    };
    let equal = moves.iter().zip(&known);
    let equal = equal.filter(|(_, ending)| ending.verdict == best.verdict);
    let counted: Option<Vec<Replies>> = equal
        .map(|(&mv, &ending)| counted(&mut asker, grid.play(position, mv), mv, ending))
        .collect();
    match counted {
        Some(mut traps) => {
            sort_few(&mut traps, |trap| {
                let safe = trap.holding == trap.replies;
                let holding = if safe { 0 } else { trap.holding };
                (safe, holding, -trap.ending.rank())
            });
            Trap {
                mv: traps.first().map(|trap| trap.mv),
                exact: true,
                traps,
            }
        }
        None => Trap {
            mv: best_so_far(asker.session, position, &moves, &worths),
            exact: false,
            traps: vec![],
        },
    }
}

/// The legal moves, none if the game has ended.
fn moves_of(grid: &Grid, position: Position) -> Vec<Cell> {
    match grid.outcome(position) {
        Some(_) => vec![],
        None => grid.moves(position).collect(),
    }
}

/// Counts the replies that hold; `None` if there is no time to prove it.
fn counted<M: FnMut() -> bool>(
    asker: &mut Asker<'_, M>,
    after: Position,
    mv: Cell,
    ending: Ending,
) -> Option<Replies> {
    let grid = *asker.session.grid();
    let replies = moves_of(&grid, after);
    let mut holding = replies.len();
    if ending.verdict != Verdict::Win {
        // What a reply brings the other side must be what it has.
        let kept = match ending.verdict {
            Verdict::Loss => Verdict::Win,
            _ => Verdict::Draw,
        };
        holding = 0;
        for &reply in &replies {
            holding += usize::from(asker.worth_of(after, reply)?.verdict == kept);
        }
    }
    Some(Replies {
        mv,
        ending,
        replies: replies.len(),
        holding,
    })
}

/// A move that is proved to be best; else one that is not proved to be worse than another, if there is
/// one, and of those the one that a look a few plies ahead would play.
fn best_so_far(
    session: &mut Session,
    position: Position,
    moves: &[Cell],
    worths: &[Option<Ending>],
) -> Option<Cell> {
    let likely = session.likely_move(position);
    // An unknown move is taken for a draw.
    let rank = |place: usize| worths[place].map_or(0, Ending::rank);
    let best = (0..moves.len()).max_by_key(|&place| {
        let first = std::cmp::Reverse(place);
        (rank(place), Some(moves[place]) == likely, first)
    });
    best.map(|place| moves[place])
}
