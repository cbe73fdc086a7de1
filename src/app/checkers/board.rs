//! The board on the screen: squares in a frame, pieces, and a button on each dark square.

mod signs;

use egui::epaint::{RectShape, Shadow};
use egui::{
    Color32, Event, EventFilter, Memory, Painter, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui,
    Vec2, WidgetInfo, vec2,
};

use super::aim::{self, Aim};
use super::colours::Wood;
use super::hop::{Airborne, Hop};
use super::layout::Layout;
use super::pictures::{SHADOW, Sprite};
use super::worth::best_here;
use crate::app::contract::board::{BoardUi, Compared, Touch};
use crate::app::contract::pictures::{Pictures, WHOLE};
use crate::app::kit::widgets;
use crate::app::theme::{self, Palette};
use crate::app::words;
use crate::core::checkers::{Checkers, Move, Position, Rank, Setup, Square};
use crate::core::game::Player;
use crate::core::verdict::Verdict;

/// The corners of the frame, in squares.
const CORNER: f32 = 0.22;
/// How far a number may reach over the edge of what stands on its square, in points: the edge is
/// round, and digits do not fill their corner.
const OVER_EDGE: f32 = 1.0;
/// How strong a piece is that the move half made has captured.
const CAPTURED: f32 = 0.38;

/// What is on the board now, and on its way.
pub struct Painting<'a> {
    /// The pieces.
    pub position: &'a Position,
    /// What the game was set up with.
    pub setup: Setup,
    /// The piece that is still on its way, and for how long.
    pub moving: Option<(Hop, f64)>,
    /// The player who may play now, a person.
    pub player: Option<Player>,
    /// The square of the cursor, and what is in hand.
    pub aim: Aim,
    /// The move half made.
    pub begun: Option<Move>,
    /// The last move.
    pub last: Option<Move>,
    /// The move of a hint.
    pub hint: Option<Move>,
    /// The play that is shown.
    pub line: &'a [Move],
    /// What the moves are worth, as far as it is known; `None` where nobody wants to see it.
    pub verdicts: Option<&'a [(Move, Verdict)]>,
    /// A move held against better ones.
    pub compared: Option<&'a Compared<Move>>,
    /// The square at which a move was refused, and how strongly it stands out.
    pub flash: Option<(Square, f32)>,
    /// Whether the board is seen from Red's side.
    pub is_turned: bool,
    /// Whether the squares show their numbers.
    pub shows_numbers: bool,
}

/// Draws the board into `area`, and returns what a person did to it.
pub fn board_ui(
    ui: &Ui,
    area: Rect,
    pictures: &mut Pictures<Sprite>,
    scene: &Painting<'_>,
) -> Option<Touch<Checkers>> {
    let layout = Layout::fit(area, scene.position.size(), ui.ctx().pixels_per_point())
        .turned(scene.is_turned);
    let hand = squares_ui(ui, &layout, scene);
    let mut brush = Brush::new(ui.painter(), pictures, &layout);
    brush.paint(scene, hand.dragged);
    if let Some(square) = hand.focused {
        let least = brush.palette.focus_width.min(0.1 * layout.side());
        let stroke = Stroke::new(
            (0.045 * layout.side()).clamp(2.0, 4.0).max(least),
            brush.wood.path,
        );
        brush.painter.rect_stroke(
            layout.square(square).shrink(0.5),
            0.06 * layout.side(),
            stroke,
            StrokeKind::Inside,
        );
    }
    hand.touched
}

/// Paints a board that nobody plays on, into a place.
pub fn paint(
    painter: &Painter,
    place: Rect,
    pictures: &mut Pictures<Sprite>,
    scene: &Painting<'_>,
) {
    let layout = Layout::fit(place, scene.position.size(), painter.pixels_per_point())
        .turned(scene.is_turned);
    Brush::new(painter, pictures, &layout).paint(scene, None);
}

/// What a person does to the squares.
#[derive(Default)]
struct Hand {
    touched: Option<Touch<Checkers>>,
    /// The square that has the keyboard's attention.
    focused: Option<Square>,
    /// The piece that is dragged, by where it was, and where it is.
    dragged: Option<(Square, Pos2)>,
}

