//! The traits of what fills the window: a [`Screen`] is a puzzle, a lesson, a [`Table`] with a game
//! on it or the [`Form`] for a new one.
//!
//! The shell gives all of them, and the dialogs over them, the same [`Cx`], and acts on the same
//! effects of each. A table hides its game: the window above it knows none, and `GameTable` below it
//! is written once for all kinds.

use std::any::Any;
use std::fmt;
use std::io;
use std::path::Path;

use egui::{Context, Id, Key, Rect, TextureHandle, Ui, pos2, vec2};

use super::command::{Act, Action, Choice, Command, CommentDraft, InfoDraft, Task};
use super::page::{PageLink, PageUi};
use crate::app::kit::icons::Icon;
use crate::core::day::Day;
use crate::core::kind::{Preset, SetupFault};
use crate::players::Names;
use crate::session::{Ended, FirstPlayer, History};
use crate::storage::picture::Pixels;
use crate::storage::{
    Colours, Envelope, FileFault, GameProgress, ParseError, Progress, Settings, Statistics,
};
use crate::words::{Language, Name, Opponent};
use crate::worker::{Cue, EngineOrder, EngineTrial, Sound};

/// What screens and dialogs may see of the window around them, gathered in `App::view`.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a question of its own, answered for a moment"
)]
pub struct Cx<'a> {
    pub ctx: &'a Context,
    pub settings: &'a Settings,
    /// The time, in seconds of the input's clock.
    pub now: f64,
    /// The date, as the number of days since 1 January 1970.
    pub today: u64,
    pub games: &'a [&'static GameEntry],
    /// The game that is being chosen, or the one in front.
    pub game: &'static GameEntry,
    /// The state of the game in front.
    pub state: State,
    /// Whether a game has been started, to which the new-game screen can return.
    pub in_game: bool,
    /// Whether undo can lead back to an earlier game.
    pub has_previous: bool,
    /// Whether redo can lead to a later game.
    pub has_next: bool,
    /// The user's games with the rules of the one that was counted last.
    pub history: Option<&'a History>,
    /// The lesson that is offered beside a new game, and a note.
    pub offer: Option<(&'static PracticeEntry, String)>,
    /// The unfinished game in front, if there is one behind the choice of a new game.
    pub unfinished: Option<Unfinished>,
    /// What was practised, as far as that is known.
    pub progress: &'a Progress,
    /// How many past games there are, as far as that is known.
    pub past_games: usize,
    pub games_folder: Option<&'a Path>,
    /// Whether the game in progress will be offered at the next start.
    pub game_is_kept: bool,
    /// Whether a file was opened, which can be read again.
    pub has_file: bool,
    /// Whether the dialog in front waits for a file.
    pub awaits_file: bool,
}

/// A game that can be continued.
pub struct Unfinished {
    /// `Connect 5 · 9 × 7 · You against Low · 14 moves so far`
    pub about: String,
    /// Its position, once that is painted.
    pub picture: Option<TextureHandle>,
}

/// The effects of an action on the rest of the window.
#[derive(Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is an effect of its own")]
pub struct Effects {
    /// The announcement for screen readers.
    pub announcement: Option<String>,
    /// A notice shown for a few seconds, and announced.
    pub notice: Option<String>,
    /// Whether to remove the notice on the screen, which is no longer true.
    pub drop_notice: bool,
    /// Whether the game has changed and needs saving.
    pub changed: bool,
    /// The game that has just ended, for the statistics.
    pub ended: Option<Box<Ended>>,
    /// Whether the game is a past game, from now on or already, and has to be kept as it is now.
    pub past_game_changed: bool,
    /// The practice progress, if it has changed.
    pub progress: Option<Box<GameProgress>>,
    /// A practice to show, which leads back.
    pub screen: Option<Box<dyn Screen>>,
    pub sounds: Vec<Sound>,
    /// Whether to drop pending sounds, whose piece is gone.
    pub is_hushed: bool,
    /// Requests to the window, which come before those that still wait.
    pub commands: Vec<Command>,
}

impl Cx<'_> {
    /// Returns how much that was practised in a game comes back today, and the practice that begins
    /// with it.
    #[must_use]
    pub fn due(&self, game: &GameEntry) -> (usize, Option<&'static PracticeEntry>) {
        let Some(progress) = self.progress.of(game.name) else {
            return (0, None);
        };
        let of = |entry: &PracticeEntry| (entry.due)(progress, self.today);
        (game.practices.iter().map(of).sum(), game.practices.iter().find(|entry| of(entry) > 0))
    }
}

