//! A line of play that is shown but not made: numbered coins in the cells where they would come to
//! rest.

use egui::{Color32, Pos2, Shape as Paint, Stroke, Vec2};

use super::{Brush, Painting, ink};
use crate::app::kit::widgets;
use crate::app::theme;
use crate::core::game::Player;

impl Brush<'_> {
    /// Paints the ghosts: the hole filled, a dashed ring in the colour of the side, the number.
    pub(super) fn paint_ghosts(&self, scene: &Painting<'_>) {
        let cell = self.layout.cell;
        for ghost in &scene.ghosts {
            let centre = self.layout.cell(ghost.cell).center();
            let ink = ink::Ghost::of(ghost.player, self.palette);
            self.painter.circle_filled(centre, 0.40 * cell, ink.fill);
            self.dashed_ring(centre, 0.365 * cell, ghost.player, ink.ring);
            let at = self.slot(scene, ghost.cell, 0);
            let share = if scene.threats_in(ghost.cell) == 0 {
                0.32
            } else {
                0.24
            };
            let size = (share * cell).clamp(8.0, 34.0);
            let number = widgets::fitted(
                &self.painter,
                &ghost.number.to_string(),
                theme::strong(size),
                ink.text,
                0.7 * cell,
            );
            widgets::place(&self.painter, at, number);
        }
    }

    /// Paints a ring in dashes for the first side and in dots for the second, so that colour is not
    /// the only difference.
    pub(super) fn dashed_ring(&self, centre: Pos2, radius: f32, player: Player, colour: Color32) {
        let cell = self.layout.cell;
        let points: Vec<Pos2> = (0..=72_u8)
            .map(|step| {
                centre + radius * Vec2::angled(f32::from(step) * std::f32::consts::TAU / 72.0)
            })
            .collect();
        let around = radius * std::f32::consts::TAU;
        match player {
            Player::First => {
                let stroke = Stroke::new((0.035 * cell).max(1.5), colour);
                self.painter.extend(Paint::dashed_line(
                    &points,
                    stroke,
                    around / 16.0 * 0.62,
                    around / 16.0 * 0.38,
                ));
            }
            Player::Second => {
                let dot = (0.021 * cell).max(0.9);
                self.painter.extend(Paint::dotted_line(
                    &points[..72],
                    colour,
                    around / 28.0,
                    dot,
                ));
            }
        }
    }
}
