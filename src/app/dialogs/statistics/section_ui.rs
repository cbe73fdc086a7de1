//! A game on the page: a row for each opponent, and the links to its past games.

use egui::{Align2, CornerRadius, CursorIcon, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use super::measures::{RowPlaces, columns, titles};
use super::plot;
use super::sections::{Row, Section};
use crate::app::contract::command::{Command, PastFilter};
use crate::app::kit::tooltips;
use crate::app::kit::widgets::{self, Button};
use crate::app::theme::{self, Palette};
use crate::session::{Ending, Results};
use crate::words::text;

/// Shows a game: a row for each opponent, and the line of one of them or of all.
pub(super) fn section_ui(
    section: &Section,
    chosen: &mut Option<(&'static str, String)>,
    ui: &mut Ui,
) {
    let width = ui.available_width();
    let entry = section.entry;
    ui.spacing_mut().item_spacing.y = 4.0;
    titles_ui(ui, width);
    for row in &section.rows {
        let mode = row.opponent.mode();
        let is_chosen =
            chosen.as_ref().is_some_and(|(game, opponent)| *game == entry.name && opponent == mode);
        if row_ui(row, is_chosen, ui, width) {
            *chosen = (!is_chosen).then(|| (entry.name, mode.to_owned()));
        }
    }
    ui.add_space(4.0);
    let of_row = |row: &&Row| {
        chosen
            .as_ref()
            .is_some_and(|(game, mode)| *game == entry.name && mode == row.opponent.mode())
    };
    match section.rows.iter().find(of_row) {
        Some(row) => plot::course_ui(ui, &row.course, Some(&row.opponent.name)),
        None => plot::course_ui(ui, &section.course, None),
    }
    ui.spacing_mut().item_spacing.y = 10.0;
}

/// Shows the links to the past games behind the figures: those of the chosen opponent, or of all.
pub(super) fn links_ui(
    section: &Section,
    chosen: Option<&(&'static str, String)>,
    ui: &mut Ui,
    commands: &mut Vec<Command>,
) {
    let mode = chosen.filter(|(game, _)| *game == section.entry.name);
    let mode = mode.map(|(_, mode)| mode.as_str());
    let row = mode.and_then(|mode| section.rows.iter().find(|row| row.opponent.mode() == mode));
    let results = row.map_or(&section.results, |row| &row.results);
    let name =
        row.map_or_else(|| (section.entry.title)().to_owned(), |row| row.opponent.name.clone());
    let links = [
        (None, text::statistics::show_games(results.games())),
        (Some(Ending::Won), text::statistics::show_won(results.won)),
        (Some(Ending::Drawn), text::statistics::show_drawn(results.drawn)),
        (Some(Ending::Lost), text::statistics::show_lost(results.lost)),
    ];
    let tip = text::statistics::show_tip(name);
    let buttons = links.iter().map(|(ending, label)| {
        let is_there = ending.is_none_or(|ending| results.count(ending) > 0);
        let button = Button::new(label, "").tip(&tip).enabled(is_there);
        let filter = PastFilter {
            game: section.entry.name.parse().ok(),
            result: *ending,
            against: row.map(|row| row.opponent.mode().to_owned()),
        };
        (button, Command::ShowGamesOf(filter))
    });
    let mut buttons: Vec<_> = buttons.collect();
    let rows = if RowPlaces::has_columns(ui.available_width()) {
        vec![buttons]
    } else {
        let rest = buttons.split_off(2);
        vec![buttons, rest]
    };
    ui.spacing_mut().item_spacing.y = 6.0;
    commands.extend(widgets::command_rows(ui, 34.0, rows));
    ui.add_space(4.0);
    ui.spacing_mut().item_spacing.y = 10.0;
}

fn titles_ui(ui: &mut Ui, width: f32) {
    if !RowPlaces::has_columns(width) {
        return;
    }
    let palette = Palette::of(ui.ctx());
    let (rect, _) = ui.allocate_exact_size(vec2(width, RowPlaces::TITLES), Sense::hover());
    let columns = columns(ui.painter());
    let ends = RowPlaces::of(rect, &columns, false).numbers;
    for ((at, title), width) in ends.into_iter().flatten().zip(titles()).zip(columns) {
        widgets::line(
            ui.painter(),
            at,
            Align2::RIGHT_CENTER,
            title,
            theme::regular(12.0),
            palette.text_weak,
            width,
        );
    }
}

/// Shows an opponent and the results against it. Returns whether it was pressed.
fn row_ui(row: &Row, is_chosen: bool, ui: &mut Ui, width: f32) -> bool {
    let palette = Palette::of(ui.ctx());
    let Row { opponent, results, .. } = row;
    let (rect, response) =
        ui.allocate_exact_size(vec2(width, RowPlaces::height(width)), Sense::click());
    let Results { won, drawn, lost, streak, best_streak } = *results;
    let label = text::statistics::opponent_spoken(
        opponent.in_full(),
        won,
        drawn,
        lost,
        results.percent(),
        streak,
        best_streak,
    );
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, &label));
    let painter = ui.painter();
    if is_chosen {
        painter.rect_filled(rect, CornerRadius::same(8), palette.chosen);
    } else if response.hovered() {
        painter.rect_filled(rect, CornerRadius::same(8), palette.inset);
    }
    widgets::focus_ring(painter, rect.shrink(4.0), 6.0, palette, &response);
    let columns = columns(painter);
    let places = RowPlaces::of(rect, &columns, !opponent.about.is_empty());
    let (left, right) = (Align2::LEFT_CENTER, Align2::RIGHT_CENTER);
    let name = widgets::fitted(
        painter,
        &opponent.name,
        theme::strong(15.0),
        palette.text,
        places.text_width,
    );
    let about_at = places.about.unwrap_or(places.name + vec2(name.size().x + 8.0, 0.0));
    let about_width = places.name.x + places.text_width - about_at.x;
    painter.galley(left.anchor_size(places.name, name.size()).min, name, palette.text);
    widgets::line(
        painter,
        about_at,
        left,
        &opponent.about,
        theme::regular(12.5),
        palette.text_weak,
        about_width,
    );
    plot::bar(painter, places.bar, palette, results);
    let percent = text::dialogs::percent(results.percent());
    let strong = theme::strong(14.5);
    if let Some(ends) = places.numbers {
        let numbers = [
            won.to_string(),
            drawn.to_string(),
            lost.to_string(),
            percent,
            streak.to_string(),
            best_streak.to_string(),
        ];
        for ((at, number), width) in ends.into_iter().zip(numbers).zip(columns) {
            widgets::line(painter, at, right, &number, strong.clone(), palette.text, width);
        }
    } else {
        let [share, words] = places.words;
        widgets::line(painter, share, right, &percent, strong, palette.text, 60.0);
        let (font, weak) = (theme::regular(12.0), palette.text_weak);
        let streaks = widgets::fitted(
            painter,
            &text::statistics::streaks(streak, best_streak),
            font.clone(),
            weak,
            140.0,
        );
        let text = text::statistics::results(won, drawn, lost);
        let end = pos2(share.x, words.y);
        let room = end.x - words.x;
        let beside = room - streaks.size().x - 6.0;
        if widgets::whole_line(painter, words, &text, font.clone(), weak, beside) {
            painter.galley(right.anchor_size(end, streaks.size()).min, streaks, weak);
        } else {
            // The results matter more than the streaks.
            widgets::line(painter, words, left, &text, font, weak, room);
        }
    }
    let pressed = widgets::activated(&response);
    tooltips::tip(
        &response.on_hover_cursor(CursorIcon::PointingHand),
        text::statistics::opponent_tip(),
    );
    pressed
}
