//! What a game of Go is played on and by: the board, the rule against repetition, how it is counted, komi, handicap and other stones that are
//! set up.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use super::point::{MAX_SIZE, Point};
use super::stones::{InvalidStones, Stones};
use crate::core::count::one_of;
use crate::core::game::Player;
use crate::core::plain::{quoted, value};

/// What a game is played on and by, checked.
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
    /// The stones that are set up, where they are others than those of a handicap.
    stones: Option<Stones>,
}

impl Setup {
    /// The smallest number of rows and columns.
    pub const MIN_SIZE: u8 = 2;
    /// The greatest number of rows and columns.
    pub const MAX_SIZE: u8 = MAX_SIZE;
    /// The sizes on which there is a handicap.
    pub const HANDICAP_SIZES: [u8; 3] = [9, 13, 19];
    /// The greatest number of handicap stones.
    pub const MAX_HANDICAP: u8 = 9;

    /// Returns the set-up of a board with so many rows, and whatever else is usual on it.
    ///
    /// # Errors
    /// [`InvalidSetup::Size`], which says what is allowed.
    pub const fn new(size: u8) -> Result<Self, InvalidSetup> {
        if size < Self::MIN_SIZE || size > Self::MAX_SIZE {
            return Err(InvalidSetup::Size { size });
        }
        let komi = Komi::usual(size, Scoring::Area, 0);
        Ok(Self { size, ko: Ko::Positional, scoring: Scoring::Area, komi, handicap: 0, dead: Dead::Stay, stones: None })
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

    /// Returns the set-up of a game that begins with these stones, and no others.
    ///
    /// # Errors
    /// [`InvalidSetup::Stones`] if they cannot stand on the board.
    pub fn with_stones(self, stones: Stones) -> Result<Self, InvalidSetup> {
        stones.check(self.size).map_err(InvalidSetup::Stones)?;
        // Whoever writes a usual beginning down as stones means the same game.
        let usual = [0].into_iter().chain(2..=Self::MAX_HANDICAP).find_map(|handicap| {
            let usual = self.with_handicap(handicap).ok()?;
            (usual.stones() == stones).then_some(usual)
        });
        Ok(usual.unwrap_or(Self { handicap: 0, stones: Some(stones), ..self }))
    }

    /// Returns the set-up with so many handicap stones, and no others; 0 for none.
    ///
    /// # Errors
    /// [`InvalidSetup::Handicap`] if that is not from 2 to 9, or the board has another size than 9, 13 or 19.
    pub fn with_handicap(self, stones: u8) -> Result<Self, InvalidSetup> {
        let is_right = (2..=Self::MAX_HANDICAP).contains(&stones) && Self::HANDICAP_SIZES.contains(&self.size);
        if stones == 0 || is_right {
            Ok(Self { handicap: stones, stones: None, ..self })
        } else {
            Err(InvalidSetup::Handicap { stones: stones.to_string(), size: self.size })
        }
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

    /// Returns what White is given.
    #[must_use]
    pub const fn komi(self) -> Komi {
        self.komi
    }

    /// Returns the number of Black's handicap stones, 0 for none.
    #[must_use]
    pub const fn handicap(self) -> u8 {
        self.handicap
    }

    /// Returns what becomes of dead stones.
    #[must_use]
    pub const fn dead(self) -> Dead {
        self.dead
    }

    /// Returns the stones before the first move, and whose move that is: those that are set up, or those of the handicap, after which White
    /// begins.
    #[must_use]
    pub fn stones(self) -> Stones {
        self.stones.unwrap_or_else(|| {
            let mut stones = Stones::none(if self.handicap > 0 { Player::Second } else { Player::First });
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

    /// Returns the points of so many handicap stones as the protocol GTP allows them, or `None` if there are too few or too many for the
    /// board.
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

    /// Returns the points of so many handicap stones, or of as many as there are usual places for on the board, or `None` for fewer than
    /// two. On boards too small for those, two stand in opposite corners.
    #[must_use]
    pub fn free_handicap(size: u8, stones: u8) -> Option<Vec<Point>> {
        if stones < 2 {
            return None;
        }
        let fit = (2..=stones.min(Self::MAX_HANDICAP)).rev().find_map(|stones| Self::protocol_handicap(size, stones));
        fit.or_else(|| Some(vec![Point::at(0, 0), Point::at(size - 1, size - 1)]))
    }

    /// Returns the points of so many handicap stones in their usual places, as the protocol GTP has them.
    pub(super) fn fixed_handicap(size: u8, stones: u8) -> Vec<Point> {
        let near = if size < 13 { 2 } else { 3 };
        let (near, middle, far) = (near, (size - 1) / 2, size.saturating_sub(1 + near));
        let corners = [(near, near), (far, far), (near, far), (far, near)];
        let sides = [(near, middle), (far, middle), (middle, far), (middle, near)];
        let at = |&(column, row): &(u8, u8)| Point::at(column, row);
        let mut points: Vec<Point> = corners.iter().take(stones.into()).map(at).collect();
        points.extend(sides.iter().take(if stones < 6 { 0 } else { usize::from(stones - 4) / 2 * 2 }).map(at));
        if matches!(stones, 5 | 7 | 9) {
            points.push(Point::at(middle, middle));
        }
        points
    }
}

impl Default for Setup {
    fn default() -> Self {
        let komi = Komi::usual(9, Scoring::Area, 0);
        Self { size: 9, ko: Ko::Positional, scoring: Scoring::Area, komi, handicap: 0, dead: Dead::Stay, stones: None }
    }
}

/// Which repetitions are refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Ko {
    /// The stones on the whole board may not be as they were before (positional superko).
    #[default]
    Positional,
    /// A stone that has just taken a single one may not be taken back by a single one at once.
    Simple,
    /// None.
    None,
}

impl Ko {
    /// All rules, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Positional, Self::Simple, Self::None];

    /// Returns the name, as on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Positional => "positional",
            Self::Simple => "simple",
            Self::None => "none",
        }
    }
}

/// How a game is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Scoring {
    /// Stones, and the empty points that only they enclose.
    #[default]
    Area,
    /// Stones alone.
    Stones,
}

impl Scoring {
    /// All ways, in the order in which they are offered.
    pub const ALL: [Self; 2] = [Self::Area, Self::Stones];

