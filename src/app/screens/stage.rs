//! The large view for streams and projectors: the board as large as possible, both names and the
//! score in large type, and whose turn it is. There is no list and no button but a discreet one
//! that leads back.

mod measures;

use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{
    Align, Align2, Color32, CornerRadius, CursorIcon, Galley, Rect, Role, Sense, Ui, WidgetInfo,
};
use std::sync::Arc;

pub use self::measures::Layout;
use self::measures::{Card, LEAVE_TYPE, SIZES};
use crate::app::contract::command::Command;
use crate::app::contract::screen::NoticePlace;
use crate::app::kit::line_breaks::laid_out;
use crate::app::kit::tooltips;
use crate::app::kit::widgets;
use crate::app::screens::model::{Model, PaintPiece, Voice};
use crate::app::theme::{self, Palette};
use crate::core::game::Player;
use crate::words::{self, text};

/// The number of letters of a name that is too long.
const SHORT_NAME: usize = 14;
/// The numbers of letters to try for a long name in the message line.
const SHORT_NAMES: [usize; 4] = [18, 14, 10, 6];
/// The height below which the message line has a single row, in points.
const LOW: f32 = 48.0;

/// Shows everything but the board. Returns a place for notices that covers neither the board nor a
/// name.
pub fn ui(
    model: &Model<'_>,
    layout: &Layout,
    pieces: &mut PaintPiece<'_>,
    ui: &mut Ui,
    commands: &mut Vec<Command>,
) -> NoticePlace {
    if !words_ui(model, ui, layout) {
        // Both cards use the same font size.
        let size = Player::BOTH
            .map(|player| named(model, layout, ui, player).1)
            .into_iter()
            .fold(f32::INFINITY, f32::min);
        for player in Player::BOTH {
            card_ui(model, layout, pieces, ui, player, size);
        }
    }
    if leave_ui(ui, layout.leave) {
        commands.push(Command::Toggle("stage"));
    }
    NoticePlace { line: layout.notice, lowest: layout.notice.bottom(), may_stay: true }
}

/// Shows whose turn it is or how the game ended, or the text of a hint or of a held-back move.
/// Returns whether that needs the place of the players, too.
fn words_ui(model: &Model<'_>, ui: &Ui, layout: &Layout) -> bool {
    let palette = Palette::of(ui.ctx());
    let text = match (&model.hint, &model.coach) {
        (Some(hint), _) => hint.text.clone(),
        (None, Some(coach)) if coach.voice == Voice::Warning => coach.card.said(),
        (None, _) => model.headline.clone(),
    };
    let is_taught = model.is_checking || model.held.is_some();
    let mut rect = layout.words;
    let most = 0.62 * rect.height();
    // In a low line, two rows would touch the cards below it.
    let in_a_row = || {
        let briefly = SHORT_NAMES
            .into_iter()
            .filter_map(|letters| model.moves.with_short_name(&text, letters));
        let all = std::iter::once(text.clone()).chain(briefly);
        all.map(|text| largest(ui, &text, rect, most, 1, palette.text))
            .find(|galley| !galley.elided)
    };
    let single =
        (model.hint.is_none() && !is_taught && rect.height() < LOW).then(in_a_row).flatten();
    let mut galley = single.unwrap_or_else(|| largest(ui, &text, rect, most, 2, palette.text));
    let mut covers = false;
    if galley.elided {
        let mut rows = 3;
        if let Some(larger) = layout.words_and_players() {
            (rect, rows, covers) = (larger, 8, true);
        }
        galley = largest(ui, &text, rect, most, rows, palette.text);
    }
    let at = Align2::CENTER_CENTER.align_size_within_rect(galley.size(), rect);
    ui.painter().galley(
        at.center_top() - egui::vec2(galley.rect.center().x, 0.0),
        galley,
        Color32::PLACEHOLDER,
    );
    widgets::name_region(ui, rect, "message", &text);
    covers
}

/// Returns the name of a player on the card, and the largest font size that fits.
fn named(model: &Model<'_>, layout: &Layout, ui: &Ui, player: Player) -> (String, f32) {
    let card = Card::of(layout, player);
    let name = &model.player(player).name;
    let size = |name: &str| largest_size(ui, name, card.name, card.name_type, card.name_rows);
    let (whole, is_whole) = size(name);
    if is_whole {
        return (name.clone(), whole);
    }
    let short = words::short_name(name, SHORT_NAME);
    let size = size(&short).0;
    (short, size)
}

