//! A hash for positions. The hash of the standard library is safe against attacks, but would take
//! most of the time that a table needs.

use std::hash::Hasher;

/// A hasher that multiplies and mixes the words of a position.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct PositionHasher(u64);

impl Hasher for PositionHasher {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(byte.into());
        }
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = (self.0.rotate_left(5) ^ number).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }

    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }
}
