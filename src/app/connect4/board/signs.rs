//! The signs in front of the plate: the last coin, the aim, the hint, the struck lines, the numbers of the columns.

use egui::{Align2, Color32, Stroke, pos2};

use super::layout::NUMBERS;
use super::{Brush, Painting, ink};
use crate::app::connect4::coin::{self, COIN_SHARE, Sprite};
use crate::app::theme;
use crate::core::connect4::Cell;
use crate::core::connect4::lines::Line;

impl Brush<'_> {
    /// Paints what stands in front of the plate: the last coin's dot, the hint, the aim, the struck lines.
    pub(super) fn paint_signs(&mut self, scene: &Painting<'_>) {
        let cell = self.layout.cell;
        let radius = 0.5 * cell * COIN_SHARE;
        // The signs of a hint have rings of their own.
        if let Some(last) = scene.last.filter(|_| scene.lines.is_empty() && scene.signs.is_empty()) {
            let centre = self.layout.cell(last).center();
            self.painter.circle_stroke(centre, 0.46 * cell, Stroke::new((0.03 * cell).max(1.5), Color32::from_white_alpha(170)));
        }
        let mover = scene.hovering.map(|(player, _)| player);
        if let (Some(column), Some(player)) = (scene.aim, mover)
            && let Some(row) = scene.position.landing(column)
        {
            let aimed = Cell { column, row };
            if !scene.ghosts.iter().any(|ghost| ghost.cell == aimed) {
                self.dashed_ring(self.layout.cell(aimed).center(), radius, player, coin::face(player));
            }
        }
        if let (Some(hint), Some(player)) = (scene.hint, mover) {
            let centre = self.layout.cell(hint).center();
            if scene.ghosts.is_empty() {
                self.pictures.paint(&self.painter, Sprite::Coin(player), self.layout.coin(centre), 0.55);
            }
            self.painter.circle_stroke(centre, radius + 0.02 * cell, Stroke::new((0.055 * cell).max(2.5), ink::HINT));
        }
        for line in scene.lines {
            self.strike(line, scene.strike);
        }
    }

    /// Strikes a line through, `share` of its way.
    pub(super) fn strike(&self, line: &Line, share: f32) {
        let (Some(&first), Some(&last)) = (line.cells.first(), line.cells.last()) else { return };
        let (from, to) = (self.layout.cell(first).center(), self.layout.cell(last).center());
        let end = from + (to - from) * share;
        let width = 0.11 * self.layout.cell;
        for (extra, colour) in [(0.07 * self.layout.cell, Color32::from_black_alpha(130)), (0.0, Color32::WHITE)] {
            self.painter.line_segment([from, end], Stroke::new(width + extra, colour));
            for point in [from, end] {
                self.painter.circle_filled(point, f32::midpoint(width, extra), colour);
            }
        }
    }

    /// Paints the numbers under the columns; the one aimed at stands out.
    pub(super) fn paint_numbers(&self, scene: &Painting<'_>) {
        let size = (0.26 * self.layout.cell).clamp(10.0, 17.0);
        // Where the columns are too narrow for all their numbers, every fifth one is written, and the one aimed at.
        let narrow = self.layout.cell < 17.0;
        for column in scene.position.columns() {
            let aimed = scene.aim == Some(column);
            let near_aim = scene.aim.is_some_and(|aim| aim.index().abs_diff(column.index()) <= 2);
            if narrow && !aimed && (near_aim || (column.number() != 1 && !column.number().is_multiple_of(5))) {
                continue;
            }
            let colour = if aimed { self.palette.text } else { self.palette.text_weak };
            let at =
                pos2(self.layout.column(column).center().x, self.layout.plate().bottom() + self.layout.chips + 0.56 * NUMBERS);
            self.painter.text(at, Align2::CENTER_CENTER, column, theme::strong(size), colour);
        }
    }
}
