//! Solvers in several threads that answer the same question and share a memory.

use std::panic::resume_unwind;
use std::slice;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread::{self, Builder};

use super::choose::{StopAlso, StopOnDrop};
use crate::core::connect4::solver::{
    Book, Compact, Field, Memory, Progress, Solver, Task, each_column,
};
use crate::core::connect4::{Position, Size, Standard};
use crate::core::control::{Control, StopOnly, Unlimited};
use crate::core::game::Game;

/// How often the first solver checks its stop signal before the other threads are started: about a
/// millisecond. Most positions are solved by then, faster than threads would start.
const STOP_CHECKS_ALONE: u32 = 4;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// The exact score: [`Solver::score`].
    Score,
    /// Who wins: [`Solver::result`], 1, 0 or -1.
    Result,
}

impl Question {
    /// Returns the answer of one solver, or `None` if it was stopped or the game is over.
    fn ask<F: Field>(
        self,
        solver: &mut Solver<F, &Memory<F>>,
        position: &Position<F::Shape>,
        control: &mut dyn Control<Progress>,
    ) -> Option<i32> {
        match self {
            Self::Score => solver.score(position, control),
            Self::Result => solver.result(position, control),
        }
    }
}

/// A solver for each thread, sharing one memory.
///
/// All of them search a hard position together: each uses what the others have found, and postpones
/// what another one is searching according to the in-progress table. The first answer stops the
/// rest. The threads end with the question. Answers are exact, and so do not depend on the number
/// of threads; only the time and the nodes do.
pub struct Team<'a, F: Field> {
    field: F,
    solvers: Vec<Solver<F, &'a Memory<F>>>,
}

impl<'a, F: Field> Team<'a, F> {
    /// Returns a team of this many solvers, at least one, for the board of this memory. A single
    /// one works in the caller's thread.
    #[must_use]
    pub fn new(memory: &'a Memory<F>, threads: usize) -> Self {
        let solvers = match threads {
            0 | 1 => vec![Solver::new(memory)],
            _ => (0..threads).map(|_| Solver::together(memory)).collect(),
        };
        Self { field: memory.field(), solvers }
    }

    pub fn use_book(&mut self, book: &'static Book) {
        for solver in &mut self.solvers {
            solver.use_book(book);
        }
    }

    /// Returns the board whose positions it solves.
    #[must_use]
    pub const fn field(&self) -> F {
        self.field
    }

    /// Returns the number of positions that all solvers have visited.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.solvers.iter().map(Solver::nodes).sum()
    }

    /// Returns the answer to a question, or `None` if the game is over or `control` stopped the
    /// solving.
    ///
    /// `control` is only called in the caller's thread. If the system refuses threads, fewer of
    /// them do the work.
    pub fn ask(
        &mut self,
        question: Question,
        position: &Position<F::Shape>,
        control: &mut dyn Control<Progress>,
    ) -> Option<i32> {
        if position.outcome().is_some() {
            return None;
        }
        let control = &mut NarrowingProgress { control, lower: i32::MIN, upper: i32::MAX };
        self.ask_each(question, slice::from_ref(position), control)?.pop()
    }

    /// Returns the answer for each column for the player who drops a coin there, from left to
    /// right; `None` for a full column. The result is `None` if the game is over or `control`
    /// stopped the solvers; `control` gets no progress.
    ///
    /// Each thread takes the next column, and when there are no more, it helps with one that
    /// another thread has taken.
    pub fn columns(
        &mut self,
        question: Question,
        position: &Position<F::Shape>,
        control: &mut dyn Control<Progress>,
    ) -> Option<Vec<Option<i32>>> {
        let mut after = Vec::new();
        each_column(position, |next| {
            after.push(*next);
            Some(0)
        })?;
        let answers = self.ask_each(question, &after, &mut StopOnly::new(control))?;
        let mut answers = answers.into_iter();
        let columns = each_column(position, |_| answers.next())?;
        let answer = |answer: i32| {
            if question == Question::Result { answer.signum() } else { answer }
        };
        Some(columns.into_iter().map(|column| column.map(answer)).collect())
    }

    /// Returns the answers to a question about each of these positions, none of which is the end of
    /// a game, or `None` if `control` stopped the solvers.
    fn ask_each(
        &mut self,
        question: Question,
        positions: &[Position<F::Shape>],
        control: &mut dyn Control<Progress>,
    ) -> Option<Vec<i32>> {
        let (first, helpers) = self.solvers.split_first_mut()?;
        if helpers.is_empty() {
            return positions
                .iter()
                .map(|position| question.ask(first, position, control))
                .collect();
        }
        let quick = quick_answers(question, first, positions, control)?;
        if quick.len() == positions.len() {
            return Some(quick);
        }
        let work = SharedWork::new(question, positions, &quick);
        work.answer_in_threads(first, helpers, control);
        work.into_answers()
    }
}

