//! The line under the board that says which keys to press.

use super::phase::Phase;
use super::text;
use crate::core::kind::GameKind;
use crate::session::Session;

/// Returns the keys or places to press now; `how_to_play` is the text for making a move.
#[must_use]
pub fn what_to_press<K: GameKind>(
    session: &Session<K>,
    phase: Phase,
    turn: Phase,
    how_to_play: impl FnOnce() -> String,
) -> String {
    if session.looks_back() {
        let to_play = match turn {
            Phase::Paused => text::game::press_continue(),
            Phase::Awaiting | Phase::Thinking | Phase::Passing | Phase::Moving | Phase::Over(_) => {
                text::game::press_twice()
            }
        };
        return text::play::beside(to_play, text::game::press_end());
    }
    match phase {
        Phase::Moving => what_to_press(session, turn, turn, how_to_play),
        Phase::Awaiting => text::play::beside(how_to_play(), text::game::press_help()),
        Phase::Over(_) => match taught(session) {
            Some(taught) => text::play::beside(taught, text::game::press_review()),
            None => text::play::beside(text::game::press_review(), text::game::press_undo()),
        },
        Phase::Paused => text::play::beside(text::game::press_continue(), text::game::press_help()),
        Phase::Thinking | Phase::Passing => text::game::press_help().to_owned(),
    }
}

/// Returns how often the coach warned the user, in a game with one.
#[must_use]
pub fn taught<K: GameKind>(session: &Session<K>) -> Option<String> {
    let is_taught = session.coach().is_on() && session.you().is_some();
    is_taught.then(|| text::game::taught(session.taught()))
}