impl Effects {
    #[must_use]
    pub fn notice(text: impl Into<String>) -> Self {
        Self { notice: Some(text.into()), ..Self::default() }
    }

    /// Returns the effects of refusing a move: the reason and a knock.
    #[must_use]
    pub fn refusal(text: impl Into<String>) -> Self {
        Self { sounds: vec![Sound::now(Cue::Refused)], ..Self::notice(text) }
    }

    #[must_use]
    pub fn announcement(text: impl Into<String>) -> Self {
        Self { announcement: Some(text.into()), ..Self::default() }
    }

    /// Returns the effects of asking the window for something.
    #[must_use]
    pub fn command(command: Command) -> Self {
        Self { commands: vec![command], ..Self::default() }
    }

    /// Returns these effects followed by later ones. The later of two announcements or notices
    /// wins.
    #[must_use]
    pub fn then(mut self, later: Self) -> Self {
        self.sounds.extend(later.sounds);
        self.commands.extend(later.commands);
        Self {
            announcement: later.announcement.or(self.announcement),
            notice: later.notice.or(self.notice),
            drop_notice: self.drop_notice | later.drop_notice,
            changed: self.changed | later.changed,
            ended: later.ended.or(self.ended),
            past_game_changed: self.past_game_changed | later.past_game_changed,
            progress: later.progress.or(self.progress),
            screen: later.screen.or(self.screen),
            sounds: self.sounds,
            is_hushed: self.is_hushed | later.is_hushed,
            commands: self.commands,
        }
    }
}

impl fmt::Debug for dyn Screen {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Screen")
    }
}

/// A screen that fills the window.
///
/// Its views and keys do not change it: they push [`Command`]s, which are done in their order at
/// the end of the frame. What they ask of the screen itself is a [`Command::Act`], done by
/// [`perform`](Self::perform). A screen without a board has no motion.
pub trait Screen {
    /// Returns the current state for screen readers.
    fn announcement(&self) -> String;

    /// Handles what a thread has to tell, and does what is due.
    fn tick(&mut self, _cx: &Cx<'_>) -> Effects {
        Effects::default()
    }

    /// Ends the animation of the last piece.
    fn skip_motion(&mut self) {}

    /// Handles a letter or digit that may name a place of the board, before the window's own keys.
    /// Returns whether it was used.
    ///
    /// A letter that no digit follows within a moment comes back as [`Command::Letter`].
    fn on_typed(&mut self, _pressed: Pressed, _commands: &mut Vec<Command>, _now: f64) -> bool {
        false
    }

    /// Handles a key that the window does not use.
    fn on_key(&mut self, _pressed: Pressed, _commands: &mut Vec<Command>) {}

    /// Does what it was asked; nothing, if that was meant for another screen.
    fn perform(&mut self, _act: &Act, _cx: &Cx<'_>) -> Effects {
        Effects::default()
    }

    /// Forgets the beginning of the name of a place.
    fn forget_typed(&mut self) {}

    /// Goes one step back within the screen. Returns whether there was one.
    fn back(&mut self) -> bool {
        false
    }

    /// Returns the practice progress of a screen to which the practices opened from it lead back,
    /// to be renewed then; `None` if they lead past it.
    fn kept_progress(&mut self) -> Option<&mut GameProgress> {
        None
    }

    /// Takes the statistics, which [`Command::ReadStatistics`] asked for.
    fn on_statistics(&mut self, _statistics: &Statistics) {}

    /// Returns whether an element of the board has this id.
    fn owns(&self, _id: Id) -> bool {
        false
    }

