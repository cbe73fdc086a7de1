//! The games to choose from in the mode selection.

use std::sync::Arc;

use egui::{
    Align2, CornerRadius, CursorIcon, Galley, Painter, Rect, Response, Role, Sense, Stroke,
    StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use super::measures;
use super::model::Model;
use crate::app::contract::board::BoardUi;
use crate::app::contract::command::Command;
use crate::app::contract::model::DraftChange;
use crate::app::contract::screen::Requests;
use crate::app::contract::table::GameEntry;
use crate::app::kit::tooltips;
use crate::app::kit::widgets;
use crate::app::theme::{self, Palette};
use crate::words::text;

/// The size of the name of a game that can be chosen.
const TITLE: f32 = 15.0;

/// Shows the games to choose from, side by side. In a narrow window with many games, the names are
/// shown without emblems, and a longer name gets more room.
pub fn games_ui<K: BoardUi>(
    model: &Model<'_, K>,
    ui: &Ui,
    line: Rect,
    requests: &mut Requests<'_, DraftChange<K>>,
) {
    let widths = |size: f32| -> Vec<f32> {
        let titles = model.games.iter().map(|game| (game.title)());
        titles
            .map(|title| widgets::text_width(ui.painter(), title, size))
            .collect()
    };
    let mut places: Vec<Rect> = measures::shared(line, model.games.len()).collect();
    let fits = |(width, place): (f32, &Rect)| 1.05 * width <= GamePlace::of(*place).room;
    let has_pictures = widths(TITLE).into_iter().zip(&places).all(fits);
    let mut size = TITLE;
    if !has_pictures {
        let gap = measures::BUTTON_GAP;
        let needs = |size: f32| widths(size).into_iter().map(|width| width + gap);
        #[expect(clippy::cast_precision_loss, reason = "a few games")]
        let room = line.width() - gap * (places.len() as f32 - 1.0);
        while size > widgets::LEAST_TYPE && needs(size).sum::<f32>() > room {
            size -= 0.5;
        }
        let needs: Vec<f32> = needs(size).collect();
        let mut left = line.left();
        for (place, width) in places
            .iter_mut()
            .zip(widgets::shares(&needs, line.width(), gap))
        {
            *place = Rect::from_min_size(pos2(left, line.top()), vec2(width, line.height()));
            left += width + gap;
        }
    }
    let summaries_fit = |&(size, rows): &(f32, usize)| {
        let mut games = model.games.iter().zip(&places);
        games.all(|(game, place)| !summary(game, ui.painter(), *place, (size, rows)).elided)
    };
    let look = if has_pictures {
        let way = SUMMARY.into_iter().find(summaries_fit);
        Look::Pictures(way.unwrap_or((widgets::LEAST_TYPE, 2)))
    } else {
        Look::Names(size)
    };
    for (game, place) in model.games.iter().zip(places) {
        let chosen = game.name == K::NAME;
        let response = game_ui(game, ui, place, chosen);
        paint_game(game, ui, place, look);
        if widgets::activated(&response) {
            requests.push(Command::ChooseGame(game.name));
        }
        tooltips::tip(
            &response.on_hover_cursor(CursorIcon::PointingHand),
            &text::new_game::game_tip((game.title)(), (game.summary)()),
        );
    }
}

/// How all games look.
#[derive(Clone, Copy)]
enum Look {
    /// Their names alone, in this size of type.
    Names(f32),
    /// Their emblems and names and, if there is room, their summaries: the size of type, and in how
    /// many rows.
    Pictures((f32, usize)),
}

/// The sizes of type to try for all summaries, each with its rows.
const SUMMARY: [(f32, usize); 5] = [(13.0, 1), (12.25, 1), (11.5, 1), (12.25, 2), (11.5, 2)];

/// Returns the summary of a game, laid out for its place.
fn summary(game: &GameEntry, painter: &Painter, place: Rect, way: (f32, usize)) -> Arc<Galley> {
    let (ways, weak) = ([way], Palette::of(painter.ctx()).text_weak);
    let ways = (theme::regular as widgets::Face, &ways[..]);
    let room = vec2(GamePlace::of(place).room, 32.0);
    widgets::readable(painter, (game.summary)(), ways, weak, room)
}

/// The parts of the place of a game: its picture, and its name beside it.
struct GamePlace {
    has_summary: bool,
    emblem: Rect,
    /// The left end of the name.
    left: f32,
    /// The room for the name.
    room: f32,
}

impl GamePlace {
    fn of(rect: Rect) -> Self {
        let has_summary = rect.height() > 50.0;
        let (side, gap) = if has_summary {
            (44.0, 14.0)
        } else {
            (28.0, 10.0)
        };
        let middle = pos2(rect.left() + 10.0 + side / 2.0, rect.center().y);
        let emblem = Rect::from_center_size(middle, vec2(side, side));
        let left = emblem.right() + gap;
        Self {
            has_summary,
            emblem,
            left,
            room: rect.right() - left - 6.0,
        }
    }
}

/// Shows the ground of a game to choose.
fn game_ui(game: &GameEntry, ui: &Ui, rect: Rect, chosen: bool) -> Response {
    let palette = Palette::of(ui.ctx());
    let id = ui.scope_id().with(("game", game.name));
    let response = ui.interact(rect, id, Sense::click());
    let label = text::new_game::game((game.title)(), (game.summary)());
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chosen, &label));
    let fill = match (chosen, response.hovered()) {
        (true, _) => palette.chosen,
        (false, true) => palette.button_hover,
        (false, false) => palette.card,
    };
    let painter = ui.painter();
    painter.rect_filled(rect, CornerRadius::same(12), fill);
    let edge = if chosen {
        Stroke::new(2.0, palette.focus)
    } else {
        Stroke::new(1.0, palette.card_edge)
    };
    painter.rect_stroke(rect, CornerRadius::same(12), edge, StrokeKind::Inside);
    widgets::focus_ring(painter, rect, 12.0, palette, &response);
    response
}

/// Paints the name of a game, with its emblem and its summary as far as all games have them.
fn paint_game(game: &GameEntry, ui: &Ui, rect: Rect, look: Look) {
    let palette = Palette::of(ui.ctx());
    let (painter, title) = (ui.painter(), (game.title)());
    let way = match look {
        Look::Names(size) => {
            widgets::line_in(painter, rect, title, theme::strong(size), palette.text);
            return;
        }
        Look::Pictures(way) => way,
    };
    let place = GamePlace::of(rect);
    (game.emblem)(ui, place.emblem);
    let [up, down] = match (place.has_summary, way) {
        (false, _) => [0.0, 0.0],
        (true, (_, 1)) => [10.0, 10.0],
        (true, _) => [15.0, 10.0],
    };
    let at = pos2(place.left, rect.center().y);
    let font = theme::strong(TITLE);
    let align = Align2::LEFT_CENTER;
    widgets::line(
        painter,
        at - vec2(0.0, up),
        align,
        title,
        font,
        palette.text,
        place.room,
    );
    if place.has_summary {
        let summary = summary(game, painter, rect, way);
        let top = at.y + down - 0.5 * summary.size().y;
        painter.galley(pos2(place.left, top), summary, palette.text_weak);
    }
}
