//! The solver of Connect Four, compared with searches that are too simple to be wrong.

mod book;
mod ideas;
mod plain;
mod positions;
mod published;
mod scores;
mod stops;
