//! The screen of the user's own mistakes: positions of their reviewed past games, in which they
//! look for a better move than the one they made.
//!
//! A mistake comes back after some days, until the better move was found several times: see
//! [`Repetition`](crate::storage::Repetition). Only the first move tried decides when. Owns the
//! mistakes that are due and the board; the past games are read by a thread.

mod answers;

use std::collections::BTreeSet;

use egui::{Key, Ui, vec2};

use super::board::Board;
use super::card::{Card, Layout, PIECE, Remark, Steps, sentences_ui};
use super::screen::{ActKey, Practice, PracticeScreen, act_button, act_of, key_lines};
use crate::app::contract::board::{BoardUi, Compared, Touch, Waiting};
use crate::app::contract::command::{Command, Task};
use crate::app::contract::screen::{Cx, Effects, PracticeEntry, Pressed};
use crate::app::kit::widgets::{Button, Weight};
use crate::clock;
use crate::core::day::Day;
use crate::core::game::Game as _;
use crate::core::kind::{MoveClass, MoveOf};
use crate::storage::{GameProgress, PastFile, mistake_name};
use crate::words::{self, PastResult, text};
use crate::worker::{DueMistakes, MistakeSearch, PastMistake};

/// The name of this practice, in every game.
pub const NAME: &str = "mistakes";

/// Returns the user's own mistakes, for the menu of a game.
#[must_use]
pub const fn entry<K: BoardUi>() -> PracticeEntry {
    PracticeEntry {
        name: NAME,
        title: text::mistakes::title,
        keys: || key_lines(KEYS),
        lesson: None,
        offer: None,
        due: |progress, today| progress.mistakes.due(today),
        start: |cx, progress, task| {
            let kind = match task {
                Task::Kind(class) => Some(class),
                Task::Next | Task::Daily => None,
            };
            Box::new(PracticeScreen::new(Mistakes::<K>::new(cx, progress, kind)))
        },
        daily: None,
    }
}

const KEYS: &[ActKey<Act>] = &[
    ActKey { key: Key::H, act: Act::Hint, effect: text::mistakes::hint_effect },
    ActKey { key: Key::S, act: Act::Solution, effect: text::mistakes::solution_tip },
    ActKey { key: Key::N, act: Act::Next, effect: text::mistakes::next_effect },
];

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
    Next,
    OpenGame,
    /// Open one of the games that were never reviewed.
    OpenUnreviewed(usize),
    PastGames,
    Puzzles,
    Back,
}

/// Returns the puzzles of a game: the practice with a task each day.
fn puzzles<K: BoardUi>() -> Option<&'static PracticeEntry> {
    K::EXTRAS.practices.iter().find(|entry| entry.daily.is_some())
}

/// How many of the mistakes that come now are listed.
const MOST_LISTED: usize = 5;
/// How many moves of a game are named after the mistake.
const MOST_MOVES: usize = 7;

/// Opens a past game.
fn open(file: PastFile, cx: &Cx<'_>) -> Effects {
    cx.games_folder
        .map_or_else(Effects::default, |folder| Effects::command(Command::open(file.path(folder))))
}

