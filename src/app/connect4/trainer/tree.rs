//! The tree of the opening trainer: the opponent's replies, and under each the next ones, with how
//! far the moves against them are learned.

use egui::{
    Align2, Color32, CornerRadius, CursorIcon, Painter, Rect, Role, Sense, Shape, Stroke,
    StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::course::{COLUMNS, Learned, number_of};
use super::{Act, TREE, Trainer};
use crate::app::kit::icons::paint_tick;
use crate::app::kit::pictures::WHOLE;
use crate::app::kit::tooltips;
use crate::app::kit::widgets::{self, measure};
use crate::app::theme::{self, Palette};
use crate::core::connect4::Connect4;
use crate::core::game::Player;
use crate::words::puzzles::side;
use crate::words::text;

/// The largest size of the card, in points.
const LARGEST: Vec2 = vec2(420.0, TREE);
const EDGE: f32 = 18.0;
/// The height of the heading and of the first move, in points.
const HEADING: f32 = 26.0;
const ROOT: f32 = 34.0;
/// The height of a first reply and of a second one, with the space below, in points.
const FIRST: f32 = 44.0;
const SECOND: f32 = 27.0;
/// The height of the legend, in points.
const LEGEND: f32 = 58.0;
/// The room for the numbers of the rows, in points.
const NUMBERS: f32 = 14.0;

impl Trainer {
    /// Shows the tree in the middle of an area. Returns what the user chose.
    pub(super) fn tree_ui(&mut self, ui: &mut Ui, area: Rect) -> Option<Act> {
        let palette = Palette::of(ui.ctx());
        let place = Rect::from_center_size(area.center(), area.size().min(LARGEST));
        widgets::paint_card(ui, place, 16.0, None);
        let edge = EDGE.min(0.04 * place.width());
        let inside = place.shrink2(vec2(edge, EDGE.min(0.03 * place.height())));
        let heading = inside.with_max_y(inside.top() + HEADING);
        self.heading_ui(ui, heading);
        let grid = Rect::from_min_max(
            pos2(inside.left() + NUMBERS, heading.bottom() + 4.0),
            pos2(inside.right(), inside.bottom() - LEGEND),
        );
        let step = grid.width() / measure(COLUMNS);
        let needed = ROOT + 10.0 + FIRST + SECOND * measure(COLUMNS);
        let scale = (grid.height() / needed).min(1.0);
        let first = grid.top() + scale * (ROOT + 10.0);
        let centre = |column: usize| grid.left() + (measure(column) + 0.5) * step;
        self.root_ui(ui, grid.with_max_y(grid.top() + scale * ROOT), first, step);
        let mut act = None;
        let current = self.current_branch();
        if let Some(column) = current {
            let bottom = first + scale * (FIRST + SECOND * measure(COLUMNS)) + 1.0;
            let branch = Rect::from_min_max(
                pos2(centre(column) - 0.5 * step + 1.0, first - 4.0),
                pos2(centre(column) + 0.5 * step - 1.0, bottom),
            );
            let stroke = Stroke::new(1.5, palette.accent);
            ui.painter().rect(branch, 8.0, palette.inset, stroke, StrokeKind::Inside);
        }
        for row in 0..=COLUMNS {
            if row > 0 {
                let y = first + scale * (FIRST + SECOND * (measure(row) - 0.5)) - 2.0;
                let at = pos2(inside.left() + 0.4 * NUMBERS, y);
                let font = theme::regular(12.0);
                let number = row.to_string();
                ui.painter().text(at, Align2::CENTER_CENTER, number, font, palette.text_weak);
            }
            for column in 0..COLUMNS {
                let (top, height) = match row {
                    0 => (first, FIRST - 6.0),
                    _ => (first + scale * (FIRST + SECOND * (measure(row) - 1.0)), SECOND - 5.0),
                };
                let width = (step - 8.0).min(40.0);
                let centre = pos2(centre(column), top + 0.5 * scale * height);
                let rect = Rect::from_center_size(centre, vec2(width, scale * height));
                let number = number_of(column, row);
                let name = (row == 0).then(|| (column + 1).to_string());
                if self.node_ui(ui, rect, number, name) {
                    act = Some(Act::Train(number));
                }
            }
        }
        let legend = inside.with_min_y(inside.bottom() - LEGEND + 8.0);
        self.legend_ui(ui, legend);
        act
    }

    fn heading_ui(&self, ui: &Ui, place: Rect) {
        let palette = Palette::of(ui.ctx());
        let count = self.course.learned().len();
        let known = text::trainer::you_know(self.count(Learned::Known), count);
        let replies = text::trainer::replies(side::<Connect4>(self.course.you.other()));
        // Where both have no room, the legend says how many are known.
        let width_of = |text: &str, size| widgets::text_width(ui.painter(), text, size);
        let rest = place.width() - width_of(&known, 14.0) - 10.0;
        let size = [14.0, 13.0, 12.0].into_iter().find(|&size| width_of(&replies, size) <= rest);
        let room = size.map_or(place.width(), |_| rest);
        let font = theme::strong(size.unwrap_or(13.0));
        let left = place.left_center();
        let ink = palette.text;
        widgets::line(ui.painter(), left, Align2::LEFT_CENTER, &replies, font, ink, room);
        if size.is_some() {
            let (right, font) = (place.right_center(), theme::strong(14.0));
            let (green, room) = (palette.win.text, place.width());
            widgets::line(ui.painter(), right, Align2::RIGHT_CENTER, &known, font, green, room);
        }
        let spoken = text::play::two_sentences(replies, known);
        widgets::name_region(ui, place, "tree", &spoken);
    }

    /// Shows the first move, and the lines from it to the replies.
    fn root_ui(&mut self, ui: &Ui, place: Rect, below: f32, step: f32) {
        let palette = Palette::of(ui.ctx());
        let stroke = Stroke::new(1.5, palette.text_weak);
        let middle = place.center().x;
        let bar = 0.5 * (place.bottom() + below) - 1.0;
        let painter = ui.painter();
        let (left, right) = (place.left() + 0.5 * step, place.right() - 0.5 * step);
        painter.line_segment([pos2(middle, place.bottom()), pos2(middle, bar)], stroke);
        painter.line_segment([pos2(left, bar), pos2(right, bar)], stroke);
        for column in 0..COLUMNS {
            let x = left + measure(column) * step;
            painter.line_segment([pos2(x, bar), pos2(x, below)], stroke);
        }
        let root = Rect::from_center_size(place.center(), vec2(56.0, place.height()));
        painter.rect_filled(root, 8.0, palette.win.text);
        let number = self.course.start().first().map(ToString::to_string);
        let width = 0.55 * root.height();
        let coin = self.board.piece(ui.ctx(), Player::First, width);
        let shift = number.as_ref().map_or(0.0, |_| 10.0);
        let at = root.center() - vec2(shift, 0.0);
        let coin_at = Rect::from_center_size(at, Vec2::splat(width));
        ui.painter().image(coin, coin_at, WHOLE, Color32::WHITE);
        if let Some(number) = number {
            let at = root.center() + vec2(12.0, 0.0);
            let font = theme::strong(15.0);
            ui.painter().text(at, Align2::CENTER_CENTER, number, font, palette.card);
        }
    }

    /// Shows a node of the tree. Returns whether it was pressed.
    fn node_ui(&self, ui: &Ui, rect: Rect, number: usize, name: Option<String>) -> bool {
        let palette = Palette::of(ui.ctx());
        let Some(node) = self.course.node(number) else {
            return false;
        };
        let state = self.course.node_learned(node);
        let spoken = self.node_name(number);
        let response = ui.interact(rect, ui.scope_id().with(("node", number)), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, state.is_some(), &spoken));
        paint_state(ui.painter(), rect, state, palette);
        if let Some(name) = name {
            let has_sign = matches!(state, Some(Learned::Known | Learned::Due));
            let shift = if has_sign { -6.0 } else { 0.0 };
            let ink = if state == Some(Learned::Known) { palette.card } else { palette.text };
            let at = rect.center() + vec2(shift, 0.0);
            let font = theme::strong(15.0);
            ui.painter().text(at, Align2::CENTER_CENTER, name, font, ink);
            paint_sign(ui.painter(), rect.center() + vec2(9.0, 0.0), state, palette);
        } else {
            paint_sign(ui.painter(), rect.center(), state, palette);
        }
        widgets::focus_ring(ui.painter(), rect, 6.0, palette, &response);
        if self.chosen == Some(number) {
            let stroke = Stroke::new(palette.focus_width, palette.focus);
            ui.painter().rect_stroke(rect.expand(3.0), 8.0, stroke, StrokeKind::Inside);
        }
        let is_pressed = state.is_some() && widgets::activated(&response);
        let response = response.on_hover_cursor(CursorIcon::PointingHand);
        tooltips::tip(&response, &spoken);
        is_pressed
    }

    /// Returns the name of a node: its moves, and how far it is learned.
    pub(super) fn node_name(&self, number: usize) -> String {
        let Some(node) = self.course.node(number) else {
            return String::new();
        };
        let state = self.course.node_learned(node);
        let moves: Vec<String> = node.moves.iter().map(ToString::to_string).collect();
        text::play::labelled(text::trainer::path(moves.join(" ")), state_name(state))
    }

    /// Returns the column of the first reply that leads to the position in view.
    fn current_branch(&self) -> Option<usize> {
        let first = self.course.start().len();
        self.at?;
        let reply = self.board.played().get(first)?;
        Some(usize::from(reply.index()))
    }

    /// Shows what the nodes mean, and how many positions are in each state.
    fn legend_ui(&self, ui: &Ui, place: Rect) {
        let palette = Palette::of(ui.ctx());
        let line = Stroke::new(1.0, palette.card_edge);
        ui.painter().hline(place.x_range(), place.top() - 4.0, line);
        let states = [Learned::Known, Learned::Learning, Learned::Due, Learned::New];
        for (index, state) in states.into_iter().enumerate() {
            let cell = vec2(0.5 * place.width(), 0.5 * place.height());
            let corner = place.min + vec2(measure(index % 2) * cell.x, measure(index / 2) * cell.y);
            let cell = Rect::from_min_size(corner, cell);
            let key =
                Rect::from_min_size(pos2(cell.left(), cell.center().y - 8.0), vec2(26.0, 16.0));
            paint_state(ui.painter(), key, Some(state), palette);
            paint_sign(ui.painter(), key.center(), Some(state), palette);
            let count = self.count(state);
            let said = text::trainer::legend(state_id(Some(state)), count);
            let at = pos2(key.right() + 10.0, cell.center().y);
            let font = theme::regular(14.0);
            let room = cell.right() - at.x;
            let ink = palette.text;
            widgets::line(ui.painter(), at, Align2::LEFT_CENTER, &said, font, ink, room);
            widgets::name_region(ui, cell, ("legend", index), &said);
        }
    }
}

