//! The plate with its holes, the wall behind it, and the coins between the two.

use std::sync::Arc;

use egui::epaint::{Mesh, Shadow};
use egui::{Color32, Id, Pos2, Rect, Rgba, Stroke, StrokeKind, TextureId, Vec2, pos2, vec2};

use super::layout::Layout;
use super::{Brush, Painting, corner};
use crate::app::board::wood::noise;
use crate::app::connect4::coin::{HOLE, Sprite};
use crate::app::kit::pictures::WHOLE;
use crate::core::connect4::{Cell, Row, Shape};
use crate::core::game::Player;

/// How much darker the rings around the holes are beside a line that has won, in strong contrast,
/// from 0 to 1.
const LIPS: f32 = 0.88;

impl Brush<'_> {
    /// Paints the background of the coins: the shadow, the light over the column aimed at, the wall
    /// behind the holes.
    pub(super) fn paint_ground(&mut self, scene: &Painting<'_>) {
        let (plate, cell) = (self.layout.plate(), self.layout.cell);
        if let Some(column) = scene.aim {
            let lane = self.layout.column(column);
            let lane =
                Rect::from_min_max(lane.left_top(), pos2(lane.right(), plate.top() + 0.2 * cell))
                    .shrink2(vec2(0.03 * cell, 0.0));
            let tint = if self.palette.is_dark {
                Color32::from_white_alpha(16)
            } else {
                Color32::from_black_alpha(16)
            };
            self.painter.rect_filled(lane, corner(0.2 * cell), tint);
        }
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few points")]
        let shadow = Shadow {
            offset: [0, (0.10 * cell) as i8],
            blur: (0.28 * cell).min(60.0) as u8,
            spread: 0,
            color: self.palette.plate_shadow,
        };
        self.painter.add(shadow.as_shape(plate, self.plate_corner()));
        let wall = self.pictures.get(self.painter.ctx(), Sprite::Wall, cell);
        self.tile(wall, |_| Color32::WHITE);
    }

    /// Paints the coins: at rest, in the air, waiting.
    pub(super) fn paint_coins(&mut self, scene: &Painting<'_>) {
        let won = |cell: Cell| scene.lines.iter().any(|line| line.cells.contains(&cell));
        for column in scene.position.columns() {
            for row in 0..scene.position.shape().rows() {
                let cell = Cell { column, row: Row::from_index(row) };
                let Some(player) = scene.position.coin(cell) else {
                    break;
                };
                if scene.flying.is_some_and(|(flying, _)| flying == cell) {
                    continue;
                }
                // Once a line has won, the other coins are darker, each in its own colour.
                let dimmed = if scene.lines.is_empty() || won(cell) {
                    0.0
                } else {
                    self.plate.dimming * scene.strike
                };
                self.coin(
                    player,
                    self.layout.cell(cell).center(),
                    Color32::from(Rgba::from_gray(1.0 - dimmed)),
                );
            }
        }
        if let Some((cell, place)) = scene.flying
            && let Some(player) = scene.position.coin(cell)
        {
            self.coin(
                player,
                self.layout.centre(place.column, f32::from(cell.row.index()) + place.height),
                Color32::WHITE,
            );
        }
        if let Some((player, column)) = scene.hovering {
            let aside = scene.shake.map_or(0.0, |(_, cells)| cells);
            self.coin(
                player,
                self.layout.centre(column + aside, Layout::hover_height(scene.position.shape())),
                Color32::WHITE.gamma_multiply(scene.arrived),
            );
        }
    }

    /// Paints a coin around a centre, multiplied by a colour.
    fn coin(&mut self, player: Player, centre: Pos2, tint: Color32) {
        self.pictures.tinted(&self.painter, Sprite::Coin(player), self.layout.coin(centre), tint);
    }

    /// Paints the plate in front of the coins, and the rims of its holes.
    pub(super) fn paint_plate(&mut self, scene: &Painting<'_>) {
        let (plate, grid, cell) = (self.layout.plate(), self.layout.grid, self.layout.cell);
        // The light falls from the upper left.
        let (top, bottom) = (self.plate.top, self.plate.bottom);
        let shade = |at: Pos2| {
            let way = (at - plate.min) / plate.size();
            top.lerp_to_gamma(bottom, (0.84 * way.y + 0.16 * way.x).clamp(0.0, 1.0))
        };
        let texture = self.pictures.get(self.painter.ctx(), Sprite::Plate, cell);
        self.tile(texture, shade);
        self.painter.add(frame(
            plate,
            grid,
            self.plate_corner(),
            self.painter.ctx().pixels_per_point(),
            shade,
        ));
        if let Some(colour) = self.plate.grain {
            let made = (self.layout.plate(), self.layout.cell, colour);
            let id = Id::unique("grain");
            let known: Option<((Rect, f32, Color32), Arc<Mesh>)> =
                self.painter.ctx().data(|data| data.get_temp(id));
            let mesh = match known {
                Some((known, mesh)) if known == made => mesh,
                _ => Arc::new(grain(self.layout, self.plate_corner(), colour)),
            };
            self.painter.ctx().data_mut(|data| data.insert_temp(id, (made, mesh.clone())));
            self.painter.add(mesh);
        }
        let texture = self.pictures.get(self.painter.ctx(), Sprite::Rim, cell);
        // White rings around all holes would hide the one around each coin of a line that has won.
        let dimmed = if self.palette.is_contrast() && !scene.lines.is_empty() {
            LIPS * scene.strike
        } else {
            0.0
        };
        let tint = Color32::from(Rgba::from_gray(1.0 - dimmed));
        self.tile(texture, |_| tint);
        // A line of light along the edge, as on a thick sheet.
        let light = Stroke::new((self.plate.edge_width * cell).clamp(1.0, 5.0), self.plate.edge);
        self.painter.rect_stroke(plate, corner(self.plate_corner()), light, StrokeKind::Inside);
    }

    /// Paints a picture in every cell, tinted by place.
    pub(super) fn tile(&self, texture: TextureId, tint: impl Fn(Pos2) -> Color32) {
        let mut mesh = Mesh::with_texture(texture);
        for column in 0..self.layout.size.columns() {
            for row in 0..self.layout.size.rows() {
                let rect = self.layout.cell(Cell::at(column, row));
                let first = u32::try_from(mesh.vertices.len()).unwrap_or(u32::MAX);
                mesh.add_rect_with_uv(rect, WHOLE, Color32::WHITE);
                for vertex in &mut mesh.vertices[first as usize..] {
                    vertex.color = tint(vertex.pos);
                }
            }
        }
        self.painter.add(mesh);
    }

    /// Returns the radius of the plate's corners, in points.
    pub(super) fn plate_corner(&self) -> f32 {
        0.30 * self.layout.cell
    }
}

