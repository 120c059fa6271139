//! Work that stops when its budget is spent, and continues when the same question is asked again.

use std::cell::Cell;

use crate::wasm::input::Read;

/// The unfinished work of a call, with the question, newest first. Several are kept, so that
/// questions that alternate all get finished.
pub struct Continuation<Q, W, const KEPT: usize = 4>([Cell<Kept<Q, W>>; KEPT]);

/// A question and its unfinished work, if this slot is taken.
type Kept<Q, W> = Option<Box<(Q, W)>>;

impl<Q: PartialEq, W, const KEPT: usize> Continuation<Q, W, KEPT> {
    /// Starts without a question.
    pub const fn new() -> Continuation<Q, W, KEPT> {
        Continuation([const { Cell::new(None) }; KEPT])
    }

    /// Continues the work of the same question, or begins it. If the work is refused, the other
    /// questions are kept. `work` returns the answer, and what it needs to continue.
    pub fn go_on<T>(
        &self,
        question: Q,
        new: impl FnOnce(&Q) -> Read<W>,
        work: impl FnOnce(&Q, W) -> (T, Option<W>),
    ) -> Read<T> {
        // The work is taken out, because a clock or a listener of the caller can call this module
        // in between.
        let begun = match self.take(&question) {
            Some(begun) => begun,
            None => new(&question)?,
        };
        let (answer, left) = work(&question, begun);
        if let Some(left) = left {
            self.keep(question, left);
        }
        Ok(answer)
    }

    /// Finds a kept question for which `holds` is true.
    #[cfg(feature = "lab")]
    pub fn find_question(&self, holds: impl Fn(&Q) -> bool) -> Option<Q>
    where
        Q: Clone,
    {
        self.0.iter().find_map(|slot| {
            let kept = slot.take();
            let question = kept.as_ref().map(|kept| &kept.0);
            let question = question.filter(|question| holds(question)).cloned();
            slot.set(kept);
            question
        })
    }

    /// Takes out the unfinished work of a question.
    #[inline(never)] // all work with the solvers shares one copy
    pub fn take(&self, question: &Q) -> Option<W> {
        self.0.iter().find_map(|slot| match slot.take() {
            Some(kept) if kept.0 == *question => Some(kept.1),
            other => {
                slot.set(other);
                None
            }
        })
    }

    /// Forgets everything.
    pub fn clear(&self) {
        for slot in &self.0 {
            slot.take();
        }
    }

    /// Puts the newest question first, and moves the others along to the next free slot. The oldest
    /// is dropped.
    #[inline(never)]
    pub fn keep(&self, question: Q, begun: W) {
        let mut moves_on = Some(Box::new((question, begun)));
        for slot in &self.0 {
            moves_on = slot.replace(moves_on);
            if moves_on.is_none() {
                break;
            }
        }
    }
}
