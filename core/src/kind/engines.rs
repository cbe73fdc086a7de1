//! Engines: programs of others that play a game, and the lines of text that pass between them and
//! us. Starting such a program is not done here.

use super::MoveOf;
use super::setup::GameSetup;

/// The protocol that an engine speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Protocol {
    /// The Go Text Protocol, version 2.
    Gtp,
    /// The protocol of the Gomocup tournament.
    Gomocup,
}

impl Protocol {
    /// Returns a well-known engine: its name, and the command that starts it.
    #[must_use]
    pub const fn example(self) -> [&'static str; 2] {
        match self {
            Self::Gtp => ["GNU Go", "gnugo --mode gtp"],
            Self::Gomocup => ["Rapfi", "pbrain-rapfi"],
        }
    }
}

/// What an engine replies to a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reply {
    /// Nothing.
    None,
    /// Yes or no, and both are fine: the line is a wish.
    Any,
    /// Yes; otherwise it cannot play.
    Accepted,
    /// Its move.
    Move,
}

/// A line to an engine, and the reply to wait for before the next one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineCommand {
    /// The text, without the end of the line.
    pub text: String,
    /// The reply.
    pub reply: Reply,
}

impl EngineCommand {
    /// Returns a line with this reply.
    #[must_use]
    pub fn new(text: impl Into<String>, reply: Reply) -> Self {
        let text = text.into();
        Self { text, reply }
    }
}

/// A game that engines play: what to tell them, and what they answer.
pub trait Engines<K: GameSetup>: Sync {
    /// Returns the protocol of the engines of this game.
    fn protocol(&self) -> Protocol;

    /// Returns the lines that ask for the move after these moves, with so many seconds to think; 0
    /// leaves the time to the engine. The last line has [`Reply::Move`].
    ///
    /// `known` is the number of moves that the engine knows already, its own ones included; `None`
    /// if it knows no game, or another one. Returns `None` if the protocol cannot express the game.
    fn ask(
        &self,
        setup: K::Setup,
        moves: &[MoveOf<K>],
        known: Option<usize>,
        seconds: u32,
    ) -> Option<Vec<EngineCommand>>;

    /// Returns the move that an engine answered; `None` if the text is no move. The move need not
    /// be legal.
    fn answer(&self, position: &K::Game, text: &str) -> Option<MoveOf<K>>;
}
