//! The signs in front of the plate: the last coin, the aim, the hint, the numbers of the columns,
//! full columns, and the coins of a line of play that is shown but not made.

use egui::{Align2, Color32, Pos2, Rect, Shape as Paint, Stroke, StrokeKind, Vec2, pos2, vec2};

use super::layout::{Layout, NUMBERS};
use super::{Brush, GROUND, GhostInk, HINT, Painting};
use crate::app::connect4::coin::{COIN_SHARE, Sprite};
use crate::app::kit::pictures::WHOLE;
use crate::app::kit::widgets;
use crate::app::theme;
use crate::core::connect4::Cell;
use crate::core::connect4::lines::Line;
use crate::core::game::{Game as _, Player};
use crate::words::text;

impl Brush<'_> {
    /// Paints the signs in front of the plate: the dot of the last coin, the hint, the aim, the
    /// winning lines.
    pub(super) fn paint_signs(&mut self, scene: &Painting<'_>) {
        let cell = self.layout.cell;
        // The signs of a hint have rings of their own.
        if let Some(last) = scene.last.filter(|_| scene.lines.is_empty() && scene.signs.is_empty())
        {
            let centre = self.layout.cell(last).center();
            self.ring(centre, 0.415 * cell, (0.03 * cell).max(1.5), Color32::WHITE);
        }
        let mover = scene.hovering.map(|(player, _)| player);
        if let (Some(column), Some(player)) = (scene.aim, mover)
            && let Some(row) = scene.position.landing(column)
        {
            let aimed = Cell { column, row };
            // Beside a hint a second ring would look like a second hint: the coin above the column
            // says where it would fall.
            let is_beside_hint = !scene.hints.is_empty() && !scene.hints.contains(&aimed);
            if !is_beside_hint && !scene.ghosts.iter().any(|ghost| ghost.cell == aimed) {
                let colour = GhostInk::of(player, self.palette).ring;
                self.dashed_ring(self.layout.cell(aimed).center(), 0.365 * cell, player, colour);
            }
        }
        if let Some(player) = mover {
            for &hint in &scene.hints {
                self.paint_hint(hint, player, scene);
            }
        }
        self.paint_win(scene);
        self.paint_decided(scene);
    }

    /// Paints the coin of a player where a hint would put it, with a ring.
    fn paint_hint(&mut self, hint: Cell, player: Player, scene: &Painting<'_>) {
        let cell = self.layout.cell;
        let centre = self.layout.cell(hint).center();
        if scene.ghosts.is_empty() {
            // On a light wall half a red coin would be a pink one: a shade under it keeps its
            // colour.
            if !self.palette.is_dark {
                self.painter.circle_filled(
                    centre,
                    0.40 * cell,
                    self.plate.rim.gamma_multiply(0.55),
                );
            }
            self.pictures.paint(
                &self.painter,
                Sprite::Coin(player),
                self.layout.coin(centre),
                0.55,
            );
        }
        self.ring(centre, 0.415 * cell, (0.05 * cell).max(2.5), HINT);
    }

    /// Paints a ring on a dark halo, so that it stands out from a bright plate and from any coin.
    pub(super) fn ring(&self, centre: Pos2, radius: f32, width: f32, colour: Color32) {
        let halo = (0.4 * width).max(1.0);
        self.painter.circle_stroke(centre, radius, Stroke::new(width + 2.0 * halo, self.plate.rim));
        self.painter.circle_stroke(centre, radius, Stroke::new(width, colour));
    }

    /// Paints the numbers under the columns; the one aimed at stands out.
    pub(super) fn paint_numbers(&self, scene: &Painting<'_>) {
        let size = (0.26 * self.layout.cell).clamp(10.0, 17.0);
        // If the columns are too narrow for all their numbers, every fifth one is written, and the
        // one aimed at.
        let narrow = self.layout.cell < 17.0;
        for column in scene.position.columns() {
            let aimed = scene.aim == Some(column);
            let near_aim = scene.aim.is_some_and(|aim| aim.index().abs_diff(column.index()) <= 2);
            if narrow
                && !aimed
                && (near_aim || (column.number() != 1 && !column.number().is_multiple_of(5)))
            {
                continue;
            }
            let colour = if aimed { self.palette.text } else { self.palette.text_weak };
            let at = pos2(
                self.layout.column(column).center().x,
                self.layout.plate().bottom() + 0.56 * NUMBERS,
            );
            self.painter.text(at, Align2::CENTER_CENTER, column, theme::strong(size), colour);
        }
    }
}

/// The sizes of its type, in points, and in cells between them.
const SIZES: (f32, f32, f32) = (9.0, 15.0, 0.24);

