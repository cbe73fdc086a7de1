//! The animation of the last move: the piece's place is a function of time.

use super::board::{BoardUi, Played};
use crate::storage::Motion;
use crate::worker::{Cue, Sound};

/// The delay between the end of the last animation and the sound of the end of the game, in
/// seconds.
const BEFORE_END: f64 = 0.12;

/// The delay before a painted frame is visible, in seconds. Sounds wait for it.
const UNTIL_SEEN: f64 = 0.016;

/// The animation of a move.
pub struct Moving<K: BoardUi> {
    motion: K::Motion,
    /// When it started, in seconds of the input's clock.
    started: f64,
    /// How many times slower than usual it is.
    slowness: f64,
    seconds: f64,
}

impl<K: BoardUi> Moving<K> {
    /// Returns the animation of a move that has just been made, `speed` times as fast as usual;
    /// `None` if animations are off.
    #[must_use]
    pub fn start(
        view: &K::View,
        played: &Played<'_, K>,
        setting: Motion,
        speed: f64,
        now: f64,
    ) -> Option<Self> {
        let slowness = match setting {
            Motion::Full => 1.0 / speed,
            Motion::Slow => 2.5 / speed,
            Motion::Reduced => return None,
        };
        let motion = K::motion(view, played, now);
        Some(Self {
            motion,
            started: now,
            slowness,
            seconds: K::duration(&motion),
        })
    }

    /// Returns the sounds of a piece that has just been played, immediate ones if animations are
    /// off.
    #[must_use]
    pub fn sounds(moving: Option<&Self>, played: &Played<'_, K>) -> Vec<Sound> {
        let mut sounds = K::sounds(played, moving.map(|moving| &moving.motion));
        for sound in &mut sounds {
            sound.after = sound.after * moving.map_or(1.0, |moving| moving.slowness) + UNTIL_SEEN;
        }
        sounds
    }

    /// Returns the sound of the end of the game, a moment after the last piece has come to rest.
    #[must_use]
    pub fn end_sound(moving: Option<&Self>, end: Cue) -> Sound {
        Sound::after(end, moving.map_or(0.0, Self::lasts) + BEFORE_END)
    }

    /// Returns how long it takes, in seconds.
    fn lasts(&self) -> f64 {
        self.seconds * self.slowness
    }

    /// Returns when it started, in seconds of the input's clock.
    #[must_use]
    pub const fn started(&self) -> f64 {
        self.started
    }

    /// Returns when it ends, in seconds of the input's clock.
    #[must_use]
    pub fn rest_at(&self) -> f64 {
        self.started + self.lasts()
    }

    /// Returns the animation and how many seconds of it have passed; `None` once it has ended.
    #[must_use]
    pub fn at(&self, now: f64) -> Option<(K::Motion, f64)> {
        (now < self.rest_at()).then(|| (self.motion, (now - self.started) / self.slowness))
    }
}
