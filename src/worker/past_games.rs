//! Reads the past games, those of the index at once and the others part by part: for a list, and
//! for the thread that finds the mistakes in them that come back for practice.

use std::collections::BTreeSet;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver};

use super::file_event::PastBatch;
use super::thinking::NoAnswer;
use super::worker_thread::WorkerThread;
use crate::core::kind::{GameKind, MoveClass, MoveOf};
use crate::session::ReviewedMistake;
use crate::storage::{
    self, GameProgress, PastFile, PastGame, PastIndex, Summary, load_past_game, mistake_name,
};

/// The most mistakes to load at once; the others come when these are done.
const MAX_LOADED: usize = 20;
/// The most games to offer for a review.
const MAX_UNREVIEWED: usize = 6;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastMistake<K: GameKind> {
    pub file: PastFile,
    pub summary: Summary,
    pub setup: K::Setup,
    /// The moves before the mistake.
    pub moves: Vec<MoveOf<K>>,
    pub made: MoveOf<K>,
    /// The moves after it.
    pub then: Vec<MoveOf<K>>,
    pub class: MoveClass,
    /// The moves that would have been better; empty if nearly every other move would have been.
    pub better: Vec<MoveOf<K>>,
}

/// The mistakes that come back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DueMistakes<K: GameKind> {
    /// Some of those that are due today, of the most recent games.
    pub mistakes: Vec<PastMistake<K>>,
    /// How many are due today.
    pub count: usize,
    /// What there is to say if none is due.
    pub later: Later,
    /// The most recent games of the user that were played to the end and never reviewed.
    pub unreviewed: Vec<PastGame>,
}

/// Why no mistake is due.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Later {
    #[default]
    NoReviews,
    NoMistakes,
    AllLearned,
    /// The next one comes back on this day, counted from 1 January 1970.
    Next(u64),
}

impl<K: GameKind> Default for DueMistakes<K> {
    fn default() -> Self {
        Self { mistakes: Vec::new(), count: 0, later: Later::default(), unreviewed: Vec::new() }
    }
}

/// The thread that looks for mistakes. Dropping it does not wait for it.
pub struct MistakeSearch<K: GameKind> {
    found: Receiver<Result<DueMistakes<K>, NoAnswer>>,
    thread: WorkerThread<()>,
}

impl<K: GameKind> MistakeSearch<K> {
    /// Starts to look for the mistakes that are due today in the past games of a folder, or for
    /// those of this kind besides these, by their names: first those that are due. `wake` is called
    /// when they are found.
    ///
    /// # Errors
    /// If the system refuses a thread.
    pub fn start(
        folder: PathBuf,
        progress: GameProgress,
        kind: Option<(MoveClass, BTreeSet<String>)>,
        today: u64,
        wake: impl Fn() + Send + 'static,
    ) -> io::Result<Self> {
        let (sender, found) = mpsc::channel();
        let thread = WorkerThread::of("plot4-mistakes", move |_| {
            let find = || find_mistakes(&folder, &progress, kind.as_ref(), today);
            let result = catch_unwind(AssertUnwindSafe(find)).map_err(|_| NoAnswer::Panicked);
            if sender.send(result).is_ok() {
                wake();
            }
        })?;
        Ok(Self { found, thread })
    }

    #[must_use]
    pub fn poll(&self) -> Option<Result<DueMistakes<K>, NoAnswer>> {
        self.found.try_recv().ok()
    }
}

impl<K: GameKind> Drop for MistakeSearch<K> {
    fn drop(&mut self) {
        self.thread.leave();
    }
}

