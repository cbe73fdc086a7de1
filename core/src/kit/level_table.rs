//! Levels from a table: named presets, and a custom computer; and the extras of a level in the MODE
//! notation, its character and its evaluation.

use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;

use crate::kind::{Aspect, AspectValue, Extras, Level, LevelId, Preset, SetupFault};
use crate::plain::number;
use crate::score::Character;

/// The levels of a game as a table.
pub trait LevelTable: Copy + Eq + fmt::Debug + Send + Sync + 'static {
    /// The method of a level with its depth or budget, from which the game makes a strategy.
    type Plan: Copy + 'static;

    /// The presets, in the order of lists; at least one.
    const ROWS: &'static [Row<Self::Plan>];
    /// The adjustable part of a custom computer, which is listed last.
    const OWN: Own;

    /// Returns the method of a custom computer with this depth in plies, or this number of games
    /// for each move.
    fn own(amount: u32) -> Self::Plan;
}

/// A preset of a [`LevelTable`].
#[derive(Clone, Copy, Debug)]
pub struct Row<P> {
    /// Its name.
    pub preset: Preset,
    /// Its method.
    pub plan: P,
}

impl<P> Row<P> {
    /// Returns a preset that plays like this.
    #[must_use]
    pub const fn new(preset: Preset, plan: P) -> Self {
        Self { preset, plan }
    }
}

/// Returns the values that are offered, in order, with the present one if it is none of them.
#[must_use]
pub fn with_present<T: Copy + Ord>(offered: &[T], present: T) -> Vec<T> {
    let mut all = offered.to_vec();
    if !all.contains(&present) {
        all.push(present);
        all.sort_unstable();
    }
    all
}

/// The adjustable part of a computer of the player's own.
#[derive(Clone, Copy, Debug)]
pub enum Own {
    /// The depth of a search, from 1 to the greatest.
    Depth {
        /// The depth in the list of levels.
        usual: u8,
        /// The greatest depth.
        greatest: u8,
    },
    /// The number of games for each move.
    Games {
        /// The number in the list of levels.
        usual: u32,
        /// The numbers that can be clicked, in order; any number from the first to the last can be
        /// typed.
        offered: &'static [u32],
    },
}

impl Own {
    /// Returns a search to a depth of the player's own.
    #[must_use]
    pub const fn depth(usual: u8, greatest: u8) -> Self {
        Self::Depth { usual, greatest }
    }
}

/// A computer of a [`LevelTable`].
///
/// In text it is `high`, `search:9` or `playouts:5000`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Computer<L> {
    id: LevelId,
    table: PhantomData<L>,
}

impl<L> Computer<L> {
    /// For those who play now and then.
    pub const CASUAL: Self = Self::preset(Preset::Casual);
    /// Easy.
    pub const LOW: Self = Self::preset(Preset::Low);
    /// Normal.
    pub const MEDIUM: Self = Self::preset(Preset::Medium);
    /// The strongest.
    pub const HIGH: Self = Self::preset(Preset::High);
    /// A rule of thumb.
    pub const GREEDY: Self = Self::preset(Preset::Greedy);
    /// Any legal move.
    pub const RANDOM: Self = Self::preset(Preset::Random);
    /// The first legal move.
    pub const DUMMY: Self = Self::preset(Preset::Dummy);

    /// Returns the computer with this name, which the table must have.
    #[must_use]
    pub const fn preset(preset: Preset) -> Self {
        Self::of(LevelId::Preset(preset))
    }

    /// Returns a search to this depth.
    #[must_use]
    pub const fn depth(depth: u8) -> Self {
        Self::of(LevelId::Depth(depth))
    }

    /// Returns a computer that plays this many playouts for each move.
    #[must_use]
    pub const fn games(games: u32) -> Self {
        Self::of(LevelId::Games(games))
    }

    const fn of(id: LevelId) -> Self {
        Self { id, table: PhantomData }
    }
}

impl<L: LevelTable> Computer<L> {
    /// Returns all computers of the table: the presets in order, and a custom one.
    ///
    /// # Panics
    /// If `N` is not one more than the number of rows; a constant then does not compile.
    #[must_use]
    pub const fn all<const N: usize>() -> [Self; N] {
        assert!(N == L::ROWS.len() + 1, "a level for each row, and one more");
        let mut all = [match L::OWN {
            Own::Depth { usual, .. } => Self::depth(usual),
            Own::Games { usual, .. } => Self::games(usual),
        }; N];
        let mut row = 0;
        while row < L::ROWS.len() {
            all[row] = Self::preset(L::ROWS[row].preset);
            row += 1;
        }
        all
    }

    /// Returns its method.
    #[must_use]
    pub fn plan(self) -> L::Plan {
        match self.id {
            LevelId::Depth(depth) => L::own(depth.into()),
            LevelId::Games(games) => L::own(games),
            LevelId::Preset(_) => L::ROWS[self.row()].plan,
        }
    }
}

