//! quick driver
use super::node::{Node, win_with_next};
use super::refinements::{All, Counts};
use super::search::Search;
use super::shape::*;

pub struct Quick(Search<SevenBySix, All>);

impl Quick {
    pub fn new(bytes: usize) -> Quick {
        Quick(Search::new(SevenBySix, All, bytes))
    }
    pub fn counts(&self) -> Counts {
        self.0.counts
    }
    pub fn bytes(&self) -> usize {
        self.0.table.bytes()
    }
    pub fn clear(&mut self) {
        self.0.table.clear()
    }
    pub fn solve(&mut self, columns: &[u8]) -> i32 {
        let s = SevenBySix;
        let (mut mover, mut taken) = (0u64, 0u64);
        for &c in columns {
            let mv = (taken + (1 << (c as u32 * 7))) & (127u64 << (c as u32 * 7)) & !taken;
            let opp = mover ^ taken;
            mover = opp;
            taken |= mv;
        }
        let n = taken.count_ones() as i32;
        if n == s.cells() { return 0; }
        let Some(node) = Node::new(s, mover, taken) else {
            return win_with_next(s, n);
        };
        if node.safe == 0 {
            return if n + 1 == s.cells() {0} else {-win_with_next(s, n + 1)};
        }
        if n + 2 >= s.cells() {
            return 0;
        }
        let mut least = -win_with_next(s, n + 3);
        let mut most = win_with_next(s, n + 2);
        let budget = std::env::var("B").map(|x| x.parse().unwrap()).unwrap_or(100u64);
        let start = self.0.counts.nodes;
        let mut quick = true;
        let mut side = true;
        while least < most {
            let beta;
            if quick {
                beta = if side { most } else { least + 1 };
                side = !side;
                self.0.limit = start + budget * (42 - n) as u64;
            } else {
                self.0.limit = u64::MAX;
                beta = if least < 0 && most > 0 { if most > -least {1} else {0} }
                 else { least + (most - least + 1) / 2 };
            }
            let score = self.0.compare(node, beta);
            if self.0.stopped {
                self.0.stopped = false;
                quick = false;
                continue;
            }
            if score >= beta { least = score } else { most = score }
        }
        least
    }
}
