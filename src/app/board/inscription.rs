//! What stands on stones and points besides the game: the marks and labels of a file, and the
//! numbers of moves.

use egui::{Color32, Pos2, Rect, Shape as Paint, Stroke, StrokeKind, Vec2, vec2};

use super::brush::Brush;
use super::colours::{BLACK_FACE, LAST, WHITE_FACE};
use super::layout::Spot;
use crate::app::kit::widgets;
use crate::app::theme;
use crate::core::game::Player;
use crate::core::plain;
use crate::storage::{BoardMark, MarkShape};
use crate::words::text;

/// The most characters of a label on the board.
const MOST_OF_LABEL: usize = 4;
/// The most characters of a label in the name of a point.
const MOST_SAID: usize = 40;

/// Returns what the button of a point says of a mark.
#[must_use]
pub fn mark_name(mark: &BoardMark) -> String {
    match mark {
        BoardMark::Shape(shape) => text::board::mark(shape.name()),
        BoardMark::Label(label) => text::board::label(plain::one_line(label, MOST_SAID)),
    }
}

impl Brush<'_> {
    /// Paints a mark of a file on a stone or an empty point.
    pub fn mark(&self, point: impl Spot, stone: Option<Player>, mark: &BoardMark) {
        let (centre, radius) = (self.layout.centre(point), self.layout.radius());
        let colour = self.ink(stone);
        if stone.is_none() {
            // The lines would cross a label.
            let cleared = match mark {
                BoardMark::Label(_) => 0.72,
                BoardMark::Shape(_) => 0.0,
            };
            self.painter
                .circle_filled(centre, cleared * radius, self.wood.light);
        }
        match mark {
            BoardMark::Label(label) => {
                self.inscribe(centre, &plain::one_line(label, MOST_OF_LABEL), colour);
            }
            BoardMark::Shape(shape) => self.shape(centre, radius, *shape, colour),
        }
    }

    /// Writes the number of its move on a stone; the last one has a ring.
    pub fn move_number(&self, point: impl Spot, player: Player, number: u32, is_last: bool) {
        let (centre, radius) = (self.layout.centre(point), self.layout.radius());
        self.inscribe(centre, &number.to_string(), self.ink(Some(player)));
        if is_last {
            let stroke = Stroke::new((0.1 * radius).max(1.5), LAST);
            self.painter.circle_stroke(centre, 0.86 * radius, stroke);
        }
    }

    /// Returns the colour of what stands on a stone, or on an empty point.
    const fn ink(&self, stone: Option<Player>) -> Color32 {
        match stone {
            Some(Player::First) => WHITE_FACE,
            Some(Player::Second) => BLACK_FACE,
            None => self.wood.aimed,
        }
    }

    /// Writes a short text on a stone or a point.
    fn inscribe(&self, centre: Pos2, text: &str, colour: Color32) {
        let radius = self.layout.radius();
        let font = theme::strong((1.05 * radius).clamp(7.0, 24.0));
        widgets::place(
            &self.painter,
            centre,
            widgets::fitted(&self.painter, text, font, colour, 1.7 * radius),
        );
    }

    /// Paints a shape.
    fn shape(&self, centre: Pos2, radius: f32, shape: MarkShape, colour: Color32) {
        let stroke = Stroke::new((0.12 * radius).max(1.5), colour);
        let at = |x: f32, y: f32| centre + radius * vec2(x, y);
        let painter = &self.painter;
        match shape {
            MarkShape::Triangle => {
                let corners = vec![at(0.0, -0.58), at(0.5, 0.3), at(-0.5, 0.3)];
                painter.add(Paint::closed_line(corners, stroke));
            }
            MarkShape::Square => {
                let square = Rect::from_center_size(centre, Vec2::splat(0.86 * radius));
                painter.rect_stroke(square, 0.0, stroke, StrokeKind::Middle);
            }
            MarkShape::Circle => {
                painter.circle_stroke(centre, 0.5 * radius, stroke);
            }
            MarkShape::Cross => {
                for side in [-1.0, 1.0] {
                    painter.line_segment([at(-0.42, -0.42 * side), at(0.42, 0.42 * side)], stroke);
                }
            }
            MarkShape::Selected => {
                let square = Rect::from_center_size(centre, Vec2::splat(0.7 * radius));
                painter.rect_filled(square, 0.0, colour);
            }
        }
    }
}
