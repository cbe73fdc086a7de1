//! Input: keys, the cursor on a board, and typed places.
//!
//! Owns the table of commands and the letters of a half-typed place. Uses `contract`. Returns
//! commands and never acts on them.

pub(super) mod commands;
pub(super) mod keys;
pub(super) mod typed_place;

use egui::{Context, Id, Key};

use super::contract::board::{BoardUi, Touch};
use super::contract::screen::{Attention, Pressed};
use crate::core::kind::MoveOf;
use crate::words::text;

/// Returns the action of a key on a board with this cursor.
#[must_use]
pub fn touch<K: BoardUi>(
    pressed: Pressed,
    aim: K::Aim,
    setup: K::Setup,
    position: &K::Game,
) -> Option<Touch<K>> {
    let on_board = matches!(pressed.attention, Attention::Nowhere | Attention::Board);
    K::KEYS.iter().filter(|entry| entry.keys.contains(&pressed.key)).find_map(|entry| {
        let allowed = (!pressed.is_repeat || entry.repeats)
            && (!entry.is_steering || on_board)
            && (!entry.is_press || pressed.attention == Attention::Nowhere);
        allowed.then(|| (entry.touch)(pressed.key, aim, setup, position)).flatten()
    })
}

/// Returns the key with the same effect on a board that is upside down: the opposite arrow.
#[must_use]
pub const fn turned(key: Key) -> Key {
    match key {
        Key::ArrowLeft => Key::ArrowRight,
        Key::ArrowRight => Key::ArrowLeft,
        Key::ArrowUp => Key::ArrowDown,
        Key::ArrowDown => Key::ArrowUp,
        other => other,
    }
}

/// Moves the focus with the cursor, if it is on the board. Returns the announcement of the new
/// place, or nothing if the focus has moved there, which screen readers announce themselves.
pub fn follow<K: BoardUi>(
    from: K::Aim,
    to: K::Aim,
    (position, last): (&K::Game, Option<MoveOf<K>>),
    ctx: &Context,
) -> Option<String> {
    let has_gone = ctx.memory_mut(|memory| {
        let is_there = memory.has_focus(K::id(from));
        if is_there {
            memory.request_focus(K::id(to));
        }
        is_there && from != to
    });
    if has_gone {
        return None;
    }
    let (place, around) = (K::describe(position, last, to), K::surroundings(position, to));
    Some(if around.is_empty() { place } else { text::board::place_and_around(place, around) })
}

/// Returns whether an element of a board has this id.
#[must_use]
pub fn owns<K: BoardUi>(id: Id, setup: K::Setup) -> bool {
    K::aims(setup).into_iter().any(|aim| K::id(aim) == id)
}
