//! Presses of keys and of the pointer.

use egui::{FocusDirection, Id, Key, Memory, Response, Ui, vec2};

/// Returns whether a widget was clicked or pressed in this frame. A key that is held down counts
/// once.
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

/// Returns whether this is the second or third click in quick succession at the same place.
#[must_use]
pub fn is_double_click(ui: &Ui) -> bool {
    use egui::PointerButton::Primary;
    ui.input(|input| {
        input.pointer.button_double_clicked(Primary) || input.pointer.button_triple_clicked(Primary)
    })
}

/// Scrolls what an area shows by most of its height when Page Up or Page Down is pressed and nothing
/// covers it.
pub fn scroll_by_page_keys(ui: &Ui, height: f32) {
    let is_in_front = ui.memory(|memory| memory.allows_interaction(ui.layer_id()));
    for (key, share) in [(Key::PageDown, -0.8), (Key::PageUp, 0.8)] {
        if is_in_front && ui.input(|input| input.key_pressed(key)) {
            ui.scroll_with_delta(vec2(0.0, share * height));
        }
    }
}

/// Focuses the first line or the last one when an arrow key is pressed while nothing has the focus.
/// From there egui moves the focus from line to line.
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
            // Otherwise the same press would move on to the next line.
            memory.move_focus(FocusDirection::None);
        });
    }
}
