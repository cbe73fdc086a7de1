//! The index of a position in the book: a perfect hash, found by counting, mirror images once.
//!
//! The number of a position is made of the heights of its columns and the colours of its coins. So
//! the book stores no keys, and no entry can be mistaken for that of another position.
//!
//! The heights of the three left columns are a *flank*, and so are those of the three right ones;
//! both are read from the outside in, and a mirror image swaps them. Positions are ordered by their
//! number of coins, then by the height of the middle column, then by the two flanks, the one with
//! fewer coins (or the smaller number) first, then by the colours: the choice of the second
//! player's coins, ranked in the combinatorial number system.

use crate::connect4::Standard;
use crate::connect4::position::Coins;
use crate::connect4::solver::field::mirror;

/// The greatest number of coins that can be numbered.
pub const MAX_PLIES: u32 = 12;

/// The bits of a column.
const STRIDE: u32 = 7;
/// The height of a full column.
const ROWS: usize = 6;
/// How many different numbers of coins a flank can have.
const SUMS: usize = 3 * ROWS + 1;
/// How many flanks there are: each is a number to base 7, its outermost column first.
const FLANKS: usize = 7 * 7 * 7;

/// The coins of a position as the book numbers them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct NumberedCoins {
    /// The coins of the player who moves second in the game.
    second: u64,
    /// The coins of both players, at most [`MAX_PLIES`].
    all: u64,
}

impl NumberedCoins {
    /// Returns the coins of both players by the order in which they move in the game.
    pub(super) fn new(coins: Coins) -> Self {
        let all = coins.occupied();
        let second = if all.count_ones().is_multiple_of(2) { coins.opponent } else { coins.mover };
        Self { second, all }
    }

    /// Returns the coins as the player to move sees them.
    pub(super) fn coins(self) -> Coins {
        let first = self.second ^ self.all;
        if self.plies().is_multiple_of(2) {
            Coins { mover: first, opponent: self.second }
        } else {
            Coins { mover: self.second, opponent: first }
        }
    }

    /// Returns the number of coins.
    pub(super) fn plies(self) -> u32 {
        self.all.count_ones()
    }

    fn mirrored(self) -> Self {
        Self { second: mirror(Standard, self.second), all: mirror(Standard, self.all) }
    }

    /// Returns the number of the position among those with as many coins, the same for its mirror
    /// image.
    #[must_use]
    pub(super) fn number(self) -> u32 {
        let height = |column: u32| (self.all >> (column * STRIDE) & 0x3f).count_ones() as usize;
        let left = height(0) * 49 + height(1) * 7 + height(2);
        let right = height(6) * 49 + height(5) * 7 + height(4);
        let (sum_left, sum_right) =
            (height(0) + height(1) + height(2), height(6) + height(5) + height(4));
        let middle = height(3);
        let plies = self.plies();

        let (first, other, fewer, coins) = if (sum_left, left) <= (sum_right, right) {
            (left, right, sum_left, self)
        } else {
            (right, left, sum_right, self.mirrored())
        };
        let mut colouring = coins.colouring();
        if left == right {
            colouring = colouring.min(self.mirrored().colouring());
        }
        let more = plies as usize - middle - fewer;
        let before =
            blocks(plies).take_while(|block| (block.middle, block.fewer) != (middle, fewer));
        let (few, many) = (u32::from(FLANK.number[first]), u32::from(FLANK.number[other]));
        let pair = if fewer == more {
            many * (many + 1) / 2 + few
        } else {
            few * FLANK.count[more] + many
        };
        (before.map(|block| block.pairs).sum::<u32>() + pair) * colourings(plies) + colouring
    }

    /// Returns the number of the second player's coins among all choices of as many of these coins.
    fn colouring(self) -> u32 {
        let (mut rest, mut place, mut chosen, mut number) = (self.all, 0, 0, 0);
        while rest != 0 {
            if self.second & rest & rest.wrapping_neg() != 0 {
                chosen += 1;
                number += CHOOSE[place][chosen];
            }
            place += 1;
            rest &= rest - 1;
        }
        number
    }

