//! The set-up of a game and its options, with one vocabulary for the command line and saved games.

use std::fmt;

use super::aspect::Aspect;
use super::fact::Fact;
use super::sample::Sample;
use super::setup_fault::SetupError;
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
