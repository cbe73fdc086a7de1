//! Won and drawn positions to be played to the end against best play; solved when the result is
//! held.
//!
//! The solver judges each of the user's moves and answers for the opponent. Only the first try
//! decides when an ending comes back.

use egui::{Key, Ui};

use super::shown::cell_of;
use super::{board, plan};
use crate::app::contract::board::{Mover, Touch, Waiting};
use crate::app::contract::command::Command;
use crate::app::contract::screen::{Cx, Effects, PracticeEntry, Pressed};
use crate::app::kit::icons::Badge;
use crate::app::kit::widgets::{Button, Weight};
use crate::app::practice::board::Board;
use crate::app::practice::card::{Card, Layout, PIECE, Remark, Tone};
use crate::app::practice::judge::Judge;
use crate::app::practice::screen::{
    ActKey, Practice, PracticeScreen, act_button, act_of, key_lines,
};
use crate::core::connect4::endings::{Ending, Theme, all};
use crate::core::connect4::plan::Goal;
use crate::core::connect4::{Column, Connect4, Position, Size, notation};
use crate::core::game::{Game as _, Outcome};
use crate::core::kind::{Effort, Players as _};
use crate::core::verdict::Verdict;
use crate::storage::{GameProgress, Recall};
use crate::words::puzzles::side;
use crate::words::text;
use crate::worker::Reasons;

/// The name of this practice.
pub const NAME: &str = "endings";

/// The endings, among the lessons.
pub const ENTRY: PracticeEntry = PracticeEntry {
    name: NAME,
    title: text::endings::title,
    keys: || key_lines(KEYS),
    is_lesson: true,
    offer: None,
    start: |cx, progress| Box::new(PracticeScreen::new(Endings::new(cx, progress))),
    daily: None,
};

const KEYS: &[ActKey<Act>] = &[
    ActKey { key: Key::S, act: Act::Plan, effect: text::endings::plan_effect },
    ActKey { key: Key::N, act: Act::Next, effect: text::endings::next_effect },
    ActKey { key: Key::C, act: Act::Theme, effect: text::endings::theme_effect },
];

/// How long the opponent takes for a reply unless the settings say otherwise, in seconds.
const REPLY_AFTER: f64 = 0.5;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// The user's coin.
    Asked,
    /// What the user's coin is worth, which was dropped in this column of a position.
    Judging(Column, Position<Size>),
    /// The opponent's reply.
    Replying,
    /// The user, who has to take a coin back.
    Slipped,
    /// The end: the result was held.
    Held,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Act {
    /// Show the plan of the position in view.
    Plan,
    Next,
    /// Take the endings of the next theme, or of all.
    Theme,
    TryAgain,
    Back,
}

struct Endings {
    /// The practice progress of this game so far.
    progress: GameProgress,
    board: Board<Connect4>,
    judge: Judge<Connect4>,
    /// The theme to practise; all if none.
    theme: Option<Theme>,
    /// The ending in view, by its place in the library.
    at: usize,
    stage: Stage,
    is_hinted: bool,
    is_counted: bool,
    /// Whether the plan is being opened, which leads back.
    opens_plan: bool,
    /// The user's last coin, by the number of moves before it, and whether it held the result.
    mark: Option<(usize, Badge)>,
    says: Option<Remark>,
}

impl Endings {
    fn new(cx: &Cx<'_>, progress: GameProgress) -> Self {
        let mut endings = Self {
            progress,
            board: Board::new(Size::STANDARD),
            judge: Judge::default(),
            theme: None,
            at: all().len(),
            stage: Stage::Held,
            is_hinted: false,
            is_counted: false,
            opens_plan: false,
            mark: None,
            says: None,
        };
        endings.next(cx);
        endings
    }

