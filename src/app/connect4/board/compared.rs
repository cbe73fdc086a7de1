//! A move compared with better ones: the coin with a cross or a check, the better ones as ghosts,
//! and the answer to it.

use egui::{Color32, Pos2, Shape as Paint, Stroke, Vec2, vec2};

use super::{Brush, Painting};
use crate::app::connect4::coin::Sprite;
use crate::app::contract::board::Compared;
use crate::app::kit::badge::Badge;
use crate::app::theme::{Look, Palette};
use crate::core::connect4::{Cell, Column, Position, Size};
use crate::core::game::{Game, Player};

/// The opacity of a ghost coin.
const GHOST: f32 = 0.42;

impl Brush<'_> {
    /// Paints the move in question, and those it is compared with.
    pub(super) fn paint_compared(&mut self, scene: &Painting<'_>) {
        let Some(Compared {
            made,
            quality,
            better,
            answer,
            ..
        }) = scene.compared
        else {
            return;
        };
        let mover = scene.position.to_move();
        for &column in better {
            if let Some(cell) = landing(scene.position, column) {
                self.ghost(mover, cell, self.on_rim(Badge::Right));
                self.badge(Badge::Right, cell);
            }
        }
        let Some(cell) = landing(scene.position, *made) else {
            return;
        };
        let badge = Badge::of(*quality);
        let centre = self.layout.cell(cell).center();
        self.pictures.paint(
            &self.painter,
            Sprite::Coin(mover),
            self.layout.coin(centre),
            1.0,
        );
        let size = self.layout.cell;
        self.ring(
            centre,
            0.425 * size,
            (0.045 * size).max(2.0),
            badge.map_or(self.palette.text_weak, |badge| self.on_rim(badge)),
        );
        if let Some(badge) = badge {
            self.badge(badge, cell);
        }
        if let Some(answer) = *answer {
            let mut after = *scene.position;
            after.make(*made);
            if let Some(cell) = landing(&after, answer) {
                self.ghost(mover.other(), cell, self.on_rim(Badge::Wrong));
            }
        }
    }

    /// Paints a coin that could be there, with a dashed ring.
    fn ghost(&mut self, player: Player, cell: Cell, colour: Color32) {
        let (centre, size) = (self.layout.cell(cell).center(), self.layout.cell);
        self.pictures.paint(
            &self.painter,
            Sprite::Coin(player),
            self.layout.coin(centre),
            GHOST,
        );
        let radius = 0.41 * size;
        let turn = |step: u8| {
            centre + radius * Vec2::angled(f32::from(step) * std::f32::consts::TAU / 72.0)
        };
        let ring: Vec<Pos2> = (0..=72).map(turn).collect();
        let stroke = Stroke::new((0.05 * size).max(2.0), colour);
        self.painter
            .extend(Paint::dashed_line(&ring, stroke, 0.12 * size, 0.085 * size));
    }

    /// Returns the colour of a ring that means right or wrong on the dark rim of a hole: that of
    /// the dark side of the look.
    const fn on_rim(&self, badge: Badge) -> Color32 {
        badge
            .ink(Palette::of_look(Look {
                is_dark: true,
                colours: self.palette.colours,
            }))
            .text
    }

    /// Paints the sign of right or wrong at the upper right of a cell.
    fn badge(&self, badge: Badge, cell: Cell) {
        let size = self.layout.cell;
        let centre = self.layout.cell(cell).center() + vec2(0.33, -0.33) * size;
        badge.paint(&self.painter, centre, (0.155 * size).max(6.0), self.palette);
    }
}

/// Returns the cell in which a coin of a column would land, if it has room.
fn landing(position: &Position<Size>, column: Column) -> Option<Cell> {
    Some(Cell {
        column,
        row: position.landing(column)?,
    })
}
