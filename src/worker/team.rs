//! Solvers that work together: threads that are asked the same, and tell each other what they find through one memory.

use crate::core::control::{Control, StopOnly, Unlimited};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::slice;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread::{self, Builder};

use crate::core::connect4::solver::{Book, Field, Memory, Progress, Solver, Task, each_column};
use crate::core::connect4::{Position, Standard};
use crate::core::game::Game;
use crate::core::search::{Report, Strategy};

/// How often the first solver is asked whether it should stop before the others come to its help: after about a
/// millisecond. Most positions are solved by then, and starting threads for them would take longer than that.
const ALONE: u32 = 4;

/// What is asked about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// The exact score: [`Solver::score`].
    Score,
    /// Who wins: [`Solver::result`], 1, 0 or -1.
    Result,
}

impl Question {
    /// Returns the answer of one solver, or `None` if it was stopped or the game is over.
    fn put<F: Field>(
        self,
        solver: &mut Solver<F, &Memory>,
        position: &Position<F::Shape>,
        control: &mut dyn Control<Progress>,
    ) -> Option<i32> {
        match self {
            Self::Score => solver.score(position, control),
            Self::Result => solver.result(position, control),
        }
    }
}

/// Returns how many threads this machine runs at once; 1 if it does not say.
#[must_use]
pub fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// A solver for each thread, all with the same memory.
///
/// A hard question is put to all of them at once. They keep out of each other's way by marks in the memory, and use what the
/// others have found; the first that has the answer stops the rest. The threads live no longer than the question. Answers are
/// exact, and so the same with any number of threads; only the time and the nodes differ.
pub struct Team<'a, F: Field> {
    field: F,
    solvers: Vec<Solver<F, &'a Memory>>,
}

impl<'a, F: Field> Team<'a, F> {
    /// Returns a team of this many solvers, one at least. A single one works in the caller's thread.
    #[must_use]
    pub fn new(field: F, memory: &'a Memory, threads: usize) -> Self {
        let solvers = match threads {
            0 | 1 => vec![Solver::new(field, memory)],
            _ => (0..threads).map(|_| Solver::together(field, memory)).collect(),
        };
        Self { field, solvers }
    }

    /// Lets the team look up the answers that this book has.
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

    /// Returns the number of positions that all of them have visited.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.solvers.iter().map(Solver::nodes).sum()
    }

    /// Returns the answer to a question, or `None` if the game is over or `control` stopped the solving.
    ///
    /// `control` is asked, and told of progress, in the caller's thread alone. Where the system refuses threads, those that
    /// there are do the work.
    pub fn ask(&mut self, question: Question, position: &Position<F::Shape>, control: &mut dyn Control<Progress>) -> Option<i32> {
        if position.outcome().is_some() {
            return None;
        }
        let control = &mut Narrowing { control, lower: i32::MIN, upper: i32::MAX };
        self.ask_each(question, slice::from_ref(position), control)?.pop()
    }

    /// Returns what each column is worth to the player who drops a coin in it, from left to right; `None` for a full column.
    /// Nothing at all if the game is over or `control` stopped the solving, which is told of no progress.
    ///
    /// Each thread takes the next column, and helps with one that another is at when there are no more.
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
        let answer = |answer: i32| if question == Question::Result { answer.signum() } else { answer };
        Some(columns.into_iter().map(|column| column.map(answer)).collect())
    }

    /// Returns the answers to a question about each of these positions of games in progress, or `None` if `control` stopped the
    /// solving.
    ///
    /// Each thread takes the next position, and helps with one that another is at when there are no more.
    fn ask_each(
        &mut self,
        question: Question,
        positions: &[Position<F::Shape>],
        control: &mut dyn Control<Progress>,
    ) -> Option<Vec<i32>> {
        let (first, others) = self.solvers.split_first_mut()?;
        let mut answers = vec![None; positions.len()];
        // One alone, until a position takes long.
        for (position, answer) in positions.iter().zip(&mut answers) {
            let left = if others.is_empty() { u32::MAX } else { ALONE };
            let mut alone = Alone { control, left, stopped: false };
            *answer = question.put(first, position, &mut alone);
            if answer.is_none() {
                if alone.stopped || others.is_empty() {
                    return None;
                }
                break;
            }
        }
        let over = AtomicBool::new(false);
        let next = AtomicUsize::new(answers.iter().flatten().count());
        let done: Vec<AtomicBool> = answers.iter().map(|answer| AtomicBool::new(answer.is_some())).collect();
        let take = |solver: &mut Solver<F, &'a Memory>, control: &mut dyn Control<Progress>| {
            let mut found = Vec::new();
            while !over.load(Ordering::Relaxed) {
                let own = next.fetch_add(1, Ordering::Relaxed);
                let open = || done.iter().position(|done| !done.load(Ordering::Relaxed));
                let Some(index) = (own < done.len()).then_some(own).or_else(open) else {
                    break;
                };
                let mut hand = Hand { control: &mut *control, over: &over, done: &done[index] };
                if let Some(answer) = question.put(solver, &positions[index], &mut hand) {
                    done[index].store(true, Ordering::Relaxed);
                    found.push((index, answer));
                }
            }
            found
        };
        if next.load(Ordering::Relaxed) < done.len() {
            thread::scope(|scope| {
                let take = &take;
                #[expect(clippy::disallowed_methods, reason = "this is a module of the threads")]
                let start = |solver| {
                    Builder::new().name("plot4-solving".to_owned()).spawn_scoped(scope, move || take(solver, &mut Unlimited)).ok()
                };
                let helpers: Vec<_> = others.iter_mut().filter_map(start).collect();
                let call_off = CallOff(&over);
                let mut found = take(first, control);
                drop(call_off);
                // One that panicked has no answers; what it was at was still open to the others.
                found.extend(helpers.into_iter().flat_map(|helper| helper.join().unwrap_or_default()));
                for (index, answer) in found {
                    answers[index] = Some(answer);
                }
            });
        }
        answers.into_iter().collect()
    }
}

