//! Counts the work of programs. Different searches have different numbers of nodes.
//!
//! [`families`] runs the searches of 3×3 that programs usually have, from the empty board and after
//! the first move. Practise looks up a visitor's number in a table of these counts.
//!
//! ```
//! use cutoff::games::tic_tac_toe::Board;
//! use cutoff::lab::tally::families;
//!
//! let of_minimax = &families(Board::EMPTY)[0];
//! assert_eq!(of_minimax.tally.nodes, 549_946);
//! ```

use std::collections::HashSet;

use super::bugs::{Bug, Misread};
use super::styles::UsualOrder;
use crate::game::Game;
use crate::games::tic_tac_toe::{Board, CellOrder, KEYS, PackedCell, SmallestKeys, TicTacToe};
use crate::order::Order;
use crate::search::{
    Algorithm, Convention, Draws, Observer, OutcomeScore, Recursive, Search, Table, Variant,
    Window, iterative_deepening,
};

/// Programs with the same counts. They differ only in their move order, their scores and the values
/// they return. Every combination of these has the same counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Family {
    /// The kind of search of these programs.
    pub kind: SearchKind,
    /// The counts of these programs.
    pub tally: Tally,
    /// The move orders of these programs.
    pub orders: Vec<UsualOrder>,
    /// The scores of these programs: true if a quick win has a higher score than a slow one.
    pub depth_aware: Vec<bool>,
    /// True if returned values are clamped into the window.
    pub fail_hard: Vec<bool>,
}

/// The counts of a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Nodes, or calls of the search function, including the root and the leaves.
    pub nodes: u64,
    /// Finished games among them.
    pub leaves: u64,
    /// Nodes with a cut, even at their last move.
    pub cuts: u64,
    /// The number of these nodes with a move left.
    pub cuts_of_moves: u64,
    /// Nodes whose value was in the transposition table; 0 without a table.
    pub hits: u64,
    /// Different finished games among the leaves, if there is a table. If the table stores finished
    /// games, each of them is searched once.
    pub ends: u64,
}

impl<M, S> Observer<M, S> for Tally {
    fn enter(&mut self, _: u32, _: Window<S>) {
        self.nodes += 1;
    }

    fn leaf(&mut self, _: u32, _: S) {
        self.leaves += 1;
    }

    fn cut_off(&mut self, _: u32, _: Window<S>, skipped: usize) {
        self.cuts += 1;
        self.cuts_of_moves += u64::from(skipped > 0);
    }
}

/// The different finished games that a search reaches.
struct Ends {
    root: Board,
    /// The moves on the path to the current node.
    path: Vec<PackedCell>,
    boards: HashSet<Board>,
}

impl Ends {
    fn new(root: Board) -> Ends {
        Ends {
            root,
            path: Vec::new(),
            boards: HashSet::new(),
        }
    }

    /// Returns the number of boards with different keys.
    fn count(self, key: impl Fn(Board) -> usize) -> u64 {
        let keys: HashSet<usize> = self.boards.into_iter().map(key).collect();
        keys.len() as u64
    }
}

impl<S> Observer<PackedCell, S> for Ends {
    fn descend(&mut self, ply: u32, mv: PackedCell) {
        self.path.truncate(ply as usize);
        self.path.push(mv);
    }

    fn leaf(&mut self, ply: u32, _: S) {
        let moves = &self.path[..ply as usize];
        let play = |board, &mv: &PackedCell| TicTacToe.play(board, mv);
        self.boards.insert(moves.iter().fold(self.root, play));
    }
}

/// The kind of a program's search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchKind {
    /// The algorithm.
    pub algorithm: Algorithm,
    /// The bug, or the unusual cut.
    pub bug: Option<Bug>,
    /// The positions that share an entry of the transposition table; `None` without a table.
    pub table: Option<Sharing>,
    /// True for iterative deepening.
    pub deepening: bool,
    /// True if a node stops after it has found a win.
    pub stops_at_win: bool,
    /// True if each move at the root is searched with a full window.
    pub window_for_each: bool,
}

/// The positions that share an entry of a transposition table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sharing {
    /// Equal ones.
    Equal,
    /// Rotated and mirrored ones too.
    Symmetric,
}

