//! The list of past games: only the rows in view are made.

use egui::{
    Align2, Color32, CornerRadius, CursorIcon, EventFilter, Id, Painter, PointerButton, Rect,
    Response, Role, ScrollArea, Sense, Shape, Stroke, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo,
    pos2, vec2,
};

use super::games::Entry;
use super::pictures::Shown;
use super::view::{Act, PastGames};
use crate::app::contract::command::Command;
use crate::app::kit::widgets::{self, Face};
use crate::app::theme::{self, Ink, Palette};
use crate::clock;
use crate::session::Ending;
use crate::storage::Summary;
use crate::words::{self, PastResult, text};

pub const ROW: f32 = 75.5;
/// The least width of a row with its accuracy.
const ROOMY: f32 = 560.0;
/// The sizes of type of the opponent, each with its rows.
const NAME: [(f32, usize); 6] = [(16.0, 1), (14.5, 1), (13.0, 1), (12.0, 2), (11.5, 2), (11.0, 3)];
/// The sizes of type of what a game was, each with its rows.
const ABOUT: [(f32, usize); 5] = [(13.5, 1), (12.5, 1), (12.0, 2), (11.0, 2), (11.0, 3)];
/// The sizes of type of a note, each with its rows.
const NOTE: [(f32, usize); 5] = [(13.0, 1), (12.0, 1), (12.0, 2), (11.0, 2), (11.0, 3)];
/// The least width of the text with whole names of people.
pub const WHOLE_NAMES: f32 = 200.0;
/// The letters of a shorter name.
pub const LETTERS: usize = 13;
/// The space between the two.
const LINES_GAP: f32 = 3.0;
const PICTURE: f32 = Shown::Row.side();
/// The size of a result.
pub const PILL: Vec2 = vec2(92.0, 26.0);

pub fn row_id(number: u64) -> Id {
    Id::unique("past-game").with(number)
}

/// Shows the list in a place.
pub fn ui(view: &mut PastGames, ui: &mut Ui, place: Rect, commands: &mut Vec<Command>) {
    widgets::paint_card(ui, place, 12.0, None);
    let inside = place.shrink2(vec2(6.0, 6.0));
    let palette = Palette::of(ui.ctx());
    if view.games.shown() == 0 {
        let sentence = if !view.games.is_read || view.games.left > 0 {
            text::past::reading(view.games.left)
        } else if view.games.all().is_empty() {
            text::past::empty().to_owned()
        } else {
            text::past::none_fit().to_owned()
        };
        let ways = [(15.0, 2), (13.0, 3), (12.0, 4), (11.0, 6)];
        let room = inside.shrink(12.0);
        let face = theme::regular as Face;
        let galley = widgets::readable(
            ui.painter(),
            &sentence,
            (face, &ways),
            palette.text_weak,
            room.size(),
        );
        widgets::place(ui.painter(), room.center(), galley);
        widgets::name_region(ui, room, "no-games", &sentence);
        return;
    }
    let ground = theme::ground(palette.card);
    let mut list = ui.new_child(UiBuilder::new().max_rect(inside).ui_stack_info(ground));
    list.spacing_mut().item_spacing.y = 0.0;
    let mut area = ScrollArea::vertical().id_salt("past-games").auto_shrink(false);
    if let Some(row) = view.scroll_to.take() {
        area = area.vertical_scroll_offset(offset(view.offset, row, inside.height()));
    }
    let shown = area.show_rows(&mut list, ROW, view.games.shown(), |ui, rows| {
        for row in rows {
            let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
            row_ui(view, ui, rect, row, commands);
        }
    });
    view.offset = shown.state.clamped_offset().y;
}

/// Returns the offset with which a row is in view, moving the list as little as possible.
fn offset(offset: f32, row: usize, height: f32) -> f32 {
    #[expect(clippy::cast_precision_loss, reason = "a row of a list")]
    let top = row as f32 * ROW;
    offset.max(top + ROW - height).min(top)
}

fn row_ui(view: &mut PastGames, ui: &Ui, rect: Rect, row: usize, commands: &mut Vec<Command>) {
    let Some(entry) = view.games.row(row).cloned() else {
        return;
    };
    let number = entry.file.number;
    let is_chosen = view.games.chosen_row() == Some(row);
    let response = ui.interact(rect, row_id(number), Sense::click());
    let line = Line::of(&entry);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, line.said()));
    press(&response, number, is_chosen, commands);
    if view.wants_focus && is_chosen {
        view.wants_focus = false;
        response.request_focus();
    }
    let palette = Palette::of(ui.ctx());
    let painter = ui.painter();
    let body = rect.shrink2(vec2(0.0, 1.0));
    if is_chosen {
        painter.rect(
            body,
            CornerRadius::same(10),
            palette.chosen,
            Stroke::new(2.0, palette.accent),
            StrokeKind::Inside,
        );
    } else if response.hovered() {
        painter.rect_filled(body, CornerRadius::same(10), palette.button_hover);
    }
    if response.has_focus() {
        let stroke = Stroke::new(palette.focus_width, palette.focus);
        painter.rect_stroke(body, CornerRadius::same(10), stroke, StrokeKind::Inside);
    }
    let next_is_chosen = view.games.chosen_row() == Some(row + 1);
    if !is_chosen && !next_is_chosen && row + 1 < view.games.shown() {
        let left = rect.left() + PICTURE + 30.0;
        let stroke = Stroke::new(1.0, palette.card_edge);
        painter.hline(left..=rect.right() - 12.0, rect.bottom(), stroke);
    }
    let side = PICTURE.min(rect.height() - 12.0);
    let square = Rect::from_center_size(
        pos2(rect.left() + 14.0 + 0.5 * side, rect.center().y),
        Vec2::splat(side),
    );
    if entry.game.is_ok() {
        view.pictures.paint(painter, number, Shown::Row, square);
    }
    line.paint(ui, rect.with_min_x(square.right() + 14.0));
    response.on_hover_cursor(CursorIcon::PointingHand);
}

