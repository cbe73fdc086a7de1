//! The keyboard: which keys do what, in one table that the help page shows too. The keys of the board are the game's:
//! [`BoardUi::KEYS`](super::board::BoardUi::KEYS).

use egui::{Context, Event, Id, Key, Memory, Modifiers};

use super::command::Command;
use super::front::{Front, Screen};
use super::practice::Practice;
use super::pressed::{Attention, Pressed};
use super::review::act::ReviewAct;
use super::table::{State, Table};
use super::voice::SoundAct;
use crate::core::game::Player;
use crate::storage::Settings;

/// The groups of keys on the help page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// The keys of the board, and others of a game.
    Playing,
    /// Undo, and looking at earlier positions.
    LookingBack,
    /// Two computers.
    Watching,
    /// The review of a game.
    Reviewing,
    /// The mode selection and questions.
    Choosing,
    /// Games, files and the window.
    Window,
}

impl Group {
    /// All groups, in the order of the help page.
    pub const ALL: [Self; 6] = [Self::Playing, Self::LookingBack, Self::Reviewing, Self::Watching, Self::Choosing, Self::Window];

    /// Returns the title of the group.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::Playing => "Playing",
            Self::LookingBack => "Taking back and looking back",
            Self::Reviewing => "Reviewing a game",
            Self::Watching => "Watching computers",
            Self::Choosing => "Choosing who plays, and questions",
            Self::Window => "Games and the window",
        }
    }
}

/// A line of the help page, and what its keys do.
pub struct Binding {
    /// Where it stands on the help page.
    pub group: Group,
    /// The keys by their names.
    pub shown: &'static str,
    /// What they do.
    pub what: &'static str,
    /// The keys, each with what it asks for.
    chords: &'static [Chord],
    /// When they do that.
    when: When,
    /// Whether a key that is held down goes on.
    repeats: bool,
}

