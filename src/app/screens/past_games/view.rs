//! The state of the page of past games, and what it is asked to do.

use std::path::{Path, PathBuf};

use egui::TextureHandle;

use super::games::{Entry, Games};
use super::pictures::{Pictures, Shown};
use crate::app::contract::command::{self, Command};
use crate::app::contract::screen::{Cx, Effects};
use crate::games::GameId;
use crate::storage::{PastFilter, RemovedGame};
use crate::words::text;
use crate::worker::PastBatch;

#[derive(Default)]
pub struct PastGames {
    pub(super) games: Games,
    pub(super) pictures: Pictures,
    pub(super) folder: PathBuf,
    /// How far the list is scrolled.
    pub(super) offset: f32,
    /// The row to bring into view.
    pub(super) scroll_to: Option<usize>,
    /// Whether the row of the chosen game gets the focus.
    pub(super) wants_focus: bool,
    /// Whether the chosen game is shown instead of the list, where both have no room.
    pub(super) shows_chosen: bool,
    pub(super) is_declined: bool,
    /// The file that is being opened, and whether it is to be reviewed.
    opening: Option<(PathBuf, bool)>,
    /// The number of the game that was opened last, from which Esc leads back here.
    pub opened: Option<u64>,
    /// What the pictures were painted for: their colours and the scale of the screen.
    pub(super) painted_for: Option<(bool, u32)>,
}

impl From<Act> for Command {
    fn from(act: Act) -> Self {
        Self::Act(command::Act::new(act))
    }
}

/// What the page is asked to do.
#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    /// Choose the game with this number; it was pressed, rather than reached.
    Choose(u64, bool),
    /// Choose the game so many rows further down.
    Step(isize),
    /// Show other games.
    Filter(PastFilter),
    /// Open the chosen game.
    Open,
    Review,
    Delete,
    /// Show no suggestion.
    NotNow,
}

impl PastGames {
    /// Begins to show the games of a folder, with these filters and one of them chosen.
    pub fn begin(&mut self, folder: PathBuf, filter: PastFilter, chosen: Option<u64>) {
        self.games.begin(filter, chosen);
        self.folder = folder;
        self.pictures.clear();
        (self.offset, self.scroll_to, self.shows_chosen) = (0.0, None, false);
    }

    /// Adds a part of the games.
    pub fn on_read(&mut self, batch: PastBatch) {
        self.games.add(batch);
    }

    /// Returns how many games there are, once all are read.
    pub const fn count(&self) -> Option<usize> {
        if self.games.is_read && self.games.left == 0 { Some(self.games.count()) } else { None }
    }

    /// Notes that a game is gone, or that it could not be removed and is still there. Returns it if it
    /// was asked back meanwhile, to be written.
    pub fn on_removed(&mut self, game: Option<Box<RemovedGame>>) -> Option<Box<RemovedGame>> {
        let Some(game) = game else {
            self.games.on_kept();
            return None;
        };
        let (path, folder) = (game.path.clone(), self.folder.clone());
        self.games.on_removed(game, |file| file.path(&folder) == path)
    }

    /// Takes a game off the list whose file is gone, as another window has deleted it.
    pub fn forget(&mut self, path: &Path) {
        self.games.forget(|file| file.path(&self.folder) == path);
        self.shows_chosen = false;
        self.scroll_to = self.games.chosen_row();
    }

    pub fn filter(&self) -> PastFilter {
        self.games.filter().clone()
    }

    /// Returns whether the file that was opened is the one asked for here, and whether it is to be
    /// reviewed.
    pub fn take_opening(&mut self, path: &Path) -> Option<bool> {
        let (_, reviews) = self.opening.take_if(|(file, _)| file == path)?;
        Some(reviews)
    }

    /// Takes the pictures to paint: the file of each game, and where it is shown.
    pub fn take_wanted(&mut self) -> Vec<(PathBuf, Shown)> {
        let wanted = self.pictures.take_wanted().into_iter();
        wanted.map(|(number, shown)| (self.path(number), shown)).collect()
    }

    /// Keeps a picture that was painted of the game in this file.
    pub fn on_picture(&mut self, path: &Path, shown: Shown, texture: TextureHandle) {
        let of_file = |entry: &&Entry| entry.file.path(&self.folder) == path;
        if let Some(entry) = self.games.all().iter().find(of_file) {
            self.pictures.set(entry.file.number, shown, texture);
        }
    }

    /// Returns the game whose mistakes can be practised: that of the chosen one, or of the most
    /// recent one with mistakes of yours.
    pub(super) fn game_with_mistakes(&self) -> Option<GameId> {
        let games = self.games.with_mistakes();
        let chosen = self.games.chosen()?.game.as_ref().ok()?.game;
        if games.contains(&chosen) { Some(chosen) } else { games.first().copied() }
    }

    fn path(&self, number: u64) -> PathBuf {
        let entry = self.games.all().iter().find(|entry| entry.file.number == number);
        entry.map(|entry| entry.file.path(&self.folder)).unwrap_or_default()
    }

    pub(super) fn act(&mut self, act: Act, cx: &Cx<'_>) -> Effects {
        match act {
            Act::Choose(number, is_pressed) => {
                self.games.choose(number);
                self.shows_chosen |= is_pressed;
                Effects::default()
            }
            Act::Step(rows) => {
                self.games.step(rows);
                self.scroll_to = self.games.chosen_row();
                self.wants_focus = true;
                Effects::default()
            }
            Act::Filter(filter) => {
                self.games.set_filter(filter);
                self.scroll_to = Some(0);
                Effects::announcement(text::past::count(self.games.shown()))
            }
            Act::Open => self.open(false),
            Act::Review => self.open(true),
            Act::Delete => match self.games.remove(cx.now) {
                Some(file) => {
                    self.shows_chosen = false;
                    self.scroll_to = self.games.chosen_row();
                    let command = Command::RemovePastGame(file.path(&self.folder));
                    Effects {
                        commands: vec![command],
                        ..Effects::announcement(text::past::deleted())
                    }
                }
                None => Effects::default(),
            },
            Act::NotNow => {
                self.is_declined = true;
                Effects::default()
            }
        }
    }

    /// Brings back the game that was deleted last, while that is offered.
    pub fn undo_deletion(&mut self) -> Effects {
        match self.games.restore() {
            Some(removed) => {
                self.scroll_to = self.games.chosen_row();
                Effects {
                    commands: vec![Command::RestorePastGame(removed)],
                    ..Effects::announcement(text::past::restored())
                }
            }
            None => Effects::default(),
        }
    }

    /// Opens the chosen game, if that is possible.
    fn open(&mut self, reviews: bool) -> Effects {
        let Some(entry) = self.games.chosen().filter(|entry| entry.game.is_ok()) else {
            return Effects::default();
        };
        let path = entry.file.path(&self.folder);
        self.opening = Some((path.clone(), reviews));
        Effects::command(Command::open(path))
    }
}
