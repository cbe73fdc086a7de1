//! The board on the screen: green squares in a frame, discs, and a button on each square.

use egui::{Align2, Color32, Painter, Rect, Stroke, StrokeKind, Ui, Vec2, vec2};

use crate::app::board::pictures::{SHADOW, Sprite};
use crate::app::board::places::worth_and_number;
use crate::app::board::signs::{self, PlateColours};
use crate::app::board::{Places, Squares, colours, landing, steering};
use crate::app::contract::board::{BoardUi as _, Scene, Touch, Waiting, verdict_label};
use crate::app::contract::pictures::{Pictures, WHOLE};
use crate::app::kit::badge::Badge;
use crate::app::theme::{self, Palette};
use crate::core::game::Player;
use crate::core::reversi::position::SIZE;
use crate::core::reversi::{Move, Position, Reversi, Square};

/// The numbers of columns and rows.
pub(super) const SIZES: [u8; 2] = [SIZE; 2];
/// The squares, and the lines between them.
const GREEN: [Color32; 2] = [
    Color32::from_rgb(0x2E, 0x7D, 0x4F),
    Color32::from_rgb(0x18, 0x4A, 0x2D),
];
/// The frame; its coordinates are at least 4.5:1 on it.
const FRAME: PlateColours = PlateColours {
    face: Color32::from_rgb(0x2B, 0x2A, 0x28),
    edge: Color32::from_rgb(0x14, 0x13, 0x12),
    gleam: Color32::from_rgb(0x58, 0x54, 0x4E),
};
/// Letters, numbers and the dots of legal moves; at least 3:1 on the squares.
const INK: Color32 = Color32::from_rgb(0xEE, 0xE8, 0xD8);

/// The discs on the board, and on their way.
pub(super) struct Discs {
    pub(super) position: Position,
    /// The position before, and the share of the way that discs have turned since.
    pub(super) turning: Option<(Position, f32)>,
    /// The square of the last disc.
    pub(super) last: Option<Square>,
}

/// Draws the board into `area`, and returns what a person did to it.
pub(super) fn board_ui(
    ui: &Ui,
    area: Rect,
    pictures: &mut Pictures<Sprite>,
    discs: &Discs,
    scene: &Scene<'_, Reversi>,
) -> Option<Touch<Reversi>> {
    let mut board = Brush {
        squares: Squares::fit(area, SIZES, ui.pixels_per_point()),
        painter: ui.painter().clone(),
        palette: Palette::of(ui.ctx()),
        pictures,
    };
    let line = steering::numbered::<Reversi>(scene.position, scene.line);
    let places = Places {
        aim: scene.aim,
        setup: (),
        is_open: scene.is_open(),
    };
    let name = |square| {
        let verdicts = scene.verdicts.unwrap_or_default();
        let worth = verdicts.iter().find(|worth| worth.0 == Move::Place(square));
        let number = line.iter().find(|stone| stone.0 == square);
        let last = discs.last.map(Move::Place);
        Reversi::describe(scene.position, last, square)
            + &worth_and_number::<Reversi>(worth.map(|worth| worth.1), number.map(|disc| disc.2))
    };
    let squares = board.squares;
    let place = |square| place(&squares, square);
    let around = |_| String::new();
    let (touched, focused) = places.ui(ui, place, Move::Place, name, around, |_, _| {});
    board.discs(discs);
    board.signs(scene, &line);
    if let Some(square) = focused {
        signs::focus(&board.painter, board.palette, place(square), INK);
    }
    touched
}

/// Paints discs on a board into `area`, for someone who only looks at it.
pub(super) fn paint(painter: &Painter, area: Rect, pictures: &mut Pictures<Sprite>, discs: &Discs) {
    let mut board = Brush {
        squares: Squares::fit(area, SIZES, painter.pixels_per_point()),
        painter: painter.clone(),
        palette: Palette::of(painter.ctx()),
        pictures,
    };
    board.discs(discs);
}

/// Returns where a square is.
fn place(squares: &Squares, square: Square) -> Rect {
    squares.square((square.row(), square.column()))
}

/// What painting the board needs at hand.
struct Brush<'a> {
    squares: Squares,
    painter: Painter,
    palette: &'static Palette,
    pictures: &'a mut Pictures<Sprite>,
}