/// Acts on a press of a row: a click chooses it, and a second one, or Enter, opens it.
fn press(response: &Response, number: u64, is_chosen: bool, commands: &mut Vec<Command>) {
    if response.has_focus() {
        // The arrows go from row to row here, also to those that are not in view.
        let filter = EventFilter { vertical_arrows: true, ..EventFilter::default() };
        response.ctx.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
    }
    let is_clicked = response.clicked_by(PointerButton::Primary);
    if response.double_clicked() || is_chosen && !is_clicked && widgets::activated(response) {
        commands.push(Act::Open.into());
    } else if response.clicked() || response.gained_focus() && !is_chosen {
        commands.push(Act::Choose(number, response.clicked()).into());
    }
}

/// The words of a row.
struct Line {
    opponent: [String; 2],
    about: [String; 2],
    result: Option<PastResult>,
    /// The accuracy; `None` if the game was not reviewed.
    accuracy: Option<String>,
    date: (String, Option<String>),
    date_said: String,
}

impl Line {
    fn of(entry: &Entry) -> Self {
        let when = clock::when(entry.file.modified);
        let date = words::short_date(when);
        let date_said = if date.1.is_some() { words::when(when) } else { date.0.clone() };
        match &entry.game {
            Ok(summary) => Self {
                opponent: [usize::MAX, LETTERS]
                    .map(|letters| words::past_opponent(summary, letters)),
                about: words::past_about(summary),
                result: Some(PastResult::of(summary)),
                accuracy: accuracy(summary),
                date,
                date_said,
            },
            Err(error) => Self {
                opponent: [(); 2].map(|()| entry.file.name()),
                // Rather than unreadable now or of a newer version.
                about: if error
                    .as_ref()
                    .is_some_and(|error| error.is_damaged() && !error.is_newer())
                {
                    [text::past::damaged(&date.0), text::past::damaged(&date.0)]
                } else {
                    [text::past::unusable(&date.0), text::past::unusable(&date.0)]
                },
                result: None,
                accuracy: None,
                date,
                date_said,
            },
        }
    }

    /// Returns what a screen reader says.
    fn said(&self) -> String {
        let Some(result) = &self.result else {
            return text::dialogs::row(&self.opponent[0], &self.about[0]);
        };
        let accuracy = match &self.accuracy {
            Some(figure) => text::past::accuracy_said(figure),
            None => text::past::not_reviewed().to_owned(),
        };
        let date = &self.date_said;
        text::past::row_said(&self.opponent[0], &self.about[0], result.text(), accuracy, date)
    }

    fn paint(&self, ui: &Ui, rect: Rect) {
        let palette = Palette::of(ui.ctx());
        let painter = ui.painter();
        let right = rect.right() - 12.0;
        let is_roomy = rect.width() >= ROOMY - PICTURE - 28.0;
        let (middle, top) = (rect.center().y, rect.center().y - 11.0);
        let date_width = if is_roomy { 84.0 } else { PILL.x };
        let mut text_right = right;
        if let Some(result) = &self.result {
            let (day, time) = &self.date;
            let pill = if is_roomy {
                let date = pos2(right, if time.is_some() { top } else { middle });
                small(painter, date, Align2::RIGHT_CENTER, day, palette.text, date_width);
                if let Some(time) = time {
                    let at = pos2(right, middle + 9.0);
                    small(painter, at, Align2::RIGHT_CENTER, time, palette.text_weak, date_width);
                }
                let column = Rect::from_center_size(
                    pos2(right - date_width - 52.0, middle),
                    vec2(92.0, rect.height()),
                );
                self.paint_accuracy(painter, column, palette);
                pos2(column.left() - 6.0 - 0.5 * PILL.x, middle)
            } else {
                let both = match time {
                    Some(time) => time,
                    None => day,
                };
                let at = pos2(right - 0.5 * PILL.x, middle + 17.0);
                small(painter, at, Align2::CENTER_CENTER, both, palette.text_weak, PILL.x);
                pos2(right - 0.5 * PILL.x, middle - 10.0)
            };
            pill_ui(painter, Rect::from_center_size(pill, PILL), result, palette);
            text_right = pill.x - 0.5 * PILL.x - 8.0;
        }
        let width = (text_right - rect.left()).max(20.0);
        let [whole, brief] = &self.about;
        let about = widgets::first_that_fits(painter, [whole, brief], &theme::regular(13.5), width);
        let room = vec2(width, rect.height() - 8.0);
        let [whole, short] = &self.opponent;
        let opponent = if width < WHOLE_NAMES { short } else { whole };
        let lines = [
            (opponent.as_str(), theme::strong as Face, &NAME[..], palette.text),
            (about, theme::regular as Face, &ABOUT[..], palette.text_weak),
        ];
        let lines = lines.map(|(text, face, ways, colour)| {
            widgets::readable(painter, text, (face, ways), colour, room)
        });
        let height: f32 = lines.iter().map(|line| line.size().y).sum::<f32>() + LINES_GAP;
        let mut y = middle - 0.5 * height;
        for line in lines {
            let below = y + line.size().y + LINES_GAP;
            painter.galley(pos2(rect.left(), y), line, Color32::PLACEHOLDER);
            y = below;
        }
    }