/// A key, alone or with others.
struct Chord {
    key: Key,
    with: With,
    asks: fn(&Focus<'_>) -> Command,
}

/// What is held down together with a key.
#[derive(Clone, Copy, PartialEq, Eq)]
enum With {
    /// Nothing; Shift may be.
    Nothing,
    /// Ctrl (or Command), without Shift.
    Ctrl,
    /// Ctrl (or Command), with Shift.
    CtrlShift,
    /// Ctrl (or Command); Shift may be.
    CtrlAny,
}

/// When keys do something.
#[derive(Clone, Copy, PartialEq, Eq)]
enum When {
    /// Always.
    Always,
    /// Nothing covers the screen.
    NothingInFront,
    /// A question covers the screen, or the end of a game asks one.
    Asked,
    /// A game is on the screen and nothing covers it, be it played or reviewed.
    AtBoard,
    /// A game is on the screen and nothing covers it; it is not being reviewed.
    Playing,
    /// A game is being reviewed and nothing covers it.
    Reviewing,
    /// As [`Playing`](Self::Playing), and two computers play.
    Watching,
    /// As [`Playing`](Self::Playing), and the game can show threats; the help page has the line only where it can.
    Threats,
    /// The mode selection is on the screen and nothing covers it.
    Choosing,
    /// As [`Choosing`](Self::Choosing), and no element has the keyboard's attention.
    Steering,
    /// As [`Steering`](Self::Steering), or a question covers the screen and no element has the keyboard's attention.
    Accepting,
}

const fn plain(key: Key, asks: fn(&Focus<'_>) -> Command) -> Chord {
    Chord { key, with: With::Nothing, asks }
}

const fn ctrl(key: Key, asks: fn(&Focus<'_>) -> Command) -> Chord {
    Chord { key, with: With::Ctrl, asks }
}

const fn line(group: Group, shown: &'static str, what: &'static str, when: When, chords: &'static [Chord]) -> Binding {
    Binding { group, shown, what, chords, when, repeats: false }
}

const fn repeating(group: Group, shown: &'static str, what: &'static str, when: When, chords: &'static [Chord]) -> Binding {
    Binding { group, shown, what, chords, when, repeats: true }
}

impl Binding {
    /// Returns whether a game with or without threats has a use for it.
    #[must_use]
    pub fn is_of_use(&self, has_threats: bool) -> bool {
        has_threats || self.when != When::Threats
    }
}

/// The digits that choose a player; the help page says how many there are of them in the game in front.
pub const DIGITS: &str = "1 to 9";

/// Every key but those of the boards.
pub const KEYS: &[Binding] = &[
    line(Group::Playing, "H", "hint: what would a strong player do?", When::Playing, &[plain(Key::H, |_| Command::Hint)]),
    line(Group::Playing, "A", "analysis: what is each move worth?", When::Playing, &[plain(Key::A, |_| Command::ToggleAnalysis)]),
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
    line(Group::Playing, "C", "change who plays, or the game", When::Playing, &[plain(Key::C, |_| Command::ChooseModes)]),
    line(Group::Playing, "M", "menu: save, open, copy, paste, settings", When::AtBoard, &[plain(Key::M, |_| Command::ShowMenu)]),
    line(Group::Playing, "Esc", "one step back; asks before it quits", When::Always, &[plain(Key::Escape, |_| Command::Back)]),
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
        &[plain(Key::N, |_| Command::Review(ReviewAct::Next)), plain(Key::P, |_| Command::Review(ReviewAct::Previous))],
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
    repeating(Group::LookingBack, "Ctrl+Z", "take back", When::Playing, &[ctrl(Key::Z, |_| Command::Undo)]),
    repeating(
        Group::LookingBack,
        "Ctrl+Y, Ctrl+Shift+Z",
        "play again what was taken back",
        When::Playing,
        &[ctrl(Key::Y, |_| Command::Redo), Chord { key: Key::Z, with: With::CtrlShift, asks: |_| Command::Redo }],
    ),
    repeating(
        Group::LookingBack,
        "Ctrl+Left, Ctrl+Right",
        "one move back, one move on",
        When::AtBoard,
        &[ctrl(Key::ArrowLeft, |_| Command::GoBy(-1)), ctrl(Key::ArrowRight, |_| Command::GoBy(1))],
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
    line(Group::Watching, "P", "pause, or go on from here", When::Playing, &[plain(Key::P, |_| Command::TogglePause)]),
    line(Group::Watching, ".", "one move, then pause", When::Playing, &[plain(Key::Period, |_| Command::StepOnce)]),
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
    line(Group::Choosing, "L", "the first lesson, if it is offered", When::Choosing, &[plain(Key::L, |_| Command::TakeLesson)]),
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
        &[plain(Key::ArrowUp, |_| Command::StepChoice(-1)), plain(Key::ArrowDown, |_| Command::StepChoice(1))],
    ),
    line(
        Group::Choosing,
        "M",
        "more players, and how a computer thinks; back again",
        When::Choosing,
        &[plain(Key::M, |_| Command::ToggleOthers)],
    ),
    line(Group::Choosing, "T", "teaching, or not", When::Choosing, &[plain(Key::T, |_| Command::ToggleTeaching)]),
    line(Group::Choosing, "G", "the next game", When::Choosing, &[plain(Key::G, |_| Command::NextGame)]),
    line(Group::Choosing, "S", "swap the sides", When::Choosing, &[plain(Key::S, |_| Command::SwapSides)]),
    line(Group::Choosing, "Enter", "play with what is chosen", When::Accepting, &[plain(Key::Enter, enter)]),
    line(Group::Choosing, "Y, N", "yes, no", When::Asked, &[plain(Key::Y, |_| Command::Yes), plain(Key::N, |_| Command::No)]),
    line(Group::Window, "Ctrl+N", "new game, same players", When::Playing, &[ctrl(Key::N, |_| Command::NewGame)]),
    line(Group::Window, "Ctrl+S, Ctrl+O", "save, open", When::AtBoard, &[ctrl(Key::S, |_| Command::Save)]),
    line(Group::Window, "", "", When::NothingInFront, &[ctrl(Key::O, |_| Command::Open)]),
    // The system tells of these as of copying and pasting, not as of keys.
    line(Group::Window, "Ctrl+C, Ctrl+V", "copy the position, paste one", When::Playing, &[]),
    line(
        Group::Window,
        "Ctrl+Shift+C",
        "copy a picture of the board",
        When::AtBoard,
        &[Chord { key: Key::C, with: With::CtrlShift, asks: |_| Command::CopyPicture }],
    ),
    repeating(
        Group::Window,
        "Ctrl+Plus, Ctrl+Minus, Ctrl+0",
        "larger, smaller, usual size",
        When::Always,
        // On some layouts the release of Plus is told as that of another key, so that each further press looks held down.
        &[
            Chord { key: Key::Plus, with: With::CtrlAny, asks: |focus| Command::SetZoom(focus.zoom + 0.1) },
            Chord { key: Key::Equals, with: With::CtrlAny, asks: |focus| Command::SetZoom(focus.zoom + 0.1) },
            Chord { key: Key::Minus, with: With::CtrlAny, asks: |focus| Command::SetZoom(focus.zoom - 0.1) },
        ],
    ),
    line(Group::Window, "", "", When::Always, &[ctrl(Key::Num0, |_| Command::SetZoom(1.0))]),
    line(Group::Window, "B", "show or fold away the panel", When::Playing, &[plain(Key::B, |_| Command::TogglePanel)]),
    line(Group::Window, "Ctrl+M", "sound on or off", When::Always, &[ctrl(Key::M, |_| Command::Sound(SoundAct::Toggle))]),
    line(
        Group::Window,
        "Ctrl+L",
        "large names and score, for a stream; and back",
        When::Playing,
        &[ctrl(Key::L, |_| Command::ToggleStage)],
    ),
    line(Group::Window, "Ctrl+T", "statistics", When::NothingInFront, &[ctrl(Key::T, |_| Command::ShowStatistics)]),
    line(Group::Window, "Ctrl+Comma", "settings", When::Always, &[ctrl(Key::Comma, |_| Command::ShowSettings)]),
    line(Group::Window, "F1", "this page", When::Always, &[plain(Key::F1, |_| Command::ShowHelp)]),
    line(Group::Window, "F11", "full screen", When::Always, &[plain(Key::F11, |_| Command::ToggleFullscreen)]),
    line(Group::Window, "Ctrl+Q", "quit", When::Always, &[ctrl(Key::Q, |_| Command::Quit)]),
];

/// Returns in a word or two what a key alone does at the board, if it does anything.
#[must_use]
pub fn meaning(key: Key) -> Option<&'static str> {
    let at_board = |when| matches!(when, When::AtBoard | When::Playing | When::Threats);
    let does = |binding: &&Binding| {
        at_board(binding.when) && binding.chords.iter().any(|chord| chord.key == key && chord.with == With::Nothing)
    };
    KEYS.iter().find(does).map(|binding| binding.what.split([':', ',']).next().unwrap_or(binding.what))
}

/// What the keys mean depends on what is in front.
#[derive(Clone, Copy)]
#[expect(clippy::struct_excessive_bools, reason = "each is a question of its own, answered for a moment")]
pub struct Focus<'a> {
    /// The screen.
    pub screen: Screen,
    /// What covers it.
    pub front: Option<&'a Front>,
    /// Whether the end of the game on the screen asks whether to play again.
    pub asks_again: bool,
    /// Whether it is being reviewed.
    pub is_reviewed: bool,
    /// Whether both sides are computers.
    pub is_watched: bool,
    /// Whether the game can show threats.
    pub has_threats: bool,
    /// The speed at which they are watched.
    pub speed: f32,
    /// The size of everything, as the settings have it.
    pub zoom: f32,
    /// The time, in seconds of the input's clock.
    pub now: f64,
}

impl<'a> Focus<'a> {
    /// Returns what the keys mean before a game in this state.
    #[must_use]
    pub const fn of(screen: Screen, front: Option<&'a Front>, state: State, settings: &Settings, now: f64) -> Self {
        let State { is_watched, is_reviewed, has_threats, .. } = state;
        let asks_again = state.asks_again();
        Self { screen, front, asks_again, is_reviewed, is_watched, has_threats, speed: settings.speed, zoom: settings.zoom, now }
    }

