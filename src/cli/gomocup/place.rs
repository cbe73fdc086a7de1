//! Points and players in the notation of the protocol.

use std::fmt;

use crate::core::gomoku::{Point, Setup};

/// A point in the notation of the protocol, counted from the upper left, not validated against a
/// board yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    /// The column, from 0 at the left.
    pub(super) column: u32,
    /// The row, from 0 at the top.
    pub(super) row: u32,
}

impl Place {
    pub(super) fn of(setup: Setup, point: Point) -> Self {
        Self {
            column: u32::from(point.column()),
            row: u32::from(setup.size() - 1 - point.row()),
        }
    }

    /// Returns the point at this place, or `None` if the board does not have it.
    pub(super) fn point(self, setup: Setup) -> Option<Point> {
        let on_board = |number: u32| {
            u8::try_from(number)
                .ok()
                .filter(|&number| number < setup.size())
        };
        Some(Point::at(
            on_board(self.column)?,
            setup.size() - 1 - on_board(self.row)?,
        ))
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.column, self.row)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Owner {
    /// The engine's.
    Own,
    Opponent,
}

impl Owner {
    pub(super) const fn other(self) -> Self {
        match self {
            Self::Own => Self::Opponent,
            Self::Opponent => Self::Own,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::gomoku::Rule;

    #[test]
    fn places_count_from_the_upper_left() {
        let setup = Setup::of_engines(20, 5, Rule::Freestyle).expect("a board of engines");
        let corner = Place { column: 0, row: 0 };
        assert_eq!(
            corner.point(setup).map(|point| point.to_string()),
            Some("A20".to_owned())
        );
        for row in 0..20 {
            let place = Place { column: 3, row };
            assert_eq!(
                place.point(setup).map(|point| Place::of(setup, point)),
                Some(place)
            );
        }
        assert!(
            Place { column: 20, row: 0 }.point(setup).is_none()
                && Place { column: 0, row: 20 }.point(setup).is_none()
        );
    }
}
