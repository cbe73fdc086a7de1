//! A game on the page: a row for each opponent, their line, and the links to the past games.

use egui::{
    Align2, CornerRadius, CursorIcon, EventFilter, FocusDirection, Id, Key, Modifiers, Painter,
    Rect, Role, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::measures::{RowPlaces, columns, titles};
use super::plot;
use super::sections::{Row, Section};
use crate::app::contract::command::Command;
use crate::app::kit::icons::paint_bars;
use crate::app::kit::tooltips;
use crate::app::kit::widgets::{self, Button};
use crate::app::theme::{self, Palette};
use crate::session::{Ending, Results};
use crate::storage::PastFilter;
use crate::words::{self, text};

/// Shows a row for each opponent. Up and Down lead from row to row, and Enter to its past games. Returns
/// the ids of the rows.
pub(super) fn rows_ui(
    section: &Section,
    chosen: &mut Option<(&'static str, String)>,
    ui: &mut Ui,
    commands: &mut Vec<Command>,
) -> Vec<Id> {
    let width = ui.available_width();
    let entry = section.entry;
    ui.spacing_mut().item_spacing.y = 4.0;
    titles_ui(ui, width);
    let id = |index: usize| ui.scope_id().with(("row", entry.name, index));
    let ids: Vec<Id> = (0..section.rows.len()).map(id).collect();
    let focused = ids.iter().position(|&id| ui.memory(|memory| memory.has_focus(id)));
    for (index, row) in section.rows.iter().enumerate() {
        let mode = row.opponent.mode();
        let is_chosen =
            chosen.as_ref().is_some_and(|(game, opponent)| *game == entry.name && opponent == mode);
        let is_pressed = row_ui(row, is_chosen, ids[index], ui, width);
        let is_entered = focused == Some(index) && ui.input(|it| it.key_pressed(Key::Enter));
        if is_entered {
            commands.push(Command::ShowGamesOf(PastFilter {
                game: entry.name.parse().ok(),
                result: None,
                against: Some(mode.to_owned()),
            }));
        } else if is_pressed {
            *chosen = (!is_chosen).then(|| (entry.name, mode.to_owned()));
        }
    }
    let is_free = focused.is_some() || ui.memory(egui::Memory::focused).is_none();
    let step = |key| is_free && ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let next = match (step(Key::ArrowUp), step(Key::ArrowDown), focused) {
        (true, _, Some(index)) => Some(index.saturating_sub(1)),
        (_, true, Some(index)) => Some((index + 1).min(ids.len() - 1)),
        (true, _, None) => Some(ids.len() - 1),
        (_, true, None) => Some(0),
        (false, false, _) => None,
    };
    if let Some(next) = next {
        ui.memory_mut(|memory| {
            memory.request_focus(ids[next]);
            // The same key would lead on from there.
            memory.move_focus(FocusDirection::None);
        });
        *chosen = Some((entry.name, section.rows[next].opponent.mode().to_owned()));
    }
    ui.spacing_mut().item_spacing.y = 10.0;
    ids
}

/// Shows the line of the chosen opponent, or of all.
pub(super) fn line_ui(
    section: &Section,
    chosen: Option<&(&'static str, String)>,
    ui: &mut Ui,
    high: f32,
) {
    let entry = section.entry;
    let of_row = |row: &&Row| {
        chosen.is_some_and(|(game, mode)| *game == entry.name && mode == row.opponent.mode())
    };
    match section.rows.iter().find(of_row) {
        Some(row) => plot::course_ui(ui, &row.course, Some(&row.opponent.name), high),
        None => plot::course_ui(ui, &section.course, None, high),
    }
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

/// Paints a check for a level that was beaten without help, a crown for one that was beaten so with
/// both sides, and a dashed ring for one that was not.
fn mark_ui(painter: &Painter, place: Rect, beaten: [bool; 2], palette: &Palette) {
    let (centre, radius) = (place.center(), 0.5 * place.width());
    let ink = palette.win;
    match beaten {
        [true, true] => {
            painter.circle_filled(centre, radius, ink.text);
            let unit = 0.5 * radius;
            let at = |x: f32, y: f32| centre + unit * vec2(x, y);
            // Three points that overlap at the band, as a shape has to be convex.
            for (tip, left, right) in [(-1.0, -1.0, 0.1), (0.0, -0.6, 0.6), (1.0, -0.1, 1.0)] {
                let point = vec![at(left, 0.75), at(tip, -0.75), at(right, 0.75)];
                painter.add(Shape::convex_polygon(point, palette.card, Stroke::NONE));
            }
        }
        [true, false] | [false, true] => {
            painter.circle(centre, radius, ink.ground, Stroke::new(1.5, ink.text));
            let at = |x: f32, y: f32| centre + radius * vec2(x, y);
            let check = vec![at(-0.4, 0.02), at(-0.1, 0.32), at(0.42, -0.3)];
            painter.add(Shape::line(check, Stroke::new(2.2, ink.text)));
        }
        [false, false] => {
            let turn = |step: u8| {
                centre + radius * Vec2::angled(f32::from(step) * std::f32::consts::TAU / 36.0)
            };
            let ring: Vec<_> = (0..=36).map(turn).collect();
            let stroke = Stroke::new(1.3, palette.text_weak);
            painter.extend(Shape::dashed_line(&ring, stroke, 3.0, 3.0));
        }
    }
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

/// The size of the bars that say how strong an opponent is.
const BARS: Vec2 = vec2(34.0, 16.0);

/// The size of type of what is said beside a name.
const ABOUT: f32 = 12.5;

/// Shows an opponent and the results against it. Returns whether it was pressed.
fn row_ui(row: &Row, is_chosen: bool, id: Id, ui: &mut Ui, width: f32) -> bool {
    let palette = Palette::of(ui.ctx());
    let Row { opponent, results, .. } = row;
    let (rect, _) = ui.allocate_exact_size(vec2(width, RowPlaces::height(width)), Sense::hover());
    let response = ui.interact(rect, id, Sense::click());
    if response.has_focus() {
        let arrows = EventFilter {
            horizontal_arrows: true,
            vertical_arrows: true,
            ..EventFilter::default()
        };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(id, arrows));
        if response.gained_focus() {
            ui.scroll_to_rect(rect, None);
        }
    }
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
    let label = match row.beaten {
        [true, true] => text::play::longer_list(label, text::statistics::beaten_both()),
        [true, false] | [false, true] => text::play::longer_list(label, text::statistics::beaten()),
        [false, false] => label,
    };
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
    mark_ui(painter, places.mark, row.beaten, palette);
    let (left, right) = (Align2::LEFT_CENTER, Align2::RIGHT_CENTER);
    let mut text_end = places.name.x + places.text_width;
    if let Some(strength) = opponent.strength {
        let middle = if places.numbers.is_some() { rect.center().y } else { places.name.y };
        let bars = right.anchor_size(pos2(text_end, middle), BARS);
        // The words beside a name matter more.
        let name = widgets::text_width(painter, &opponent.name, 15.0) + 8.0;
        let about = widgets::text_width(painter, &opponent.about, ABOUT);
        let end = match places.about {
            Some(at) => at.x + about,
            None => places.name.x + name + about,
        };
        if end <= bars.left() - 8.0 {
            paint_bars(painter, bars, strength, palette);
            text_end = bars.left() - 8.0;
        }
    }
    let room = text_end - places.name.x;
    let name = widgets::fitted(painter, &opponent.name, theme::strong(15.0), palette.text, room);
    let about_at = places.about.unwrap_or(places.name + vec2(name.size().x + 8.0, 0.0));
    let about_end =
        if places.about.is_some() { places.name.x + places.text_width } else { text_end };
    let about_width = about_end - about_at.x;
    painter.galley(left.anchor_size(places.name, name.size()).min, name, palette.text);
    widgets::line(
        painter,
        about_at,
        left,
        &opponent.about,
        theme::regular(ABOUT),
        palette.text_weak,
        about_width,
    );
    plot::bar(painter, places.bar, palette, results);
    let percent = text::language::percent(results.percent());
    let strong = theme::strong(14.5);
    if let Some(ends) = places.numbers {
        let numbers = [
            words::number(won.into()),
            words::number(drawn.into()),
            words::number(lost.into()),
            percent,
            words::number(streak.into()),
            words::number(best_streak.into()),
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
