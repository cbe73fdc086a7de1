//! Points of square boards: their notation, moves that put stones on them and stay, star points,
//! and boards drawn as rows of characters.

use std::fmt::{self, Write as _};
use std::hash::Hash;
use std::marker::PhantomData;
use std::str::FromStr;

use crate::kind::{MoveFault, PlaceKind, SetupError, SetupFault};
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
/// # Ok::<(), plot4_core::kind::MoveFault>(())
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
        if B::COUNTS_DOWN { B::MAX_SIZE - row } else { row + 1 }
    }

    /// Parses a point typed by the user, on a board with this many rows.
    ///
    /// # Errors
    /// [`MoveFault`] if the text is not a point, or the board does not have it.
    pub fn typed(text: &str, size: u8) -> Result<Self, MoveFault> {
        match text.parse::<Self>() {
            Ok(point) if point.column() < size && point.row() < size => Ok(point),
            Err(_) if !names_a_point(text) => Err(MoveFault::Unreadable),
            Ok(_) | Err(_) => Err(Self::off_board(text, size)),
        }
    }

    /// Returns the error for a point that a board with this many rows does not have.
    #[must_use]
    pub fn off_board(text: &str, size: u8) -> MoveFault {
        let names_i = B::SKIPS_I && text.to_lowercase().contains('i');
        let last_row = if B::COUNTS_DOWN { 0 } else { size - 1 };
        MoveFault::NoSuchPlace {
            kind: if names_i { PlaceKind::PointWithoutI } else { PlaceKind::Point },
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
    type Err = MoveFault;

    /// Parses `H8` or `h8`, on the largest board.
    fn from_str(text: &str) -> Result<Self, MoveFault> {
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
                let from_below = if B::COUNTS_DOWN { B::MAX_SIZE - row } else { row - 1 };
                Self::at(column, from_below)
            })
            .ok_or(MoveFault::Unreadable)
    }
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

/// Parses the number of rows of a square board: see [`measures`]. `like` is the example of the
/// message.
///
/// # Errors
/// [`SetupFault`] if the text is no board, or not a square one.
pub fn square(text: &str, by: &[char], like: u8) -> Result<u8, SetupFault> {
    match measures(text, by) {
        Some((columns, rows)) if columns == rows => Ok(rows),
        Some((columns, rows)) => Err(SetupFault::Oblong { columns, rows }),
        None => Err(SetupFault::Unreadable { text: text.to_owned(), example: like.to_string() }),
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

/// How giving up is written in every game.
pub const RESIGN: &str = "resign";

/// A whole turn: a stone on a point, or none; or the end of the game without one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Placement<B: Points> {
    /// A stone on this point.
    Place(Point<B>),
    /// No stone; the rules of the game say when.
    Pass,
    /// The player to move gives up, which is an [agreement](crate::game::Game::is_agreement).
    Resign,
}

impl<B: Points> Placement<B> {
    /// Returns the point of the stone.
    #[must_use]
    pub const fn point(self) -> Option<Point<B>> {
        match self {
            Self::Place(point) => Some(point),
            Self::Pass | Self::Resign => None,
        }
    }

    /// Returns the index of the point; for the others one more than the greatest.
    #[inline]
    #[must_use]
    pub const fn slot(self) -> usize {
        match self {
            Self::Place(point) => point.index(),
            Self::Pass | Self::Resign => Point::<B>::INDICES,
        }
    }

    /// Returns the move that the user has typed, on a board with so many rows: `h8`, `pass` or
    /// `resign`.
    ///
    /// # Errors
    /// Those of [`Point::typed`].
    pub fn typed(text: &str, size: u8) -> Result<Self, MoveFault> {
        if text.eq_ignore_ascii_case("pass") {
            return Ok(Self::Pass);
        }
        if text.eq_ignore_ascii_case(RESIGN) {
            return Ok(Self::Resign);
        }
        Point::typed(text, size).map(Self::Place)
    }
}

impl<B: Points> fmt::Display for Placement<B> {
    /// Writes the point, as in `H8`, or `pass` or `resign`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(point) => point.fmt(f),
            Self::Pass => f.write_str("pass"),
            Self::Resign => f.write_str(RESIGN),
        }
    }
}

/// Writes a board, one line for each row, in order; `mark` returns the character at a column and a
/// row.
///
/// # Errors
/// Those of the formatter.
pub fn write_rows(
    f: &mut fmt::Formatter<'_>,
    rows: impl Iterator<Item = u8>,
    columns: u8,
    mark: impl Fn(u8, u8) -> &'static str,
) -> fmt::Result {
    for (index, row) in rows.enumerate() {
        if index > 0 {
            f.write_str("\n")?;
        }
        for column in 0..columns {
            f.write_str(mark(column, row))?;
        }
    }
    Ok(())
}

/// Returns a board with so many rows as lines, with letters below and numbers at the side. `sign`
/// is what stands on a point; points that are `marked` stand in these brackets, the second of which
/// is between two of them.
pub fn draw_points<B: Points>(
    size: u8,
    sign: impl Fn(Point<B>) -> String,
    marked: impl Fn(Point<B>) -> bool,
    [open, between, close]: [&str; 3],
) -> String {
    let mut text = String::new();
    for row in (0..size).rev() {
        let _ = write!(text, "{:>2} ", Point::<B>::row_number(row));
        let mut was_marked = false;
        for column in 0..size {
            let point = Point::at(column, row);
            let is_marked = marked(point);
            let gap = match (was_marked, is_marked) {
                (true, true) => between,
                (false, true) => open,
                (true, false) => close,
                (false, false) => " ",
            };
            text.extend([gap, &sign(point)]);
            was_marked = is_marked;
        }
        text.extend([if was_marked { close } else { "" }, "\n"]);
    }
    let letters: Vec<String> = (0..size).map(Point::<B>::column_name).collect();
    text.extend(["    ", &letters.join(" "), "\n"]);
    text
}

/// Returns the star points of a board with this many rows, each with its column and row from 0:
/// from 9 rows on, those on the third or fourth line in the corners; the one in the centre on odd
/// boards only, and those of the sides on odd boards of more than 15 rows. The Gomoku board, with
/// 15 rows, has five of them.
#[must_use]
pub fn star_points(size: u8) -> Vec<(u8, u8)> {
    if size < 9 {
        return Vec::new();
    }
    let near = if size < 12 { 2 } else { 3 };
    let (far, middle) = (size - 1 - near, (size - 1) / 2);
    let mut stars = vec![(near, near), (far, near), (near, far), (far, far)];
    if !size.is_multiple_of(2) {
        stars.push((middle, middle));
        if size > 15 {
            stars.extend([(near, middle), (far, middle), (middle, near), (middle, far)]);
        }
    }
    stars
}

#[cfg(test)]
mod tests {
    use super::star_points;

    #[test]
    fn the_star_points_are_the_usual_ones() {
        let stars = |size| {
            let name =
                |&(column, row): &(u8, u8)| format!("{}{}", char::from(b'A' + column), row + 1);
            let mut names: Vec<String> = star_points(size).iter().map(name).collect();
            names.sort();
            names.join(" ")
        };
        assert_eq!(stars(8), "");
        assert_eq!(stars(9), "C3 C7 E5 G3 G7");
        assert_eq!(stars(12), "D4 D9 I4 I9");
        assert_eq!(stars(13), "D10 D4 G7 J10 J4");
        assert_eq!(stars(14), "D11 D4 K11 K4");
        assert_eq!(stars(15), "D12 D4 H8 L12 L4");
        assert_eq!(stars(19), "D10 D16 D4 J10 J16 J4 P10 P16 P4");
    }
}
