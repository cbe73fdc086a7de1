//! The mode selection: a card for each side, each with a list of players, and the board of the next game.

use eframe::egui::{
    Align, Align2, CornerRadius, CursorIcon, Layout, Rect, RichText, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, UiBuilder,
    Vec2, WidgetInfo, pos2, vec2,
};

use super::coin::Sprite;
use super::command::Command;
use super::session::Phase;
use super::theme::{self, Palette};
use super::widgets::{self, Button};
use super::{App, words};
use crate::core::connect4::evaluate::Character;
use crate::core::connect4::kind::NOT_PERFECT_HERE;
use crate::core::connect4::{Computer, Connect4, Evaluation, LEVELS, MAX_DEPTH, Skill};
use crate::core::connect4::{Shape, Size};
use crate::core::count::in_words;
use crate::core::game::Player;
use crate::players;

type Seat = players::Seat<Computer>;

/// The depth that the last choice of the list begins with, in plies.
const DEPTH: u8 = 8;
/// The height of a row of the list, in points.
const ROW: f32 = 38.0;
/// The widest that both cards together get, in points.
const WIDEST: f32 = 940.0;
/// The boards that can be chosen with a click; any other is there on the command line.
const BOARDS: [(u8, u8); 5] = [(5, 4), (6, 5), (7, 6), (8, 7), (9, 7)];

/// What is chosen so far.
#[derive(Clone, Debug, PartialEq)]
pub struct Draft {
    /// Who plays Red and Yellow.
    pub seats: [Seat; 2],
    /// The board.
    pub size: Size,
    /// The side that a digit chooses for.
    pub side: Player,
    /// The depth of each side's own search, while another player is chosen too.
    depths: [u8; 2],
}

impl Draft {
    /// Returns a draft that begins with these players and this board, and with Red's choice.
    #[must_use]
    pub fn new(seats: [Seat; 2], size: Size) -> Self {
        let depth = |seat: Seat| match seat.computer().map(|computer| computer.skill) {
            Some(Skill::Depth(depth)) => depth,
            Some(Skill::Low | Skill::Medium | Skill::High | Skill::Perfect | Skill::Random | Skill::Greedy) | None => DEPTH,
        };
        Self { seats, size, side: Player::First, depths: seats.map(depth) }
    }

    /// Gives a side to a player, and chooses for that side from now on. Returns whether the player plays on this board; if
    /// not, the side stays with who has it.
    pub fn choose(&mut self, side: Player, seat: Seat) -> bool {
        self.side = side;
        if !seat.plays_on::<Connect4>(self.size) {
            return false;
        }
        self.seats[side.index()] = seat;
        if let Some(Computer { skill: Skill::Depth(depth), .. }) = seat.computer() {
            self.depths[side.index()] = depth;
        }
        true
    }

    /// Returns the player with this digit, for the side that is being chosen for, or `None` if there is none.
    #[must_use]
    pub fn digit(&self, digit: usize) -> Option<Seat> {
        digit.checked_sub(1).and_then(|index| self.choices(self.side).into_iter().nth(index))
    }

    /// Takes another board. Returns whether a side had to be given to another player, who plays on it.
    pub fn choose_size(&mut self, size: Size) -> bool {
        let before = self.seats;
        self.size = size;
        self.seats = before.map(|seat| seat.on::<Connect4>(size));
        self.seats != before
    }

    /// Goes on to the other side. Returns whether there is none left: both are chosen.
    pub fn advance(&mut self) -> bool {
        let done = self.side == Player::Second;
        self.side = Player::Second;
        done
    }

    /// Returns the players that a side can be given to, in the order of their digits. Those that search keep the character and the
    /// evaluation that were chosen for the side.
    fn choices(&self, side: Player) -> Vec<Seat> {
        let now = self.seats[side.index()].computer().unwrap_or(Computer::new(Skill::High));
        let own = Seat::Computer(Computer { skill: Skill::Depth(self.depths[side.index()]), ..now });
        let kept = |seat: Seat| match seat {
            Seat::Computer(computer) if computer.skill.depth().is_some() => {
                Seat::Computer(Computer { skill: computer.skill, ..now })
            }
            Seat::Computer(_) | Seat::Human => seat,
        };
        std::iter::once(Seat::Human)
            .chain(LEVELS.into_iter().take(6).map(|level| kept(Seat::Computer(level))))
            .chain([own])
            .collect()
    }
}

