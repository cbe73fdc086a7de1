//! The buttons of the panel.

use egui::{Rect, Ui};

use crate::app::contract::command::{Action, Command};
use crate::app::input::commands;
use crate::app::kit::widgets::{self, Button, Weight};
use crate::app::screens::model::Model;
use crate::words::Phase;
use crate::words::text;

/// Shows the button that shows the hidden panel.
pub fn unfold_ui(ui: &mut Ui, place: Rect, commands: &mut Vec<Command>) {
    let key = commands::key(&Command::TogglePanel);
    let button = Button::new(text::play::panel(), key).tip(text::play::panel_tip());
    if button.ui_at(ui, place) {
        commands.push(Command::TogglePanel);
    }
}

/// Shows the analysis button when it is not among the others.
pub fn analysis_ui(model: &Model<'_>, ui: &mut Ui, place: Rect, commands: &mut Vec<Command>) {
    if analysis_button(model).ui_at(ui, place) {
        commands.push(Action::Analysis(None).into());
    }
}

/// Returns the analysis button, prominent while the analysis is shown.
fn analysis_button(model: &Model<'_>) -> Button<'static> {
    let button = commands::button(&Action::Analysis(None).into());
    let weight = if model.shows_analysis { Weight::Primary } else { Weight::Plain };
    Button { weight, ..button }
}

/// Shows the button for the next game with the same players.
pub fn again_ui(ui: &mut Ui, place: Rect, commands: &mut Vec<Command>) {
    if again_button().ui_at(ui, place) {
        commands.push(Command::Yes);
    }
}

/// Returns the button for the next game with the same players.
pub fn again_button() -> Button<'static> {
    Button::primary(text::play::again(), commands::key(&Command::Yes)).tip(text::play::again_tip())
}

/// Shows the buttons that only some games have in a row.
pub fn more_ui(model: &Model<'_>, ui: &mut Ui, place: Rect, commands: &mut Vec<Command>) {
    let is_open = model.turn == Phase::Awaiting && !model.is_free;
    let buttons = model.more.iter().map(|&action| {
        let button = commands::button(&action.into());
        let enabled = is_open || action == Action::TurnBoard;
        (Button { tip: button.label, enabled, ..button }, Command::from(action))
    });
    let mut row = ui.new_child(egui::UiBuilder::new().max_rect(place).id_salt("more"));
    commands.extend(widgets::command_row(&mut row, place.height(), buttons.collect()));
}

/// Shows the buttons, `per_row` in a row; with the next game among them after the end, if there is
/// no card for it.
pub fn buttons_ui(
    model: &Model<'_>,
    ui: &mut Ui,
    height: f32,
    (per_row, has_card): (usize, bool),
    commands: &mut Vec<Command>,
) {
    let open = model.turn == Phase::Awaiting;
    let button = |command: Command| (commands::button(&command), command);
    let short = |label, button: Button<'static>| {
        let label = if per_row > 3 { label } else { button.label };
        Button { label, ..button }
    };
    let (undo, redo) = (button(Action::Undo.into()), button(Action::Redo.into()));
    let mut buttons: Vec<(_, Command)> = vec![
        (undo.0.enabled(model.can_undo), undo.1),
        (redo.0.enabled(model.can_redo), redo.1),
        if has_card || model.is_free || model.end.is_none() {
            let (hint, command) = button(Action::Hint.into());
            (hint.enabled(open), command)
        } else {
            (again_button(), Command::Yes)
        },
    ];
    // In a small window the analysis has its button beside the headline.
    if per_row <= 3 {
        buttons.push((analysis_button(model), Action::Analysis(None).into()));
    } else if model.is_free {
        let (variation, command) = button(Action::NextLine.into());
        buttons.push((short(text::play::variation_short(), variation), command));
    }
    buttons.push(if model.is_free {
        let back = Button::new(text::play::back(), text::keys::esc());
        (back.tip(text::play::back_tip()), Command::FreeBoard)
    } else {
        let (new_game, command) = button(Command::ShowNewGame);
        (short(text::play::new_game_short(), new_game), command)
    });
    buttons.push(button(Command::ShowMenu));
    let mut buttons = buttons.into_iter().peekable();
    let mut rows = Vec::new();
    while buttons.peek().is_some() {
        rows.push(buttons.by_ref().take(per_row).collect());
    }
    if let Some(command) = widgets::command_rows(ui, height, rows) {
        commands.push(command);
    }
}
