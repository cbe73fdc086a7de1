//! The road to Perfect: a list of short lessons, on the board and by doing. The first lesson teaches
//! the rules, and is also offered by itself.

mod stations;
mod steps;

use egui::{
    Align, Align2, CornerRadius, Key, Rect, Role, Sense, Stroke, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use self::stations::{PERFECT, STATIONS, Station, What, has_beaten_perfect, next, note};
use self::steps::{Goal, Step, StepResult, waits_for};
use super::coin::Sprite;
use super::shown::cell_of;
use super::{board, endings, plan};
use crate::app::board::confetti::Celebration;
use crate::app::contract::board::{Compared, Mover, Touch, Waiting};
use crate::app::contract::command::Command;
use crate::app::contract::screen::{Attention, Cx, Effects, LessonRow, PracticeEntry, Pressed};
use crate::app::kit::icons::{Badge, Icon, paint_tick};
use crate::app::kit::line_breaks;
use crate::app::kit::pictures::Pictures;
use crate::app::kit::wait_until;
use crate::app::kit::widgets::{self, Button};
use crate::app::practice::board::Board;
use crate::app::practice::card::{Card, Layout, PIECE, Remark, Steps, Tone};
use crate::app::practice::judge::Judge;
use crate::app::practice::screen::{
    ActKey, Practice, PracticeScreen, act_button, act_of, key_lines,
};
use crate::app::practice::{first_lesson, puzzles};
use crate::app::theme::{self, Palette};
use crate::core::connect4::{Cell, Column, Connect4, Shape as _, Size};
use crate::core::game::{Game, Player};
use crate::core::kind::{Effort, GameSetup, MoveClass, Players as _};
use crate::core::search::{Mark, Meaning};
use crate::storage::{GameProgress, Lesson, Motion, Statistics};
use crate::words::text;
use crate::worker::{Cue, Reasons, Sound};

/// The first lesson, which is also the first station of the road.
pub const FIRST_LESSON: PracticeEntry = PracticeEntry {
    name: "lesson",
    title: text::lesson::title,
    keys: || vec![(text::lesson::keys_enter(), text::lesson::enter_effect())],
    lesson: Some(|progress| LessonRow {
        icon: Icon::Lesson,
        about: text::road::first_idea().to_owned(),
        done: (usize::from(progress.lesson == Lesson::Done), 1),
    }),
    offer: Some(first_lesson::offer),
    due: |_, _| 0,
    start: |_, progress, _| Box::new(PracticeScreen::new(Road::at_first_lesson(progress))),
    daily: None,
};

/// The road to Perfect, the first of the lessons.
pub const ROAD: PracticeEntry = PracticeEntry {
    name: "road",
    title: text::road::title,
    keys: || {
        let arrows = (text::road::keys_arrows(), text::road::choose_effect());
        let enter = (text::lesson::keys_enter(), text::road::enter_effect());
        [arrows, enter].into_iter().chain(key_lines(KEYS)).collect()
    },
    lesson: Some(|progress| {
        let has_beaten_perfect = progress.road.contains(PERFECT);
        let is_done = |station: &&Station| station.is_done(progress, has_beaten_perfect);
        let next = next(progress, has_beaten_perfect);
        LessonRow {
            icon: Icon::Road,
            about: next.map_or_else(
                || text::road::perfect_done().to_owned(),
                |next| text::road::next((STATIONS[next].name)()),
            ),
            done: (STATIONS.iter().filter(is_done).count(), STATIONS.len()),
        }
    }),
    offer: Some(|progress| {
        let is_begun = progress.lesson == Lesson::Done;
        let next = next(progress, progress.road.contains(PERFECT)).filter(|_| is_begun)?;
        Some(text::road::next((STATIONS[next].name)()))
    }),
    due: |_, _| 0,
    start: |_, progress, _| Box::new(PracticeScreen::new(Road::new(progress))),
    daily: None,
};

/// How long the other side takes for an answer unless the settings say otherwise, in seconds.
const ANSWER_AFTER: f64 = 0.5;

const KEYS: &[ActKey<Act>] = &[
    ActKey { key: Key::S, act: Act::ShowEnd, effect: text::road::show_end_effect },
    ActKey { key: Key::F7, act: Act::ShowPlan, effect: text::plan::help },
];
/// The least and the greatest height of a row of the list beside the board, and that in a small
/// window.
const ROW: (f32, f32, f32) = (26.0, 30.0, 42.0);
/// The height of the longest text below the chosen row and of the edges, in points.
const ABOUT: f32 = 72.0;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// The choice of a station.
    Choosing,
    /// The user's coin.
    Asked,
    /// The opponent's coin in this column, and its purpose.
    Answering(Column, Meant),
    /// The opponent's coin, which falls, and its purpose.
    Answered(Meant),
    /// The user, who is to take a coin back and try again.
    Missed,
    /// The user, who is to move on to the next step.
    Done,
    /// The next coin of the end that is being watched.
    Showing,
}

