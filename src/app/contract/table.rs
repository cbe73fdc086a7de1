//! A game on the table: the one type that the window knows without knowing which game it is.
//!
//! [`Table`] is the seam: above it the window, which has no game; behind it
//! `GameTable`, written once over any kind of game.

use egui::{Context, Id, Key, Ui};

use super::command::Command;
use super::key_press::Pressed;
use super::page::PageLink;
use super::picture_look::PictureLook;
use super::practice::PracticeEntry;
use super::review_act::ReviewAct;
use crate::app::contract::notice_place::NoticePlace;
use crate::core::game::Player;
use crate::players::{Names, Opponent};
use crate::session::{Begins, Ended};
use crate::storage::picture::Pixels;
use crate::storage::{Damage, Envelope, Settings};
use crate::worker::{Cue, PaintError, Sound};

/// What a table is told of the window around it.
#[derive(Clone, Copy)]
pub struct Around<'a> {
    /// The settings.
    pub settings: &'a Settings,
    /// The time, in seconds of the input's clock.
    pub now: f64,
    /// Whether a game has been started: then the mode selection has one to go back to.
    pub in_game: bool,
    /// Whether there is a game before this one that can be brought back.
    pub has_previous: bool,
    /// Whether there is a game after this one that was taken back.
    pub has_next: bool,
}

/// What came of an action, for the window to do the rest.
#[derive(Debug, Default)]
pub struct Effects {
    /// What a screen reader says now.
    pub announcement: Option<String>,
    /// A sentence for a few seconds, said too.
    pub notice: Option<String>,
    /// Whether the notice on the screen is no longer true.
    pub drop_notice: bool,
    /// Whether the game has changed, and is to be kept.
    pub changed: bool,
    /// The game, if it has ended just now, and statistics count it.
    pub ended: Option<Box<Ended>>,
    /// A letter that was pressed a moment ago and did not begin the name of a place.
    pub letter: Option<Key>,
    /// What is heard of it.
    pub sounds: Vec<Sound>,
    /// Whether what was to be heard belongs to a piece that is gone.
    pub is_hushed: bool,
}

impl Effects {
    /// Returns the effects of a sentence for a few seconds.
    #[must_use]
    pub fn notice(text: impl Into<String>) -> Self {
        Self {
            notice: Some(text.into()),
            ..Self::default()
        }
    }

    /// Returns the effects of a move that is refused: why, in a sentence, and a knock.
    #[must_use]
    pub fn refusal(text: impl Into<String>) -> Self {
        Self {
            sounds: vec![Sound::now(Cue::Refused)],
            ..Self::notice(text)
        }
    }

    /// Returns the effects of a sentence that is only said.
    #[must_use]
    pub fn announcement(text: impl Into<String>) -> Self {
        Self {
            announcement: Some(text.into()),
            ..Self::default()
        }
    }
}

/// What the window does with the moves of a game, whichever it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Take back.
    Undo,
    /// Play again what was taken back.
    Redo,
    /// Show the position after this many moves.
    GoTo(usize),
    /// Show the position this many moves later (earlier, if negative).
    GoBy(isize),
    /// Let computers wait, or go on.
    TogglePause,
    /// Let a computer make one move.
    StepOnce,
    /// Let computers wait.
    Hold,
    /// Show the line with this number, counted from 0, of those that were tried after so many
    /// moves.
    Line(usize, usize),
    /// Show the next of the lines that part nearest to the position in view.
    NextLine,
}

/// What can be changed in the mode selection without knowing the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// This side is being chosen for.
    Side(Player),
    /// The player with this digit for that side, and on.
    Digit(usize),
    /// A player so many rows further down the list for that side; further up, if negative.
    Step(isize),
    /// The sides are exchanged.
    Swap,
    /// The other list of players is shown for that side.
    ToggleOthers,
    /// The game teaches, or no longer.
    ToggleTeaching,
    /// What is chosen is accepted for both sides.
    Accept,
}

/// How far the mode selection has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chosen {
    /// There is still something to choose.
    NotYet,
    /// The game on this table goes on, with the players that were chosen.
    GoOn,
    /// A new game begins.
    Start,
}

/// What the window needs to know of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a question of its own, answered for a moment"
)]
pub struct State {
    /// Whether the game is over, with its end in view.
    pub is_over: bool,
    /// Whether the game is over, also while somebody looks back at an earlier position.
    pub has_ended: bool,
    /// Whether it is over, and the last piece at rest.
    pub is_at_rest: bool,
    /// Whether both sides are computers.
    pub is_watched: bool,
    /// Whether somebody looks back at an earlier position.
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
pub trait Table {
    /// Returns the name of the game, as it is on the command line.
    fn name(&self) -> &'static str;

