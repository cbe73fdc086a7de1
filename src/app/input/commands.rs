//! What every command of the window is called, its keys, and when they are active. The menu, the
//! buttons and their tooltips, the help page and the test of the manual read it here. The keys of a
//! board are the game's: [`BoardUi::KEYS`](crate::app::contract::board::BoardUi::KEYS).

use std::borrow::Cow;

use egui::Key;
use serde_json::json;

use crate::app::contract::command::{Action, Choice, Command, ReviewStep, VariationEdit};
use crate::app::contract::screen::{Attention, GameFacts, GameKeys, Route, State};
use crate::app::kit::widgets::Button;
use crate::launch::Media;
use crate::storage::{MarkShape, Marking};
use crate::words::text::{self, coach, dialogs, keys, play, review, settings};
use crate::worker::Purpose;

/// A command, or a few that share a line of the help page.
pub struct About {
    /// The keys, each with its command.
    pub(super) chords: &'static [Chord],
    pub(super) when: When,
    /// Whether a game has what the command is for. Its menu and help page omit others.
    pub needs: fn(&GameFacts) -> bool,
    /// Whether a key that is held down repeats.
    pub(super) repeats: bool,
    /// Returns what the keys do, on the help page; `None` if the line above says it.
    pub effect: Option<fn() -> &'static str>,
    /// The names of the keys on the help page, if they are not simply listed.
    names: Option<KeyNames>,
    /// Returns the text of its line in the menu, or of its button.
    label: fn() -> &'static str,
    tip: fn() -> &'static str,
}

/// Names of keys that say more, or less, than a list of them.
#[derive(Clone, Copy)]
enum KeyNames {
    Name(fn() -> &'static str),
    /// The digits that choose a player, up to the number of players in the game in front.
    Digits,
}

/// A key, alone or with others, and its command.
pub(super) struct Chord {
    /// `None` if the command has none.
    pub(super) key: Option<Key>,
    pub(super) with: With,
    pub(super) asks: fn(&Focus) -> Command,
}

/// The modifiers of a key.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum With {
    /// None, or Shift.
    Nothing,
    /// Ctrl (or Command), without Shift.
    Ctrl,
    /// Ctrl (or Command), with Shift.
    CtrlShift,
    /// Ctrl (or Command), with or without Shift.
    CtrlAny,
}

impl Chord {
    fn name(&self) -> String {
        let Some(key) = self.key else {
            return String::new();
        };
        let key = match key {
            Key::ArrowLeft => keys::left(),
            Key::ArrowRight => keys::right(),
            Key::ArrowUp => keys::up(),
            Key::ArrowDown => keys::down(),
            Key::Delete => keys::delete(),
            Key::Enter => keys::enter(),
            Key::Escape => keys::esc(),
            Key::Period => keys::full_stop(),
            key => key.symbol_or_name(),
        };
        match self.with {
            With::Nothing => key.to_owned(),
            With::Ctrl | With::CtrlAny => keys::ctrl(key),
            With::CtrlShift => keys::ctrl_shift(key),
        }
    }
}

const fn plain(key: Key, asks: fn(&Focus) -> Command) -> Chord {
    Chord { key: Some(key), with: With::Nothing, asks }
}

const fn ctrl(key: Key, asks: fn(&Focus) -> Command) -> Chord {
    Chord { key: Some(key), with: With::Ctrl, asks }
}

const fn ctrl_shift(key: Key, asks: fn(&Focus) -> Command) -> Chord {
    Chord { key: Some(key), with: With::CtrlShift, asks }
}

const fn ctrl_any(key: Key, asks: fn(&Focus) -> Command) -> Chord {
    Chord { key: Some(key), with: With::CtrlAny, asks }
}

const fn keyless(asks: fn(&Focus) -> Command) -> Chord {
    Chord { key: None, with: With::Nothing, asks }
}

const fn about(when: When, chords: &'static [Chord]) -> About {
    About {
        chords,
        when,
        needs: |_| true,
        repeats: false,
        effect: None,
        names: None,
        label: || "",
        tip: || "",
    }
}

impl About {
    const fn help(self, effect: fn() -> &'static str) -> Self {
        let effect = Some(effect);
        Self { effect, ..self }
    }

    const fn label(self, label: fn() -> &'static str) -> Self {
        Self { label, ..self }
    }

