//! The reason for advising a move, drawn on the board: the line that it makes or stops, and the
//! cells that must not be opened.

use egui::{Color32, Pos2, Shape as Paint, Stroke, Vec2, vec2};

use super::{Brush, GROUND, GhostInk, Painting, STOP};
use crate::core::connect4::Cell;
use crate::core::connect4::lines::Line;
use crate::core::game::Player;
use crate::core::search::Meaning;

impl Brush<'_> {
    /// Paints the signs of a hint and the win at the end of a line of play: the coins of each line
    /// in white rings, dots along it, and a sign in the cell at its end.
    pub(super) fn paint_reason(&self, scene: &Painting<'_>) {
        for sign in &scene.signs {
            for line in &sign.lines {
                self.line(scene, line);
            }
        }
        for line in &scene.ghost_lines {
            self.line(scene, line);
        }
        // The signs in the cells lie over the lines of the others.
        for sign in scene.signs.iter().filter(|sign| !scene.hints.contains(&sign.cell)) {
            let at = self.slot(scene, sign.cell, 0);
            if let Some(player) = sign.player() {
                let colour = GhostInk::of(player, self.palette).ring;
                self.dashed_ring(
                    self.layout.cell(sign.cell).center(),
                    0.365 * self.layout.cell,
                    player,
                    colour,
                );
            }
            let is_alone = scene.threats_in(sign.cell) == 0;
            match (sign.meaning, sign.player()) {
                (Meaning::KeepClosed, _) => self.stop(at, if is_alone { 0.24 } else { 0.17 }),
                (Meaning::Own | Meaning::Opponents, Some(player)) if is_alone => {
                    self.target(at, player);
                }
                (Meaning::Prevented, Some(player)) => {
                    self.target(at, player);
                    self.cross_out(at);
                }
                // The threats shown already mark this cell.
                (Meaning::Own | Meaning::Opponents | Meaning::Prevented, _) => {}
            }
        }
    }

    /// Rings the coins of a line, and puts dots between its cells.
    fn line(&self, scene: &Painting<'_>, line: &Line) {
        let cell = self.layout.cell;
        let centre = |at: &Cell| self.layout.cell(*at).center();
        for at in line.cells.iter().filter(|&&at| scene.position.coin(at).is_some()) {
            self.ring(centre(at), 0.415 * cell, (0.045 * cell).max(1.5), Color32::WHITE);
        }
        for pair in line.cells.windows(2) {
            let (from, to) = (centre(&pair[0]), centre(&pair[1]));
            let (middle, along) = (from + (to - from) / 2.0, (to - from).normalized());
            for step in [-1.0, 0.0, 1.0] {
                let (at, radius) = (middle + step * 0.075 * cell * along, (0.026 * cell).max(1.0));
                self.painter.circle(
                    at,
                    radius,
                    Color32::WHITE,
                    Stroke::new((0.012 * cell).max(0.75), self.plate.rim),
                );
            }
        }
    }

    /// Paints the sign of a side where it would make a line.
    fn target(&self, centre: Pos2, player: Player) {
        self.side(centre, 0.26 * self.layout.cell, player, GhostInk::of(player, self.palette).ring);
    }

    /// Paints the shape that stands for a side: a triangle for the first, a ring for the second.
    pub(super) fn side(&self, centre: Pos2, size: f32, player: Player, colour: Color32) {
        match player {
            Player::First => {
                let corners = [vec2(-0.5, 0.4), vec2(0.5, 0.4), vec2(0.0, -0.48)]
                    .map(|corner| centre + size * corner);
                self.painter.add(Paint::convex_polygon(corners.to_vec(), colour, Stroke::NONE));
            }
            Player::Second => {
                self.painter.circle_stroke(
                    centre,
                    0.36 * size,
                    Stroke::new((0.24 * size).max(1.25), colour),
                );
            }
        }
    }

    /// Strikes out the sign of a side: it would make a line there, if the hint were not taken.
    fn cross_out(&self, centre: Pos2) {
        let arm = 0.21 * self.layout.cell * vec2(1.0, -1.0);
        let width = (0.035 * self.layout.cell).max(1.5);
        self.painter.line_segment([centre - arm, centre + arm], Stroke::new(2.4 * width, GROUND));
        self.painter.line_segment([centre - arm, centre + arm], Stroke::new(width, Color32::WHITE));
    }

    /// Paints a stop sign: an octagon with a cross, its radius as a share of the cell.
    fn stop(&self, centre: Pos2, share: f32) {
        let radius = (share * self.layout.cell).max(5.0);
        let width = (0.14 * radius).max(1.25);
        let corners = (0..8_u8).map(|corner| {
            let turn = (f32::from(corner) + 0.5) / 8.0;
            centre + radius * Vec2::angled(turn * std::f32::consts::TAU)
        });
        self.painter.add(Paint::convex_polygon(
            corners.collect(),
            STOP,
            Stroke::new(width, Color32::WHITE),
        ));
        for arm in [vec2(1.0, 1.0), vec2(1.0, -1.0)] {
            let arm = 0.36 * radius * arm;
            self.painter.line_segment(
                [centre - arm, centre + arm],
                Stroke::new(1.2 * width, Color32::WHITE),
            );
        }
    }
}
