//! A compact code for endgame values: each value is predicted from those near it, and only
//! surprises cost much (adaptive binary range coding, as in LZMA).

use super::Value;
use super::number::Material;

/// The bits of a probability.
const BITS: u32 = 15;
/// How slowly a probability adapts.
const RATE: u32 = 5;
/// Below this the range is renewed.
const LEAST: u32 = 1 << 24;
/// The number of contexts in which a value can stand, for each material.
const CONTEXTS: usize = 81;

/// The expected symbols, in each context.
struct Model {
    /// The odds that a value is not the one before it.
    other: Vec<u16>,
    /// The odds that, of the two other values, it is the second.
    second: Vec<u16>,
}

impl Model {
    fn new() -> Self {
        let even = 1 << (BITS - 1);
        Self { other: vec![even; CONTEXTS], second: vec![even; CONTEXTS] }
    }
}

/// Returns the context of a number: the values before it.
fn context(values: &[u8], stride: usize) -> usize {
    let at =
        |back: usize| values.len().checked_sub(back).map_or(2, |index| usize::from(values[index]));
    at(1) + 3 * at(stride.max(1)) + 9 * at(stride.max(1) + 1) + 27 * at(2)
}

/// Returns the two values that are not this one.
const fn others(value: u8) -> [u8; 2] {
    [(value + 1) % 3, (value + 2) % 3]
}

/// Returns the bytes of the values of materials, one after the other; a value that does not matter
/// is `None`.
#[must_use]
pub fn encode(materials: impl Iterator<Item = (Material, Vec<Option<Value>>)>) -> Vec<u8> {
    let mut encoder = Encoder::default();
    for (material, values) in materials {
        let stride = material.stride() as usize;
        let mut model = Model::new();
        let mut written: Vec<u8> = Vec::with_capacity(values.len());
        for value in values {
            let context = context(&written, stride);
            let before = written.last().copied().unwrap_or(2);
            let (other, second) = (&mut model.other[context], &mut model.second[context]);
            // A value that does not matter becomes the cheapest one.
            let value = value.map_or_else(
                || {
                    if *other > 1 << (BITS - 1) {
                        others(before)[usize::from(*second > 1 << (BITS - 1))]
                    } else {
                        before
                    }
                },
                |value| value as u8,
            );
            encoder.bit(other, value != before);
            if value != before {
                encoder.bit(second, value == others(before)[1]);
            }
            written.push(value);
        }
    }
    encoder.finish()
}

/// Calls `found` with the values of each material, unpacked from bytes.
pub fn decode(
    bytes: &[u8],
    materials: impl Iterator<Item = Material>,
    mut found: impl FnMut(Material, &[u8]),
) {
    let mut decoder = Decoder::new(bytes);
    for material in materials {
        let stride = material.stride() as usize;
        let mut model = Model::new();
        let mut values: Vec<u8> = Vec::with_capacity(material.numbers() as usize);
        for _ in 0..material.numbers() {
            let context = context(&values, stride);
            let before = values.last().copied().unwrap_or(2);
            let is_other = decoder.bit(&mut model.other[context]);
            let value = if is_other {
                others(before)[usize::from(decoder.bit(&mut model.second[context]))]
            } else {
                before
            };
            values.push(value);
        }
        found(material, &values);
    }
}

/// Moves a probability toward what has happened.
fn learn(odds: &mut u16, bit: bool) {
    // It never becomes certain.
    if bit {
        *odds += ((1 << BITS) - *odds) >> RATE;
    } else {
        *odds -= *odds >> RATE;
    }
}

/// Writes bits by their odds.
struct Encoder {
    low: u64,
    range: u32,
    /// A byte that may still be raised by a carry, and how many bytes of 255 follow it.
    held: Option<u8>,
    full: usize,
    bytes: Vec<u8>,
}

impl Default for Encoder {
    fn default() -> Self {
        Self { low: 0, range: u32::MAX, held: None, full: 0, bytes: Vec::new() }
    }
}

impl Encoder {
    fn bit(&mut self, odds: &mut u16, bit: bool) {
        let bound = (self.range >> BITS) * u32::from(*odds);
        if bit {
            self.range = bound;
        } else {
            self.low += u64::from(bound);
            self.range -= bound;
        }
        learn(odds, bit);
        while self.range < LEAST {
            self.range <<= 8;
            self.shift();
        }
    }

    /// Moves a byte out of `low`.
    #[expect(clippy::cast_possible_truncation, reason = "a byte is taken on purpose")]
    fn shift(&mut self) {
        let carry = (self.low >> 32) as u8;
        let byte = (self.low >> 24) as u8;
        if carry == 1 || byte != u8::MAX {
            if let Some(held) = self.held {
                self.bytes.push(held.wrapping_add(carry));
            }
            self.bytes.extend(std::iter::repeat_n(u8::MAX.wrapping_add(carry), self.full));
            (self.held, self.full) = (Some(byte), 0);
        } else {
            self.full += 1;
        }
        self.low = (self.low << 8) & 0xFFFF_FFFF;
    }

    fn finish(mut self) -> Vec<u8> {
        for _ in 0..5 {
            self.shift();
        }
        self.bytes
    }
}

/// Reads the output of an [`Encoder`].
struct Decoder<'a> {
    bytes: &'a [u8],
    code: u32,
    range: u32,
}

impl<'a> Decoder<'a> {
    fn new(bytes: &'a [u8]) -> Self {
        let mut decoder = Self { bytes, code: 0, range: u32::MAX };
        for _ in 0..4 {
            decoder.code = decoder.code << 8 | decoder.byte();
        }
        decoder
    }

    fn byte(&mut self) -> u32 {
        let Some((&first, rest)) = self.bytes.split_first() else {
            return 0;
        };
        self.bytes = rest;
        first.into()
    }

    #[inline]
    fn bit(&mut self, odds: &mut u16) -> bool {
        let bound = (self.range >> BITS) * u32::from(*odds);
        let bit = self.code < bound;
        if bit {
            self.range = bound;
        } else {
            self.code -= bound;
            self.range -= bound;
        }
        learn(odds, bit);
        while self.range < LEAST {
            self.range <<= 8;
            self.code = self.code << 8 | self.byte();
        }
        bit
    }
}
