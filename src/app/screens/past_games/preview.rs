//! The chosen game: its last position, how it ended, what a review found, and what can be done.

use egui::{Align2, Rect, RichText, Ui, UiBuilder, pos2, vec2};

use super::list::{LETTERS, PILL, WHOLE_NAMES, pill_ui};
use super::pictures::{Pictures, Shown};
use super::view::{Act, PastGames};
use crate::app::contract::command::Command;
use crate::app::kit::class_icon;
use crate::app::kit::icons::Icon;
use crate::app::kit::line_breaks;
use crate::app::kit::widgets::{self, Button, Face};
use crate::app::theme::{self, Palette};
use crate::core::game::Player;
use crate::core::kind::MoveClass;
use crate::core::plain;
use crate::storage::{FileError, ReviewSummary, Summary};
use crate::words::{self, Explain as _, PastResult, text};

/// The least width with the accuracy of both sides side by side.
const SIDE_BY_SIDE: f32 = 330.0;
const BUTTON: f32 = 42.0;

/// Shows the chosen game in a place.
pub fn ui(view: &mut PastGames, ui: &mut Ui, place: Rect, commands: &mut Vec<Command>) {
    widgets::paint_card(ui, place, 12.0, None);
    let palette = Palette::of(ui.ctx());
    let inside = place.shrink2(vec2(18.0, 14.0));
    let Some(entry) = view.games.chosen().cloned() else {
        let said = text::past::choose_one();
        let font = theme::regular(14.0);
        widgets::line_in(ui.painter(), inside, said, font, palette.text_weak);
        return;
    };
    let buttons = buttons_ui(ui, inside, entry.game.is_ok(), commands);
    let rest = inside.with_max_y(buttons.top() - 10.0);
    match &entry.game {
        Ok(summary) => game_ui(view, ui, rest, (entry.file.number, summary)),
        Err(error) => error_ui(ui, rest, error.as_ref()),
    }
}

/// Shows the buttons at the lower edge of a place. Returns theirs.
fn buttons_ui(ui: &Ui, place: Rect, can_open: bool, commands: &mut Vec<Command>) -> Rect {
    let is_low = place.height() < 330.0;
    let height = if is_low { 36.0 } else { BUTTON };
    let lines = if is_low || !can_open { 1.0 } else { 2.0 };
    let top = place.bottom() - lines * height - (lines - 1.0) * 9.0;
    let all = Rect::from_min_max(pos2(place.left(), top), place.max);
    let mut ui_of = |rect: Rect, button: Button<'_>, act: Act| {
        let mut child = ui_child(ui, rect);
        if button.ui_at(&mut child, rect) {
            commands.push(act.into());
        }
    };
    let delete = Button::delete(text::past::delete(), |painter, square, colour| {
        Icon::Bin.paint(painter, square, colour);
    });
    if !can_open {
        ui_of(all, delete, Act::Delete);
        return all;
    }
    let (review, open) =
        (Button::primary(text::past::review(), ""), Button::new(text::past::open(), ""));
    let parts = |line: Rect, count: u8| {
        let each = (line.width() - 9.0 * f32::from(count - 1)) / f32::from(count);
        move |index: u8| {
            let left = line.left() + f32::from(index) * (each + 9.0);
            Rect::from_min_size(pos2(left, line.top()), vec2(each, line.height()))
        }
    };
    if is_low {
        let part = parts(all, 3);
        ui_of(part(0), review, Act::Review);
        ui_of(part(1), open, Act::Open);
        ui_of(part(2), delete, Act::Delete);
    } else {
        ui_of(all.with_max_y(top + height), review, Act::Review);
        let part = parts(all.with_min_y(place.bottom() - height), 2);
        ui_of(part(0), open, Act::Open);
        ui_of(part(1), delete, Act::Delete);
    }
    all
}

/// Returns a part of the page for one widget.
fn ui_child(ui: &Ui, rect: Rect) -> Ui {
    Ui::new(
        ui.ctx().clone(),
        ui.unique_id().with(("part", rect.min.x.to_bits(), rect.min.y.to_bits())),
        UiBuilder::new().max_rect(rect).layer_id(ui.layer_id()),
    )
}

/// Shows why a game cannot be opened.
fn error_ui(ui: &mut Ui, place: Rect, error: Option<&FileError>) {
    let palette = Palette::of(ui.ctx());
    let mut child = ui.new_child(UiBuilder::new().max_rect(place));
    let reason = error.map_or_else(
        || text::past::unknown_game().to_owned(),
        |error| plain::message(&error.explain()),
    );
    line_breaks::label(&mut child, RichText::new(reason).color(palette.text_weak));
}

