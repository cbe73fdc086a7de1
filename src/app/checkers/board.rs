//! The board on the screen: squares in a frame, pieces, and a button on each dark square.

mod signs;

use egui::epaint::RectShape;
use egui::{
    Color32, Painter, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2,
};

use super::aim::{self, Aim};
use super::hop::{Airborne, Hop};
use super::pictures::{SHADOW, Sprite, Wood};
use crate::app::board::places::worth_and_number;
use crate::app::board::signs::{PlateColours, dashes};
use crate::app::board::{Buttons, Squares};
use crate::app::contract::board::{BoardUi, Compared, Touch};
use crate::app::kit::pictures::{Pictures, WHOLE};
use crate::app::kit::widgets;
use crate::app::theme::{self, Palette};
use crate::core::checkers::{Checkers, Move, Position, Rank, Setup, Size, Square};
use crate::core::game::Player;
use crate::core::kind::Worth;
use crate::words::text;

/// How far a number may reach over the edge of what stands on its square, in points: the edge is
/// round, and digits do not fill their corner.
const OVER_EDGE: f32 = 1.0;
/// How strong a piece is that the move half made has captured.
const CAPTURED: f32 = 0.38;

/// The state of a board, and what moves on it.
pub struct Painting<'a> {
    pub position: &'a Position,
    /// The set-up of the game.
    pub setup: Setup,
    /// The piece that is still on its way, and for how long.
    pub moving: Option<(Hop, f64)>,
    /// The human player who may play now.
    pub player: Option<Player>,
    /// The square of the cursor, and what is in hand.
    pub aim: Aim,
    /// The move half made.
    pub begun: Option<Move>,
    pub last: Option<Move>,
    pub hints: &'a [Move],
    /// The next moves of several lines.
    pub branches: &'a [Move],
    /// The play that is shown.
    pub line: &'a [Move],
    /// The values of the moves, as far as they are known; `None` where they are not shown.
    pub verdicts: Option<&'a [Worth<Move>]>,
    /// A move held against better ones.
    pub compared: Option<&'a Compared<Move>>,
    /// The square at which a move was refused, and how strongly it stands out.
    pub flash: Option<(Square, f32)>,
    /// Whether the board is seen from Red's side.
    pub is_turned: bool,
    /// Whether the squares show their numbers.
    pub shows_coordinates: bool,
}

/// Draws the board into `area`, and returns what the user did to it.
pub fn board_ui(
    ui: &Ui,
    area: Rect,
    pictures: &mut Pictures<Sprite>,
    scene: &Painting<'_>,
) -> Option<Touch<Checkers>> {
    let size = scene.position.size();
    let layout =
        Squares::fit(area, measures(size), ui.ctx().pixels_per_point()).turned(scene.is_turned);
    let hand = squares_ui(ui, &layout, scene);
    let mut brush = Brush::new(ui.painter(), pictures, &layout, size);
    brush.paint(scene, hand.dragged);
    if let Some(square) = hand.focused {
        let least = brush.palette.focus_width.min(0.1 * layout.side());
        let stroke =
            Stroke::new((0.045 * layout.side()).clamp(2.0, 4.0).max(least), brush.wood.path);
        brush.painter.rect_stroke(
            layout.square(size.place(square)).shrink(0.5),
            0.06 * layout.side(),
            stroke,
            StrokeKind::Inside,
        );
    }
    hand.touched
}

/// Paints a board into a place, to be looked at only.
pub fn paint(
    painter: &Painter,
    place: Rect,
    pictures: &mut Pictures<Sprite>,
    scene: &Painting<'_>,
) {
    let size = scene.position.size();
    let layout =
        Squares::fit(place, measures(size), painter.pixels_per_point()).turned(scene.is_turned);
    Brush::new(painter, pictures, &layout, size).paint(scene, None);
}

/// Returns the numbers of columns and rows.
pub const fn measures(size: Size) -> [u8; 2] {
    [size.columns(), size.rows()]
}

/// A user's action on the board.
#[derive(Default)]
struct Hand {
    touched: Option<Touch<Checkers>>,
    /// The square that has the keyboard's attention.
    focused: Option<Square>,
    /// The piece that is dragged, by where it was, and where it is.
    dragged: Option<(Square, Pos2)>,
}

