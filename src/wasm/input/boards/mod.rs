//! Input that the build for 3×3 does not read.

mod convention;
mod tree;
mod values;

pub use convention::convention;
pub use tree::tree;
pub use values::*;
