//! A switch with its label.

use egui::{
    Align2, CornerRadius, CursorIcon, Painter, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};

use super::card::focus_ring;
use super::lines::{line, text_width};
use super::press::activated;
use crate::app::kit::tooltips;
use crate::app::theme::{self, Palette};

/// The size of a switch.
const SWITCH: Vec2 = vec2(44.0, 24.0);
/// The space between a switch and its label.
const SWITCH_GAP: f32 = 10.0;
/// The font size of the label.
const SWITCH_TYPE: f32 = 14.0;

/// Shows a switch, with its label to the left, at the right end of a place. Returns whether it was
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
    // The edge distinguishes a switch that is off from the background, in light colours too.
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

/// Returns the width of a switch with this label.
#[must_use]
pub fn switch_width(painter: &Painter, label: &str) -> f32 {
    text_width(painter, label, SWITCH_TYPE) + SWITCH_GAP + SWITCH.x
}
