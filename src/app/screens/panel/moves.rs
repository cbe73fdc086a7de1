//! The list of moves, with the change of value that each made, and the variations.

use egui::scroll_area::ScrollArea;
use egui::{
    Align, Align2, Color32, CornerRadius, CursorIcon, Rect, Role, Sense, Stroke, StrokeKind, Ui,
    UiBuilder, WidgetInfo, pos2, vec2,
};

use super::measures::{MOVE_ROW, MoveCell, MoveRow, MovesCard, PART_GAP};
use super::variations::{CHANGE, change_ui, lines_ui, paint_comment, tree_ui, with_comment};
use crate::app::contract::command::{Action, Command};
use crate::app::input::commands;
use crate::app::kit::widgets::{self, Button};
use crate::app::kit::{class_icon, tooltips};
use crate::app::screens::model::{Held, Model, PaintPiece};
use crate::app::screens::steps;
use crate::app::theme::{self, Palette};
use crate::core::kind::MoveClass;
use crate::core::record::Place;
use crate::words::Phase;
use crate::words::{class_name, text};

/// View state of the list, kept from frame to frame.
#[derive(Debug, Default)]
pub struct View {
    /// The move that the list was last scrolled to, and the height that it had then, in points.
    scrolled_to: Option<(usize, f32)>,
    /// The place that the tree was last scrolled to, and the height as above.
    tree_scrolled_to: Option<(Place, f32)>,
    /// Whether the card of the end lies over the lower part of the board.
    pub covers_board: bool,
}

/// Shows the list of moves; a click shows the position after that move.
pub fn moves_card(
    model: &Model<'_>,
    view: &mut View,
    pieces: &mut PaintPiece<'_>,
    ui: &mut Ui,
    height: f32,
    commands: &mut Vec<Command>,
) {
    let palette = Palette::of(ui.ctx());
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    widgets::paint_card(ui, rect, MovesCard::RADIUS, None);
    let card = MovesCard::of(rect);
    let (weak, left) = (palette.text_weak, Align2::LEFT_CENTER);
    if let Some(title) = card.title {
        let (heading, width) = match &model.about {
            Some(about) => {
                let button = card.button.filter(|_| is_waiting(model));
                let right = button.map_or(rect.right() - 14.0, |button| button.left() - 8.0);
                (about.heading.as_str(), right - title.x)
            }
            None => (text::play::moves_title(), card.title_width),
        };
        let font = theme::strong(14.0);
        widgets::line(ui.painter(), title, left, heading, font, weak, width);
        if let Some(about) = &model.about {
            let place = Rect::from_center_size(title, vec2(0.0, 24.0));
            let place = place.with_max_x(title.x + width);
            let region = widgets::name_region(ui, place, "about", &about.lines);
            tooltips::tip(&region, &about.lines);
        }
    }
    let (cursor, moves) = model.steps;
    if let Some(button) = card.button.filter(|_| is_waiting(model)) {
        continue_ui(ui, button, commands);
    }
    // In its first frames the list does not know its height, and scrolling would not last.
    let settled = ui.ctx().cumulative_pass_nr() > 4;
    let shown = (model.place, height);
    let follows = view.tree_scrolled_to.replace(shown) != Some(shown) || !settled;
    let list = tree_ui(model, pieces, ui, (card.list, follows), commands);
    let mut list =
        ui.new_child(UiBuilder::new().max_rect(list).ui_stack_info(theme::ground(palette.card)));
    list.spacing_mut().item_spacing.y = 0.0;
    // A row at the edge stays readable.
    list.spacing_mut().scroll.fade.size = 0.4 * MOVE_ROW;
    let held = model.held.as_ref().filter(|_| cursor == moves);
    let count = moves + usize::from(held.is_some());
    let wanted = (cursor + usize::from(held.is_some()), height);
    let scrolled_to = if settled { view.scrolled_to.replace(wanted) } else { None };
    // By default it would be at least 64 points high, and end below a low card.
    let area = ScrollArea::vertical().id_salt("moves").auto_shrink(false).min_scrolled_height(0.0);
    let shown = area.show(&mut list, |ui| {
        let top = ui.cursor().top();
        if count == 0 {
            let beginner = &model.player(model.first_to_move).third_person;
            let text = text::play::begins(beginner);
            let (row, _) =
                ui.allocate_exact_size(vec2(ui.available_width(), MOVE_ROW), Sense::hover());
            let at = MoveRow::of(row).sentence;
            widgets::line(ui.painter(), at, left, &text, theme::regular(14.0), weak, row.width());
        }
        for number in 1..=count.div_ceil(2) {
            let pair = 2 * number - 1..=(2 * number).min(moves);
            let (rect, _) =
                ui.allocate_exact_size(vec2(ui.available_width(), MOVE_ROW), Sense::hover());
            if cursor == 0 && number == 1 && scrolled_to != Some(wanted) {
                ui.scroll_to_rect(rect, Some(Align::Min));
            }
            let row = MoveRow::of(rect);
            if let Some(held) = held.filter(|_| number == count.div_ceil(2)) {
                held_cell(model, pieces, ui, row.moves[(count - 1) % 2], held);
                if scrolled_to != Some(wanted) {
                    ui.scroll_to_rect(card.centred(rect), Some(Align::Center));
                }
            }
            for (ply, place) in pair.clone().zip(row.moves) {
                if move_cell(model, pieces, ui, place, ply) {
                    commands.push(Action::GoTo(ply).into());
                    // The list stays as it is under the pointer.
                    view.scrolled_to = Some((ply, height));
                }
                if begins_variation(model, ply) {
                    change_ui(ui, place.with_min_x(place.right() - CHANGE), ply, commands);
                }
                if ply == cursor && scrolled_to != Some(wanted) {
                    ui.scroll_to_rect(card.centred(rect), Some(Align::Center));
                }
            }
            for ply in pair {
                lines_ui(model, pieces, ui, ply, commands);
            }
        }
        top
    });
    // The last step of scrolling to a row at the end overshoots, and is corrected in a frame that
    // nothing else requests.
    if (shown.inner_rect.top() - shown.inner - shown.state.clamped_offset().y).abs() > 0.5 {
        ui.ctx().request_repaint();
    }
}

