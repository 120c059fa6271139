//! Input that the build for 3×3 does not read.

mod convention;
mod ideas;
mod tree;
mod values;

pub use convention::convention;
pub use ideas::without;
pub use tree::tree;
pub use values::*;
