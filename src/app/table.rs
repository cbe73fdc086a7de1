//! A table: one game with its session, players, board and screens.
//!
//! Owns the session, and a part for each of these: the thinking thread, the analysis, the
//! animation, proposals, announcements, input, and the mode selection. Uses `screens`, `contract`
//! and the rooms below. Never: names a game, or touches a file.

mod animation;
mod as_table;
mod celebration;
mod coach;
mod engine;
mod entry;
mod input;
mod new_game;
mod play;
mod review;
mod scoring;
mod screen;
mod speech;
mod successors;
mod view;

use egui::Context;

use self::animation::Animation;
use self::engine::Engine;
use self::input::Input;
use self::new_game::NewGame;
use self::scoring::Scoring;
use self::speech::Speech;
use self::view::View;
use super::analysis::{Analysis, Need};
use super::contract::board::{BoardUi, side_below};
use super::contract::model::{Advice, Lesson, Phase, phase_of};
use super::contract::screen::{Effects, ScreenContext};
use super::screens::review as review_screen;
use crate::core::game::Player;
use crate::core::kind::MoveOf;
use crate::session::{SavedGame, Session};
use crate::words;

/// A game of one kind on the table.
pub struct GameTable<K: BoardUi> {
    session: Session<K>,
    mode: Mode<MoveOf<K>>,
    /// Whether this is a free board for trying moves, rather than a game. It can be reviewed and
    /// scored like a game, so this is not a [`Mode`].
    is_free: bool,
    engine: Engine<K>,
    hint: Option<Advice<K::Game>>,
    scoring: Scoring<K>,
    analysis: Analysis<K>,
    animation: Animation<K>,
    speech: Speech<K>,
    input: Input<K>,
    view: View<K>,
    /// The side at the lower edge of the board, once the user has turned it.
    seen_from: Option<Player>,
    new_game: NewGame<K>,
}

/// The current use of the game.
enum Mode<M> {
    /// It is being played.
    Play,
    /// A move of a player in teaching mode is being checked, or held back.
    Coaching(Lesson<M>),
    /// Each move is being reviewed; nothing is played.
    Reviewing(review_screen::View),
}

impl<K: BoardUi> GameTable<K> {
    /// Returns a table with a game where it was left.
    #[must_use]
    pub fn new(ctx: &Context, game: SavedGame<K>) -> Self {
        Self {
            mode: Mode::Play,
            is_free: false,
            engine: Engine::new(ctx),
            hint: None,
            scoring: Scoring::default(),
            analysis: Analysis::default(),
            animation: Animation::default(),
            speech: Speech::default(),
            input: Input::new(game.setup),
            view: View::default(),
            seen_from: None,
            new_game: NewGame::new(&game),
            session: Session::new(game),
        }
    }

    /// Returns the phase of the game, disregarding animations.
    fn turn(&self) -> Phase {
        phase_of(self.session.turn())
    }

    /// Returns the speed of the game, where 1 is normal: only two computers can be watched at
    /// another speed.
    fn speed(&self, context: &ScreenContext<'_>) -> f64 {
        if self.session.is_watched() {
            f64::from(context.settings.speed)
        } else {
            1.0
        }
    }

    /// Returns the side at the lower edge of the board.
    fn side_below(&self) -> Player {
        self.seen_from
            .unwrap_or_else(|| side_below::<K>(self.session.you()))
    }

    /// Returns whether the board stands upside down.
    fn is_turned(&self) -> bool {
        K::EXTRAS
            .side_below
            .is_some_and(|usual| usual != self.side_below())
    }

    /// Returns whether the review is shown.
    const fn is_reviewed(&self) -> bool {
        matches!(self.mode, Mode::Reviewing(_))
    }

    /// Returns the move of a player in teaching mode that is being checked or held back.
    const fn lesson(&self) -> Option<&Lesson<MoveOf<K>>> {
        match &self.mode {
            Mode::Coaching(lesson) => Some(lesson),
            Mode::Play | Mode::Reviewing(_) => None,
        }
    }

    /// Drops the move that is being checked or held back.
    fn drop_lesson(&mut self) {
        if matches!(self.mode, Mode::Coaching(_)) {
            self.mode = Mode::Play;
        }
        self.analysis.analyse_aside(None);
    }

    /// Stops all thinking.
    fn stop(&mut self) {
        self.analysis.stop();
        if matches!(self.lesson(), Some(Lesson::Checked(_))) {
            self.drop_lesson();
        }
        self.engine.cancel();
    }

    /// Changes the game, and returns the effects. Thinking stops.
    fn change(&mut self, change: impl FnOnce(&mut Session<K>)) -> Effects {
        self.stop();
        self.scoring.leave(self.session.position());
        let before = self.session.record().played().to_vec();
        change(&mut self.session);
        // Comparing the number of moves is not enough: another variation may be as long.
        let is_other = self.session.record().played() != before;
        if is_other {
            self.animation.clear();
            self.hint = None;
            self.input.forget_question();
            self.drop_lesson();
            self.engine.reports = [None, None];
        }
        Effects {
            announcement: Some(self.announced()),
            changed: true,
            is_hushed: is_other,
            ..Effects::default()
        }
    }

    /// Returns the announcement of the current state.
    fn announced(&self) -> String {
        if self.session.looks_back() {
            words::moved_to(&self.session)
        } else {
            words::announcement(&self.session)
        }
    }

    /// Returns what else than its own views needs the analysis.
    fn need(&self) -> Need {
        match &self.mode {
            Mode::Reviewing(view) if view.shows_line => Need::BestPlay,
            Mode::Reviewing(_) => Need::Line,
            // Before a player in teaching mode has chosen, so that most moves can be made
            // immediately.
            Mode::Play | Mode::Coaching(_) if self.session.is_taught() && !self.is_free => {
                Need::Position
            }
            Mode::Play | Mode::Coaching(_) => Need::Nothing,
        }
    }

    /// Returns the pending acts of views and keys.
    #[cfg(test)]
    pub(super) fn asked_acts(&self) -> Vec<super::contract::model::Act<K>> {
        self.input.acts.iter().copied().collect()
    }
}

#[cfg(test)]
mod tests;
