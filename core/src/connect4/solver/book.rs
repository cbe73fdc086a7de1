//! The opening book: the exact scores of all positions with few coins.

mod index;
mod maker;

use std::fmt;
use std::sync::LazyLock;

pub use index::MAX_PLIES;
pub use maker::{Maker, Task};

use super::field::Field;
use crate::connect4::{Position, Standard};
use crate::packed;
use index::{HEADER, NO_POSITION, place};

/// The exact scores of all unfinished 7x6 positions up to a number of coins.
///
/// Its bytes are a header of 7 bytes, a byte with the greatest number of coins, and then a byte
/// with the score of each position, ordered by number of coins and then by the number that `index`
/// computes.
#[derive(Clone, Copy)]
pub struct Book {
    bytes: &'static [u8],
}

/// The book that is part of the program, unpacked at its first use; `plot4 book` made it.
static EMBEDDED: LazyLock<Book> = LazyLock::new(|| Book { bytes: packed::unpacked(PACKED).leak() });

/// The book as the build has packed `assets/book/7x6.book`.
static PACKED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/7x6.book.deflate"));

impl Book {
    /// Returns the book that is part of the program.
    #[must_use]
    pub fn embedded() -> &'static Self {
        &EMBEDDED
    }

    /// Returns the greatest number of coins of the positions in the book.
    #[must_use]
    pub fn plies(&self) -> u32 {
        self.bytes.get(HEADER.len()).map_or(0, |&plies| u32::from(plies))
    }

    /// Returns its size in bytes.
    #[must_use]
    pub const fn bytes(&self) -> usize {
        self.bytes.len()
    }

    /// Returns the exact score of a position to the player to move, or `None` if it is finished or
    /// has too many coins.
    #[must_use]
    pub fn score(&self, position: &Position<Standard>) -> Option<i32> {
        if position.plies() > self.plies() {
            return None;
        }
        let byte = *self.bytes.get(place(Standard::coins(position)))?;
        (byte != NO_POSITION).then_some(i32::from(byte.cast_signed()))
    }
}

impl fmt::Debug for Book {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Book of {} plies in {} bytes", self.plies(), self.bytes())
    }
}
