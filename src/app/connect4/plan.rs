//! The page of a plan: its rules, what they mean on the board, and a try against the best replies.

use egui::{Align2, Color32, CornerRadius, Key, Painter, Pos2, Stroke, Ui, Vec2, pos2, vec2};

use super::board::Layout as BoardLayout;
use crate::app::contract::board::{Mover, Touch, Waiting};
use crate::app::contract::command::Command;
use crate::app::contract::screen::{Cx, Effects, Pressed, Screen};
use crate::app::kit::widgets::Button;
use crate::app::practice::board::Board;
use crate::app::practice::card::{Card, Layout, PIECE, Remark, Tone};
use crate::app::practice::judge::Judge;
use crate::app::practice::screen::{Practice, PracticeScreen};
use crate::app::theme::{self, Palette};
use crate::core::connect4::plan::{Answer, Found, Order, Plan, Rule, Side};
use crate::core::connect4::threats::threats;
use crate::core::connect4::{Cell, Column, Connect4, Shape as _, Size};
use crate::core::game::{Game as _, Outcome, Player};
use crate::core::kind::{Effort, Players as _};
use crate::core::search::{Mark, Meaning};
use crate::words::{self, Phrases as _, text};
use crate::worker::Reasons;

/// How long the other side takes for a reply unless the settings say otherwise, in seconds.
const REPLY_AFTER: f64 = 0.5;
/// The key that shows the plan on the board, or hides it.
const SHOW: Key = Key::S;