/// Returns whether a row of buttons is needed for looking back, in a panel whose list has no title;
/// `has_steps` tells whether there are buttons that step through the moves.
pub fn needs_row(model: &Model<'_>, has_steps: bool) -> bool {
    is_waiting(model) || (model.looks_back && !has_steps)
}

/// Returns whether a computer waits until the user lets it continue. Two computers have their own
/// card.
fn is_waiting(model: &Model<'_>) -> bool {
    model.turn == Phase::Paused && !model.is_watched
}

/// Shows the button that lets a waiting computer continue from here.
fn continue_ui(ui: &mut Ui, place: Rect, commands: &mut Vec<Command>) {
    let go_on = Command::from(Action::TogglePause);
    if Button::new(text::play::continue_(), commands::key(&go_on))
        .tip(text::play::continue_computer_tip())
        .ui_at(ui, place)
    {
        commands.push(go_on);
    }
}

pub fn looking_back_row(
    model: &Model<'_>,
    ui: &mut Ui,
    place: Rect,
    has_steps: bool,
    commands: &mut Vec<Command>,
) {
    let mut left = place;
    if is_waiting(model) {
        let button = place.with_min_x(place.right() - MovesCard::BUTTON.x);
        continue_ui(ui, button, commands);
        left.max.x = button.left() - PART_GAP;
    }
    if !has_steps {
        steps::ui(model.steps, left, ui, commands);
    }
}

/// Returns whether the line in view leaves a better one with this move.
fn begins_variation(model: &Model<'_>, ply: usize) -> bool {
    !model.moves.is_main(ply) && !model.moves.others(ply).is_empty()
}

