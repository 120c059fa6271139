//! Writes yes-or-no answers as bytes. An answer takes fewer bits if its expected probability is
//! higher.
//!
//! This is a binary arithmetic coder. All answers together are one number, and each answer narrows
//! the interval of this number in proportion to its probability. I. Witten, R. Neal and J. Cleary,
//! *Arithmetic Coding for Data Compression* (1987); without carries as in M. Mahoney's lpaq (2007).

/// Stands for the probability 1.
pub(super) const CERTAIN: u32 = 1 << 16;

/// The interval of numbers that are still possible. The first bits are already written or read, and
/// these are the next 32.
struct Interval {
    least: u32,
    most: u32,
}

impl Interval {
    const WHOLE: Interval = Interval {
        least: 0,
        most: u32::MAX,
    };

    /// Returns the last number of the part that stands for yes.
    fn split(&self, yes: u32) -> u32 {
        let width = u64::from(self.most - self.least);
        self.least + (width * u64::from(yes) / u64::from(CERTAIN)) as u32
    }

    fn narrow(&mut self, split: u32, answer: bool) {
        if answer {
            self.most = split;
        } else {
            self.least = split + 1;
        }
    }

    /// Removes the first byte if it is the same for all numbers. Returns false if it is not.
    fn settles_byte(&mut self) -> bool {
        let settled = (self.least ^ self.most) >> 24 == 0;
        if settled {
            self.least <<= 8;
            self.most = self.most << 8 | 0xFF;
        }
        settled
    }
}

/// Writes answers.
pub(super) struct Writer {
    bytes: Vec<u8>,
    interval: Interval,
}

impl Writer {
    pub fn new() -> Writer {
        Writer {
            bytes: Vec::new(),
            interval: Interval::WHOLE,
        }
    }

    /// Writes an answer that was expected to be yes with this probability, which is neither 0 nor
    /// [`CERTAIN`].
    pub fn put(&mut self, yes: u32, answer: bool) {
        let split = self.interval.split(yes);
        self.interval.narrow(split, answer);
        loop {
            let first = (self.interval.least >> 24) as u8;
            if !self.interval.settles_byte() {
                return;
            }
            self.bytes.push(first);
        }
    }

    /// Returns all bytes. The last bytes are those of any number in the interval.
    pub fn finish(mut self) -> Vec<u8> {
        self.bytes.extend(self.interval.most.to_be_bytes());
        self.bytes
    }
}

/// Reads answers.
pub(super) struct Reader<'b> {
    bytes: &'b [u8],
    interval: Interval,
    /// The first 32 bits of the number that are not read yet.
    number: u32,
}

impl<'b> Reader<'b> {
    pub fn new(bytes: &'b [u8]) -> Reader<'b> {
        let mut reader = Reader {
            bytes,
            interval: Interval::WHOLE,
            number: 0,
        };
        for _ in 0..4 {
            reader.next_byte();
        }
        reader
    }

    /// Returns the next answer, which was expected to be yes with this probability.
    pub fn next(&mut self, yes: u32) -> bool {
        let split = self.interval.split(yes);
        let answer = self.number <= split;
        self.interval.narrow(split, answer);
        while self.interval.settles_byte() {
            self.next_byte();
        }
        answer
    }

    /// True if the bytes have no further answers.
    pub fn is_at_end(&self) -> bool {
        self.bytes.is_empty()
    }

    /// Reads the next byte. After the end of the bytes, all further bytes are 0.
    fn next_byte(&mut self) {
        let mut next = 0;
        if let [byte, rest @ ..] = self.bytes {
            (next, self.bytes) = (*byte, rest);
        }
        self.number = self.number << 8 | u32::from(next);
    }
}
