//! The card of the levels: for each opponent the sign whether it was beaten, its rating, and the
//! games won, drawn and lost against it.

use egui::{
    Align2, CornerRadius, CursorIcon, EventFilter, FocusDirection, Id, Key, Modifiers, Painter,
    Rect, Role, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::sections::{Row, Section};
use crate::app::contract::command::Command;
use crate::app::kit::tooltips;
use crate::app::kit::widgets;
use crate::app::theme::{self, Ink, Palette};
use crate::session::{Ending, Results};
use crate::storage::PastFilter;
use crate::words::{self, text};

/// The space between two stripes of a pattern, in points.
const STRIPES: f32 = 6.0;
/// The heights of the title and of a row, in points.
const TITLE: f32 = 48.0;
const ROW: f32 = 56.0;
/// The side of the sign.
const MARK: f32 = 30.0;
/// The width of a column of numbers, in a wide and in a narrow card.
const NUMBER: [f32; 2] = [72.0, 34.0];

/// Returns the height of the card.
pub fn height(section: &Section) -> f32 {
    #[expect(clippy::cast_precision_loss, reason = "a few opponents")]
    let rows = section.rows.len() as f32;
    TITLE + rows * ROW + 16.0
}

/// Shows the card. Up and Down lead from row to row, Enter to the past games against an opponent.
/// Returns the ids of the rows.
pub fn levels_ui(
    section: &Section,
    ui: &mut Ui,
    high: f32,
    commands: &mut Vec<Command>,
) -> Vec<Id> {
    let palette = Palette::of(ui.ctx());
    let (card, _) = ui.allocate_exact_size(vec2(ui.available_width(), high), Sense::hover());
    widgets::paint_card(ui, card, 16.0, None);
    let is_narrow = card.width() < 440.0;
    let inside = card.shrink2(vec2(if is_narrow { 12.0 } else { 24.0 }, 0.0));
    let ends = ends(inside, is_narrow);
    titles_ui(ui, inside);
    let id = |index: usize| ui.scope_id().with(("level", section.entry.name, index));
    let ids: Vec<Id> = (0..section.rows.len()).map(id).collect();
    let mut top = card.top() + TITLE;
    for (row, &id) in section.rows.iter().zip(&ids) {
        let place = Rect::from_min_size(pos2(inside.left(), top), vec2(inside.width(), ROW));
        top += ROW;
        ui.painter().hline(place.x_range(), place.top(), Stroke::new(1.0, palette.card_edge));
        row_ui(section, row, id, ui, place, ends, commands);
    }
    step_by_keys(ui, &ids);
    ids
}

/// Returns the right ends of the columns of numbers.
fn ends(inside: Rect, is_narrow: bool) -> [f32; 3] {
    let width = NUMBER[usize::from(is_narrow)];
    [2.0, 1.0, 0.0].map(|columns| inside.right() - columns * width)
}

/// Up and Down lead from row to row.
fn step_by_keys(ui: &Ui, ids: &[Id]) {
    let focused = ids.iter().position(|&id| ui.memory(|memory| memory.has_focus(id)));
    let is_free = focused.is_some() || ui.memory(egui::Memory::focused).is_none();
    let step = |key| is_free && ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let last = ids.len().saturating_sub(1);
    let next = match (step(Key::ArrowUp), step(Key::ArrowDown), focused) {
        (true, _, Some(index)) => index.saturating_sub(1),
        (_, true, Some(index)) => (index + 1).min(last),
        (true, _, None) => last,
        (_, true, None) => 0,
        (false, false, _) => return,
    };
    if let Some(&id) = ids.get(next) {
        ui.memory_mut(|memory| {
            memory.request_focus(id);
            // The same key would lead on from there.
            memory.move_focus(FocusDirection::None);
        });
    }
}

/// Shows the title, and at its right what the patterns of the bars mean.
fn titles_ui(ui: &Ui, inside: Rect) {
    const SIGN: Vec2 = vec2(14.0, 12.0);
    let palette = Palette::of(ui.ctx());
    let (painter, weak) = (ui.painter(), palette.text_weak);
    let y = inside.top() + 0.5 * TITLE + 2.0;
    let mut end = inside.right();
    for ending in Ending::ALL.into_iter().rev() {
        let name = ending_name(ending)();
        let galley = widgets::fitted(painter, name, theme::regular(13.0), weak, 90.0);
        let place = Align2::RIGHT_CENTER.anchor_size(pos2(end, y), galley.size());
        painter.galley(place.min, galley, weak);
        end = place.left() - 6.0 - SIGN.x;
        let at = pos2(end, y - 0.5 * SIGN.y);
        sign(painter, Rect::from_min_size(at, SIGN), palette, ending);
        end -= 14.0;
    }
    let (at, start) = (pos2(inside.left(), y), Align2::LEFT_CENTER);
    let room = end - inside.left();
    widgets::line(painter, at, start, text::statistics::levels(), theme::strong(14.0), weak, room);
}

const fn ending_name(ending: Ending) -> fn() -> &'static str {
    match ending {
        Ending::Won => text::statistics::won,
        Ending::Drawn => text::statistics::drawn,
        Ending::Lost => text::statistics::lost,
    }
}