fn game_ui(view: &mut PastGames, ui: &Ui, place: Rect, (number, summary): (u64, &Summary)) {
    let palette = Palette::of(ui.ctx());
    let painter = ui.painter();
    let heading = place.with_max_y(place.top() + 44.0);
    let pill = Rect::from_min_size(pos2(heading.right() - PILL.x, heading.top() + 4.0), PILL);
    pill_ui(painter, pill, &PastResult::of(summary), palette);
    let width = pill.left() - heading.left() - 8.0;
    // A narrow place has no room for whole names of people.
    let letters = if width < WHOLE_NAMES { LETTERS } else { usize::MAX };
    let (players, end) = (words::past_players(summary, letters), words::past_end(summary));
    let ways = [(16.5, 1), (14.5, 1), (13.0, 1), (12.0, 2), (11.0, 2), (11.0, 3)];
    let small = [(13.5, 1), (12.5, 1), (11.5, 1), (11.0, 2)];
    let lines = [
        (&players, theme::strong as Face, &ways[..], palette.text),
        (&end, theme::regular as Face, &small[..], palette.text_weak),
    ];
    let mut y = heading.top();
    for (text, face, ways, colour) in lines {
        let room = vec2(width, 40.0);
        let galley = widgets::readable(painter, text, (face, ways), colour, room);
        let below = y + galley.size().y + 2.0;
        painter.galley(pos2(heading.left(), y), galley, colour);
        y = below;
    }
    let heading = heading.with_max_y(heading.bottom().max(y));
    let said = text::play::two_sentences(players, end);
    widgets::name_region(ui, heading, "chosen-game", &said);
    let accuracy = summary.review.as_ref();
    let has_room = place.height() >= 240.0;
    let sides = if place.width() < SIDE_BY_SIDE { 44.0 } else { 30.0 };
    let lines: f32 = match accuracy {
        Some(_) if has_room => sides + 30.0,
        Some(_) => sides,
        None => 0.0,
    };
    let below = place.with_min_y(place.bottom() - lines);
    let board = Rect::from_min_max(
        pos2(place.left(), heading.bottom() + 6.0),
        pos2(place.right(), below.top() - 8.0),
    );
    if board.height() >= 60.0 {
        let side = Shown::Chosen.side();
        let square = Rect::from_center_size(board.center(), board.size().min(vec2(side, side)));
        view.pictures.paint(painter, number, Shown::Chosen, square);
        widgets::name_region(ui, square, "last-position", text::past::last_position());
    }
    if let Some(review) = accuracy {
        let place = below.with_max_y(below.top() + sides);
        accuracy_ui(&mut view.pictures, ui, place, (summary, review));
        if has_room {
            mistakes_ui(ui, below.with_min_y(below.top() + sides), summary, review);
        }
    }
}

/// Shows the accuracy of both sides.
fn accuracy_ui(
    pictures: &mut Pictures,
    ui: &Ui,
    place: Rect,
    (summary, review): (&Summary, &ReviewSummary),
) {
    let palette = Palette::of(ui.ctx());
    let painter = ui.painter();
    let mut said = Vec::new();
    let half = 0.5 * (place.width() - 12.0);
    let parts = if place.width() < SIDE_BY_SIDE {
        let middle = place.center().y;
        [place.with_max_y(middle), place.with_min_y(middle)]
    } else {
        let left = place.with_max_x(place.left() + half);
        [left, place.with_min_x(place.right() - half)]
    };
    for (player, part) in Player::BOTH.into_iter().zip(parts) {
        let centre = pos2(part.left() + 9.5, part.center().y);
        pictures.paint_piece(painter, summary.game, player, centre);
        let known = review.accuracy[player.index()];
        let figure = words::accuracy(known).unwrap_or_else(|| "–".to_owned());
        let at = part.right_center();
        let font = theme::strong(16.0);
        widgets::line(painter, at, Align2::RIGHT_CENTER, &figure, font, palette.text, 54.0);
        let name = words::past_player(summary, player);
        let room = vec2(part.width() - 26.0 - 58.0, part.height());
        let ways = [(14.5, 1), (13.0, 1), (12.0, 1), (11.0, 1), (11.0, 2)];
        let ways = (theme::regular as Face, &ways[..]);
        let galley = widgets::readable(painter, &name, ways, palette.text, room);
        let y = part.center().y - 0.5 * galley.size().y;
        painter.galley(pos2(part.left() + 26.0, y), galley, palette.text);
        said.push(text::play::labelled(name, figure));
    }
    let [first, second] = [said[0].as_str(), said[1].as_str()];
    widgets::name_region(ui, place, "accuracy", &text::play::beside(first, second));
}

/// Shows the mistakes: yours, or those of both sides where you are not the only person.
fn mistakes_ui(ui: &Ui, place: Rect, summary: &Summary, review: &ReviewSummary) {
    let palette = Palette::of(ui.ctx());
    let painter = ui.painter();
    let mut classes: Vec<MoveClass> = match summary.you() {
        Some(you) => review.mistakes_of(you).map(|mistake| mistake.class).collect(),
        None => review.mistakes.iter().map(|mistake| mistake.class).collect(),
    };
    let count = classes.len();
    let said = match summary.you() {
        Some(_) => text::past::mistakes(count),
        None => text::past::mistakes_of_both(count),
    };
    classes.truncate(6);
    let mut left = place.left();
    for class in classes {
        let centre = pos2(left + 9.0, place.center().y);
        class_icon::paint(painter, class, centre, 17.0, palette);
        left += 22.0;
    }
    left += if count > 0 { 6.0 } else { 0.0 };
    let ways = [(14.0, 1), (13.0, 1), (12.0, 1), (11.0, 2)];
    let ways = (theme::regular as Face, &ways[..]);
    let room = vec2(place.right() - left, place.height());
    let galley = widgets::readable(painter, &said, ways, palette.text_weak, room);
    let y = place.center().y - 0.5 * galley.size().y;
    painter.galley(pos2(left, y), galley, palette.text_weak);
    widgets::name_region(ui, place, "mistakes", &said);
}
