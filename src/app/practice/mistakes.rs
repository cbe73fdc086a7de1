//! The screen of the user's own mistakes: positions of their reviewed past games, in which they look
//! for a better move than the one they made.
//!
//! A mistake comes back after some days, until the better move was found several times: see
//! [`Repetition`](crate::storage::Repetition). Only the first move tried decides when. Owns the
//! mistakes that are due and the board; the past games are read by a thread.

mod answers;
mod view;

use egui::{Context, Key, Ui};

use super::board::Board;
use super::card::Remark;
use super::layout::Layout;
use super::screen::{Practice, PracticeScreen};
use crate::app::contract::board::{BoardUi, Compared, Touch};
use crate::app::contract::command::Command;
use crate::app::contract::screen::{Effects, KeyHelp, PracticeEntry, Pressed, ScreenContext};
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
        start: |ctx, context, progress| {
            Box::new(PracticeScreen::new(Mistakes::<K>::new(
                ctx, context, progress,
            )))
        },
        daily: None,
    }
}

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
enum Act {
    /// Say what kind of mistake it was.
    Hint,
    /// Show the better moves.
    Solution,
    /// Take a wrong move back.
    TryAgain,
    /// Go to the next mistake.
    Next,
    OpenGame,
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
    is_hinted: bool,
    /// Whether the mistake on the board has been rescheduled.
    is_counted: bool,
    /// The answer on the board.
    compared: Option<Compared<MoveOf<K>>>,
    /// The comment on the last action.
    says: Option<Remark>,
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
        };
        mistakes.find(ctx, context);
        mistakes
    }

    fn current(&self) -> Option<&PastMistake<K>> {
        self.due
            .mistakes
            .last()
            .filter(|_| !matches!(self.stage, Stage::Finding | Stage::Empty | Stage::Failed))
    }
}

impl<K: BoardUi> Practice for Mistakes<K> {
    type Kind = K;
    type Act = Act;

    fn board(&self) -> &Board<K> {
        &self.board
    }

    fn board_mut(&mut self) -> &mut Board<K> {
        &mut self.board
    }

    fn spoken(&self) -> String {
        match &self.says {
            Some(says) if self.stage == Stage::Empty => {
                text::play::two_sentences(self.task(), says.lines())
            }
            Some(says) => says.lines(),
            None => self.task(),
        }
    }

    fn advance(&mut self, _ctx: &Context, _context: &ScreenContext<'_>) -> Effects {
        let found = self.finding.as_ref().and_then(MistakeSearch::poll);
        found.map_or_else(Effects::default, |found| self.on_found(found))
    }

    fn play(&mut self, mv: MoveOf<K>, context: &ScreenContext<'_>) -> Effects {
        self.on_human_move(mv, context)
    }

    fn key(&self, pressed: Pressed) -> Option<Act> {
        match (pressed.key, self.stage) {
            _ if pressed.is_repeat => None,
            (Key::H, _) => Some(Act::Hint),
            (Key::S, _) => Some(Act::Solution),
            (Key::N, _) => Some(Act::Next),
            (_, Stage::Wrong) if pressed.confirms() => Some(Act::TryAgain),
            (_, Stage::Answered) if pressed.confirms() => Some(Act::Next),
            _ => None,
        }
    }

    fn act(&mut self, act: Act, ctx: &Context, context: &ScreenContext<'_>) -> Effects {
        match act {
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

    fn ui(
        &mut self,
        ui: &mut Ui,
        layout: &Layout,
        context: &ScreenContext<'_>,
    ) -> (Option<Touch<K>>, Option<Act>) {
        self.show_ui(ui, layout, context)
    }
}
