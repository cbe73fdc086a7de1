//! The keyboard: which keys do what, in one table that the help page shows too.

use eframe::egui::{Context, Event, Key, Modifiers};

use super::board_view::column_id;
use super::command::Command;
use super::{Front, Screen};
use crate::core::connect4::{Column, Position, Shape, Size};

/// A group of keys on the help page: its title, and each key with what it does.
pub type Group = (&'static str, &'static [(&'static str, &'static str)]);

/// Every key there is, for the help page.
pub const HELP: [Group; 5] = [
    (
        "Playing",
        &[
            ("1 to 9", "drop a coin in that column"),
            ("Left, Right", "move the coin"),
            ("Down, Enter, Space", "drop the coin"),
            ("H", "hint: where would a strong player drop it?"),
            ("C", "change who plays"),
            ("M", "menu: save, open, copy, paste, settings"),
            ("Esc", "one step back; asks before it quits"),
        ],
    ),
    (
        "Taking back and looking back",
        &[
            ("Ctrl+Z", "take back"),
            ("Ctrl+Y, Ctrl+Shift+Z", "play again what was taken back"),
            ("Ctrl+Left, Ctrl+Right", "one move back, one move on"),
            ("Home, End", "to the first move, to the last"),
        ],
    ),
    ("Watching computers", &[("P", "pause, or go on from here"), (".", "one move, then pause"), ("− and +", "slower, faster")]),
    (
        "Choosing who plays, and questions",
        &[
            ("1 to 8", "choose a player for one side, then for the other"),
            ("S", "swap the sides"),
            ("Enter", "go on with what is chosen"),
            ("Y, N", "yes, no"),
        ],
    ),
    (
        "Games and the window",
        &[
            ("Ctrl+N", "new game, same players"),
            ("Ctrl+S, Ctrl+O", "save, open"),
            ("Ctrl+C, Ctrl+V", "copy the position, paste one"),
            ("Ctrl+Plus, Ctrl+Minus, Ctrl+0", "larger, smaller, usual size"),
            ("B", "show or fold away the panel"),
            ("Ctrl+Comma", "settings"),
            ("F1", "this page"),
            ("F11", "full screen"),
            ("Ctrl+Q", "quit"),
        ],
    ),
];

/// What the keys mean depends on what is in front.
pub struct Focus<'a> {
    /// The screen.
    pub screen: Screen,
    /// What covers it.
    pub front: Option<&'a Front>,
    /// The position on the board.
    pub position: &'a Position<Size>,
    /// Whether the game on the screen is over.
    pub is_over: bool,
    /// Whether both sides are computers.
    pub is_watched: bool,
    /// The speed at which they are watched.
    pub speed: f32,
    /// The size of everything, as the settings have it.
    pub zoom: f32,
}

/// Returns what the keys pressed since the last frame ask for.
///
/// A key that is held down counts once, except where it moves something step by step. Keys that belong to a text field that
/// has the focus are left to it.
#[must_use]
pub fn commands(ctx: &Context, focus: &Focus<'_>) -> Vec<Command> {
    let typing = ctx.text_edit_focused();
    let attention = match ctx.memory(eframe::egui::Memory::focused) {
        None => Attention::Nowhere,
        Some(_) if typing => Attention::Text,
        Some(id) if focus.position.columns().any(|column| column_id(column) == id) => Attention::Column,
        Some(_) => Attention::Widget,
    };
    let events = ctx.input(|input| input.events.clone());
    let mut commands = Vec::new();
    for event in &events {
        match event {
            Event::Copy if !typing && focus.screen == Screen::Play => commands.push(Command::Copy),
            Event::Paste(text) if !typing && focus.front.is_none() => commands.push(Command::PasteText(text.clone())),
            Event::Key { key, pressed: true, repeat, modifiers, .. } => {
                if let Some(command) = key_command(*key, *modifiers, *repeat, focus, attention) {
                    commands.push(command);
                }
            }
            _ => {}
        }
    }
    commands
}

/// What has the keyboard's attention.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Attention {
    /// Nothing in particular.
    Nowhere,
    /// A column of the board, which Enter and Space press by themselves.
    Column,
    /// A field that is being typed in.
    Text,
    /// Something else, which Enter, Space and the arrow keys belong to.
    Widget,
}

/// Returns what a key asks for.
fn key_command(key: Key, modifiers: Modifiers, repeat: bool, focus: &Focus<'_>, attention: Attention) -> Option<Command> {
    if modifiers.alt {
        return None;
    }
    if modifiers.command || modifiers.ctrl {
        return shortcut(key, modifiers.shift, repeat, focus, attention);
    }
    match (key, focus.front) {
        (Key::F1, _) if !repeat => return Some(Command::ShowHelp),
        (Key::F11, _) if !repeat => return Some(Command::ToggleFullscreen),
        (Key::Escape, _) if !repeat => return Some(Command::Back),
        (_, Some(Front::Quit | Front::Resume(_))) if !repeat => return answer(key, attention),
        (_, Some(_)) => return None,
        (_, None) => {}
    }
    match focus.screen {
        _ if attention == Attention::Text => None,
        Screen::Title if !repeat => Some(Command::LeaveTitle),
        Screen::ModeSelect if !repeat => modes_key(key, attention),
        Screen::Play => play_key(key, repeat, focus, attention),
        Screen::Title | Screen::ModeSelect => None,
    }
}

