//! A board as the solver sees it: its measures, masks, and the cells that complete lines.

use std::fmt;

use crate::connect4::position::Coins;
use crate::connect4::{Position, Shape, Size, Standard};
use crate::window::runs;

/// The most columns a field of 64 bits can have: 4 rows and the spare bit take 5 bits a column.
pub(super) const MAX_COLUMNS: usize = 12;

/// A board whose (rows + 1) x columns fits in 64 bits, as the solver sees it.
///
/// The solver is written once over this trait: [`Standard`] has constants for all it returns,
/// [`Compact`] takes them at run time. The cells are laid out as in [`Position`].
pub trait Field: Copy + Eq + fmt::Debug + Send + Sync + 'static {
    /// The measures of its positions.
    type Shape: Shape;

    /// Returns the measures.
    fn shape(self) -> Self::Shape;

    /// Returns the coins of a position.
    fn coins(position: &Position<Self::Shape>) -> Coins;

    /// Returns the lowest cells of all columns.
    fn bottom(self) -> u64;

    /// Returns all cells, without the spare bits.
    fn board(self) -> u64;

    /// Returns the claimeven cells: every second cell of each column, beginning with the topmost;
    /// on 7x6 the even rows.
    ///
    /// A player who follows up each coin, with one on top of it, gets those of the columns with an
    /// even number of empty cells.
    fn claimeven_cells(self) -> u64;

    /// Returns the columns at each of the three smallest distances from the middle, the nearest
    /// first.
    fn middle(self) -> [u64; 3];

    /// Returns the position as one of the standard board, which the opening book knows, or `None`
    /// on any other.
    fn as_standard(_position: &Position<Self::Shape>) -> Option<&Position<Standard>> {
        None
    }
}

/// The masks of a board, as the methods of [`Field`] name them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Masks {
    bottom: u64,
    board: u64,
    claimeven: u64,
    middle: [u64; 3],
}

impl Masks {
    /// Returns the masks of a board that fits in 64 bits.
    const fn new(columns: u32, rows: u32) -> Self {
        let stride = rows + 1;
        let mut masks = Self { bottom: 0, board: 0, claimeven: 0, middle: [0; 3] };
        let mut column = 0;
        while column < columns {
            masks.bottom |= 1 << (column * stride);
            let mut row = 0;
            while row < rows {
                let cell = 1 << (column * stride + row);
                masks.board |= cell;
                if (rows - row) % 2 == 1 {
                    masks.claimeven |= cell;
                }
                row += 1;
            }
            let distance = (2 * column).abs_diff(columns - 1) / 2;
            if distance < 3 {
                masks.middle[distance as usize] |= ((1 << rows) - 1) << (column * stride);
            }
            column += 1;
        }
        masks
    }
}

const STANDARD: Masks = Masks::new(7, 6);

impl Field for Standard {
    type Shape = Self;

    #[inline(always)]
    fn shape(self) -> Self {
        self
    }

    fn coins(position: &Position<Self>) -> Coins {
        Coins { mover: position.mover(), opponent: position.opponent() }
    }

    #[inline(always)]
    fn bottom(self) -> u64 {
        STANDARD.bottom
    }

    #[inline(always)]
    fn board(self) -> u64 {
        STANDARD.board
    }

    #[inline(always)]
    fn claimeven_cells(self) -> u64 {
        STANDARD.claimeven
    }

    #[inline(always)]
    fn middle(self) -> [u64; 3] {
        STANDARD.middle
    }

    fn as_standard(position: &Position<Self>) -> Option<&Position<Standard>> {
        Some(position)
    }
}

/// A board of any size that fits in 64 bits, 7x6 with another line length among them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Compact {
    size: Size,
    masks: Masks,
}

impl Compact {
    /// Returns the field of this size, or `None` if (rows + 1) x columns is more than 64.
    #[must_use]
    pub fn new(size: Size) -> Option<Self> {
        let (columns, rows) = (u32::from(size.columns()), u32::from(size.rows()));
        (columns * (rows + 1) <= u64::BITS).then(|| Self { size, masks: Masks::new(columns, rows) })
    }
}

impl Field for Compact {
    type Shape = Size;

    #[inline(always)]
    fn shape(self) -> Size {
        self.size
    }

    #[expect(
        clippy::cast_possible_truncation,
        reason = "a compact board lies in the lowest 64 bits"
    )]
    fn coins(position: &Position<Size>) -> Coins {
        Coins { mover: position.mover() as u64, opponent: position.opponent() as u64 }
    }

    #[inline(always)]
    fn bottom(self) -> u64 {
        self.masks.bottom
    }

    #[inline(always)]
    fn board(self) -> u64 {
        self.masks.board
    }

    #[inline(always)]
    fn claimeven_cells(self) -> u64 {
        self.masks.claimeven
    }

    #[inline(always)]
    fn middle(self) -> [u64; 3] {
        self.masks.middle
    }
}

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

/// Returns the playable cells: the lowest empty cell of each column.
#[inline(always)]
pub(super) fn playable<F: Field>(field: F, coins: Coins) -> u64 {
    (coins.occupied() + field.bottom()) & field.board()
}

#[inline(always)]
pub(super) fn has_line<F: Field>(field: F, cells: u64) -> bool {
    let (stride, connect) = (stride(field), u32::from(field.shape().connect()));
    let lines = runs(cells, 1, connect)
        | runs(cells, stride, connect)
        | runs(cells, stride - 1, connect)
        | runs(cells, stride + 1, connect);
    lines != 0
}

