//! Values that views and tables share: the phase of a game, hints, held-back moves and acts.

use super::board::{BoardUi, Touch};
use crate::core::game::{Game, Player};
use crate::core::search::{Explanation, Mark, Report};
use crate::players::Seat;
use crate::words::{self, Phrases};
pub use crate::words::{MOST_SHOWN, Phase, phase_of};

/// A hint that has been found.
#[derive(Clone, Debug)]
pub struct Advice<G: Game> {
    /// The move, and what led to it.
    pub report: Report<G::Move>,
    /// The explanation of the move, if the adviser has one.
    pub explanation: Option<Explanation<G>>,
    /// Whether the expected line of play is shown instead of the text.
    pub shows_line: bool,
}

impl<G: Game> Advice<G> {
    /// Returns the expected line of play, as far as the user can follow it.
    #[must_use]
    pub fn line(&self) -> &[G::Move] {
        let line = self
            .explanation
            .as_ref()
            .map_or(&self.report.pv, |explanation| &explanation.line);
        &line[..line.len().min(MOST_SHOWN)]
    }

    /// Returns the hint as a sentence.
    #[must_use]
    pub fn sentence<K: Phrases<Game = G>>(&self) -> String {
        words::advice::<K>(&self.report, self.explanation.as_ref(), self.shows_line)
    }

    /// Returns the places that the text mentions.
    #[must_use]
    pub fn marks(&self) -> &[Mark<G::Move>] {
        self.explanation
            .as_ref()
            .map_or(&[], |explanation| &explanation.marks)
    }
}

/// The answer to "what would you play?".
#[derive(Clone, Copy, Debug)]
pub enum Hint<'a, G: Game> {
    /// It is being searched for.
    Asked,
    /// It has been found.
    Given(&'a Advice<G>),
}

/// A move of a player in teaching mode, before it is made.
#[derive(Clone, Debug)]
pub enum Lesson<M> {
    /// It is being checked by the analysis.
    Checked(M),
    /// It is a mistake, and is held back.
    HeldBack {
        /// The move.
        mv: M,
        /// The opponent's answer, unless the move would end the game.
        answer: Option<M>,
        /// Why it is held back, as a sentence.
        sentence: String,
    },
}

impl<M> Lesson<M> {
    /// Returns why the move is held back, if it is.
    #[must_use]
    pub const fn sentence(&self) -> Option<&String> {
        match self {
            Self::HeldBack { sentence, .. } => Some(sentence),
            Self::Checked(_) => None,
        }
    }
}

/// A request of a view or a key to a table, in the terms of its game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Act<K: BoardUi> {
    /// The user touched the board with the pointer or through a screen reader.
    Touch(Touch<K>),
    /// A key of the board was pressed.
    Key(Touch<K>),
    /// The move that was held back is made after all.
    PlayAnyway,
}

/// A request of a view to the mode selection.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum DraftChange<K: BoardUi> {
    /// This player for this side.
    Seat(Player, Seat<K::Level>),
    /// Change the set-up.
    Setup(K::Setup),
}