impl SearchKind {
    /// Returns all kinds that are compared, the most common first.
    pub fn all() -> Vec<SearchKind> {
        let minimax = SearchKind {
            algorithm: Algorithm::Minimax,
            bug: None,
            table: None,
            deepening: false,
            stops_at_win: false,
            window_for_each: false,
        };
        let changed = |mut kind: SearchKind, change: fn(&mut SearchKind)| {
            change(&mut kind);
            kind
        };
        let cut = changed(minimax, |kind| kind.algorithm = Algorithm::AlphaBeta);
        let table = |kind| changed(kind, |kind| kind.table = Some(Sharing::Equal));
        let symmetry = |kind| changed(kind, |kind| kind.table = Some(Sharing::Symmetric));
        let deepening = |kind| changed(kind, |kind| kind.deepening = true);
        let stops = |kind| changed(kind, |kind| kind.stops_at_win = true);
        let for_each = |kind| changed(kind, |kind| kind.window_for_each = true);
        let bug = |bug| SearchKind {
            bug: Some(bug),
            ..cut
        };
        let of_cut = [
            cut,
            bug(Bug::StrictCut),
            table(cut),
            stops(cut),
            bug(Bug::ParentBound),
            bug(Bug::Swapped),
            bug(Bug::WrongSide),
            table(bug(Bug::TableBounds)),
        ];
        let of_minimax = [
            minimax,
            table(minimax),
            stops(minimax),
            table(stops(minimax)),
            symmetry(minimax),
        ];
        let larger = [symmetry(cut), deepening(cut)];
        [&of_minimax[..], &of_cut, &larger, &of_cut.map(for_each)].concat()
    }

    /// True if returned values can be clamped. Other kinds return the values that they find.
    fn can_clamp(self) -> bool {
        let usual = matches!(self.bug, None | Some(Bug::StrictCut | Bug::ParentBound));
        let is_plain = !(self.table.is_some() || self.stops_at_win || self.deepening);
        self.algorithm == Algorithm::AlphaBeta && usual && is_plain
    }

    /// Counts a search of this kind.
    fn tally(self, start: Board, order: &CellOrder, depth_aware: bool, fail_hard: bool) -> Tally {
        let scores = match depth_aware {
            true => OutcomeScore::counting_plies(9),
            false => OutcomeScore::PLAIN,
        };
        if self.deepening {
            let search = Search::new(&TicTacToe, scores).with_order(order);
            let mut tally = Tally::default();
            iterative_deepening(&search, start, &Draws, &mut (), &mut tally);
            return tally;
        }
        let bug = self.bug;
        let misread = Misread { right: scores, bug };
        let search = Search::new(&TicTacToe, misread).with_order(order);
        let symmetries = (self.table == Some(Sharing::Symmetric)).then(SmallestKeys::new);
        let key = |board: Board| match &symmetries {
            Some(symmetries) => symmetries.key(board),
            None => board.key(),
        };
        let mut table = Table::new(KEYS, scores);
        if bug == Some(Bug::TableBounds) {
            table = table.with_bounds_as_values();
        }
        let mut decisions = Decisions {
            kind: self,
            convention: Convention {
                fail_hard,
                ..bug.map_or(Convention::default(), Bug::convention)
            },
            table: table.by(key),
            hits: 0,
        };
        let (mut tally, mut ends) = (Tally::default(), Ends::new(start));
        let mut observers = (&mut tally, &mut ends);
        if self.window_for_each {
            for mv in order.moves(&TicTacToe, start, 0) {
                Observer::<PackedCell, i32>::descend(&mut observers, 0, mv);
                let child = TicTacToe.play(start, mv);
                search.alpha_beta_in(Recursive, child, 1, &mut decisions, &mut observers);
            }
            tally.nodes += 1;
        } else {
            search.alpha_beta_in(Recursive, start, 0, &mut decisions, &mut observers);
        }
        Tally {
            hits: decisions.hits,
            ends: self.table.map_or(0, |_| ends.count(key)),
            ..tally
        }
    }
}

/// Returns the usual programs and their counts from a position, the most common first.
pub fn families(start: Board) -> Vec<Family> {
    let orders = UsualOrder::ALL.map(|order| (order, order.on_3x3()));
    let mut families = Vec::new();
    for kind in SearchKind::all() {
        let mut of_kind: Vec<Family> = Vec::new();
        for hard in [false, true] {
            if hard && !kind.can_clamp() {
                continue;
            }
            for depth_aware in [false, true] {
                let mut alike: Vec<Family> = Vec::new();
                for (order, cells) in &orders {
                    let tally = kind.tally(start, cells, depth_aware, hard);
                    match alike.iter_mut().find(|family| family.tally == tally) {
                        Some(family) => family.orders.push(*order),
                        None => alike.push(Family {
                            kind,
                            tally,
                            orders: vec![*order],
                            depth_aware: vec![depth_aware],
                            fail_hard: vec![hard],
                        }),
                    }
                }
                of_kind.extend(alike);
            }
        }
        merge(&mut of_kind, |family| &mut family.depth_aware);
        merge(&mut of_kind, |family| &mut family.fail_hard);
        families.extend(of_kind);
    }
    families
}

