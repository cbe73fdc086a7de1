//! The badges for right and wrong: a check and a cross in a small disc, which differ in shape as
//! well as in colour.

use egui::{Color32, Painter, Pos2, Stroke, vec2};

use crate::app::theme::{Ink, Palette};
use crate::core::kind::MoveClass;

/// A badge that judges a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Badge {
    /// Right: a check.
    Right,
    /// Wrong: a cross.
    Wrong,
}

impl Badge {
    /// Returns the badge of a move of this class.
    #[must_use]
    pub fn of(class: MoveClass) -> Self {
        if class.is_mistake() {
            Self::Wrong
        } else {
            Self::Right
        }
    }

    /// Returns the colours of the badge.
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
        painter.circle(
            centre,
            radius,
            ink.ground,
            Stroke::new((0.14 * radius).max(1.0), ink.text),
        );
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
