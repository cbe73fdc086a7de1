//! The graph of the review on a card, with the class of each move in a row a side, and the numbers
//! of the moves below.

use egui::{Align2, CursorIcon, Rect, Role, Sense, Stroke, Ui, Vec2, WidgetInfo, pos2, vec2};

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
    let response = ui.interact(card, ui.scope_id().with("graph"), Sense::CLICK);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, text::analysis::graph()));
    widgets::paint_card(ui, card, RADIUS, None);
    let painter = ui.painter();
    let parts = GraphCard::of(card);
    let axis = Axis { graph: parts.graph, plies: model.moves.len(), has_start: false };
    (model.graph)(painter, axis, palette);
    widgets::focus_ring(painter, card, RADIUS, palette, &response);
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
    numbers_ui(model, axis, &parts, ui);
    let pressed = widgets::activated(&response);
    let at = response.on_hover_cursor(CursorIcon::PointingHand).interact_pointer_pos();
    if let Some(at) = at.filter(|_| pressed) {
        commands.push(Action::GoTo(axis.nearest(at.x).saturating_sub(1)).into());
    }
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
        let shown = text::review::wins(model.sides[player.index()]);
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
            let font = theme::regular(13.0);
            let letters = [24, 14, 10, 8, 6].map(|letters| words::short_name(name, letters));
            let names = letters.each_ref().map(|name| &**name);
            let shown = widgets::first_that_fits(painter, names, &font, width);
            let left = Align2::LEFT_CENTER;
            widgets::line(painter, at, left, shown, font, palette.text, width);
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
