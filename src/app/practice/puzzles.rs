//! The puzzle screen of a game: positions with one right first move, which the user finds and may
//! play on to the end.
//!
//! The first move is compared with the puzzle's own solution, every later one with the judge, which
//! also answers for the opponent. Only the first move tried decides whether the puzzle counts as
//! solved.

mod calendar;
mod choice;
mod moves;
mod progress;
mod view;

use std::collections::BTreeMap;
use std::io;

use egui::{Context, Key, Rect, Ui};

use self::calendar::{Chosen, month_of};
use super::board::Board;
use super::card::{Layout, Remark};
use super::judge::Judge;
use super::mistakes;
use super::screen::{ActKey, Practice, PracticeScreen, act_of, key_lines};
use crate::app::contract::board::{BoardPlace, BoardUi, Touch};
use crate::app::contract::command::{Command, Task};
use crate::app::contract::screen::{Cx, Effects, PracticeEntry, Pressed};
use crate::app::kit::icons::Badge;
use crate::core::game::{Game as _, Player};
use crate::core::kind::{GameSetup, MoveOf};
use crate::core::puzzle::{self, Collection, Difficulty, Puzzle};
use crate::core::verdict::Verdict;
use crate::storage::GameProgress;
use crate::words::puzzles::{self, PuzzlePhrases, Source};
use crate::words::text;
use crate::worker::NoAnswer;

/// Returns the puzzles of a game, for its menu.
#[must_use]
pub const fn entry<K: PuzzleUi>() -> PracticeEntry {
    PracticeEntry {
        name: NAME,
        title: text::puzzles::title,
        keys: || key_lines(KEYS),
        lesson: None,
        offer: None,
        due: |progress, today| progress.puzzles.again.due(today),
        start: |cx, progress, task| {
            let puzzles = Puzzles::<K>::new(cx, progress);
            Box::new(match task {
                Task::Daily => PracticeScreen::starting_with(puzzles, Act::Daily),
                Task::Next | Task::Kind(_) => PracticeScreen::new(puzzles),
            })
        },
        daily: Some(text::puzzles::daily_tip),
    }
}

/// The name of this practice, in every game that has puzzles.
pub const NAME: &str = "puzzles";

const KEYS: &[ActKey<Act>] = &[
    ActKey { key: Key::H, act: Act::Hint, effect: text::puzzles::hint_effect },
    ActKey { key: Key::S, act: Act::Solution, effect: text::puzzles::solution_effect },
    ActKey { key: Key::N, act: Act::Next, effect: text::puzzles::next_effect },
    ActKey { key: Key::D, act: Act::Daily, effect: text::puzzles::daily_tip },
    ActKey { key: Key::R, act: Act::CopyResult, effect: text::puzzles::copy_result_tip },
    ActKey { key: Key::C, act: Act::Calendar, effect: text::puzzles::calendar_tip },
];

struct Current<K: PuzzleUi> {
    puzzle: Puzzle<K>,
    source: Source,
    hints: u8,
    /// Whether it is counted already, as solved or as missed.
    is_counted: bool,
    /// Whether the right first move was found or shown.
    is_solved: bool,
    /// The position of the puzzle, and once that is solved and judged, why the other moves are wrong.
    first: K::Game,
    others: Option<Vec<String>>,
}

impl<K: PuzzleUi> Current<K> {
    /// Whether the puzzle is solved, and why the other moves are wrong is still to be said.
    const fn is_unexplained(&self) -> bool {
        self.is_solved && self.others.is_none()
    }
}

#[derive(Clone, Debug, PartialEq)]
enum Stage<K: GameSetup> {
    /// A puzzle that is being made.
    Making,
    /// The user's move.
    Asked,
    /// The judge's verdict on the user's move, which was made in this position.
    Judging { mv: MoveOf<K>, before: K::Game },
    /// The opponent's answer to a right move.
    Answering,
    /// The opponent's answer to a wrong move, which this was.
    Refuting { mv: MoveOf<K>, verdict: Verdict },
    /// The user, who has to take back a wrong move and its answer, down to this many moves.
    Refuted { plies: usize },
    /// The next move of the solution being shown.
    Showing,
    /// Nothing: the puzzle is played to its end.
    Ended,
}

