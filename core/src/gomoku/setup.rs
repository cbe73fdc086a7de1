//! The set-up of a game of Gomoku: the size of the board, the length of a line that
//! wins, the rule set.

use std::fmt;
use std::str::FromStr;

use super::point::Point;
use crate::game::Player;
use crate::kind::{SetupError, SetupFault};
use crate::plain;

/// The board, the target and the rules of a game, checked.
///
/// The default is 15x15, five in a row, [`Rule::Restricted`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    size: u8,
    target: u8,
    rule: Rule,
    distance: Distance,
}

impl Setup {
    /// The smallest number of rows and columns.
    pub const MIN_SIZE: u8 = 5;
    /// The greatest number of rows and columns of a game that people set up.
    pub const MAX_SIZE: u8 = 19;
    /// The greatest number of rows and columns of all, which Gomocup plays on.
    pub const MAX_SIZE_OF_ENGINES: u8 = 20;
    /// The shortest line that can be set to win.
    pub const MIN_TARGET: u8 = 3;
    /// The longest line that can be set to win.
    pub const MAX_TARGET: u8 = 6;

    /// Returns the setup with these measures, and candidates next to stones.
    ///
    /// # Errors
    /// [`SetupError`] names the option, `size` or `target`, that is not allowed, and what is.
    pub fn new(size: u8, target: u8, rule: Rule) -> Result<Self, SetupError> {
        Self::up_to(Self::MAX_SIZE, size, target, rule)
    }

    /// Returns the setup of a game between engines, which may be one row larger than what people
    /// set up.
    ///
    /// # Errors
    /// [`SetupError`], as of [`new`](Self::new).
    pub fn of_engines(size: u8, target: u8, rule: Rule) -> Result<Self, SetupError> {
        Self::up_to(Self::MAX_SIZE_OF_ENGINES, size, target, rule)
    }

    /// Returns the error of a target that is not a number from the least to this one.
    #[must_use]
    pub fn wrong_target(text: &str, longest: u8) -> SetupError {
        let fault = SetupFault::Number {
            text: text.to_owned(),
            least: Self::MIN_TARGET.into(),
            most: longest.into(),
            word: None,
        };
        SetupError::new("target", fault)
    }

    fn up_to(most: u8, size: u8, target: u8, rule: Rule) -> Result<Self, SetupError> {
        if !(Self::MIN_SIZE..=most).contains(&size) {
            let fault = SetupFault::Size {
                size: size.to_string(),
                least: Self::MIN_SIZE,
                most,
                is_even: false,
            };
            return Err(SetupError::new("size", fault));
        }
        let longest = Self::MAX_TARGET.min(size);
        if !(Self::MIN_TARGET..=longest).contains(&target) {
            return Err(Self::wrong_target(&target.to_string(), longest));
        }
        Ok(Self { size, target, rule, distance: Distance::default() })
    }

    /// Returns the same setup with candidates up to this distance from a stone.
    #[must_use]
    pub const fn with_distance(self, distance: Distance) -> Self {
        Self { distance, ..self }
    }

    /// Returns the number of rows, which is that of columns.
    #[must_use]
    pub const fn size(self) -> u8 {
        self.size
    }

    /// Returns how many stones in a row win.
    #[must_use]
    pub const fn target(self) -> u8 {
        self.target
    }

    /// Returns the rule set.
    #[must_use]
    pub const fn rule(self) -> Rule {
        self.rule
    }

