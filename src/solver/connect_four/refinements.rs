//! Which refinements a search uses, and how often each has saved it work.

/// The refinements that can be switched off. None changes a score.
///
/// The search is compiled once with all of them on ([`All`]) and once for a choice that is known only
/// when the program runs ([`Refinements`]).
pub(super) trait Choice: Copy {
    /// The choice as a value.
    fn chosen(self) -> Refinements;
}

/// Every refinement; the compiler leaves out the questions.
#[derive(Clone, Copy, Debug)]
pub(super) struct All;

impl Choice for All {
    #[inline(always)]
    fn chosen(self) -> Refinements {
        Refinements::ALL
    }
}

/// A choice of refinements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refinements {
    /// A move that leaves the other side no safe reply ends the search of its position, before any
    /// move is entered: two winning cells that can be played, or one above the other.
    pub double_threats: bool,
    /// A position with a single safe move is not entered: the move is played at once.
    pub forced_replies: bool,
    /// What a player proves who answers each stone in its own column. See the module `follow_up`.
    pub follow_up: bool,
    /// All positions after a move are looked up before any of them is entered.
    pub lookups_first: bool,
    /// Table buckets of two entries, of which the dearer stays.
    pub buckets_of_two: bool,
    /// A table that starts with 8 KB and grows slowly, and a small one for positions near the end.
    /// See the module `tables`.
    pub growing_table: bool,
    /// Quick wins and losses are tried first, within a budget of nodes.
    pub short_horizons: bool,
    /// Moves are ordered by more than the winning cells that they make and how near the middle they
    /// are: by what lies above the stone, the replies and the columns left odd.
    pub rich_order: bool,
}

impl Refinements {
    /// Every refinement.
    pub const ALL: Refinements = Refinements {
        double_threats: true,
        forced_replies: true,
        follow_up: true,
        lookups_first: true,
        buckets_of_two: true,
        growing_table: true,
        short_horizons: true,
        rich_order: true,
    };

    /// No refinement: alpha-beta with a table that always replaces.
    pub const NONE: Refinements = Refinements {
        double_threats: false,
        forced_replies: false,
        follow_up: false,
        lookups_first: false,
        buckets_of_two: false,
        growing_table: false,
        short_horizons: false,
        rich_order: false,
    };
}

impl Choice for Refinements {
    #[inline(always)]
    fn chosen(self) -> Refinements {
        self
    }
}

/// How much a search has done, and how often each refinement has ended a part of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Positions entered. Replies that were forced are not entered.
    pub nodes: u64,
    /// Positions that ended with a double threat.
    pub double_threats: u64,
    /// Forced replies that were played at once.
    pub forced_replies: u64,
    /// Positions that ended with a follow-up bound.
    pub follow_ups: u64,
    /// Positions that ended because the table held a position after one of their moves.
    pub lookups: u64,
    /// Positions whose bounds the table or the number of stones decided at once.
    pub bounds: u64,
    /// Positions that ended with the move that the rich order put first, where there were others.
    pub first_moves: u64,
    /// Tries for a quick win or loss that closed in on the score.
    pub short_horizons: u64,
    /// Entries of the table that stayed because they were dearer than the new one.
    pub kept: u64,
    /// How often a table has doubled.
    pub doublings: u64,
}
