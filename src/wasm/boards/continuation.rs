//! Work that stops at its budget, and goes on when the same is asked again.

use std::cell::Cell;

use crate::wasm::input::Read;

/// The last works of a call, each with what was asked, the newest first. There are a few, so that questions
/// asked in turn all come to their end.
pub struct Continuation<Q, W, const KEPT: usize = 4>([Cell<Kept<Q, W>>; KEPT]);

/// A question and what it has begun, if the place is taken.
type Kept<Q, W> = Option<Box<(Q, W)>>;

impl<Q: PartialEq, W, const KEPT: usize> Continuation<Q, W, KEPT> {
    /// Nothing has been asked yet.
    pub const fn new() -> Continuation<Q, W, KEPT> {
        Continuation([const { Cell::new(None) }; KEPT])
    }

    /// Works on what the same question has begun, or on what is new. If that is refused, all else is kept. The
    /// work gives the answer, and what is left to go on with.
    pub fn go_on<T>(
        &self,
        question: Q,
        new: impl FnOnce(&Q) -> Read<W>,
        work: impl FnOnce(&Q, W) -> (T, Option<W>),
    ) -> Read<T> {
        // Taken out: a clock or a listener of the caller's may call this module meanwhile.
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

    /// A question that is kept, and of which this holds.
    #[cfg(feature = "lab")]
    pub fn asked(&self, holds: impl Fn(&Q) -> bool) -> Option<Q>
    where
        Q: Clone,
    {
        self.0.iter().find_map(|place| {
            let kept = place.take();
            let asked = kept.as_ref().map(|kept| &kept.0);
            let asked = asked.filter(|asked| holds(asked)).cloned();
            place.set(kept);
            asked
        })
    }

    /// What the question has begun.
    #[inline(never)] // one copy for all that work with the solvers
    pub fn take(&self, question: &Q) -> Option<W> {
        self.0.iter().find_map(|place| match place.take() {
            Some(kept) if kept.0 == *question => Some(kept.1),
            other => {
                place.set(other);
                None
            }
        })
    }

    /// Forgets all that is kept.
    pub fn clear(&self) {
        for place in &self.0 {
            place.take();
        }
    }

    /// The newest takes the first place, and each moves on to the next, up to a free one. The oldest goes.
    #[inline(never)]
    pub fn keep(&self, question: Q, begun: W) {
        let mut moves_on = Some(Box::new((question, begun)));
        for place in &self.0 {
            moves_on = place.replace(moves_on);
            if moves_on.is_none() {
                break;
            }
        }
    }
}
