//! The details of the next game, in the place of the list of opponents: both sides with the players to
//! choose from, the options of the set-up, and the coach.

use egui::{
    Align2, CornerRadius, CursorIcon, Frame, Key, Margin, Painter, Rect, Role, ScrollArea, Sense,
    Stroke, StrokeKind, TextEdit, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

use super::measures::Page;
use super::model::{Details, Model, Options, PlayerRow, View};
use super::opponents::{paint_about, paint_choice};
use crate::app::contract::command::{Choice, Command};
use crate::app::kit::icons::{paint_bars, paint_chevron, paint_tick};
use crate::app::kit::tooltips;
use crate::app::kit::widgets::{self, Button};
use crate::app::screens::model::PaintPiece;
use crate::app::theme::{self, Palette};
use crate::core::game::Player;
use crate::players::PlayerName;
use crate::words::text;

/// The least and the greatest distance between two rows.
const PITCH: [f32; 2] = [36.0, 48.0];
/// The height of what a row shows.
const ROW: f32 = 34.0;
/// The greatest share of the width that labels may take at the left of their values.
const LABELS: f32 = 0.4;

/// Shows the details in their place. Returns whether a name is being typed.
pub fn details_ui(
    model: &Model<'_>,
    page: &Page,
    view: &mut View,
    pieces: &mut PaintPiece<'_>,
    ui: &mut Ui,
    commands: &mut Vec<Command>,
) -> bool {
    let Some(details) = view.details else {
        return false;
    };
    widgets::paint_card(ui, page.list, 16.0, None);
    let inside = page.list.shrink2(vec2(page.inside(), 0.0));
    let (above, below) = if page.is_small { (8.0, 6.0) } else { (14.0, 8.0) };
    let place = Rect::from_min_max(inside.min + vec2(0.0, above), inside.max - vec2(0.0, below));
    // What scrolls fades into the card, and the edge of a row does not show below the fade.
    let ground = theme::ground(Palette::of(ui.ctx()).card);
    let mut child =
        ui.new_child(UiBuilder::new().max_rect(place).id_salt("details").ui_stack_info(ground));
    child.shrink_clip_rect(page.list.with_max_y(place.bottom()));
    let ui = &mut child;
    match details {
        Details::All => {
            all_ui(model, view, place, pieces, ui, commands);
            false
        }
        Details::Players(player) => {
            let name = &model.sides[player.index()].name;
            let rest = list_heading_ui(name, view, place, ui);
            players_ui(model, player, rest, ui, commands)
        }
        Details::Values(label) => {
            let rest = list_heading_ui(label, view, place, ui);
            values_ui(model, label, view, rest, ui, commands);
            false
        }
    }
}

struct Rows {
    first: Rect,
    /// The distance between two rows.
    pitch: f32,
    /// The width of the labels at the left of the values; zero if they stand above them.
    labels: f32,
}

fn all_ui(
    model: &Model<'_>,
    view: &mut View,
    place: Rect,
    pieces: &mut PaintPiece<'_>,
    ui: &mut Ui,
    commands: &mut Vec<Command>,
) {
    let height = if place.height() > 205.0 { 50.0 } else { 42.0 };
    let sides = place.with_max_y(place.top() + height);
    sides_ui(model, view, sides, pieces, ui, commands);
    let area = place.with_min_y(sides.bottom() + 8.0);
    let count = widgets::measure(model.options.len());
    let labels = model.options.iter();
    let labels = labels.map(|option| widgets::text_width(ui.painter(), option.label, TYPE));
    let labels = labels.fold(0.0, f32::max) + 14.0;
    let labels = if labels <= LABELS * area.width() {
        labels.max(f32::min(100.0, 0.25 * area.width()))
    } else {
        0.0
    };
    let [least, most] = PITCH;
    let extra = if labels > 0.0 { 0.0 } else { 18.0 };
    let pitch = (area.height() / count).clamp(least + extra, most + extra);
    let mut child = ui.new_child(UiBuilder::new().max_rect(area));
    let scroll = ScrollArea::vertical().id_salt("options").auto_shrink(false);
    scroll.show(&mut child, |ui| {
        let top = ui.cursor().min;
        let width =
            ui.available_width() - if pitch * count > area.height() + 0.5 { 8.0 } else { 0.0 };
        ui.allocate_rect(Rect::from_min_size(top, vec2(width, pitch * count)), Sense::hover());
        let rows = Rows { first: Rect::from_min_size(top, vec2(width, pitch)), pitch, labels };
        for (index, option) in model.options.iter().enumerate() {
            commands.extend(option.choice(option_ui(option, &rows, index, view, ui)));
        }
    });
}

/// Shows the values of an option as a list.
fn values_ui(
    model: &Model<'_>,
    label: &'static str,
    view: &mut View,
    place: Rect,
    ui: &mut Ui,
    commands: &mut Vec<Command>,
) {
    let Some(option) = model.options.iter().find(|option| option.label == label) else {
        view.details = Some(Details::All);
        return;
    };
    if let Some(choice) = option.choice(list_ui(option, place, ui)) {
        commands.push(choice);
        view.details = Some(Details::All);
    }
}

/// Shows an option in its row. Returns the place of the newly chosen value.
fn option_ui(
    option: &Options,
    rows: &Rows,
    index: usize,
    view: &mut View,
    ui: &Ui,
) -> Option<usize> {
    let palette = Palette::of(ui.ctx());
    let row = rows.first.translate(vec2(0.0, widgets::measure(index) * rows.pitch));
    let (label, control) = if rows.labels > 0.0 {
        let line = Rect::from_center_size(row.center(), vec2(row.width(), ROW));
        (line.with_max_x(line.left() + rows.labels), line.with_min_x(line.left() + rows.labels))
    } else {
        let (label, rest) = row.split_top_bottom_at_y(row.top() + 18.0);
        (label, rest.with_max_y(rest.top() + ROW))
    };
    let font = theme::regular(TYPE);
    let at = label.left_center();
    widgets::line(
        ui.painter(),
        at,
        Align2::LEFT_CENTER,
        option.label,
        font,
        palette.text,
        label.width() - 6.0,
    );
    if !option.about.is_empty() {
        let id = ui.scope_id().with(("about", option.label));
        let response = ui.interact(label, id, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, option.label));
        response.ctx.accesskit_node_builder(response.id, |node| node.set_description(option.about));
        tooltips::tip(&response, option.about);
    }
    let names = option.names();
    let is_open = option.refusal.is_none() && needed(ui.painter(), &names) <= control.width();
    if is_open {
        return widgets::segments_at(ui, control, option.label, &names, option.current).flatten();
    }
    let mut values = names.iter();
    let value = values.find(|(value, _)| *value == option.current);
    let value = value.map_or("", |(_, name)| name);
    if folded_ui(option.label, value, option.refusal, control, ui) {
        view.details = Some(Details::Values(option.label));
    }
    None
}

