//! The input of the views of a game.

use crate::app::analysis::Analysis;
use crate::app::contract::board::BoardUi;
use crate::app::contract::model::{HeldBack, Hint, Lesson, Phase, Praise};
use crate::app::contract::screen::ScreenContext;
use crate::app::input::typed_place::WaitingLetter;
use crate::core::game::{Outcome, Player};
use crate::core::kind::MoveOf;
use crate::core::search::Report;
use crate::session::{Session, Tally};
use crate::words::{self, text};

/// The input of the views of a game.
pub struct Model<'a, K: BoardUi> {
    pub session: &'a Session<K>,
    /// The latest report of each side's computer.
    pub reports: &'a [Option<Report<MoveOf<K>>>; 2],
    pub hint: Option<Hint<'a, K::Game>>,
    /// The move that the coach checks, or holds back.
    pub lesson: Option<&'a Lesson<MoveOf<K>>>,
    pub praise: Option<&'a Praise<MoveOf<K>>>,
    pub analysis: Option<&'a Analysis<K>>,
    /// The phase of the game, disregarding animations.
    pub turn: Phase,
    pub phase: Phase,
    /// Whether this is a free board for trying moves, rather than a game.
    pub is_free: bool,
    /// How many seconds ago the last piece came to rest; the game may have ended with it.
    pub at_rest_for: f64,
    /// The letter of a place whose number is still to be typed.
    pub letter: Option<WaitingLetter>,
    /// The state of the window.
    pub context: &'a ScreenContext<'a>,
}

impl<K: BoardUi> Model<'_, K> {
    /// Returns the headline on the screen: empty while the piece that ends the game is still
    /// moving.
    #[must_use]
    pub fn headline(&self) -> String {
        if self.held_back().is_some() {
            return text::coach::take_back_question().to_owned();
        }
        match (self.phase, self.turn) {
            (Phase::Moving, Phase::Over(_)) => String::new(),
            (phase, turn) => words::headline(self.session, phase, turn),
        }
    }

    #[must_use]
    pub fn held_back(&self) -> Option<&HeldBack<MoveOf<K>>> {
        self.lesson.and_then(Lesson::held_back)
    }

    /// Returns the outcome of the game, whichever position is in view, so that the layout stays the
    /// same. `None` while the last piece moves.
    #[must_use]
    pub fn ended(&self) -> Option<Outcome> {
        self.session
            .outcome()
            .filter(|_| self.phase != Phase::Moving)
    }

    /// Returns how many pieces each player has captured, in a game whose cards show it.
    #[must_use]
    pub fn captured(&self) -> Option<[u32; 2]> {
        let captured = K::EXTRAS.captured?;
        Some(captured(self.session.setup(), self.session.position()))
    }

    /// Returns a side's pieces or points in the position in view, in a game that they decide: `12
    /// pieces`.
    #[must_use]
    pub fn pieces_or_points(&self, player: Player) -> Option<String> {
        let tally = K::tally(self.session.position())?;
        Some(text::play::tally(tally.unit().name(), tally.amount(player)))
    }

    /// Returns the wins and draws so far; the game on the board counts once its last piece has come
    /// to rest.
    #[must_use]
    pub fn tally(&self) -> Tally {
        if self.phase == Phase::Moving {
            self.session.game().score
        } else {
            self.session.tally()
        }
    }

    /// Returns how many moves are made in the position in view, and how many there are.
    #[must_use]
    pub fn steps(&self) -> (usize, usize) {
        let record = self.session.record();
        (record.cursor(), record.moves().len())
    }

    /// Returns whether there is a move, or the start of a new game, to take back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.session.can_undo() || self.context.has_previous
    }

    /// Returns whether there is a move or new game to redo.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.session.record().can_redo() || self.context.has_next
    }
}
