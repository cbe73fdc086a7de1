//! The variations: the alternatives to a move, in the list of moves, and the tree beside it, with a
//! stone for each move, one below the other, and a column for each variation.

use egui::scroll_area::{ScrollArea, ScrollBarVisibility};
use egui::{
    Align, Align2, Color32, CornerRadius, CursorIcon, Painter, Popup, Rect, Role, Sense, Stroke,
    Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

use super::measures::MOVE_ROW;
use crate::app::contract::command::{Action, Command, VariationEdit};
use crate::app::input::commands;
use crate::app::kit::widgets;
use crate::app::kit::{icons, tooltips};
use crate::app::screens::model::{Branching, Model, PaintPiece};
use crate::app::theme::{self, Palette};
use crate::core::record::Place;
use crate::words::text;

/// The left end of the label, and its width.
const WORDS: (f32, f32) = (10.0, 62.0);
/// The width of a move, and the space between two of them.
const MOVE: (f32, f32) = (64.0, 4.0);
/// The width of its name, and the font sizes to try for it, each with its number of rows.
const NAME: f32 = 34.0;
const NAME_TYPE: [(f32, usize); 4] = [(13.5, 1), (12.5, 1), (11.5, 1), (10.5, 1)];

/// The width of the button for the variation in view.
pub const CHANGE: f32 = 28.0;
/// The size of a line of its menu.
const CHANGE_LINE: Vec2 = vec2(230.0, 44.0);

/// Shows the variations of a move, counted from 1, if there are any.
pub fn lines_ui(
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
    let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), MOVE_ROW), Sense::hover());
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
    let right = row.right();
    let mut left = row.left() + WORDS.0 + WORDS.1;
    for (index, &(line, mv)) in others.iter().enumerate() {
        let place =
            Rect::from_min_size(pos2(left, row.top() + 1.0), vec2(MOVE.0, row.height() - 2.0));
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
        let response = ui.interact(place, ui.scope_id().with(("line", ply, line)), Sense::click());
        let player = moves.mover(ply);
        let name = &model.player(player).third_person;
        let label = text::play::variation_label(ply, name, moves.phrase(mv));
        let has_comment = moves.has_comment(mv);
        let label = with_comment(label, has_comment);
        response.widget_info(|| WidgetInfo::labeled(Role::ListItem, true, &label));
        let fill = if response.hovered() { palette.chosen } else { palette.inset };
        ui.painter().rect_filled(place, CornerRadius::same(7), fill);
        widgets::focus_ring(ui.painter(), place.shrink(1.0), 7.0, palette, &response);
        let piece =
            Rect::from_center_size(pos2(place.left() + 14.0, place.center().y), Vec2::splat(19.0));
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
        ui.painter().galley(name - vec2(0.0, 0.5 * listed.size().y), listed, palette.text);
        if widgets::activated(&response) {
            commands.push(Action::Line(ply - 1, line).into());
        }
        response.on_hover_cursor(CursorIcon::PointingHand);
    }
}

/// Shows the button with the menu that moves the variation in view, or deletes it, at the end of its
/// first move.
pub fn change_ui(ui: &Ui, place: Rect, ply: usize, commands: &mut Vec<Command>) {
    let palette = Palette::of(ui.ctx());
    let response = ui.interact(place, ui.scope_id().with(("change", ply)), Sense::click());
    let label = text::play::change_line(ply);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &label));
    if response.hovered() {
        let corner = CornerRadius::same(7);
        ui.painter().rect_filled(place.shrink(1.0), corner, palette.inset);
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
    if has_comment { text::play::with_comment(label) } else { label }
}

/// Paints the sign of a comment on the edge of the piece of a move, on a ground of this colour.
pub fn paint_comment(painter: &Painter, piece: Rect, palette: &Palette, ground: Color32) {
    let scale = (piece.width() / 19.0).min(1.0);
    let place =
        Rect::from_min_size(piece.right_top() + scale * vec2(-5.0, -4.0), scale * vec2(12.0, 9.0));
    icons::paint_bubble(painter, place, (palette.text, ground));
}