    const fn button(self, label: fn() -> &'static str, tip: fn() -> &'static str) -> Self {
        Self { label, tip, ..self }
    }

    const fn named(self, names: KeyNames) -> Self {
        let names = Some(names);
        Self { names, ..self }
    }

    const fn repeating(self) -> Self {
        let repeats = true;
        Self { repeats, ..self }
    }

    const fn where_game(self, needs: fn(&GameFacts) -> bool) -> Self {
        Self { needs, ..self }
    }
}

/// Commands that stand together on the help page.
pub struct Group {
    pub title: fn() -> &'static str,
    commands: &'static [About],
}

impl Group {
    /// Returns its lines on the help page of a game: keys, and what they do. The keys of the board
    /// come first.
    #[must_use]
    pub fn lines(&self, game: &GameKeys) -> Vec<(Cow<'static, str>, &'static str)> {
        let is_first = std::ptr::eq(self, &raw const GROUPS[0]);
        let board = game.board.iter().filter(|_| is_first);
        let mut lines: Vec<(Cow<'static, str>, &'static str)> =
            board.map(|&(keys, what)| (keys.into(), what)).collect();
        for about in self.commands.iter().filter(|about| (about.needs)(&game.facts)) {
            let names = match about.names {
                Some(KeyNames::Name(name)) => name().into(),
                Some(KeyNames::Digits) => keys::digits(game.opponents.min(9)).into(),
                None => {
                    let names = about.chords.iter().map(Chord::name);
                    let names = names.reduce(|list, name| play::longer_list(&list, &name));
                    names.unwrap_or_default().into()
                }
            };
            match (about.effect, lines.last_mut()) {
                (Some(effect), _) => lines.push((names, effect())),
                (None, Some((above, _))) => *above = play::longer_list(&**above, names).into(),
                (None, None) => {}
            }
        }
        lines
    }
}