/// The purpose of the opponent's coin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Meant {
    /// The user's coin was wrong, and this shows why.
    Punishes,
    /// The coin was right, and the lesson continues.
    GoesOn,
}

/// A user's action.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Act {
    /// Choose a station of the list.
    Choose(usize),
    /// Begin at a station.
    Start(usize),
    Next,
    /// Take a wrong coin back.
    TryAgain,
    /// Show the plan that wins the step's position.
    ShowPlan,
    /// Show how the game ends.
    ShowEnd,
    /// Begin a game.
    PlayAgainst,
    Puzzles,
    Back,
}

struct Road {
    /// The practice progress of this game so far.
    progress: GameProgress,
    /// Whether the statistics say so; `None` until they are read.
    has_beaten_perfect: Option<bool>,
    has_asked: bool,
    /// Whether there is only the first lesson, and no list.
    is_alone: bool,
    board: Board<Connect4>,
    /// The station that is chosen or visited.
    station: usize,
    /// Whether the list has to scroll to it.
    is_to_scroll: bool,
    /// The step in view.
    at: usize,
    /// The current goal: a step may continue with another one.
    goal: Goal,
    /// The number of moves before the user's last coin.
    asked: usize,
    /// Knows the reply to a coin that gave the win away.
    judge: Judge<Connect4>,
    slip: Option<Compared<Column>>,
    stage: Stage,
    /// The comment on the last action.
    says: Option<Remark>,
    celebration: Option<Celebration>,
    confetti: Pictures<Sprite>,
}

impl Road {
    fn new(progress: GameProgress) -> Self {
        let mut road = Self {
            progress,
            has_beaten_perfect: None,
            has_asked: false,
            is_alone: false,
            board: Board::new(Size::STANDARD),
            station: 0,
            is_to_scroll: false,
            at: 0,
            goal: Goal::Drop,
            asked: 0,
            judge: Judge::default(),
            slip: None,
            stage: Stage::Choosing,
            says: None,
            celebration: None,
            confetti: Pictures::default(),
        };
        road.show_list();
        road
    }

    /// Returns the first lesson by itself.
    fn at_first_lesson(progress: GameProgress) -> Self {
        let mut road = Self { is_alone: true, ..Self::new(progress) };
        road.station = 0;
        road.begin(0);
        road
    }

    fn is_done(&self, station: &Station) -> bool {
        station.is_done(&self.progress, self.is_perfect_beaten())
    }

    /// Returns the first station that was not reached yet, or the last one.
    fn next_station(&self) -> usize {
        next(&self.progress, self.is_perfect_beaten()).unwrap_or(STATIONS.len() - 1)
    }

    /// Shows the list of the stations, with the next one chosen.
    fn show_list(&mut self) {
        (self.stage, self.says, self.slip) = (Stage::Choosing, None, None);
        self.choose(self.next_station());
    }

    fn choose(&mut self, station: usize) {
        self.station = station.min(STATIONS.len() - 1);
        self.is_to_scroll = true;
        let moves = self.steps().first().map(Step::moves).unwrap_or_default();
        // The moves of a step are legal, as a test checks.
        let _ = self.board.set_up(Size::STANDARD, &moves);
    }

    /// Returns whether Perfect was beaten: by the statistics, or once celebrated.
    fn is_perfect_beaten(&self) -> bool {
        self.has_beaten_perfect == Some(true) || self.progress.road.contains(PERFECT)
    }

