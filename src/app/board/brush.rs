//! Painting of a wooden board: the plate, its lines and coordinates, stones, and marks on the
//! points.

use egui::epaint::{Mesh, RectShape};
use egui::{
    Align2, Color32, Painter, Pos2, Rect, Shape as Paint, Stroke, StrokeKind, Vec2, pos2, vec2,
};

use super::colours::{self, Cloth, Wood};
use super::landing::Airborne;
use super::layout::{Layout, Spot};
use super::pictures::{SHADOW, Sprite};
use super::signs::{self, Marks};
use crate::app::contract::board::Compared;
use crate::app::kit::icons::Badge;
use crate::app::kit::pictures::{Pictures, WHOLE};
use crate::app::kit::{class_icon, widgets};
use crate::app::theme::{self, Palette};
use crate::core::game::Player;
use crate::core::kit::{Point, Points};
use crate::core::verdict::Verdict;

/// The corners of the plate, in spacings.
const CORNER: f32 = 0.32;
/// How far beyond the outermost line the coordinates stand, in spacings.
const COORDINATES: f32 = 0.8;

/// Paints the board.
pub struct Brush<'a> {
    pub painter: Painter,
    pub pictures: &'a mut Pictures<Sprite>,
    /// Where the parts of the board are.
    pub layout: &'a Layout,
    /// The colours of the window.
    pub palette: &'static Palette,
    /// The colours of the board.
    pub wood: Wood,
    /// The cloth of a board of squares.
    cloth: Option<Cloth>,
}

impl<'a> Brush<'a> {
    /// Returns a brush for a board that lies like this.
    #[must_use]
    pub fn new(painter: &Painter, pictures: &'a mut Pictures<Sprite>, layout: &'a Layout) -> Self {
        let palette = Palette::of(painter.ctx());
        Self {
            painter: painter.clone(),
            pictures,
            layout,
            palette,
            wood: *Wood::of(palette.look()),
            cloth: None,
        }
    }

    /// Returns a brush for a board of squares with one of these cloths, light and dark; where the
    /// contrast is to be the strongest, its squares have the colours of the wood.
    #[must_use]
    pub fn on(mut self, cloths: Option<&[Cloth; 2]>) -> Self {
        let Some(cloths) = cloths else { return self };
        let cloth = if self.palette.is_contrast() {
            Cloth { fill: self.wood.light, line: self.wood.line, sign: self.wood.focus }
        } else {
            cloths[usize::from(self.palette.is_dark)]
        };
        self.wood = Wood {
            light: cloth.fill,
            line: cloth.line,
            focus: cloth.sign,
            black_dashes: cloth.sign,
            white_dashes: cloth.sign,
            ..self.wood
        };
        self.cloth = Some(cloth);
        self
    }
}

