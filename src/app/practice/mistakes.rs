//! The screen of the user's own mistakes: positions of their reviewed past games, in which they look
//! for a better move than the one they made.
//!
//! A mistake comes back after some days, until the better move was found several times: see
//! [`Repetition`](crate::storage::Repetition). Only the first move tried decides when. Owns the
//! mistakes that are due and the board; the past games are read by a thread.

mod answers;
mod view;

use egui::{Context, Id, Key, Ui};

use super::board::Board;
use super::card::Remark;
use super::layout::Layout;
use crate::app::contract::board::{BoardUi, Touch};
use crate::app::contract::command::Command;
use crate::app::contract::compared::Compared;
use crate::app::contract::key_press::{Attention, Pressed};
use crate::app::contract::practice::{KeyHelp, PracticeEntry};
use crate::app::contract::screen::{Acts, Effects, NoticePlace, Screen, ScreenContext};
use crate::core::kind::MoveOf;
use crate::storage::GameProgress;
use crate::words::text;
use crate::worker::{DueMistakes, MistakeSearch, PastMistake};

/// The name of this practice, in every game.
pub const NAME: &str = "mistakes";

/// Returns the user's own mistakes, for the menu of a game.
#[must_use]
pub const fn entry<K: BoardUi>() -> PracticeEntry {
    PracticeEntry {
        name: NAME,
        title: text::mistakes::title,
        menu: text::mistakes::menu,
        keys: KEYS,
        is_lesson: false,
        start: |ctx, context, progress| Box::new(Mistakes::<K>::new(ctx, context, progress)),
        daily: None,
    }
}

/// The keys of the screen.
const KEYS: &[KeyHelp] = &[
    KeyHelp {
        keys: || "H",
        effect: text::mistakes::hint_effect,
    },
    KeyHelp {
        keys: || "S",
        effect: text::mistakes::solution_tip,
    },
    KeyHelp {
        keys: || "N",
        effect: text::mistakes::next_effect,
    },
];

/// The state of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// The past games are searched.
    Finding,
    /// It waits for the user's move.
    Asked,
    /// A wrong move is on the board.
    Wrong,
    /// A better move was found or shown.
    Answered,
    /// No mistake is due.
    Empty,
    /// The past games could not be searched.
    Failed,
}

/// A user's action.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Act<K: BoardUi> {
    /// Play or aim on the board.
    Touch(Touch<K>),
    /// Play or aim by a key.
    Key(Touch<K>),
    /// Say what kind of mistake it was.
    Hint,
    /// Show the better moves.
    Solution,
    /// Take a wrong move back.
    TryAgain,
    /// Go to the next mistake.
    Next,
    /// Open the game.
    OpenGame,
    /// Show the past games.
    PastGames,
    /// Return to the previous screen.
    Back,
}

/// The screen of the user's own mistakes in a game.
struct Mistakes<K: BoardUi> {
    /// The practice progress of this game so far.
    progress: GameProgress,
    board: Board<K>,
    /// The thread that finds the mistakes, until it has found them.
    finding: Option<MistakeSearch<K>>,
    /// The mistakes that are due, the one on the board last.
    due: DueMistakes<K>,
    stage: Stage,
    /// Whether a hint was given.
    is_hinted: bool,
    /// Whether the mistake on the board has been rescheduled.
    is_counted: bool,
    /// The answer on the board.
    compared: Option<Compared<MoveOf<K>>>,
    /// The comment on the last action.
    says: Option<Remark>,
    /// Actions that are still to be carried out.
    acts: Acts<Act<K>>,
}

impl<K: BoardUi> Mistakes<K> {
    /// Returns the screen, which begins to look for the mistakes that are due.
    fn new(ctx: &Context, context: &ScreenContext<'_>, progress: GameProgress) -> Self {
        let mut mistakes = Self {
            progress,
            board: Board::new(K::Setup::default()),
            finding: None,
            due: DueMistakes::default(),
            stage: Stage::Empty,
            is_hinted: false,
            is_counted: false,
            compared: None,
            says: None,
            acts: Acts::default(),
        };
        mistakes.find(ctx, context);
        mistakes
    }

