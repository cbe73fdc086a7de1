//! Phrases in which games differ.

use super::fact::Fact;
use super::setup::GameSetup;
use super::tally::Tally;
use super::{Illegal, MoveOf};

/// Phrases in which games differ, for people.
pub trait Phrases: GameSetup {
    /// Returns what the players try to do, as a sentence without a full stop.
    fn goal(setup: Self::Setup) -> String;

    /// Returns what a terminal says before a game: what it is played on, and what the players try
    /// to do; see [`introduce`].
    fn introduction(setup: Self::Setup) -> String;

    /// Returns a move as a part of a sentence: `column 4`.
    fn move_phrase(mv: MoveOf<Self>) -> String {
        mv.to_string()
    }

    /// Returns why a move is refused and what to do instead, as a sentence without a capital and a
    /// full stop.
    fn refusal(_position: &Self::Game, illegal: Illegal<Self::Game>) -> String {
        format!("{} cannot be played: {}", illegal.mv, illegal.refusal)
    }

    /// Returns why a move was [forced](super::Players::forced), as a part of a sentence.
    fn forced_because(_position: &Self::Game) -> &'static str {
        "there is no other legal move"
    }

    /// Returns how a game came to its end.
    fn ending(_position: &Self::Game) -> Ending {
        Ending::Unsaid
    }

    /// Returns the points or pieces of both sides that decide the game, where they can be counted.
    fn tally(_position: &Self::Game) -> Option<Tally> {
        None
    }

    /// Returns what the game adds to a drawing of a position, as whole lines; usually nothing.
    fn remarks(_position: &Self::Game) -> String {
        String::new()
    }

    /// Returns facts about a position besides whose turn it is and how the game ended: the first
    /// list stands before those, the second after them.
    fn facts(_position: &Self::Game) -> [Vec<(&'static str, Fact)>; 2] {
        [Vec::new(), Vec::new()]
    }
}

/// Returns the usual [introduction](Phrases::introduction): `Gomoku on 15x15. Get five ...`.
#[must_use]
pub fn introduce<K: Phrases>(setup: K::Setup) -> String {
    format!(
        "{} on {}. {}.",
        K::TITLE,
        K::describe_setup(setup),
        K::goal(setup)
    )
}

/// How a game came to its end, as parts of sentences.
///
/// ```
/// use plot4::core::kind::Ending;
///
/// let ending = Ending::Line("a diagonal of four".to_owned());
/// assert_eq!(format!("You lost {}", ending.lost()), "You lost to a diagonal of four");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The winner has won with this, which the board shows: `a diagonal of four`.
    Line(String),
    /// The winner has won in a way that the board need not show.
    Won {
        /// After `Red wins`: `by taking every piece`.
        winner: String,
        /// After `You lost`: `with every piece taken`.
        loser: String,
    },
    /// The game is drawn, for this reason.
    Drawn(&'static str),
    /// The game is not over, or its board says all there is: a draw on a full board.
    Unsaid,
}

impl Ending {
    /// Returns how the winner has won, to follow `Red wins`: `with a diagonal of four`; nothing
    /// where that is clear.
    #[must_use]
    pub fn won(&self) -> String {
        match self {
            Self::Line(line) => format!("with {line}"),
            Self::Won { winner, .. } => winner.clone(),
            Self::Drawn(_) | Self::Unsaid => String::new(),
        }
    }

    /// Returns how the loser has lost, to follow `You lost`: `to a diagonal of four`.
    #[must_use]
    pub fn lost(&self) -> String {
        match self {
            Self::Line(line) => format!("to {line}"),
            Self::Won { loser, .. } => loser.clone(),
            Self::Drawn(_) | Self::Unsaid => String::new(),
        }
    }

    /// Returns how the winner has won where the board does not show it.
    #[must_use]
    pub fn unseen(&self) -> Option<&str> {
        match self {
            Self::Won { winner, .. } => Some(winner),
            Self::Line(_) | Self::Drawn(_) | Self::Unsaid => None,
        }
    }

    /// Returns why a drawn game has no winner.
    #[must_use]
    pub const fn drawn_because(&self) -> &'static str {
        match self {
            Self::Drawn(reason) => reason,
            Self::Line(_) | Self::Won { .. } | Self::Unsaid => "the board is full",
        }
    }
}
