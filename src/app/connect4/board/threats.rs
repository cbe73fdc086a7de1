//! The threats of both sides, in the cells where a coin would make a line.

use egui::{Rect, Stroke, StrokeKind, vec2};

use super::{Brush, Painting, corner};
use crate::app::connect4::coin;
use crate::app::theme::{self, PLATE_BOTTOM};
use crate::app::widgets;
use crate::core::connect4::threats::threats;
use crate::core::game::Player;

impl Brush<'_> {
    /// Paints in empty cells whose line a coin there would make, and whether its row is odd or even.
    pub(super) fn paint_threats(&self, scene: &Painting<'_>) {
        if scene.verdicts.is_none() || scene.flying.is_some() {
            return;
        }
        for player in Player::BOTH {
            let own = threats(scene.position, player);
            for threat in own {
                let square = self.layout.cell(threat.cell);
                // The first side's sign stands in the upper half, the second's in the lower, so that a cell has room for both.
                let up = if player == Player::First { -0.17 } else { 0.17 };
                let centre = square.center() + vec2(0.0, up * self.layout.cell);
                let colour = coin::face(player);
                let size = (0.19 * self.layout.cell).clamp(6.0, 15.0);
                let label = threat.parity().word();
                let galley = widgets::fitted(&self.painter, label, theme::strong(size), colour, 0.7 * self.layout.cell);
                let ground = Rect::from_center_size(centre, galley.size() + vec2(0.10, 0.03) * self.layout.cell);
                self.painter.rect_filled(ground, corner(0.08 * self.layout.cell), PLATE_BOTTOM);
                let edge = Stroke::new(if threat.has_right_parity() { 1.5 } else { 0.0 }, colour);
                self.painter.rect_stroke(ground, corner(0.08 * self.layout.cell), edge, StrokeKind::Outside);
                widgets::place(&self.painter, centre, galley);
            }
        }
    }
}
