//! Marks over a practice board: whether a coin was right, and where a coin would make a line.

use egui::{Color32, Painter, Rect, Shape as Paint, Stroke, Ui, Vec2};

use super::board::{Layout, sign};
use crate::app::kit::icons::Badge;
use crate::app::theme::Palette;
use crate::core::connect4::{Cell, Column, Size};
use crate::core::game::Player;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// A coin, and whether it was right.
    pub answer: Option<(Cell, Badge)>,
    /// Empty cells in which a coin of this player would make a line.
    pub threats: Vec<(Player, Cell)>,
}

impl Marks {
    /// Paints the signs over the board of the usual size in this place.
    pub fn paint(&self, ui: &Ui, place: Rect) {
        let layout = Layout::fit(place, Size::STANDARD, false, ui.ctx().pixels_per_point());
        let painter = ui.painter();
        for &(player, cell) in &self.threats {
            ring(
                painter,
                layout.cell(cell),
                sign(player, Palette::of(ui.ctx())),
            );
        }
        if let Some((cell, badge)) = self.answer {
            let cell = layout.cell(cell);
            let (centre, radius) = (
                cell.center() + Vec2::splat(0.30 * cell.width()),
                0.21 * cell.width(),
            );
            badge.paint(painter, centre, radius, Palette::of(ui.ctx()));
        }
    }
}

/// Returns the cell of the coin that was dropped with this move, counted from 0.
#[must_use]
pub fn cell_of(played: &[Column], ply: usize) -> Option<Cell> {
    let column = *played.get(ply)?;
    let row = played[..ply]
        .iter()
        .filter(|&&earlier| earlier == column)
        .count();
    Some(Cell::at(column.index(), u8::try_from(row).ok()?))
}

/// Paints a dashed ring in the colour of a player, on a dark one, so that it stands out from a
/// light wall too.
fn ring(painter: &Painter, cell: Rect, colour: Color32) {
    let radius = 0.30 * cell.width();
    let points: Vec<_> = (0..=72_u8)
        .map(|step| {
            cell.center() + radius * Vec2::angled(f32::from(step) * std::f32::consts::TAU / 72.0)
        })
        .collect();
    let width = (0.05 * cell.width()).max(2.0);
    let stroke = Stroke::new(width, colour);
    painter.circle_stroke(
        cell.center(),
        radius,
        Stroke::new(1.9 * width, Color32::from_black_alpha(150)),
    );
    painter.extend(Paint::dashed_line(
        &points,
        stroke,
        0.12 * cell.width(),
        0.085 * cell.width(),
    ));
}