    /// Begins at a station: with the first step of a lesson, or elsewhere.
    fn start(&mut self, station: usize, cx: &Cx<'_>) -> Effects {
        self.choose(station);
        // The statistics are told to the screen in front alone.
        self.has_asked = self.has_beaten_perfect.is_some();
        match self.station().what {
            What::Lesson { .. } => {
                self.begin(0);
                Effects::announcement(self.spoken())
            }
            What::Practice { name, .. } => {
                Effects::command(Command::practise(Connect4::NAME, name))
            }
            What::BeatPerfect => {
                // The user is the one who begins.
                let (size, _) = cx.settings.last_time::<Connect4>();
                let mut players = [Some("human"), Some(PERFECT)];
                if size.is_same_board(Size::STANDARD) && size.starts() == Player::Second {
                    players.reverse();
                }
                Effects::command(Command::Begin(Connect4::NAME, players))
            }
        }
    }

    /// Begins a step; there is always one in view.
    fn begin(&mut self, at: usize) {
        self.at = at.min(self.steps().len() - 1);
        let step = self.step();
        self.goal = step.goal;
        // The moves of a step are legal, as a test checks.
        if self.board.set_up(Size::STANDARD, &step.moves()).is_ok() {
            self.stage = Stage::Asked;
            self.says = None;
            let aim = step.neutral(self.board.position());
            if let Some(column) = aim.or_else(|| self.board.position().moves().first().copied()) {
                self.board.aim_at(column);
            }
            if let Some(player) = step.threats_of {
                self.mark_threats(player);
            }
        }
    }

    /// Marks the places where a coin of this player would make a line.
    fn mark_threats(&mut self, player: Player) {
        let marks = waits_for(self.board.position(), player);
        self.board.mark(marks);
    }

