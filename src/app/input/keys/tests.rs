//! The command of each key, on each screen and behind each dialog.

use serde_json::json;

use crate::app::contract::board::BoardInput;
use crate::app::contract::board::{BoardUi, Touch};
use crate::app::contract::command::{Action, Choice, Command, ReviewStep};
use crate::app::contract::screen::{GameEntry, GameFacts, GameKeys, Screen as _, State};
use crate::app::input::commands::{Chord, Cover, GROUPS, OTHERS, When};
use crate::app::input::keys::*;
use crate::app::table::GameTable;
use crate::core::connect4::{Column, Connect4, Size};
use crate::games::{GameId, with_game};
use crate::players::Seat;
use crate::session::SavedGame;
use crate::storage::{MarkShape, Marking};
use crate::words::text;
use crate::worker::Purpose;

/// The situation in which a key is pressed.
#[derive(Clone, Copy)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact about the game")]
struct Scene {
    route: Route,
    cover: Option<Cover>,
    attention: Attention,
    is_over: bool,
    is_reviewed: bool,
    is_watched: bool,
    has_marks: bool,
}

const TITLE: Scene = Scene {
    route: Route::Title,
    cover: None,
    attention: Attention::Nowhere,
    is_over: false,
    is_reviewed: false,
    is_watched: false,
    has_marks: false,
};
/// Returns the command that sets the speed of watched games.
fn speed(speed: f32) -> Command {
    Command::Change("speed", json!(speed))
}

const MODES: Scene = Scene { route: Route::NewGame, ..TITLE };
const PLAY: Scene = Scene { route: Route::Play, ..TITLE };
const OVER: Scene = Scene { is_over: true, ..PLAY };
const REVIEWED: Scene = Scene { is_reviewed: true, has_marks: true, ..OVER };
const MARKED: Scene = Scene { has_marks: true, ..PLAY };
const WATCHED: Scene = Scene { is_watched: true, ..PLAY };
const ON_COLUMN: Scene = Scene { attention: Attention::Board, ..PLAY };
const ON_WIDGET: Scene = Scene { attention: Attention::Widget, ..PLAY };
const QUIT: Scene = Scene { cover: Some(Cover::Question { enter_says_yes: false }), ..PLAY };
const MENU: Scene = Scene { cover: Some(Cover::Page), ..PLAY };
const TYPING: Scene = Scene { cover: Some(Cover::Page), attention: Attention::Text, ..PLAY };

const SHIFT_CTRL: Modifiers = Modifiers { ctrl: true, shift: true, ..Modifiers::NONE };

/// The meaning of a key: a command of the window, or a touch of the board.
#[derive(Clone, Debug, PartialEq)]
enum Meaning {
    Command(Command),
    Board(Touch<Connect4>),
}

/// Returns the meaning of a key in a scene, on a 7x6 board with the cursor at column 4.
fn asked(scene: Scene, modifiers: Modifiers, key: Key, is_repeat: bool) -> Option<Meaning> {
    let focus = Focus {
        route: scene.route,
        cover: scene.cover,
        game: State {
            has_ended: scene.is_over,
            is_reviewed: scene.is_reviewed,
            is_watched: scene.is_watched,
            shows_analysis: false,
            ..State::default()
        },
        facts: GameFacts {
            has_threats: true,
            has_stones: true,
            has_marks: scene.has_marks,
            has_territory: true,
            can_turn: true,
            ..GameFacts::default()
        },
        speed: 1.0,
        zoom: 1.0,
        now: 0.0,
    };
    let pressed = Pressed { key, is_repeat, attention: scene.attention };
    let mut table = GameTable::<Connect4>::new(
        &Context::default(),
        SavedGame::new(Size::STANDARD, [Seat::Human; 2], 1),
    );
    let mut asked = Vec::new();
    let command = key_command(pressed, modifiers, &focus, |pressed| {
        table.on_key(pressed, &mut asked);
    });
    match (command, asked.as_slice()) {
        (None, [Command::Act(act)]) => match act.get::<BoardInput<Connect4>>() {
            Some(BoardInput::Key(touch)) => Some(Meaning::Board(touch)),
            other => panic!("{other:?}"),
        },
        (command, asked) => {
            assert!(asked.is_empty(), "{asked:?}");
            command.map(Meaning::Command)
        }
    }
}

fn command(command: impl Into<Command>) -> Meaning {
    Meaning::Command(command.into())
}

fn drop_in(number: u8) -> Meaning {
    Meaning::Board(Touch::Play(column(number)))
}

