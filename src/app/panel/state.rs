//! What the state of the game asks for: a move that is held back, the end of the game, two computers.

use egui::{Align2, Sense, Slider, Ui, vec2};

use super::measures::{PART_GAP, PlayAgain, Watch};
use crate::app::board::BoardUi;
use crate::app::command::Command;
use crate::app::model::{Act, Lesson, Model, Phase, Requests};
use crate::app::review::act::ReviewAct;
use crate::app::theme::{self, Palette};
use crate::app::widgets::{self, Button};
use crate::app::words;
use crate::storage::{AfterGame, SPEEDS};

/// Returns why a move is held back, if one is.
pub fn held_back_words<K: BoardUi>(model: &Model<'_, K>) -> String {
    match model.lesson {
        Some(Lesson::HeldBack { sentence, .. }) => sentence.clone(),
        Some(Lesson::Weighed(_)) | None => String::new(),
    }
}

/// Shows what can be done with a move that is held back.
pub fn held_back_row<K: BoardUi>(ui: &mut Ui, height: f32, requests: &mut Requests<'_, K>) {
    let again = Button::primary("Try another", "Esc").tip("Take the move back, and choose another one");
    let anyway = Button::new("Play it anyway", "").tip("Play the move all the same; the same move again does so, too");
    match widgets::button_row(ui, height, vec![again, anyway]) {
        Some(0) => requests.push(Command::Back),
        Some(_) => requests.act(Act::PlayAnyway),
        None => {}
    }
}

/// Shows what the state of the game asks for: the question about a move that is held back or after the end, or the controls of
/// watching. Where there is little room the statistics are in the menu alone.
pub fn state_card<K: BoardUi>(model: &Model<'_, K>, ui: &mut Ui, is_cramped: bool, requests: &mut Requests<'_, K>) {
    if let Some(Lesson::HeldBack { sentence, .. }) = model.lesson {
        let (margin, size) = if is_cramped { (6, 13.0) } else { (14, 15.5) };
        widgets::card(Palette::of(ui.ctx())).inner_margin(margin).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = if is_cramped { 4.0 } else { PART_GAP };
            ui.label(egui::RichText::new(sentence).font(theme::strong(size)));
            held_back_row(ui, if is_cramped { 32.0 } else { PlayAgain::ANSWER.y }, requests);
        });
        return;
    }
    if let Phase::Over(outcome) = model.phase {
        let palette = Palette::of(ui.ctx());
        let (margin, size) = if is_cramped { (10, 15.5) } else { (16, 17.0) };
        widgets::card(palette).inner_margin(margin).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = PART_GAP;
            ui.label(egui::RichText::new(words::result(model.session, outcome)).font(theme::strong(size)));
            if let Some(taught) = words::taught(model.session) {
                ui.label(egui::RichText::new(taught).color(palette.text_weak).font(theme::regular(14.0)));
            }
            if !model.is_free {
                play_again_row(ui, is_cramped.then_some(PlayAgain::ANSWER.y - 4.0), requests);
            }
            if !is_cramped {
                let mut row = vec![(review_button(), Command::Review(ReviewAct::Toggle))];
                if model.session.you().is_some() {
                    let statistics = Button::new("Statistics…", "Ctrl+T").tip("How your games against computers ended");
                    row.push((statistics, Command::ShowStatistics));
                }
                if let Some(command) = widgets::command_row(ui, PlayAgain::ANSWER.y, row) {
                    requests.push(command);
                }
            }
            if model.session.is_watched() {
                after_game_choice(model, ui, requests);
            }
        });
    } else if model.session.can_be_held() {
        watch_card(model, ui, is_cramped, requests);
    }
}

/// Returns the button of the review.
const fn review_button() -> Button<'static> {
    Button::new("Review", "R").tip("See every mistake, and what was better")
}

