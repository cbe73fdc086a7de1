//! The games of the window: the one in front, those that can be brought back, and the one being set
//! up.

use std::mem;
use std::path::PathBuf;

use egui::{Context, TextureHandle};

use super::modals::Modals;
use super::preferences::Preferences;
use crate::app::contract::command::Action;
use crate::app::contract::screen::{
    Cx, Effects, Form, GameEntry, PictureLook, Screen, State, Table,
};
use crate::app::kit::wait_until;
use crate::core::kind::SetupFault;
use crate::games::{GameId, with_game};
use crate::players;
use crate::session::History;
use crate::storage::{Envelope, Settings};
use crate::words::text;
use crate::worker::FilesOfGame;

/// The games of the window. There is always one in front.
pub struct Tables {
    pub(super) games: Vec<&'static GameEntry>,
    pub(super) front: Box<dyn Table>,
    times_left: u32,
    neighbours: Neighbours,
    /// The next game with the same players.
    pub(in crate::app) series: Series,
    /// The files that the game in front was opened from and saved in.
    pub(super) files: FilesOfGame,
    /// The small picture of the unfinished game beside the form, and the look that it was asked for
    /// in.
    pub(super) picture: (Option<TextureHandle>, Option<PictureLook>),
    /// The game that was left for the free board in front, with its neighbours.
    under_free_board: Option<(FormerGame, Neighbours)>,
    /// Whether a game has been started, to which the new-game screen can return.
    pub(super) in_game: bool,
    /// The user's games with the rules of the one that was counted last.
    pub(super) history: Option<History>,
    /// How many past games there are, as far as that is known.
    pub(super) past_games: usize,
    pub(super) games_folder: Option<PathBuf>,
}

/// The games that undo and redo reach beyond the first and the last move.
#[derive(Default)]
struct Neighbours {
    /// The game that the one in front has replaced.
    previous: Option<FormerGame>,
    /// The new game that was taken back.
    next: Option<FormerGame>,
}

/// A game that can be brought back, with its files.
struct FormerGame {
    table: Box<dyn Table>,
    files: FilesOfGame,
}

impl FormerGame {
    /// Returns the game and its files if it belongs among the past games: one without a number was
    /// played elsewhere, and is in its file, or was pasted.
    fn to_keep(&self, now: f64) -> Option<(Envelope, FilesOfGame)> {
        let (game, files) = (self.table.envelope(), self.files.clone());
        // It may have changed while it was being saved.
        files.note_now(&game);
        let is_over = self.table.state(now).is_over;
        let is_worth_keeping = game.number().is_some()
            || !files.is_unchanged() && (files.is_opened() || !is_over || game.has_notes());
        is_worth_keeping.then_some((game, files))
    }
}

impl Tables {
    /// Returns the tables for this list of games, with the first game in front, not started yet.
    pub fn new(
        ctx: &Context,
        games: Vec<&'static GameEntry>,
        preferences: &Preferences,
        seed: Option<u64>,
    ) -> Self {
        Self {
            front: first(ctx, &games, preferences, seed),
            games,
            times_left: 0,
            neighbours: Neighbours::default(),
            series: Series::new(seed),
            files: FilesOfGame::default(),
            picture: (None, None),
            under_free_board: None,
            in_game: false,
            history: None,
            past_games: 0,
            games_folder: None,
        }
    }

    pub fn games(&self) -> &[&'static GameEntry] {
        &self.games
    }

