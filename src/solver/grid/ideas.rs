//! What the search knows beyond alpha-beta, each part with a switch and a counter.

ideas! {
    /// Which ideas a search uses. The score never depends on it; the number of nodes does. With
    /// [`NONE`](Self::NONE) it is alpha-beta with null windows.
    Ideas as "SearchIdea" of "the search for any board"

    /// What a search did. Of an idea it counts how often it answered a node.
    GridCounts {
        /// Positions entered, also those that an idea answers at once.
        nodes,
        /// Nodes at which a child's value ended the work on the others.
        cutoffs,
    }

    /// Keep what is proved about positions, and use it when they come up again.
    table as "table",
    /// By a bound in the table …
    counted;

    /// Keep positions that differ only by a turn or a reflection as one, in the first plies.
    symmetry as "symmetry",
    /// … that was kept for the position turned or reflected.
    counted;

    /// Win at once, block the opponent's win at once, and with gravity never prepare it.
    threats as "threats",
    /// By a win at once, or by two wins of the opponent that cannot both be blocked.
    counted;

    /// See a move after which two cells win. Needs [`threats`](Self::threats).
    double_threats as "doubleThreats",
    /// By a double threat of the mover's.
    counted;

    /// Stop where every line of the attacker's has a stone of the defender's.
    open_lines as "openLines",
    /// Because the attacker has no open line.
    counted;

    /// Stop where the defender can spoil every line that the attacker could still finish, by the
    /// weights of the lines; and ask, beside the other questions, whether a side that only blocks can
    /// spoil every line at all. Without gravity; the second needs [`table`](Self::table).
    potential as "potential",
    /// By the weights of the lines, or by pairs of cells and what else the search for a draw by blocking sees.
    counted;

    /// Stop where the opponent need only answer each move in its own column. With gravity.
    follow_up as "followUp",
    /// By answers in the same column.
    counted;

    /// Try the moves first that lie on the best open lines.
    ordering as "ordering",
    /// By the value of the move that the order put first, where there were others.
    counted;

    /// Look at what the table and the bounds say of all children before the first is entered.
    look_ahead as "lookAhead",
    /// By a look at the children before one was entered.
    counted;
}
