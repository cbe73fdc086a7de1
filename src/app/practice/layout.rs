//! Layout of a practice screen: a heading, the board, and a card beside or below it.

use egui::{Rect, Vec2, pos2, vec2};

use crate::app::contract::board::BoardUi;
use crate::app::contract::screen::NoticePlace;
use crate::app::contract::split;

/// The height of the heading, in points: beside the board, and in a small window.
const HEADER: (f32, f32) = (30.0, 24.0);
/// The least height of a card below the board, in points.
const LEAST_BELOW: f32 = 152.0;
/// The space between the board and a card below it, in points.
const BELOW: f32 = 6.0;
/// The width that a notice leaves for the title of the practice, in points.
const TITLE: f32 = 120.0;

/// The division of a window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Layout {
    pub header: Rect,
    pub board: Rect,
    pub card: Rect,
    /// Whether the card is beside the board.
    pub is_beside: bool,
}

impl Layout {
    /// Returns a place for notices beside the title, which covers neither the title nor the board
    /// nor the card.
    #[must_use]
    pub fn notice(&self) -> NoticePlace {
        NoticePlace {
            line: self.header.with_min_x(self.header.left() + TITLE),
            lowest: self.header.bottom() + 6.0,
            may_stay: true,
        }
    }

    /// Returns the division of a window that leaves more room for the board.
    #[must_use]
    pub fn of<K: BoardUi>(window: Rect, setup: K::Setup) -> Self {
        let margin = split::margin(window);
        let inner = window.shrink(margin);
        let width = split::panel_width(inner.width());
        let place_size = |taken: Vec2| K::place_size(inner.size() - taken, setup);
        let beside = place_size(vec2(width + margin, HEADER.0));
        let below = place_size(vec2(0.0, HEADER.1 + LEAST_BELOW + BELOW));
        let is_beside = split::is_beside(inner, beside, below);
        if is_beside {
            let (inner, width) =
                split::together::<K>(inner, inner.height() - HEADER.0 - 2.0, width, margin, setup);
            let (left, card) = inner.split_left_right_at_x(inner.right() - width);
            let left = left.with_max_x(left.right() - margin);
            let (header, board) = left.split_top_bottom_at_y(left.top() + HEADER.0);
            return Self {
                header,
                board: board.with_min_y(board.top() + 2.0),
                card,
                is_beside,
            };
        }
        let (header, rest) = inner.split_top_bottom_at_y(inner.top() + HEADER.1);
        // The board takes the full width, and the card everything below it.
        let height = (rest.height() - K::height_for(rest.width(), setup) - BELOW).max(LEAST_BELOW);
        let border = rest.bottom() - height;
        let board = Rect::from_min_max(rest.min, pos2(rest.right(), border - BELOW));
        Self {
            header,
            board,
            card: rest.with_min_y(border),
            is_beside,
        }
    }
}