    pub fn entry(&self, name: &str) -> Option<&'static GameEntry> {
        self.games.iter().copied().find(|entry| entry.name == name)
    }

    pub fn front(&self) -> &dyn Table {
        &*self.front
    }

    pub fn front_mut(&mut self) -> &mut dyn Table {
        &mut *self.front
    }

    /// Leaves the game in front for another screen, or for another game.
    pub fn leave(&mut self) {
        self.front.leave();
        self.times_left += 1;
    }

    /// Returns how often a game was left.
    pub const fn times_left(&self) -> u32 {
        self.times_left
    }

    pub const fn in_game(&self) -> bool {
        self.in_game
    }

    /// Returns whether undo leads back to an earlier game, and redo to a later one.
    pub(super) const fn has_neighbours(&self) -> [bool; 2] {
        [self.neighbours.previous.is_some(), self.neighbours.next.is_some()]
    }

    /// Returns the game to autosave: the one behind a free board, or the one in front. Moves on a
    /// free board are only saved when the user asks for it.
    pub fn game_to_save(&self) -> &dyn Table {
        self.under_free_board.as_ref().map_or(&*self.front, |(game, _)| &*game.table)
    }

    pub fn files_to_save(&self) -> &FilesOfGame {
        self.under_free_board.as_ref().map_or(&self.files, |(game, _)| &game.files)
    }

    /// Returns the state of that game, if it has been started. One that was opened from a file and
    /// has not changed needs no other file.
    pub fn state_to_save(&self, now: f64) -> Option<State> {
        let is_needed = self.in_game && !self.files_to_save().is_unchanged();
        is_needed.then(|| self.game_to_save().state(now))
    }

    /// Puts the first game behind the title again, with these settings.
    pub fn set_first(&mut self, ctx: &Context, preferences: &Preferences, seed: Option<u64>) {
        self.front = first(ctx, &self.games, preferences, seed);
    }

    /// Sets the user's games with the rules of the one that was counted last.
    pub fn set_history(&mut self, history: Option<History>) {
        self.history = history;
    }

    pub fn set_games_folder(&mut self, folder: PathBuf) {
        self.games_folder = Some(folder);
    }

    pub const fn set_past_games(&mut self, count: usize) {
        self.past_games = count;
    }

    /// Replaces the game behind the title; nothing has been started yet.
    pub fn set_front(&mut self, table: Box<dyn Table>) {
        self.front = table;
    }

    /// Starts the game in front.
    pub fn start(&mut self, settings: &mut Settings) {
        self.in_game = true;
        self.remember(settings);
    }

    /// Has the settings remember the game in front, unless it is from a file: its board is no
    /// choice of the user.
    fn remember(&self, settings: &mut Settings) {
        if !self.files.is_opened() {
            self.front.remember(settings);
        }
    }

    /// Replaces the game in front, and starts the new one. Returns whether the old game has moves:
    /// it can be brought back.
    pub fn replace(&mut self, table: Box<dyn Table>, now: f64) -> bool {
        self.leave();
        let mut old = FormerGame {
            table: mem::replace(&mut self.front, table),
            files: mem::take(&mut self.files),
        };
        self.in_game = true;
        // A game that replaces a free board also replaces the game behind it.
        if let Some(behind) = self.under_free_board.take_if(|_| !self.front.state(now).is_free) {
            (old, self.neighbours) = behind;
        }
        // A game without moves is not worth bringing back, and must not displace one that is.
        if old.table.state(now).moves == 0 && !old.table.envelope().has_notes() {
            return false;
        }
        self.neighbours = Neighbours { previous: Some(old), next: None };
        true
    }

    /// Returns the replaced game and its files, if it belongs among the past games.
    pub fn replaced_to_keep(&self, now: f64) -> Option<(Envelope, FilesOfGame)> {
        self.neighbours.previous.as_ref()?.to_keep(now)
    }

    /// Leaves the game in front for a neighbour: before its first move, undo takes back the new game,
    /// and the game before it comes back; redo then leads to the new game again. Returns `None` where
    /// the game itself does the action; else also the game that was left, if it belongs among the
    /// past games.
    pub fn leave_by(
        &mut self,
        action: Action,
        settings: &mut Settings,
        now: f64,
    ) -> Option<(Effects, Option<(Envelope, FilesOfGame)>)> {
        let state = self.front.state(now);
        let neighbours = &mut self.neighbours;
        let left = match action {
            Action::Undo if !state.can_undo => {
                let Some(previous) = neighbours.previous.take() else {
                    return Some((Effects::announcement(text::notices::nothing_to_undo()), None));
                };
                let left = self.bring_back(previous);
                self.neighbours.next.insert(left)
            }
            Action::Redo if !state.can_redo => {
                let Some(next) = neighbours.next.take() else {
                    return Some((Effects::announcement(text::notices::nothing_to_redo()), None));
                };
                let left = self.bring_back(next);
                self.neighbours.previous.insert(left)
            }
            _ => return None,
        };
        // One without a number is kept when another game replaces it.
        let to_keep = left.to_keep(now);
        let to_keep = to_keep.filter(|(game, _)| game.number().is_some());
        self.remember(settings);
        let effects = Effects {
            is_hushed: true,
            drop_notice: true,
            changed: true,
            ..Effects::announcement(self.front.announcement())
        };
        Some((effects, to_keep))
    }

    /// Puts an earlier game in front again. Returns the one that was there.
    fn bring_back(&mut self, game: FormerGame) -> FormerGame {
        self.leave();
        let old = FormerGame {
            table: mem::replace(&mut self.front, game.table),
            files: mem::replace(&mut self.files, game.files),
        };
        self.front.reopen();
        old
    }

    /// Opens a free board with the moves of the game in front, or returns from it to the game.
    pub fn toggle_free_board(&mut self, ctx: &Context, now: f64) -> Effects {
        if self.front.state(now).is_free {
            let Some((game, neighbours)) = self.under_free_board.take() else {
                return Effects::default();
            };
            self.bring_back(game);
            self.neighbours = neighbours;
            let game = self.front.announcement();
            return Effects::announcement(text::notices::back_to_game(game));
        }
        let board = self.front.free_board(ctx);
        self.leave();
        let game = FormerGame {
            table: mem::replace(&mut self.front, board),
            // The board is another game: it does not replace this one in its file.
            files: mem::take(&mut self.files),
        };
        self.under_free_board = Some((game, mem::take(&mut self.neighbours)));
        Effects { drop_notice: true, ..Effects::announcement(text::notices::free_board()) }
    }

    // The form for a new game, of the game in front or of another one.

    /// Leaves the game in front for the form for a new one, which begins with its players.
    pub fn leave_for_form(&mut self, settings: &Settings) -> Box<dyn Form> {
        self.leave();
        self.picture = (None, None);
        self.front.form(&self.games, settings, self.in_game)
    }

    /// Returns the unfinished game beside the form if its picture is needed in this look; once.
    pub fn take_unpainted(&mut self, look: PictureLook) -> Option<Envelope> {
        (self.picture.1.replace(look) != Some(look)).then(|| self.front.envelope())
    }

    pub fn set_picture(&mut self, picture: TextureHandle) {
        self.picture.0 = Some(picture);
    }

    /// Replaces the form by that of the game with this name; human players keep their names.
    pub fn choose_game(
        &self,
        form: &mut Box<dyn Form>,
        settings: &Settings,
        name: &str,
    ) -> Effects {
        let Some(entry) = self.entry(name) else {
            return Effects::default();
        };
        let names = form.names();
        *form = if self.front.entry().name == name {
            self.front.form(&self.games, settings, self.in_game)
        } else {
            (entry.form)(&self.games, settings)
        };
        form.set_names(&names);
        Effects::announcement(text::notices::game_chosen((entry.title)(), (entry.summary)()))
    }

    /// Returns the name of the game that follows this one in the list.
    pub fn name_after(&self, current: &'static str) -> &'static str {
        let place = self.games.iter().position(|entry| entry.name == current);
        let next =
            self.games.iter().cycle().nth(place.unwrap_or_default() + 1).map(|entry| entry.name);
        next.unwrap_or(current)
    }

    /// Continues the game in front with the chosen players.
    ///
    /// A free board that is continued becomes the game, and the game it was opened from can be
    /// brought back.
    pub fn go_on(&mut self, form: &dyn Form, settings: &mut Settings, now: f64) -> Effects {
        if let Some((game, neighbours)) = self.under_free_board.take() {
            self.neighbours = if game.table.state(now).moves > 0 {
                Neighbours { previous: Some(game), next: None }
            } else {
                neighbours
            };
        }
        settings.names = form.names();
        let effects = form.go_on(&mut *self.front);
        self.remember(settings);
        effects
    }

    /// Returns a table with the chosen game, whose names the settings remember.
    pub fn start_chosen(
        &mut self,
        form: &dyn Form,
        ctx: &Context,
        settings: &mut Settings,
    ) -> Box<dyn Table> {
        let seed = self.series.next_seed();
        settings.names = form.names();
        form.start(ctx, seed, self.in_game.then_some(&*self.front))
    }

    /// Returns a table with the position of this game that a text describes.
    ///
    /// # Errors
    /// The fault in the text.
    pub fn paste(
        &self,
        game: &GameEntry,
        ctx: &Context,
        settings: &Settings,
        (text, seed): (&str, u64),
    ) -> Result<Box<dyn Table>, SetupFault> {
        if game.name == self.front.entry().name {
            self.front.paste(ctx, text, seed)
        } else {
            (game.fresh)(ctx, settings, [None, None], seed).paste(ctx, text, seed)
        }
    }
}

