//! The first lesson: teaches the rules in a minute, on the board, by doing.

mod steps;

use egui::{Color32, Context, Painter, Rect, Shape as Paint, Stroke, Ui, Vec2};

use self::steps::{Goal, STEPS, Step, StepResult, waits_for};
use super::board::{self, sign};
use crate::app::contract::board::{Mover, Touch, Waiting};
use crate::app::contract::command::Command;
use crate::app::contract::screen::{Effects, KeyHelp, PracticeEntry, Pressed, ScreenContext};
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
use crate::storage::{GameProgress, Lesson as State};
use crate::words::text;

/// The first lesson, in the menu.
pub const ENTRY: PracticeEntry = PracticeEntry {
    name: "lesson",
    title: text::lesson::title,
    keys: &[KeyHelp { keys: text::lesson::keys_enter, effect: text::lesson::enter_effect }],
    is_lesson: true,
    start: |_, _, progress| Box::new(PracticeScreen::new(Lesson::new(progress))),
    daily: None,
};

/// The computer to play first, once the rules are learned.
/// How long the other side takes for an answer unless the settings say otherwise, in seconds.
const ANSWER_AFTER: f64 = 0.5;
const FIRST_OPPONENT: &str = "learner";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// The user's coin.
    Asked,
    /// The opponent's coin in this column, and its purpose.
    Answering(Column, Meaning),
    /// The user, who is to take a coin back and try again.
    Missed,
    /// The user, who is to move on to the next step.
    Done,
}