const fn state_id(state: Option<Learned>) -> &'static str {
    match state {
        Some(Learned::Known) => "known",
        Some(Learned::Learning) => "learning",
        Some(Learned::Due) => "due",
        Some(Learned::New) => "new",
        None => "nothing",
    }
}

fn state_name(state: Option<Learned>) -> String {
    text::trainer::state(state_id(state))
}

/// Paints the ground and the edge of a node.
fn paint_state(painter: &Painter, rect: Rect, state: Option<Learned>, palette: &Palette) {
    let (corner, green) = (CornerRadius::same(5), palette.win.text);
    match state {
        Some(Learned::Known) => {
            painter.rect_filled(rect, corner, green);
        }
        Some(Learned::Learning) => {
            painter.rect_filled(rect, corner, palette.card);
            let half = rect.with_min_y(rect.center().y);
            let low = CornerRadius { nw: 0, ne: 0, ..corner };
            painter.rect_filled(half, low, green.gamma_multiply(0.4));
            painter.rect_stroke(rect, corner, Stroke::new(1.5, green), StrokeKind::Inside);
        }
        Some(Learned::Due) => {
            let stroke = Stroke::new(2.0, palette.accent);
            painter.rect(rect, corner, palette.chosen, stroke, StrokeKind::Inside);
        }
        Some(Learned::New) => {
            let inner = rect.shrink(1.0);
            let corners = [
                inner.left_top(),
                inner.right_top(),
                inner.right_bottom(),
                inner.left_bottom(),
                inner.left_top(),
            ];
            let stroke = Stroke::new(1.2, palette.outline);
            painter.extend(Shape::dashed_line(&corners, stroke, 3.0, 3.0));
        }
        None => {
            painter.rect_filled(rect, corner, palette.inset);
        }
    }
}

/// Paints the sign of a state: a tick, a dot, or none.
fn paint_sign(painter: &Painter, at: egui::Pos2, state: Option<Learned>, palette: &Palette) {
    match state {
        Some(Learned::Known) => paint_tick(painter, at, 0.7, palette.card),
        Some(Learned::Due) => {
            painter.circle_filled(at, 4.0, palette.accent);
        }
        Some(Learned::Learning | Learned::New) | None => {}
    }
}