/// Returns the least width of a choice with all its values side by side.
fn needed(painter: &Painter, values: &[(Option<usize>, &str)]) -> f32 {
    let widths = values
        .iter()
        .map(|(_, name)| widgets::text_width(painter, &widgets::shown(name), 12.0) + 14.0);
    widths.sum()
}

/// Shows who plays both sides: a press opens the list of players. Between them is the button that
/// exchanges them.
fn sides_ui(
    model: &Model<'_>,
    view: &mut View,
    place: Rect,
    pieces: &mut PaintPiece<'_>,
    ui: &Ui,
    commands: &mut Vec<Command>,
) {
    let palette = Palette::of(ui.ctx());
    let painter = ui.painter();
    let radius = if place.width() > 380.0 { 16.0 } else { 14.0 };
    let gap = 2.0 * radius + 4.0;
    let width = 0.5 * (place.width() - gap);
    for (side, shown) in Player::BOTH.into_iter().zip(&model.sides) {
        let left = place.left() + widgets::measure(side.index()) * (width + gap);
        let rect = Rect::from_min_size(pos2(left, place.top()), vec2(width, place.height()));
        let (name, player) = (&shown.name, &shown.player);
        let response = ui.interact(rect, ui.scope_id().with(("side", side)), Sense::click());
        response.widget_info(|| {
            WidgetInfo::labeled(Role::Button, true, text::new_game::folded_option(name, player))
        });
        paint_menu(painter, rect, palette, response.hovered());
        widgets::focus_ring(painter, rect, 10.0, palette, &response);
        let most = if place.width() > 380.0 { 32.0 } else { 24.0 };
        let size = f32::min(most, place.height() - 12.0);
        let centre = rect.left_center() + vec2(8.0 + 0.5 * size, 0.0);
        let piece = Rect::from_center_size(centre, Vec2::splat(size));
        pieces(painter, side, piece, 1.0);
        let left = piece.right() + 9.0;
        let chevron = rect.right() - 14.0;
        let room = chevron - 10.0 - left;
        paint_chevron(painter, pos2(chevron, rect.center().y), false, palette.text_weak);
        let at = pos2(left, rect.center().y);
        let fits = |&size: &f32| widgets::text_width(painter, player, size) <= room;
        if let Some(size) = [15.0, 13.5, 12.5, 11.5].into_iter().find(fits) {
            let (font, above) = (theme::regular(12.5), at - vec2(0.0, 9.5));
            let weak = palette.text_weak;
            widgets::line(painter, above, Align2::LEFT_CENTER, name, font, weak, room);
            let (font, below) = (theme::strong(size), at + vec2(0.0, 8.5));
            widgets::line(painter, below, Align2::LEFT_CENTER, player, font, palette.text, room);
        } else {
            // A long name takes both lines, as the piece identifies the side.
            let ways = [(13.0, 2), (12.0, 2), (widgets::LEAST_TYPE, 2)];
            let ways = (theme::strong as widgets::Face, &ways[..]);
            let most = vec2(room, rect.height() - 4.0);
            let galley = widgets::name_in(painter, player, ways, palette.text, most);
            let corner = at - vec2(0.0, 0.5 * galley.size().y);
            painter.galley(corner, galley, palette.text);
        }
        if widgets::activated(&response) {
            view.details = Some(Details::Players(side));
        }
        response.on_hover_cursor(CursorIcon::PointingHand);
    }
    let swap = Rect::from_center_size(place.center(), Vec2::splat(2.0 * radius));
    let response = ui.interact(swap, ui.scope_id().with("swap"), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, text::new_game::swap()));
    let fill = palette.button_fill(response.hovered());
    painter.circle(swap.center(), radius, fill, Stroke::new(1.5, palette.outline));
    widgets::focus_ring(painter, swap, radius, palette, &response);
    for (turn, up) in [(1.0, -4.0), (-1.0, 4.0)] {
        let line = Stroke::new(1.8, palette.text);
        let tip = swap.center() + vec2(turn * 7.0, up);
        painter.line_segment([swap.center() + vec2(turn * -7.0, up), tip], line);
        let head = [vec2(turn * -4.0, -3.5), Vec2::ZERO, vec2(turn * -4.0, 3.5)];
        painter.line(head.map(|by| tip + by).to_vec(), line);
    }
    if widgets::activated(&response) {
        commands.push(Choice::Swap.into());
    }
    let [first, second] = [0, 1].map(|side| &model.sides[side].name);
    tooltips::tip(
        &response.on_hover_cursor(CursorIcon::PointingHand),
        &text::new_game::swap_tip(first, second),
    );
}

