//! The division of a window between a board and its panel, the same in games and in practice.

use egui::{Rect, vec2};

use super::board::BoardUi;

/// The share of the width that a panel takes beside the board, and its least and greatest width, in
/// points.
const PANEL: (f32, f32, f32) = (0.335, 260.0, 440.0);
/// The share of the width that it may take if the board does not need it.
const WIDEST: f32 = 0.4;
/// The margin of the window and between board and panel, in points: in small windows, and
/// elsewhere.
const MARGIN: [f32; 2] = [12.0, 28.0];
/// The least width and height of a window with the larger margin.
const ROOMY: [f32; 2] = [620.0, 560.0];
/// The least width inside the margins with a panel beside the board, in points.
const LEAST_BESIDE: f32 = 590.0;
/// The least size of a board with the panel beside it, as a share of that with the panel below.
const LITTLE_SMALLER: f32 = 0.9;
/// The least width of the line above a board that stands alone.
const LINE: f32 = 620.0;
/// The margin of a window that is neither wide nor high.
const LEAST_MARGIN: f32 = 8.0;

/// Returns the margin of a window, and between the board and its panel.
#[must_use]
pub fn margin(window: Rect) -> f32 {
    match (window.width() >= ROOMY[0], window.height() >= ROOMY[1]) {
        (true, true) => MARGIN[1],
        (false, false) => LEAST_MARGIN,
        (true, false) | (false, true) => MARGIN[0],
    }
}

/// Returns the least width of a panel beside the board in this width.
#[must_use]
pub fn panel_width(inner: f32) -> f32 {
    (PANEL.0 * inner).clamp(PANEL.1, PANEL.2)
}

/// Returns whether the panel goes beside the board rather than below it: where the board is larger,
/// or little smaller, as the panel has more room there. `beside` and `below` are the sizes of a
/// place of the board in either case.
#[must_use]
pub fn is_beside(inner: Rect, beside: f32, below: f32) -> bool {
    inner.width() >= LEAST_BESIDE && beside >= LITTLE_SMALLER * below
}

/// Returns the part of a window that the board and a panel beside it take, and the width of the
/// panel. The panel takes at least `least` and the width that a board of this height does not need;
/// what is left over becomes margin around both, so that they stay together.
#[must_use]
pub fn together<K: BoardUi>(
    inner: Rect,
    height: f32,
    least: f32,
    between: f32,
    setup: K::Setup,
) -> (Rect, f32) {
    let board = board_width::<K>(inner, height, setup);
    let most = (WIDEST * inner.width()).max(PANEL.2).max(least);
    let panel = (inner.width() - between - board).min(most).max(least).floor();
    let all = f32::min(inner.width(), board + between + panel);
    (Rect::from_center_size(inner.center(), vec2(all, inner.height())), panel)
}

/// Returns the part of a window that the board, `beside` points at its left, and the line above it
/// take if there is no panel beside them.
#[must_use]
pub fn alone<K: BoardUi>(inner: Rect, height: f32, beside: f32, setup: K::Setup) -> Rect {
    let width = (board_width::<K>(inner, height, setup) + beside).max(LINE).min(inner.width());
    Rect::from_center_size(inner.center(), vec2(width, inner.height()))
}

/// Returns the width at which a board fills a height, at most that of `inner`.
pub fn board_width<K: BoardUi>(inner: Rect, height: f32, setup: K::Setup) -> f32 {
    let (mut narrow, mut wide) = (0.0, inner.width());
    for _ in 0..16 {
        let middle = f32::midpoint(narrow, wide);
        if K::height_for(middle, setup) < height {
            narrow = middle;
        } else {
            wide = middle;
        }
    }
    wide.ceil()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::connect4::{Connect4, Size};
    use egui::{Pos2, vec2};

    #[test]
    fn a_panel_takes_the_width_that_the_board_does_not_need() {
        for (width, height) in [(772.0, 456.0), (1064.0, 704.0), (1224.0, 744.0), (1690.0, 925.0)] {
            let inner = Rect::from_min_size(Pos2::ZERO, vec2(width, height));
            let (all, panel) = together::<Connect4>(
                inner,
                height - 32.0,
                panel_width(width),
                20.0,
                Size::STANDARD,
            );
            assert!(inner.contains_rect(all) && panel >= panel_width(width), "{all:?}, {panel}");
            assert!(panel <= PANEL.2.max(WIDEST * width), "{panel} of {width}");
            let board = all.width() - 20.0 - panel;
            let needed = Connect4::height_for(board, Size::STANDARD);
            assert!(
                needed <= height - 32.0 + 2.0,
                "the board has no width to spare: {board} needs {needed} of {height}"
            );
        }
    }
}
