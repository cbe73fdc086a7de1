//! Paints boards for export: an offscreen context, the game's own painter, and the players below
//! the board.

use egui::{
    Align2, Color32, Context, Pos2, RawInput, Rect, Theme, Ui, Vec2, ViewportId, pos2, vec2,
};

use super::raster::{self, Textures};
use crate::app::contract::board::{BoardUi, Inscriptions, Scene, Waiting, side_below};
use crate::app::contract::screen::PictureLook;
use crate::app::kit::pictures::Pictures;
use crate::app::kit::widgets;
use crate::app::theme::{self, Palette};
use crate::core::game::{Game, Player};
use crate::launch::USUAL_WIDTH;
use crate::session::Session;
use crate::storage::dimming;
use crate::storage::picture::Pixels;
use crate::words;

/// The width of the layout, in points, which is scaled to the width of the picture.
const WIDTH: f32 = USUAL_WIDTH as f32;
/// The space around the board, in points.
const MARGIN: f32 = 24.0;
/// The greatest height of a board, in points.
const TALLEST: f32 = 760.0;
/// The heights of the line with the state of the game and of the one with the players, in points.
const LINES: [f32; 2] = [40.0, 38.0];
/// The side of a piece beside its player's name, in points.
const PIECE: f32 = 26.0;

/// Paints the positions of a game, one after the other.
pub struct Studio<K: BoardUi> {
    canvas: Canvas,
    pictures: Pictures<K::Picture>,
    view: K::View,
    layout: Layout,
    /// The size of the picture, in pixels.
    size: [u16; 2],
    pixels_per_point: f32,
}

/// The layout of a picture, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Layout {
    /// The area of the board. It begins above the picture if the board leaves space above its plate
    /// for a waiting piece.
    board: Rect,
    /// The line with the state of the game.
    standing: Rect,
    players: Rect,
    height: f32,
}

impl Layout {
    /// Returns the layout for boards of this set-up.
    fn of<K: BoardUi>(setup: K::Setup, pixels_per_point: f32) -> Self {
        let width = WIDTH - 2.0 * MARGIN;
        let size = vec2(width, K::height_for(width, setup).min(TALLEST));
        let area = Rect::from_min_size(pos2(MARGIN, 0.0), size);
        let plate = K::frame(area, setup, false, pixels_per_point);
        let board = area.translate(vec2(0.0, MARGIN - plate.top()));
        let line =
            |top: f32, height: f32| Rect::from_min_size(pos2(MARGIN, top), vec2(width, height));
        let standing = line(board.bottom() + 4.0, LINES[0]);
        let players = line(standing.bottom(), LINES[1]);
        Self { board, standing, players, height: players.bottom() + 0.5 * MARGIN }
    }
}

impl<K: BoardUi> Studio<K> {
    /// Returns a studio for boards of this set-up.
    pub fn new(look: PictureLook, setup: K::Setup) -> Self {
        let pixels_per_point = f32::from(look.width) / WIDTH;
        let layout = Layout::of::<K>(setup, pixels_per_point);
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a board is not much higher than wide"
        )]
        let height = (layout.height * pixels_per_point).round() as u16;
        Self {
            canvas: Canvas::new(look),
            pictures: Pictures::default(),
            view: K::View::default(),
            layout,
            size: [look.width, height],
            pixels_per_point,
        }
    }

    pub fn paint(&mut self, session: &Session<K>) -> Pixels {
        let (pictures, view, layout) = (&mut self.pictures, &mut self.view, self.layout);
        self.canvas.paint(self.size, self.pixels_per_point, |ui| {
            pictures.begin_frame();
            show(ui, pictures, view, layout, session);
        })
    }
}