    fn paint_accuracy(&self, painter: &Painter, column: Rect, palette: &Palette) {
        let (centre, width) = (column.center(), column.width());
        let Some(figure) = &self.accuracy else {
            let ways = (theme::regular as Face, &NOTE[..]);
            let said = text::past::not_reviewed();
            let room = vec2(width, column.height());
            let galley = widgets::readable(painter, said, ways, palette.text_weak, room);
            return widgets::place(painter, centre, galley);
        };
        let at = centre - vec2(0.0, 10.0);
        let (font, colour) = (theme::strong(16.0), palette.text);
        widgets::line(painter, at, Align2::CENTER_CENTER, figure, font, colour, width);
        let (at, said) = (centre + vec2(0.0, 10.0), text::past::accuracy());
        small(painter, at, Align2::CENTER_CENTER, said, palette.text_weak, width);
    }
}

/// Paints a line of small type.
fn small(
    painter: &Painter,
    at: egui::Pos2,
    align: Align2,
    text: &str,
    colour: Color32,
    width: f32,
) {
    widgets::line(painter, at, align, text, theme::regular(13.0), colour, width);
}

/// Returns the accuracy to show of a game: yours, or that of both sides where you are not the only
/// person.
fn accuracy(summary: &Summary) -> Option<String> {
    let review = summary.review.as_ref()?;
    if let Some(you) = summary.you() {
        return words::accuracy(review.accuracy[you.index()]);
    }
    let [first, second] = review.accuracy;
    words::accuracy(Some(first?.midpoint(second?)))
}

/// Paints a result: a shape, a colour and a word.
pub fn pill_ui(painter: &Painter, rect: Rect, result: &PastResult, palette: &Palette) {
    let ink = match result {
        PastResult::Yours(Ending::Won, _) => palette.win,
        PastResult::Yours(Ending::Lost, _) => palette.loss,
        PastResult::Yours(Ending::Drawn, _) | PastResult::Other(_) => {
            Ink { text: palette.text_weak, ground: palette.inset }
        }
    };
    let (room, text) = match result {
        PastResult::Yours(_, text) => (rect.width() - 26.0, text),
        PastResult::Other(text) => (rect.width() - 8.0, text),
    };
    let ways = [(13.0, 1), (12.0, 1), (11.0, 1), (11.0, 2), (11.0, 3)];
    let ways = (theme::strong as Face, &ways[..]);
    let galley = widgets::readable(painter, text, ways, ink.text, vec2(room, 60.0));
    let height = rect.height().max(galley.size().y + 6.0);
    let body = Rect::from_center_size(rect.center(), vec2(rect.width(), height));
    painter.rect_filled(body, CornerRadius::same(10), ink.ground);
    let PastResult::Yours(ending, _) = result else {
        return widgets::place(painter, rect.center(), galley);
    };
    let left = rect.center().x - 0.5 * (14.0 + galley.size().x);
    sign(painter, *ending, pos2(left + 4.5, rect.center().y), ink.text);
    let at = pos2(left + 14.0 + 0.5 * galley.size().x, rect.center().y);
    widgets::place(painter, at, galley);
}

/// Paints the sign of a result: up, down, or equal.
fn sign(painter: &Painter, ending: Ending, centre: egui::Pos2, colour: Color32) {
    let points = |down: f32| {
        [vec2(-4.5, 4.0), vec2(4.5, 4.0), vec2(0.0, -4.5)]
            .map(|point| centre + vec2(point.x, point.y * down))
            .to_vec()
    };
    match ending {
        Ending::Won => {
            painter.add(Shape::convex_polygon(points(1.0), colour, Stroke::NONE));
        }
        Ending::Lost => {
            painter.add(Shape::convex_polygon(points(-1.0), colour, Stroke::NONE));
        }
        Ending::Drawn => {
            for y in [-2.5, 2.5] {
                let bar = Rect::from_center_size(centre + vec2(0.0, y), vec2(9.0, 2.0));
                painter.rect_filled(bar, CornerRadius::ZERO, colour);
            }
        }
    }
}
