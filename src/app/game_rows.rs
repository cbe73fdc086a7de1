//! A saved game as a row of a list: its picture, who plays, and how far it is.

use egui::{Align2, CornerRadius, CursorIcon, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::theme::{self, Palette};
use super::widgets;

/// The height of a row, in points.
pub const HEIGHT: f32 = 50.0;
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

    /// Shows the row. Returns whether it was pressed.
    pub fn ui(&self, ui: &mut Ui, width: f32, is_first: bool) -> bool {
        let palette = Palette::of(ui.ctx());
        let (rect, response) = ui.allocate_exact_size(vec2(width.max(0.0), HEIGHT), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, self.label()));
        if response.gained_focus() {
            response.scroll_to_me(None);
        }
        let painter = ui.painter();
        let fill = if response.hovered() { palette.button_hover } else { palette.button };
        let edge = if is_first { Stroke::new(2.0, palette.accent) } else { Stroke::new(1.0, palette.outline) };
        painter.rect(rect, CornerRadius::same(10), fill, edge, StrokeKind::Inside);
        widgets::focus_ring(painter, rect, 10.0, palette, &response);
        let mut left = rect.left() + 12.0;
        if let Some(emblem) = self.emblem {
            emblem(ui, Rect::from_center_size(pos2(left + EMBLEM / 2.0, rect.center().y), Vec2::splat(EMBLEM)));
            left += EMBLEM + 12.0;
        }
        let room = rect.right() - 10.0 - left;
        let at = |below: f32| pos2(left, rect.center().y + below);
        let align = Align2::LEFT_CENTER;
        widgets::line(ui.painter(), at(-9.0), align, &self.players, theme::strong(14.5), palette.text, room);
        widgets::line(ui.painter(), at(10.0), align, &self.about, theme::regular(12.5), palette.text_weak, room);
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
