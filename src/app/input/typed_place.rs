//! Letters and digits that the user types to name a place of the board.

use std::time::Duration;

use egui::{Context, Event, Key};

use crate::app::contract::board::Typing;
use crate::app::contract::screen::{Attention, Pressed};
use crate::app::input::commands;

/// How long a letter waits for a digit before it acts as a key of the window, in seconds; longer if
/// the frame in which this would end brings a key.
const PATIENCE: f64 = 0.8;
/// How long after that a number still completes a letter that has acted, in seconds: later a digit
/// is a key of its own, such as that of a mark.
const LATE: f64 = 5.0;

/// The letters typed a moment ago, which may be continued.
#[derive(Debug, Default)]
pub struct Typed {
    letters: Option<Letters>,
}

/// A sequence of letters and digits.
#[derive(Debug)]
struct Letters {
    text: String,
    key: Key,
    since: f64,
    /// Whether they have waited for too long: a letter has acted as a key of the window, and still
    /// waits for its number.
    is_late: bool,
    /// Whether a move or the mouse has come between the letter and its number: it only acts.
    is_over: bool,
}

impl Typed {
    /// Returns a letter that has waited for too long, once: it acts as a key of the window. It
    /// stays the beginning of a name for a while, or until [`Typed::forget`]; a whole name ends.
    pub fn give_up(&mut self, ctx: &Context, now: f64) -> Option<Key> {
        let letters = self.letters.as_mut()?;
        let patience = if letters.is_late { PATIENCE + LATE } else { PATIENCE };
        let left = letters.since + patience - now;
        if left > 0.0 {
            ctx.request_repaint_after(Duration::from_secs_f64(left));
            None
        } else if is_key_pressed(ctx) {
            // The key was pressed after the last frame, at an unknown time: a slow frame must not
            // lose what was typed in time. `add` decides, and the next frame looks again.
            ctx.request_repaint();
            None
        } else if letters.is_late {
            self.letters = None;
            ctx.request_repaint();
            None
        } else {
            letters.is_late = true;
            let (key, is_letter) = (letters.key, letters.text.len() == 1);
            self.letters.take_if(|letters| letters.is_over || !is_letter);
            is_letter.then_some(key)
        }
    }

    /// Ends the wait for digits: the user has moved or aimed by other means. A letter that has not
    /// acted as a key of the window yet still does.
    pub fn end(&mut self) {
        self.letters.take_if(|letters| letters.is_late);
        if let Some(letters) = &mut self.letters {
            letters.is_over = true;
        }
    }

    /// Drops a letter that is waiting for its digits. Returns whether there was one.
    pub fn forget(&mut self) -> bool {
        self.letters.take().is_some_and(|letters| letters.text.len() == 1)
    }

    /// Returns a letter that waits for the number of a place, unless it has acted as a key of the
    /// window.
    pub fn letter(&self) -> Option<Key> {
        let has_acted =
            |letters: &Letters| letters.is_late && commands::meaning(letters.key).is_some();
        let letters = self.letters.as_ref().filter(|letters| !has_acted(letters))?;
        (letters.text.len() == 1).then_some(letters.key)
    }

    /// Adds a key, and returns the meaning of the text typed so far: with what was typed before, or
    /// of the key alone. Any key that is not a letter or digit ends a name: `1-5` is not `15`.
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
            // A single letter may still turn out to be a key of the window.
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
            .take_if(|letters| !letters.is_over)
            .map_or_else(String::new, |letters| letters.text);
        for text in [format!("{before}{letter}"), letter.to_string()] {
            let meant = meaning(&text);
            if !matches!(meant, Typing::Nothing) {
                self.letters = Some(Letters {
                    text,
                    key: pressed.key,
                    since: now,
                    is_late: false,
                    is_over: false,
                });
                return meant;
            }
        }
        Typing::Nothing
    }
}

/// Returns whether a key was pressed in this frame; holding it down does not count.
fn is_key_pressed(ctx: &Context) -> bool {
    ctx.input(|input| {
        input
            .events
            .iter()
            .any(|event| matches!(event, Event::Key { pressed: true, repeat: false, .. }))
    })
}
