//! The view of the screen of mistakes: the card and its buttons.

use egui::Ui;

use super::{Act, Mistakes, Stage};
use crate::app::contract::board::{BoardUi, Touch, Waiting};
use crate::app::contract::screen::ScreenContext;
use crate::app::kit::widgets::Button;
use crate::app::practice::card::{Card, PIECE};
use crate::app::practice::layout::Layout;
use crate::clock;
use crate::core::day::Day;
use crate::core::game::Game as _;
use crate::words::{self, text};

impl<K: BoardUi> Mistakes<K> {
    /// Shows the screen. Returns what the user did on the board and on the card.
    pub(super) fn show_ui(
        &mut self,
        ui: &mut Ui,
        layout: &Layout,
        context: &ScreenContext<'_>,
    ) -> (Option<Touch<K>>, Option<Act>) {
        let waiting = match self.stage {
            Stage::Asked => Waiting::Human(self.board.position().to_move()),
            Stage::Finding | Stage::Wrong | Stage::Answered | Stage::Empty | Stage::Failed => {
                Waiting::Nothing
            }
        };
        let scene = (waiting, self.compared.as_ref());
        let touch = self.board.ui(ui, layout.board, context, scene);
        (touch, self.card_ui(ui, layout))
    }

    /// Returns what to do, or why there is nothing to do.
    pub(super) fn task(&self) -> String {
        match (self.stage, self.current()) {
            (Stage::Finding, _) => text::mistakes::reading().to_owned(),
            (Stage::Failed, _) => String::new(),
            (_, Some(mistake)) => text::mistakes::task(K::move_phrase(mistake.made)),
            (_, None) => text::mistakes::none_due().to_owned(),
        }
    }

    /// Returns the line below the task: how many are due, or when the mistake comes back.
    fn note(&self) -> String {
        match (self.stage, self.current()) {
            (Stage::Finding, _) => String::new(),
            (_, Some(mistake)) if self.is_counted => {
                let ply = mistake.moves.len() + 1;
                let repetition = self.progress.repetition(mistake.file.number, ply);
                repetition.due().map_or_else(
                    || text::mistakes::learned().to_owned(),
                    |day| text::mistakes::comes_back(words::day_and_month(Day::after_1970(day))),
                )
            }
            (_, Some(_)) => text::mistakes::due(self.due.count),
            (_, None) => String::new(),
        }
    }

    /// Returns the game that the mistake is from: `You against High · 21 Nov · move 17`.
    fn origin(&self) -> String {
        let Some(mistake) = self.current() else {
            return K::title().to_owned();
        };
        words::beside([
            text::past::you_against(words::past_opponent(&mistake.summary, usize::MAX)),
            words::short_date(clock::when(mistake.file.modified)).0,
            text::mistakes::move_number(mistake.moves.len() + 1),
        ])
    }

    /// Shows the card and its buttons.
    fn card_ui(&mut self, ui: &mut Ui, layout: &Layout) -> Option<Act> {
        let mover = self.current().and_then(|mistake| mistake.summary.you());
        let piece = mover.map(|mover| self.board.piece(ui.ctx(), mover, PIECE));
        Card {
            title: text::mistakes::title(),
            label: &self.origin(),
            task: &self.task(),
            piece,
            says: self.says.as_ref(),
            note: &self.note(),
            steps: None,
            buttons: self.buttons(),
        }
        .ui(layout, ui)
    }

    fn buttons<'a>(&self) -> Vec<Vec<(Button<'a>, Act)>> {
        let back = (
            Button::new(text::play::back(), text::board::keys_escape()),
            Act::Back,
        );
        if self.current().is_none() {
            let past_games = Button::primary(text::past::title(), "");
            return vec![vec![(past_games, Act::PastGames), back]];
        }
        let help = if self.stage == Stage::Wrong {
            (
                Button::primary(text::practice::try_again(), text::lesson::keys_enter())
                    .tip(text::puzzles::try_again_tip()),
                Act::TryAgain,
            )
        } else {
            (
                Button::new(text::puzzles::hint(), "H")
                    .tip(text::mistakes::hint_effect())
                    .enabled(self.stage == Stage::Asked),
                Act::Hint,
            )
        };
        let solution = (
            Button::new(text::puzzles::solution(), "S")
                .tip(text::mistakes::solution_tip())
                .enabled(self.stage != Stage::Answered),
            Act::Solution,
        );
        let next = if self.stage == Stage::Answered {
            Button::primary(text::practice::next(), "N")
        } else {
            Button::new(text::practice::next(), "N")
        };
        let game = Button::new(text::mistakes::open(), "").tip(text::mistakes::open_tip());
        vec![
            vec![help, solution],
            vec![
                (next.tip(text::mistakes::next_effect()), Act::Next),
                (game, Act::OpenGame),
            ],
            vec![back],
        ]
    }
}
