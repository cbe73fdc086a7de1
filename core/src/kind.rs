//! Everything that front ends need of a game beyond its rules, divided by use.
//!
//! A [`Game`] is the rules, which is all that a search needs. A window, a terminal and a saved game
//! need more: [`GameSetup`], [`Notation`], [`Players`], [`PositionInfo`] and
//! [`Visible`]. A [`GameKind`] is a
//! game with all of them; its sentences are in `words`. Sessions, files and the command line are
//! generic over it, and know no game by name.

mod engines;
mod fault;
mod judgement;
mod level;
mod move_class;
mod notation;
mod opening;
mod players;
mod position_info;
mod position_text;
mod scale;
mod scoring;
mod seen;
mod setup;

pub use engines::{EngineCommand, Engines, Protocol, Reply};
pub use fault::{MoveFault, PlaceKind, SetupError, SetupFault};
pub use judgement::{Accuracy, After, Judgement, Worth, chance_of, value_of};
pub use level::{Extras, Level, LevelId, Preset, STRONGEST, Steps, Unavailable, current_mode};
pub use move_class::MoveClass;
pub use notation::{
    Characters, Colour, Notation, TextLook, agreed_draw, listed_moves, read_moves, read_words,
    spaced, words,
};
pub(crate) use notation::{DRAW, pieces};
pub use opening::is_quiet;
pub use players::{Effort, GivesUp, HopelessTurns, Players, Standing, Terms};
pub use position_info::{Direction, DrawnBecause, Ending, PositionInfo, Tally, Unit};
pub use position_text::{format_position, read_position, with_usual_first};
pub use scale::{Cost, CostUnit, Scale, Source};
pub use scoring::{
    Answer, Care, Objection, Question, Scoring, intended, is_judged, question, window_setup,
};
pub use seen::{
    Deciding, Decisive, Merit, MeritKind, Seen, Spot, Visible, decisive, last_turn, new_mistake,
};
pub use setup::{Aspect, AspectValue, Fact, GameSetup, Sample};

use super::game::{Game, Player};

/// A move of a kind of game.
pub type MoveOf<K> = <<K as GameSetup>::Game as Game>::Move;

/// Why the rules of a kind of game refuse a move.
pub type RefusalOf<K> = <<K as GameSetup>::Game as Game>::Refusal;

/// A game as front ends see it: a type without values, whose functions answer their questions.
///
/// ```
/// use plot4_core::kind::{GameKind, GameSetup as _};
/// use plot4_core::connect4::Connect4;
/// use plot4_core::gomoku::Gomoku;
///
/// fn sides<K: GameKind>() -> String {
///     K::SIDES.join(" and ")
/// }
///
/// assert_eq!(sides::<Gomoku>(), "black and white");
/// let setup = Connect4::parse_setup(&[("size", "8x7")]).expect("a set-up");
/// assert_eq!(Connect4::format_setup(setup)[0].1, "8x7");
/// ```
pub trait GameKind: Notation + Players + PositionInfo + Visible {
    /// How the players settle the result, where that takes more than the rules of the board.
    const SCORING: Option<&'static dyn Scoring<Self>> = None;
    /// Returns a set-up in which the player of a side makes the first move, with everything else as
    /// it is; `None` if the rules say which side does.
    const STARTING: Option<Starting<Self::Setup>> = None;
    /// How engines, programs of others, are asked to play it; `None` if none can.
    const ENGINES: Option<&'static dyn Engines<Self>> = None;

    /// When a computer resigns; `None` if it plays every game to its end.
    const GIVES_UP: Option<GivesUp<Self>> = None;

    /// How many moves of both sides in a row have brought a game no closer to its end; `None` if
    /// each move does.
    const QUIET_MOVES: Option<fn(&Self::Game) -> u16> = None;

    /// Returns this set-up with the first move for this side, if either side may make it.
    #[must_use]
    fn starting(setup: Self::Setup, player: Player) -> Option<Self::Setup> {
        Self::STARTING.map(|starting| starting(setup, player))
    }
}

/// Returns a set-up in which the player of a side makes the first move.
pub type Starting<S> = fn(S, Player) -> S;
