//! The winning lines: drawn from coin to coin, whose coins swell once, and whose marks stay in
//! view.

use egui::{Color32, Pos2, Rect, Stroke, Vec2};

use super::{Brush, Painting};
use crate::app::connect4::coin::{COIN_SHARE, Sprite};
use crate::app::kit::pictures::WHOLE;
use crate::core::connect4::Cell;
use crate::core::connect4::lines::Line;

/// How much the coins of the line grow at the height of the pulse.
const SWELL: f32 = 0.13;

impl Brush<'_> {
    /// Paints the winning lines, as much of them as is drawn: a bar behind their coins, and a ring
    /// around each.
    pub(super) fn paint_win(&mut self, scene: &Painting<'_>) {
        for line in scene.lines {
            self.bar(line, scene.strike);
        }
        for line in scene.lines {
            for (index, &cell) in (0_u8..).zip(&line.cells) {
                if is_reached(index, line.cells.len(), scene.strike) {
                    self.winner(scene, line, cell);
                }
            }
        }
    }

    /// Paints the bar of a line, `share` of its way.
    fn bar(&self, line: &Line, share: f32) {
        let (Some(&first), Some(&last)) = (line.cells.first(), line.cells.last()) else {
            return;
        };
        let (from, to) = (
            self.layout.cell(first).center(),
            self.layout.cell(last).center(),
        );
        let end = from + (to - from) * share;
        let width = 0.13 * self.layout.cell;
        for (wide, colour) in [(1.7 * width, self.plate.rim), (width, Color32::WHITE)] {
            self.painter
                .line_segment([from, end], Stroke::new(wide, colour));
            self.painter.circle_filled(end, 0.5 * wide, colour);
        }
    }

    /// Paints a coin of a line in front of the plate, in a ring.
    fn winner(&mut self, scene: &Painting<'_>, line: &Line, cell: Cell) {
        let size = self.layout.cell;
        let centre: Pos2 = self.layout.cell(cell).center();
        let swollen = 1.0 + SWELL * scene.pulse;
        let radius = 0.5 * COIN_SHARE * size * swollen;
        let width = (0.05 * size).max(2.0);
        self.painter.circle_filled(
            centre,
            radius + width + (0.02 * size).max(1.0),
            self.plate.rim,
        );
        // The picture is that of the coins at rest: none is made for each step of the pulse.
        let texture = self.pictures.get(
            self.painter.ctx(),
            Sprite::Coin(line.player),
            self.layout.coin(centre).width(),
        );
        let place = Rect::from_center_size(centre, Vec2::splat(2.0 * radius));
        self.painter.image(texture, place, WHOLE, Color32::WHITE);
        self.painter.circle_stroke(
            centre,
            radius + 0.5 * width,
            Stroke::new(width, Color32::WHITE),
        );
        if scene.pulse > 0.0 {
            let glow = Stroke::new(
                width,
                Color32::from_white_alpha(90).gamma_multiply(scene.pulse),
            );
            self.painter
                .circle_stroke(centre, radius + 2.0 * width, glow);
        }
    }
}

/// Returns whether a line that is drawn so far has come to one of its cells, counted from 0.
fn is_reached(index: u8, cells: usize, share: f32) -> bool {
    let last = u8::try_from(cells.saturating_sub(1)).unwrap_or(u8::MAX);
    f32::from(index) <= share * f32::from(last) + 1e-3
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_comes_to_its_coins_one_by_one() {
        let reached = |share| (0..4).filter(|&index| is_reached(index, 4, share)).count();
        assert_eq!(
            [0.0, 0.2, 0.34, 0.67, 0.9, 1.0].map(reached),
            [1, 1, 2, 3, 3, 4]
        );
    }
}