    /// Returns what the two sides are called.
    fn sides(&self) -> [&'static str; 2];

    /// Returns what the window needs to know of the game.
    fn state(&self, now: f64) -> State;

    /// Returns the game as it is saved.
    fn envelope(&self) -> Envelope;

    /// Returns the moves before the cursor, as text.
    fn position_text(&self) -> String;

    /// Returns who plays and how far it is, for whoever is asked whether to go on: two lines.
    fn summary(&self) -> [String; 2];

    /// Remembers in the settings what the game is set up with, and who plays.
    fn remember(&self, settings: &mut Settings);

    /// Returns what is to be said of the game as it stands.
    fn announcement(&self) -> String;

    /// Takes in what a computer has to tell, asks for what is needed, and plays what is due.
    fn tick(&mut self, ctx: &Context, around: &Around<'_>) -> Effects;

    /// Takes its place in front again, as if it had just been put on the table.
    fn come_back(&mut self);

    /// Gives up what is being thought about.
    fn stop_thinking(&mut self);

    /// Puts a piece that is on its way to rest.
    fn skip_motion(&mut self);

    /// Does what the window asks for.
    fn act(&mut self, action: Action) -> Effects;

    /// Does the next thing that a view or a key of this table has asked for: see [`Command::Act`].
    fn act_next(&mut self, ctx: &Context, around: &Around<'_>) -> Effects;

    /// Asks for a hint, if it is a person's turn.
    fn ask_hint(&mut self) -> Effects;

    /// Shows the analysis or not; the other way round, if nothing is said.
    fn set_analysis(&mut self, is_on: Option<bool>) -> Effects;

    /// Shows the review of the game, or does something in it.
    fn review(&mut self, act: ReviewAct) -> Effects;

    /// Forgets the hint.
    fn forget_hint(&mut self) -> Effects;

    /// Takes a letter or a digit that is typed to name a place of the board. Returns whether it was
    /// taken.
    ///
    /// A letter that no digit follows within a moment comes back as [`Effects::letter`], for what
    /// it means to the window.
    fn types(&mut self, pressed: Pressed, now: f64) -> bool;

    /// Returns what a key of the board asks for.
    fn board_key(&mut self, pressed: Pressed) -> Option<Command>;

    /// Returns whether an element of the board has this id.
    fn owns(&self, id: Id) -> bool;

    /// Returns the keys that the game decides on, for the help page.
    fn keys(&self) -> GameKeys;

    /// Shows the board from the other side, where that looks otherwise.
    fn turn_board(&mut self) -> Effects;

    /// Returns the threats on the board in words, as a part of a sentence; nothing where there are
    /// none.
    fn threats_in_words(&self) -> String;

    /// Returns the pages that explain something of the game.
    fn pages(&self) -> Vec<PageLink>;

    /// Shows one of those pages.
    fn page_ui(&mut self, page: PageLink, ui: &mut Ui);

    /// Begins the mode selection: with who plays now if a game is in progress, else with who played
    /// the last time.
    fn begin_draft(&mut self, around: &Around<'_>);

    /// Changes what is chosen in the mode selection.
    fn choose(&mut self, choice: Choice, around: &Around<'_>) -> (Chosen, Effects);

    /// Calls the person of a side something else in the mode selection, as far as it is typed.
    fn name_person(&mut self, side: Player, name: &str);

    /// Returns what the people of both sides are called in the mode selection, also where a
    /// computer has taken the side since.
    fn names_chosen(&self) -> Names;

    /// Calls the people of the mode selection by these names.
    fn choose_names(&mut self, names: &Names);

    /// Calls the people of the game by those of these names that there are.
    fn name_people(&mut self, names: &Names);

    /// Returns whether the mode selection shows the other players, which takes more room than the
    /// usual ones.
    fn shows_others(&self) -> bool;

    /// Shows the mode selection as it begins: the usual players, and the options in their line.
    /// Returns whether it was otherwise.
    fn close_lists(&mut self) -> bool;

    /// Gives the sides to the players that are chosen; the game goes on.
    fn take_draft(&mut self) -> Effects;

    /// Returns a table with a new game of what is chosen in the mode selection; it goes on with the
    /// score of the game on this one, if one is `in_game` with the same players and set-up: see
    /// [`Session::score_for`](crate::session::Session::score_for).
    fn start_draft(&self, ctx: &Context, seed: u64, in_game: bool) -> Box<dyn Table>;

    /// Returns the next game of the series.
    fn next_game(&self, ctx: &Context, seed: u64, begins: Begins) -> NextGame;

    /// Returns a table with all lines of this game to try moves on, without computers, and with the
    /// analysis shown.
    fn free_board(&mut self, ctx: &Context) -> Box<dyn Table>;

    /// Returns the name of the player whose turn it is, as on their card.
    fn mover_name(&self) -> String;

    /// Returns a table with the position that a text stands for, with the set-up and the players of
    /// this one.
    ///
    /// # Errors
    /// What is wrong with the text.
    fn paste(&self, ctx: &Context, text: &str, seed: u64) -> Result<Box<dyn Table>, String>;

    /// Shows the play screen. Returns where it has room for a notice.
    fn play_ui(
        &mut self,
        ui: &mut Ui,
        around: &Around<'_>,
        commands: &mut Vec<Command>,
    ) -> NoticePlace;

    /// Shows the mode selection, for this table in front or for another one that is being chosen.
    /// Returns where it has room for a notice.
    fn modes_ui(
        &mut self,
        ui: &mut Ui,
        around: &Around<'_>,
        is_in_front: bool,
        games: &[&GameEntry],
        commands: &mut Vec<Command>,
    ) -> NoticePlace;
}

/// A game of the list, for a window that knows none.
pub struct GameEntry {
    /// Its name, as it is on the command line.
    pub name: &'static str,
    /// What it is called.
    pub title: &'static str,
    /// What it is about, in a few words.
    pub summary: &'static str,
    /// What its two sides are called.
    pub sides: [&'static str; 2],
    /// Returns how a list of opponents names one of its computers, given in the MODE notation.
    pub opponent: fn(&str) -> Opponent,
    /// What it offers for practice.
    pub practices: &'static [PracticeEntry],
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
    pub digest: fn(&Envelope) -> Result<[String; 2], Damage>,
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
pub type Open = fn(&Context, &Settings, &Envelope, u64) -> Result<Opened, Damage>;

/// The next game of a series.
pub struct NextGame {
    /// The table with it.
    pub table: Box<dyn Table>,
    /// What to tell of it: who begins.
    pub notice: String,
}

/// A saved game that was put on a table.
pub struct Opened {
    /// The table.
    pub table: Box<dyn Table>,
    /// What to tell, if a player who does not play with its set-up had to give the seat to another
    /// one.
    pub notice: Option<String>,
}