    /// Returns the mistake on the board.
    fn current(&self) -> Option<&PastMistake<K>> {
        self.due
            .mistakes
            .last()
            .filter(|_| !matches!(self.stage, Stage::Finding | Stage::Empty | Stage::Failed))
    }

    /// Returns the task, or the comment on the answer.
    fn spoken(&self) -> String {
        match &self.says {
            Some(says) if self.stage == Stage::Empty => {
                text::play::two_sentences(self.task(), says.lines())
            }
            Some(says) => says.lines(),
            None => self.task(),
        }
    }

    /// Carries out a user's action.
    fn act(&mut self, act: Act<K>, ctx: &Context, context: &ScreenContext<'_>) -> Effects {
        match act {
            Act::Touch(Touch::Aim(aim)) => {
                self.board.aim_at(aim);
                Effects::default()
            }
            Act::Key(Touch::Aim(aim)) => Effects {
                announcement: self.board.aim_by_key(aim, ctx),
                ..Effects::default()
            },
            Act::Touch(Touch::Play(mv)) | Act::Key(Touch::Play(mv)) => self.play(mv, context),
            Act::Hint => self.hint(),
            Act::Solution => self.show_solution(context),
            Act::TryAgain => self.try_again(),
            Act::Next => self.next(ctx, context),
            Act::OpenGame => match self.current() {
                Some(mistake) => context
                    .games_folder
                    .map_or_else(Effects::default, |folder| {
                        Effects::command(Command::OpenFrom(mistake.file.path(folder)))
                    }),
                None => Effects::default(),
            },
            Act::PastGames => Effects::command(Command::ShowPastGames),
            Act::Back => Effects::command(Command::Back),
        }
    }
}

impl<K: BoardUi> Screen for Mistakes<K> {
    fn announcement(&self) -> String {
        self.spoken()
    }

    fn tick(&mut self, ctx: &Context, context: &ScreenContext<'_>) -> Effects {
        if let Some(pressed) = self.board.expired_letter(ctx, context.now) {
            self.on_key(pressed, 0);
        }
        let found = self.finding.as_ref().and_then(MistakeSearch::poll);
        found.map_or_else(Effects::default, |found| self.on_found(found))
    }

    fn skip_motion(&mut self) {
        self.board.skip_motion();
    }

    fn on_typed(&mut self, pressed: Pressed, commands: usize, now: f64) -> bool {
        let touched = self.board.on_typed(pressed, now);
        if let Some(Some(touch)) = touched {
            self.acts.push(commands, Act::Key(touch));
        }
        touched.is_some()
    }

    fn on_key(&mut self, pressed: Pressed, commands: usize) {
        let is_free = pressed.attention == Attention::Nowhere && !pressed.is_repeat;
        let act = match (pressed.key, self.stage) {
            (Key::Enter | Key::Space, Stage::Wrong) if is_free => Act::TryAgain,
            (Key::Enter | Key::Space, Stage::Answered) if is_free => Act::Next,
            (Key::H, _) if !pressed.is_repeat => Act::Hint,
            (Key::S, _) if !pressed.is_repeat => Act::Solution,
            (Key::N, _) if !pressed.is_repeat => Act::Next,
            _ => {
                let Some(touch) = self.board.key(pressed) else {
                    return;
                };
                Act::Key(touch)
            }
        };
        self.acts.push(commands, act);
    }

    fn act_next(
        &mut self,
        command: usize,
        ctx: &Context,
        context: &ScreenContext<'_>,
    ) -> Option<Effects> {
        let act = self.acts.next_before(command)?;
        let effects = self.act(act, ctx, context);
        Some(Effects {
            sounds: self.board.take_sounds(),
            ..effects
        })
    }

    fn owns(&self, id: Id) -> bool {
        self.board.owns(id)
    }

    fn ui(
        &mut self,
        ui: &mut Ui,
        context: &ScreenContext<'_>,
        commands: &mut Vec<Command>,
    ) -> NoticePlace {
        let layout = Layout::of::<K>(ui.max_rect(), self.board.setup());
        for act in self.show_ui(ui, &layout, context) {
            self.acts.push(commands.len(), act);
        }
        layout.notice()
    }
}
