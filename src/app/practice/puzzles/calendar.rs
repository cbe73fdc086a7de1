//! The calendar of the puzzles of days: which were solved, a month at a time.

use egui::{
    Align2, CornerRadius, CursorIcon, Rect, Role, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2,
    WidgetInfo, pos2, vec2,
};

use crate::app::kit::icons::Badge;
use crate::app::kit::tooltips;
use crate::app::kit::widgets::{self, Button};
use crate::app::theme::{self, Palette};
use crate::core::day::Day;
use crate::storage::{DayResult, PuzzleProgress};
use crate::words::{self, puzzles, text};

/// The largest size of the calendar, in points.
const SIZE: Vec2 = vec2(560.0, 520.0);
/// The height of the heading with the name of the month, in points.
const HEADING: f32 = 44.0;
/// The height of the names of the days of the week, in points.
const WEEKDAYS: f32 = 24.0;
/// The height of the line below the days, in points.
const FOOT: f32 = 30.0;
/// The most weeks that a month touches.
const WEEKS: u8 = 6;
/// The number of days of a week.
const DAYS: u8 = 7;

/// What the user asks of the calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chosen {
    Day(u64),
    /// The month that begins on this day.
    Month(u64),
}

#[must_use]
pub fn month_of(day: u64) -> u64 {
    let [_, _, number] = Day::after_1970(day).parts();
    day.saturating_sub(u64::from(number) - 1)
}

/// Returns the column of a day, from 0, the day that begins a week.
fn column_of(day: u64) -> u8 {
    let weekday = u8::try_from(Day::after_1970(day).weekday()).unwrap_or_default();
    (weekday + DAYS - words::region().first_weekday) % DAYS
}

/// Returns the days of the month that begins on this day.
fn days(first: u64) -> std::ops::Range<u64> {
    first..month_of(first + 31)
}

/// Shows the month that begins on this day in the middle of an area.
pub fn ui(
    ui: &mut Ui,
    area: Rect,
    (first, today): (u64, u64),
    progress: &PuzzleProgress,
) -> Option<Chosen> {
    let palette = Palette::of(ui.ctx());
    let room = area.shrink2(vec2(0.0, 4.0));
    let place = Rect::from_center_size(room.center(), room.size().min(SIZE));
    widgets::paint_card(ui, place, 14.0, None);
    let edge = (0.03 * place.width()).clamp(6.0, 18.0);
    let inside = place.shrink(edge);
    let heading = inside.with_max_y(inside.top() + HEADING);
    let mut chosen = heading_ui(ui, heading, first, today);
    let foot = inside.with_min_y(inside.bottom() - FOOT);
    let grid = Rect::from_min_max(
        pos2(inside.left(), heading.bottom() + WEEKDAYS),
        pos2(inside.right(), foot.top()),
    );
    let cell = vec2(grid.width() / f32::from(DAYS), grid.height() / f32::from(WEEKS));
    let column = |index: u8| grid.left() + f32::from(index) * cell.x;
    for index in 0..DAYS {
        let at = pos2(column(index) + 0.5 * cell.x, heading.bottom() + 0.5 * WEEKDAYS);
        let name = text::puzzles::weekday((words::region().first_weekday - 1 + index) % DAYS + 1);
        let font = theme::regular(13.0);
        let colour = palette.text_weak;
        widgets::line(ui.painter(), at, Align2::CENTER_CENTER, &name, font, colour, cell.x);
    }
    let mut week = 0_u8;
    for day in days(first) {
        let index = column_of(day);
        if index == 0 && day != first {
            week += 1;
        }
        let corner = pos2(column(index), grid.top() + f32::from(week) * cell.y);
        let place = Rect::from_min_size(corner, cell).shrink(2.0);
        if day_ui(ui, place, day, today, progress.day(day)) {
            chosen = Some(Chosen::Day(day));
        }
    }
    let row = progress.days_in_a_row(today);
    let said = if row == 0 {
        text::puzzles::no_days_in_a_row().to_owned()
    } else {
        text::puzzles::days_in_a_row(row)
    };
    let font = theme::regular(14.0);
    widgets::line_in(ui.painter(), foot, &said, font, palette.text_weak);
    widgets::name_region(ui, foot, "days-in-a-row", &said);
    chosen
}

