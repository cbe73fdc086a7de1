//! The games to choose from, and the variants of the chosen one that are a click away.

use std::sync::Arc;

use egui::scroll_area::ScrollBarVisibility;
use egui::{
    Align2, CornerRadius, CursorIcon, Galley, Painter, Rect, Response, Role, ScrollArea, Sense,
    Stroke, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

use super::measures::Page;
use super::model::Model;
use crate::app::contract::command::{Choice, Command};
use crate::app::contract::screen::GameEntry;
use crate::app::input::commands;
use crate::app::kit::icons::paint_tick;
use crate::app::kit::tooltips;
use crate::app::kit::widgets;
use crate::app::theme::{self, Palette};
use crate::words::text;

/// The sizes of type of all names.
const NAME: [f32; 6] = [17.0, 16.0, 15.0, 14.0, 12.5, 11.0];
/// The sizes of type of a summary, each with its rows.
const SUMMARY: [(f32, usize); 4] = [(13.0, 2), (12.0, 2), (12.0, 3), (11.0, 3)];
/// The least width of a game with its name beside its picture.
const BESIDE: f32 = 118.0;
/// The height of a game around its summary: its name, the space below that, and both edges.
const AROUND: f32 = 38.0;
/// The least height of a game with a tick in its corner.
const WITH_TICK: f32 = 64.0;
/// The least height of a game with a summary.
const WITH_SUMMARY: f32 = 70.0;

/// Shows the games side by side: each with its picture, its name and, if there is room for all of
/// them, its summary. A longer name gets more room.
pub fn games_ui(model: &Model<'_>, page: &Page, ui: &Ui, commands: &mut Vec<Command>) {
    let painter = ui.painter();
    let line = page.games;
    let gap = if page.is_small { 6.0 } else { 12.0 };
    let count = widgets::measure(model.games.len());
    let each = (line.width() - gap * (count - 1.0)) / count;
    let is_beside = each >= BESIDE;
    let picture = if is_beside {
        f32::min(line.height() - 20.0, 0.34 * each).min(80.0)
    } else {
        line.height() - 30.0
    };
    let around = if is_beside { picture + 36.0 } else { 8.0 };
    let widths = |size: f32| -> Vec<f32> {
        let titles = model.games.iter().map(|game| model.title_of(game));
        titles
            .map(|title| (widgets::text_width(painter, title, size) + around).max(0.7 * each))
            .collect()
    };
    let room = line.width() - gap * (count - 1.0);
    let fits = |&size: &f32| widths(size).iter().all(|&width| width <= each);
    let fits_together = |&size: &f32| widths(size).iter().sum::<f32>() <= room;
    let size = NAME.into_iter().find(fits);
    let size = size.or_else(|| NAME.into_iter().find(fits_together));
    let size = size.unwrap_or(widgets::LEAST_TYPE);
    let mut left = line.left();
    let mut places = Vec::new();
    for width in widgets::shares(&widths(size), line.width(), gap) {
        let corner = pos2(left, line.top());
        places.push(Rect::from_min_size(corner, vec2(width, line.height())));
        left += width + gap;
    }
    let summary = |game: &GameEntry, place: Rect, way: (f32, usize)| -> Arc<Galley> {
        let ways = (theme::regular as widgets::Face, &[way][..]);
        let weak = Palette::of(ui.ctx()).text_weak;
        let room = vec2(place.width() - around, line.height() - AROUND);
        widgets::readable(painter, model.summary_of(game), ways, weak, room)
    };
    let all_fit = |way: &(f32, usize)| {
        let mut games = model.games.iter().zip(&places);
        games.all(|(game, place)| {
            let galley = summary(game, *place, *way);
            !galley.elided
                && galley.size().y <= line.height() - AROUND
                && galley.size().x <= place.width() - around + 1.0
        })
    };
    let way = SUMMARY.into_iter().find(all_fit);
    let way = way.filter(|_| is_beside && line.height() >= WITH_SUMMARY);
    for (game, place) in model.games.iter().zip(places) {
        let is_chosen = game.name == model.game.name;
        let response = game_ui(model, game, ui, place);
        let look = Look { is_beside, picture, size };
        look.paint(model.title_of(game), game, ui, place, way.map(|way| summary(game, place, way)));
        if is_chosen && is_beside && line.height() >= WITH_TICK {
            paint_chosen(painter, place, Palette::of(ui.ctx()));
        }
        if widgets::activated(&response) {
            commands.push(Command::ChooseGame(game.name));
        }
        tooltips::tip(
            &response.on_hover_cursor(CursorIcon::PointingHand),
            &text::new_game::game_tip(model.title_of(game), model.summary_of(game)),
        );
    }
}

/// Shows the ground of a game to choose.
fn game_ui(model: &Model<'_>, game: &GameEntry, ui: &Ui, rect: Rect) -> Response {
    let is_chosen = game.name == model.game.name;
    let palette = Palette::of(ui.ctx());
    let id = ui.scope_id().with(("game", game.name));
    let response = ui.interact(rect, id, Sense::click());
    let label = text::new_game::game(model.title_of(game), model.summary_of(game));
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, is_chosen, &label));
    let fill = match (is_chosen, response.hovered()) {
        (true, _) => palette.chosen,
        (false, true) => palette.button_hover,
        (false, false) => palette.card,
    };
    let edge = if is_chosen {
        Stroke::new(2.0, palette.focus)
    } else {
        Stroke::new(1.0, palette.card_edge)
    };
    let corner = CornerRadius::same(if rect.height() > 70.0 { 16 } else { 12 });
    let painter = ui.painter();
    painter.rect(rect, corner, fill, edge, StrokeKind::Inside);
    widgets::focus_ring(painter, rect, 12.0, palette, &response);
    response
}

