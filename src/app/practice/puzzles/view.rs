//! The view of the puzzle screen: the card, the buttons, the marks on the board.

use egui::{Color32, Painter, Rect, Rgba, Shape, Stroke, Ui, Vec2, vec2};

use super::{Act, BoardPlace, PuzzleUi, Puzzles, Stage, choice};
use crate::app::contract::board::Waiting;
use crate::app::contract::screen::ScreenContext;
use crate::app::kit::widgets::Button;
use crate::app::practice::card::{Card, PIECE};
use crate::app::practice::layout::Layout;
use crate::app::theme::Palette;
use crate::core::game::Game as _;
use crate::words::puzzles::{self, Source};
use crate::words::text;

impl<K: PuzzleUi> Puzzles<K> {
    /// Shows the screen. Returns what the user did, in the order in which it is done.
    pub(super) fn show_ui(
        &mut self,
        ui: &mut Ui,
        layout: &Layout,
        context: &ScreenContext<'_>,
    ) -> Vec<Act<K>> {
        let mut acts = Vec::new();
        let waiting = self.waiting();
        acts.extend(
            self.board
                .ui(ui, layout.board, context, waiting)
                .map(Act::Touch),
        );
        self.paint_marks(ui, layout, context);
        acts.extend(self.card_ui(ui, layout, context));
        acts
    }

    /// Paints what the task is about, and whether the user's move was right.
    fn paint_marks(&self, ui: &Ui, layout: &Layout, context: &ScreenContext<'_>) {
        if context.now < self.board.rest_at() {
            return;
        }
        let Some(current) = &self.current else {
            return;
        };
        let board = BoardPlace {
            area: layout.board,
            setup: self.board.setup(),
            pixels_per_point: ui.pixels_per_point(),
        };
        for (place, owner) in K::marked(&board, &current.puzzle, self.board.position()) {
            let face = K::face(owner, Palette::of(ui.ctx()));
            triangle(ui.painter(), place, face);
        }
        let answer = self.answer.and_then(|(ply, badge)| {
            Some((K::resting_place(&board, self.board.played(), ply)?, badge))
        });
        if let Some((place, badge)) = answer {
            let centre = place.center() + Vec2::splat(0.30 * place.width());
            let radius = 0.21 * place.width();
            badge.paint(ui.painter(), centre, radius, Palette::of(ui.ctx()));
        }
    }

    /// Returns the piece that waits at the board.
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

    /// Shows the card and its buttons.
    fn card_ui(
        &mut self,
        ui: &mut Ui,
        layout: &Layout,
        context: &ScreenContext<'_>,
    ) -> Option<Act<K>> {
        let progress = &self.progress.puzzles;
        let (label, task) = match &self.current {
            Some(current) => (
                puzzles::label(current.puzzle.difficulty, current.source, progress),
                K::task(&current.puzzle),
            ),
            None => (
                puzzles::difficulty(choice::reached(progress)),
                text::puzzles::making().to_owned(),
            ),
        };
        let note = puzzles::note(progress);
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
    fn buttons<'a>(&self, context: &ScreenContext<'_>) -> Vec<Vec<(Button<'a>, Act<K>)>> {
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

/// Paints the mark of a piece that the task is about, in a colour that stands out from its face.
fn triangle(painter: &Painter, place: Rect, face: Color32) {
    let size = 0.24 * place.width();
    let corners = [vec2(0.0, -1.0), vec2(0.87, 0.5), vec2(-0.87, 0.5)];
    let is_dark = Rgba::from(face).intensity() < 0.3;
    let colour = if is_dark {
        Color32::WHITE
    } else {
        Color32::BLACK
    };
    let points = corners
        .map(|corner| place.center() + size * corner)
        .to_vec();
    let stroke = Stroke::new((0.07 * place.width()).max(1.5), colour);
    painter.add(Shape::closed_line(points, stroke));
}
