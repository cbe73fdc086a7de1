//! The board on the screen: a plate with round holes, the coins behind it, and a button in each column.

use std::ops::RangeInclusive;

use egui::epaint::{Mesh, Shadow};
use egui::{
    Align2, Color32, CornerRadius, Event, EventFilter, Painter, Pos2, Rect, Response, Role, Sense, Shape as Paint, Stroke,
    StrokeKind, TextureId, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::coin::{self, COIN_SHARE, Sprite};
use super::fall::Place;
use crate::app::board::{BoardUi, Touch};
use crate::app::pictures::{Pictures, WHOLE};
use crate::app::theme::{self, PLATE_BOTTOM, PLATE_TOP, Palette};
use crate::app::{widgets, words};
use crate::core::connect4::lines::Line;
use crate::core::connect4::threats::threats;
use crate::core::connect4::{Cell, Column, Connect4, Position, Row, Shape, Size};
use crate::core::game::Player;
use crate::core::verdict::Verdict;

/// The border of the plate around its cells, in cells.
const BORDER: f32 = 0.14;
/// The strip above the plate in which the coin hovers, in cells.
const HOVER: f32 = 1.02;
/// The strip below the plate with the column numbers, in points.
const NUMBERS: f32 = 24.0;
/// The height of the chips that say what the columns are worth, and the space above them, in points.
const CHIPS: (f32, f32) = (32.0, 6.0);
/// The sizes that a cell may have, in points.
const CELLS: RangeInclusive<f32> = 4.0..=400.0;

/// What is on the board now, and in the air.
pub struct Painting<'a> {
    /// The coins.
    pub position: &'a Position<Size>,
    /// The coin that is still on its way: its cell stays empty until it is at rest.
    pub flying: Option<(Cell, Place)>,
    /// The coin that waits above the board: whose, and above which column (need not be whole).
    pub hovering: Option<(Player, f32)>,
    /// The column at which the person aims, if a coin dropped there would land.
    pub aim: Option<Column>,
    /// The cell where a hint would put the coin.
    pub hint: Option<Cell>,
    /// The cell of the last coin.
    pub last: Option<Cell>,
    /// The lines that have won.
    pub lines: &'a [Line],
    /// How much of those lines is struck through, from 0 to 1.
    pub strike: f32,
    /// How far a column that refused a coin is shaken, in cells.
    pub shake: Option<(Column, f32)>,
    /// Whether a person may drop a coin now.
    pub is_open: bool,
    /// What the columns are worth, as far as it is known; `None` where nobody wants to see it.
    pub verdicts: Option<&'a [(Column, Verdict)]>,
}

/// Where the parts of the board are, in points.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    cell: f32,
    grid: Rect,
    size: Size,
    /// The room for chips below the plate, in points.
    chips: f32,
}

impl Layout {
    /// Returns the largest board that fits into `area`, in its middle, on whole pixels.
    #[must_use]
    pub fn fit(area: Rect, size: Size, has_chips: bool, pixels_per_point: f32) -> Self {
        let whole = |points: f32| (points * pixels_per_point).floor() / pixels_per_point;
        let chips = if has_chips { CHIPS.0 + CHIPS.1 } else { 0.0 };
        let cell = whole(Self::cell_for(area.size() - vec2(0.0, chips), size));
        let grid_size = vec2(f32::from(size.columns()), f32::from(size.rows())) * cell;
        let height = grid_size.y + (2.0 * BORDER + HOVER) * cell + chips + NUMBERS;
        let left = whole(area.center().x - grid_size.x / 2.0);
        let top = whole(area.top() + ((area.height() - height) / 2.0).max(0.0) + (HOVER + BORDER) * cell);
        Self { cell, grid: Rect::from_min_size(pos2(left, top), grid_size), size, chips }
    }

    /// Returns the side of the cells of the largest board that fits into an area, in points.
    #[must_use]
    pub fn cell_for(area: Vec2, size: Size) -> f32 {
        let across = area.x / (f32::from(size.columns()) + 2.0 * BORDER);
        let down = (area.y - NUMBERS) / (f32::from(size.rows()) + 2.0 * BORDER + HOVER);
        across.min(down).clamp(*CELLS.start(), *CELLS.end())
    }

