//! Won and drawn positions to be played to the end against best play; solved when the result is
//! held.
//!
//! The solver judges each of the user's moves and answers for the opponent. Only the first try
//! decides when an ending comes back.

use egui::{Align2, CornerRadius, Id, Key, Role, Sense, Ui, WidgetInfo, vec2};

use super::shown::cell_of;
use super::{board, plan};
use crate::app::contract::board::{Compared, Mover, Touch, Waiting};
use crate::app::contract::command::Command;
use crate::app::contract::screen::{Cx, Effects, LessonRow, PracticeEntry, Pressed};
use crate::app::kit::icons::{Badge, Icon};
use crate::app::kit::widgets::{self, Button, Weight};
use crate::app::practice::board::Board;
use crate::app::practice::card::{Card, Layout, PIECE, Remark, Tone};
use crate::app::practice::judge::Judge;
use crate::app::practice::screen::{
    ActKey, Practice, PracticeScreen, act_button, act_of, key_lines,
};
use crate::app::theme::{self, Palette};
use crate::core::connect4::analysis::refutation;
use crate::core::connect4::endings::{Ending, Theme, all};
use crate::core::connect4::plan::Goal;
use crate::core::connect4::{Column, Connect4, Position, Shape as _, Size, notation};
use crate::core::game::{Game as _, Outcome};
use crate::core::kind::{Effort, MoveClass, Players as _, Visible as _};
use crate::core::verdict::Verdict;
use crate::storage::{GameProgress, Recall};
use crate::words::puzzles::side;
use crate::words::{self, text};
use crate::worker::Reasons;

/// The name of this practice.
pub const NAME: &str = "endings";

/// The endings, among the lessons.
pub const ENTRY: PracticeEntry = PracticeEntry {
    name: NAME,
    title: text::endings::title,
    keys: || key_lines(KEYS),
    lesson: Some(|progress| LessonRow {
        icon: Icon::Target,
        about: text::endings::about().to_owned(),
        done: (progress.held.len(), all().len()),
    }),
    offer: None,
    due: |progress, today| progress.endings.due(today),
    start: |cx, progress, _| Box::new(PracticeScreen::new(Endings::new(cx, progress))),
    daily: None,
};

const KEYS: &[ActKey<Act>] = &[
    ActKey { key: Key::S, act: Act::Plan, effect: text::endings::plan_effect },
    ActKey { key: Key::N, act: Act::Next, effect: text::endings::next_effect },
    ActKey { key: Key::C, act: Act::Themes, effect: text::endings::themes_effect },
];