    const fn station(&self) -> &'static Station {
        &STATIONS[self.station]
    }

    /// Returns the steps of the lesson that is chosen or visited; none at another station.
    const fn steps(&self) -> &'static [Step] {
        match self.station().what {
            What::Lesson { steps, .. } => steps,
            What::Practice { .. } | What::BeatPerfect => &[],
        }
    }

    const fn step(&self) -> &'static Step {
        &self.steps()[self.at]
    }

    /// Returns what to do now: after the first coin of some steps, something else.
    fn task(&self) -> &'static str {
        let step = self.step();
        if self.goal == step.goal { step.task() } else { self.goal.task() }
    }

    const fn is_last(&self) -> bool {
        self.at + 1 == self.steps().len()
    }

    /// Returns whether the step in view is done and has a plan to show.
    fn has_plan(&self) -> bool {
        let is_about_plans = matches!(self.station().what, What::Lesson { key: "plan", .. });
        is_about_plans && self.stage == Stage::Done
    }

    /// Returns whether the step in view is done and has an end to show.
    fn has_end(&self) -> bool {
        matches!(self.stage, Stage::Done | Stage::Showing) && !self.step().rest.is_empty()
    }

    /// Begins to show how the game ends.
    fn show_end(&mut self) -> Effects {
        if self.has_end() {
            self.board.take_back_to(self.step().moves().len());
            self.stage = Stage::Showing;
            self.mark_threats(Player::First);
            let first = self.step().rest().first().map_or(0, |column| column.number());
            return self.say(Tone::Plain, text::road::showing_end(first));
        }
        Effects::default()
    }

    /// Drops the next coin of the end that is being watched, once it is due.
    fn show_coin(&mut self, cx: &Cx<'_>) -> Effects {
        let played = self.board.played().len() - self.step().moves().len();
        let side = Connect4::SIDES[self.board.position().to_move().index()];
        let Some(&column) = self.step().rest().get(played) else {
            if !wait_until(cx.ctx, cx.now, self.board.rest_at()) {
                return Effects::default();
            }
            self.stage = Stage::Done;
            return self.say(Tone::Right, text::lesson::line_done());
        };
        match self.board.reply(Some(column), ANSWER_AFTER, cx) {
            None => Effects::default(),
            Some(Err(refusal)) => {
                // Only legal moves are shown, as a test checks.
                self.stage = Stage::Done;
                Effects::notice(refusal)
            }
            Some(Ok(_)) => {
                self.mark_threats(Player::First);
                Effects::announcement(text::puzzles::shown_move(side, column.number()))
            }
        }
    }

    /// Shows a remark on the card, and announces it.
    fn say(&mut self, tone: Tone, text: impl Into<String>) -> Effects {
        let saying = Remark::new(tone, text);
        let effects = Effects::announcement(saying.text.clone());
        self.says = Some(saying);
        effects
    }

    /// Drops the user's coin, and handles the result.
    fn on_human_move(&mut self, column: Column, cx: &Cx<'_>) -> Effects {
        match self.stage {
            Stage::Choosing => return self.start(self.station, cx),
            Stage::Missed => return self.try_again(),
            Stage::Asked => {}
            Stage::Answering(..) | Stage::Answered(_) | Stage::Done | Stage::Showing => {
                return Effects::default();
            }
        }
        let before = *self.board.position();
        self.asked = self.board.played().len();
        if let Err(refusal) = self.board.play(column, Mover::Human, cx) {
            return Effects::notice(refusal);
        }
        match self.goal.judge(&before, column) {
            StepResult::Done => self.finish(column),
            StepResult::Answered(answer) => {
                self.stage = Stage::Answering(answer, Meant::GoesOn);
                let said = match self.goal {
                    Goal::Force => text::road::has_to_block(answer.number()),
                    _ => text::lesson::both_ends_open().to_owned(),
                };
                self.say(Tone::Right, said)
            }
            StepResult::Punished(answer) => {
                self.stage = Stage::Answering(answer, Meant::Punishes);
                let mut next = *self.board.position();
                next.make(answer);
                let said = if next.outcome().is_some() {
                    text::lesson::lets_yellow_win(column.number())
                } else {
                    text::road::lets_yellow_threaten(column.number())
                };
                self.say(Tone::Wrong, said)
            }
            StepResult::Missed(better) => {
                self.stage = Stage::Missed;
                if let Some(better) = better {
                    let meaning = Meaning::Opponents;
                    self.board.mark(vec![Mark { mv: better, times: 1, meaning }]);
                }
                if let Goal::KeepWin(_) = self.goal {
                    self.mark_threats(Player::First);
                }
                self.say(Tone::Wrong, self.goal.reproach(column, better))
            }
        }
    }

    /// Shows the reply to a coin that gave the win away, once it is known.
    fn refute(&mut self, cx: &Cx<'_>) -> Effects {
        let position = *self.board.position();
        let is_last = self.board.played().len() == self.asked + 1;
        let is_wanted = is_last && self.slip.is_none() && matches!(self.goal, Goal::KeepWin(_));
        let wanted = is_wanted.then_some((&position, Reasons::Unwanted));
        let make = || Connect4::adviser(Size::STANDARD, Effort::Usual);
        if let Err(told) = self.judge.tick(cx.ctx, wanted, make) {
            return Effects::notice(told);
        }
        let slip = wanted
            .and_then(|_| endings::refuted(&self.judge, self.board.played(), MoveClass::GaveWin));
        let (Some((slip, why)), Some(says)) = (slip, self.says.clone()) else {
            return Effects::default();
        };
        self.slip = Some(slip);
        let says = says.and(why);
        let effects = Effects::announcement(says.lines());
        self.says = Some(says);
        effects
    }

    /// Notes that a step is done, and with the last one the lesson.
    fn finish(&mut self, column: Column) -> Effects {
        self.stage = Stage::Done;
        let step = self.step();
        if let Goal::KeepWin(_) = step.goal {
            self.mark_threats(Player::First);
        }
        let said = match &step.words {
            Some(words) => (words.praise)().to_owned(),
            None => step.goal.praise(column),
        };
        let mut remark = Remark::new(Tone::Right, said);
        let What::Lesson { key, praise, .. } = self.station().what else {
            return Effects::default();
        };
        if self.is_last() && step.words.is_none() {
            remark = remark.and(praise());
        }
        let effects = Effects::announcement(remark.lines());
        self.says = Some(remark);
        if !self.is_last() {
            return effects;
        }
        note(key, &mut self.progress);
        Effects { progress: Some(Box::new(self.progress.clone())), ..effects }
    }

    /// Takes the wrong coin back.
    fn try_again(&mut self) -> Effects {
        if self.stage != Stage::Missed {
            return Effects::default();
        }
        self.board.take_back_to(self.asked);
        self.board.mark(Vec::new());
        if let Some(player) = self.step().threats_of {
            self.mark_threats(player);
        }
        (self.stage, self.says, self.slip) = (Stage::Asked, None, None);
        self.judge.retry();
        Effects::announcement(text::lesson::taken_back(self.task()))
    }

    fn next(&mut self) -> Effects {
        match self.stage {
            Stage::Done | Stage::Showing if !self.is_last() => self.begin(self.at + 1),
            Stage::Done | Stage::Showing if !self.is_alone => self.show_list(),
            _ => return Effects::default(),
        }
        Effects::announcement(self.spoken())
    }

    /// Continues after the opponent's coin, which has come to rest.
    fn answered(&mut self, meant: Meant) -> Effects {
        let answer = self.board.played().last().map_or(0, |column| column.number());
        match meant {
            Meant::Punishes => {
                self.stage = Stage::Missed;
                let said = if self.board.position().outcome().is_some() {
                    text::lesson::yellow_makes_four(answer)
                } else {
                    text::road::yellow_threatens(answer)
                };
                self.say(Tone::Wrong, said)
            }
            Meant::GoesOn => {
                self.stage = Stage::Asked;
                let said = match self.goal {
                    Goal::Force => text::road::go_on(answer),
                    _ => text::lesson::yellow_blocks(answer),
                };
                self.goal = self.goal.next();
                self.say(Tone::Right, said)
            }
        }
    }

    /// Returns the coin that waits above the board.
    fn waiting(&self) -> Waiting {
        let mover = self.board.position().to_move();
        match self.stage {
            Stage::Asked => Waiting::Human(mover),
            Stage::Answering(..) => Waiting::Computer(mover),
            Stage::Showing if self.board.position().outcome().is_none() => Waiting::Computer(mover),
            Stage::Choosing | Stage::Answered(_) | Stage::Missed | Stage::Done | Stage::Showing => {
                Waiting::Nothing
            }
        }
    }

    /// Returns whether the user's last coin was right, and where it is, once one was dropped.
    fn verdict(&self) -> Option<(Cell, Badge)> {
        let badge = match self.stage {
            Stage::Choosing | Stage::Asked | Stage::Showing => return None,
            Stage::Answering(_, Meant::Punishes)
            | Stage::Answered(Meant::Punishes)
            | Stage::Missed => Badge::Wrong,
            Stage::Answering(_, Meant::GoesOn) | Stage::Answered(Meant::GoesOn) | Stage::Done => {
                Badge::Right
            }
        };
        // The user is Red, who has made the first move, the third and so on.
        let played = self.board.played();
        let last = played.len().checked_sub(1)?;
        Some((cell_of(played, last - last % 2)?, badge))
    }

    fn buttons<'a>(&self) -> Vec<Vec<(Button<'a>, Act)>> {
        let enter = text::lesson::keys_enter();
        let back = (Button::new(text::play::back(), text::board::keys_escape()), Act::Back);
        match self.stage {
            Stage::Choosing => {
                let label = match self.station().what {
                    What::BeatPerfect => text::road::play_perfect(),
                    What::Lesson { .. } | What::Practice { .. } => text::road::start(),
                };
                vec![vec![(Button::primary(label, enter), Act::Start(self.station)), back]]
            }
            Stage::Missed => vec![
                vec![(Button::primary(text::practice::try_again(), enter), Act::TryAgain)],
                vec![back],
            ],
            Stage::Done if self.is_last() && self.is_alone => vec![
                vec![(Button::primary(text::lesson::play(), enter), Act::PlayAgainst)],
                vec![(Button::new(text::puzzles::title(), ""), Act::Puzzles), back],
            ],
            Stage::Asked
            | Stage::Answering(..)
            | Stage::Answered(_)
            | Stage::Done
            | Stage::Showing => {
                let is_done = matches!(self.stage, Stage::Done | Stage::Showing);
                let next = if is_done {
                    Button::primary(text::practice::next(), enter)
                } else {
                    Button::new(text::practice::next(), enter).enabled(false)
                };
                let plan = act_button(KEYS, text::plan::show_plan(), Act::ShowPlan);
                let plan = self.has_plan().then_some(plan);
                let (end, act) = act_button(KEYS, text::road::show_end(), Act::ShowEnd);
                let end = end.tip(text::road::show_end_effect());
                let end = self.has_end().then_some((end, act));
                let others = plan.into_iter().chain(end).chain([back]);
                vec![vec![(next, Act::Next)], others.collect()]
            }
        }
    }
}

