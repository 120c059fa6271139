//! A prefix code for scores: frequent ones get short words.
//!
//! D. Huffman, *A Method for the Construction of Minimum-Redundancy Codes* (1952). The words are
//! canonical: they follow from their lengths alone, so only those are stored.

use super::bits::{BitReader, Writer};
use crate::order::sort_few;

/// How many different scores there are: from −24 to 24.
pub(super) const SYMBOLS: usize = 49;
const ZERO: i32 = 24;

/// The length of each score's word in bits; 0 if it has none.
pub(super) type Lengths = [u8; SYMBOLS];

/// The best lengths for these scores.
pub(super) fn lengths(scores: &[i8]) -> Lengths {
    let mut counts = [0_u32; SYMBOLS];
    for &score in scores {
        counts[symbol(score)] += 1;
    }
    // Trees, each with its weight and the symbols at its leaves; the two lightest become one.
    let mut trees: Vec<(u32, Vec<usize>)> = (0..SYMBOLS)
        .filter(|&symbol| counts[symbol] > 0)
        .map(|symbol| (counts[symbol], vec![symbol]))
        .collect();
    let mut lengths = [0; SYMBOLS];
    if let [(_, only)] = &trees[..] {
        lengths[only[0]] = 1;
    }
    while trees.len() > 1 {
        trees.sort_by(|a, b| b.cmp(a));
        let (light, mut leaves) = trees.pop().expect("there are two");
        let (heavy, others) = trees.pop().expect("there are two");
        leaves.extend(others);
        for &leaf in &leaves {
            lengths[leaf] += 1;
        }
        trees.push((light + heavy, leaves));
    }
    lengths
}

/// Writes the words of these scores.
pub(super) fn encode(lengths: &Lengths, scores: &[i8]) -> Vec<u8> {
    let mut words = [(0, 0); SYMBOLS];
    for (word, length, symbol) in canonical(lengths) {
        words[symbol] = (word, length);
    }
    let mut writer = Writer::default();
    for &score in scores {
        let (word, length) = words[symbol(score)];
        writer.put(word, length);
    }
    writer.bytes
}

/// Reads `count` scores; `None` if the bytes are not exactly so many words.
pub(super) fn decode(lengths: &Lengths, bytes: &[u8], count: usize) -> Option<Vec<i8>> {
    // A word has at least one bit.
    if count > bytes.len() * 8 {
        return None;
    }
    let words: Vec<_> = canonical(lengths).collect();
    let mut reader = BitReader::new(bytes);
    let mut scores = Vec::with_capacity(count);
    for _ in 0..count {
        let (mut bits, mut length) = (0, 0);
        let symbol = loop {
            bits = bits << 1 | reader.next()?;
            length += 1;
            let word = words.iter().find(|&&(w, l, _)| (w, l) == (bits, length));
            if let Some(&(_, _, symbol)) = word {
                break symbol;
            }
            if length == u32::from(u8::MAX).min(31) {
                return None;
            }
        };
        scores.push((symbol as i32 - ZERO) as i8);
    }
    (reader.bytes_left() == 0).then_some(scores)
}

/// Each word with its length and symbol: shorter words first, equal ones by symbol, each the next
/// number.
fn canonical(lengths: &Lengths) -> impl Iterator<Item = (u32, u32, usize)> {
    let mut symbols: Vec<usize> = (0..SYMBOLS).filter(|&symbol| lengths[symbol] > 0).collect();
    sort_few(&mut symbols, |symbol| (lengths[symbol], symbol));
    let lengths = *lengths;
    let (mut next, mut last) = (0_u32, 0_u32);
    symbols.into_iter().map(move |symbol| {
        let length = u32::from(lengths[symbol]).min(31);
        let word = next.wrapping_shl(length - last);
        (next, last) = (word.wrapping_add(1), length);
        (word, length, symbol)
    })
}

fn symbol(score: i8) -> usize {
    (i32::from(score) + ZERO) as usize
}
