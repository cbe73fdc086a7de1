//! The set-up of a game of Checkers: the size of the board, the men, when it is drawn,
//! and where it begins.

use std::fmt;
use std::str::FromStr;

use super::fen::Diagram;
use super::shape::Size;
use crate::game::Player;
use crate::kind::{SetupError, SetupFault};

/// The board, the men and the rules of a game, checked.
///
/// The default is 8x8 with three rows of men a side; the third occurrence of a position is a draw,
/// and so are 40 moves of each side without a capture or a man's move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    size: Size,
    men: u8,
    rules: Rules,
    start: Option<Diagram>,
}

/// When a game is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// Which occurrence of a position.
    pub repetition: Repetition,
    /// How many moves of each side without a capture or a man's move; 0 for no such limit.
    pub limit: u16,
}

/// Which occurrence of a position, with the same player to move, is a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Repetition {
    /// The second one.
    First,
    /// The third one.
    #[default]
    Third,
}

impl Setup {
    /// The greatest number of moves of each side that can be set to make a draw.
    pub const MAX_LIMIT: u16 = 500;
    /// The usual number.
    pub const LIMIT: u16 = 40;
    /// The word for no such number.
    pub const NO_LIMIT: &'static str = "never";

    /// Returns the set-up with these measures, this many rows of men a side and the usual rules.
    ///
    /// # Errors
    /// [`SetupError`] names the option, `size` or `men`, that is not allowed, and what is.
    pub fn new(columns: u8, rows: u8, men: u8) -> Result<Self, SetupError> {
        let size = Size::new(columns, rows)
            .ok_or_else(|| Self::wrong_size(format!("{columns}x{rows}")))?;
        if !(1..=Self::most_men(size)).contains(&men) {
            return Err(Self::wrong_men(size, &men.to_string()));
        }
        Ok(Self { size, men, rules: Rules::default(), start: None })
    }

    /// Returns the error of a size that no board has.
    #[must_use]
    pub fn wrong_size(size: String) -> SetupError {
        let fault = SetupFault::Size { size, least: Size::MIN, most: Size::MAX, is_even: true };
        SetupError::new("size", fault)
    }

    /// Returns the error of a number of rows of men that a board of this size cannot have.
    #[must_use]
    pub fn wrong_men(size: Size, text: &str) -> SetupError {
        let fault = SetupFault::Number {
            text: text.to_owned(),
            least: 1,
            most: Self::most_men(size).into(),
            word: None,
        };
        SetupError::new("men", fault)
    }

    /// Returns the error of a limit that is greater than [`MAX_LIMIT`](Self::MAX_LIMIT).
    #[must_use]
    pub fn wrong_limit(text: &str) -> SetupError {
        let fault = SetupFault::Number {
            text: text.to_owned(),
            least: 1,
            most: Self::MAX_LIMIT,
            word: Some(Self::NO_LIMIT),
        };
        SetupError::new("draw-after", fault)
    }

    /// Returns the setup of this size with as many men as it can have, which are the usual ones.
    #[must_use]
    pub fn of_size(size: Size) -> Self {
        Self { size, men: Self::most_men(size), rules: Rules::default(), start: None }
    }

    /// Returns the setup with these rules.
    ///
    /// # Errors
    /// [`SetupError`] if the limit is greater than [`MAX_LIMIT`](Self::MAX_LIMIT).
    pub fn with_rules(self, rules: Rules) -> Result<Self, SetupError> {
        if rules.limit > Self::MAX_LIMIT {
            return Err(Self::wrong_limit(&rules.limit.to_string()));
        }
        Ok(Self { rules, ..self })
    }

    /// Returns the setup of a game that begins with this position rather than with rows of men.
    ///
    /// # Errors
    /// [`SetupError`] of the option `fen` if the position does not fit on the board.
    pub fn with_start(self, start: Diagram) -> Result<Self, SetupError> {
        start.check(self.size).map_err(|fault| SetupError::new("fen", fault))?;
        // The usual beginning, written as a position, is the same game.
        let start = Some(start).filter(|start| *start != self.without_start().diagram());
        Ok(Self { start, ..self })
    }

    /// Returns the setup of a game that begins with rows of men.
    #[must_use]
    pub const fn without_start(self) -> Self {
        Self { start: None, ..self }
    }

    /// Returns the greatest number of rows of men a side, which leaves two rows free.
    #[must_use]
    pub const fn most_men(size: Size) -> u8 {
        (size.rows() - 2) / 2
    }

    /// Returns the size of the board.
    #[must_use]
    pub const fn size(self) -> Size {
        self.size
    }

    /// Returns the number of rows of men a side.
    #[must_use]
    pub const fn men(self) -> u8 {
        self.men
    }

    /// Returns when a game is drawn.
    #[must_use]
    pub const fn rules(self) -> Rules {
        self.rules
    }

    /// Returns the position that the game begins with, if it is not that with rows of men.
    #[must_use]
    pub const fn start(self) -> Option<Diagram> {
        self.start
    }

    /// Returns the pieces before the first move, and whose move that is.
    #[must_use]
    pub fn diagram(self) -> Diagram {
        self.start.unwrap_or_else(|| {
            let mut diagram = Diagram::empty(Player::First);
            let men = self.men * self.size.half();
            for square in self.size.all().take(usize::from(men)) {
                diagram.put(square, Player::First, false);
            }
            for square in self.size.all().rev().take(usize::from(men)) {
                diagram.put(square, Player::Second, false);
            }
            diagram
        })
    }
}

impl Default for Setup {
    fn default() -> Self {
        Self::of_size(Size::STANDARD)
    }
}

impl Default for Rules {
    fn default() -> Self {
        Self { repetition: Repetition::default(), limit: Setup::LIMIT }
    }
}

impl Repetition {
    /// Both, in the order in which they are offered.
    pub const ALL: [Self; 2] = [Self::Third, Self::First];
    /// Their names, in the same order.
    pub const NAMES: &'static [&'static str] = &["third", "first"];

    /// Returns the name, as on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Third => "third",
        }
    }

    /// Returns how often the position must have been there before.
    #[must_use]
    pub const fn before(self) -> u8 {
        match self {
            Self::First => 1,
            Self::Third => 2,
        }
    }
}

impl fmt::Display for Repetition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Repetition {
    type Err = SetupFault;

    fn from_str(text: &str) -> Result<Self, SetupFault> {
        let found =
            Self::ALL.into_iter().find(|rule| rule.name().eq_ignore_ascii_case(text.trim()));
        found.ok_or_else(|| SetupFault::Choice { text: text.to_owned(), names: Self::NAMES })
    }
}
