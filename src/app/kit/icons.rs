//! Small icons, painted from lines; and the badges for right and wrong, which differ in shape as well
//! as in colour.

use std::f32::consts::TAU;

use egui::{Color32, CornerRadius, Painter, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};

use crate::app::kit::widgets;
use crate::app::theme::{Ink, Palette};
use crate::core::kind::{MoveClass, STRONGEST};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Icon {
    People,
    Eye,
    Sliders,
    /// A piece of a jigsaw puzzle.
    Puzzle,
    Lesson,
    /// A clock that runs back.
    Past,
    /// An arrow in a circle.
    Continue,
    Bin,
}

impl Icon {
    /// Paints the sign in the middle of a place, as high as that.
    pub fn paint(self, painter: &Painter, place: Rect, colour: Color32) {
        let scale = place.height() / 24.0;
        let stroke = Stroke::new((1.9 * scale).max(1.4), colour);
        let at = |x: f32, y: f32| place.center() + scale * vec2(x, y);
        let line = |points: &[(f32, f32)]| {
            let points = points.iter().map(|&(x, y)| at(x, y)).collect();
            painter.line(points, stroke);
        };
        let closed = |points: &[(f32, f32)]| {
            let points = points.iter().map(|&(x, y)| at(x, y)).collect();
            painter.add(Shape::closed_line(points, stroke));
        };
        let ring = |x: f32, y: f32, radius: f32| {
            painter.circle_stroke(at(x, y), scale * radius, stroke);
        };
        let bow = |centre: Pos2, radius: f32, from: f32, to: f32| {
            let points = arc(centre, scale * radius, from, to);
            painter.line(points, stroke);
        };
        match self {
            Self::People => {
                for x in [-9.0, 9.0] {
                    ring(x, -5.0, 4.2);
                    bow(at(x, 9.5), 7.2, 0.5, 1.0);
                }
            }
            Self::Eye => {
                for (y, from) in [(7.5, 0.59), (-7.5, 0.09)] {
                    bow(at(0.0, y), 14.2, from, from + 0.32);
                }
                ring(0.0, 0.0, 3.6);
            }
            Self::Sliders => {
                for (y, x) in [(-4.5, 3.5), (4.5, -3.5)] {
                    line(&[(-9.5, y), (x - 3.0, y)]);
                    line(&[(x + 3.0, y), (9.5, y)]);
                    ring(x, y, 3.0);
                }
            }
            Self::Puzzle => closed(&[
                (-9.0, -6.0),
                (-3.2, -6.0),
                (-4.2, -9.6),
                (0.0, -11.4),
                (4.2, -9.6),
                (3.2, -6.0),
                (7.0, -6.0),
                (7.0, -1.0),
                (10.4, -2.0),
                (11.6, 2.0),
                (10.4, 6.0),
                (7.0, 5.0),
                (7.0, 10.0),
                (-9.0, 10.0),
            ]),
            Self::Lesson => {
                closed(&[(0.0, -8.0), (12.0, -2.5), (0.0, 3.0), (-12.0, -2.5)]);
                line(&[(-7.0, 0.2), (-7.0, 6.0), (0.0, 9.0), (7.0, 6.0), (7.0, 0.2)]);
                line(&[(12.0, -2.5), (12.0, 5.0)]);
            }
            Self::Past => {
                bow(at(0.5, 0.0), 9.5, -0.42, 0.42);
                line(&[(-12.5, -6.5), (-8.2, -4.8), (-6.6, -9.2)]);
                line(&[(0.5, -5.0), (0.5, 0.6), (4.6, 3.0)]);
            }
            Self::Bin => {
                line(&[(-8.5, -6.5), (8.5, -6.5)]);
                line(&[(-3.0, -6.5), (-3.0, -10.0), (3.0, -10.0), (3.0, -6.5)]);
                line(&[(-6.0, -6.5), (-5.0, 10.0), (5.0, 10.0), (6.0, -6.5)]);
            }
            Self::Continue => {
                ring(0.0, 0.0, 10.0);
                closed(&[(-3.0, -4.8), (5.0, 0.0), (-3.0, 4.8)]);
            }
        }
    }
}

/// Returns the points of an arc, from one share of a turn to another, clockwise from the right.
fn arc(centre: Pos2, radius: f32, from: f32, to: f32) -> Vec<Pos2> {
    (0..=20_u8)
        .map(|step| {
            let turn = from + (to - from) * f32::from(step) / 20.0;
            centre + radius * Vec2::angled(turn * TAU)
        })
        .collect()
}

