//! The first lesson: teaches the rules in a minute, on the board, by doing.

mod steps;

use egui::{Ui, Vec2};

use self::steps::{Goal, STEPS, Step, StepResult, waits_for};
use super::board;
use crate::app::contract::board::{Mover, Touch, Waiting};
use crate::app::contract::command::Command;
use crate::app::contract::screen::{Cx, Effects, PracticeEntry, Pressed};
use crate::app::kit::icons::Badge;
use crate::app::kit::wait_until;
use crate::app::kit::widgets::Button;
use crate::app::practice::board::Board;
use crate::app::practice::card::{Card, Layout, PIECE, Remark, Steps, Tone};
use crate::app::practice::screen::{Practice, PracticeScreen};
use crate::app::theme::Palette;
use crate::core::connect4::{Cell, Column, Connect4, Size};
use crate::core::game::{Game, Player};
use crate::core::kind::GameSetup;
use crate::core::search::{Mark, Meaning};
use crate::storage::{GameProgress, Lesson as State};
use crate::words::text;

/// The first lesson, in the menu.
pub const ENTRY: PracticeEntry = PracticeEntry {
    name: "lesson",
    title: text::lesson::title,
    keys: || vec![(text::lesson::keys_enter(), text::lesson::enter_effect())],
    is_lesson: true,
    start: |_, progress| Box::new(PracticeScreen::new(Lesson::new(progress))),
    daily: None,
};

/// How long the other side takes for an answer unless the settings say otherwise, in seconds.
const ANSWER_AFTER: f64 = 0.5;
/// The computer to play first, once the rules are learned.
const FIRST_OPPONENT: &str = "learner";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
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
}

/// The purpose of the opponent's coin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Meant {
    /// The user's coin was wrong, and this shows why.
    Punishes,
    /// The coin was right, and the lesson continues.
    GoesOn,
}

/// A user's action in the lesson.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Act {
    Next,
    /// Take a wrong coin back.
    TryAgain,
    /// Begin a game.
    PlayAgainst,
    Puzzles,
    Back,
}

struct Lesson {
    /// The practice progress of this game so far.
    progress: GameProgress,
    board: Board<Connect4>,
    /// The step in view.
    at: usize,
    /// The current goal: a step may continue with another one.
    goal: Goal,
    stage: Stage,
    /// The time when the stage began, in seconds of the input's clock.
    since: f64,
    /// The comment on the last action.
    says: Option<Remark>,
}

impl Lesson {
    fn new(progress: GameProgress) -> Self {
        let mut lesson = Self {
            progress,
            board: Board::new(Size::STANDARD),
            at: 0,
            goal: Goal::Drop,
            stage: Stage::Asked,
            since: 0.0,
            says: None,
        };
        lesson.begin(0);
        lesson
    }

    /// Begins a step; there is always one in view.
    fn begin(&mut self, at: usize) {
        self.at = at.min(STEPS.len() - 1);
        let step = self.step();
        self.goal = step.goal;
        // The moves of a step are legal, as a test checks.
        if self.board.set_up(Size::STANDARD, &step.moves()).is_ok() {
            self.stage = Stage::Asked;
            self.says = None;
            if let Some(column) = step.neutral(self.board.position()) {
                self.board.aim_at(column);
            }
            if step.shows_threats {
                let marks = waits_for(self.board.position());
                self.board.mark(marks);
            }
        }
    }