    /// Shows the screen. Returns the place for notices.
    fn ui(&mut self, ui: &mut Ui, cx: &Cx<'_>, commands: &mut Vec<Command>) -> NoticePlace;
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NoticePlace {
    /// The area of a one-line notice; a longer one grows around the same centre.
    pub line: Rect,
    /// The lowest edge that it may reach: a long one begins higher.
    pub lowest: f32,
    /// Whether a permanent notice may stay there without covering anything.
    pub may_stay: bool,
}

impl NoticePlace {
    /// Returns the rectangle of a notice with text of this height.
    #[must_use]
    pub fn rect(self, height: f32) -> Rect {
        let height = height.max(self.line.height());
        let top = f32::min(self.line.center().y - height / 2.0, self.lowest - height);
        Rect::from_min_size(pos2(self.line.left(), top), vec2(self.line.width(), height))
    }
}

/// Which screen fills the window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Route {
    #[default]
    Title,
    NewGame,
    Play,
    Practice,
    PastGames,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pressed {
    pub key: Key,
    pub is_repeat: bool,
    /// The element that has keyboard focus.
    pub attention: Attention,
}

impl Pressed {
    /// Returns whether it is Enter or Space, just pressed, with nothing in focus that uses it.
    #[must_use]
    pub fn confirms(self) -> bool {
        matches!(self.key, Key::Enter | Key::Space)
            && self.attention == Attention::Nowhere
            && !self.is_repeat
    }
}

/// The kind of element that has keyboard focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attention {
    Nowhere,
    /// An element of the board, which Enter and Space press by themselves.
    Board,
    Text,
    /// Another element, which uses Enter, Space and the arrow keys itself.
    Widget,
}

/// Returns the digit from 1 to 9 that a key stands for.
#[must_use]
pub const fn digit(key: Key) -> Option<usize> {
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

/// The name of the first lesson of a game.
pub const FIRST_LESSON: &str = "lesson";

pub struct PracticeEntry {
    /// Its name, among those of the game.
    pub name: &'static str,
    /// Returns its title, above its board and on the help page.
    pub title: fn() -> &'static str,
    /// Returns the keys of its screen besides those of the board, and what they do.
    pub keys: fn() -> Vec<(&'static str, &'static str)>,
    /// Returns its row on the page of the lessons; `None` if it stands in the menu instead.
    pub lesson: Option<fn(&GameProgress) -> LessonRow>,
    /// Whether it is offered beside a new game: returns a note for that, or `None` if it is not.
    pub offer: Option<fn(&GameProgress) -> Option<String>>,
    /// Returns how much that was practised comes back on this day, counted from 1 January 1970.
    pub due: fn(&GameProgress, u64) -> usize,
    /// Returns its screen, with the progress made so far.
    pub start: Start,
    /// Returns the title of its task of the day, if it has one: `Puzzle of the day`.
    pub daily: Option<fn() -> &'static str>,
}

/// A practice on the page of the lessons.
pub struct LessonRow {
    pub icon: Icon,
    pub about: String,
    /// How much of it is done, and of how much.
    pub done: (usize, usize),
}

pub type Start = fn(&Cx<'_>, GameProgress, Task) -> Box<dyn Screen>;

/// Some keys and their effect, in words.
#[derive(Clone, Copy, Debug)]
pub struct KeyHelp {
    /// Returns the names of the keys: `Left, Right`.
    pub keys: fn() -> &'static str,
    /// Returns what they do: `Move the coin`.
    pub effect: fn() -> &'static str,
}

/// How far the form for a new game has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chosen {
    /// There is still something to choose.
    NotYet,
    /// The game in front continues, with the players that were chosen.
    GoOn,
    /// A new game begins.
    Start,
}

/// The state of a game, as far as the window needs it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a question of its own, answered for a moment"
)]
pub struct State {
    /// Whether the game is over and its last position in view.
    pub is_over: bool,
    /// Whether the game is over, whichever position is in view.
    pub has_ended: bool,
    /// Whether it is over and no piece is moving.
    pub is_at_rest: bool,
    /// Whether both sides are computers.
    pub is_watched: bool,
    /// Whether two computers, or the series of their games, are paused.
    pub is_paused: bool,
    /// Whether an earlier position is in view.
    pub looks_back: bool,
    pub moves: usize,
    /// Whether a move can be taken back.
    pub can_undo: bool,
    /// Whether a move can be played again.
    pub can_redo: bool,
    /// Whether it is shown whose each place is likely to be.
    pub shows_territory: bool,
    /// Whether it is shown what the moves are worth.
    pub shows_analysis: bool,
    /// Whether a hint is shown or being searched for.
    pub has_hint: bool,
    pub holds_back: bool,
    pub is_reviewed: bool,
    /// Whether it is played on from a position of its review.
    pub is_retried: bool,
    /// Whether a variation is in view, rather than the main line.
    pub in_variation: bool,
    /// Whether this is a free board for trying moves, rather than a game.
    pub is_free: bool,
    /// The level that the card at the end offers: the one above that which was beaten, or an easier
    /// one after many losses.
    pub next_level: Option<Preset>,
    /// Whether the user has beaten it so often that the next level is suggested.
    pub is_ready: bool,
}