/// Shows the mode selection.
pub fn ui(app: &mut App, ui: &mut Ui, commands: &mut Vec<Command>) {
    let palette = Palette::of(ui.ctx());
    let whole = ui.max_rect();
    let narrow = whole.width() < 640.0;
    let margin = if narrow { 12.0 } else { 32.0 };
    let width = (whole.width() - 2.0 * margin).min(WIDEST);
    let inner = Rect::from_center_size(whole.center(), vec2(width, whole.height() - 2.0 * margin));
    let footer = if narrow { 46.0 } else { 56.0 };
    let body = Rect::from_min_max(inner.min, pos2(inner.right(), inner.bottom() - footer - 12.0));
    let mut scrolled = ui.new_child(UiBuilder::new().max_rect(body.expand2(vec2(8.0, 0.0))));
    ScrollArea::vertical().id_salt("modes").auto_shrink(false).show(&mut scrolled, |ui| {
        // Cards have a focus ring and a shadow, which need room inside the scrolled part.
        let top = ui.cursor().min + vec2(8.0, 4.0);
        let natural = 92.0 + card_height() + 16.0 + 40.0;
        let spare = (body.height() - natural).max(0.0) / 2.0;
        let column = Rect::from_min_size(top + vec2(0.0, spare.min(80.0)), vec2(width, natural));
        ui.scope_builder(UiBuilder::new().max_rect(column), |ui| {
            ui.spacing_mut().item_spacing.y = 6.0;
            let (title, heading) = ui.allocate_exact_size(vec2(width, 38.0), Sense::hover());
            heading.widget_info(|| WidgetInfo::labeled(Role::Heading, true, "Who plays?"));
            widgets::line(
                ui.painter(),
                title.left_center(),
                Align2::LEFT_CENTER,
                "Who plays?",
                theme::strong(28.0),
                palette.text,
                width,
            );
            let aim = format!(
                "Get {} of your coins in a line: vertical, horizontal or diagonal",
                in_words(usize::from(app.draft.size.connect()))
            );
            ui.label(RichText::new(aim).font(theme::regular(15.0)).color(palette.text_weak));
            ui.add_space(6.0);
            if narrow {
                let sides = Player::BOTH.map(|player| (player, words::colour(player)));
                if let Some(side) = widgets::segments(ui, "Side", width, &sides, app.draft.side) {
                    commands.push(Command::ChooseSide(side));
                }
                ui.add_space(4.0);
                side_card(app, ui, app.draft.side, width, commands);
            } else {
                ui.horizontal(|ui| {
                    ui.spacing_mut().item_spacing.x = 16.0;
                    let each = ((width - 16.0) / 2.0).floor();
                    for side in Player::BOTH {
                        side_card(app, ui, side, each, commands);
                    }
                });
            }
            ui.add_space(8.0);
            board_choice(app, ui, width, commands);
        });
    });
    let footer = Rect::from_min_max(pos2(inner.left(), inner.bottom() - footer), inner.max);
    let mut bottom = ui.new_child(UiBuilder::new().max_rect(footer));
    footer_ui(app, &mut bottom, narrow, commands);
}

/// Returns the height of a side's card.
fn card_height() -> f32 {
    #[expect(clippy::cast_precision_loss, reason = "a few rows")]
    let rows = (LEVELS.len() + 1) as f32;
    58.0 + rows * (ROW + 2.0) + 8.0 + 34.0 + 8.0 + 34.0 + 14.0
}

/// Shows the card of a side: who can play it, and how a computer thinks.
fn side_card(app: &mut App, ui: &mut Ui, side: Player, width: f32, commands: &mut Vec<Command>) {
    let palette = Palette::of(ui.ctx());
    let (rect, background) = ui.allocate_exact_size(vec2(width, card_height()), Sense::click());
    let active = app.draft.side == side;
    background.widget_info(|| WidgetInfo::selected(Role::Group, true, active, format!("{} is played by", words::colour(side))));
    if widgets::activated(&background) {
        commands.push(Command::ChooseSide(side));
    }
    let painter = ui.painter().clone();
    painter.add(palette.card_shadow().as_shape(rect, 16.0));
    painter.rect_filled(rect, 16.0, palette.card);
    let edge = if active { Stroke::new(2.5, palette.player(side)) } else { Stroke::new(1.0, palette.card_edge) };
    painter.rect_stroke(rect, 16.0, edge, StrokeKind::Inside);
    widgets::focus_ring(&painter, rect, 16.0, palette, &background);
    let coin = Rect::from_min_size(rect.min + vec2(16.0, 12.0), Vec2::splat(36.0));
    let texture = app.sprites.get(ui.ctx(), Sprite::Coin(side), 36.0);
    let uv = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    painter.image(texture, coin, uv, eframe::egui::Color32::WHITE);
    let at = pos2(coin.right() + 12.0, coin.center().y);
    let title = if side == Player::First { "Red, who begins" } else { "Yellow" };
    widgets::line(&painter, at, Align2::LEFT_CENTER, title, theme::strong(18.0), palette.text, rect.right() - at.x - 12.0);
    if active {
        let at = pos2(rect.right() - 16.0, coin.center().y);
        widgets::line(&painter, at, Align2::RIGHT_CENTER, "press a digit", theme::regular(12.5), palette.text_weak, 90.0);
    }
    let inside = Rect::from_min_max(rect.min + vec2(10.0, 58.0), rect.max - vec2(10.0, 14.0));
    // The cards stand side by side, but what is on a card stands one below the other.
    let downward = UiBuilder::new().max_rect(inside).layout(Layout::top_down(Align::Min)).id_salt(side);
    let mut ui = ui.new_child(downward);
    ui.spacing_mut().item_spacing.y = 2.0;
    let seat = app.draft.seats[side.index()];
    for (index, choice) in app.draft.choices(side).into_iter().enumerate() {
        let chosen = choice_row(&mut ui, side, index + 1, choice, seat, app.draft.size);
        commands.extend(chosen.map(|seat| Command::ChooseSeat(side, seat)));
    }
    thinking_choices(&mut ui, side, seat, inside.width(), commands);
}

