//! What the solver must know of a board: its measures, some masks, and where lines are completed.

use std::fmt;

use super::book::Book;
use crate::core::connect4::{Position, Shape, Size, Standard};
use crate::core::window::runs;

/// The most columns a field of 64 bits can have: 4 rows and the spare bit take 5 bits a column.
pub(super) const MAX_COLUMNS: usize = 12;

/// A board whose (rows + 1) x columns fits in 64 bits, as the solver sees it.
///
/// The solver is written once over this trait: [`Standard`] has constants for all it returns, [`Compact`] takes them at run
/// time. The cells are laid out as in [`Position`].
pub trait Field: Copy + Eq + fmt::Debug + Send + Sync + 'static {
    /// The measures of its positions.
    type Shape: Shape;

    /// Returns the measures.
    fn shape(self) -> Self::Shape;

    /// Returns the coins of the player to move and of the other one.
    fn words(position: &Position<Self::Shape>) -> (u64, u64);

    /// Returns the lowest cells of all columns.
    fn bottom(self) -> u64;

    /// Returns all cells, without the spare bits.
    fn board(self) -> u64;

    /// Returns every second cell of each column, beginning with the topmost: on 7x6 those of the even rows.
    ///
    /// They are the cells that a player gets who answers every coin with one on top of it, in columns with room for an even
    /// number of coins.
    fn answers(self) -> u64;

    /// Returns the columns at each of the three smallest distances from the middle, the nearest first.
    fn middle(self) -> [u64; 3];

    /// Returns the score that a book has of a position, or `None` if it has none.
    fn look_up(_book: &Book, _position: &Position<Self::Shape>) -> Option<i32> {
        None
    }
}

/// Returns the masks of a board, as [`Field`] names them: bottom, cells, answers, middle.
const fn masks(columns: u32, rows: u32) -> (u64, u64, u64, [u64; 3]) {
    let stride = rows + 1;
    let (mut bottom, mut cells, mut answers, mut middle) = (0, 0, 0, [0; 3]);
    let mut column = 0;
    while column < columns {
        bottom |= 1 << (column * stride);
        let mut row = 0;
        while row < rows {
            cells |= 1 << (column * stride + row);
            if (rows - row) % 2 == 1 {
                answers |= 1 << (column * stride + row);
            }
            row += 1;
        }
        let distance = (2 * column).abs_diff(columns - 1) / 2;
        if distance < 3 {
            middle[distance as usize] |= ((1 << rows) - 1) << (column * stride);
        }
        column += 1;
    }
    (bottom, cells, answers, middle)
}

/// The masks of 7x6.
const STANDARD: (u64, u64, u64, [u64; 3]) = masks(7, 6);

impl Field for Standard {
    type Shape = Self;

    #[inline(always)]
    fn shape(self) -> Self {
        self
    }

    fn words(position: &Position<Self>) -> (u64, u64) {
        (position.mover(), position.waiter())
    }

    #[inline(always)]
    fn bottom(self) -> u64 {
        STANDARD.0
    }

    #[inline(always)]
    fn board(self) -> u64 {
        STANDARD.1
    }

    #[inline(always)]
    fn answers(self) -> u64 {
        STANDARD.2
    }

    #[inline(always)]
    fn middle(self) -> [u64; 3] {
        STANDARD.3
    }

    fn look_up(book: &Book, position: &Position<Self>) -> Option<i32> {
        book.score(position)
    }
}

/// A board of any size that fits in 64 bits, 7x6 with another line length among them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Compact {
    size: Size,
    bottom: u64,
    cells: u64,
    answers: u64,
    middle: [u64; 3],
}

impl Compact {
    /// Returns the field of this size, or `None` if (rows + 1) x columns is more than 64.
    #[must_use]
    pub fn new(size: Size) -> Option<Self> {
        let (columns, rows) = (u32::from(size.columns()), u32::from(size.rows()));
        let (bottom, cells, answers, middle) = (columns * (rows + 1) <= u64::BITS).then(|| masks(columns, rows))?;
        Some(Self { size, bottom, cells, answers, middle })
    }
}

impl Field for Compact {
    type Shape = Size;

    #[inline(always)]
    fn shape(self) -> Size {
        self.size
    }

    #[expect(clippy::cast_possible_truncation, reason = "a compact board lies in the lowest 64 bits")]
    fn words(position: &Position<Size>) -> (u64, u64) {
        (position.mover() as u64, position.waiter() as u64)
    }

    #[inline(always)]
    fn bottom(self) -> u64 {
        self.bottom
    }

    #[inline(always)]
    fn board(self) -> u64 {
        self.cells
    }

    #[inline(always)]
    fn answers(self) -> u64 {
        self.answers
    }

    #[inline(always)]
    fn middle(self) -> [u64; 3] {
        self.middle
    }
}

/// Returns the number of cells.
#[inline(always)]
pub(super) fn cell_count<F: Field>(field: F) -> i32 {
    let shape = field.shape();
    i32::from(shape.columns()) * i32::from(shape.rows())
}

/// Returns how far apart in the word two neighbours in a row are.
#[inline(always)]
pub(super) fn stride<F: Field>(field: F) -> u32 {
    u32::from(field.shape().rows()) + 1
}

