//! The players to choose from for a side: a person with a name, and every computer of the game with
//! what can be adjusted in it.

use egui::{
    Align2, CursorIcon, Frame, Key, Margin, Rect, Role, ScrollArea, Sense, Stroke, TextEdit, Ui,
    UiBuilder, WidgetInfo, pos2, vec2,
};

use super::model::{Model, full_name};
use super::opponents::{paint_about, paint_choice};
use crate::app::contract::board::BoardUi;
use crate::app::contract::command::{Choice, Command};
use crate::app::contract::model::DraftChange;
use crate::app::contract::screen::Requests;
use crate::app::kit::icons::{paint_bars, paint_tick};
use crate::app::kit::tooltips;
use crate::app::kit::widgets::{self, Button};
use crate::app::theme::{self, Palette};
use crate::core::game::Player;
use crate::core::kind::Level;
use crate::players::{PlayerName, Seat};
use crate::words::{self, text};

/// The height of a row, and the space between two rows.
const ROW: (f32, f32) = (32.0, 2.0);
/// The size of type of a name.
const NAME: f32 = 14.5;
/// The space at either end of the field for a player's name.
const FIELD_EDGE: f32 = 9.0;
/// The width of the buttons for a step weaker or stronger, and the space before each.
const STEP: (f32, f32) = (30.0, 6.0);

/// Shows the players to choose from for a side. Returns whether a name is being typed.
pub fn players_ui<K: BoardUi>(
    model: &Model<'_, K>,
    side: Player,
    place: Rect,
    ui: &mut Ui,
    requests: &mut Requests<'_, DraftChange<K>>,
) -> bool {
    let mut is_typing = false;
    let mut child = ui.new_child(UiBuilder::new().max_rect(place));
    let scroll = ScrollArea::vertical()
        .id_salt(("players", side))
        .auto_shrink(false);
    scroll.show(&mut child, |ui| {
        ui.spacing_mut().item_spacing.y = ROW.1;
        let seats = model.draft.choices(side);
        let names = seats
            .iter()
            .map(|&seat| widgets::text_width(ui.painter(), &words::seat_name(seat), NAME));
        let names = names.fold(0.0, f32::max) + 16.0;
        for seat in seats {
            let size = vec2(ui.available_width() - 8.0, ROW.0);
            let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
            let row = Row {
                side,
                seat,
                rect,
                names,
            };
            is_typing |= row.ui(model, ui, requests);
        }
        adjustments_ui(model, side, ui, requests);
        if K::ENGINES.is_some() {
            let size = vec2(ui.available_width() - 8.0, ROW.0);
            let engines = Button::new(text::engines::open(), "").tip(text::engines::open_tip());
            if engines.ui(ui, size) {
                requests.push(Command::ShowEngines);
            }
        }
    });
    is_typing
}

/// Shows what can be adjusted in the computer of a side.
fn adjustments_ui<K: BoardUi>(
    model: &Model<'_, K>,
    side: Player,
    ui: &mut Ui,
    requests: &mut Requests<'_, DraftChange<K>>,
) {
    let Some(level) = model.draft.seats[side.index()].computer() else {
        return;
    };
    for option in words::level_options::<K>(level) {
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
        if let Some(level) = widgets::segments(ui, option.label, width, &option.choices(), level) {
            requests.act(DraftChange::Seat(side, Seat::Computer(level)));
        }
    }
}

/// A player to choose from.
struct Row<L: Level> {
    side: Player,
    seat: Seat<L>,
    rect: Rect,
    /// The room for the name, with the space after it.
    names: f32,
}