/// Shows the move of the list that led to the position after this many plies. Returns whether it
/// was pressed.
fn move_cell(
    model: &Model<'_>,
    pieces: &mut PaintPiece<'_>,
    ui: &Ui,
    place: Rect,
    ply: usize,
) -> bool {
    let palette = Palette::of(ui.ctx());
    let moves = model.moves;
    let (player, mv, (cursor, _)) = (moves.mover(ply), moves.place_after(ply), model.steps);
    let current = ply == cursor && model.held.is_none();
    let has_comment = moves.has_comment(mv);
    let response = ui.interact(place, ui.scope_id().with(("move", ply)), Sense::click());
    let mistake = moves.class(ply).filter(|class| class.is_mistake());
    response.widget_info(|| {
        let name = &model.player(player).third_person;
        let mv = moves.phrase(mv);
        let label = match mistake {
            None => text::play::move_label(ply, name, mv),
            Some(class) => text::play::move_label_mistake(ply, name, mv, class_name(class)),
        };
        let label = with_comment(label, has_comment);
        WidgetInfo::selected(Role::ListItem, true, current, label)
    });
    let pressed = widgets::activated(&response);
    // Most of a long game is out of view, where only the names matter.
    if !ui.is_rect_visible(place) {
        return pressed;
    }
    let corner = CornerRadius::same(MoveCell::RADIUS);
    if current {
        ui.painter().rect_filled(place, corner, palette.chosen);
    } else if response.hovered() {
        ui.painter().rect_filled(place, corner, palette.inset);
    }
    if mistake.is_some() {
        if !current {
            ui.painter().rect_filled(place, corner, palette.loss.ground);
        }
        let mark = Rect::from_min_size(place.min, vec2(MoveCell::MARK, place.height()));
        ui.painter().rect_filled(mark, CornerRadius::same(1), palette.loss.text);
    }
    widgets::focus_ring(
        ui.painter(),
        place.shrink(2.0),
        f32::from(MoveCell::RADIUS),
        palette,
        &response,
    );
    let strength = if ply > cursor { 0.45 } else { 1.0 };
    let cell = MoveCell::of(place);
    // Every move has its own number, as in the headline and the review.
    let number = ply.to_string();
    number_ui(ui, &cell, &number, palette.text_weak.gamma_multiply(strength));
    pieces(ui.painter(), player, cell.piece, strength);
    if has_comment {
        let ground = if current { palette.chosen } else { palette.card };
        paint_comment(ui.painter(), cell.piece, palette, ground);
    }
    let (name, colour) = (moves.listed(mv), palette.text.gamma_multiply(strength));
    let place =
        if begins_variation(model, ply) { place.with_max_x(place.right() - CHANGE) } else { place };
    let room = vec2(place.right() - cell.name.x - MoveCell::EDGE, f32::INFINITY);
    let name =
        widgets::readable(ui.painter(), &name, (theme::strong, &MoveCell::NAME_TYPE), colour, room);
    let name_width = name.size().x;
    ui.painter().galley(Align2::LEFT_CENTER.anchor_size(cell.name, name.size()).min, name, colour);
    let praised = model.praised.filter(|&praised| praised == ply);
    if let Some(class) = mistake.or(praised.map(|_| MoveClass::Best)) {
        class_ui(ui, place, cell.name.x + name_width, class, strength);
    }
    response.on_hover_cursor(CursorIcon::PointingHand);
    pressed
}

/// Paints the number of a move.
fn number_ui(ui: &Ui, cell: &MoveCell, number: &str, colour: Color32) {
    let room = vec2(MoveCell::NUMBER_WIDTH, f32::INFINITY);
    let ways = (theme::regular as widgets::Face, &MoveCell::NUMBER_TYPE[..]);
    let number = widgets::readable(ui.painter(), number, ways, colour, room);
    let at = Align2::RIGHT_CENTER.anchor_size(cell.number, number.size()).min;
    ui.painter().galley(at, number, colour);
}

/// Shows the move that the coach holds back, where it would be in the list.
fn held_cell(model: &Model<'_>, pieces: &mut PaintPiece<'_>, ui: &Ui, place: Rect, held: &Held) {
    let palette = Palette::of(ui.ctx());
    let ply = model.steps.0 + 1;
    let corner = CornerRadius::same(MoveCell::RADIUS);
    let edge = Stroke::new(1.0, palette.accent);
    ui.painter().rect(place, corner, palette.chosen, edge, StrokeKind::Inside);
    let cell = MoveCell::of(place);
    number_ui(ui, &cell, &ply.to_string(), palette.text_weak);
    pieces(ui.painter(), model.to_move, cell.piece, 1.0);
    let room = vec2(place.right() - cell.name.x - MoveCell::EDGE, f32::INFINITY);
    let ways = (theme::strong as widgets::Face, &MoveCell::NAME_TYPE[..]);
    let name = widgets::readable(ui.painter(), &held.listed, ways, palette.text, room);
    let left = cell.name.x + name.size().x;
    let at = Align2::LEFT_CENTER.anchor_size(cell.name, name.size()).min;
    ui.painter().galley(at, name, palette.text);
    class_ui(ui, place, left, held.class, 1.0);
    let said = text::play::labelled(class_name(held.class), &held.phrase);
    widgets::name_region(ui, place, "held-back", &said);
}

/// Paints the icon of a class behind a move, and its name if there is room for all of it.
fn class_ui(ui: &Ui, place: Rect, left: f32, class: MoveClass, strength: f32) {
    let palette = Palette::of(ui.ctx());
    let icon = pos2(left + MoveCell::CLASS_GAP + 0.5 * MoveCell::CLASS, place.center().y);
    if icon.x + 0.5 * MoveCell::CLASS > place.right() - 1.0 {
        return;
    }
    class_icon::paint(ui.painter(), class, icon, MoveCell::CLASS, palette);
    let left = icon.x + 0.5 * MoveCell::CLASS + MoveCell::CLASS_GAP;
    let ink = class_icon::ink(class, palette).text;
    widgets::whole_line(
        ui.painter(),
        pos2(left, place.center().y),
        &class_name(class),
        theme::strong(11.5),
        ink.gamma_multiply(strength),
        place.right() - left - 3.0,
    );
}
