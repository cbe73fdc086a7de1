//! The icons of the classes of moves: an outline and a sign for each, so that they differ in shape
//! before they differ in colour.
//!
//! Squares stand for what was missed, octagons for what the opponent was allowed, discs for the
//! result alone. All of it is painted from vectors, for sizes from 12 to 24 points.

use std::f32::consts::TAU;

use egui::{Color32, CornerRadius, Painter, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};

use crate::app::theme::{Ink, Palette};
use crate::core::kind::MoveClass;

/// The width of the strokes of a sign and of an open outline, in half the size of the icon, and
/// the least in points.
const STROKE: (f32, f32) = (0.24, 1.3);
/// The width of the edge around an icon on a board, in half its size, and the least in points.
const EDGE: (f32, f32) = (0.2, 1.5);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outline {
    Disc,
    Ring,
    /// An open square on its corner.
    Lozenge,
    Square,
    /// A filled shield, pointed below.
    Shield,
    Octagon,
    /// A filled hexagon with a point above.
    Hexagon,
    /// A filled triangle with a point above.
    Triangle,
    /// A filled triangle with a point below.
    Wedge,
    /// A filled lens, pointed at the left and the right.
    Lens,
}

/// The sign within the outline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sign {
    Check,
    Dot,
    /// A star with five points.
    Star,
    Exclamation,
    /// Four dots in a row.
    Four,
    Up,
    Down,
    /// One line that becomes two.
    Fork,
    /// The sign of a capture.
    Cross,
    Minus,
    Equals,
    /// Steps down.
    Steps,
    Corner,
}

const fn look(class: MoveClass) -> (Outline, Sign) {
    match class {
        MoveClass::MissedWin => (Outline::Square, Sign::Four),
        MoveClass::MissedBlock => (Outline::Shield, Sign::Exclamation),
        MoveClass::OpenedWin => (Outline::Octagon, Sign::Up),
        MoveClass::AllowedDouble => (Outline::Octagon, Sign::Fork),
        MoveClass::MissedDouble => (Outline::Square, Sign::Fork),
        MoveClass::LostPiece => (Outline::Hexagon, Sign::Minus),
        MoveClass::MissedCapture => (Outline::Square, Sign::Cross),
        MoveClass::LeftInAtari => (Outline::Triangle, Sign::Exclamation),
        MoveClass::MisreadLadder => (Outline::Hexagon, Sign::Steps),
        MoveClass::FilledEye => (Outline::Lens, Sign::Dot),
        MoveClass::GaveCorner => (Outline::Square, Sign::Corner),
        MoveClass::GaveWin => (Outline::Disc, Sign::Down),
        MoveClass::GaveDraw => (Outline::Disc, Sign::Equals),
        MoveClass::GaveGround => (Outline::Wedge, Sign::Minus),
        MoveClass::Inaccuracy => (Outline::Lozenge, Sign::Exclamation),
        MoveClass::Good => (Outline::Ring, Sign::Dot),
        MoveClass::OnlyMove => (Outline::Disc, Sign::Star),
        MoveClass::Best => (Outline::Disc, Sign::Check),
    }
}

/// Returns the colours of a class: its icon and its name are in the colour of text.
#[must_use]
pub fn ink(class: MoveClass, palette: &Palette) -> Ink {
    match class {
        _ if class.is_mistake() => palette.loss,
        MoveClass::Inaccuracy => palette.draw,
        _ => palette.win,
    }
}

/// Paints the icon of a class on a card, up to `size` wide and high.
pub fn paint(painter: &Painter, class: MoveClass, centre: Pos2, size: f32, palette: &Palette) {
    let (outline, sign) = look(class);
    Pen { painter, centre, radius: 0.5 * size, ink: ink(class, palette) }.icon(outline, sign);
}

/// Paints the icon of a class on a board, with an edge that sets it off from pieces and wood;
/// `size` is without the edge.
pub fn paint_on_board(
    painter: &Painter,
    class: MoveClass,
    centre: Pos2,
    size: f32,
    palette: &Palette,
) {
    let (outline, sign) = look(class);
    let pen = Pen { painter, centre, radius: 0.5 * size, ink: ink(class, palette) };
    pen.edge(outline);
    pen.icon(outline, sign);
}

/// Paints one icon.
#[derive(Clone, Copy)]
struct Pen<'a> {
    painter: &'a Painter,
    centre: Pos2,
    /// Half the size of the icon.
    radius: f32,
    ink: Ink,
}

