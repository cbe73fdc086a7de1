//! Letters and digits that the user types to name a place of the board.

use std::time::Duration;

use egui::{Context, Event, Key};

use crate::app::contract::board::Typing;
use crate::app::contract::key_press::{Attention, Pressed};

/// How long a letter waits for a digit, in seconds; longer, if the frame in which it would end
/// brings a key.
const PATIENCE: f64 = 0.8;

/// The letters typed a moment ago, which may continue.
#[derive(Debug, Default)]
pub struct Typed {
    letters: Option<Letters>,
}

/// Letters and digits one after the other.
#[derive(Debug)]
struct Letters {
    text: String,
    /// The last key.
    key: Key,
    since: f64,
}

impl Typed {
    /// Forgets what has waited for too long, and returns a letter that did not begin the name of a
    /// place after all.
    pub fn give_up(&mut self, ctx: &Context, now: f64) -> Option<Key> {
        let left = self.letters.as_ref()?.since + PATIENCE - now;
        if left > 0.0 {
            ctx.request_repaint_after(Duration::from_secs_f64(left));
            None
        } else if is_key_pressed(ctx) {
            // It was pressed after the last frame, and it is not known when: a slow frame must not
            // lose what was typed in time. `add` decides, and the next frame looks again.
            ctx.request_repaint();
            None
        } else {
            self.letters
                .take()
                .filter(|letters| letters.text.len() == 1)
                .map(|letters| letters.key)
        }
    }

    /// Returns the letter that waits for its digits.
    pub fn letter(&self) -> Option<Key> {
        self.letters
            .as_ref()
            .filter(|letters| letters.text.len() == 1)
            .map(|letters| letters.key)
    }

    /// Takes a key, and returns what is typed by now, as `meaning` has it: with what was typed
    /// before, or the key alone. A key that is no letter and no digit ends a name: `1-5` is not
    /// `15`.
    pub fn add<A>(
        &mut self,
        pressed: Pressed,
        now: f64,
        meaning: impl Fn(&str) -> Typing<A>,
    ) -> Typing<A> {
        let is_free = matches!(pressed.attention, Attention::Nowhere | Attention::Board)
            && !pressed.is_repeat;
        // Letters and digits have names of one character.
        let mut letters = pressed.key.name().chars();
        let (Some(letter), None) = (letters.next(), letters.next()) else {
            // A letter alone may still turn out to be a key of the window.
            self.letters
                .take_if(|letters| letters.text.ends_with(|last: char| last.is_ascii_digit()));
            return Typing::Nothing;
        };
        if !is_free {
            return Typing::Nothing;
        }
        // `give_up` has dropped what waited for too long.
        let before = self
            .letters
            .take()
            .map_or_else(String::new, |letters| letters.text);
        for text in [format!("{before}{letter}"), letter.to_string()] {
            let meant = meaning(&text);
            if !matches!(meant, Typing::Nothing) {
                self.letters = Some(Letters {
                    text,
                    key: pressed.key,
                    since: now,
                });
                return meant;
            }
        }
        Typing::Nothing
    }
}

/// Returns whether a key came with this frame; one that is held down does not count again.
fn is_key_pressed(ctx: &Context) -> bool {
    ctx.input(|input| {
        input.events.iter().any(|event| {
            matches!(
                event,
                Event::Key {
                    pressed: true,
                    repeat: false,
                    ..
                }
            )
        })
    })
}
