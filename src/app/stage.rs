//! The play screen for streams and projectors: the board as large as it gets, both names and the score in large type, and whose turn it
//! is. No list and no button, but a quiet one that leads back.

mod measures;

use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{Align, Align2, Color32, CornerRadius, CursorIcon, Galley, Rect, Role, Sense, Ui, WidgetInfo};
use std::sync::Arc;

pub use self::measures::Layout;
use self::measures::{Card, LEAVE_TYPE, SIZES};
use super::board::BoardUi;
use super::command::Command;
use super::model::{Hint, Model, Requests};
use super::panel::accent;
use super::pictures::Pictures;
use super::says::NoticePlace;
use super::theme::{self, Palette};
use super::tips;
use super::widgets;
use super::words;
use crate::core::game::Player;

/// The letters of a name where there is no room for all of it.
const SHORT_NAME: usize = 14;
/// What the button that leads back is called.
const LEAVE: &str = "Back to the usual view";

/// Shows everything of the view but the board. Returns where a notice covers neither the board nor a name.
pub fn ui<K: BoardUi>(
    model: &Model<'_, K>,
    layout: &Layout,
    pictures: &mut Pictures<K::Picture>,
    ui: &mut Ui,
    requests: &mut Requests<'_, K>,
) -> NoticePlace {
    if !words_ui(model, ui, layout) {
        for player in Player::BOTH {
            card_ui(model, layout, pictures, ui, player);
        }
    }
    if leave_ui(ui, layout.leave) {
        requests.push(Command::ToggleStage);
    }
    NoticePlace { line: layout.notice, lowest: layout.notice.bottom() }
}

/// Shows whose turn it is or how the game ended; while there is a hint or a move is held back, what there is to say of that. Returns
/// whether that takes the place of the players, too, as there is no room for it otherwise.
fn words_ui<K: BoardUi>(model: &Model<'_, K>, ui: &Ui, layout: &Layout) -> bool {
    let palette = Palette::of(ui.ctx());
    let held_back = words::held_back(model.lesson);
    let text = match model.hint {
        Some(Hint::Given(advice)) => words::advice::<K>(advice),
        Some(Hint::Asked(_)) => words::LOOKING_FOR_HINT.to_owned(),
        None => held_back.unwrap_or_else(|| words::headline_seen(model)),
    };
    let mut rect = layout.words;
    let mut galley = largest(ui, &text, rect, 0.62 * rect.height(), 2, palette.text);
    let mut covers = false;
    if galley.elided
        && let Some(larger) = layout.words_and_players()
    {
        (rect, covers) = (larger, true);
        galley = largest(ui, &text, rect, 0.62 * layout.words.height(), 8, palette.text);
    }
    let at = Align2::CENTER_CENTER.align_size_within_rect(galley.size(), rect);
    ui.painter().galley(at.center_top() - egui::vec2(galley.rect.center().x, 0.0), galley, Color32::PLACEHOLDER);
    widgets::name_region(ui, rect, "message", &text);
    covers
}

/// Shows a player: piece, name and score.
fn card_ui<K: BoardUi>(model: &Model<'_, K>, layout: &Layout, pictures: &mut Pictures<K::Picture>, ui: &Ui, player: Player) {
    let palette = Palette::of(ui.ctx());
    let (session, tally) = (model.session, model.tally());
    let card = Card::of(layout, player);
    widgets::paint_card(ui, card.outline, 16.0, accent(model, player, palette));
    let painter = ui.painter();
    pictures.paint(painter, K::piece(player), card.piece, 1.0);
    let name = words::for_others(session, player);
    let shown = if card.is_flat { words::without_computer(&name) } else { &name };
    let laid_out = |name: &str| largest(ui, name, card.name, card.name_type, card.name_rows, palette.text);
    let galley = match laid_out(shown) {
        galley if galley.elided => laid_out(&words::short_name(shown, SHORT_NAME)),
        galley => galley,
    };
    let at = Align2::CENTER_CENTER.align_size_within_rect(galley.size(), card.name);
    painter.galley(at.center_top() - egui::vec2(galley.rect.center().x, 0.0), galley, Color32::PLACEHOLDER);
    let wins = tally.wins(player).to_string();
    let font = theme::strong(card.score_type);
    widgets::line(painter, card.score.center(), Align2::CENTER_CENTER, &wins, font, palette.text, card.score.width());
    if let Some(draws) = card.draws {
        let font = theme::regular(0.55 * draws.height());
        let text = words::draws(tally);
        widgets::line(painter, draws.center(), Align2::CENTER_CENTER, &text, font, palette.text_weak, draws.width());
    }
    let state = words::seat_state_said(session, player, model.phase, model.turn);
    let won = words::games_won(tally, player);
    widgets::name_region(ui, card.outline, ("card", player), &format!("{}: {name}, {state}{won}", words::side::<K>(player)));
}

/// Returns a text in the largest type up to `most` at which all of it can be read in so many rows of a place, each in the middle.
fn largest(ui: &Ui, text: &str, place: Rect, most: f32, rows: usize, colour: Color32) -> Arc<Galley> {
    let layout = |size: f32| {
        let mut job = LayoutJob::single_section(text.to_owned(), TextFormat::simple(theme::strong(size), colour));
        job.wrap = TextWrapping { max_width: place.width().max(1.0), max_rows: rows, ..TextWrapping::default() };
        job.halign = Align::Center;
        ui.painter().layout_job(job)
    };
    let fits = |galley: &Arc<Galley>| !galley.elided && galley.size().y <= place.height();
    let sizes = SIZES.map(|share| (share * most).max(11.0));
    let has_words = |size: &f32| widgets::has_room_for_words(ui.painter(), text, &theme::strong(*size), place.width());
    let all = sizes.into_iter().filter(has_words).map(layout);
    all.clone().find(fits).unwrap_or_else(|| layout(sizes[SIZES.len() - 1]))
}

/// Shows the quiet button that leads back. Returns whether it was pressed.
fn leave_ui(ui: &Ui, rect: Rect) -> bool {
    let palette = Palette::of(ui.ctx());
    let response = ui.interact(rect, ui.scope_id().with("leave"), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, LEAVE));
    let is_seen = response.hovered() || response.has_focus();
    if is_seen {
        ui.painter().rect_filled(rect, CornerRadius::same(8), palette.button);
    }
    widgets::focus_ring(ui.painter(), rect, 8.0, palette, &response);
    let font = theme::regular(LEAVE_TYPE);
    let colour = if is_seen { palette.text } else { palette.text_weak };
    widgets::line(ui.painter(), rect.center(), Align2::CENTER_CENTER, "Esc", font, colour, rect.width());
    let pressed = widgets::activated(&response);
    tips::tip(&response.on_hover_cursor(CursorIcon::PointingHand), &format!("{LEAVE} (Esc)"));
    pressed
}
