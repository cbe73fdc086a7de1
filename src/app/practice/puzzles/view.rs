//! The view of the puzzle screen: the card, the buttons, the marks on the board.

use egui::{Color32, Painter, Rect, Rgba, Shape, Stroke, Ui, vec2};

use super::{Act, KEYS, PuzzleUi, Puzzles, Stage, calendar, choice};
use crate::app::contract::board::{Touch, Waiting};
use crate::app::contract::screen::Cx;
use crate::app::kit::widgets::{Button, Weight};
use crate::app::practice::card::{Card, Layout, PIECE, Remark, Steps, Tone, sentences_ui};
use crate::app::practice::screen::act_button;
use crate::app::theme::Palette;
use crate::core::game::Game as _;
use crate::storage::DayResult;
use crate::words::puzzles::{self, Source};
use crate::words::text;

impl<K: PuzzleUi> Puzzles<K> {
    /// Shows the screen. Returns what the user did on the board and elsewhere.
    pub(super) fn show_ui(
        &mut self,
        ui: &mut Ui,
        layout: &Layout,
        cx: &Cx<'_>,
    ) -> (Option<Touch<K>>, Option<Act>) {
        let (mut touch, mut chosen) = (None, None);
        if let Some(first) = self.calendar {
            let (month, progress) = ((first, cx.today), &self.progress.puzzles);
            chosen = calendar::ui(ui, layout.board, month, progress).map(Act::InCalendar);
        } else {
            let scene = (self.waiting(), None);
            touch = self.board.ui(ui, layout.board, cx, scene);
            self.paint_marks(ui, layout, cx);
        }
        let act = self.card_ui(ui, layout, cx);
        (touch, chosen.or(act))
    }

    /// Paints what the task is about, and whether the user's move was right.
    fn paint_marks(&self, ui: &Ui, layout: &Layout, cx: &Cx<'_>) {
        if cx.now < self.board.rest_at() {
            return;
        }
        let Some(current) = &self.current else {
            return;
        };
        let board = self.board.place(ui, layout.board, cx);
        for (place, owner) in K::marked(&board, &current.puzzle, self.board.position()) {
            let face = K::face(owner, Palette::of(ui.ctx()));
            triangle(ui.painter(), place, face);
        }
        if let Some(answer) = self.answer {
            self.board.paint_badge(ui, layout.board, cx, answer);
        }
    }

    fn waiting(&self) -> Waiting {
        let position = self.board.position();
        match self.stage {
            Stage::Asked => Waiting::Human(position.to_move()),
            Stage::Answering | Stage::Refuting { .. } | Stage::Showing
                if position.outcome().is_none() =>
            {
                Waiting::Computer(position.to_move())
            }
            Stage::Answering
            | Stage::Refuting { .. }
            | Stage::Showing
            | Stage::Making
            | Stage::Judging { .. }
            | Stage::Refuted { .. }
            | Stage::Ended => Waiting::Nothing,
        }
    }

    fn card_ui(&mut self, ui: &mut Ui, layout: &Layout, cx: &Cx<'_>) -> Option<Act> {
        let progress = &self.progress.puzzles;
        let (label, task) = match &self.current {
            Some(current) => (
                puzzles::label(current.puzzle.difficulty, current.source, progress),
                K::task(&current.puzzle),
            ),
            None => {
                (puzzles::difficulty(choice::reached(progress)), text::puzzles::making().to_owned())
            }
        };
        let days = self.of_day().map_or(0, |_| progress.days_in_a_row(cx.today));
        let note =
            if days > 1 { text::puzzles::days_in_a_row(days) } else { puzzles::note(progress) };
        let mover = self.current.as_ref().map(|current| current.puzzle.position().to_move());
        let piece = mover.map(|mover| self.board.piece(ui.ctx(), mover, PIECE));
        let legend =
            self.current.as_ref().filter(|_| self.says.is_none() && self.calendar.is_none());
        let legend = legend.and_then(|current| K::legend(&current.puzzle));
        let legend = legend.map(|legend| Remark::new(Tone::Plain, legend));
        let names: Vec<&str> = self.ladder.iter().map(String::as_str).collect();
        let ladder = Steps {
            at: choice::reached(progress) as usize,
            count: names.len(),
            names: &names,
            skipped: &[],
        };
        let others = self.current.as_ref().and_then(|current| current.others.as_ref());
        let others = others.map_or(&[][..], |others| others);
        Card {
            title: if self.calendar.is_some() {
                text::puzzles::calendar()
            } else {
                text::puzzles::title()
            },
            label: &label,
            task: &task,
            rules: &[],
            rule: None,
            piece,
            says: self.says.as_ref().or(legend.as_ref()),
            note: &note,
            // The reasons need the room.
            steps: (layout.is_beside && others.is_empty()).then_some(ladder),
            buttons: self.buttons(layout.is_beside),
        }
        .list_ui(layout, ui, |ui| {
            if layout.is_beside && !others.is_empty() {
                sentences_ui(ui, text::puzzles::others(), others);
            }
            None
        })
    }

