//! The past games as their page has them: those that fit the filters, the chosen one, and those
//! that were just deleted.

use std::cmp::Reverse;

use crate::games::GameId;
use crate::session::Ending;
use crate::storage::{FileError, PastFile, PastFilter, PastGame, RemovedGame, Summary};
use crate::worker::PastBatch;

/// How long a game that was deleted can be brought back, in seconds.
pub const UNDO: f64 = 10.0;

/// A past game.
#[derive(Clone, Debug)]
pub struct Entry {
    pub file: PastFile,
    /// What is shown of it, or why it cannot be opened; `None` if it is of a game that is not in the list of
    /// games.
    pub game: Result<Summary, Option<FileError>>,
}

/// A game that was deleted a moment ago.
struct Removed {
    since: f64,
    entry: Entry,
    /// The game, once its file is gone.
    game: Option<Box<RemovedGame>>,
    /// Whether it was asked back before that.
    is_wanted: bool,
}

#[derive(Default)]
pub struct Games {
    /// All of them, the most recent first.
    entries: Vec<Entry>,
    /// Those that fit the filters, as indices.
    shown: Vec<usize>,
    filter: PastFilter,
    /// The games with mistakes to practise, the one played last first.
    with_mistakes: Vec<GameId>,
    chosen: Option<u64>,
    removed: Vec<Removed>,
    /// Whether the first part has been read.
    pub is_read: bool,
    /// How many are still to be read.
    pub left: usize,
}

impl Games {
    /// Begins to read them anew, with these filters. The chosen one is that with this number, if it is
    /// among them, or else the first.
    pub fn begin(&mut self, filter: PastFilter, chosen: Option<u64>) {
        self.chosen = chosen;
        self.entries.clear();
        self.shown.clear();
        self.with_mistakes.clear();
        self.filter = filter;
        (self.is_read, self.left) = (false, 0);
    }

    pub fn add(&mut self, batch: PastBatch) {
        let PastBatch { games, unusable, left, error: _ } = batch;
        let good =
            games.into_iter().map(|PastGame { file, summary }| Entry { file, game: Ok(summary) });
        let bad = unusable.into_iter().map(|(file, error)| Entry { file, game: Err(error) });
        self.entries.extend(good.chain(bad));
        self.entries.sort_by_key(|entry| Reverse((entry.file.modified, entry.file.number)));
        // Another page may have asked for them, too.
        self.entries.dedup_by_key(|entry| entry.file.number);
        (self.is_read, self.left) = (true, left);
        self.refresh();
    }

    pub const fn count(&self) -> usize {
        self.entries.len() + self.left
    }

    /// Returns all of them, the most recent first.
    pub fn all(&self) -> &[Entry] {
        &self.entries
    }

    /// Returns the games with mistakes to practise, the one played last first.
    pub fn with_mistakes(&self) -> &[GameId] {
        &self.with_mistakes
    }

    pub const fn shown(&self) -> usize {
        self.shown.len()
    }

    pub fn row(&self, row: usize) -> Option<&Entry> {
        self.shown.get(row).map(|&index| &self.entries[index])
    }

    /// Returns the numbers of all of them, and of those that were just deleted.
    pub fn numbers(&self) -> impl Iterator<Item = u64> {
        let removed = self.removed.iter().map(|removed| &removed.entry);
        let all = self.entries.iter().chain(removed);
        all.map(|entry| entry.file.number)
    }

    pub const fn filter(&self) -> &PastFilter {
        &self.filter
    }

    pub fn set_filter(&mut self, filter: PastFilter) {
        self.filter = filter;
        self.refresh();
    }

    /// Finds the games that fit the filters. The chosen one is the first, if it is not among them.
    fn refresh(&mut self) {
        let fits = |entry: &Entry| match &entry.game {
            Ok(summary) => self.filter.shows(summary),
            Err(_) => self.filter == PastFilter::default(),
        };
        self.shown = (0..self.entries.len()).filter(|&index| fits(&self.entries[index])).collect();
        self.with_mistakes.clear();
        for summary in self.entries.iter().filter_map(|entry| entry.game.as_ref().ok()) {
            let has_mistakes = summary.mistakes_to_practise().next().is_some();
            if has_mistakes && !self.with_mistakes.contains(&summary.game) {
                self.with_mistakes.push(summary.game);
            }
        }
        if self.chosen_row().is_none() {
            self.chosen = self.row(0).map(|entry| entry.file.number);
        }
    }

    pub fn chosen_row(&self) -> Option<usize> {
        let number = self.chosen?;
        let is_chosen = |&index: &usize| self.entries[index].file.number == number;
        self.shown.iter().position(is_chosen)
    }

    pub fn chosen(&self) -> Option<&Entry> {
        self.row(self.chosen_row()?)
    }

    pub const fn choose(&mut self, number: u64) {
        self.chosen = Some(number);
    }