/// The distance between two moves, in points.
const STEP: f32 = 22.0;
/// The side of a stone, in points.
const STONE: f32 = 17.0;
/// The greatest part of the width that the tree takes from the list.
const SHARE: f32 = 0.5;
/// The least width of the list beside the tree, in points.
const LEAST_LIST: f32 = 220.0;
/// The room around the tree for the ring of a stone at its edge, in points.
const MARGIN: f32 = 2.0;
/// The most moves of a tree that is shown, as it is laid out in every frame.
const MOST_MOVES: usize = 2000;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Node {
    place: Place,
    /// The number of moves up to and including it.
    ply: usize,
    column: usize,
    /// The column of the move before it.
    from: usize,
}

/// Returns the moves of a tree in their columns, and the number of columns; `None` if there are no
/// variations.
fn nodes(steps: &[Branching]) -> Option<(Vec<Node>, usize)> {
    if steps.last().is_none_or(|last| last.branch == 0) {
        return None;
    }
    let mut ends: Vec<usize> = Vec::new();
    for step in steps {
        ends.resize(step.branch + 1, 0);
        ends[step.branch] = step.plies;
    }
    // The first row that is taken in each column: variations come from the last fork to the first.
    let mut tops: Vec<usize> = Vec::new();
    let mut path: Vec<usize> = Vec::new();
    let mut nodes = Vec::with_capacity(steps.len());
    let mut branch = usize::MAX;
    for step in steps {
        path.truncate(step.plies - 1);
        let from = path.last().copied().unwrap_or_default();
        let column = if step.branch == branch {
            from
        } else {
            branch = step.branch;
            let first = if branch == 0 { 0 } else { from + 1 };
            let is_free =
                |&column: &usize| tops.get(column).is_none_or(|&top| top > ends[branch] + 1);
            let column = (first..=tops.len().max(first)).find(is_free).unwrap_or(first);
            if tops.len() <= column {
                tops.resize(column + 1, usize::MAX);
            }
            tops[column] = step.plies;
            column
        };
        path.push(column);
        nodes.push(Node { place: step.place, ply: step.plies, column, from });
    }
    let columns = tops.len();
    Some((nodes, columns))
}

