//! What stands on stones and points besides the game: the marks and labels of a file, and the
//! numbers of moves.

use egui::{Color32, Pos2, Rect, Shape as Paint, Stroke, StrokeKind, Vec2, vec2};

use super::brush::Brush;
use super::colours::{BLACK_FACE, LAST, WHITE_FACE};
use super::layout::Spot;
use crate::app::kit::widgets;
use crate::app::theme;
use crate::core::game::Player;
use crate::core::kit::{Point, Points};
use crate::core::plain;
use crate::storage::{BoardMark, MarkShape};
use crate::words::text;

/// How opaque the wood over a dimmed point is.
const DIMMED: f32 = 0.6;
/// The most characters of a label on the board.
const MOST_OF_LABEL: usize = 4;
/// The most characters of a label in the name of a point.
const MOST_SAID: usize = 40;

/// Returns what the button of a point says of a mark, if that is on it or leads to it.
#[must_use]
pub fn mark_name<B: Points>(
    point: Point<B>,
    (at, mark): &(Point<B>, BoardMark<B>),
) -> Option<String> {
    match mark {
        BoardMark::Line(to) if point == *to => Some(text::board::line(at.to_string())),
        BoardMark::Arrow(to) if point == *to => Some(text::board::arrow_from(at.to_string())),
        _ if point != *at => None,
        BoardMark::Shape(shape) => Some(text::board::mark(shape.name())),
        BoardMark::Label(label) => Some(text::board::label(plain::one_line(label, MOST_SAID))),
        BoardMark::Territory(Player::First) => Some(text::board::mark("black-territory")),
        BoardMark::Territory(Player::Second) => Some(text::board::mark("white-territory")),
        BoardMark::Line(to) => Some(text::board::line(to.to_string())),
        BoardMark::Arrow(to) => Some(text::board::arrow_to(to.to_string())),
        BoardMark::Dimmed => Some(text::board::mark("dimmed")),
    }
}

impl Brush<'_> {
    /// Paints a mark of a file on a stone or an empty point.
    pub fn mark<B: Points>(&self, point: Point<B>, stone: Option<Player>, mark: &BoardMark<B>) {
        let (centre, radius) = (self.layout.centre(point), self.layout.radius());
        let colour = self.ink(stone);
        match mark {
            BoardMark::Label(label) => {
                if stone.is_none() {
                    // The lines would cross it.
                    let (cleared, wood) = (0.72 * radius, self.wood.light);
                    self.painter.circle_filled(centre, cleared, wood);
                }
                self.inscribe(centre, &plain::one_line(label, MOST_OF_LABEL), colour);
            }
            BoardMark::Shape(shape) => self.shape(centre, radius, *shape, colour),
            BoardMark::Territory(player) => self.owned(centre, 0.62 * radius, *player),
            BoardMark::Line(to) => self.line([centre, self.layout.centre(*to)], false),
            BoardMark::Arrow(to) => self.line([centre, self.layout.centre(*to)], true),
            BoardMark::Dimmed => {
                let veil = self.wood.light.gamma_multiply(DIMMED);
                let place = Rect::from_center_size(centre, Vec2::splat(self.layout.spacing()));
                self.painter.rect_filled(place, 0.0, veil);
            }
        }
    }

    /// Paints a small square in the colour of a player.
    pub fn owned(&self, centre: Pos2, side: f32, player: Player) {
        let (fill, rim) = match player {
            Player::First => (BLACK_FACE, self.wood.black_rim),
            Player::Second => (WHITE_FACE, self.wood.white_rim),
        };
        let square = Rect::from_center_size(centre, Vec2::splat(side));
        let rim = Stroke::new(1.0, rim);
        self.painter
            .rect(square, 0.15 * side, fill, rim, StrokeKind::Outside);
    }

    /// Paints a line between two points, with a head at its end if it is an arrow. Its edges are light,
    /// so that it can be seen on black stones, too.
    fn line(&self, [from, to]: [Pos2; 2], is_arrow: bool) {
        let width = (0.12 * self.layout.radius()).max(1.5);
        let along = (to - from).normalized();
        let aside = vec2(-along.y, along.x);
        let head = |reach: f32| to - 0.6 * self.layout.radius() * (along + reach * aside);
        for (width, colour) in [(2.2 * width, self.wood.light), (width, self.wood.aimed)] {
            let stroke = Stroke::new(width, colour);
            self.painter.line_segment([from, to], stroke);
            if is_arrow {
                let corners = vec![head(0.6), to, head(-0.6)];
                self.painter.add(Paint::line(corners, stroke));
            }
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
