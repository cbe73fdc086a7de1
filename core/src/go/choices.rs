//! The rules that players may choose: which repetitions are refused, how a game is counted, the
//! fate of dead stones, and suicide.

use std::str::FromStr;

use crate::kind::SetupFault;

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

    /// Their names, in the same order.
    pub const NAMES: &'static [&'static str] = &["positional", "simple", "none"];

    /// Returns the name, as on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        Self::NAMES[self as usize]
    }
}

/// How a game is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Scoring {
    /// Stones, and the empty points that only they enclose.
    #[default]
    Area,
    /// The points that stones enclose, and the stones taken, as under Japanese rules: eyes in seki
    /// do not count.
    Territory,
    /// Stones alone.
    Stones,
}

impl Scoring {
    /// All ways, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Area, Self::Territory, Self::Stones];

    /// Their names, in the same order.
    pub const NAMES: &'static [&'static str] = &["area", "territory", "stones"];

    /// Returns the name, as on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        Self::NAMES[self as usize]
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

    /// Their names, in the same order.
    pub const NAMES: &'static [&'static str] = &["stay", "settle"];

    /// Returns the name, as on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        Self::NAMES[self as usize]
    }
}

/// Whether a stone may be played that takes nothing and leaves its own group without liberties: the
/// group is taken off the board then, as under the rules of New Zealand and those of Tromp and
/// Taylor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Suicide {
    /// It is refused.
    #[default]
    Forbidden,
    /// It is a move like any other.
    Allowed,
}

impl Suicide {
    /// Both, in the order in which they are offered.
    pub const ALL: [Self; 2] = [Self::Forbidden, Self::Allowed];

    /// Their names, in the same order.
    pub const NAMES: &'static [&'static str] = &["forbidden", "allowed"];

    /// Returns the name, as on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        Self::NAMES[self as usize]
    }
}

/// Reads one of a few names.
fn named<T: Copy>(all: &[T], names: &'static [&'static str], text: &str) -> Result<T, SetupFault> {
    let found = all.iter().zip(names).find(|(_, name)| name.eq_ignore_ascii_case(text.trim()));
    found
        .map(|(&value, _)| value)
        .ok_or_else(|| SetupFault::Choice { text: text.to_owned(), names })
}

impl FromStr for Ko {
    type Err = SetupFault;

    fn from_str(text: &str) -> Result<Self, SetupFault> {
        named(&Self::ALL, Self::NAMES, text)
    }
}

impl FromStr for Scoring {
    type Err = SetupFault;

    fn from_str(text: &str) -> Result<Self, SetupFault> {
        named(&Self::ALL, Self::NAMES, text)
    }
}

impl FromStr for Suicide {
    type Err = SetupFault;

    fn from_str(text: &str) -> Result<Self, SetupFault> {
        named(&Self::ALL, Self::NAMES, text)
    }
}

impl FromStr for Dead {
    type Err = SetupFault;

    fn from_str(text: &str) -> Result<Self, SetupFault> {
        named(&Self::ALL, Self::NAMES, text)
    }
}
