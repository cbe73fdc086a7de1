//! The card of the rating: the number, its curve with a band of uncertainty, and a fair opponent.

use egui::{
    Align2, CursorIcon, Mesh, Painter, Pos2, Rect, Response, RichText, Role, ScrollArea, Sense,
    Shape, Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};

use super::sections::Section;
use crate::app::contract::command::Command;
use crate::app::kit::icons::Icon;
use crate::app::kit::line_breaks;
use crate::app::kit::tooltips;
use crate::app::kit::widgets::{self, Button};
use crate::app::theme::{self, Palette};
use crate::core::day::Day;
use crate::session::rating::{LEAST_GAMES, Rating};
use crate::words::{self, text};

/// The days of the shorter time.
const TEN_WEEKS: i64 = 70;
const EDGE: f32 = 24.0;

/// What the user has chosen to see of the rating.
#[derive(Clone, Copy, Default)]
pub struct Shown {
    /// Whether it goes back to the first game, and not ten weeks.
    pub is_all: bool,
    /// Whether the curve is written as a table.
    pub is_table: bool,
}

/// Shows the card. Returns a command.
pub fn rating_ui(
    section: &Section,
    shown: &mut Shown,
    today: Day,
    ui: &mut Ui,
    high: f32,
) -> Option<Command> {
    let palette = Palette::of(ui.ctx());
    let (card, _) = ui.allocate_exact_size(vec2(ui.available_width(), high), Sense::hover());
    widgets::paint_card(ui, card, 16.0, None);
    let is_narrow = card.width() < 440.0;
    let inside = card.shrink2(vec2(if is_narrow { 12.0 } else { EDGE }, 0.0));
    let top = card.top() + if is_narrow { 18.0 } else { 28.0 };
    let Some(rating) = section.rating() else {
        return unrated_ui(section, ui, inside, top);
    };
    let (points, deviation) = rating.rounded();
    let about = section.about().map(|row| row.opponent.name.clone()).unwrap_or_default();
    let spoken = text::statistics::rating_spoken(points, deviation, about.clone());
    let number =
        Rect::from_min_max(pos2(inside.left(), card.top() + 8.0), pos2(inside.right(), top + 56.0));
    widgets::name_region(ui, number, "rating", &spoken);
    let painter = ui.painter();
    let start = Align2::LEFT_CENTER;
    let title = pos2(inside.left(), top);
    widgets::line(
        painter,
        title,
        start,
        text::statistics::rating(),
        theme::strong(14.0),
        palette.text_weak,
        inside.width(),
    );
    // The number, its deviation and the level stand on one line.
    let mut x = inside.left();
    let y = top + if is_narrow { 26.0 } else { 36.0 };
    let parts = [
        (
            words::number(points.into()),
            theme::strong(if is_narrow { 24.0 } else { 34.0 }),
            palette.text,
        ),
        (
            text::statistics::plus_minus(deviation),
            theme::strong(if is_narrow { 14.0 } else { 19.0 }),
            palette.text_weak,
        ),
        (
            text::statistics::about(about),
            theme::regular(if is_narrow { 13.0 } else { 16.0 }),
            palette.text,
        ),
    ];
    for (part, font, colour) in parts {
        let galley = widgets::fitted(painter, &part, font, colour, inside.right() - x);
        let width = galley.size().x;
        painter.galley(start.anchor_size(pos2(x, y), galley.size()).min, galley, colour);
        x += width + if is_narrow { 8.0 } else { 12.0 };
    }
    let first = shown.first(&section.curve, today);
    let curve = &section.curve[first..];
    tools_ui(shown, ui, card, inside);
    let fair = section.fair();
    let bottom = card.bottom() - if fair.is_some() { 54.0 } else { 12.0 };
    let place = Rect::from_min_max(pos2(inside.left(), y + 28.0), pos2(inside.right(), bottom));
    if shown.is_table {
        table_ui(curve, ui, place);
    } else {
        let spoken = text::statistics::curve_spoken(
            curve.len(),
            words::number(curve[0].1.rounded().0.into()),
            words::number(points.into()),
        );
        widgets::name_region(ui, place, "curve", &spoken);
        paint_curve(section, curve, ui.painter(), place, palette, today);
    }
    let (row, mode, percent) = fair?;
    let name = row.opponent.name.clone();
    let label = text::statistics::fair_play();
    let button = Button::new(label, "");
    let width = (button.need(ui.painter(), 15.0) + 32.0).min(0.4 * inside.width());
    let at =
        Rect::from_min_size(pos2(inside.right() - width, card.bottom() - 46.0), vec2(width, 34.0));
    let sentence = if (45.0..=60.0).contains(&percent) {
        text::statistics::fair(name, percent)
    } else {
        text::statistics::nearest(name, percent)
    };
    let room = at.left() - 12.0 - inside.left();
    let galley = widgets::readable(
        ui.painter(),
        &sentence,
        (theme::regular as widgets::Face, &[(14.0, 1), (13.0, 2), (12.0, 2)]),
        palette.text_weak,
        vec2(room, 34.0),
    );
    let middle = start.anchor_size(pos2(inside.left(), at.center().y), galley.size());
    ui.painter().galley(middle.min, galley, palette.text_weak);
    widgets::name_region(ui, middle, "fair", &sentence);
    let tip = text::statistics::fair_play_tip(row.opponent.name.clone());
    let is_pressed = button.tip(&tip).ui_at(ui, at);
    is_pressed.then(|| Command::Begin(section.entry.name, [Some("human"), Some(mode)]))
}

