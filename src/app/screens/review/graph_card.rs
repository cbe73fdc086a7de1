//! The graph of the review on a card, with the class of each move in a row a side, and the numbers
//! of the moves below.

use egui::{
    Align2, CursorIcon, EventFilter, Key, Modifiers, Rect, Response, Role, Sense, Stroke, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};

use super::measures::{GraphCard, RADIUS};
use super::model::Model;
use crate::app::analysis::graph::{self, Axis};
use crate::app::contract::command::{Action, Command};
use crate::app::kit::class_icon;
use crate::app::kit::tooltips;
use crate::app::kit::widgets;
use crate::app::screens::model::PaintPiece;
use crate::app::theme::{self, Palette};
use crate::core::game::Player;
use crate::core::kind::MoveClass;
use crate::words::{self, text};

/// The least distance between the centres of two numbers under the graph, in points.
const LEAST_STEP: f32 = 38.0;
/// The greatest and the least size of an icon, in points.
const ICONS: (f32, f32) = (17.0, 11.0);
/// The size of an icon at a key moment where there is no room for the others.
const SMALL_ICON: f32 = 12.0;
/// The radius of the dots in place of icons.
const DOT: f32 = 1.6;

/// Shows the graph of the result over the moves; a click shows the position there.
pub fn graph_ui(
    model: &Model<'_>,
    pieces: &mut PaintPiece<'_>,
    card: Rect,
    ui: &Ui,
    commands: &mut Vec<Command>,
) {
    let palette = Palette::of(ui.ctx());
    let response = ui.interact(card, ui.scope_id().with("graph"), Sense::click());
    widgets::paint_card(ui, card, RADIUS, None);
    let painter = ui.painter();
    let parts = GraphCard::of(card);
    let axis = Axis { graph: parts.graph, plies: model.moves.len(), has_start: false };
    (model.graph)(painter, axis, palette);
    widgets::focus_ring(painter, card, RADIUS, palette, &response);
    // What the pointer is at or, by keys, the move in question.
    let pointed = ui.ctx().pointer_hover_pos().filter(|_| response.contains_pointer());
    let pointed = pointed.filter(|at| parts.graph.x_range().contains(at.x));
    let read = pointed.map(|at| axis.nearest(at.x)).or_else(|| chosen(model));
    let read_out = read.map(|ply| (model.read_out)(ply)).unwrap_or_default();
    response.widget_info(|| {
        let said = read_out.first().map(String::as_str).unwrap_or_default();
        let label = text::play::labelled(text::analysis::graph(), said);
        WidgetInfo::labeled(Role::Image, true, label)
    });
    if parts.has_words(card) {
        labels_ui(model, &parts, ui);
    }
    names_ui(model, pieces, &parts, card, ui);
    if let Some(ply) = chosen(model) {
        let place = axis.slot(ply);
        // Narrow places get a frame that is as wide as an icon.
        let half = (0.5 * place.width()).max(0.5 * ICONS.1);
        let place = Rect::from_x_y_ranges(
            place.center().x - half..=place.center().x + half,
            parts.graph.top() - 4.0..=parts.rows[1] + 0.5 * ICONS.0 + 4.0,
        );
        graph::paint_chosen(painter, place, palette);
    }
    classes_ui(model, axis, &parts, ui);
    match read.filter(|_| pointed.is_some() || response.has_focus()) {
        Some(ply) => read_out_ui(&read_out, axis.slot(ply).center().x, &parts, card, ui),
        None => numbers_ui(model, axis, &parts, ui),
    }
    if response.has_focus() {
        keys_ui(&response, ui, commands);
    }
    let pressed = widgets::activated(&response);
    let at = response.on_hover_cursor(CursorIcon::PointingHand).interact_pointer_pos();
    if let Some(at) = at.filter(|_| pressed) {
        commands.push(Action::GoTo(axis.nearest(at.x).saturating_sub(1)).into());
    }
}

/// Steps through the moves by keys while the graph has the focus.
fn keys_ui(graph: &Response, ui: &Ui, commands: &mut Vec<Command>) {
    let filter = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(graph.id, filter));
    for (key, step) in [(Key::ArrowLeft, -1), (Key::ArrowRight, 1)] {
        let count = ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key));
        commands.extend(std::iter::repeat_n(Action::GoBy(step).into(), count));
    }
}

/// Shows what is to be read at a place of the graph, below it, and a line through that place.
fn read_out_ui(read_out: &[String], x: f32, parts: &GraphCard, card: Rect, ui: &Ui) {
    let palette = Palette::of(ui.ctx());
    let (painter, font) = (ui.painter(), theme::strong(13.0));
    let room = card.x_range().shrink(12.0);
    let texts: Vec<&str> = read_out.iter().map(String::as_str).collect();
    let Some(&last) = texts.last() else { return };
    let fits = |text: &&str| widgets::text_width(painter, text, 13.0) <= room.span();
    let text = texts.iter().copied().find(fits).unwrap_or(last);
    let galley = widgets::fitted(painter, text, font, palette.text, room.span());
    let half = 0.5 * galley.size().x;
    let middle = x.clamp(room.min + half, f32::max(room.max - half, room.min + half));
    painter.vline(x, parts.graph.y_range(), Stroke::new(1.0, palette.text));
    widgets::place(painter, pos2(middle, parts.numbers), galley);
}

/// Returns the move in question: the one after the position in view; `None` at the end of the line.
fn chosen(model: &Model<'_>) -> Option<usize> {
    Some(model.next_ply()).filter(|&ply| ply <= model.moves.len())
}