/// Every command with a key of the window.
pub static GROUPS: [Group; 6] = [
    Group {
        title: keys::playing,
        commands: &[
            about(When::Playing, &[plain(Key::H, |_| Action::Hint.into())])
                .help(keys::hint)
                .button(play::hint, play::hint_tip),
            about(When::Playing, &[plain(Key::A, |_| Action::Analysis(None).into())])
                .help(keys::analysis)
                .button(play::analysis, play::analysis_tip),
            about(When::HeldBack, &[plain(Key::K, |_| Action::KeepMove.into())])
                .help(keys::keep_move)
                .button(coach::keep, coach::keep_tip),
            about(When::AtBoard, &[plain(Key::F, |_| Command::FreeBoard)])
                .help(keys::free_board)
                .label(dialogs::free_board),
            about(When::Playing, &[plain(Key::T, |_| Command::Toggle("threats"))])
                .help(keys::threats)
                .label(dialogs::threats)
                .where_game(|game| game.has_threats),
            about(When::AtBoard, &[plain(Key::F7, |_| Command::ShowPlan)])
                .help(text::plan::help)
                .label(text::plan::menu)
                .where_game(|game| game.has_plans),
            about(When::AtBoard, &[plain(Key::F3, |_| Command::Toggle("move_numbers"))])
                .help(keys::move_numbers)
                .label(settings::move_numbers)
                .where_game(|game| game.has_stones),
            about(When::AtBoard, &[plain(Key::F5, |_| Action::Territory.into())])
                .help(keys::territory)
                .label(dialogs::territory)
                .where_game(|game| game.has_territory),
            about(
                When::AtBoard,
                &[
                    plain(Key::Num1, |_| mark(MarkShape::Triangle)),
                    plain(Key::Num2, |_| mark(MarkShape::Square)),
                    plain(Key::Num3, |_| mark(MarkShape::Circle)),
                    plain(Key::Num4, |_| mark(MarkShape::Cross)),
                    plain(Key::Num5, |_| mark(MarkShape::Selected)),
                ],
            )
            .help(keys::marks)
            .named(KeyNames::Name(keys::one_to_five))
            .where_game(|game| game.has_marks),
            about(
                When::AtBoard,
                &[
                    plain(Key::Num6, |_| marking(Marking::Letter)),
                    plain(Key::Num7, |_| marking(Marking::Number)),
                ],
            )
            .help(keys::labels)
            .where_game(|game| game.has_marks),
            about(When::AtBoard, &[ctrl(Key::E, |_| Command::EditComment)])
                .help(keys::comment)
                .label(dialogs::write_comment),
            about(When::AtBoard, &[ctrl(Key::I, |_| Command::EditInfo)])
                .help(keys::game_info)
                .label(dialogs::game_info_menu),
            about(When::AtBoard, &[plain(Key::O, |_| Action::TurnBoard.into())])
                .help(keys::turn_board)
                .label(dialogs::turn_board)
                .where_game(|game| game.can_turn),
            about(When::Playing, &[plain(Key::C, |_| Command::ShowNewGame)])
                .help(keys::change_players)
                .button(play::new_game, play::new_game_tip),
            about(When::AtBoard, &[plain(Key::M, |_| Command::ShowMenu)])
                .help(keys::menu)
                .button(play::menu, play::menu_tip),
            about(When::Always, &[plain(Key::Escape, |_| Command::Back)]).help(keys::back),
        ],
    },
    Group {
        title: keys::looking_back,
        commands: &[
            about(
                When::Undoing,
                &[ctrl(Key::Z, |focus| match focus.route {
                    Route::PastGames => Command::UndoDeletion,
                    _ => Action::Undo.into(),
                })],
            )
            .help(keys::undo)
            .button(play::undo, play::undo_tip)
            .repeating(),
            about(
                When::AtBoard,
                &[
                    ctrl(Key::Y, |_| Action::Redo.into()),
                    ctrl_shift(Key::Z, |_| Action::Redo.into()),
                ],
            )
            .help(keys::redo)
            .button(play::redo, play::redo_tip)
            .repeating(),
            about(
                When::AtBoard,
                &[
                    ctrl(Key::ArrowLeft, |_| Action::GoBy(-1).into()),
                    ctrl(Key::ArrowRight, |_| Action::GoBy(1).into()),
                ],
            )
            .help(keys::one_move)
            .repeating(),
            about(
                When::AtBoard,
                &[
                    plain(Key::Home, |_| Action::GoTo(0).into()),
                    plain(Key::End, |_| Action::GoTo(usize::MAX).into()),
                    ctrl(Key::Home, |_| Action::GoTo(0).into()),
                    ctrl(Key::End, |_| Action::GoTo(usize::MAX).into()),
                ],
            )
            .help(keys::all_moves)
            .named(KeyNames::Name(keys::home_end)),
            about(When::Playing, &[plain(Key::V, |_| Action::NextLine.into())])
                .help(keys::variation)
                .button(play::variation, play::variation_tip),
            about(
                When::Playing,
                &[ctrl(Key::ArrowUp, |_| Action::Variation(VariationEdit::Promote, None).into())],
            )
            .help(dialogs::promote_variation)
            .label(dialogs::promote_variation),
            about(
                When::Playing,
                &[ctrl_shift(Key::ArrowUp, |_| {
                    Action::Variation(VariationEdit::MakeMain, None).into()
                })],
            )
            .help(dialogs::make_main_line)
            .label(dialogs::make_main_line),
            about(
                When::Playing,
                &[ctrl(Key::Delete, |_| Action::Variation(VariationEdit::Delete, None).into())],
            )
            .help(dialogs::delete_variation)
            .label(dialogs::delete_variation),
        ],
    },
    Group {
        title: keys::reviewing,
        commands: &[
            about(When::AtBoard, &[plain(Key::R, |_| Action::Review(ReviewStep::Toggle).into())])
                .help(keys::review)
                .label(dialogs::review),
            about(
                When::Reviewing,
                &[
                    plain(Key::N, |_| Action::Review(ReviewStep::Next).into()),
                    plain(Key::P, |_| Action::Review(ReviewStep::Previous).into()),
                ],
            )
            .help(keys::mistakes),
            about(When::Reviewing, &[plain(Key::B, |_| Action::Review(ReviewStep::Line).into())])
                .help(keys::best_play)
                .button(review::best_line, review::best_line_tip),
            about(
                When::Reviewing,
                &[plain(Key::T, |_| Action::Review(ReviewStep::TryAgain).into())],
            )
            .help(keys::try_again)
            .button(review::try_again, review::try_again_tip),
        ],
    },
    Group {
        title: keys::watching,
        commands: &[
            about(When::Playing, &[plain(Key::P, |_| Action::TogglePause.into())])
                .help(keys::pause),
            about(When::Playing, &[plain(Key::Period, |_| Action::StepOnce.into())])
                .help(keys::one_step)
                .button(play::step, play::step_tip),
            about(
                When::Watching,
                &[
                    plain(Key::Minus, |focus| speed(focus.speed / 1.5)),
                    plain(Key::Plus, |focus| speed(focus.speed * 1.5)),
                    plain(Key::Equals, |focus| speed(focus.speed * 1.5)),
                ],
            )
            .help(keys::speed)
            .named(KeyNames::Name(keys::minus_plus)),
        ],
    },
    Group {
        title: keys::choosing,
        commands: &[
            about(
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
            )
            .help(keys::player_digits)
            .named(KeyNames::Digits),
            about(When::Choosing, &[plain(Key::L, |_| Command::TakeLesson)]).help(keys::lesson),
            about(
                When::Steering,
                &[
                    plain(Key::ArrowUp, |_| Choice::Step(-1).into()),
                    plain(Key::ArrowDown, |_| Choice::Step(1).into()),
                ],
            )
            .help(keys::players)
            .repeating(),
            about(
                When::Steering,
                &[
                    plain(Key::ArrowLeft, |_| Choice::StepStarts(-1).into()),
                    plain(Key::ArrowRight, |_| Choice::StepStarts(1).into()),
                ],
            )
            .help(keys::who_starts),
            about(When::Choosing, &[plain(Key::M, |_| Choice::Customize.into())])
                .help(keys::customize),
            about(When::Choosing, &[plain(Key::T, |_| Choice::NextCoach.into())]).help(keys::coach),
            about(When::Choosing, &[plain(Key::G, |_| Command::ChooseNextGame)])
                .help(keys::next_game),
            about(When::Choosing, &[plain(Key::V, |_| Choice::NextBoard.into())])
                .help(keys::next_board),
            about(When::Choosing, &[plain(Key::S, |_| Choice::Swap.into())]).help(keys::swap),
            about(When::Accepting, &[plain(Key::Enter, enter)]).help(keys::play),
            about(When::Asked, &[plain(Key::Y, |_| Command::Yes), plain(Key::N, |_| Command::No)])
                .help(keys::answers),
        ],
    },
    Group {
        title: keys::window,
        commands: &[
            about(When::Playing, &[ctrl(Key::N, |_| Command::PlayAgain)]).help(keys::new_game),
            about(When::AtBoard, &[ctrl(Key::S, |_| Command::AskFile(Purpose::Save))])
                .help(keys::save_open)
                .label(dialogs::save),
            about(When::NothingInFront, &[ctrl(Key::O, |_| Command::AskFile(Purpose::Open))])
                .label(dialogs::open),
            // The system reports both as events, not as keys.
            about(When::Playing, &[ctrl(Key::C, |_| Command::Copy)])
                .help(keys::copy_paste)
                .label(dialogs::copy_position),
            about(When::Playing, &[ctrl(Key::V, |_| Command::Paste)])
                .label(dialogs::paste_position),
            about(When::AtBoard, &[ctrl_shift(Key::C, |_| Command::CopyPicture)])
                .help(keys::copy_picture)
                .label(dialogs::copy_picture),
            // On some layouts the release of Plus is reported as another key, so that each further
            // press looks held down.
            about(
                When::Always,
                &[
                    ctrl_any(Key::Plus, |focus| Command::SetZoom(focus.zoom + 0.1)),
                    ctrl_any(Key::Equals, |focus| Command::SetZoom(focus.zoom + 0.1)),
                    ctrl_any(Key::Minus, |focus| Command::SetZoom(focus.zoom - 0.1)),
                ],
            )
            .help(keys::zoom)
            .named(KeyNames::Name(keys::ctrl_plus_minus))
            .repeating(),
            about(When::Always, &[ctrl(Key::Num0, |_| Command::SetZoom(1.0))]),
            about(When::Playing, &[plain(Key::B, |_| Command::TogglePanel)])
                .help(keys::panel)
                .label(dialogs::side_panel),
            about(When::Always, &[ctrl(Key::M, |_| Command::Toggle("sound"))])
                .help(keys::sound)
                .label(dialogs::sound),
            about(When::Playing, &[ctrl(Key::L, |_| Command::Toggle("stage"))])
                .help(keys::stage)
                .label(dialogs::large_names),
            about(When::NothingInFront, &[ctrl(Key::T, |_| Command::ShowStatistics)])
                .help(keys::statistics)
                .label(dialogs::statistics_menu),
            about(When::Always, &[ctrl(Key::Comma, |_| Command::ShowSettings)])
                .help(keys::settings)
                .label(dialogs::settings_menu),
            about(When::Always, &[plain(Key::F1, |_| Command::ShowHelp)])
                .help(keys::help)
                .label(dialogs::help_menu),
            about(When::Always, &[plain(Key::F11, |_| Command::ToggleFullscreen)])
                .help(keys::full_screen)
                .label(dialogs::full_screen),
            about(When::Always, &[ctrl(Key::Q, |_| Command::Quit)])
                .help(keys::quit)
                .label(dialogs::quit_menu),
        ],
    },
];

