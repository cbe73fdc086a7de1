//! The opening trainer: a small repertoire, asked for position by position until it is known.
//!
//! The [course](Course) of a side is every position in which its player has a move to learn. What is
//! due comes first, then what is new; a position that was missed is asked for again after some others.

mod course;
mod tree;

use egui::{Align2, Color32, CornerRadius, Key, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use self::course::{COLUMNS, Course, Learned, Walk};
use super::shown::cell_of;
use super::{board, endings};
use crate::app::contract::board::{Compared, Mover, Touch, Waiting};
use crate::app::contract::command::Command;
use crate::app::contract::screen::{Attention, Cx, Effects, LessonRow, PracticeEntry, Pressed};
use crate::app::kit::icons::{Badge, Icon, paint_tick};
use crate::app::kit::pictures::WHOLE;
use crate::app::kit::widgets::{self, Button, measure};
use crate::app::practice::board::Board;
use crate::app::practice::card::{Card, Layout, PIECE, Remark, Tone};
use crate::app::practice::judge::Judge;
use crate::app::practice::screen::{
    ActKey, Practice, PracticeScreen, act_button, act_of, key_lines,
};
use crate::app::theme::{self, Palette};
use crate::core::connect4::repertoire::{Entry, Next, Repertoire};
use crate::core::connect4::{Column, Connect4, Position, Size};
use crate::core::game::{Game as _, Player};
use crate::core::kind::{Effort, MoveClass, Players as _, Worth};
use crate::core::verdict::Verdict;
use crate::storage::{GameProgress, Recall};
use crate::words::puzzles::side;
use crate::words::{self, text};
use crate::worker::Reasons;

/// The name of this practice.
pub const NAME: &str = "trainer";

/// The opening trainer, among the lessons.
pub const ENTRY: PracticeEntry = PracticeEntry {
    name: NAME,
    title: text::trainer::title,
    keys: || {
        let tree = (text::trainer::keys_arrows(), text::trainer::walk_effect());
        key_lines(KEYS).into_iter().chain([tree]).collect()
    },
    lesson: Some(|progress| LessonRow {
        icon: Icon::Tree,
        about: text::trainer::about().to_owned(),
        done: Course::practised(&progress.openings),
    }),
    offer: None,
    due: |progress, today| progress.openings.due(today),
    start: |cx, progress, _| Box::new(PracticeScreen::new(Trainer::new(cx, progress))),
    daily: None,
};

const KEYS: &[ActKey<Act>] = &[
    ActKey { key: Key::S, act: Act::Answer, effect: text::trainer::answer_effect },
    ActKey { key: Key::C, act: Act::Side, effect: text::trainer::side_effect },
    ActKey { key: Key::T, act: Act::Tree, effect: text::trainer::tree_effect },
];

/// How many others are asked for before a position that was missed comes again.
const BEFORE_AGAIN: usize = 4;
/// After how many right answers the opponent makes a mistake.
const SLIPS: usize = 3;
/// The time before the opponent's reply drops, in seconds.
const REPLY_AFTER: f64 = 0.25;
/// The height of the row of moves above the board, in points.
const PATH: f32 = 44.0;
/// The height of the buttons, and the space above them and between cards, in points.
const BUTTONS: f32 = 50.0;
const GAP: f32 = 12.0;
/// The height of the card from which on the tree is below it, in points.
const TALL: f32 = 640.0;
/// The height of the card with the tree, in points.
const TREE: f32 = 398.0;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// The opponent's reply, which drops into this column.
    Replying(Column),
    /// The user's coin.
    Asked,
    /// The value of the user's coin in this column, which is not the one of the repertoire.
    Judging(Column),
    /// The user, who is to go on.
    Answered,
    /// Nothing is due.
    Idle,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Act {
    /// Ask for the next position.
    Next,
    /// Show the answer.
    Answer,
    /// Learn as the other side.
    Side,
    /// Show or hide the tree where there is no room for it beside the board.
    Tree,
    /// Choose the node of the tree in this direction.
    Walk(Walk),
    /// Ask for a position of this node of the tree.
    Train(usize),
    Back,
}

struct Trainer {
    /// The practice progress of this game so far.
    progress: GameProgress,
    board: Board<Connect4>,
    judge: Judge<Connect4>,
    course: Course,
    /// That of the other side, once it was asked for.
    other: Option<Course>,
    /// The position asked for, by its place in the course; `None` if nothing is asked, or for a
    /// mistake to be punished.
    at: Option<usize>,
    /// The moves by which it is reached, and the position on the board.
    moves: Vec<Column>,
    asked: Position<Size>,
    stage: Stage,
    /// How many answers were right.
    right_answers: usize,
    /// Whether the first try at the position was counted.
    is_counted: bool,
    /// How many positions were asked for.
    asked_for: usize,
    /// Whether the last coin was right.
    badge: Option<Badge>,
    /// A wrong coin with the reply that shows why, once that is known.
    slip: Option<Compared<Column>>,
    says: Option<Remark>,
    /// The plan that takes over after the answer, sentence by sentence.
    plan: Vec<String>,
    shows_tree: bool,
    /// Whether there is room for the tree beside the board.
    is_roomy: bool,
    /// The node of the tree that was chosen by the arrows.
    chosen: Option<usize>,
}

impl Trainer {
    fn new(cx: &Cx<'_>, progress: GameProgress) -> Self {
        let mut board = Board::new(Size::STANDARD);
        board.show_values(Vec::new());
        let mut trainer = Self {
            progress,
            board,
            judge: Judge::default(),
            course: Course::of(Player::First),
            other: None,
            at: None,
            moves: Vec::new(),
            asked: Position::empty(Size::STANDARD),
            stage: Stage::Idle,
            right_answers: 0,
            is_counted: false,
            asked_for: 0,
            badge: None,
            slip: None,
            says: None,
            plan: Vec::new(),
            shows_tree: false,
            is_roomy: false,
            chosen: None,
        };
        trainer.next(cx);
        trainer
    }

    /// Returns how many of the positions that are practised now are in a state.
    fn count(&self, state: Learned) -> usize {
        self.course.learned().iter().filter(|&&learned| learned == state).count()
    }

    /// Returns the position to ask for next: one that follows from the board, if that is due or
    /// new; or what is due, what was missed today, and what is new.
    ///
    /// With it the moves by which it is reached.
    fn pick(&self) -> Option<(usize, Vec<Column>)> {
        let learned = self.course.learned();
        // What was missed comes again after some others.
        let waits = |item: usize| self.course.again.iter().any(|&(own, _)| own == item);
        let is = |item: usize, state| learned.get(item) == Some(&state) && !waits(item);
        let first = |state: Learned| {
            (0..learned.len()).find(|&item| Some(item) != self.at && is(item, state))
        };
        let on = |state: Learned| {
            let mut next = self.next_on_board().into_iter();
            next.find(|&(item, _)| is(item, state))
        };
        let own = |item: usize| (item, self.course.item(item).entry.moves.clone());
        let again = |others: usize| {
            let is_ripe = |&&(_, then): &&(usize, usize)| self.asked_for >= then + others;
            self.course.again.iter().find(is_ripe).map(|&(item, _)| own(item))
        };
        on(Learned::Due)
            .or_else(|| first(Learned::Due).map(own))
            .or_else(|| again(BEFORE_AGAIN))
            .or_else(|| on(Learned::New))
            .or_else(|| first(Learned::New).map(own))
            .or_else(|| again(0))
    }

    /// Returns the positions to learn that follow from the one on the board, if its answer was
    /// found.
    fn next_on_board(&self) -> Vec<(usize, Vec<Column>)> {
        let is_found = self.stage == Stage::Answered && self.badge == Some(Badge::Right);
        let Some(entry) = self.entry().filter(|_| is_found) else {
            return Vec::new();
        };
        let mut replies = self.board.position().moves();
        replies.sort_unstable();
        replies.into_iter().filter_map(|reply| self.course.follows(&entry, reply)).collect()
    }

    /// Returns the entry of the position asked for, as it is on the board.
    fn entry(&self) -> Option<Entry> {
        self.at.as_ref()?;
        let mut entry = Repertoire::embedded().find(&self.asked)?;
        entry.moves.clone_from(&self.moves);
        Some(entry)
    }

    /// Asks for the next position, if there is one to ask for.
    fn next(&mut self, cx: &Cx<'_>) -> Effects {
        self.course.refresh(&self.progress.openings, cx.today);
        if let Some(moves) = self.slip() {
            self.at = None;
            return self.show(moves);
        }
        if let Some((item, moves)) = self.pick() {
            return self.ask(item, moves);
        }
        self.stage = Stage::Idle;
        (self.at, self.badge, self.slip, self.is_counted) = (None, None, None, false);
        self.plan.clear();
        let done = Remark::new(Tone::Right, text::trainer::all_done());
        self.says = Some(done.and(self.streak(cx.today)));
        Effects::announcement(self.spoken())
    }

    /// Asks for a position of the course: the opponent's last reply drops.
    fn ask(&mut self, item: usize, moves: Vec<Column>) -> Effects {
        self.asked_for += 1;
        self.at = Some(item);
        self.show(moves)
    }

    /// Returns whether the opponent's last reply was a mistake, which is to be punished: nothing to
    /// learn by heart.
    fn is_slip(&self) -> bool {
        self.at.is_none() && self.stage != Stage::Idle
    }

    /// Returns the moves to a reply that can be punished at once, after every third right answer
    /// that has such replies.
    fn slip(&self) -> Option<Vec<Column>> {
        let is_found = self.stage == Stage::Answered && self.badge == Some(Badge::Right);
        let entry =
            self.entry().filter(|_| is_found && self.right_answers.is_multiple_of(SLIPS))?;
        let mut replies = self.board.position().moves();
        replies.sort_unstable();
        replies
            .retain(|&reply| matches!(Repertoire::embedded().after(&entry, reply), Next::Win(2..)));
        let reply = *replies.get(self.right_answers / SLIPS % replies.len().max(1))?;
        Some([&entry.moves[..], &[entry.answer, reply]].concat())
    }

    /// Shows a position: the opponent's last reply drops.
    fn show(&mut self, moves: Vec<Column>) -> Effects {
        let (reply, before) = match moves.split_last() {
            Some((&reply, before)) => (Some(reply), before),
            None => (None, &[][..]),
        };
        let is_there = self.board.played() == before && reply.is_some();
        if !is_there && self.board.set_up(Size::STANDARD, before).is_err() {
            // The moves of a repertoire are legal.
            return Effects::default();
        }
        (self.is_counted, self.chosen) = (false, None);
        self.judge.retry();
        (self.badge, self.slip, self.says) = (None, None, None);
        self.plan.clear();
        self.board.show_values(Vec::new());
        self.moves = moves;
        match reply {
            Some(reply) => self.stage = Stage::Replying(reply),
            None => self.begin(),
        }
        Effects::announcement(self.spoken())
    }

    /// Waits for the user's coin, which does not hover above the answer to be learned.
    fn begin(&mut self) {
        self.stage = Stage::Asked;
        self.asked = *self.board.position();
        let answer = self.entry().map(|entry| entry.answer);
        let mut columns = self.asked.moves();
        columns.sort_by_key(|&column| (Some(column) == answer, column.index().abs_diff(3)));
        if let Some(&column) = columns.first() {
            self.board.aim_at(column);
        }
    }

    /// Returns what the columns are worth in the position asked for, if that is known, for the user.
    fn values(&self) -> Option<Vec<Worth<Column>>> {
        let judged = self.judge.get(&self.asked)?;
        // The tick is for the column to learn, or for the fastest ones if there is none.
        let answer = self.entry().map(|entry| entry.answer);
        let best = judged.moves.iter().map(|(_, verdict)| verdict.rank()).max();
        let worth = |&(mv, verdict): &(Column, Verdict)| Worth {
            mv,
            verdict,
            is_best: answer.map_or(Some(verdict.rank()) == best, |answer| mv == answer),
        };
        Some(judged.moves.iter().map(worth).collect())
    }

    /// Notes whether the first try was right.
    fn settle(&mut self, recall: Recall, cx: &Cx<'_>) -> Effects {
        let Some(item) = self.at.filter(|_| !self.is_counted) else {
            return Effects::default();
        };
        self.is_counted = true;
        self.course.again.retain(|&(other, _)| other != item);
        if recall != Recall::Found {
            self.course.again.push((item, self.asked_for));
        }
        let name = self.course.item(item).name.clone();
        self.progress.openings.practise(&name, recall, cx.today);
        self.progress.days.insert(cx.today);
        self.course.refresh(&self.progress.openings, cx.today);
        Effects { progress: Some(Box::new(self.progress.clone())), ..Effects::default() }
    }

    fn say(&mut self, remark: Remark) -> Effects {
        let effects = Effects::announcement(remark.lines());
        self.says = Some(remark);
        effects
    }

    /// Returns the day on which the position comes back, in words.
    fn comes_back(&self, cx: &Cx<'_>) -> String {
        if self.course.again.iter().any(|&(item, _)| Some(item) == self.at) {
            return text::trainer::comes_back(0);
        }
        let name = self.at.map(|item| &self.course.item(item).name);
        let due = name.and_then(|name| self.progress.openings.get(name).due());
        due.map_or_else(
            || text::mistakes::learned().to_owned(),
            |day| text::trainer::comes_back(day.saturating_sub(cx.today)),
        )
    }

    /// Drops the coin of the repertoire: by the user, or to show it.
    fn answer(&mut self, by: Mover, cx: &Cx<'_>) -> Effects {
        let Some(entry) = self.entry() else {
            return Effects::default();
        };
        let (answer, why) = (entry.answer, words::why_opening(&entry));
        let sentences = |plan| words::plan_sentences(plan, Size::STANDARD);
        let plan = entry.plan.as_ref().map(sentences).unwrap_or_default();
        if let Err(refusal) = self.board.play(answer, by, cx) {
            return Effects::notice(refusal);
        }
        (self.stage, self.plan) = (Stage::Answered, plan);
        if by == Mover::Human {
            self.badge = Some(Badge::Right);
            self.right_answers += 1;
            let effects = self.settle(Recall::Found, cx);
            let right = Remark::new(Tone::Right, text::trainer::right(answer.number())).and(why);
            self.says = Some(right);
            return effects.then(Effects::announcement(self.spoken()));
        }
        self.badge = None;
        let effects = self.settle(Recall::Missed, cx);
        let shown = Remark::new(Tone::Plain, text::trainer::shown(answer.number())).and(why);
        self.says = Some(shown);
        effects.then(Effects::announcement(self.spoken()))
    }

    /// Says what another coin than that of the repertoire is worth, once that is known.
    fn judge_other(&mut self, column: Column, cx: &Cx<'_>) -> Effects {
        let (Some(values), Some(entry)) = (self.values(), self.entry()) else {
            return Effects::default();
        };
        self.stage = Stage::Asked;
        let wanted = words::verdict_id(entry.verdict);
        if entry.others.contains(&column) {
            // As good, and not the one to learn: nothing is counted.
            let other = text::trainer::as_good(column.number(), wanted);
            return self.say(Remark::new(Tone::Plain, other));
        }
        let Some(made) = values.iter().find(|worth| worth.mv == column) else {
            return Effects::default();
        };
        let made = words::verdict_id(made.verdict);
        if let Err(refusal) = self.board.play(column, Mover::Human, cx) {
            return Effects::notice(refusal);
        }
        (self.stage, self.badge) = (Stage::Answered, Some(Badge::Wrong));
        let effects = self.settle(Recall::Missed, cx);
        let said = text::trainer::wrong(column.number(), made);
        let better = text::trainer::better(entry.answer.number(), wanted);
        effects.then(self.say(Remark::new(Tone::Wrong, said).and(better)))
    }

    /// Says whether a coin punishes the opponent's mistake, once that is known.
    fn judge_punishment(&mut self, column: Column, cx: &Cx<'_>) -> Effects {
        let Some(values) = self.values() else {
            return Effects::default();
        };
        let wins = |worth: &Worth<Column>| matches!(worth.verdict, Verdict::Win(_));
        let made = values.iter().find(|worth| worth.mv == column);
        let best = values.iter().find(|worth| worth.is_best).map_or(column, |worth| worth.mv);
        if let Err(refusal) = self.board.play(column, Mover::Human, cx) {
            self.stage = Stage::Asked;
            return Effects::notice(refusal);
        }
        self.stage = Stage::Answered;
        if made.is_some_and(wins) {
            (self.badge, self.right_answers) = (Some(Badge::Right), self.right_answers + 1);
            return self.say(Remark::new(Tone::Right, text::trainer::punished(column.number())));
        }
        self.badge = Some(Badge::Wrong);
        let made = made.map_or("draw", |worth| words::verdict_id(worth.verdict));
        let wrong = Remark::new(Tone::Wrong, text::trainer::wrong(column.number(), made));
        self.say(wrong.and(text::trainer::better(best.number(), "win")))
    }

    /// Shows the reply to a wrong coin, once it is known.
    fn refute(&mut self) -> Effects {
        let class = match self.at.map(|item| self.course.item(item).entry.verdict) {
            Some(Verdict::Win(_)) | None => MoveClass::GaveWin,
            Some(Verdict::Draw | Verdict::Estimate(_)) => MoveClass::GaveDraw,
            // The coin loses sooner.
            Some(Verdict::Loss(_)) => MoveClass::Inaccuracy,
        };
        let known = endings::refuted(&self.judge, self.board.played(), class);
        let (Some((slip, why)), Some(says)) = (known, self.says.clone()) else {
            return Effects::default();
        };
        self.slip = Some(slip);
        self.say(Remark { text: text::play::two_sentences(&says.text, why), ..says })
    }

    /// Moves the chosen node of the tree.
    fn walk(&mut self, walk: Walk) -> Effects {
        self.chosen = Some(self.course.step(self.chosen, walk));
        let named = self.chosen.map(|node| self.node_name(node));
        named.map_or_else(Effects::default, Effects::announcement)
    }

    /// Asks for the first position of a node that is due, new or still being learned.
    fn train(&mut self, node: usize) -> Effects {
        self.chosen = None;
        let Some(node) = self.course.node(node) else {
            return Effects::default();
        };
        let order = [Learned::Due, Learned::New, Learned::Learning, Learned::Known];
        let of = |state: Learned| {
            let is = |&item: &usize| self.course.learned().get(item) == Some(&state);
            node.items.iter().copied().find(is)
        };
        let item = order.into_iter().find_map(of);
        match item.and_then(|item| Some((item, self.course.way(&node.moves, item)?))) {
            Some((item, moves)) => {
                self.shows_tree = false;
                self.ask(item, moves)
            }
            None => Effects::notice(text::trainer::nothing_to_learn()),
        }
    }

    fn buttons<'a>(&self, has_tree: bool) -> Vec<(Button<'a>, Act)> {
        let enter = text::lesson::keys_enter();
        let learned = self.course.learned();
        let next = self.pick().filter(|_| self.slip().is_none());
        let is_fresh = next.is_some_and(|(item, _)| learned.get(item) == Some(&Learned::New));
        let next = match self.stage {
            Stage::Asked | Stage::Judging(_) | Stage::Replying(_) => {
                let (answer, act) = act_button(KEYS, text::trainer::show_answer(), Act::Answer);
                (answer.enabled(self.stage == Stage::Asked && !self.is_slip()), act)
            }
            Stage::Answered | Stage::Idle if is_fresh => {
                (Button::primary(text::trainer::learn_new(), enter), Act::Next)
            }
            Stage::Answered | Stage::Idle => {
                (Button::primary(text::practice::next(), enter), Act::Next)
            }
        };
        let other = match self.course.you {
            Player::First => text::trainer::as_yellow(),
            Player::Second => text::trainer::as_red(),
        };
        let side = act_button(KEYS, other, Act::Side);
        let tree = act_button(KEYS, text::trainer::tree(), Act::Tree);
        let back = (Button::new(text::play::back(), text::board::keys_escape()), Act::Back);
        // A small window has the side to learn with the tree.
        match (has_tree, self.shows_tree) {
            (true, _) => vec![next, side, back],
            (false, false) => vec![next, tree, back],
            (false, true) => vec![side, back],
        }
    }

    fn task(&self) -> String {
        match self.stage {
            Stage::Idle => text::trainer::title().to_owned(),
            _ if self.is_slip() => text::trainer::punish(side::<Connect4>(self.course.you.other())),
            Stage::Replying(_) | Stage::Asked | Stage::Judging(_) | Stage::Answered => {
                let verdict = self.at.map(|item| self.course.item(item).entry.verdict);
                text::trainer::task(verdict.map_or("win", words::verdict_id))
            }
        }
    }

    /// Shows the moves that lead to the position, as coins with their columns.
    fn path_ui(&mut self, ui: &mut Ui, strip: Rect) {
        let palette = Palette::of(ui.ctx());
        let played = self.board.played().to_vec();
        let (arrow, most) = (16.0, 72.0);
        let width = (f32::min(most, (strip.width() - arrow) / 7.0 - arrow)).max(52.0);
        let fits = |hidden: &usize| {
            let arrows = if *hidden == 0 { arrow } else { 0.0 };
            measure(played.len() - hidden) * (width + arrow) - arrows <= strip.width()
        };
        // The first moves give way to the last ones.
        let hidden = (0..played.len()).find(fits).unwrap_or_default();
        if !played.is_empty() {
            widgets::name_region(ui, strip, "path", &text::trainer::so_far(self.path()));
        }
        let mut left = strip.left();
        for (ply, column) in played.iter().enumerate().skip(hidden) {
            if ply > hidden || hidden > 0 {
                let at = pos2(left + 0.5 * arrow - 1.0, strip.center().y);
                let font = theme::strong(15.0);
                ui.painter().text(at, Align2::CENTER_CENTER, "›", font, palette.text_weak);
                left += arrow;
            }
            let pill = Rect::from_min_size(
                pos2(left, strip.center().y - 0.5 * f32::min(36.0, strip.height() - 4.0)),
                vec2(width, f32::min(36.0, strip.height() - 4.0)),
            );
            left = pill.right();
            let is_answer = ply + 1 == played.len() && self.badge == Some(Badge::Right);
            let (ground, edge) = if is_answer {
                (palette.win.ground, palette.win.text)
            } else {
                (palette.card, palette.outline)
            };
            let corner = CornerRadius::from(0.5 * pill.height());
            ui.painter().rect(pill, corner, ground, Stroke::new(1.5, edge), StrokeKind::Inside);
            let side = 0.7 * pill.height();
            let player = if ply % 2 == 0 { Player::First } else { Player::Second };
            let coin = self.board.piece(ui.ctx(), player, side);
            let at = pos2(pill.left() + 0.16 * pill.height(), pill.center().y - 0.5 * side);
            ui.painter().image(
                coin,
                Rect::from_min_size(at, Vec2::splat(side)),
                WHOLE,
                Color32::WHITE,
            );
            let number = column.number().to_string();
            let rest = pill.with_min_x(at.x + side);
            let shift = if is_answer { 7.0 } else { 2.0 };
            let centre = rest.center() - vec2(shift, 0.0);
            let font = theme::strong(15.0);
            ui.painter().text(centre, Align2::CENTER_CENTER, number, font, palette.text);
            if is_answer {
                let at = rest.center() + vec2(9.0, 0.0);
                paint_tick(ui.painter(), at, 0.75, palette.win.text);
            }
        }
    }

    /// Paints whether the last coin was right.
    fn paint_badge(&self, ui: &Ui, area: Rect, cx: &Cx<'_>) {
        let Some(badge) = self.badge.filter(|_| cx.now >= self.board.rest_at()) else {
            return;
        };
        let played = self.board.played();
        let cell = played.len().checked_sub(1).and_then(|last| cell_of(played, last));
        if let Some(cell) = cell {
            board::paint_badge(ui, area, true, (cell, badge));
        }
    }

    /// Returns on how many days in a row the user has practised; nothing if only yesterday.
    fn streak(&self, today: u64) -> String {
        match self.progress.days_in_a_row(today) {
            0 => String::new(),
            1 if !self.progress.days.contains(&today) => String::new(),
            days => text::trainer::streak(days),
        }
    }

    /// Returns the moves on the board, by their columns.
    fn path(&self) -> String {
        let columns = self.board.played().iter().map(ToString::to_string);
        columns.collect::<Vec<_>>().join(" ")
    }

    /// Returns the line in small type: when the position comes back, or on how many days in a row
    /// the user has practised.
    fn note(&self, cx: &Cx<'_>) -> String {
        if self.is_counted {
            return self.comes_back(cx);
        }
        self.streak(cx.today)
    }
}

