//! Which refinements a search uses, and how often each has saved it work.

/// The refinements that can be switched off. None changes a score.
///
/// The search is compiled once with all of them on ([`All`]) and once for a choice that is known only
/// when the program runs ([`Refinements`]).
pub(super) trait RefinementChoice: Copy {
    /// The choice as a value.
    fn chosen(self) -> Refinements;
}

/// Every refinement; the compiler leaves out the questions.
#[derive(Clone, Copy, Debug)]
pub(super) struct All;

impl RefinementChoice for All {
    #[inline(always)]
    fn chosen(self) -> Refinements {
        Refinements::ALL
    }
}

ideas! {
    /// A choice of refinements. With [`NONE`](Self::NONE) the search is alpha-beta with a table that always replaces.
    Refinements as "ConnectFourIdea" of "Connect Four's solver"

    /// How much a search has done, and how often each refinement has ended a part of it.
    ConnectFourCounts {
        /// Positions entered. Replies that were forced are not entered.
        nodes,
        /// Positions whose bounds the table or the number of stones decided at once.
        bounds,
    }

    /// A move that leaves the other side no safe reply ends the search of its position, before any
    /// move is entered: two winning cells that can be played, or one above the other.
    double_threats as "doubleThreats",
    /// Positions that ended with a double threat.
    counted;

    /// A position with a single safe move is not entered: the move is played at once.
    forced_replies as "forcedReplies",
    /// Forced replies that were played at once.
    counted;

    /// What a player proves who answers each stone in its own column. See the module `follow_up`.
    follow_up as "followUp",
    /// Positions that ended with a follow-up bound.
    counted;

    /// All positions after a move are looked up before any of them is entered.
    lookups_first as "lookupsFirst",
    /// Positions that ended because the table held a position after one of their moves.
    counted;

    /// Table buckets of two entries, of which the dearer stays.
    buckets_of_two as "bucketsOfTwo",
    /// Entries of the table that stayed because they were dearer than the new one.
    counted;

    /// A table that starts with 8 KB and grows slowly, and a small one for positions near the end.
    /// See the module `tables`.
    growing_table as "growingTable",
    /// How often a table has doubled.
    counted;

    /// Quick wins and losses are tried first, within a budget of nodes.
    short_horizons as "shortHorizons",
    /// Tries for a quick win or loss that closed in on the score.
    counted;

    /// Moves are ordered by more than the winning cells that they make and how near the middle they
    /// are: by what lies above the stone, the replies and the columns left odd.
    rich_order as "richOrder",
    /// Positions that ended with the move that the rich order put first, where there were others.
    counted;
}

impl RefinementChoice for Refinements {
    #[inline(always)]
    fn chosen(self) -> Refinements {
        self
    }
}
