//! Buttons, and rows of them.

use std::borrow::Cow;

use egui::{
    Color32, CornerRadius, CursorIcon, Painter, Rect, Response, Role, Sense, Stroke, StrokeKind,
    Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::lines::{LEAST_TYPE, fitted, place, shares, text_width};
use super::{activated, focus_ring};
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
    /// An action that deletes something. A double click on what was there before the button does
    /// not press it.
    Delete,
}

/// A button: its label, the key with the same effect, and its prominence.
pub struct Button<'a> {
    /// The label, which screen readers read too.
    pub label: &'a str,
    /// The key with the same effect, shown under the label; empty for none.
    pub key: Cow<'a, str>,
    /// The text beside the key, and its description for screen readers; both empty for none.
    pub note: (&'a str, &'a str),
    /// The tooltip, to which the key is added; empty for none.
    pub tip: &'a str,
    pub weight: Weight,
    /// The icon before the label, which paints itself in a square.
    pub icon: Option<fn(&Painter, Rect, Color32)>,
    /// Whether it can be pressed now.
    pub enabled: bool,
    /// The size of type of the label; one that suits the width, if none is set.
    pub type_size: Option<f32>,
}

impl<'a> Button<'a> {
    /// The least height of a button that shows its key.
    pub const WITH_KEY: f32 = 40.0;
    const KEY_TYPE: f32 = 11.5;
    /// The width of an icon with the space after it.
    const ICON: f32 = 22.0;
    /// The space at both ends of a text, together, and the least of it.
    const EDGES: f32 = 10.0;
    const LEAST_EDGES: f32 = 4.0;

    /// Returns a plain button.
    #[must_use]
    pub fn new(label: &'a str, key: impl Into<Cow<'a, str>>) -> Self {
        Self {
            label,
            key: key.into(),
            note: ("", ""),
            tip: "",
            weight: Weight::Plain,
            icon: None,
            enabled: true,
            type_size: None,
        }
    }

    /// Returns the prominent button of a screen.
    #[must_use]
    pub fn primary(label: &'a str, key: impl Into<Cow<'a, str>>) -> Self {
        Self { weight: Weight::Primary, ..Self::new(label, key) }
    }

    /// Returns a button that deletes something, with the icon that this function paints in a
    /// square.
    #[must_use]
    pub fn delete(label: &'a str, icon: fn(&Painter, Rect, Color32)) -> Self {
        Self { weight: Weight::Delete, icon: Some(icon), ..Self::new(label, "") }
    }

    /// Returns the button with a tooltip that says more than its label.
    #[must_use]
    pub fn tip(self, tip: &'a str) -> Self {
        Self { tip, ..self }
    }

    /// Returns the button, which can only be pressed if `enabled`.
    #[must_use]
    pub fn enabled(self, enabled: bool) -> Self {
        Self { enabled, ..self }
    }