impl Practice for Road {
    type Kind = Connect4;
    type Act = Act;

    fn board(&self) -> &Board<Connect4> {
        &self.board
    }

    fn board_mut(&mut self) -> &mut Board<Connect4> {
        &mut self.board
    }

    fn spoken(&self) -> String {
        let station = self.station();
        match (&self.says, self.stage) {
            (Some(says), _) => says.lines(),
            (None, Stage::Choosing) => {
                let row = text::road::row((station.name)(), self.state(self.station));
                text::play::two_sentences(row, self.about(self.station))
            }
            (None, _) => {
                let (at, count) = (self.at + 1, self.steps().len());
                let step = text::lesson::step_spoken(at, count, self.task());
                if self.at == 0 && !self.is_alone {
                    text::play::two_sentences((station.idea)(), step)
                } else {
                    step
                }
            }
        }
    }

    fn advance(&mut self, cx: &Cx<'_>) -> Effects {
        let mut effects = Effects::default();
        if !self.has_asked && !self.is_alone {
            self.has_asked = true;
            effects = Effects::command(Command::ReadStatistics);
        }
        effects = effects.then(self.celebrate(cx));
        effects.then(match self.stage {
            Stage::Answering(answer, meant) => {
                let made = self.board.reply(Some(answer), ANSWER_AFTER, cx);
                if made.is_some() {
                    self.stage = Stage::Answered(meant);
                }
                made.and_then(Result::err).map(Effects::notice).unwrap_or_default()
            }
            Stage::Answered(meant) if wait_until(cx.ctx, cx.now, self.board.rest_at()) => {
                cx.ctx.request_repaint();
                self.answered(meant)
            }
            Stage::Showing => self.show_coin(cx),
            Stage::Missed => self.refute(cx),
            _ => Effects::default(),
        })
    }