/// How all games look.
#[derive(Clone, Copy)]
struct Look {
    /// Whether the name stands beside the picture, rather than below it.
    is_beside: bool,
    picture: f32,
    /// The size of type of the name.
    size: f32,
}

impl Look {
    fn paint(
        self,
        title: &str,
        game: &GameEntry,
        ui: &Ui,
        rect: Rect,
        summary: Option<Arc<Galley>>,
    ) {
        let palette = Palette::of(ui.ctx());
        let (painter, picture) = (ui.painter(), Vec2::splat(self.picture));
        let name = |at, align, room| {
            let font = theme::strong(self.size);
            widgets::line(painter, at, align, title, font, palette.text, room);
        };
        if !self.is_beside {
            let centre = pos2(rect.center().x, rect.top() + 6.0 + 0.5 * self.picture);
            (game.emblem)(ui, Rect::from_center_size(centre, picture));
            let at = pos2(rect.center().x, rect.bottom() - 12.0);
            name(at, Align2::CENTER_CENTER, rect.width() - 4.0);
            return;
        }
        let centre = rect.left_center() + vec2(12.0 + 0.5 * self.picture, 0.0);
        (game.emblem)(ui, Rect::from_center_size(centre, picture));
        let left = centre.x + 0.5 * self.picture + 12.0;
        let room = rect.right() - left - 10.0;
        let Some(summary) = summary else {
            name(pos2(left, rect.center().y), Align2::LEFT_CENTER, room);
            return;
        };
        let height = self.size + 6.0 + summary.size().y;
        let top = rect.center().y - 0.5 * height;
        name(pos2(left, top + 0.5 * self.size), Align2::LEFT_CENTER, room);
        painter.galley(pos2(left, top + self.size + 6.0), summary, palette.text_weak);
    }
}

/// Paints the tick of the chosen game in its corner.
fn paint_chosen(painter: &Painter, rect: Rect, palette: &Palette) {
    let centre = rect.right_top() + vec2(-13.0, 13.0);
    painter.circle_filled(centre, 8.0, palette.accent);
    paint_tick(painter, centre, 0.55, palette.on_accent);
}

/// The sizes of type of all variants, each with the space at both ends of a name together.
const VARIANT: [(f32, f32); 5] =
    [(14.0, 32.0), (13.5, 22.0), (13.0, 16.0), (12.0, 14.0), (11.0, 12.0)];

/// Shows the variants of the chosen game, scrolled sideways where they have no room.
pub fn boards_ui(model: &Model<'_>, page: &Page, ui: &mut Ui, commands: &mut Vec<Command>) {
    if model.boards.len() < 2 {
        return;
    }
    let palette = Palette::of(ui.ctx());
    let mut line = page.boards;
    if !page.is_small {
        let (label, weak) = (text::new_game::variants(), palette.text_weak);
        let galley = widgets::fitted(ui.painter(), label, theme::strong(14.0), weak, 140.0);
        let at = Align2::LEFT_CENTER.anchor_size(line.left_center(), galley.size());
        line.min.x = at.right() + 16.0;
        ui.painter().galley(at.min, galley, weak);
    }
    let gap = if page.is_small { 6.0 } else { 12.0 };
    let width = |name: &String, (size, edges): (f32, f32)| {
        widgets::text_width(ui.painter(), name, size) + edges
    };
    let whole =
        |way: (f32, f32)| model.boards.iter().map(|name| width(name, way) + gap).sum::<f32>() - gap;
    let way = VARIANT.into_iter().find(|&way| whole(way) <= line.width());
    let way = way.unwrap_or(VARIANT[4]);
    let widths: Vec<f32> = model.boards.iter().map(|name| width(name, way)).collect();
    let mut child = ui.new_child(UiBuilder::new().max_rect(line).id_salt("variants"));
    let scroll = ScrollArea::horizontal().scroll_bar_visibility(ScrollBarVisibility::AlwaysHidden);
    scroll.show(&mut child, |ui| {
        ui.spacing_mut().item_spacing.x = gap;
        ui.horizontal(|ui| {
            for (place, (name, width)) in model.boards.iter().zip(widths).enumerate() {
                let is_chosen = place == model.board;
                let (rect, response) =
                    ui.allocate_exact_size(vec2(width, line.height()), Sense::click());
                response.widget_info(|| {
                    let label = text::new_game::variant(name);
                    WidgetInfo::selected(Role::RadioButton, true, is_chosen, label)
                });
                let (fill, edge) = if is_chosen {
                    (palette.chosen, Stroke::new(2.0, palette.focus))
                } else {
                    (palette.button_fill(response.hovered()), Stroke::new(1.5, palette.outline))
                };
                let painter = ui.painter();
                let corner = CornerRadius::from(0.5 * rect.height());
                painter.rect(rect, corner, fill, edge, StrokeKind::Inside);
                widgets::focus_ring(
                    painter,
                    rect.shrink(3.0),
                    0.5 * rect.height(),
                    palette,
                    &response,
                );
                widgets::line_in(painter, rect, name, theme::strong(way.0), palette.text);
                if response.gained_focus() {
                    response.scroll_to_me(None);
                }
                if widgets::activated(&response) {
                    commands.push(Choice::Board(place).into());
                }
                let key = commands::key(&Choice::NextBoard.into());
                let tip = text::keys::with_key(text::new_game::variant_tip(), key);
                tooltips::tip(&response.on_hover_cursor(CursorIcon::PointingHand), &tip);
            }
        });
    });
}