/// Shows the name of the month between the buttons to the months beside it.
fn heading_ui(ui: &mut Ui, place: Rect, first: u64, today: u64) -> Option<Chosen> {
    let palette = Palette::of(ui.ctx());
    let [year, month, _] = Day::after_1970(first).parts();
    let name = text::puzzles::month(month, year.to_string());
    let middle = place.shrink2(vec2(52.0, 0.0));
    let galley =
        widgets::fitted(ui.painter(), &name, theme::strong(18.0), palette.text, middle.width());
    widgets::place(ui.painter(), middle.center(), galley);
    widgets::name_region(ui, middle, "month", &name);
    let mut chosen = None;
    let (before, after) =
        (first.checked_sub(1).map(month_of), Some(days(first).end).filter(|&next| next <= today));
    let left = place.with_max_x(place.left() + 44.0);
    let right = place.with_min_x(place.right() - 44.0);
    for (place, arrow, tip, month) in [
        (left, "‹", text::puzzles::month_before(), before),
        (right, "›", text::puzzles::month_after(), after),
    ] {
        let place = place.shrink2(vec2(0.0, 4.0));
        let mut child = ui.new_child(UiBuilder::new().max_rect(place));
        let button = Button {
            type_size: Some(24.0),
            ..Button::new(arrow, "").tip(tip).enabled(month.is_some())
        };
        if button.ui_at(&mut child, place) {
            chosen = month.map(Chosen::Month);
        }
    }
    chosen
}

/// Shows a day with the result of its puzzle. Returns whether it was pressed.
fn day_ui(ui: &Ui, place: Rect, day: u64, today: u64, result: Option<DayResult>) -> bool {
    let palette = Palette::of(ui.ctx());
    let is_open = day <= today;
    let date = Day::after_1970(day);
    let [_, _, number] = date.parts();
    let date = words::date(date);
    let said = match result {
        Some(result) => text::play::labelled(date, puzzles::day_result(result)),
        None => date,
    };
    let sense = if is_open { Sense::click() } else { Sense::hover() };
    let response = ui.interact(place, ui.scope_id().with(("day", day)), sense);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, is_open, &said));
    let painter = ui.painter();
    let radius = CornerRadius::same(8);
    if is_open {
        let fill = if response.hovered() { palette.button_hover } else { palette.inset };
        painter.rect_filled(place, radius, fill);
    }
    if day == today {
        let stroke = Stroke::new(2.0, palette.focus);
        painter.rect_stroke(place, radius, stroke, StrokeKind::Inside);
    }
    widgets::focus_ring(painter, place, 8.0, palette, &response);
    let has_room = place.height() >= 44.0;
    let number_at = if result.is_none() {
        place.center()
    } else if has_room {
        pos2(place.center().x, place.top() + 0.30 * place.height())
    } else {
        pos2(place.left() + 0.28 * place.width(), place.center().y)
    };
    let colour = if is_open { palette.text } else { palette.text_off };
    let font = theme::regular(if has_room { 15.0 } else { 13.0 });
    painter.text(number_at, Align2::CENTER_CENTER, number, font, colour);
    let (centre, radius) = if has_room {
        let at = pos2(place.center().x, place.top() + 0.70 * place.height());
        (at, (0.19 * place.height()).min(11.0))
    } else {
        let at = pos2(place.left() + 0.76 * place.width(), place.center().y);
        (at, (0.16 * place.width()).min(8.0))
    };
    match result {
        Some(DayResult::Solved | DayResult::Hinted) => {
            Badge::Right.paint(painter, centre, radius, palette);
        }
        // Solved, but not on its day: without a disc.
        Some(DayResult::Late) => {
            Badge::Right.paint_sign(painter, centre, 0.5 * radius, palette.text_weak);
        }
        Some(DayResult::Missed) => Badge::Wrong.paint(painter, centre, radius, palette),
        None => {}
    }
    let is_pressed = is_open && widgets::activated(&response);
    if is_open {
        let response = response.on_hover_cursor(CursorIcon::PointingHand);
        tooltips::tip(&response, &said);
    }
    is_pressed
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> u64 {
        text.parse::<Day>().expect("a day").since_1970()
    }

    #[test]
    fn a_month_has_its_days_and_begins_on_its_day_of_the_week() {
        for (date, first, length, begins) in [
            ("2026-11-25", "2026-11-01", 30, 6),
            ("2024-02-29", "2024-02-01", 29, 3),
            ("2026-12-31", "2026-12-01", 31, 1),
            ("1970-01-01", "1970-01-01", 31, 3),
        ] {
            let month = month_of(day(date));
            assert_eq!(month, day(first), "{date}");
            assert_eq!(days(month).count(), length, "{date}");
            assert_eq!(column_of(month), begins, "{date}");
        }
    }

    #[test]
    fn a_week_begins_with_the_day_of_the_region() {
        // A Sunday.
        let first = day("2026-11-01");
        for (tag, column) in [("de-DE", 6), ("en-US", 0), ("ar-EG", 1), ("dv-MV", 2)] {
            words::set_region(words::Region::of_tag(tag).expect("a region"));
            assert_eq!(column_of(first), column, "{tag}");
        }
        words::set_region(words::Region::WORLD);
    }

    #[test]
    fn no_month_touches_more_weeks_than_there_are_rows() {
        let mut first = 0;
        while first < day("2030-01-01") {
            let rows = (u64::from(column_of(first)) + days(first).count() as u64).div_ceil(7);
            assert!(rows <= u64::from(WEEKS));
            first = days(first).end;
        }
    }
}
