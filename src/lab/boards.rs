//! What one can learn about a position or a game of any board, by exact results alone.
//!
//! | module | what it answers |
//! | --- | --- |
//! | [`review`] | which moves of a game changed its result or its length, and how that is refuted |
//! | [`find`] | positions with a single move that wins or saves the game |
//! | [`trap`] | which of equally good moves leaves the fewest replies that hold |
//! | [`reason`] | what is to be seen in a position without a search |
//!
//! The results are proved by a [`Session`](crate::solver::session::Session). Each question but the last
//! takes a function that says whether there is more time. What is proved when the time is over stays
//! in the session, and the same question goes on from there.
//!
//! ```
//! use cutoff::lab::boards::review::{Change, review};
//! use cutoff::solver::session::{Session, Settings};
//!
//! let mut session = Session::new("5x4k4g".parse()?, Settings::default());
//! let start = session.grid().start();
//! let (_, moves) = session.grid().play_text("22334").expect("legal moves");
//! let review = review(&mut session, None, start, &moves, || true);
//! assert!(review.done);
//! let slips = review.moves.iter().filter(|mv| mv.changed == Some(Change::Result));
//! assert_eq!(slips.map(|mv| mv.index).collect::<Vec<_>>(), [2, 3]);
//! assert_eq!(review.moves[3].refutation.len(), 3); // two stones side by side, open on both sides
//! # Ok::<(), cutoff::games::grid::NameError>(())
//! ```

mod asker;
pub mod find;
pub mod reason;
pub mod review;
pub mod trap;
