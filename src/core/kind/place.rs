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

impl NoSuchPlace {
    /// Returns the name of the first place of the board, in letters like those of the last.
    #[must_use]
    pub fn first(&self) -> &'static str {
        match self.kind {
            PlaceKind::Column | PlaceKind::Square => "1",
            _ if self.last.starts_with(|letter: char| letter.is_lowercase()) => "a1",
            PlaceKind::Point | PlaceKind::PointWithoutI => "A1",
        }
    }
}