impl Pen<'_> {
    /// Returns a point of the icon, with coordinates from -1 to 1 to the right and down.
    fn at(&self, right: f32, down: f32) -> Pos2 {
        self.centre + self.radius * vec2(right, down)
    }

    fn width(&self) -> f32 {
        let (share, least) = STROKE;
        (share * self.radius).max(least)
    }

    /// Returns the corners of an outline; `None` if it is round.
    fn corners(&self, outline: Outline) -> Option<Vec<Pos2>> {
        let around = |count: u8, from: f32, reach: f32| {
            let turn = |corner: u8| (f32::from(corner) + from) / f32::from(count) * TAU;
            (0..count)
                .map(|corner| self.centre + reach * self.radius * Vec2::angled(turn(corner)))
                .collect()
        };
        Some(match outline {
            Outline::Disc | Outline::Ring => return None,
            Outline::Lozenge => around(4, 0.0, 1.06),
            Outline::Octagon => around(8, 0.5, 1.06),
            Outline::Hexagon => around(6, 0.5, 1.06),
            Outline::Square => {
                rounded(Rect::from_center_size(self.centre, Vec2::splat(1.84 * self.radius)))
            }
            Outline::Triangle => vec![
                self.at(0.14, -1.0),
                self.at(1.1, 0.76),
                self.at(0.96, 0.94),
                self.at(-0.96, 0.94),
                self.at(-1.1, 0.76),
                self.at(-0.14, -1.0),
            ],
            Outline::Wedge => vec![
                self.at(0.96, -0.94),
                self.at(1.1, -0.76),
                self.at(0.14, 1.0),
                self.at(-0.14, 1.0),
                self.at(-1.1, -0.76),
                self.at(-0.96, -0.94),
            ],
            Outline::Shield => {
                let half = [
                    (0.0, -1.0),
                    (0.86, -0.72),
                    (0.86, 0.05),
                    (0.74, 0.44),
                    (0.46, 0.78),
                    (0.0, 1.06),
                ];
                let right = half.iter().map(|&(x, y)| self.at(x, y));
                let left = half[1..5].iter().rev().map(|&(x, y)| self.at(-x, y));
                right.chain(left).collect()
            }
            Outline::Lens => {
                let half = [
                    (-1.14, 0.0),
                    (-0.72, -0.46),
                    (-0.26, -0.7),
                    (0.26, -0.7),
                    (0.72, -0.46),
                    (1.14, 0.0),
                ];
                let upper = half.iter().map(|&(x, y)| self.at(x, y));
                let lower = half[1..5].iter().rev().map(|&(x, y)| self.at(x, -y));
                upper.chain(lower).collect()
            }
        })
    }

    /// Paints the edge around an outline, and the ground within it.
    fn edge(&self, outline: Outline) {
        let (share, least) = EDGE;
        let width = (share * self.radius).max(least);
        let ground = self.ink.ground;
        match self.corners(outline) {
            None => {
                self.painter.circle_filled(self.centre, self.radius + width, ground);
            }
            Some(corners) => {
                // A stroke lies on both sides of the outline.
                let stroke = Stroke::new(2.0 * width, ground);
                self.painter.add(Shape::convex_polygon(corners, ground, stroke));
            }
        }
    }

    fn icon(&self, outline: Outline, sign: Sign) {
        let is_open = matches!(outline, Outline::Ring | Outline::Lozenge);
        let colour = self.ink.text;
        let (fill, stroke) = if is_open {
            (Color32::TRANSPARENT, Stroke::new(0.85 * self.width(), colour))
        } else {
            (colour, Stroke::NONE)
        };
        match self.corners(outline) {
            None => {
                let radius = self.radius - 0.5 * stroke.width;
                self.painter.circle(self.centre, radius, fill, stroke);
            }
            Some(corners) => {
                self.painter.add(Shape::convex_polygon(corners, fill, stroke));
            }
        }
        let ink = if is_open { colour } else { self.ink.ground };
        // The middle of these outlines is not that of their squares.
        let down = match outline {
            Outline::Triangle => 0.24,
            Outline::Wedge => -0.3,
            Outline::Shield => -0.04,
            _ => 0.0,
        };
        let scale = match outline {
            Outline::Lozenge | Outline::Triangle => 0.82,
            _ => 1.0,
        };
        let pen = Pen { centre: self.at(0.0, down), radius: scale * self.radius, ..*self };
        pen.sign(sign, ink);
    }

    fn sign(&self, sign: Sign, ink: Color32) {
        let stroke = Stroke::new(self.width(), ink);
        let line = |points: &[(f32, f32)]| {
            let points = points.iter().map(|&(x, y)| self.at(x, y)).collect();
            self.painter.line(points, stroke);
        };
        let dot = |x: f32, y: f32, size: f32| {
            self.painter.circle_filled(self.at(x, y), size * self.radius, ink);
        };
        match sign {
            Sign::Check => line(&[(-0.46, 0.06), (-0.12, 0.4), (0.48, -0.34)]),
            Sign::Dot => dot(0.0, 0.0, 0.34),
            Sign::Star => self.star(ink),
            Sign::Exclamation => {
                line(&[(0.0, -0.54), (0.0, 0.1)]);
                dot(0.0, 0.46, 0.16);
            }
            Sign::Four => {
                for step in [-0.57, -0.19, 0.19, 0.57] {
                    dot(step, -step, 0.19);
                }
            }
            Sign::Up => {
                line(&[(0.0, 0.56), (0.0, -0.46)]);
                line(&[(-0.42, -0.08), (0.0, -0.5), (0.42, -0.08)]);
            }
            Sign::Down => {
                line(&[(0.0, -0.56), (0.0, 0.46)]);
                line(&[(-0.42, 0.08), (0.0, 0.5), (0.42, 0.08)]);
            }
            Sign::Fork => {
                line(&[(0.0, 0.58), (0.0, 0.06)]);
                line(&[(-0.46, -0.46), (0.0, 0.1), (0.46, -0.46)]);
                dot(-0.46, -0.46, 0.2);
                dot(0.46, -0.46, 0.2);
            }
            Sign::Cross => {
                line(&[(-0.44, -0.44), (0.44, 0.44)]);
                line(&[(-0.44, 0.44), (0.44, -0.44)]);
            }
            Sign::Minus => line(&[(-0.46, 0.0), (0.46, 0.0)]),
            Sign::Equals => {
                line(&[(-0.46, -0.22), (0.46, -0.22)]);
                line(&[(-0.46, 0.22), (0.46, 0.22)]);
            }
            Sign::Steps => line(&[
                (-0.56, -0.42),
                (-0.18, -0.42),
                (-0.18, 0.0),
                (0.2, 0.0),
                (0.2, 0.42),
                (0.58, 0.42),
            ]),
            Sign::Corner => {
                let place = Rect::from_two_pos(self.at(0.62, -0.62), self.at(0.0, 0.0));
                self.painter.rect_filled(place, CornerRadius::ZERO, ink);
            }
        }
    }

    /// Paints a star. It is made of kites, as only shapes without notches are filled.
    fn star(&self, ink: Color32) {
        let point = |tenth: u8, reach: f32| {
            let turn = (f32::from(tenth) / 10.0 - 0.25) * TAU;
            self.centre + reach * self.radius * Vec2::angled(turn)
        };
        let (outer, inner) = (0.66, 0.28);
        for tip in (0..10).step_by(2) {
            let kite = vec![
                point(tip, outer),
                point(tip + 1, inner),
                point(tip + 5, inner),
                point(tip + 9, inner),
            ];
            self.painter.add(Shape::convex_polygon(kite, ink, Stroke::NONE));
        }
    }
}

