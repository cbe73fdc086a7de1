//! The names of computers, on screen and in the MODE notation: the same in every game.

use crate::core::count::{counted, thousands};

/// The identity of a computer: a preset, or a depth or budget of the player's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LevelId {
    /// A name that computers of several games have.
    Preset(Preset),
    /// A custom search to this depth, in plies.
    Depth(u8),
    /// A custom computer that tries so many games for each move.
    Games(u32),
}

impl LevelId {
    /// Returns what to call the player: `High Skilled Computer`.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Self::Preset(preset) => preset.name().to_owned(),
            Self::Depth(depth) => {
                format!("Computer looking {} ahead", counted(depth.into(), "turn"))
            }
            Self::Games(games) => format!("Computer trying {}", counted(games.into(), "game")),
        }
    }

    /// Returns the name in the mode selection, where the name of a custom computer leaves out the
    /// values that are adjusted beside it.
    #[must_use]
    pub const fn row_name(self) -> &'static str {
        match self {
            Self::Preset(preset) => preset.name(),
            Self::Depth(_) | Self::Games(_) => "Computer of your own",
        }
    }

    /// Returns what to call the player in a word or two, where it is clear that a computer is
    /// meant: `High`.
    #[must_use]
    pub fn short_name(self) -> String {
        match self {
            Self::Preset(preset) => preset.short_name().to_owned(),
            Self::Depth(depth) => format!("Depth {depth}"),
            Self::Games(games) => thousands(games.into()),
        }
    }

    /// Returns its word in the MODE notation, without extras: `high`, `search:9`.
    #[must_use]
    pub fn mode(self) -> String {
        match self {
            Self::Preset(preset) => preset.mode().to_owned(),
            Self::Depth(depth) => format!("search:{depth}"),
            Self::Games(games) => format!("playouts:{games}"),
        }
    }

    /// Returns how strong it is in a word for people, and as a number from 1 to [`STRONGEST`];
    /// `None` for those out of the order of strength.
    #[must_use]
    pub const fn strength(self) -> Option<(&'static str, u8)> {
        match self {
            Self::Preset(preset) => preset.strength(),
            Self::Depth(_) | Self::Games(_) => None,
        }
    }
}

/// A name that means the same in every game that has a computer of it, however that one plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Preset {
    /// For children and first games.
    Learner,
    /// Easy.
    Low,
    /// Normal.
    Medium,
    /// Hard.
    High,
    /// Makes no mistakes.
    Perfect,
    /// Any legal move.
    Random,
    /// A rule of thumb.
    Greedy,
    /// The first legal move.
    Dummy,
}

impl Preset {
    /// Returns its word in the MODE notation: `high`.
    const fn mode(self) -> &'static str {
        match self {
            Self::Learner => "learner",
            Self::Low => "low",
            Self::Medium => "medium",
            Self::High => "high",
            Self::Perfect => "perfect",
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Dummy => "dummy",
        }
    }

    /// Returns what to call the player: `High Skilled Computer`.
    const fn name(self) -> &'static str {
        match self {
            Self::Learner => "Learner Computer",
            Self::Low => "Low Skilled Computer",
            Self::Medium => "Medium Skilled Computer",
            Self::High => "High Skilled Computer",
            Self::Perfect => "Perfect Computer",
            Self::Random => "Random Computer",
            Self::Greedy => "Greedy Computer",
            Self::Dummy => "Dummy Computer",
        }
    }

    /// Returns what to call the player in a word: `High`.
    fn short_name(self) -> &'static str {
        self.name().split(' ').next().unwrap_or_default()
    }

    /// Returns how strong it is: see [`LevelId::strength`].
    const fn strength(self) -> Option<(&'static str, u8)> {
        match self {
            Self::Learner => Some(("very easy", 1)),
            Self::Low => Some(("easy", 2)),
            Self::Medium => Some(("normal", 3)),
            Self::High => Some(("hard", 4)),
            Self::Perfect => Some(("unbeatable", STRONGEST)),
            Self::Random | Self::Greedy | Self::Dummy => None,
        }
    }
}

/// The greatest strength: that of a player who makes no mistakes.
pub const STRONGEST: u8 = 5;
