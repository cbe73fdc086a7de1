//! The trait of a game on a table: the window uses it without knowing which game is played.
//!
//! [`Table`] is the seam: above it the window, which has no game; behind it
//! `GameTable`, written once over any kind of game.

use egui::{Context, Ui};

use super::command::{Action, Choice};
use super::page::PageLink;
use super::practice::PracticeEntry;
use super::screen::{Effects, Screen, ScreenContext};
use crate::players::Names;
use crate::session::Begins;
use crate::storage::picture::Pixels;
use crate::storage::{Colours, Envelope, ParseError, Settings};
use crate::words::{Language, Opponent};
use crate::worker::PaintError;

/// How far the mode selection has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chosen {
    /// There is still something to choose.
    NotYet,
    /// The game on this table continues, with the players that were chosen.
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
    /// Whether the game is over, with its end in view.
    pub is_over: bool,
    /// Whether the game is over, also while an earlier position is in view.
    pub has_ended: bool,
    /// Whether it is over, and the last piece at rest.
    pub is_at_rest: bool,
    /// Whether both sides are computers.
    pub is_watched: bool,
    /// Whether an earlier position is in view.
    pub looks_back: bool,
    /// How many moves there are.
    pub moves: usize,
    /// Whether a move can be taken back.
    pub can_undo: bool,
    /// Whether a move can be played again.
    pub can_redo: bool,
    /// Whether its threats can be shown.
    pub has_threats: bool,
    /// Whether its board can be turned.
    pub can_turn: bool,
    /// Whether there is a hint, or one is being thought about.
    pub has_hint: bool,
    /// Whether the game is being reviewed.
    pub is_reviewed: bool,
    /// Whether this is a board to try moves on, rather than a game.
    pub is_free: bool,
    /// Whether it is a computer's turn.
    pub is_computers_turn: bool,
}

impl State {
    /// Returns whether the end of the game asks whether to play again.
    #[must_use]
    pub const fn asks_again(self) -> bool {
        self.has_ended && !self.is_reviewed && !self.is_free
    }
}

/// The keys that the game in front decides on.
#[derive(Clone, Debug)]
pub struct GameKeys {
    /// The keys of the board, and what they do.
    pub board: Vec<(&'static str, &'static str)>,
    /// How many players can be chosen from for a side, each by a digit.
    pub players: usize,
    /// The computers, and how strong each is and what it does.
    pub computers: Vec<(String, String)>,
    /// Whether the game can show threats.
    pub has_threats: bool,
    /// Whether the places of its board have numbers that can be hidden.
    pub has_numbers: bool,
    /// Whether its board can be turned.
    pub can_turn: bool,
}

/// A game on the table.
pub trait Table: Screen {
    /// Returns the entry of its game in the list.
    fn entry(&self) -> &'static GameEntry;

    /// Returns what the window needs to know of the game.
    fn state(&self, now: f64) -> State;

    /// Returns the game as it is saved.
    fn envelope(&self) -> Envelope;

    /// Returns the moves before the cursor, as text.
    fn position_text(&self) -> String;

    /// Returns who plays and how far the game is, for the question whether to continue it: two
    /// lines.
    fn summary(&self) -> [String; 2];

    /// Returns the name of the player whose turn it is, as on their card.
    fn mover_name(&self) -> String;

    /// Returns the threats on the board in words, as a part of a sentence; nothing where there are
    /// none.
    fn threats_in_words(&self) -> String;

    /// Remembers in the settings what the game is set up with, and who plays.
    fn remember(&self, settings: &mut Settings);

    /// Uses these names for the people who play.
    fn name_people(&mut self, names: &Names);

    /// Does what the window asks for.
    fn act(&mut self, action: Action) -> Effects;

    /// Leaves the screen: drops what views and keys have asked for, and stops thinking.
    fn leave(&mut self);

    /// Returns to the screen, as if the game had just been put on the table.
    fn come_back(&mut self);

    /// Shows one of the pages that explain something of the game.
    fn page_ui(&mut self, page: PageLink, ui: &mut Ui);

    /// Returns the choice of a new game.
    fn new_game(&mut self) -> &mut dyn NewGameScreen;

