//! The identities of computers, shared by all games, and their MODE notation.

/// The identity of a computer: a preset, or a depth or budget of the player's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LevelId {
    /// A named level, which several games may have.
    Preset(Preset),
    /// A custom search to this depth, in plies.
    Depth(u8),
    /// A custom computer that plays this many playouts for each move.
    Games(u32),
}

/// The word on the screen for the weakest level, beside its own one in files.
const BEGINNER: &str = "beginner";

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

    /// Returns the word that stands for it in a list of choices: `high`, `search:DEPTH`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Preset(Preset::Learner) => BEGINNER,
            Self::Preset(preset) => preset.mode(),
            Self::Depth(_) => "search:DEPTH",
            Self::Games(_) => "playouts:GAMES",
        }
    }

    /// Returns its strength, from 1 to [`STRONGEST`]; `None` for levels outside the order of
    /// strength.
    #[must_use]
    pub const fn strength(self) -> Option<u8> {
        match self {
            Self::Preset(preset) => preset.strength(),
            Self::Depth(_) | Self::Games(_) => None,
        }
    }
}

/// A level name with the same meaning in every game that has it, however its computer works.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Preset {
    /// For children and first games.
    Learner,
    /// For those who play now and then.
    Casual,
    /// Easy.
    Low,
    /// Between easy and normal, where a step would be too high.
    Fair,
    /// Normal.
    Medium,
    /// Between normal and strong, where a step would be too high.
    Skilled,
    /// Between normal and hard, where a step would be too high.
    Strong,
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
            Self::Casual => "casual",
            Self::Low => "low",
            Self::Fair => "fair",
            Self::Medium => "medium",
            Self::Skilled => "skilled",
            Self::Strong => "strong",
            Self::High => "high",
            Self::Perfect => "perfect",
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Dummy => "dummy",
        }
    }

    /// Returns whether this word in small letters names it: its own one, or the one on the screen.
    #[must_use]
    pub fn is_called(self, word: &str) -> bool {
        word == self.mode() || (self, word) == (Self::Learner, BEGINNER)
    }

    /// See [`LevelId::strength`].
    const fn strength(self) -> Option<u8> {
        match self {
            Self::Learner => Some(1),
            Self::Casual => Some(2),
            Self::Low => Some(3),
            Self::Fair => Some(4),
            Self::Medium => Some(5),
            Self::Skilled => Some(6),
            Self::Strong => Some(7),
            Self::High => Some(8),
            Self::Perfect => Some(STRONGEST),
            Self::Random | Self::Greedy | Self::Dummy => None,
        }
    }
}

/// The greatest strength, of a player who makes no mistakes.
pub const STRONGEST: u8 = 9;