/// Commands without a key of the window: a board may have one for them.
pub(super) static OTHERS: [About; 10] = [
    about(When::Playing, &[plain(Key::F4, |_| Action::Resign.into())])
        .label(dialogs::resign)
        .where_game(|game| game.can_resign),
    about(When::Playing, &[plain(Key::F6, |_| Action::OfferDraw.into())])
        .label(dialogs::offer_draw)
        .where_game(|game| game.can_agree),
    about(When::Always, &[keyless(|_| Command::ShowPastGames)]).label(dialogs::past_games_menu),
    about(When::Always, &[keyless(|_| Command::ShowLessons)]).label(dialogs::lessons),
    about(When::AtBoard, &[keyless(|_| Command::ShowSharing)]).label(dialogs::picture_menu),
    about(When::AtBoard, &[keyless(|_| Command::AskFile(Purpose::Share(Media::Picture)))])
        .label(dialogs::save_picture),
    about(When::AtBoard, &[keyless(|_| Command::AskFile(Purpose::Share(Media::Animation)))])
        .label(dialogs::save_animation),
    about(When::AtBoard, &[keyless(|_| Command::ShowEncodings)]).label(dialogs::text_encoding_menu),
    about(When::Always, &[keyless(|_| Command::CopyCrashReport)])
        .button(dialogs::copy, dialogs::copy_report),
    about(When::Always, &[keyless(|_| Command::RemoveCrashReport)])
        .button(dialogs::delete, dialogs::delete_report),
];