/// The size of type of labels and values.
const TYPE: f32 = 14.0;

/// Shows the value of an option whose values have no room side by side, or that cannot be changed.
/// Returns whether it was pressed.
fn folded_ui(
    label: &'static str,
    value: &str,
    refusal: Option<&'static str>,
    place: Rect,
    ui: &Ui,
) -> bool {
    let palette = Palette::of(ui.ctx());
    let is_enabled = refusal.is_none();
    let sense = if is_enabled { Sense::click() } else { Sense::hover() };
    let response = ui.interact(place, ui.scope_id().with(("folded", label)), sense);
    let name = if is_enabled {
        text::new_game::folded_option(label, value)
    } else {
        text::play::labelled(label, value)
    };
    response.widget_info(|| WidgetInfo::labeled(Role::Button, is_enabled, &name));
    let painter = ui.painter();
    if is_enabled {
        paint_menu(painter, place, palette, response.hovered());
        paint_chevron(painter, place.right_center() - vec2(18.0, 0.0), false, palette.text_weak);
    }
    widgets::focus_ring(painter, place, 10.0, palette, &response);
    let indent = if is_enabled { 12.0 } else { 2.0 };
    let at = place.left_center() + vec2(indent, 0.0);
    let room = place.width() - indent - if is_enabled { 34.0 } else { 4.0 };
    let shown = refusal.map_or_else(|| widgets::shown(value), Into::into);
    if is_enabled {
        let font = theme::strong(TYPE);
        widgets::line(painter, at, Align2::LEFT_CENTER, &shown, font, palette.text, room);
    } else {
        let size = (TYPE - 1.0, room, place.height());
        paint_about(painter, at, &shown, size, palette.text_weak);
    }
    let is_pressed = is_enabled && widgets::activated(&response);
    tooltips::tip(&response, refusal.unwrap_or(""));
    if is_enabled {
        response.on_hover_cursor(CursorIcon::PointingHand);
    }
    is_pressed
}