    fn play(&mut self, column: Column, cx: &Cx<'_>) -> Effects {
        self.on_human_move(column, cx)
    }

    fn key(&self, pressed: Pressed) -> Option<Act> {
        match self.stage {
            Stage::Choosing if pressed.attention != Attention::Nowhere => None,
            Stage::Choosing => match pressed.key {
                Key::ArrowUp => Some(Act::Choose(self.station.saturating_sub(1))),
                Key::ArrowDown => Some(Act::Choose(self.station + 1)),
                _ => pressed.confirms().then_some(Act::Start(self.station)),
            },
            _ if !pressed.confirms() => act_of(KEYS, pressed.key).filter(|&act| match act {
                Act::ShowPlan => self.has_plan(),
                _ => self.has_end(),
            }),
            Stage::Missed => Some(Act::TryAgain),
            Stage::Done if self.is_last() && self.is_alone => Some(Act::PlayAgainst),
            Stage::Done | Stage::Showing => Some(Act::Next),
            Stage::Asked | Stage::Answering(..) | Stage::Answered(_) => None,
        }
    }

    fn act(&mut self, act: Act, cx: &Cx<'_>) -> Effects {
        match act {
            // A key of the same frame may have begun a station.
            Act::Choose(_) | Act::Start(_) if self.stage != Stage::Choosing => Effects::default(),
            Act::ShowPlan if !self.has_plan() => Effects::default(),
            Act::Choose(station) => {
                self.choose(station);
                Effects::announcement(self.spoken())
            }
            Act::Start(station) => self.start(station, cx),
            Act::Next => self.next(),
            Act::TryAgain => self.try_again(),
            Act::ShowPlan => {
                let screen = plan::screen(Size::STANDARD, &self.step().moves(), Player::First);
                Effects { screen: Some(screen), ..Effects::default() }
            }
            Act::ShowEnd => self.show_end(),
            Act::PlayAgainst => Effects::command(first_lesson::play_beginner::<Connect4>()),
            Act::Puzzles => Effects::command(Command::practise(Connect4::NAME, puzzles::NAME)),
            Act::Back => Effects::command(Command::Back),
        }
    }

    fn hides_board(&self) -> bool {
        self.stage == Stage::Choosing
    }

    fn back(&mut self) -> bool {
        let is_in_lesson = !self.is_alone && self.stage != Stage::Choosing;
        if is_in_lesson {
            let station = self.station;
            self.show_list();
            if !self.is_done(&STATIONS[station]) {
                self.choose(station);
            }
        }
        is_in_lesson
    }

    fn kept_progress(&mut self) -> Option<&mut GameProgress> {
        (!self.is_alone).then_some(&mut self.progress)
    }

    fn on_statistics(&mut self, statistics: &Statistics) {
        // What the user has chosen meanwhile stays.
        let is_at_next = self.stage == Stage::Choosing && self.station == self.next_station();
        self.has_beaten_perfect = Some(has_beaten_perfect(statistics));
        if is_at_next {
            self.choose(self.next_station());
        }
    }

