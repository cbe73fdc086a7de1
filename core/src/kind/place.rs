//! Places that a board does not have.

/// A place that a board does not have, with the valid ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoSuchPlace {
    /// The kind of place.
    pub kind: PlaceKind,
    /// The name that was written.
    pub name: String,
    /// The name of the last place of the board.
    pub last: String,
}

/// A kind of place, which determines the names of places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaceKind {
    /// Columns, numbered from 1.
    Column,
    /// Points, named from A1.
    Point,
    /// Points, named from A1, where the name found has the letter I, which is not a column.
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