/// Shows a player that can be chosen, or why it cannot on this board. Returns who was chosen now: this player, or the one a
/// step deeper or shallower.
fn choice_row(ui: &mut Ui, side: Player, digit: usize, choice: Seat, seat: Seat, board: Size) -> Option<Seat> {
    let palette = Palette::of(ui.ctx());
    let enabled = choice.plays_on::<Connect4>(board);
    let sense = if enabled { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), sense);
    let chosen = choice == seat;
    let own_depth = match choice.computer().map(|computer| computer.skill) {
        Some(Skill::Depth(depth)) => Some(depth),
        Some(Skill::Low | Skill::Medium | Skill::High | Skill::Perfect | Skill::Random | Skill::Greedy) | None => None,
    };
    let name = if own_depth.is_some() { "Computer of your own".to_owned() } else { choice.name() };
    let about = match choice.computer() {
        _ if !enabled => "only on 7x6, with four in a line".to_owned(),
        None => "mouse, keyboard or touch".to_owned(),
        Some(computer) => computer.skill.summary(),
    };
    let label = format!("{}: {name}, {about}", words::colour(side));
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, enabled, chosen, &label));
    let painter = ui.painter().clone();
    if chosen {
        painter.rect_filled(rect, CornerRadius::same(10), palette.chosen);
    } else if enabled && response.hovered() {
        painter.rect_filled(rect, CornerRadius::same(10), palette.inset);
    }
    widgets::focus_ring(&painter, rect.shrink(2.0), 10.0, palette, &response);
    widgets::key_cap(&painter, pos2(rect.left() + 24.0, rect.center().y), &digit.to_string(), palette);
    let left = rect.left() + 48.0;
    let buttons = if own_depth.is_some() { 76.0 } else { 0.0 };
    let width = rect.right() - left - 36.0 - buttons;
    let middle = rect.center().y;
    let name_colour = if enabled { palette.text } else { palette.text_weak };
    widgets::line(&painter, pos2(left, middle - 8.0), Align2::LEFT_CENTER, &name, theme::strong(15.0), name_colour, width);
    widgets::line(
        &painter,
        pos2(left, middle + 8.5),
        Align2::LEFT_CENTER,
        &about,
        theme::regular(12.5),
        palette.text_weak,
        width,
    );
    if chosen {
        tick(&painter, pos2(rect.right() - 20.0, middle), palette);
    }
    let mut stepped = None;
    if let (Some(depth), Some(computer)) = (own_depth, choice.computer()) {
        for (index, (sign, step, tip)) in [("−", -1, "One ply less"), ("+", 1, "One ply more")].into_iter().enumerate() {
            let x = rect.right() - 104.0 + if index == 1 { 34.0 } else { 0.0 };
            let place = Rect::from_min_size(pos2(x, middle - 14.0), vec2(30.0, 28.0));
            let new = depth.saturating_add_signed(step).clamp(1, MAX_DEPTH);
            let mut child = ui.new_child(UiBuilder::new().max_rect(place).id_salt((side, sign)));
            if Button::new(sign, "").tip(tip).enabled(new != depth).ui_at(&mut child, place) {
                stepped = Some(Seat::Computer(Computer { skill: Skill::Depth(new), ..computer }));
            }
        }
    }
    let pressed = (enabled && widgets::activated(&response)).then_some(choice);
    if enabled {
        response.on_hover_cursor(CursorIcon::PointingHand);
    } else {
        response.on_hover_text(NOT_PERFECT_HERE.sentence);
    }
    stepped.or(pressed)
}

