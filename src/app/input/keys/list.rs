//! Every key of the window.

use egui::Key;

use super::binding::{Binding, Chord, Group, With, ctrl, line, plain, repeating};
use super::focus::{Cover, Focus, When};
use crate::app::contract::command::Command;
use crate::app::contract::review_act::ReviewAct;
use crate::app::contract::sound_act::SoundAct;
use crate::core::game::Player;

/// The digits that choose a player; the help page says how many there are of them in the game in
/// front.
pub const DIGITS: &str = "1 to 9";

/// Every key but those of the boards.
pub const KEYS: &[Binding] = &[
    line(
        Group::Playing,
        "H",
        "hint: what would a strong player do?",
        When::Playing,
        &[plain(Key::H, |_| Command::Hint)],
    ),
    line(
        Group::Playing,
        "A",
        "analysis: what is each move worth?",
        When::Playing,
        &[plain(Key::A, |_| Command::ToggleAnalysis)],
    ),
    line(
        Group::Playing,
        "F",
        "free board: try moves for both sides, and back",
        When::AtBoard,
        &[plain(Key::F, |_| Command::FreeBoard)],
    ),
    line(
        Group::Playing,
        "T",
        "threats: where would a coin make a line?",
        When::Threats,
        &[plain(Key::T, |_| Command::ToggleThreats)],
    ),
    line(
        Group::Playing,
        "O",
        "turn the board: see it from the other side",
        When::Turning,
        &[plain(Key::O, |_| Command::TurnBoard)],
    ),
    line(
        Group::Playing,
        "C",
        "change who plays, or the game",
        When::Playing,
        &[plain(Key::C, |_| Command::ChooseModes)],
    ),
    line(
        Group::Playing,
        "M",
        "menu: save, open, copy, paste, settings",
        When::AtBoard,
        &[plain(Key::M, |_| Command::ShowMenu)],
    ),
    line(
        Group::Playing,
        "Esc",
        "one step back, out of what was entered last; asks before it quits",
        When::Always,
        &[plain(Key::Escape, |_| Command::Back)],
    ),
    line(
        Group::Reviewing,
        "R",
        "review the game: every mistake, and what was better",
        When::AtBoard,
        &[plain(Key::R, |_| Command::Review(ReviewAct::Toggle))],
    ),
    line(
        Group::Reviewing,
        "N, P",
        "the next mistake, the one before",
        When::Reviewing,
        &[
            plain(Key::N, |_| Command::Review(ReviewAct::Next)),
            plain(Key::P, |_| Command::Review(ReviewAct::Previous)),
        ],
    ),
    line(
        Group::Reviewing,
        "B",
        "show the best play from here",
        When::Reviewing,
        &[plain(Key::B, |_| Command::Review(ReviewAct::Line))],
    ),
    line(
        Group::Reviewing,
        "T",
        "try again from here",
        When::Reviewing,
        &[plain(Key::T, |_| Command::Review(ReviewAct::TryAgain))],
    ),
    repeating(
        Group::LookingBack,
        "Ctrl+Z",
        "take back",
        When::Playing,
        &[ctrl(Key::Z, |_| Command::Undo)],
    ),
    repeating(
        Group::LookingBack,
        "Ctrl+Y, Ctrl+Shift+Z",
        "play again what was taken back",
        When::Playing,
        &[
            ctrl(Key::Y, |_| Command::Redo),
            Chord {
                key: Key::Z,
                with: With::CtrlShift,
                asks: |_| Command::Redo,
            },
        ],
    ),
    repeating(
        Group::LookingBack,
        "Ctrl+Left, Ctrl+Right",
        "one move back, one move on",
        When::AtBoard,
        &[
            ctrl(Key::ArrowLeft, |_| Command::GoBy(-1)),
            ctrl(Key::ArrowRight, |_| Command::GoBy(1)),
        ],
    ),
    line(
        Group::LookingBack,
        "Home, End",
        "to the first move, to the last",
        When::AtBoard,
        &[
            plain(Key::Home, |_| Command::GoTo(0)),
            plain(Key::End, |_| Command::GoTo(usize::MAX)),
            ctrl(Key::Home, |_| Command::GoTo(0)),
            ctrl(Key::End, |_| Command::GoTo(usize::MAX)),
        ],
    ),
    line(
        Group::LookingBack,
        "V",
        "another line of moves, where several were tried",
        When::Playing,
        &[plain(Key::V, |_| Command::NextLine)],
    ),
    line(
        Group::Watching,
        "P",
        "pause, or go on from here",
        When::Playing,
        &[plain(Key::P, |_| Command::TogglePause)],
    ),
    line(
        Group::Watching,
        ".",
        "one move, then pause",
        When::Playing,
        &[plain(Key::Period, |_| Command::StepOnce)],
    ),
    line(
        Group::Watching,
        "− and +",
        "slower, faster",
        When::Watching,
        &[
            plain(Key::Minus, |focus| Command::SetSpeed(focus.speed / 1.5)),
            plain(Key::Plus, |focus| Command::SetSpeed(focus.speed * 1.5)),
            plain(Key::Equals, |focus| Command::SetSpeed(focus.speed * 1.5)),
        ],
    ),
    line(
        Group::Choosing,
        DIGITS,
        "choose a player for one side, then for the other",
        When::Choosing,
        &[
            plain(Key::Num1, |_| Command::ChooseDigit(1)),
            plain(Key::Num2, |_| Command::ChooseDigit(2)),
            plain(Key::Num3, |_| Command::ChooseDigit(3)),
            plain(Key::Num4, |_| Command::ChooseDigit(4)),
            plain(Key::Num5, |_| Command::ChooseDigit(5)),
            plain(Key::Num6, |_| Command::ChooseDigit(6)),
            plain(Key::Num7, |_| Command::ChooseDigit(7)),
            plain(Key::Num8, |_| Command::ChooseDigit(8)),
            plain(Key::Num9, |_| Command::ChooseDigit(9)),
        ],
    ),
    line(
        Group::Choosing,
        "L",
        "the first lesson, if it is offered",
        When::Choosing,
        &[plain(Key::L, |_| Command::TakeLesson)],
    ),
    line(
        Group::Choosing,
        "Left, Right",
        "choose for the one side, for the other",
        When::Steering,
        &[
            plain(Key::ArrowLeft, |_| Command::ChooseSide(Player::First)),
            plain(Key::ArrowRight, |_| Command::ChooseSide(Player::Second)),
        ],
    ),
    repeating(
        Group::Choosing,
        "Up, Down",
        "the player above, the one below",
        When::Steering,
        &[
            plain(Key::ArrowUp, |_| Command::StepChoice(-1)),
            plain(Key::ArrowDown, |_| Command::StepChoice(1)),
        ],
    ),
    line(
        Group::Choosing,
        "M",
        "more players, and how a computer thinks; back again",
        When::Choosing,
        &[plain(Key::M, |_| Command::ToggleOthers)],
    ),
    line(
        Group::Choosing,
        "T",
        "teaching, or not",
        When::Choosing,
        &[plain(Key::T, |_| Command::ToggleTeaching)],
    ),
    line(
        Group::Choosing,
        "G",
        "the next game",
        When::Choosing,
        &[plain(Key::G, |_| Command::NextGame)],
    ),
    line(
        Group::Choosing,
        "S",
        "swap the sides",
        When::Choosing,
        &[plain(Key::S, |_| Command::SwapSides)],
    ),
    line(
        Group::Choosing,
        "Enter",
        "play with what is chosen",
        When::Accepting,
        &[plain(Key::Enter, enter)],
    ),
    line(
        Group::Choosing,
        "Y, N",
        "yes, no",
        When::Asked,
        &[
            plain(Key::Y, |_| Command::Yes),
            plain(Key::N, |_| Command::No),
        ],
    ),
    line(
        Group::Window,
        "Ctrl+N",
        "new game, same players",
        When::Playing,
        &[ctrl(Key::N, |_| Command::NewGame)],
    ),
    line(
        Group::Window,
        "Ctrl+S, Ctrl+O",
        "save, open",
        When::AtBoard,
        &[ctrl(Key::S, |_| Command::Save)],
    ),
    line(
        Group::Window,
        "",
        "",
        When::NothingInFront,
        &[ctrl(Key::O, |_| Command::Open)],
    ),
    // The system tells of these as of copying and pasting, not as of keys.
    line(
        Group::Window,
        "Ctrl+C, Ctrl+V",
        "copy the position, paste one",
        When::Playing,
        &[],
    ),
    line(
        Group::Window,
        "Ctrl+Shift+C",
        "copy a picture of the board",
        When::AtBoard,
        &[Chord {
            key: Key::C,
            with: With::CtrlShift,
            asks: |_| Command::CopyPicture,
        }],
    ),
    repeating(
        Group::Window,
        "Ctrl+Plus, Ctrl+Minus, Ctrl+0",
        "larger, smaller, usual size",
        When::Always,
        // On some layouts the release of Plus is reported as that of another key, so that each
        // further press looks held down.
        &[
            Chord {
                key: Key::Plus,
                with: With::CtrlAny,
                asks: |focus| Command::SetZoom(focus.zoom + 0.1),
            },
            Chord {
                key: Key::Equals,
                with: With::CtrlAny,
                asks: |focus| Command::SetZoom(focus.zoom + 0.1),
            },
            Chord {
                key: Key::Minus,
                with: With::CtrlAny,
                asks: |focus| Command::SetZoom(focus.zoom - 0.1),
            },
        ],
    ),
    line(
        Group::Window,
        "",
        "",
        When::Always,
        &[ctrl(Key::Num0, |_| Command::SetZoom(1.0))],
    ),
    line(
        Group::Window,
        "B",
        "show or fold away the panel",
        When::Playing,
        &[plain(Key::B, |_| Command::TogglePanel)],
    ),
    line(
        Group::Window,
        "Ctrl+M",
        "sound on or off",
        When::Always,
        &[ctrl(Key::M, |_| Command::Sound(SoundAct::Toggle))],
    ),
    line(
        Group::Window,
        "Ctrl+L",
        "large names and score, for a stream; and back",
        When::Playing,
        &[ctrl(Key::L, |_| Command::ToggleStage)],
    ),
    line(
        Group::Window,
        "Ctrl+T",
        "statistics",
        When::NothingInFront,
        &[ctrl(Key::T, |_| Command::ShowStatistics)],
    ),
    line(
        Group::Window,
        "Ctrl+Comma",
        "settings",
        When::Always,
        &[ctrl(Key::Comma, |_| Command::ShowSettings)],
    ),
    line(
        Group::Window,
        "F1",
        "this page",
        When::Always,
        &[plain(Key::F1, |_| Command::ShowHelp)],
    ),
    line(
        Group::Window,
        "F11",
        "full screen, and back",
        When::Always,
        &[plain(Key::F11, |_| Command::ToggleFullscreen)],
    ),
    line(
        Group::Window,
        "Ctrl+Q",
        "quit",
        When::Always,
        &[ctrl(Key::Q, |_| Command::Quit)],
    ),
];

/// Returns in a word or two what a key alone does at the board, if it does anything.
#[must_use]
pub fn meaning(key: Key) -> Option<&'static str> {
    let at_board = |when| {
        matches!(
            when,
            When::AtBoard | When::Playing | When::Threats | When::Turning
        )
    };
    let does = |binding: &&Binding| {
        at_board(binding.when)
            && binding
                .chords
                .iter()
                .any(|chord| chord.key == key && chord.with == With::Nothing)
    };
    KEYS.iter().find(does).map(|binding| {
        binding
            .what
            .split([':', ','])
            .next()
            .unwrap_or(binding.what)
    })
}

/// Returns what Enter asks for, where no element has the keyboard's attention: what loses something
/// takes more than that.
const fn enter(focus: &Focus) -> Command {
    match focus.cover {
        Some(Cover::Question {
            enter_says_yes: true,
        }) => Command::Yes,
        Some(Cover::Question {
            enter_says_yes: false,
        }) => Command::No,
        Some(Cover::Page) | None => Command::AcceptModes,
    }
}