impl State {
    /// Returns whether the end of the game asks whether to play again.
    #[must_use]
    pub const fn asks_again(self) -> bool {
        self.has_ended && !self.is_reviewed && !self.is_free
    }
}

/// What a game has, whatever happens in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact about the game")]
pub struct GameFacts {
    /// Whether plans can be looked for: rules that win against every reply.
    pub has_plans: bool,
    pub has_threats: bool,
    /// Whether it is played with stones, which can show their numbers.
    pub has_stones: bool,
    /// Whether marks can be put on its board.
    pub has_marks: bool,
    /// Whether it can be shown whose each place is likely to be.
    pub has_territory: bool,
    pub can_turn: bool,
    pub can_resign: bool,
    pub computers_resign: bool,
    /// Whether its players can agree on a draw.
    pub can_agree: bool,
}

/// The entries of the help page that depend on the game in front.
#[derive(Clone, Debug, Default)]
pub struct GameKeys {
    pub facts: GameFacts,
    /// The keys of the board and their effects.
    pub board: Vec<(&'static str, &'static str)>,
    /// How many opponents can be chosen by digits.
    pub opponents: usize,
    /// The computers, with the strength and method of each.
    pub computers: Vec<(String, String)>,
}

pub trait Table: Screen + Any {
    fn entry(&self) -> &'static GameEntry;

    fn state(&self, now: f64) -> State;

    /// Gives the game this date, unless it has one.
    fn note_date(&mut self, day: Day);

    fn envelope(&self) -> Envelope;

    /// Returns the moves before the cursor, as text.
    fn position_text(&self) -> String;

    /// Returns the players and the progress as two lines, for the question whether to continue the
    /// game.
    fn summary(&self) -> [String; 2];

    /// Returns the game, who plays whom, and how far it is, in one line.
    fn progress(&self) -> String;

    /// Returns the name of the game, and how its set-up differs from the usual one:
    /// `Connect 5 · 9 × 7`.
    fn variant(&self) -> String;

    /// Returns the page of a plan for the position in view, and whether the game would have counted
    /// without it; `None` if the game has no plans or is over.
    fn plan(&mut self) -> Option<(Box<dyn Screen>, bool)>;

    /// Returns the threats on the board as part of a sentence; empty if there are none.
    fn threats_in_words(&self) -> String;

    /// Saves the set-up and the players as settings.
    fn remember(&self, settings: &mut Settings);

    /// Uses these names for the people who play.
    fn name_people(&mut self, names: &Names);

