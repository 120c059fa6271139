//! A second textbook alpha-beta, with a flag for each bug that programs have.

use std::collections::{HashMap, HashSet};

use super::{Cells, after, end_score, finished, from_mover, moves, to_move};

/// Bugs, and other ways to search.
#[derive(Clone, Copy, Debug, Default)]
pub struct BugFlags {
    pub root_ties: bool,
    pub fail_hard: bool,
    pub strict_cut: bool,
    pub parent_bound_only: bool,
    pub swapped: bool,
    pub wrong_side: bool,
    pub plain: bool,
    pub table: bool,
    /// True if the table also covers rotated and reflected positions.
    pub symmetry: bool,
    pub table_without_bounds: bool,
    /// True to make no cuts.
    pub minimax: bool,
    pub stops_at_win: bool,
    /// An order of the cells other than row by row.
    pub order: Option<[usize; 9]>,
}

/// The orders by their names.
pub const ORDERS: [(&str, [usize; 9]); 5] = [
    ("rows", [0, 1, 2, 3, 4, 5, 6, 7, 8]),
    ("rows-backwards", [8, 7, 6, 5, 4, 3, 2, 1, 0]),
    ("columns", [0, 3, 6, 1, 4, 7, 2, 5, 8]),
    ("columns-backwards", [8, 5, 2, 7, 4, 1, 6, 3, 0]),
    ("most-lines", [4, 0, 2, 6, 8, 1, 3, 5, 7]),
];

/// The result of such a search.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Said {
    pub best: Option<usize>,
    pub value: i32,
    pub nodes: u64,
    pub leaves: u64,
    /// The number of cuts, and of cuts that skipped a move.
    pub cuts: u64,
    pub cuts_of_moves: u64,
    /// The number of values found in the table.
    pub hits: u64,
    /// The finished boards that the search reached, each once.
    pub ends: HashSet<Cells>,
    /// The returned value of each move at the root.
    pub root: Vec<(usize, i32, Kind)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Exact,
    Least,
    Most,
}

struct Run {
    flags: BugFlags,
    said: Said,
    table: HashMap<Cells, (Kind, i32)>,
}

const INFINITE: i32 = 1_000;

pub fn ask(cells: Cells, flags: BugFlags) -> Said {
    let mut run = Run {
        flags,
        said: Said::default(),
        table: HashMap::new(),
    };
    run.said.value = run.visit(cells, 0, -INFINITE, INFINITE);
    run.said
}

/// Searches each move with a full window, and keeps the table between searches.
pub fn ask_for_each(cells: Cells, flags: BugFlags) -> Said {
    let mut run = Run {
        flags,
        said: Said::default(),
        table: HashMap::new(),
    };
    run.said.nodes = 1;
    for cell in flags.moves(cells) {
        run.visit(after(cells, cell), 1, -INFINITE, INFINITE);
    }
    run.said
}

impl BugFlags {
    /// Returns the board under which the table stores a position: the alphabetically first of its
    /// eight symmetric boards.
    fn entry(&self, cells: Cells) -> Cells {
        if !self.symmetry {
            return cells;
        }
        let turned = |cells: Cells| [6, 3, 0, 7, 4, 1, 8, 5, 2].map(|from| cells[from]);
        let mirrored = |cells: Cells| [2, 1, 0, 5, 4, 3, 8, 7, 6].map(|from| cells[from]);
        let mut now = cells;
        let mut least = cells;
        for _ in 0..4 {
            least = least.min(now).min(mirrored(now));
            now = turned(now);
        }
        least
    }

    fn moves(&self, cells: Cells) -> Vec<usize> {
        let mut moves = moves(cells);
        if let Some(order) = self.order {
            moves.sort_by_key(|cell| order.iter().position(|other| other == cell));
        }
        moves
    }
}

impl Run {
    fn visit(&mut self, cells: Cells, ply: i32, alpha: i32, beta: i32) -> i32 {
        self.said.nodes += 1;
        let flags = self.flags;
        if finished(cells) {
            self.said.leaves += 1;
            self.said.ends.insert(flags.entry(cells));
            let worth = end_score(cells, ply, !flags.plain);
            return if flags.wrong_side {
                from_mover(cells, worth)
            } else {
                worth
            };
        }
        if flags.table
            && let Some(&(kind, kept)) = self.table.get(&flags.entry(cells))
        {
            let value = kept - kept.signum() * ply;
            let enough = kind == Kind::Exact
                || kind == Kind::Least && value >= beta
                || kind == Kind::Most && value <= alpha;
            if enough || flags.table_without_bounds {
                self.said.hits += 1;
                return value;
            }
        }
        let value = self.look_below(cells, ply, alpha, beta);
        if flags.table {
            let kind = if value >= beta {
                Kind::Least
            } else if value <= alpha {
                Kind::Most
            } else {
                Kind::Exact
            };
            self.table
                .insert(flags.entry(cells), (kind, value + value.signum() * ply));
        }
        value
    }

    fn look_below(&mut self, cells: Cells, ply: i32, entered_alpha: i32, entered_beta: i32) -> i32 {
        let flags = self.flags;
        let maximising = (to_move(cells) == 'X') != flags.swapped;
        let (mut alpha, mut beta) = (entered_alpha, entered_beta);
        let mut best = if maximising { -INFINITE } else { INFINITE };
        let moves = flags.moves(cells);
        for (tried, &cell) in (1..).zip(&moves) {
            let next = after(cells, cell);
            let (given_alpha, given_beta) = match (flags.parent_bound_only, maximising) {
                _ if flags.minimax => (-INFINITE, INFINITE),
                (false, _) => (alpha, beta),
                (true, true) => (alpha, INFINITE),
                (true, false) => (-INFINITE, beta),
            };
            let value = self.visit(next, ply + 1, given_alpha, given_beta);
            if ply == 0 {
                let kind = if finished(next) {
                    Kind::Exact
                } else if value >= given_beta {
                    Kind::Least
                } else if value <= given_alpha {
                    Kind::Most
                } else {
                    Kind::Exact
                };
                self.said.root.push((cell, value, kind));
            }
            let better = if maximising {
                value > best
            } else {
                value < best
            };
            if better || flags.root_ties && ply == 0 && value == best {
                best = value;
                if ply == 0 {
                    self.said.best = Some(cell);
                }
            }
            if maximising {
                alpha = alpha.max(best);
            } else {
                beta = beta.min(best);
            }
            let crosses = alpha > beta || alpha == beta && !flags.strict_cut;
            let wins = if maximising { best > 0 } else { best < 0 };
            if crosses && !flags.minimax || wins && flags.stops_at_win {
                self.said.cuts += 1;
                self.said.cuts_of_moves += u64::from(tried < moves.len());
                break;
            }
        }
        if flags.fail_hard {
            best.clamp(entered_alpha, entered_beta)
        } else {
            best
        }
    }
}