/// Adds the buttons of the dark squares.
fn squares_ui(ui: &Ui, layout: &Squares, scene: &Painting<'_>) -> Hand {
    let (buttons, size) = (Buttons::new(ui), scene.position.size());
    let movable: Vec<Square> = match (scene.player, scene.begun) {
        (None, _) => Vec::new(),
        (Some(_), Some(begun)) if begun.is_jump() => vec![begun.to()],
        (Some(_), _) => aim::legal(scene.position).iter().map(|mv| mv.from()).collect(),
    };
    let mut hand = Hand::default();
    let mut hovered = None;
    for aim in Checkers::aims(scene.setup) {
        let square = aim.square;
        let id = Checkers::id(aim);
        let can_drag = movable.contains(&square);
        let drags = if can_drag { Sense::DRAG } else { Sense::empty() };
        let place = layout.square(size.place(square));
        let response = buttons.add(ui, place, id, square == scene.aim.square, drags);
        response.widget_info(|| {
            let best = scene.verdicts.and_then(|verdicts| best_here(verdicts, scene.begun, square));
            let says = worth_and_number::<Checkers>(best.map(|worth| worth.verdict), None);
            let name =
                Checkers::describe(scene.position, scene.last, Aim { square, begun: scene.begun });
            WidgetInfo::labeled(
                Role::Button,
                scene.player.is_some(),
                says.fold(name, text::play::longer_list),
            )
        });
        let here = Aim { square, begun: scene.begun };
        if response.drag_started()
            && can_drag
            && scene.begun.is_none_or(|begun| begun.to() != square)
        {
            hand.touched = Some(Touch::Aim(Aim {
                square,
                begun: Some(Move::chain(scene.position.size(), square)),
            }));
        } else if response.drag_stopped() && can_drag {
            let target = response
                .interact_pointer_pos()
                .and_then(|at| layout.square_at(at))
                .and_then(|(row, column)| size.at(row, column))
                .filter(|&target| target != square);
            hand.touched = target.and_then(|target| aim::press(scene.position, here.to(target)));
        } else if widgets::activated(&response) && scene.player.is_some() {
            hand.touched = aim::press(scene.position, here).or(Some(Touch::Aim(here)));
        } else if hand.touched.is_none() && response.gained_focus() {
            hand.touched = Some(Touch::Aim(here));
        }
        if response.dragged() && can_drag {
            hand.dragged = response
                .interact_pointer_pos()
                .map(|at| (scene.begun.map_or(square, Move::from), at));
        }
        if buttons.is_pointed_at(&response) {
            hovered = Some(here);
        }
        if Buttons::keep_arrows(&response, scene.begun.is_some()) {
            hand.focused = Some(square);
        }
    }
    if hand.touched.is_none()
        && let Some(aim) = hovered
    {
        hand.touched = Some(Touch::Aim(aim));
        if hand.focused.is_some() && hand.focused != Some(aim.square) {
            ui.ctx().memory_mut(|memory| memory.request_focus(Checkers::id(aim)));
        }
    }
    hand
}

struct Brush<'a> {
    painter: Painter,
    pictures: &'a mut Pictures<Sprite>,
    layout: &'a Squares,
    size: Size,
    palette: &'static Palette,
    wood: &'static Wood,
}

impl<'a> Brush<'a> {
    fn new(
        painter: &Painter,
        pictures: &'a mut Pictures<Sprite>,
        layout: &'a Squares,
        size: Size,
    ) -> Self {
        let palette = Palette::of(painter.ctx());
        Self {
            painter: painter.clone(),
            pictures,
            layout,
            size,
            palette,
            wood: Wood::of(palette.look()),
        }
    }
}

