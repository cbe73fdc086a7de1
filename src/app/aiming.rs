//! What keys and the keyboard's attention mean to a board, wherever it is shown.

use egui::{Context, Id};

use super::board::{BoardUi, Touch};
use super::pressed::{Attention, Pressed};

/// Returns what a key does to a board with this aim.
#[must_use]
pub fn touch<K: BoardUi>(pressed: Pressed, aim: K::Aim, setup: K::Setup) -> Option<Touch<K>> {
    let on_board = matches!(pressed.attention, Attention::Nowhere | Attention::Board);
    K::KEYS.iter().filter(|entry| entry.keys.contains(&pressed.key)).find_map(|entry| {
        let allowed = (!pressed.is_repeat || entry.repeats)
            && (!entry.is_steering || on_board)
            && (!entry.is_press || pressed.attention == Attention::Nowhere);
        allowed.then(|| (entry.touch)(pressed.key, aim, setup)).flatten()
    })
}

/// Lets the focus go along with the aim, if it is on the board.
pub fn carry_focus<K: BoardUi>(from: K::Aim, to: K::Aim, ctx: &Context) {
    ctx.memory_mut(|memory| {
        if memory.has_focus(K::id(from)) {
            memory.request_focus(K::id(to));
        }
    });
}

/// Returns whether an element of a board has this id.
#[must_use]
pub fn owns<K: BoardUi>(id: Id, setup: K::Setup) -> bool {
    K::aims(setup).into_iter().any(|aim| K::id(aim) == id)
}