/// Adds the buttons of the dark squares.
fn squares_ui(ui: &Ui, layout: &Layout, scene: &Painting<'_>) -> Hand {
    // Not `is_moving`, which is a velocity and knows nothing of single, slow steps.
    let moved =
        |event: &Event| matches!(event, Event::PointerMoved(_) | Event::PointerButton { .. });
    let pointer_moved = ui.input(|input| input.events.iter().any(moved));
    let attention = ui.ctx().memory(Memory::focused);
    let movable: Vec<Square> = match (scene.player, scene.begun) {
        (None, _) => Vec::new(),
        (Some(_), Some(begun)) if begun.is_jump() => vec![begun.to()],
        (Some(_), _) => aim::legal(scene.position)
            .iter()
            .map(|mv| mv.from())
            .collect(),
    };
    let mut hand = Hand::default();
    let mut hovered = None;
    for aim in Checkers::aims(scene.setup) {
        let square = aim.square;
        let id = Checkers::id(aim);
        let can_drag = movable.contains(&square);
        // One stop for Tab, at the cursor; from there the arrows lead to the other squares.
        let is_stop = square == scene.aim.square || attention == Some(id);
        let clicks = if is_stop {
            Sense::click()
        } else {
            Sense::CLICK
        };
        let response = ui.interact(
            layout.square(square),
            id,
            if can_drag {
                clicks | Sense::DRAG
            } else {
                clicks
            },
        );
        response.widget_info(|| {
            let best = scene
                .verdicts
                .and_then(|verdicts| best_here(verdicts, scene.begun, square));
            let says = best.map_or_else(String::new, |verdict| {
                format!(", {}", words::verdict::<Checkers>(verdict))
            });
            let name = Checkers::describe(
                scene.position,
                scene.last,
                Aim {
                    square,
                    begun: scene.begun,
                },
            );
            WidgetInfo::labeled(
                Role::Button,
                scene.player.is_some(),
                format!("{name}{says}"),
            )
        });
        let here = Aim {
            square,
            begun: scene.begun,
        };
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
        if response.hovered() && pointer_moved {
            hovered = Some(here);
        }
        if response.has_focus() {
            hand.focused = Some(square);
            // The arrow keys move the cursor; they must not carry the focus off the board.
            let filter = EventFilter {
                horizontal_arrows: true,
                vertical_arrows: true,
                escape: scene.begun.is_some(),
                ..EventFilter::default()
            };
            ui.ctx()
                .memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
        }
    }
    if hand.touched.is_none()
        && let Some(aim) = hovered
    {
        hand.touched = Some(Touch::Aim(aim));
        if hand.focused.is_some() && hand.focused != Some(aim.square) {
            ui.ctx()
                .memory_mut(|memory| memory.request_focus(Checkers::id(aim)));
        }
    }
    hand
}

/// What painting the board needs at hand.
struct Brush<'a> {
    painter: Painter,
    pictures: &'a mut Pictures<Sprite>,
    layout: &'a Layout,
    palette: &'static Palette,
    wood: &'static Wood,
}

impl<'a> Brush<'a> {
    /// Returns what paints with this painter.
    fn new(painter: &Painter, pictures: &'a mut Pictures<Sprite>, layout: &'a Layout) -> Self {
        let palette = Palette::of(painter.ctx());
        Self {
            painter: painter.clone(),
            pictures,
            layout,
            palette,
            wood: Wood::of(palette.look()),
        }
    }
}