/// Shows "Play again?" with its answers, and in a row of the height that is given the button of the review, where it has no row of
/// its own. The question stands above its answers where there is no room for it beside them.
pub fn play_again_row<K: BoardUi>(ui: &mut Ui, with_review: Option<f32>, requests: &mut Requests<'_, K>) {
    const QUESTION: &str = "Play again?";
    let palette = Palette::of(ui.ctx());
    let (width, font, weak) = (ui.available_width(), theme::regular(15.0), palette.text_weak);
    let [answer, room] = match with_review {
        Some(height) => PlayAgain::small(width, height),
        None => [PlayAgain::ANSWER, PlayAgain::question(width)],
    };
    let question = widgets::fitted(ui.painter(), QUESTION, font.clone(), weak, f32::INFINITY);
    let is_beside = question.size().x <= room.x;
    if !is_beside {
        ui.label(egui::RichText::new(QUESTION).font(font.clone()).color(weak));
    }
    // Without the question the answers share its room.
    let answers = if with_review.is_some() { 3.0 } else { 2.0 };
    let answer = if is_beside { answer } else { vec2(((width + PART_GAP) / answers).floor() - PART_GAP, answer.y) };
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = PART_GAP;
        if is_beside {
            let (label, _) = ui.allocate_exact_size(room, Sense::hover());
            widgets::line(ui.painter(), label.left_center(), Align2::LEFT_CENTER, QUESTION, font, weak, label.width());
        }
        if Button::primary("Yes", "Y").tip("Choose who plays, and play again").ui(ui, answer) {
            requests.push(Command::Yes);
        }
        if Button::new("No", "N").tip("Keep looking at the board").ui(ui, answer) {
            requests.push(Command::No);
        }
        if with_review.is_some() && review_button().ui(ui, answer) {
            requests.push(Command::Review(ReviewAct::Toggle));
        }
    });
}

/// Returns the buttons of watching: pause, and step.
fn watch_buttons<K: BoardUi>(model: &Model<'_, K>) -> Vec<(Button<'static>, Command)> {
    let held = model.turn == Phase::Paused;
    let waits_for_computer = matches!(model.turn, Phase::Paused | Phase::Thinking);
    let (go, tip) = if held { ("Go on", "Let the computers play on from here") } else { ("Pause", "Let the computers wait") };
    let go = Button::new(go, "P").tip(tip).enabled(waits_for_computer);
    let step = Button::new("Step", ".").tip("Let a computer make one move").enabled(waits_for_computer);
    vec![(go, Command::TogglePause), (step, Command::StepOnce)]
}

/// Shows the controls of watching: pause, step, speed, and what follows the end.
pub fn watch_card<K: BoardUi>(model: &Model<'_, K>, ui: &mut Ui, is_cramped: bool, requests: &mut Requests<'_, K>) {
    let palette = Palette::of(ui.ctx());
    let of = |measures: [i8; 2]| measures[usize::from(!is_cramped)];
    widgets::card(palette).inner_margin(of(Watch::EDGE)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = if is_cramped { 6.0 } else { PART_GAP };
        let height = Watch::BUTTON[usize::from(!is_cramped)];
        if let Some(command) = widgets::command_row(ui, height, watch_buttons(model)) {
            requests.push(command);
        }
        if !model.session.is_watched() {
            return;
        }
        ui.horizontal(|ui| speed_ui(model, ui, requests));
        after_game_choice(model, ui, requests);
    });
}

/// Shows pause, step and speed in a row of this height, where there is no room for a card.
pub fn watch_row<K: BoardUi>(model: &Model<'_, K>, ui: &mut Ui, height: f32, requests: &mut Requests<'_, K>) {
    if !model.session.is_watched() {
        if let Some(command) = widgets::command_row(ui, height, watch_buttons(model)) {
            requests.push(command);
        }
        return;
    }
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
fn speed_ui<K: BoardUi>(model: &Model<'_, K>, ui: &mut Ui, requests: &mut Requests<'_, K>) {
    let palette = Palette::of(ui.ctx());
    let label = ui.label(egui::RichText::new("Speed").color(palette.text_weak).size(13.5));
    ui.spacing_mut().slider_width = Watch::slider(ui.available_width());
    let mut speed = model.around.settings.speed;
    let slider = Slider::new(&mut speed, SPEEDS).logarithmic(true).custom_formatter(|value, _| format!("{value:.2}×"));
    if ui.add(slider).labelled_by(label.id).on_hover_text("Speed of watching (− and +)").changed() {
        requests.push(Command::SetSpeed(speed));
    }
}

/// Shows what follows the end of a watched game.
pub fn after_game_choice<K: BoardUi>(model: &Model<'_, K>, ui: &mut Ui, requests: &mut Requests<'_, K>) {
    let options = [(AfterGame::Stop, "One game"), (AfterGame::PlayAgain, "Game after game")];
    if let Some(after) = widgets::segments(ui, "After the end", ui.available_width(), &options, model.around.settings.after_game)
    {
        requests.push(Command::SetAfterGame(after));
    }
}
