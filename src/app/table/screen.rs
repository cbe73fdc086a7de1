//! The screens of a table: the board with the panel beside it, the stage, and the review.

use egui::{Context, Id, Key, Painter, Ui, UiBuilder, vec2};

use super::thinkers::{Advice, SearchPurpose};
use super::{GameTable, Mode, coach};
use crate::app::analysis::evaluation_bar::Bar;
use crate::app::contract::board::{
    BoardInput, BoardUi, Compared, Inscriptions, Scene, Touch, Waiting, likely,
};
use crate::app::contract::command::{Act, Action, Command};
use crate::app::contract::screen::{Cx, Effects, NoticePlace, Pressed, Screen};
use crate::app::input;
use crate::app::kit::widgets;
use crate::app::screens::review::{self, Page};
use crate::app::screens::{play, stage};
use crate::app::theme::{self, Palette};
use crate::core::game::{Game, Player};
use crate::core::kind::{self, MoveOf, Worth};
use crate::storage::{Motion, dimming};
use crate::words::{self, MOST_SHOWN, Phase, text};

/// How long the board takes to move when the bar appears, in seconds.
const BAR_SECONDS: f32 = 0.15;

impl<K: BoardUi> Screen for GameTable<K> {
    fn announcement(&self) -> String {
        if self.session.looks_back() {
            words::with_comment(&self.session, words::moved_to(&self.session))
        } else {
            words::announcement(&self.session)
        }
    }

    fn tick(&mut self, cx: &Cx<'_>) -> Effects {
        self.advance(cx)
    }

    fn skip_motion(&mut self) {
        self.animation.skip();
    }

    fn on_typed(&mut self, pressed: Pressed, commands: &mut Vec<Command>, now: f64) -> bool {
        let board = (self.session.setup(), self.session.position());
        // After the end a letter is a key of the window.
        if board.1.outcome().is_some() && pressed.key != Key::Escape {
            return false;
        }
        self.input.on_typed(pressed, commands, board, now)
    }

    fn on_key(&mut self, pressed: Pressed, commands: &mut Vec<Command>) {
        let pressed = if self.is_turned() {
            Pressed { key: input::turned(pressed.key), ..pressed }
        } else {
            pressed
        };
        let (setup, position) = (self.session.setup(), self.session.position());
        self.input.on_key(pressed, commands, setup, position);
    }

    fn perform(&mut self, act: &Act, cx: &Cx<'_>) -> Effects {
        let Some(input) = act.get::<BoardInput<K>>() else {
            return Effects::default();
        };
        match input {
            BoardInput::Touch(_) => self.input.end_letter(),
            // It has ended the letters before it; those since then belong to the next move.
            BoardInput::Key(_) => {
                self.input.pressed.pop_front();
            }
        }
        match input {
            BoardInput::Touch(Touch::Aim(aim)) => {
                self.input.aim = aim;
                Effects::default()
            }
            BoardInput::Key(Touch::Aim(aim)) => {
                Effects { announcement: self.aim_by_key(aim, cx.ctx), ..Effects::default() }
            }
            BoardInput::Touch(Touch::Play(mv)) | BoardInput::Key(Touch::Play(mv)) => {
                self.on_human_move(mv, cx)
            }
        }
    }

    fn forget_typed(&mut self) {
        self.input.end_letter();
    }

    fn owns(&self, id: Id) -> bool {
        input::owns::<K>(id, self.session.setup())
    }

    fn ui(&mut self, ui: &mut Ui, cx: &Cx<'_>, commands: &mut Vec<Command>) -> NoticePlace {
        self.view.pictures.begin_frame();
        match self.mode {
            Mode::Reviewing(shown) => self.review_ui(shown, ui, cx, commands),
            Mode::Play | Mode::Coaching(_) => self.game_ui(ui, cx, commands),
        }
    }
}