fn show<K: BoardUi>(
    ui: &mut Ui,
    pictures: &mut Pictures<K::Picture>,
    view: &mut K::View,
    layout: Layout,
    session: &Session<K>,
) {
    let palette = Palette::of(ui.ctx());
    let whole = ui.ctx().content_rect();
    theme::paint_ground(ui.painter(), whole, palette);
    let scene = at_rest(session);
    // A picture takes no input.
    let _ = K::board_ui(ui, layout.board, pictures, view, &scene);
    let painter = ui.painter();
    let font = theme::strong(19.0);
    let standing = words::standing(session);
    widgets::line_in(painter, layout.standing, &standing, font, palette.text);
    let room = layout.players.width() / 2.0 - PIECE - 16.0;
    for player in Player::BOTH {
        let (edge, align, inward) = match player {
            Player::First => (layout.players.left_center(), Align2::LEFT_CENTER, 1.0),
            Player::Second => (layout.players.right_center(), Align2::RIGHT_CENTER, -1.0),
        };
        let piece =
            Rect::from_center_size(edge + vec2(inward * PIECE / 2.0, 0.0), Vec2::splat(PIECE));
        pictures.paint(painter, K::piece(player), piece, 1.0);
        let name = edge + vec2(inward * (PIECE + 9.0), 0.0);
        widgets::line(
            painter,
            name,
            align,
            &words::for_others(session, player),
            theme::strong(15.0),
            text(palette, session, player),
            room,
        );
    }
}

/// Returns the scene of a board without interaction.
pub(super) fn at_rest<K: BoardUi>(session: &Session<K>) -> Scene<'_, K> {
    Scene {
        position: session.position(),
        setup: session.setup(),
        last: session.record().played().last().copied(),
        moving: None,
        waiting: Waiting::Nothing,
        aim: K::first_aim(session.setup()),
        hints: &[],
        marks: &[],
        branches: &[],
        line: &[],
        shows_threats: false,
        shows_coordinates: true,
        territory: None,
        inscribed: Inscriptions {
            markup: session.record().markup_at(session.record().place()),
            dimming: dimming(session.record().markups_back(session.record().cursor())),
            ..Inscriptions::NONE
        },
        below: side_below::<K>(session.you()),
        verdicts: None,
        verdicts_are_before: false,
        values_height: 0.0,
        compared: None,
        decided: None,
        refused: None,
        at_rest_for: f64::INFINITY,
        is_still: true,
        is_looked_at: true,
        now: 0.0,
    }
}

/// Returns the colour of a player's name: it stands out if it is their turn, or they have won.
fn text<K: BoardUi>(palette: &Palette, session: &Session<K>, player: Player) -> Color32 {
    let stands_out = match session.position().outcome() {
        Some(outcome) => outcome == crate::core::game::Outcome::Win(player),
        None => session.position().to_move() == player,
    };
    if stands_out { palette.text } else { palette.text_weak }
}

/// An offscreen canvas and its textures.
pub struct Canvas {
    ctx: Context,
    textures: Textures,
}

impl Canvas {
    /// Returns a canvas with the colours of a look, and switches this thread to the language of the
    /// look.
    pub fn new(look: PictureLook) -> Self {
        words::set_language(look.language);
        let ctx = Context::default();
        theme::install(&ctx);
        let canvas = Self { ctx, textures: Textures::default() };
        canvas.set_look(look);
        canvas
    }

    /// Changes the colours of the next pictures.
    pub fn set_look(&self, look: PictureLook) {
        self.ctx.set_theme(if look.dark { Theme::Dark } else { Theme::Light });
        theme::set_colours(&self.ctx, look.colours);
        theme::set_emblems(&self.ctx, look.emblems);
    }

    /// Paints a picture of this size in pixels, at this many pixels a point.
    pub fn paint(
        &mut self,
        [width, height]: [u16; 2],
        pixels_per_point: f32,
        mut show: impl FnMut(&mut Ui),
    ) -> Pixels {
        let size = vec2(f32::from(width), f32::from(height)) / pixels_per_point;
        let mut input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, size)),
            time: Some(0.0),
            ..RawInput::default()
        };
        input.viewports.entry(ViewportId::ROOT).or_default().native_pixels_per_point =
            Some(pixels_per_point);
        let mut output = self.ctx.clone().run_ui(input, |ui| show(ui));
        self.textures.apply(&mut output.textures_delta);
        let primitives = self.ctx.tessellate(std::mem::take(&mut output.shapes), pixels_per_point);
        let ground = Palette::of(&self.ctx).ground_bottom;
        let mut picture = Pixels::filled(width, height, [ground.r(), ground.g(), ground.b()]);
        raster::paint(&mut picture, &self.textures, &primitives, pixels_per_point);
        picture
    }
}
