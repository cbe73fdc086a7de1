//! The card of a side, with one of its two lists: the usual players, or the other ones and the
//! adjustments of a computer.

use egui::{
    Align2, CursorIcon, Frame, Key, Margin, Rect, Role, Sense, Stroke, TextEdit, Ui, UiBuilder,
    WidgetInfo, pos2, vec2,
};

use super::measures::{Page, Row, row};
use super::model::{Model, View};
use super::paint::{ABOUT, NAME, paint_about, paint_bars, paint_name, paint_row, paint_tick};
use super::practices::practices_row_ui;
use super::sentences::{first_to_move, full_name, others, short_name};
use crate::app::contract::board::BoardUi;
use crate::app::contract::command::Choice;
use crate::app::contract::model::DraftChange;
use crate::app::contract::screen::Requests;
use crate::app::kit::pictures::Pictures;
use crate::app::kit::tooltips;
use crate::app::kit::widgets::{self, Button};
use crate::app::screens::new_game::draft::List;
use crate::app::theme::{self, Palette};
use crate::core::game::Player;
use crate::core::kind::Level;
use crate::players::{PlayerName, Seat};
use crate::words::{self, text};

/// The space between a name and its description.
const NAME_GAP: f32 = 22.0;
/// The space at either end of the field for a player's name.
const FIELD_EDGE: f32 = 9.0;
/// The widest field for a player's name.
const WIDEST_NAME: f32 = 260.0;
/// The width of the label of an adjustment, with the space around it.
const LABEL: f32 = 96.0;
/// The key that shows the other list.
const OTHERS_KEY: &str = "M";

/// The card of a side.
struct Card<'a, K: BoardUi> {
    model: &'a Model<'a, K>,
    page: &'a Page,
    side: Player,
    /// Its place.
    rect: Rect,
    /// The width of the names, with the space after them.
    names: f32,
}

/// Shows the card of a side. Returns whether a name is being typed there.
pub fn ui<K: BoardUi>(
    model: &Model<'_, K>,
    page: &Page,
    view: View,
    pictures: &mut Pictures<K::Picture>,
    ui: &mut Ui,
    side: Player,
    requests: &mut Requests<'_, DraftChange<K>>,
) -> bool {
    let list = view.list(side);
    let listed = model.draft.listed(side, list);
    let rect = page.cards[side.index()];
    let names = listed
        .iter()
        .map(|&(_, seat)| widgets::text_width(ui.painter(), &short_name(seat), NAME))
        .fold(0.0, f32::max);
    let names = names.max(widgets::text_width(
        ui.painter(),
        text::new_game::more(),
        NAME,
    )) + NAME_GAP;
    let card = Card {
        model,
        page,
        side,
        rect,
        names,
    };
    let palette = Palette::of(ui.ctx());
    let active = model.draft.side == side;
    let name = words::side::<K>(side);
    let background = ui.interact(rect, ui.scope_id().with(("card", name)), Sense::click());
    background.widget_info(|| {
        WidgetInfo::selected(Role::Group, true, active, text::new_game::card(name))
    });
    if widgets::activated(&background) {
        requests.push(Choice::Side(side));
    }
    widgets::paint_card(ui, rect, 16.0, active.then(|| K::accent(side, palette)));
    widgets::focus_ring(ui.painter(), rect, 16.0, palette, &background);
    if !page.is_small {
        let digits = [listed.first(), listed.last()].map(|row| row.map_or(1, |&(digit, _)| digit));
        card.head_ui(ui, pictures, digits);
    }
    let mut is_typing = false;
    for (index, &(digit, seat)) in listed.iter().enumerate() {
        let place = row(rect, page, index);
        if let Some(seat) = card.player_ui(ui, place, digit, seat) {
            requests.act(DraftChange::Seat(side, seat));
        }
        if seat.is_human() && model.draft.seats[side.index()].is_human() {
            is_typing = card.name_ui(ui, place, requests);
        }
    }
    if list == List::Others {
        let adjusted = card.aspects_ui(ui, listed.len(), requests);
        // In the last row but one, above the link to the other list, if that is free.
        let place = List::rows::<K>()
            .checked_sub(2)
            .filter(|&index| index >= listed.len() + adjusted);
        if let Some(index) = place.filter(|_| !page.has_practices) {
            practices_row_ui::<K>(ui, row(rect, page, index), requests);
        }
    }
    if List::has_others::<K>() && card.turn_ui(ui, row(rect, page, List::rows::<K>() - 1), list) {
        requests.push(Choice::Side(side));
        requests.push(Choice::ToggleOthers);
    }
    is_typing
}

