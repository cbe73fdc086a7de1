//! The chips below the plate with the value of each column.

use egui::{CornerRadius, Rect, Shape as Paint, Stroke, StrokeKind, pos2, vec2};

use super::layout::CHIPS;
use super::{Brush, Painting};
use crate::app::contract::board::verdict_label;
use crate::app::kit::widgets;
use crate::app::theme;
use crate::core::connect4::Connect4;
use crate::core::verdict::Verdict;

/// The side of a sign, as a share of the size of the type beside it.
const SIGN: f32 = 0.62;
/// The space between a sign and the text, in points.
const SIGN_GAP: f32 = 3.0;

/// Returns the size of the type on a chip of this width.
const fn type_size(width: f32) -> f32 {
    (0.36 * width).clamp(9.0, 16.0)
}

/// Returns the direction of the sign of a verdict, if it has one: up, which is less than 0, for a
/// win, and down for a loss.
const fn up(verdict: Verdict) -> Option<f32> {
    match verdict {
        Verdict::Win(_) => Some(-1.0),
        Verdict::Loss(_) => Some(1.0),
        Verdict::Draw | Verdict::Estimate(_) => None,
    }
}

impl Brush<'_> {
    /// Paints the value of each column below it, by shape, colour and text; the best ones stand
    /// out.
    pub(super) fn paint_chips(&self, scene: &Painting<'_>) {
        let Some(verdicts) = scene.verdicts else {
            return;
        };
        // If one of them has no room for its sign, none has one: they are read side by side.
        let width = self.layout.cell - 2.0 * self.chip_gap();
        let has_signs = verdicts
            .iter()
            .all(|&(_, verdict)| self.has_room_for_sign(width, verdict));
        let best = verdicts.iter().map(|&(_, verdict)| verdict.rank()).max();
        for &(column, verdict) in verdicts {
            let lane = self.layout.column(column);
            let top = self.layout.plate().bottom() + CHIPS.1;
            let chip =
                Rect::from_min_max(pos2(lane.left(), top), pos2(lane.right(), top + CHIPS.0));
            let chip = chip.shrink2(vec2(self.chip_gap(), 0.0));
            self.chip(chip, verdict, best == Some(verdict.rank()), has_signs);
        }
    }

    /// Returns the space at each side of a chip, in points.
    fn chip_gap(&self) -> f32 {
        (0.05 * self.layout.cell).min(4.0)
    }

    /// Returns whether a chip of this width has room for a verdict with its sign, if it has one.
    fn has_room_for_sign(&self, width: f32, verdict: Verdict) -> bool {
        let size = type_size(width);
        up(verdict).is_none()
            || widgets::text_width(&self.painter, &verdict.to_string(), size)
                + SIGN * size
                + SIGN_GAP
                + 4.0
                <= width
    }

    /// Paints a verdict in its place, with its sign or without.
    fn chip(&self, chip: Rect, verdict: Verdict, is_best: bool, has_sign: bool) {
        let ink = self.palette.verdict(verdict);
        let (ground, text) = if is_best {
            (ink.text, ink.ground)
        } else {
            (ink.ground, ink.text)
        };
        let corner = CornerRadius::same(8);
        self.painter.rect_filled(chip, corner, ground);
        self.painter.rect_stroke(
            chip,
            corner,
            Stroke::new(1.0, ink.text.gamma_multiply(0.6)),
            StrokeKind::Inside,
        );
        let label = verdict_label::<Connect4>(verdict);
        let size = type_size(chip.width());
        let galley = widgets::fitted(
            &self.painter,
            &label,
            theme::strong(size),
            text,
            chip.width() - 4.0,
        );
        let sign = SIGN * size;
        let Some(up) = up(verdict).filter(|_| has_sign) else {
            widgets::place(&self.painter, chip.center(), galley);
            return;
        };
        let left = chip.center().x - 0.5 * (galley.size().x + sign + SIGN_GAP);
        let centre = pos2(left + 0.5 * sign, chip.center().y);
        let corners = [
            vec2(-0.5, -0.4 * up),
            vec2(0.5, -0.4 * up),
            vec2(0.0, 0.45 * up),
        ]
        .map(|corner| centre + sign * corner);
        self.painter
            .add(Paint::convex_polygon(corners.to_vec(), text, Stroke::NONE));
        widgets::place(
            &self.painter,
            pos2(
                left + sign + SIGN_GAP + 0.5 * galley.size().x,
                chip.center().y,
            ),
            galley,
        );
    }
}
