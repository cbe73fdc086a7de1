//! What the state of the game asks for: a move that is held back, the end of the game, two
//! computers.

use egui::{Slider, Ui, vec2};

use super::measures::{PART_GAP, PLAY_AGAIN, Watch};
use crate::app::contract::board::BoardUi;
use crate::app::contract::command::Command;
use crate::app::contract::model::{Act, Lesson, Phase, Requests};
use crate::app::contract::review_act::ReviewAct;
use crate::app::kit::tooltips;
use crate::app::kit::widgets::{self, Button};
use crate::app::screens::model::Model;
use crate::app::theme::{self, Palette};
use crate::app::words;
use crate::storage::{AfterGame, SPEEDS};

/// Returns why a move is held back, if one is.
pub fn held_back_words<K: BoardUi>(model: &Model<'_, K>) -> String {
    words::held_back(model.lesson).unwrap_or_default()
}

/// Shows what can be done with a move that is held back.
pub fn held_back_row<K: BoardUi>(ui: &mut Ui, height: f32, requests: &mut Requests<'_, Act<K>>) {
    let again =
        Button::primary("Try another", "Esc").tip("Take the move back, and choose another one");
    let anyway = Button::new("Play it anyway", "")
        .tip("Play the move all the same; the same move again does so, too");
    match widgets::button_row(ui, height, vec![again, anyway]) {
        Some(0) => requests.push(Command::Back),
        Some(_) => requests.act(Act::PlayAnyway),
        None => {}
    }
}

/// Returns the height that the card of the state takes in a panel of this width with room for all
/// of it, with the space below it; nothing where there is no card.
pub fn height<K: BoardUi>(model: &Model<'_, K>, width: f32, gap: f32) -> f32 {
    let parts = match (&model.lesson, model.ended()) {
        (Some(Lesson::HeldBack { .. }), _) => 3,
        (_, Some(_)) if model.session.you().is_some() => {
            3 + usize::from(model.session.is_teaching())
        }
        (_, Some(_)) if !model.session.is_watched() => 2,
        (_, Some(_)) => 3,
        (_, None) if model.session.is_watched() => return Watch::height(width) + gap,
        (_, None) => return 0.0,
    };
    #[expect(clippy::cast_precision_loss, reason = "a few rows")]
    let rows = parts as f32 * (PLAY_AGAIN + PART_GAP);
    rows + gap
}

/// Shows what the state of the game asks for: the question about a move that is held back or after
/// the end, or the controls of watching. Where there is little room the statistics are in the menu
/// alone.
pub fn state_card<K: BoardUi>(
    model: &Model<'_, K>,
    ui: &mut Ui,
    is_cramped: bool,
    requests: &mut Requests<'_, Act<K>>,
) {
    if let Some(Lesson::HeldBack { sentence, .. }) = model.lesson {
        let (margin, size) = if is_cramped { (6, 13.0) } else { (14, 15.5) };
        widgets::card(Palette::of(ui.ctx()))
            .inner_margin(margin)
            .show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.spacing_mut().item_spacing.y = if is_cramped { 4.0 } else { PART_GAP };
                ui.label(egui::RichText::new(sentence).font(theme::strong(size)));
                held_back_row(ui, if is_cramped { 32.0 } else { PLAY_AGAIN }, requests);
            });
        return;
    }
    if let Some(outcome) = model.ended() {
        let palette = Palette::of(ui.ctx());
        widgets::card(palette)
            .inner_margin(if is_cramped { 6 } else { 16 })
            .show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.spacing_mut().item_spacing.y = PART_GAP;
                // In a low window the headline says it alone.
                if !is_cramped {
                    ui.label(
                        egui::RichText::new(words::result(model.session, outcome))
                            .font(theme::strong(17.0)),
                    );
                    if let Some(taught) = words::taught(model.session) {
                        ui.label(
                            egui::RichText::new(taught)
                                .color(palette.text_weak)
                                .font(theme::regular(14.0)),
                        );
                    }
                }
                let has_second_row = model.is_free || model.session.you().is_some() && !is_cramped;
                if !model.is_free {
                    play_again_row(
                        ui,
                        if is_cramped { 40.0 } else { PLAY_AGAIN },
                        !has_second_row,
                        requests,
                    );
                }
                if has_second_row {
                    let mut row = vec![(review_button(), Command::Review(ReviewAct::Toggle))];
                    if model.session.you().is_some() {
                        let statistics = Button::new("Statistics…", "Ctrl+T")
                            .tip("How your games against computers ended");
                        row.push((statistics, Command::ShowStatistics));
                    }
                    if let Some(command) = widgets::command_row(ui, PLAY_AGAIN, row) {
                        requests.push(command);
                    }
                }
                if model.session.is_watched() {
                    after_game_choice(model, ui, requests);
                }
            });
    } else if model.session.is_watched() {
        watch_card(model, ui, is_cramped, requests);
    }
}