    /// Chooses the game so many rows further down; further up, if negative.
    pub fn step(&mut self, rows: isize) {
        let last = self.shown.len().saturating_sub(1);
        let row = match self.chosen_row() {
            Some(row) => row.saturating_add_signed(rows).min(last),
            None => 0,
        };
        self.chosen = self.row(row).map(|entry| entry.file.number);
    }

    /// Takes the chosen one off the list, and chooses the next. Returns its file.
    pub fn remove(&mut self, now: f64) -> Option<PastFile> {
        let row = self.chosen_row()?;
        let entry = self.entries.remove(self.shown[row]);
        let file = entry.file;
        self.removed.push(Removed { since: now, entry, game: None, is_wanted: false });
        self.refresh();
        self.choose_row(row);
        Some(file)
    }

    /// Notes that the game of which `is_file` is true is gone. Returns it if it was asked back
    /// meanwhile, to be written.
    pub fn on_removed(
        &mut self,
        game: Box<RemovedGame>,
        is_file: impl Fn(PastFile) -> bool,
    ) -> Option<Box<RemovedGame>> {
        let index = self.removed.iter().position(|removed| is_file(removed.entry.file))?;
        if self.removed[index].is_wanted {
            let removed = self.removed.remove(index);
            self.put_back(removed.entry);
            return Some(game);
        }
        self.removed[index].game = Some(game);
        None
    }

    /// Takes the game of which `is_file` is true off the list, which is gone already: it cannot come
    /// back. The one after it is chosen if that was it.
    pub fn forget(&mut self, is_file: impl Fn(PastFile) -> bool) {
        let (chosen, row) = (self.chosen, self.chosen_row().unwrap_or_default());
        self.removed.retain(|removed| removed.game.is_some() || !is_file(removed.entry.file));
        self.entries.retain(|entry| !is_file(entry.file));
        self.refresh();
        if self.chosen != chosen {
            self.choose_row(row);
        }
    }

    /// Chooses the game in a row, or the last one.
    fn choose_row(&mut self, row: usize) {
        let row = row.min(self.shown.len().saturating_sub(1));
        self.chosen = self.row(row).map(|entry| entry.file.number);
    }

    /// Puts the game on the list again that could not be removed.
    pub fn on_kept(&mut self) {
        let kept = self.removed.iter().position(|removed| removed.game.is_none());
        if let Some(index) = kept {
            let removed = self.removed.remove(index);
            self.put_back(removed.entry);
        }
    }

    /// Puts a game on the list again, and chooses it.
    fn put_back(&mut self, entry: Entry) {
        self.chosen = Some(entry.file.number);
        self.entries.push(entry);
        self.entries.sort_by_key(|entry| Reverse((entry.file.modified, entry.file.number)));
        self.refresh();
    }

    /// Forgets the games that can no longer be brought back. Returns how long the last one still
    /// can, if there is one.
    pub fn expire(&mut self, now: f64) -> Option<f64> {
        // One whose file is still being removed may come back.
        let stays = |removed: &Removed| removed.game.is_none() || now < removed.since + UNDO;
        self.removed.retain(stays);
        let last = self.removed.iter().rfind(|removed| removed.game.is_some())?;
        Some(last.since + UNDO - now)
    }

    /// Returns whether there is a game to bring back.
    pub fn can_restore(&self) -> bool {
        let last = self.removed.last();
        last.is_some_and(|removed| removed.game.is_some())
    }

    /// Puts the game that was deleted last on the list again. Returns it, to be written; `None` if its
    /// file is not gone yet, and comes back once it is.
    pub fn restore(&mut self) -> Option<Box<RemovedGame>> {
        let last = self.removed.last_mut()?;
        if last.game.is_none() {
            last.is_wanted = true;
            return None;
        }
        let removed = self.removed.pop()?;
        self.put_back(removed.entry);
        removed.game
    }

    /// Returns how your last games against a computer ended, the last one last, with the last of
    /// them; `None` if there is none that counts.
    pub fn last_against(&self) -> Option<(&Summary, Vec<Ending>)> {
        let counts = |summary: &&Summary| summary.ending().is_some() && !summary.is_helped;
        let mut games =
            self.entries.iter().filter_map(|entry| entry.game.as_ref().ok()).filter(counts);
        let last = games.next()?;
        let opponent = |summary: &Summary| {
            let you = summary.you()?;
            Some(summary.players[you.other().index()].mode.clone())
        };
        let is_like = |summary: &&Summary| {
            (summary.game, &summary.setup) == (last.game, &last.setup)
                && opponent(summary) == opponent(last)
        };
        let mut endings: Vec<Ending> = std::iter::once(last)
            .chain(games.filter(is_like))
            .filter_map(Summary::ending)
            .collect();
        endings.reverse();
        Some((last, endings))
    }
}
