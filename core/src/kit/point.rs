//! Points of square boards, and the notation of points and board sizes.

use std::fmt;
use std::hash::Hash;
use std::marker::PhantomData;
use std::str::FromStr;

use crate::kind::{NoSuchPlace, PlaceKind, SetupError, SetupFault, TypedError};
use crate::plain::{names_a_point, number};

/// The points of a game's boards: a type without values, so that points of two games are two types.
pub trait Points: Copy + Eq + Ord + Hash + fmt::Debug + 'static {
    /// The number of rows of the largest board, 26 at most.
    const MAX_SIZE: u8;
    /// Whether the letter I names no column, as in Go.
    const SKIPS_I: bool = false;
    /// The name of the first column: `A`, or `a` in a game that writes its points in small letters.
    const FIRST: u8 = b'A';
    /// Whether row 1 is the upper one, as in Reversi; all boards of the game then have
    /// [`MAX_SIZE`](Self::MAX_SIZE) rows.
    const COUNTS_DOWN: bool = false;
}

/// A point of a board.
///
/// It is a single number, `row * 32 + column`, both counted from 0 at the lower left, which also
/// serves as an index.
///
/// ```
/// use plot4_core::gomoku::Point;
///
/// let point: Point = "h8".parse()?;
/// assert_eq!((point.column(), point.row()), (7, 7));
/// assert_eq!(point.to_string(), "H8");
/// assert_eq!(point, Point::at(7, 7));
/// # Ok::<(), plot4_core::kit::InvalidPoint>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point<B>(u16, PhantomData<B>);

impl<B> Point<B> {
    /// The difference between the numbers of a point and of the one above it.
    pub const ROW: u16 = 32;

    /// Returns the point at this column and row, both counted from 0 at the lower left; both must
    /// be less than 32.
    #[must_use]
    pub const fn at(column: u8, row: u8) -> Self {
        debug_assert!(column < 32 && row < 32, "no board is so large");
        Self::from_number(row as u16 * Self::ROW + column as u16)
    }

    /// Returns the point with this number.
    #[must_use]
    pub const fn from_number(number: u16) -> Self {
        Self(number, PhantomData)
    }

    /// Returns the number of the point.
    #[must_use]
    pub const fn number(self) -> u16 {
        self.0
    }

    /// Returns the column, counted from 0 at the left.
    #[must_use]
    pub const fn column(self) -> u8 {
        (self.0 % Self::ROW) as u8
    }

    /// Returns the row, counted from 0 at the bottom.
    #[must_use]
    #[expect(clippy::cast_possible_truncation, reason = "a row is less than 32")]
    pub const fn row(self) -> u8 {
        (self.0 / Self::ROW) as u8
    }

    /// Returns the number of the point as an index, less than [`Self::INDICES`] on every board.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl<B: Points> Point<B> {
    /// One more than the greatest [`index`](Self::index) of a point of the largest board.
    pub const INDICES: usize = B::MAX_SIZE as usize * Self::ROW as usize;

    /// Returns the name of a column: a letter, or `AA` for the 26th column without the letter I.
    #[must_use]
    pub fn column_name(column: u8) -> String {
        match column {
            8.. if B::SKIPS_I && column < 25 => char::from(B::FIRST + 1 + column).to_string(),
            25.. if B::SKIPS_I => "AA".to_owned(),
            _ => char::from(B::FIRST + column).to_string(),
        }
    }

    /// Returns the number of a row, in names: from 1 on.
    #[must_use]
    pub const fn row_number(row: u8) -> u8 {
        if B::COUNTS_DOWN {
            B::MAX_SIZE - row
        } else {
            row + 1
        }
    }

    /// Parses a point typed by the user, on a board with this many rows.
    ///
    /// # Errors
    /// [`TypedError`] if the text is not a point, or the board does not have it.
    pub fn typed(text: &str, size: u8) -> Result<Self, TypedError> {
        match text.parse::<Self>() {
            Ok(point) if point.column() < size && point.row() < size => Ok(point),
            Err(_) if !names_a_point(text) => Err(TypedError::NotAMove),
            Ok(_) | Err(_) => Err(TypedError::NoSuchPlace(Self::off_board(text, size))),
        }
    }

    /// Returns the error for a point that a board with this many rows does not have.
    #[must_use]
    pub fn off_board(text: &str, size: u8) -> NoSuchPlace {
        let names_i = B::SKIPS_I && text.to_lowercase().contains('i');
        let last_row = if B::COUNTS_DOWN { 0 } else { size - 1 };
        NoSuchPlace {
            kind: if names_i {
                PlaceKind::PointWithoutI
            } else {
                PlaceKind::Point
            },
            name: if B::FIRST.is_ascii_lowercase() {
                text.to_lowercase()
            } else {
                text.to_uppercase()
            },
            last: Self::at(size - 1, last_row).to_string(),
        }
    }
}