impl<L: Level> Row<L> {
    /// Shows the row. Returns whether a name is being typed in it.
    fn ui<K: BoardUi<Level = L>>(
        &self,
        model: &Model<'_, K>,
        ui: &mut Ui,
        requests: &mut Requests<'_, DraftChange<K>>,
    ) -> bool {
        let Self {
            side,
            seat,
            rect,
            names,
        } = *self;
        let palette = Palette::of(ui.ctx());
        let level = seat.computer();
        let refused = level.and_then(|level| K::terms(model.draft.setup).allow(level).err());
        let is_enabled = refused.is_none();
        let is_chosen = seat == model.draft.seats[side.index()];
        let about = match (refused, level) {
            (Some(reason), _) => words::unavailable_short(reason).to_owned(),
            (None, None) if seat.is_human() => text::new_game::human_about().to_owned(),
            (None, None) => text::engines::about().to_owned(),
            (None, Some(level)) => K::level_summary(level),
        };
        let strength = level.filter(|_| is_enabled);
        let word = strength.and_then(|level| words::strength(level.id()));
        let side_name = words::side::<K>(side);
        let spoken = match word {
            Some(word) => text::new_game::player_strength(side_name, full_name(seat), &about, word),
            None => text::new_game::player(side_name, full_name(seat), &about),
        };
        let sense = if is_enabled {
            Sense::click()
        } else {
            Sense::hover()
        };
        let name = words::seat_name(seat);
        // A level keeps its id while its number is adjusted.
        let id = (level.map(Level::row), seat.engine());
        let id = ui.scope_id().with(("player", side, id));
        let response = ui.interact(rect, id, sense);
        response.widget_info(|| {
            WidgetInfo::selected(Role::RadioButton, is_enabled, is_chosen, &spoken)
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
            &name,
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
            requests.act(DraftChange::Seat(side, seat));
        }
        if let Some(steps) = level.and_then(Level::steps) {
            let buttons = [
                ("−", steps.less, text::options::less_depth()),
                ("+", steps.more, text::options::more_depth()),
            ];
            for (sign, level, tip) in buttons.into_iter().rev() {
                let size = vec2(STEP.0, rect.height() - 6.0);
                let place = Rect::from_min_size(pos2(end - size.x, rect.top() + 3.0), size);
                end = place.left() - STEP.1;
                let mut child =
                    ui.new_child(UiBuilder::new().max_rect(place).id_salt((side, sign)));
                let button = Button::new(sign, "").tip(tip).enabled(level.is_some());
                if button.ui_at(&mut child, place) {
                    let stepped = level.map(|level| DraftChange::Seat(side, Seat::Computer(level)));
                    if let Some(change) = stepped {
                        requests.act(change);
                    }
                }
            }
        } else if let Some(strength) = strength.and_then(Level::strength) {
            let size = vec2(32.0, 16.0);
            let bars = Rect::from_min_size(pos2(end - size.x, rect.center().y - 8.0), size);
            paint_bars(&painter, bars, strength, palette);
            end = bars.left() - 8.0;
        }
        let at = at + vec2(names, 0.0);
        if is_chosen && seat.is_human() {
            let field =
                Rect::from_min_max(pos2(at.x, rect.top() + 3.0), pos2(end, rect.bottom() - 3.0));
            return name_ui(model, side, field, ui, requests);
        }
        paint_about(
            &painter,
            at,
            &about,
            (12.5, end - at.x, rect.height()),
            palette.text_weak,
        );
        tooltips::tip(
            &response,
            refused.map_or(about.as_str(), |reason| words::unavailable(reason)),
        );
        if is_enabled {
            response.on_hover_cursor(CursorIcon::PointingHand);
        }
        false
    }
}

/// Shows the field for the name of the person of a side. Returns whether it is being typed in: also
/// when the key has just come that leaves it.
fn name_ui<K: BoardUi>(
    model: &Model<'_, K>,
    side: Player,
    place: Rect,
    ui: &mut Ui,
    requests: &mut Requests<'_, DraftChange<K>>,
) -> bool {
    let palette = Palette::of(ui.ctx());
    let mut name = model.draft.name(side).to_owned();
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
    let label = text::new_game::name_label(words::side::<K>(side));
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_label(label));
    widgets::focus_ring(ui.painter(), place.shrink(2.0), 8.0, palette, &response);
    let is_typing = response.has_focus() || response.lost_focus();
    if response.changed() {
        requests.push(Choice::Name(side, name));
    }
    if response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
        requests.push(Choice::Accept);
    }
    tooltips::tip(&response, text::new_game::name_tip());
    is_typing
}
