//! Shows the dialogs and pages that cover the screen.
//!
//! A page that is longer than the window is scrolled between its title and its button "Close",
//! which stay in view.

pub(super) mod comment;
pub(super) mod crash_report;
pub(super) mod encodings;
pub(super) mod engines;
pub(super) mod file_games;
pub(super) mod game_rows;
pub(super) mod help;
pub(super) mod info;
pub(super) mod layer;
pub(super) mod menu;
pub(super) mod pages;
pub(super) mod path_field;
pub(super) mod questions;
pub(super) mod resume;
pub(super) mod settings;
pub(super) mod sharing;
pub(super) mod slow_file;
pub(super) mod statistics;

use egui::{
    Align2, Color32, Context, Id, Key, Rect, Role, ScrollArea, Sense, Ui, WidgetInfo, pos2, vec2,
};

use self::layer::{Layer, Scrolling, Shape};
use super::contract::command::Command;
use super::contract::screen::Cx;
use super::kit::icons::Icon;
use super::kit::tooltips;
use super::kit::widgets;
use super::theme::{self, Palette};
use crate::words::text;

/// The height of a window below which a dialog has "Close" beside its title, and little space
/// around, in points.
const LOW: f32 = 620.0;
/// The height of the line of the title, in points.
const TITLE: f32 = 36.0;
/// The height of a button below what is scrolled, and the space between all parts, in points.
const FOOT: (f32, f32) = (46.0, 10.0);
/// The greatest share of the width that a dialog beside the board takes.
const BESIDE: f32 = 0.33;
/// The width of a window for which the margins of a page are meant, in points.
const USUAL_WIDTH: f32 = 1120.0;

/// Returns whether the window is so low that a page has its buttons among its text.
pub fn is_low(ctx: &Context) -> bool {
    ctx.content_rect().height() < LOW
}

/// Shows what covers the screen. Returns where it is.
pub fn layer_ui(layer: &mut dyn Layer, cx: &Cx<'_>, commands: &mut Vec<Command>) -> Rect {
    match layer.shape() {
        Shape::Screen { margin, is_inner } => screen_ui(layer, (margin, is_inner), cx, commands),
        Shape::Question { .. } | Shape::Card | Shape::Page(_) => card_ui(layer, cx, commands),
    }
}

/// Shows a page as large as the window: its title, what it shows, and at last the button that closes
/// it.
fn screen_ui(
    layer: &mut dyn Layer,
    (margin, is_inner): (f32, bool),
    cx: &Cx<'_>,
    commands: &mut Vec<Command>,
) -> Rect {
    let ctx = cx.ctx;
    let (palette, screen) = (Palette::of(ctx), ctx.content_rect());
    let id = Id::unique("front");
    leave_focus(ctx, id, id.with(((*layer).type_id(), layer.salt())));
    let is_small = screen.height() < LOW || screen.width() < LOW;
    let side =
        (0.5 * (screen.width() - USUAL_WIDTH) + margin).max(if is_small { 12.0 } else { 16.0 });
    let (middle, top, size, close) =
        if is_small { (26.0, 52.0, 21.0, 36.0) } else { (60.0, 104.0, 28.0, 40.0) };
    let name = layer.title();
    let whole = screen.shrink2(vec2(side, 0.0));
    let before = ctx.memory(|memory| memory.area_rect(id)).map(|rect| rect.size());
    let shown = egui::Modal::new(id)
        .frame(egui::Frame::NONE)
        .backdrop_color(Color32::TRANSPARENT)
        .show(ctx, |ui| {
            let (rect, _) = ui.allocate_exact_size(screen.size(), Sense::hover());
            theme::paint_ground(ui.painter(), rect, palette);
            let line = Rect::from_min_max(
                pos2(whole.left(), screen.top() + middle - 0.5 * close),
                pos2(whole.right(), screen.top() + middle + 0.5 * close),
            );
            let title = line.with_max_x(line.right() - close - 12.0);
            if is_inner {
                let width = widgets::text_width(ui.painter(), name, size) + 36.0;
                let back = title.with_max_x(title.left() + width.min(title.width()));
                let response = ui.interact(back, ui.scope_id().with("back"), Sense::click());
                response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
                widgets::focus_ring(ui.painter(), back, 8.0, palette, &response);
                let square =
                    Rect::from_center_size(back.left_center() + vec2(10.0, 0.0), vec2(20.0, 20.0));
                Icon::Back.paint(ui.painter(), square, palette.text);
                let at = back.left_center() + vec2(26.0, 0.0);
                let (font, room) = (theme::strong(size), back.right() - at.x);
                widgets::line(
                    ui.painter(),
                    at,
                    Align2::LEFT_CENTER,
                    name,
                    font,
                    palette.text,
                    room,
                );
                commands.extend(widgets::activated(&response).then_some(Command::Back));
            } else {
                let response = ui.interact(title, ui.scope_id().with("title"), Sense::hover());
                response.widget_info(|| WidgetInfo::labeled(Role::Heading, true, name));
                let (at, font) = (title.left_center(), theme::strong(size));
                let room = title.width();
                widgets::line(
                    ui.painter(),
                    at,
                    Align2::LEFT_CENTER,
                    name,
                    font,
                    palette.text,
                    room,
                );
            }
            let content = Rect::from_min_max(
                pos2(whole.left(), screen.top() + top),
                pos2(whole.right(), screen.bottom()),
            );
            let mut child = ui.new_child(egui::UiBuilder::new().max_rect(content));
            layer.ui(cx, &mut child, commands);
            let place = line.with_min_x(line.right() - close);
            if close_ui(ui, place) {
                commands.push(Command::CloseModal);
            }
        });
    if is_another_size(before, shown.response.rect) {
        ctx.request_discard("a page of another size");
    }
    shown.response.widget_info(|| WidgetInfo::labeled(Role::Dialog, true, name));
    shown.response.rect
}