    fn act(&mut self, action: Action, cx: &Cx<'_>) -> Effects;

    /// Lets the computer whose turn it is wait. Returns its name, as on its card; `None` if it is
    /// not a computer's turn.
    fn hold_computer(&mut self) -> Option<Name<'static>>;

    /// Returns the comment on the position in view, to be written.
    fn comment(&self) -> CommentDraft;

    /// Replaces the comment on a position; a blank text is none. One undo takes back all versions
    /// of a draft, the last of which `is_done`.
    fn set_comment(&mut self, draft: CommentDraft, is_done: bool) -> Effects;

    /// Returns the game info, to be edited.
    fn info(&self) -> InfoDraft;

    /// Replaces the game info by a version of a draft, the last of which `is_done`.
    fn set_info(&mut self, draft: &InfoDraft, is_done: bool) -> Effects;

    /// Leaves the screen, and stops thinking.
    fn leave(&mut self);

    /// Returns to the screen as if the game had just been opened.
    fn reopen(&mut self);

    /// Returns the form for a new game: with the players of this one if it is in progress
    /// (`in_game`), else with those of last time. `games` are the games on offer.
    fn form(
        &self,
        games: &[&'static GameEntry],
        settings: &Settings,
        in_game: bool,
    ) -> Box<dyn Form>;

    /// Returns the next game of the series, or of one against this level, without pieces that were
    /// set up.
    fn next_game(
        &self,
        ctx: &Context,
        seed: u64,
        begins: FirstPlayer,
        level: Option<Preset>,
    ) -> (Box<dyn Table>, String);

    /// Returns a free board with all variations of this game, without computers and with the
    /// analysis shown.
    fn free_board(&mut self, ctx: &Context) -> Box<dyn Table>;

    /// Returns a table with the position that a text describes, with the set-up and players of this
    /// one.
    ///
    /// # Errors
    /// The fault in the text.
    fn paste(&self, ctx: &Context, text: &str, seed: u64) -> Result<Box<dyn Table>, SetupFault>;
}

/// The form for a new game, for a window that does not know the game.
pub trait Form: Screen {
    fn entry(&self) -> &'static GameEntry;

    fn choose(&mut self, choice: Choice) -> (Chosen, Effects);

    /// Continues this game, for which the form is, with the chosen players.
    fn go_on(&self, game: &mut dyn Table) -> Effects;

    /// Returns a table with the chosen game. If the game before had the same players and set-up,
    /// its score carries over: see [`Session::score_for`](crate::session::Session::score_for).
    fn start(&self, ctx: &Context, seed: u64, before: Option<&dyn Table>) -> Box<dyn Table>;

    /// Returns the names of the people of both sides, also where a computer has taken the side
    /// since.
    fn names(&self) -> Names;

    /// Sets the names of the human players of both sides.
    fn set_names(&mut self, names: &Names);
}

/// An entry of the list of games, for a window that does not know them.
pub struct GameEntry {
    /// Its name, as it is on the command line.
    pub name: &'static str,
    pub title: fn() -> &'static str,
    /// Returns a summary in a few words.
    pub summary: fn() -> &'static str,
    /// The names of its sides in files.
    pub sides: [&'static str; 2],
    /// Returns the name of one of its computers, given in the MODE notation, in a list of
    /// opponents.
    pub opponent: fn(&str) -> Opponent,
    /// The practice screens that it offers.
    pub practices: &'static [PracticeEntry],
    pub facts: fn() -> GameFacts,
    /// Returns its entries of the help page.
    pub keys: fn() -> GameKeys,
    pub pages: fn() -> Vec<PageLink>,
    /// Returns what shows the page with this index.
    pub page: fn(usize) -> PageUi,
    /// Paints its picture in a square.
    pub emblem: fn(&Ui, Rect),
    /// Paints the position in view of a game.
    pub picture: fn(&Envelope, PictureLook) -> Result<Pixels, FileFault>,
    /// Paints only the board with the position in view, with a longer side of so many points.
    pub small: fn(&Envelope, PictureLook, f32) -> Result<Pixels, FileFault>,
    /// Returns what paints a board with the first moves of a game.
    pub preview: fn() -> Preview,
    /// Paints a whole game as an animation file.
    pub animation: Animate,
    /// Returns a table with a game of the set-up of the last time, or of the usual one if a player
    /// who is named plays with no other.
    pub fresh: Fresh,
    /// Returns a table with a saved game. Players it does not name come from the settings, and a
    /// missing seed is the one given.
    pub open: Open,
    /// Returns the form for a new game of it, for when another game is in front.
    pub form: fn(&[&'static GameEntry], &Settings) -> Box<dyn Form>,
    /// How engines of other programs are used; `None` if there are none for this game.
    pub engines: Option<EngineEntry>,
}

/// What the page of engines needs of a game that engines play.
#[derive(Clone, Copy)]
pub struct EngineEntry {
    /// Returns an example of a name and of a command.
    pub example: fn() -> [&'static str; 2],
    /// Tries an engine; the function is called when there is a result.
    pub start: TryEngine,
}

pub type TryEngine = fn(EngineOrder, Box<dyn Fn() + Send>) -> io::Result<EngineTrial>;

/// Paints a board in a look, as settings have it, so many points wide: the board alone, or with what
/// is beside it so many seconds after its last move. Says whether that is still moving.
pub type Preview = Box<dyn FnMut(PictureLook, &Settings, f32, Option<f64>) -> (Pixels, bool)>;

/// Paints a saved game as an animation. Before each frame it tells what share is done, and asks
/// whether to stop.
pub type Animate = fn(&Envelope, PictureLook, &dyn Fn(f32) -> bool) -> Result<Vec<u8>, FileFault>;

/// Returns a table with a new game, with the players given and this seed.
pub type Fresh = fn(&Context, &Settings, [Option<&str>; 2], u64) -> Box<dyn Table>;

/// Puts a saved game on a table. The notice is about a player who cannot play with its set-up and
/// was replaced, if there is one.
pub type Open =
    fn(&Context, &Settings, &Envelope, u64) -> Result<(Box<dyn Table>, Option<String>), ParseError>;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PictureLook {
    /// Whether it has the colours of the dark theme.
    pub dark: bool,
    pub colours: Colours,
    /// Whether pieces have their star or ring.
    pub emblems: bool,
    /// Its width, in pixels.
    pub width: u16,
    /// The language of its text: the thread that paints has none of its own.
    pub language: Language,
}