    /// Shows the button in a place of this size. Returns whether it was pressed.
    pub fn ui(self, ui: &mut Ui, size: Vec2) -> bool {
        let (rect, response) = ui
            .allocate_exact_size(size, if self.enabled { Sense::click() } else { Sense::hover() });
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
        let (_, said) = self.note;
        if !said.is_empty() {
            ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(said));
        }
        let palette = Palette::of(ui.ctx());
        let painter = ui.painter();
        let corner = CornerRadius::same(10);
        painter.rect(
            rect,
            corner,
            self.fill(palette, &response),
            Stroke::new(1.5, self.edge(palette)),
            StrokeKind::Inside,
        );
        focus_ring(painter, rect, 10.0, palette, &response);
        let (text, weak) = match self.weight {
            _ if !self.enabled => (palette.text_off, palette.text_off),
            Weight::Primary => (palette.on_accent, palette.on_accent),
            Weight::Plain => (palette.text, palette.text_weak),
            Weight::Delete => (palette.loss.text, palette.text_weak),
        };
        let two_lines = !self.key.is_empty() && rect.height() >= Button::WITH_KEY;
        let size = self.type_size.unwrap_or(usual_type(rect.width()));
        let label = fitted(
            painter,
            self.label,
            theme::strong(size),
            text,
            rect.width() - Self::LEAST_EDGES,
        );
        let key = fitted(
            painter,
            &self.below(),
            theme::regular(Self::KEY_TYPE),
            weak,
            rect.width() - Self::LEAST_EDGES,
        );
        if two_lines {
            place(painter, rect.center() - vec2(0.0, 8.0), label);
            place(painter, rect.center() + vec2(0.0, 10.0), key);
        } else {
            let room = 2.0 * Self::ICON + Self::EDGES;
            let icon = self.icon.filter(|_| label.size().x + room <= rect.width());
            let by = icon.map_or(0.0, |_| 0.5 * Self::ICON);
            let left = rect.center().x - 0.5 * label.size().x - by;
            if let Some(paint) = icon {
                let centre = pos2(left + 4.0, rect.center().y);
                let square = Rect::from_center_size(centre, Vec2::splat(0.75 * Self::ICON));
                paint(painter, square, text);
            }
            place(painter, rect.center() + vec2(by, 0.0), label);
        }
        let is_second = self.weight == Weight::Delete && response.double_clicked();
        let pressed = self.enabled && !is_second && activated(&response);
        let cursor = if self.enabled { CursorIcon::PointingHand } else { CursorIcon::Default };
        let response = response.on_hover_cursor(cursor);
        // A tooltip that only repeats the label would be in the way.
        if !self.tip.is_empty() && !self.key.is_empty() {
            tooltips::tip(&response, &text::keys::with_key(self.tip, &*self.key));
        } else {
            tooltips::tip(&response, self.tip);
        }
        pressed
    }

    /// Returns the text below the label: the key, and the note.
    fn below(&self) -> String {
        let (note, _) = self.note;
        if note.is_empty() { self.key.to_string() } else { text::play::beside(&*self.key, note) }
    }

    /// Returns the width that all of the button needs, with its label in this size of type.
    #[must_use]
    pub fn need(&self, painter: &Painter, size: f32) -> f32 {
        let key = theme::regular(Self::KEY_TYPE);
        let key = painter.layout_no_wrap(self.below(), key, Color32::PLACEHOLDER);
        text_width(painter, self.label, size).max(key.size().x) + Self::EDGES
    }

    const fn edge(&self, palette: &Palette) -> Color32 {
        match self.weight {
            _ if !self.enabled => palette.outline_off,
            Weight::Primary => Color32::TRANSPARENT,
            Weight::Plain | Weight::Delete => palette.outline,
        }
    }

    fn fill(&self, palette: &Palette, response: &Response) -> Color32 {
        let down = response.is_pointer_button_down_on();
        match self.weight {
            _ if !self.enabled => Color32::TRANSPARENT,
            Weight::Primary if response.hovered() || down => palette.accent_hover,
            Weight::Primary => palette.accent,
            Weight::Plain | Weight::Delete if down => palette.button_down,
            Weight::Plain | Weight::Delete => palette.button_fill(response.hovered()),
        }
    }
}

/// Returns the usual size of type of a button's label.
fn usual_type(width: f32) -> f32 {
    if width < 96.0 { 13.0 } else { 15.0 }
}

/// Returns the space between the buttons of a row.
fn row_gap(room: f32, count: usize) -> f32 {
    #[expect(clippy::cast_precision_loss, reason = "a few buttons")]
    let each = room / count.max(1) as f32;
    if each < 72.0 { 6.0 } else { 10.0 }
}