/// Shows the button with the cross that closes a page. Returns whether it was pressed.
fn close_ui(ui: &Ui, place: Rect) -> bool {
    let palette = Palette::of(ui.ctx());
    let response = ui.interact(place, ui.scope_id().with("close"), Sense::click());
    let label = text::dialogs::close();
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, label));
    let edge = egui::Stroke::new(1.5, palette.outline);
    let fill = palette.button_fill(response.hovered());
    ui.painter().rect(place, 10.0, fill, edge, egui::StrokeKind::Inside);
    widgets::focus_ring(ui.painter(), place, 10.0, palette, &response);
    Icon::Close.paint(ui.painter(), place.shrink(0.22 * place.width()), palette.text);
    let pressed = widgets::activated(&response);
    let response = response.on_hover_cursor(egui::CursorIcon::PointingHand);
    tooltips::tip(&response, &text::keys::with_key(label, text::keys::esc()));
    pressed
}

/// Shows a dialog or a page on a card.
fn card_ui(layer: &mut dyn Layer, cx: &Cx<'_>, commands: &mut Vec<Command>) -> Rect {
    let ctx = cx.ctx;
    let palette = Palette::of(ctx);
    let screen = ctx.content_rect();
    let is_low = is_low(ctx);
    let (inside, around) = if is_low { (14.0, 8.0) } else { (22.0, 23.0) };
    let mut width = f32::min(layer.width(), screen.width() - 2.0 * f32::min(around, 16.0));
    let id = Id::unique("front");
    let size_before = ctx.memory(|memory| memory.area_rect(id)).map(|rect| rect.size());
    let mut dialog = egui::Modal::new(id)
        .frame(widgets::card(palette).inner_margin(inside))
        .backdrop_color(Color32::from_black_alpha(120));
    if layer.is_beside_board() {
        // The board stays nearly as bright as it is.
        let is_wide = screen.width() > 1.2 * screen.height();
        if is_wide {
            width = f32::min(width, BESIDE * screen.width()).floor();
        }
        let (align, by) = if is_wide {
            (Align2::RIGHT_CENTER, vec2(-8.0, 0.0))
        } else {
            (Align2::CENTER_BOTTOM, vec2(0.0, -8.0))
        };
        dialog = dialog
            .area(egui::Modal::default_area(id).anchor(align, by))
            .backdrop_color(Color32::from_black_alpha(24));
    }
    let salt = ((*layer).type_id(), layer.salt());
    leave_focus(ctx, id, id.with(salt));
    let name = layer.title();
    let shown = dialog.show(ctx, |ui| {
        ui.set_width((width - 2.0 * inside).max(0.0));
        ui.spacing_mut().item_spacing.y = FOOT.1;
        let mut tallest = screen.height() - 2.0 * (inside + around);
        let (mut rows, mut close) = (Vec::new(), None);
        if let Shape::Page(_) = layer.shape() {
            let has_close = layer.has_close();
            if has_close && !is_low {
                rows = layer.foot(ui.available_width());
            }
            close = title_ui(ui, name, has_close && rows.is_empty());
            let foot: f32 = rows.iter().map(|_| FOOT.0 + FOOT.1).sum();
            tallest -= TITLE + FOOT.1 + foot;
        }
        // Each keeps its own place: the next one does not begin where the last one was left.
        ScrollArea::vertical().id_salt(salt).max_height(tallest).min_scrolled_height(tallest).show(
            ui,
            |ui| {
                if let Shape::Page(scrolling) = layer.shape() {
                    scroll_by_keys(ui, scrolling);
                }
                layer.ui(cx, ui, commands);
                scroll_to_focus(ui);
            },
        );
        for row in rows {
            commands.extend(widgets::command_row(ui, FOOT.0, row));
        }
        // The cross is the last that Tab leads to.
        let closes = close.is_some_and(|place| close_ui(ui, place));
        commands.extend(closes.then_some(Command::Back));
    });
    // It was put where one of the size before belongs: lay the frame out once more, before anybody
    // sees it in a wrong place.
    if is_another_size(size_before, shown.response.rect) {
        ctx.request_discard("a dialog of another size");
    }
    shown.response.widget_info(|| WidgetInfo::labeled(Role::Dialog, true, name));
    if shown.backdrop_response.clicked() && !layer.must_be_answered() {
        commands.push(Command::Back);
    }
    shown.response.rect
}

