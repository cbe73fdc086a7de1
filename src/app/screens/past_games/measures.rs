//! Where everything is on the page of past games.

use egui::{Painter, Rect, pos2, vec2};

use crate::app::contract::split::margin;
use crate::app::kit::widgets;

/// The height of the heading with its button.
const HEADING: f32 = 40.0;
/// The height of a line of filters.
pub const FILTERS: f32 = 38.0;
/// The space between the parts.
pub const GAP: f32 = 14.0;
/// The space between filters.
pub const BETWEEN: f32 = 16.0;
/// The least width and height inside the margins with the chosen game beside the list.
const BESIDE: [f32; 2] = [740.0, 420.0];
/// The width of the chosen game beside the list: its share, the least and the most.
const PREVIEW: (f32, f32, f32) = (0.35, 290.0, 364.0);
/// The greatest width of the page.
const WIDEST: f32 = 1240.0;
const SUGGESTION: f32 = 126.0;
/// The least height of a window with a suggestion beside the list.
const ROOM_FOR_SUGGESTION: f32 = 560.0;

pub struct Places {
    pub heading: Rect,
    pub filters: Vec<Rect>,
    pub list: Rect,
    /// The chosen game, if it has a place beside the list.
    pub preview: Option<Rect>,
    /// The suggestion, if it has a place.
    pub suggestion: Option<Rect>,
    /// Where the chosen game is shown instead of the list.
    pub whole: Rect,
}

impl Places {
    /// Returns the places in a window; `needs` are the widths that the filters need.
    pub fn of(window: Rect, needs: [f32; 2], has_suggestion: bool) -> Self {
        let around = margin(window).max(10.0);
        let around = if window.width() >= 1000.0 {
            around.max(40.0)
        } else {
            around
        };
        let above = if window.height() >= 560.0 {
            around.min(28.0)
        } else {
            8.0
        };
        let inner = window.shrink2(vec2(around, above));
        let width = inner.width().min(WIDEST);
        let inner = Rect::from_center_size(inner.center(), vec2(width, inner.height()));
        let heading = Rect::from_min_size(inner.min, vec2(width, HEADING));
        let below = heading.bottom() + GAP.min(0.02 * window.height());
        let is_beside = width >= BESIDE[0] && inner.height() >= BESIDE[1];
        let preview_width = (PREVIEW.0 * width).clamp(PREVIEW.1, PREVIEW.2);
        let list_width = if is_beside {
            width - preview_width - BETWEEN
        } else {
            width
        };
        let is_one_line = needs.iter().sum::<f32>() + BETWEEN <= list_width;
        let mut filters = Vec::new();
        let mut top = below;
        if is_one_line {
            let shares = widgets::shares(&needs, list_width, BETWEEN);
            let mut left = inner.left();
            for share in shares {
                filters.push(Rect::from_min_size(pos2(left, top), vec2(share, FILTERS)));
                left += share + BETWEEN;
            }
            top += FILTERS;
        } else {
            for _ in needs {
                let line = Rect::from_min_size(pos2(inner.left(), top), vec2(list_width, FILTERS));
                filters.push(line);
                top = line.bottom() + 6.0;
            }
            top -= 6.0;
        }
        top += 10.0_f32.min(0.02 * window.height());
        let list = Rect::from_min_max(
            pos2(inner.left(), top),
            pos2(inner.left() + list_width, inner.bottom()),
        );
        let right = list.right() + BETWEEN;
        let column = Rect::from_min_max(pos2(right, below), inner.max);
        let suggestion = (has_suggestion && is_beside && window.height() >= ROOM_FOR_SUGGESTION)
            .then(|| Rect::from_min_size(column.min, vec2(column.width(), SUGGESTION)));
        let preview = is_beside.then(|| match suggestion {
            Some(above) => column.with_min_y(above.bottom() + 12.0),
            None => column,
        });
        Self {
            heading,
            filters,
            list,
            preview,
            suggestion,
            whole: Rect::from_min_max(pos2(inner.left(), below), inner.max),
        }
    }
}

/// The size of type of a value, and the space around it.
const VALUE: (f32, f32) = (13.0, 20.0);

/// Returns the width that a choice between these values needs.
pub fn need<T>(painter: &Painter, options: &[(T, &str)]) -> f32 {
    let (size, around) = VALUE;
    let widths = options.iter();
    widths
        .map(|(_, name)| widgets::text_width(painter, name, size) + around)
        .sum()
}
