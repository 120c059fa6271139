//! Fail-soft alpha-beta as in a textbook.

use super::{Cells, after, end_score, finished, to_move};

/// The nodes that alpha-beta visits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Visits {
    pub nodes: u64,
    pub leaves: u64,
    pub cutoffs: u64,
    pub deepest: u32,
}

/// A window that contains every score.
const FULL: (i32, i32) = (-100, 100);

/// Counts the visits of a search from a position, with a full window.
pub fn visits(cells: Cells, order: &[usize; 9], depth_aware: bool) -> Visits {
    let mut visits = Visits::default();
    alpha_beta(cells, order, depth_aware, 0, FULL, &mut visits);
    visits
}

/// Returns X's value of a position this number of plies below the root.
fn alpha_beta(
    cells: Cells,
    order: &[usize; 9],
    depth_aware: bool,
    ply: u32,
    (mut alpha, mut beta): (i32, i32),
    visits: &mut Visits,
) -> i32 {
    visits.nodes += 1;
    if finished(cells) {
        visits.leaves += 1;
        visits.deepest = visits.deepest.max(ply);
        return end_score(cells, ply as i32, depth_aware);
    }
    let maximising = to_move(cells) == 'X';
    let mut best = if maximising { FULL.0 } else { FULL.1 };
    for cell in order.iter().copied().filter(|&cell| cells[cell] == '.') {
        let next = after(cells, cell);
        let value = alpha_beta(next, order, depth_aware, ply + 1, (alpha, beta), visits);
        if maximising {
            best = best.max(value);
            alpha = alpha.max(best);
        } else {
            best = best.min(value);
            beta = beta.min(best);
        }
        if alpha >= beta {
            visits.cutoffs += 1;
            break;
        }
    }
    best
}
