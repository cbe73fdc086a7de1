//! The few widgets of our own: buttons with their key, cards, choices. Each takes its size, allocates, interacts, paints.

use egui::{
    Align2, Color32, CornerRadius, CursorIcon, FontId, Frame, Galley, Id, Margin, Painter, Pos2, Rect, Response, RichText, Role,
    Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};
use std::sync::Arc;

use super::command::Command;
use super::theme::{self, Palette};

/// Returns whether a widget was clicked or pressed just now. A key that is held down presses once, not many times.
#[must_use]
pub fn activated(response: &Response) -> bool {
    use egui::{Event, Key};
    response.clicked()
        && !response.ctx.input(|input| {
            input
                .events
                .iter()
                .any(|event| matches!(event, Event::Key { key: Key::Space | Key::Enter, pressed: true, repeat: true, .. }))
        })
}

/// How much a button asks to be pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// The one thing to do on this screen.
    Primary,
    /// One of several.
    Plain,
}

/// A button: what it says, the key that does the same, and its weight.
pub struct Button<'a> {
    /// What it says, also to a screen reader.
    pub label: &'a str,
    /// The key that does the same, as shown under the label; empty for none.
    pub key: &'a str,
    /// What it does, as a tooltip says it; the key is added. Empty: no tooltip.
    pub tip: &'a str,
    /// Its weight.
    pub weight: Weight,
    /// Whether it can be pressed now.
    pub enabled: bool,
}

impl<'a> Button<'a> {
    /// Returns a plain button.
    #[must_use]
    pub const fn new(label: &'a str, key: &'a str) -> Self {
        Self { label, key, tip: "", weight: Weight::Plain, enabled: true }
    }

    /// Returns the one prominent button of a screen.
    #[must_use]
    pub const fn primary(label: &'a str, key: &'a str) -> Self {
        Self { weight: Weight::Primary, ..Self::new(label, key) }
    }

    /// Returns the button with a tooltip that says more than its label.
    #[must_use]
    pub const fn tip(self, tip: &'a str) -> Self {
        Self { tip, ..self }
    }

    /// Returns the button, to be pressed only if `enabled`.
    #[must_use]
    pub const fn enabled(self, enabled: bool) -> Self {
        Self { enabled, ..self }
    }

    /// Shows the button in a place of this size. Returns whether it was pressed.
    pub fn ui(self, ui: &mut Ui, size: Vec2) -> bool {
        let (rect, response) = ui.allocate_exact_size(size, if self.enabled { Sense::click() } else { Sense::hover() });
        self.show(ui, rect, response)
    }

    /// Shows the button in a given place. Returns whether it was pressed.
    pub fn ui_at(self, ui: &mut Ui, rect: Rect) -> bool {
        let sense = if self.enabled { Sense::click() } else { Sense::hover() };
        let response = ui.interact(rect, ui.scope_id().with(("button", self.label)), sense);
        self.show(ui, rect, response)
    }

    fn show(self, ui: &Ui, rect: Rect, response: Response) -> bool {
        response.widget_info(|| WidgetInfo::labeled(Role::Button, self.enabled, self.label));
        let palette = Palette::of(ui.ctx());
        let painter = ui.painter();
        let corner = CornerRadius::same(10);
        painter.rect_filled(rect, corner, self.fill(palette, &response));
        focus_ring(painter, rect, 10.0, palette, &response);
        let strength = if self.enabled { 1.0 } else { 0.45 };
        let (text, weak) = match self.weight {
            Weight::Primary => (palette.on_accent, palette.on_accent),
            Weight::Plain => (palette.text, palette.text_weak),
        };
        let two_lines = !self.key.is_empty() && rect.height() >= 40.0;
        let size = if rect.width() < 96.0 { 13.0 } else { 15.0 };
        let label = fitted(painter, self.label, theme::strong(size), text.gamma_multiply(strength), rect.width() - 4.0);
        let key = fitted(painter, self.key, theme::regular(11.5), weak.gamma_multiply(strength), rect.width() - 4.0);
        if two_lines {
            place(painter, rect.center() - vec2(0.0, 8.0), label);
            place(painter, rect.center() + vec2(0.0, 10.0), key);
        } else {
            place(painter, rect.center(), label);
        }
        let pressed = self.enabled && activated(&response);
        let cursor = if self.enabled { CursorIcon::PointingHand } else { CursorIcon::Default };
        let response = response.on_hover_cursor(cursor);
        // A tooltip that only repeats what the button shows would be in the way.
        if !self.tip.is_empty() {
            response.on_hover_text(if self.key.is_empty() {
                self.tip.to_owned()
            } else {
                format!("{} ({})", self.tip, self.key)
            });
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
            Weight::Plain if response.hovered() => palette.button_hover,
            Weight::Plain => palette.button,
        }
    }
}

