//! What the search knows beyond alpha-beta, each part with a switch and a counter.

/// Which ideas a search uses. The score never depends on it; the number of nodes does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ideas {
    /// Keep what is proved about positions, and use it when they come up again.
    pub table: bool,
    /// Keep positions that differ only by a turn or a reflection as one, in the first plies.
    pub symmetry: bool,
    /// Win at once, block the opponent's win at once, and with gravity never prepare it.
    pub threats: bool,
    /// See a move after which two cells win. Needs [`threats`](Self::threats).
    pub double_threats: bool,
    /// Stop where every line of the attacker's has a stone of the defender's.
    pub open_lines: bool,
    /// Stop where the defender can spoil every line that the attacker could still finish, by the
    /// weights of the lines; and ask, beside the other questions, whether a side that only blocks can
    /// spoil every line at all. Without gravity; the second needs [`table`](Self::table).
    pub potential: bool,
    /// Stop where the opponent need only answer each move in its own column. With gravity.
    pub follow_up: bool,
    /// Try the moves first that lie on the best open lines.
    pub ordering: bool,
    /// Look at what the table and the bounds say of all children before the first is entered.
    pub look_ahead: bool,
}

impl Ideas {
    /// All of them.
    pub const ALL: Ideas = Ideas {
        table: true,
        symmetry: true,
        threats: true,
        double_threats: true,
        open_lines: true,
        potential: true,
        follow_up: true,
        ordering: true,
        look_ahead: true,
    };

    /// Alpha-beta with null windows and nothing else.
    pub const NONE: Ideas = Ideas {
        table: false,
        symmetry: false,
        threats: false,
        double_threats: false,
        open_lines: false,
        potential: false,
        follow_up: false,
        ordering: false,
        look_ahead: false,
    };
}

/// What a search did. Each counter but the first two says how often an idea answered a node.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GridCounts {
    /// Positions entered, also those that an idea answers at once.
    pub nodes: u64,
    /// Nodes at which a child's value ended the work on the others.
    pub cutoffs: u64,
    /// By a bound in the table …
    pub table: u64,
    /// … that was kept for the position turned or reflected.
    pub symmetry: u64,
    /// By a win at once, or by two wins of the opponent that cannot both be blocked.
    pub threats: u64,
    /// By a double threat of the mover's.
    pub double_threats: u64,
    /// Because the attacker has no open line.
    pub open_lines: u64,
    /// By the weights of the lines, or by pairs of cells and what else the search for a draw by blocking sees.
    pub potential: u64,
    /// By answers in the same column.
    pub follow_up: u64,
    /// By the value of the move that the order put first, where there were others.
    pub ordering: u64,
    /// By a look at the children before one was entered.
    pub look_ahead: u64,
}