impl<K: BoardUi> GameTable<K> {
    /// Returns the next moves of the lines that part at an earlier position in view.
    fn branches(&self) -> Vec<MoveOf<K>> {
        let record = self.session.record();
        let next = record.children_in_order(record.place());
        let is_shown = next.len() > 1 && self.session.looks_back() && !self.is_reviewed();
        next.into_iter().filter(|_| is_shown).map(|(mv, _)| mv).collect()
    }

    pub(super) fn scene<'a>(
        &'a self,
        cx: &Cx<'_>,
        verdicts: Option<&'a [Worth<MoveOf<K>>]>,
        compared: Option<&'a Compared<MoveOf<K>>>,
    ) -> Scene<'a, K> {
        let now = cx.now;
        let record = self.session.record();
        let position = record.position();
        let mover = position.to_move();
        let waiting = match self.turn() {
            _ if self.is_reviewed() => Waiting::Nothing,
            Phase::Awaiting => Waiting::Human(mover),
            Phase::Thinking | Phase::Paused | Phase::Passing => Waiting::Computer(mover),
            Phase::Moving | Phase::Over(_) => Waiting::Nothing,
        };
        let advice = self.hint.as_ref();
        // A pass without a choice leaves the mark of the move before it.
        let is_passed = self.session.before_forced_pass().is_some();
        let is_turn = |mv| {
            !K::Game::is_agreement(mv)
                && K::resignation(position) != Some(mv)
                && !(is_passed && K::PASS == Some(mv))
        };
        Scene {
            position,
            setup: self.session.setup(),
            last: record.played().iter().rev().copied().find(|&mv| is_turn(mv)),
            moving: self.animation.motion(now),
            waiting,
            aim: self.input.aim,
            hints: advice.map_or(&[], |advice| &advice.best),
            marks: advice.filter(|advice| !advice.shows_line).map_or(&[], Advice::marks),
            branches: &[],
            line: advice.filter(|advice| advice.shows_line).map_or(&[], Advice::line),
            shows_threats: K::EXTRAS.threats.is_some() && cx.settings.threats,
            shows_coordinates: cx.settings.numbers,
            territory: self.analysis.territory.shown(position),
            inscribed: Inscriptions {
                markup: record.markup_at(record.place_after(self.marked_plies())),
                dimming: dimming(record.markups_back(self.marked_plies())),
                numbered: if cx.settings.move_numbers { record.played() } else { &[] },
            },
            below: self.side_below(),
            verdicts,
            verdicts_are_before: false,
            values_height: if !self.is_reviewed() || verdicts.is_some() {
                K::EXTRAS.values_height
            } else {
                0.0
            },
            compared,
            decided: self.decided.as_ref().and_then(|(_, decisive)| {
                let ply = decisive.as_ref()?.ply;
                let is_seen = position.outcome().is_some() && !self.is_reviewed();
                is_seen.then(|| record.moves().get(ply - 1..)).flatten().map(|moves| (ply, moves))
            }),
            refused: self.animation.refused(now),
            at_rest_for: now - self.animation.idle_from(),
            is_still: cx.settings.motion == Motion::Reduced,
            is_looked_at: self.is_reviewed(),
            now,
        }
    }

    /// Returns what the user has asked for, or has to be proposed, while it is being searched for.
    pub(super) fn searching(&self) -> Option<&'static str> {
        match self.engine.purpose()? {
            SearchPurpose::Hint => Some(text::game::hint_looking()),
            SearchPurpose::Proposal | SearchPurpose::Objection(_) => {
                kind::question::<K>(self.session.position()).map(words::searching)
            }
            SearchPurpose::Move { .. } | SearchPurpose::Draw(_) | SearchPurpose::Plan => None,
        }
    }

    /// Returns the number of moves before the position whose marks are shown: a review shows the
    /// next move on the board, and the marks of a file belong to the position after it.
    pub(super) fn marked_plies(&self) -> usize {
        self.session.record().cursor() + usize::from(self.is_reviewed())
    }

    /// Shows the game. Returns the place for notices.
    pub(super) fn game_ui(
        &mut self,
        ui: &mut Ui,
        cx: &Cx<'_>,
        commands: &mut Vec<Command>,
    ) -> NoticePlace {
        let whole = ui.max_rect();
        let is_analysed = self.analysis.is_on();
        let setup = self.session.setup();
        let layout = play::Layout::of::<K>(whole, setup, cx.settings.panel, is_analysed);
        let stage = cx.settings.stage;
        let stage = stage.then(|| stage::Layout::of::<K>(whole, setup, is_analysed));
        let place = stage.map_or(layout.board, |stage| stage.board);
        let still = cx.settings.motion == Motion::Reduced;
        let board = if stage.is_some() {
            place.shrink2(vec2(if is_analysed { Bar::room(place) } else { 0.0 }, 0.0))
        } else {
            let id = ui.scope_id().with("bar");
            let time = if still { 0.0 } else { BAR_SECONDS };
            let has_bar = self.analysis.is_on();
            let shown = ui.ctx().animate_bool_with_time(id, has_bar, time);
            layout.beside_bar::<K>(self.session.setup(), shown)
        };
        let record = self.session.record();
        let verdicts = self.analysis.is_on().then(|| self.analysis.moves(record));
        if verdicts.is_some() {
            self.analysis.follow_bar(record, cx.now, still);
            let frame = K::frame(board, setup, true, ui.ctx().pixels_per_point());
            let palette = Palette::of(ui.ctx());
            let says = words::evaluation(&self.session, self.analysis.verdict(record.cursor()));
            let colours = Player::BOTH.map(|player| K::face(player, palette));
            let names =
                Player::BOTH.map(|player| theme::as_text(K::accent(player, palette), palette));
            self.analysis.bar.ui::<K>(ui, place, frame, (colours, names), cx.now, &says);
        }
        let compared = match self.held_back() {
            Some(held) => Some(coach::held_back_compared(held)),
            None => self.praised(cx.now),
        };
        let branches = self.branches();
        let mut view = std::mem::take(&mut self.view);
        let scene = self.scene(cx, verdicts.as_deref(), compared.as_ref());
        // What lies over the board would cut the coordinates beside it, and the numbers on it.
        let is_whole = !view.panel.covers_board;
        let touched = K::board_ui(
            ui,
            board,
            &mut view.pictures,
            &mut view.board,
            &Scene {
                decided: scene.decided.filter(|_| is_whole),
                shows_coordinates: scene.shows_coordinates && is_whole,
                branches: &branches,
                // The large view has no row for values that are hidden.
                values_height: match stage {
                    Some(_) if !is_analysed => 0.0,
                    Some(_) => scene.values_height,
                    None => layout.values,
                },
                ..scene
            },
        );
        // The second press of a double click does not count: it would be the other player's move,
        // or answer a question before it is read.
        let is_again = matches!(touched, Some(Touch::Play(_))) && widgets::is_double_click(ui);
        if let Some(touch) = touched.filter(|_| !is_again) {
            commands.push(Command::Act(Act::new(BoardInput::Touch(touch))));
        }
        let steps = self.input.wheel_steps(ui, place);
        if steps != 0 {
            commands.push(Action::GoBy(steps).into());
        }
        let model = self.model(cx, Palette::of(ui.ctx()));
        let mut pieces = |painter: &Painter, player, rect, strength| {
            let pictures = &mut view.pictures;
            pictures.paint(painter, K::piece(player), rect, strength);
        };
        let notice = match &stage {
            Some(stage) => stage::ui(&model, stage, &mut pieces, ui, commands),
            None => play::ui(&model, &layout, &mut view.panel, &mut pieces, ui, commands),
        };
        if let Some(celebration) = self.animation.celebration(cx.now) {
            // Confetti falls from the top of the window to the foot of the board, in front of both.
            let air = board.with_min_y(whole.top());
            celebration.paint::<K>(ui, air, &mut view.pictures, cx.now);
        }
        self.view = view;
        if self.animation.is_moving(cx.now) {
            ui.ctx().request_repaint();
        }
        notice
    }

    /// Shows the review. Returns the place for notices.
    pub(super) fn review_ui(
        &mut self,
        mut shown: review::View,
        ui: &mut Ui,
        cx: &Cx<'_>,
        commands: &mut Vec<Command>,
    ) -> NoticePlace {
        // Values beside the moves are only for users who have asked for them in the game.
        let record = self.session.record();
        let verdicts = self.analysis.is_on().then(|| self.analysis.moves(record));
        let page = Page::of::<K>(
            ui.max_rect(),
            self.session.setup(),
            verdicts.is_some(),
            ui.ctx().pixels_per_point(),
        );
        let compared = self.compared_next();
        let mut view = std::mem::take(&mut self.view);
        let line =
            self.analysis.best_play(self.session.record().cursor()).filter(|_| shown.shows_line);
        let line = line.map_or(&[] as &[_], |line| &line[..line.len().min(MOST_SHOWN)]);
        // The best play replaces the comparison: both are drawn as ghost pieces.
        let compared = compared.as_ref().filter(|_| line.is_empty());
        let scene = Scene { last: None, line, ..self.scene(cx, verdicts.as_deref(), compared) };
        // The part of the board under the heading takes no clicks.
        let mut board = ui.new_child(UiBuilder::new().id_salt("reviewed"));
        board.shrink_clip_rect(ui.max_rect().with_min_y(page.heading.bottom()));
        // Touching the board plays nothing here: it says where a mark is put.
        let touch =
            K::board_ui(&mut board, page.board, &mut view.pictures, &mut view.board, &scene);
        let aimed = match touch {
            Some(Touch::Aim(aim)) => Some(aim),
            Some(Touch::Play(mv)) => K::aim_of(mv),
            None => None,
        };
        let steps = self.input.wheel_steps(ui, page.board);
        if steps != 0 {
            commands.push(Action::GoBy(steps).into());
        }
        let model = self.review_model(Palette::of(ui.ctx()));
        let mut pieces = |painter: &Painter, player, rect, strength| {
            view.pictures.paint(painter, K::piece(player), rect, strength);
        };
        review::ui(&model, &page, &mut shown, &mut pieces, ui, commands);
        drop(model);
        self.mode = Mode::Reviewing(shown);
        self.view = view;
        self.input.aim = aimed.unwrap_or(self.input.aim);
        NoticePlace { line: page.notice(), lowest: page.heading.bottom(), may_stay: true }
    }

    /// Aims at a place that a key has led to. Returns what is to be said of that place, with what
    /// the analysis says of a move there.
    fn aim_by_key(&mut self, aim: K::Aim, ctx: &Context) -> Option<String> {
        let from = std::mem::replace(&mut self.input.aim, aim);
        // No stone shows the cursor of a review: the focus does.
        if self.is_reviewed() {
            ctx.memory_mut(|memory| memory.request_focus(K::id(from)));
        }
        let record = self.session.record();
        let place = input::follow::<K>(
            from,
            aim,
            (record.position(), record.played().last().copied()),
            ctx,
        )?;
        // A slow frame brings several keys at once: only the last place is aimed at.
        let mut later = self.input.pressed.iter();
        if later.any(|touch| matches!(touch, Touch::Aim(_))) {
            return None;
        }
        let territory = self.analysis.territory.shown(record.position());
        let likely = likely::<K>(record.position(), territory, aim);
        let place =
            likely.map_or_else(|| place.clone(), |likely| text::play::longer_list(&place, likely));
        let worths = if self.analysis.is_on() { self.analysis.moves(record) } else { Vec::new() };
        let worth = worths.into_iter().find(|worth| K::aim_of(worth.mv) == Some(aim));
        Some(worth.map_or_else(
            || place.clone(),
            |worth| text::play::place_worth(&place, words::verdict::<K>(worth.verdict)),
        ))
    }
}
