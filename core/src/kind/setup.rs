//! The set-up of a game and its options, with one vocabulary for the command line and saved games.

use std::fmt;

use super::fault::SetupError;
use crate::game::Game;

/// The names of a game and the choices before its first move, with their notation.
///
/// Used by the command line, settings, saved games and the mode selection.
pub trait GameSetup: Copy + Default + Eq + fmt::Debug + Send + Sync + 'static {
    /// The rules.
    type Game: Game<Move: fmt::Display + Send + Sync + 'static, Refusal: Send>
        + PartialEq
        + fmt::Debug
        + Send
        + Sync
        + 'static;
    /// The choices before the first move: the size of the board, the length of a line, a rule set.
    type Setup: Copy + Default + Eq + fmt::Debug + Send + Sync + 'static;

    /// The name on the command line and in files: `connect4`.
    const NAME: &'static str;
    /// The sides on the command line and in files, the starting one first: `red`, `yellow`.
    const SIDES: [&'static str; 2];
    /// The names of the options of a set-up, as on the command line, in the order of lists: `size`.
    const OPTIONS: &'static [&'static str] = &[];
    /// Set-ups that are often played beside the default one, each as values of options.
    const POPULAR: &'static [&'static [(&'static str, &'static str)]] = &[];
    /// A short game for the tests of every game.
    const SAMPLE: Sample;

    /// Returns the position before the first move.
    fn start(setup: Self::Setup) -> Self::Game;

    /// Returns the values of all [`OPTIONS`](Self::OPTIONS), in their order.
    fn format_setup(_setup: Self::Setup) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// Returns the set-up with these values of options, and defaults for the others. The last of
    /// repeated options counts.
    ///
    /// # Errors
    /// [`SetupError`] names the option with a wrong value, and what would be right.
    fn parse_setup(_values: &[(&str, &str)]) -> Result<Self::Setup, SetupError> {
        Ok(Self::Setup::default())
    }

    /// Returns the options of a set-up that can be clicked.
    fn setup_aspects(_setup: Self::Setup) -> Vec<Aspect<Self::Setup>> {
        Vec::new()
    }

    /// Returns the set-up as facts for programs; by default the values of its options.
    fn setup_facts(setup: Self::Setup) -> Vec<(&'static str, Fact)> {
        Self::format_setup(setup)
            .into_iter()
            .map(|(name, value)| (name, Fact::of(&value)))
            .collect()
    }
}

/// An option with a few values, of the set-up of a game or of a computer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Aspect<T> {
    /// The name of the option: `size`, `character`.
    pub option: &'static str,
    /// The values of the option, each with its result.
    pub options: Vec<(AspectValue, T)>,
}

impl<T> Aspect<T> {
    /// Returns an option with these values.
    #[must_use]
    pub const fn new(option: &'static str, options: Vec<(AspectValue, T)>) -> Self {
        Self { option, options }
    }
}

/// A value of an option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AspectValue {
    /// A value with a name: `freestyle`, `aggressive`.
    Name(&'static str),
    /// A number.
    Number(u32),
    /// Half points.
    Halves(i32),
    /// The size of a board: `15x15`.
    Size(String),
}

/// A fact about a position for programs, before it becomes JSON.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// A number.
    Number(u32),
    /// A text.
    Text(String),
    /// Several values.
    List(Vec<Fact>),
}

impl Fact {
    /// Returns a text as a fact: a number if it is written as one.
    ///
    /// ```
    /// use plot4_core::kind::Fact;
    ///
    /// assert_eq!(Fact::of("15"), Fact::Number(15));
    /// assert_eq!(Fact::of("7x6"), Fact::Text("7x6".to_owned()));
    /// ```
    #[must_use]
    pub fn of(text: &str) -> Self {
        text.parse().map_or_else(|_| Self::Text(text.to_owned()), Self::Number)
    }
}

/// A few moves and a short game as text for [`GameKind`](super::GameKind).
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    /// The first moves of a game with the default set-up, at least three, which do not end it.
    pub opening: &'static str,
    /// The values of [`OPTIONS`](super::GameSetup::OPTIONS) for the smallest board.
    pub smallest: &'static [(&'static str, &'static str)],
    /// A whole game on that board, won by the first side.
    pub finished: &'static str,
}
