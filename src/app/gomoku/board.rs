//! The board on the screen: a wooden plate with its lines, the stones on its points, and a button on each of them.

mod compared;

use egui::epaint::{Mesh, RectShape, Shadow};
use egui::{
    Align2, Color32, Event, EventFilter, Memory, Painter, Pos2, Rect, Response, Role, Sense, Shape as Paint, Stroke, StrokeKind,
    Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::colours::{self, Wood};
use super::landing::Airborne;
use super::layout::Layout;
use super::pictures::{SHADOW, Sprite};
use crate::app::board::{BoardUi, Compared, Touch};
use crate::app::pictures::{Pictures, WHOLE};
use crate::app::theme::{self, Palette};
use crate::app::{tips, widgets, words};
use crate::core::game::{IllegalMove, Player};
use crate::core::gomoku::winning::Line;
use crate::core::gomoku::{Gomoku, Move, Point, Position};
use crate::core::kind::GameKind;
use crate::core::verdict::Verdict;

/// The corners of the plate, in spacings.
const CORNER: f32 = 0.32;
/// How far beyond the outermost line the coordinates stand, in spacings.
const COORDINATES: f32 = 0.76;
/// How many times as wide as at rest the line around a winning row is at the height of its pulse, less one.
const SWELL: f32 = 0.9;

/// What is on the board now, and on its way.
pub struct Painting<'a> {
    /// The stones.
    pub position: &'a Position,
    /// The stone that is still on its way.
    pub landing: Option<(Point, Airborne)>,
    /// The player whose stone follows the cursor: a person may play now.
    pub ghost: Option<Player>,
    /// The point of the cursor.
    pub aim: Point,
    /// The point of a hint.
    pub hint: Option<Point>,
    /// The stones of the play that is shown, each with its number.
    pub line: Vec<(Point, Player, u32)>,
    /// The point of the last stone.
    pub last: Option<Point>,
    /// The points that the player to move may not play.
    pub forbidden: Vec<Point>,
    /// The rows that have won.
    pub rows: &'a [Line],
    /// How far the line around those rows is drawn, from 0 to 1.
    pub strike: f32,
    /// How far the stroke swells, from 0 to 1.
    pub pulse: f32,
    /// The point that has just refused a stone, and how strongly it stands out.
    pub flash: Option<(Point, f32)>,
    /// A move held against better ones.
    pub compared: Option<&'a Compared<Move>>,
    /// What the points are worth, as far as it is known; `None` where nobody wants to see it.
    pub verdicts: Option<&'a [(Move, Verdict)]>,
}

/// On how many points it is written what they are worth.
const MOST_VERDICTS: usize = 6;

/// Draws the board into `area`, and returns what a person did to it.
pub fn board_ui(ui: &Ui, area: Rect, pictures: &mut Pictures<Sprite>, scene: &Painting<'_>) -> Option<Touch<Gomoku>> {
    let layout = Layout::fit(area, scene.position.setup(), ui.ctx().pixels_per_point());
    let (touched, focused) = points_ui(ui, &layout, scene);
    let palette = Palette::of(ui.ctx());
    let wood = Wood::of(palette.look());
    let mut brush = Brush { painter: ui.painter().clone(), pictures, layout: &layout, palette, wood };
    brush.paint_plate();
    brush.paint_lines(scene);
    brush.paint_coordinates(scene);
    brush.paint_stones(scene);
    brush.paint_signs(scene);
    brush.paint_landing(scene);
    brush.paint_compared(scene);
    if let Some(point) = focused {
        let ring = layout.square(point).shrink(0.5);
        let stroke = Stroke::new(
            (0.05 * layout.spacing()).clamp(2.0, 4.0).max(palette.focus_width.min(0.12 * layout.spacing())),
            wood.focus,
        );
        brush.painter.rect_stroke(ring, 0.18 * layout.spacing(), stroke, StrokeKind::Inside);
    }
    touched
}

