//! The input of the review's view, and its view state.

use crate::app::analysis::Analysis;
use crate::app::contract::board::BoardUi;
use crate::session::Session;

/// View state of the review, kept from frame to frame.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct View {
    /// The key moment that the list was last scrolled to, how many there were then,
    /// and the height of the list.
    pub scrolled_to: Option<(usize, usize, f32)>,
    /// Whether the best play from the position in view is shown.
    pub shows_line: bool,
    /// The position whose best play was announced, by its number of moves.
    pub said_line: Option<usize>,
    /// The cursor before the review, to return to.
    pub came_from: usize,
    /// Whether the first key moment has been shown, or there was none.
    pub has_begun: bool,
}

/// The input of the review's view.
pub struct Model<'a, K: BoardUi> {
    /// The game.
    pub session: &'a Session<K>,
    /// The analysis of its positions.
    pub analysis: &'a Analysis<K>,
}

impl<K: BoardUi> Model<'_, K> {
    /// Returns the number of the move after the position in view, counted from 1.
    #[must_use]
    pub fn next_ply(&self) -> usize {
        self.session.record().cursor() + 1
    }
}
