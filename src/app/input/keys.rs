//! Reading keys.

use egui::{Context, Event, Key, Memory, Modifiers, Popup};

use crate::app::contract::board::ARROWS;
use crate::app::contract::command::Command;
use crate::app::contract::screen::{Attention, Pressed, Route, Screen};
use crate::app::input::commands::{self, Cover, Focus, With};

/// Reads the keys pressed since the last frame: adds their commands, and passes the others to the
/// screen.
///
/// A key that is held down counts once, except where it moves something step by step. Keys of a
/// focused text field are left to it.
pub fn read(ctx: &Context, focus: &Focus, taker: &mut dyn Screen, commands: &mut Vec<Command>) {
    let typing = ctx.text_edit_focused();
    let attention = match ctx.memory(Memory::focused) {
        None => Attention::Nowhere,
        Some(_) if typing => Attention::Text,
        Some(id) if taker.owns(id) => Attention::Board,
        Some(_) => Attention::Widget,
    };
    let is_menu = focus.cover == Some(Cover::Menu);
    let events = ctx.input(|input| input.events.clone());
    for event in &events {
        match event {
            Event::Copy if !typing && focus.route == Route::Play => {
                commands.extend(is_menu.then_some(Command::CloseModal));
                commands.push(Command::Copy);
            }
            Event::Paste(text)
                if !typing
                    && (focus.cover.is_none() || is_menu)
                    && focus.route != Route::Practice
                    && !focus.game.is_reviewed =>
            {
                commands.extend(is_menu.then_some(Command::CloseModal));
                commands.push(Command::PasteText(text.clone()));
            }
            // It closes the small menu that is open.
            Event::Key { key: Key::Escape, .. } if Popup::is_any_open(ctx) => {}
            Event::Key { key, pressed: true, repeat, modifiers, .. } => {
                let pressed = Pressed { key: *key, is_repeat: *repeat, attention };
                let is_plain = !modifiers.alt && !modifiers.command && !modifiers.ctrl;
                if is_plain
                    && focus.has_open_board(attention)
                    && taker.on_typed(pressed, commands, focus.now)
                {
                    continue;
                }
                let command = key_command(pressed, *modifiers, focus, |pressed| {
                    taker.on_key(pressed, commands);
                });
                let is_steering = matches!(key, Key::Home | Key::End) && is_plain;
                if command.is_none() && is_menu && !is_steering {
                    // The menu gives way to the command of a key.
                    let behind = Focus { cover: None, ..*focus };
                    if let Some(command) = key_command(pressed, *modifiers, &behind, |_| {}) {
                        commands.push(Command::CloseModal);
                        commands.extend((command != Command::ShowMenu).then_some(command));
                    }
                } else {
                    commands.extend(command);
                }
            }
            _ => {}
        }
    }
}

/// Returns the command of a letter that at first seemed to begin the name of a place.
#[must_use]
pub fn letter_command(key: Key, focus: &Focus) -> Option<Command> {
    let pressed = Pressed { key, is_repeat: false, attention: Attention::Nowhere };
    key_command(pressed, Modifiers::NONE, focus, |_| {})
}

/// Returns the command of a key; without one, the screen gets the key.
fn key_command(
    pressed: Pressed,
    modifiers: Modifiers,
    focus: &Focus,
    take: impl FnOnce(Pressed),
) -> Option<Command> {
    if modifiers.alt {
        return None;
    }
    let has_ctrl = modifiers.command || modifiers.ctrl;
    let held = |with| match with {
        With::Nothing => !has_ctrl,
        With::Ctrl => has_ctrl && !modifiers.shift,
        With::CtrlShift => has_ctrl && modifiers.shift,
        With::CtrlAny => has_ctrl,
    };
    for about in commands::all().filter(|about| about.repeats || !pressed.is_repeat) {
        let chord =
            about.chords.iter().find(|chord| chord.key == Some(pressed.key) && held(chord.with));
        let is_active = (about.needs)(&focus.facts) && focus.allows(about.when, pressed.attention);
        if let Some(chord) = chord.filter(|_| is_active) {
            return Some((chord.asks)(focus));
        }
    }
    if has_ctrl || focus.cover.is_some() || pressed.attention == Attention::Text {
        return None;
    }
    match focus.route {
        Route::Title if !pressed.is_repeat => Some(Command::ShowNewGame),
        Route::Title | Route::NewGame => None,
        // The board of a review is only looked at; the cursor says where a mark is put.
        Route::Play
            if focus.game.is_reviewed
                && !(focus.facts.has_marks && ARROWS.contains(&pressed.key)) =>
        {
            None
        }
        // Other parts of that page use the arrows themselves.
        Route::PastGames if pressed.attention == Attention::Widget => None,
        Route::Play | Route::Practice | Route::PastGames => {
            take(pressed);
            None
        }
    }
}

#[cfg(test)]
mod tests;
