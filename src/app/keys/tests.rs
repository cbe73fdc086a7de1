//! What each key asks for, on each screen and behind each thing that covers it.

use super::*;
use crate::core::connect4::LEVELS;

/// What is in front of the person who presses a key.
#[derive(Clone, Copy)]
struct Scene {
    screen: Screen,
    front: Option<&'static str>,
    attention: Attention,
    is_over: bool,
    is_watched: bool,
}

const TITLE: Scene =
    Scene { screen: Screen::Title, front: None, attention: Attention::Nowhere, is_over: false, is_watched: false };
const MODES: Scene = Scene { screen: Screen::ModeSelect, ..TITLE };
const PLAY: Scene = Scene { screen: Screen::Play, ..TITLE };
const OVER: Scene = Scene { is_over: true, ..PLAY };
const WATCHED: Scene = Scene { is_watched: true, ..PLAY };
const ON_COLUMN: Scene = Scene { attention: Attention::Column, ..PLAY };
const ON_WIDGET: Scene = Scene { attention: Attention::Widget, ..PLAY };
const QUIT: Scene = Scene { front: Some("quit"), ..PLAY };
const MENU: Scene = Scene { front: Some("menu"), ..PLAY };
const TYPING: Scene = Scene { front: Some("path"), attention: Attention::Text, ..PLAY };

const SHIFT_CTRL: Modifiers = Modifiers { ctrl: true, shift: true, ..Modifiers::NONE };

/// Returns what a key asks for in a scene; on the board of 7x6.
fn asked(scene: Scene, modifiers: Modifiers, key: Key, repeat: bool) -> Option<Command> {
    let front = scene.front.map(|front| match front {
        "quit" => Front::Quit,
        "menu" => Front::Menu,
        _ => Front::Path { purpose: crate::worker::Purpose::Save, text: String::new(), taken: None },
    });
    let position = Position::empty(Size::STANDARD);
    let focus = Focus {
        screen: scene.screen,
        front: front.as_ref(),
        position: &position,
        is_over: scene.is_over,
        is_watched: scene.is_watched,
        speed: 1.0,
        zoom: 1.0,
    };
    key_command(key, modifiers, repeat, &focus, scene.attention)
}

fn column(number: u8) -> Column {
    Column::from_number(number).expect("a column")
}

#[test]
fn keys_without_ctrl() {
    let cases = [
        (TITLE, Key::A, Some(Command::LeaveTitle)),
        (TITLE, Key::Escape, Some(Command::Back)),
        (TITLE, Key::F1, Some(Command::ShowHelp)),
        (MODES, Key::Num7, Some(Command::ChooseDigit(7))),
        (MODES, Key::Enter, Some(Command::AcceptModes)),
        (MODES, Key::S, Some(Command::SwapSides)),
        (MODES, Key::H, None),
        (PLAY, Key::Num7, Some(Command::Drop(column(7)))),
        (PLAY, Key::Num8, None), // no such column
        (PLAY, Key::Num0, None),
        (PLAY, Key::ArrowLeft, Some(Command::AimBy(-1))),
        (PLAY, Key::ArrowRight, Some(Command::AimBy(1))),
        (PLAY, Key::ArrowDown, Some(Command::DropAimed)),
        (PLAY, Key::Enter, Some(Command::DropAimed)),
        (PLAY, Key::Space, Some(Command::DropAimed)),
        (PLAY, Key::Home, Some(Command::GoTo(0))),
        (PLAY, Key::End, Some(Command::GoTo(usize::MAX))),
        (PLAY, Key::H, Some(Command::Hint)),
        (PLAY, Key::C, Some(Command::ChooseModes)),
        (PLAY, Key::M, Some(Command::ShowMenu)),
        (PLAY, Key::B, Some(Command::TogglePanel)),
        (PLAY, Key::P, Some(Command::TogglePause)),
        (PLAY, Key::Period, Some(Command::StepOnce)),
        (PLAY, Key::Escape, Some(Command::Back)),
        (PLAY, Key::F11, Some(Command::ToggleFullscreen)),
        (PLAY, Key::Y, None),
        (PLAY, Key::Minus, None),
        (OVER, Key::Y, Some(Command::Yes)),
        (OVER, Key::N, Some(Command::No)),
        (WATCHED, Key::Plus, Some(Command::SetSpeed(1.5))),
        (WATCHED, Key::Equals, Some(Command::SetSpeed(1.5))),
        (WATCHED, Key::Minus, Some(Command::SetSpeed(1.0 / 1.5))),
        // A column that has the focus is pressed by itself; a second coin would follow.
        (ON_COLUMN, Key::Enter, None),
        (ON_COLUMN, Key::Space, None),
        (ON_COLUMN, Key::ArrowDown, Some(Command::DropAimed)),
        (ON_COLUMN, Key::ArrowRight, Some(Command::AimBy(1))),
        // A button or a slider keeps the keys that belong to it, and no others.
        (ON_WIDGET, Key::Enter, None),
        (ON_WIDGET, Key::ArrowLeft, None),
        (ON_WIDGET, Key::Num3, Some(Command::Drop(column(3)))),
        (QUIT, Key::Y, Some(Command::Yes)),
        (QUIT, Key::N, Some(Command::No)),
        (QUIT, Key::Enter, Some(Command::Yes)),
        (QUIT, Key::Escape, Some(Command::Back)),
        (QUIT, Key::Num3, None),
        (MENU, Key::Num3, None),
        (MENU, Key::Enter, None),
        (MENU, Key::Escape, Some(Command::Back)),
        (TYPING, Key::Num3, None),
        (TYPING, Key::Escape, Some(Command::Back)),
    ];
    for (scene, key, expected) in cases {
        assert_eq!(asked(scene, Modifiers::NONE, key, false), expected, "{key:?} on {:?}", scene.screen);
        assert_eq!(asked(scene, Modifiers::ALT, key, false), None, "Alt belongs to the desktop");
    }
}

