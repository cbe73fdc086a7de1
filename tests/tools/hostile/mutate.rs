//! Bytes that are almost right: what a failing disk, an editor, another program or an attacker
//! makes of a file or of a line.

/// Numbers by chance that are the same for the same seed: the tool must be able to do again what it
/// did.
pub struct Chance(u64);

impl Chance {
    /// Returns the numbers of a seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Returns the next number (`SplitMix64`).
    pub const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^ (word >> 31)
    }

    /// Returns a number below another one, or 0.
    pub fn below(&mut self, most: usize) -> usize {
        usize::try_from(self.next() >> 1).unwrap_or_default() % most.max(1)
    }

    /// Returns one of several.
    pub fn of<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.below(all.len())]
    }

    /// Returns a place in so many bytes and one after it, mostly not far.
    fn range(&mut self, length: usize) -> std::ops::Range<usize> {
        let from = self.below(length + 1);
        let most = if self.below(8) == 0 { length } else { 24 };
        from..length.min(from + self.below(most + 1))
    }
}

/// Tokens that have made text readers stumble before.
const TOKENS: [&[u8]; 74] = [
    b"\x1b]52;c;aGk=\x07",
    b"\\u001b]52;c;aGk=\\u0007",
    "\u{9b}2J".as_bytes(),
    "\u{202e}".as_bytes(),
    "\u{2028}".as_bytes(),
    "\u{feff}".as_bytes(),
    "\u{85}".as_bytes(),
    b"\x0b",
    b"\0",
    b"\r",
    b"\n",
    b"\t",
    b"\xff",
    b"\xed\xa0\x80",
    b"\\ud800",
    b"\\u0000",
    b"null",
    b"true",
    b"[]",
    b"{}",
    b"\"\"",
    b"\"",
    b"\\",
    b"0",
    b"-0",
    b"-1",
    b"+1",
    b"1e999",
    b"1e-999",
    b"0.5",
    b"NaN",
    b"255",
    b"256",
    b"65536",
    b"4294967295",
    b"4294967296",
    b"9223372036854775808",
    b"18446744073709551615",
    b"18446744073709551616",
    b"99999999999999999999999999999999999999",
    b"\"version\":",
    b"\"version\":3,",
    b"\"moves\":\"44\",",
    b"\"moves\":[1,2,3],",
    b"\"setup\":{},",
    b"\"seats\":{\"red\":\"perfect\",\"yellow\":\"search:9\"},",
    b"\"variations\":[{\"after\":0,\"moves\":[1]}],",
    b"\"shown\":999999999999,",
    b"\"game\":\"gomoku\",",
    b"\"game\":\"connect4\",",
    b";B[hh]",
    b";W[]",
    b"(;GM[4]SZ[5]",
    b"SZ[15:19]",
    b"pass",
    b"7x6",
    b"H8",
    b"red",
    b"\"game\":\"go\",",
    b"\"game\":\"checkers\",",
    b"(;GM[1]SZ[9]",
    b"AB[aa][bb:ee]",
    b";B[tt]",
    b"HA[9]",
    b"KM[-999.5]",
    b"resign",
    b"dead D4",
    b"11-15",
    b"15x22x29",
    b"[FEN \"B:W18,K24,K1-12:B12,K5\"]",
    b"[GameType \"21\"]",
    b"1-0",
    b"{ $9 } (1.",
    b"C[",
];

/// Tokens that are repeated to nest deeply or to grow large.
const NESTS: [&[u8]; 11] = [
    b"(",
    b"{",
    b"[",
    b"{\"a\":",
    b"(;",
    b"(;B[hh]",
    b"[[],",
    b"\"",
    b"{\"variations\":[",
    b"4",
    b"red ",
];

/// The largest thing that is made of a small one, in bytes: more than any file that is read.
const MOST: usize = 1_300_000;

/// Returns bytes that are almost those of one of the seeds.
pub fn mutated(seeds: &[Vec<u8>], chance: &mut Chance) -> Vec<u8> {
    let mut bytes = chance.of(seeds).clone();
    for _ in 0..=chance.below(4) {
        mutate(&mut bytes, seeds, chance);
    }
    bytes.truncate(MOST);
    bytes
}

/// Makes a change to bytes.
fn mutate(bytes: &mut Vec<u8>, seeds: &[Vec<u8>], chance: &mut Chance) {
    let range = chance.range(bytes.len());
    match chance.below(12) {
        0 if !bytes.is_empty() => {
            let at = chance.below(bytes.len());
            bytes[at] ^= 1 << chance.below(8);
        }
        1 if !bytes.is_empty() => {
            let at = chance.below(bytes.len());
            bytes[at] = chance.next().to_le_bytes()[0];
        }
        2 => drop(bytes.drain(range)),
        3 => {
            let copy = bytes[range.clone()].to_vec();
            drop(bytes.splice(range.start..range.start, copy));
        }
        4 => bytes.truncate(range.start),
        5 | 6 => drop(bytes.splice(range.clone(), chance.of(&TOKENS).iter().copied())),
        7 => drop(bytes.splice(range.start..range.start, chance.of(&TOKENS).iter().copied())),
        8 => {
            // Two files, the first up to here, the second from there on.
            let other = chance.of(seeds);
            let from = chance.below(other.len() + 1);
            bytes.truncate(range.start);
            bytes.extend_from_slice(&other[from..]);
        }
        9 => number(bytes, chance),
        10 if chance.below(20) == 0 => {
            let nest = chance.of(&NESTS);
            let count = 1 << chance.below(18);
            drop(bytes.splice(range.start..range.start, nest.repeat(count.min(MOST / nest.len()))));
        }
        11 if chance.below(20) == 0 && !range.is_empty() => {
            let copy = bytes[range.clone()].repeat((MOST / range.len()).min(1 << chance.below(17)));
            drop(bytes.splice(range, copy));
        }
        _ => {
            let other = chance.range(bytes.len());
            let copy = bytes[other].to_vec();
            drop(bytes.splice(range, copy));
        }
    }
}

/// Puts another number in the place of one.
fn number(bytes: &mut Vec<u8>, chance: &mut Chance) {
    let digits: Vec<usize> = (0..bytes.len()).filter(|&at| bytes[at].is_ascii_digit()).collect();
    if digits.is_empty() {
        return;
    }
    let from = *chance.of(&digits);
    let to = (from..bytes.len()).find(|&at| !bytes[at].is_ascii_digit()).unwrap_or(bytes.len());
    let number = match chance.below(4) {
        0 => chance.next().to_string(),
        1 => chance.below(30).to_string(),
        2 => format!("-{}", chance.below(300)),
        _ => "9".repeat(1 + chance.below(400)),
    };
    drop(bytes.splice(from..to, number.into_bytes()));
}