/// Returns the answers of one solver in the caller's thread, up to the first position that takes
/// long; `None` if `control` stopped it.
fn quick_answers<F: Field>(
    question: Question,
    solver: &mut Solver<F, &Memory<F>>,
    positions: &[Position<F::Shape>],
    control: &mut dyn Control<Progress>,
) -> Option<Vec<i32>> {
    let mut answers = Vec::new();
    for position in positions {
        let mut checks_left = STOP_CHECKS_ALONE;
        let mut limited = StopAlso::new(control, || {
            checks_left = checks_left.saturating_sub(1);
            checks_left == 0
        });
        let answer = question.ask(solver, position, &mut limited);
        if limited.stopped_by_control {
            return None;
        }
        let Some(answer) = answer else { break };
        answers.push(answer);
    }
    Some(answers)
}

/// A question about several positions that several solvers answer together.
struct SharedWork<'a, F: Field> {
    question: Question,
    positions: &'a [Position<F::Shape>],
    /// The answers found so far, in the order of the positions.
    answers: Vec<OnceLock<i32>>,
    /// The first position that no solver has taken.
    next: AtomicUsize,
    stop: AtomicBool,
}

impl<'a, F: Field> SharedWork<'a, F> {
    /// Returns the work left once the first positions have been answered.
    fn new(question: Question, positions: &'a [Position<F::Shape>], known: &[i32]) -> Self {
        let known_answers = known.iter().map(|&answer| OnceLock::from(answer));
        let answers = known_answers
            .chain(std::iter::repeat_with(OnceLock::new))
            .take(positions.len())
            .collect();
        Self {
            question,
            positions,
            answers,
            next: AtomicUsize::new(known.len()),
            stop: AtomicBool::new(false),
        }
    }

    /// Answers the positions with each solver in its own thread; `first` works in the caller's
    /// thread.
    fn answer_in_threads<'m>(
        &self,
        first: &mut Solver<F, &'m Memory<F>>,
        helpers: &mut [Solver<F, &'m Memory<F>>],
        control: &mut dyn Control<Progress>,
    ) {
        thread::scope(|scope| {
            #[expect(clippy::disallowed_methods, reason = "this is a module of the threads")]
            let start = |solver| {
                Builder::new()
                    .name("plot4-solving".to_owned())
                    .spawn_scoped(scope, || self.answer(solver, &mut Unlimited))
                    .ok()
            };
            let helpers: Vec<_> = helpers.iter_mut().filter_map(start).collect();
            let stop_helpers = StopOnDrop(&self.stop);
            self.answer(first, control);
            drop(stop_helpers);
            for helper in helpers {
                // The others have taken over the position of one that panicked.
                let _ = helper.join();
            }
        });
    }

    /// Answers positions with one solver until none is left, or until it is stopped; if `control`
    /// stops it, the other solvers stop, too.
    fn answer(&self, solver: &mut Solver<F, &Memory<F>>, control: &mut dyn Control<Progress>) {
        while !self.stop.load(Ordering::Relaxed)
            && let Some(index) = self.take()
        {
            let answer = &self.answers[index];
            let mut control = StopAlso::new(control, || {
                self.stop.load(Ordering::Relaxed) || answer.get().is_some()
            });
            let found = self.question.ask(solver, &self.positions[index], &mut control);
            if control.stopped_by_control {
                self.stop.store(true, Ordering::Relaxed);
            }
            if let Some(found) = found {
                // Another solver may have been faster, with the same answer.
                let _ = answer.set(found);
            }
        }
    }

    /// Returns the next position that no solver has taken, else one without an answer; `None` if
    /// all are answered.
    fn take(&self) -> Option<usize> {
        let next = self.next.fetch_add(1, Ordering::Relaxed);
        if next < self.positions.len() {
            Some(next)
        } else {
            self.answers.iter().position(|answer| answer.get().is_none())
        }
    }

    /// Returns all answers, or `None` if one is missing.
    fn into_answers(self) -> Option<Vec<i32>> {
        self.answers.into_iter().map(OnceLock::into_inner).collect()
    }
}

