//! The buttons of the panel.

use egui::{Rect, Ui};

use crate::app::contract::command::{Action, Command};
use crate::app::contract::model::Phase;
use crate::app::kit::widgets::{self, Button};
use crate::app::screens::model::Model;
use crate::words::text;

/// Shows the button that shows the hidden panel.
pub fn unfold_ui(ui: &mut Ui, place: Rect, commands: &mut Vec<Command>) {
    if Button::new(text::play::panel(), "B")
        .tip(text::play::panel_tip())
        .ui_at(ui, place)
    {
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
    let button = if model.shows_analysis {
        Button::primary(text::play::analysis(), "A")
    } else {
        Button::new(text::play::analysis(), "A")
    };
    button.tip(text::play::analysis_tip())
}

/// Shows the button for the next game with the same players.
pub fn again_ui(ui: &mut Ui, place: Rect, commands: &mut Vec<Command>) {
    if again_button().ui_at(ui, place) {
        commands.push(Command::Yes);
    }
}

/// Returns the button for the next game with the same players.
pub fn again_button() -> Button<'static> {
    Button::primary(text::play::again(), "Y").tip(text::play::again_tip())
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
    let [new_game, variation] = if per_row > 3 {
        [text::play::new_game_short(), text::play::variation_short()]
    } else {
        [text::play::new_game(), text::play::variation()]
    };
    let mut buttons: Vec<(_, Command)> = vec![
        (
            Button::new(text::play::undo(), text::keys::ctrl_z())
                .tip(text::play::undo_tip())
                .enabled(model.can_undo),
            Action::Undo.into(),
        ),
        (
            Button::new(text::play::redo(), text::keys::ctrl_y())
                .tip(text::play::redo_tip())
                .enabled(model.can_redo),
            Action::Redo.into(),
        ),
        if has_card || model.is_free || model.end.is_none() {
            let hint = Button::new(text::play::hint(), "H").tip(text::play::hint_tip());
            (hint.enabled(open), Action::Hint.into())
        } else {
            (again_button(), Command::Yes)
        },
    ];
    // In a small window the analysis has its button beside the headline.
    if per_row <= 3 {
        buttons.push((analysis_button(model), Action::Analysis(None).into()));
    } else if model.is_free {
        let variation = Button::new(variation, "V").tip(text::play::variation_tip());
        buttons.push((variation, Action::NextLine.into()));
    }
    buttons.push(if model.is_free {
        let back = Button::new(text::play::back(), text::keys::esc());
        (back.tip(text::play::back_tip()), Command::FreeBoard)
    } else {
        let new_game = Button::new(new_game, "C").tip(text::play::new_game_tip());
        (new_game, Command::ShowNewGame)
    });
    buttons.push((
        Button::new(text::play::menu(), "M").tip(text::play::menu_tip()),
        Command::ShowMenu,
    ));
    let mut buttons = buttons.into_iter().peekable();
    let mut rows = Vec::new();
    while buttons.peek().is_some() {
        rows.push(buttons.by_ref().take(per_row).collect());
    }
    if let Some(command) = widgets::command_rows(ui, height, rows) {
        commands.push(command);
    }
}