/// A user's action in the puzzle.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Act {
    Hint,
    /// Show the best play.
    Solution,
    /// Take a wrong move back.
    TryAgain,
    Next,
    Daily,
    /// Show the calendar, or hide it.
    Calendar,
    /// Choose something in the calendar.
    InCalendar(Chosen),
    /// Copy the result of the puzzle of the day.
    CopyResult,
    /// Practise the user's own mistakes.
    Mistakes,
    Back,
}

struct Puzzles<K: PuzzleUi> {
    /// The practice progress of this game so far, and as last reported to the window.
    progress: GameProgress,
    reported: GameProgress,
    /// The difficulties, with how far each is solved.
    ladder: Vec<String>,
    board: Board<K>,
    current: Option<Current<K>>,
    stage: Stage<K>,
    /// The time when the stage began, in seconds of the input's clock.
    since: f64,
    judge: Judge<K>,
    /// Whether the judge failed; it is not asked again until the user acts.
    is_stuck: bool,
    /// Whether a hint was requested before the judge answered.
    wants_hint: bool,
    /// The thread that makes puzzles, started for the first one.
    making: Option<Box<dyn PuzzleMaker<K>>>,
    /// Whether that thread was asked for the puzzle awaited.
    is_making: bool,
    /// The comment on the last action.
    says: Option<Remark>,
    /// The first day of the month in the calendar, if that is shown.
    calendar: Option<u64>,
    /// The puzzle that was in view before the one of the day.
    before_day: Option<Puzzle<K>>,
    /// The number of hints given in the puzzles of days.
    day_hints: BTreeMap<u64, u8>,
    /// The user's move that is marked, by the number of moves before it, and whether it was right.
    answer: Option<(usize, Badge)>,
}

impl<K: PuzzleUi> Puzzles<K> {
    /// Returns the screen with the first puzzle for this person.
    fn new(cx: &Cx<'_>, progress: GameProgress) -> Self {
        let mut puzzles = Self {
            reported: progress.clone(),
            ladder: choice::ladder(K::collection(), &progress.puzzles),
            progress,
            board: Board::new(K::Setup::default()),
            current: None,
            stage: Stage::Making,
            since: cx.now,
            judge: Judge::default(),
            is_stuck: false,
            wants_hint: false,
            making: None,
            is_making: false,
            says: None,
            calendar: None,
            before_day: None,
            day_hints: BTreeMap::new(),
            answer: None,
        };
        puzzles.show_next(cx);
        puzzles
    }

    /// Shows the next puzzle of the collection, or waits for a new one if none is left for this
    /// user.
    fn show_next(&mut self, cx: &Cx<'_>) {
        // The puzzle of the day is outside the sequence: the next one follows the puzzle before it.
        let last = self.current.take().map(|current| (current.puzzle, current.source));
        let last = last
            .filter(|(_, source)| !matches!(source, Source::Day(_)))
            .map(|(puzzle, _)| puzzle)
            .or(self.before_day.take());
        let choose = if K::MAKES_MORE { choice::next } else { choice::next_of_all };
        let (collection, progress) = (K::collection(), &self.progress.puzzles);
        let next = choice::due(collection, progress, last.as_ref(), cx.today)
            .or_else(|| choose(collection, progress, last.as_ref()));
        if let Some(puzzle) = next {
            self.show(puzzle.clone(), Source::Collection, cx);
        } else {
            self.board = Board::new(K::Setup::default());
            self.enter(Stage::Making, cx);
            self.is_making = false;
            (self.says, self.answer) = (None, None);
        }
    }

