//! Checks every call to an observer against the order that `Observer` promises.

use cutoff::Side;
use cutoff::search::{Observer, Window};

const FULL: Window<i32> = Window::FULL;

/// The call that must come next, if the contract prescribes one.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Call {
    Enter,
    Improve(i32),
    Narrow(Window<i32>),
    CutOff,
    Leave(i32),
}

/// A node that has not been left.
struct Open<M> {
    window: Window<i32>,
    tried: Vec<M>,
    best: Option<i32>,
}

/// Checks each call against the contract, and panics at the first violation.
pub struct Protocol<M> {
    root: Side,
    prunes: bool,
    open: Vec<Open<M>>,
    due: Option<Call>,
    ended: bool,
}

impl<M> Protocol<M> {
    pub fn minimax(root: Side) -> Self {
        Protocol {
            root,
            prunes: false,
            open: Vec::new(),
            due: None,
            ended: false,
        }
    }

    pub fn alpha_beta(root: Side) -> Self {
        Protocol {
            prunes: true,
            ..Self::minimax(root)
        }
    }

    /// True once the root has been left.
    pub fn ended(&self) -> bool {
        self.ended
    }

    fn side(&self, ply: u32) -> Side {
        if ply.is_multiple_of(2) {
            self.root
        } else {
            self.root.opponent()
        }
    }

    /// Returns the open node at this ply, if no other call is due.
    fn here(&mut self, ply: u32, call: Option<Call>) -> &mut Open<M> {
        assert_eq!(self.open.len(), ply as usize + 1, "not the innermost node");
        if let Some(due) = self.due.take() {
            assert_eq!(Some(due), call, "something else is due");
        }
        self.open.last_mut().expect("a node is open")
    }

    /// Returns a node's window after its side is sure of a value, if that changes the window.
    fn narrowed(&self, ply: u32, value: i32) -> Option<Window<i32>> {
        let Window { alpha, beta } = self.open[ply as usize].window;
        let moves_a_bound = match self.side(ply) {
            Side::Max => value > alpha,
            Side::Min => value < beta,
        };
        let window = match self.side(ply) {
            Side::Max => Window { alpha: value, beta },
            Side::Min => Window { alpha, beta: value },
        };
        (self.prunes && moves_a_bound).then_some(window)
    }

    /// Returns the call that must follow a child's value, if any.
    fn after_child(&self, ply: u32, value: i32) -> Option<Call> {
        let better = match (self.open[ply as usize].best, self.side(ply)) {
            (None, _) => true,
            (Some(best), Side::Max) => value > best,
            (Some(best), Side::Min) => value < best,
        };
        better.then_some(Call::Improve(value))
    }
}

impl<M: PartialEq> Observer<M, i32> for Protocol<M> {
    fn enter(&mut self, ply: u32, window: Window<i32>) {
        assert_eq!(self.open.len(), ply as usize);
        assert!(!self.ended, "nothing comes after the root");
        match self.open.last() {
            Some(above) => {
                assert_eq!(self.due.take(), Some(Call::Enter), "no descent");
                assert_eq!(window, above.window, "the parent's window");
            }
            None => assert_eq!(window, FULL, "the root's window"),
        }
        self.open.push(Open {
            window,
            tried: Vec::new(),
            best: None,
        });
    }

    fn leaf(&mut self, ply: u32, value: i32) {
        let here = self.here(ply, None);
        assert!(here.tried.is_empty() && here.best.is_none());
        self.due = Some(Call::Leave(value));
    }

    fn descend(&mut self, ply: u32, mv: M) {
        let here = self.here(ply, None);
        assert!(!here.tried.contains(&mv), "a move is tried again");
        here.tried.push(mv);
        self.due = Some(Call::Enter);
    }

    fn improve(&mut self, ply: u32, mv: M, value: i32) {
        let here = self.here(ply, Some(Call::Improve(value)));
        assert!(here.tried.last() == Some(&mv), "another child's value");
        assert!(
            here.best.replace(value) != Some(value),
            "an equal value is no improvement"
        );
        self.due = self.narrowed(ply, value).map(Call::Narrow);
    }

    fn narrow(&mut self, ply: u32, window: Window<i32>) {
        let here = self.here(ply, Some(Call::Narrow(window)));
        assert_ne!(here.window, window, "nothing has changed");
        here.window = window;
        self.due = (window.alpha >= window.beta).then_some(Call::CutOff);
    }

    fn cut_off(&mut self, ply: u32, window: Window<i32>, _: usize) {
        let here = self.here(ply, Some(Call::CutOff));
        assert!(
            window.alpha >= window.beta,
            "cut although it could matter: {window:?}"
        );
        assert_eq!(here.window, window);
        self.due = Some(Call::Leave(here.best.expect("a child closed it")));
    }

    fn leave(&mut self, ply: u32, value: i32) {
        let here = self.here(ply, Some(Call::Leave(value)));
        assert!(here.best.is_none_or(|best| best == value));
        assert!(
            here.best.is_none() == here.tried.is_empty(),
            "a child whose value is lost"
        );
        self.open.pop();
        match ply.checked_sub(1) {
            Some(above) => self.due = self.after_child(above, value),
            None => self.ended = true,
        }
    }
}
