//! What stands on stones and points besides the game: the marks and labels of a file, and the
//! numbers of moves.

use std::sync::Arc;

use egui::{Color32, Galley, Pos2, Rect, Shape as Paint, Stroke, StrokeKind, Vec2, vec2};

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

/// How opaque the shade over a dimmed point is.
const DIMMED: f32 = 0.45;
/// The most characters of a label to fit into its place on the board.
const MOST_OF_LABEL: usize = 20;
/// How many characters of a label surely fit there.
const SHORT_LABEL: usize = 3;
/// The width of an inscription, in radii of a stone.
const WIDTH: f32 = 1.8;
/// That of a long label, which fits into a circle of [`CIRCLE`] radii, too.
const WIDTH_IN_CIRCLE: f32 = 1.45;
/// The radius of a circle around a point.
const CIRCLE: f32 = 0.8;
/// The most characters of a label in the name of a point, and in its tooltip.
const MOST_SAID: usize = 200;

/// Returns the tooltip of a point: the labels there, if the board may not have room for them.
#[must_use]
pub fn label_tip<B: Points>(point: Point<B>, marks: &[(Point<B>, BoardMark<B>)]) -> Option<String> {
    let label = |(at, mark): &(Point<B>, BoardMark<B>)| match mark {
        BoardMark::Label(label) if *at == point => Some(plain::one_line(label, MOST_SAID)),
        _ => None,
    };
    let mut long = marks.iter().filter_map(label);
    long.find(|label| label.chars().count() > SHORT_LABEL)
}

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
                let label = plain::one_line(label, MOST_OF_LABEL);
                let is_short = label.chars().count() <= SHORT_LABEL;
                let width = if is_short { WIDTH } else { WIDTH_IN_CIRCLE };
                let label = self.inscription(&label, colour, width);
                if stone.is_none() {
                    // The lines would cross it.
                    let (side, wood) = (1.44 * radius, self.wood.light);
                    let size = vec2(f32::max(side, label.size().x + 4.0), side);
                    let cleared = Rect::from_center_size(centre, size);
                    self.painter.rect_filled(cleared, 0.5 * side, wood);
                }
                widgets::place(&self.painter, centre, label);
            }
            BoardMark::Shape(shape) => self.shape(centre, radius, *shape, colour),
            BoardMark::Territory(player) => self.owned_in_file(centre, 0.8 * radius, *player),
            BoardMark::Line(to) => self.line([centre, self.layout.centre(*to)], false),
            BoardMark::Arrow(to) => self.line([centre, self.layout.centre(*to)], true),
            BoardMark::Dimmed => {
                let shade = self.wood.edge.gamma_multiply(DIMMED);
                // A stone on the outermost line reaches beyond it.
                let beyond = stone.map_or(self.layout.line_width(), |_| radius);
                let board = self.layout.lines().expand(beyond);
                let place = self.layout.square(point).intersect(board);
                self.painter.rect_filled(place, 0.0, shade);
            }
        }
    }

    /// Paints a small square in the colour of a player.
    pub fn owned(&self, centre: Pos2, side: f32, player: Player) {
        let (fill, rim) = self.square_colours(player);
        let square = Rect::from_center_size(centre, Vec2::splat(side));
        let rim = Stroke::new(1.0, rim);
        self.painter.rect(square, 0.15 * side, fill, rim, StrokeKind::Outside);
    }

    /// Paints a small open square in the colour of a player: a file says whose the point is, and
    /// not the program.
    fn owned_in_file(&self, centre: Pos2, side: f32, player: Player) {
        let (colour, rim) = self.square_colours(player);
        let square = Rect::from_center_size(centre, Vec2::splat(side));
        let width = (0.2 * side).max(2.0);
        for (square, width, colour) in
            [(square.expand(1.0), width + 2.0, rim), (square, width, colour)]
        {
            let stroke = Stroke::new(width, colour);
            self.painter.rect_stroke(square, 0.0, stroke, StrokeKind::Inside);
        }
    }

    /// Returns the colours of a player's square, and of its edge.
    const fn square_colours(&self, player: Player) -> (Color32, Color32) {
        match player {
            Player::First => (BLACK_FACE, self.wood.black_rim),
            Player::Second => (WHITE_FACE, self.wood.white_rim),
        }
    }

    /// Paints a line between two points, with a head at its end if it is an arrow. Its edges are
    /// light, so that it can be seen on black stones, too.
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
        let ink = self.ink(Some(player));
        let whole = self.inscription(&number.to_string(), ink, WIDTH);
        // Small stones have room for two digits, as in printed diagrams.
        let number = if whole.elided {
            self.inscription(&format!("{:02}", number % 100), ink, WIDTH)
        } else {
            whole
        };
        widgets::place(&self.painter, centre, number);
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

    /// Returns as much of a text as fits on a stone or a point, into so many of its radii.
    fn inscription(&self, text: &str, colour: Color32, radii: f32) -> Arc<Galley> {
        let radius = self.layout.radius();
        let font = theme::strong((1.05 * radius).clamp(7.0, 24.0));
        widgets::fitted(&self.painter, text, font, colour, radii * radius)
    }

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
                painter.circle_stroke(centre, CIRCLE * radius, stroke);
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
