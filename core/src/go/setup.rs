//! The set-up of a game of Go: the board, the rule against repetition, how it is
//! counted, komi, handicap and other stones that are set up.

use super::choices::{Dead, Ko, Scoring, Suicide};
use super::komi::Komi;
use super::point::{MAX_SIZE, Point};
use super::stones::Stones;
use crate::game::Player;
use crate::kind::{SetupError, SetupFault};

/// A checked set-up.
///
/// The default is 9x9 with positional superko, area counting and a komi of 7.5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    size: u8,
    ko: Ko,
    scoring: Scoring,
    komi: Komi,
    handicap: u8,
    dead: Dead,
    suicide: Suicide,
    /// The stones that are set up, where they are others than those of a handicap.
    stones: Option<Stones>,
}

impl Setup {
    /// The smallest number of rows and columns.
    pub const MIN_SIZE: u8 = 2;
    /// The greatest number of rows and columns.
    pub const MAX_SIZE: u8 = MAX_SIZE;
    /// The sizes that allow a handicap.
    pub const HANDICAP_SIZES: [u8; 3] = [9, 13, 19];
    /// The greatest number of handicap stones.
    pub const MAX_HANDICAP: u8 = 9;

    /// Returns the usual set-up of a board with this many rows.
    ///
    /// # Errors
    /// [`SetupError`] of the option `size`, which says what is allowed.
    pub fn new(size: u8) -> Result<Self, SetupError> {
        if !(Self::MIN_SIZE..=Self::MAX_SIZE).contains(&size) {
            let fault = SetupFault::Size {
                size: size.to_string(),
                least: Self::MIN_SIZE,
                most: Self::MAX_SIZE,
                is_even: false,
            };
            return Err(SetupError::new("size", fault));
        }
        Ok(Self::usual(size))
    }

    /// Returns the usual set-up of a board with this many rows.
    fn usual(size: u8) -> Self {
        Self {
            size,
            ko: Ko::Positional,
            scoring: Scoring::Area,
            komi: Komi::usual(size, Scoring::Area, 0),
            handicap: 0,
            dead: Dead::Stay,
            suicide: Suicide::Forbidden,
            stones: None,
        }
    }

    /// Returns the set-up with another rule against repetition.
    #[must_use]
    pub const fn with_ko(self, ko: Ko) -> Self {
        Self { ko, ..self }
    }

    /// Returns the set-up counted in another way; the komi stays as it is.
    #[must_use]
    pub const fn with_scoring(self, scoring: Scoring) -> Self {
        Self { scoring, ..self }
    }

    /// Returns the set-up with another komi.
    #[must_use]
    pub const fn with_komi(self, komi: Komi) -> Self {
        Self { komi, ..self }
    }

    /// Returns the set-up with the komi that is usual for the rest of it.
    #[must_use]
    pub const fn with_usual_komi(self) -> Self {
        Self { komi: Komi::usual(self.size, self.scoring, self.handicap), ..self }
    }

    /// Returns the set-up in which dead stones are treated in another way.
    #[must_use]
    pub const fn with_dead(self, dead: Dead) -> Self {
        Self { dead, ..self }
    }

    /// Returns the set-up in which suicide is treated in another way.
    #[must_use]
    pub const fn with_suicide(self, suicide: Suicide) -> Self {
        Self { suicide, ..self }
    }

    /// Returns the set-up of a game that begins with these stones, and no others.
    ///
    /// # Errors
    /// [`SetupError`] of the option `stones` if they cannot stand on the board.
    pub fn with_stones(self, stones: Stones) -> Result<Self, SetupError> {
        stones.check(self.size).map_err(|fault| SetupError::new("stones", fault))?;
        // A usual beginning, written as stones, is the same game.
        let usual = [0].into_iter().chain(2..=Self::MAX_HANDICAP).find_map(|handicap| {
            let usual = self.with_handicap(handicap).ok()?;
            (usual.stones() == stones).then_some(usual)
        });
        Ok(usual.unwrap_or(Self { handicap: 0, stones: Some(stones), ..self }))
    }

    /// Returns the set-up with this many handicap stones, and no others; 0 for none.
    ///
    /// # Errors
    /// [`SetupError`] of the option `handicap` if that is not from 2 to 9, or the board has another
    /// size than 9, 13 or 19.
    pub fn with_handicap(self, stones: u8) -> Result<Self, SetupError> {
        let is_right =
            (2..=Self::MAX_HANDICAP).contains(&stones) && Self::HANDICAP_SIZES.contains(&self.size);
        if stones == 0 || is_right {
            Ok(Self { handicap: stones, stones: None, ..self })
        } else {
            Err(self.wrong_handicap(&stones.to_string()))
        }
    }

    /// Returns the error of a handicap that is not from 2 to 9, or on a board of a size without
    /// one.
    #[must_use]
    pub fn wrong_handicap(self, text: &str) -> SetupError {
        let fault = if Self::HANDICAP_SIZES.contains(&self.size) {
            SetupFault::Number {
                text: text.to_owned(),
                least: 2,
                most: Self::MAX_HANDICAP.into(),
                word: Some("0"),
            }
        } else {
            SetupFault::NoHandicap { size: self.size, sizes: &Self::HANDICAP_SIZES }
        };
        SetupError::new("handicap", fault)
    }

    /// Returns the number of rows, which is that of columns.
    #[must_use]
    pub const fn size(self) -> u8 {
        self.size
    }

    /// Returns the rule against repetition.
    #[must_use]
    pub const fn ko(self) -> Ko {
        self.ko
    }

