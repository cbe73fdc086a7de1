//! Every key of the window.

use egui::Key;
use serde_json::json;

use super::binding::{
    Binding, Chord, Cover, Focus, Group, KeyNames, When, With, ctrl, line, plain,
};
use crate::app::contract::command::{Action, Choice, Command, ReviewStep, VariationEdit};
use crate::app::contract::screen::Route;
use crate::storage::{MarkShape, Marking};
use crate::words::text;

/// All keys except those of the boards.
pub const KEYS: &[Binding] = &[
    line(
        Group::Playing,
        KeyNames::Name(|| "H"),
        text::keys::hint,
        When::Playing,
        &[plain(Key::H, |_| Action::Hint.into())],
    ),
    line(
        Group::Playing,
        KeyNames::Name(|| "A"),
        text::keys::analysis,
        When::Playing,
        &[plain(Key::A, |_| Action::Analysis(None).into())],
    ),
    line(
        Group::Playing,
        KeyNames::Name(|| "K"),
        text::keys::keep_move,
        When::HeldBack,
        &[plain(Key::K, |_| Action::KeepMove.into())],
    ),
    line(
        Group::Playing,
        KeyNames::Name(|| "F"),
        text::keys::free_board,
        When::AtBoard,
        &[plain(Key::F, |_| Command::FreeBoard)],
    ),
    line(
        Group::Playing,
        KeyNames::Name(|| "T"),
        text::keys::threats,
        When::Playing,
        &[plain(Key::T, |_| Command::Toggle("threats"))],
    )
    .where_game(|game| game.has_threats),
    line(
        Group::Playing,
        KeyNames::Name(|| "F3"),
        text::keys::move_numbers,
        When::AtBoard,
        &[plain(Key::F3, |_| Command::Toggle("move_numbers"))],
    )
    .where_game(|game| game.has_stones),
    line(
        Group::Playing,
        KeyNames::Name(|| "F5"),
        text::keys::territory,
        When::AtBoard,
        &[plain(Key::F5, |_| Action::Territory.into())],
    )
    .where_game(|game| game.has_territory),
    line(
        Group::Playing,
        KeyNames::Name(text::keys::one_to_five),
        text::keys::marks,
        When::AtBoard,
        &[
            plain(Key::Num1, |_| mark(MarkShape::Triangle)),
            plain(Key::Num2, |_| mark(MarkShape::Square)),
            plain(Key::Num3, |_| mark(MarkShape::Circle)),
            plain(Key::Num4, |_| mark(MarkShape::Cross)),
            plain(Key::Num5, |_| mark(MarkShape::Selected)),
        ],
    )
    .where_game(|game| game.has_marks),
    line(
        Group::Playing,
        KeyNames::Name(text::keys::six_seven),
        text::keys::labels,
        When::AtBoard,
        &[
            plain(Key::Num6, |_| label(Marking::Letter)),
            plain(Key::Num7, |_| label(Marking::Number)),
        ],
    )
    .where_game(|game| game.has_marks),
    line(
        Group::Playing,
        KeyNames::Name(text::keys::ctrl_e),
        text::keys::comment,
        When::AtBoard,
        &[ctrl(Key::E, |_| Command::EditComment)],
    ),
    line(
        Group::Playing,
        KeyNames::Name(text::keys::ctrl_i),
        text::keys::game_info,
        When::AtBoard,
        &[ctrl(Key::I, |_| Command::EditInfo)],
    ),
    line(
        Group::Playing,
        KeyNames::Name(|| "O"),
        text::keys::turn_board,
        When::AtBoard,
        &[plain(Key::O, |_| Action::TurnBoard.into())],
    )
    .where_game(|game| game.can_turn),
    line(
        Group::Playing,
        KeyNames::Name(|| "C"),
        text::keys::change_players,
        When::Playing,
        &[plain(Key::C, |_| Command::ShowNewGame)],
    ),
    line(
        Group::Playing,
        KeyNames::Name(|| "M"),
        text::keys::menu,
        When::AtBoard,
        &[plain(Key::M, |_| Command::ShowMenu)],
    ),
    line(
        Group::Playing,
        KeyNames::Name(text::keys::esc),
        text::keys::back,
        When::Always,
        &[plain(Key::Escape, |_| Command::Back)],
    ),
    line(
        Group::Reviewing,
        KeyNames::Name(|| "R"),
        text::keys::review,
        When::AtBoard,
        &[plain(Key::R, |_| Action::Review(ReviewStep::Toggle).into())],
    ),
    line(
        Group::Reviewing,
        KeyNames::Name(text::keys::n_p),
        text::keys::mistakes,
        When::Reviewing,
        &[
            plain(Key::N, |_| Action::Review(ReviewStep::Next).into()),
            plain(Key::P, |_| Action::Review(ReviewStep::Previous).into()),
        ],
    ),
    line(
        Group::Reviewing,
        KeyNames::Name(|| "B"),
        text::keys::best_play,
        When::Reviewing,
        &[plain(Key::B, |_| Action::Review(ReviewStep::Line).into())],
    ),
    line(
        Group::Reviewing,
        KeyNames::Name(|| "T"),
        text::keys::try_again,
        When::Reviewing,
        &[plain(Key::T, |_| {
            Action::Review(ReviewStep::TryAgain).into()
        })],
    ),
    line(
        Group::LookingBack,
        KeyNames::Name(text::keys::ctrl_z),
        text::keys::undo,
        When::Undoing,
        &[ctrl(Key::Z, |focus| match focus.route {
            Route::PastGames => Command::UndoDeletion,
            _ => Action::Undo.into(),
        })],
    )
    .repeating(),
    line(
        Group::LookingBack,
        KeyNames::Name(text::keys::ctrl_y_ctrl_shift_z),
        text::keys::redo,
        When::AtBoard,
        &[
            ctrl(Key::Y, |_| Action::Redo.into()),
            Chord {
                key: Key::Z,
                with: With::CtrlShift,
                asks: |_| Action::Redo.into(),
            },
        ],
    )
    .repeating(),
    line(
        Group::LookingBack,
        KeyNames::Name(text::keys::ctrl_left_right),
        text::keys::one_move,
        When::AtBoard,
        &[
            ctrl(Key::ArrowLeft, |_| Action::GoBy(-1).into()),
            ctrl(Key::ArrowRight, |_| Action::GoBy(1).into()),
        ],
    )
    .repeating(),
    line(
        Group::LookingBack,
        KeyNames::Name(text::keys::home_end),
        text::keys::all_moves,
        When::AtBoard,
        &[
            plain(Key::Home, |_| Action::GoTo(0).into()),
            plain(Key::End, |_| Action::GoTo(usize::MAX).into()),
            ctrl(Key::Home, |_| Action::GoTo(0).into()),
            ctrl(Key::End, |_| Action::GoTo(usize::MAX).into()),
        ],
    ),
    line(
        Group::LookingBack,
        KeyNames::Name(|| "V"),
        text::keys::variation,
        When::Playing,
        &[plain(Key::V, |_| Action::NextLine.into())],
    ),
    line(
        Group::LookingBack,
        KeyNames::Name(text::keys::ctrl_up),
        text::dialogs::promote_variation,
        When::Playing,
        &[ctrl(Key::ArrowUp, |_| {
            Action::Variation(VariationEdit::Promote, None).into()
        })],
    ),
    line(
        Group::LookingBack,
        KeyNames::Name(text::keys::ctrl_shift_up),
        text::dialogs::make_main_line,
        When::Playing,
        &[Chord {
            key: Key::ArrowUp,
            with: With::CtrlShift,
            asks: |_| Action::Variation(VariationEdit::MakeMain, None).into(),
        }],
    ),
    line(
        Group::LookingBack,
        KeyNames::Name(text::keys::ctrl_delete),
        text::dialogs::delete_variation,
        When::Playing,
        &[ctrl(Key::Delete, |_| {
            Action::Variation(VariationEdit::Delete, None).into()
        })],
    ),
    line(
        Group::Watching,
        KeyNames::Name(|| "P"),
        text::keys::pause,
        When::Playing,
        &[plain(Key::P, |_| Action::TogglePause.into())],
    ),
    line(
        Group::Watching,
        KeyNames::Name(|| "."),
        text::keys::one_step,
        When::Playing,
        &[plain(Key::Period, |_| Action::StepOnce.into())],
    ),
    line(
        Group::Watching,
        KeyNames::Name(text::keys::minus_plus),
        text::keys::speed,
        When::Watching,
        &[
            plain(Key::Minus, |focus| speed(focus.speed / 1.5)),
            plain(Key::Plus, |focus| speed(focus.speed * 1.5)),
            plain(Key::Equals, |focus| speed(focus.speed * 1.5)),
        ],
    ),
    line(
        Group::Choosing,
        KeyNames::Digits,
        text::keys::player_digits,
        When::Choosing,
        &[
            plain(Key::Num1, |_| Choice::Digit(1).into()),
            plain(Key::Num2, |_| Choice::Digit(2).into()),
            plain(Key::Num3, |_| Choice::Digit(3).into()),
            plain(Key::Num4, |_| Choice::Digit(4).into()),
            plain(Key::Num5, |_| Choice::Digit(5).into()),
            plain(Key::Num6, |_| Choice::Digit(6).into()),
            plain(Key::Num7, |_| Choice::Digit(7).into()),
            plain(Key::Num8, |_| Choice::Digit(8).into()),
            plain(Key::Num9, |_| Choice::Digit(9).into()),
        ],
    ),
    line(
        Group::Choosing,
        KeyNames::Name(|| "L"),
        text::keys::lesson,
        When::Choosing,
        &[plain(Key::L, |_| Command::TakeLesson)],
    ),
    line(
        Group::Choosing,
        KeyNames::Name(text::keys::up_down),
        text::keys::players,
        When::Steering,
        &[
            plain(Key::ArrowUp, |_| Choice::Step(-1).into()),
            plain(Key::ArrowDown, |_| Choice::Step(1).into()),
        ],
    )
    .repeating(),
    line(
        Group::Choosing,
        KeyNames::Name(text::keys::left_right),
        text::keys::who_starts,
        When::Steering,
        &[
            plain(Key::ArrowLeft, |_| Choice::StepStarts(-1).into()),
            plain(Key::ArrowRight, |_| Choice::StepStarts(1).into()),
        ],
    ),
    line(
        Group::Choosing,
        KeyNames::Name(|| "M"),
        text::keys::customize,
        When::Choosing,
        &[plain(Key::M, |_| Choice::Customize.into())],
    ),
    line(
        Group::Choosing,
        KeyNames::Name(|| "T"),
        text::keys::coach,
        When::Choosing,
        &[plain(Key::T, |_| Choice::NextCoach.into())],
    ),
    line(
        Group::Choosing,
        KeyNames::Name(|| "G"),
        text::keys::next_game,
        When::Choosing,
        &[plain(Key::G, |_| Command::ChooseNextGame)],
    ),
    line(
        Group::Choosing,
        KeyNames::Name(|| "S"),
        text::keys::swap,
        When::Choosing,
        &[plain(Key::S, |_| Choice::Swap.into())],
    ),
    line(
        Group::Choosing,
        KeyNames::Name(text::keys::enter),
        text::keys::play,
        When::Accepting,
        &[plain(Key::Enter, enter)],
    ),
    line(
        Group::Choosing,
        KeyNames::Name(text::keys::y_n),
        text::keys::answers,
        When::Asked,
        &[
            plain(Key::Y, |_| Command::Yes),
            plain(Key::N, |_| Command::No),
        ],
    ),
    line(
        Group::Window,
        KeyNames::Name(text::keys::ctrl_n),
        text::keys::new_game,
        When::Playing,
        &[ctrl(Key::N, |_| Command::PlayAgain)],
    ),
    line(
        Group::Window,
        KeyNames::Name(text::keys::ctrl_s_ctrl_o),
        text::keys::save_open,
        When::AtBoard,
        &[ctrl(Key::S, |_| Command::Save)],
    ),
    line(
        Group::Window,
        KeyNames::Nothing,
        text::keys::save_open,
        When::NothingInFront,
        &[ctrl(Key::O, |_| Command::Open)],
    ),
    // The system reports these as copy and paste events, not as keys.
    line(
        Group::Window,
        KeyNames::Name(text::keys::ctrl_c_ctrl_v),
        text::keys::copy_paste,
        When::Playing,
        &[],
    ),
    line(
        Group::Window,
        KeyNames::Name(text::keys::ctrl_shift_c),
        text::keys::copy_picture,
        When::AtBoard,
        &[Chord {
            key: Key::C,
            with: With::CtrlShift,
            asks: |_| Command::CopyPicture,
        }],
    ),
    line(
        Group::Window,
        KeyNames::Name(text::keys::ctrl_plus_minus_0),
        text::keys::zoom,
        When::Always,
        // On some layouts the release of Plus is reported as another key, so that each further
        // press looks held down.
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
    )
    .repeating(),
    line(
        Group::Window,
        KeyNames::Nothing,
        text::keys::zoom,
        When::Always,
        &[ctrl(Key::Num0, |_| Command::SetZoom(1.0))],
    ),
    line(
        Group::Window,
        KeyNames::Name(|| "B"),
        text::keys::panel,
        When::Playing,
        &[plain(Key::B, |_| Command::TogglePanel)],
    ),
    line(
        Group::Window,
        KeyNames::Name(text::keys::ctrl_m),
        text::keys::sound,
        When::Always,
        &[ctrl(Key::M, |_| Command::Toggle("sound"))],
    ),
    line(
        Group::Window,
        KeyNames::Name(text::keys::ctrl_l),
        text::keys::stage,
        When::Playing,
        &[ctrl(Key::L, |_| Command::Toggle("stage"))],
    ),
    line(
        Group::Window,
        KeyNames::Name(text::keys::ctrl_t),
        text::keys::statistics,
        When::NothingInFront,
        &[ctrl(Key::T, |_| Command::ShowStatistics)],
    ),
    line(
        Group::Window,
        KeyNames::Name(text::keys::ctrl_comma),
        text::keys::settings,
        When::Always,
        &[ctrl(Key::Comma, |_| Command::ShowSettings)],
    ),
    line(
        Group::Window,
        KeyNames::Name(|| "F1"),
        text::keys::help,
        When::Always,
        &[plain(Key::F1, |_| Command::ShowHelp)],
    ),
    line(
        Group::Window,
        KeyNames::Name(|| "F11"),
        text::keys::full_screen,
        When::Always,
        &[plain(Key::F11, |_| Command::ToggleFullscreen)],
    ),
    line(
        Group::Window,
        KeyNames::Name(text::keys::ctrl_q),
        text::keys::quit,
        When::Always,
        &[ctrl(Key::Q, |_| Command::Quit)],
    ),
];

