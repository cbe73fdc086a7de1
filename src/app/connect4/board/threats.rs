//! The threats of both sides, in the cells where a coin would make a line.

use egui::{Pos2, Rect, Stroke, StrokeKind, pos2, vec2};

use super::{Brush, GROUND, Painting, corner, sign};
use crate::app::connect4::shown::Sign;
use crate::app::kit::widgets;
use crate::app::theme;
use crate::core::connect4::Cell;
use crate::core::connect4::threats::Threat;
use crate::core::search::Meaning;
use crate::words::text;

impl Painting<'_> {
    /// Returns how many threats are shown in a cell: two if both sides would make a line.
    pub(super) fn threats_in(&self, cell: Cell) -> usize {
        self.threats.iter().filter(|threat| threat.cell == cell).count()
    }

    /// Returns whether something stands in a cell above its threats: the number of a ghost, or a
    /// sign that they do not say already.
    fn has_head(&self, cell: Cell) -> bool {
        let says_more = |sign: &Sign| match sign.meaning {
            Meaning::Own | Meaning::Opponents => self.threats_in(cell) == 0,
            Meaning::Prevented | Meaning::KeepClosed => true,
        };
        let is_sign = !self.hints.contains(&cell)
            && self.signs.iter().any(|sign| sign.cell == cell && says_more(sign));
        is_sign || self.ghosts.iter().any(|ghost| ghost.cell == cell)
    }
}

impl Brush<'_> {
    /// Returns the place of an item in a cell, by its index from the top: the number of a ghost or
    /// the sign of a hint, then the threats.
    pub(super) fn slot(&self, scene: &Painting<'_>, cell: Cell, index: usize) -> Pos2 {
        let has_head = scene.has_head(cell);
        let up: &[f32] = match usize::from(has_head) + scene.threats_in(cell) {
            0 | 1 => &[0.0],
            2 if has_head => &[-0.13, 0.14],
            2 => &[-0.15, 0.15],
            _ => &[-0.24, 0.02, 0.25],
        };
        self.layout.cell(cell).center()
            + vec2(0.0, up.get(index).copied().unwrap_or_default() * self.layout.cell)
    }

    /// Paints the threats: the shape of the side, and whether the row is odd or even; filled if
    /// that serves the side.
    pub(super) fn paint_threats(&self, scene: &Painting<'_>) {
        for (index, threat) in scene.threats.iter().enumerate() {
            let before =
                scene.threats[..index].iter().filter(|other| other.cell == threat.cell).count();
            let centre =
                self.slot(scene, threat.cell, before + usize::from(scene.has_head(threat.cell)));
            self.threat(centre, *threat);
        }
    }

    fn threat(&self, centre: Pos2, threat: Threat) {
        let cell = self.layout.cell;
        let face = sign(threat.player, self.palette);
        let is_served = threat.serves(self.layout.size) == Some(true);
        let (ground, text_ink) = if is_served { (face, GROUND) } else { (GROUND, face) };
        let size = (0.17 * cell).clamp(8.5, 17.0);
        let (shape, gap, edge) = (0.62 * size, 0.25 * size, vec2(0.32 * size, 0.08 * size));
        let room = 0.80 * cell - shape - gap - 2.0 * edge.x;
        let parity = threat.parity().word();
        let laid_out = |text: &str| {
            widgets::fitted(&self.painter, text, theme::strong(size), text_ink, f32::INFINITY)
        };
        // The word, or a letter for it, or the shape alone, as fits into the hole.
        let text =
            [text::connect4::parity(parity), text::connect4::parity_letter(parity), String::new()]
                .map(|text| laid_out(&text))
                .into_iter()
                .find(|galley| galley.size().x <= room);
        let width = text.as_ref().map_or(0.0, |galley| galley.size().x);
        let inner = shape + if width > 0.0 { gap + width } else { 0.0 };
        let pill = Rect::from_center_size(centre, vec2(inner, 1.12 * size) + 2.0 * edge);
        let round = corner(0.42 * pill.height());
        self.painter.rect_filled(pill, round, ground);
        self.painter.rect_stroke(
            pill,
            round,
            Stroke::new((0.014 * cell).max(1.0), face),
            StrokeKind::Inside,
        );
        let left = centre.x - 0.5 * inner;
        self.side(pos2(left + 0.5 * shape, centre.y), shape, threat.player, text_ink);
        if let Some(galley) = text.filter(|_| width > 0.0) {
            widgets::place(&self.painter, pos2(left + shape + gap + 0.5 * width, centre.y), galley);
        }
    }
}
