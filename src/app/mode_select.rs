//! The mode selection: which game, a card for each side with a list of players, and the set-up of the next game.

mod measures;

use egui::{
    Align, Align2, CornerRadius, CursorIcon, Layout, Painter, Pos2, Rect, RichText, Role, ScrollArea, Sense, Stroke, Ui,
    UiBuilder, WidgetInfo, vec2,
};

use self::measures::{CARD_GAP, CHOICE, CHOICE_GAP, GameButton, Games, HEADING_LINE, LINE_GAP, Page, Row, SetupChoice, SideCard};
use super::board::BoardUi;
use super::command::Command;
use super::draft::Draft;
use super::model::{Act, Requests};
use super::pictures::Pictures;
use super::table::GameEntry;
use super::theme::{self, Palette};
use super::widgets::{self, Button};
use super::words;
use crate::core::game::Player;
use crate::core::kind::{Aspect, Level};
use crate::players::Seat;

/// What the mode selection is shown from.
pub struct Model<'a, K: BoardUi> {
    /// What is chosen so far.
    pub draft: &'a Draft<K>,
    /// The games that can be chosen.
    pub games: &'a [&'a GameEntry],
    /// Whether the game on the table goes on with what is chosen.
    pub goes_on: bool,
    /// Whether there is a game to go back to.
    pub in_game: bool,
}

/// Shows the mode selection.
pub fn ui<K: BoardUi>(model: &Model<'_, K>, pictures: &mut Pictures<K::Picture>, ui: &mut Ui, requests: &mut Requests<'_, K>) {
    let palette = Palette::of(ui.ctx());
    let page = Page::of(ui.max_rect());
    let mut scrolled = ui.new_child(UiBuilder::new().max_rect(page.scrolled));
    ScrollArea::vertical().id_salt("modes").auto_shrink(false).show(&mut scrolled, |ui| {
        let column = page.column(ui.cursor().min, card_height::<K>());
        ui.scope_builder(UiBuilder::new().max_rect(column), |ui| {
            ui.spacing_mut().item_spacing.y = LINE_GAP;
            heading_ui(model, &page, ui, requests);
            ui.label(RichText::new(K::goal(model.draft.setup)).font(theme::regular(15.0)).color(palette.text_weak));
            ui.add_space(6.0);
            if page.is_narrow {
                let sides = Player::BOTH.map(|player| (player, words::side::<K>(player)));
                if let Some(side) = widgets::segments(ui, "Side", page.width, &sides, model.draft.side) {
                    requests.push(Command::ChooseSide(side));
                }
                ui.add_space(4.0);
                side_card(model, pictures, ui, model.draft.side, page.width, requests);
            } else {
                ui.horizontal(|ui| {
                    ui.spacing_mut().item_spacing.x = CARD_GAP;
                    for side in Player::BOTH {
                        side_card(model, pictures, ui, side, page.card_width(), requests);
                    }
                });
            }
            ui.add_space(8.0);
            setup_choice(model, ui, page.width, requests);
        });
    });
    let mut bottom = ui.new_child(UiBuilder::new().max_rect(page.footer));
    footer_ui(model, &mut bottom, page.button, requests);
}

/// Shows the question, and beside it the games; below it in a narrow window.
fn heading_ui<K: BoardUi>(model: &Model<'_, K>, page: &Page, ui: &mut Ui, requests: &mut Requests<'_, K>) {
    let palette = Palette::of(ui.ctx());
    let size = vec2(page.width, HEADING_LINE);
    let (line, heading) = ui.allocate_exact_size(size, Sense::hover());
    heading.widget_info(|| WidgetInfo::labeled(Role::Heading, true, "Who plays?"));
    let at = line.left_center();
    widgets::line(ui.painter(), at, Align2::LEFT_CENTER, "Who plays?", theme::strong(28.0), palette.text, page.width);
    if model.games.len() < 2 {
        return;
    }
    let place = if page.is_narrow {
        ui.allocate_exact_size(size, Sense::hover()).0
    } else {
        Games::beside_heading(line, count(model.games))
    };
    games_ui(model, ui, place, requests);
}

/// Returns a number of things as a measure.
#[expect(clippy::cast_precision_loss, reason = "a few things")]
const fn count<T>(things: &[T]) -> f32 {
    things.len() as f32
}

/// Shows the games to choose from, each with its picture.
fn games_ui<K: BoardUi>(model: &Model<'_, K>, ui: &Ui, place: Rect, requests: &mut Requests<'_, K>) {
    let palette = Palette::of(ui.ctx());
    let mut buttons = Games::of(place, count(model.games));
    for game in model.games {
        let GameButton { rect, emblem, title, title_width } = buttons.next();
        let chosen = game.name == K::NAME;
        let response = ui.interact(rect, ui.scope_id().with(("game", game.name)), Sense::click());
        let label = format!("Game: {}, {}", game.title, game.summary);
        response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chosen, &label));
        let fill = match (chosen, response.hovered()) {
            (true, _) => palette.chosen,
            (false, true) => palette.button_hover,
            (false, false) => palette.button,
        };
        let painter = ui.painter();
        painter.rect_filled(rect, CornerRadius::same(10), fill);
        if chosen {
            let edge = Stroke::new(2.0, palette.focus);
            painter.rect_stroke(rect, CornerRadius::same(10), edge, egui::StrokeKind::Inside);
        }
        widgets::focus_ring(painter, rect, 10.0, palette, &response);
        (game.emblem)(ui, emblem);
        widgets::line(painter, title, Align2::LEFT_CENTER, game.title, theme::strong(15.0), palette.text, title_width);
        if widgets::activated(&response) {
            requests.push(Command::ChooseGame(game.name));
        }
        response.on_hover_cursor(CursorIcon::PointingHand).on_hover_text(format!("{}: {} (G)", game.title, game.summary));
    }
}