    /// Begins the choice of a new game: with who plays now if a game is in progress, else with who
    /// played the last time. `games` are those that can be chosen.
    fn begin_draft(&mut self, games: &[&'static GameEntry], context: &ScreenContext<'_>);

    /// Gives the sides to the players that are chosen; the game continues.
    fn take_draft(&mut self) -> Effects;

    /// Returns a table with a new game of what is chosen. It has the score of the game on this one,
    /// if one is `in_game` with the same players and set-up: see
    /// [`Session::score_for`](crate::session::Session::score_for).
    fn start_draft(&self, ctx: &Context, seed: u64, in_game: bool) -> Box<dyn Table>;

    /// Returns the next game of the series.
    fn next_game(&self, ctx: &Context, seed: u64, begins: Begins) -> NextGame;

    /// Returns a table with all lines of this game to try moves on, without computers, and with the
    /// analysis shown.
    fn free_board(&mut self, ctx: &Context) -> Box<dyn Table>;

    /// Returns a table with the position that a text stands for, with the set-up and the players of
    /// this one.
    ///
    /// # Errors
    /// The fault in the text.
    fn paste(&self, ctx: &Context, text: &str, seed: u64) -> Result<Box<dyn Table>, String>;
}

/// The choice of a new game, for a window that does not know the game.
pub trait NewGameScreen: Screen {
    /// Changes what is chosen.
    fn choose(&mut self, choice: Choice) -> (Chosen, Effects);

    /// Returns the names of the people of both sides, also where a computer has taken the side
    /// since.
    fn names(&self) -> Names;

    /// Uses these names for the people of both sides.
    fn set_names(&mut self, names: &Names);

    /// Returns whether it shows the other players, which takes more room than the usual ones.
    fn shows_others(&self) -> bool;

    /// Shows the usual players, and the options in their line. Returns whether that is a change.
    fn close_lists(&mut self) -> bool;
}

/// A game of the list, for a window that knows none.
pub struct GameEntry {
    /// Its name, as it is on the command line.
    pub name: &'static str,
    /// Returns its title.
    pub title: fn() -> &'static str,
    /// Returns a summary in a few words.
    pub summary: fn() -> &'static str,
    /// Its sides, as files know them.
    pub sides: [&'static str; 2],
    /// Returns how a list of opponents names one of its computers, given in the MODE notation.
    pub opponent: fn(&str) -> Opponent,
    /// The practice screens that it offers.
    pub practices: &'static [PracticeEntry],
    /// Returns the keys that it decides on, for the help page.
    pub keys: fn() -> GameKeys,
    /// Returns the pages that explain something of it.
    pub pages: fn() -> Vec<PageLink>,
    /// Paints its picture in a square.
    pub emblem: fn(&Ui, egui::Rect),
    /// Paints the position in view in a game of this kind.
    pub picture: fn(&Envelope, PictureLook) -> Result<Pixels, PaintError>,
    /// Paints the board alone with the position in view in a game of this kind, so small that many
    /// stand in a list.
    pub small: fn(&Envelope, PictureLook) -> Result<Pixels, PaintError>,
    /// Paints a game of this kind from its first move to its last, as a file, and asks before each
    /// frame whether to stop.
    pub animation: Animate,
    /// Returns who plays in a saved game of this kind, and how far it is, for a list: two lines.
    pub digest: fn(&Envelope) -> Result<[String; 2], ParseError>,
    /// Returns a table with a game of the set-up of the last time, or of the usual one if a player
    /// who is named plays with no other.
    pub fresh: Fresh,
    /// Returns a table with a saved game; the players and the seed that it does not name are those
    /// of the settings, and this.
    pub open: Open,
}

/// Paints a saved game as an animation; before each frame it asks whether to stop.
pub type Animate = fn(&Envelope, PictureLook, &dyn Fn() -> bool) -> Result<Vec<u8>, PaintError>;

/// Puts a new game on a table, with these players where they are named, and this seed.
pub type Fresh = fn(&Context, &Settings, [Option<&str>; 2], u64) -> Box<dyn Table>;

/// Puts a saved game on a table.
pub type Open = fn(&Context, &Settings, &Envelope, u64) -> Result<Opened, ParseError>;

/// The next game of a series.
pub struct NextGame {
    /// The table with it.
    pub table: Box<dyn Table>,
    /// The notice about it: who begins.
    pub notice: String,
}

/// A saved game that was put on a table.
pub struct Opened {
    /// The table.
    pub table: Box<dyn Table>,
    /// The notice, if a player who does not play with its set-up had to give the seat to another
    /// one.
    pub notice: Option<String>,
}

/// How a picture is painted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PictureLook {
    /// Whether it has the colours of the dark theme.
    pub dark: bool,
    /// The set of colours.
    pub colours: Colours,
    /// Its width, in pixels.
    pub width: u16,
    /// The language of its text: the thread that paints has none of its own.
    pub language: Language,
}
