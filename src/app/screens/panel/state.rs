//! The card below the players: what the coach says, the end of a game with the levels as a ladder, or
//! the controls of watching two computers.

use std::sync::Arc;

use egui::{
    Align2, Color32, CornerRadius, CursorIcon, EventFilter, Frame, Galley, Key, Label, Modifiers,
    Painter, Pos2, Rect, RichText, Role, Sense, Slider, Stroke, Ui, UiBuilder, Vec2, WidgetInfo,
    pos2, vec2,
};
use serde_json::json;

use super::buttons::again_button;
use super::measures::{PART_GAP, PLAY_AGAIN, Watch};
use crate::app::contract::command::{Action, Command, ReviewStep};
use crate::app::input::commands::{self, key};
use crate::app::kit::line_breaks;
use crate::app::kit::widgets::{self, Button, Weight};
use crate::app::kit::{class_icon, tooltips};
use crate::app::screens::model::{CoachWords, End, Held, Model, NextLevels, Voice};
use crate::app::theme::{self, Palette};
use crate::core::kind::{LevelId, MoveClass};
use crate::session::{Ending, is_unbeatable};
use crate::storage::{AfterGame, SPEEDS};
use crate::words::{Name, Phase, class_name, computer, level_name, text};

/// Shows the buttons for a move that is held back.
pub fn held_back_row(held: &Held, ui: &mut Ui, height: f32, commands: &mut Vec<Command>) {
    let again = Button::primary(text::coach::take_back(), text::keys::esc())
        .tip(text::coach::take_back_tip());
    let anyway = Command::from(Action::KeepMove);
    let mut row = vec![(again, Command::Back), (commands::button(&anyway), anyway)];
    if held.has_plan {
        row.push((plan_button(), Command::ShowPlan));
    }
    if let Some(command) = widgets::command_row(ui, height, row) {
        commands.push(command);
    }
}

fn plan_button<'a>() -> Button<'a> {
    Button::new(text::plan::show_plan(), key(&Command::ShowPlan))
}

/// The card below the players: the question about a held-back move or after the end, or the
/// controls of watching. It is laid out once for its width, so that its height is known before it
/// is shown.
pub struct StateCard<'a> {
    frame: Frame,
    gap: f32,
    rows: Vec<Row<'a>>,
    /// The colour of the bar at the left edge, if there is one.
    bar: Option<Color32>,
}

enum Row<'a> {
    Text(Arc<Galley>),
    Coach(Laid),
    /// The actions for a move that is held back, in buttons of this height.
    HeldBack(&'a Held, f32),
    /// The actions for a hint, in buttons of this height.
    Hint(f32),
    /// The next game, one against another level, and the review, in buttons of this height.
    PlayAgain(f32),
    /// A line across the card.
    Rule,
    /// The heading of the levels, and what there is to say about them.
    LevelsHeading(String),
    /// How far the user has got among the levels.
    NextLevels(&'a NextLevels),
    /// Why a win does not count.
    Uncounted(Arc<Galley>),
    /// Pause, step and speed, in buttons of this height.
    Watch(f32),
    Pause(f32),
    Speed,
    /// The actions after the end of a watched game.
    AfterGame,
}

/// How much room the card has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Room {
    Ample,
    /// Not for the ladder of the levels.
    Little,
    /// For buttons of less height.
    Tight,
}

