//! A saved game as a row of a list: a small picture of its position, its players, and its progress.

use std::sync::Arc;

use egui::epaint::RectShape;
use egui::{
    Color32, CornerRadius, CursorIcon, Galley, Rect, Response, Role, Sense, Stroke, StrokeKind,
    TextureHandle, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use crate::app::kit::pictures::WHOLE;
use crate::app::kit::widgets::{self, Face};
use crate::app::sharing::small::SIDE;
use crate::app::theme::{self, Palette};
use crate::storage::Envelope;
use crate::words::text;

/// The least height of a row, in points.
const HEIGHT: f32 = 50.0;
/// The space above and below text of several lines, in points.
const EDGE: f32 = 8.0;
/// The space above and below a small picture, in points.
const AROUND: f32 = 5.0;
/// The width of a button beside a row, in points.
pub const SIDE_BUTTON: f32 = 84.0;
/// The side of the emblem of a game, in points.
const EMBLEM: f32 = 30.0;
/// The corners of a small picture, in points.
const CORNER: f32 = 4.0;

/// A saved game as a row of a list.
pub struct Row {
    players: String,
    /// The game and its progress.
    about: String,
    /// The text for screen readers and tooltips: a description of the picture, or an error.
    aside: String,
    /// Paints the emblem of the game.
    emblem: Option<fn(&Ui, Rect)>,
    /// The picture of the last position.
    preview: Preview,
}

/// The small picture of a position, which is painted when its row comes into view.
enum Preview {
    None,
    /// The row has not been in view yet.
    Unseen(Box<Envelope>),
    /// The row is in view and needs its picture.
    Wanted(Box<Envelope>),
    /// The picture is being painted, or cannot be; the emblem of the game is shown instead.
    Asked,
    Painted(TextureHandle),
}

impl Row {
    /// Returns the row of a game with two lines of text, the first naming the players.
    #[must_use]
    pub const fn new(players: String, about: String, emblem: Option<fn(&Ui, Rect)>) -> Self {
        Self { players, about, aside: String::new(), emblem, preview: Preview::None }
    }

    /// Returns the row with a small picture of the last position of a game.
    #[must_use]
    pub fn with_preview(self, game: Box<Envelope>) -> Self {
        Self { preview: Preview::Unseen(game), ..self }
    }

    /// Returns the row with text for screen readers and its tooltip.
    #[must_use]
    pub fn with_aside(self, aside: String) -> Self {
        Self { aside, ..self }
    }

    /// Returns the game whose small picture is needed now; once.
    pub fn take_wanted(&mut self) -> Option<Box<Envelope>> {
        match std::mem::replace(&mut self.preview, Preview::Asked) {
            Preview::Wanted(game) => Some(game),
            other @ (Preview::None | Preview::Unseen(_) | Preview::Asked | Preview::Painted(_)) => {
                self.preview = other;
                None
            }
        }
    }

    pub fn set_picture(&mut self, picture: TextureHandle) {
        self.preview = Preview::Painted(picture);
    }

    /// Requests the small picture, as the row is in view.
    fn want_picture(&mut self) {
        self.preview = match std::mem::replace(&mut self.preview, Preview::Asked) {
            Preview::Unseen(game) => Preview::Wanted(game),
            other @ (Preview::None | Preview::Wanted(_) | Preview::Asked | Preview::Painted(_)) => {
                other
            }
        };
    }

    /// Returns the side of the square for its picture, zero without one.
    const fn picture_side(&self) -> f32 {
        match (&self.preview, self.emblem) {
            (Preview::Unseen(_) | Preview::Wanted(_) | Preview::Asked | Preview::Painted(_), _) => {
                SIDE
            }
            (Preview::None, Some(_)) => EMBLEM,
            (Preview::None, None) => 0.0,
        }
    }

    /// Returns what a screen reader says of it.
    fn label(&self) -> String {
        if self.aside.is_empty() {
            text::dialogs::row(&self.players, &self.about)
        } else {
            text::dialogs::row_detail(&self.players, &self.about, &self.aside)
        }
    }

    /// Returns the width of the text in a row of this width.
    fn room(&self, width: f32) -> f32 {
        let side = self.picture_side();
        width - 22.0 - if side > 0.0 { side + 12.0 } else { 0.0 }
    }

    /// Returns its text, laid out, in several lines if necessary.
    fn words(&self, ui: &Ui, width: f32) -> [Arc<Galley>; 2] {
        let room = vec2(self.room(width), f32::INFINITY);
        let laid_out = |text: &str, face, ways: &[(f32, usize)]| {
            widgets::readable(ui.painter(), text, (face, ways), Color32::PLACEHOLDER, room)
        };
        let players = laid_out(
            &self.players,
            theme::strong as Face,
            &[(14.5, 1), (13.5, 1), (13.5, 2), (12.0, 2), (12.0, 3), (11.5, 4)],
        );
        [
            players,
            laid_out(
                &self.about,
                theme::regular as Face,
                &[(12.5, 1), (12.0, 1), (12.0, 2), (12.0, 3)],
            ),
        ]
    }

    pub fn height(&self, ui: &Ui, width: f32) -> f32 {
        let words: f32 = self.words(ui, width).iter().map(|galley| galley.size().y).sum();
        HEIGHT.max(words + 2.0 * EDGE).max(self.picture_side() + 2.0 * AROUND)
    }

    pub fn ui(&mut self, ui: &mut Ui, width: f32, is_first: bool) -> Response {
        let palette = Palette::of(ui.ctx());
        let (rect, response) =
            ui.allocate_exact_size(vec2(width.max(0.0), self.height(ui, width)), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, self.label()));
        if response.gained_focus() {
            response.scroll_to_me(None);
        }
        let fill = palette.button_fill(response.hovered());
        let edge = if is_first {
            Stroke::new(2.0, palette.accent)
        } else {
            Stroke::new(1.0, palette.outline)
        };
        ui.painter().rect(rect, CornerRadius::same(10), fill, edge, StrokeKind::Inside);
        widgets::focus_ring(ui.painter(), rect, 10.0, palette, &response);
        self.contents_ui(ui, rect);
        response.on_hover_cursor(CursorIcon::PointingHand)
    }

    /// Shows only the picture, for a game whose text is shown beside it.
    pub fn picture_ui(&mut self, ui: &mut Ui) {
        let (room, _) = ui.allocate_exact_size(Vec2::splat(self.picture_side()), Sense::hover());
        self.paint_picture(ui, room);
    }

    /// Shows the picture and the text.
    fn contents_ui(&mut self, ui: &Ui, rect: Rect) {
        let palette = Palette::of(ui.ctx());
        let side = self.picture_side();
        let room = Rect::from_center_size(
            pos2(rect.left() + 10.0 + side / 2.0, rect.center().y),
            Vec2::splat(side),
        );
        self.paint_picture(ui, room);
        let [players, about] = self.words(ui, rect.width());
        let left = rect.right() - 10.0 - self.room(rect.width());
        let mut top = rect.center().y - f32::midpoint(players.size().y, about.size().y);
        for (galley, colour) in [(players, palette.text), (about, palette.text_weak)] {
            let height = galley.size().y;
            ui.painter().galley(pos2(left, top), galley, colour);
            top += height;
        }
    }

    /// Paints the picture in its place, and requests it if it is in view.
    fn paint_picture(&mut self, ui: &Ui, room: Rect) {
        if ui.is_rect_visible(room) {
            self.want_picture();
        }
        match (&self.preview, self.emblem) {
            (Preview::Painted(picture), _) => {
                let size = picture.size_vec2();
                let place = Rect::from_center_size(
                    room.center(),
                    size * (room.width() / size.max_elem().max(1.0)),
                );
                let shape = RectShape::filled(place, CORNER, Color32::WHITE)
                    .with_texture(picture.id(), WHOLE);
                ui.painter().add(shape);
            }
            (
                Preview::None | Preview::Unseen(_) | Preview::Wanted(_) | Preview::Asked,
                Some(emblem),
            ) => {
                emblem(ui, Rect::from_center_size(room.center(), Vec2::splat(EMBLEM)));
            }
            (Preview::None | Preview::Unseen(_) | Preview::Wanted(_) | Preview::Asked, None) => {}
        }
    }

    /// Shows a button beside the row for an action on its game. Returns its response.
    pub fn side_button(&self, ui: &mut Ui, label: &str, size: Vec2) -> Response {
        let palette = Palette::of(ui.ctx());
        let (rect, response) = ui.allocate_exact_size(size, Sense::click());
        response.widget_info(|| {
            let label = text::dialogs::row_button(label, self.label());
            WidgetInfo::labeled(Role::Button, true, label)
        });
        if response.gained_focus() {
            response.scroll_to_me(None);
        }
        let painter = ui.painter();
        let fill = palette.button_fill(response.hovered());
        let edge = Stroke::new(1.0, palette.outline);
        painter.rect(rect, CornerRadius::same(10), fill, edge, StrokeKind::Inside);
        widgets::focus_ring(painter, rect, 10.0, palette, &response);
        let room = rect.shrink2(vec2(3.0, 0.0));
        widgets::line_in(painter, room, label, theme::strong(13.0), palette.text);
        response.on_hover_cursor(CursorIcon::PointingHand)
    }
}