impl Brush<'_> {
    fn square(&self, square: Square) -> Rect {
        self.layout.square(self.size.place(square))
    }

    /// Returns the middle of a dark square.
    fn centre(&self, square: Square) -> Pos2 {
        self.square(square).center()
    }

    /// Paints everything; `dragged` is the square of the piece that follows the pointer, and where
    /// that is.
    fn paint(&mut self, scene: &Painting<'_>, dragged: Option<(Square, Pos2)>) {
        self.paint_board();
        self.paint_grounds(scene);
        self.paint_numbers(scene);
        self.paint_begun(scene);
        let held_back = scene.compared.and_then(|compared| compared.held_back(scene.position));
        let shown = held_back.as_ref().unwrap_or(scene.position);
        self.paint_pieces(scene, shown, dragged);
        self.paint_signs(scene);
        self.paint_moving(scene);
        if let Some((square, at)) = dragged
            && let Some(piece) = scene.position.piece(square)
        {
            self.piece(at, piece.owner, piece.is_king(), 1.0, 0.35);
        }
    }

    /// Paints the frame with its shadow and its lower edge, and the squares.
    fn paint_board(&mut self) {
        let side = self.layout.side();
        let colours =
            PlateColours { face: self.wood.frame, edge: self.wood.edge, gleam: self.wood.gleam };
        self.layout.paint_frame(&self.painter, self.palette, colours);
        let ctx = self.painter.ctx().clone();
        let [light, dark] =
            [Sprite::Light, Sprite::Dark].map(|sprite| self.pictures.get(&ctx, sprite, side));
        for row in 0..self.size.rows() {
            for column in 0..self.size.columns() {
                let texture = if self.size.at(row, column).is_some() { dark } else { light };
                // Neighbours differ, as pieces of wood do.
                let turn = if (row + column / 2).is_multiple_of(2) {
                    WHOLE
                } else {
                    Rect::from_min_max(WHOLE.right_bottom(), WHOLE.left_top())
                };
                let ground = self.layout.place(row, column);
                self.painter.add(
                    RectShape::filled(ground, 0.0, Color32::WHITE).with_texture(texture, turn),
                );
            }
        }
    }

    /// Paints the squares of the last move, and those where the move half made can continue.
    fn paint_grounds(&self, scene: &Painting<'_>) {
        let tint = self.wood.path.gamma_multiply(0.22);
        for square in scene.last.into_iter().flat_map(|mv| [mv.from(), mv.to()]) {
            self.painter.rect_filled(self.square(square), 0.0, tint);
        }
        let Some(begun) = scene.begun else { return };
        for square in aim::squares(begun) {
            self.painter.rect_filled(self.square(square), 0.0, tint);
        }
        let side = self.layout.side();
        let stroke = Stroke::new((0.04 * side).max(1.5), self.wood.path);
        for square in aim::next_squares(scene.position, begun) {
            let place = self.square(square);
            self.painter.rect_filled(place, 0.0, self.wood.path.gamma_multiply(0.3));
            self.painter.rect_stroke(place, 0.06 * side, stroke, StrokeKind::Inside);
            dashes(&self.painter, place.center(), 0.68 * self.layout.radius(), Color32::WHITE);
        }
    }

    /// Writes the numbers of the dark squares: beside all pieces, if there is room for all numbers,
    /// or beside none.
    fn paint_numbers(&self, scene: &Painting<'_>) {
        if !scene.shows_coordinates || !self.layout.has_numbers() {
            return;
        }
        let side = self.layout.side();
        let font = theme::regular((0.135 * side).clamp(9.0, 20.0));
        let numbers: Vec<_> = self
            .size
            .all()
            .map(|square| {
                let number =
                    self.painter.layout_no_wrap(square.to_string(), font.clone(), self.wood.number);
                // The digits themselves stand in the corner, without the room that a line of text
                // has around them.
                let digits = number.mesh_bounds;
                let corner = self.square(square).left_top() + Vec2::splat(0.05 * side)
                    - digits.min.to_vec2();
                let inmost = corner + digits.max.to_vec2() - self.centre(square);
                let room = if inmost.x > 0.0 { 0.0 } else { inmost.length() + OVER_EDGE };
                (square, corner, number, room)
            })
            .collect();
        let room = numbers.iter().map(|&(.., room)| room).fold(f32::INFINITY, f32::min);
        let goals =
            scene.begun.map(|begun| aim::next_squares(scene.position, begun)).unwrap_or_default();
        for (square, corner, number, _) in numbers {
            let covered = match scene.position.piece(square) {
                Some(_) => self.layout.radius(),
                None if goals.contains(&square) => 0.68 * self.layout.radius(),
                None => 0.0,
            };
            if covered <= room {
                self.painter.galley(corner, number, self.wood.number);
            }
        }
    }

    /// Paints the pieces at rest: without the one that is on its way or dragged, with what the move
    /// half made has changed.
    fn paint_pieces(
        &mut self,
        scene: &Painting<'_>,
        shown: &Position,
        dragged: Option<(Square, Pos2)>,
    ) {
        let flying = scene.moving.map(|(hop, _)| hop.mv().to());
        let jumped: Vec<Square> =
            scene.begun.map(|begun| begun.jumped().collect()).unwrap_or_default();
        for square in self.size.all() {
            let Some(piece) = shown.piece(square) else {
                continue;
            };
            if flying == Some(square) || dragged.is_some_and(|(from, _)| from == square) {
                continue;
            }
            let moved = scene.begun.filter(|begun| begun.from() == square).map(Move::to);
            let centre = self.centre(moved.unwrap_or(square));
            let strength = if jumped.contains(&square) { CAPTURED } else { 1.0 };
            self.piece(centre, piece.owner, piece.rank == Rank::King, strength, 0.0);
            if jumped.contains(&square) {
                dashes(
                    &self.painter,
                    centre,
                    self.layout.radius(),
                    self.wood.faces[piece.owner.index()],
                );
            }
        }
    }

    /// Paints the piece that is on its way, and what is left of those that it passes.
    fn paint_moving(&mut self, scene: &Painting<'_>) {
        let Some((hop, elapsed)) = scene.moving else {
            return;
        };
        let Some(piece) = scene.position.piece(hop.mv().to()) else {
            return;
        };
        for passed in hop.passed(elapsed, piece.owner.other()) {
            if passed.strength > 0.0 {
                let (owner, is_king) = passed.piece;
                self.piece(self.centre(passed.square), owner, is_king, passed.strength, 0.0);
            }
        }
        if let Some(Airborne { from, to, share, height, is_king }) =
            hop.at(elapsed, piece.is_king())
        {
            let (from, to) = (self.centre(from), self.centre(to));
            self.piece(from + (to - from) * share, piece.owner, is_king, 1.0, height);
        }
    }

    /// Paints a piece at a place of the screen, so strong and so high above the board, from 0 to 1.
    /// A king is two pieces high.
    fn piece(&mut self, centre: Pos2, player: Player, is_king: bool, strength: f32, height: f32) {
        let tint = Color32::WHITE.gamma_multiply(strength);
        let rect = self.layout.piece(centre);
        let side = rect.width();
        let aside = vec2(0.08, 0.20) * (side * height);
        let ground = Rect::from_center_size(rect.center() + aside, rect.size() * SHADOW);
        self.pictures.tinted(&self.painter, Sprite::Shadow, ground, tint);
        // In the air it is nearer to the eye.
        let shown =
            Rect::from_center_size(rect.center(), Vec2::splat(side * (1.0 + 0.16 * height)));
        let sprite = if is_king { Sprite::King(player) } else { Sprite::Man(player) };
        let ctx = self.painter.ctx().clone();
        if is_king {
            let lower = self.pictures.get(&ctx, Sprite::Man(player), side);
            self.painter.image(lower, shown.translate(vec2(0.0, 0.085 * side)), WHOLE, tint);
        }
        let upper = self.pictures.get(&ctx, sprite, side);
        let lift = if is_king { 0.045 * side } else { 0.0 };
        self.painter.image(upper, shown.translate(vec2(0.0, -lift)), WHOLE, tint);
    }
}

/// Returns the best move that begins on a square, or that continues there from the move half made.
fn best_here(
    verdicts: &[Worth<Move>],
    begun: Option<Move>,
    square: Square,
) -> Option<&Worth<Move>> {
    let is_here = |mv: Move| match begun {
        Some(begun) => mv.after(begun).is_some_and(|(_, landing)| landing == square),
        None => mv.from() == square,
    };
    verdicts.iter().filter(|worth| is_here(worth.mv)).max_by_key(|worth| worth.rank())
}