    const fn step(&self) -> &'static Step {
        &STEPS[self.at]
    }

    const fn is_last(&self) -> bool {
        self.at + 1 == STEPS.len()
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
            Stage::Missed => return self.try_again(),
            Stage::Asked => {}
            Stage::Answering(..) | Stage::Answered(_) | Stage::Done => return Effects::default(),
        }
        let before = *self.board.position();
        if let Err(refusal) = self.board.play(column, Mover::Human, cx) {
            return Effects::notice(refusal);
        }
        self.since = cx.now;
        match self.goal.judge(&before, column) {
            StepResult::Done => self.finish(),
            StepResult::Answered(answer) => {
                self.stage = Stage::Answering(answer, Meant::GoesOn);
                self.say(Tone::Right, text::lesson::both_ends_open())
            }
            StepResult::Punished(answer) => {
                self.stage = Stage::Answering(answer, Meant::Punishes);
                self.say(Tone::Wrong, text::lesson::lets_yellow_win(column.number()))
            }
            StepResult::Missed(better) => {
                self.stage = Stage::Missed;
                let said = match better {
                    Some(better) => {
                        let meaning = Meaning::Opponents;
                        self.board.mark(vec![Mark { mv: better, times: 1, meaning }]);
                        text::lesson::no_line(column.number(), better.number())
                    }
                    None => text::lesson::no_two_threats(column.number()),
                };
                self.say(Tone::Wrong, said)
            }
        }
    }

    /// Notes that a step is done, and with the last one the lesson.
    fn finish(&mut self) -> Effects {
        self.stage = Stage::Done;
        let praise = self.say(Tone::Right, (self.step().praise)());
        if !self.is_last() {
            return praise;
        }
        self.progress.lesson = State::Done;
        Effects { progress: Some(Box::new(self.progress.clone())), ..praise }
    }

    /// Takes the wrong coin back.
    fn try_again(&mut self) -> Effects {
        if self.stage != Stage::Missed {
            return Effects::default();
        }
        let at = self.at;
        self.begin(at);
        Effects::announcement(text::lesson::taken_back((self.step().words)()))
    }

    fn next(&mut self) -> Effects {
        if self.stage != Stage::Done || self.is_last() {
            return Effects::default();
        }
        self.begin(self.at + 1);
        Effects::announcement(self.spoken())
    }

    /// Continues after the opponent's coin, which has come to rest.
    fn answered(&mut self, meant: Meant) -> Effects {
        let answer = self.board.played().last().map_or(0, |column| column.number());
        match meant {
            Meant::Punishes => {
                self.stage = Stage::Missed;
                self.say(Tone::Wrong, text::lesson::yellow_makes_four(answer))
            }
            Meant::GoesOn => {
                self.stage = Stage::Asked;
                self.goal = Goal::Line;
                self.say(Tone::Right, text::lesson::yellow_blocks(answer))
            }
        }
    }

    /// Returns the coin that waits above the board.
    fn waiting(&self) -> Waiting {
        let mover = self.board.position().to_move();
        match self.stage {
            Stage::Asked => Waiting::Human(mover),
            Stage::Answering(..) => Waiting::Computer(mover),
            Stage::Answered(_) | Stage::Missed | Stage::Done => Waiting::Nothing,
        }
    }

    /// Returns whether the user's last coin was right, and where it is, once one was dropped.
    fn verdict(&self) -> Option<(Cell, Badge)> {
        let badge = match self.stage {
            Stage::Asked => return None,
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
            Stage::Missed => vec![
                vec![(Button::primary(text::practice::try_again(), enter), Act::TryAgain)],
                vec![back],
            ],
            Stage::Done if self.is_last() => vec![
                vec![(Button::primary(text::lesson::play(), enter), Act::PlayAgainst)],
                vec![(Button::new(text::puzzles::title(), ""), Act::Puzzles), back],
            ],
            Stage::Asked | Stage::Answering(..) | Stage::Answered(_) | Stage::Done => {
                let is_done = self.stage == Stage::Done;
                let next = if is_done {
                    Button::primary(text::practice::next(), enter)
                } else {
                    Button::new(text::practice::next(), enter).enabled(false)
                };
                vec![vec![(next, Act::Next)], vec![back]]
            }
        }
    }
}

impl Practice for Lesson {
    type Kind = Connect4;
    type Act = Act;

    fn board(&self) -> &Board<Connect4> {
        &self.board
    }

    fn board_mut(&mut self) -> &mut Board<Connect4> {
        &mut self.board
    }

