//! Values that views and tables share: the phase of a game, hints, held-back moves and acts.

use std::cmp::Ordering;

use super::board::{BoardUi, Touch};
use crate::core::game::{Game, Player};
use crate::core::kind::{Merit, MoveClass, Seen};
use crate::core::search::{Explanation, Mark, Report};
use crate::words::{self, CardText, Mistake, Phrases};
pub use crate::words::{MOST_SHOWN, Phase, phase_of};

/// A hint that has been found.
#[derive(Clone, Debug)]
pub struct Advice<G: Game> {
    /// The move, and what led to it.
    pub report: Report<G::Move>,
    /// The explanation of the move, if the adviser has one.
    pub explanation: Option<Explanation<G>>,
    /// The moves that it names, which are equally good.
    pub named: Vec<G::Move>,
    /// Whether the expected line of play is shown instead of the text.
    pub shows_line: bool,
}

impl<G: Game> Advice<G> {
    /// Returns the expected line of play, as far as the user can follow it.
    #[must_use]
    pub fn line(&self) -> &[G::Move] {
        let line =
            self.explanation.as_ref().map_or(&self.report.pv, |explanation| &explanation.line);
        &line[..line.len().min(MOST_SHOWN)]
    }

    /// Returns the moves that are advised, which are equally good.
    #[must_use]
    pub fn best(&self) -> &[G::Move] {
        match &self.explanation {
            Some(explanation) if !explanation.best.is_empty() => &explanation.best,
            _ => &self.named,
        }
    }

    #[must_use]
    pub fn text<K: Phrases<Game = G>>(&self, position: &G) -> String {
        let explanation = self.explanation.as_ref();
        words::advice::<K>(position, &self.report, explanation, self.shows_line)
    }

    /// Returns the card of the hint for a position, or of the expected line of play.
    #[must_use]
    pub fn card<K: Phrases<Game = G>>(&self, position: &G) -> CardText {
        if self.shows_line {
            return CardText { heading: self.text::<K>(position), text: String::new() };
        }
        words::hint_card::<K>(position, &self.report, self.explanation.as_ref())
    }

    /// Returns the places that the text mentions.
    #[must_use]
    pub fn marks(&self) -> &[Mark<G::Move>] {
        self.explanation.as_ref().map_or(&[], |explanation| &explanation.marks)
    }
}

/// A move that the coach looks at before it is made.
#[derive(Clone, Debug)]
pub enum Lesson<M> {
    /// The analysis is checking it.
    Checked(M),
    HeldBack(Box<HeldBack<M>>),
}

/// A mistake that the coach holds back.
#[derive(Clone, Debug)]
pub struct HeldBack<M> {
    pub mv: M,
    pub class: MoveClass,
    /// What can be seen about it on the board, if that makes the class.
    pub seen: Option<Seen<M>>,
    /// The opponent's answer, if it is shown.
    pub answer: Option<M>,
    /// The best moves, as far as they are known.
    pub better: Vec<M>,
    pub opponent: Player,
}

impl<M: Copy> HeldBack<M> {
    /// Returns the card that says why it is held back.
    #[must_use]
    pub fn card<K: Phrases<Game: Game<Move = M>>>(&self) -> CardText {
        Mistake {
            class: self.class,
            seen: self.seen.as_ref(),
            better: &self.better,
            opponent: K::SIDES[self.opponent.index()],
        }
        .card::<K>()
    }
}

impl<M> Lesson<M> {
    #[must_use]
    pub const fn held_back(&self) -> Option<&HeldBack<M>> {
        match self {
            Self::HeldBack(held) => Some(held),
            Self::Checked(_) => None,
        }
    }
}

/// A move that the coach praises, after it was made.
#[derive(Clone, Debug)]
pub struct Praise<M> {
    pub mv: M,
    /// The number of moves with it.
    pub ply: usize,
    /// What is good about it, as can be seen on the board.
    pub merit: Option<Merit>,
    /// The result that no other move keeps; `None` if others do, or that is not known.
    pub kept: Option<Ordering>,
    pub opponent: Player,
}

impl<M: Copy> Praise<M> {
    /// Returns the card that says what is good about it, if it deserves one.
    #[must_use]
    pub fn card<K: Phrases<Game: Game<Move = M>>>(&self) -> Option<CardText> {
        let opponent = K::SIDES[self.opponent.index()];
        words::praise::<K>(self.merit.as_ref(), self.kept, self.mv, opponent)
    }
}

/// What the user did on a board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum BoardInput<K: BoardUi> {
    /// The user touched the board with the pointer or through a screen reader.
    Touch(Touch<K>),
    /// A key of the board was pressed.
    Key(Touch<K>),
}