/// Shows how a searching computer judges positions; for other players the place stays empty.
fn thinking_choices(ui: &mut Ui, side: Player, seat: Seat, width: f32, commands: &mut Vec<Command>) {
    let Some(computer) = seat.computer().filter(|computer| computer.skill.depth().is_some()) else { return };
    ui.add_space(6.0);
    ui.spacing_mut().item_spacing.y = 8.0;
    ui.push_id(side, |ui| {
        let characters =
            [(Character::Neutral, "Neutral"), (Character::Aggressive, "Aggressive"), (Character::Defensive, "Defensive")];
        if let Some(character) = widgets::segments(ui, "Character", width, &characters, computer.character) {
            commands.push(Command::ChooseSeat(side, Seat::Computer(Computer { character, ..computer })));
        }
        let evaluations = [(Evaluation::Plot4, "Judges as Plot 4"), (Evaluation::Ratlla, "as Quatre en ratlla")];
        if let Some(evaluation) = widgets::segments(ui, "Evaluation", width, &evaluations, computer.evaluation) {
            commands.push(Command::ChooseSeat(side, Seat::Computer(Computer { evaluation, ..computer })));
        }
    });
}

/// Paints a tick around a centre.
fn tick(painter: &eframe::egui::Painter, centre: eframe::egui::Pos2, palette: &Palette) {
    let points = vec![centre + vec2(-6.0, 0.0), centre + vec2(-1.5, 4.5), centre + vec2(6.5, -5.0)];
    painter.line(points, Stroke::new(2.5, palette.text));
}

/// Shows the boards and line lengths that can be chosen.
fn board_choice(app: &App, ui: &mut Ui, width: f32, commands: &mut Vec<Command>) {
    let palette = Palette::of(ui.ctx());
    let size = app.draft.size;
    ui.allocate_ui_with_layout(vec2(width, 34.0), Layout::left_to_right(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 10.0;
        let wide = width >= 620.0;
        let label = |ui: &mut Ui, text: &str| {
            if wide {
                let font = theme::regular(14.0);
                ui.label(RichText::new(text).font(font).color(palette.text_weak));
            }
        };
        label(ui, "Board");
        let mut names: Vec<(Size, String)> = BOARDS
            .iter()
            .filter_map(|&(columns, rows)| Size::new(columns, rows, size.connect()).ok())
            .map(|size| (size, size.to_string()))
            .collect();
        if !names.iter().any(|&(known, _)| known == size) {
            names.push((size, size.to_string()));
        }
        let boards: Vec<(Size, &str)> = names.iter().map(|(size, name)| (*size, name.as_str())).collect();
        let each = if wide { 58.0 } else { 44.0 };
        #[expect(clippy::cast_precision_loss, reason = "a few boards")]
        if let Some(size) = widgets::segments(ui, "Board", each * boards.len() as f32, &boards, size) {
            commands.push(Command::ChooseSize(size));
        }
        label(ui, "Line of");
        let lengths: Vec<(Size, String)> = (3..=6)
            .filter_map(|connect| Size::new(size.columns(), size.rows(), connect).ok())
            .map(|size| (size, size.connect().to_string()))
            .collect();
        let lengths: Vec<(Size, &str)> = lengths.iter().map(|(size, name)| (*size, name.as_str())).collect();
        let each = if wide { 40.0 } else { 26.0 };
        #[expect(clippy::cast_precision_loss, reason = "a few lengths")]
        if let Some(size) = widgets::segments(ui, "Line of", each * lengths.len() as f32, &lengths, size) {
            commands.push(Command::ChooseSize(size));
        }
    });
}

/// Shows the buttons at the foot: swap, back, new game, play.
fn footer_ui(app: &App, ui: &mut Ui, narrow: bool, commands: &mut Vec<Command>) {
    let going_on = app.in_game && app.draft.size == app.session.game().size() && !matches!(app.session.turn(), Phase::Over(_));
    let mut buttons = vec![(Button::new("Swap sides", "S").tip("Exchange Red and Yellow"), Command::SwapSides)];
    if app.in_game {
        buttons.push((Button::new("Back", "Esc").tip("Back to the game, with the players unchanged"), Command::Back));
    } else {
        buttons.push((Button::new("Quit", "Esc"), Command::Back));
    }
    if going_on {
        buttons.push((Button::new("New game", "").tip("Leave this game and start one with these players"), Command::StartGame));
        buttons.push((Button::primary("Go on", "Enter").tip("Go on with this game and these players"), Command::AcceptBoth));
    } else {
        buttons.push((Button::primary("Play", "Enter").tip("Start the game"), Command::StartGame));
    }
    let (row, wishes): (Vec<Button<'_>>, Vec<Command>) = buttons.into_iter().unzip();
    let pressed = widgets::button_row(ui, if narrow { 46.0 } else { 52.0 }, row);
    commands.extend(pressed.and_then(|index| wishes.into_iter().nth(index)));
}
