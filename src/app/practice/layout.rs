//! How the screen of a practice is divided: a heading, the board, and a card beside or below it.

use egui::{Rect, Vec2, pos2, vec2};

use crate::app::board::BoardUi;
use crate::app::says::NoticePlace;

/// The height of the heading, in points: beside the board, and in a small window.
const HEADER: (f32, f32) = (30.0, 24.0);
/// The least width of a window whose card stands beside the board, in points.
const LEAST_BESIDE: f32 = 590.0;
/// The share of the width that a card takes beside the board, and its least and greatest width, in points.
const CARD: (f32, f32, f32) = (0.335, 260.0, 400.0);
/// The least height of a card below the board, in points.
const LEAST_BELOW: f32 = 152.0;
/// The space between the board and a card beside it, and around all, in points.
const BETWEEN: f32 = 28.0;
/// The space between the board and a card below it, in points.
const BELOW: f32 = 6.0;
/// The space around all in a small window, in points.
const SMALL_MARGIN: f32 = 12.0;

/// How a window is divided.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Layout {
    /// The heading.
    pub header: Rect,
    /// The place of the board.
    pub board: Rect,
    /// The card and its buttons.
    pub card: Rect,
    /// Whether the card stands beside the board.
    pub is_beside: bool,
}

impl Layout {
    /// Returns where a notice covers neither the board nor the card: over the heading.
    #[must_use]
    pub fn notice(&self) -> NoticePlace {
        NoticePlace { line: self.header, lowest: self.header.bottom() + 6.0 }
    }

    /// Returns how a window is divided: in the way that leaves more room for the board.
    #[must_use]
    pub fn of<K: BoardUi>(window: Rect, setup: K::Setup) -> Self {
        let inner = window.shrink(if window.width() < 620.0 { SMALL_MARGIN } else { BETWEEN });
        let (share, least, most) = CARD;
        let width = (share * inner.width()).clamp(least, most);
        let place_size = |taken: Vec2| K::place_size(inner.size() - taken, setup);
        let beside = place_size(vec2(width + BETWEEN, HEADER.0));
        let below = place_size(vec2(0.0, HEADER.1 + LEAST_BELOW + BELOW));
        let is_beside = inner.width() >= LEAST_BESIDE && beside >= below;
        if is_beside {
            let (left, card) = inner.split_left_right_at_x(inner.right() - width);
            let left = left.with_max_x(left.right() - BETWEEN);
            let (header, board) = left.split_top_bottom_at_y(left.top() + HEADER.0);
            return Self { header, board: board.with_min_y(board.top() + 2.0), card, is_beside };
        }
        let (header, rest) = inner.split_top_bottom_at_y(inner.top() + HEADER.1);
        // The board takes the width; what remains below it belongs to the card.
        let height = (rest.height() - K::height_for(rest.width(), setup) - BELOW).max(LEAST_BELOW);
        let border = rest.bottom() - height;
        let board = Rect::from_min_max(rest.min, pos2(rest.right(), border - BELOW));
        Self { header, board, card: rest.with_min_y(border), is_beside }
    }
}
