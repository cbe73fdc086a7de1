//! The few widgets of our own: buttons with their key, cards, choices. Each takes its size,
//! allocates, interacts, paints.

use egui::{
    Align2, AsIdSalt, Color32, CornerRadius, CursorIcon, FocusDirection, FontId, Frame, Galley, Id,
    Key, Margin, Memory, Painter, Pos2, Rect, Response, RichText, Role, Sense, Stroke, StrokeKind,
    Ui, Vec2, WidgetInfo, pos2, vec2,
};
use std::borrow::Cow;
use std::sync::Arc;

use super::tooltips;
use crate::app::theme::{self, Palette};

/// Returns whether a widget was clicked or pressed just now. A key that is held down presses once,
/// not many times.
#[must_use]
pub fn activated(response: &Response) -> bool {
    use egui::Event;
    response.clicked()
        && !response.ctx.input(|input| {
            input.events.iter().any(|event| {
                matches!(
                    event,
                    Event::Key {
                        key: Key::Space | Key::Enter,
                        pressed: true,
                        repeat: true,
                        ..
                    }
                )
            })
        })
}

/// Returns whether the pointer was clicked just now for the second time in a moment, or the third,
/// at the same place.
#[must_use]
pub fn is_double_click(ui: &Ui) -> bool {
    use egui::PointerButton::Primary;
    ui.input(|input| {
        input.pointer.button_double_clicked(Primary) || input.pointer.button_triple_clicked(Primary)
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
    /// The label, also for a screen reader.
    pub label: &'a str,
    /// The key that does the same, as shown under the label; empty for none.
    pub key: &'a str,
    /// The text beside the key, and its description for a screen reader; both empty for none.
    pub note: (&'a str, &'a str),
    /// The tooltip, to which the key is added; empty for none.
    pub tip: &'a str,
    /// Its weight.
    pub weight: Weight,
    /// Whether it can be pressed now.
    pub enabled: bool,
}

impl<'a> Button<'a> {
    /// The least height of a button that shows its key, too.
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

    /// Returns the one prominent button of a screen.
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

    /// Returns the button, to be pressed only if `enabled`.
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
        // A tooltip that only repeats what the button shows would be in the way.
        if !self.tip.is_empty() && !self.key.is_empty() {
            tooltips::tip(&response, &format!("{} ({})", self.tip, self.key));
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
            Weight::Plain if response.hovered() => palette.button_hover,
            Weight::Plain => palette.button,
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

/// Shows two answers side by side; the first is the one that Enter gives.
pub fn answers(ui: &mut Ui, yes: Button<'_>, no: Button<'_>) -> Option<bool> {
    ui.add_space(6.0);
    button_row(ui, 48.0, vec![yes, no]).map(|index| index == 0)
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
pub fn focus_ring(
    painter: &Painter,
    rect: Rect,
    radius: f32,
    palette: &Palette,
    response: &Response,
) {
    if response.has_focus() {
        // A gap keeps the ring apart from a button of nearly the same colour.
        let out = 1.5 + palette.focus_width;
        let stroke = Stroke::new(palette.focus_width, palette.focus);
        painter.rect_stroke(
            rect.expand(out),
            CornerRadius::from(radius + out),
            stroke,
            StrokeKind::Inside,
        );
    }
}

/// Returns a line of text that is cut with an ellipsis where it would be wider than `width`.
#[must_use]
pub fn fitted(
    painter: &Painter,
    text: &str,
    font: FontId,
    colour: Color32,
    width: f32,
) -> Arc<Galley> {
    use egui::text::{LayoutJob, TextWrapping};
    let mut job = LayoutJob::simple_singleline(text.to_owned(), font, colour);
    job.wrap = TextWrapping::truncate_at_width(width.max(1.0));
    painter.layout_job(job)
}

/// A face, which needs a size to be a font.
pub type Face = fn(f32) -> FontId;

/// Returns a text in the first of these ways in which all of it can be read in its room: each is a
/// size of type, and in how many rows. In the last way it is cut where it must be.
#[must_use]
pub fn readable(
    painter: &Painter,
    text: &str,
    (face, ways): (Face, &[(f32, usize)]),
    colour: Color32,
    room: Vec2,
) -> Arc<Galley> {
    use egui::text::{LayoutJob, TextFormat, TextWrapping};
    let laid_out = |&(size, rows): &(f32, usize)| {
        let mut job =
            LayoutJob::single_section(text.to_owned(), TextFormat::simple(face(size), colour));
        job.wrap = TextWrapping {
            max_width: room.x.max(1.0),
            max_rows: rows,
            ..TextWrapping::default()
        };
        painter.layout_job(job)
    };
    let last = ways.last().copied().unwrap_or((11.0, 1));
    let fits = |galley: &Arc<Galley>| !galley.elided && galley.size().y <= room.y;
    let has_words =
        |&&(size, _): &&(f32, usize)| has_room_for_words(painter, text, &face(size), room.x);
    ways.iter()
        .filter(has_words)
        .map(laid_out)
        .find(fits)
        .unwrap_or_else(|| laid_out(&last))
}

/// Returns whether each word of a text fits into a row of this width, so that none is broken.
#[must_use]
pub fn has_room_for_words(painter: &Painter, text: &str, font: &FontId, width: f32) -> bool {
    let fits = |word: &str| {
        painter
            .layout_no_wrap(word.to_owned(), font.clone(), Color32::PLACEHOLDER)
            .size()
            .x
            <= width
    };
    text.split(' ').all(fits)
}

/// Paints a laid-out text around a centre.
pub fn place(painter: &Painter, centre: Pos2, galley: Arc<Galley>) {
    let corner = centre - galley.size() / 2.0;
    painter.galley(corner, galley, Color32::PLACEHOLDER);
}

/// The sizes of type in a choice between a few values: the largest at which all of it can be read.
const SEGMENT_TYPE: [f32; 3] = [13.0, 12.0, 11.0];
/// The least space at both sides of a value in such a choice, together.
const SEGMENT_EDGES: f32 = 12.0;

/// The height of a choice of [`segments`], in points.
pub const SEGMENTS: f32 = 34.0;

/// Shows a choice between a few values side by side, named `label` to a screen reader. Returns the
/// value that was chosen now.
pub fn segments<T: Copy + PartialEq>(
    ui: &mut Ui,
    label: &str,
    width: f32,
    options: &[(T, &str)],
    current: T,
) -> Option<T> {
    let (rect, _) = ui.allocate_exact_size(vec2(width.max(0.0), SEGMENTS), Sense::hover());
    segments_at(ui, rect, label, options, current)
}

/// Shows such a choice in a given place. Values of equal width share it equally; otherwise each
/// gets what it needs, and a share of the rest.
pub fn segments_at<T: Copy + PartialEq>(
    ui: &Ui,
    rect: Rect,
    label: &str,
    options: &[(T, &str)],
    current: T,
) -> Option<T> {
    let palette = Palette::of(ui.ctx());
    let outline = Stroke::new(1.5, palette.outline);
    ui.painter().rect(
        rect,
        CornerRadius::same(10),
        palette.inset,
        outline,
        StrokeKind::Inside,
    );
    #[expect(clippy::cast_precision_loss, reason = "a few options")]
    let count = options.len().max(1) as f32;
    let needs = |size: f32| {
        options
            .iter()
            .map(|(_, name)| text_width(ui.painter(), &shown(name), size))
            .collect::<Vec<f32>>()
    };
    let size = SEGMENT_TYPE
        .into_iter()
        .find(|&size| needs(size).iter().sum::<f32>() + count * SEGMENT_EDGES <= rect.width());
    let size = size.unwrap_or(SEGMENT_TYPE[SEGMENT_TYPE.len() - 1]);
    let needs = needs(size);
    let each = rect.width() / count;
    let is_equal = needs.iter().all(|need| need + SEGMENT_EDGES <= each);
    let spare = (rect.width() - needs.iter().sum::<f32>()) / count;
    let mut chosen = None;
    let mut left = rect.left();
    for (&(value, name), need) in options.iter().zip(needs) {
        let width = if is_equal { each } else { need + spare };
        let part =
            Rect::from_min_size(pos2(left, rect.top()), vec2(width, rect.height())).shrink(3.0);
        left += width;
        let response = ui.interact(part, ui.scope_id().with((label, name)), Sense::click());
        let selected = value == current;
        response.widget_info(|| {
            WidgetInfo::selected(
                Role::RadioButton,
                true,
                selected,
                format!("{label}: {name}"),
            )
        });
        if selected {
            ui.painter()
                .rect_filled(part, CornerRadius::same(8), palette.accent);
        } else if response.hovered() {
            ui.painter()
                .rect_filled(part, CornerRadius::same(8), palette.button_hover);
        }
        focus_ring(ui.painter(), part, 8.0, palette, &response);
        let colour = if selected {
            palette.on_accent
        } else {
            palette.text
        };
        let text = fitted(
            ui.painter(),
            &shown(name),
            theme::strong(size),
            colour,
            part.width() + 2.0,
        );
        place(ui.painter(), part.center(), text);
        if activated(&response) {
            chosen = Some(value);
        }
        response.on_hover_cursor(CursorIcon::PointingHand);
    }
    chosen
}

/// Returns the width that such a choice needs for large type.
#[must_use]
pub fn segments_width<T>(painter: &Painter, options: &[(T, &str)]) -> f32 {
    options
        .iter()
        .map(|(_, name)| text_width(painter, &shown(name), SEGMENT_TYPE[0]) + SEGMENT_EDGES + 8.0)
        .sum()
}

/// Returns a value as it is shown: a size with a sign of multiplication, `7 × 6`, which the command
/// line writes as `7x6`.
#[must_use]
pub fn shown(value: &str) -> Cow<'_, str> {
    match value.split_once('x') {
        Some((columns, rows))
            if [columns, rows]
                .iter()
                .all(|part| part.parse::<u8>().is_ok()) =>
        {
            Cow::Owned(format!("{columns} × {rows}"))
        }
        Some(_) | None => Cow::Borrowed(value),
    }
}

/// Returns the width of a line of strong text of this size.
#[must_use]
pub fn text_width(painter: &Painter, text: &str, size: f32) -> f32 {
    painter
        .layout_no_wrap(text.to_owned(), theme::strong(size), Color32::PLACEHOLDER)
        .size()
        .x
}

/// Returns the first of these texts that fits into a width as a line, or the last one.
#[must_use]
pub fn first_that_fits<'a, const N: usize>(
    painter: &Painter,
    texts: [&'a str; N],
    font: &FontId,
    width: f32,
) -> &'a str {
    let fits = |text: &&str| {
        painter
            .layout_no_wrap((*text).to_owned(), font.clone(), Color32::PLACEHOLDER)
            .size()
            .x
            <= width
    };
    texts
        .into_iter()
        .find(fits)
        .or(texts.last().copied())
        .unwrap_or("")
}

/// Shows a switch with its label at its left, at the right end of a place. Returns whether it was
/// pressed.
pub fn switch_at(
    ui: &Ui,
    rect: Rect,
    label: &str,
    is_on: bool,
    refusal: Option<&str>,
    tip: &str,
) -> bool {
    let palette = Palette::of(ui.ctx());
    let enabled = refusal.is_none();
    let response = ui.interact(
        rect,
        ui.scope_id().with(("switch", label)),
        if enabled {
            Sense::click()
        } else {
            Sense::hover()
        },
    );
    response.widget_info(|| WidgetInfo::selected(Role::Switch, enabled, is_on && enabled, label));
    let painter = ui.painter();
    let knob = SWITCH.y / 2.0;
    let track =
        Rect::from_center_size(pos2(rect.right() - SWITCH.x / 2.0, rect.center().y), SWITCH);
    let fill = match (is_on && enabled, response.hovered() && enabled) {
        (true, false) => palette.accent,
        (true, true) => palette.accent_hover,
        (false, true) => palette.button_hover,
        (false, false) => palette.button,
    };
    painter.rect_filled(track, CornerRadius::from(knob), fill);
    // The edge tells a switch that is off from the ground, in light colours too.
    let edge = if is_on && enabled {
        palette.card_edge
    } else {
        palette.text_weak
    };
    painter.rect_stroke(
        track,
        CornerRadius::from(knob),
        Stroke::new(1.5, edge),
        StrokeKind::Inside,
    );
    let at = if is_on && enabled {
        track.right() - knob
    } else {
        track.left() + knob
    };
    let face = match (enabled, is_on) {
        (false, _) => palette.card_edge,
        (true, true) => palette.on_accent,
        (true, false) if palette.is_dark || palette.is_contrast() => palette.text,
        (true, false) => palette.card,
    };
    painter.circle_filled(pos2(at, track.center().y), knob - 3.0, face);
    focus_ring(painter, track, knob, palette, &response);
    let colour = if enabled {
        palette.text
    } else {
        palette.text_weak
    };
    let room = rect.width() - SWITCH.x - SWITCH_GAP;
    let end = pos2(track.left() - SWITCH_GAP, rect.center().y);
    line(
        painter,
        end,
        Align2::RIGHT_CENTER,
        label,
        theme::strong(SWITCH_TYPE),
        colour,
        room + 1.0,
    );
    let pressed = enabled && activated(&response);
    match refusal {
        None => tooltips::tip(&response.on_hover_cursor(CursorIcon::PointingHand), tip),
        Some(refusal) => tooltips::tip(&response, refusal),
    }
    pressed
}

/// The size of a switch.
const SWITCH: Vec2 = vec2(44.0, 24.0);
/// The space between a switch and its label.
const SWITCH_GAP: f32 = 10.0;
/// The size of the label's type.
const SWITCH_TYPE: f32 = 14.0;

/// Returns the width of a switch with this label.
#[must_use]
pub fn switch_width(painter: &Painter, label: &str) -> f32 {
    text_width(painter, label, SWITCH_TYPE) + SWITCH_GAP + SWITCH.x
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
    painter.rect_stroke(
        rect,
        CornerRadius::same(6),
        Stroke::new(1.0, palette.card_edge),
        StrokeKind::Inside,
    );
    place(painter, centre, galley);
}

/// Shows a text that a screen reader reads out, once for each number; nothing is painted.
///
/// A number is an element of its own. One that stays would be read out when its text changes, and
/// not when the same is said twice.
pub fn live_region(ui: &Ui, number: u64, text: &str) {
    use egui::accesskit::Live;
    let at = Rect::from_min_size(ui.max_rect().min, vec2(1.0, 1.0));
    let response = ui.interact(at, Id::unique("announcement").with(number), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Status, true, text));
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_live(Live::Polite);
        node.set_value(text);
    });
}

