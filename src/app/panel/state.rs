//! What the state of the game asks for: a move that is held back, the end of the game, two computers.

use egui::{Align2, Sense, Slider, Ui};

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
pub fn held_back_row<K: BoardUi>(ui: &mut Ui, is_cramped: bool, requests: &mut Requests<'_, K>) {
    let height = if is_cramped { 32.0 } else { PlayAgain::ANSWER.y };
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
            held_back_row(ui, is_cramped, requests);
        });
        return;
    }
    if let Phase::Over(outcome) = model.phase {
        let palette = Palette::of(ui.ctx());
        widgets::card(palette).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = PART_GAP;
            let result = words::result(model.session, outcome);
            let short = words::with_short_name(model.session, &result, 10).filter(|_| is_cramped);
            ui.label(egui::RichText::new(short.unwrap_or(result)).font(theme::strong(17.0)));
            if let Some(taught) = words::taught(model.session) {
                ui.label(egui::RichText::new(taught).color(palette.text_weak).font(theme::regular(14.0)));
            }
            if !model.is_free {
                play_again_row(ui, is_cramped, requests);
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
        watch_card(model, ui, requests);
    }
}

/// Returns the button of the review.
const fn review_button() -> Button<'static> {
    Button::new("Review", "R").tip("See every mistake, and what was better")
}

/// Shows "Play again?" with its answers, and the button of the review where it has no row of its own.
pub fn play_again_row<K: BoardUi>(ui: &mut Ui, has_review: bool, requests: &mut Requests<'_, K>) {
    let palette = Palette::of(ui.ctx());
    let width = ui.available_width();
    let (question, answer) = if has_review {
        (PlayAgain::small_question(width), PlayAgain::SMALL)
    } else {
        (PlayAgain::question(width), PlayAgain::ANSWER)
    };
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = PART_GAP;
        let (label, _) = ui.allocate_exact_size(question, Sense::hover());
        widgets::line(
            ui.painter(),
            label.left_center(),
            Align2::LEFT_CENTER,
            "Play again?",
            theme::regular(15.0),
            palette.text_weak,
            label.width(),
        );
        if Button::primary("Yes", "Y").tip("Choose who plays, and play again").ui(ui, answer) {
            requests.push(Command::Yes);
        }
        if Button::new("No", "N").tip("Keep looking at the board").ui(ui, answer) {
            requests.push(Command::No);
        }
        if has_review && review_button().ui(ui, answer) {
            requests.push(Command::Review(ReviewAct::Toggle));
        }
    });
}

/// Shows the controls of watching: pause, step, speed, and what follows the end.
pub fn watch_card<K: BoardUi>(model: &Model<'_, K>, ui: &mut Ui, requests: &mut Requests<'_, K>) {
    let palette = Palette::of(ui.ctx());
    let held = model.turn == Phase::Paused;
    let waits_for_computer = matches!(model.turn, Phase::Paused | Phase::Thinking);
    widgets::card(palette).inner_margin(12).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = PART_GAP;
        let (go, tip) = if held { ("Go on", "Let the computers play on from here") } else { ("Pause", "Let the computers wait") };
        let go = Button::new(go, "P").tip(tip).enabled(waits_for_computer);
        let step = Button::new("Step", ".").tip("Let a computer make one move").enabled(waits_for_computer);
        match widgets::button_row(ui, Watch::BUTTON, vec![go, step]) {
            Some(0) => requests.push(Command::TogglePause),
            Some(_) => requests.push(Command::StepOnce),
            None => {}
        }
        if !model.session.is_watched() {
            return;
        }
        ui.horizontal(|ui| {
            let label = ui.label(egui::RichText::new("Speed").color(palette.text_weak).size(13.5));
            ui.spacing_mut().slider_width = Watch::slider(ui.available_width());
            let mut speed = model.around.settings.speed;
            let slider = Slider::new(&mut speed, SPEEDS).logarithmic(true).custom_formatter(|value, _| format!("{value:.2}×"));
            if ui.add(slider).labelled_by(label.id).on_hover_text("Speed of watching (− and +)").changed() {
                requests.push(Command::SetSpeed(speed));
            }
        });
        after_game_choice(model, ui, requests);
    });
}

/// Shows what follows the end of a watched game.
fn after_game_choice<K: BoardUi>(model: &Model<'_, K>, ui: &mut Ui, requests: &mut Requests<'_, K>) {
    let options = [(AfterGame::Stop, "One game"), (AfterGame::PlayAgain, "Game after game")];
    if let Some(after) = widgets::segments(ui, "After the end", ui.available_width(), &options, model.around.settings.after_game)
    {
        requests.push(Command::SetAfterGame(after));
    }
}