/// Returns the widths of buttons that share a row, with their labels in this size of type, and whether
/// each has all the space that it needs.
fn widths(painter: &Painter, row: &[Button<'_>], size: f32, room: f32) -> (Vec<f32>, bool) {
    let gap = row_gap(room, row.len());
    let needs: Vec<f32> = row.iter().map(|it| it.need(painter, size)).collect();
    let fits =
        |needs: &[f32], shares: &[f32]| needs.iter().zip(shares).all(|(need, share)| need <= share);
    let roomy = shares(&needs, room, gap);
    if fits(&needs, &roomy) {
        return (roomy, true);
    }
    let less = Button::EDGES - Button::LEAST_EDGES;
    let needs: Vec<f32> = needs.into_iter().map(|need| need - less).collect();
    (shares(&needs, room, gap), false)
}

/// Returns the largest size of type in which each of these rows of buttons fits into its width, up
/// to the usual one: with buttons of one width as long as the type is not much smaller.
fn common_type(painter: &Painter, rows: &[&[Button<'_>]], room: f32) -> f32 {
    let fits = |size: f32, is_equal: bool| {
        rows.iter().all(|row| {
            let (shares, has_room) = widths(painter, row, size, room);
            #[expect(clippy::float_cmp, reason = "equal shares are the same number")]
            let is_even = shares.windows(2).all(|pair| pair[0] == pair[1]);
            has_room && (!is_equal || is_even)
        })
    };
    let narrowest = rows.iter().map(|row| {
        let (shares, _) = widths(painter, row, LEAST_TYPE, room);
        shares.into_iter().fold(room, f32::min)
    });
    let usual = usual_type(narrowest.fold(room, f32::min));
    [(usual, true), (usual - 1.0, true), (usual, false)]
        .into_iter()
        .chain([(12.0, false), (11.5, false)])
        .find(|&(size, is_equal)| fits(size, is_equal))
        .map_or(LEAST_TYPE, |(size, _)| size)
}

/// Shows a row of buttons that share the width. Returns the index of the one that was pressed.
pub fn button_row(ui: &mut Ui, height: f32, buttons: Vec<Button<'_>>) -> Option<usize> {
    let size = common_type(ui.painter(), &[&buttons], ui.available_width());
    sized_row(ui, height, size, buttons)
}

/// Shows a row of buttons with their labels in this size of type. Returns the index of the one that
/// was pressed.
fn sized_row(ui: &mut Ui, height: f32, size: f32, buttons: Vec<Button<'_>>) -> Option<usize> {
    let room = ui.available_width();
    let gap = row_gap(room, buttons.len());
    let (widths, _) = widths(ui.painter(), &buttons, size, room);
    let mut pressed = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = gap;
        for (index, (button, width)) in buttons.into_iter().zip(widths).enumerate() {
            let button = Button { type_size: Some(size), ..button };
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
    command_rows(ui, height, vec![buttons])
}

/// Shows rows of buttons, all with the same size of type. Returns the command of the one that was
/// pressed.
pub fn command_rows<T>(ui: &mut Ui, height: f32, rows: Vec<Vec<(Button<'_>, T)>>) -> Option<T> {
    let (rows, commands): (Vec<Vec<_>>, Vec<Vec<_>>) =
        rows.into_iter().map(|row| row.into_iter().unzip()).unzip();
    let all: Vec<&[Button<'_>]> = rows.iter().map(Vec::as_slice).collect();
    let size = common_type(ui.painter(), &all, ui.available_width());
    let mut pressed = None;
    for (row, commands) in rows.into_iter().zip(commands) {
        let index = sized_row(ui, height, size, row);
        pressed = pressed.or(index.and_then(|index| commands.into_iter().nth(index)));
    }
    pressed
}

/// Shows the two answers to a question side by side; Enter gives the first one.
///
/// Returns the value of the answer that was pressed.
pub fn answers<T>(ui: &mut Ui, answers: [(Button<'_>, T); 2]) -> Option<T> {
    ui.add_space(6.0);
    command_row(ui, 48.0, answers.into())
}
