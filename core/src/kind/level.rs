//! Computer players as values: their names, the MODE notation, and their adjustments.

use std::fmt;
use std::str::FromStr;

use super::fault::SetupFault;
use super::setup::Aspect;
use crate::plain::number;

/// A computer player of one kind of game, as a value.
///
/// In text it is a word, with extras after commas: `high,defensive`. [`Display`](fmt::Display)
/// omits defaults.
pub trait Level:
    Copy + Eq + fmt::Debug + fmt::Display + FromStr<Err = SetupFault> + Send + Sync + 'static
{
    /// The words that may follow after a comma.
    const EXTRAS: &'static [&'static str] = &[];

    /// Returns the words that name a level, in the order of lists: `low`, `search:DEPTH`.
    fn words() -> Vec<&'static str>;

    /// Returns its identity.
    fn id(self) -> LevelId;

    /// Returns its strength, from 1 to [`STRONGEST`], or `None` for levels
    /// outside the order of strength.
    fn strength(self) -> Option<u8> {
        self.id().strength()
    }

    /// Returns whether it searches, and so has findings to report.
    fn is_searching(self) -> bool {
        true
    }

    /// Returns its index in [`LEVELS`](super::Players::LEVELS), whatever its adjustments.
    fn row(self) -> usize;

    /// Returns this level with the adjustments of another one, as far as it has them.
    #[must_use]
    fn like(self, other: Self) -> Self {
        let _ = other;
        self
    }

    /// Returns its adjustable options, each value with the resulting level.
    fn aspects(self) -> Vec<Aspect<Self>> {
        Vec::new()
    }

    /// Returns the same custom search with another depth; `None` if there is none.
    #[must_use]
    fn at_depth(self, depth: u8) -> Option<Self> {
        let _ = depth;
        None
    }

    /// Returns the levels a step weaker and stronger, if this one is adjusted in steps.
    fn steps(self) -> Option<Steps<Self>> {
        let LevelId::Depth(depth) = self.id() else {
            return None;
        };
        let [less, more] =
            [depth.checked_sub(1), depth.checked_add(1)].map(|depth| self.at_depth(depth?));
        Some(Steps { less, more })
    }
}

/// The levels one step down and up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Steps<L> {
    /// The weaker one, which looks one ply less far.
    pub less: Option<L>,
    /// The stronger one, which looks one ply farther.
    pub more: Option<L>,
}

/// Why a level cannot play with a set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unavailable {
    /// The level only plays on the standard board.
    StandardBoardOnly,
}

/// The words of the MODE notation: the level, and the extras after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Extras {
    /// The first word.
    pub level: String,
    /// The words after commas.
    pub extras: Vec<String>,
}

impl Extras {
    /// Returns the words of a text, in lower case and without surrounding blanks.
    #[must_use]
    pub fn split(text: &str) -> Self {
        let mut words = text.split(',').map(|word| word.trim().to_lowercase());
        Self { level: words.next().unwrap_or_default(), extras: words.collect() }
    }

    /// Returns the level in the first word: one of these by its name, or a search to a depth up to
    /// `greatest`.
    ///
    /// # Errors
    /// [`SetupFault`] if it is none of them.
    pub fn level<L: Level>(
        &self,
        levels: &[L],
        greatest: u8,
        search: impl FnOnce(u8) -> L,
    ) -> Result<L, SetupFault> {
        match (self.named(levels), self.depth(greatest)) {
            (Some(level), _) => Ok(level),
            (None, Some(depth)) => depth.map(search),
            (None, None) => {
                Err(SetupFault::NotALevel { text: self.level.clone(), choices: L::words() })
            }
        }
    }

    /// Returns the level whose name is the first word, if it is one of these.
    #[must_use]
    pub fn named<L: Level>(&self, levels: &[L]) -> Option<L> {
        let is_meant = |level: &L| match level.id() {
            LevelId::Preset(preset) => preset.is_called(&self.level),
            LevelId::Depth(_) | LevelId::Games(_) => false,
        };
        levels.iter().copied().find(is_meant)
    }

    /// Returns the depth in a word such as `search:9`, or `None` if it does not begin like that.
    ///
    /// # Errors
    /// [`SetupFault::Depth`] if the depth is missing, not a number, or not from 1 to `greatest`.
    #[must_use]
    pub fn depth(&self, greatest: u8) -> Option<Result<u8, SetupFault>> {
        let rest = self.level.strip_prefix("search")?;
        let text = match rest.strip_prefix(':') {
            Some(text) => text,
            None if rest.is_empty() => "",
            None => return None,
        };
        let depth = number(text).filter(|depth| (1..=greatest).contains(depth));
        Some(depth.ok_or_else(|| SetupFault::Depth { text: text.to_owned(), greatest }))
    }
}

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

/// The word for [`Preset::Advanced`] in files that were written before it had this name.
const STRONG: &str = "strong";

/// Returns a computer in the MODE notation as it is written now: `strong,defensive` of an older
/// file is `advanced,defensive`.
#[must_use]
pub fn current_mode(mode: &str) -> String {
    match mode.strip_prefix(STRONG) {
        Some(extras) if extras.is_empty() || extras.starts_with(',') => {
            format!("{}{extras}", Preset::Advanced.mode())
        }
        _ => mode.to_owned(),
    }
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
    Advanced,
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
            Self::Advanced => "advanced",
            Self::High => "high",
            Self::Perfect => "perfect",
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Dummy => "dummy",
        }
    }

    /// Returns whether this word in small letters names it: its own one, the one on the screen, or
    /// an older one.
    #[must_use]
    pub fn is_called(self, word: &str) -> bool {
        word == self.mode()
            || matches!((self, word), (Self::Learner, BEGINNER) | (Self::Advanced, STRONG))
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
            Self::Advanced => Some(7),
            Self::High => Some(8),
            Self::Perfect => Some(STRONGEST),
            Self::Random | Self::Greedy | Self::Dummy => None,
        }
    }
}

/// The greatest strength, of a player who makes no mistakes.
pub const STRONGEST: u8 = 9;