/// Returns the effect of a plain key at the board in words, if it has one.
#[must_use]
pub fn meaning(key: Key) -> Option<&'static str> {
    let at_board = |when| matches!(when, When::AtBoard | When::Playing);
    let does = |binding: &&Binding| {
        at_board(binding.when)
            && binding
                .chords
                .iter()
                .any(|chord| chord.key == key && chord.with == With::Nothing)
    };
    KEYS.iter().find(does).map(|binding| (binding.effect)())
}

/// Returns the command of Enter when no element has the focus: never one that loses something.
const fn enter(focus: &Focus) -> Command {
    match focus.cover {
        Some(Cover::Question {
            enter_says_yes: true,
        }) => Command::Yes,
        Some(Cover::Question {
            enter_says_yes: false,
        }) => Command::No,
        Some(Cover::Page) | None => Command::NewGame(Choice::Accept),
    }
}

/// Returns the command that puts a mark on the point of the cursor, or takes it off.
fn mark(shape: MarkShape) -> Command {
    label(Marking::Shape(shape))
}

/// Returns the command that puts this on the point of the cursor, or takes it off.
fn label(marking: Marking) -> Command {
    Action::Mark(marking).into()
}

/// Returns the command that sets the speed of watched games.
fn speed(speed: f32) -> Command {
    Command::Change("speed", json!(speed))
}
