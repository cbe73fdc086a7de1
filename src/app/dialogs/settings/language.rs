//! The language setting: a button with the current language, which opens a list.

use egui::{
    Align2, CornerRadius, CursorIcon, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo,
    pos2, vec2,
};
use serde_json::json;

use crate::app::contract::command::Command;
use crate::app::kit::widgets;
use crate::app::theme::{self, Palette};
use crate::words::{Language, text};

/// The height of a language in the list, in points.
const LINE: f32 = 32.0;
/// The space to the left and right of a name, in points.
const EDGE: f32 = 12.0;
/// Half the width of the arrow on the button, in points.
const ARROW: f32 = 5.0;

/// Shows the button and, if it `is_open`, the list: the language of the system, then each language
/// under its own name.
pub fn ui(tag: Option<&str>, is_open: &mut bool, ui: &mut Ui, commands: &mut Vec<Command>) {
    let chosen = tag.and_then(Language::from_tag);
    let button = button_ui(chosen, *is_open, ui);
    if widgets::activated(&button) {
        *is_open = !*is_open;
    }
    if !*is_open {
        return;
    }
    ui.spacing_mut().item_spacing.y = 2.0;
    // The pseudo-language is only listed while it is in use.
    let pseudo = chosen.filter(|language| language.is_pseudo());
    let languages = Language::all().chain(pseudo).map(Some);
    for language in std::iter::once(None).chain(languages) {
        let spoken = text::settings::choice(text::settings::language(), name(language));
        let line = line_ui(name(language), &spoken, language == chosen, ui);
        if widgets::activated(&line) {
            *is_open = false;
            button.request_focus();
            let tag = language.map(Language::tag);
            commands.push(Command::Change("language", json!(tag)));
        }
    }
}

fn name(language: Option<Language>) -> &'static str {
    language.map_or_else(text::settings::match_system, Language::own_name)
}

/// Shows the button, which opens and closes the list.
fn button_ui(chosen: Option<Language>, is_open: bool, ui: &mut Ui) -> Response {
    let palette = Palette::of(ui.ctx());
    let size = vec2(ui.available_width(), widgets::SEGMENTS);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| {
        let label = text::settings::language_change(name(chosen));
        WidgetInfo::labeled(Role::ComboBox, true, label)
    });
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_expanded(is_open));
    let fill = if response.hovered() { palette.button_hover } else { palette.inset };
    let outline = Stroke::new(1.5, palette.outline);
    ui.painter().rect(rect, CornerRadius::same(10), fill, outline, StrokeKind::Inside);
    widgets::focus_ring(ui.painter(), rect, 10.0, palette, &response);
    widgets::line(
        ui.painter(),
        rect.left_center() + vec2(EDGE, 0.0),
        Align2::LEFT_CENTER,
        name(chosen),
        theme::strong(13.0),
        palette.text,
        rect.width() - 2.0 * EDGE - 4.0 * ARROW,
    );
    let tip = pos2(rect.right() - EDGE - ARROW, rect.center().y);
    let depth = if is_open { -0.5 * ARROW } else { 0.5 * ARROW };
    let ends = [tip + vec2(-ARROW, -depth), tip + vec2(0.0, depth), tip + vec2(ARROW, -depth)];
    ui.painter().line(ends.to_vec(), Stroke::new(1.5, palette.text_weak));
    response.on_hover_cursor(CursorIcon::PointingHand)
}

/// Shows a line of a list of which one is chosen, with what a screen reader says of it.
pub fn line_ui(name: &str, spoken: &str, is_chosen: bool, ui: &mut Ui) -> Response {
    let palette = Palette::of(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), LINE), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, is_chosen, spoken));
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    let (fill, colour) = if is_chosen {
        (Some(palette.accent), palette.on_accent)
    } else if response.hovered() {
        (Some(palette.button_hover), palette.text)
    } else {
        (None, palette.text)
    };
    if let Some(fill) = fill {
        ui.painter().rect_filled(rect, CornerRadius::same(8), fill);
    }
    widgets::focus_ring(ui.painter(), rect, 8.0, palette, &response);
    widgets::line(
        ui.painter(),
        rect.left_center() + vec2(EDGE, 0.0),
        Align2::LEFT_CENTER,
        name,
        theme::strong(13.0),
        colour,
        rect.width() - 2.0 * EDGE,
    );
    response.on_hover_cursor(CursorIcon::PointingHand)
}