    /// Returns the position with this number among those with so many coins, whether it can be
    /// reached or not.
    #[must_use]
    pub(super) fn with_number(plies: u32, number: u32) -> Self {
        let all = occupied(plies, number / colourings(plies));
        let mut colouring = number % colourings(plies);
        let mut second = 0;
        let mut chosen = plies as usize / 2;
        for place in (0..plies as usize).rev() {
            let ways = CHOOSE[place][chosen];
            if chosen > 0 && colouring >= ways {
                colouring -= ways;
                chosen -= 1;
                second |= nth_bit(all, place);
            }
        }
        Self { second, all }
    }
}

/// The flanks by number of coins.
struct Flanks {
    /// For each flank, its number among those with as many coins.
    number: [u8; FLANKS],
    /// How many flanks have so many coins.
    count: [u32; SUMS],
    /// The flanks with so many coins, by number.
    with: [[u16; 48]; SUMS],
}

/// All flanks, counted once by the compiler.
static FLANK: Flanks = count_flanks();

const fn count_flanks() -> Flanks {
    let mut flanks = Flanks { number: [0; FLANKS], count: [0; SUMS], with: [[0; 48]; SUMS] };
    let mut flank = 0;
    while flank < FLANKS {
        let sum = flank / 49 + flank / 7 % 7 + flank % 7;
        let number = flanks.count[sum];
        flanks.number[flank] = number as u8;
        flanks.with[sum][number as usize] = flank as u16;
        flanks.count[sum] += 1;
        flank += 1;
    }
    flanks
}

/// The binomial coefficients: `CHOOSE[n][k]` is the number of ways to choose k of n.
static CHOOSE: [[u32; MAX_PLIES as usize + 2]; MAX_PLIES as usize + 2] = pascal();