/// Adds the buttons of the points. Returns what a person did to one, and the point that has the keyboard's attention.
fn points_ui(ui: &Ui, layout: &Layout, scene: &Painting<'_>) -> (Option<Touch<Gomoku>>, Option<Point>) {
    // Not `is_moving`, which is a velocity and knows nothing of single, slow steps.
    let moved = |event: &Event| matches!(event, Event::PointerMoved(_) | Event::PointerButton { .. });
    let pointer_moved = ui.input(|input| input.events.iter().any(moved));
    let attention = ui.ctx().memory(Memory::focused);
    let (mut touched, mut focused, mut hovered) = (None, None, None);
    for point in Gomoku::aims(scene.position.setup()) {
        let id = Gomoku::id(point);
        // One stop for Tab, at the cursor; from there the arrows lead to the other points.
        let is_stop = point == scene.aim || attention == Some(id);
        let response = ui.interact(layout.square(point), id, if is_stop { Sense::click() } else { Sense::CLICK });
        response.widget_info(|| {
            let worth = scene.verdicts.and_then(|verdicts| verdicts.iter().find(|(mv, _)| *mv == Move::Place(point)));
            let says = worth.map_or_else(String::new, |&(_, verdict)| format!(", {}", words::verdict::<Gomoku>(verdict)));
            let number = scene.line.iter().find(|&&(place, ..)| place == point).map(|&(.., number)| number);
            let line = number.map_or_else(String::new, |number| format!(", {number} of the best play"));
            let name = format!("{}{says}{line}", Gomoku::describe(scene.position, scene.last.map(Move::Place), point));
            WidgetInfo::labeled(Role::Button, scene.ghost.is_some(), name)
        });
        // After the name, so that those who know where they are need not listen to it.
        ui.ctx().accesskit_node_builder(id, |node| {
            let around = Gomoku::surroundings(scene.position, point);
            if !around.is_empty() {
                node.set_description(words::capital(&around));
            }
        });
        if widgets::activated(&response) {
            touched = Some(Touch::Play(Move::Place(point)));
        } else if touched.is_none() && response.gained_focus() {
            touched = Some(Touch::Aim(point));
        }
        if response.hovered() && pointer_moved {
            hovered = Some(point);
        }
        if response.has_focus() {
            focused = Some(point);
            // The arrow keys move the cursor; they must not carry the focus off the board.
            let filter = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
            ui.ctx().memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
        }
        if scene.forbidden.contains(&point) {
            explain(&response, scene.position, point);
        }
    }
    if touched.is_none()
        && let Some(point) = hovered
    {
        touched = Some(Touch::Aim(point));
        if focused.is_some() && focused != hovered {
            ui.ctx().memory_mut(|memory| memory.request_focus(Gomoku::id(point)));
        }
    }
    (touched, focused)
}

/// Says under the pointer why a point is forbidden.
fn explain(response: &Response, position: &Position, point: Point) {
    if let Some(refusal) = position.forbidden(point) {
        tips::tip(response, &Gomoku::refusal(position, IllegalMove { mv: Move::Place(point), refusal }));
    }
}

/// What painting the board needs at hand.
struct Brush<'a> {
    painter: Painter,
    pictures: &'a mut Pictures<Sprite>,
    layout: &'a Layout,
    palette: &'static Palette,
    wood: &'static Wood,
}