/// Returns the page of a plan for the position after these moves.
#[must_use]
pub fn screen(size: Size, moves: &[Column], you: Player) -> Box<dyn Screen> {
    Box::new(PracticeScreen::new(PlanPage::new(size, moves, you)))
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// The judge looks for a plan.
    Searching,
    /// There is none, or the judge failed.
    Absent,
    /// The plan is shown.
    Shown,
    /// The plan's move.
    Yours,
    /// The opponent's reply, which the judge looks for.
    Theirs,
    /// The end of the game.
    Over,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Act {
    /// Try the plan, or begin again.
    Begin,
    /// Show or hide the plan on the board.
    Show,
    /// Go to this page of a small window.
    Turn(usize),
    Back,
}

struct PlanPage {
    board: Board<Connect4>,
    /// The moves to the position of the plan.
    root: Vec<Column>,
    /// The user in the position of the plan, which may be the opponent's.
    you: Player,
    found: Option<Found>,
    stage: Stage,
    says: Option<Remark>,
    is_shown: bool,
    /// The page in a small window, which has one sentence at a time: a rule, or after the last one
    /// what proves the plan. `None` in a large window.
    page: Option<usize>,
    judge: Judge<Connect4>,
}

impl PlanPage {
    fn new(size: Size, moves: &[Column], you: Player) -> Self {
        let mut board = Board::new(size);
        // The moves are those of a game.
        let stage = match board.set_up(size, moves) {
            Ok(()) => Stage::Searching,
            Err(_) => Stage::Absent,
        };
        Self {
            board,
            root: moves.to_vec(),
            you,
            found: None,
            stage,
            says: None,
            is_shown: true,
            page: None,
            judge: Judge::default(),
        }
    }

    fn plan(&self) -> Option<&Plan> {
        self.found.as_ref().map(|found| &found.plan)
    }

    /// Returns whose plan it is and what it reaches.
    fn title(&self, found: &Found) -> String {
        let owner = found.plan.player;
        words::plan_title(Some(owner).filter(|&owner| owner != self.you), found.goal)
    }

    /// Returns whose seat the user takes, and who moves next.
    fn seat(&self, plan: &Plan) -> String {
        words::plan_seat(plan, plan.player == self.you, self.board.position().to_move())
    }

    /// Returns the sentences of the plan, none before it is found.
    fn sentences(&self) -> Vec<String> {
        let plan = self.plan().map(|plan| words::plan_sentences(plan, self.board.setup()));
        plan.unwrap_or_default()
    }

    /// Returns what proves the plan, and what makes the game longest.
    fn checked(&self) -> Option<Remark> {
        let found = self.found.as_ref()?;
        let below = [words::plan_ways(found)].into_iter().chain(words::plan_longest(found));
        let below = below.reduce(text::play::two_sentences).unwrap_or_default();
        Some(Remark::new(Tone::Right, text::plan::checked()).and(below))
    }

    /// Returns the number of moves since the position of the plan.
    fn tried(&self) -> usize {
        self.board.played().len().saturating_sub(self.root.len())
    }

    /// Returns what the plan says now.
    fn answer(&self) -> Option<Answer> {
        let last = self.board.played().last().copied().filter(|_| self.tried() > 0);
        self.plan()?.answer(self.board.position(), last)
    }

    fn say(&mut self, tone: Tone, text: impl Into<String>) -> Effects {
        let remark = Remark::new(tone, text);
        let effects = Effects::announcement(remark.text.clone());
        self.says = Some(remark);
        effects
    }

    /// Begins the try, from the position of the plan.
    fn begin(&mut self) -> Effects {
        if self.found.is_none() {
            return Effects::default();
        }
        self.board.take_back_to(self.root.len());
        self.says = None;
        self.page = self.page.map(|_| 0);
        self.turn();
        Effects::announcement(self.spoken())
    }

    /// Gives the turn to whose move it is.
    fn turn(&mut self) {
        let position = *self.board.position();
        let is_plans = self.plan().is_some_and(|plan| plan.player == position.to_move());
        // A coin that waits over the answer would give it away.
        let answer = self.answer().map(|answer| answer.column);
        let mut columns = position.moves();
        columns.sort_by_key(|&column| Some(column) == answer);
        if let Some(&column) = columns.first() {
            self.board.aim_at(column);
        }
        self.stage = match position.outcome() {
            Some(_) => Stage::Over,
            None if is_plans => Stage::Yours,
            None => Stage::Theirs,
        };
    }

    /// Says how the game ended.
    fn end(&mut self) -> Effects {
        match self.board.position().outcome() {
            Some(Outcome::Win(_)) => {
                self.say(Tone::Right, text::plan::won(self.board.setup().connect()))
            }
            Some(Outcome::Draw) => self.say(Tone::Right, text::plan::held()),
            None => Effects::default(),
        }
    }

    /// Takes the plan that was found in the position, or that there is none.
    fn take(&mut self, plan: Option<Found>) -> Effects {
        self.stage = if plan.is_some() { Stage::Shown } else { Stage::Absent };
        self.found = plan;
        self.mark();
        Effects::announcement(self.spoken())
    }

    /// Marks the spaces in which the plan's side can win.
    fn mark(&mut self) {
        let (Some(plan), Stage::Shown, true) = (self.plan(), self.stage, self.is_shown) else {
            self.board.mark(Vec::new());
            return;
        };
        let position = self.board.position();
        let meaning =
            if position.to_move() == plan.player { Meaning::Own } else { Meaning::Opponents };
        let marks = threats(position, plan.player).into_iter().filter_map(|threat| {
            let landing = position.landing(threat.cell.column)?.index();
            let times = threat.cell.row.index() + 1 - landing;
            Some(Mark { mv: threat.cell.column, times, meaning })
        });
        let marks = marks.collect();
        self.board.mark(marks);
    }

    fn buttons<'a>(&self) -> Vec<Vec<(Button<'a>, Act)>> {
        let enter = text::lesson::keys_enter();
        let back = (Button::new(text::play::back(), text::board::keys_escape()), Act::Back);
        let begin = match self.stage {
            Stage::Searching | Stage::Absent => return vec![vec![back]],
            Stage::Shown => Button::primary(text::plan::begin(), enter),
            Stage::Over => Button::primary(text::plan::from_the_start(), enter),
            // Enter drops the coin that waits.
            Stage::Yours => Button::new(text::plan::from_the_start(), ""),
            Stage::Theirs => Button::new(text::plan::from_the_start(), enter),
        };
        let show = if self.is_shown { text::plan::hide() } else { text::plan::show() };
        let second = match self.page.filter(|_| self.stage == Stage::Shown) {
            Some(page) => (
                Button::new(text::practice::next(), text::keys::right()),
                Act::Turn((page + 1) % self.pages()),
            ),
            None => (Button::new(show, SHOW.symbol_or_name()), Act::Show),
        };
        vec![vec![(begin, Act::Begin)], vec![second, back]]
    }

    /// Returns how many pages the plan has in a small window.
    fn pages(&self) -> usize {
        self.plan().map_or(0, |plan| plan.rules().len()) + 1
    }

    /// Paints what the rules mean on the board: the columns left for last, the pairs, and the order
    /// of the columns.
    fn paint_rules(&self, painter: &Painter, board: &BoardLayout, plan: &Plan) {
        let palette = Palette::of(painter.ctx());
        for (number, rule) in (1..).zip(plan.rules()) {
            match rule {
                Rule::Pairs(pairs) => {
                    for (pair, letter) in pairs.iter().zip('A'..) {
                        for &cell in pair {
                            paint_letter(painter, board, cell, letter, palette);
                        }
                    }
                }
                Rule::Otherwise { order, last, .. } => {
                    let top = self.board.setup().rows() - 1;
                    for column in last {
                        let (low, high) =
                            (Cell::at(column.index(), 0), Cell::at(column.index(), top));
                        let strip = board.cell(low).union(board.cell(high)).shrink(1.0);
                        let shade = Color32::from_white_alpha(51);
                        painter.rect_filled(strip, CornerRadius::same(14), shade);
                    }
                    if self.stage == Stage::Shown {
                        self.paint_order(painter, board, (order, number), palette);
                    }
                }
                Rule::Tactics { .. } | Rule::Follow { .. } => {}
            }
        }
    }

    /// Paints an arrow above the board along the order, with the number of its rule.
    fn paint_order(
        &self,
        painter: &Painter,
        board: &BoardLayout,
        (order, number): (Order, usize),
        palette: &Palette,
    ) {
        let size = self.board.setup();
        let height = board.plate().top() - 0.36 * board.cell(Cell::at(0, 0)).height();
        let at = |index: u8| pos2(board.cell(Cell::at(index, 0)).center().x, height);
        let (last, middle) = (size.columns() - 1, size.columns() / 2);
        let ways = match order {
            Order::From(Side::Left) => vec![(0, last)],
            Order::From(Side::Right) => vec![(last, 0)],
            Order::FromMiddle(_) => vec![(middle, 0), (middle, last)],
            Order::FromEdges(_) => vec![(0, middle), (last, middle)],
        };
        let stroke = Stroke::new(2.0, palette.text);
        for &(from, to) in &ways {
            let (from, to) = (at(from), at(to) - 8.0 * (at(to) - at(from)).normalized());
            painter.extend(egui::Shape::dashed_line(&[from, to], stroke, 3.0, 5.0));
            paint_head(painter, to, (to - from).normalized(), stroke);
        }
        let mut badges: Vec<u8> = ways.iter().map(|&(from, _)| from).collect();
        badges.dedup();
        for from in badges {
            painter.circle(at(from), 13.0, palette.card, stroke);
            let font = theme::strong(15.0);
            let text = number.to_string();
            painter.text(at(from), Align2::CENTER_CENTER, text, font, palette.text);
        }
    }
}

