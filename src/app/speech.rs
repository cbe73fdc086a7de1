//! Output other than the board: screen reader announcements, notices on the screen, sounds.
//!
//! Owns the sentences that wait and the notice in view. Uses `contract` and `kit`. Does not decide
//! what is said.

pub(super) mod announcer;

use egui::{Event, InputState};

use self::announcer::Announcer;
use super::contract::screen::Effects;
use crate::storage::Settings;
use crate::worker::{Order, Sound};

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
        self.sounds.play(std::mem::take(&mut effects.sounds), settings);
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

/// Receives the sound orders: the sound thread, or a test.
pub type Speaker = Box<dyn FnMut(Order)>;

/// Plays the sounds of the window.
#[derive(Default)]
pub struct Voice {
    /// The receiver of its orders; without one the window is silent.
    speaker: Option<Speaker>,
    /// Whether the user has done anything yet; the window is silent until then.
    has_begun: bool,
}

impl Voice {
    /// Sets the receiver of its orders.
    pub fn set_speaker(&mut self, speaker: Speaker) {
        self.speaker = Some(speaker);
    }

    /// Notes whether the user has done something in this frame.
    pub fn note(&mut self, input: &InputState) {
        self.has_begun |= input.pointer.any_pressed() || input.events.iter().any(is_act);
    }

    /// Plays sounds, if the settings allow any.
    pub fn play(&mut self, sounds: Vec<Sound>, settings: &Settings) {
        if settings.sound && settings.volume > 0.0 && !sounds.is_empty() {
            self.order(Order::Play { sounds, volume: settings.volume });
        }
    }

    /// Plays the sounds immediately that wait for a piece which is at rest now.
    pub fn hurry(&mut self) {
        self.order(Order::Hurry);
    }

    /// Stops all pending sounds.
    pub fn hush(&mut self) {
        self.order(Order::Hush);
    }

    /// Passes an order on, once the user has done something.
    fn order(&mut self, order: Order) {
        if let Some(speaker) = self.speaker.as_mut().filter(|_| self.has_begun) {
            speaker(order);
        }
    }
}

/// Returns whether an event is a deliberate action by keyboard or screen reader.
const fn is_act(event: &Event) -> bool {
    matches!(
        event,
        Event::Key { pressed: true, .. }
            | Event::Text(_)
            | Event::Copy
            | Event::Cut
            | Event::Paste(_)
            | Event::AccessKitActionRequest(_)
    )
}