/// Shows the tree at the right end of the place of the list, if there are variations and there is
/// room, and scrolls it to the position in view if it `follows`. Returns the place that is left to
/// the list.
pub fn tree_ui(
    model: &Model<'_>,
    pieces: &mut PaintPiece<'_>,
    ui: &mut Ui,
    (list, follows): (Rect, bool),
    commands: &mut Vec<Command>,
) -> Rect {
    let moves = model.moves;
    if list.width() < LEAST_LIST + 2.0 * (STEP + MARGIN) {
        return list;
    }
    let Some((nodes, columns)) = nodes(&moves.tree(MOST_MOVES)) else {
        return list;
    };
    #[expect(clippy::cast_precision_loss, reason = "a few thousand at most")]
    let at = |number: usize| number as f32 * STEP;
    let width =
        (at(columns) + 2.0 * MARGIN).min(SHARE * list.width()).min(list.width() - LEAST_LIST);
    let place = list.with_min_x(list.right() - width);
    let rows = nodes.iter().map(|node| node.ply).max().unwrap_or_default();
    let palette = Palette::of(ui.ctx());
    let mut child = ui.new_child(
        UiBuilder::new().max_rect(place).id_salt("tree").ui_stack_info(theme::ground(palette.card)),
    );
    child.spacing_mut().scroll.fade.size = STEP;
    // Its bars could be wider than the tree, which fades at its edges.
    let area = ScrollArea::both()
        .id_salt("tree")
        .auto_shrink(false)
        .min_scrolled_width(0.0)
        .min_scrolled_height(0.0)
        .scroll_bar_visibility(ScrollBarVisibility::AlwaysHidden);
    area.show(&mut child, |ui| {
        let size = vec2(at(columns), at(rows)) + Vec2::splat(2.0 * MARGIN);
        let (whole, _) = ui.allocate_exact_size(size, Sense::hover());
        let centre = |column: usize, ply: usize| {
            whole.min + Vec2::splat(MARGIN + 0.5 * STEP) + vec2(at(column), at(ply) - STEP)
        };
        for node in &nodes {
            let (here, before) = (centre(node.column, node.ply), centre(node.from, node.ply - 1));
            let square = Rect::from_center_size(here, Vec2::splat(STEP));
            if follows
                && node.place == model.place
                && !ui.is_rect_visible(square.shrink(STEP / 3.0))
            {
                ui.scroll_to_rect(square, Some(Align::Center));
            }
            if !ui.is_rect_visible(square.expand(STEP)) {
                continue;
            }
            let is_shown = moves.place_after(node.ply) == node.place;
            let stroke = Stroke::new(if is_shown { 2.0 } else { 1.0 }, palette.text_weak);
            if node.ply > 1 {
                let corner = pos2(here.x - 0.5 * STEP.min(here.x - before.x), before.y);
                ui.painter().line_segment([before, corner], stroke);
                ui.painter().line_segment([corner, here], stroke);
            }
        }
        for node in &nodes {
            let square = Rect::from_center_size(centre(node.column, node.ply), Vec2::splat(STEP));
            if !ui.is_rect_visible(square) {
                continue;
            }
            let id = ui.scope_id().with(("tree", node.place));
            let response = ui.interact(square, id, Sense::click());
            let has_comment = moves.has_comment(node.place);
            let label = text::play::tree_move(node.ply, moves.listed(node.place));
            let label = with_comment(label, has_comment);
            response.widget_info(|| WidgetInfo::labeled(Role::ListItem, true, &label));
            let first = model.first_to_move;
            let player = if node.ply % 2 == 1 { first } else { first.other() };
            let is_shown = moves.place_after(node.ply) == node.place;
            let stone = Rect::from_center_size(square.center(), Vec2::splat(STONE));
            pieces(ui.painter(), player, stone, if is_shown { 1.0 } else { 0.6 });
            if has_comment {
                paint_comment(ui.painter(), stone, palette, palette.card);
            }
            if node.place == model.place {
                let stroke = Stroke::new(2.0, palette.accent);
                ui.painter().circle_stroke(square.center(), 0.5 * STEP - 1.0, stroke);
            }
            widgets::focus_ring(ui.painter(), square, 6.0, palette, &response);
            if widgets::activated(&response) {
                commands.push(Action::ShowPlace(node.place).into());
            }
            response.on_hover_cursor(CursorIcon::PointingHand);
        }
    });
    list.with_max_x(place.left() - 4.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::connect4::{Column, Position, Standard};
    use crate::core::record::Builder;

    /// Returns the columns of a tree row by row, as in `0 01 0`: the variations are given as the
    /// number of moves before them, and their moves.
    fn drawn(lines: &[(usize, &str)]) -> String {
        let mut builder = Builder::new(Position::empty(Standard));
        for &(after, moves) in lines {
            builder.back_to(after);
            for digit in moves.chars().filter_map(|digit| digit.to_digit(10)) {
                let column = u8::try_from(digit).ok().and_then(Column::from_number);
                builder.play(column.expect("a column")).expect("legal");
            }
        }
        let record = builder.finish();
        let steps = record.steps_as_played().map(|step| Branching {
            branch: step.branch,
            plies: step.plies,
            place: step.place,
        });
        let Some((nodes, columns)) = nodes(&steps.collect::<Vec<_>>()) else {
            return String::new();
        };
        assert!(nodes.iter().all(|node| node.column < columns && node.from <= node.column));
        let rows = nodes.iter().map(|node| node.ply).max().unwrap_or_default();
        let row = |ply| {
            let mut columns: Vec<_> = nodes
                .iter()
                .filter(|node| node.ply == ply)
                .map(|node| node.column.to_string())
                .collect();
            columns.sort_unstable();
            let before = columns.len();
            columns.dedup();
            assert_eq!(columns.len(), before, "two moves in one place");
            columns.concat()
        };
        (1..=rows).map(row).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn each_variation_has_a_column_and_none_covers_another() {
        for (lines, expected) in [
            (&[(0, "123")][..], ""),
            (&[(0, "1234"), (1, "3")], "0 01 0 0"),
            // A later variation leaves room for one that ends before it.
            (&[(0, "1234567"), (5, "1"), (1, "34")], "0 01 01 0 0 01 0"),
            (&[(0, "1234567"), (3, "1"), (1, "3333")], "0 02 02 012 02 0 0"),
            (&[(0, "1"), (0, "2"), (0, "34")], "012 2"),
        ] {
            assert_eq!(drawn(lines), expected, "{lines:?}");
        }
    }
}