impl<'a> StateCard<'a> {
    /// Returns the card of a game for this width, if its state needs one.
    pub fn of(model: &'a Model<'_>, ui: &Ui, width: f32, room: Room) -> Option<Self> {
        let palette = Palette::of(ui.ctx());
        let is_cramped = room == Room::Tight;
        let (margin, gap, button) =
            if is_cramped { (6, 4.0, 40.0) } else { (14, PART_GAP, PLAY_AGAIN) };
        let card = widgets::card(palette).inner_margin(margin);
        let text = |frame: &Frame, text: &str, font, colour| {
            let width = width - frame.total_margin().sum().x;
            Row::Text(line_breaks::in_rows(ui.ctx(), text, font, colour, width))
        };
        if let Some(coach) = &model.coach {
            let edge = coach.edge(palette);
            let frame = card.stroke(Stroke::new(1.5, edge));
            let room = width - frame.total_margin().sum().x;
            let mut rows = vec![Row::Coach(Laid::of(coach, ui, room, is_cramped))];
            match coach.voice {
                Voice::Warning => {
                    rows.extend(model.held.iter().map(|held| Row::HeldBack(held, button)));
                }
                Voice::Hint => rows.push(Row::Hint(button)),
                Voice::Praise => {}
            }
            return Some(Self { frame, gap, rows, bar: Some(edge) });
        }
        let mut rows = Vec::new();
        let frame = if let Some(end) = &model.end {
            let ladder = end.ladder.as_ref().filter(|_| room == Room::Ample);
            let edge = if end.has_won { palette.win.text } else { palette.card_edge };
            let frame = card.stroke(Stroke::new(if end.has_won { 1.5 } else { 1.0 }, edge));
            let (heading, small) = END_TYPE[usize::from(!is_cramped)];
            rows.push(text(&frame, &end.card.heading, theme::strong(heading), palette.text));
            let font = theme::regular(small);
            if !end.card.text.is_empty() {
                rows.push(text(&frame, &end.card.below(), font.clone(), palette.text));
            }
            if !is_cramped {
                let taught = end.taught.as_ref();
                rows.extend(taught.map(|taught| text(&frame, taught, font, palette.text_weak)));
            }
            if let Some(ladder) = end.ladder.as_ref().filter(|_| is_cramped) {
                let level = text::play::level_of(ladder.opponent + 1, ladder.levels.len());
                rows.push(text(&frame, &level, theme::regular(small), palette.text_weak));
            }
            rows.push(Row::PlayAgain(button));
            if let Some(ladder) = ladder {
                rows.push(Row::Rule);
                rows.push(Row::LevelsHeading(ladder.said()));
                rows.push(Row::NextLevels(ladder));
            }
            if let Some(why) = end.uncounted.filter(|_| room != Room::Tight) {
                let width = width - frame.total_margin().sum().x - UNCOUNTED.x - UNCOUNTED.y;
                let (why, font) = (text::play::uncounted(why.id()), theme::regular(13.0));
                let why = line_breaks::in_rows(ui.ctx(), why, font, palette.text, width);
                rows.push(Row::Uncounted(why));
            }
            frame
        } else if model.is_watched {
            if is_cramped && Watch::is_in_row(width) {
                rows.push(Row::Watch(button));
            } else {
                rows.extend([Row::Pause(button), Row::Speed]);
            }
            card
        } else {
            return None;
        };
        if model.is_watched {
            rows.push(Row::AfterGame);
        }
        Some(Self { frame, gap, rows, bar: None })
    }

    /// Returns the height of the card, in points.
    pub fn height(&self) -> f32 {
        let rows = self.rows.iter().map(|row| row.height() + self.gap);
        self.frame.total_margin().sum().y + rows.sum::<f32>() - self.gap
    }

    pub fn ui(self, model: &Model<'_>, ui: &mut Ui, commands: &mut Vec<Command>) {
        let bar = self.bar;
        let radius = f32::from(self.frame.corner_radius.nw);
        let shown = self.frame.show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = self.gap;
            for (number, row) in self.rows.into_iter().enumerate() {
                let size = vec2(ui.available_width(), row.height());
                let (place, _) = ui.allocate_exact_size(size, Sense::hover());
                let mut ui = ui.new_child(UiBuilder::new().max_rect(place).id_salt(number));
                row.ui(model, &mut ui, commands);
            }
        });
        if let Some(colour) = bar {
            bar_ui(ui, shown.response.rect, radius, colour);
        }
    }
}

