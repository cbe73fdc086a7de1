//! A choice between a few values side by side.

use std::borrow::Cow;

use egui::{
    CornerRadius, CursorIcon, EventFilter, Id, Key, Memory, Rect, Role, Sense, Stroke, StrokeKind,
    Ui, WidgetInfo, pos2, vec2,
};

use super::lines::{fitted, place, text_width};
use super::{activated, focus_ring};
use crate::app::theme::{self, Palette};
use crate::words::text;

/// The font sizes to try in a choice between a few values.
const SEGMENT_TYPE: [f32; 3] = [13.0, 12.0, 11.0];
/// The least total space at both sides of a value.
const SEGMENT_EDGES: f32 = 14.0;
/// The space between the frame and the values.
const FRAME: f32 = 3.0;

/// The height of a choice of [`segments`], in points.
pub const SEGMENTS: f32 = 34.0;

/// Shows a choice between a few values side by side, named `label` for screen readers. Returns the
/// newly chosen value.
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

/// As [`segments`], in a given place. If all values fit into equal parts they get those; otherwise
/// each gets what it needs and a share of the rest.
pub fn segments_at<T: Copy + PartialEq>(
    ui: &Ui,
    rect: Rect,
    label: &str,
    options: &[(T, &str)],
    current: T,
) -> Option<T> {
    let palette = Palette::of(ui.ctx());
    let outline = Stroke::new(1.5, palette.outline);
    ui.painter().rect(rect, CornerRadius::same(10), palette.inset, outline, StrokeKind::Inside);
    let inside = rect.shrink2(vec2(FRAME, 0.0));
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
        .find(|&size| needs(size).iter().sum::<f32>() + count * SEGMENT_EDGES <= inside.width());
    let size = size.unwrap_or(SEGMENT_TYPE[SEGMENT_TYPE.len() - 1]);
    let needs = needs(size);
    let each = inside.width() / count;
    let is_equal = needs.iter().all(|need| need + SEGMENT_EDGES <= each);
    let spare = (inside.width() - needs.iter().sum::<f32>()) / count;
    let mut chosen = None;
    let mut left = inside.left();
    let ids: Vec<Id> = options.iter().map(|(_, name)| ui.scope_id().with((label, *name))).collect();
    let entry = options.iter().position(|&(value, _)| value == current).unwrap_or_default();
    for (index, (&(value, name), need)) in options.iter().zip(needs).enumerate() {
        let width = if is_equal { each } else { need + spare };
        let part = Rect::from_min_size(pos2(left, rect.top()), vec2(width, rect.height()))
            .shrink2(vec2(1.0, FRAME));
        left += width;
        let response = ui.interact(part, ids[index], one_of(ui, ids[index], index == entry));
        let selected = value == current;
        response.widget_info(|| {
            WidgetInfo::selected(
                Role::RadioButton,
                true,
                selected,
                text::settings::choice(label, name),
            )
        });
        if selected {
            ui.painter().rect_filled(part, CornerRadius::same(8), palette.accent);
        } else if response.hovered() {
            ui.painter().rect_filled(part, CornerRadius::same(8), palette.button_hover);
        }
        focus_ring(ui.painter(), part, 8.0, palette, &response);
        let colour = if selected { palette.on_accent } else { palette.text };
        let text =
            fitted(ui.painter(), &shown(name), theme::strong(size), colour, part.width() + 2.0);
        place(ui.painter(), part.center(), text);
        if activated(&response) {
            chosen = Some(value);
        }
        response.on_hover_cursor(CursorIcon::PointingHand);
    }
    chosen.or_else(|| Some(options[steered(ui, &ids)?].0))
}

/// Returns what one of several choices senses: Tab leads only to the entry, which is the chosen
/// one.
#[must_use]
pub fn one_of(ui: &Ui, id: Id, is_entry: bool) -> Sense {
    let is_reached = is_entry || ui.memory(|memory| memory.has_focus(id));
    if is_reached { Sense::click() } else { Sense::CLICK }
}

/// Returns which of several choices, shown already, an arrow key leads to from the one that has the
/// focus, which moves with it.
#[must_use]
pub fn steered(ui: &Ui, ids: &[Id]) -> Option<usize> {
    let focused = ui.memory(Memory::focused)?;
    let index = ids.iter().position(|id| *id == focused)?;
    // Otherwise egui would look for something in the direction of the arrow.
    let arrows =
        EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(focused, arrows));
    let pressed = |key| ui.input(|input| input.key_pressed(key));
    let next = if pressed(Key::ArrowRight) || pressed(Key::ArrowDown) {
        (index + 1).min(ids.len() - 1)
    } else if pressed(Key::ArrowLeft) || pressed(Key::ArrowUp) {
        index.saturating_sub(1)
    } else {
        index
    };
    (next != index).then(|| {
        ui.memory_mut(|memory| memory.request_focus(ids[next]));
        next
    })
}

/// Returns a value as it is shown: a size with a multiplication sign, `7 × 6`, written `7x6` on the
/// command line.
#[must_use]
pub fn shown(value: &str) -> Cow<'_, str> {
    match value.split_once('x') {
        Some((columns, rows)) if [columns, rows].iter().all(|part| part.parse::<u8>().is_ok()) => {
            Cow::Owned(format!("{columns} × {rows}"))
        }
        Some(_) | None => Cow::Borrowed(value),
    }
}