    fn ui(
        &mut self,
        ui: &mut Ui,
        layout: &Layout,
        cx: &Cx<'_>,
    ) -> (Option<Touch<Connect4>>, Option<Act>) {
        if self.stage == Stage::Choosing {
            return self.list_ui(ui, layout, cx);
        }
        let waiting = self.waiting();
        let touch = self.board.ui(ui, layout.board, cx, (waiting, self.slip.as_ref()));
        if cx.now >= self.board.rest_at()
            && self.slip.is_none()
            && let Some((cell, badge)) = self.verdict()
        {
            board::paint_badge(ui, layout.board, false, (cell, badge));
        }
        let (station, step, steps) = (self.station(), self.step(), self.steps());
        let label = text::lesson::step(self.at + 1, steps.len());
        let names: Vec<_> =
            steps.iter().filter_map(|step| Some((step.words.as_ref()?.name)())).collect();
        // The idea of the lesson stands where the comment on a coin comes.
        let has_room = layout.is_beside || self.at == 0;
        let idea = (self.says.is_none() && step.words.is_none() && has_room)
            .then(|| Remark::new(Tone::Plain, (station.idea)()));
        let card = Card {
            title: (station.name)(),
            label: &label,
            task: self.task(),
            rules: &[],
            rule: None,
            piece: Some(self.board.piece(ui.ctx(), Player::First, PIECE)),
            says: self.says.as_ref().or(idea.as_ref()),
            note: "",
            steps: Some(Steps { at: self.at, count: steps.len(), names: &names, skipped: &[] }),
            buttons: self.buttons(),
        };
        (touch, card.ui(layout, ui))
    }
}

// The list.