impl Row<'_> {
    /// Returns the height of the row, in points.
    fn height(&self) -> f32 {
        match *self {
            Self::Text(ref galley) => galley.size().y,
            Self::Coach(ref laid) => laid.height(),
            Self::HeldBack(_, height)
            | Self::Hint(height)
            | Self::PlayAgain(height)
            | Self::Watch(height)
            | Self::Pause(height) => height,
            Self::Rule => 5.0,
            Self::LevelsHeading(_) => 16.0,
            Self::Uncounted(ref galley) => galley.size().y + 14.0,
            Self::NextLevels(_) => NextLevels::HEIGHT,
            Self::Speed => Watch::SLIDER,
            Self::AfterGame => widgets::SEGMENTS,
        }
    }

    /// Shows the row, filling its place.
    fn ui(self, model: &Model<'_>, ui: &mut Ui, commands: &mut Vec<Command>) {
        match self {
            Self::Text(galley) => _ = line_breaks::label(ui, galley),
            Self::Coach(laid) => laid.ui(ui),
            Self::HeldBack(held, height) => held_back_row(held, ui, height, commands),
            Self::Hint(height) => hint_row(model, ui, height, commands),
            Self::PlayAgain(height) => play_again_row(model, ui, height, commands),
            Self::Rule => {
                let (place, colour) = (ui.max_rect(), Palette::of(ui.ctx()).card_edge);
                let stroke = Stroke::new(1.0, colour);
                ui.painter().hline(place.x_range(), place.center().y, stroke);
            }
            Self::LevelsHeading(said) => levels_heading(ui, &said),
            Self::NextLevels(ladder) => ladder.ui(ui, commands),
            Self::Uncounted(galley) => uncounted_ui(ui, galley),
            Self::Watch(height) => watch_row(model, ui, height, commands),
            Self::Pause(height) => {
                if let Some(command) = widgets::command_row(ui, height, watch_buttons(model)) {
                    commands.push(command);
                }
            }
            Self::Speed => _ = ui.horizontal(|ui| speed_ui(model, ui, commands)),
            Self::AfterGame => after_game_choice(model, ui, commands),
        }
    }
}

/// Shows the buttons of a hint: the moves that follow, and a way out.
fn hint_row(model: &Model<'_>, ui: &mut Ui, height: f32, commands: &mut Vec<Command>) {
    let Some(hint) = &model.hint else {
        return;
    };
    let line = if hint.shows_line { text::coach::show_hint() } else { text::coach::show_line() };
    let mut row = Vec::new();
    if hint.has_line {
        row.push((Button::new(line, key(&Action::Hint.into())), Action::Hint.into()));
    }
    if hint.has_plan {
        row.push((plan_button(), Command::ShowPlan));
    }
    row.push((Button::new(text::coach::close(), text::keys::esc()), Command::Back));
    if let Some(command) = widgets::command_row(ui, height, row) {
        commands.push(command);
    }
}