/// Returns the number of bits that a position's key takes.
#[inline(always)]
pub(super) fn key_bits<F: Field>(field: F) -> u32 {
    stride(field) * u32::from(field.shape().columns())
}

/// Returns the index of the column of a cell.
#[inline(always)]
pub(super) fn column_of<F: Field>(field: F, cell: u64) -> u32 {
    cell.trailing_zeros() / stride(field)
}

/// Returns the cells of the column of a cell, with the spare bit.
#[inline(always)]
pub(super) fn column_mask<F: Field>(field: F, cell: u64) -> u64 {
    let stride = stride(field);
    ((1 << stride) - 1) << (column_of(field, cell) * stride)
}

/// Returns whether these cells hold a line.
#[inline(always)]
pub(super) fn has_line<F: Field>(field: F, cells: u64) -> bool {
    let (stride, connect) = (stride(field), u32::from(field.shape().connect()));
    let lines = runs(cells, 1, connect)
        | runs(cells, stride, connect)
        | runs(cells, stride - 1, connect)
        | runs(cells, stride + 1, connect);
    lines != 0
}

/// Returns the places that would complete a line of these coins, some of which are taken or off the board.
#[inline(always)]
pub(super) fn completing<F: Field>(field: F, coins: u64) -> u64 {
    let (stride, connect) = (stride(field), u32::from(field.shape().connect()));
    // Nothing lies below the free end of a vertical line.
    let mut places = steps::<true>(coins, 1, connect - 1);
    for step in [stride, stride - 1, stride + 1] {
        if connect == 4 {
            // As below, with what the four ways have in common taken once.
            let (one_up, one_down) = (coins << step, coins >> step);
            let (two_up, two_down) = (one_up & coins << (2 * step), one_down & coins >> (2 * step));
            places |= two_up & (one_down | coins << (3 * step)) | two_down & (one_up | coins >> (3 * step));
            continue;
        }
        // `before` coins on one side of the place and all others on the other side.
        places |= steps::<true>(coins, step, connect - 1) | steps::<false>(coins, step, connect - 1);
        for before in 1..connect - 1 {
            places |= steps::<true>(coins, step, before) & steps::<false>(coins, step, connect - 1 - before);
        }
    }
    places
}

/// Returns the places after (`UP`) or before at least `count` coins in a row, in the direction of `step`.
#[inline(always)]
fn steps<const UP: bool>(coins: u64, step: u32, count: u32) -> u64 {
    let mut places = !0;
    for distance in 1..=count {
        let shift = step * distance;
        places &= match (shift < u64::BITS, UP) {
            (false, _) => 0,
            (true, true) => coins << shift,
            (true, false) => coins >> shift,
        };
    }
    places
}

/// Returns the word with its columns in the opposite order.
#[inline(always)]
pub(super) fn mirror<F: Field>(field: F, word: u64) -> u64 {
    let stride = stride(field);
    let column = (1 << stride) - 1;
    let last = u32::from(field.shape().columns()) - 1;
    (0..=last).fold(0, |mirrored, index| mirrored | ((word >> (index * stride)) & column) << ((last - index) * stride))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_masks_of_the_standard_board_are_those_one_would_draw() {
        assert_eq!(Standard.bottom().count_ones(), 7);
        assert_eq!(Standard.board().count_ones(), 42);
        assert_eq!(Standard.answers(), Standard.bottom() * 0b10_1010);
        assert_eq!(Standard.middle().map(u64::count_ones), [6, 12, 12]);
        let compact = Compact::new(Size::STANDARD).expect("49 bits");
        assert_eq!((compact.bottom(), compact.board(), compact.answers()), STANDARD_MASKS);
    }

    const STANDARD_MASKS: (u64, u64, u64) = (STANDARD.0, STANDARD.1, STANDARD.2);

    #[test]
    fn what_completes_a_line_is_where_one_more_coin_makes_one() {
        for (columns, rows, connect) in [(7, 6, 4), (4, 4, 3), (5, 5, 4), (12, 4, 5), (4, 15, 7), (8, 7, 4), (4, 4, 4)] {
            let size = Size::new(columns, rows, connect).expect("a size");
            let field = Compact::new(size).expect("64 bits");
            let mut random = 0x1234_5678_9abc_def1_u64;
            for _ in 0..2_000 {
                random ^= random << 13;
                random ^= random >> 7;
                random ^= random << 17;
                let coins = random & random.rotate_left(21) & field.board();
                if has_line(field, coins) {
                    continue;
                }
                let found = completing(field, coins) & field.board() & !coins;
                for index in 0..u64::BITS {
                    let cell = 1 << index;
                    // Above an empty cell there is nothing.
                    let above = column_mask(field, cell) & !(cell - 1);
                    if field.board() & !coins & cell != 0 && coins & above == 0 {
                        assert_eq!(found & cell != 0, has_line(field, coins | cell), "{size} {connect} {coins:b} {index}");
                    }
                }
            }
        }
    }

    #[test]
    fn mirroring_twice_changes_nothing() {
        let field = Compact::new(Size::new(5, 8, 4).expect("a size")).expect("45 bits");
        assert_eq!(mirror(field, 1), 1 << 36);
        assert_eq!(mirror(field, mirror(field, 0x1_2345_6789)), 0x1_2345_6789);
    }
}