impl Brush<'_> {
    /// Paints the plate: its shadow, its lower edge, the wood, the light along its upper edge.
    pub fn plate(&mut self) {
        let (plate, spacing, edge) =
            (self.layout.plate(), self.layout.spacing(), self.layout.edge());
        let corner = CORNER * spacing;
        let shadow = [0.16 * spacing, 0.5 * spacing];
        let base = (edge, corner, shadow);
        signs::plate_base(&self.painter, self.palette, plate, base, self.wood.edge);
        // Sizes are rounded up to a power of two: the grain is as fine as the screen shows it, and
        // not made anew for each step of a window that is being resized.
        let scale = self.painter.ctx().pixels_per_point();
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a number of pixels"
        )]
        let pixels = ((plate.width() * scale) as u16).clamp(64, 2048).next_power_of_two();
        let texture =
            self.pictures.get(self.painter.ctx(), Sprite::Wood, f32::from(pixels) / scale);
        self.painter
            .add(RectShape::filled(plate, corner, Color32::WHITE).with_texture(texture, WHOLE));
        let gleam = Stroke::new((0.03 * spacing).clamp(1.0, 3.0), self.wood.gleam);
        self.painter.rect_stroke(plate, corner, gleam, StrokeKind::Inside);
    }

    /// Paints the lines, or the squares.
    pub fn grid(&self, aim: Option<(u8, u8)>) {
        match self.cloth {
            Some(cloth) => self.squares(cloth),
            None => self.lines(aim),
        }
    }

    /// Paints the cloth, the lines between its squares, and the dots that divide it.
    fn squares(&self, cloth: Cloth) {
        /// How many squares from the edge the dots are.
        const DOTS: u8 = 2;
        let (layout, spacing) = (self.layout, self.layout.spacing());
        let size = layout.size();
        let line = layout.line_width() * f32::from(self.wood.weight);
        let all = layout.lines().expand(0.5 * spacing);
        self.painter.rect_filled(all.expand(line), 0.0, cloth.line);
        for (column, row) in (0..size).flat_map(|row| (0..size).map(move |column| (column, row))) {
            let square = layout.square((column, row)).shrink(0.5 * line);
            self.painter.rect_filled(square, 0.0, cloth.fill);
        }
        for (column, row) in
            [(DOTS, DOTS), (DOTS, size - DOTS), (size - DOTS, DOTS), (size - DOTS, size - DOTS)]
        {
            let corner = layout.square((column.min(size - 1), row.min(size - 1))).left_bottom();
            self.painter.circle_filled(corner, (0.06 * spacing).max(1.5 * line), cloth.line);
        }
    }

    /// Paints the lines and the star points; those of the cursor stand out.
    fn lines(&self, aim: Option<(u8, u8)>) {
        let (layout, square) = (self.layout, self.layout.lines());
        let pixel = layout.pixel();
        let last = layout.size() - 1;
        let mut mesh = Mesh::default();
        for index in 0..layout.size() {
            let at = layout.centre((index, index));
            let is_border = index == 0 || index == last;
            let line = layout.line_width() * f32::from(self.wood.weight);
            // The border is twice as wide, outward, so that the lines inside stay evenly spaced.
            let outer = if is_border { line } else { 0.0 };
            let (before, after) = if index == 0 { (outer, 0.0) } else { (0.0, outer) };
            for (is_aimed, is_column) in [
                (aim.is_some_and(|aim| aim.0 == index), true),
                (aim.is_some_and(|aim| aim.1 == index), false),
            ] {
                let wide = if is_aimed && !is_border { pixel } else { 0.0 };
                let (low, high) =
                    (line / 2.0 + before + wide / 2.0, line / 2.0 + after + wide / 2.0);
                let end = line / 2.0 + line; // as far as the border's outer side
                let rect = if is_column {
                    Rect::from_min_max(
                        pos2(at.x - low, square.top() - end),
                        pos2(at.x + high, square.bottom() + end),
                    )
                } else {
                    // Rows are counted from below, so what lies before the first one lies under it.
                    Rect::from_min_max(
                        pos2(square.left() - end, at.y - high),
                        pos2(square.right() + end, at.y + low),
                    )
                };
                mesh.add_colored_rect(rect, self.wood.line);
            }
        }
        self.painter.add(mesh);
        // A star point is wider than the lines that cross there.
        let line = layout.line_width() * f32::from(self.wood.weight);
        let star = (0.09 * layout.spacing()).max(1.5 * pixel).max(1.25 * line + 0.5 * pixel);
        for point in layout.stars() {
            self.painter.circle_filled(layout.centre(point), star, self.wood.line);
        }
    }

    /// Paints the letters and numbers on all four sides; those of the cursor stand out.
    pub fn coordinates<B: Points>(&self, aim: Option<(u8, u8)>) {
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
        for index in 0..self.layout.size() {
            let at = self.layout.centre((index, index));
            for y in [square.top(), square.bottom()] {
                text(
                    pos2(at.x, y),
                    Point::<B>::column_name(index),
                    aim.is_some_and(|aim| aim.0 == index),
                );
            }
            for x in [square.left(), square.right()] {
                text(
                    pos2(x, at.y),
                    Point::<B>::row_number(index).to_string(),
                    aim.is_some_and(|aim| aim.1 == index),
                );
            }
        }
    }

    /// Paints the stone that is on its way: larger and with a wider shadow the higher it is.
    pub fn landing(&mut self, stone: Sprite, point: impl Spot, air: Airborne) {
        let ctx = self.painter.ctx().clone();
        let side = self.layout.stone_side();
        let stone = self.pictures.get(&ctx, stone, side);
        let beneath = self.pictures.get(&ctx, Sprite::Shadow, SHADOW * side);
        let tint = Color32::WHITE.gamma_multiply(air.strength);
        let centre = self.layout.centre(point);
        let aside = vec2(0.10, 0.20) * (side * air.height);
        let wide = Vec2::splat(side * air.scale);
        let ground = Rect::from_center_size(centre + aside, wide * SHADOW);
        self.painter.image(beneath, ground, WHOLE, tint.gamma_multiply(1.0 - 0.4 * air.height));
        self.painter.image(stone, Rect::from_center_size(centre, wide), WHOLE, tint);
    }

    /// Paints a stone that is turned over to a player's side, so far on its way.
    pub fn turning(&mut self, player: Player, point: impl Spot, share: f32) {
        let seen = if share < 0.5 { player.other() } else { player };
        let stone = self.layout.stone(point);
        let width = (share * std::f32::consts::PI).cos().abs().max(0.08);
        for (sprite, size) in
            [(Sprite::Shadow, SHADOW * stone.size()), (Sprite::Bare(seen), stone.size())]
        {
            let texture = self.pictures.get(self.painter.ctx(), sprite, size.x);
            let narrow = Rect::from_center_size(stone.center(), size * vec2(width, 1.0));
            self.painter.image(texture, narrow, WHOLE, Color32::WHITE);
        }
    }

    /// Paints the stone that would be put on a point, half there, with a dashed rim.
    pub fn ghost(&mut self, player: Player, point: impl Spot) {
        self.pictures.paint(&self.painter, Sprite::Stone(player), self.layout.stone(point), 0.5);
        let rim = self.dash_colour(player);
        self.dashes(self.layout.centre(point), self.layout.radius(), rim);
    }

    /// Returns the colour of the dashes around a player's stone that is only thought of.
    #[must_use]
    pub const fn dash_colour(&self, player: Player) -> Color32 {
        match player {
            Player::First => self.wood.black_dashes,
            Player::Second => self.wood.white_dashes,
        }
    }

    /// Paints a dashed circle.
    pub fn dashes(&self, centre: Pos2, radius: f32, colour: Color32) {
        signs::dashes(&self.painter, centre, radius, colour);
    }

    /// Paints the corners of a cursor around a stone, on which nothing can be put.
    pub fn cursor(&self, square: Rect) {
        let length = 0.24 * square.width();
        let stroke = Stroke::new((0.05 * square.width()).max(1.5), self.wood.focus);
        for corner in
            [square.left_top(), square.right_top(), square.left_bottom(), square.right_bottom()]
        {
            let inward =
                (square.center() - corner).normalized() * std::f32::consts::SQRT_2 * length;
            let points = vec![corner + vec2(inward.x, 0.0), corner, corner + vec2(0.0, inward.y)];
            self.painter.add(Paint::line(points, stroke));
        }
    }

    /// Paints a ring around the point of a hint.
    pub fn hint(&self, point: impl Spot) {
        let centre = self.layout.centre(point);
        signs::hint(&self.painter, centre, self.layout.radius());
    }

    /// Paints a ring around a point that has just refused a stone, which stands out so strongly.
    pub fn flash(&self, point: impl Spot, strength: f32) {
        let (centre, radius) = (self.layout.centre(point), self.layout.radius());
        signs::flash(&self.painter, centre, radius, strength);
    }

    /// Paints the dot on the last stone.
    pub fn dot(&self, point: impl Spot) {
        let radius = (0.30 * self.layout.radius()).max(2.0);
        self.painter.circle_filled(self.layout.centre(point), radius, colours::LAST);
    }

    /// Paints the small dot on a point where a stone may be put.
    pub fn small_dot(&self, point: impl Spot) {
        let radius = (0.09 * self.layout.spacing()).max(1.5);
        let centre = self.layout.centre(point);
        self.painter.circle_filled(centre, radius, self.wood.focus);
    }

    /// Paints the ring around the point that has the keyboard's attention.
    pub fn focus(&self, point: impl Spot) {
        let place = self.layout.square(point);
        signs::focus(&self.painter, self.palette, place, self.wood.focus);
    }

    /// Writes on a point what it is worth, in these words; the best one stands out.
    pub fn verdict(&self, point: impl Spot, verdict: Verdict, words: &str, is_best: bool) {
        let place = self.layout.square(point);
        signs::verdict(&self.painter, self.palette, place, (verdict, words), is_best);
    }

    /// Paints a stone of the play that is shown: nearly whole, with a dashed rim and its number.
    pub fn numbered(&mut self, player: Player, point: impl Spot, number: u32) {
        let (centre, radius) = (self.layout.centre(point), self.layout.radius());
        self.pictures.paint(
            &self.painter,
            Sprite::Bare(player),
            self.layout.stone(point),
            colours::NUMBERED,
        );
        let text = match player {
            Player::First => colours::WHITE_FACE,
            Player::Second => colours::BLACK_FACE,
        };
        self.dashes(centre, radius, self.dash_colour(player));
        let font = theme::strong((1.0 * radius).clamp(7.0, 24.0));
        widgets::place(
            &self.painter,
            centre,
            widgets::fitted(&self.painter, &number.to_string(), font, text, 1.9 * radius),
        );
    }

    /// Paints stones with their shadows: whose, where, whether without its mark, and how much of it
    /// is to be seen.
    pub fn stones<P: Spot>(&mut self, stones: impl Iterator<Item = (P, Player, bool, f32)>) {
        let side = self.layout.stone_side();
        let ctx = self.painter.ctx().clone();
        let mut shadows =
            Mesh::with_texture(self.pictures.get(&ctx, Sprite::Shadow, SHADOW * side));
        let mut meshes = [Sprite::Stone, Sprite::Bare].map(|kind| {
            Player::BOTH
                .map(|player| Mesh::with_texture(self.pictures.get(&ctx, kind(player), side)))
        });
        let mut covered = Vec::new();
        for (point, player, is_bare, strength) in stones {
            // On a plain board a faded stone takes on the board's colour, and the lines do not
            // shine through.
            if strength < 1.0 && self.wood.grain == 0.0 {
                covered.push(self.layout.centre(point));
            }
            let tint = Color32::WHITE.gamma_multiply(strength);
            let rect = self.layout.stone(point);
            shadows.add_rect_with_uv(
                Rect::from_center_size(rect.center(), rect.size() * SHADOW),
                WHOLE,
                tint,
            );
            meshes[usize::from(is_bare)][player.index()].add_rect_with_uv(rect, WHOLE, tint);
        }
        self.painter.add(shadows);
        for centre in covered {
            self.painter.circle_filled(centre, self.layout.radius(), self.wood.light);
        }
        for mesh in meshes.into_iter().flatten() {
            self.painter.add(mesh);
        }
    }
}