#[test]
fn keys_with_ctrl() {
    let cases = [
        (PLAY, Key::Z, Some(Command::Undo)),
        (PLAY, Key::Y, Some(Command::Redo)),
        (PLAY, Key::ArrowLeft, Some(Command::GoBy(-1))),
        (PLAY, Key::ArrowRight, Some(Command::GoBy(1))),
        (PLAY, Key::N, Some(Command::NewGame)),
        (PLAY, Key::S, Some(Command::Save)),
        (PLAY, Key::O, Some(Command::Open)),
        (PLAY, Key::Comma, Some(Command::ShowSettings)),
        (PLAY, Key::Plus, Some(Command::SetZoom(1.1))),
        (PLAY, Key::Minus, Some(Command::SetZoom(0.9))),
        (PLAY, Key::Num0, Some(Command::SetZoom(1.0))),
        (PLAY, Key::Q, Some(Command::Quit)),
        (PLAY, Key::Num4, None),
        (TITLE, Key::O, Some(Command::Open)),
        (TITLE, Key::S, None),
        (MODES, Key::N, None),
        (MODES, Key::Z, None),
        (QUIT, Key::Z, None),
        (QUIT, Key::N, None),
        (QUIT, Key::O, None),
        (QUIT, Key::Q, Some(Command::Quit)),
        (TYPING, Key::Z, None), // the field has an undo of its own
        (TYPING, Key::S, None),
    ];
    for (scene, key, expected) in cases {
        assert_eq!(asked(scene, Modifiers::CTRL, key, false), expected, "Ctrl and {key:?} on {:?}", scene.screen);
    }
    assert_eq!(asked(PLAY, SHIFT_CTRL, Key::Z, false), Some(Command::Redo));
    assert_eq!(asked(PLAY, SHIFT_CTRL, Key::Q, false), None);
}

#[test]
fn a_key_held_down_repeats_only_what_goes_step_by_step() {
    for key in [Key::ArrowLeft, Key::ArrowRight] {
        assert!(asked(PLAY, Modifiers::NONE, key, true).is_some());
    }
    for key in [Key::Num4, Key::Enter, Key::Space, Key::ArrowDown, Key::H, Key::P, Key::Period, Key::Escape, Key::F1, Key::F11] {
        assert_eq!(asked(PLAY, Modifiers::NONE, key, true), None, "{key:?}");
    }
    for (scene, key) in [(TITLE, Key::A), (MODES, Key::Num1), (MODES, Key::Enter), (OVER, Key::Y), (QUIT, Key::Y)] {
        assert_eq!(asked(scene, Modifiers::NONE, key, true), None, "{key:?} on {:?}", scene.screen);
    }
    assert!(asked(PLAY, Modifiers::CTRL, Key::Z, true).is_some());
    assert_eq!(asked(PLAY, Modifiers::CTRL, Key::N, true), None);
    assert_eq!(asked(PLAY, Modifiers::CTRL, Key::Q, true), None);
}

#[test]
fn the_readme_names_every_key_of_the_help_page() {
    let readme = include_str!("../../../README.md");
    for (keys, what) in HELP.into_iter().flat_map(|(_, keys)| keys) {
        let row =
            readme.lines().any(|line| line.starts_with(&format!("| {keys} |")) || line.starts_with(&format!("| {keys}, when ")));
        assert!(row, "README.md has no row for {keys}: {what}");
    }
}

#[test]
fn the_help_page_has_as_many_digits_as_there_are_players_to_choose() {
    let digits = format!("1 to {}", LEVELS.len() + 1); // and a person
    assert!(HELP.into_iter().flat_map(|(_, keys)| keys).any(|&(keys, _)| keys == digits), "{digits}");
}