/// The purpose of the opponent's coin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Meaning {
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
    /// A column that would have been right, shown after a wrong one.
    better: Option<Column>,
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
            better: None,
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
            (self.says, self.better) = (None, None);
            if let Some(column) = step.neutral(self.board.position()) {
                self.board.aim_at(column);
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
    fn on_human_move(&mut self, column: Column, context: &ScreenContext<'_>) -> Effects {
        match self.stage {
            Stage::Missed => return self.try_again(),
            Stage::Asked => {}
            Stage::Answering(..) | Stage::Done => return Effects::default(),
        }
        let before = *self.board.position();
        if let Err(refusal) = self.board.play(column, Mover::Human, context) {
            return Effects::notice(refusal);
        }
        self.since = context.now;
        match self.goal.judge(&before, column) {
            StepResult::Done => self.finish(),
            StepResult::Answered(answer) => {
                self.stage = Stage::Answering(answer, Meaning::GoesOn);
                self.say(Tone::Right, text::lesson::both_ends_open())
            }
            StepResult::Punished(answer) => {
                self.stage = Stage::Answering(answer, Meaning::Punishes);
                self.say(Tone::Wrong, text::lesson::lets_yellow_win(column.number()))
            }
            StepResult::Missed(better) => {
                self.stage = Stage::Missed;
                self.better = better;
                let said = if self.goal == Goal::Line {
                    text::lesson::no_line(column.number())
                } else {
                    text::lesson::no_two_threats(column.number())
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

    /// Continues after the opponent's coin.
    fn answered(&mut self, answer: Column, meaning: Meaning) -> Effects {
        match meaning {
            Meaning::Punishes => {
                self.stage = Stage::Missed;
                self.say(Tone::Wrong, text::lesson::yellow_makes_four(answer.number()))
            }
            Meaning::GoesOn => {
                self.stage = Stage::Asked;
                self.goal = Goal::Line;
                self.say(Tone::Right, text::lesson::yellow_blocks(answer.number()))
            }
        }
    }

    /// Returns the coin that waits above the board.
    fn waiting(&self) -> Waiting {
        let mover = self.board.position().to_move();
        match self.stage {
            Stage::Asked => Waiting::Human(mover),
            Stage::Answering(..) => Waiting::Computer(mover),
            Stage::Missed | Stage::Done => Waiting::Nothing,
        }
    }

    /// Returns the marks on the board: whether the user's last coin was right, and where Yellow
    /// threatens a line.
    fn marks(&self) -> Marks {
        if self.stage == Stage::Asked {
            return Marks { answer: None, threats: self.ringed() };
        }
        // The user is Red, who has made the first move, the third and so on.
        let played = self.board.played();
        let own = played.len().checked_sub(1).map(|last| last - last % 2);
        let badge = match self.stage {
            Stage::Answering(_, Meaning::Punishes) | Stage::Missed => Badge::Wrong,
            Stage::Asked | Stage::Answering(_, Meaning::GoesOn) | Stage::Done => Badge::Right,
        };
        let answer = own.and_then(|ply| cell_of(played, ply)).map(|cell| (cell, badge));
        Marks { answer, threats: Vec::new() }
    }

    /// Returns the cells that have rings before the user's coin.
    fn ringed(&self) -> Vec<(Player, Cell)> {
        if self.step().shows_threats { waits_for(self.board.position()) } else { Vec::new() }
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
            Stage::Asked | Stage::Answering(..) | Stage::Done => {
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

    fn advance(&mut self, ctx: &Context, context: &ScreenContext<'_>) -> Effects {
        let Stage::Answering(answer, meaning) = self.stage else {
            return Effects::default();
        };
        let delay = context.settings.computer_delay(ANSWER_AFTER);
        if !wait_until(ctx, context.now, self.board.rest_at().max(self.since) + delay) {
            return Effects::default();
        }
        ctx.request_repaint();
        match self.board.play(answer, Mover::Computer, context) {
            Ok(()) => self.answered(answer, meaning),
            // Only legal answers are chosen.
            Err(refusal) => Effects::notice(refusal),
        }
    }

    fn play(&mut self, column: Column, context: &ScreenContext<'_>) -> Effects {
        self.on_human_move(column, context)
    }

    fn key(&self, pressed: Pressed) -> Option<Act> {
        match self.stage {
            _ if !pressed.confirms() => None,
            Stage::Missed => Some(Act::TryAgain),
            Stage::Done if self.is_last() => Some(Act::PlayAgainst),
            Stage::Done => Some(Act::Next),
            Stage::Asked | Stage::Answering(..) => None,
        }
    }

    fn act(&mut self, act: Act, _ctx: &Context, _context: &ScreenContext<'_>) -> Effects {
        match act {
            Act::Next => self.next(),
            Act::TryAgain => self.try_again(),
            Act::PlayAgainst => Effects::command(Command::Begin(
                Connect4::NAME,
                [Some("human"), Some(FIRST_OPPONENT)],
            )),
            Act::Puzzles => Effects::command(Command::Practise(
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
        context: &ScreenContext<'_>,
    ) -> (Option<Touch<Connect4>>, Option<Act>) {
        let waiting = self.waiting();
        let touch = self.board.ui(ui, layout.board, context, (waiting, None));
        if context.now >= self.board.rest_at() {
            let mut marks = self.marks();
            // The cell where the coin would have made the line; it is the user's own.
            let better = self.better.and_then(|column| {
                Some(Cell { column, row: self.board.position().landing(column)? })
            });
            marks
                .threats
                .extend(better.map(|cell| (self.board.position().to_move().other(), cell)));
            marks.paint(ui, layout.board);
        }
        let label = text::lesson::step(self.at + 1, STEPS.len());
        let steps = Steps { at: self.at, count: STEPS.len() };
        let step = self.step();
        let card = Card {
            title: text::lesson::title(),
            label: &label,
            task: (step.words)(),
            piece: Some(self.board.piece(ui.ctx(), Player::First, PIECE)),
            says: self.says.as_ref(),
            note: "",
            steps: Some(steps),
            buttons: self.buttons(),
        };
        (touch, card.ui(layout, ui))
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// A coin, and whether it was right.
    pub answer: Option<(Cell, Badge)>,
    /// Empty cells in which a coin of this player would make a line.
    pub threats: Vec<(Player, Cell)>,
}

impl Marks {
    /// Paints the signs over the board of the usual size in this place.
    pub fn paint(&self, ui: &Ui, place: Rect) {
        let layout = board::Layout::fit(place, Size::STANDARD, false, ui.ctx().pixels_per_point());
        let painter = ui.painter();
        for &(player, cell) in &self.threats {
            ring(painter, layout.cell(cell), sign(player, Palette::of(ui.ctx())));
        }
        if let Some((cell, badge)) = self.answer {
            let cell = layout.cell(cell);
            let (centre, radius) =
                (cell.center() + Vec2::splat(0.30 * cell.width()), 0.21 * cell.width());
            badge.paint(painter, centre, radius, Palette::of(ui.ctx()));
        }
    }
}

/// Returns the cell of the coin that was dropped with this move, counted from 0.
#[must_use]
pub fn cell_of(played: &[Column], ply: usize) -> Option<Cell> {
    let column = *played.get(ply)?;
    let row = played[..ply].iter().filter(|&&earlier| earlier == column).count();
    Some(Cell::at(column.index(), u8::try_from(row).ok()?))
}

/// Paints a dashed ring in the colour of a player, on a dark one, so that it stands out from a
/// light wall too.
fn ring(painter: &Painter, cell: Rect, colour: Color32) {
    let radius = 0.30 * cell.width();
    let points: Vec<_> = (0..=72_u8)
        .map(|step| {
            cell.center() + radius * Vec2::angled(f32::from(step) * std::f32::consts::TAU / 72.0)
        })
        .collect();
    let width = (0.05 * cell.width()).max(2.0);
    let stroke = Stroke::new(width, colour);
    painter.circle_stroke(
        cell.center(),
        radius,
        Stroke::new(1.9 * width, Color32::from_black_alpha(150)),
    );
    painter.extend(Paint::dashed_line(&points, stroke, 0.12 * cell.width(), 0.085 * cell.width()));
}