/// Shows the buttons after the end in a row of this height: the next game with the same players,
/// one against another level, and the review. The blue one is that of Enter.
fn play_again_row(model: &Model<'_>, ui: &mut Ui, height: f32, commands: &mut Vec<Command>) {
    let mut row = Vec::new();
    let end = model.end.as_ref().filter(|_| !model.is_free);
    let suggested = end.and_then(|end| end.ladder.as_ref()?.suggested);
    let level = end.and_then(|end| end.next_level).or(suggested);
    let label = level.map(|level| {
        let name = level_name(LevelId::Preset(level));
        match end.and_then(|end| end.next_level) {
            Some(_) => text::play::next_level(name),
            None => text::play::level(name),
        }
    });
    let is_next = suggested.is_some() && end.is_some_and(|end| end.next_level == suggested);
    if let Some(End { begins, .. }) = end {
        let mut again = Button { note: (begins, begins), ..again_button() };
        if is_next {
            again.weight = Weight::Plain;
        }
        let share = if level.is_some() { 0.36 } else { 0.48 };
        if again.need(ui.painter(), 15.0) > share * ui.available_width() {
            again.note.0 = "";
        }
        row.push((again, Command::Yes));
    }
    row.extend(level.zip(label.as_ref()).map(|(level, label)| {
        let weight = if is_next { Weight::Primary } else { Weight::Plain };
        let button =
            Button { weight, ..Button::new(label, key(&Command::No)) }.tip(text::play::level_tip());
        (button, Command::PlayLevel(level))
    }));
    let review = Command::from(Action::Review(ReviewStep::Toggle));
    let button = Button::new(text::play::review(), key(&review)).tip(text::play::review_tip());
    row.push((button, review));
    if let Some(command) = widgets::command_row(ui, height, row) {
        commands.push(command);
    }
}

/// Returns the buttons of watching: pause, and step.
fn watch_buttons(model: &Model<'_>) -> Vec<(Button<'static>, Command)> {
    let held = model.turn == Phase::Paused;
    let waits_for_computer = matches!(model.turn, Phase::Paused | Phase::Thinking);
    let (go, tip) = if held {
        (text::play::continue_(), text::play::continue_computers_tip())
    } else {
        (text::play::pause(), text::play::pause_tip())
    };
    let go = Button::new(go, key(&Action::TogglePause.into())).tip(tip).enabled(waits_for_computer);
    let step = commands::button(&Action::StepOnce.into()).enabled(waits_for_computer);
    vec![(go, Action::TogglePause.into()), (step, Action::StepOnce.into())]
}

/// Shows pause, step and speed in a row of this height, if there is no room for a card.
pub fn watch_row(model: &Model<'_>, ui: &mut Ui, height: f32, commands: &mut Vec<Command>) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = PART_GAP;
        for ((button, command), least) in watch_buttons(model).into_iter().zip(Watch::IN_ROW) {
            let width = button.need(ui.painter(), 13.0).max(least);
            if button.ui(ui, vec2(width, height)) {
                commands.push(command);
            }
        }
        speed_ui(model, ui, commands);
    });
}

/// Shows the speed slider with its label.
fn speed_ui(model: &Model<'_>, ui: &mut Ui, commands: &mut Vec<Command>) {
    let palette = Palette::of(ui.ctx());
    let label = line_breaks::label(
        ui,
        RichText::new(text::play::speed()).color(palette.text_weak).size(13.5),
    );
    ui.spacing_mut().slider_width = Watch::slider(ui.available_width());
    let mut speed = model.settings.speed;
    let slider = Slider::new(&mut speed, SPEEDS)
        .logarithmic(true)
        .custom_formatter(|value, _| text::play::speed_value((100.0 * value).round() / 100.0));
    let slider = ui.add(slider).labelled_by(label.id);
    tooltips::tip(&slider, text::play::speed_tip());
    if slider.changed() {
        commands.push(Command::Change("speed", json!(speed)));
    }
}

/// Shows the choice of what follows a watched game.
pub fn after_game_choice(model: &Model<'_>, ui: &mut Ui, commands: &mut Vec<Command>) {
    let options = [
        (AfterGame::Stop, text::play::after_game_stop()),
        (AfterGame::PlayAgain, text::play::after_game_another()),
    ];
    // The label says that it is a setting: one of the values reads like a button.
    let (name, width) = (text::play::after_game(), ui.available_width());
    let (place, _) = ui.allocate_exact_size(vec2(width, widgets::SEGMENTS), Sense::hover());
    let (font, palette) = (theme::regular(13.5), Palette::of(ui.ctx()));
    let label = widgets::fitted(ui.painter(), name, font, palette.text_weak, 0.42 * width);
    let at = Align2::LEFT_CENTER.anchor_size(place.left_center(), label.size());
    ui.painter().galley(at.min, label, palette.text_weak);
    let values = place.with_min_x(at.right() + PART_GAP);
    let chosen = widgets::segments_at(ui, values, name, &options, model.settings.after_game);
    if let Some(after) = chosen {
        commands.push(Command::Change("after_game", json!(after)));
    }
}