/// Returns the height of a side's card: the rows, and room for all that can be adjusted.
fn card_height<K: BoardUi>() -> f32 {
    let rows = count(K::LEVELS) + 1.0;
    let adjusted = K::LEVELS.iter().map(|level| count(&level.aspects())).fold(0.0, f32::max);
    SideCard::height(rows, adjusted)
}

/// Shows the card of a side: who can play it, and how a computer thinks.
fn side_card<K: BoardUi>(
    model: &Model<'_, K>,
    pictures: &mut Pictures<K::Picture>,
    ui: &mut Ui,
    side: Player,
    width: f32,
    requests: &mut Requests<'_, K>,
) {
    let palette = Palette::of(ui.ctx());
    let (rect, background) = ui.allocate_exact_size(vec2(width, card_height::<K>()), Sense::click());
    let active = model.draft.side == side;
    let name = words::side::<K>(side);
    background.widget_info(|| WidgetInfo::selected(Role::Group, true, active, format!("{name} is played by")));
    if widgets::activated(&background) {
        requests.push(Command::ChooseSide(side));
    }
    widgets::paint_card(ui, rect, 16.0, active.then(|| K::accent(side, palette)));
    let painter = ui.painter().clone();
    widgets::focus_ring(&painter, rect, 16.0, palette, &background);
    let card = SideCard::of(rect);
    pictures.paint(&painter, K::piece(side), card.piece, 1.0);
    let title = if side == Player::First { format!("{name}, who begins") } else { name.to_owned() };
    widgets::line(&painter, card.title, Align2::LEFT_CENTER, &title, theme::strong(18.0), palette.text, card.title_width);
    if active {
        let (at, font) = (card.keys, theme::regular(12.5));
        widgets::line(&painter, at, Align2::RIGHT_CENTER, "press a digit", font, palette.text_weak, card.keys_width);
    }
    // The cards stand side by side, but what is on a card stands one below the other.
    let downward = UiBuilder::new().max_rect(card.inside).layout(Layout::top_down(Align::Min)).id_salt(side);
    let mut ui = ui.new_child(downward);
    ui.spacing_mut().item_spacing.y = SideCard::ROW_GAP;
    for (index, choice) in model.draft.choices(side).into_iter().enumerate() {
        if let Some(seat) = choice_row(model, &mut ui, side, index + 1, choice) {
            requests.act(Act::Seat(side, seat));
        }
    }
    let Some(level) = model.draft.seats[side.index()].computer() else { return };
    ui.add_space(6.0);
    ui.spacing_mut().item_spacing.y = CHOICE_GAP;
    ui.push_id(side, |ui| {
        for aspect in level.aspects() {
            if let Some(level) = aspect_ui(ui, &aspect, level, card.inside.width()) {
                requests.act(Act::Seat(side, Seat::Computer(level)));
            }
        }
    });
}

/// Shows a choice between a few values, as wide as this. Returns the value that was chosen now.
fn aspect_ui<T: Copy + PartialEq>(ui: &mut Ui, aspect: &Aspect<T>, current: T, width: f32) -> Option<T> {
    let options: Vec<(T, &str)> = aspect.options.iter().map(|(label, value)| (*value, label.as_str())).collect();
    widgets::segments(ui, aspect.label, width, &options, current)
}