/// Shows which part of the graph means what.
fn labels_ui(model: &Model<'_>, parts: &GraphCard, ui: &Ui) {
    let palette = Palette::of(ui.ctx());
    let font = theme::strong(13.0);
    let width = parts.words - parts.names.x;
    let [first, second] = Player::BOTH.map(|player| {
        let shown = text::review::wins(&model.sides[player.index()]);
        // A little towards the text, so that the letters can be read.
        let colour = model.accents[player.index()].lerp_to_gamma(palette.text, 0.3);
        (shown, colour)
    });
    let even = if model.is_exact { text::review::draw() } else { text::review::even() };
    for (share, text, colour) in [
        (0.8, first.0, first.1),
        (0.5, even.to_owned(), palette.text_weak),
        (0.2, second.0, second.1),
    ] {
        let height = parts.graph.bottom() - share * parts.graph.height();
        widgets::line(
            ui.painter(),
            pos2(parts.words, height),
            Align2::RIGHT_CENTER,
            &text,
            font.clone(),
            colour,
            width,
        );
    }
}

/// Shows whose each row of icons is.
fn names_ui(
    model: &Model<'_>,
    pieces: &mut PaintPiece<'_>,
    parts: &GraphCard,
    card: Rect,
    ui: &Ui,
) {
    let palette = Palette::of(ui.ctx());
    let painter = ui.painter();
    for (player, row) in Player::BOTH.into_iter().zip(parts.rows) {
        painter.hline(parts.graph.x_range(), row, Stroke::new(1.0, palette.card_edge));
        let piece = Rect::from_center_size(pos2(parts.names.x + 8.0, row), Vec2::splat(16.0));
        pieces(painter, player, piece, 1.0);
        if parts.has_words(card) {
            let name = &model.names[player.index()];
            let at = pos2(piece.right() + 8.0, row);
            let width = parts.graph.left() - 4.0 - at.x;
            let ways = [(13.0, 1), (12.0, 1), (11.0, 1)];
            let way = (theme::regular as widgets::Face, &ways[..]);
            let room = vec2(width, parts.rows[1] - parts.rows[0] - 2.0);
            let galley = widgets::name_in(painter, name, way, palette.text, room);
            let corner = at - vec2(0.0, 0.5 * galley.size().y);
            painter.galley(corner, galley, palette.text);
        }
    }
}

/// Shows the class of each move as an icon or, if there is no room, as a dot; the key moments keep
/// their icons.
fn classes_ui(model: &Model<'_>, axis: Axis, parts: &GraphCard, ui: &Ui) {
    let palette = Palette::of(ui.ctx());
    let width = axis.slot(1).width();
    // Usually the neighbours in a row are two moves apart.
    let size = (2.0 * width - 2.0).min(ICONS.0);
    let has_room = size >= ICONS.1;
    let mut icons = Vec::new();
    for ply in 1..=axis.plies {
        let (player, class) = model.moves[ply - 1];
        let centre = pos2(axis.slot(ply).center().x, parts.rows[player.index()]);
        let Some(class) = class else { continue };
        if has_room {
            icons.push((class, centre, size));
        } else if class.is_mistake() {
            icons.push((class, centre, SMALL_ICON));
        } else {
            let ink = class_icon::ink(class, palette);
            ui.painter().circle_filled(centre, DOT, ink.text);
        }
        class_label(
            model,
            ply,
            class,
            Rect::from_center_size(centre, vec2((2.0 * width).max(4.0), ICONS.0 + 3.0)),
            ui,
        );
    }
    for (class, centre, size) in icons {
        class_icon::paint(ui.painter(), class, centre, size, palette);
    }
}

/// Names the class of a move for screen readers, and under the pointer.
fn class_label(model: &Model<'_>, ply: usize, class: MoveClass, place: Rect, ui: &Ui) {
    let response = ui.interact(place, ui.scope_id().with(("class", ply)), Sense::hover());
    let label = || {
        let name = &model.names[model.moves[ply - 1].0.index()];
        text::review::move_class(ply, name, words::class_name(class))
    };
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, label()));
    if response.hovered() {
        tooltips::tip(&response, &label());
    }
}

/// Shows the numbers of the moves: of the one in question, of the key moments, and of every fifth.
fn numbers_ui(model: &Model<'_>, axis: Axis, parts: &GraphCard, ui: &Ui) {
    let palette = Palette::of(ui.ctx());
    let chosen = chosen(model);
    let is_mistake = |ply: &usize| model.class(*ply).is_some_and(MoveClass::is_mistake);
    let marked = chosen.into_iter().chain((1..=axis.plies).filter(is_mistake));
    let regular = std::iter::once(1).chain((5..=axis.plies).step_by(5));
    let mut taken: Vec<f32> = Vec::new();
    for ply in marked.chain(regular) {
        let x = axis.slot(ply).center().x;
        if taken.iter().any(|other| (x - other).abs() < LEAST_STEP) {
            continue;
        }
        taken.push(x);
        let (font, colour) = if Some(ply) == chosen {
            (theme::strong(13.0), palette.text)
        } else {
            (theme::regular(13.0), palette.text_weak)
        };
        widgets::line(
            ui.painter(),
            pos2(x, parts.numbers),
            Align2::CENTER_CENTER,
            &ply.to_string(),
            font,
            colour,
            30.0,
        );
    }
}
