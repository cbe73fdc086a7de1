//! Small pictures of positions for lists: the board alone, without margin or text.

use egui::{Rect, vec2};

use super::studio::{Canvas, at_rest};
use crate::app::contract::board::BoardUi;
use crate::app::contract::screen::PictureLook;
use crate::app::kit::pictures::Pictures;
use crate::app::theme::Palette;
use crate::session::Session;
use crate::storage::Settings;
use crate::storage::picture::Pixels;

/// The side of a small picture, in points; that of the longer side of a board that is not square.
pub const SIDE: f32 = 56.0;
/// The factor by which a board is painted larger and then scaled down, so that details finer than a
/// pixel are averaged.
const FINER: u16 = 3;
/// The greatest height of the painted area around the board, in pixels.
const TALLEST: f32 = 2000.0;

/// Returns the side of a small picture on a screen with this many pixels a point.
#[must_use]
pub fn pixels(pixels_per_point: f32) -> u16 {
    pixels_of(SIDE, pixels_per_point)
}

/// Returns the side of a picture of so many points on a screen with this many pixels a point.
#[must_use]
pub fn pixels_of(side: f32, pixels_per_point: f32) -> u16 {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a small positive number of pixels"
    )]
    let pixels = (side * pixels_per_point).round().clamp(1.0, 1024.0) as u16;
    pixels
}

/// Paints the board with the position in view as settings have it, so many points wide, without the
/// room above it; what is beside it, too, if it `is_bare`.
pub fn preview<K: BoardUi>(
    canvas: &mut Canvas,
    (look, width, is_bare): (PictureLook, f32, bool),
    settings: &Settings,
    (session, moving): (&Session<K>, Option<(K::Motion, f64)>),
) -> Pixels {
    let pixels_per_point = f32::from(look.width) / width;
    let area = Rect::from_min_size(
        egui::Pos2::ZERO,
        vec2(width, K::height_for(width, session.setup()).min(1.2 * width)),
    );
    let board = area.shrink(4.0);
    let frame = K::frame(board, session.setup(), false, pixels_per_point);
    let mut scene = at_rest(session);
    scene.moving = moving;
    scene.shows_coordinates = settings.numbers;
    scene.shows_threats = K::EXTRAS.threats.is_some() && settings.threats;
    if settings.move_numbers {
        scene.inscribed.numbered = session.record().played();
    }
    let (mut pictures, mut view) = (Pictures::default(), K::View::default());
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small picture")]
    let in_pixels = |points: f32| (points * pixels_per_point).round().clamp(0.0, TALLEST) as u16;
    let height = in_pixels(area.height()).max(1);
    let whole = canvas.paint([look.width, height], pixels_per_point, |ui| {
        pictures.begin_frame();
        ui.painter().rect_filled(area, 0.0, Palette::of(ui.ctx()).card);
        // A picture takes no input.
        let _ = K::board_ui(ui, board, &mut pictures, &mut view, &scene);
    });
    if is_bare {
        let corners = [frame.min, frame.max].map(|at| [in_pixels(at.x), in_pixels(at.y)]);
        return whole.part(corners[0], corners[1]);
    }
    whole.part([0, in_pixels(frame.top() - 8.0)], [look.width, height])
}

/// The least side of a picture that is painted as it is, in points.
const AS_IT_IS: f32 = 150.0;

/// Paints the position in view, with a longer side of so many points.
pub fn paint<K: BoardUi>(look: PictureLook, side: f32, session: &Session<K>) -> Pixels {
    let pixels_per_point = f32::from(look.width) / side;
    let finer = if side < AS_IT_IS { FINER } else { 1 };
    let side = f32::from(finer) * side;
    let setup = session.setup();
    // A board takes part of its area, and its plate must fill the picture.
    let laid_out = |width: f32| {
        let area = Rect::from_min_size(egui::Pos2::ZERO, vec2(width, K::height_for(width, setup)));
        (area, K::frame(area, setup, false, pixels_per_point))
    };
    let (_, plate) = laid_out(side);
    let (area, plate) = laid_out(side * side / plate.size().max_elem().max(1.0));
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a small positive number of pixels"
    )]
    let in_pixels = |points: f32| (points * pixels_per_point).round().clamp(0.0, TALLEST) as u16;
    let (mut pictures, mut view, scene) =
        (Pictures::default(), K::View::default(), at_rest(session));
    let canvas = [in_pixels(area.width()).max(1), in_pixels(area.height()).max(1)];
    let whole = Canvas::new(look).paint(canvas, pixels_per_point, |ui| {
        pictures.begin_frame();
        // A picture takes no input.
        let _ = K::board_ui(ui, area, &mut pictures, &mut view, &scene);
    });
    let board = whole.part(
        [in_pixels(plate.left()), in_pixels(plate.top())],
        [in_pixels(plate.right()), in_pixels(plate.bottom())],
    );
    board.reduced(finer)
}