    /// Returns the height of a board that is this wide, in points.
    #[must_use]
    pub fn height_for(width: f32, size: Size) -> f32 {
        let cell = width / (f32::from(size.columns()) + 2.0 * BORDER);
        cell * (f32::from(size.rows()) + 2.0 * BORDER + HOVER) + NUMBERS
    }

    /// Returns the plate.
    #[must_use]
    pub fn plate(&self) -> Rect {
        self.grid.expand(BORDER * self.cell)
    }

    /// Returns the square of a cell.
    #[must_use]
    pub fn cell(&self, cell: Cell) -> Rect {
        let from_top = self.size.rows() - 1 - cell.row.index();
        let corner = vec2(f32::from(cell.column.index()), f32::from(from_top)) * self.cell;
        Rect::from_min_size(self.grid.min + corner, Vec2::splat(self.cell))
    }

    /// Returns all of a column that can be clicked: from the hovering coin down to the number.
    fn column(&self, column: Column) -> Rect {
        let left = self.grid.left() + f32::from(column.index()) * self.cell;
        let top = self.grid.top() - (HOVER + BORDER) * self.cell;
        let bottom = self.plate().bottom() + self.chips + NUMBERS;
        Rect::from_min_max(pos2(left, top), pos2(left + self.cell, bottom))
    }

    /// Returns the centre of a coin at a column (need not be whole) and a height above the lowest row, in cells.
    fn centre(&self, column: f32, height: f32) -> Pos2 {
        pos2(self.grid.left() + (column + 0.5) * self.cell, self.grid.bottom() - (height + 0.5) * self.cell)
    }

    /// Returns the height above the lowest row at which a coin hovers, in cells.
    #[must_use]
    pub fn hover_height(size: Size) -> f32 {
        f32::from(size.rows()) + BORDER + (HOVER - 1.0)
    }

    /// Returns the square that a coin fills around its centre, on whole pixels if `still`.
    fn coin(&self, centre: Pos2) -> Rect {
        Rect::from_center_size(centre, Vec2::splat(self.cell * COIN_SHARE))
    }
}

/// Draws the board into `area`, and returns what a person did to it.
pub fn board_ui(ui: &Ui, area: Rect, pictures: &mut Pictures<Sprite>, scene: &Painting<'_>) -> Option<Touch<Connect4>> {
    let layout = Layout::fit(area, scene.position.shape(), scene.verdicts.is_some(), ui.ctx().pixels_per_point());
    let mut touched = None;
    let mut focused = None;
    for column in scene.position.columns() {
        let response = column_ui(ui, &layout, scene, column);
        let pointer_moved = ui.input(|input| {
            // Not `is_moving`, which is a velocity and knows nothing of single, slow steps.
            let moved = |event: &Event| matches!(event, Event::PointerMoved(_) | Event::PointerButton { .. });
            input.events.iter().any(moved)
        });
        if widgets::activated(&response) {
            touched = Some(Touch::Play(column));
        } else if touched.is_none() && ((response.hovered() && pointer_moved) || response.gained_focus()) {
            touched = Some(Touch::Aim(column));
        }
        if response.has_focus() {
            focused = Some(column);
        }
    }
    let painter = ui.painter().clone();
    let mut brush = Brush { painter, pictures, layout: &layout, palette: Palette::of(ui.ctx()) };
    brush.paint_ground(scene);
    brush.paint_coins(scene);
    brush.paint_plate();
    brush.paint_threats(scene);
    brush.paint_signs(scene);
    brush.paint_numbers(scene);
    brush.paint_chips(scene);
    if let Some(column) = focused {
        let ring = layout.column(column).shrink2(vec2(1.0, 0.0));
        brush.painter.rect_stroke(ring, CornerRadius::same(10), Stroke::new(2.5, brush.palette.focus), StrokeKind::Inside);
    }
    touched
}

