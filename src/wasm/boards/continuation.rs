//! Work that stops at its budget, and goes on when the same is asked again.

use std::cell::Cell;

use crate::wasm::input::Read;

/// The last work of a call that is not done, with what was asked.
pub struct Continuation<Q, W>(Cell<Option<(Q, W)>>);

impl<Q: PartialEq, W> Continuation<Q, W> {
    /// Nothing has been asked yet.
    pub const fn new() -> Continuation<Q, W> {
        Continuation(Cell::new(None))
    }

    /// Works on what the same question has begun, or on what is new. If that is refused, the last work is kept. The
    /// work gives the answer, and what is left to go on with.
    pub fn go_on<T>(
        &self,
        question: Q,
        new: impl FnOnce(&Q) -> Read<W>,
        work: impl FnOnce(&Q, W) -> (T, Option<W>),
    ) -> Read<T> {
        // Taken out: a clock or a listener of the caller's may call this module meanwhile.
        let begun = match self.0.take() {
            Some((asked, begun)) if asked == question => begun,
            last => new(&question).inspect_err(|_| self.0.set(last))?,
        };
        let (answer, left) = work(&question, begun);
        self.0.set(left.map(|left| (question, left)));
        Ok(answer)
    }
}