fn aim_at(number: u8) -> Meaning {
    Meaning::Board(Touch::Aim(column(number)))
}

fn column(number: u8) -> Column {
    Column::from_number(number).expect("a column")
}

#[test]
fn keys_without_ctrl() {
    let cases = [
        (TITLE, Key::A, Some(command(Command::ShowNewGame))),
        (TITLE, Key::Escape, Some(command(Command::Back))),
        (TITLE, Key::F1, Some(command(Command::ShowHelp))),
        (MODES, Key::Num7, Some(command(Choice::Digit(7)))),
        (MODES, Key::Enter, Some(command(Choice::Start))),
        (MODES, Key::S, Some(command(Choice::Swap))),
        (MODES, Key::H, None),
        (MODES, Key::M, Some(command(Choice::Customize))),
        (MODES, Key::T, Some(command(Choice::NextCoach))),
        (MODES, Key::ArrowLeft, Some(command(Choice::StepStarts(-1)))),
        (MODES, Key::ArrowRight, Some(command(Choice::StepStarts(1)))),
        (MODES, Key::ArrowUp, Some(command(Choice::Step(-1)))),
        (MODES, Key::ArrowDown, Some(command(Choice::Step(1)))),
        (MODES, Key::G, Some(command(Command::ChooseNextGame))),
        (PLAY, Key::Num7, Some(drop_in(7))),
        (PLAY, Key::Num8, None), // no such column
        (PLAY, Key::Num0, None),
        (PLAY, Key::ArrowLeft, Some(aim_at(3))),
        (PLAY, Key::ArrowRight, Some(aim_at(5))),
        (PLAY, Key::ArrowDown, Some(drop_in(4))),
        (PLAY, Key::Enter, Some(drop_in(4))),
        (PLAY, Key::Space, Some(drop_in(4))),
        (PLAY, Key::Home, Some(command(Action::GoTo(0)))),
        (PLAY, Key::End, Some(command(Action::GoTo(usize::MAX)))),
        (PLAY, Key::H, Some(command(Action::Hint))),
        (PLAY, Key::T, Some(command(Command::Toggle("threats")))),
        (PLAY, Key::F3, Some(command(Command::Toggle("move_numbers")))),
        (PLAY, Key::F5, Some(command(Action::Territory))),
        (REVIEWED, Key::F5, Some(command(Action::Territory))),
        (REVIEWED, Key::Num2, Some(command(Action::Mark(Marking::Shape(MarkShape::Square))))),
        (REVIEWED, Key::F3, Some(command(Command::Toggle("move_numbers")))),
        (PLAY, Key::O, Some(command(Action::TurnBoard))),
        (PLAY, Key::C, Some(command(Command::ShowNewGame))),
        (PLAY, Key::M, Some(command(Command::ShowMenu))),
        (PLAY, Key::B, Some(command(Command::TogglePanel))),
        (PLAY, Key::P, Some(command(Action::TogglePause))),
        (PLAY, Key::Period, Some(command(Action::StepOnce))),
        (PLAY, Key::Escape, Some(command(Command::Back))),
        (PLAY, Key::F11, Some(command(Command::ToggleFullscreen))),
        (PLAY, Key::Y, None),
        (PLAY, Key::Minus, None),
        (OVER, Key::Y, Some(command(Command::Yes))),
        (OVER, Key::N, Some(command(Command::No))),
        (PLAY, Key::R, Some(command(Action::Review(ReviewStep::Toggle)))),
        (PLAY, Key::F, Some(command(Command::FreeBoard))),
        (PLAY, Key::V, Some(command(Action::NextLine))),
        // In a review the same letters go from mistake to mistake, and the board is only looked at.
        (REVIEWED, Key::N, Some(command(Action::Review(ReviewStep::Next)))),
        (REVIEWED, Key::P, Some(command(Action::Review(ReviewStep::Previous)))),
        (REVIEWED, Key::B, Some(command(Action::Review(ReviewStep::Line)))),
        (REVIEWED, Key::T, Some(command(Action::Review(ReviewStep::TryAgain)))),
        (REVIEWED, Key::R, Some(command(Action::Review(ReviewStep::Toggle)))),
        (REVIEWED, Key::Escape, Some(command(Command::Back))),
        (REVIEWED, Key::Num3, Some(command(Action::Mark(Marking::Shape(MarkShape::Circle))))),
        (MARKED, Key::Num6, Some(command(Action::Mark(Marking::Letter)))),
        (REVIEWED, Key::Enter, None),
        (REVIEWED, Key::Y, None),
        (REVIEWED, Key::H, None),
        (WATCHED, Key::Plus, Some(command(speed(1.5)))),
        (WATCHED, Key::Equals, Some(command(speed(1.5)))),
        (WATCHED, Key::Minus, Some(command(speed(1.0 / 1.5)))),
        // A focused column is pressed by egui; a second coin would follow.
        (ON_COLUMN, Key::Enter, None),
        (ON_COLUMN, Key::Space, None),
        (ON_COLUMN, Key::ArrowDown, Some(drop_in(4))),
        (ON_COLUMN, Key::ArrowRight, Some(aim_at(5))),
        // A button or slider keeps its own keys, and no others.
        (ON_WIDGET, Key::Enter, None),
        (ON_WIDGET, Key::ArrowLeft, None),
        (ON_WIDGET, Key::Num3, Some(drop_in(3))),
        (QUIT, Key::Y, Some(command(Command::Yes))),
        (QUIT, Key::N, Some(command(Command::No))),
        (QUIT, Key::Enter, Some(command(Command::No))),
        (QUIT, Key::Escape, Some(command(Command::Back))),
        (QUIT, Key::Num3, None),
        (MENU, Key::Num3, None),
        (MENU, Key::Enter, None),
        (MENU, Key::Escape, Some(command(Command::Back))),
        (TYPING, Key::Num3, None),
        (TYPING, Key::Escape, Some(command(Command::Back))),
    ];
    for (scene, key, expected) in cases {
        assert_eq!(
            asked(scene, Modifiers::NONE, key, false),
            expected,
            "{key:?} on {:?}",
            scene.route
        );
        assert_eq!(asked(scene, Modifiers::ALT, key, false), None, "Alt belongs to the desktop");
    }
}