/// Adds the button of a column: its place, its name for a screen reader, its focus.
fn column_ui(ui: &Ui, layout: &Layout, scene: &Painting<'_>, column: Column) -> Response {
    let response = ui.interact(layout.column(column), Connect4::id(column), Sense::click());
    let name = || {
        let worth = scene.verdicts.and_then(|verdicts| verdicts.iter().find(|(mv, _)| *mv == column));
        let says = worth.map_or_else(String::new, |&(_, verdict)| format!(", {}", words::verdict::<Connect4>(verdict)));
        format!("{}{says}", Connect4::describe(scene.position, None, column))
    };
    response.widget_info(|| WidgetInfo::labeled(Role::Button, scene.is_open, name()));
    // The arrow keys aim the coin; they must not carry the focus off the board.
    let filter = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
    ui.ctx().memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
    response
}

/// Paints a small plate with a few coins in a square.
pub fn emblem(ui: &Ui, rect: Rect) {
    const COINS: [(u8, u8, Option<Player>); 16] = {
        use Player::{First as R, Second as Y};
        let coins =
            [[Some(R), Some(R), Some(Y), Some(R)], [None, Some(Y), Some(R), None], [None, None, Some(Y), None], [None; 4]];
        let mut all = [(0, 0, None); 16];
        let mut index = 0;
        while index < 16 {
            #[expect(clippy::cast_possible_truncation, reason = "16 cells")]
            let (column, row) = ((index % 4) as u8, (index / 4) as u8);
            all[index] = (column, row, coins[index / 4][index % 4]);
            index += 1;
        }
        all
    };
    let painter = ui.painter();
    painter.rect_filled(rect, 0.16 * rect.width(), PLATE_TOP);
    let step = rect.width() / 4.4;
    for (column, row, player) in COINS {
        let at = rect.left_bottom() + vec2((f32::from(column) + 0.7) * step, -(f32::from(row) + 0.7) * step);
        let colour = player.map_or(Palette::of(ui.ctx()).hole, coin::face);
        painter.circle_filled(at, 0.36 * step, colour);
    }
}

/// What painting the board needs at hand.
struct Brush<'a> {
    painter: Painter,
    pictures: &'a mut Pictures<Sprite>,
    layout: &'a Layout,
    palette: &'static Palette,
}