impl Brush<'_> {
    /// Paints the plate: its shadow, its lower edge, the wood, the light along its upper edge.
    fn paint_plate(&mut self) {
        let (plate, spacing, edge) = (self.layout.plate(), self.layout.spacing(), self.layout.edge());
        let corner = CORNER * spacing;
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few points")]
        let shadow = Shadow {
            offset: [0, (0.16 * spacing).min(40.0) as i8],
            blur: (0.5 * spacing).clamp(8.0, 60.0) as u8,
            spread: 0,
            color: self.palette.plate_shadow,
        };
        let body = plate.with_max_y(plate.bottom() + edge);
        self.painter.add(shadow.as_shape(body, corner));
        self.painter.rect_filled(body, corner, self.wood.edge);
        // Sizes are rounded up to a power of two: the grain is as fine as the screen shows it, and not made anew for each step
        // of a window that is being resized.
        let scale = self.painter.ctx().pixels_per_point();
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a number of pixels")]
        let pixels = ((plate.width() * scale) as u16).clamp(64, 2048).next_power_of_two();
        let texture = self.pictures.get(self.painter.ctx(), Sprite::Wood, f32::from(pixels) / scale);
        self.painter.add(RectShape::filled(plate, corner, Color32::WHITE).with_texture(texture, WHOLE));
        let gleam = Stroke::new((0.03 * spacing).clamp(1.0, 3.0), self.wood.gleam);
        self.painter.rect_stroke(plate, corner, gleam, StrokeKind::Inside);
    }

    /// Paints the lines and the star points.
    fn paint_lines(&self, scene: &Painting<'_>) {
        let (layout, square) = (self.layout, self.layout.lines());
        let pixel = layout.pixel();
        let last = layout.size() - 1;
        // Where there are coordinates, those of the cursor stand out; where there are none, its lines do.
        let shows_aim = scene.ghost.is_some() && !layout.has_coordinates();
        let mut mesh = Mesh::default();
        for index in 0..layout.size() {
            let at = layout.centre(Point::at(index, index));
            let is_border = index == 0 || index == last;
            let line = layout.line_width() * f32::from(self.wood.weight);
            // The border is twice as wide, outward, so that the lines inside stay evenly spaced.
            let outer = if is_border { line } else { 0.0 };
            let (before, after) = if index == 0 { (outer, 0.0) } else { (0.0, outer) };
            for (is_aimed, is_column) in [(scene.aim.column() == index, true), (scene.aim.row() == index, false)] {
                let wide = if is_aimed && shows_aim && !is_border { pixel } else { 0.0 };
                let (low, high) = (line / 2.0 + before + wide / 2.0, line / 2.0 + after + wide / 2.0);
                let end = line / 2.0 + line; // as far as the border's outer side
                let rect = if is_column {
                    Rect::from_min_max(pos2(at.x - low, square.top() - end), pos2(at.x + high, square.bottom() + end))
                } else {
                    // Rows are counted from below, so what lies before the first one lies under it.
                    Rect::from_min_max(pos2(square.left() - end, at.y - high), pos2(square.right() + end, at.y + low))
                };
                mesh.add_colored_rect(rect, self.wood.line);
            }
        }
        self.painter.add(mesh);
        let star = (0.09 * layout.spacing()).max(1.5 * pixel);
        for point in layout.stars() {
            self.painter.circle_filled(layout.centre(point), star, self.wood.line);
        }
    }

    /// Paints the letters and numbers on all four sides; those of the cursor stand out.
    fn paint_coordinates(&self, scene: &Painting<'_>) {
        if !self.layout.has_coordinates() {
            return;
        }
        let spacing = self.layout.spacing();
        let size = (0.27 * spacing).clamp(9.5, 26.0);
        let square = self.layout.lines().expand(COORDINATES * spacing);
        let text = |at: Pos2, text: String, is_aimed: bool| {
            let (font, colour) = if is_aimed {
                (theme::strong(1.06 * size), self.wood.aimed)
            } else {
                (theme::regular(size), self.wood.coordinate)
            };
            self.painter.text(at, Align2::CENTER_CENTER, text, font, colour);
        };
        let is_open = scene.ghost.is_some();
        for index in 0..self.layout.size() {
            let point = Point::at(index, index);
            let at = self.layout.centre(point);
            let name = point.to_string();
            let (letter, number) = name.split_at(1);
            for y in [square.top(), square.bottom()] {
                text(pos2(at.x, y), letter.to_owned(), is_open && scene.aim.column() == index);
            }
            for x in [square.left(), square.right()] {
                text(pos2(x, at.y), number.to_owned(), is_open && scene.aim.row() == index);
            }
        }
    }

    /// Paints the stones at rest, each with its shadow, and the dot on the last one.
    fn paint_stones(&mut self, scene: &Painting<'_>) {
        let has_won = |point: Point| scene.rows.iter().any(|row| row.points.contains(&point));
        let is_flying = |point: Point| scene.landing.is_some_and(|(flying, _)| flying == point);
        // The last stone has a dot in the place of its mark; at the end there is a line around the winning rows instead.
        let dotted = scene.last.filter(|&point| scene.rows.is_empty() && !is_flying(point));
        let side = self.layout.stone_side();
        let ctx = self.painter.ctx().clone();
        let mut shadows = Mesh::with_texture(self.pictures.get(&ctx, Sprite::Shadow, SHADOW * side));
        let mut stones = [Sprite::Stone, Sprite::Bare]
            .map(|kind| Player::BOTH.map(|player| Mesh::with_texture(self.pictures.get(&ctx, kind(player), side))));
        for point in scene.position.points().filter(|&point| !is_flying(point)) {
            let Some(player) = scene.position.stone(point) else { continue };
            let strength =
                if scene.rows.is_empty() || has_won(point) { 1.0 } else { 1.0 - (1.0 - self.wood.faded) * scene.strike };
            let tint = Color32::WHITE.gamma_multiply(strength);
            let rect = self.layout.stone(point);
            shadows.add_rect_with_uv(Rect::from_center_size(rect.center(), rect.size() * SHADOW), WHOLE, tint);
            let is_bare = dotted == Some(point);
            stones[usize::from(is_bare)][player.index()].add_rect_with_uv(rect, WHOLE, tint);
        }
        self.painter.add(shadows);
        for mesh in stones.into_iter().flatten() {
            self.painter.add(mesh);
        }
        if let Some(point) = dotted {
            let radius = (0.30 * self.layout.radius()).max(2.0);
            self.painter.circle_filled(self.layout.centre(point), radius, colours::LAST);
        }
    }

    /// Paints what stands on the points: forbidden ones, the ghost, the hint, the winning rows.
    fn paint_signs(&mut self, scene: &Painting<'_>) {
        let radius = self.layout.radius();
        for &point in &scene.forbidden {
            self.forbidden(self.layout.centre(point));
        }
        if scene.line.is_empty() {
            self.verdicts(scene);
        }
        for &(point, player, number) in &scene.line {
            self.numbered(player, point, number);
        }
        let is_free = |point: Point| scene.position.stone(point).is_none();
        if let Some(player) = scene.ghost {
            // Beside a hint a stone that is only thought of would look like a second one.
            let is_beside_hint = scene.hint.is_some_and(|hint| hint != scene.aim);
            if !is_free(scene.aim) || is_beside_hint && !scene.forbidden.contains(&scene.aim) {
                self.cursor(self.layout.square(scene.aim));
            } else if scene.line.iter().any(|&(point, ..)| point == scene.aim) {
                // The number stays readable.
            } else if !scene.forbidden.contains(&scene.aim) {
                self.ghost(player, scene.aim);
            } else {
                self.dashes(self.layout.centre(scene.aim), radius, colours::FORBIDDEN);
            }
        }
        if let Some(point) = scene.hint {
            let centre = self.layout.centre(point);
            let (width, halo) = ((0.11 * radius).max(1.5), (0.06 * radius).max(1.0));
            self.painter.circle_stroke(centre, 0.92 * radius, Stroke::new(width + 2.0 * halo, Color32::WHITE));
            self.painter.circle_stroke(centre, 0.92 * radius, Stroke::new(width, colours::HINT));
        }
        for row in scene.rows {
            self.strike(row, scene.strike, 1.0 + SWELL * scene.pulse);
        }
        if let Some((point, strength)) = scene.flash {
            let stroke = Stroke::new((0.16 * radius).max(2.0), colours::FORBIDDEN.gamma_multiply(strength));
            self.painter.circle_stroke(self.layout.centre(point), radius * (1.35 - 0.3 * strength), stroke);
        }
    }

    /// Writes on the most promising points what they are worth.
    fn verdicts(&self, scene: &Painting<'_>) {
        let mut best: Vec<(Move, Verdict)> = scene.verdicts.unwrap_or_default().to_vec();
        best.sort_by_key(|&(_, verdict)| std::cmp::Reverse(verdict.rank()));
        let radius = 0.82 * self.layout.radius();
        for (number, &(mv, verdict)) in best.iter().take(MOST_VERDICTS).enumerate() {
            let Move::Place(point) = mv else { continue };
            let (centre, ink) = (self.layout.centre(point), self.palette.verdict(verdict));
            let (ground, text) = if number == 0 { (ink.text, ink.ground) } else { (ink.ground, ink.text) };
            self.painter.circle_filled(centre, radius, ground);
            self.painter.circle_stroke(centre, radius, Stroke::new(1.0, ink.text));
            let label = match verdict {
                Verdict::Win(_) | Verdict::Draw | Verdict::Loss(_) => verdict.to_string(),
                Verdict::Estimate(value) => {
                    // Tenths of a natural logarithm of odds, so that two figures are enough.
                    format!("{:+}", (value + 5 * value.signum()) / 10).replace('-', "−")
                }
            };
            let font = theme::strong((0.8 * radius).clamp(7.0, 17.0));
            let galley = widgets::fitted(&self.painter, &label, font, text, 1.9 * radius);
            // A part of a number would say something else.
            if !galley.elided {
                widgets::place(&self.painter, centre, galley);
            }
        }
    }

    /// Paints the stone that is on its way: larger and with a wider shadow the higher it is.
    fn paint_landing(&mut self, scene: &Painting<'_>) {
        let Some((point, air)) = scene.landing else { return };
        let Some(player) = scene.position.stone(point) else { return };
        let ctx = self.painter.ctx().clone();
        let side = self.layout.stone_side();
        let stone = self.pictures.get(&ctx, Sprite::Stone(player), side);
        let beneath = self.pictures.get(&ctx, Sprite::Shadow, SHADOW * side);
        let tint = Color32::WHITE.gamma_multiply(air.strength);
        let centre = self.layout.centre(point);
        let aside = vec2(0.10, 0.20) * (side * air.height);
        let wide = Vec2::splat(side * air.scale);
        let ground = Rect::from_center_size(centre + aside, wide * SHADOW);
        self.painter.image(beneath, ground, WHOLE, tint.gamma_multiply(1.0 - 0.4 * air.height));
        self.painter.image(stone, Rect::from_center_size(centre, wide), WHOLE, tint);
    }

    /// Paints the stone that would be put on a point, half there, with a dashed rim.
    fn ghost(&mut self, player: Player, point: Point) {
        self.pictures.paint(&self.painter, Sprite::Stone(player), self.layout.stone(point), 0.5);
        let rim = self.dash_colour(player);
        self.dashes(self.layout.centre(point), self.layout.radius(), rim);
    }

    /// Paints a stone of the play that is shown: nearly whole, with a dashed rim and its number.
    fn numbered(&mut self, player: Player, point: Point, number: u32) {
        let (centre, radius) = (self.layout.centre(point), self.layout.radius());
        self.pictures.paint(&self.painter, Sprite::Bare(player), self.layout.stone(point), colours::NUMBERED);
        let text = match player {
            Player::First => colours::WHITE_FACE,
            Player::Second => colours::BLACK_FACE,
        };
        self.dashes(centre, radius, self.dash_colour(player));
        let font = theme::strong((1.0 * radius).clamp(7.0, 24.0));
        widgets::place(&self.painter, centre, widgets::fitted(&self.painter, &number.to_string(), font, text, 1.9 * radius));
    }

    /// Returns the colour of the dashes around a player's stone that is only thought of.
    const fn dash_colour(&self, player: Player) -> Color32 {
        match player {
            Player::First => self.wood.black_dashes,
            Player::Second => self.wood.white_dashes,
        }
    }

    /// Paints a dashed circle.
    fn dashes(&self, centre: Pos2, radius: f32, colour: Color32) {
        /// As many dashes as gaps, so that the last gap is as long as the others.
        const DASHES: u8 = 14;
        let width = (0.07 * radius).max(1.25);
        let angle = |share: f32| Vec2::angled(share / f32::from(DASHES) * std::f32::consts::TAU);
        for dash in 0..DASHES {
            let arc = (0..=4_u8).map(|step| centre + radius * angle(f32::from(dash) + 0.14 * f32::from(step)));
            self.painter.line(arc.collect(), Stroke::new(width, colour));
        }
    }

    /// Paints the corners of a cursor around a stone, on which nothing can be put.
    fn cursor(&self, square: Rect) {
        let length = 0.24 * square.width();
        let stroke = Stroke::new((0.05 * square.width()).max(1.5), self.wood.focus);
        for corner in [square.left_top(), square.right_top(), square.left_bottom(), square.right_bottom()] {
            let inward = (square.center() - corner).normalized() * std::f32::consts::SQRT_2 * length;
            let points = vec![corner + vec2(inward.x, 0.0), corner, corner + vec2(0.0, inward.y)];
            self.painter.add(Paint::line(points, stroke));
        }
    }

    /// Paints a red cross in a circle.
    fn forbidden(&self, centre: Pos2) {
        let radius = (0.29 * self.layout.spacing()).max(4.0);
        let width = (0.15 * radius).max(1.25);
        self.painter.circle(centre, radius, colours::FORBIDDEN_GROUND, Stroke::new(0.8 * width, colours::FORBIDDEN));
        let arm = 0.46 * radius;
        for arm in [vec2(arm, arm), vec2(arm, -arm)] {
            self.painter.line_segment([centre - arm, centre + arm], Stroke::new(1.2 * width, colours::FORBIDDEN));
        }
    }

    /// Draws a line around a row, `share` of its way, and so many times as wide as at rest: the marks on its stones stay in view.
    fn strike(&self, row: &Line, share: f32, swollen: f32) {
        /// The corners of each round end.
        const STEPS: u8 = 16;
        let (Some(&first), Some(&last)) = (row.points.first(), row.points.last()) else { return };
        let (from, to) = (self.layout.centre(first), self.layout.centre(last));
        let end = from + (to - from) * share;
        let along = (to - from).angle();
        let width = (0.075 * self.layout.spacing()).max(1.75) * swollen;
        let radius = self.layout.radius() + 0.5 * width;
        let arc = |centre: Pos2, turn: f32| {
            (0..=STEPS).map(move |step| {
                let share = f32::from(step) / f32::from(STEPS) - 0.5;
                centre + radius * Vec2::angled(along + turn + share * std::f32::consts::PI)
            })
        };
        let outline: Vec<Pos2> = arc(end, 0.0).chain(arc(from, std::f32::consts::PI)).collect();
        for (width, colour) in [(2.0 * width, Color32::WHITE), (width, colours::LAST)] {
            self.painter.add(Paint::closed_line(outline.clone(), Stroke::new(width, colour)));
        }
    }
}
