//! The view of the puzzle screen: the card, the buttons, the marks on the board.

use egui::Ui;

use super::choice::{self, Source};
use super::{Act, Puzzles, Stage, words};
use crate::app::connect4::marks::{self, Marks};
use crate::app::contract::board::Waiting;
use crate::app::contract::screen::ScreenContext;
use crate::app::kit::badge::Badge;
use crate::app::kit::widgets::Button;
use crate::app::practice::card::{Card, PIECE};
use crate::app::practice::layout::Layout;
use crate::core::connect4::Cell;
use crate::core::game::Game;
use crate::words::text;

impl Puzzles {
    /// Shows the screen. Returns what the user did, in the order in which it is done.
    pub(super) fn show_ui(
        &mut self,
        ui: &mut Ui,
        layout: &Layout,
        context: &ScreenContext<'_>,
    ) -> Vec<Act> {
        let mut acts = Vec::new();
        let waiting = self.waiting();
        acts.extend(
            self.board
                .ui(ui, layout.board, context, waiting)
                .map(Act::Touch),
        );
        if context.now >= self.board.rest_at() {
            Marks {
                answer: self.marked(),
                threats: Vec::new(),
            }
            .paint(ui, layout.board);
        }
        acts.extend(self.card_ui(ui, layout, context));
        acts
    }

    /// Returns the coin that waits above the board.
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

    /// Returns the cell of the coin that is marked as right or wrong.
    fn marked(&self) -> Option<(Cell, Badge)> {
        let (ply, badge) = self.answer?;
        Some((marks::cell_of(self.board.played(), ply)?, badge))
    }

    /// Shows the card and its buttons.
    fn card_ui(
        &mut self,
        ui: &mut Ui,
        layout: &Layout,
        context: &ScreenContext<'_>,
    ) -> Option<Act> {
        let progress = &self.progress.puzzles;
        let (label, task) = match &self.current {
            Some(current) => (
                words::label(&current.puzzle, current.source, progress),
                words::task(&current.puzzle),
            ),
            None => (
                words::difficulty(choice::reached(progress)),
                text::puzzles::making().to_owned(),
            ),
        };
        let note = words::note(progress);
        let mover = self
            .current
            .as_ref()
            .map(|current| current.puzzle.position().to_move());
        let piece = mover.map(|mover| self.board.piece(ui.ctx(), mover, PIECE));
        Card {
            title: text::puzzles::title(),
            label: &label,
            task: &task,
            piece,
            says: self.says.as_ref(),
            note: &note,
            steps: None,
            buttons: self.buttons(context),
        }
        .ui(layout, ui)
    }

    /// Returns the rows of buttons.
    fn buttons<'a>(&self, context: &ScreenContext<'_>) -> Vec<Vec<(Button<'a>, Act)>> {
        let can_help = matches!(self.stage, Stage::Asked | Stage::Refuted { .. });
        let is_first = self.is_first();
        let is_solved = self
            .current
            .as_ref()
            .is_some_and(|current| current.is_solved);
        let help = if matches!(self.stage, Stage::Refuted { .. }) {
            (
                Button::primary(text::practice::try_again(), text::lesson::keys_enter())
                    .tip(text::puzzles::try_again_tip()),
                Act::TryAgain,
            )
        } else {
            (
                Button::new(text::puzzles::hint(), "H")
                    .tip(text::puzzles::hint_tip())
                    .enabled(can_help && is_first),
                Act::Hint,
            )
        };
        let tip = if is_solved {
            text::puzzles::rest_tip()
        } else {
            text::puzzles::solution_tip()
        };
        let solution = (
            Button::new(text::puzzles::solution(), "S")
                .tip(tip)
                .enabled(can_help),
            Act::Solution,
        );
        let next = if is_solved || self.stage == Stage::Ended {
            Button::primary(text::practice::next(), "N")
        } else {
            Button::new(text::practice::next(), "N")
        };
        let is_today = self
            .current
            .as_ref()
            .is_some_and(|current| current.source == Source::Day(context.today));
        let daily = Button::new(text::puzzles::daily(), "D").tip(text::puzzles::daily_tip());
        vec![
            vec![help, solution],
            vec![
                (
                    next.tip(text::puzzles::next_tip())
                        .enabled(self.stage != Stage::Making || self.is_stuck),
                    Act::Next,
                ),
                (daily.enabled(!is_today || !self.is_fresh()), Act::Daily),
            ],
            vec![(
                Button::new(text::play::back(), text::board::keys_escape()),
                Act::Back,
            )],
        ]
    }
}
