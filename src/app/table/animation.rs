//! Animations on a table: the last piece, the knock of a refusal, the confetti.

use crate::app::board::confetti::Celebration;
use crate::app::contract::board::{BoardUi, Moving, Played};
use crate::core::game::{Game as _, Outcome, Player};
use crate::storage::Motion;
use crate::worker::{Cue, Sound};

/// Owns what is animated. The game itself has already changed: an animation only delays what is
/// shown.
pub(super) struct Animation<K: BoardUi> {
    moving: Option<Moving<K>>,
    celebration: Option<Celebration>,
    /// The place that refused a move last, and when.
    refused: Option<(K::Aim, f64)>,
}

impl<K: BoardUi> Default for Animation<K> {
    fn default() -> Self {
        Self { moving: None, celebration: None, refused: None }
    }
}

impl<K: BoardUi> Animation<K> {
    pub(super) fn start(
        &mut self,
        view: &K::View,
        played: &Played<'_, K>,
        (setting, speed): (Motion, f64),
        now: f64,
    ) {
        self.moving = Moving::start(view, played, setting, speed, now);
        self.celebration = None;
    }

    /// Throws confetti for a winner once the last piece is idle.
    pub(super) fn celebrate(&mut self, winner: Player, now: f64) {
        self.celebration = Some(Celebration::new(winner, self.idle_from().max(now)));
    }

    /// Ends the animation of the last piece.
    pub(super) fn skip(&mut self) {
        self.moving = None;
    }

    /// Ends everything that belongs to the position in view.
    pub(super) fn clear(&mut self) {
        self.moving = None;
        self.celebration = None;
    }

    /// Returns when the last piece is idle, in seconds of the input's clock; a time in the past if
    /// none moves.
    pub(super) fn idle_from(&self) -> f64 {
        self.moving.as_ref().map_or(f64::NEG_INFINITY, Moving::rest_at)
    }

    /// Returns whether the last piece still moves.
    pub(super) fn is_moving(&self, now: f64) -> bool {
        now < self.idle_from()
    }

    /// Returns when the last piece started to move, if it has not been skipped.
    pub(super) fn started(&self) -> Option<f64> {
        self.moving.as_ref().map(Moving::started)
    }

    /// Returns the motion of the last piece and how many seconds of it have passed; `None` once it
    /// is idle.
    pub(super) fn motion(&self, now: f64) -> Option<(K::Motion, f64)> {
        self.moving.as_ref()?.at(now)
    }

    /// Marks the place that refuses a move.
    pub(super) fn refuse(&mut self, aim: K::Aim, now: f64) {
        self.refused = Some((aim, now));
    }

    /// Returns the place that refused a move last, and how many seconds ago.
    pub(super) fn refused(&self, now: f64) -> Option<(K::Aim, f64)> {
        self.refused.map(|(aim, since)| (aim, now - since))
    }

    pub(super) fn forget_refusal(&mut self) -> bool {
        self.refused.take().is_some()
    }

    /// Returns the confetti to paint, if any is in the air.
    pub(super) fn celebration(&mut self, now: f64) -> Option<Celebration> {
        self.celebration.take_if(|celebration| celebration.is_over(now));
        self.celebration
    }

    /// Returns the sounds of the move that has just been made. If it ended the game, they include
    /// the sound of a loss, if `you`, the only human player, has lost, and otherwise of a win or a
    /// draw.
    pub(super) fn sounds(&self, played: &Played<'_, K>, you: Option<Player>) -> Vec<Sound> {
        let moving = self.moving.as_ref();
        let mut sounds = Moving::sounds(moving, played);
        let end = played.after.outcome().map(|outcome| match outcome {
            Outcome::Draw => Cue::Draw,
            Outcome::Win(winner) if you.is_some_and(|you| you != winner) => Cue::Loss,
            Outcome::Win(_) => Cue::Win,
        });
        sounds.extend(end.map(|end| Moving::end_sound(moving, end)));
        sounds
    }
}
