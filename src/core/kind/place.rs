//! Places that a board does not have.

/// A place that a board does not have, and the places that it has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoSuchPlace {
    /// The kind of place.
    pub kind: PlaceKind,
    /// The name that was written.
    pub name: String,
    /// The name of the last place of the board.
    pub last: String,
}

/// A kind of place, and with it how places are named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaceKind {
    /// Columns, numbered from 1.
    Column,
    /// Points, named from A1.
    Point,
    /// Points, named from A1, and the name has the letter I, which names no column.
    PointWithoutI,
    /// Squares, numbered from 1.
    Square,
}

impl PlaceKind {
    /// Returns the name of the first place.
    #[must_use]
    pub const fn first(self) -> &'static str {
        match self {
            Self::Column | Self::Square => "1",
            Self::Point | Self::PointWithoutI => "A1",
        }
    }
}
