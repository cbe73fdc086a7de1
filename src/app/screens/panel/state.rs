//! The card below the players: for what the coach says, for the end of a game, and for
//! watching two computers.

use std::sync::Arc;

use egui::{Color32, Frame, Galley, Sense, Slider, Stroke, Ui, UiBuilder, vec2};
use serde_json::json;

use super::buttons::again_button;
use super::coach_card::{self, Laid};
use super::ladder::{play_level, suggestion_row};
use super::measures::{PART_GAP, PLAY_AGAIN, Watch};
use crate::app::contract::command::{Action, Command, ReviewStep};
use crate::app::contract::model::Phase;
use crate::app::kit::tooltips;
use crate::app::kit::widgets::{self, Button};
use crate::app::screens::model::{End, HintWords, Ladder, Model, Voice};
use crate::app::theme::{self, Palette};
use crate::core::kind::Preset;
use crate::storage::{AfterGame, SPEEDS};
use crate::words::text;

/// Shows the buttons for a move that is held back.
pub fn held_back_row(ui: &mut Ui, height: f32, commands: &mut Vec<Command>) {
    let again = Button::primary(text::coach::take_back(), text::keys::esc())
        .tip(text::coach::take_back_tip());
    let anyway = Button::new(text::coach::keep(), "K").tip(text::coach::keep_tip());
    match widgets::button_row(ui, height, vec![again, anyway]) {
        Some(0) => commands.push(Command::Back),
        Some(_) => commands.push(Action::KeepMove.into()),
        None => {}
    }
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
    HeldBack(f32),
    /// The actions for a hint, in buttons of this height.
    Hint(f32),
    /// The next game, one against this level, and the review, in buttons of this height.
    PlayAgain(f32, Option<Preset>),
    /// A line across the card.
    Rule,
    /// How far the user has got among the levels.
    Ladder(&'a Ladder),
    /// The level to try next, and the question about it.
    Suggestion(Preset, String),
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
        let pick = |[cramped, roomy]: [f32; 2]| if is_cramped { cramped } else { roomy };
        let card =
            |margin: [i8; 2]| widgets::card(palette).inner_margin(margin[usize::from(!is_cramped)]);
        let text = |frame: &Frame, text: &str, font, colour| {
            let width = width - frame.total_margin().sum().x;
            Row::Text(ui.painter().layout(text.to_owned(), font, colour, width))
        };
        if let Some(coach) = &model.coach {
            let edge = coach.edge(palette);
            let frame = card([8, 16]).stroke(Stroke::new(1.5, edge));
            let room = width - frame.total_margin().sum().x;
            let mut rows = vec![Row::Coach(Laid::of(coach, ui, room, is_cramped))];
            let height = pick([32.0, PLAY_AGAIN]);
            match coach.voice {
                Voice::Warning => rows.push(Row::HeldBack(height)),
                Voice::Hint => rows.push(Row::Hint(height)),
                Voice::Praise => {}
            }
            return Some(Self {
                frame,
                gap: pick([5.0, 12.0]),
                rows,
                bar: Some(edge),
            });
        }
        let mut rows = Vec::new();
        let (frame, gap) = if let Some(end) = &model.end {
            let suggested = end.ladder.as_ref().and_then(|ladder| ladder.suggested);
            let ladder = end.ladder.as_ref().filter(|_| room == Room::Ample);
            let edge = if end.has_won {
                palette.win.text
            } else {
                palette.card_edge
            };
            let frame =
                card([6, 16]).stroke(Stroke::new(if end.has_won { 1.5 } else { 1.0 }, edge));
            // In a low window only the headline says it.
            if !is_cramped {
                rows.push(text(&frame, &end.result, theme::strong(17.0), palette.text));
                let (font, weak) = (theme::regular(14.0), palette.text_weak);
                let taught = end.taught.as_ref();
                rows.extend(taught.map(|taught| text(&frame, taught, font, weak)));
            }
            let level = suggested.filter(|_| ladder.is_none());
            rows.push(Row::PlayAgain(pick([40.0, PLAY_AGAIN]), level));
            if let Some(ladder) = ladder {
                rows.push(Row::Rule);
                let streak = ladder.said_of_streak();
                let font = theme::strong(14.0);
                rows.extend(streak.map(|streak| text(&frame, &streak, font, palette.text)));
                let question = ladder.question();
                rows.push(Row::Ladder(ladder));
                rows.extend(question.map(|(level, question)| Row::Suggestion(level, question)));
            }
            (frame, PART_GAP)
        } else if model.is_watched {
            let height = pick(Watch::BUTTON);
            if Watch::is_in_row(width) {
                rows.push(Row::Watch(height));
            } else {
                rows.extend([Row::Pause(height), Row::Speed]);
            }
            (card(Watch::EDGE), pick([6.0, PART_GAP]))
        } else {
            return None;
        };
        if model.is_watched {
            rows.push(Row::AfterGame);
        }
        Some(Self {
            frame,
            gap,
            rows,
            bar: None,
        })
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
            coach_card::bar(ui, shown.response.rect, radius, colour);
        }
    }
}