/// What is in view, and what that may see of the rest of the window.
pub struct View<'a> {
    /// The game in front.
    pub front: &'a mut dyn Table,
    /// The screen that fills the window in its place.
    pub other: Option<&'a mut dyn Screen>,
    pub modals: &'a mut Modals,
    pub cx: Cx<'a>,
}

/// Returns the table behind the title: with the game and players of the command line, else those of
/// last time.
fn first(
    ctx: &Context,
    games: &[&'static GameEntry],
    preferences: &Preferences,
    seed: Option<u64>,
) -> Box<dyn Table> {
    let (asked, settings) = (preferences.asked(), &preferences.settings);
    let named = asked.game.unwrap_or(&settings.game);
    let entry = games.iter().find(|entry| entry.name == named).or(games.first()).copied();
    let entry =
        entry.unwrap_or_else(|| with_game!(GameId::FIRST, K => const { &GameEntry::of::<K>() }));
    let seats = [asked.seats[0].as_deref(), asked.seats[1].as_deref()];
    let seed = seed.unwrap_or_else(players::fresh_seed);
    let mut table = (entry.fresh)(ctx, settings, seats, seed);
    table.name_people(&asked.names);
    table
}

/// How long the end of a watched game is shown before the next, in seconds at normal speed.
const BETWEEN_GAMES: f64 = 2.5;
/// How long it is shown at least, at any speed: by then a winning line is drawn.
const LEAST_BETWEEN_GAMES: f64 = 0.6;

/// Supplies the next game of a series.
#[derive(Debug, Default)]
pub struct Series {
    /// The seed of the next game, if one was given; those of later games follow from it.
    seed: Option<u64>,
    /// Since when the end of a game is shown that another one will follow.
    end_since: Option<f64>,
}

impl Series {
    /// Returns a series whose first game has this seed.
    pub const fn new(seed: Option<u64>) -> Self {
        Self { seed, end_since: None }
    }

    /// Returns the seed of the next game, if one was given.
    pub const fn seed(&self) -> Option<u64> {
        self.seed
    }

    /// Sets the seed of the next game; `None` gives each game a fresh one.
    pub const fn set_seed(&mut self, seed: Option<u64>) {
        self.seed = seed;
    }

    pub fn next_seed(&mut self) -> u64 {
        match self.seed {
            None => players::fresh_seed(),
            Some(seed) => {
                self.seed = Some(players::next_seed(seed));
                seed
            }
        }
    }

    /// Returns whether the next game begins now: the end of the last one has been shown long enough
    /// at this speed.
    pub fn tick(&mut self, ctx: &Context, now: f64, is_end_in_view: bool, speed: f32) -> bool {
        if !is_end_in_view {
            self.end_since = None;
            return false;
        }
        let stays = (BETWEEN_GAMES / f64::from(speed)).max(LEAST_BETWEEN_GAMES);
        let is_due = wait_until(ctx, now, *self.end_since.get_or_insert(now) + stays);
        if is_due {
            self.end_since = None;
        }
        is_due
    }
}

#[cfg(test)]
mod tests;
