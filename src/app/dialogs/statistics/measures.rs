//! Layout of a row of the statistics, in points.

use egui::{Painter, Pos2, Rect, pos2, vec2};

use crate::app::kit::widgets;
use crate::words::text;

/// The width from which on a row has a column for each number.
const WIDE: f32 = 560.0;

/// The least widths of the columns of numbers.
const LEAST: [f32; 6] = [46.0, 52.0, 46.0, 60.0, 62.0, 46.0];
/// The greatest width of a column.
const MOST: f32 = 76.0;

pub fn titles() -> [&'static str; 6] {
    [
        text::statistics::won(),
        text::statistics::drawn(),
        text::statistics::lost(),
        text::statistics::score(),
        text::statistics::streak(),
        text::statistics::best_streak(),
    ]
}

/// Returns the widths of the columns, each with room for its title.
pub fn columns(painter: &Painter) -> [f32; 6] {
    let mut widths = LEAST;
    for (width, title) in widths.iter_mut().zip(titles()) {
        *width = (widgets::text_width(painter, title, 12.0) + 8.0).min(MOST).max(*width);
    }
    widths
}

/// The layout of a row: an opponent and the results against it.
pub struct RowPlaces {
    /// The sign that the opponent was beaten without help.
    pub mark: Rect,
    /// The left end of the name.
    pub name: Pos2,
    /// The left end of the opponent's description, or `None` if it follows the name.
    pub about: Option<Pos2>,
    /// The room for both.
    pub text_width: f32,
    pub bar: Rect,
    /// The right ends of the numbers, or `None` if they are part of a sentence.
    pub numbers: Option<[Pos2; 6]>,
    /// Without columns: the right end of the share of the points, and the left end of the sentence
    /// with the other numbers.
    pub words: [Pos2; 2],
}

impl RowPlaces {
    /// The height of the titles of the columns.
    pub const TITLES: f32 = 20.0;
    /// The space inside the edge of a row, at its left and right.
    const EDGE: f32 = 10.0;
    /// The width of the share of the points, without columns.
    const SHARE: f32 = 56.0;

    /// Returns whether a row of this width has a column for each number.
    pub fn has_columns(width: f32) -> bool {
        width >= WIDE
    }

    pub fn height(width: f32) -> f32 {
        if Self::has_columns(width) { 46.0 } else { 68.0 }
    }

    /// The side of the sign.
    const MARK: f32 = 28.0;

    /// Returns the space above the sign.
    fn above(width: f32) -> f32 {
        0.5 * (Self::height(width) - Self::MARK)
    }

    /// Returns the layout of a row with columns of these widths, with or without a description of
    /// the opponent.
    pub fn of(row: Rect, columns: &[f32; 6], has_about: bool) -> Self {
        let inner = row.shrink2(vec2(Self::EDGE, 0.0));
        let side = Self::MARK.min(row.height() - 12.0);
        let mark = Rect::from_center_size(
            pos2(inner.left() + 0.5 * side, row.top() + 0.5 * side + Self::above(row.width())),
            vec2(side, side),
        );
        let inner = inner.with_min_x(mark.right() + Self::EDGE);
        let numbers = Self::has_columns(row.width()).then(|| Self::ends(inner, columns));
        if numbers.is_some() {
            let room = inner.width() - columns.iter().sum::<f32>();
            let name_width = (0.55 * room).floor();
            let bar = Rect::from_min_max(
                pos2(inner.left() + name_width + 8.0, row.center().y - 9.0),
                pos2(inner.left() + room, row.center().y + 9.0),
            );
            Self {
                mark,
                name: pos2(inner.left(), row.center().y - if has_about { 9.0 } else { 0.0 }),
                about: Some(pos2(inner.left(), row.center().y + 10.0)),
                text_width: name_width,
                bar,
                numbers,
                words: [inner.right_center(), inner.left_center()],
            }
        } else {
            let top = row.top() + 14.0;
            Self {
                mark,
                name: pos2(inner.left(), top),
                about: None,
                text_width: inner.width() - Self::SHARE,
                bar: Rect::from_min_size(
                    pos2(inner.left(), row.top() + 27.0),
                    vec2(inner.width(), 13.0),
                ),
                numbers,
                words: [pos2(inner.right(), top), pos2(inner.left(), row.top() + 53.0)],
            }
        }
    }

    fn ends(inner: Rect, columns: &[f32; 6]) -> [Pos2; 6] {
        let mut right = inner.right();
        let mut ends = [inner.right_center(); 6];
        for (end, width) in ends.iter_mut().zip(columns).rev() {
            end.x = right;
            right -= width;
        }
        ends
    }
}