/// Merges the families that differ only in the property that `of` returns.
fn merge(families: &mut Vec<Family>, of: impl Fn(&mut Family) -> &mut Vec<bool>) {
    let mut merged: Vec<Family> = Vec::new();
    for mut family in families.drain(..) {
        let own = std::mem::take(of(&mut family));
        let same = merged.iter_mut().find(|other| {
            let mut other = (*other).clone();
            of(&mut other).clear();
            other == family
        });
        match same {
            Some(other) => of(other).extend(own),
            None => {
                *of(&mut family) = own;
                merged.push(family);
            }
        }
    }
    *families = merged;
}

/// The decisions of a program.
struct Decisions<T> {
    kind: SearchKind,
    convention: Convention,
    table: T,
    /// The number of answers from the table.
    hits: u64,
}

impl<T: Variant<Board, i32>> Variant<Board, i32> for Decisions<T> {
    fn closes(&self, window: Window<i32>) -> bool {
        let prunes = self.kind.algorithm == Algorithm::AlphaBeta;
        prunes && Variant::<Board, i32>::closes(&self.convention, window)
            || self.kind.stops_at_win && window.alpha > 0
    }

    fn hands_down(&self, window: Window<i32>) -> Window<i32> {
        match self.kind.algorithm {
            Algorithm::Minimax => Window::FULL,
            Algorithm::AlphaBeta => Variant::<Board, i32>::hands_down(&self.convention, window),
        }
    }

    fn returns(&self, entered: Window<i32>, best: i32) -> i32 {
        Variant::<Board, i32>::returns(&self.convention, entered, best)
    }

    fn probe(&mut self, position: Board, ply: u32, window: Window<i32>) -> Option<i32> {
        self.kind.table?;
        let value = self.table.probe(position, ply, window);
        self.hits += u64::from(value.is_some());
        value
    }

    fn store(&mut self, position: Board, ply: u32, entered: Window<i32>, value: i32) {
        if self.kind.table.is_some() {
            self.table.store(position, ply, entered, value);
        }
    }
}

/// Writes the programs' counts as comma-separated lines, one for each family. Practise reads them.
pub fn table() -> String {
    let mut text = String::from(HEAD);
    // From the empty board, and after X in a corner, on an edge and in the centre.
    for first in [None, Some(0), Some(1), Some(4)] {
        let cell = first.map(|cell| PackedCell::new(cell).expect("a cell"));
        let start = cell.map_or(Board::EMPTY, |cell| TicTacToe.play(Board::EMPTY, cell));
        for family in families(start) {
            // After a first move these counts identify little, because other programs share them by
            // chance.
            if first.is_none()
                || !(family.kind.table == Some(Sharing::Symmetric) || family.kind.deepening)
            {
                text.push_str(&first.map(|cell| cell.to_string()).unwrap_or_default());
                text.push_str(&family.fields());
            }
        }
    }
    text
}

const HEAD: &str =
    "first,algorithm,bug,traits,scores,returns,orders,nodes,leaves,cuts,cuts-of-moves,hits,ends\n";

impl Family {
    /// Writes the fields of a line after the first one.
    fn fields(&self) -> String {
        let Family { kind, tally, .. } = self;
        let traits = [
            kind.table.map(|sharing| match sharing {
                Sharing::Equal => "table",
                Sharing::Symmetric => "symmetry",
            }),
            kind.deepening.then_some("deepening"),
            kind.stops_at_win.then_some("stops-at-win"),
            kind.window_for_each.then_some("window-for-each"),
        ];
        let of_table = |count: u64| kind.table.map_or(String::new(), |_| count.to_string());
        let is = |names: [&'static str; 2], values: &[bool]| {
            words(values.iter().map(|&value| names[usize::from(value)]))
        };
        let algorithm = match kind.algorithm {
            Algorithm::Minimax => "minimax",
            Algorithm::AlphaBeta => "alpha-beta",
        };
        let fields = [
            algorithm.to_owned(),
            kind.bug.map_or("", Bug::name).to_owned(),
            words(traits.into_iter().flatten()),
            is(["plain", "depth-aware"], &self.depth_aware),
            is(["soft", "hard"], &self.fail_hard),
            words(self.orders.iter().map(|order| order.name())),
            tally.nodes.to_string(),
            tally.leaves.to_string(),
            tally.cuts.to_string(),
            tally.cuts_of_moves.to_string(),
            of_table(tally.hits),
            of_table(tally.ends),
        ];
        format!(",{}\n", fields.join(","))
    }
}

fn words(words: impl Iterator<Item = &'static str>) -> String {
    words.collect::<Vec<_>>().join(" ")
}
