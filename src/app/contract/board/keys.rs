//! The keys of a board, and their lines on the help page.

use egui::Key;

use super::{BoardUi, Touch};
use crate::app::contract::practice::KeyHelp;
use crate::core::kind::GameSetup;
use crate::words::text;

/// Returns the action of a key on a board, if it has one at this cursor and position.
pub type KeyTouch<K> = fn(
    Key,
    <K as BoardUi>::Aim,
    <K as GameSetup>::Setup,
    &<K as GameSetup>::Game,
) -> Option<Touch<K>>;

/// A key of the board, its effect and its line on the help page.
pub struct BoardKey<K: BoardUi> {
    /// Its line on the help page, unless another key's line covers it.
    pub help: Option<KeyHelp>,
    pub keys: &'static [Key],
    /// Whether it repeats for as long as it is held down.
    pub repeats: bool,
    /// Whether the focused element handles the key itself: Enter and Space press an element of the
    /// board.
    pub is_press: bool,
    /// Whether it only works while the board or nothing has the focus, because other elements use
    /// the key themselves.
    pub is_steering: bool,
    /// Returns the action of the key, if it has one.
    pub touch: KeyTouch<K>,
}

/// The keys that move the cursor.
pub const ARROWS: [Key; 4] = [
    Key::ArrowLeft,
    Key::ArrowRight,
    Key::ArrowUp,
    Key::ArrowDown,
];

impl<K: BoardUi> BoardKey<K> {
    /// Returns keys that act wherever the attention of the keyboard is.
    #[must_use]
    pub const fn plain(
        names: fn() -> &'static str,
        effect: fn() -> &'static str,
        keys: &'static [Key],
        touch: KeyTouch<K>,
    ) -> Self {
        Self {
            help: Some(KeyHelp {
                keys: names,
                effect,
            }),
            keys,
            repeats: false,
            is_press: false,
            is_steering: false,
            touch,
        }
    }

    /// Returns the arrows, which move the cursor.
    #[must_use]
    pub const fn arrows(touch: KeyTouch<K>) -> Self {
        Self {
            repeats: true,
            is_steering: true,
            ..Self::plain(
                text::board::keys_arrows,
                text::board::move_cursor,
                &ARROWS,
                touch,
            )
        }
    }

    /// Returns Enter and Space, with what they do at the cursor.
    #[must_use]
    pub const fn press(effect: fn() -> &'static str, touch: KeyTouch<K>) -> Self {
        Self {
            is_press: true,
            is_steering: true,
            ..Self::plain(
                text::board::keys_press,
                effect,
                &[Key::Enter, Key::Space],
                touch,
            )
        }
    }
}

/// Returns the keys of a board that the help page shows, and what they do.
pub fn shown_keys<K: BoardUi>() -> impl Iterator<Item = (&'static str, &'static str)> {
    K::KEYS
        .iter()
        .filter_map(|key| key.help)
        .map(|help| ((help.keys)(), (help.effect)()))
}