    /// Returns the day of the puzzle in view, if it is that of a day.
    fn of_day(&self) -> Option<u64> {
        match self.current.as_ref()?.source {
            Source::Day(day) => Some(day),
            Source::Collection | Source::Seed => None,
        }
    }

    /// Returns whether there is a result of a day to copy: not before its puzzle is solved or
    /// shown.
    pub(super) fn has_result(&self) -> bool {
        let result = self.of_day().and_then(|day| self.progress.puzzles.day(day));
        let is_solved = self.current.as_ref().is_some_and(|current| current.is_solved);
        result.is_some_and(|result| is_solved || result != DayResult::Missed)
    }

    /// Returns the rows of buttons. A small window has room for those of the puzzle alone.
    fn buttons<'a>(&self, is_beside: bool) -> Vec<Vec<(Button<'a>, Act)>> {
        let can_help = matches!(self.stage, Stage::Asked | Stage::Refuted { .. });
        let is_first = self.is_first();
        let day = self.of_day();
        let is_solved = self.current.as_ref().is_some_and(|current| current.is_solved);
        let has_result = self.has_result();
        let help = if matches!(self.stage, Stage::Refuted { .. }) {
            (
                Button::primary(text::practice::try_again(), text::lesson::keys_enter())
                    .tip(text::puzzles::try_again_tip()),
                Act::TryAgain,
            )
        } else if has_result {
            let label = if is_beside {
                text::puzzles::copy_result()
            } else {
                text::puzzles::copy_result_short()
            };
            let (copy, act) = act_button(KEYS, label, Act::CopyResult);
            (copy.tip(text::puzzles::copy_result_tip()), act)
        } else {
            let (hint, act) = act_button(KEYS, text::puzzles::hint(), Act::Hint);
            (hint.tip(text::puzzles::hint_tip()).enabled(can_help && is_first), act)
        };
        let tip = if is_solved { text::puzzles::rest_tip() } else { text::puzzles::solution_tip() };
        let (solution, act) = act_button(KEYS, text::puzzles::solution(), Act::Solution);
        let solution = (solution.tip(tip).enabled(can_help), act);
        let (mut next, act) = act_button(KEYS, text::practice::next(), Act::Next);
        if is_solved || self.stage == Stage::Ended {
            next.weight = Weight::Primary;
        }
        let next = next.tip(text::puzzles::next_tip());
        let next = (next.enabled(self.stage != Stage::Making || self.is_stuck), act);
        let daily = if day.is_some() || self.calendar.is_some() {
            let (calendar, act) = act_button(KEYS, text::puzzles::calendar(), Act::Calendar);
            (calendar.tip(text::puzzles::calendar_tip()), act)
        } else {
            let (daily, act) = act_button(KEYS, text::puzzles::daily(), Act::Daily);
            (daily.tip(text::puzzles::daily_tip()), act)
        };
        let mistakes = (Button::new(text::mistakes::title(), ""), Act::Mistakes);
        let back = (Button::new(text::play::back(), text::board::keys_escape()), Act::Back);
        match (is_beside, has_result) {
            (true, _) => vec![vec![help, solution], vec![next, daily], vec![mistakes, back]],
            (false, false) => vec![vec![help, solution, next, daily, back]],
            (false, true) => vec![vec![help, next, daily, back]],
        }
    }
}

/// Paints the mark of a piece that the task is about, in a colour that stands out from its face.
fn triangle(painter: &Painter, place: Rect, face: Color32) {
    let size = 0.24 * place.width();
    let corners = [vec2(0.0, -1.0), vec2(0.87, 0.5), vec2(-0.87, 0.5)];
    let is_dark = Rgba::from(face).intensity() < 0.3;
    let colour = if is_dark { Color32::WHITE } else { Color32::BLACK };
    let points = corners.map(|corner| place.center() + size * corner).to_vec();
    let stroke = Stroke::new((0.07 * place.width()).max(1.5), colour);
    painter.add(Shape::closed_line(points, stroke));
}
