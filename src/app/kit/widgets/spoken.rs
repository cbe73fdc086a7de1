//! Names and texts for screen readers only.

use egui::{AsIdSalt, Id, Rect, Response, Role, Sense, Ui, WidgetInfo, vec2};

/// Has screen readers read a text, once for each number; nothing is painted.
///
/// Each number is its own element: one that stays would only be read when its text changes, not
/// when the same text is announced again.
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

/// Gives something painted a name for screen readers. Returns the response of the pointer there.
pub fn name_region(ui: &Ui, rect: Rect, salt: impl AsIdSalt, text: &str) -> Response {
    let response = ui.interact(rect, ui.scope_id().with(salt), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
    response
}
