//! Who plays a side.

use std::fmt;
use std::str::FromStr;

use super::player_name::EngineName;
use crate::core::kind::{Extras, Level, Players, SetupFault};

/// Who plays a side of a game with these levels.
///
/// ```
/// use plot4::core::connect4::{Computer, Skill};
/// use plot4::players::Seat;
///
/// let seat: Seat<Computer> = "high".parse()?;
/// assert_eq!(seat, Seat::Computer(Computer::new(Skill::High)));
/// assert_eq!("human".parse(), Ok(Seat::<Computer>::Human));
/// # Ok::<(), plot4::core::kind::SetupFault>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Seat<L> {
    #[default]
    Human,
    Computer(L),
    /// The engine with this name in the settings, a program of others.
    Engine(EngineName),
}

/// What stands before the name of an engine in the MODE notation.
const ENGINE: &str = "engine:";

impl<L: Level> Seat<L> {
    /// Returns the computer in this seat, or `None` for a human player and an engine.
    #[must_use]
    pub const fn computer(self) -> Option<L> {
        match self {
            Self::Human | Self::Engine(_) => None,
            Self::Computer(level) => Some(level),
        }
    }

    /// Returns the name of the engine in this seat, if one sits here.
    #[must_use]
    pub const fn engine(self) -> Option<EngineName> {
        match self {
            Self::Human | Self::Computer(_) => None,
            Self::Engine(name) => Some(name),
        }
    }

    #[must_use]
    pub const fn is_human(self) -> bool {
        matches!(self, Self::Human)
    }

    /// Returns whether the player can play with this set-up: see
    /// [`allow`](crate::core::kind::Terms::allow).
    #[must_use]
    pub fn plays_on<K: Players<Level = L>>(self, setup: K::Setup) -> bool {
        self.computer().is_none_or(|level| K::terms(setup).allow(level).is_ok())
    }

    /// Returns this seat if its player can play with this set-up, and otherwise the strongest
    /// computer that can.
    #[must_use]
    pub fn on<K: Players<Level = L>>(self, setup: K::Setup) -> Self {
        if self.plays_on::<K>(setup) { self } else { Self::Computer(K::STAND_IN) }
    }
}

impl<L: Level> fmt::Display for Seat<L> {
    /// Writes the seat in the MODE notation: `human`, `high`, `high,defensive`, `engine:GNU Go`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Human => f.pad("human"),
            Self::Computer(level) => fmt::Display::fmt(level, f),
            Self::Engine(name) => f.pad(&format!("{ENGINE}{name}")),
        }
    }
}

impl<L: Level> FromStr for Seat<L> {
    type Err = SetupFault;

    /// Parses the MODE notation, ignoring case and blanks around the words. A name of an engine may
    /// have commas and capital letters.
    fn from_str(text: &str) -> Result<Self, SetupFault> {
        let name = text.trim().split_at_checked(ENGINE.len());
        if let Some((_, name)) = name.filter(|(word, _)| word.eq_ignore_ascii_case(ENGINE)) {
            return EngineName::new(name).map(Self::Engine).ok_or(SetupFault::NamelessEngine);
        }
        let words = Extras::split(text);
        if words.level != "human" {
            return text.parse().map(Self::Computer).map_err(|error| match error {
                SetupFault::NotALevel { text, .. } => {
                    SetupFault::NotAPlayer { text, levels: L::words() }
                }
                other => other,
            });
        }
        match words.extras.into_iter().next() {
            None => Ok(Self::Human),
            Some(word) => Err(SetupFault::HumanExtra { word }),
        }
    }
}