/// Shows a player that can be chosen, or why it cannot with this set-up. Returns who was chosen now: this player, or the one a
/// step stronger or weaker.
fn choice_row<K: BoardUi>(
    model: &Model<'_, K>,
    ui: &mut Ui,
    side: Player,
    digit: usize,
    choice: Seat<K::Level>,
) -> Option<Seat<K::Level>> {
    let palette = Palette::of(ui.ctx());
    let unavailable = choice.computer().and_then(|level| K::plays_on(level, model.draft.setup).err());
    let enabled = unavailable.is_none();
    let sense = if enabled { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), Row::HEIGHT), sense);
    let chosen = choice == model.draft.seats[side.index()];
    let name = choice.computer().map_or_else(|| "Human".to_owned(), Level::row_name);
    let about = match (unavailable, choice) {
        (Some(reason), _) => reason.short.to_owned(),
        (None, Seat::Human) => "mouse, keyboard or touch".to_owned(),
        (None, Seat::Computer(level)) => level.summary(),
    };
    let label = format!("{}: {name}, {about}", words::side::<K>(side));
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, enabled, chosen, &label));
    let painter = ui.painter().clone();
    if chosen {
        painter.rect_filled(rect, CornerRadius::same(10), palette.chosen);
    } else if enabled && response.hovered() {
        painter.rect_filled(rect, CornerRadius::same(10), palette.inset);
    }
    widgets::focus_ring(&painter, rect.shrink(2.0), 10.0, palette, &response);
    let steps = choice.computer().and_then(Level::steps);
    let row = Row::of(rect, steps.is_some());
    widgets::key_cap(&painter, row.cap, &digit.to_string(), palette);
    let colour = if enabled { palette.text } else { palette.text_weak };
    widgets::line(&painter, row.name, Align2::LEFT_CENTER, &name, theme::strong(15.0), colour, row.text_width);
    let font = theme::regular(12.5);
    widgets::line(&painter, row.about, Align2::LEFT_CENTER, &about, font, palette.text_weak, row.text_width);
    if chosen {
        tick(&painter, row.tick, palette);
    }
    let mut stepped = None;
    if let Some(steps) = steps {
        for ((sign, (level, tip)), place) in [("−", steps.less), ("+", steps.more)].into_iter().zip(row.steps) {
            let mut child = ui.new_child(UiBuilder::new().max_rect(place).id_salt((side, sign)));
            if Button::new(sign, "").tip(tip).enabled(level.is_some()).ui_at(&mut child, place) {
                stepped = level.map(Seat::Computer);
            }
        }
    }
    let pressed = (enabled && widgets::activated(&response)).then_some(choice);
    match unavailable {
        None => response.on_hover_cursor(CursorIcon::PointingHand),
        Some(reason) => response.on_hover_text(reason.sentence),
    };
    stepped.or(pressed)
}

/// Paints a tick around a centre.
fn tick(painter: &Painter, centre: Pos2, palette: &Palette) {
    let points = vec![centre + vec2(-6.0, 0.0), centre + vec2(-1.5, 4.5), centre + vec2(6.5, -5.0)];
    painter.line(points, Stroke::new(2.5, palette.text));
}

/// Shows what the next game can be set up with.
fn setup_choice<K: BoardUi>(model: &Model<'_, K>, ui: &mut Ui, width: f32, requests: &mut Requests<'_, K>) {
    let palette = Palette::of(ui.ctx());
    let setup = model.draft.setup;
    // What a choice is about stands before it where there is room.
    let choice = SetupChoice::of(width);
    let widest = |aspect: &Aspect<K::Setup>| {
        let letters = aspect.options.iter().map(|(label, _)| label.chars().count()).max().unwrap_or_default();
        #[expect(clippy::cast_precision_loss, reason = "a few letters")]
        let letters = letters as f32;
        choice.width(letters, count(&aspect.options))
    };
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = vec2(SetupChoice::GAP, LINE_GAP);
        let line = Layout::left_to_right(Align::Center).with_main_wrap(true);
        ui.allocate_ui_with_layout(vec2(width, CHOICE), line, |ui| {
            for aspect in K::setup_aspects(setup) {
                let room = widest(&aspect).min(width);
                let chosen = if choice.is_labelled {
                    let label = widgets::fitted(ui.painter(), aspect.label, theme::regular(14.0), palette.text_weak, width);
                    // The words and the choice stay on one line.
                    let together = vec2(label.size().x + SetupChoice::GAP + room, CHOICE);
                    let inside = Layout::left_to_right(Align::Center);
                    ui.allocate_ui_with_layout(together, inside, |ui| {
                        ui.label(RichText::new(aspect.label).font(theme::regular(14.0)).color(palette.text_weak));
                        aspect_ui(ui, &aspect, setup, room)
                    })
                    .inner
                } else {
                    aspect_ui(ui, &aspect, setup, room)
                };
                if let Some(setup) = chosen {
                    requests.act(Act::Setup(setup));
                }
            }
        });
    });
}

/// Shows the buttons at the foot: swap, back, new game, play.
fn footer_ui<K: BoardUi>(model: &Model<'_, K>, ui: &mut Ui, height: f32, requests: &mut Requests<'_, K>) {
    let [first, second] = K::SIDES;
    let swap = format!("Exchange {first} and {second}");
    let mut buttons = vec![(Button::new("Swap sides", "S").tip(&swap), Command::SwapSides)];
    if model.in_game {
        buttons.push((Button::new("Back", "Esc").tip("Back to the game, with the players unchanged"), Command::Back));
    } else {
        buttons.push((Button::new("Quit", "Esc"), Command::Back));
    }
    if model.goes_on {
        buttons.push((Button::new("New game", "").tip("Leave this game and start one with these players"), Command::StartGame));
        buttons.push((Button::primary("Go on", "Enter").tip("Go on with this game and these players"), Command::AcceptBoth));
    } else {
        buttons.push((Button::primary("Play", "Enter").tip("Start the game"), Command::StartGame));
    }
    if let Some(command) = widgets::command_row(ui, height, buttons) {
        requests.push(command);
    }
}
