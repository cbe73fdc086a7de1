//! Enter pressed out of habit: digits for both players have started the game already, and the user
//! presses Enter as after any other choice. It must not make a move.

use egui::{Context, Event, Key};

/// How long after the start such an Enter is expected, in seconds.
const EXPECTED: f64 = 1.5;

/// Decides whether an Enter is such a habit.
#[derive(Debug, Default)]
pub struct HabitualEnter {
    /// When digits started a game, if nothing has been done since.
    since: Option<f64>,
}

impl HabitualEnter {
    /// Notes whether digits have just started a game; any other choice ends the wait.
    pub fn note(&mut self, has_started: bool, now: f64) {
        self.since = has_started.then_some(now);
    }

    /// Removes an Enter or Space that soon follows the start, before anything else.
    pub fn swallow(&mut self, ctx: &Context, now: f64) {
        let Some(since) = self.since else { return };
        let first = ctx.input(|input| input.events.iter().position(is_act));
        let Some(first) = first else { return };
        self.since = None;
        ctx.input_mut(|input| {
            let is_enter =
                matches!(input.events[first], Event::Key { key: Key::Enter | Key::Space, modifiers, .. } if modifiers.is_none());
            if is_enter && now - since < EXPECTED {
                input.events.remove(first);
            }
        });
    }
}

/// Returns whether the event is a key or pointer press.
const fn is_act(event: &Event) -> bool {
    matches!(
        event,
        Event::Key {
            pressed: true,
            repeat: false,
            ..
        } | Event::PointerButton { pressed: true, .. }
    )
}