/// Returns the grain of a wooden plate: fibres from its upper to its lower edge, which bend a little
/// and leave the holes out. They are thin strips rather than a picture, so that they are as sharp at
/// any size.
fn grain(layout: &Layout, radius: f32, colour: Color32) -> Mesh {
    /// Fibres a cell, and the steps of each within a cell.
    const FIBRES: u16 = 11;
    const STEPS: u16 = 12;
    /// The strongest fibre.
    const STRENGTH: f32 = 0.6;
    let (plate, cell, size) = (layout.plate(), layout.cell, layout.size);
    let hole = 0.5 * HOLE * cell;
    let is_wood = |at: Pos2| {
        let centre = |at: f32, first: f32, count: u8| {
            let index = ((at - first) / cell).floor().clamp(0.0, f32::from(count - 1));
            first + (index + 0.5) * cell
        };
        let hole_at = pos2(
            centre(at.x, layout.grid.left(), size.columns()),
            centre(at.y, layout.grid.top(), size.rows()),
        );
        let inner = plate.shrink(radius).clamp(at);
        at.distance(hole_at) > hole && at.distance(inner) < radius
    };
    let mut mesh = Mesh::default();
    let count = FIBRES * (u16::from(size.columns()) + 1);
    for fibre in 0..count {
        let random = |salt: u32| noise(f32::from(fibre), 0.0, salt);
        let strength = STRENGTH * random(1) * random(2);
        let half = (0.004 + 0.022 * random(3) * random(4)) * cell;
        let across =
            plate.left() + (f32::from(fibre) + random(5)) / f32::from(count) * plate.width();
        let (bend, turns) = (0.10 * cell * (random(6) - 0.5), 0.5 + random(7));
        let steps = STEPS * (u16::from(size.rows()) + 1);
        let at = |step: u16| {
            let share = f32::from(step) / f32::from(steps);
            let x = across + bend * (turns * share * std::f32::consts::TAU).sin();
            pos2(x, plate.top() + share * plate.height())
        };
        let tint = colour.gamma_multiply(strength);
        for step in 0..steps {
            let (upper, lower) = (at(step), at(step + 1));
            if !is_wood(upper) || !is_wood(lower) {
                continue;
            }
            let first = u32::try_from(mesh.vertices.len()).unwrap_or(u32::MAX);
            for end in [upper, lower] {
                mesh.colored_vertex(end - vec2(half, 0.0), Color32::TRANSPARENT);
                mesh.colored_vertex(end, tint);
                mesh.colored_vertex(end + vec2(half, 0.0), Color32::TRANSPARENT);
            }
            for side in [first, first + 1] {
                mesh.add_triangle(side, side + 1, side + 3);
                mesh.add_triangle(side + 1, side + 4, side + 3);
            }
        }
    }
    mesh
}

/// Returns the plate around its cells: a rounded frame, shaded by place, with a soft outer edge of
/// one pixel.
fn frame(
    plate: Rect,
    grid: Rect,
    radius: f32,
    pixels_per_point: f32,
    shade: impl Fn(Pos2) -> Color32,
) -> Mesh {
    const STEPS: u8 = 12;
    let mut mesh = Mesh::default();
    let soft = 0.5 / pixels_per_point;
    let corners = [
        (plate.right_top(), -0.25),
        (plate.right_bottom(), 0.0),
        (plate.left_bottom(), 0.25),
        (plate.left_top(), 0.5),
    ];
    for (corner, turn) in corners {
        let centre = corner
            + vec2((plate.center().x - corner.x).signum(), (plate.center().y - corner.y).signum())
                * radius;
        for step in 0..=STEPS {
            let outward = Vec2::angled(
                (turn + 0.25 * f32::from(step) / f32::from(STEPS)) * std::f32::consts::TAU,
            );
            let edge = centre + outward * radius;
            mesh.colored_vertex(grid.clamp(edge), shade(grid.clamp(edge)));
            mesh.colored_vertex(edge - outward * soft, shade(edge));
            mesh.colored_vertex(edge + outward * soft, Color32::TRANSPARENT);
        }
    }
    let rings = u32::try_from(mesh.vertices.len() / 3).unwrap_or(0);
    for ring in 0..rings {
        let (here, next) = (3 * ring, 3 * ((ring + 1) % rings));
        for band in 0..2 {
            mesh.add_triangle(here + band, here + band + 1, next + band);
            mesh.add_triangle(here + band + 1, next + band + 1, next + band);
        }
    }
    mesh
}