/// The width of the bar at the left edge of the card.
const BAR: f32 = 6.0;
/// The sizes of type of the heading and of the text below it, in a tight layout and otherwise.
const TYPE: [(f32, f32); 2] = [(13.5, 12.5), (16.5, 14.5)];
const MOST_ROWS: usize = 4;
/// The sizes of type of the result and of the sentence below it, in a tight layout and otherwise.
const END_TYPE: [(f32, f32); 2] = [(15.0, 12.5), (22.0, 14.5)];
/// The space between the heading and the text.
const LINE_GAP: f32 = 2.0;

impl CoachWords {
    /// Returns the colour of the card's edge.
    pub fn edge(&self, palette: &Palette) -> Color32 {
        match self.voice {
            Voice::Warning | Voice::Praise => class_icon::ink(self.class, palette).text,
            Voice::Hint => palette.accent,
        }
    }

    /// Returns the text for a screen reader, with the class of a mistake.
    pub fn said(&self) -> String {
        let said = self.card.said();
        match self.voice {
            Voice::Warning => text::play::labelled(class_name(self.class), said),
            Voice::Praise | Voice::Hint => said,
        }
    }
}

/// The heading and the text, laid out beside their icon.
struct Laid {
    class: MoveClass,
    voice: Voice,
    heading: Arc<Galley>,
    text: Option<Arc<Galley>>,
    said: String,
    icon: f32,
    icon_gap: f32,
}

impl Laid {
    /// Returns the words in this width, in a tight layout or not.
    pub fn of(words: &CoachWords, ui: &Ui, width: f32, is_cramped: bool) -> Self {
        let palette = Palette::of(ui.ctx());
        let (large, small) = TYPE[usize::from(!is_cramped)];
        let (icon, icon_gap) = ((1.4 * large).round(), (0.65 * large).round());
        let room = width - icon - icon_gap;
        let lay = |text: &str, face: widgets::Face, size, colour| {
            let room = vec2(room.max(1.0), f32::INFINITY);
            widgets::readable(ui.painter(), text, (face, &[(size, MOST_ROWS)]), colour, room)
        };
        let (heading, text) = (&words.card.heading, words.card.below());
        Self {
            class: words.class,
            voice: words.voice,
            heading: lay(heading, theme::strong, large, palette.text),
            text: (!text.is_empty()).then(|| lay(&text, theme::regular, small, palette.text)),
            said: words.said(),
            icon,
            icon_gap,
        }
    }

    /// Returns the height, in points.
    pub fn height(&self) -> f32 {
        let below = self.text.as_ref().map_or(0.0, |text| LINE_GAP + text.size().y);
        (self.heading.size().y + below).max(self.icon)
    }

    /// Shows the words in their place.
    pub fn ui(self, ui: &Ui) {
        let (place, palette) = (ui.max_rect(), Palette::of(ui.ctx()));
        let first = self.heading.rows.first().map_or(self.icon, |row| row.height());
        let centre = pos2(place.left() + 0.5 * self.icon, place.top() + 0.5 * first.max(self.icon));
        match self.voice {
            Voice::Warning | Voice::Praise => {
                class_icon::paint(ui.painter(), self.class, centre, self.icon, palette);
            }
            Voice::Hint => bulb(ui.painter(), centre, self.icon, palette.accent),
        }
        let down = 0.5 * (self.icon - first).max(0.0);
        let at = place.min + vec2(self.icon + self.icon_gap, down);
        let below = at + vec2(0.0, self.heading.size().y + LINE_GAP - down.min(2.0));
        ui.painter().galley(at, self.heading, palette.text);
        if let Some(text) = self.text {
            ui.painter().galley(below, text, palette.text);
        }
        widgets::name_region(ui, place, "coach", &self.said);
    }
}