    /// Returns the name, as on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Area => "area",
            Self::Stones => "stones",
        }
    }
}

/// What becomes of stones that could be captured when both have passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Dead {
    /// All stones stay on the board, and the game is over.
    #[default]
    Stay,
    /// The players settle which are dead, and count without them.
    Settle,
}

impl Dead {
    /// Both, in the order in which they are offered.
    pub const ALL: [Self; 2] = [Self::Stay, Self::Settle];

    /// Returns the name, as on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Stay => "stay",
            Self::Settle => "settle",
        }
    }
}

/// What White is given for Black's first move, in whole and half points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Komi {
    /// Twice the points.
    halves: i16,
}

impl Komi {
    /// The greatest komi, either way, in points.
    pub const GREATEST: i16 = 999;
    /// No points.
    pub const NONE: Self = Self { halves: 0 };

    /// Returns so many half points, or `None` for more than a board is worth.
    #[must_use]
    pub const fn from_halves(halves: i16) -> Option<Self> {
        if halves.unsigned_abs() <= 2 * Self::GREATEST.unsigned_abs() { Some(Self { halves }) } else { None }
    }

    /// Returns the komi that is nearest to so many points, or `None` if they are not a number. Halfway between two it is the one that is
    /// more for White.
    #[must_use]
    pub fn nearest(points: f64) -> Option<Self> {
        let most = f64::from(2 * Self::GREATEST);
        #[expect(clippy::cast_possible_truncation, reason = "it is clamped")]
        let halves = (2.0 * points + 0.5).floor().clamp(-most, most) as i16;
        (!points.is_nan()).then_some(Self { halves })
    }

    /// Returns twice the points.
    #[must_use]
    pub const fn halves(self) -> i32 {
        self.halves as i32
    }

    /// Returns what is usual: 7.5 on boards of 9 rows or more, half a point with a handicap, nothing on smaller boards and where
    /// stones alone are counted.
    #[must_use]
    pub const fn usual(size: u8, scoring: Scoring, handicap: u8) -> Self {
        let halves = match scoring {
            Scoring::Stones => 0,
            Scoring::Area if handicap > 0 => 1,
            Scoring::Area if size >= 9 => 15,
            Scoring::Area => 0,
        };
        Self { halves }
    }
}

impl fmt::Display for Komi {
    /// Writes `7.5` or `6`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let halves = self.halves;
        let (sign, size) = (if halves < 0 { "-" } else { "" }, halves.unsigned_abs());
        write!(f, "{sign}{}{}", size / 2, if size % 2 == 1 { ".5" } else { "" })
    }
}

impl FromStr for Komi {
    type Err = InvalidSetup;

    /// Reads `7.5`, `7,5`, `6`, `6.0`, `-3.50`.
    fn from_str(text: &str) -> Result<Self, InvalidSetup> {
        let read = || {
            let (negative, digits) = match text.trim().strip_prefix('-') {
                Some(digits) => (true, digits),
                None => (false, text.trim().strip_prefix('+').unwrap_or(text.trim())),
            };
            let (whole, part) = digits.split_once(['.', ',']).unwrap_or((digits, ""));
            let half = match part.trim_end_matches('0') {
                "" => 0,
                "5" => 1,
                _ => return None,
            };
            if whole.is_empty() || !whole.bytes().all(|byte| byte.is_ascii_digit()) {
                return None;
            }
            let halves = whole.parse::<i16>().ok()?.checked_mul(2)?.checked_add(half)?;
            Self::from_halves(if negative { -halves } else { halves })
        };
        read().ok_or_else(|| InvalidSetup::Komi { text: text.to_owned() })
    }
}

/// Reads one of a few names.
fn named<T: Copy>(all: &[T], name: fn(T) -> &'static str, text: &str) -> Result<T, String> {
    let found = all.iter().copied().find(|&value| name(value).eq_ignore_ascii_case(text.trim()));
    found.ok_or_else(|| one_of(&all.iter().map(|&value| name(value)).collect::<Vec<_>>()))
}

