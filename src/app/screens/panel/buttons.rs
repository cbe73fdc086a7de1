//! The buttons of the panel.

use egui::{Rect, Ui};

use crate::app::contract::board::BoardUi;
use crate::app::contract::command::Command;
use crate::app::contract::model::{Act, Phase, Requests};
use crate::app::kit::widgets::{self, Button};
use crate::app::screens::model::Model;

/// Shows the button that brings the folded panel back.
pub fn unfold_ui<K: BoardUi>(ui: &mut Ui, place: Rect, requests: &mut Requests<'_, Act<K>>) {
    if Button::new("Panel", "B")
        .tip("Show the panel")
        .ui_at(ui, place)
    {
        requests.push(Command::TogglePanel);
    }
}

/// Shows the button of the analysis where it has no place among the others.
pub fn analysis_ui<K: BoardUi>(
    model: &Model<'_, K>,
    ui: &mut Ui,
    place: Rect,
    requests: &mut Requests<'_, Act<K>>,
) {
    if analysis_button(model).ui_at(ui, place) {
        requests.push(Command::ToggleAnalysis);
    }
}

/// Returns the button of the analysis, prominent while that is shown.
const fn analysis_button<K: BoardUi>(model: &Model<'_, K>) -> Button<'static> {
    let button = if model.analysis.is_some() {
        Button::primary("Analysis", "A")
    } else {
        Button::new("Analysis", "A")
    };
    button.tip("Show what each move is worth")
}

/// Shows the buttons, `per_row` in a row.
pub fn buttons_ui<K: BoardUi>(
    model: &Model<'_, K>,
    ui: &mut Ui,
    height: f32,
    per_row: usize,
    requests: &mut Requests<'_, Act<K>>,
) {
    let open = model.turn == Phase::Awaiting;
    let small = ui.available_width() < 330.0 || per_row > 4;
    let buttons = [
        (
            Button::new("Undo", "Ctrl+Z")
                .tip("Take back the last move")
                .enabled(model.can_undo()),
            Command::Undo,
        ),
        (
            Button::new("Redo", "Ctrl+Y")
                .tip("Play again what was taken back")
                .enabled(model.can_redo()),
            Command::Redo,
        ),
        (
            Button::new("Hint", "H")
                .tip("Show where a strong player would play")
                .enabled(open),
            Command::Hint,
        ),
        (analysis_button(model), Command::ToggleAnalysis),
        if model.is_free {
            (
                Button::new(if small { "Line" } else { "Next line" }, "V")
                    .tip("Show another line that was tried"),
                Command::NextLine,
            )
        } else {
            (
                Button::new("Modes", "C").tip("Change who plays"),
                Command::ChooseModes,
            )
        },
        if model.is_free {
            (
                Button::new("Back", "Esc").tip("Go back to the game"),
                Command::FreeBoard,
            )
        } else {
            (
                Button::new(if small { "New" } else { "New game" }, "Ctrl+N")
                    .tip("New game with the same players"),
                Command::NewGame,
            )
        },
        (
            Button::new("Menu", "M").tip("Save, open, copy, paste, settings, help, quit"),
            Command::ShowMenu,
        ),
    ];
    // In a small window the analysis has its button beside the headline.
    let fits =
        |(_, command): &(Button<'_>, Command)| per_row <= 4 || *command != Command::ToggleAnalysis;
    let mut buttons = buttons.into_iter().filter(fits).peekable();
    while buttons.peek().is_some() {
        let row = buttons.by_ref().take(per_row).collect();
        if let Some(command) = widgets::command_row(ui, height, row) {
            requests.push(command);
        }
    }
}