/// Returns whether a dialog is larger or smaller than it was, by more than is rounded away.
fn is_another_size(before: Option<egui::Vec2>, now: Rect) -> bool {
    before.is_none_or(|before| (before - now.size()).abs().max_elem() > 0.5)
}

/// Takes the focus off a line of the dialog that was here in the last frame, if that was another one:
/// lines of both may have the same id.
fn leave_focus(ctx: &Context, id: Id, dialog: Id) {
    let now = ctx.cumulative_frame_nr();
    let last = ctx.data_mut(|data| {
        let last = data.get_temp::<(Id, u64)>(id);
        data.insert_temp(id, (dialog, now));
        last
    });
    if last.is_some_and(|(last, frame)| last != dialog && frame + 1 == now)
        && let Some(focused) = ctx.memory(egui::Memory::focused)
    {
        ctx.memory_mut(|memory| memory.surrender_focus(focused));
    }
}

/// Shows the title of a dialog. Returns the place for the cross that closes it, if it has one.
fn title_ui(ui: &mut Ui, name: &str, has_close: bool) -> Option<Rect> {
    let palette = Palette::of(ui.ctx());
    let (row, response) = ui.allocate_exact_size(vec2(ui.available_width(), TITLE), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Heading, true, name));
    let close = row.with_min_x(row.right() - if has_close { TITLE } else { 0.0 });
    let (size, room) = (if has_close { 21.0 } else { 22.0 }, close.left() - row.left() - 8.0);
    let (at, font) = (pos2(row.left(), row.center().y), theme::strong(size));
    widgets::line(ui.painter(), at, Align2::LEFT_CENTER, name, font, palette.text, room);
    has_close.then_some(close)
}

fn scroll_by_keys(ui: &Ui, scrolling: Scrolling) {
    let skipped = match scrolling {
        Scrolling::Nothing => return,
        Scrolling::Pages => 2,
        Scrolling::All => 0,
    };
    let page = 0.8 * ui.ctx().content_rect().height();
    let steps = [
        (Key::ArrowDown, -48.0),
        (Key::ArrowUp, 48.0),
        (Key::PageDown, -page),
        (Key::PageUp, page),
    ];
    let steps = steps.into_iter().skip(skipped);
    for (key, distance) in steps.chain([(Key::End, -10_000.0), (Key::Home, 10_000.0)]) {
        if ui.input(|input| input.key_pressed(key)) {
            ui.scroll_with_delta(vec2(0.0, distance));
        }
    }
}

/// Brings what the keyboard has just reached into view.
fn scroll_to_focus(ui: &Ui) {
    // egui says that the focus was gained only where Tab has moved it, not an arrow.
    let focused = ui.memory(egui::Memory::focused);
    let id = Id::unique("focus-in-view");
    let last: Option<Option<Id>> = ui.data_mut(|data| data.get_temp(id));
    ui.data_mut(|data| data.insert_temp(id, focused));
    let reached = focused.filter(|_| last != Some(focused));
    if let Some(reached) = reached.and_then(|id| ui.ctx().read_response(id))
        && !reached.interact_rect.contains_rect(reached.rect)
    {
        ui.scroll_to_rect(reached.rect, None);
    }
}