    fn show(&mut self, puzzle: Puzzle<K>, source: Source, cx: &Cx<'_>) {
        // The moves of a puzzle are legal, or it could not have been read or made.
        if self.board.set_up(puzzle.setup, &puzzle.moves).is_ok() {
            if !K::HAS_ONE_JUDGE {
                self.judge.dismiss();
            }
            let progress = &self.progress.puzzles;
            let is_counted = matches!(source, Source::Day(day) if progress.day(day).is_some());
            // The puzzle of a day stays the same one however often it is shown.
            let hints = match source {
                Source::Day(day) => self.day_hints.get(&day).copied().unwrap_or_default(),
                Source::Collection | Source::Seed => 0,
            };
            self.current = Some(Current {
                first: puzzle.position(),
                puzzle,
                source,
                hints,
                is_counted,
                is_solved: false,
                others: None,
            });
            self.enter(Stage::Asked, cx);
            (self.says, self.answer, self.is_stuck, self.wants_hint) = (None, None, false, false);
            self.calendar = None;
        }
    }

    fn enter(&mut self, stage: Stage<K>, cx: &Cx<'_>) {
        self.stage = stage;
        self.since = cx.now;
    }

    /// Returns the number of moves that lead to the puzzle.
    fn given(&self) -> usize {
        self.current.as_ref().map_or(0, |current| current.puzzle.moves.len())
    }

    /// Returns whether the puzzle is played to its end by the moves on the board.
    fn is_over(&self) -> bool {
        let (position, played) = (self.board.position(), self.board.played());
        self.current.as_ref().is_none_or(|current| {
            let plies = played.len().saturating_sub(current.puzzle.moves.len());
            position.outcome().is_some() || K::is_over(&current.puzzle, position, plies)
        })
    }

    /// Returns whether the first move of the puzzle is to be made.
    fn is_first(&self) -> bool {
        self.board.played().len() == self.given()
    }

    /// Shows a remark on the card, and announces it.
    fn say(&mut self, saying: Remark) -> Effects {
        let effects = Effects::announcement(saying.lines());
        self.says = Some(saying);
        effects
    }

    fn show_daily(&mut self, day: u64, cx: &Cx<'_>) -> Effects {
        match Collection::<K>::embedded().daily(day) {
            Some(puzzle) => {
                if let Some(current) = self
                    .current
                    .as_ref()
                    .filter(|current| !matches!(current.source, Source::Day(_)))
                {
                    self.before_day = Some(current.puzzle.clone());
                }
                self.show(puzzle.clone(), Source::Day(day), cx);
                Effects::announcement(text::puzzles::daily_spoken(self.spoken()))
            }
            None => Effects::default(),
        }
    }

    /// Shows the calendar with the month of the puzzle of the day, or hides it.
    fn toggle_calendar(&mut self, cx: &Cx<'_>) -> Effects {
        if self.back() {
            return Effects::announcement(self.spoken());
        }
        let day = match &self.current {
            Some(Current { source: Source::Day(day), .. }) => *day,
            _ => cx.today,
        };
        self.calendar = Some(month_of(day));
        let days = self.progress.puzzles.days_in_a_row(cx.today);
        let days = text::puzzles::days_in_a_row(days);
        Effects::announcement(text::play::two_sentences(text::puzzles::calendar(), days))
    }

    /// Puts the result of the puzzle of a day on the clipboard.
    fn copy_result(&self, cx: &Cx<'_>) -> Effects {
        let Some(Current { source: Source::Day(day), puzzle, .. }) = &self.current else {
            return Effects::default();
        };
        let progress = &self.progress.puzzles;
        let line = puzzles::day_line::<K>((puzzle.difficulty, *day), progress, cx.today);
        cx.ctx.copy_text(line);
        Effects::notice(text::puzzles::result_copied())
    }

    /// Returns effects with the progress, if it has changed.
    fn with_progress(&mut self, effects: Effects) -> Effects {
        let progress = (self.progress != self.reported).then(|| {
            self.reported.clone_from(&self.progress);
            self.ladder = choice::ladder(K::collection(), &self.progress.puzzles);
            Box::new(self.progress.clone())
        });
        Effects { progress, ..effects }
    }
}

impl<K: PuzzleUi> Practice for Puzzles<K> {
    type Kind = K;
    type Act = Act;

    fn board(&self) -> &Board<K> {
        &self.board
    }

    fn board_mut(&mut self) -> &mut Board<K> {
        &mut self.board
    }

