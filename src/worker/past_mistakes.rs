//! The thread that finds the mistakes of the user's own past games that come back for practice.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver};
use std::time::SystemTime;

use super::past_games;
use super::worker_thread::WorkerThread;
use crate::core::kind::{GameKind, MoveClass, MoveOf};
use crate::session::ReviewedMistake;
use crate::storage::{BriefMistake, GameProgress, Indexed, Summary, load_past_game};

/// The most mistakes to load at once; the others come when these are done.
const MOST: usize = 20;

/// A mistake in a past game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastMistake<K: GameKind> {
    /// The file of the game.
    pub path: PathBuf,
    /// The number of the game.
    pub number: u64,
    /// When the game was last played.
    pub played: SystemTime,
    /// The game in brief.
    pub summary: Summary,
    /// Its set-up.
    pub setup: K::Setup,
    /// The moves before the mistake.
    pub moves: Vec<MoveOf<K>>,
    /// The mistake.
    pub made: MoveOf<K>,
    /// Its class.
    pub class: MoveClass,
    /// The moves that would have been better, the best ones first; empty if nearly every other move
    /// would have been.
    pub better: Vec<MoveOf<K>>,
}

/// The mistakes that come back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DueMistakes<K: GameKind> {
    /// Some of those that are due today, of the most recent games.
    pub mistakes: Vec<PastMistake<K>>,
    /// How many are due today.
    pub count: usize,
    /// If none is due, the day when the next one is.
    pub next: Option<u64>,
    /// Whether any game of this kind was reviewed.
    pub has_reviews: bool,
}

impl<K: GameKind> Default for DueMistakes<K> {
    fn default() -> Self {
        Self {
            mistakes: Vec::new(),
            count: 0,
            next: None,
            has_reviews: false,
        }
    }
}

/// Finding the mistakes has panicked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotFound;

/// The thread that looks for mistakes. Dropping it does not wait for it.
pub struct FindingMistakes<K: GameKind> {
    found: Receiver<Result<DueMistakes<K>, NotFound>>,
    thread: WorkerThread<()>,
}

impl<K: GameKind> FindingMistakes<K> {
    /// Starts to look for the mistakes that are due today in the past games of a folder; `wake` is
    /// called when they are found.
    ///
    /// # Errors
    /// If the system refuses a thread.
    pub fn start(
        folder: PathBuf,
        progress: GameProgress,
        today: u64,
        wake: impl Fn() + Send + 'static,
    ) -> io::Result<Self> {
        let (sender, found) = mpsc::channel();
        let thread = WorkerThread::of("plot4-mistakes", move |_| {
            let find = || due_mistakes(&folder, &progress, today);
            let result = catch_unwind(AssertUnwindSafe(find)).map_err(|_| NotFound);
            if sender.send(result).is_ok() {
                wake();
            }
        })?;
        Ok(Self { found, thread })
    }

    /// Returns the mistakes once they are found.
    pub fn poll(&mut self) -> Option<Result<DueMistakes<K>, NotFound>> {
        self.found.try_recv().ok()
    }
}

impl<K: GameKind> Drop for FindingMistakes<K> {
    fn drop(&mut self) {
        self.thread.leave();
    }
}

/// Returns the mistakes that are due today, in the past games of a folder.
fn due_mistakes<K: GameKind>(folder: &Path, progress: &GameProgress, today: u64) -> DueMistakes<K> {
    let mut games = Vec::new();
    past_games::read(folder, |batch| games.extend(batch.games));
    games.retain(|game| game.summary.game.name() == K::NAME && game.summary.review.is_some());
    games.sort_by_key(|game| std::cmp::Reverse((game.file.modified, game.file.number)));
    let mut found = DueMistakes {
        has_reviews: !games.is_empty(),
        ..DueMistakes::default()
    };
    for game in &games {
        let mut due = Vec::new();
        for mistake in own_mistakes(&game.summary) {
            match progress.repetition(game.file.number, mistake.ply).due() {
                Some(day) if day <= today => due.push(mistake.ply),
                Some(day) => found.next = Some(found.next.map_or(day, |next| next.min(day))),
                None => {}
            }
        }
        found.count += due.len();
        due.truncate(MOST - found.mistakes.len());
        if !due.is_empty() {
            found.mistakes.extend(load(folder, game, &due));
        }
    }
    found
}

/// Returns the mistakes of a game's only person that come back: those that can be seen on the board
/// and those that are proved. An estimate may be wrong.
fn own_mistakes(summary: &Summary) -> impl Iterator<Item = BriefMistake> + '_ {
    let own = summary.review.as_ref().zip(summary.you());
    own.into_iter()
        .flat_map(|(review, you)| review.mistakes_of(you))
        .filter(|mistake| mistake.class != MoveClass::GaveGround)
}

/// Returns these mistakes of a game, by their moves, counted from 1. A game that has just been
/// deleted or damaged has none.
fn load<K: GameKind>(folder: &Path, game: &Indexed, plies: &[usize]) -> Vec<PastMistake<K>> {
    let path = game.file.path(folder);
    let loaded = load_past_game(&path).ok();
    let Some(saved) = loaded.and_then(|envelope| envelope.open::<K>().ok()) else {
        return Vec::new();
    };
    let Some(review) = saved.current_review() else {
        return Vec::new();
    };
    // Without a better move only what can be seen tells whether another one is the same mistake.
    let due = review.mistakes.iter().filter(|mistake| {
        plies.contains(&mistake.ply) && (!mistake.better.is_empty() || mistake.class.is_visible())
    });
    let mistake = |mistake: &ReviewedMistake<MoveOf<K>>| {
        let (moves, rest) = review.line.split_at_checked(mistake.ply - 1)?;
        Some(PastMistake {
            path: path.clone(),
            number: game.file.number,
            played: game.file.modified,
            summary: game.summary.clone(),
            setup: saved.setup,
            moves: moves.to_vec(),
            made: *rest.first()?,
            class: mistake.class,
            better: mistake.better.clone(),
        })
    };
    due.filter_map(mistake).collect()
}