impl<L: LevelTable> Level for Computer<L> {
    fn words() -> Vec<&'static str> {
        let presets = L::ROWS.iter().map(|row| LevelId::Preset(row.preset));
        let own = match L::OWN {
            Own::Depth { usual, .. } => LevelId::Depth(usual),
            Own::Games { usual, .. } => LevelId::Games(usual),
        };
        presets.chain([own]).map(LevelId::word).collect()
    }

    fn id(self) -> LevelId {
        self.id
    }

    fn is_searching(self) -> bool {
        !matches!(self.id, LevelId::Preset(Preset::Random | Preset::Greedy | Preset::Dummy))
    }

    fn row(self) -> usize {
        match self.id {
            LevelId::Preset(preset) => {
                L::ROWS.iter().position(|row| row.preset == preset).unwrap_or_default()
            }
            LevelId::Depth(_) | LevelId::Games(_) => L::ROWS.len(),
        }
    }

    fn aspects(self) -> Vec<Aspect<Self>> {
        let (LevelId::Games(games), Own::Games { offered, .. }) = (self.id, L::OWN) else {
            return Vec::new();
        };
        let options = with_present(offered, games)
            .into_iter()
            .map(|games| (AspectValue::Number(games), Self::games(games)))
            .collect();
        vec![Aspect::new("games", options)]
    }

    fn at_depth(self, depth: u8) -> Option<Self> {
        match L::OWN {
            Own::Depth { greatest, .. } if (1..=greatest).contains(&depth) => {
                Some(Self::depth(depth))
            }
            Own::Depth { .. } | Own::Games { .. } => None,
        }
    }
}

impl<L: LevelTable> fmt::Display for Computer<L> {
    /// Writes the computer in the MODE notation.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.id.mode())
    }
}

impl<L> fmt::Debug for Computer<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.id.mode())
    }
}

impl<L: LevelTable> FromStr for Computer<L> {
    type Err = SetupFault;

    /// Parses the MODE notation of a computer, ignoring case and blanks around the words.
    fn from_str(text: &str) -> Result<Self, SetupFault> {
        let words = Extras::split(text);
        let presets: Vec<Self> = L::ROWS.iter().map(|row| Self::preset(row.preset)).collect();
        let level = match L::OWN {
            Own::Depth { greatest, .. } => words.level(&presets, greatest, Self::depth)?,
            Own::Games { offered, .. } => match words.level.strip_prefix("playouts:") {
                Some(text) => {
                    let [least, most] =
                        [offered.first(), offered.last()].map(|games| games.copied().unwrap_or(1));
                    let games = number(text).filter(|games| (least..=most).contains(games));
                    Self::games(games.ok_or_else(|| SetupFault::Games {
                        text: text.to_owned(),
                        least,
                        most,
                    })?)
                }
                None => words.named(&presets).ok_or_else(|| SetupFault::NotALevel {
                    text: words.level.clone(),
                    choices: Self::words(),
                })?,
            },
        };
        match words.extras.into_iter().next() {
            Some(word) => Err(SetupFault::NotAnExtra { word, choices: Vec::new() }),
            None => Ok(level),
        }
    }
}

/// A value that a player can choose for a computer.
#[derive(Clone, Copy, Debug)]
pub struct Choice<T> {
    /// The value.
    pub value: T,
    /// Its word in the MODE notation.
    pub word: &'static str,
}

impl<T: Copy + Eq> Choice<T> {
    /// Returns a choice with its word.
    #[must_use]
    pub const fn new(value: T, word: &'static str) -> Self {
        Self { value, word }
    }

    /// Returns the extra that follows a level with this value: `,aggressive`.
    pub fn extra(choices: &[Self], value: T) -> String {
        choices
            .iter()
            .find(|choice| choice.value == value)
            .map(|choice| format!(",{}", choice.word))
            .unwrap_or_default()
    }

    /// Returns the option of a computer with these choices, each applied by `with`.
    pub fn aspect<L: Level>(
        choices: &[Self],
        option: &'static str,
        with: impl Fn(T) -> L,
    ) -> Aspect<L> {
        let options =
            choices.iter().map(|choice| (AspectValue::Name(choice.word), with(choice.value)));
        Aspect::new(option, options.collect())
    }

    /// Puts the value of a word into `slot`. Returns `None` for an unknown word, or else whether
    /// the slot was empty.
    fn choose(choices: &[Self], word: &str, slot: &mut Option<T>) -> Option<bool> {
        let choice = choices.iter().find(|choice| choice.word == word)?;
        Some(slot.replace(choice.value).is_none())
    }
}

/// The characters of a computer, in the order of lists.
pub const CHARACTERS: [Choice<Character>; 3] = [
    Choice::new(Character::Neutral, "neutral"),
    Choice::new(Character::Aggressive, "aggressive"),
    Choice::new(Character::Defensive, "defensive"),
];

/// Parses the character and the evaluation, if there is one, from the words after a level, in any
/// order.
///
/// # Errors
/// [`SetupFault`] if a word is neither, or there are two of one kind.
pub fn character_and_evaluation<L: Level, E: Copy + Eq>(
    words: Vec<String>,
    evaluations: &[Choice<E>],
) -> Result<(Character, Option<E>), SetupFault> {
    let (mut character, mut evaluation) = (None, None);
    for word in words {
        let is_first = Choice::choose(&CHARACTERS, &word, &mut character)
            .or_else(|| Choice::choose(evaluations, &word, &mut evaluation));
        match is_first {
            Some(true) => {}
            Some(false) => {
                return Err(SetupFault::ExtraTwice { word });
            }
            None => {
                return Err(SetupFault::NotAnExtra { word, choices: L::EXTRAS.to_vec() });
            }
        }
    }
    Ok((character.unwrap_or_default(), evaluation))
}
