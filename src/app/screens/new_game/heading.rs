//! The heading of the mode selection: the question, the practices, and the button that leaves.

use egui::{
    Align2, Color32, CornerRadius, CursorIcon, Painter, Rect, Role, Sense, Ui, WidgetInfo, pos2,
    vec2,
};

use super::measures::{self, Page};
use super::model::Model;
use crate::app::contract::board::BoardUi;
use crate::app::contract::command::Command;
use crate::app::contract::model::DraftChange;
use crate::app::contract::screen::Requests;
use crate::app::kit::tooltips;
use crate::app::kit::widgets;
use crate::app::theme::{self, Palette};
use crate::words::text;

/// The size of type of the question.
pub const QUESTION: f32 = 28.0;
/// The size of type of the button that leaves, and the room for its key.
const LEAVE: f32 = 14.5;
const LEAVE_KEY: f32 = 44.0;

/// Shows the question, beside the games if they share its line.
pub fn heading_ui(ui: &Ui, page: &Page) {
    let mut place = page.heading;
    if let Some(games) = page.games.filter(|games| games.intersects(place)) {
        place.max.x = games.left() - measures::BUTTON_GAP;
    }
    let palette = Palette::of(ui.ctx());
    let question = text::new_game::question();
    let heading = ui.interact(place, ui.scope_id().with("question"), Sense::hover());
    heading.widget_info(|| WidgetInfo::labeled(Role::Heading, true, question));
    let font = theme::strong(if place.height() > 36.0 {
        QUESTION
    } else {
        22.0
    });
    widgets::line(
        ui.painter(),
        place.left_center(),
        Align2::LEFT_CENTER,
        question,
        font,
        palette.text,
        place.width(),
    );
}

/// Returns the label of the button that leaves the screen.
pub fn leave_label(in_game: bool) -> &'static str {
    if in_game {
        text::new_game::back()
    } else {
        text::new_game::quit()
    }
}

/// Returns the width of that button, with its key.
pub fn leave_width(painter: &Painter, label: &str) -> f32 {
    let label = painter.layout_no_wrap(
        label.to_owned(),
        theme::regular(LEAVE),
        Color32::PLACEHOLDER,
    );
    (label.size().x + LEAVE_KEY + 4.0).max(92.0)
}

/// Shows the button at the right end of the heading that leads back to the game or quits. Returns
/// its place.
pub fn leave_ui<K: BoardUi>(
    model: &Model<'_, K>,
    ui: &Ui,
    heading: Rect,
    requests: &mut Requests<'_, DraftChange<K>>,
) -> Rect {
    let palette = Palette::of(ui.ctx());
    let label = leave_label(model.in_game);
    let says = if model.in_game {
        text::new_game::back_tip()
    } else {
        label
    };
    let tip = text::keys::with_key(says, text::keys::esc());
    let width = leave_width(ui.painter(), label);
    let place = Rect::from_center_size(
        pos2(heading.right() - width / 2.0, heading.center().y),
        vec2(width, f32::min(34.0, heading.height())),
    );
    let response = ui.interact(place, ui.scope_id().with("leave"), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, label));
    let painter = ui.painter();
    if response.hovered() {
        painter.rect_filled(place, CornerRadius::same(10), palette.button_hover);
    }
    widgets::focus_ring(painter, place, 10.0, palette, &response);
    let at = pos2(place.right() - LEAVE_KEY, place.center().y);
    widgets::line(
        painter,
        at,
        Align2::RIGHT_CENTER,
        label,
        theme::regular(LEAVE),
        palette.text_weak,
        width - LEAVE_KEY,
    );
    widgets::key_cap(
        painter,
        pos2(place.right() - 20.0, place.center().y),
        text::keys::esc(),
        palette,
    );
    if widgets::activated(&response) {
        requests.push(Command::Back);
    }
    tooltips::tip(&response.on_hover_cursor(CursorIcon::PointingHand), &tip);
    place
}
