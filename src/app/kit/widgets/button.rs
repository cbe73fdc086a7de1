//! Buttons, and rows of them.

use egui::{
    Color32, CornerRadius, CursorIcon, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, vec2,
};

use super::card::focus_ring;
use super::lines::{fitted, place};
use super::press::activated;
use crate::app::kit::tooltips;
use crate::app::theme::{self, Palette};
use crate::words::text;

/// The prominence of a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// The main action of a screen.
    Primary,
    /// One of several actions.
    Plain,
}

/// A button: its label, the key with the same effect, and its prominence.
pub struct Button<'a> {
    /// The label, which screen readers read too.
    pub label: &'a str,
    /// The key with the same effect, shown under the label; empty for none.
    pub key: &'a str,
    /// The text beside the key, and its description for screen readers; both empty for none.
    pub note: (&'a str, &'a str),
    /// The tooltip, to which the key is added; empty for none.
    pub tip: &'a str,
    /// Its prominence.
    pub weight: Weight,
    /// Whether it can be pressed now.
    pub enabled: bool,
}

impl<'a> Button<'a> {
    /// The least height of a button that shows its key.
    pub const WITH_KEY: f32 = 40.0;

    /// Returns a plain button.
    #[must_use]
    pub const fn new(label: &'a str, key: &'a str) -> Self {
        Self {
            label,
            key,
            note: ("", ""),
            tip: "",
            weight: Weight::Plain,
            enabled: true,
        }
    }

    /// Returns the prominent button of a screen.
    #[must_use]
    pub const fn primary(label: &'a str, key: &'a str) -> Self {
        Self {
            weight: Weight::Primary,
            ..Self::new(label, key)
        }
    }

    /// Returns the button with a tooltip that says more than its label.
    #[must_use]
    pub const fn tip(self, tip: &'a str) -> Self {
        Self { tip, ..self }
    }

    /// Returns the button, which can only be pressed if `enabled`.
    #[must_use]
    pub const fn enabled(self, enabled: bool) -> Self {
        Self { enabled, ..self }
    }

    /// Shows the button in a place of this size. Returns whether it was pressed.
    pub fn ui(self, ui: &mut Ui, size: Vec2) -> bool {
        let (rect, response) = ui.allocate_exact_size(
            size,
            if self.enabled {
                Sense::click()
            } else {
                Sense::hover()
            },
        );
        self.show(ui, rect, response)
    }

    /// Shows the button in a given place. Returns whether it was pressed.
    pub fn ui_at(self, ui: &mut Ui, rect: Rect) -> bool {
        let sense = if self.enabled {
            Sense::click()
        } else {
            Sense::hover()
        };
        let response = ui.interact(rect, ui.scope_id().with(("button", self.label)), sense);
        self.show(ui, rect, response)
    }

    fn show(self, ui: &Ui, rect: Rect, response: Response) -> bool {
        response.widget_info(|| WidgetInfo::labeled(Role::Button, self.enabled, self.label));
        let (note, said) = self.note;
        if !said.is_empty() {
            ui.ctx()
                .accesskit_node_builder(response.id, |node| node.set_description(said));
        }
        let palette = Palette::of(ui.ctx());
        let painter = ui.painter();
        let corner = CornerRadius::same(10);
        painter.rect(
            rect,
            corner,
            self.fill(palette, &response),
            Stroke::new(1.5, palette.outline),
            StrokeKind::Inside,
        );
        focus_ring(painter, rect, 10.0, palette, &response);
        let strength = if self.enabled { 1.0 } else { 0.45 };
        let (text, weak) = match self.weight {
            Weight::Primary if self.enabled => (palette.on_accent, palette.on_accent),
            Weight::Primary | Weight::Plain => (palette.text, palette.text_weak),
        };
        let two_lines = !self.key.is_empty() && rect.height() >= Button::WITH_KEY;
        let size = if rect.width() < 96.0 { 13.0 } else { 15.0 };
        let label = fitted(
            painter,
            self.label,
            theme::strong(size),
            text.gamma_multiply(strength),
            rect.width() - 4.0,
        );
        let below = if note.is_empty() {
            self.key.to_owned()
        } else {
            format!("{} · {note}", self.key)
        };
        let key = fitted(
            painter,
            &below,
            theme::regular(11.5),
            weak.gamma_multiply(strength),
            rect.width() - 4.0,
        );
        if two_lines {
            place(painter, rect.center() - vec2(0.0, 8.0), label);
            place(painter, rect.center() + vec2(0.0, 10.0), key);
        } else {
            place(painter, rect.center(), label);
        }
        let pressed = self.enabled && activated(&response);
        let cursor = if self.enabled {
            CursorIcon::PointingHand
        } else {
            CursorIcon::Default
        };
        let response = response.on_hover_cursor(cursor);
        // A tooltip that only repeats the label would be in the way.
        if !self.tip.is_empty() && !self.key.is_empty() {
            tooltips::tip(&response, &text::keys::with_key(self.tip, self.key));
        } else {
            tooltips::tip(&response, self.tip);
        }
        pressed
    }

    fn fill(&self, palette: &Palette, response: &Response) -> Color32 {
        let down = response.is_pointer_button_down_on();
        match self.weight {
            _ if !self.enabled => palette.button.gamma_multiply(0.5),
            Weight::Primary if response.hovered() || down => palette.accent_hover,
            Weight::Primary => palette.accent,
            Weight::Plain if down => palette.button_down,
            Weight::Plain => palette.button_fill(response.hovered()),
        }
    }
}

/// Shows a row of buttons that share the width. Returns the index of the one that was pressed.
pub fn button_row(ui: &mut Ui, height: f32, buttons: Vec<Button<'_>>) -> Option<usize> {
    #[expect(clippy::cast_precision_loss, reason = "a few buttons")]
    let count = buttons.len().max(1) as f32;
    let gap = if ui.available_width() / count < 72.0 {
        6.0
    } else {
        10.0
    };
    let width = ((ui.available_width() - gap * (count - 1.0)) / count)
        .floor()
        .max(0.0);
    let mut pressed = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = gap;
        for (index, button) in buttons.into_iter().enumerate() {
            if button.ui(ui, vec2(width, height)) {
                pressed = Some(index);
            }
        }
    });
    pressed
}

/// Shows a row of buttons that share the width, each with its command. Returns the command of the
/// one that was pressed.
pub fn command_row<T>(ui: &mut Ui, height: f32, buttons: Vec<(Button<'_>, T)>) -> Option<T> {
    let (buttons, commands): (Vec<_>, Vec<_>) = buttons.into_iter().unzip();
    button_row(ui, height, buttons).and_then(|index| commands.into_iter().nth(index))
}

/// Shows the two answers to a question side by side; Enter gives the first one.
///
/// Returns the value of the answer that was pressed.
pub fn answers<T>(ui: &mut Ui, answers: [(Button<'_>, T); 2]) -> Option<T> {
    ui.add_space(6.0);
    command_row(ui, 48.0, answers.into())
}