/// Shows an opponent and the results against it. The row leads to its past games, each number to
/// those that ended so.
fn row_ui(
    section: &Section,
    row: &Row,
    id: Id,
    ui: &mut Ui,
    place: Rect,
    ends: [f32; 3],
    commands: &mut Vec<Command>,
) {
    let palette = Palette::of(ui.ctx());
    let Row { opponent, results, .. } = row;
    let numbers = ends[0] - (ends[1] - ends[0]);
    let response = ui.interact(place.with_max_x(numbers), id, Sense::click());
    if response.has_focus() {
        let arrows = EventFilter {
            horizontal_arrows: true,
            vertical_arrows: true,
            ..EventFilter::default()
        };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(id, arrows));
        if response.gained_focus() {
            ui.scroll_to_rect(place, None);
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
    let label = match row.points {
        Some(points) => text::play::longer_list(
            label,
            text::statistics::level_rating(words::number(points.into())),
        ),
        None => label,
    };
    response.widget_info(|| WidgetInfo::labeled(Role::Button, results.games() > 0, &label));
    let painter = ui.painter();
    if response.hovered() {
        painter.rect_filled(response.rect.shrink(2.0), CornerRadius::same(8), palette.inset);
    }
    widgets::focus_ring(painter, response.rect.shrink(3.0), 6.0, palette, &response);
    let middle = place.center().y;
    let mark =
        Rect::from_center_size(pos2(place.left() + 0.5 * MARK + 1.0, middle), Vec2::splat(MARK));
    mark_ui(painter, mark, row.beaten, palette);
    let left = mark.right() + 13.0;
    let bar_width = (0.42 * (numbers - left)).min(144.0);
    let is_narrow = numbers - left < 180.0;
    let name_end = if is_narrow { numbers } else { numbers - bar_width - 12.0 };
    let below = match (row.points, opponent.about.is_empty()) {
        (_, false) => opponent.about.clone(),
        (Some(points), true) => words::number(points.into()),
        (None, true) => String::new(),
    };
    let start = Align2::LEFT_CENTER;
    let up = if below.is_empty() { 0.0 } else { 9.0 };
    let (room, at) = (name_end - left, pos2(left, middle - up));
    widgets::line(painter, at, start, &opponent.name, theme::strong(16.0), palette.text, room);
    let (font, at) = (theme::regular(13.0), pos2(left, middle + 10.0));
    widgets::line(painter, at, start, &below, font, palette.text_weak, room);
    if !is_narrow {
        let at = pos2(numbers - bar_width, middle - 8.0);
        bar(painter, Rect::from_min_size(at, vec2(bar_width, 16.0)), palette, results);
    }
    let mut filter = PastFilter {
        game: Some(section.game),
        result: None,
        against: Some(opponent.mode().to_owned()),
        ..PastFilter::default()
    };
    let has_games = results.games() > 0;
    if widgets::activated(&response) && has_games {
        commands.push(Command::ShowGamesOf(filter.clone()));
    }
    for (ending, end) in Ending::ALL.into_iter().zip(ends) {
        let count = results.count(ending);
        let width = ends[1] - ends[0];
        let cell = Rect::from_center_size(pos2(end - 0.3 * width, middle), vec2(0.8 * width, 32.0));
        let (font, colour) = if count > 0 {
            (theme::strong(16.0), palette.text)
        } else {
            (theme::regular(16.0), palette.text_weak)
        };
        if count > 0 {
            let link = ui.interact(cell, id.with(ending), Sense::CLICK);
            let shown = match ending {
                Ending::Won => text::statistics::show_won(count),
                Ending::Drawn => text::statistics::show_drawn(count),
                Ending::Lost => text::statistics::show_lost(count),
            };
            let label = text::play::longer_list(&opponent.name, shown);
            link.widget_info(|| WidgetInfo::labeled(Role::Link, true, &label));
            widgets::focus_ring(ui.painter(), cell, 6.0, palette, &link);
            if widgets::activated(&link) {
                filter.result = Some(ending);
                commands.push(Command::ShowGamesOf(filter.clone()));
            }
            tooltips::tip(&link.on_hover_cursor(CursorIcon::PointingHand), &label);
        }
        let number = words::number(count.into());
        let at = pos2(end, middle);
        widgets::line(ui.painter(), at, Align2::RIGHT_CENTER, &number, font, colour, width);
    }
    if has_games {
        let _ = response.on_hover_cursor(CursorIcon::PointingHand);
    }
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

fn ink(palette: &Palette, ending: Ending) -> Ink {
    match ending {
        Ending::Won => palette.win,
        Ending::Drawn => palette.draw,
        Ending::Lost => palette.loss,
    }
}

/// Paints the pattern of an ending: filled for won, upright stripes for drawn, slanting ones for
/// lost, so that they differ without colours.
fn sign(painter: &Painter, rect: Rect, palette: &Palette, ending: Ending) {
    let ink = ink(palette, ending);
    let inside = painter.with_clip_rect(rect.intersect(painter.clip_rect()));
    let stroke = Stroke::new(1.5, ink.text);
    match ending {
        Ending::Won => {
            inside.rect_filled(rect, CornerRadius::ZERO, ink.text);
        }
        Ending::Drawn => {
            inside.rect_filled(rect, CornerRadius::ZERO, ink.ground);
            for x in stripes(rect.left() + 0.5 * STRIPES, rect.right()) {
                inside.vline(x, rect.y_range(), stroke);
            }
        }
        Ending::Lost => {
            inside.rect_filled(rect, CornerRadius::ZERO, ink.ground);
            for x in stripes(rect.left(), rect.right() + rect.height()) {
                inside.line_segment(
                    [pos2(x, rect.top()), pos2(x - rect.height(), rect.bottom())],
                    stroke,
                );
            }
        }
    }
}

fn stripes(from: f32, to: f32) -> impl Iterator<Item = f32> {
    std::iter::successors(Some(from), |place| Some(place + STRIPES))
        .take_while(move |&place| place < to)
}

/// Paints a bar of the games won, drawn and lost.
fn bar(painter: &Painter, rect: Rect, palette: &Palette, results: &Results) {
    let mut left = rect.left();
    for ending in Ending::ALL {
        let width = rect.width() * part(results.count(ending), results.games());
        let place = Rect::from_min_size(pos2(left, rect.top()), vec2(width, rect.height()));
        if width > 0.0 {
            sign(painter, place, palette, ending);
        }
        left += width;
    }
    // The edges of the parts leave a gap between them.
    let mut border = rect.left();
    for ending in [Ending::Won, Ending::Drawn] {
        border += rect.width() * part(results.count(ending), results.games());
        if border > rect.left() + 1.0 && border < rect.right() - 1.0 {
            painter.vline(border, rect.y_range(), Stroke::new(2.0, palette.card));
        }
    }
}

fn part(number: u32, whole: u32) -> f32 {
    #[expect(clippy::cast_precision_loss, reason = "a length on the screen")]
    let part = number as f32 / whole.max(1) as f32;
    part
}