impl FromStr for Ko {
    type Err = InvalidSetup;

    fn from_str(text: &str) -> Result<Self, InvalidSetup> {
        named(&Self::ALL, Self::name, text).map_err(|names| InvalidSetup::Name {
            text: text.to_owned(),
            what: "a ko rule",
            names,
        })
    }
}

impl FromStr for Scoring {
    type Err = InvalidSetup;

    fn from_str(text: &str) -> Result<Self, InvalidSetup> {
        let what = "a way of counting";
        named(&Self::ALL, Self::name, text).map_err(|names| InvalidSetup::Name { text: text.to_owned(), what, names })
    }
}

impl FromStr for Dead {
    type Err = InvalidSetup;

    fn from_str(text: &str) -> Result<Self, InvalidSetup> {
        let what = "a rule for dead stones";
        named(&Self::ALL, Self::name, text).map_err(|names| InvalidSetup::Name { text: text.to_owned(), what, names })
    }
}

/// Measures that no game has, and what would be right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InvalidSetup {
    /// Too few or too many rows.
    Size {
        /// The size asked for.
        size: u8,
    },
    /// Too many or too few handicap stones, or a board without a handicap.
    Handicap {
        /// The number asked for.
        stones: String,
        /// The size of the board.
        size: u8,
    },
    /// Stones that cannot be set up.
    Stones(InvalidStones),
    /// Not a number of whole and half points.
    Komi {
        /// The text.
        text: String,
    },
    /// Not one of a few names.
    Name {
        /// The text.
        text: String,
        /// What it should name.
        what: &'static str,
        /// The right names.
        names: String,
    },
}

impl fmt::Display for InvalidSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Size { size } => {
                write!(f, "a board of size {size} does not do: choose from {} to {}", Setup::MIN_SIZE, Setup::MAX_SIZE)
            }
            Self::Handicap { stones, size } if Setup::HANDICAP_SIZES.contains(size) => {
                write!(f, "a handicap of {} does not do: choose from 2 to {}, or 0 for none", value(stones), Setup::MAX_HANDICAP)
            }
            Self::Handicap { size, .. } => write!(f, "there is no handicap on {size}x{size}: choose 9x9, 13x13 or 19x19"),
            Self::Stones(invalid) => invalid.fmt(f),
            Self::Komi { text } => {
                write!(f, "{} is not a komi: choose whole or half points up to {}, as in 7.5", quoted(text), Komi::GREATEST)
            }
            Self::Name { text, what, names } => write!(f, "{} is not {what}: choose {names}", quoted(text)),
        }
    }
}

impl Error for InvalidSetup {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn komi_is_read_as_it_is_written() {
        for (text, halves) in [("7.5", 15), ("0", 0), ("-3.50", -7), ("6.0", 12), ("7,5", 15), ("999", 1998), ("-0.5", -1)] {
            assert_eq!(text.parse::<Komi>().map(Komi::halves), Ok(halves), "{text}");
        }
        for text in ["", "++7", "x", "7.3", "1000", "--1", "7.5.5", "99999999", "1e3", ".5", "NaN"] {
            assert!(text.parse::<Komi>().is_err(), "{text}");
        }
        for (points, halves) in [(6.25, 13), (6.2, 12), (-6.25, -12), (1000.0, 1998), (-1e9, -1998), (f64::INFINITY, 1998)] {
            assert_eq!(Komi::nearest(points).map(Komi::halves), Some(halves), "{points}");
        }
        assert_eq!(Komi::nearest(f64::NAN), None);
        assert_eq!(Komi::from_halves(-1).map(|komi| komi.to_string()), Some("-0.5".to_owned()));
        assert_eq!(Setup::default().komi().to_string(), "7.5");
    }

    #[test]
    fn handicap_stones_stand_where_the_protocol_has_them() {
        let names = |size, stones| {
            let setup = Setup::new(size).and_then(|setup| setup.with_handicap(stones)).expect("a handicap");
            setup.handicap_points().iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(names(19, 2), "D4 Q16");
        assert_eq!(names(19, 6), "D4 Q16 D16 Q4 D10 Q10");
        assert_eq!(names(19, 7), "D4 Q16 D16 Q4 D10 Q10 K10");
        assert_eq!(names(9, 5), "C3 G7 C7 G3 E5");
        assert_eq!(names(13, 9), "D4 K10 D10 K4 D7 K7 G10 G4 G7");
        for (size, stones, expected) in [(8, 5, 4), (7, 9, 4), (19, 30, 9), (5, 3, 2), (2, 2, 2)] {
            assert_eq!(Setup::free_handicap(size, stones).map(|points| points.len()), Some(expected), "{stones} on {size}");
        }
        assert_eq!(Setup::free_handicap(9, 1), None);
        assert!(Setup::new(11).expect("a size").with_handicap(2).is_err());
        assert!(Setup::default().with_handicap(1).is_err() && Setup::default().with_handicap(10).is_err());
    }
}
