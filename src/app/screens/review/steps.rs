//! The line below the board, and the buttons that step through the moves.

use egui::{
    Align2, CornerRadius, CursorIcon, Painter, Rect, Role, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo, pos2, vec2,
};

use super::facts;
use super::measures::Page;
use super::model::Model;
use crate::app::contract::board::BoardUi;
use crate::app::contract::command::Action;
use crate::app::contract::model::Act;
use crate::app::contract::screen::Requests;
use crate::app::kit::{tooltips, widgets};
use crate::app::theme::{self, Palette};
use crate::words::{self, text};

/// The space between two buttons.
const GAP: f32 = 8.0;
/// The numbers of letters to try for a name that is too long.
const SHORT_NAMES: [usize; 3] = [14, 10, 6];
/// The radius of their corners.
const ROUND: f32 = 10.0;

/// The pictures on the buttons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Picture {
    First,
    Back,
    On,
    Last,
}

/// Shows the line below the board: what was played next.
pub fn line_ui<K: BoardUi>(model: &Model<'_, K>, page: &Page, ui: &Ui) {
    if !page.line.is_positive() {
        return;
    }
    let palette = Palette::of(ui.ctx());
    let said = facts::next_move(model.session, model.analysis);
    let fits = |text: &String| {
        widgets::text_width(ui.painter(), text, widgets::LEAST_TYPE) <= page.line.width()
    };
    let briefly = SHORT_NAMES
        .into_iter()
        .filter_map(|letters| words::with_short_name(model.session, &said, letters));
    let shown = std::iter::once(said.clone()).chain(briefly).find(fits);
    widgets::line(
        ui.painter(),
        page.line.center(),
        Align2::CENTER_CENTER,
        shown.as_ref().unwrap_or(&said),
        theme::regular(14.5),
        palette.text_weak,
        page.line.width(),
    );
    let response = ui.interact(page.line, ui.scope_id().with("next-move"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
}

/// Shows the buttons that step through the moves.
pub fn steps_ui<K: BoardUi>(
    model: &Model<'_, K>,
    page: &Page,
    ui: &Ui,
    requests: &mut Requests<'_, Act<K>>,
) {
    if !page.steps.is_positive() {
        return;
    }
    let record = model.session.record();
    let (is_at_start, is_at_end) = (
        record.cursor() == 0,
        record.cursor() == record.moves().len(),
    );
    let width = (page.steps.width() - 3.0 * GAP) / 4.0;
    let mut left = page.steps.left();
    for (picture, label, enabled, action) in [
        (
            Picture::First,
            text::review::first_move(),
            !is_at_start,
            Action::GoTo(0),
        ),
        (
            Picture::Back,
            text::review::move_back(),
            !is_at_start,
            Action::GoBy(-1),
        ),
        (
            Picture::On,
            text::review::move_on(),
            !is_at_end,
            Action::GoBy(1),
        ),
        (
            Picture::Last,
            text::review::game_end(),
            !is_at_end,
            Action::GoTo(usize::MAX),
        ),
    ] {
        let place = Rect::from_x_y_ranges(left..=left + width, page.steps.y_range());
        if button_ui(ui, place, picture, label, enabled) {
            requests.push(action);
        }
        left += width + GAP;
    }
}

/// Shows a button. Returns whether it was pressed.
fn button_ui(ui: &Ui, place: Rect, picture: Picture, label: &str, enabled: bool) -> bool {
    let palette = Palette::of(ui.ctx());
    let sense = if enabled {
        Sense::click()
    } else {
        Sense::hover()
    };
    let response = ui.interact(place, ui.scope_id().with(picture), sense);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, label));
    let fill = if !enabled {
        palette.button.gamma_multiply(0.5)
    } else if response.is_pointer_button_down_on() {
        palette.button_down
    } else {
        palette.button_fill(response.hovered())
    };
    let painter = ui.painter();
    painter.rect(
        place,
        CornerRadius::from(ROUND),
        fill,
        Stroke::new(1.5, palette.outline),
        StrokeKind::Inside,
    );
    widgets::focus_ring(painter, place, ROUND, palette, &response);
    let strength = if enabled { 1.0 } else { 0.45 };
    let stroke = Stroke::new(2.0, palette.text.gamma_multiply(strength));
    paint(painter, place, picture, stroke);
    let pressed = enabled && widgets::activated(&response);
    let response = if enabled {
        response.on_hover_cursor(CursorIcon::PointingHand)
    } else {
        response
    };
    tooltips::tip(&response, label);
    pressed
}

/// Paints an arrow head, with a bar where it leads to an end of the game.
fn paint(painter: &Painter, place: Rect, picture: Picture, stroke: Stroke) {
    let side = match picture {
        Picture::First | Picture::Back => -1.0,
        Picture::On | Picture::Last => 1.0,
    };
    let has_bar = matches!(picture, Picture::First | Picture::Last);
    let centre = place.center() - vec2(if has_bar { 2.0 * side } else { 0.0 }, 0.0);
    let head = [(-3.0, -6.5), (3.5, 0.0), (-3.0, 6.5)]
        .map(|(x, y)| pos2(centre.x + side * x, centre.y + y));
    painter.line(head.to_vec(), stroke);
    if has_bar {
        let x = centre.x + 7.5 * side;
        painter.vline(x, centre.y - 6.5..=centre.y + 6.5, stroke);
    }
}