/// Paints the head of an arrow.
fn paint_head(painter: &Painter, tip: Pos2, along: Vec2, stroke: Stroke) {
    for side in [-1.0, 1.0] {
        let back = tip - 9.0 * along + side * 6.0 * vec2(-along.y, along.x);
        painter.line_segment([back, tip], stroke);
    }
}

/// Paints the ring of a space of a pair, with the letter of the pair.
fn paint_letter(
    painter: &Painter,
    board: &BoardLayout,
    cell: Cell,
    letter: char,
    palette: &Palette,
) {
    let place = board.cell(cell);
    let (centre, radius) = (place.center(), 0.31 * place.width());
    let width = (0.05 * place.width()).max(2.0);
    painter.circle(centre, radius, palette.card, Stroke::new(width, palette.accent));
    let font = theme::strong(0.34 * place.width());
    painter.text(centre, Align2::CENTER_CENTER, letter, font, palette.text);
}

impl Practice for PlanPage {
    type Kind = Connect4;
    type Act = Act;

    fn board(&self) -> &Board<Connect4> {
        &self.board
    }

    fn board_mut(&mut self) -> &mut Board<Connect4> {
        &mut self.board
    }

    fn spoken(&self) -> String {
        if let Some(says) = &self.says {
            return says.lines();
        }
        match (self.stage, &self.found) {
            (Stage::Shown, Some(found)) => {
                let checked = self.checked().map(|checked| checked.more);
                let all = std::iter::once(self.title(found)).chain(self.sentences());
                all.chain(checked).reduce(text::play::two_sentences).unwrap_or_default()
            }
            (Stage::Searching, _) => text::plan::searching().to_owned(),
            (_, None) => text::plan::none().to_owned(),
            (_, Some(found)) => self.seat(&found.plan),
        }
    }

    fn advance(&mut self, cx: &Cx<'_>) -> Effects {
        let (position, size) = (*self.board.position(), self.board.setup());
        let reasons = match self.stage {
            Stage::Searching => Some(Reasons::Wanted),
            Stage::Theirs => Some(Reasons::Unwanted),
            Stage::Absent | Stage::Shown | Stage::Yours | Stage::Over => None,
        };
        let wanted = reasons.map(|reasons| (&position, reasons));
        let make = move || Connect4::adviser(size, Effort::Usual);
        if let Err(told) = self.judge.tick(cx.ctx, wanted, make) {
            self.stage = if self.found.is_some() { Stage::Shown } else { Stage::Absent };
            return Effects::notice(told);
        }
        let judged = self.judge.get(&position);
        if self.stage == Stage::Searching {
            let explained = judged.map(|judged| judged.explanation.clone());
            let plan = explained.map(|explained| explained?.insight.plan);
            return plan.map(|plan| self.take(plan.map(|plan| *plan))).unwrap_or_default();
        }
        if self.stage != Stage::Theirs {
            return Effects::default();
        }
        let best = judged.map(|judged| judged.best);
        let reply = match self.board.reply(best, REPLY_AFTER, cx) {
            None => return Effects::default(),
            Some(Err(told)) => return Effects::notice(told),
            Some(Ok(reply)) => reply,
        };
        self.turn();
        let mover = self.board.position().to_move().other();
        let moved = text::game::moved(words::side::<Connect4>(mover), Connect4::move_phrase(reply));
        let said = text::play::two_sentences(moved, text::game::your_turn());
        Effects::announcement(said).then(self.end())
    }

