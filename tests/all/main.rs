//! All tests of the Rust core, in one binary, which links only once and shares the brute force.
//!
//! Run `cargo test --test all`, or `cargo test --test all rules::` for one module. The tests of the
//! JavaScript API run in browsers, from `tests/web.rs`.
#![cfg(not(target_arch = "wasm32"))]

mod analysis;
mod bounds;
mod brute_force;
mod check;
mod counts;
mod deepening;
mod depth_limit;
mod grid;
mod judge;
mod lab;
mod layouts;
mod measure;
mod notation;
mod observers;
mod own_trees;
mod pause;
mod play;
mod protocol;
mod random_trees;
mod rules;
mod search;
mod solver;
mod terminal;
mod trace;
mod tree_map;
mod trees;
mod type_names;
mod variants;
