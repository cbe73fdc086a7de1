//! What a table shows of its game: the scene of the board, and the play screen around it.

use egui::Ui;

use super::GameTable;
use crate::app::analysis::evaluation_bar::Bar;
use crate::app::contract::board::{BoardUi, Compared, Scene, Touch, Waiting};
use crate::app::contract::command::Command;
use crate::app::contract::model::{Act, Advice, Hint, Model, Phase, Requests};
use crate::app::contract::notice_place::NoticePlace;
use crate::app::contract::table::Around;
use crate::app::kit::widgets;
use crate::app::screens::{play, stage};
use crate::app::theme::Palette;
use crate::app::words;
use crate::core::game::{Game, Player};
use crate::core::kind::MoveOf;
use crate::core::verdict::Verdict;
use crate::storage::Motion;

impl<K: BoardUi> GameTable<K> {
    /// Returns what the board is shown from.
    pub(super) fn scene<'a>(
        &'a self,
        around: &Around<'_>,
        verdicts: Option<&'a [(MoveOf<K>, Verdict)]>,
        compared: Option<&'a Compared<MoveOf<K>>>,
    ) -> Scene<'a, K> {
        let now = around.now;
        let position = self.session.position();
        let mover = position.to_move();
        let waiting = match self.turn() {
            _ if self.review.is_some() => Waiting::Nothing,
            Phase::Awaiting => Waiting::Person(mover),
            Phase::Thinking | Phase::Paused | Phase::Passing => Waiting::Computer(mover),
            Phase::Moving | Phase::Over(_) => Waiting::Nothing,
        };
        let advice = match &self.hint {
            Some(Hint::Given(advice)) => Some(advice),
            Some(Hint::Asked(_)) | None => None,
        };
        Scene {
            position,
            setup: self.session.setup(),
            last: self.session.record().played().last().copied(),
            moving: self.moving.as_ref().and_then(|moving| moving.at(now)),
            waiting,
            aim: self.aim,
            hint: advice.map(|advice| advice.report.best),
            marks: advice
                .filter(|advice| !advice.shows_line)
                .map_or(&[], Advice::marks),
            line: advice
                .filter(|advice| advice.shows_line)
                .map_or(&[], Advice::line),
            shows_threats: K::HAS_THREATS && around.settings.threats,
            shows_numbers: K::HAS_NUMBERS && around.settings.numbers,
            below: self.side_below(),
            verdicts,
            compared,
            refused: self.refused.map(|(aim, since)| (aim, now - since)),
            at_rest_for: now - self.rest_at(),
            is_still: around.settings.motion == Motion::Reduced,
            now,
        }
    }

    /// Shows the game. Returns where it has room for a notice.
    pub(super) fn game_ui(
        &mut self,
        ui: &mut Ui,
        around: &Around<'_>,
        commands: &mut Vec<Command>,
    ) -> NoticePlace {
        let mut acts = std::mem::take(&mut self.acts);
        let mut requests = Requests {
            commands,
            acts: &mut acts,
        };
        let (turn, is_moving) = (self.turn(), self.is_moving(around.now));
        let whole = ui.max_rect();
        let layout = play::Layout::of::<K>(whole, self.session.setup(), around.settings.panel);
        let stage = around
            .settings
            .stage
            .then(|| stage::Layout::of::<K>(whole, self.session.setup()));
        let mut board = stage.map_or(layout.board, |stage| stage.board);
        let record = self.session.record();
        let verdicts = self.analysis.is_on().then(|| self.analysis.moves(record));
        if verdicts.is_some() {
            let place = board;
            board = place.with_min_x(place.left() + Bar::room(place));
            let still = around.settings.motion == Motion::Reduced;
            self.analysis.follow_bar(record, around.now, still);
            let frame = K::frame(
                board,
                self.session.setup(),
                true,
                ui.ctx().pixels_per_point(),
            );
            let palette = Palette::of(ui.ctx());
            let says = words::evaluation(&self.session, self.analysis.verdict(record.cursor()));
            let colours = Player::BOTH.map(|player| K::face(player, palette));
            self.analysis
                .bar
                .ui::<K>(ui, place, frame, colours, around.now, &says);
        }
        let held_back = self.held_back();
        let mut view = std::mem::take(&mut self.view);
        let mut pictures = std::mem::take(&mut self.pictures);
        let touched = K::board_ui(
            ui,
            board,
            &mut pictures,
            &mut view,
            &self.scene(around, verdicts.as_deref(), held_back.as_ref()),
        );
        // The second press of a double click is none: it would be the other player's move, or an
        // answer before the question is read.
        let is_again = !self.is_free
            && matches!(touched, Some(Touch::Play(_)))
            && widgets::is_double_click(ui);
        if let Some(touch) = touched.filter(|_| !is_again) {
            requests.act(Act::Touch(touch));
        }
        let model = Model {
            session: &self.session,
            reports: &self.reports,
            hint: self.hint.as_ref(),
            lesson: self.lesson.as_ref(),
            analysis: verdicts.is_some().then_some(&self.analysis),
            turn,
            phase: if is_moving { Phase::Moving } else { turn },
            is_free: self.is_free,
            at_rest_for: around.now - self.rest_at(),
            letter: self.typed.letter(),
            around,
        };
        let notice = match &stage {
            Some(stage) => stage::ui(&model, stage, &mut pictures, ui, &mut requests),
            None => play::ui(
                &model,
                &layout,
                &mut self.panel,
                &mut pictures,
                ui,
                &mut requests,
            ),
        };
        self.celebration = self
            .celebration
            .filter(|celebration| !celebration.is_over(around.now));
        if let Some(celebration) = &self.celebration {
            // From the top of the window to the foot of the board, in front of both.
            celebration.paint::<K>(ui, board.with_min_y(whole.top()), &mut pictures, around.now);
        }
        (self.acts, self.view, self.pictures) = (acts, view, pictures);
        if is_moving {
            ui.ctx().request_repaint();
        }
        notice
    }
}