/// The greatest digit with a key.
const KEYS: usize = 9;

impl<K: BoardUi> Card<'_, K> {
    /// Shows the head of the card: the side, whether it begins, and its keys.
    fn head_ui(&self, ui: &Ui, pictures: &mut Pictures<K::Picture>, digits: [usize; 2]) {
        let palette = Palette::of(ui.ctx());
        let painter = ui.painter();
        let middle = self.rect.top() + self.page.head / 2.0;
        let size = if self.page.head > 50.0 { 40.0 } else { 30.0 };
        let piece = Rect::from_center_size(
            pos2(self.rect.left() + 20.0 + size / 2.0, middle),
            vec2(size, size),
        );
        pictures.paint(painter, K::piece(self.side), piece, 1.0);
        let name = words::side::<K>(self.side);
        let name = widgets::fitted(painter, name, theme::strong(19.0), palette.text, 160.0);
        let at = pos2(piece.right() + 14.0, middle);
        let after = at.x + name.size().x + 12.0;
        painter.galley(pos2(at.x, middle - name.size().y / 2.0), name, palette.text);
        let right = self.rect.right() - 34.0;
        let is_active = self.model.draft.side == self.side;
        let [from, to] = digits.map(|digit| digit.min(KEYS));
        let keys = match to - from {
            _ if !is_active => String::new(),
            0 => text::new_game::one_key(from),
            1 => text::new_game::two_keys(from, to),
            _ => text::new_game::keys(from, to),
        };
        let font = theme::regular(13.0);
        let keys_width = if is_active {
            widgets::text_width(painter, &keys, 13.0)
        } else {
            24.0
        };
        let begins = first_to_move::<K>(self.model.draft.setup);
        let when = if self.side == begins {
            text::new_game::plays_first()
        } else {
            text::new_game::plays_second()
        };
        // The caps of the rows show the keys, too.
        let room = right - keys_width - 12.0 - after;
        let has_keys = widgets::text_width(painter, when, widgets::LEAST_TYPE) <= room;
        let room = if has_keys || !is_active {
            room
        } else {
            right - after
        };
        widgets::line(
            painter,
            pos2(after, middle),
            Align2::LEFT_CENTER,
            when,
            font.clone(),
            palette.text_weak,
            room,
        );
        if !is_active {
            let arrow = if self.side == Player::First {
                "←"
            } else {
                "→"
            };
            widgets::key_cap(painter, pos2(right - 12.0, middle), arrow, palette);
        } else if has_keys {
            widgets::line(
                painter,
                pos2(right, middle),
                Align2::RIGHT_CENTER,
                &keys,
                font,
                palette.text_weak,
                keys_width + 4.0,
            );
        }
    }

    /// Shows a player, or why they cannot play with this set-up. Returns the newly chosen player:
    /// this one, or one a step stronger or weaker.
    fn player_ui(
        &self,
        ui: &mut Ui,
        rect: Rect,
        digit: usize,
        seat: Seat<K::Level>,
    ) -> Option<Seat<K::Level>> {
        let palette = Palette::of(ui.ctx());
        let unavailable = seat
            .computer()
            .and_then(|level| K::terms(self.model.draft.setup).allow(level).err());
        let enabled = unavailable.is_none();
        let chosen = seat == self.model.draft.seats[self.side.index()];
        let does = match (unavailable, seat.computer()) {
            (Some(reason), _) => words::unavailable_short(reason).to_owned(),
            (None, None) => text::new_game::human_about().to_owned(),
            (None, Some(level)) => K::level_summary(level),
        };
        let word = seat
            .computer()
            .and_then(|level| words::strength(level.id()));
        let (side, player) = (words::side::<K>(self.side), full_name(seat));
        let name = match word.filter(|_| enabled) {
            Some(word) => text::new_game::player_strength(side, player, &does, word),
            None => text::new_game::player(side, player, &does),
        };
        let sense = if enabled {
            Sense::click()
        } else {
            Sense::hover()
        };
        let response = ui.interact(
            rect,
            ui.scope_id().with(("player", self.side, digit)),
            sense,
        );
        response.widget_info(|| WidgetInfo::selected(Role::RadioButton, enabled, chosen, &name));
        let painter = ui.painter().clone();
        paint_row(
            &painter,
            rect,
            palette,
            chosen,
            enabled && response.hovered(),
        );
        widgets::focus_ring(&painter, rect.shrink(2.0), 8.0, palette, &response);
        let strength = seat
            .computer()
            .and_then(Level::strength)
            .filter(|_| enabled);
        let steps = seat.computer().and_then(Level::steps);
        let parts = Row::of(rect, self.names, strength.is_some(), steps.is_some());
        if digit <= KEYS {
            widgets::key_cap(&painter, parts.cap, &digit.to_string(), palette);
        }
        let colour = if enabled {
            palette.text
        } else {
            palette.text_weak
        };
        paint_name(
            &painter,
            parts.name,
            &short_name(seat),
            chosen,
            colour,
            self.names,
        );
        let said = self.said(
            seat,
            word.filter(|_| enabled).map_or(does, str::to_owned),
            chosen,
        );
        let is_said = chosen && seat.is_human() || paint_about(&painter, &parts, &said, palette);
        if let Some(strength) = strength {
            paint_bars(&painter, parts.bars, strength, palette);
        }
        if chosen {
            paint_tick(&painter, parts.tick, palette);
        }
        let mut stepped = None;
        if let Some(steps) = steps {
            let less = ("−", steps.less, text::options::less_depth());
            let more = ("+", steps.more, text::options::more_depth());
            for ((sign, level, tip), place) in [less, more].into_iter().zip(parts.steps) {
                let mut child =
                    ui.new_child(UiBuilder::new().max_rect(place).id_salt((self.side, sign)));
                if Button::new(sign, "")
                    .tip(tip)
                    .enabled(level.is_some())
                    .ui_at(&mut child, place)
                {
                    stepped = level.map(Seat::Computer);
                }
            }
        }
        let pressed = (enabled && widgets::activated(&response)).then_some(seat);
        let response = if enabled {
            response.on_hover_cursor(CursorIcon::PointingHand)
        } else {
            response
        };
        // The other computers say in their row what they do, where there is room.
        match (
            unavailable,
            seat.computer().filter(|_| word.is_some() || !is_said),
        ) {
            (Some(reason), _) => tooltips::tip(&response, words::unavailable(reason)),
            (None, Some(level)) => {
                tooltips::tip(
                    &response,
                    &text::play::labelled(words::level_name(level.id()), K::level_summary(level)),
                );
            }
            (None, None) => {}
        }
        stepped.or(pressed)
    }

    /// Shows the field for the human player's name, in their row. Returns whether it is being typed
    /// in: also when the key has just come that leaves it.
    fn name_ui(
        &self,
        ui: &mut Ui,
        rect: Rect,
        requests: &mut Requests<'_, DraftChange<K>>,
    ) -> bool {
        let palette = Palette::of(ui.ctx());
        let parts = Row::of(rect, self.names, false, false);
        let end = parts.about.x + parts.about_width;
        let mut text = self.model.draft.name(self.side).to_owned();
        let needs =
            widgets::text_width(ui.painter(), &text, widgets::LEAST_TYPE) + 2.0 * FIELD_EDGE + 4.0;
        // Beside other rows with long names, a long name begins right after its own.
        let own = widgets::text_width(ui.painter(), &short_name::<K::Level>(Seat::Human), NAME);
        let left = f32::min(parts.about.x, (end - needs).max(parts.name.x + own + 8.0));
        let size = vec2(
            (end - left).clamp(1.0, WIDEST_NAME),
            f32::min(30.0, rect.height() - 2.0),
        );
        let place = Rect::from_min_size(pos2(left, parts.about.y - size.y / 2.0), size);
        // A long name is written smaller rather than scrolled in its field.
        let room = size.x - 2.0 * FIELD_EDGE - 4.0;
        let type_size = (room / widgets::text_width(ui.painter(), &text, NAME - 1.0).max(1.0))
            .min(1.0)
            * (NAME - 1.0);
        let edge = Frame::new()
            .fill(palette.card)
            .stroke(Stroke::new(1.0, palette.card_edge))
            .corner_radius(8);
        let edge = edge.inner_margin(Margin::from(vec2(FIELD_EDGE, 0.0)));
        let field = TextEdit::singleline(&mut text)
            .id(ui.scope_id().with(("name", self.side)))
            .font(theme::regular(type_size.max(11.0)))
            .hint_text(text::new_game::name())
            .char_limit(PlayerName::MOST)
            .frame(edge)
            .align(Align2::LEFT_CENTER);
        let mut child = ui.new_child(UiBuilder::new().max_rect(place));
        // Rows are lower than usual elements in a small window.
        child.spacing_mut().interact_size.y = size.y;
        let response = child.put(place, field);
        let label = text::new_game::name_label(words::side::<K>(self.side));
        ui.ctx()
            .accesskit_node_builder(response.id, |node| node.set_label(label));
        widgets::focus_ring(ui.painter(), place.shrink(2.0), 8.0, palette, &response);
        let is_typing = response.has_focus() || response.lost_focus();
        if response.changed() {
            requests.push(Choice::Name(self.side, text));
        }
        if response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
            requests.push(Choice::Accept);
        }
        tooltips::tip(&response, text::new_game::name_tip());
        is_typing
    }

    /// Returns the text beside a name: the strength or the method of the player, and its
    /// adjustments if it is chosen.
    fn said(&self, seat: Seat<K::Level>, said: String, chosen: bool) -> String {
        if !chosen || List::of::<K>(seat) == List::Others {
            return said;
        }
        words::beside(std::iter::once(said).chain(self.model.draft.adjusted(self.side)))
    }

    /// Shows the adjustments of the chosen computer, from this row on. Returns the number of rows.
    fn aspects_ui(
        &self,
        ui: &mut Ui,
        from: usize,
        requests: &mut Requests<'_, DraftChange<K>>,
    ) -> usize {
        let Some(level) = self.model.draft.seats[self.side.index()].computer() else {
            return 0;
        };
        let aspects = words::level_options::<K>(level);
        // The labels are left of the values if there is room for them in every row.
        let widest = aspects
            .iter()
            .map(|aspect| widgets::segments_width(ui.painter(), &aspect.choices()))
            .fold(0.0, f32::max);
        let label = if row(self.rect, self.page, from).width() >= LABEL + widest {
            LABEL
        } else {
            0.0
        };
        // A child with separate ids for each side, which does not enlarge the scrolled area.
        let ui = ui.new_child(UiBuilder::new().id_salt((self.side, "aspects")));
        for (index, aspect) in (from..).zip(&aspects) {
            let place = row(self.rect, self.page, index);
            let place = Rect::from_center_size(
                place.center(),
                vec2(place.width(), f32::min(34.0, place.height())),
            );
            let (at, font) = (
                place.left_center() + vec2(12.0, 0.0),
                theme::regular(ABOUT[0]),
            );
            if label > 0.0 {
                let colour = Palette::of(ui.ctx()).text_weak;
                widgets::line(
                    ui.painter(),
                    at,
                    Align2::LEFT_CENTER,
                    aspect.label,
                    font,
                    colour,
                    label - 16.0,
                );
            }
            let place = place.with_min_x(place.left() + label);
            if let Some(level) =
                widgets::segments_at(&ui, place, aspect.label, &aspect.choices(), level)
            {
                requests.act(DraftChange::Seat(self.side, Seat::Computer(level)));
            }
        }
        aspects.len()
    }

    /// Shows the link to the other list. Returns whether it was pressed.
    fn turn_ui(&self, ui: &Ui, rect: Rect, list: List) -> bool {
        let palette = Palette::of(ui.ctx());
        let side = words::side::<K>(self.side);
        let seat = self.model.draft.seats[self.side.index()];
        let chosen = List::of::<K>(seat) != list;
        let (name, about) = match (list, chosen) {
            (List::Others, true) => (text::new_game::less(), short_name(seat)),
            (List::Others, false) => (
                text::new_game::less(),
                text::new_game::usual_players().to_owned(),
            ),
            (List::Usual, true) => (text::new_game::more(), short_name(seat)),
            (List::Usual, false) => (text::new_game::more(), others::<K>()),
        };
        let response = ui.interact(
            rect,
            ui.scope_id().with(("turn", self.side)),
            Sense::click(),
        );
        let said = if chosen {
            text::new_game::list_chosen(side, name, &about)
        } else {
            text::new_game::list(side, name, &about)
        };
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &said));
        let painter = ui.painter();
        paint_row(painter, rect, palette, chosen, response.hovered());
        widgets::focus_ring(painter, rect.shrink(2.0), 8.0, palette, &response);
        let parts = Row::of(rect, self.names, false, false);
        widgets::key_cap(painter, parts.cap, OTHERS_KEY, palette);
        paint_name(painter, parts.name, name, chosen, palette.focus, self.names);
        if chosen {
            let font = theme::strong(ABOUT[0]);
            widgets::line(
                painter,
                parts.about,
                Align2::LEFT_CENTER,
                &about,
                font,
                palette.text,
                parts.about_width,
            );
            paint_tick(painter, parts.tick, palette);
        } else {
            let _ = paint_about(painter, &parts, &about, palette);
        }
        let pressed = widgets::activated(&response);
        let tip = match list {
            List::Usual => text::new_game::more_tip(),
            List::Others => text::new_game::less_tip(),
        };
        tooltips::tip(&response.on_hover_cursor(CursorIcon::PointingHand), tip);
        pressed
    }
}
