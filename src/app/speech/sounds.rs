//! The sounds of the window: silent until the user has done something, and while they are switched
//! off.

use egui::{Event, InputState};

use crate::storage::Settings;
use crate::worker::{Order, Sound};

/// Takes the orders for the sounds: the thread of the sounds, or a test.
pub type Speaker = Box<dyn FnMut(Order)>;

/// Plays the sounds of the window.
#[derive(Default)]
pub struct Voice {
    /// Where its sounds go; a window without it is silent.
    speaker: Option<Speaker>,
    /// Whether the user has done anything yet: before, nothing makes a sound.
    has_begun: bool,
}

impl Voice {
    /// Sets the receiver of its orders.
    pub fn speak_through(&mut self, speaker: Speaker) {
        self.speaker = Some(speaker);
    }

    /// Notes whether the user has done something in this frame.
    pub fn note(&mut self, input: &InputState) {
        self.has_begun |= input.pointer.any_pressed() || input.events.iter().any(is_act);
    }

    /// Plays sounds, if the settings allow any.
    pub fn play(&mut self, sounds: Vec<Sound>, settings: &Settings) {
        if settings.sound && settings.volume > 0.0 && !sounds.is_empty() {
            self.order(Order::Play {
                sounds,
                volume: settings.volume,
            });
        }
    }

    /// Plays at once the sounds that wait for a piece which is at rest now.
    pub fn hurry(&mut self) {
        self.order(Order::Hurry);
    }

    /// Stops all sounds that were ordered.
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

/// Returns whether an event is something that the user does to the window on purpose, by the
/// keyboard or through an accessible name.
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