pub(super) fn all() -> impl Iterator<Item = &'static About> + Clone {
    GROUPS.iter().flat_map(|group| group.commands)
}

fn find(command: &Command) -> Option<(&'static About, &'static Chord)> {
    let focus = Focus::default();
    all().chain(&OTHERS).find_map(|about| {
        let mut chords = about.chords.iter();
        let chord = chords.find(|chord| (chord.asks)(&focus) == *command)?;
        Some((about, chord))
    })
}

/// Returns the text of this command in the menu; empty if it has none.
#[must_use]
pub fn label(command: &Command) -> &'static str {
    find(command).map_or("", |(about, _)| (about.label)())
}

/// Returns the name of the key with this command; empty if it has none.
#[must_use]
pub fn key(command: &Command) -> String {
    find(command).map_or_else(String::new, |(_, chord)| chord.name())
}

/// Returns whether a game has what this command is for.
#[must_use]
pub fn is_for(command: &Command, game: GameFacts) -> bool {
    find(command).is_none_or(|(about, _)| (about.needs)(&game))
}

/// Returns the button of this command.
#[must_use]
pub fn button(command: &Command) -> Button<'static> {
    let tip = find(command).map_or("", |(about, _)| (about.tip)());
    Button::new(label(command), key(command)).tip(tip)
}

/// Returns what a plain key does at the board, if it does anything.
#[must_use]
pub fn meaning(key: Key) -> Option<&'static str> {
    let is_plain = |chord: &Chord| chord.key == Some(key) && chord.with == With::Nothing;
    let mut at_board = all().filter(|about| matches!(about.when, When::AtBoard | When::Playing));
    let about = at_board.find(|about| about.chords.iter().any(is_plain))?;
    about.effect.map(|effect| effect())
}

