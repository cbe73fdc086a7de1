//! A saved game as a row of a list: its picture, who plays, and how far it is.

use std::sync::Arc;

use egui::{
    Align2, Color32, CornerRadius, CursorIcon, Galley, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::theme::{self, Palette};
use super::widgets::{self, Face};

/// The least height of a row, in points.
const HEIGHT: f32 = 50.0;
/// The space above and below the words of a higher row, in points.
const EDGE: f32 = 8.0;
/// The width of a button beside a row, in points.
pub const SIDE_BUTTON: f32 = 84.0;
/// The side of the picture, in points.
const EMBLEM: f32 = 30.0;

/// A saved game as a row of a list.
pub struct Row {
    /// Who plays.
    players: String,
    /// Which game, and how far it is.
    about: String,
    /// Paints the picture of the game.
    emblem: Option<fn(&Ui, Rect)>,
}

impl Row {
    /// Returns the row of a game with these words, of which one says who plays.
    #[must_use]
    pub const fn new(players: String, about: String, emblem: Option<fn(&Ui, Rect)>) -> Self {
        Self { players, about, emblem }
    }

    /// Returns what a screen reader says of it.
    fn label(&self) -> String {
        format!("{}. {}", self.players, self.about)
    }

    /// Returns the width of the words in a row of this width.
    fn room(&self, width: f32) -> f32 {
        width - 22.0 - if self.emblem.is_some() { EMBLEM + 12.0 } else { 0.0 }
    }

    /// Returns its words, laid out: two rows each where one has no room for all of them.
    fn words(&self, ui: &Ui, width: f32) -> [Arc<Galley>; 2] {
        let room = vec2(self.room(width), f32::INFINITY);
        let laid_out = |text: &str, face, ways: &[(f32, usize)]| {
            widgets::readable(ui.painter(), text, (face, ways), Color32::PLACEHOLDER, room)
        };
        let players = laid_out(&self.players, theme::strong as Face, &[(14.5, 1), (13.5, 1), (13.5, 2), (12.0, 2)]);
        [players, laid_out(&self.about, theme::regular as Face, &[(12.5, 1), (12.0, 1), (12.0, 2)])]
    }

    /// Returns the height of a row of this width.
    pub fn height(&self, ui: &Ui, width: f32) -> f32 {
        let words: f32 = self.words(ui, width).iter().map(|galley| galley.size().y).sum();
        f32::max(HEIGHT, words + 2.0 * EDGE)
    }

    /// Shows the row. Returns whether it was pressed.
    pub fn ui(&self, ui: &mut Ui, width: f32, is_first: bool) -> bool {
        let palette = Palette::of(ui.ctx());
        let (rect, response) = ui.allocate_exact_size(vec2(width.max(0.0), self.height(ui, width)), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, self.label()));
        if response.gained_focus() {
            response.scroll_to_me(None);
        }
        let painter = ui.painter();
        let fill = if response.hovered() { palette.button_hover } else { palette.button };
        let edge = if is_first { Stroke::new(2.0, palette.accent) } else { Stroke::new(1.0, palette.outline) };
        painter.rect(rect, CornerRadius::same(10), fill, edge, StrokeKind::Inside);
        widgets::focus_ring(painter, rect, 10.0, palette, &response);
        if let Some(emblem) = self.emblem {
            let left = rect.left() + 12.0;
            emblem(ui, Rect::from_center_size(pos2(left + EMBLEM / 2.0, rect.center().y), Vec2::splat(EMBLEM)));
        }
        let [players, about] = self.words(ui, width);
        let left = rect.right() - 10.0 - self.room(width);
        let mut top = rect.center().y - f32::midpoint(players.size().y, about.size().y);
        for (galley, colour) in [(players, palette.text), (about, palette.text_weak)] {
            let height = galley.size().y;
            ui.painter().galley(pos2(left, top), galley, colour);
            top += height;
        }
        let pressed = widgets::activated(&response);
        response.on_hover_cursor(CursorIcon::PointingHand);
        pressed
    }

    /// Shows a button beside the row that does something with its game. Returns whether it was pressed.
    pub fn side_button(&self, ui: &mut Ui, label: &str, size: Vec2) -> bool {
        let palette = Palette::of(ui.ctx());
        let (rect, response) = ui.allocate_exact_size(size, Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, format!("{label}: {}", self.label())));
        if response.gained_focus() {
            response.scroll_to_me(None);
        }
        let painter = ui.painter();
        let fill = if response.hovered() { palette.button_hover } else { palette.button };
        painter.rect(rect, CornerRadius::same(10), fill, Stroke::new(1.0, palette.outline), StrokeKind::Inside);
        widgets::focus_ring(painter, rect, 10.0, palette, &response);
        let at = rect.center();
        widgets::line(painter, at, Align2::CENTER_CENTER, label, theme::strong(13.0), palette.text, rect.width() - 6.0);
        let pressed = widgets::activated(&response);
        response.on_hover_cursor(CursorIcon::PointingHand);
        pressed
    }
}