/// How long the opponent takes for a reply unless the settings say otherwise, in seconds.
const REPLY_AFTER: f64 = 0.5;
/// The height of a row of the list of themes, in points.
const ROW: f32 = 40.0;

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
    /// Show the list of the themes, or hide it.
    Themes,
    /// Take the endings of a theme, or of all.
    Choose(Option<Theme>),
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
    /// Whether the list of the themes is shown.
    shows_themes: bool,
    /// The number of moves before the user's last coin, if it held the result.
    right: Option<usize>,
    /// The user's last coin, if it gave the result away, with the reply that shows why.
    slip: Option<Compared<Column>>,
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
            shows_themes: false,
            right: None,
            slip: None,
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

    /// Returns how many endings of a theme are solved, in words.
    fn solved(&self, theme: Option<Theme>) -> String {
        let solved = of(theme).filter(|(_, ending)| self.is_solved(ending)).count();
        text::endings::solved(solved, of(theme).count())
    }

    /// Shows the next ending: one that is due, else the first one that was not solved yet, or the
    /// one after that in view.
    fn next(&mut self, cx: &Cx<'_>) -> Effects {
        let known = &self.progress.endings;
        let others = || of(self.theme).filter(|&(place, _)| place != self.at);
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
        if let Some(&column) = self.board.position().moves().first() {
            self.board.aim_at(column);
        }
        self.at = place;
        (self.is_hinted, self.is_counted) = (false, false);
        (self.right, self.slip, self.says) = (None, None, None);
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
        if !holds {
            self.stage = Stage::Slipped;
            let class = match ending.goal {
                Goal::Win => MoveClass::GaveWin,
                Goal::Draw => MoveClass::GaveDraw,
            };
            self.slip = Some(slip(column, class));
            let effects = self.settle(false, cx);
            let (left, goal) = (words::verdict_id(verdict), words::goal_id(ending.goal));
            let said = text::endings::slip(column.number(), left, goal);
            return effects.then(self.say(Remark::new(Tone::Wrong, said)));
        }
        self.says = None;
        self.right = self.board.played().len().checked_sub(1);
        if self.board.position().outcome().is_some() {
            return self.end(cx);
        }
        self.stage = Stage::Replying;
        Effects::default()
    }

    /// Shows the reply that takes advantage of a slip, once it is known.
    fn refute(&mut self) -> Effects {
        let waiting = self.slip.as_ref().filter(|slip| slip.answer.is_none());
        let class = waiting.and_then(|slip| slip.class);
        let known = class.and_then(|class| refuted(&self.judge, self.board.played(), class));
        let Some((slip, why)) = known else {
            return Effects::default();
        };
        self.slip = Some(slip);
        match self.says.take() {
            Some(says) => self.say(says.and(why)),
            None => Effects::default(),
        }
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
        if self.stage != Stage::Slipped {
            return Effects::default();
        }
        self.board.take_back_to(self.board.played().len().saturating_sub(1));
        self.stage = Stage::Asked;
        (self.slip, self.says) = (None, None);
        Effects::announcement(text::puzzles::taken_back(self.spoken()))
    }

    fn task(&self) -> String {
        self.ending().map_or_else(String::new, |ending| {
            text::endings::task(side::<Connect4>(ending.player()), words::goal_id(ending.goal))
        })
    }

    fn buttons<'a>(&self) -> Vec<Vec<(Button<'a>, Act)>> {
        let back = (Button::new(text::play::back(), text::board::keys_escape()), Act::Back);
        if self.shows_themes {
            return vec![vec![back]];
        }
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
        let themes = act_button(KEYS, text::endings::themes(), Act::Themes);
        vec![vec![first, (next, act)], vec![themes, back]]
    }

    /// Shows the themes with how many of each are solved. Returns the one that was chosen.
    fn themes_ui(&self, ui: &mut Ui) -> Option<Act> {
        let palette = Palette::of(ui.ctx());
        let mut chosen = None;
        for theme in themes() {
            let (name, solved) = (text::endings::theme_name(theme_id(theme)), self.solved(theme));
            let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
            let response = ui.interact(rect, row_id(theme), Sense::click());
            let spoken = text::play::labelled(&name, &solved);
            response.widget_info(|| {
                WidgetInfo::selected(Role::Button, true, theme == self.theme, &spoken)
            });
            let inside = rect.shrink2(vec2(12.0, 2.0));
            let fill = match (theme == self.theme, response.hovered()) {
                (true, _) => Some(palette.inset),
                (false, true) => Some(palette.button_hover),
                (false, false) => None,
            };
            let (painter, corner) = (ui.painter(), CornerRadius::same(10));
            fill.inspect(|&fill| {
                painter.rect_filled(rect.shrink2(vec2(0.0, 2.0)), corner, fill);
            });
            widgets::focus_ring(painter, rect.shrink(5.0), 8.0, palette, &response);
            let font = if theme == self.theme { theme::strong } else { theme::regular };
            let (left, right) = (inside.left_center(), inside.right_center());
            let (half, weak) = (0.5 * inside.width(), palette.text_weak);
            widgets::line(
                painter,
                left,
                Align2::LEFT_CENTER,
                &name,
                font(15.0),
                palette.text,
                half,
            );
            let count = theme::regular(14.0);
            widgets::line(painter, right, Align2::RIGHT_CENTER, &solved, count, weak, half);
            if widgets::activated(&response) {
                chosen = Some(Act::Choose(theme));
            }
        }
        let rows: Vec<Id> = themes().map(row_id).collect();
        widgets::enter_by_arrows(ui, &rows);
        chosen
    }
}

/// Returns a coin that gave the result away, as the board shows it.
const fn slip(made: Column, class: MoveClass) -> Compared<Column> {
    let better = Vec::new();
    Compared { made, is_made: true, better, answer: None, class: Some(class), seen: None }
}

/// Returns the last coin, which gave the result away, with the reply that shows why; and that in
/// words. `None` until the judge knows the reply.
pub fn refuted(
    judge: &Judge<Connect4>,
    played: &[Column],
    class: MoveClass,
) -> Option<(Compared<Column>, String)> {
    let (&made, before) = played.split_last()?;
    let [before, after] = [before, played].map(|moves| Position::after(Size::STANDARD, moves));
    let reason = refutation(&before, made, &judge.get(&after)?.best_moves())?;
    let why = words::why_bad(&reason, after.to_move(), Size::STANDARD.connect())?;
    let answer = Some(reason.cells()[0].column);
    let seen = Connect4::visible_mistake(&before, made).filter(|seen| seen.answer.is_some());
    Some((Compared { answer, seen, ..slip(made, class) }, why))
}