impl Brush<'_> {
    /// Paints the label over a full column.
    pub(super) fn paint_full(&self, scene: &Painting<'_>) {
        let Some(column) = scene.full else { return };
        let (least, most, cells) = SIZES;
        let size = (cells * self.layout.cell).clamp(least, most);
        let galley = self.painter.layout_no_wrap(
            text::connect4::full().to_owned(),
            theme::strong(size),
            self.palette.text_weak,
        );
        // If it would overlap the next columns, the shape of the board has to do without it.
        if galley.size().x > self.layout.cell {
            return;
        }
        let height = Layout::hover_height(scene.position.shape());
        let at = self.layout.centre(f32::from(column.index()), height);
        widgets::place(&self.painter, at, galley);
    }
}

impl Brush<'_> {
    /// Paints the ghosts: the hole filled, a dashed ring in the colour of the side, the number.
    pub(super) fn paint_ghosts(&self, scene: &Painting<'_>) {
        let cell = self.layout.cell;
        for ghost in &scene.ghosts {
            let centre = self.layout.cell(ghost.cell).center();
            let ink = GhostInk::of(ghost.player, self.palette);
            self.painter.circle_filled(centre, 0.40 * cell, ink.fill);
            self.dashed_ring(centre, 0.365 * cell, ghost.player, ink.ring);
            let at = self.slot(scene, ghost.cell, 0);
            let share = if scene.threats_in(ghost.cell) == 0 { 0.32 } else { 0.24 };
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
                self.painter.extend(Paint::dotted_line(&points[..72], colour, around / 28.0, dot));
            }
        }
    }
}

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

    /// Paints what decided the game: dashes along the lines that were stopped and around their
    /// coins, and the numbers of the moves.
    pub(super) fn paint_decided(&self, scene: &Painting<'_>) {
        let size = self.layout.cell;
        let width = (0.035 * size).max(1.5);
        let dashed = |points: &[Pos2]| {
            for (wide, colour) in [(2.2 * width, self.plate.rim), (width, Color32::WHITE)] {
                let stroke = Stroke::new(wide, colour);
                self.painter.extend(Paint::dashed_line(points, stroke, 0.07 * size, 0.06 * size));
            }
        };
        for line in &scene.stopped {
            let centres: Vec<Pos2> =
                line.cells.iter().map(|&cell| self.layout.cell(cell).center()).collect();
            for pair in centres.windows(2) {
                let along = (pair[1] - pair[0]).normalized() * 0.44 * size;
                dashed(&[pair[0] + along, pair[1] - along]);
            }
            let is_white = |cell: &Cell| scene.lines.iter().any(|line| line.cells.contains(cell));
            for (&cell, centre) in line.cells.iter().zip(centres) {
                if !is_white(&cell) {
                    let turn = |step: u8| {
                        let angle = f32::from(step) * std::f32::consts::TAU / 72.0;
                        centre + 0.43 * size * Vec2::angled(angle)
                    };
                    dashed(&(0..=72).map(turn).collect::<Vec<_>>());
                }
            }
        }
        for &(cell, ply) in &scene.decided {
            let is_winners = scene.position.coin(cell) != Some(scene.position.to_move());
            let (ground, ink) =
                if is_winners { (Color32::WHITE, GROUND) } else { (GROUND, Color32::WHITE) };
            let font = theme::strong((0.19 * size).clamp(9.0, 17.0));
            let number = self.painter.layout_no_wrap(ply.to_string(), font, ink);
            let half = vec2(0.5 * number.size().x.max(0.24 * size) + 0.08 * size, 0.145 * size);
            let down = if is_winners { -0.36 } else { 0.36 };
            let at = self.layout.cell(cell).center() + size * vec2(0.36, down);
            let badge = Rect::from_center_size(at, 2.0 * half);
            let edge = Stroke::new((0.02 * size).max(1.0), ink);
            self.painter.rect(badge, half.y, ground, edge, StrokeKind::Inside);
            widgets::place(&self.painter, at, number);
        }
    }

    /// Paints the bar of a line, `share` of its way.
    fn bar(&self, line: &Line, share: f32) {
        let (Some(&first), Some(&last)) = (line.cells.first(), line.cells.last()) else {
            return;
        };
        let (from, to) = (self.layout.cell(first).center(), self.layout.cell(last).center());
        let end = from + (to - from) * share;
        let width = 0.13 * self.layout.cell;
        for (wide, colour) in [(1.7 * width, self.plate.rim), (width, Color32::WHITE)] {
            self.painter.line_segment([from, end], Stroke::new(wide, colour));
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
        self.painter.circle_filled(centre, radius + width + (0.02 * size).max(1.0), self.plate.rim);
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
            let glow =
                Stroke::new(width, Color32::from_white_alpha(90).gamma_multiply(scene.pulse));
            self.painter.circle_stroke(centre, radius + 2.0 * width, glow);
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
        assert_eq!([0.0, 0.2, 0.34, 0.67, 0.9, 1.0].map(reached), [1, 1, 2, 3, 3, 4]);
    }
}