/// Paints the strength of a player as bars that grow to the right.
pub fn paint_bars(painter: &Painter, place: Rect, strength: u8, palette: &Palette) {
    let each = place.width() / f32::from(STRONGEST);
    for bar in 0..STRONGEST {
        let step = f32::from(bar);
        let height = 5.0 + (place.height() - 5.0) * step / f32::from(STRONGEST - 1);
        let corner = pos2(place.left() + step * each, place.bottom() - height);
        let rect = Rect::from_min_size(corner, vec2(0.62 * each, height));
        let colour =
            if bar < strength { palette.text } else { palette.text_weak.gamma_multiply(0.35) };
        painter.rect_filled(rect, CornerRadius::same(1), colour);
    }
}

/// Paints the bubble of something said, with lines of text in it in the colour of the ground.
pub fn paint_bubble(painter: &Painter, place: Rect, (colour, ground): (Color32, Color32)) {
    let edge = Stroke::new(1.0, ground);
    let scale = place.height() / 9.0;
    let tail = [vec2(2.5, -0.5), vec2(2.5, 3.0), vec2(6.0, -0.5)];
    let tail = tail.map(|from| place.left_bottom() + scale * from);
    painter.rect_filled(place.expand(1.0), CornerRadius::same(4), ground);
    painter.add(Shape::convex_polygon(tail.to_vec(), colour, edge));
    painter.rect_filled(place, CornerRadius::same(3), colour);
    for (y, right) in [(3.0, 2.5), (6.0, 4.5)] {
        let row = place.left() + scale * 2.5..=place.right() - scale * right;
        painter.hline(row, place.top() + scale * y, Stroke::new(1.2 * scale, ground));
    }
}

pub fn paint_tick(painter: &Painter, centre: Pos2, size: f32, colour: Color32) {
    let points = [vec2(-6.0, 0.0), vec2(-1.5, 4.5), vec2(6.5, -5.0)];
    let points = points.map(|by| centre + size * by);
    painter.line(points.to_vec(), Stroke::new(2.5 * size, colour));
}

/// Paints an arrow head around a centre, down or up.
pub fn paint_chevron(painter: &Painter, centre: Pos2, is_up: bool, colour: Color32) {
    let turn = if is_up { -1.0 } else { 1.0 };
    let points = [vec2(-5.0, -2.5), vec2(0.0, 2.5), vec2(5.0, -2.5)];
    let points = points.map(|by| centre + vec2(by.x, turn * by.y));
    painter.line(points.to_vec(), Stroke::new(2.0, colour));
}

pub fn paint_cap(painter: &Painter, place: Rect, key: &str, palette: &Palette) {
    painter.rect(
        place,
        CornerRadius::same(6),
        palette.button,
        Stroke::new(1.0, palette.outline),
        egui::StrokeKind::Inside,
    );
    let font = crate::app::theme::strong((0.55 * place.height()).max(widgets::LEAST_TYPE));
    let galley = painter.layout_no_wrap(key.to_owned(), font, palette.text);
    widgets::place(painter, place.center(), galley);
}

/// A badge that judges a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Badge {
    /// Right: a check.
    Right,
    /// Wrong: a cross.
    Wrong,
}

impl Badge {
    #[must_use]
    pub fn of(class: MoveClass) -> Self {
        if class.is_mistake() { Self::Wrong } else { Self::Right }
    }

    #[must_use]
    pub const fn ink(self, palette: &Palette) -> Ink {
        match self {
            Self::Right => palette.win,
            Self::Wrong => palette.loss,
        }
    }

    /// Paints the badge with its disc around a centre.
    pub fn paint(self, painter: &Painter, centre: Pos2, radius: f32, palette: &Palette) {
        let ink = self.ink(palette);
        painter.circle(centre, radius, ink.ground, Stroke::new((0.14 * radius).max(1.0), ink.text));
        self.paint_sign(painter, centre, 0.46 * radius, ink.text);
    }

    /// Paints the sign without its disc, up to `size` from its centre.
    pub fn paint_sign(self, painter: &Painter, centre: Pos2, size: f32, colour: Color32) {
        let stroke = Stroke::new((0.4 * size).max(1.5), colour);
        match self {
            Self::Right => {
                let points = [vec2(-1.0, 0.08), vec2(-0.28, 0.78), vec2(1.0, -0.74)]
                    .map(|point| centre + size * point);
                painter.line(points.to_vec(), stroke);
            }
            Self::Wrong => {
                for arm in [vec2(0.8, 0.8), vec2(0.8, -0.8)] {
                    painter.line_segment([centre - size * arm, centre + size * arm], stroke);
                }
            }
        }
    }
}
