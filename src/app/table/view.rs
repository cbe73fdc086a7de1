//! The view state of a table: its pictures, its board and its panel.

use crate::app::contract::board::BoardUi;
use crate::app::kit::pictures::Pictures;
use crate::app::screens::panel;

/// Owns purely visual state, kept from frame to frame.
pub(super) struct View<K: BoardUi> {
    pub(super) board: K::View,
    pub(super) pictures: Pictures<K::Picture>,
    pub(super) panel: panel::View,
}

impl<K: BoardUi> Default for View<K> {
    fn default() -> Self {
        Self {
            board: K::View::default(),
            pictures: Pictures::default(),
            panel: panel::View::default(),
        }
    }
}
