//! The signs of right and wrong: a check and a cross in a small disc, told by shape as well as by colour.

use egui::{Painter, Pos2, Shape, Stroke, pos2, vec2};

use super::theme::{Ink, Palette};

/// What a sign says of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Badge {
    /// Right: a check.
    Right,
    /// Wrong: a cross.
    Wrong,
}

impl Badge {
    /// Returns the colours of the sign.
    #[must_use]
    pub const fn ink(self, palette: &Palette) -> Ink {
        match self {
            Self::Right => palette.win,
            Self::Wrong => palette.loss,
        }
    }

    /// Paints the sign around a centre.
    pub fn paint(self, painter: &Painter, centre: Pos2, radius: f32, palette: &Palette) {
        let ink = self.ink(palette);
        painter.circle(centre, radius, ink.ground, Stroke::new((0.14 * radius).max(1.0), ink.text));
        let stroke = Stroke::new((0.24 * radius).max(1.5), ink.text);
        let at = |x: f32, y: f32| pos2(centre.x + x * radius, centre.y + y * radius);
        match self {
            Self::Right => {
                painter.add(Shape::line(vec![at(-0.44, 0.04), at(-0.12, 0.36), at(0.46, -0.34)], stroke));
            }
            Self::Wrong => {
                for arm in [vec2(0.36, 0.36), vec2(0.36, -0.36)] {
                    painter.line_segment([centre - radius * arm, centre + radius * arm], stroke);
                }
            }
        }
    }
}