/// Returns the button of the review.
const fn review_button() -> Button<'static> {
    Button::new("Review", "R").tip("See every mistake, and what was better")
}

/// Shows in a row of this height what can follow the end: the next game with the same players, or
/// other players; and the button of the review, where it has no row of its own.
pub fn play_again_row<K: BoardUi>(
    ui: &mut Ui,
    height: f32,
    has_review: bool,
    requests: &mut Requests<'_, Act<K>>,
) {
    let mut row = vec![
        (
            Button::primary("Play again", "Y").tip("The next game with the same players"),
            Command::Yes,
        ),
        (
            Button::new("Players", "C").tip("Choose who plays, and which game"),
            Command::ChooseModes,
        ),
    ];
    if has_review {
        row.push((review_button(), Command::Review(ReviewAct::Toggle)));
    }
    if let Some(command) = widgets::command_row(ui, height, row) {
        requests.push(command);
    }
}

/// Returns the buttons of watching: pause, and step.
fn watch_buttons<K: BoardUi>(model: &Model<'_, K>) -> Vec<(Button<'static>, Command)> {
    let held = model.turn == Phase::Paused;
    let waits_for_computer = matches!(model.turn, Phase::Paused | Phase::Thinking);
    let (go, tip) = if held {
        ("Go on", "Let the computers play on from here")
    } else {
        ("Pause", "Let the computers wait")
    };
    let go = Button::new(go, "P").tip(tip).enabled(waits_for_computer);
    let step = Button::new("Step", ".")
        .tip("Let a computer make one move")
        .enabled(waits_for_computer);
    vec![(go, Command::TogglePause), (step, Command::StepOnce)]
}

/// Shows the controls of watching: pause, step, speed, and what follows the end.
pub fn watch_card<K: BoardUi>(
    model: &Model<'_, K>,
    ui: &mut Ui,
    is_cramped: bool,
    requests: &mut Requests<'_, Act<K>>,
) {
    let palette = Palette::of(ui.ctx());
    let of = |measures: [i8; 2]| measures[usize::from(!is_cramped)];
    widgets::card(palette)
        .inner_margin(of(Watch::EDGE))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = if is_cramped { 6.0 } else { PART_GAP };
            let height = Watch::BUTTON[usize::from(!is_cramped)];
            if Watch::is_in_row(ui.available_width() + f32::from(2 * of(Watch::EDGE))) {
                watch_row(model, ui, height, requests);
            } else {
                if let Some(command) = widgets::command_row(ui, height, watch_buttons(model)) {
                    requests.push(command);
                }
                ui.horizontal(|ui| speed_ui(model, ui, requests));
            }
            after_game_choice(model, ui, requests);
        });
}

/// Shows pause, step and speed in a row of this height, where there is no room for a card.
pub fn watch_row<K: BoardUi>(
    model: &Model<'_, K>,
    ui: &mut Ui,
    height: f32,
    requests: &mut Requests<'_, Act<K>>,
) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = PART_GAP;
        for ((button, command), width) in watch_buttons(model).into_iter().zip(Watch::IN_ROW) {
            if button.ui(ui, vec2(width, height)) {
                requests.push(command);
            }
        }
        speed_ui(model, ui, requests);
    });
}

/// Shows the slider of the speed with its name.
fn speed_ui<K: BoardUi>(model: &Model<'_, K>, ui: &mut Ui, requests: &mut Requests<'_, Act<K>>) {
    let palette = Palette::of(ui.ctx());
    let label = ui.label(
        egui::RichText::new("Speed")
            .color(palette.text_weak)
            .size(13.5),
    );
    ui.spacing_mut().slider_width = Watch::slider(ui.available_width());
    let mut speed = model.context.settings.speed;
    let slider = Slider::new(&mut speed, SPEEDS)
        .logarithmic(true)
        .custom_formatter(|value, _| format!("{value:.2}×"));
    let slider = ui.add(slider).labelled_by(label.id);
    tooltips::tip(&slider, "Speed of watching (− and +)");
    if slider.changed() {
        requests.push(Command::SetSpeed(speed));
    }
}

/// Shows what follows the end of a watched game.
pub fn after_game_choice<K: BoardUi>(
    model: &Model<'_, K>,
    ui: &mut Ui,
    requests: &mut Requests<'_, Act<K>>,
) {
    let options = [
        (AfterGame::Stop, "One game"),
        (AfterGame::PlayAgain, "Keep playing"),
    ];
    if let Some(after) = widgets::segments(
        ui,
        "After the end",
        ui.available_width(),
        &options,
        model.context.settings.after_game,
    ) {
        requests.push(Command::SetAfterGame(after));
    }
}