    fn ending(&self) -> Option<&'static Ending> {
        all().get(self.at)
    }

    /// Returns whether the result of an ending was held at the first try.
    fn is_solved(&self, ending: &Ending) -> bool {
        self.progress.held.contains(&name(ending))
    }

    /// Returns the endings of the theme, with their places.
    fn chosen(&self) -> impl Iterator<Item = (usize, &'static Ending)> {
        let theme = self.theme;
        let all = all().iter().enumerate();
        all.filter(move |(_, ending)| theme.is_none_or(|theme| ending.theme == theme))
    }

    /// Shows the next ending: one that is due, else the first one that was not solved yet, or the
    /// one after that in view.
    fn next(&mut self, cx: &Cx<'_>) -> Effects {
        let known = &self.progress.endings;
        let others = || self.chosen().filter(|&(place, _)| place != self.at);
        let due = || others().filter(|(_, ending)| known.is_due(&name(ending), cx.today));
        let unsolved = || others().filter(|(_, ending)| !self.is_solved(ending));
        let next = due()
            .find(|&(place, _)| place > self.at)
            .or_else(|| due().next())
            .or_else(|| unsolved().find(|&(place, _)| place > self.at))
            .or_else(|| unsolved().next())
            .or_else(|| others().find(|&(place, _)| place > self.at))
            .or_else(|| others().next());
        let Some((place, ending)) = next else {
            return Effects::default();
        };
        // The moves of an ending are legal, as a test checks.
        if self.board.set_up(Size::STANDARD, &ending.moves).is_err() {
            return Effects::default();
        }
        self.at = place;
        (self.is_hinted, self.is_counted) = (false, false);
        (self.mark, self.says) = (None, None);
        self.stage = Stage::Asked;
        Effects::announcement(self.spoken())
    }

    /// Notes how the first try went.
    fn settle(&mut self, is_held: bool, cx: &Cx<'_>) -> Effects {
        let Some(ending) = self.ending().filter(|_| !self.is_counted) else {
            return Effects::default();
        };
        self.is_counted = true;
        let recall = match (is_held, self.is_hinted) {
            (false, _) => Recall::Missed,
            (true, true) => Recall::Hinted,
            (true, false) => Recall::Found,
        };
        self.progress.endings.practise(&name(ending), recall, cx.today);
        if is_held {
            self.progress.held.insert(name(ending));
        }
        Effects { progress: Some(Box::new(self.progress.clone())), ..Effects::default() }
    }

    fn say(&mut self, remark: Remark) -> Effects {
        let effects = Effects::announcement(remark.lines());
        self.says = Some(remark);
        effects
    }

    /// Goes on once it is known what the user's coin is worth.
    fn judged(&mut self, column: Column, before: &Position<Size>, cx: &Cx<'_>) -> Effects {
        let verdict = self.judge.get(before).and_then(|judged| judged.of(column));
        let (Some(verdict), Some(ending)) = (verdict, self.ending()) else {
            return Effects::default();
        };
        let holds = match (ending.goal, verdict) {
            (_, Verdict::Win(_)) | (Goal::Draw, Verdict::Draw) => true,
            (Goal::Win, Verdict::Draw) | (_, Verdict::Loss(_) | Verdict::Estimate(_)) => false,
        };
        let last = self.board.played().len().saturating_sub(1);
        self.mark = Some((last, if holds { Badge::Right } else { Badge::Wrong }));
        if !holds {
            self.stage = Stage::Slipped;
            let effects = self.settle(false, cx);
            let result = if verdict == Verdict::Draw { "draw" } else { "loss" };
            let said = text::endings::slip(column.number(), result);
            return effects.then(self.say(Remark::new(Tone::Wrong, said)));
        }
        self.says = None;
        if self.board.position().outcome().is_some() {
            return self.end(cx);
        }
        self.stage = Stage::Replying;
        Effects::default()
    }

    /// Says that the result was held.
    fn end(&mut self, cx: &Cx<'_>) -> Effects {
        self.stage = Stage::Held;
        let effects = self.settle(true, cx);
        let result = match self.board.position().outcome() {
            Some(Outcome::Win(_)) => "win",
            Some(Outcome::Draw) | None => "draw",
        };
        let mut held = Remark::new(Tone::Right, text::endings::held(result));
        let due = self.ending().and_then(|ending| self.progress.endings.get(&name(ending)).due());
        if let Some(day) = due {
            held = held.and(text::trainer::comes_back(day.saturating_sub(cx.today)));
        }
        effects.then(self.say(held))
    }

    fn try_again(&mut self) -> Effects {
        let Some((plies, _)) = self.mark.filter(|_| self.stage == Stage::Slipped) else {
            return Effects::default();
        };
        self.board.take_back_to(plies);
        self.stage = Stage::Asked;
        (self.mark, self.says) = (None, None);
        Effects::announcement(text::puzzles::taken_back(self.spoken()))
    }

    fn task(&self) -> String {
        self.ending().map_or_else(String::new, |ending| {
            let goal = match ending.goal {
                Goal::Win => "win",
                Goal::Draw => "draw",
            };
            text::endings::task(side::<Connect4>(ending.player()), goal)
        })
    }

    fn buttons<'a>(&self) -> Vec<Vec<(Button<'a>, Act)>> {
        let enter = text::lesson::keys_enter();
        let first = if self.stage == Stage::Slipped {
            (Button::primary(text::practice::try_again(), enter), Act::TryAgain)
        } else {
            let (plan, act) = act_button(KEYS, text::plan::show_plan(), Act::Plan);
            (plan.enabled(self.stage == Stage::Asked), act)
        };
        let (mut next, act) = act_button(KEYS, text::practice::next(), Act::Next);
        if self.stage == Stage::Held {
            next.weight = Weight::Primary;
        }
        let theme = act_button(KEYS, text::endings::theme(), Act::Theme);
        let back = (Button::new(text::play::back(), text::board::keys_escape()), Act::Back);
        vec![vec![first, (next, act)], vec![theme, back]]
    }
}