/// Returns what a key says to a question.
fn answer(key: Key, attention: Attention) -> Option<Command> {
    match key {
        Key::Y => Some(Command::Yes),
        Key::N => Some(Command::No),
        Key::Enter if attention == Attention::Nowhere => Some(Command::Yes),
        _ => None,
    }
}

/// Returns what a key together with Ctrl asks for.
fn shortcut(key: Key, shift: bool, repeat: bool, focus: &Focus<'_>, attention: Attention) -> Option<Command> {
    let playing = focus.screen == Screen::Play && focus.front.is_none() && attention != Attention::Text;
    // These may be held down: each repetition is one more step.
    if playing {
        match (key, shift) {
            (Key::Z, false) => return Some(Command::Undo),
            (Key::Y, false) | (Key::Z, true) => return Some(Command::Redo),
            (Key::ArrowLeft, false) => return Some(Command::GoBy(-1)),
            (Key::ArrowRight, false) => return Some(Command::GoBy(1)),
            (Key::Home, false) => return Some(Command::GoTo(0)),
            (Key::End, false) => return Some(Command::GoTo(usize::MAX)),
            _ => {}
        }
    }
    match (key, shift) {
        // On some layouts the release of Plus is told as that of another key, so that each further press looks held down.
        (Key::Plus | Key::Equals, _) => Some(Command::SetZoom(focus.zoom + 0.1)),
        (Key::Minus, _) => Some(Command::SetZoom(focus.zoom - 0.1)),
        _ if repeat => None,
        (Key::Q, false) => Some(Command::Quit),
        (Key::N, false) if playing => Some(Command::NewGame),
        (Key::S, false) if playing => Some(Command::Save),
        (Key::O, false) if focus.front.is_none() => Some(Command::Open),
        (Key::Comma, false) => Some(Command::ShowSettings),
        (Key::Num0, false) => Some(Command::SetZoom(1.0)),
        _ => None,
    }
}

/// Returns what a key asks for in the mode selection.
fn modes_key(key: Key, attention: Attention) -> Option<Command> {
    match key {
        Key::Enter if attention == Attention::Nowhere => Some(Command::AcceptModes),
        Key::S => Some(Command::SwapSides),
        _ => digit(key).map(Command::ChooseDigit),
    }
}

/// Returns what a key asks for while a game is on the screen.
fn play_key(key: Key, repeat: bool, focus: &Focus<'_>, attention: Attention) -> Option<Command> {
    let on_board = matches!(attention, Attention::Nowhere | Attention::Column);
    match key {
        Key::ArrowLeft if on_board => return Some(Command::AimBy(-1)),
        Key::ArrowRight if on_board => return Some(Command::AimBy(1)),
        _ if repeat => return None,
        _ => {}
    }
    if focus.is_over {
        match key {
            Key::Y => return Some(Command::Yes),
            Key::N => return Some(Command::No),
            _ => {}
        }
    }
    match key {
        Key::Enter | Key::Space if attention == Attention::Nowhere => Some(Command::DropAimed),
        Key::ArrowDown if on_board => Some(Command::DropAimed),
        Key::Home => Some(Command::GoTo(0)),
        Key::End => Some(Command::GoTo(usize::MAX)),
        Key::H => Some(Command::Hint),
        Key::C => Some(Command::ChooseModes),
        Key::M => Some(Command::ShowMenu),
        Key::P => Some(Command::TogglePause),
        Key::B => Some(Command::TogglePanel),
        Key::Period => Some(Command::StepOnce),
        Key::Minus if focus.is_watched => Some(Command::SetSpeed(focus.speed / 1.5)),
        Key::Plus | Key::Equals if focus.is_watched => Some(Command::SetSpeed(focus.speed * 1.5)),
        _ => digit(key).and_then(|digit| {
            let column = Column::from_number(u8::try_from(digit).ok()?)?;
            (column.index() < focus.position.shape().columns()).then_some(Command::Drop(column))
        }),
    }
}

/// Returns the digit from 1 to 9 that a key stands for.
const fn digit(key: Key) -> Option<usize> {
    Some(match key {
        Key::Num1 => 1,
        Key::Num2 => 2,
        Key::Num3 => 3,
        Key::Num4 => 4,
        Key::Num5 => 5,
        Key::Num6 => 6,
        Key::Num7 => 7,
        Key::Num8 => 8,
        Key::Num9 => 9,
        _ => return None,
    })
}

#[cfg(test)]
mod tests;