    fn spoken(&self) -> String {
        match (&self.current, &self.says) {
            (None, _) => text::puzzles::making().to_owned(),
            (Some(current), None) => text::puzzles::spoken(
                K::task(&current.puzzle),
                puzzles::difficulty(current.puzzle.difficulty),
            ),
            (Some(_), Some(says)) => says.lines(),
        }
    }

    fn advance(&mut self, cx: &Cx<'_>) -> Effects {
        let effects = self.work(cx);
        self.with_progress(effects)
    }

    fn play(&mut self, mv: MoveOf<K>, cx: &Cx<'_>) -> Effects {
        self.is_stuck = false;
        let effects = self.on_human_move(mv, cx);
        self.with_progress(effects)
    }

    fn key(&self, pressed: Pressed) -> Option<Act> {
        let hides_board = self.hides_board();
        match (act_of(KEYS, pressed.key), &self.stage) {
            _ if pressed.is_repeat => None,
            (Some(act @ (Act::Next | Act::Daily | Act::Calendar)), _) => Some(act),
            _ if hides_board => None,
            (Some(act), _) => Some(act),
            (_, Stage::Refuted { .. }) if pressed.confirms() => Some(Act::TryAgain),
            (_, Stage::Ended) if pressed.confirms() => Some(Act::Next),
            _ => None,
        }
    }

    fn act(&mut self, act: Act, cx: &Cx<'_>) -> Effects {
        self.is_stuck = false;
        let effects = match act {
            Act::Hint => self.hint(),
            Act::Solution => self.show_solution(cx),
            Act::TryAgain => self.try_again(cx),
            Act::Next => {
                self.show_next(cx);
                Effects::announcement(self.spoken())
            }
            Act::Daily => self.show_daily(cx.today, cx),
            Act::Calendar => self.toggle_calendar(cx),
            Act::InCalendar(Chosen::Month(first)) => {
                self.calendar = Some(first);
                Effects::default()
            }
            Act::InCalendar(Chosen::Day(day)) => self.show_daily(day, cx),
            Act::CopyResult if self.has_result() => self.copy_result(cx),
            Act::CopyResult => Effects::default(),
            Act::Mistakes => Effects::command(Command::practise(K::NAME, mistakes::NAME)),
            Act::Back => Effects::command(Command::Back),
        };
        self.with_progress(effects)
    }

    fn hides_board(&self) -> bool {
        self.calendar.is_some()
    }

    fn back(&mut self) -> bool {
        self.calendar.take().is_some()
    }

    fn ui(&mut self, ui: &mut Ui, layout: &Layout, cx: &Cx<'_>) -> (Option<Touch<K>>, Option<Act>) {
        self.show_ui(ui, layout, cx)
    }
}

/// A game whose puzzles the window shows.
pub trait PuzzleUi: BoardUi + PuzzlePhrases {
    /// Whether there is a [maker](Self::start_maker) of puzzles beyond the collection.
    const MAKES_MORE: bool = false;

    /// Returns where the pieces stand that the task is about, and whose they are.
    #[must_use]
    fn marked(
        _board: &BoardPlace<Self>,
        _puzzle: &Puzzle<Self>,
        _position: &Self::Game,
    ) -> Vec<(Rect, Player)> {
        Vec::new()
    }

    /// Starts what makes more puzzles, if there is such a maker; it wakes the window when one is
    /// made.
    #[must_use]
    fn start_maker(_ctx: Context) -> Option<io::Result<Box<dyn PuzzleMaker<Self>>>> {
        None
    }
}

/// A puzzle that was made, or failed to be.
pub type MadePuzzle<K> = Result<Puzzle<K>, NoAnswer>;

pub trait PuzzleMaker<K: puzzle::Puzzles> {
    /// Requests a puzzle of this difficulty, the same one for the same seed, and abandons any
    /// earlier request.
    fn make(&mut self, difficulty: Difficulty, seed: u64);

    /// Returns the requested puzzle, or an error if there is none; `None` while it is being made.
    fn poll(&mut self) -> Option<MadePuzzle<K>>;
}
