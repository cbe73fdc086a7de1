//! Presses of keys and of the pointer.

use egui::{FocusDirection, Id, Key, Memory, Response, Ui};

/// Returns whether a widget was clicked or pressed just now. A key that is held down presses once,
/// not many times.
#[must_use]
pub fn activated(response: &Response) -> bool {
    use egui::Event;
    response.clicked()
        && !response.ctx.input(|input| {
            input.events.iter().any(|event| {
                matches!(
                    event,
                    Event::Key {
                        key: Key::Space | Key::Enter,
                        pressed: true,
                        repeat: true,
                        ..
                    }
                )
            })
        })
}

/// Returns whether the pointer was clicked just now for the second time in a moment, or the third,
/// at the same place.
#[must_use]
pub fn is_double_click(ui: &Ui) -> bool {
    use egui::PointerButton::Primary;
    ui.input(|input| {
        input.pointer.button_double_clicked(Primary) || input.pointer.button_triple_clicked(Primary)
    })
}

/// Gives the keyboard's attention to the first line or the last one, if an arrow is pressed while
/// nothing has it; from then on the arrows lead from line to line by themselves.
pub fn enter_by_arrows(ui: &Ui, lines: &[Id]) {
    let pressed = |key| ui.input(|input| input.key_pressed(key));
    let line = if pressed(Key::ArrowDown) {
        lines.first()
    } else if pressed(Key::ArrowUp) {
        lines.last()
    } else {
        None
    };
    if let Some(&line) = line.filter(|_| ui.memory(Memory::focused).is_none()) {
        ui.memory_mut(|memory| {
            memory.request_focus(line);
            // Or the same press would lead on to the next line.
            memory.move_focus(FocusDirection::None);
        });
    }
}