/// Returns the name of an ending in the progress.
fn name(ending: &Ending) -> String {
    notation::format_moves(Size::STANDARD, &ending.moves)
}

/// Returns the identifier of a theme in messages, or that of all.
fn theme_id(theme: Option<Theme>) -> &'static str {
    let named = theme.and_then(|theme| Theme::ALL.into_iter().find(|&(own, _)| own == theme));
    named.map_or("all", |(_, name)| name)
}

impl Practice for Endings {
    type Kind = Connect4;
    type Act = Act;

    fn board(&self) -> &Board<Connect4> {
        &self.board
    }

    fn board_mut(&mut self) -> &mut Board<Connect4> {
        &mut self.board
    }

    fn spoken(&self) -> String {
        self.says.as_ref().map_or_else(|| self.task(), Remark::lines)
    }

    fn advance(&mut self, cx: &Cx<'_>) -> Effects {
        self.opens_plan = false;
        let position = *self.board.position();
        let wanted = match self.stage {
            Stage::Judging(_, before) => Some(before),
            Stage::Asked | Stage::Replying => Some(position),
            Stage::Slipped | Stage::Held => None,
        };
        let make = || Connect4::adviser(Size::STANDARD, Effort::Usual);
        if let Err(told) =
            self.judge.tick(cx.ctx, wanted.as_ref().map(|wanted| (wanted, Reasons::Unwanted)), make)
        {
            // A coin that cannot be judged or answered is taken back.
            if matches!(self.stage, Stage::Judging(..) | Stage::Replying) {
                self.board.take_back_to(self.board.played().len().saturating_sub(1));
                self.mark = None;
            }
            self.stage = Stage::Asked;
            return Effects::notice(told);
        }
        match self.stage {
            Stage::Judging(column, before) => self.judged(column, &before, cx),
            Stage::Replying => {
                let best = self.judge.get(&position).map(|judged| judged.best);
                let reply = match self.board.reply(best, REPLY_AFTER, cx) {
                    None => return Effects::default(),
                    Some(Err(told)) => return Effects::notice(told),
                    Some(Ok(reply)) => reply,
                };
                self.mark = None;
                if self.board.position().outcome().is_some() {
                    return self.end(cx);
                }
                self.stage = Stage::Asked;
                let mover = side::<Connect4>(position.to_move());
                Effects::announcement(text::endings::replied(mover, reply.number()))
            }
            Stage::Asked | Stage::Slipped | Stage::Held => Effects::default(),
        }
    }