/// Returns all endings, and then the themes.
fn themes() -> impl Iterator<Item = Option<Theme>> {
    std::iter::once(None).chain(Theme::ALL.into_iter().map(|(theme, _)| Some(theme)))
}

fn row_id(theme: Option<Theme>) -> Id {
    Id::unique("theme").with(theme_id(theme))
}

/// Returns the endings of a theme, or all, with their places.
fn of(theme: Option<Theme>) -> impl Iterator<Item = (usize, &'static Ending)> {
    let all = all().iter().enumerate();
    all.filter(move |(_, ending)| theme.is_none_or(|theme| ending.theme == theme))
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
        let position = *self.board.position();
        let wanted = match self.stage {
            Stage::Judging(_, before) => Some(before),
            Stage::Asked | Stage::Replying | Stage::Slipped => Some(position),
            Stage::Held => None,
        };
        let make = || Connect4::adviser(Size::STANDARD, Effort::Usual);
        if let Err(told) =
            self.judge.tick(cx.ctx, wanted.as_ref().map(|wanted| (wanted, Reasons::Unwanted)), make)
        {
            // A coin that cannot be judged or answered is taken back.
            if matches!(self.stage, Stage::Judging(..) | Stage::Replying) {
                self.board.take_back_to(self.board.played().len().saturating_sub(1));
                (self.right, self.stage) = (None, Stage::Asked);
            }
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
                self.right = None;
                if self.board.position().outcome().is_some() {
                    return self.end(cx);
                }
                self.stage = Stage::Asked;
                let mover = side::<Connect4>(position.to_move());
                Effects::announcement(text::endings::replied(mover, reply.number()))
            }
            Stage::Slipped => self.refute(),
            Stage::Asked | Stage::Held => Effects::default(),
        }
    }

    fn hides_board(&self) -> bool {
        self.shows_themes
    }

    fn back(&mut self) -> bool {
        std::mem::take(&mut self.shows_themes)
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
            Some(Act::Themes) => Some(Act::Themes),
            // Enter chooses the theme in focus.
            _ if self.shows_themes => None,
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
                self.is_hinted = true;
                let screen = plan::screen(
                    Size::STANDARD,
                    self.board.played(),
                    self.board.position().to_move(),
                );
                Effects { screen: Some(screen), ..Effects::default() }
            }
            Act::Next => self.next(cx),
            Act::Themes => {
                self.shows_themes = !self.shows_themes;
                if !self.shows_themes {
                    return Effects::announcement(self.spoken());
                }
                cx.ctx.memory_mut(|memory| memory.request_focus(row_id(self.theme)));
                Effects::announcement(text::endings::choose_theme())
            }
            Act::Choose(theme) => {
                (self.theme, self.shows_themes, self.at) = (theme, false, all().len());
                self.next(cx)
            }
            Act::TryAgain => self.try_again(),
            Act::Back => Effects::command(Command::Back),
        }
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
        // The list takes the place of the card, and in a small window that of the board too.
        let hides_all = self.shows_themes && !layout.is_beside;
        let touch = if hides_all {
            None
        } else {
            let scene = (waiting, self.slip.as_ref());
            self.board.ui(ui, layout.board, cx, scene).filter(|_| !self.shows_themes)
        };
        let right = self.right.filter(|_| cx.now >= self.board.rest_at() && !hides_all);
        if let Some(cell) = right.and_then(|ply| cell_of(self.board.played(), ply)) {
            board::paint_badge(ui, layout.board, false, (cell, Badge::Right));
        }
        let (task, ending) = (self.task(), self.ending());
        let label = text::endings::label(theme_id(ending.map(|ending| ending.theme)));
        let solved = self.solved(self.theme);
        let note = if layout.is_beside {
            text::play::labelled(text::endings::theme_name(theme_id(self.theme)), solved)
        } else {
            solved
        };
        let piece = ending.map(|ending| self.board.piece(ui.ctx(), ending.player(), PIECE));
        let title = match ending.map(|ending| ending.goal) {
            Some(Goal::Draw) => text::endings::title_draw(),
            Some(Goal::Win) | None => text::endings::title(),
        };
        let card = Card {
            title,
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
        if self.shows_themes {
            let place = if hides_all { layout.board.union(layout.card) } else { layout.card };
            let card = Card {
                label: text::endings::choose_theme(),
                task: "",
                piece: None,
                says: None,
                note: "",
                ..card
            };
            let layout = Layout { card: place, ..*layout };
            return (touch, card.list_ui(&layout, ui, |ui| self.themes_ui(ui)));
        }
        (touch, card.ui(layout, ui))
    }
}
