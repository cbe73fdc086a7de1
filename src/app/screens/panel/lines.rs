//! Variations in the list of moves: the alternatives to a move.

use egui::{
    Align2, Color32, CornerRadius, CursorIcon, Painter, Popup, Rect, Role, Sense, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};

use super::measures::MOVE_ROW;
use crate::app::contract::command::{Action, Command, VariationEdit};
use crate::app::input::commands;
use crate::app::kit::widgets;
use crate::app::kit::{icons, tooltips};
use crate::app::screens::model::{Model, PaintPiece};
use crate::app::theme::{self, Palette};
use crate::words::text;

/// The height of the row, in points.
const ROW: f32 = MOVE_ROW;
/// The left end of the label, and its width.
const WORDS: (f32, f32) = (10.0, 62.0);
/// The width of a move, and the space between two of them.
const MOVE: (f32, f32) = (60.0, 4.0);
/// The width of its name, and the font sizes to try for it, each with its number of rows.
const NAME: f32 = 34.0;
const NAME_TYPE: [(f32, usize); 4] = [(13.5, 1), (12.5, 1), (11.5, 1), (10.5, 1)];

/// The width of the button for the variation in view.
const CHANGE: f32 = 28.0;
/// The size of a line of its menu.
const CHANGE_LINE: Vec2 = vec2(230.0, 44.0);

/// Shows the variations of a move, counted from 1, if there are any.
pub fn ui(
    model: &Model<'_>,
    pieces: &mut PaintPiece<'_>,
    ui: &mut Ui,
    ply: usize,
    commands: &mut Vec<Command>,
) {
    let moves = model.moves;
    let others = moves.others(ply);
    if others.is_empty() {
        return;
    }
    let palette = Palette::of(ui.ctx());
    let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
    let at = pos2(row.left() + WORDS.0, row.center().y);
    let said = text::play::instead(ply);
    widgets::line(
        ui.painter(),
        at,
        Align2::LEFT_CENTER,
        &said,
        theme::regular(12.5),
        palette.text_weak,
        WORDS.1,
    );
    let mut right = row.right();
    if !moves.is_main(ply) {
        right -= CHANGE;
        change_ui(ui, row.with_min_x(right), ply, commands);
    }
    let mut left = row.left() + WORDS.0 + WORDS.1;
    for (index, &(line, mv)) in others.iter().enumerate() {
        let place = Rect::from_min_size(
            pos2(left, row.top() + 1.0),
            vec2(MOVE.0, row.height() - 2.0),
        );
        left = place.right() + MOVE.1;
        // The key V leads to those that do not fit.
        if left + MOVE.0 > right && index + 1 < others.len() {
            widgets::line(
                ui.painter(),
                place.left_center(),
                Align2::LEFT_CENTER,
                "…",
                theme::strong(14.0),
                palette.text_weak,
                20.0,
            );
            break;
        }
        let response = ui.interact(
            place,
            ui.scope_id().with(("line", ply, line)),
            Sense::click(),
        );
        let player = moves.mover(ply);
        let name = model.player(player).third_person;
        let label = text::play::variation_label(ply, name, moves.phrase(mv));
        let has_comment = moves.has_comment(mv);
        let label = with_comment(label, has_comment);
        response.widget_info(|| WidgetInfo::labeled(Role::ListItem, true, &label));
        let fill = if response.hovered() {
            palette.chosen
        } else {
            palette.inset
        };
        ui.painter().rect_filled(place, CornerRadius::same(7), fill);
        widgets::focus_ring(ui.painter(), place.shrink(1.0), 7.0, palette, &response);
        let piece = Rect::from_center_size(
            pos2(place.left() + 14.0, place.center().y),
            Vec2::splat(15.0),
        );
        pieces(ui.painter(), player, piece, 0.8);
        if has_comment {
            paint_comment(ui.painter(), piece, palette, fill);
        }
        let name = pos2(piece.right() + 6.0, place.center().y);
        let room = vec2(NAME, row.height());
        let listed = widgets::readable(
            ui.painter(),
            &moves.listed(mv),
            (theme::strong, &NAME_TYPE),
            palette.text,
            room,
        );
        ui.painter().galley(
            name - vec2(0.0, 0.5 * listed.size().y),
            listed,
            palette.text,
        );
        if widgets::activated(&response) {
            commands.push(Action::Line(ply - 1, line).into());
        }
        response.on_hover_cursor(CursorIcon::PointingHand);
    }
}

/// Shows the button with the menu that moves the variation in view, or deletes it.
fn change_ui(ui: &Ui, place: Rect, ply: usize, commands: &mut Vec<Command>) {
    let palette = Palette::of(ui.ctx());
    let response = ui.interact(place, ui.scope_id().with(("change", ply)), Sense::click());
    let label = text::play::change_line(ply);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &label));
    if response.hovered() {
        let corner = CornerRadius::same(7);
        ui.painter()
            .rect_filled(place.shrink(1.0), corner, palette.inset);
    }
    for dot in [-5.0, 0.0, 5.0] {
        let centre = place.center() + vec2(dot, 0.0);
        ui.painter().circle_filled(centre, 1.6, palette.text);
    }
    widgets::focus_ring(ui.painter(), place.shrink(2.0), 7.0, palette, &response);
    tooltips::tip(&response, &label);
    Popup::menu(&response).show(|ui| {
        for edit in VariationEdit::ALL {
            let button = commands::button(&Action::Variation(edit, None).into());
            if button.ui(ui, CHANGE_LINE) {
                commands.push(Action::Variation(edit, Some(ply - 1)).into());
            }
        }
    });
}

/// Returns the label of a move, which says that there is a comment.
pub fn with_comment(label: String, has_comment: bool) -> String {
    if has_comment {
        text::play::with_comment(label)
    } else {
        label
    }
}

/// Paints the sign of a comment on the edge of the piece of a move, on a ground of this colour.
pub fn paint_comment(painter: &Painter, piece: Rect, palette: &Palette, ground: Color32) {
    let scale = (piece.width() / 19.0).min(1.0);
    let place = Rect::from_min_size(
        piece.right_top() + scale * vec2(-5.0, -4.0),
        scale * vec2(12.0, 9.0),
    );
    icons::paint_bubble(painter, place, (palette.text, ground));
}