/// Returns the command of Enter when no element has the focus: never one that loses something.
const fn enter(focus: &Focus) -> Command {
    match focus.cover {
        Some(Cover::Question { enter_says_yes: true }) => Command::Yes,
        Some(Cover::Question { enter_says_yes: false }) => Command::No,
        None if focus.game.asks_again() && matches!(focus.route, Route::Play) => {
            match focus.game.next_level {
                Some(level) if focus.game.is_ready => Command::PlayLevel(level),
                _ => Command::Yes,
            }
        }
        Some(Cover::Page | Cover::Menu) | None => Command::NewGame(Choice::Start),
    }
}

/// Returns the command that puts a mark on the point of the cursor, or takes it off.
fn mark(shape: MarkShape) -> Command {
    marking(Marking::Shape(shape))
}

fn marking(marking: Marking) -> Command {
    Action::Mark(marking).into()
}

fn speed(speed: f32) -> Command {
    Command::Change("speed", json!(speed))
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum When {
    Always,
    /// Nothing covers the screen.
    NothingInFront,
    /// A question covers the screen, or the end of a game asks one.
    Asked,
    /// A game is on the screen, played or reviewed, and nothing covers it.
    AtBoard,
    /// A game is on the screen and nothing covers it; it is not being reviewed.
    Playing,
    /// As [`Playing`](Self::Playing), or the past games are on the screen and nothing covers them.
    Undoing,
    /// As [`Playing`](Self::Playing), and the coach holds a move back.
    HeldBack,
    /// A game is being reviewed and nothing covers it.
    Reviewing,
    /// As [`Playing`](Self::Playing), and two computers play.
    Watching,
    /// The new-game screen is on the screen and nothing covers it.
    Choosing,
    /// As [`Choosing`](Self::Choosing), and no element has the focus.
    Steering,
    /// As [`Steering`](Self::Steering), or a question covers the screen or the end of a game asks
    /// one, and no element has the focus.
    Accepting,
}

/// How a dialog over the screen affects the keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cover {
    /// A question. Enter gives the safe answer.
    Question { enter_says_yes: bool },
    /// A page or a field: Enter is not an answer.
    Page,
    /// The menu, behind which the keys still act.
    Menu,
}

/// The state that the meaning of a key depends on.
#[derive(Clone, Copy, Default)]
pub struct Focus {
    pub route: Route,
    pub cover: Option<Cover>,
    pub game: State,
    pub facts: GameFacts,
    /// The speed at which two computers are watched.
    pub speed: f32,
    pub zoom: f32,
    /// The time, in seconds of the input's clock.
    pub now: f64,
}

impl Focus {
    /// Returns whether a question covers the screen.
    const fn is_asked(&self) -> bool {
        matches!(self.cover, Some(Cover::Question { .. }))
    }

    /// Returns whether a board that can be played on is on the screen, whose places may be typed.
    pub(super) fn has_open_board(&self, attention: Attention) -> bool {
        let is_practice =
            self.route == Route::Practice && self.cover.is_none() && attention != Attention::Text;
        is_practice || self.allows(When::Playing, attention)
    }

    /// Returns whether keys with this condition are active now.
    pub(super) fn allows(&self, when: When, attention: Attention) -> bool {
        let shown =
            |route| self.route == route && self.cover.is_none() && attention != Attention::Text;
        match when {
            When::Always => true,
            When::NothingInFront => self.cover.is_none(),
            When::Asked => self.is_asked() || shown(Route::Play) && self.game.asks_again(),
            When::AtBoard => shown(Route::Play),
            When::Playing => shown(Route::Play) && !self.game.is_reviewed,
            When::Undoing => shown(Route::Play) || shown(Route::PastGames),
            When::HeldBack => shown(Route::Play) && self.game.holds_back,
            When::Reviewing => shown(Route::Play) && self.game.is_reviewed,
            When::Watching => shown(Route::Play) && self.game.is_watched && !self.game.is_reviewed,
            When::Choosing => shown(Route::NewGame),
            When::Steering => attention == Attention::Nowhere && shown(Route::NewGame),
            When::Accepting => {
                let is_over = shown(Route::Play) && self.game.asks_again() && self.game.is_at_rest;
                attention == Attention::Nowhere
                    && (self.is_asked() || shown(Route::NewGame) || is_over)
            }
        }
    }
}