/// Returns the scores of these positions, in order, found by this many threads that share a memory;
/// `None` for the end of a game.
///
/// Each position is solved by one thread. If the system refuses threads, fewer of them do the work.
#[must_use]
pub fn solve_tasks(tasks: &[Task], threads: usize, memory: &Memory) -> Vec<Option<i32>> {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut solver = Solver::new(memory);
        let mut scores = Vec::new();
        loop {
            let place = next.fetch_add(1, Ordering::Relaxed);
            let Some(task) = tasks.get(place) else {
                return scores;
            };
            scores.push((place, solver.score_near(&task.position, task.guess, &mut Unlimited)));
        }
    };
    thread::scope(|scope| {
        #[expect(clippy::disallowed_methods, reason = "this is a module of the threads")]
        let start = |_| Builder::new().name("plot4-book".to_owned()).spawn_scoped(scope, work).ok();
        let helpers: Vec<_> = (1..threads).filter_map(start).collect();
        let mut scores = vec![None; tasks.len()];
        let mut keep = |found: Vec<(usize, Option<i32>)>| {
            for (place, score) in found {
                scores[place] = score;
            }
        };
        keep(work());
        for helper in helpers {
            match helper.join() {
                Ok(found) => keep(found),
                Err(panic) => resume_unwind(panic),
            }
        }
        scores
    })
}

/// A control that passes progress on only if it narrows the bounds known so far: a solver that
/// starts again reports wider bounds than the one before it.
struct NarrowingProgress<'a> {
    control: &'a mut dyn Control<Progress>,
    lower: i32,
    upper: i32,
}

impl Control<Progress> for NarrowingProgress<'_> {
    fn should_stop(&mut self) -> bool {
        self.control.should_stop()
    }

    fn on_progress(&mut self, progress: &Progress) {
        if progress.lower > self.lower || progress.upper < self.upper {
            self.lower = self.lower.max(progress.lower);
            self.upper = self.upper.min(progress.upper);
            self.control.on_progress(&Progress {
                lower: self.lower,
                upper: self.upper,
                ..*progress
            });
        }
    }
}

// Exact scores for any solvable board, for analysis, hints, reviews and puzzles.

/// The memory of a [`SizedTeam`], for the board of one size.
pub enum SizedMemory {
    /// For 7x6 with four in a line.
    Standard(Memory),
    /// For another board.
    Compact(Memory<Compact>),
}

impl SizedMemory {
    /// Returns an empty memory for boards of this size, as [`Memory::for_solvers`]; `None` if the
    /// board is too large.
    #[must_use]
    pub fn for_solvers(size: Size, solvers: usize, bytes: usize) -> Option<Self> {
        if size.is_same_board(Size::STANDARD) {
            return Some(Self::Standard(Memory::for_solvers(Standard, solvers, bytes)));
        }
        let field = Compact::new(size)?;
        Some(Self::Compact(Memory::for_solvers(field, solvers, bytes)))
    }
}

/// A [`Team`] for a board size chosen at run time; on 7x6 with four in a line it has the opening
/// book.
pub struct SizedTeam<'a> {
    team: AnyTeam<'a>,
    question: Question,
}

/// The team for either kind of board.
enum AnyTeam<'a> {
    Standard(Team<'a, Standard>),
    Compact(Team<'a, Compact>),
}

impl<'a> SizedTeam<'a> {
    /// Returns a team for the board of this memory, with this many threads.
    #[must_use]
    pub fn new(memory: &'a SizedMemory, threads: usize) -> Self {
        let team = match memory {
            SizedMemory::Standard(memory) => {
                let mut team = Team::new(memory, threads);
                team.use_book(Book::embedded());
                AnyTeam::Standard(team)
            }
            SizedMemory::Compact(memory) => AnyTeam::Compact(Team::new(memory, threads)),
        };
        Self { team, question: Question::Score }
    }

    /// Returns the team with this question for each column: with [`Question::Result`], scores are
    /// 1, 0 and -1.
    #[must_use]
    pub fn asked(self, question: Question) -> Self {
        Self { question, ..self }
    }

    /// Returns the score of each column for the player who drops a coin there, from left to right;
    /// `None` for a full column. The result is `None` if the game is over, the board has another
    /// size, or `control` stopped the solver.
    pub fn columns(
        &mut self,
        position: &Position<Size>,
        control: &mut dyn Control<Progress>,
    ) -> Option<Vec<Option<i32>>> {
        match &mut self.team {
            AnyTeam::Standard(team) => {
                team.columns(self.question, &position.to_standard()?, control)
            }
            AnyTeam::Compact(team) if team.field() == Compact::new(position.shape())? => {
                team.columns(self.question, position, control)
            }
            AnyTeam::Compact(_) => None,
        }
    }
}