    fn play(&mut self, column: Column, cx: &Cx<'_>) -> Effects {
        self.judge.retry();
        match self.stage {
            Stage::Asked => {}
            Stage::Slipped => return self.try_again(),
            Stage::Held => return self.next(cx),
            Stage::Judging(..) | Stage::Replying => return Effects::default(),
        }
        let before = *self.board.position();
        if let Err(refusal) = self.board.play(column, Mover::Human, cx) {
            return Effects::notice(refusal);
        }
        self.stage = Stage::Judging(column, before);
        Effects::default()
    }

    fn key(&self, pressed: Pressed) -> Option<Act> {
        match act_of(KEYS, pressed.key) {
            _ if pressed.is_repeat => None,
            Some(act) => Some(act),
            None if !pressed.confirms() => None,
            None => match self.stage {
                Stage::Slipped => Some(Act::TryAgain),
                Stage::Held => Some(Act::Next),
                // While a coin waits, Enter drops it.
                Stage::Asked | Stage::Judging(..) | Stage::Replying => None,
            },
        }
    }

    fn act(&mut self, act: Act, cx: &Cx<'_>) -> Effects {
        match act {
            Act::Plan if self.stage != Stage::Asked => Effects::default(),
            Act::Plan => {
                (self.is_hinted, self.opens_plan) = (true, true);
                let screen = plan::screen(Size::STANDARD, self.board.played());
                Effects { screen: Some(screen), ..Effects::default() }
            }
            Act::Next => self.next(cx),
            Act::Theme => {
                let themes = || Theme::ALL.into_iter().map(|(theme, _)| theme);
                let next = themes().skip_while(|&theme| Some(theme) != self.theme).nth(1);
                self.theme = if self.theme.is_none() { themes().next() } else { next };
                self.at = all().len();
                self.next(cx)
            }
            Act::TryAgain => self.try_again(),
            Act::Back => Effects::command(Command::Back),
        }
    }

    fn kept_progress(&mut self) -> Option<&mut GameProgress> {
        self.opens_plan.then_some(&mut self.progress)
    }

    fn ui(
        &mut self,
        ui: &mut Ui,
        layout: &Layout,
        cx: &Cx<'_>,
    ) -> (Option<Touch<Connect4>>, Option<Act>) {
        let mover = self.board.position().to_move();
        let waiting = match self.stage {
            Stage::Asked => Waiting::Human(mover),
            Stage::Replying => Waiting::Computer(mover),
            Stage::Judging(..) | Stage::Slipped | Stage::Held => Waiting::Nothing,
        };
        let touch = self.board.ui(ui, layout.board, cx, (waiting, None));
        let mark = self.mark.filter(|_| cx.now >= self.board.rest_at());
        let cell = mark.and_then(|(ply, _)| cell_of(self.board.played(), ply));
        if let (Some((_, badge)), Some(cell)) = (mark, cell) {
            board::paint_badge(ui, layout.board, false, (cell, badge));
        }
        let (task, ending) = (self.task(), self.ending());
        let solved = self.chosen().filter(|(_, ending)| self.is_solved(ending)).count();
        let label = text::endings::label(theme_id(ending.map(|ending| ending.theme)));
        let note = text::endings::solved(theme_id(self.theme), solved, self.chosen().count());
        let piece = ending.map(|ending| self.board.piece(ui.ctx(), ending.player(), PIECE));
        let card = Card {
            title: text::endings::title(),
            label: &label,
            task: &task,
            rules: &[],
            rule: None,
            piece,
            says: self.says.as_ref(),
            note: &note,
            steps: None,
            buttons: self.buttons(),
        };
        (touch, card.ui(layout, ui))
    }
}