/// Returns the choice of a strategy, whose assistant, if it has one and the machine can run two threads, works beside it.
///
/// A strategy that panics panics here too; an assistant that panics is missed by nobody.
pub fn choose<G: Game + Sync>(
    strategy: &mut dyn Strategy<G>,
    position: &G,
    control: &mut dyn Control<Report<G::Move>>,
) -> Option<Report<G::Move>> {
    let assistant = if cores() > 1 { strategy.assistant() } else { None };
    let Some(mut assistant) = assistant else {
        return strategy.choose(position, control);
    };
    let over = AtomicBool::new(false);
    thread::scope(|scope| {
        let _call_off = CallOff(&over);
        let over = &over;
        let help = move || catch_unwind(AssertUnwindSafe(|| assistant.assist(position, &mut Helper { over })));
        #[expect(clippy::disallowed_methods, reason = "this is a module of the threads")]
        let _ = Builder::new().name("plot4-assisting".to_owned()).spawn_scoped(scope, help);
        strategy.choose(position, control)
    })
}

/// Returns the scores of these positions, in their order, found by this many threads that share a memory; `None` for a game
/// that is over.
///
/// Each position is solved by one thread. Where the system refuses threads, those that there are do the work.
#[must_use]
pub fn solve_tasks(tasks: &[Task], threads: usize, memory: &Memory) -> Vec<Option<i32>> {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut solver = Solver::new(Standard, memory);
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
        let mut keep = |found: Vec<(usize, Option<i32>)>| found.into_iter().for_each(|(place, score)| scores[place] = score);
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

/// The hand of the caller, who is told of progress only when more is known than any solver has told before.
struct Narrowing<'a> {
    control: &'a mut dyn Control<Progress>,
    lower: i32,
    upper: i32,
}

impl Control<Progress> for Narrowing<'_> {
    fn should_stop(&mut self) -> bool {
        self.control.should_stop()
    }

    fn on_progress(&mut self, progress: &Progress) {
        if progress.lower > self.lower || progress.upper < self.upper {
            self.lower = self.lower.max(progress.lower);
            self.upper = self.upper.min(progress.upper);
            self.control.on_progress(&Progress { lower: self.lower, upper: self.upper, ..*progress });
        }
    }
}

/// The hand on a solver that has taken one position of several.
struct Hand<'a> {
    /// The caller's own in the caller's thread, nobody's in others.
    control: &'a mut dyn Control<Progress>,
    /// Whether all are to stop.
    over: &'a AtomicBool,
    /// Whether another one has the answer.
    done: &'a AtomicBool,
}

impl Control<Progress> for Hand<'_> {
    fn should_stop(&mut self) -> bool {
        if self.control.should_stop() {
            self.over.store(true, Ordering::Relaxed);
        }
        self.over.load(Ordering::Relaxed) || self.done.load(Ordering::Relaxed)
    }

    fn on_progress(&mut self, progress: &Progress) {
        self.control.on_progress(progress);
    }
}

/// The hand on the first solver while it works alone: it also stops when that takes too long.
struct Alone<'a> {
    control: &'a mut dyn Control<Progress>,
    left: u32,
    /// Whether the caller stopped it.
    stopped: bool,
}

impl Control<Progress> for Alone<'_> {
    fn should_stop(&mut self) -> bool {
        self.stopped = self.control.should_stop();
        self.left = self.left.saturating_sub(1);
        self.stopped || self.left == 0
    }

    fn on_progress(&mut self, progress: &Progress) {
        self.control.on_progress(progress);
    }
}

/// The hand on an assistant.
struct Helper<'a> {
    over: &'a AtomicBool,
}

impl<P> Control<P> for Helper<'_> {
    fn should_stop(&mut self) -> bool {
        self.over.load(Ordering::Relaxed)
    }
}

/// Stops the helpers when it is dropped, also by a panic, which would wait for them otherwise.
struct CallOff<'a>(&'a AtomicBool);

impl Drop for CallOff<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}
