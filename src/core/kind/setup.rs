//! How a game is set up, and its options: one vocabulary for the command line and saved games.

use std::fmt;

use super::aspect::Aspect;
use super::fact::Fact;
use super::sample::Sample;
use super::setup_fault::SetupError;
use crate::core::game::Game;

/// The names of a game, the choices before its first move, and how those are written.
///
/// The command line, settings, saved games and the window's choice of a game ask for it.
pub trait GameSetup: Copy + Default + Eq + fmt::Debug + Send + Sync + 'static {
    /// The rules.
    type Game: Game<Move: fmt::Display + Send + Sync + 'static, Refusal: Send>
        + PartialEq
        + fmt::Debug
        + Send
        + Sync
        + 'static;
    /// The choices that are fixed before the first move: the size of the board, the length of a
    /// line, a rule set.
    type Setup: Copy + Default + Eq + fmt::Debug + Send + Sync + 'static;

    /// The name on the command line and in files: `connect4`.
    const NAME: &'static str;
    /// The sides on the command line and in files, the one who starts first: `red`, `yellow`.
    const SIDES: [&'static str; 2];
    /// The names of the options of a set-up, also on the command line, in the order in which they
    /// are listed: `size`.
    const OPTIONS: &'static [&'static str] = &[];
    /// A short game, which the tests of every game play.
    const SAMPLE: Sample;

    /// Returns the position before the first move.
    fn start(setup: Self::Setup) -> Self::Game;

    /// Returns the values of all [`OPTIONS`](Self::OPTIONS), in their order.
    fn format_setup(_setup: Self::Setup) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// Returns the set-up with these values of options; the others have their usual ones. Of a
    /// repeated option the last counts.
    ///
    /// # Errors
    /// [`SetupError`] names the option whose value is wrong, and what would be right.
    fn parse_setup(_values: &[(&str, &str)]) -> Result<Self::Setup, SetupError> {
        Ok(Self::Setup::default())
    }

    /// Returns the choices of a set-up that are offered with a click.
    fn setup_aspects(_setup: Self::Setup) -> Vec<Aspect<Self::Setup>> {
        Vec::new()
    }

    /// Returns the set-up as facts for programs; as a rule the values of its options.
    fn setup_facts(setup: Self::Setup) -> Vec<(&'static str, Fact)> {
        Self::format_setup(setup)
            .into_iter()
            .map(|(name, value)| (name, Fact::of(&value)))
            .collect()
    }
}