impl Road {
    /// Returns the state of a station: `done`, `next` or `open`.
    fn state(&self, station: usize) -> &'static str {
        if self.is_done(&STATIONS[station]) {
            "done"
        } else if station == self.next_station() {
            "next"
        } else {
            "open"
        }
    }

    /// Returns what a station is about, or the praise at the end of the road.
    fn about(&self, station: usize) -> &'static str {
        let station = &STATIONS[station];
        match station.what {
            What::BeatPerfect if self.is_done(station) => text::road::perfect_done(),
            _ => (station.idea)(),
        }
    }

    /// Celebrates the end of the road, once.
    fn celebrate(&mut self, cx: &Cx<'_>) -> Effects {
        let is_new = self.has_beaten_perfect == Some(true) && !self.progress.road.contains(PERFECT);
        if !is_new || self.stage != Stage::Choosing {
            return Effects::default();
        }
        note(PERFECT, &mut self.progress);
        if cx.settings.motion != Motion::Reduced {
            self.celebration = Some(Celebration::new(Player::First, cx.now));
        }
        Effects {
            progress: Some(Box::new(self.progress.clone())),
            sounds: vec![Sound::now(Cue::Win)],
            ..Effects::announcement(text::road::perfect_done())
        }
    }

    /// Shows the stations: beside the board with the position of the chosen one, or alone in a small
    /// window.
    fn list_ui(
        &mut self,
        ui: &mut Ui,
        layout: &Layout,
        cx: &Cx<'_>,
    ) -> (Option<Touch<Connect4>>, Option<Act>) {
        let (touch, layout) = if layout.is_beside {
            let scene = (Waiting::Nothing, None);
            (self.board.ui(ui, layout.board, cx, scene), *layout)
        } else {
            (None, Layout { card: layout.board.union(layout.card), ..*layout })
        };
        let done = STATIONS.iter().filter(|station| self.is_done(station)).count();
        let label = text::road::done(done, STATIONS.len());
        let is_small = !layout.is_beside;
        let (label, note) = if is_small { ("", label.as_str()) } else { (label.as_str(), "") };
        let card = Card {
            title: text::road::title(),
            label,
            task: "",
            rules: &[],
            rule: None,
            piece: None,
            says: None,
            note,
            steps: None,
            buttons: self.buttons(),
        };
        let scrolls = std::mem::take(&mut self.is_to_scroll);
        let asked = card.list_ui(&layout, ui, |ui| {
            let mut asked = None;
            let (least, most, small) = ROW;
            // All rows are in view, if there is room for them.
            let above = ui.cursor().top() - ui.min_rect().top();
            let room = ui.clip_rect().height() - above - ABOUT;
            let fitting = (room / widgets::measure(STATIONS.len())).clamp(least, most);
            let height = if is_small { small } else { fitting };
            for station in 0..STATIONS.len() {
                asked = self.row_ui(ui, station, height, scrolls).or(asked);
            }
            asked
        });
        self.celebration.take_if(|celebration| celebration.is_over(cx.now));
        if let Some(celebration) = self.celebration {
            self.confetti.begin_frame();
            let whole = ui.max_rect();
            celebration.paint::<Connect4>(ui, whole, &mut self.confetti, cx.now);
        }
        (touch, asked)
    }

    /// Shows a station, and what it is about if it is the chosen one.
    fn row_ui(&self, ui: &mut Ui, index: usize, height: f32, scrolls: bool) -> Option<Act> {
        const LEFT: f32 = 42.0;
        let palette = Palette::of(ui.ctx());
        let (station, state) = (&STATIONS[index], self.state(index));
        let is_chosen = index == self.station;
        let width = ui.available_width();
        let is_end = matches!(station.what, What::BeatPerfect) && state == "done";
        let (ground, colour) = if is_end {
            (palette.win.ground, palette.win.text)
        } else {
            (palette.inset, palette.text)
        };
        let about = self.about(index);
        let idea = is_chosen.then(|| {
            let (font, room) = (theme::regular(14.0), width - LEFT - 10.0);
            line_breaks::in_rows(ui.ctx(), about, font, colour, room)
        });
        let below = idea.as_ref().map_or(0.0, |idea| idea.size().y + 8.0);
        let (rect, response) = ui.allocate_exact_size(vec2(width, height + below), Sense::click());
        let spoken = text::road::row((station.name)(), state);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
        let painter = ui.painter();
        if is_chosen || response.hovered() {
            let fill = if is_chosen { ground } else { palette.button_hover };
            painter.rect_filled(rect, CornerRadius::same(10), fill);
        }
        widgets::focus_ring(painter, rect.shrink(2.0), 8.0, palette, &response);
        let middle = rect.top() + 0.5 * height;
        let centre = pos2(rect.left() + 20.0, middle);
        let (font, ink) = match state {
            "next" => (theme::strong(15.0), palette.text),
            _ if is_chosen => (theme::strong(15.0), palette.text),
            _ => (theme::regular(15.0), palette.text_weak),
        };
        match (&station.what, state) {
            (What::BeatPerfect, "done") => {
                painter.circle_filled(centre, 11.0, palette.win.text);
                let place = Rect::from_center_size(centre, Vec2::splat(14.0));
                Icon::Flag.paint(painter, place, palette.card);
            }
            (_, "done") => {
                painter.circle(
                    centre,
                    11.0,
                    palette.win.ground,
                    Stroke::new(1.5, palette.win.text),
                );
                paint_tick(painter, centre, 0.7, palette.win.text);
            }
            (What::BeatPerfect, _) => {
                painter.circle_stroke(centre, 11.0, Stroke::new(1.5, palette.text_weak));
                let place = Rect::from_center_size(centre, Vec2::splat(14.0));
                Icon::Flag.paint(painter, place, palette.text_weak);
            }
            (_, state) => {
                let number = (index + 1).to_string();
                let ink = if state == "next" {
                    painter.circle_filled(centre, 11.0, palette.accent);
                    palette.on_accent
                } else {
                    painter.circle_stroke(centre, 10.0, Stroke::new(1.5, palette.outline));
                    palette.text_weak
                };
                let font = theme::strong(13.0);
                widgets::line(painter, centre, Align2::CENTER_CENTER, &number, font, ink, 20.0);
            }
        }
        let at = pos2(rect.left() + LEFT, middle);
        let room = rect.right() - at.x - 6.0;
        widgets::line(painter, at, Align2::LEFT_CENTER, (station.name)(), font, ink, room);
        if let Some(idea) = idea {
            let place = Rect::from_min_size(pos2(at.x, rect.top() + height - 2.0), idea.size());
            ui.painter().galley(place.min, idea, colour);
            widgets::name_region(ui, place, ("about", index), about);
        }
        if response.gained_focus() || (scrolls && is_chosen) {
            response.scroll_to_me(if scrolls { Some(Align::Center) } else { None });
        }
        if widgets::activated(&response) {
            return Some(Act::Start(index));
        }
        (response.gained_focus() && !is_chosen).then_some(Act::Choose(index))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_chosen_stays_when_the_statistics_come() {
        let mut road = Road::new(GameProgress::default());
        road.choose(3);
        road.on_statistics(&Statistics::default());
        assert_eq!(road.station, 3);
    }
}