/// Paints the ground of a button that opens a list.
fn paint_menu(painter: &Painter, place: Rect, palette: &Palette, is_hovered: bool) {
    let edge = Stroke::new(1.5, palette.outline);
    let fill = palette.button_fill(is_hovered);
    painter.rect(place, CornerRadius::same(10), fill, edge, StrokeKind::Inside);
}

/// Shows the values of an option one below the other. Returns the place of the newly chosen one.
fn list_ui(option: &Options, place: Rect, ui: &mut Ui) -> Option<usize> {
    let mut chosen = None;
    let mut child = ui.new_child(UiBuilder::new().max_rect(place));
    let scroll = ScrollArea::vertical().id_salt("values").auto_shrink(false);
    scroll.show(&mut child, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        for (value, name) in option.names() {
            let size = vec2(ui.available_width() - 8.0, 32.0);
            let (rect, response) = ui.allocate_exact_size(size, Sense::click());
            let is_chosen = value == option.current;
            response.widget_info(|| {
                let name = text::settings::choice(option.label, name);
                WidgetInfo::selected(Role::RadioButton, true, is_chosen, name)
            });
            let palette = Palette::of(ui.ctx());
            let painter = ui.painter();
            paint_choice(painter, rect, palette, is_chosen, response.hovered());
            widgets::focus_ring(painter, rect.shrink(2.0), 8.0, palette, &response);
            let at = rect.left_center() + vec2(12.0, 0.0);
            let (shown, room) = (widgets::shown(name), rect.width() - 24.0);
            let font = if is_chosen { theme::strong(TYPE) } else { theme::regular(TYPE) };
            widgets::line(painter, at, Align2::LEFT_CENTER, &shown, font, palette.text, room);
            if response.gained_focus() {
                response.scroll_to_me(None);
            }
            if widgets::activated(&response) {
                chosen = value;
            }
            response.on_hover_cursor(CursorIcon::PointingHand);
        }
    });
    chosen
}

/// Shows the way back to all details, and the title of a list. Returns the rest of the place.
fn list_heading_ui(title: &str, view: &mut View, place: Rect, ui: &mut Ui) -> Rect {
    let palette = Palette::of(ui.ctx());
    let line = place.with_max_y(place.top() + 30.0);
    let label = text::new_game::done();
    let width = widgets::text_width(ui.painter(), label, 13.0) + 24.0;
    let width = width.max(56.0).min(0.6 * place.width());
    let button = line.with_min_x(line.right() - width);
    let font = theme::strong(16.0);
    let room = button.left() - line.left() - 8.0;
    let at = line.left_center();
    widgets::line(ui.painter(), at, Align2::LEFT_CENTER, title, font, palette.text, room);
    let tip = text::keys::with_key(label, text::keys::esc());
    let button_look = Button { type_size: Some(13.0), ..Button::new(label, "").tip(&tip) };
    if button_look.ui_at(ui, button) {
        view.details = Some(Details::All);
    }
    place.with_min_y(line.bottom() + 6.0)
}