/// Paints a light bulb in a square of this size.
fn bulb(painter: &Painter, centre: Pos2, size: f32, colour: Color32) {
    let stroke = Stroke::new((0.08 * size).max(1.25), colour);
    let (middle, radius) = (centre - vec2(0.0, 0.12 * size), 0.32 * size);
    let turn = std::f32::consts::TAU;
    // Open at the bottom, where the socket is.
    let glass: Vec<Pos2> = (0..=20_u8)
        .map(|step| 0.34 * turn + 0.82 * turn * f32::from(step) / 20.0)
        .map(|angle| middle + radius * Vec2::angled(angle))
        .collect();
    let socket = |down: f32, half: f32| {
        let at = centre + vec2(0.0, down * size);
        [at - vec2(half * size, 0.0), at + vec2(half * size, 0.0)]
    };
    painter.line(glass, stroke);
    for ends in [socket(0.26, 0.15), socket(0.38, 0.11)] {
        painter.line_segment(ends, stroke);
    }
}

/// Paints the bar at the left edge of the coach's card.
fn bar_ui(ui: &Ui, card: Rect, radius: f32, colour: Color32) {
    // A narrower one would have smaller corners.
    let bar = card.with_max_x(card.left() + 2.0 * radius);
    let corner = CornerRadius::from(radius);
    ui.painter()
        .with_clip_rect(ui.clip_rect().intersect(card.with_max_x(card.left() + BAR)))
        .rect_filled(bar, CornerRadius { ne: 0, se: 0, ..corner }, colour);
}

/// Shows the heading of the levels with what there is to say about them at its right.
fn levels_heading(ui: &Ui, said: &str) {
    let (place, palette) = (ui.max_rect(), Palette::of(ui.ctx()));
    let heading = text::play::your_levels();
    let font = theme::regular(13.0);
    let left = Align2::LEFT_CENTER;
    let at = place.left_center();
    let left = ui.painter().text(at, left, heading, font.clone(), palette.text_weak);
    let room = place.right() - left.right() - 12.0;
    let right = widgets::fitted(ui.painter(), said, font, palette.text_weak, room);
    let at = Align2::RIGHT_CENTER.anchor_size(place.right_center(), right.size()).min;
    ui.painter().galley(at, right, palette.text_weak);
    widgets::name_region(ui, place, "levels", &text::play::labelled(heading, said));
}

/// The space for the bulb at the left of the note that a win does not count, and that at its right.
const UNCOUNTED: Vec2 = vec2(40.0, 12.0);

/// Shows why a win does not count.
fn uncounted_ui(ui: &mut Ui, galley: Arc<Galley>) {
    let (place, palette) = (ui.max_rect(), Palette::of(ui.ctx()));
    ui.painter().rect_filled(place, CornerRadius::same(10), palette.inset);
    bulb(ui.painter(), place.left_center() + vec2(20.0, 0.0), 16.0, palette.text_weak);
    let room = place.with_min_x(place.left() + UNCOUNTED.x);
    let at = Align2::LEFT_CENTER.align_size_within_rect(galley.size(), room);
    ui.put(at, Label::new(galley));
}

/// The least number of wins in a row that is a streak.
const STREAK: usize = 2;
const RUNG: f32 = 9.0;
/// The size of type of a name.
const NAME: f32 = 12.0;
/// The least space between two names.
const NAME_GAP: f32 = 8.0;

impl NextLevels {
    /// Returns what there is to say about the levels: the streak or another success, or what they are
    /// for.
    fn said(&self) -> String {
        self.said_of_streak().unwrap_or_else(|| text::play::click_a_level().to_owned())
    }