    /// Returns whether a question covers the screen.
    const fn is_asked(&self) -> bool {
        matches!(self.front, Some(Front::Quit { .. } | Front::LetPlay { .. } | Front::Resume(_) | Front::ClearStatistics))
    }

    /// Returns whether keys do something now.
    fn allows(&self, when: When, attention: Attention) -> bool {
        let shown = |screen| self.screen == screen && self.front.is_none() && attention != Attention::Text;
        match when {
            When::Always => true,
            When::NothingInFront => self.front.is_none(),
            When::Asked => self.is_asked() || shown(Screen::Play) && self.asks_again,
            When::AtBoard => shown(Screen::Play),
            When::Playing => shown(Screen::Play) && !self.is_reviewed,
            When::Reviewing => shown(Screen::Play) && self.is_reviewed,
            When::Watching => shown(Screen::Play) && self.is_watched && !self.is_reviewed,
            When::Threats => shown(Screen::Play) && self.has_threats && !self.is_reviewed,
            When::Choosing => shown(Screen::ModeSelect),
            When::Steering => attention == Attention::Nowhere && shown(Screen::ModeSelect),
            When::Accepting => attention == Attention::Nowhere && (self.is_asked() || shown(Screen::ModeSelect)),
        }
    }
}

/// Returns what Enter asks for, where no element has the keyboard's attention: what loses something takes more than that.
const fn enter(focus: &Focus<'_>) -> Command {
    match focus.front {
        Some(Front::Quit { .. } | Front::ClearStatistics) => Command::No,
        Some(Front::LetPlay { .. } | Front::Resume(_)) => Command::Yes,
        Some(
            Front::Menu
            | Front::Help
            | Front::Page(_)
            | Front::Settings
            | Front::Statistics(_)
            | Front::KeptGames(_)
            | Front::Waiting { .. }
            | Front::Path { .. },
        )
        | None => Command::AcceptModes,
    }
}

/// What takes the keys that the window has no use for.
pub enum Taker<'a> {
    /// The game in front.
    Table(&'a mut dyn Table),
    /// What is practised.
    Practice(&'a mut dyn Practice),
}

impl Taker<'_> {
    /// Returns whether an element of its board has this id.
    fn owns(&self, id: Id) -> bool {
        match self {
            Self::Table(table) => table.owns(id),
            Self::Practice(practice) => practice.owns(id),
        }
    }

    /// Takes a letter or a digit that is typed to name a place of a game's board. Returns whether it was taken.
    fn types(&mut self, pressed: Pressed, now: f64) -> bool {
        match self {
            Self::Table(table) => table.types(pressed, now),
            Self::Practice(_) => false,
        }
    }

    /// Returns what a key asks for.
    fn key(&mut self, pressed: Pressed) -> Option<Command> {
        match self {
            Self::Table(table) => table.board_key(pressed),
            Self::Practice(practice) => practice.key(pressed),
        }
    }
}

/// Returns what the keys pressed since the last frame ask for.
///
/// A key that is held down counts once, except where it moves something step by step. Keys that belong to a text field that
/// has the focus are left to it.
#[must_use]
pub fn commands(ctx: &Context, focus: &Focus<'_>, mut taker: Taker<'_>) -> Vec<Command> {
    let typing = ctx.text_edit_focused();
    let attention = match ctx.memory(Memory::focused) {
        None => Attention::Nowhere,
        Some(_) if typing => Attention::Text,
        Some(id) if taker.owns(id) => Attention::Board,
        Some(_) => Attention::Widget,
    };
    let events = ctx.input(|input| input.events.clone());
    let mut commands = Vec::new();
    for event in &events {
        match event {
            Event::Copy if !typing && focus.screen == Screen::Play => commands.push(Command::Copy),
            Event::Paste(text) if !typing && focus.front.is_none() && focus.screen != Screen::Practice && !focus.is_reviewed => {
                commands.push(Command::PasteText(text.clone()));
            }
            Event::Key { key, pressed: true, repeat, modifiers, .. } => {
                let pressed = Pressed { key: *key, is_repeat: *repeat, attention };
                let is_plain = !modifiers.alt && !modifiers.command && !modifiers.ctrl;
                if is_plain && focus.allows(When::Playing, attention) && taker.types(pressed, focus.now) {
                    commands.push(Command::Act); // nothing, unless a place is named by now
                    continue;
                }
                commands.extend(key_command(pressed, *modifiers, focus, |pressed| taker.key(pressed)));
            }
            _ => {}
        }
    }
    commands
}

/// Returns what a letter asks of the window, which at first seemed to begin the name of a place.
#[must_use]
pub fn letter_command(key: Key, focus: &Focus<'_>) -> Option<Command> {
    let pressed = Pressed { key, is_repeat: false, attention: Attention::Nowhere };
    key_command(pressed, Modifiers::NONE, focus, |_| None)
}

/// Returns what a key asks for; `board_key` says what it asks of the board.
fn key_command(
    pressed: Pressed,
    modifiers: Modifiers,
    focus: &Focus<'_>,
    board_key: impl FnOnce(Pressed) -> Option<Command>,
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
    for binding in KEYS.iter().filter(|binding| binding.repeats || !pressed.is_repeat) {
        let chord = binding.chords.iter().find(|chord| chord.key == pressed.key && held(chord.with));
        if let Some(chord) = chord.filter(|_| focus.allows(binding.when, pressed.attention)) {
            return Some((chord.asks)(focus));
        }
    }
    if has_ctrl || focus.front.is_some() || pressed.attention == Attention::Text {
        return None;
    }
    match focus.screen {
        Screen::Title if !pressed.is_repeat => Some(Command::LeaveTitle),
        Screen::Title | Screen::ModeSelect => None,
        // The board of a review is only looked at.
        Screen::Play if focus.is_reviewed => None,
        Screen::Play | Screen::Practice => board_key(pressed),
    }
}

#[cfg(test)]
mod tests;