#[test]
fn keys_with_ctrl() {
    let cases = [
        (PLAY, Key::Z, Some(command(Action::Undo))),
        (PLAY, Key::Y, Some(command(Action::Redo))),
        (PLAY, Key::ArrowLeft, Some(command(Action::GoBy(-1)))),
        (PLAY, Key::ArrowRight, Some(command(Action::GoBy(1)))),
        (PLAY, Key::N, Some(command(Command::PlayAgain))),
        (PLAY, Key::S, Some(command(Command::AskFile(Purpose::Save)))),
        (PLAY, Key::O, Some(command(Command::AskFile(Purpose::Open)))),
        (PLAY, Key::Comma, Some(command(Command::ShowSettings))),
        (PLAY, Key::Plus, Some(command(Command::SetZoom(1.1)))),
        (PLAY, Key::Minus, Some(command(Command::SetZoom(0.9)))),
        (PLAY, Key::Num0, Some(command(Command::SetZoom(1.0)))),
        (PLAY, Key::Q, Some(command(Command::Quit))),
        (PLAY, Key::Num4, None),
        (TITLE, Key::O, Some(command(Command::AskFile(Purpose::Open)))),
        (TITLE, Key::S, None),
        (MODES, Key::N, None),
        (MODES, Key::Z, None),
        (QUIT, Key::Z, None),
        (QUIT, Key::N, None),
        (QUIT, Key::O, None),
        (QUIT, Key::Q, Some(command(Command::Quit))),
        (TYPING, Key::Z, None), // the field has an undo of its own
        (TYPING, Key::S, None),
    ];
    for (scene, key, expected) in cases {
        assert_eq!(
            asked(scene, Modifiers::CTRL, key, false),
            expected,
            "Ctrl and {key:?} on {:?}",
            scene.route
        );
    }
    assert_eq!(asked(PLAY, SHIFT_CTRL, Key::Z, false), Some(command(Action::Redo)));
    assert_eq!(asked(PLAY, SHIFT_CTRL, Key::Q, false), None);
}

#[test]
fn a_key_held_down_repeats_only_what_goes_step_by_step() {
    for key in [Key::ArrowLeft, Key::ArrowRight] {
        assert!(asked(PLAY, Modifiers::NONE, key, true).is_some());
    }
    for key in [
        Key::Num4,
        Key::Enter,
        Key::Space,
        Key::ArrowDown,
        Key::H,
        Key::P,
        Key::Period,
        Key::Escape,
        Key::F1,
        Key::F11,
    ] {
        assert_eq!(asked(PLAY, Modifiers::NONE, key, true), None, "{key:?}");
    }
    for (scene, key) in
        [(TITLE, Key::A), (MODES, Key::Num1), (MODES, Key::Enter), (OVER, Key::Y), (QUIT, Key::Y)]
    {
        assert_eq!(asked(scene, Modifiers::NONE, key, true), None, "{key:?} on {:?}", scene.route);
    }
    assert!(asked(PLAY, Modifiers::CTRL, Key::Z, true).is_some());
    assert_eq!(asked(PLAY, Modifiers::CTRL, Key::N, true), None);
    assert_eq!(asked(PLAY, Modifiers::CTRL, Key::Q, true), None);
}