    fn play(&mut self, column: Column, cx: &Cx<'_>) -> Effects {
        if self.stage == Stage::Shown {
            // A coin dropped now begins the try.
            self.begin();
        }
        let (Stage::Yours, Some(answer)) = (self.stage, self.answer()) else {
            return Effects::default();
        };
        let rule = answer.rule + 1;
        self.page = self.page.map(|_| answer.rule);
        if answer.column != column {
            return self.say(Tone::Wrong, text::plan::slip(rule, answer.column.number()));
        }
        if let Err(refusal) = self.board.play(column, Mover::Human, cx) {
            return Effects::notice(refusal);
        }
        let effects = self.say(Tone::Right, text::plan::right(rule));
        self.turn();
        effects.then(self.end())
    }

    fn key(&self, pressed: Pressed) -> Option<Act> {
        self.found.as_ref()?;
        match pressed.key {
            SHOW if !pressed.is_repeat => Some(Act::Show),
            Key::ArrowLeft | Key::ArrowRight if self.stage == Stage::Shown => {
                let page = self.page?;
                let to =
                    if pressed.key == Key::ArrowLeft { page.checked_sub(1)? } else { page + 1 };
                (to < self.pages()).then_some(Act::Turn(to))
            }
            // While a coin waits, Enter drops it.
            _ if pressed.confirms() && self.stage != Stage::Yours => Some(Act::Begin),
            _ => None,
        }
    }

    fn act(&mut self, act: Act, _: &Cx<'_>) -> Effects {
        match act {
            Act::Begin => self.begin(),
            Act::Show => {
                self.is_shown = !self.is_shown;
                self.mark();
                Effects::default()
            }
            Act::Turn(page) => {
                self.page = Some(page);
                let rule = self.sentences().into_iter().nth(page);
                let rule = rule.map(|rule| text::play::labelled(text::plan::right(page + 1), rule));
                let said = rule.or_else(|| Some(self.checked()?.lines()));
                Effects::announcement(said.unwrap_or_default())
            }
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
            Stage::Yours => Waiting::Human(mover),
            Stage::Theirs => Waiting::Computer(mover),
            Stage::Searching | Stage::Absent | Stage::Shown | Stage::Over => Waiting::Nothing,
        };
        let touch = self.board.ui(ui, layout.board, cx, (waiting, None));
        if let (true, Some(plan)) = (self.is_shown, self.plan())
            && self.stage != Stage::Over
        {
            let pixels = ui.ctx().pixels_per_point();
            let board = BoardLayout::fit(layout.board, self.board.setup(), false, pixels);
            self.paint_rules(ui.painter(), &board, plan);
        }
        let (title, label, task) = match &self.found {
            Some(found) => (self.title(found), self.seat(&found.plan), text::plan::for_the_rest()),
            None if self.stage == Stage::Searching => {
                (text::plan::menu().to_owned(), String::new(), text::plan::searching())
            }
            None => (text::plan::menu().to_owned(), String::new(), text::plan::none()),
        };
        self.page = (!layout.is_beside).then(|| self.page.unwrap_or(0));
        let is_paged = |number: usize| self.page.is_none_or(|page| page == number);
        let is_proof_shown = self.stage == Stage::Shown && is_paged(self.pages() - 1);
        let checked = self.checked().filter(|_| is_proof_shown);
        let player = self.plan().map(|plan| plan.player);
        let answered = self.answer().filter(|_| self.stage == Stage::Yours);
        let rules = self.sentences().into_iter().enumerate();
        let rules: Vec<(usize, String)> = rules.filter(|&(number, _)| is_paged(number)).collect();
        let note = match self.page.filter(|&page| page + 1 < self.pages()) {
            Some(page) => text::plan::rule_of(page + 1, self.pages() - 1),
            None => String::new(),
        };
        let card = Card {
            title: &title,
            label: &label,
            task: if is_proof_shown && self.page.is_some() { "" } else { task },
            rules: &rules,
            // The rule is named only after a slip: the user is to find it.
            rule: answered
                .filter(|_| self.says.as_ref().is_some_and(|says| says.tone == Tone::Wrong))
                .map(|answer| answer.rule),
            piece: player.map(|player| self.board.piece(ui.ctx(), player, PIECE)),
            says: self.says.as_ref().or(checked.as_ref()),
            note: &note,
            steps: None,
            buttons: self.buttons(),
        };
        (touch, card.ui(layout, ui))
    }
}