    fn said_of_streak(&self) -> Option<String> {
        let opponent = self.name(self.opponent);
        match self.streak? {
            _ if self.is_first_win => Some(text::play::first_win(opponent)),
            (Ending::Drawn, _) if is_unbeatable(self.levels[self.opponent].0) => {
                Some(text::play::held_to_a_draw(opponent))
            }
            (Ending::Won, count) if count >= STREAK => {
                Some(text::play::wins_in_a_row(count, opponent))
            }
            (Ending::Lost, count) if self.suggested.is_some() => {
                Some(text::play::losses_in_a_row(count, opponent))
            }
            (Ending::Won | Ending::Drawn | Ending::Lost, _) => None,
        }
    }

    fn name(&self, rung: usize) -> Name<'static> {
        computer(self.levels[rung].0)
    }

    /// The height of a rung with its name, which is a button.
    const HEIGHT: f32 = 52.0;

    /// Shows the rungs, those that are beaten with a check, as buttons that start a game against that
    /// level. One of them has the place of all in the order of Tab, and arrows lead to the others.
    fn ui(&self, ui: &Ui, commands: &mut Vec<Command>) {
        let (place, palette) = (ui.max_rect(), Palette::of(ui.ctx()));
        let painter = ui.painter();
        let at = |rung: usize| pos2(self.x(painter, place, rung), place.top() + 2.0 * RUNG);
        for rung in 1..self.levels.len() {
            let ends = [at(rung - 1) + vec2(RUNG, 0.0), at(rung) - vec2(RUNG, 0.0)];
            let (_, is_beaten) = self.levels[rung - 1];
            let stroke = if is_beaten {
                Stroke::new(2.5, palette.win.text)
            } else {
                Stroke::new(1.5, palette.text_weak)
            };
            painter.line_segment(ends, stroke);
        }
        let named = self.named(painter, place);
        let stop_id = ui.scope_id().with("stop");
        let stop = ui.data(|data| data.get_temp(stop_id)).unwrap_or_else(|| self.goal());
        let last = self.levels.len() - 1;
        for (rung, &(id, is_beaten)) in self.levels.iter().enumerate() {
            let apart = if last == 0 { place.width() } else { at(1).x - at(0).x };
            let width = (apart - 4.0).min(56.0);
            let centre = pos2(at(rung).x, place.center().y);
            let button = Rect::from_center_size(centre, vec2(width, place.height()));
            let rung_id = |rung: usize| ui.scope_id().with(("rung", rung));
            let takes_focus = rung == stop || ui.memory(|memory| memory.has_focus(rung_id(rung)));
            let sense = if takes_focus { Sense::click() } else { Sense::CLICK };
            let response = ui.interact(button, rung_id(rung), sense);
            let name = self.name(rung);
            let number = text::play::level_of(rung + 1, self.levels.len());
            let label = text::play::labelled(number, &name);
            let label = match (rung == self.opponent, is_beaten) {
                (_, true) => text::play::longer_list(label, text::play::level_beaten()),
                (true, false) => text::play::longer_list(label, text::play::level_played()),
                (false, false) => label,
            };
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &label));
            tooltips::tip(&response, &label);
            if response.hovered() {
                painter.rect_filled(button, CornerRadius::same(10), palette.button_hover);
            }
            widgets::focus_ring(painter, button, 10.0, palette, &response);
            rung_ui(painter, at(rung), (is_beaten, rung == self.opponent), palette);
            if named.contains(&rung) {
                let is_this = rung == self.opponent;
                let colour = if is_this { palette.text } else { palette.text_weak };
                let font = if is_this { theme::strong(NAME) } else { theme::regular(NAME) };
                let below = pos2(at(rung).x, place.bottom() - 9.0);
                painter.text(below, Align2::CENTER_CENTER, &name, font, colour);
            }
            if response.has_focus() {
                let arrows = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
                ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, arrows));
                let step = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
                let next = match (step(Key::ArrowLeft), step(Key::ArrowRight)) {
                    (true, false) => rung.saturating_sub(1),
                    (false, true) => (rung + 1).min(last),
                    _ => rung,
                };
                if next != rung {
                    ui.data_mut(|data| data.insert_temp(stop_id, next));
                    ui.memory_mut(|memory| memory.request_focus(rung_id(next)));
                }
            }
            if widgets::activated(&response)
                && let LevelId::Preset(level) = id
            {
                commands.push(Command::PlayLevel(level));
            }
            response.on_hover_cursor(CursorIcon::PointingHand);
        }
        let beaten = self.levels.iter().filter(|&&(_, is_beaten)| is_beaten).count();
        let said = text::play::levels_beaten(beaten, self.levels.len());
        widgets::name_region(ui, place, "ladder", &said);
    }

    /// Returns the rung to go to: the level to try next, or the one that was played.
    fn goal(&self) -> usize {
        let suggested = self.suggested.map(LevelId::Preset);
        let rung = |&(id, _): &(LevelId, bool)| Some(id) == suggested;
        self.levels.iter().position(rung).unwrap_or(self.opponent)
    }

    /// Returns the middle of a rung: the first and the last name end at the edges.
    fn x(&self, painter: &Painter, place: Rect, rung: usize) -> f32 {
        let half = |rung: usize| 0.5 * self.width(painter, rung).max(2.0 * RUNG);
        let last = self.levels.len() - 1;
        let (left, right) = (place.left() + half(0), place.right() - half(last));
        #[expect(clippy::cast_precision_loss, reason = "a few levels")]
        let share = rung as f32 / last.max(1) as f32;
        left + (right - left) * share
    }

    /// Returns the width of a level's name.
    fn width(&self, painter: &Painter, rung: usize) -> f32 {
        painter
            .layout_no_wrap(self.name(rung).to_string(), theme::regular(NAME), Color32::PLACEHOLDER)
            .size()
            .x
    }

    /// Returns the rungs with a name below them: all of them if they fit, else the marked one, the
    /// first and the last, and whichever others there is room for.
    fn named(&self, painter: &Painter, place: Rect) -> Vec<usize> {
        let span = |rung: usize| {
            let (middle, half) = (self.x(painter, place, rung), 0.5 * self.width(painter, rung));
            [middle - half, middle + half]
        };
        let count = self.levels.len();
        let mut named: Vec<usize> = Vec::new();
        for rung in [self.goal(), 0, count - 1].into_iter().chain(0..count) {
            let [left, right] = span(rung);
            let is_apart = |&other: &usize| {
                let [from, to] = span(other);
                right + NAME_GAP <= from || to + NAME_GAP <= left
            };
            if named.iter().all(is_apart) {
                named.push(rung);
            }
        }
        named
    }
}

/// Paints a rung: a check if it is beaten, a dot if it was played, else a ring.
fn rung_ui(painter: &Painter, at: Pos2, (is_beaten, is_played): (bool, bool), palette: &Palette) {
    if is_beaten {
        painter.circle_filled(at, RUNG, palette.win.text);
        let check = [(-0.42, 0.02), (-0.12, 0.34), (0.45, -0.32)];
        let points: Vec<Pos2> = check.map(|(x, y)| at + RUNG * vec2(x, y)).into();
        painter.line(points, Stroke::new(2.0, palette.card));
        if is_played {
            painter.circle_stroke(at, RUNG + 2.5, Stroke::new(1.5, palette.win.text));
        }
        return;
    }
    let (width, colour) =
        if is_played { (2.5, palette.win.text) } else { (1.5, palette.text_weak) };
    painter.circle(at, RUNG - 1.0, palette.card, Stroke::new(width, colour));
    if is_played {
        painter.circle_filled(at, 0.38 * RUNG, colour);
    }
}
