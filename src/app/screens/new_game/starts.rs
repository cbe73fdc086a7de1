//! The choice of who starts, or of the user's colour where the rules say which colour starts.

use egui::{
    Align2, CornerRadius, CursorIcon, Painter, Rect, Role, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo, pos2, vec2,
};

use super::measures::Page;
use super::model::{Model, Start};
use crate::app::contract::command::{Choice, Command};
use crate::app::kit::widgets;
use crate::app::screens::model::PaintPiece;
use crate::app::theme::{self, Palette};
use crate::words::text;

/// The sizes of type of a possibility.
const TYPE: [f32; 5] = [15.0, 14.0, 13.0, 12.0, 11.0];
/// The space beside a possibility, at both ends together.
const EDGES: f32 = 16.0;

/// Shows the choice of who starts, with its label at its left.
pub fn starts_ui(
    model: &Model<'_>,
    page: &Page,
    pieces: &mut PaintPiece<'_>,
    ui: &Ui,
    commands: &mut Vec<Command>,
) {
    let palette = Palette::of(ui.ctx());
    let painter = ui.painter();
    let [by_name, by_side] = &model.starts;
    let has_names = least_width(painter, by_name, false) <= page.starts.width();
    let items = if has_names { by_name } else { by_side };
    let mut place = page.starts;
    if items.is_empty() {
        let side = &model.sides[model.first_to_move.index()].name;
        let said = text::play::begins(side);
        widgets::name_region(ui, place, "starts", &said);
        widgets::line_in(painter, place, &said, theme::regular(15.0), palette.text_weak);
        return;
    }
    let [question, short] = if model.has_known_colours {
        [text::new_game::your_colour(), text::new_game::colour()]
    } else {
        [text::new_game::who_starts(), text::new_game::starts()]
    };
    let least = least_width(painter, items, !page.is_small);
    let labels = if page.is_small { vec![short] } else { vec![question, short] };
    let width = |label: &&str| widgets::text_width(painter, label, 14.0) + 16.0;
    let label = labels.into_iter().find(|label| width(label) <= place.width() - least);
    // The choice says enough where there is no room for its label.
    if let Some(label) = label {
        let (at, font, weak) = (place.left_center(), theme::strong(14.0), palette.text_weak);
        let width = width(&label);
        widgets::line(painter, at, Align2::LEFT_CENTER, label, font, weak, width);
        place.min.x += width;
    }
    let (fill, edge) = (palette.inset, Stroke::new(1.5, palette.outline));
    painter.rect(place, CornerRadius::same(12), fill, edge, StrokeKind::Inside);
    let inside = place.shrink(3.0);
    let has_pieces = least_width(painter, items, true) <= inside.width();
    let needs = |size: f32| -> Vec<f32> {
        let need = |item: &Start| need(painter, item, size, has_pieces);
        items.iter().map(need).collect()
    };
    let fits = |&size: &f32| needs(size).iter().sum::<f32>() <= inside.width();
    let size = TYPE.into_iter().find(fits).unwrap_or(widgets::LEAST_TYPE);
    let mut left = inside.left();
    for (index, (item, width)) in
        items.iter().zip(widgets::shares(&needs(size), inside.width(), 0.0)).enumerate()
    {
        let right = if index + 1 == items.len() { inside.right() } else { left + width };
        let part = Rect::from_x_y_ranges(left..=right, inside.y_range());
        left = right;
        let is_chosen = model.start == item.starts;
        let response = ui.interact(part, ui.scope_id().with(("start", index)), Sense::click());
        response.widget_info(|| {
            let label = text::settings::choice(short, &item.label);
            WidgetInfo::selected(Role::RadioButton, true, is_chosen, label)
        });
        if is_chosen {
            painter.rect_filled(part, CornerRadius::same(9), palette.accent);
        } else if response.hovered() {
            painter.rect_filled(part, CornerRadius::same(9), palette.button_hover);
        }
        widgets::focus_ring(painter, part, 9.0, palette, &response);
        let colour = if is_chosen { palette.on_accent } else { palette.text };
        let room = part.width() - EDGES - pieces_width(item, has_pieces);
        let label = widgets::fitted(painter, &item.label, theme::strong(size), colour, room + 4.0);
        let start = part.center().x - 0.5 * (label.size().x + pieces_width(item, has_pieces));
        if has_pieces {
            for (index, &player) in (0_u8..).zip(&item.pieces) {
                let centre =
                    pos2(start + 0.5 * PIECE + f32::from(index) * OVERLAP, part.center().y);
                let piece = Rect::from_center_size(centre, vec2(PIECE, PIECE));
                pieces(painter, player, piece, 1.0);
            }
        }
        let at = pos2(start + pieces_width(item, has_pieces), part.center().y);
        painter.galley(at - vec2(0.0, 0.5 * label.size().y), label, colour);
        if widgets::activated(&response) {
            commands.push(Choice::Starts(item.starts).into());
        }
        response.on_hover_cursor(CursorIcon::PointingHand);
    }
}

/// The size of a piece, and how far the second one is from the first.
const PIECE: f32 = 20.0;
const OVERLAP: f32 = 9.0;

/// Returns the width of the pieces of a possibility, with the space after them.
fn pieces_width(item: &Start, has_pieces: bool) -> f32 {
    match item.pieces.len() {
        _ if !has_pieces => 0.0,
        1 => PIECE + 8.0,
        _ => PIECE + OVERLAP + 8.0,
    }
}

/// Returns the width of a possibility in a size of type.
fn need(painter: &Painter, item: &Start, size: f32, has_pieces: bool) -> f32 {
    widgets::text_width(painter, &item.label, size) + pieces_width(item, has_pieces) + EDGES
}

fn least_width(painter: &Painter, items: &[Start], has_pieces: bool) -> f32 {
    let needs = items.iter().map(|item| need(painter, item, widgets::LEAST_TYPE + 1.0, has_pieces));
    needs.sum::<f32>() + 8.0
}
