//! Output other than the board: screen reader announcements, notices on the screen, sounds.
//!
//! Owns the sentences that wait and the notice in view. Uses `contract` and `kit`. Never: decides what
//! is said.

pub(super) mod announcer;
pub(super) mod sounds;

use self::announcer::Announcer;
use self::sounds::Voice;
use super::contract::screen::Effects;
use crate::storage::Settings;

/// The outlets of the window for words and sounds.
#[derive(Default)]
pub struct Speech {
    pub announcer: Announcer,
    pub sounds: Voice,
}

impl Speech {
    /// Says and plays what came of an action.
    pub fn follow(&mut self, effects: &mut Effects, settings: &Settings, now: f64) {
        if effects.drop_notice {
            self.announcer.drop_notice();
        }
        if effects.is_hushed {
            self.sounds.hush();
        }
        self.sounds
            .play(std::mem::take(&mut effects.sounds), settings);
        self.say(effects.announcement.take(), effects.notice.take(), now);
    }

    /// Announces a sentence, and shows a notice; a screen reader hears both.
    pub fn say(&mut self, announcement: Option<String>, notice: Option<String>, now: f64) {
        match (announcement, notice) {
            (announcement, Some(notice)) => self.announcer.notify(announcement, &notice, now),
            (Some(announcement), None) => self.announcer.announce(announcement),
            (None, None) => {}
        }
    }
}
