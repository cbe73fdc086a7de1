//! How large a board is, and how long a line wins.

use crate::core::plain::{number, quoted};
use std::error::Error;
use std::fmt;
use std::str::FromStr;

use super::bits::Bits;

/// The measures of a board, and the word that holds it.
///
/// All rules are written once over this trait. [`Standard`] has constants for measures, so the
/// compiler makes from the same text the fast 64-bit code for 7x6; [`Size`] takes them at run time.
pub trait Shape: Copy + Eq + fmt::Debug + Send + Sync + 'static {
    /// The word that holds a board of this shape, with one spare bit on top of each column.
    type Bits: Bits;

    /// Returns the number of columns.
    fn columns(self) -> u8;

    /// Returns the number of rows.
    fn rows(self) -> u8;

    /// Returns the length of a line that wins.
    fn connect(self) -> u8;

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
/// use plot4::core::connect4::{Shape as _, Size};
///
/// let size: Size = "8x7".parse()?;
/// assert_eq!((size.columns(), size.rows(), size.connect()), (8, 7, 4));
/// assert!(Size::new(3, 3, 3).is_err(), "too small");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Size {
    columns: u8,
    rows: u8,
    connect: u8,
}

impl Size {
    /// 7 columns, 6 rows, four in a line.
    pub const STANDARD: Self = Self {
        columns: 7,
        rows: 6,
        connect: 4,
    };
    /// The shortest line that can win.
    pub const MIN_CONNECT: u8 = 3;

    /// Returns the size with these measures.
    ///
    /// # Errors
    /// [`InvalidSize`] names the measure that the rules do not allow, and what they allow.
    pub fn new(columns: u8, rows: u8, connect: u8) -> Result<Self, InvalidSize> {
        if columns < 4 || rows < 4 {
            return Err(InvalidSize::TooSmall { columns, rows });
        }
        if (u32::from(rows) + 1) * u32::from(columns) > 128 {
            return Err(InvalidSize::TooLarge {
                columns: columns.into(),
                rows: rows.into(),
            });
        }
        let longest = columns.max(rows);
        if !(Self::MIN_CONNECT..=longest).contains(&connect) {
            return Err(InvalidSize::Connect { connect, longest });
        }
        Ok(Self {
            columns,
            rows,
            connect,
        })
    }

    /// Returns the size `columns` x `rows` read from text such as `7x6`, with lines of `connect`.
    ///
    /// # Errors
    /// [`InvalidSize`] says what is wrong with the text or its numbers.
    pub fn parse(text: &str, connect: u8) -> Result<Self, InvalidSize> {
        let unknown = || InvalidSize::NotASize {
            text: text.to_owned(),
        };
        let measure = |part: &str| number::<u32>(part.trim()).ok_or_else(unknown);
        let (columns, rows) = text.split_once(['x', 'X', '×']).ok_or_else(unknown)?;
        let (columns, rows) = (measure(columns)?, measure(rows)?);
        match (u8::try_from(columns), u8::try_from(rows)) {
            (Ok(columns), Ok(rows)) => Self::new(columns, rows, connect),
            (Err(_), _) | (_, Err(_)) => Err(InvalidSize::TooLarge { columns, rows }),
        }
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
}

impl fmt::Display for Size {
    /// Writes `7x6`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.columns, self.rows)
    }
}

impl FromStr for Size {
    type Err = InvalidSize;

    /// Reads `7x6`, with four in a line.
    fn from_str(text: &str) -> Result<Self, InvalidSize> {
        Self::parse(text, 4)
    }
}

/// Measures that no board has, and what would be right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InvalidSize {
    /// The text is not two numbers with an `x` between them.
    NotASize {
        /// The text.
        text: String,
    },
    /// Fewer than four columns or rows.
    TooSmall {
        /// The columns asked for.
        columns: u8,
        /// The rows asked for.
        rows: u8,
    },
    /// More than 128 bits.
    TooLarge {
        /// The columns asked for.
        columns: u32,
        /// The rows asked for.
        rows: u32,
    },
    /// A line too short, or longer than the board.
    Connect {
        /// The line length asked for.
        connect: u8,
        /// The longest line that the board allows.
        longest: u8,
    },
}

impl fmt::Display for InvalidSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotASize { text } => write!(
                f,
                "{} is not a size: write columns x rows, as in 7x6",
                quoted(text)
            ),
            Self::TooSmall { columns, rows } => {
                write!(
                    f,
                    "a board of {columns}x{rows} is too small: it takes at least 4 columns and 4 \
                    rows"
                )
            }
            Self::TooLarge { columns, rows } => {
                write!(
                    f,
                    "a board of {columns}x{rows} is too large: (rows + 1) x columns may be 128 at \
                    most"
                )
            }
            Self::Connect { connect, longest } => {
                write!(
                    f,
                    "a line of {connect} does not do here: choose from {} to {longest}",
                    Size::MIN_CONNECT
                )
            }
        }
    }
}

impl Error for InvalidSize {}
