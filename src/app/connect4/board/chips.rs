//! The chips below the plate: what each column is worth.

use egui::{CornerRadius, Rect, Shape as Paint, Stroke, StrokeKind, pos2, vec2};

use super::layout::CHIPS;
use super::{Brush, Painting};
use crate::app::{theme, widgets};
use crate::core::verdict::Verdict;

impl Brush<'_> {
    /// Paints under each column what it is worth: by shape, colour and text; the best ones stand out.
    pub(super) fn paint_chips(&self, scene: &Painting<'_>) {
        let Some(verdicts) = scene.verdicts else { return };
        let best = verdicts.iter().map(|&(_, verdict)| verdict.rank()).max();
        for &(column, verdict) in verdicts {
            let lane = self.layout.column(column);
            let top = self.layout.plate().bottom() + CHIPS.1;
            let chip = Rect::from_min_max(pos2(lane.left(), top), pos2(lane.right(), top + CHIPS.0));
            let chip = chip.shrink2(vec2((0.05 * self.layout.cell).min(4.0), 0.0));
            self.chip(chip, verdict, best == Some(verdict.rank()));
        }
    }

    /// Paints a verdict in its place.
    pub(super) fn chip(&self, chip: Rect, verdict: Verdict, is_best: bool) {
        let ink = self.palette.verdict(verdict);
        let (ground, text) = if is_best { (ink.text, ink.ground) } else { (ink.ground, ink.text) };
        let corner = CornerRadius::same(8);
        self.painter.rect_filled(chip, corner, ground);
        self.painter.rect_stroke(chip, corner, Stroke::new(1.0, ink.text.gamma_multiply(0.6)), StrokeKind::Inside);
        let label = match verdict {
            Verdict::Win(_) | Verdict::Loss(_) | Verdict::Draw => verdict.to_string(),
            Verdict::Estimate(value) => format!("{value:+}").replace('-', "−"),
        };
        let size = (0.36 * chip.width()).clamp(9.0, 16.0);
        let galley = widgets::fitted(&self.painter, &label, theme::strong(size), text, chip.width() - 4.0);
        // Up for a win, down for a loss, where there is room beside the text.
        let sign = 0.62 * size;
        let up = match verdict {
            Verdict::Win(_) => Some(-1.0),
            Verdict::Loss(_) => Some(1.0),
            Verdict::Draw | Verdict::Estimate(_) => None,
        };
        let Some(up) = up.filter(|_| galley.size().x + sign + 10.0 <= chip.width()) else {
            widgets::place(&self.painter, chip.center(), galley);
            return;
        };
        let left = chip.center().x - 0.5 * (galley.size().x + sign + 4.0);
        let centre = pos2(left + 0.5 * sign, chip.center().y);
        let corners = [vec2(-0.5, -0.4 * up), vec2(0.5, -0.4 * up), vec2(0.0, 0.45 * up)].map(|corner| centre + sign * corner);
        self.painter.add(Paint::convex_polygon(corners.to_vec(), text, Stroke::NONE));
        widgets::place(&self.painter, pos2(left + sign + 4.0 + 0.5 * galley.size().x, chip.center().y), galley);
    }
}
