//! The rules that players may choose: which repetitions are refused, how a game is counted, and
//! what becomes of dead stones.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use crate::core::count::one_of;
use crate::core::plain::quoted;

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

/// The fate of stones that could be captured when both have passed.
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

/// Reads one of a few names.
fn named<T: Copy>(
    all: &[T],
    name: fn(T) -> &'static str,
    what: &'static str,
    text: &str,
) -> Result<T, InvalidChoice> {
    let found = all
        .iter()
        .copied()
        .find(|&value| name(value).eq_ignore_ascii_case(text.trim()));
    found.ok_or_else(|| {
        let names = one_of(&all.iter().map(|&value| name(value)).collect::<Vec<_>>());
        InvalidChoice {
            text: text.to_owned(),
            what,
            names,
        }
    })
}

impl FromStr for Ko {
    type Err = InvalidChoice;

    fn from_str(text: &str) -> Result<Self, InvalidChoice> {
        named(&Self::ALL, Self::name, "a ko rule", text)
    }
}

impl FromStr for Scoring {
    type Err = InvalidChoice;

    fn from_str(text: &str) -> Result<Self, InvalidChoice> {
        named(&Self::ALL, Self::name, "a way of counting", text)
    }
}

impl FromStr for Dead {
    type Err = InvalidChoice;

    fn from_str(text: &str) -> Result<Self, InvalidChoice> {
        named(&Self::ALL, Self::name, "a rule for dead stones", text)
    }
}

/// A text that names none of the choices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvalidChoice {
    /// The text.
    pub text: String,
    /// The thing it should name, with its article.
    pub what: &'static str,
    /// The right names.
    pub names: String,
}

impl fmt::Display for InvalidChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} is not {}: choose {}",
            quoted(&self.text),
            self.what,
            self.names
        )
    }
}

impl Error for InvalidChoice {}