impl Row<'_> {
    /// Returns the height of the row, in points.
    fn height(&self) -> f32 {
        match *self {
            Self::Text(ref galley) => galley.size().y,
            Self::Coach(ref laid) => laid.height(),
            Self::HeldBack(height)
            | Self::Hint(height)
            | Self::PlayAgain(height, _)
            | Self::Watch(height)
            | Self::Pause(height) => height,
            Self::Suggestion(..) => PLAY_AGAIN,
            Self::Rule => 5.0,
            Self::Ladder(_) => Ladder::HEIGHT,
            Self::Speed => Watch::SLIDER,
            Self::AfterGame => widgets::SEGMENTS,
        }
    }

    /// Shows the row, filling its place.
    fn ui(self, model: &Model<'_>, ui: &mut Ui, commands: &mut Vec<Command>) {
        match self {
            Self::Text(galley) => _ = ui.label(galley),
            Self::Coach(laid) => laid.ui(ui),
            Self::HeldBack(height) => held_back_row(ui, height, commands),
            Self::Hint(height) => hint_row(model, ui, height, commands),
            Self::PlayAgain(height, level) => play_again_row(model, ui, height, level, commands),
            Self::Rule => {
                let (place, colour) = (ui.max_rect(), Palette::of(ui.ctx()).card_edge);
                let stroke = Stroke::new(1.0, colour);
                ui.painter()
                    .hline(place.x_range(), place.center().y, stroke);
            }
            Self::Ladder(ladder) => ladder.ui(ui),
            Self::Suggestion(level, question) => suggestion_row(ui, level, &question, commands),
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
    let Some(HintWords::Given {
        has_line,
        shows_line,
        ..
    }) = model.hint
    else {
        return;
    };
    let line = if shows_line {
        text::coach::show_hint()
    } else {
        text::coach::show_line()
    };
    let mut row = Vec::new();
    if has_line {
        row.push((Button::new(line, "H"), Action::Hint.into()));
    }
    row.push((
        Button::new(text::coach::close(), text::keys::esc()),
        Command::Back,
    ));
    if let Some(command) = widgets::command_row(ui, height, row) {
        commands.push(command);
    }
}

/// Shows the buttons after the end in a row of this height: the next game with the same players,
/// one against this level, and the review.
pub fn play_again_row(
    model: &Model<'_>,
    ui: &mut Ui,
    height: f32,
    level: Option<Preset>,
    commands: &mut Vec<Command>,
) {
    let mut row = Vec::new();
    let level = level.map(|level| (level, play_level(level)));
    if let Some(End { begins, .. }) = model.end.as_ref().filter(|_| !model.is_free) {
        let mut again = Button {
            note: (begins, begins),
            ..again_button()
        };
        let share = if level.is_some() { 0.32 } else { 0.48 };
        if again.need(ui.painter(), 15.0) > share * ui.available_width() {
            again.note.0 = "";
        }
        row.push((again, Command::Yes));
    }
    row.extend(level.as_ref().map(|(level, label)| {
        let button = Button::new(label, "").tip(text::play::level_tip());
        (button, Command::PlayLevel(*level))
    }));
    let review = Button::new(text::play::review(), "R").tip(text::play::review_tip());
    row.push((review, Action::Review(ReviewStep::Toggle).into()));
    if let Some(command) = widgets::command_row(ui, height, row) {
        commands.push(command);
    }
}

/// Returns the buttons of watching: pause, and step.
fn watch_buttons(model: &Model<'_>) -> Vec<(Button<'static>, Command)> {
    let held = model.turn == Phase::Paused;
    let waits_for_computer = matches!(model.turn, Phase::Paused | Phase::Thinking);
    let (go, tip) = if held {
        (
            text::play::continue_(),
            text::play::continue_computers_tip(),
        )
    } else {
        (text::play::pause(), text::play::pause_tip())
    };
    let go = Button::new(go, "P").tip(tip).enabled(waits_for_computer);
    let step = Button::new(text::play::step(), ".")
        .tip(text::play::step_tip())
        .enabled(waits_for_computer);
    vec![
        (go, Action::TogglePause.into()),
        (step, Action::StepOnce.into()),
    ]
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
    let label = ui.label(
        egui::RichText::new(text::play::speed())
            .color(palette.text_weak)
            .size(13.5),
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
    if let Some(after) = widgets::segments(
        ui,
        text::play::after_game(),
        ui.available_width(),
        &options,
        model.settings.after_game,
    ) {
        commands.push(Command::Change("after_game", json!(after)));
    }
}
