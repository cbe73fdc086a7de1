//! The piece that is on its way: where it is follows from the time.

use super::board::{BoardUi, Mover};
use crate::core::kind::MoveOf;
use crate::storage::Motion;
use crate::worker::Sound;

/// The piece that is on its way.
pub struct Moving<K: BoardUi> {
    motion: K::Motion,
    /// When it started, in seconds of the input's clock.
    started: f64,
    /// How many times as long as usual it takes.
    slowness: f64,
    seconds: f64,
}

impl<K: BoardUi> Moving<K> {
    /// Returns the way of a piece that has just been played, `speed` times as fast as usual; `None` if pieces are not to move.
    #[must_use]
    pub fn start(
        view: &K::View,
        after: &K::Game,
        (mv, by): (MoveOf<K>, Mover),
        setting: Motion,
        speed: f64,
        now: f64,
    ) -> Option<Self> {
        let slowness = match setting {
            Motion::Full => 1.0 / speed,
            Motion::Slow => 2.5 / speed,
            Motion::Reduced => return None,
        };
        let motion = K::motion(view, after, mv, by, now);
        Some(Self { motion, started: now, slowness, seconds: K::duration(&motion) })
    }

    /// Returns what is heard of a piece that has just been played, on its way or at once where pieces are not to move.
    #[must_use]
    pub fn sounds(moving: Option<&Self>, after: &K::Game, mv: MoveOf<K>) -> Vec<Sound> {
        let mut sounds = K::sounds(after, mv, moving.map(|moving| &moving.motion));
        for sound in &mut sounds {
            sound.after *= moving.map_or(1.0, |moving| moving.slowness);
        }
        sounds
    }

    /// Returns how long it is on its way, in seconds.
    #[must_use]
    pub fn lasts(&self) -> f64 {
        self.seconds * self.slowness
    }

    /// Returns when it started, in seconds of the input's clock.
    #[must_use]
    pub const fn started(&self) -> f64 {
        self.started
    }

    /// Returns when it is at rest, in seconds of the input's clock.
    #[must_use]
    pub fn rest_at(&self) -> f64 {
        self.started + self.lasts()
    }

    /// Returns the way, and how many seconds of it are behind the piece; `None` once it is at rest.
    #[must_use]
    pub fn at(&self, now: f64) -> Option<(K::Motion, f64)> {
        (now < self.rest_at()).then(|| (self.motion, (now - self.started) / self.slowness))
    }
}