/// Gives something painted a name for a screen reader; returns what a pointer does there.
pub fn name_region(ui: &Ui, rect: Rect, salt: impl AsIdSalt, text: &str) -> Response {
    let response = ui.interact(rect, ui.scope_id().with(salt), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
    response
}

/// Paints one line of text, cut to `width`.
pub fn line(
    painter: &Painter,
    at: Pos2,
    align: Align2,
    text: &str,
    font: FontId,
    colour: Color32,
    width: f32,
) {
    let galley = fitted(painter, text, font, colour, width);
    let rect = align.anchor_size(at, galley.size());
    painter.galley(rect.min, galley, Color32::PLACEHOLDER);
}

/// Gives the keyboard's attention to the first line or the last one, if an arrow is pressed while
/// nothing has it; from then on the arrows lead from line to line by themselves.
pub fn enter_by_arrows(ui: &Ui, lines: &[Id]) {
    let pressed = |key| ui.input(|input| input.key_pressed(key));
    let line = if pressed(Key::ArrowDown) {
        lines.first()
    } else if pressed(Key::ArrowUp) {
        lines.last()
    } else {
        None
    };
    if let Some(&line) = line.filter(|_| ui.memory(Memory::focused).is_none()) {
        ui.memory_mut(|memory| {
            memory.request_focus(line);
            // Or the same press would lead on to the next line.
            memory.move_focus(FocusDirection::None);
        });
    }
}