/// Returns the corners of a square whose own corners are cut a little, so that they look round.
fn rounded(square: Rect) -> Vec<Pos2> {
    let cut = 0.2 * square.width();
    let mut corners = Vec::with_capacity(16);
    for (corner, from) in [
        (pos2(square.right() - cut, square.bottom() - cut), 0.0),
        (pos2(square.left() + cut, square.bottom() - cut), 0.25),
        (pos2(square.left() + cut, square.top() + cut), 0.5),
        (pos2(square.right() - cut, square.top() + cut), 0.75),
    ] {
        for step in [0.0, 1.0, 2.0, 3.0] {
            corners.push(corner + cut * Vec2::angled((from + step / 12.0) * TAU));
        }
    }
    corners
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_classes_look_alike_without_colour() {
        for (number, &class) in MoveClass::ALL.iter().enumerate() {
            for &other in &MoveClass::ALL[..number] {
                assert_ne!(look(class), look(other), "{class:?} and {other:?}");
            }
        }
    }

    #[test]
    fn mistakes_have_the_colour_of_a_loss_and_no_other_class_has() {
        let palette = Palette::of_look(crate::app::theme::Look {
            is_dark: true,
            colours: crate::storage::Colours::Cobalt,
        });
        for class in MoveClass::ALL {
            let is_pink = ink(class, palette).text == palette.loss.text;
            assert_eq!(is_pink, class.is_mistake(), "{class:?}");
        }
    }
}