    /// Returns how a game is counted.
    #[must_use]
    pub const fn scoring(self) -> Scoring {
        self.scoring
    }

    /// Returns the komi.
    #[must_use]
    pub const fn komi(self) -> Komi {
        self.komi
    }

    /// Returns the number of Black's handicap stones, 0 for none.
    #[must_use]
    pub const fn handicap(self) -> u8 {
        self.handicap
    }

    /// Returns the fate of dead stones.
    #[must_use]
    pub const fn dead(self) -> Dead {
        self.dead
    }

    /// Returns whether suicide is allowed.
    #[must_use]
    pub const fn suicide(self) -> Suicide {
        self.suicide
    }

    /// Returns the stones before the first move, and whose move that is: those that are set up, or
    /// those of the handicap, after which White begins.
    #[must_use]
    pub fn stones(self) -> Stones {
        self.stones.unwrap_or_else(|| {
            let mut stones =
                Stones::none(if self.handicap > 0 { Player::Second } else { Player::First });
            for point in self.handicap_points() {
                // The places of a handicap are different ones.
                let _ = stones.put(point, Player::First);
            }
            stones
        })
    }

    /// Returns the stones that are set up, where they are others than those of a handicap.
    #[must_use]
    pub const fn own_stones(self) -> Option<Stones> {
        self.stones
    }

    /// Returns the number of points.
    #[must_use]
    pub const fn points(self) -> u32 {
        self.size as u32 * self.size as u32
    }

    /// Returns whether the board has this point.
    #[must_use]
    pub const fn has(self, point: Point) -> bool {
        point.column() < self.size && point.row() < self.size
    }

    /// Returns the point in the middle; of an even board the lower left one of the four.
    #[must_use]
    pub const fn centre(self) -> Point {
        Point::at((self.size - 1) / 2, (self.size - 1) / 2)
    }

    /// Returns the upper right point.
    #[must_use]
    pub const fn last_point(self) -> Point {
        Point::at(self.size - 1, self.size - 1)
    }

    /// Returns the points on which Black's handicap stones stand.
    #[must_use]
    pub fn handicap_points(self) -> Vec<Point> {
        Self::fixed_handicap(self.size, self.handicap)
    }

    /// Returns the points of this many handicap stones as the protocol GTP allows them, or `None`
    /// if there are too few or too many for the board.
    #[must_use]
    pub fn protocol_handicap(size: u8, stones: u8) -> Option<Vec<Point>> {
        let most = match size {
            0..7 => 0,
            7 => 4,
            _ if size.is_multiple_of(2) => 4,
            _ => Self::MAX_HANDICAP,
        };
        (2..=most).contains(&stones).then(|| Self::fixed_handicap(size, stones))
    }

    /// Returns the points of this many handicap stones, or of as many as there are usual places for
    /// on the board, or `None` for fewer than two. On boards too small for those, two stand in
    /// opposite corners.
    #[must_use]
    pub fn free_handicap(size: u8, stones: u8) -> Option<Vec<Point>> {
        if stones < 2 {
            return None;
        }
        let fit = (2..=stones.min(Self::MAX_HANDICAP))
            .rev()
            .find_map(|stones| Self::protocol_handicap(size, stones));
        fit.or_else(|| Some(vec![Point::at(0, 0), Point::at(size - 1, size - 1)]))
    }

    /// Returns the points of this many handicap stones in their usual places, as in the protocol
    /// GTP.
    pub(super) fn fixed_handicap(size: u8, stones: u8) -> Vec<Point> {
        let near = if size < 13 { 2 } else { 3 };
        let (near, middle, far) = (near, (size - 1) / 2, size.saturating_sub(1 + near));
        let corners = [(near, near), (far, far), (near, far), (far, near)];
        let sides = [(near, middle), (far, middle), (middle, far), (middle, near)];
        let at = |&(column, row): &(u8, u8)| Point::at(column, row);
        let mut points: Vec<Point> = corners.iter().take(stones.into()).map(at).collect();
        points.extend(
            sides.iter().take(if stones < 6 { 0 } else { usize::from(stones - 4) / 2 * 2 }).map(at),
        );
        if matches!(stones, 5 | 7 | 9) {
            points.push(Point::at(middle, middle));
        }
        points
    }
}

impl Default for Setup {
    fn default() -> Self {
        Self::usual(9)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn handicap_stones_stand_where_the_protocol_has_them() {
        let names = |size, stones| {
            let setup =
                Setup::new(size).and_then(|setup| setup.with_handicap(stones)).expect("a handicap");
            setup.handicap_points().iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(names(19, 2), "D4 Q16");
        assert_eq!(names(19, 6), "D4 Q16 D16 Q4 D10 Q10");
        assert_eq!(names(19, 7), "D4 Q16 D16 Q4 D10 Q10 K10");
        assert_eq!(names(9, 5), "C3 G7 C7 G3 E5");
        assert_eq!(names(13, 9), "D4 K10 D10 K4 D7 K7 G10 G4 G7");
        for (size, stones, expected) in [(8, 5, 4), (7, 9, 4), (19, 30, 9), (5, 3, 2), (2, 2, 2)] {
            assert_eq!(
                Setup::free_handicap(size, stones).map(|points| points.len()),
                Some(expected),
                "{stones} on {size}"
            );
        }
        assert_eq!(Setup::free_handicap(9, 1), None);
        assert!(Setup::new(11).expect("a size").with_handicap(2).is_err());
        assert!(
            Setup::default().with_handicap(1).is_err()
                && Setup::default().with_handicap(10).is_err()
        );
    }
}