/// Shows a player: piece, name in this font size, and score.
fn card_ui(
    model: &Model<'_>,
    layout: &Layout,
    pieces: &mut PaintPiece<'_>,
    ui: &Ui,
    player: Player,
    size: f32,
) {
    let palette = Palette::of(ui.ctx());
    let (about, tally) = (model.player(player), model.tally);
    let card = Card::of(layout, player);
    widgets::paint_card(ui, card.outline, 16.0, about.accent);
    let painter = ui.painter();
    pieces(painter, player, card.piece, 1.0);
    let (shown, _) = named(model, layout, ui, player);
    let galley = in_rows(ui, &shown, card.name, size, card.name_rows, palette.text);
    let at = Align2::CENTER_CENTER.align_size_within_rect(galley.size(), card.name);
    painter.galley(
        at.center_top() - egui::vec2(galley.rect.center().x, 0.0),
        galley,
        Color32::PLACEHOLDER,
    );
    let wins = tally.wins(player).to_string();
    let font = theme::strong(card.score_type);
    widgets::line_in(painter, card.score, &wins, font, palette.text);
    if let Some(draws) = card.draws {
        let font = theme::regular(0.55 * draws.height());
        let text = words::draws(tally);
        widgets::line_in(painter, draws, &text, font, palette.text_weak);
    }
    let label = text::play::card(about.side, &about.name, &about.state_said);
    let label = match words::games_won(tally, player) {
        Some(won) => text::play::longer_list(label, won),
        None => label,
    };
    widgets::name_region(ui, card.outline, ("card", player), &label);
}

/// Returns a text in the largest font size up to `most` that fits into this many rows of a place,
/// each centred.
fn largest(
    ui: &Ui,
    text: &str,
    place: Rect,
    most: f32,
    rows: usize,
    colour: Color32,
) -> Arc<Galley> {
    in_rows(ui, text, place, largest_size(ui, text, place, most, rows).0, rows, colour)
}

/// Returns that font size, and whether all of the text fits.
fn largest_size(ui: &Ui, text: &str, place: Rect, most: f32, rows: usize) -> (f32, bool) {
    let fits = |size: f32| {
        let galley = in_rows(ui, text, place, size, rows, Color32::PLACEHOLDER);
        !galley.elided && galley.size().y <= place.height()
    };
    let least = widgets::LEAST_TYPE;
    let shares = SIZES.into_iter().map(|share| (share * most).max(least));
    let has_words = |size: &f32| {
        widgets::has_room_for_words(ui.painter(), text, &theme::strong(*size), place.width())
    };
    let found = shares.chain([least]).filter(has_words).find(|&size| fits(size));
    found.map_or((least, false), |size| (size, true))
}

/// Returns a text in this font size in at most this many rows of a place, each centred.
fn in_rows(
    ui: &Ui,
    text: &str,
    place: Rect,
    size: f32,
    rows: usize,
    colour: Color32,
) -> Arc<Galley> {
    let mut job =
        LayoutJob::single_section(text.to_owned(), TextFormat::simple(theme::strong(size), colour));
    job.wrap = TextWrapping {
        max_width: place.width().max(1.0),
        max_rows: rows,
        ..TextWrapping::default()
    };
    job.halign = Align::Center;
    laid_out(ui.ctx(), job)
}

/// Shows the discreet button that leads back. Returns whether it was pressed.
fn leave_ui(ui: &Ui, rect: Rect) -> bool {
    let palette = Palette::of(ui.ctx());
    let response = ui.interact(rect, ui.scope_id().with("leave"), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, text::play::leave_stage()));
    let is_seen = response.hovered() || response.has_focus();
    if is_seen {
        ui.painter().rect_filled(rect, CornerRadius::same(8), palette.button);
    }
    widgets::focus_ring(ui.painter(), rect, 8.0, palette, &response);
    let font = theme::regular(LEAVE_TYPE);
    let colour = if is_seen { palette.text } else { palette.text_weak };
    widgets::line_in(ui.painter(), rect, text::keys::esc(), font, colour);
    let pressed = widgets::activated(&response);
    tooltips::tip(
        &response.on_hover_cursor(CursorIcon::PointingHand),
        &text::keys::with_key(text::play::leave_stage(), text::keys::esc()),
    );
    pressed
}