impl Brush<'_> {
    /// Paints what lies behind the coins: the shadow, the light over the column aimed at, the wall behind the holes.
    fn paint_ground(&mut self, scene: &Painting<'_>) {
        let (plate, cell) = (self.layout.plate(), self.layout.cell);
        if let Some(column) = scene.aim {
            let lane = self.layout.column(column);
            let lane =
                Rect::from_min_max(lane.left_top(), pos2(lane.right(), plate.top() + 0.2 * cell)).shrink2(vec2(0.03 * cell, 0.0));
            let tint = if self.palette.is_dark { Color32::from_white_alpha(16) } else { Color32::from_black_alpha(16) };
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
        let sprite = Sprite::Wall { dark: self.palette.is_dark };
        let wall = self.pictures.get(self.painter.ctx(), sprite, cell);
        self.tile(wall, |_| Color32::WHITE);
    }

    /// Paints the coins: at rest, in the air, waiting.
    fn paint_coins(&mut self, scene: &Painting<'_>) {
        let won = |cell: Cell| scene.lines.iter().any(|line| line.cells.contains(&cell));
        for column in scene.position.columns() {
            for row in 0..scene.position.shape().rows() {
                let cell = Cell { column, row: Row::from_index(row) };
                let Some(player) = scene.position.coin(cell) else { break };
                if scene.flying.is_some_and(|(flying, _)| flying == cell) {
                    continue;
                }
                let strength = if scene.lines.is_empty() || won(cell) { 1.0 } else { 1.0 - 0.6 * scene.strike };
                self.coin(player, self.layout.cell(cell).center(), strength);
            }
        }
        if let Some((cell, place)) = scene.flying
            && let Some(player) = scene.position.coin(cell)
        {
            self.coin(player, self.layout.centre(place.column, f32::from(cell.row.index()) + place.height), 1.0);
        }
        if let Some((player, column)) = scene.hovering {
            let aside = scene.shake.map_or(0.0, |(_, cells)| cells);
            self.coin(player, self.layout.centre(column + aside, Layout::hover_height(scene.position.shape())), 1.0);
        }
    }

    /// Paints a coin around a centre, at its full strength (1) or fading.
    fn coin(&mut self, player: Player, centre: Pos2, strength: f32) {
        self.pictures.paint(&self.painter, Sprite::Coin(player), self.layout.coin(centre), strength);
    }

    /// Paints the plate in front of the coins, and the rims of its holes.
    fn paint_plate(&mut self) {
        let (plate, grid, cell) = (self.layout.plate(), self.layout.grid, self.layout.cell);
        let shade = |y: f32| PLATE_TOP.lerp_to_gamma(PLATE_BOTTOM, ((y - plate.top()) / plate.height()).clamp(0.0, 1.0));
        let texture = self.pictures.get(self.painter.ctx(), Sprite::Plate, cell);
        self.tile(texture, shade);
        self.painter.add(frame(plate, grid, self.plate_corner(), self.painter.ctx().pixels_per_point(), shade));
        let texture = self.pictures.get(self.painter.ctx(), Sprite::Rim, cell);
        self.tile(texture, |_| Color32::WHITE);
        // A line of light along the edge, as on a thick sheet.
        let light = Stroke::new((0.022 * cell).clamp(1.0, 3.0), Color32::from_rgba_unmultiplied(0x86, 0xAE, 0xFF, 120));
        self.painter.rect_stroke(plate, corner(self.plate_corner()), light, StrokeKind::Inside);
    }

    /// Paints what stands in front of the plate: the last coin's dot, the hint, the aim, the struck lines.
    fn paint_signs(&mut self, scene: &Painting<'_>) {
        let cell = self.layout.cell;
        let radius = 0.5 * cell * COIN_SHARE;
        if let Some(last) = scene.last.filter(|_| scene.lines.is_empty()) {
            let centre = self.layout.cell(last).center();
            self.painter.circle_stroke(centre, 0.46 * cell, Stroke::new((0.03 * cell).max(1.5), Color32::from_white_alpha(170)));
        }
        let ring = |centre: Pos2, colour: Color32, width: f32| {
            let points: Vec<Pos2> =
                (0..=72_u8).map(|step| centre + radius * Vec2::angled(f32::from(step) * std::f32::consts::TAU / 72.0)).collect();
            Paint::dashed_line(&points, Stroke::new(width, colour), 0.12 * cell, 0.085 * cell)
        };
        let mover = scene.hovering.map(|(player, _)| player);
        if let (Some(column), Some(player)) = (scene.aim, mover)
            && let Some(row) = scene.position.landing(column)
        {
            let colour = coin::face(player);
            self.painter.extend(ring(self.layout.cell(Cell { column, row }).center(), colour, (0.035 * cell).max(1.5)));
        }
        if let (Some(hint), Some(player)) = (scene.hint, mover) {
            let centre = self.layout.cell(hint).center();
            self.pictures.paint(&self.painter, Sprite::Coin(player), self.layout.coin(centre), 0.55);
            self.painter.circle_stroke(centre, radius + 0.05 * cell, Stroke::new((0.045 * cell).max(2.0), Color32::WHITE));
        }
        for line in scene.lines {
            self.strike(line, scene.strike);
        }
    }

    /// Strikes a line through, `share` of its way.
    fn strike(&self, line: &Line, share: f32) {
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
    fn paint_numbers(&self, scene: &Painting<'_>) {
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

    /// Paints in empty cells whose line a coin there would make, and whether its row is odd or even.
    fn paint_threats(&self, scene: &Painting<'_>) {
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

    /// Paints under each column what it is worth: by shape, colour and text; the best ones stand out.
    fn paint_chips(&self, scene: &Painting<'_>) {
        let Some(verdicts) = scene.verdicts else { return };
        let best = verdicts.iter().map(|&(_, verdict)| verdict.rank()).max();
        for &(column, verdict) in verdicts {
            let lane = self.layout.column(column);
            let top = self.layout.plate().bottom() + CHIPS.1;
            let chip = Rect::from_min_max(pos2(lane.left(), top), pos2(lane.right(), top + CHIPS.0));
            let chip = chip.shrink2(vec2((0.05 * self.layout.cell).min(4.0), 0.0));
            self.chip(chip, verdict, best == Some(verdict.rank()));
        }
    }

    /// Paints a verdict in its place.
    fn chip(&self, chip: Rect, verdict: Verdict, is_best: bool) {
        let ink = self.palette.verdict(verdict);
        let (ground, text) = if is_best { (ink.text, ink.ground) } else { (ink.ground, ink.text) };
        let corner = CornerRadius::same(8);
        self.painter.rect_filled(chip, corner, ground);
        self.painter.rect_stroke(chip, corner, Stroke::new(1.0, ink.text.gamma_multiply(0.6)), StrokeKind::Inside);
        let label = match verdict {
            Verdict::Win(_) | Verdict::Loss(_) | Verdict::Draw => verdict.to_string(),
            Verdict::Estimate(value) => format!("{value:+}").replace('-', "−"),
        };
        let size = (0.36 * chip.width()).clamp(9.0, 16.0);
        let galley = widgets::fitted(&self.painter, &label, theme::strong(size), text, chip.width() - 4.0);
        // Up for a win, down for a loss, where there is room beside the text.
        let sign = 0.62 * size;
        let up = match verdict {
            Verdict::Win(_) => Some(-1.0),
            Verdict::Loss(_) => Some(1.0),
            Verdict::Draw | Verdict::Estimate(_) => None,
        };
        let Some(up) = up.filter(|_| galley.size().x + sign + 10.0 <= chip.width()) else {
            widgets::place(&self.painter, chip.center(), galley);
            return;
        };
        let left = chip.center().x - 0.5 * (galley.size().x + sign + 4.0);
        let centre = pos2(left + 0.5 * sign, chip.center().y);
        let corners = [vec2(-0.5, -0.4 * up), vec2(0.5, -0.4 * up), vec2(0.0, 0.45 * up)].map(|corner| centre + sign * corner);
        self.painter.add(Paint::convex_polygon(corners.to_vec(), text, Stroke::NONE));
        widgets::place(&self.painter, pos2(left + sign + 4.0 + 0.5 * galley.size().x, chip.center().y), galley);
    }

    /// Paints a picture in every cell, tinted by height.
    fn tile(&self, texture: TextureId, tint: impl Fn(f32) -> Color32) {
        let mut mesh = Mesh::with_texture(texture);
        for column in 0..self.layout.size.columns() {
            for row in 0..self.layout.size.rows() {
                let rect = self.layout.cell(Cell::at(column, row));
                let first = u32::try_from(mesh.vertices.len()).unwrap_or(u32::MAX);
                mesh.add_rect_with_uv(rect, WHOLE, Color32::WHITE);
                for vertex in &mut mesh.vertices[first as usize..] {
                    vertex.color = tint(vertex.pos.y);
                }
            }
        }
        self.painter.add(mesh);
    }

    /// Returns the radius of the plate's corners, in points.
    fn plate_corner(&self) -> f32 {
        0.30 * self.layout.cell
    }
}

/// Returns the plate around its cells: a rounded frame, shaded by height, with a soft outer edge of one pixel.
fn frame(plate: Rect, grid: Rect, radius: f32, pixels_per_point: f32, shade: impl Fn(f32) -> Color32) -> Mesh {
    const STEPS: u8 = 12;
    let mut mesh = Mesh::default();
    let soft = 0.5 / pixels_per_point;
    let corners = [(plate.right_top(), -0.25), (plate.right_bottom(), 0.0), (plate.left_bottom(), 0.25), (plate.left_top(), 0.5)];
    for (corner, turn) in corners {
        let centre = corner + vec2((plate.center().x - corner.x).signum(), (plate.center().y - corner.y).signum()) * radius;
        for step in 0..=STEPS {
            let outward = Vec2::angled((turn + 0.25 * f32::from(step) / f32::from(STEPS)) * std::f32::consts::TAU);
            let edge = centre + outward * radius;
            mesh.colored_vertex(grid.clamp(edge), shade(grid.clamp(edge).y));
            mesh.colored_vertex(edge - outward * soft, shade(edge.y));
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

/// Returns corners of this radius, in points.
fn corner(radius: f32) -> CornerRadius {
    CornerRadius::from(radius)
}