const MANUAL: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/manual.md"));

#[test]
fn the_manual_names_every_key_of_the_help_page() {
    for &game in GameId::ALL {
        with_game!(game, K => assert_manual_names_keys::<K>());
    }
}

/// Asserts that the manual has a row for each line of the help page of this game.
fn assert_manual_names_keys<K: BoardUi>() {
    let game = (GameEntry::of::<K>().keys)();
    for (keys, what) in GROUPS.iter().flat_map(|group| group.lines(&game)) {
        // The number of players differs from game to game.
        let keys = if keys.starts_with("1 to ") && what == text::keys::player_digits() {
            "1 to 9".into()
        } else {
            keys
        };
        let row = MANUAL.lines().any(|line| {
            line.starts_with(&format!("| {keys} |"))
                || line.starts_with(&format!("| {keys}, when "))
        });
        assert!(row, "docs/manual.md has no row for {keys} in {}: {what}", K::title());
    }
    for about in OTHERS.iter().filter(|about| (about.needs)(&game.facts)) {
        for key in about.chords.iter().filter_map(|chord| chord.key) {
            let has_it = K::KEYS.iter().any(|own| own.keys.contains(&key));
            assert!(has_it, "{} has no key {key:?}, which its buttons name", K::title());
        }
    }
    for entry in K::EXTRAS.practices {
        for (keys, what) in (entry.keys)() {
            let what = what.to_lowercase();
            let row = format!("| {keys}, in ");
            let title = (entry.title)().to_lowercase();
            let is_there = MANUAL.lines().any(|line| {
                line.starts_with(&row) && line.contains(&title) && line.contains(&what)
            });
            assert!(is_there, "docs/manual.md has no row for {keys} in {title}: {what}");
        }
    }
}

#[test]
fn the_help_page_has_as_many_digits_as_there_are_opponents() {
    for (opponents, digits) in [(8, "1 to 8"), (6, "1 to 6")] {
        let game = GameKeys { opponents, ..GameKeys::default() };
        let mut lines = GROUPS.iter().flat_map(|group| group.lines(&game));
        assert!(lines.any(|(keys, _)| keys == digits), "{digits}");
    }
}

/// A key that is in the table twice for the same moment would only do one of two things.
#[test]
fn no_key_means_two_things_at_once() {
    let all =
        commands::all().flat_map(|about| about.chords.iter().map(move |chord| (about, chord)));
    let says = |chord: &Chord| (chord.asks)(&Focus::default());
    for (index, (about, chord)) in all.clone().enumerate() {
        for (other, twin) in all.clone().skip(index + 1) {
            let same = chord.key == twin.key && chord.with == twin.with && about.when == other.when;
            assert!(
                !same,
                "{:?} is in the table twice: {:?} and {:?}",
                chord.key,
                says(chord),
                says(twin)
            );
        }
    }
    for key in Connect4::KEYS.iter().flat_map(|entry| entry.keys) {
        let taken = commands::all().any(|about| {
            about.when == When::Playing
                && about
                    .chords
                    .iter()
                    .any(|chord| chord.key == Some(*key) && chord.with == With::Nothing)
        });
        assert!(!taken, "{key:?} of the board is a key of the window, too");
    }
}

#[test]
fn enter_neither_forgets_statistics_nor_quits() {
    let clear = Scene { cover: Some(Cover::Question { enter_says_yes: false }), ..PLAY };
    let asked = |scene, key| asked(scene, Modifiers::NONE, key, false);
    assert_eq!(asked(QUIT, Key::Enter), Some(Meaning::Command(Command::No)));
    assert_eq!(asked(clear, Key::Enter), Some(Meaning::Command(Command::No)));
    assert_eq!(asked(clear, Key::N), Some(Meaning::Command(Command::No)));
    assert_eq!(asked(clear, Key::Y), Some(Meaning::Command(Command::Yes)));
    assert_eq!(
        asked(Scene { attention: Attention::Widget, ..clear }, Key::Enter),
        None,
        "the button under the focus says it"
    );
}