/// The height of a player in the list, and the space between two.
const PLAYER: (f32, f32) = (32.0, 2.0);
/// The size of type of a name.
const NAME: f32 = 14.5;
/// The space at either end of the field for a player's name.
const FIELD_EDGE: f32 = 9.0;
/// The width of the buttons for a step weaker or stronger, and the space before each.
const STEP: (f32, f32) = (30.0, 6.0);

/// Shows the players to choose from for a side. Returns whether a name is being typed.
fn players_ui(
    model: &Model<'_>,
    side: Player,
    place: Rect,
    ui: &mut Ui,
    commands: &mut Vec<Command>,
) -> bool {
    let mut is_typing = false;
    let mut child = ui.new_child(UiBuilder::new().max_rect(place));
    let scroll = ScrollArea::vertical().id_salt(("players", side)).auto_shrink(false);
    scroll.show(&mut child, |ui| {
        ui.spacing_mut().item_spacing.y = PLAYER.1;
        let names = model.players.iter();
        let names = names.map(|player| widgets::text_width(ui.painter(), &player.name, NAME));
        let names = names.fold(0.0, f32::max) + 16.0;
        for (index, player) in model.players.iter().enumerate() {
            let size = vec2(ui.available_width() - 8.0, PLAYER.0);
            let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
            is_typing |= player_ui(model, (side, index, player), (rect, names), ui, commands);
        }
        adjustments_ui(&model.adjustments, ui, commands);
        if model.game.engines.is_some() {
            let size = vec2(ui.available_width() - 8.0, PLAYER.0);
            let engines = Button::new(text::engines::open(), "").tip(text::engines::open_tip());
            if engines.ui(ui, size) {
                commands.push(Command::ShowEngines);
            }
        }
    });
    is_typing
}

/// Shows what can be adjusted in the computer of a side.
fn adjustments_ui(options: &[Options], ui: &mut Ui, commands: &mut Vec<Command>) {
    for option in options {
        let width = ui.available_width() - 8.0;
        let (label, _) = ui.allocate_exact_size(vec2(width, 22.0), Sense::hover());
        let (font, weak) = (theme::regular(13.0), Palette::of(ui.ctx()).text_weak);
        let at = label.left_center() + vec2(2.0, 2.0);
        widgets::line(ui.painter(), at, Align2::LEFT_CENTER, option.label, font, weak, width);
        let names = option.names();
        let chosen = widgets::segments(ui, option.label, width, &names, option.current);
        commands.extend(option.choice(chosen.flatten()));
    }
}