/// Returns the place of the column whose number is on a key, counted from 0.
fn digit(key: Key) -> Option<usize> {
    let number: usize = key.symbol_or_name().parse().ok()?;
    (1..=COLUMNS).contains(&number).then(|| number - 1)
}

impl Practice for Trainer {
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
            Some(says) => self.plan.iter().cloned().fold(says.lines(), text::play::two_sentences),
            None => self.task(),
        }
    }

    fn advance(&mut self, cx: &Cx<'_>) -> Effects {
        let after = *self.board.position();
        let is_wrong = self.stage == Stage::Answered && self.badge == Some(Badge::Wrong);
        let wanted = match self.stage {
            Stage::Idle => None,
            Stage::Answered if is_wrong => Some((&after, Reasons::Unwanted)),
            _ => Some((&self.asked, Reasons::Unwanted)),
        };
        let make = || Connect4::adviser(Size::STANDARD, Effort::Usual);
        let mut effects = Effects::default();
        if let Err(told) = self.judge.tick(cx.ctx, wanted, make) {
            self.stage = if let Stage::Judging(_) = self.stage { Stage::Asked } else { self.stage };
            effects = Effects::notice(told);
        }
        if self.stage == Stage::Answered
            && let Some(values) = self.values()
        {
            self.board.show_values(values);
        }
        if is_wrong && self.slip.is_none() {
            effects = effects.then(self.refute());
        }
        match self.stage {
            Stage::Judging(column) if self.is_slip() => {
                effects.then(self.judge_punishment(column, cx))
            }
            Stage::Judging(column) => effects.then(self.judge_other(column, cx)),
            Stage::Replying(reply) => match self.board.reply(Some(reply), REPLY_AFTER, cx) {
                None => effects,
                Some(Err(told)) => Effects::notice(told),
                Some(Ok(_)) => {
                    self.begin();
                    let so_far = text::trainer::so_far(self.path());
                    let said = text::play::two_sentences(so_far, self.task());
                    effects.then(Effects::announcement(said))
                }
            },
            Stage::Asked | Stage::Answered | Stage::Idle => effects,
        }
    }

    fn hides_board(&self) -> bool {
        self.shows_tree && !self.is_roomy
    }

    fn back(&mut self) -> bool {
        std::mem::take(&mut self.shows_tree)
    }

    fn play(&mut self, column: Column, cx: &Cx<'_>) -> Effects {
        match self.stage {
            Stage::Asked => {}
            Stage::Answered | Stage::Idle => return self.next(cx),
            Stage::Replying(_) | Stage::Judging(_) => return Effects::default(),
        }
        if self.entry().is_some_and(|entry| entry.answer == column) {
            return self.answer(Mover::Human, cx);
        }
        if !self.board.position().moves().contains(&column) {
            return self
                .board
                .play(column, Mover::Human, cx)
                .map_or_else(Effects::notice, |()| Effects::default());
        }
        // A judge that failed gets another chance, or the coin would wait for ever.
        self.stage = Stage::Judging(column);
        self.judge.retry();
        Effects::default()
    }

    fn key(&self, pressed: Pressed) -> Option<Act> {
        // In place of the board the tree has its digits, too.
        let digit = if self.hides_board() { digit(pressed.key) } else { None };
        let walk = match pressed.key {
            Key::ArrowLeft => Some(Walk::Left),
            Key::ArrowRight => Some(Walk::Right),
            Key::ArrowUp => Some(Walk::Up),
            Key::ArrowDown => Some(Walk::Down),
            _ => digit.map(Walk::Column),
        };
        let has_tree = self.is_roomy || self.shows_tree;
        let walk = walk.filter(|_| has_tree && pressed.attention == Attention::Nowhere);
        match (act_of(KEYS, pressed.key), walk, self.chosen) {
            (_, Some(walk), _) => Some(Act::Walk(walk)),
            _ if pressed.is_repeat => None,
            (Some(act), ..) => Some(act),
            (.., Some(node)) if pressed.confirms() => Some(Act::Train(node)),
            _ if self.hides_board() => None,
            // While a coin waits, Enter drops it.
            _ if pressed.confirms() && matches!(self.stage, Stage::Answered | Stage::Idle) => {
                Some(Act::Next)
            }
            _ => None,
        }
    }

    fn act(&mut self, act: Act, cx: &Cx<'_>) -> Effects {
        match act {
            Act::Next => self.next(cx),
            Act::Answer if self.stage == Stage::Asked && !self.is_slip() => {
                self.answer(Mover::Computer, cx)
            }
            Act::Answer => Effects::default(),
            Act::Side => {
                let you = self.course.you.other();
                let course = self.other.take().unwrap_or_else(|| Course::of(you));
                self.other = Some(std::mem::replace(&mut self.course, course));
                (self.at, self.stage, self.chosen) = (None, Stage::Idle, None);
                self.next(cx)
            }
            Act::Tree if self.is_roomy => Effects::default(),
            Act::Tree => {
                self.shows_tree = !self.shows_tree;
                Effects::default()
            }
            Act::Walk(walk) => self.walk(walk),
            Act::Train(node) => self.train(node),
            Act::Back => Effects::command(Command::Back),
        }
    }

    fn ui(
        &mut self,
        ui: &mut Ui,
        layout: &Layout,
        cx: &Cx<'_>,
    ) -> (Option<Touch<Connect4>>, Option<Act>) {
        let has_tree = layout.is_beside && layout.card.height() >= TALL;
        let waiting = match self.stage {
            Stage::Asked => Waiting::Human(self.course.you),
            Stage::Replying(_) => Waiting::Computer(self.course.you.other()),
            Stage::Judging(_) | Stage::Answered | Stage::Idle => Waiting::Nothing,
        };
        let (strip, area) = layout.board.split_top_bottom_at_y(
            layout.board.top() + if layout.is_beside { PATH } else { 0.75 * PATH },
        );
        let (mut touch, mut act) = (None, None);
        self.is_roomy = has_tree;
        if self.shows_tree && !has_tree {
            act = self.tree_ui(ui, layout.board);
        } else {
            self.path_ui(ui, strip);
            touch = self.board.ui(ui, area, cx, (waiting, self.slip.as_ref()));
            if self.slip.is_none() {
                self.paint_badge(ui, area, cx);
            }
        }
        let mut place = *layout;
        let mut buttons = vec![self.buttons(has_tree)];
        if has_tree {
            let rows = std::mem::take(&mut buttons);
            let row = Rect::from_min_max(
                pos2(layout.card.left(), layout.card.bottom() - BUTTONS),
                layout.card.max,
            );
            let tree = Rect::from_min_max(
                pos2(layout.card.left(), row.top() - GAP - TREE),
                pos2(layout.card.right(), row.top() - GAP),
            );
            place.card = layout.card.with_max_y(tree.top());
            act = self.tree_ui(ui, tree).or(act);
            let mut child = ui.new_child(egui::UiBuilder::new().max_rect(row).id_salt("trainer"));
            let pressed =
                widgets::command_row(&mut child, BUTTONS, rows.into_iter().flatten().collect());
            act = pressed.or(act);
        }
        let (seat, task, note) = (
            text::trainer::seat(side::<Connect4>(self.course.you), self.course.depth()),
            self.task(),
            self.note(cx),
        );
        let piece = self.board.piece(ui.ctx(), self.course.you, PIECE);
        let plan: Vec<_> = self.plan.iter().cloned().enumerate().collect();
        let card = Card {
            title: text::trainer::title(),
            label: &seat,
            task: &task,
            rules: &plan,
            rule: None,
            piece: Some(piece),
            says: self.says.as_ref(),
            note: &note,
            steps: None,
            buttons,
        };
        (touch, card.ui(&place, ui).or(act))
    }
}
