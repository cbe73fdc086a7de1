//! The voice of the window: it is silent until a person has done something, and when they have set
//! it so.

use egui::{Event, InputState};

use crate::storage::Settings;
use crate::worker::{Order, Sound};

/// Takes the orders for the sounds: the thread of the sounds, or whoever listens instead.
pub type Speaker = Box<dyn FnMut(Order)>;

/// What lets the window be heard.
#[derive(Default)]
pub struct Voice {
    /// Where its sounds go; a window without it is silent.
    speaker: Option<Speaker>,
    /// Whether a person has done anything yet: before, nothing makes a sound.
    has_begun: bool,
}

impl Voice {
    /// Gives it somebody who takes its orders.
    pub fn speak_through(&mut self, speaker: Speaker) {
        self.speaker = Some(speaker);
    }

    /// Takes note of what a person has done in this frame.
    pub fn note(&mut self, input: &InputState) {
        self.has_begun |= input.pointer.any_pressed() || input.events.iter().any(is_act);
    }

    /// Lets sounds be heard, if the settings allow any.
    pub fn play(&mut self, sounds: Vec<Sound>, settings: &Settings) {
        if settings.sound && settings.volume > 0.0 && !sounds.is_empty() {
            self.order(Order::Play {
                sounds,
                volume: settings.volume,
            });
        }
    }

    /// Lets at once be heard what waits for a piece that lies still now.
    pub fn hurry(&mut self) {
        self.order(Order::Hurry);
    }

    /// Lets nothing more be heard of what was ordered.
    pub fn hush(&mut self) {
        self.order(Order::Hush);
    }

    /// Passes an order on, once a person has done something.
    fn order(&mut self, order: Order) {
        if let Some(speaker) = self.speaker.as_mut().filter(|_| self.has_begun) {
            speaker(order);
        }
    }
}

/// Returns whether an event is something that a person does to the window on purpose, by the
/// keyboard or through a name.
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