    fn spoken(&self) -> String {
        match &self.says {
            Some(says) => says.text.clone(),
            None => text::lesson::step_spoken(self.at + 1, STEPS.len(), (self.step().words)()),
        }
    }

    fn advance(&mut self, cx: &Cx<'_>) -> Effects {
        let delay = cx.settings.computer_delay(ANSWER_AFTER);
        let due = match self.stage {
            Stage::Answering(..) => self.board.rest_at().max(self.since) + delay,
            Stage::Answered(_) => self.board.rest_at(),
            Stage::Asked | Stage::Missed | Stage::Done => return Effects::default(),
        };
        if !wait_until(cx.ctx, cx.now, due) {
            return Effects::default();
        }
        cx.ctx.request_repaint();
        match self.stage {
            Stage::Answering(answer, meant) => {
                self.stage = Stage::Answered(meant);
                // Only legal answers are chosen.
                let played = self.board.play(answer, Mover::Computer, cx);
                played.map_or_else(Effects::notice, |()| Effects::default())
            }
            Stage::Answered(meant) => self.answered(meant),
            Stage::Asked | Stage::Missed | Stage::Done => Effects::default(),
        }
    }

    fn play(&mut self, column: Column, cx: &Cx<'_>) -> Effects {
        self.on_human_move(column, cx)
    }

    fn key(&self, pressed: Pressed) -> Option<Act> {
        match self.stage {
            _ if !pressed.confirms() => None,
            Stage::Missed => Some(Act::TryAgain),
            Stage::Done if self.is_last() => Some(Act::PlayAgainst),
            Stage::Done => Some(Act::Next),
            Stage::Asked | Stage::Answering(..) | Stage::Answered(_) => None,
        }
    }

    fn act(&mut self, act: Act, _cx: &Cx<'_>) -> Effects {
        match act {
            Act::Next => self.next(),
            Act::TryAgain => self.try_again(),
            Act::PlayAgainst => Effects::command(Command::Begin(
                Connect4::NAME,
                [Some("human"), Some(FIRST_OPPONENT)],
            )),
            Act::Puzzles => Effects::command(Command::practise(
                Connect4::NAME,
                crate::app::practice::puzzles::NAME,
            )),
            Act::Back => Effects::command(Command::Back),
        }
    }

    fn ui(
        &mut self,
        ui: &mut Ui,
        layout: &Layout,
        cx: &Cx<'_>,
    ) -> (Option<Touch<Connect4>>, Option<Act>) {
        let waiting = self.waiting();
        let touch = self.board.ui(ui, layout.board, cx, (waiting, None));
        if cx.now >= self.board.rest_at()
            && let Some((cell, badge)) = self.verdict()
        {
            let pixels = ui.ctx().pixels_per_point();
            let cell = board::Layout::fit(layout.board, Size::STANDARD, false, pixels).cell(cell);
            let (centre, radius) =
                (cell.center() + Vec2::splat(0.30 * cell.width()), 0.21 * cell.width());
            badge.paint(ui.painter(), centre, radius, Palette::of(ui.ctx()));
        }
        let label = text::lesson::step(self.at + 1, STEPS.len());
        let names = STEPS.each_ref().map(|step| (step.name)());
        let steps = Steps { at: self.at, names: &names };
        let step = self.step();
        let card = Card {
            title: text::lesson::title(),
            label: &label,
            task: (step.words)(),
            rules: &[],
            rule: None,
            piece: Some(self.board.piece(ui.ctx(), Player::First, PIECE)),
            says: self.says.as_ref(),
            note: "",
            steps: Some(steps),
            buttons: self.buttons(),
        };
        (touch, card.ui(layout, ui))
    }
}

/// Returns the cell of the coin that was dropped with this move, counted from 0.
#[must_use]
pub fn cell_of(played: &[Column], ply: usize) -> Option<Cell> {
    let column = *played.get(ply)?;
    let row = played[..ply].iter().filter(|&&earlier| earlier == column).count();
    Some(Cell::at(column.index(), u8::try_from(row).ok()?))
}
