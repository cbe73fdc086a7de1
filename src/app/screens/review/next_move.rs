//! The line below the board: what was played next, and the comment on it.

use egui::{Align2, Role, Sense, Ui, WidgetInfo};

use super::facts;
use super::measures::Page;
use super::model::Model;
use crate::app::contract::board::BoardUi;
use crate::app::kit::widgets;
use crate::app::theme::{self, Palette};
use crate::core::plain;
use crate::session::Session;
use crate::words::{self, text};

/// The numbers of letters to try for a name that is too long.
const SHORT_NAMES: [usize; 3] = [14, 10, 6];

/// The most characters of a comment in the line, and for screen readers.
const MOST_OF_COMMENT: usize = 600;

/// Returns the comment on the move that comes next, on one line.
fn comment<K: BoardUi>(session: &Session<K>) -> Option<String> {
    let record = session.record();
    let comment = record.comment_at(record.place_after(record.cursor() + 1))?;
    let shown = plain::one_line(&comment.shown(), MOST_OF_COMMENT);
    Some(text::game::comment(shown))
}

/// Shows the line.
pub fn ui<K: BoardUi>(model: &Model<'_, K>, page: &Page, ui: &Ui) {
    if !page.line.is_positive() {
        return;
    }
    let palette = Palette::of(ui.ctx());
    let played = facts::next_move(model.session, model.analysis);
    let cost = facts::next_cost(model.session, model.analysis);
    let with_cost = |played: &String| match &cost {
        Some(cost) => text::play::beside(played, cost),
        None => played.clone(),
    };
    let fits = |text: &String| {
        widgets::text_width(ui.painter(), text, widgets::LEAST_TYPE) <= page.line.width()
    };
    let briefly = SHORT_NAMES
        .into_iter()
        .filter_map(|letters| words::with_short_name(model.session, &played, letters));
    let ways: Vec<String> = std::iter::once(played.clone()).chain(briefly).collect();
    // The cost goes before the whole line is cut.
    let shown = ways
        .iter()
        .map(with_cost)
        .chain(ways.iter().cloned())
        .find(fits);
    let said = with_cost(&played);
    // As much of a comment as there is room for; Ctrl+E shows all of it.
    let with_comment = |line: String| match comment(model.session) {
        Some(comment) => text::play::beside(line, comment),
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
