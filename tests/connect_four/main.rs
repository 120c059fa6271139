//! The solver of Connect Four, held against searches that are too plain to be wrong.

mod book;
mod ideas;
mod plain;
mod positions;
mod published;
mod scores;
mod stops;
