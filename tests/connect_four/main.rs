//! Compares the solver of Connect Four with searches that are too simple to be wrong.

mod book;
mod follow_up;
mod plain;
mod positions;
mod published;
mod scores;
mod stops;
