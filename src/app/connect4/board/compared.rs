//! A move compared with better ones: the coin with the sign of its class, the better ones as
//! ghosts, the answer to it, and what can be seen about it.

use egui::{Color32, Pos2, Shape as Paint, Stroke, Vec2, vec2};

use super::{Brush, Painting};
use crate::app::board::signs::Marks;
use crate::app::connect4::coin::Sprite;
use crate::app::connect4::last_cell;
use crate::app::contract::board::Compared;
use crate::app::kit::class_icon;
use crate::app::kit::icons::Badge;
use crate::app::theme::{Look, Palette};
use crate::core::connect4::{Cell, Column, Position, Row, Size};
use crate::core::game::{Game, Player};
use crate::core::kind::Spot;

/// The opacity of a ghost coin.
const GHOST: f32 = 0.42;
/// The radius of the ring around the coin in question, in cells.
const RING: f32 = 0.425;
/// The radius of the rings around the coins of a line, in cells.
const SEEN: f32 = 0.405;

impl Brush<'_> {
    /// Paints the move in question, and those it is compared with.
    pub(super) fn paint_compared(&mut self, scene: &Painting<'_>) {
        let Some(compared) = scene.compared else {
            return;
        };
        let (mut after, made) = (*scene.position, compared.made);
        let made_at = if compared.is_made {
            Some(last_cell(scene.position, made))
        } else {
            landing(scene.position, made)
        };
        let mover = if compared.is_made {
            scene.position.to_move().other()
        } else {
            _ = after.play(made);
            scene.position.to_move()
        };
        let mut ghosts = Vec::new();
        for &column in &compared.better {
            ghosts.extend(landing(scene.position, column));
        }
        for &cell in &ghosts {
            self.ghost(mover, cell, self.on_rim(Badge::Right));
            self.badge(Badge::Right, cell);
        }
        if let Some(seen) = &compared.seen {
            let is_occupied = |spot| after.coin(cell(spot)).is_some();
            let marks = Marks::of(seen, made_at.map(spot), is_occupied);
            let centre = |spot| self.layout.cell(cell(spot)).center();
            marks.paint_rings(&self.painter, SEEN * self.layout.cell, centre);
            for cell in marks.ghosts.into_iter().map(cell) {
                if ghosts.contains(&cell) {
                    continue;
                }
                ghosts.push(cell);
                if marks.is_chance {
                    self.ghost(mover, cell, self.on_rim(Badge::Right));
                    self.badge(Badge::Right, cell);
                } else {
                    self.opponents_ghost(mover.other(), cell);
                }
            }
        }
        if let Some(cell) = made_at {
            self.made(mover, cell, compared);
        }
        let answer = compared.answer.and_then(|answer| landing(&after, answer));
        if let Some(cell) = answer.filter(|cell| !ghosts.contains(cell)) {
            self.opponents_ghost(mover.other(), cell);
        }
    }

    /// Paints the coin of the move in question, with a ring and the sign of its class.
    fn made(&mut self, mover: Player, cell: Cell, compared: &Compared<Column>) {
        let badge = compared.class.map(Badge::of);
        let (centre, size) = (self.layout.cell(cell).center(), self.layout.cell);
        self.pictures.paint(&self.painter, Sprite::Coin(mover), self.layout.coin(centre), 1.0);
        self.ring(
            centre,
            RING * size,
            (0.045 * size).max(2.0),
            badge.map_or(self.palette.text_weak, |badge| self.on_rim(badge)),
        );
        if let Some(class) = compared.class {
            let (at, size) = (self.corner(cell), (0.3 * size).max(12.0));
            class_icon::paint_on_board(&self.painter, class, at, size, self.palette);
        }
    }

    /// Paints a coin that could be there, with a dashed ring.
    fn ghost(&mut self, player: Player, cell: Cell, colour: Color32) {
        let (centre, size) = (self.layout.cell(cell).center(), self.layout.cell);
        self.pictures.paint(&self.painter, Sprite::Coin(player), self.layout.coin(centre), GHOST);
        let radius = 0.41 * size;
        let turn = |step: u8| {
            centre + radius * Vec2::angled(f32::from(step) * std::f32::consts::TAU / 72.0)
        };
        let ring: Vec<Pos2> = (0..=72).map(turn).collect();
        let stroke = Stroke::new((0.05 * size).max(2.0), colour);
        self.painter.extend(Paint::dashed_line(&ring, stroke, 0.12 * size, 0.085 * size));
    }

    /// Paints a coin that the opponent could drop, with dashes in its colour on the rim.
    fn opponents_ghost(&mut self, opponent: Player, cell: Cell) {
        let (centre, size) = (self.layout.cell(cell).center(), self.layout.cell);
        let rim = Stroke::new((0.09 * size).max(3.0), self.plate.rim);
        self.painter.circle_stroke(centre, 0.41 * size, rim);
        self.ghost(opponent, cell, self.plate.coin(opponent).face);
    }

    /// Returns the colour of a ring that means right or wrong on the dark rim of a hole: that of
    /// the dark side of the look.
    const fn on_rim(&self, badge: Badge) -> Color32 {
        badge.ink(Palette::of_look(Look { is_dark: true, colours: self.palette.colours })).text
    }

    /// Paints the sign of right or wrong at the upper right of a cell.
    fn badge(&self, badge: Badge, cell: Cell) {
        let radius = (0.155 * self.layout.cell).max(6.0);
        badge.paint(&self.painter, self.corner(cell), radius, self.palette);
    }

    /// Returns where the sign at the upper right of a cell is.
    fn corner(&self, cell: Cell) -> Pos2 {
        self.layout.cell(cell).center() + vec2(0.32, -0.31) * self.layout.cell
    }
}

/// Returns the cell in which a coin of a column would land, if it has room.
fn landing(position: &Position<Size>, column: Column) -> Option<Cell> {
    Some(Cell { column, row: position.landing(column)? })
}

const fn cell([column, row]: Spot) -> Cell {
    Cell { column: Column::from_index(column), row: Row::from_index(row) }
}

const fn spot(cell: Cell) -> Spot {
    [cell.column.index(), cell.row.index()]
}