/// The screen of the user's own mistakes in a game.
struct Mistakes<K: BoardUi> {
    /// The practice progress of this game so far.
    progress: GameProgress,
    /// The only kind of mistakes to practise; those that are not due come after the others.
    kind: Option<MoveClass>,
    /// Those of that kind that were done here.
    done: BTreeSet<String>,
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
    fn new(cx: &Cx<'_>, progress: GameProgress, kind: Option<MoveClass>) -> Self {
        let mut mistakes = Self {
            progress,
            kind,
            done: BTreeSet::new(),
            board: Board::new(K::Setup::default()),
            finding: None,
            due: DueMistakes::default(),
            stage: Stage::Empty,
            is_hinted: false,
            is_counted: false,
            compared: None,
            says: None,
        };
        mistakes.find(cx);
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

    fn advance(&mut self, _cx: &Cx<'_>) -> Effects {
        let found = self.finding.as_ref().and_then(MistakeSearch::poll);
        found.map_or_else(Effects::default, |found| self.on_found(found))
    }

    fn hides_board(&self) -> bool {
        self.stage == Stage::Finding
    }

    fn play(&mut self, mv: MoveOf<K>, cx: &Cx<'_>) -> Effects {
        self.on_human_move(mv, cx)
    }

    fn key(&self, pressed: Pressed) -> Option<Act> {
        match (act_of(KEYS, pressed.key), self.stage) {
            _ if pressed.is_repeat => None,
            (Some(act), _) => Some(act),
            (_, Stage::Wrong) if pressed.confirms() => Some(Act::TryAgain),
            (_, Stage::Answered) if pressed.confirms() => Some(Act::Next),
            _ => None,
        }
    }

    fn act(&mut self, act: Act, cx: &Cx<'_>) -> Effects {
        match act {
            Act::Hint => self.hint(),
            Act::Solution => self.show_solution(cx),
            Act::TryAgain => self.try_again(),
            Act::Next => self.next(cx),
            Act::OpenGame => {
                self.current().map_or_else(Effects::default, |mistake| open(mistake.file, cx))
            }
            Act::OpenUnreviewed(index) => {
                let game = self.due.unreviewed.get(index);
                game.map_or_else(Effects::default, |game| open(game.file, cx))
            }
            Act::PastGames => Effects::command(Command::ShowPastGames),
            Act::Puzzles => puzzles::<K>().map_or_else(Effects::default, |entry| {
                Effects::command(Command::practise(K::NAME, entry.name))
            }),
            Act::Back => Effects::command(Command::Back),
        }
    }

    fn ui(&mut self, ui: &mut Ui, layout: &Layout, cx: &Cx<'_>) -> (Option<Touch<K>>, Option<Act>) {
        self.show_ui(ui, layout, cx)
    }
}

impl<K: BoardUi> Mistakes<K> {
    /// Shows the screen. Returns what the user did on the board and on the card.
    fn show_ui(
        &mut self,
        ui: &mut Ui,
        layout: &Layout,
        cx: &Cx<'_>,
    ) -> (Option<Touch<K>>, Option<Act>) {
        let waiting = match self.stage {
            Stage::Asked => Waiting::Human(self.board.position().to_move()),
            Stage::Finding | Stage::Wrong | Stage::Answered | Stage::Empty | Stage::Failed => {
                Waiting::Nothing
            }
        };
        let touch = if self.hides_board() {
            None
        } else {
            let scene = (waiting, self.compared.as_ref());
            self.board.ui(ui, layout.board, cx, scene)
        };
        (touch, self.card_ui(ui, layout))
    }

    /// Returns the mistakes that come now, from that on the board on.
    fn queue(&self) -> Vec<String> {
        let mistakes = self.due.mistakes.iter().rev().filter(|_| self.current().is_some());
        let name = |mistake: &PastMistake<K>| {
            words::beside([
                words::past_opponent(&mistake.summary, usize::MAX),
                words::short_date(clock::when(mistake.file.modified)).0,
                text::mistakes::move_number(mistake.moves.len() + 1),
            ])
        };
        mistakes.map(name).take(MOST_LISTED).collect()
    }

    /// Shows how the game of the mistake went on; what gives no answer away comes before it.
    fn game_ui(&self, mistake: &PastMistake<K>, ui: &mut Ui) {
        let summary = &mistake.summary;
        let result = PastResult::of(summary).text().to_owned();
        let mut sentences = vec![text::play::beside(result, text::play::moves(summary.moves))];
        if self.stage == Stage::Answered {
            let line = mistake.then.iter().take(MOST_MOVES).map(ToString::to_string);
            let line = [mistake.made.to_string()].into_iter().chain(line).collect::<Vec<_>>();
            let line =
                words::listed(line) + if mistake.then.len() > MOST_MOVES { "…" } else { "" };
            sentences.push(text::mistakes::went_on(line));
        }
        sentences_ui(ui, text::mistakes::in_the_game(), &sentences);
        if self.stage != Stage::Answered {
            sentences_ui(ui, text::mistakes::how_it_works(), &[]);
        }
    }

    /// Shows the games that were never reviewed, as nothing is due.
    fn unreviewed_ui(&self, ui: &mut Ui) -> Option<Act> {
        if self.stage != Stage::Empty || self.due.unreviewed.is_empty() {
            return None;
        }
        sentences_ui(ui, text::mistakes::unreviewed(), &[]);
        let mut asked = None;
        for (index, game) in self.due.unreviewed.iter().enumerate() {
            ui.add_space(8.0);
            let label = words::beside([
                words::past_opponent(&game.summary, usize::MAX),
                words::short_date(clock::when(game.file.modified)).0,
                PastResult::of(&game.summary).text().to_owned(),
            ]);
            if Button::new(&label, "").ui(ui, vec2(ui.available_width(), 40.0)) {
                asked = Some(Act::OpenUnreviewed(index));
            }
        }
        asked
    }