/// Shows a row of buttons that share the width. Returns the index of the one that was pressed.
pub fn button_row(ui: &mut Ui, height: f32, buttons: Vec<Button<'_>>) -> Option<usize> {
    #[expect(clippy::cast_precision_loss, reason = "a few buttons")]
    let count = buttons.len().max(1) as f32;
    let gap = if ui.available_width() / count < 72.0 { 6.0 } else { 10.0 };
    let width = ((ui.available_width() - gap * (count - 1.0)) / count).floor().max(0.0);
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

/// Shows a row of buttons that share the width, each with its command. Returns the command of the one that was pressed.
pub fn command_row(ui: &mut Ui, height: f32, buttons: Vec<(Button<'_>, Command)>) -> Option<Command> {
    let (buttons, commands): (Vec<_>, Vec<_>) = buttons.into_iter().unzip();
    button_row(ui, height, buttons).and_then(|index| commands.into_iter().nth(index))
}

/// Paints a [`card`], with a broad edge in `accent` if it stands out.
pub fn paint_card(ui: &Ui, rect: Rect, radius: f32, accent: Option<Color32>) {
    let frame = card(Palette::of(ui.ctx())).corner_radius(radius);
    let frame = accent.map_or(frame, |colour| frame.stroke(Stroke::new(2.5, colour)));
    ui.painter().add(frame.paint(rect - frame.total_margin()));
}

/// Returns the frame of a card.
pub fn card(palette: &Palette) -> Frame {
    Frame::new()
        .fill(palette.card)
        .stroke(Stroke::new(1.0, palette.card_edge))
        .corner_radius(16.0)
        .shadow(palette.card_shadow())
        .inner_margin(Margin::same(16))
}

/// Paints the ring around what has the keyboard's attention.
pub fn focus_ring(painter: &Painter, rect: Rect, radius: f32, palette: &Palette, response: &Response) {
    if response.has_focus() {
        // A gap keeps the ring apart from a button of nearly the same colour.
        painter.rect_stroke(
            rect.expand(4.0),
            CornerRadius::from(radius + 4.0),
            Stroke::new(2.5, palette.focus),
            StrokeKind::Inside,
        );
    }
}

/// Returns a line of text that is cut with an ellipsis where it would be wider than `width`.
#[must_use]
pub fn fitted(painter: &Painter, text: &str, font: FontId, colour: Color32, width: f32) -> Arc<Galley> {
    use egui::text::{LayoutJob, TextWrapping};
    let mut job = LayoutJob::simple_singleline(text.to_owned(), font, colour);
    job.wrap = TextWrapping::truncate_at_width(width.max(1.0));
    painter.layout_job(job)
}

/// Paints a laid-out text around a centre.
pub fn place(painter: &Painter, centre: Pos2, galley: Arc<Galley>) {
    let corner = centre - galley.size() / 2.0;
    painter.galley(corner, galley, Color32::PLACEHOLDER);
}

/// Shows a choice between a few values side by side, named `label` to a screen reader. Returns the value that was chosen now.
pub fn segments<T: Copy + PartialEq>(ui: &mut Ui, label: &str, width: f32, options: &[(T, &str)], current: T) -> Option<T> {
    let palette = Palette::of(ui.ctx());
    let (rect, _) = ui.allocate_exact_size(vec2(width.max(0.0), 34.0), Sense::hover());
    ui.painter().rect_filled(rect, CornerRadius::same(10), palette.inset);
    #[expect(clippy::cast_precision_loss, reason = "a few options")]
    let each = rect.width() / options.len().max(1) as f32;
    let mut chosen = None;
    for (index, &(value, name)) in options.iter().enumerate() {
        #[expect(clippy::cast_precision_loss, reason = "a few options")]
        let left = rect.left() + each * index as f32;
        let part = Rect::from_min_size(pos2(left, rect.top()), vec2(each, rect.height())).shrink(3.0);
        let response = ui.interact(part, ui.scope_id().with((label, name)), Sense::click());
        let selected = value == current;
        response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, selected, format!("{label}: {name}")));
        if selected {
            ui.painter().rect_filled(part, CornerRadius::same(8), palette.accent);
        } else if response.hovered() {
            ui.painter().rect_filled(part, CornerRadius::same(8), palette.button_hover);
        }
        focus_ring(ui.painter(), part, 8.0, palette, &response);
        let colour = if selected { palette.on_accent } else { palette.text };
        let text = fitted(ui.painter(), name, theme::strong(13.0), colour, part.width() - 4.0);
        place(ui.painter(), part.center(), text);
        if activated(&response) {
            chosen = Some(value);
        }
        response.on_hover_cursor(CursorIcon::PointingHand);
    }
    chosen
}

/// Shows the heading of a dialog.
pub fn heading(ui: &mut Ui, text: &str) {
    ui.label(RichText::new(text).font(theme::strong(22.0)));
}

/// Paints the cap of a key with its name, around a centre.
pub fn key_cap(painter: &Painter, centre: Pos2, name: &str, palette: &Palette) {
    let galley = painter.layout_no_wrap(name.to_owned(), theme::strong(12.0), palette.text);
    let rect = Rect::from_center_size(centre, vec2((galley.size().x + 14.0).max(24.0), 24.0));
    painter.rect_filled(rect, CornerRadius::same(6), palette.button);
    painter.rect_stroke(rect, CornerRadius::same(6), Stroke::new(1.0, palette.card_edge), StrokeKind::Inside);
    place(painter, centre, galley);
}

/// Shows a text that a screen reader reads out whenever it changes; nothing is painted.
pub fn live_region(ui: &Ui, text: &str) {
    use egui::accesskit::Live;
    let at = Rect::from_min_size(ui.max_rect().min, vec2(1.0, 1.0));
    let response = ui.interact(at, Id::unique("announcement"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Status, true, text));
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_live(Live::Polite);
        node.set_value(text);
    });
}

/// Paints one line of text, cut to `width`.
pub fn line(painter: &Painter, at: Pos2, align: Align2, text: &str, font: FontId, colour: Color32, width: f32) {
    let galley = fitted(painter, text, font, colour, width);
    let rect = align.anchor_size(at, galley.size());
    painter.galley(rect.min, galley, Color32::PLACEHOLDER);
}
