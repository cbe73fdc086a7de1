//! The line below the board: what was played next.

use egui::{Align2, Role, Sense, Ui, WidgetInfo};

use super::facts;
use super::measures::Page;
use super::model::Model;
use crate::app::contract::board::BoardUi;
use crate::app::kit::widgets;
use crate::app::theme::{self, Palette};
use crate::words;

/// The numbers of letters to try for a name that is too long.
const SHORT_NAMES: [usize; 3] = [14, 10, 6];

/// Shows the line.
pub fn ui<K: BoardUi>(model: &Model<'_, K>, page: &Page, ui: &Ui) {
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