/// Shows a player to choose from, at a place with so much room for the name. Returns whether a name
/// is being typed in it.
fn player_ui(
    model: &Model<'_>,
    (side, index, player): (Player, usize, &PlayerRow),
    (rect, names): (Rect, f32),
    ui: &mut Ui,
    commands: &mut Vec<Command>,
) -> bool {
    let palette = Palette::of(ui.ctx());
    let (is_enabled, is_chosen) = (player.refusal.is_none(), player.is_chosen);
    let sense = if is_enabled { Sense::click() } else { Sense::hover() };
    let id = ui.scope_id().with(("player", side, player.id));
    let response = ui.interact(rect, id, sense);
    response.widget_info(|| {
        WidgetInfo::selected(Role::RadioButton, is_enabled, is_chosen, &player.spoken)
    });
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    let painter = ui.painter().clone();
    let is_lit = is_enabled && response.hovered();
    paint_choice(&painter, rect, palette, is_chosen, is_lit);
    widgets::focus_ring(&painter, rect.shrink(2.0), 8.0, palette, &response);
    let font = if is_chosen { theme::strong(NAME) } else { theme::regular(NAME) };
    let colour = if is_enabled { palette.text } else { palette.text_weak };
    let at = rect.left_center() + vec2(12.0, 0.0);
    widgets::line(&painter, at, Align2::LEFT_CENTER, &player.name, font, colour, names);
    let mut end = rect.right() - 34.0;
    if is_chosen {
        paint_tick(&painter, pos2(rect.right() - 18.0, rect.center().y), 0.9, palette.text);
    }
    let is_pressed = is_enabled && widgets::activated(&response);
    if is_pressed {
        commands.push(Choice::Player(side, index).into());
    }
    if let Some([can_less, can_more]) = player.steps {
        let buttons = [
            ("−", -1, can_less, text::options::less_depth()),
            ("+", 1, can_more, text::options::more_depth()),
        ];
        for (sign, step, can_step, tip) in buttons.into_iter().rev() {
            let size = vec2(STEP.0, rect.height() - 6.0);
            let place = Rect::from_min_size(pos2(end - size.x, rect.top() + 3.0), size);
            end = place.left() - STEP.1;
            let mut child = ui.new_child(UiBuilder::new().max_rect(place).id_salt((side, sign)));
            let button = Button::new(sign, "").tip(tip).enabled(can_step);
            if button.ui_at(&mut child, place) {
                commands.push(Choice::StepLevel(side, index, step).into());
            }
        }
    } else if let Some(strength) = player.strength {
        let size = vec2(32.0, 16.0);
        let bars = Rect::from_min_size(pos2(end - size.x, rect.center().y - 8.0), size);
        paint_bars(&painter, bars, strength, palette);
        end = bars.left() - 8.0;
    }
    let at = at + vec2(names, 0.0);
    if is_chosen && player.is_human {
        let field =
            Rect::from_min_max(pos2(at.x, rect.top() + 3.0), pos2(end, rect.bottom() - 3.0));
        return name_ui(model, side, field, ui, commands);
    }
    paint_about(&painter, at, &player.about, (12.5, end - at.x, rect.height()), palette.text_weak);
    tooltips::tip(&response, player.refusal.unwrap_or(&player.about));
    if is_enabled {
        response.on_hover_cursor(CursorIcon::PointingHand);
    }
    false
}

/// Shows the field for the name of the person of a side. Returns whether it is being typed in: also
/// when the key has just come that leaves it.
fn name_ui(
    model: &Model<'_>,
    side: Player,
    place: Rect,
    ui: &mut Ui,
    commands: &mut Vec<Command>,
) -> bool {
    let palette = Palette::of(ui.ctx());
    let about = &model.sides[side.index()];
    let mut name = about.typed.to_owned();
    // A long name is written smaller rather than scrolled in its field.
    let room = place.width() - 2.0 * FIELD_EDGE - 4.0;
    let usual = NAME - 0.5;
    let type_size =
        (room / widgets::text_width(ui.painter(), &name, usual).max(1.0)).min(1.0) * usual;
    let edge = Frame::new()
        .fill(palette.card)
        .stroke(Stroke::new(1.0, palette.outline))
        .corner_radius(8)
        .inner_margin(Margin::from(vec2(FIELD_EDGE, 0.0)));
    let field = TextEdit::singleline(&mut name)
        .id(ui.scope_id().with(("name", side)))
        .font(theme::regular(type_size.max(widgets::LEAST_TYPE)))
        .hint_text(text::new_game::name())
        .char_limit(PlayerName::MOST)
        .frame(edge)
        .align(Align2::LEFT_CENTER);
    let mut child = ui.new_child(UiBuilder::new().max_rect(place));
    child.spacing_mut().interact_size.y = place.height();
    let response = child.put(place, field);
    let label = text::new_game::name_label(&about.name);
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(label));
    widgets::focus_ring(ui.painter(), place.shrink(2.0), 8.0, palette, &response);
    let is_typing = response.has_focus() || response.lost_focus();
    if response.changed() {
        commands.push(Choice::Name(side, name).into());
    }
    // In the middle of a game it only ends the name: that game need not end with it.
    let is_entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    if is_entered && model.cx.unfinished.is_none() {
        commands.push(Choice::Start.into());
    }
    tooltips::tip(&response, text::new_game::name_tip());
    is_typing
}
