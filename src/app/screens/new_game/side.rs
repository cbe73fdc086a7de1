//! The players to choose from for a side: a person with a name, and every computer of the game with
//! what can be adjusted in it.

use egui::{
    Align2, CursorIcon, Frame, Key, Margin, Rect, Role, ScrollArea, Sense, Stroke, TextEdit, Ui,
    UiBuilder, WidgetInfo, pos2, vec2,
};

use super::model::{Model, Options, PlayerRow};
use super::opponents::{paint_about, paint_choice};
use crate::app::contract::command::{Choice, Command};
use crate::app::kit::icons::{paint_bars, paint_tick};
use crate::app::kit::tooltips;
use crate::app::kit::widgets::{self, Button};
use crate::app::theme::{self, Palette};
use crate::core::game::Player;
use crate::players::PlayerName;
use crate::words::text;

/// The height of a row, and the space between two rows.
const ROW: (f32, f32) = (32.0, 2.0);
/// The size of type of a name.
const NAME: f32 = 14.5;
/// The space at either end of the field for a player's name.
const FIELD_EDGE: f32 = 9.0;
/// The width of the buttons for a step weaker or stronger, and the space before each.
const STEP: (f32, f32) = (30.0, 6.0);

/// Shows the players to choose from for a side. Returns whether a name is being typed.
pub fn players_ui(
    model: &Model<'_>,
    side: Player,
    place: Rect,
    ui: &mut Ui,
    commands: &mut Vec<Command>,
) -> bool {
    let mut is_typing = false;
    let mut child = ui.new_child(UiBuilder::new().max_rect(place));
    let scroll = ScrollArea::vertical()
        .id_salt(("players", side))
        .auto_shrink(false);
    scroll.show(&mut child, |ui| {
        ui.spacing_mut().item_spacing.y = ROW.1;
        let names = model.players.iter();
        let names = names.map(|player| widgets::text_width(ui.painter(), &player.name, NAME));
        let names = names.fold(0.0, f32::max) + 16.0;
        for (index, player) in model.players.iter().enumerate() {
            let size = vec2(ui.available_width() - 8.0, ROW.0);
            let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
            is_typing |= row_ui(model, (side, index, player), (rect, names), ui, commands);
        }
        adjustments_ui(&model.adjustments, ui, commands);
        if model.game.engines.is_some() {
            let size = vec2(ui.available_width() - 8.0, ROW.0);
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
        widgets::line(
            ui.painter(),
            at,
            Align2::LEFT_CENTER,
            option.label,
            font,
            weak,
            width,
        );
        let names = option.names();
        let chosen = widgets::segments(ui, option.label, width, &names, option.current);
        commands.extend(option.choice(chosen.flatten()));
    }
}

/// Shows a player to choose from, at a place with so much room for the name. Returns whether a name
/// is being typed in it.
fn row_ui(
    model: &Model<'_>,
    (side, index, player): (Player, usize, &PlayerRow),
    (rect, names): (Rect, f32),
    ui: &mut Ui,
    commands: &mut Vec<Command>,
) -> bool {
    let palette = Palette::of(ui.ctx());
    let (is_enabled, is_chosen) = (player.refusal.is_none(), player.is_chosen);
    let sense = if is_enabled {
        Sense::click()
    } else {
        Sense::hover()
    };
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
    let font = if is_chosen {
        theme::strong(NAME)
    } else {
        theme::regular(NAME)
    };
    let colour = if is_enabled {
        palette.text
    } else {
        palette.text_weak
    };
    let at = rect.left_center() + vec2(12.0, 0.0);
    widgets::line(
        &painter,
        at,
        Align2::LEFT_CENTER,
        &player.name,
        font,
        colour,
        names,
    );
    let mut end = rect.right() - 34.0;
    if is_chosen {
        paint_tick(
            &painter,
            pos2(rect.right() - 18.0, rect.center().y),
            0.9,
            palette.text,
        );
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
    paint_about(
        &painter,
        at,
        &player.about,
        (12.5, end - at.x, rect.height()),
        palette.text_weak,
    );
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
    let label = text::new_game::name_label(about.name);
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_label(label));
    widgets::focus_ring(ui.painter(), place.shrink(2.0), 8.0, palette, &response);
    let is_typing = response.has_focus() || response.lost_focus();
    if response.changed() {
        commands.push(Choice::Name(side, name).into());
    }
    if response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
        commands.push(Choice::Accept.into());
    }
    tooltips::tip(&response, text::new_game::name_tip());
    is_typing
}