const fn pascal() -> [[u32; MAX_PLIES as usize + 2]; MAX_PLIES as usize + 2] {
    let mut choose = [[0; MAX_PLIES as usize + 2]; MAX_PLIES as usize + 2];
    let mut n = 0;
    while n < choose.len() {
        choose[n][0] = 1;
        let mut k = 1;
        while k <= n {
            choose[n][k] = choose[n - 1][k - 1] + choose[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    choose
}

/// The positions with the same height of the middle column and the same numbers of coins in the
/// flanks, colours left out.
#[derive(Clone, Copy)]
struct Block {
    /// The height of the middle column.
    middle: usize,
    /// The number of coins in the flank with fewer.
    fewer: usize,
    /// The number of coins in the other flank.
    more: usize,
    /// The number of pairs of flanks.
    pairs: u32,
}

/// Returns the blocks of all positions with this many coins, in their order.
fn blocks(plies: u32) -> impl Iterator<Item = Block> {
    let plies = plies as usize;
    (0..=ROWS.min(plies)).flat_map(move |middle| {
        let flanks = plies - middle;
        (flanks.saturating_sub(SUMS - 1)..=flanks / 2).map(move |fewer| {
            let more = flanks - fewer;
            Block { middle, fewer, more, pairs: pairs(fewer, more) }
        })
    })
}

/// Returns how many pairs of flanks with so many coins there are, mirror images once.
const fn pairs(fewer: usize, more: usize) -> u32 {
    let (few, many) = (FLANK.count[fewer], FLANK.count[more]);
    if fewer == more { few * (few + 1) / 2 } else { few * many }
}

/// Returns in how many ways so many coins can be coloured: the number of choices of the second
/// player's coins.
const fn colourings(plies: u32) -> u32 {
    CHOOSE[plies as usize][plies as usize / 2]
}

/// `BEFORE[n]`: how many numbers there are for positions with fewer than n coins.
static BEFORE: [u32; MAX_PLIES as usize + 2] = count_all();

const fn count_all() -> [u32; MAX_PLIES as usize + 2] {
    let mut before = [0; MAX_PLIES as usize + 2];
    let mut plies = 0;
    while plies < before.len() - 1 {
        // The same blocks as those of `blocks`, as a flank has room for 12 coins and more.
        let mut all = 0;
        let mut middle = 0;
        while middle <= ROWS && middle <= plies {
            let mut fewer = 0;
            while 2 * fewer <= plies - middle {
                all += pairs(fewer, plies - middle - fewer);
                fewer += 1;
            }
            middle += 1;
        }
        before[plies + 1] = before[plies] + all * colourings(plies as u32);
        plies += 1;
    }
    before
}

/// Returns how many numbers there are for positions with fewer coins than this, at most one more
/// than [`MAX_PLIES`].
#[must_use]
pub fn before(plies: u32) -> u32 {
    BEFORE[plies as usize]
}

/// Returns how many numbers there are for positions with this many coins, at most [`MAX_PLIES`].
///
/// Some belong to no position, because no order of moves leads to it or because it is finished.
#[must_use]
pub fn count(plies: u32) -> u32 {
    before(plies + 1) - before(plies)
}

/// Returns the coins of both players on the board whose heights have this number among those with
/// so many coins.
fn occupied(plies: u32, heights: u32) -> u64 {
    let mut pair = heights;
    let mut all = 0;
    for block in blocks(plies) {
        if pair >= block.pairs {
            pair -= block.pairs;
            continue;
        }
        let (few, many) = if block.fewer == block.more {
            let many = (0..FLANK.count[block.more])
                .take_while(|many| many * (many + 1) / 2 <= pair)
                .last()
                .unwrap_or(0);
            (pair - many * (many + 1) / 2, many)
        } else {
            (pair / FLANK.count[block.more], pair % FLANK.count[block.more])
        };
        let left = usize::from(FLANK.with[block.fewer][few as usize]);
        let right = usize::from(FLANK.with[block.more][many as usize]);
        let heights =
            [left / 49, left / 7 % 7, left % 7, block.middle, right % 7, right / 7 % 7, right / 49];
        for (column, height) in (0..).zip(heights) {
            all |= ((1 << height) - 1) << (column * STRIDE);
        }
        break;
    }
    all
}

/// Returns the set bit of a word above `place` lower ones.
fn nth_bit(word: u64, place: usize) -> u64 {
    let rest = (0..place).fold(word, |rest, _| rest & (rest - 1));
    rest & rest.wrapping_neg()
}

/// The byte of a number that belongs to no position.
pub(super) const NO_POSITION: u8 = 0x80;
/// The magic bytes at the start of a book.
pub(super) const HEADER: [u8; 7] = *b"plot4-b";

/// The byte of a score that is not known yet.
pub(super) const UNKNOWN: u8 = 0x7f;

/// Returns where the scores of the positions with this many coins begin.
pub(super) fn offset(plies: u32) -> usize {
    HEADER.len() + 1 + before(plies) as usize
}

/// Returns where the score of the position with these coins is, at most
/// [`MAX_PLIES`] of them.
pub(super) fn place(coins: Coins) -> usize {
    let numbered = NumberedCoins::new(coins);
    offset(numbered.plies()) + numbered.number() as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_coins_are_inverse_but_for_mirror_images() {
        for plies in 0..=7 {
            for number in 0..count(plies) {
                let numbered = NumberedCoins::with_number(plies, number);
                let NumberedCoins { second, all } = numbered;
                assert_eq!((all.count_ones(), second.count_ones()), (plies, plies / 2));
                assert_eq!(second & !all, 0);
                assert_eq!(NumberedCoins::new(numbered.coins()), numbered);
                let again = numbered.number();
                assert_eq!(numbered.mirrored().number(), again);
                let is_mirrored = numbered.mirrored() == NumberedCoins::with_number(plies, again);
                assert!(
                    again == number || is_mirrored,
                    "{plies} coins: {number} came back as {again}"
                );
            }
        }
    }

    #[test]
    fn there_are_as_many_numbers_as_the_blocks_have_room_for() {
        for plies in 0..=MAX_PLIES {
            assert_eq!(
                count(plies),
                blocks(plies).map(|block| block.pairs).sum::<u32>() * colourings(plies)
            );
        }
    }

    #[test]
    fn the_largest_numbers_fit() {
        assert_eq!(count(0), 1);
        assert_eq!(count(1), 4);
        let NumberedCoins { second, all } =
            NumberedCoins::with_number(MAX_PLIES, count(MAX_PLIES) - 1);
        assert_eq!((all.count_ones(), second.count_ones()), (12, 6));
    }
}
