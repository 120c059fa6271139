//! The report of the check as one JSON object, for programs.

use cutoff::games::{BoardGame, letter};
use cutoff::lab::judge::WrongMove;
use cutoff::solver::grid::ProvedResult;
use serde_json::{Value, json};

use crate::report::{CheckReport, Exit};
use crate::words::refutation;

impl CheckReport {
    /// Writes the report as one JSON object.
    pub fn json(&self) -> String {
        let findings = &self.findings;
        let object = json!({
            "game": self.grid.to_string(),
            "positions": self.position_count,
            "side": self.side.map(letter),
            "asked": findings.positions,
            "answered": findings.answered,
            "illegal": self.illegal.count,
            "wrong": findings.wrong,
            "slower": findings.slower,
            "hung": self.hung.count,
            "died": self.died.count,
            "unasked": self.extra_lines.count,
            "first": findings.smallest.as_ref().map(|first| self.wrong_json(first)),
            "bugs": self.bugs.iter().map(|way| way.bug.name()).collect::<Vec<_>>(),
            "slips": self.slips.iter().map(|way| way.slip.name()).collect::<Vec<_>>(),
            "nodes": self.nodes,
            "right": self.exit() == Exit::Right,
            "says": self.sentences(),
        });
        format!("{object}\n")
    }

    fn wrong_json(&self, first: &WrongMove) -> Value {
        let review = &first.review;
        let result = |proved: Option<ProvedResult>| {
            proved.map(|result| json!({ "outcome": result.verdict.name(), "plies": result.plies }))
        };
        json!({
            "board": self.grid.board_text(first.position),
            "player": letter(review.player),
            "move": review.mv.index(),
            "best": review.best.index(),
            "before": result(review.before),
            "after": result(review.after),
            "refutation": refutation(review).iter().map(|cell| cell.index()).collect::<Vec<_>>(),
        })
    }
}
