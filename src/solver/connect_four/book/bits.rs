//! Bits one after the other in bytes, the highest of each byte first.

/// Writes bits.
#[derive(Default)]
pub(super) struct Writer {
    pub bytes: Vec<u8>,
    used: u32,
}

impl Writer {
    /// Writes the lowest `length` bits of `bits`, the highest of them first.
    pub fn put(&mut self, bits: u32, length: u32) {
        for i in (0..length).rev() {
            if self.used.is_multiple_of(8) {
                self.bytes.push(0);
            }
            let last = self.bytes.len() - 1;
            self.bytes[last] |= ((bits >> i & 1) as u8) << (7 - self.used % 8);
            self.used += 1;
        }
    }
}

/// Reads bits.
pub(super) struct BitReader<'b> {
    bytes: &'b [u8],
    used: usize,
}

impl<'b> BitReader<'b> {
    pub fn new(bytes: &'b [u8]) -> BitReader<'b> {
        BitReader { bytes, used: 0 }
    }

    /// The next bit, or `None` at the end.
    pub fn next(&mut self) -> Option<u32> {
        let byte = *self.bytes.get(self.used / 8)?;
        let bit = byte >> (7 - self.used % 8) & 1;
        self.used += 1;
        Some(u32::from(bit))
    }

    /// How many bytes have not been begun.
    pub fn bytes_left(&self) -> usize {
        self.bytes.len() - self.used.div_ceil(8)
    }
}