    /// Returns what to do, or why there is nothing to do.
    fn task(&self) -> String {
        match (self.stage, self.current()) {
            (Stage::Finding, _) => text::mistakes::reading().to_owned(),
            (Stage::Failed, _) => String::new(),
            (_, Some(mistake)) if K::PASS == Some(mistake.made) => {
                text::mistakes::task_pass().to_owned()
            }
            (_, Some(mistake)) => text::mistakes::task(K::move_object(mistake.made)),
            (_, None) => text::mistakes::none_due().to_owned(),
        }
    }

    /// Returns the line below the task: how many are due, or when the mistake comes back.
    fn note(&self) -> String {
        match (self.stage, self.current()) {
            (Stage::Finding, _) => String::new(),
            (_, Some(mistake)) if self.is_counted => {
                let ply = mistake.moves.len() + 1;
                let name = mistake_name(mistake.file.number, ply);
                let repetition = self.progress.mistakes.get(&name);
                repetition.due().map_or_else(
                    || text::mistakes::learned().to_owned(),
                    |day| text::mistakes::comes_back(words::day_and_month(Day::after_1970(day))),
                )
            }
            (_, Some(_)) if self.kind.is_some() => text::mistakes::left_of_kind(self.due.count),
            (_, Some(_)) => text::mistakes::due(self.due.count),
            (_, None) => String::new(),
        }
    }

    /// Returns the game that the mistake is from: `You against High · 21 Nov · move 17`.
    fn origin(&self) -> String {
        let Some(mistake) = self.current() else {
            return K::title().to_owned();
        };
        words::beside([
            words::past_players(&mistake.summary, usize::MAX),
            words::short_date(clock::when(mistake.file.modified)).0,
            text::mistakes::move_number(mistake.moves.len() + 1),
        ])
    }

    fn card_ui(&mut self, ui: &mut Ui, layout: &Layout) -> Option<Act> {
        let mover = self.current().and_then(|mistake| mistake.summary.you());
        let piece = mover.map(|mover| self.board.piece(ui.ctx(), mover, PIECE));
        let queue = self.queue();
        let names: Vec<&str> = queue.iter().map(String::as_str).collect();
        let has_queue = layout.is_beside && names.len() > 1;
        Card {
            title: text::mistakes::title(),
            label: &self.origin(),
            task: &self.task(),
            rules: &[],
            rule: None,
            piece,
            says: self.says.as_ref(),
            note: &self.note(),
            steps: has_queue.then_some(Steps {
                at: 0,
                count: names.len(),
                names: &names,
                skipped: &[],
            }),
            buttons: self.buttons(),
        }
        .list_ui(layout, ui, |ui| match self.current().filter(|_| layout.is_beside) {
            Some(mistake) => {
                self.game_ui(mistake, ui);
                None
            }
            None => self.unreviewed_ui(ui),
        })
    }

    fn buttons<'a>(&self) -> Vec<Vec<(Button<'a>, Act)>> {
        let back = (Button::new(text::play::back(), text::board::keys_escape()), Act::Back);
        if self.current().is_none() {
            let games = Button::new(text::past::title(), "");
            return match puzzles::<K>() {
                Some(entry) => {
                    let puzzles = Button::primary((entry.title)(), "");
                    vec![vec![(puzzles, Act::Puzzles), (games, Act::PastGames)], vec![back]]
                }
                None => vec![vec![(games, Act::PastGames), back]],
            };
        }
        let help = if self.stage == Stage::Wrong {
            (
                Button::primary(text::practice::try_again(), text::lesson::keys_enter())
                    .tip(text::puzzles::try_again_tip()),
                Act::TryAgain,
            )
        } else {
            let (hint, act) = act_button(KEYS, text::puzzles::hint(), Act::Hint);
            let hint = hint.tip(text::mistakes::hint_effect());
            (hint.enabled(self.stage == Stage::Asked), act)
        };
        let (solution, act) = act_button(KEYS, text::puzzles::solution(), Act::Solution);
        let solution = solution.tip(text::mistakes::solution_tip());
        let solution = (solution.enabled(self.stage != Stage::Answered), act);
        let (mut next, act) = act_button(KEYS, text::practice::next(), Act::Next);
        if self.stage == Stage::Answered {
            next.weight = Weight::Primary;
        }
        let game = Button::new(text::mistakes::open(), "").tip(text::mistakes::open_tip());
        vec![
            vec![help, solution],
            vec![(next.tip(text::mistakes::next_effect()), act), (game, Act::OpenGame)],
            vec![back],
        ]
    }
}
