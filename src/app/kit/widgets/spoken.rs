//! Names and texts for screen readers alone.

use egui::{AsIdSalt, Id, Rect, Response, Role, Sense, Ui, WidgetInfo, vec2};

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
