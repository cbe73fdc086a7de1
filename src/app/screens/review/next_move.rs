//! The line below the board: what was played next, and the comment on it.

use egui::{Align2, Role, Sense, Ui, WidgetInfo};

use super::measures::Page;
use super::model::Model;
use crate::app::kit::widgets;
use crate::app::theme::{self, Palette};
use crate::words::text;

/// The numbers of letters to try for a name that is too long.
const SHORT_NAMES: [usize; 3] = [14, 10, 6];

/// Shows the line.
pub fn ui(model: &Model<'_>, page: &Page, ui: &Ui) {
    if !page.line.is_positive() {
        return;
    }
    let palette = Palette::of(ui.ctx());
    let played = &model.next_move;
    let with_cost = |played: &String| match &model.next_cost {
        Some(cost) => text::play::beside(played, cost),
        None => played.clone(),
    };
    let fits = |text: &String| {
        widgets::text_width(ui.painter(), text, widgets::LEAST_TYPE) <= page.line.width()
    };
    let briefly = SHORT_NAMES
        .into_iter()
        .filter_map(|letters| (model.shorten)(played, letters));
    let ways: Vec<String> = std::iter::once(played.clone()).chain(briefly).collect();
    // The cost goes before the whole line is cut.
    let shown = ways
        .iter()
        .map(with_cost)
        .chain(ways.iter().cloned())
        .find(fits);
    let said = with_cost(played);
    // As much of a comment as there is room for; Ctrl+E shows all of it.
    let with_comment = |line: String| match &model.comment {
        Some(comment) => text::play::beside(line, text::game::comment(comment)),
        None => line,
    };
    let shown = with_comment(shown.unwrap_or_else(|| said.clone()));
    let said = with_comment(said);
    widgets::line(
        ui.painter(),
        page.line.center(),
        Align2::CENTER_CENTER,
        &shown,
        theme::regular(14.5),
        palette.text_weak,
        page.line.width(),
    );
    let response = ui.interact(page.line, ui.scope_id().with("next-move"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
}