/// Returns the places where one more coin would complete a line of these coins; some of them are
/// taken or off the board.
#[inline(always)]
pub(super) fn completing<F: Field>(field: F, coins: u64) -> u64 {
    let (stride, connect) = (stride(field), u32::from(field.shape().connect()));
    // Nothing lies below the free end of a vertical line.
    let mut places = steps::<true>(coins, 1, connect - 1);
    for step in [stride, stride - 1, stride + 1] {
        if connect == 4 {
            // The general case below, with the shifts that its four cases share computed once.
            let (one_up, one_down) = (coins << step, coins >> step);
            let (two_up, two_down) = (one_up & coins << (2 * step), one_down & coins >> (2 * step));
            places |= two_up & (one_down | coins << (3 * step))
                | two_down & (one_up | coins >> (3 * step));
            continue;
        }
        // `before` coins on one side of the place and all others on the other side.
        places |=
            steps::<true>(coins, step, connect - 1) | steps::<false>(coins, step, connect - 1);
        for before in 1..connect - 1 {
            places |= steps::<true>(coins, step, before)
                & steps::<false>(coins, step, connect - 1 - before);
        }
    }
    places
}

/// Returns the places after (`UP`) or before at least `count` coins in a row, in the direction of
/// `step`.
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
    (0..=last).fold(0, |mirrored, index| {
        mirrored | ((word >> (index * stride)) & column) << ((last - index) * stride)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the cells in which a drawing has one of these characters: rows from the top, a
    /// character a cell.
    fn drawn(drawing: &str, marks: &str) -> u64 {
        let rows: Vec<&str> = drawing.split_whitespace().rev().collect();
        let stride = rows.len() + 1;
        let cells = rows
            .iter()
            .enumerate()
            .flat_map(|(row, line)| line.chars().enumerate().map(move |cell| (row, cell)));
        cells
            .filter(|&(_, (_, mark))| marks.contains(mark))
            .fold(0, |word, (row, (column, _))| word | 1 << (column * stride + row))
    }

    /// Asserts the masks of a field: `v` marks the lowest cell of a column, `e` a claimeven cell,
    /// `V` a cell that is both, and the digits of `middle` are the distances of the columns from
    /// the middle.
    #[track_caller]
    fn check_masks<F: Field>(field: F, cells: &str, middle: &str) {
        let size = field.shape().size();
        assert_eq!(field.bottom(), drawn(cells, "vV"), "bottom of {size}");
        assert_eq!(field.claimeven_cells(), drawn(cells, "eV"), "claimeven cells of {size}");
        assert_eq!(field.board(), drawn(cells, "vVe."), "cells of {size}");
        assert_eq!(
            field.middle(),
            ["0", "1", "2"].map(|distance| drawn(middle, distance)),
            "middle of {size}"
        );
    }

    #[test]
    fn masks_are_as_drawn() {
        let cells = "
            eeeeeee
            .......
            eeeeeee
            .......
            eeeeeee
            vvvvvvv
        ";
        let middle = "
            3210123
            3210123
            3210123
            3210123
            3210123
            3210123
        ";
        check_masks(Standard, cells, middle);
        check_masks(compact(7, 6, 4), cells, middle);
        // With an odd number of rows, the lowest cells are claimeven cells too (`V`).
        let cells = "
            eeee
            ....
            eeee
            ....
            VVVV
        ";
        let middle = "
            1001
            1001
            1001
            1001
            1001
        ";
        check_masks(compact(4, 5, 4), cells, middle);
    }

    fn compact(columns: u8, rows: u8, connect: u8) -> Compact {
        Compact::new(Size::new(columns, rows, connect).expect("a size")).expect("64 bits")
    }

    #[test]
    fn what_completes_a_line_is_where_one_more_coin_makes_one() {
        for (columns, rows, connect) in
            [(7, 6, 4), (4, 4, 3), (5, 5, 4), (12, 4, 5), (4, 15, 7), (8, 7, 4), (4, 4, 4)]
        {
            let field = compact(columns, rows, connect);
            let mut compared = [0, 0];
            let mut random = 0x1234_5678_9abc_def1_u64;
            for _ in 0..2_000 {
                random ^= random << 13;
                random ^= random >> 7;
                random ^= random << 17;
                // Of long lines, hardly any is one coin short when few cells have a coin.
                let sparse = random & random.rotate_left(21);
                let coins = field.board() & if connect > 4 { random } else { sparse };
                if has_line(field, coins) {
                    continue;
                }
                let found = completing(field, coins) & field.board() & !coins;
                for index in 0..u64::BITS {
                    let cell = 1 << index;
                    // Above an empty cell there is nothing.
                    let above = column_mask(field, cell) & !(cell - 1);
                    if field.board() & !coins & cell != 0 && coins & above == 0 {
                        let completes = has_line(field, coins | cell);
                        assert_eq!(
                            found & cell != 0,
                            completes,
                            "{columns}x{rows} {connect} {coins:b} {index}"
                        );
                        compared[usize::from(completes)] += 1;
                    }
                }
            }
            assert!(
                compared.iter().all(|&cells| cells > 20),
                "{columns}x{rows} {connect}: {compared:?} cells compared"
            );
        }
    }

    #[test]
    fn mirroring_twice_changes_nothing() {
        let field = compact(5, 8, 4);
        assert_eq!(mirror(field, 1), 1 << 36);
        assert_eq!(mirror(field, mirror(field, 0x1_2345_6789)), 0x1_2345_6789);
    }
}