impl Brush<'_> {
    /// Paints everything; `dragged` is the square of the piece that follows the pointer, and where
    /// that is.
    fn paint(&mut self, scene: &Painting<'_>, dragged: Option<(Square, Pos2)>) {
        self.paint_board();
        self.paint_grounds(scene);
        self.paint_numbers(scene);
        self.paint_begun(scene);
        self.paint_pieces(scene, dragged);
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
        let (plate, side, edge) = (self.layout.plate(), self.layout.side(), self.layout.edge());
        let corner = CORNER * side;
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a few points"
        )]
        let shadow = Shadow {
            offset: [0, (0.12 * side).min(40.0) as i8],
            blur: (0.35 * side).clamp(8.0, 60.0) as u8,
            spread: 0,
            color: self.palette.plate_shadow,
        };
        let body = plate.with_max_y(plate.bottom() + edge);
        self.painter.add(shadow.as_shape(body, corner));
        self.painter.rect_filled(body, corner, self.wood.edge);
        self.painter.rect_filled(plate, corner, self.wood.frame);
        let gleam = Stroke::new((0.02 * side).clamp(1.0, 3.0), self.wood.gleam);
        self.painter
            .rect_stroke(plate, corner, gleam, StrokeKind::Inside);
        let squares = self.layout.squares();
        let line = (0.02 * side).clamp(self.layout.pixel(), 3.0);
        self.painter
            .rect_filled(squares.expand(line), 0.0, self.wood.edge);
        let ctx = self.painter.ctx().clone();
        let [light, dark] =
            [Sprite::Light, Sprite::Dark].map(|sprite| self.pictures.get(&ctx, sprite, side));
        let measures = self.layout.size();
        for row in 0..measures.rows() {
            for column in 0..measures.columns() {
                let texture = if measures.at(row, column).is_some() {
                    dark
                } else {
                    light
                };
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

    /// Paints the squares of the last move, and those where the move half made can go on.
    fn paint_grounds(&self, scene: &Painting<'_>) {
        let tint = self.wood.path.gamma_multiply(0.22);
        for square in scene.last.into_iter().flat_map(|mv| [mv.from(), mv.to()]) {
            self.painter
                .rect_filled(self.layout.square(square), 0.0, tint);
        }
        let Some(begun) = scene.begun else { return };
        for square in aim::squares(begun) {
            self.painter
                .rect_filled(self.layout.square(square), 0.0, tint);
        }
        let side = self.layout.side();
        let stroke = Stroke::new((0.04 * side).max(1.5), self.wood.path);
        for square in aim::next_squares(scene.position, begun) {
            let place = self.layout.square(square);
            self.painter
                .rect_filled(place, 0.0, self.wood.path.gamma_multiply(0.3));
            self.painter
                .rect_stroke(place, 0.06 * side, stroke, StrokeKind::Inside);
            self.dashes(place.center(), 0.68 * self.layout.radius(), Color32::WHITE);
        }
    }

    /// Writes the numbers of the dark squares: beside all pieces, if there is room for all numbers,
    /// or beside none.
    fn paint_numbers(&self, scene: &Painting<'_>) {
        if !scene.shows_numbers || !self.layout.has_numbers() {
            return;
        }
        let side = self.layout.side();
        let font = theme::regular((0.135 * side).clamp(9.0, 20.0));
        let numbers: Vec<_> = self
            .layout
            .size()
            .all()
            .map(|square| {
                let number =
                    self.painter
                        .layout_no_wrap(square.to_string(), font.clone(), self.wood.number);
                // The digits themselves stand in the corner, without the room that a line of text
                // has around them.
                let digits = number.mesh_bounds;
                let corner = self.layout.square(square).left_top() + Vec2::splat(0.05 * side)
                    - digits.min.to_vec2();
                let inmost = corner + digits.max.to_vec2() - self.layout.centre(square);
                let room = if inmost.x > 0.0 {
                    0.0
                } else {
                    inmost.length() + OVER_EDGE
                };
                (square, corner, number, room)
            })
            .collect();
        let room = numbers
            .iter()
            .map(|&(.., room)| room)
            .fold(f32::INFINITY, f32::min);
        let goals = scene
            .begun
            .map(|begun| aim::next_squares(scene.position, begun))
            .unwrap_or_default();
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
    fn paint_pieces(&mut self, scene: &Painting<'_>, dragged: Option<(Square, Pos2)>) {
        let flying = scene.moving.map(|(hop, _)| hop.mv().to());
        let jumped: Vec<Square> = scene
            .begun
            .map(|begun| begun.jumped().collect())
            .unwrap_or_default();
        for square in self.layout.size().all() {
            let Some(piece) = scene.position.piece(square) else {
                continue;
            };
            if flying == Some(square) || dragged.is_some_and(|(from, _)| from == square) {
                continue;
            }
            let moved = scene
                .begun
                .filter(|begun| begun.from() == square)
                .map(Move::to);
            let centre = self.layout.centre(moved.unwrap_or(square));
            let strength = if jumped.contains(&square) {
                CAPTURED
            } else {
                1.0
            };
            self.piece(centre, piece.owner, piece.rank == Rank::King, strength, 0.0);
            if jumped.contains(&square) {
                self.dashes(
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
                self.piece(
                    self.layout.centre(passed.square),
                    owner,
                    is_king,
                    passed.strength,
                    0.0,
                );
            }
        }
        if let Some(Airborne {
            from,
            to,
            share,
            height,
            is_king,
        }) = hop.at(elapsed, piece.is_king())
        {
            let (from, to) = (self.layout.centre(from), self.layout.centre(to));
            self.piece(
                from + (to - from) * share,
                piece.owner,
                is_king,
                1.0,
                height,
            );
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
        self.pictures
            .tinted(&self.painter, Sprite::Shadow, ground, tint);
        // In the air it is nearer to the eye.
        let shown =
            Rect::from_center_size(rect.center(), Vec2::splat(side * (1.0 + 0.16 * height)));
        let sprite = if is_king {
            Sprite::King(player)
        } else {
            Sprite::Man(player)
        };
        let ctx = self.painter.ctx().clone();
        if is_king {
            let lower = self.pictures.get(&ctx, Sprite::Man(player), side);
            self.painter
                .image(lower, shown.translate(vec2(0.0, 0.085 * side)), WHOLE, tint);
        }
        let upper = self.pictures.get(&ctx, sprite, side);
        let lift = if is_king { 0.045 * side } else { 0.0 };
        self.painter
            .image(upper, shown.translate(vec2(0.0, -lift)), WHOLE, tint);
    }

    /// Paints a dashed circle.
    fn dashes(&self, centre: Pos2, radius: f32, colour: Color32) {
        /// As many dashes as gaps, so that the last gap is as long as the others.
        const DASHES: u8 = 14;
        let width = (0.07 * radius).max(1.25);
        let angle = |share: f32| Vec2::angled(share / f32::from(DASHES) * std::f32::consts::TAU);
        for dash in 0..DASHES {
            let arc = (0..=4_u8)
                .map(|step| centre + radius * angle(f32::from(dash) + 0.14 * f32::from(step)));
            self.painter.line(arc.collect(), Stroke::new(width, colour));
        }
    }
}
