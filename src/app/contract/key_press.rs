//! A key press, and the element that had keyboard focus.

use egui::Key;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pressed {
    pub key: Key,
    /// Whether it is held down.
    pub is_repeat: bool,
    /// The element that has keyboard focus.
    pub attention: Attention,
}

impl Pressed {
    /// Returns whether it is Enter or Space, just pressed, with nothing in focus that uses it.
    #[must_use]
    pub fn confirms(self) -> bool {
        matches!(self.key, Key::Enter | Key::Space)
            && self.attention == Attention::Nowhere
            && !self.is_repeat
    }
}

/// The kind of element that has keyboard focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attention {
    /// Nothing in particular.
    Nowhere,
    /// An element of the board, which Enter and Space press by themselves.
    Board,
    Text,
    /// Another element, which uses Enter, Space and the arrow keys itself.
    Widget,
}

/// Returns the digit from 1 to 9 that a key stands for.
#[must_use]
pub const fn digit(key: Key) -> Option<usize> {
    Some(match key {
        Key::Num1 => 1,
        Key::Num2 => 2,
        Key::Num3 => 3,
        Key::Num4 => 4,
        Key::Num5 => 5,
        Key::Num6 => 6,
        Key::Num7 => 7,
        Key::Num8 => 8,
        Key::Num9 => 9,
        _ => return None,
    })
}