/// On how many points it is shown that they would have been better.
const MOST_BETTER: usize = 8;

impl Brush<'_> {
    /// Paints the move that is talked about, and what is held against it; `mover` is whose it is,
    /// with whether its stone has no star or ring, `point` says where a move puts a stone, and
    /// `is_occupied` where stones stand.
    pub fn compared<M: Copy, P: Spot>(
        &mut self,
        (mover, is_bare): (Player, bool),
        compared: &Compared<M>,
        point: impl Fn(M) -> Option<P>,
        is_occupied: impl Fn(P) -> bool,
    ) {
        let spot = |point: P| [point.column(), point.row()];
        let place = |[column, row]: [u8; 2]| P::at(column, row);
        let made = point(compared.made);
        let better = compared.better.iter().copied().filter_map(&point);
        let mut ghosts = Vec::new();
        for point in better.take(MOST_BETTER) {
            ghosts.push(spot(point));
            self.ghost(mover, point);
            self.badge(Badge::Right, point);
        }
        let radius = self.layout.radius();
        if let Some(seen) = &compared.seen {
            let marks = Marks::of(seen, made.map(spot), |spot| is_occupied(place(spot)));
            let ring = 1.02 * radius;
            marks.paint_rings(&self.painter, ring, |spot| self.layout.centre(place(spot)));
            for &spot in &marks.ghosts {
                if ghosts.contains(&spot) {
                    continue;
                }
                ghosts.push(spot);
                if marks.is_chance {
                    self.ghost(mover, place(spot));
                    self.badge(Badge::Right, place(spot));
                } else {
                    self.answer(mover.other(), place(spot));
                }
            }
        }
        let Some(made) = made else { return };
        self.made((mover, is_bare), made, compared);
        if let Some(answer) = compared.answer.and_then(&point)
            && !ghosts.contains(&spot(answer))
        {
            self.answer(mover.other(), answer);
        }
    }

    /// Paints the stone of the move that is talked about, with a ring and the sign of its class.
    fn made<M>(
        &mut self,
        (mover, is_bare): (Player, bool),
        place: impl Spot,
        compared: &Compared<M>,
    ) {
        let badge = compared.class.map(Badge::of);
        let stone = if is_bare { Sprite::Bare(mover) } else { Sprite::Stone(mover) };
        let rect = self.layout.stone(place);
        self.pictures.paint(&self.painter, stone, rect, 1.0);
        let (centre, radius) = (self.layout.centre(place), self.layout.radius());
        let width = (0.09 * radius).max(2.0);
        let colour = badge.map_or(self.palette.text_weak, |badge| badge.ink(self.palette).text);
        let ring = Stroke::new(width, colour);
        self.painter.circle_stroke(centre, radius + 0.5 * width, ring);
        if let Some(class) = compared.class {
            let (at, size) = (centre + vec2(0.7, -0.7) * radius, (0.8 * radius).clamp(10.0, 30.0));
            class_icon::paint_on_board(&self.painter, class, at, size, self.palette);
        }
    }

    /// Paints the stone with which the opponent would answer.
    fn answer(&mut self, opponent: Player, place: impl Spot) {
        self.ghost(opponent, place);
        self.dashes(
            self.layout.centre(place),
            1.1 * self.layout.radius(),
            Badge::Wrong.ink(self.palette).text,
        );
    }

    /// Paints the sign of right or wrong at the upper right of a point.
    fn badge(&self, badge: Badge, point: impl Spot) {
        let centre = self.layout.centre(point);
        signs::badge(&self.painter, self.palette, (centre, self.layout.radius()), badge);
    }
}