    /// Returns how far from a stone a candidate may be.
    #[must_use]
    pub const fn distance(self) -> Distance {
        self.distance
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

    /// Returns whether a line of this player wins only if it is of exactly the target.
    #[must_use]
    pub const fn is_exact(self, player: Player) -> bool {
        match (self.rule, player) {
            (Rule::Freestyle | Rule::Restricted, _) | (Rule::Renju, Player::Second) => false,
            (Rule::Standard, _) | (Rule::Renju, Player::First) => true,
        }
    }

    /// Returns whether there may be points that this player may not play.
    #[must_use]
    pub const fn is_restricted(self, player: Player) -> bool {
        match (self.rule, player) {
            (Rule::Freestyle | Rule::Standard, _) | (_, Player::Second) => false,
            (Rule::Restricted | Rule::Renju, Player::First) => true,
        }
    }
}

impl Default for Setup {
    fn default() -> Self {
        Self { size: 15, target: 5, rule: Rule::default(), distance: Distance::default() }
    }
}

impl fmt::Display for Setup {
    /// Writes `15x15, 5 in a row, restricted`, and then the distance unless it is the usual one.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { size, target, rule, distance } = self;
        write!(f, "{size}x{size}, {target} in a row, {rule}")?;
        if *distance == Distance::default() { Ok(()) } else { write!(f, ", distance {distance}") }
    }
}

impl FromStr for Setup {
    type Err = SetupError;

    /// Reads what [`Display`](fmt::Display) writes; each part may be left out, and then is the
    /// usual one.
    fn from_str(text: &str) -> Result<Self, SetupError> {
        let usual = Self::default();
        let (mut size, mut target, mut rule, mut distance) =
            (usual.size, usual.target, usual.rule, usual.distance);
        for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
            let unknown = || {
                let fault =
                    SetupFault::Unreadable { text: part.to_owned(), example: usual.to_string() };
                SetupError::new("size", fault)
            };
            let number = |digits: &str| plain::number::<u8>(digits.trim()).ok_or_else(unknown);
            if let Some(length) = part.strip_suffix("in a row") {
                target = number(length)?;
            } else if let Some(far) = part.strip_prefix("distance") {
                distance = Distance::new(number(far)?)?;
            } else if let Some((columns, rows)) = part
                .split_once(['x', 'X'])
                .filter(|_| part.starts_with(|c: char| c.is_ascii_digit()))
            {
                size = number(columns)?;
                if number(rows)? != size {
                    return Err(unknown());
                }
            } else {
                rule = part.parse()?;
            }
        }
        Ok(Self::of_engines(size, target, rule)?.with_distance(distance))
    }
}

/// The winning rows, and the moves forbidden to Black. White is always free.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Rule {
    /// As many in a row as the target, or more, win.
    Freestyle,
    /// Exactly as many as the target win; a longer row is worth nothing.
    Standard,
    /// As freestyle, and Black may make neither three and three nor four and four.
    #[default]
    Restricted,
    /// Black wins with exactly the target, and may make neither a longer row, nor four and four,
    /// nor three and three.
    Renju,
}

impl Rule {
    /// All rule sets, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::Freestyle, Self::Standard, Self::Restricted, Self::Renju];

    /// The names of all rule sets, in their order.
    pub const NAMES: &'static [&'static str] = &["freestyle", "standard", "restricted", "renju"];

    /// Returns the name, as on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        Self::NAMES[self as usize]
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Rule {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Self, SetupError> {
        let found =
            Self::ALL.into_iter().find(|rule| rule.name().eq_ignore_ascii_case(text.trim()));
        found.ok_or_else(|| {
            let fault = SetupFault::Choice { text: text.to_owned(), names: Self::NAMES };
            SetupError::new("rule", fault)
        })
    }
}

/// How far from a stone a search looks for moves, in points along a row, a column or a diagonal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Distance {
    /// Points next to a stone.
    #[default]
    One,
    /// Points next to a stone, and those around them.
    Two,
}

impl Distance {
    /// Returns the distance of 1 or 2.
    ///
    /// # Errors
    /// [`SetupError`], for any other number.
    pub fn new(points: u8) -> Result<Self, SetupError> {
        match points {
            1 => Ok(Self::One),
            2 => Ok(Self::Two),
            _ => {
                let fault =
                    SetupFault::Number { text: points.to_string(), least: 1, most: 2, word: None };
                Err(SetupError::new("distance", fault))
            }
        }
    }

    /// Returns the distance in points.
    #[must_use]
    pub const fn points(self) -> u8 {
        match self {
            Self::One => 1,
            Self::Two => 2,
        }
    }
}

impl fmt::Display for Distance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.points().fmt(f)
    }
}