fn find_mistakes<K: GameKind>(
    folder: &Path,
    progress: &GameProgress,
    kind: Option<&(MoveClass, BTreeSet<String>)>,
    today: u64,
) -> DueMistakes<K> {
    let mut games = Vec::new();
    read_past_games(folder, |batch| games.extend(batch.games));
    games.retain(|game| game.summary.game.name() == K::NAME);
    games.sort_by_key(|game| std::cmp::Reverse((game.file.modified, game.file.number)));
    let (games, mut unreviewed): (Vec<_>, Vec<_>) =
        games.into_iter().partition(|game| game.summary.review.is_some());
    let is_over = |game: &PastGame| game.summary.outcome.is_some() && game.summary.moves > 0;
    unreviewed.retain(|game| game.summary.you().is_some() && is_over(game));
    unreviewed.truncate(MAX_UNREVIEWED);
    let mut found = DueMistakes { unreviewed, ..DueMistakes::default() };
    if !games.is_empty() {
        found.later = Later::NoMistakes;
    }
    let (mut due, mut later) = (Vec::new(), Vec::new());
    for game in &games {
        let mistakes = game.summary.mistakes_to_practise();
        for mistake in mistakes {
            let name = mistake_name(game.file.number, mistake.ply);
            if kind.is_some_and(|(class, done)| *class != mistake.class || done.contains(&name)) {
                continue;
            }
            let day = progress.mistakes.get(&name).due();
            found.later = match (day, found.later) {
                (None, Later::Next(_)) => found.later,
                (None, _) => Later::AllLearned,
                (Some(day), Later::Next(next)) => Later::Next(next.min(day)),
                (Some(day), _) => Later::Next(day),
            };
            if day.is_some_and(|day| day <= today) {
                due.push((game, mistake.ply));
            } else if kind.is_some() {
                later.push((game, mistake.ply));
            }
        }
    }
    due.append(&mut later);
    found.count = due.len();
    due.truncate(MAX_LOADED);
    for of_game in due.chunk_by(|(one, _), (other, _)| one.file.number == other.file.number) {
        let plies: Vec<usize> = of_game.iter().map(|&(_, ply)| ply).collect();
        found.mistakes.extend(load(folder, of_game[0].0, &plies));
    }
    found
}

/// Returns these mistakes of a game, by their moves, counted from 1. A game that has just been
/// deleted or damaged has none.
fn load<K: GameKind>(folder: &Path, game: &PastGame, plies: &[usize]) -> Vec<PastMistake<K>> {
    let loaded = load_past_game(&game.file.path(folder)).ok();
    let Some(saved) = loaded.and_then(|envelope| envelope.open::<K>().ok()) else {
        return Vec::new();
    };
    let Some(review) = saved.main_review() else {
        return Vec::new();
    };
    let mistakes = review.mistakes.iter();
    let due = mistakes.filter(|mistake| plies.contains(&mistake.ply));
    let mistake = |mistake: &ReviewedMistake<MoveOf<K>>| {
        let (moves, rest) = review.line.split_at_checked(mistake.ply - 1)?;
        let (&made, then) = rest.split_first()?;
        Some(PastMistake {
            file: game.file,
            summary: game.summary.clone(),
            setup: saved.setup,
            moves: moves.to_vec(),
            made,
            then: then.to_vec(),
            class: mistake.class,
            better: mistake.better.clone(),
        })
    };
    due.filter_map(mistake).collect()
}

/// The number of files to read before the window hears of them.
const AT_ONCE: usize = 50;

/// Reads the past games of a folder; `send` receives them, first of all those of the index. Then
/// the index is written again, if there was something new.
pub(super) fn read_past_games(folder: &Path, mut send: impl FnMut(PastBatch)) {
    let mut index = match PastIndex::read(folder) {
        Ok(index) => index,
        Err(error) => {
            return send(PastBatch { error: Some(error), ..PastBatch::default() });
        }
    };
    let unread = std::mem::take(&mut index.unread);
    let mut left = unread.len();
    let first = |games| PastBatch { games, left, ..PastBatch::default() };
    if unread.is_empty() && !index.has_stale {
        return send(first(index.games));
    }
    send(first(index.games.clone()));
    let mut found = Vec::new();
    for part in unread.chunks(AT_ONCE) {
        left -= part.len();
        let mut batch = PastBatch { left, ..PastBatch::default() };
        for &file in part {
            match storage::summarize(&file.path(folder)) {
                Ok(Some(summary)) => batch.games.push(PastGame { file, summary }),
                Ok(None) => batch.unusable.push((file, None)),
                Err(error) => batch.unusable.push((file, Some(error))),
            }
        }
        found.extend(batch.games.iter().cloned());
        send(batch);
    }
    // The index is only a shortcut: the next list is read again.
    let _ = index.save(folder, &found);
}
