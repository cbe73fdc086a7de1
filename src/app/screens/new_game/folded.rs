//! A choice of the details that is folded into a button, and the list that the button opens.

use egui::{
    Align2, CornerRadius, CursorIcon, Painter, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind,
    Ui, UiBuilder, WidgetInfo, vec2,
};

use super::model::{Details, View};
use crate::app::kit::icons::paint_chevron;
use crate::app::kit::tooltips;
use crate::app::kit::widgets::{self, Button};
use crate::app::theme::{self, Palette};
use crate::words::text;

/// The size of type of labels and values.
pub const TYPE: f32 = 14.0;

/// Shows the value of an option whose values have no room side by side, or that cannot be changed.
/// Returns whether it was pressed.
pub fn folded_ui(
    label: &'static str,
    value: &str,
    refusal: Option<&'static str>,
    place: Rect,
    ui: &Ui,
) -> bool {
    let palette = Palette::of(ui.ctx());
    let is_enabled = refusal.is_none();
    let sense = if is_enabled {
        Sense::click()
    } else {
        Sense::hover()
    };
    let response = ui.interact(place, ui.scope_id().with(("folded", label)), sense);
    let name = if is_enabled {
        text::new_game::folded_option(label, value)
    } else {
        text::play::labelled(label, value)
    };
    response.widget_info(|| WidgetInfo::labeled(Role::Button, is_enabled, &name));
    let painter = ui.painter();
    if is_enabled {
        paint_menu(painter, place, palette, response.hovered());
        paint_chevron(
            painter,
            place.right_center() - vec2(18.0, 0.0),
            false,
            palette.text_weak,
        );
    }
    widgets::focus_ring(painter, place, 10.0, palette, &response);
    let indent = if is_enabled { 12.0 } else { 2.0 };
    let at = place.left_center() + vec2(indent, 0.0);
    let room = place.width() - indent - if is_enabled { 34.0 } else { 4.0 };
    let shown = refusal.map_or_else(|| widgets::shown(value), Into::into);
    if is_enabled {
        let font = theme::strong(TYPE);
        widgets::line(
            painter,
            at,
            Align2::LEFT_CENTER,
            &shown,
            font,
            palette.text,
            room,
        );
    } else {
        let size = (TYPE - 1.0, room, place.height());
        super::opponents::paint_about(painter, at, &shown, size, palette.text_weak);
    }
    let is_pressed = is_enabled && widgets::activated(&response);
    tooltips::tip(&response, refusal.unwrap_or(""));
    if is_enabled {
        response.on_hover_cursor(CursorIcon::PointingHand);
    }
    is_pressed
}

/// Paints the ground of a button that opens a list.
pub fn paint_menu(painter: &Painter, place: Rect, palette: &Palette, is_hovered: bool) {
    let edge = Stroke::new(1.5, palette.outline);
    let fill = palette.button_fill(is_hovered);
    painter.rect(
        place,
        CornerRadius::same(10),
        fill,
        edge,
        StrokeKind::Inside,
    );
}

/// Shows values one below the other. Returns the newly chosen one.
pub fn list_ui<T: Copy + PartialEq>(
    label: &str,
    values: &[(T, &str)],
    current: T,
    place: Rect,
    ui: &mut Ui,
) -> Option<T> {
    let mut chosen = None;
    let mut child = ui.new_child(UiBuilder::new().max_rect(place));
    let scroll = ScrollArea::vertical().id_salt("values").auto_shrink(false);
    scroll.show(&mut child, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        for &(value, name) in values {
            let size = vec2(ui.available_width() - 8.0, 32.0);
            let (rect, response) = ui.allocate_exact_size(size, Sense::click());
            let is_chosen = value == current;
            response.widget_info(|| {
                let name = text::settings::choice(label, name);
                WidgetInfo::selected(Role::RadioButton, true, is_chosen, name)
            });
            let palette = Palette::of(ui.ctx());
            let painter = ui.painter();
            super::opponents::paint_choice(painter, rect, palette, is_chosen, response.hovered());
            widgets::focus_ring(painter, rect.shrink(2.0), 8.0, palette, &response);
            let at = rect.left_center() + vec2(12.0, 0.0);
            let (shown, room) = (widgets::shown(name), rect.width() - 24.0);
            let font = if is_chosen {
                theme::strong(TYPE)
            } else {
                theme::regular(TYPE)
            };
            widgets::line(
                painter,
                at,
                Align2::LEFT_CENTER,
                &shown,
                font,
                palette.text,
                room,
            );
            if response.gained_focus() {
                response.scroll_to_me(None);
            }
            if widgets::activated(&response) {
                chosen = Some(value);
            }
            response.on_hover_cursor(CursorIcon::PointingHand);
        }
    });
    chosen
}

/// Shows the way back to all details, and the title of a list. Returns the rest of the place.
pub fn list_heading_ui(title: &str, view: &mut View, place: Rect, ui: &mut Ui) -> Rect {
    let palette = Palette::of(ui.ctx());
    let line = place.with_max_y(place.top() + 30.0);
    let label = text::new_game::done();
    let width = widgets::text_width(ui.painter(), label, 13.0) + 24.0;
    let width = width.max(56.0).min(0.6 * place.width());
    let button = line.with_min_x(line.right() - width);
    let font = theme::strong(16.0);
    let room = button.left() - line.left() - 8.0;
    let at = line.left_center();
    widgets::line(
        ui.painter(),
        at,
        Align2::LEFT_CENTER,
        title,
        font,
        palette.text,
        room,
    );
    let tip = text::keys::with_key(label, text::keys::esc());
    let button_look = Button {
        type_size: Some(13.0),
        ..Button::new(label, "").tip(&tip)
    };
    if button_look.ui_at(ui, button) {
        view.details = Some(Details::All);
    }
    place.with_min_y(line.bottom() + 6.0)
}
