//! What computers are known by, the same in every game, and the MODE notation of it.

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
    /// Returns its word in the MODE notation, without extras: `high`, `search:9`.
    #[must_use]
    pub fn mode(self) -> String {
        match self {
            Self::Preset(preset) => preset.mode().to_owned(),
            Self::Depth(depth) => format!("search:{depth}"),
            Self::Games(games) => format!("playouts:{games}"),
        }
    }

    /// Returns how strong it is, from 1 to [`STRONGEST`]; `None` for those out of the order of
    /// strength.
    #[must_use]
    pub const fn strength(self) -> Option<u8> {
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
    #[must_use]
    pub const fn mode(self) -> &'static str {
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

    /// Returns how strong it is: see [`LevelId::strength`].
    const fn strength(self) -> Option<u8> {
        match self {
            Self::Learner => Some(1),
            Self::Low => Some(2),
            Self::Medium => Some(3),
            Self::High => Some(4),
            Self::Perfect => Some(STRONGEST),
            Self::Random | Self::Greedy | Self::Dummy => None,
        }
    }
}

/// The greatest strength: that of a player who makes no mistakes.
pub const STRONGEST: u8 = 5;