impl Brush<'_> {
    /// Paints the frame with its coordinates, the squares, and the discs.
    fn discs(&mut self, discs: &Discs) {
        let (squares, side) = (self.squares, self.squares.side());
        squares.paint_frame(&self.painter, self.palette, FRAME);
        squares.paint_squares(&self.painter, |_, _| GREEN[0]);
        let hair = Stroke::new((0.02 * side).max(squares.pixel()), GREEN[1]);
        let font = theme::regular(0.22 * side);
        for index in 0..SIZE {
            let [top, left] = [squares.place(0, index), squares.place(index, 0)];
            for (at, text) in [
                (
                    top.center_top() - vec2(0.0, 0.15 * side),
                    Square::column_name(index),
                ),
                (
                    left.left_center() - vec2(0.15 * side, 0.0),
                    (index + 1).to_string(),
                ),
            ] {
                let middle = Align2::CENTER_CENTER;
                self.painter.text(at, middle, text, font.clone(), INK);
            }
        }
        for square in squares.all() {
            let rect = squares.square(square);
            self.painter
                .rect_stroke(rect, 0.0, hair, StrokeKind::Inside);
        }
        for square in Reversi::aims(()) {
            let Some(owner) = discs.position.disc(square) else {
                continue;
            };
            let mut turn = (owner, 1.0);
            if let Some((before, share)) = discs.turning
                && before.disc(square) == Some(owner.other())
            {
                let seen = if share < 0.5 { owner.other() } else { owner };
                turn = (seen, (share * std::f32::consts::PI).cos().abs().max(0.06));
            }
            self.disc(square, turn.0, turn.1, 1.0);
            if discs.last == Some(square) {
                let centre = squares.centre((square.row(), square.column()));
                let radius = (0.3 * squares.radius()).max(2.0);
                self.painter.circle_filled(centre, radius, colours::LAST);
            }
        }
    }

    /// Paints a disc with its shadow, so wide and so strong.
    fn disc(&mut self, square: Square, player: Player, width: f32, strength: f32) {
        let tint = Color32::WHITE.gamma_multiply(strength);
        let rect = self.squares.piece(place(&self.squares, square).center());
        let sprite = Sprite::Bare(player);
        for (sprite, scale) in [(Sprite::Shadow, SHADOW), (sprite, 1.0)] {
            let side = scale * rect.width();
            let texture = self.pictures.get(self.painter.ctx(), sprite, side);
            let seen = Rect::from_center_size(rect.center(), vec2(width * side, side));
            self.painter.image(texture, seen, WHOLE, tint);
        }
    }

    /// Paints the signs over the discs: legal moves, the cursor, the hint, what moves are worth.
    fn signs(&mut self, scene: &Scene<'_, Reversi>, line: &[(Square, Player, u32)]) {
        let (squares, side) = (self.squares, self.squares.side());
        let radius = squares.radius();
        let centre = |square| place(&squares, square).center();
        if let Waiting::Person(player) = scene.waiting {
            let places: Vec<Square> = scene.position.places().collect();
            for &square in &places {
                let dot = (0.08 * side).max(2.0);
                self.painter.circle_filled(centre(square), dot, INK);
            }
            if places.contains(&scene.aim) && line.is_empty() && scene.verdicts.is_none() {
                self.disc(scene.aim, player, 1.0, 0.6);
            }
            let stroke = Stroke::new((0.04 * side).max(1.5), INK);
            let cursor = place(&squares, scene.aim).shrink(0.03 * side);
            self.painter
                .rect_stroke(cursor, 0.1 * side, stroke, StrokeKind::Inside);
        }
        let verdicts = scene.verdicts.filter(|_| line.is_empty());
        let verdicts = verdicts.unwrap_or_default();
        let best = verdicts.iter().map(|(_, verdict)| verdict.rank()).max();
        for &(mv, verdict) in verdicts {
            if let Some(square) = Reversi::aim_of(mv) {
                let words = verdict_label::<Reversi>(verdict);
                let is_best = best == Some(verdict.rank());
                let (at, worth) = (place(&squares, square), (verdict, words.as_str()));
                signs::verdict(&self.painter, self.palette, at, worth, is_best);
            }
        }
        for &(square, player, number) in line {
            self.disc(square, player, 1.0, colours::NUMBERED);
            let ink = [colours::WHITE_FACE, colours::BLACK_FACE][player.index()];
            let font = theme::strong(radius.clamp(7.0, 24.0));
            let middle = Align2::CENTER_CENTER;
            self.painter
                .text(centre(square), middle, number.to_string(), font, ink);
        }
        if let Some(square) = scene.hint.and_then(Reversi::aim_of) {
            signs::hint(&self.painter, centre(square), radius);
        }
        if let Some((square, elapsed)) = scene.refused
            && let Some(strength) = landing::flash(elapsed, scene.is_still)
        {
            signs::flash(&self.painter, centre(square), radius, strength);
        }
        if let Some(compared) = scene.compared {
            let better = compared.better.iter().map(|&mv| (mv, Some(Badge::Right)));
            for (mv, badge) in better.chain([(compared.made, Badge::of(compared.quality))]) {
                if let Some((square, badge)) = Reversi::aim_of(mv).zip(badge) {
                    let ring = Stroke::new((0.09 * radius).max(2.0), badge.ink(self.palette).text);
                    let at = centre(square);
                    self.painter.circle_stroke(at, radius, ring);
                    let at = at + Vec2::new(0.7, -0.7) * radius;
                    badge.paint(&self.painter, at, (0.42 * radius).max(5.0), self.palette);
                }
            }
        }
    }
}
