//! The size of a board, the length of a winning line, and who starts; and where coins go: columns,
//! rows and cells, each a type of its own.

use std::fmt;
use std::str::FromStr;

use super::bits::Bits;
use crate::game::Player;
use crate::kind::{SetupError, SetupFault};
use crate::kit::numbered;
use crate::plain::number;

/// The measures of a board, and the word that holds it.
///
/// All rules are written once over this trait. [`Standard`] returns constants, from which the
/// compiler makes fast 64-bit code for 7x6; [`Size`] takes them at run time.
pub trait Shape: Copy + Eq + fmt::Debug + Send + Sync + 'static {
    /// The word that holds a board of this shape, with one spare bit on top of each column.
    type Bits: Bits;

    /// Returns the number of columns.
    fn columns(self) -> u8;

    /// Returns the number of rows.
    fn rows(self) -> u8;

    /// Returns the length of a line that wins.
    fn connect(self) -> u8;

    /// Returns the player who makes the first move.
    #[inline]
    fn starts(self) -> Player {
        Player::First
    }

    /// Returns the number of cells.
    fn cells(self) -> u32 {
        u32::from(self.columns()) * u32::from(self.rows())
    }

    /// Returns how far apart in the word two neighbours in a row are: the rows and the spare bit.
    fn stride(self) -> u32 {
        u32::from(self.rows()) + 1
    }

    /// Returns the measures as run-time values.
    fn size(self) -> Size {
        Size {
            columns: self.columns(),
            rows: self.rows(),
            connect: self.connect(),
            starts: self.starts(),
        }
    }
}

/// The usual board: 7 columns, 6 rows, four in a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub struct Standard;

impl Shape for Standard {
    type Bits = u64;

    #[inline]
    fn columns(self) -> u8 {
        7
    }

    #[inline]
    fn rows(self) -> u8 {
        6
    }

    #[inline]
    fn connect(self) -> u8 {
        4
    }
}

/// Any board that the rules allow: from 4x4 up to (rows + 1) x columns = 128, with lines of 3 up to
/// the longer side.
///
/// ```
/// use plot4_core::connect4::{Shape as _, Size};
///
/// let size: Size = "8x7".parse()?;
/// assert_eq!((size.columns(), size.rows(), size.connect()), (8, 7, 4));
/// assert!(Size::new(3, 3, 3).is_err(), "too small");
/// # Ok::<(), plot4_core::kind::SetupError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Size {
    columns: u8,
    rows: u8,
    connect: u8,
    starts: Player,
}

impl Size {
    /// 7 columns, 6 rows, four in a line.
    pub const STANDARD: Self = Self { columns: 7, rows: 6, connect: 4, starts: Player::First };
    /// The least number of columns and rows.
    pub const MIN: u8 = 4;
    /// The most columns or rows, and so the longest line.
    pub(crate) const MAX_SIDE: usize = 31;
    /// The shortest line that can win.
    pub const MIN_CONNECT: u8 = 3;

    /// Returns the size with these measures.
    ///
    /// # Errors
    /// [`SetupError`] names the option, `size` or `connect`, that the rules do not allow, and what
    /// they allow.
    pub fn new(columns: u8, rows: u8, connect: u8) -> Result<Self, SetupError> {
        if columns < Self::MIN || rows < Self::MIN {
            let fault =
                SetupFault::TooSmall { size: format!("{columns}x{rows}"), least: Self::MIN };
            return Err(SetupError::new("size", fault));
        }
        if (u32::from(rows) + 1) * u32::from(columns) > 128 {
            return Err(Self::too_large(columns.into(), rows.into()));
        }
        let longest = columns.max(rows);
        if !(Self::MIN_CONNECT..=longest).contains(&connect) {
            let fault = SetupFault::Number {
                text: connect.to_string(),
                least: Self::MIN_CONNECT.into(),
                most: longest.into(),
                word: None,
            };
            return Err(SetupError::new("connect", fault));
        }
        Ok(Self { columns, rows, connect, starts: Player::First })
    }

    /// Returns the same board, on which this player makes the first move.
    #[must_use]
    pub const fn starting(self, starts: Player) -> Self {
        Self { starts, ..self }
    }

    /// Returns whether both have the same cells and the same lines, whoever starts.
    #[must_use]
    pub fn is_same_board(self, other: Self) -> bool {
        self.starting(other.starts) == other
    }

    /// Returns the size `columns` x `rows` read from text such as `7x6`, with lines of `connect`.
    ///
    /// # Errors
    /// [`SetupError`] says what is wrong with the text or its numbers.
    pub fn parse(text: &str, connect: u8) -> Result<Self, SetupError> {
        let unknown = || {
            SetupError::new(
                "size",
                SetupFault::Unreadable {
                    text: text.to_owned(),
                    example: Self::STANDARD.to_string(),
                },
            )
        };
        let measure = |part: &str| number::<u32>(part.trim()).ok_or_else(unknown);
        let (columns, rows) = text.split_once(['x', 'X', '×']).ok_or_else(unknown)?;
        let (columns, rows) = (measure(columns)?, measure(rows)?);
        match (u8::try_from(columns), u8::try_from(rows)) {
            (Ok(columns), Ok(rows)) => Self::new(columns, rows, connect),
            (Err(_), _) | (_, Err(_)) => Err(Self::too_large(columns, rows)),
        }
    }

    fn too_large(columns: u32, rows: u32) -> SetupError {
        let size = format!("{columns}x{rows}");
        SetupError::new("size", SetupFault::TooLarge { size })
    }
}

impl Default for Size {
    fn default() -> Self {
        Self::STANDARD
    }
}

impl Shape for Size {
    type Bits = u128;

    #[inline]
    fn columns(self) -> u8 {
        self.columns
    }

    #[inline]
    fn rows(self) -> u8 {
        self.rows
    }

    #[inline]
    fn connect(self) -> u8 {
        self.connect
    }

    #[inline]
    fn starts(self) -> Player {
        self.starts
    }
}

impl fmt::Display for Size {
    /// Writes `7x6`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.columns, self.rows)
    }
}

impl FromStr for Size {
    type Err = SetupError;

    /// Reads `7x6`, with four in a line.
    fn from_str(text: &str) -> Result<Self, SetupError> {
        Self::parse(text, 4)
    }
}

/// A column of a board, counted from the left.
///
/// People count from 1 ([`number`](Self::number), and what [`Display`](fmt::Display) writes); code
/// counts from 0 ([`index`](Self::index)).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Column(u8);

numbered!(Column);

impl Column {
    /// Returns the column at the same distance from the other side of a board of so many columns,
    /// which has this one.
    #[must_use]
    pub const fn mirrored(self, columns: u8) -> Self {
        Self(columns - 1 - self.0)
    }
}

impl fmt::Debug for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}", self.number())
    }
}

/// A row of a board, counted from the bottom.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Row(u8);

numbered!(Row);

/// A place on a board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell {
    /// Its column.
    pub column: Column,
    /// Its row.
    pub row: Row,
}

impl Cell {
    /// Returns the cell at these indices, both counted from 0, the row from the bottom.
    #[must_use]
    pub const fn at(column: u8, row: u8) -> Self {
        Self { column: Column(column), row: Row(row) }
    }
}