/// Says how many games are missing for a rating.
fn unrated_ui(section: &Section, ui: &mut Ui, inside: Rect, top: f32) -> Option<Command> {
    let palette = Palette::of(ui.ctx());
    let at = Rect::from_min_max(pos2(inside.left(), top - 10.0), inside.max);
    let mut child = ui.new_child(UiBuilder::new().max_rect(at).id_salt("no-rating"));
    child.spacing_mut().item_spacing.y = 8.0;
    let title = RichText::new(text::statistics::rating()).font(theme::strong(14.0));
    line_breaks::label(&mut child, title.color(palette.text_weak));
    let missing = LEAST_GAMES.saturating_sub(section.curve.len());
    let sentence = text::statistics::no_rating(missing);
    line_breaks::label(&mut child, RichText::new(sentence).size(16.0));
    line_breaks::label(
        &mut child,
        RichText::new(text::statistics::what_rates()).color(palette.text_weak).size(13.0),
    );
    None
}

/// Shows how far back the curve goes, and the button for the table.
fn tools_ui(shown: &mut Shown, ui: &mut Ui, card: Rect, inside: Rect) {
    let is_narrow = card.width() < 440.0;
    let side = if is_narrow { 30.0 } else { 36.0 };
    let top = card.top() + if is_narrow { 8.0 } else { 20.0 };
    let table = Rect::from_min_size(pos2(inside.right() - side, top), vec2(side, side));
    let label =
        if shown.is_table { text::statistics::as_curve() } else { text::statistics::as_table() };
    let button =
        icon_button(ui, table, label, if shown.is_table { Icon::Trend } else { Icon::Bars });
    shown.is_table ^= widgets::activated(&button);
    let options = [(false, text::statistics::ten_weeks()), (true, text::statistics::all_time())];
    let widths =
        options.iter().map(|(_, label)| widgets::text_width(ui.painter(), label, 13.0) + 28.0);
    let width = widths.sum::<f32>().min(0.5 * inside.width());
    let place = Rect::from_min_size(pos2(table.left() - 8.0 - width, top), vec2(width, side));
    let label = text::statistics::time_shown();
    if let Some(is_all) = widgets::segments_at(ui, place, label, &options, shown.is_all) {
        shown.is_all = is_all;
    }
}

impl Shown {
    /// Returns the first game of the curve that is shown; the last one always is.
    fn first(self, curve: &[(Day, Rating)], today: Day) -> usize {
        let is_new = |&(day, _): &(Day, Rating)| self.is_all || today.days_after(day) < TEN_WEEKS;
        curve.iter().position(is_new).unwrap_or(curve.len() - 1)
    }
}

/// Shows the curve as a table, the last game first.
fn table_ui(curve: &[(Day, Rating)], ui: &mut Ui, place: Rect) {
    let palette = Palette::of(ui.ctx());
    let mut child = ui.new_child(UiBuilder::new().max_rect(place).id_salt("ratings"));
    child.spacing_mut().item_spacing.y = 0.0;
    ScrollArea::vertical().id_salt("ratings").auto_shrink(false).show_rows(
        &mut child,
        18.0,
        curve.len(),
        |ui, rows| {
            for (day, rating) in curve.iter().rev().skip(rows.start).take(rows.len()) {
                let (points, deviation) = rating.rounded();
                let row = text::statistics::rating_row(
                    words::day_and_month(*day),
                    words::number(points.into()),
                    deviation,
                );
                line_breaks::label(ui, RichText::new(row).color(palette.text).size(13.0));
            }
        },
    );
}