impl<B: Points> Point<B> {
    /// Returns the set of this point alone, on boards of up to 64 points, which are the bits of a
    /// word, row by row from the lower left; the empty set, if the board does not have it.
    ///
    /// ```text
    /// 8  56 57 58 59 60 61 62 63
    /// ...
    /// 2   8  9 10 11 12 13 14 15
    /// 1   0  1  2  3  4  5  6  7
    ///     A  B  C  D  E  F  G  H
    /// ```
    #[must_use]
    pub const fn bit(self) -> u64 {
        if self.column() < B::MAX_SIZE && self.row() < B::MAX_SIZE {
            1 << (self.row() * B::MAX_SIZE + self.column())
        } else {
            0
        }
    }

    /// Returns the points of a set.
    pub fn of_set(mut set: u64) -> impl Iterator<Item = Self> {
        std::iter::from_fn(move || {
            let index = u8::try_from(set.trailing_zeros()).unwrap_or_default();
            set = set.checked_sub(1)? & set;
            Some(Self::at(index % B::MAX_SIZE, index / B::MAX_SIZE))
        })
    }
}

impl<B: Points> fmt::Display for Point<B> {
    /// Writes `H8`: the name of the column, and the number of the row.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (column, row) = (self.column(), Self::row_number(self.row()));
        write!(f, "{}{row}", Self::column_name(column))
    }
}

impl<B: Points> fmt::Debug for Point<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl<B: Points> FromStr for Point<B> {
    type Err = InvalidPoint;

    /// Parses `H8` or `h8`, on the largest board.
    fn from_str(text: &str) -> Result<Self, InvalidPoint> {
        let digits = text.trim_start_matches(|letter: char| letter.is_ascii_alphabetic());
        let letters = text[..text.len() - digits.len()].to_ascii_uppercase();
        let column = match letters.as_bytes() {
            [b'I'] if B::SKIPS_I => None,
            [letter @ b'J'..=b'Z'] if B::SKIPS_I => Some(letter - b'B'),
            [letter @ b'A'..=b'Z'] => Some(letter - b'A'),
            [b'A', b'A'] if B::SKIPS_I => Some(25),
            _ => None,
        };
        let row = number::<u8>(digits).filter(|_| !digits.starts_with('0'));
        column
            .zip(row)
            .filter(|&(column, row)| column < B::MAX_SIZE && (1..=B::MAX_SIZE).contains(&row))
            .map(|(column, row)| {
                let from_below = if B::COUNTS_DOWN {
                    B::MAX_SIZE - row
                } else {
                    row - 1
                };
                Self::at(column, from_below)
            })
            .ok_or_else(|| InvalidPoint {
                text: text.to_owned(),
            })
    }
}

/// A text that is not a point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvalidPoint {
    /// The text.
    pub text: String,
}

/// Parses columns and rows, `8` or `10x8`, which may be out of range. `by` are the separators.
///
/// ```
/// use plot4_core::kit::{TIMES, measures};
///
/// assert_eq!(measures("10x8", TIMES), Some((10, 8)));
/// assert_eq!(measures("8", TIMES), Some((8, 8)));
/// assert_eq!(measures("8:", &[':']), None);
/// ```
#[must_use]
pub fn measures(text: &str, by: &[char]) -> Option<(u8, u8)> {
    let number = |text: &str| number::<u8>(text.trim());
    match text.split_once(by) {
        Some((columns, rows)) => number(columns).zip(number(rows)),
        None => number(text).map(|size| (size, size)),
    }
}

/// Parses the number of rows of a square board: see [`measures`]. `like` is the example of the message.
///
/// # Errors
/// [`SetupFault`] if the text is no board, or not a square one.
pub fn square(text: &str, by: &[char], like: u8) -> Result<u8, SetupFault> {
    match measures(text, by) {
        Some((columns, rows)) if columns == rows => Ok(rows),
        Some((columns, rows)) => Err(SetupFault::Oblong { columns, rows }),
        None => Err(SetupFault::Unreadable {
            text: text.to_owned(),
            example: like.to_string(),
        }),
    }
}

/// Parses the number of rows of a square board in an option such as `19` or `19x19`, which may be
/// out of range; `like` is the example of the message.
///
/// # Errors
/// [`SetupError`] if the text is not a square board.
pub fn parse_size(text: &str, like: u8) -> Result<u8, SetupError> {
    square(text, TIMES, like).map_err(|fault| SetupError::new("size", fault))
}

/// The separators of columns and rows in typed text.
pub const TIMES: &[char] = &['x', 'X', '×'];