/// Paints the curve and its band over the lines of the levels.
fn paint_curve(
    section: &Section,
    curve: &[(Day, Rating)],
    painter: &Painter,
    place: Rect,
    palette: &Palette,
    today: Day,
) {
    let is_high = place.height() > 120.0;
    let low = |rating: &Rating| rating.points - rating.deviation;
    let high = |rating: &Rating| rating.points + rating.deviation;
    let least = curve.iter().map(|(_, rating)| low(rating)).fold(f64::INFINITY, f64::min);
    let most = curve.iter().map(|(_, rating)| high(rating)).fold(f64::NEG_INFINITY, f64::max);
    // The level above and the one below belong to the picture.
    let below = section.levels().rev().map(|(_, points)| f64::from(points)).find(|&it| it <= least);
    let above = section.levels().map(|(_, points)| f64::from(points)).find(|&it| it >= most);
    let (least, most) =
        (below.unwrap_or(least).max(least - 80.0), above.unwrap_or(most).min(most + 80.0));
    let names: Vec<_> = section
        .levels()
        .filter(|&(_, points)| (least..=most).contains(&f64::from(points)))
        .collect();
    let widths =
        names.iter().map(|(row, _)| widgets::text_width(painter, &row.opponent.name, 13.0));
    let scale = widths.fold(0.0, f32::max).min(0.3 * place.width()) + 12.0;
    let graph = Rect::from_min_max(
        place.min + vec2(scale, 8.0),
        place.max - vec2(8.0, if is_high { 24.0 } else { 8.0 }),
    );
    #[expect(clippy::cast_possible_truncation, reason = "a place on the screen")]
    let y = |points: f64| {
        graph.bottom() - ((points - least) / (most - least).max(1.0)) as f32 * graph.height()
    };
    let about = section.about().map(|row| row.opponent.mode());
    let mut free = f32::INFINITY;
    for (row, points) in names {
        let (at, is_about) = (y(points.into()), about == Some(row.opponent.mode()));
        let colour = if is_about { palette.text_weak } else { palette.card_edge };
        painter.hline(graph.x_range(), at, Stroke::new(1.0, colour));
        if free - at < 15.0 {
            continue;
        }
        free = at;
        let font = if is_about { theme::strong(13.0) } else { theme::regular(13.0) };
        let colour = if is_about { palette.text } else { palette.text_weak };
        let end = pos2(graph.left() - 10.0, at);
        widgets::line(painter, end, Align2::RIGHT_CENTER, &row.opponent.name, font, colour, scale);
    }
    let last = curve.len().saturating_sub(1).max(1);
    #[expect(clippy::cast_precision_loss, reason = "a place on the screen")]
    let x = |game: usize| graph.left() + graph.width() * game as f32 / last as f32;
    let points = |of: &dyn Fn(&Rating) -> f64| -> Vec<Pos2> {
        let point = |(game, (_, rating)): (usize, &(Day, Rating))| pos2(x(game), y(of(rating)));
        curve.iter().enumerate().map(point).collect()
    };
    let (lower, upper, middle) =
        (points(&low), points(&high), points(&|rating: &Rating| rating.points));
    let mut band = Mesh::default();
    for (low, high) in lower.iter().zip(&upper) {
        let next = u32::try_from(band.vertices.len()).unwrap_or_default();
        for corner in [*low, *high] {
            band.colored_vertex(corner, palette.accent.gamma_multiply(0.15));
        }
        if let Some(before) = next.checked_sub(2) {
            band.add_triangle(before, before + 1, next);
            band.add_triangle(before + 1, next, next + 1);
        }
    }
    painter.add(Shape::mesh(band));
    for edge in [&lower, &upper] {
        painter.extend(Shape::dashed_line(edge, Stroke::new(1.0, palette.accent), 3.0, 2.5));
    }
    if let Some(&end) = middle.last() {
        painter.add(Shape::line(middle, Stroke::new(2.5, palette.accent)));
        painter.circle(end, 5.0, palette.accent, Stroke::new(2.0, palette.card));
    }
    if is_high {
        let date = |day: Day| {
            if day == today { text::past::today().to_owned() } else { words::day_and_month(day) }
        };
        let labels = [(0, Align2::LEFT_CENTER), (curve.len() - 1, Align2::RIGHT_CENTER)];
        let count = if curve[0].0 == curve[curve.len() - 1].0 { 1 } else { 2 };
        for (game, align) in labels.into_iter().rev().take(count) {
            let end = if align == Align2::LEFT_CENTER { graph.left() } else { graph.right() };
            let at = pos2(end, graph.bottom() + 16.0);
            let font = theme::regular(13.0);
            widgets::line(painter, at, align, &date(curve[game].0), font, palette.text_weak, 120.0);
        }
    }
}

/// Shows a square button with an icon.
pub fn icon_button(ui: &Ui, place: Rect, label: &str, icon: Icon) -> Response {
    let palette = Palette::of(ui.ctx());
    let response =
        ui.interact(place, ui.scope_id().with(("icon", place.left().to_bits())), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, label));
    let edge = Stroke::new(1.5, palette.outline);
    let fill = palette.button_fill(response.hovered());
    ui.painter().rect(place, 10.0, fill, edge, StrokeKind::Inside);
    widgets::focus_ring(ui.painter(), place, 10.0, palette, &response);
    icon.paint(ui.painter(), place.shrink(10.0), palette.text);
    let response = response.on_hover_cursor(CursorIcon::PointingHand);
    tooltips::tip(&response, label);
    response
}
