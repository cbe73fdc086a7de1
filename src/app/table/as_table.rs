//! The table's implementation of the window's traits: a screen, and the operations common to all
//! games.

use egui::{Context, Id, Ui};

use super::{GameTable, Mode, speech};
use crate::app::contract::board::BoardUi;
use crate::app::contract::command::Command;
use crate::app::contract::key_press::Pressed;
use crate::app::contract::model::Phase;
use crate::app::contract::page::PageLink;
use crate::app::contract::screen::{Effects, NoticePlace, Screen, ScreenContext};
use crate::app::contract::table::{Action, GameEntry, NewGameScreen, NextGame, State, Step, Table};
use crate::app::dialogs::pages;
use crate::app::input::aim;
use crate::core::game::{Game as _, Player};
use crate::core::kind::MoveListError;
use crate::players::Names;
use crate::session::FirstPlayer;
use crate::storage::{Envelope, Settings};
use crate::words::{self, text};

impl<K: BoardUi> Screen for GameTable<K> {
    fn announcement(&self) -> String {
        self.announced()
    }

    fn tick(&mut self, ctx: &Context, context: &ScreenContext<'_>) -> Effects {
        self.advance(ctx, context)
    }

    fn skip_motion(&mut self) {
        self.animation.skip();
    }

    fn on_typed(&mut self, pressed: Pressed, commands: usize, now: f64) -> bool {
        let board = (self.session.setup(), self.session.position());
        self.input.on_typed(pressed, commands, board, now)
    }

    fn on_key(&mut self, pressed: Pressed, commands: usize) {
        let pressed = if self.is_turned() {
            Pressed {
                key: aim::turned(pressed.key),
                ..pressed
            }
        } else {
            pressed
        };
        let (setup, position) = (self.session.setup(), self.session.position());
        self.input.on_key(pressed, commands, setup, position);
    }

    fn act_next(
        &mut self,
        command: usize,
        ctx: &Context,
        context: &ScreenContext<'_>,
    ) -> Option<Effects> {
        let act = self.input.acts.next_before(command)?;
        Some(self.do_act(act, ctx, context))
    }

    fn owns(&self, id: Id) -> bool {
        aim::owns::<K>(id, self.session.setup())
    }

    fn ui(
        &mut self,
        ui: &mut Ui,
        context: &ScreenContext<'_>,
        commands: &mut Vec<Command>,
    ) -> NoticePlace {
        self.view.pictures.begin_frame();
        match self.mode {
            Mode::Reviewing(shown) => self.review_ui(shown, ui, context, commands),
            Mode::Play | Mode::Coaching(_) => self.game_ui(ui, context, commands),
        }
    }
}

impl<K: BoardUi> Table for GameTable<K> {
    fn entry(&self) -> &'static GameEntry {
        const { &GameEntry::of::<K>() }
    }

    fn state(&self, now: f64) -> State {
        let record = self.session.record();
        let is_over = matches!(self.turn(), Phase::Over(_));
        State {
            is_over,
            is_at_rest: is_over && !self.animation.is_moving(now),
            is_watched: self.session.is_watched(),
            has_ended: self.session.outcome().is_some(),
            looks_back: self.session.looks_back(),
            moves: record.moves().len(),
            can_undo: self.session.can_undo(),
            can_redo: record.can_redo(),
            has_hint: self.hint.is_some() || self.engine.seeks_hint() || self.lesson().is_some(),
            is_reviewed: self.is_reviewed(),
            is_free: self.is_free,
            is_computers_turn: matches!(self.turn(), Phase::Thinking),
            has_threats: K::EXTRAS.threats.is_some(),
            can_turn: K::EXTRAS.side_below.is_some(),
        }
    }

    fn envelope(&self) -> Envelope {
        Envelope::of(self.session.game())
    }

    fn position_text(&self) -> String {
        K::format_moves(self.session.setup(), self.session.record().played())
    }

    fn summary(&self) -> [String; 2] {
        let [first, second] = Player::BOTH.map(|player| {
            text::play::labelled(
                words::side::<K>(player),
                words::player_name(&self.session, player),
            )
        });
        let moves = text::play::moves_so_far(self.session.record().moves().len());
        [
            text::play::beside(first, second),
            text::play::beside(K::title(), moves),
        ]
    }

    fn mover_name(&self) -> String {
        words::player_name(&self.session, self.session.position().to_move())
    }

    fn threats_in_words(&self) -> String {
        let threats = K::EXTRAS.threats;
        threats.map_or_else(String::new, |threats| threats(self.session.position()))
    }

    fn remember(&self, settings: &mut Settings) {
        // The players of a free board are no choice of the user.
        if self.is_free {
            return;
        }
        settings.remember::<K>(
            self.session.setup(),
            self.session.seats(),
            self.new_game.draft.wanted,
        );
        // A game that cannot teach leaves the user's preference as it is.
        if self.session.you().is_some() {
            settings.teaching = self.session.is_teaching();
        }
    }

    fn name_people(&mut self, names: &Names) {
        self.session.name_people(names);
    }

    fn act(&mut self, action: Action) -> Effects {
        match action {
            Action::Step(step) => self.step(step),
            Action::Hint => self.hint(),
            Action::ForgetHint => {
                self.stop();
                self.hint = None;
                self.drop_lesson();
                Effects::announcement(self.announced())
            }
            Action::Analysis(is_on) => {
                let is_on = is_on.unwrap_or(!self.analysis.is_on());
                self.analysis.set(is_on);
                Effects::announcement(if is_on {
                    text::analysis::shown()
                } else {
                    text::analysis::hidden()
                })
            }
            Action::Review(act) => self.do_review(act),
            Action::TurnBoard => self.turn_board(),
        }
    }

    fn leave(&mut self) {
        self.input.acts.clear();
        self.stop();
    }

    fn reopen(&mut self) {
        self.input.aim = K::first_aim(self.session.setup());
        self.view.board = K::View::default();
        self.animation.clear();
        if self.is_reviewed() {
            self.mode = Mode::Play;
        }
    }

    fn page_ui(&mut self, page: PageLink, ui: &mut Ui) {
        pages::ui::<K>(page.index, &mut self.view.pictures, ui);
    }

    fn new_game(&mut self) -> &mut dyn NewGameScreen {
        &mut self.new_game
    }

    fn begin_draft(&mut self, games: &[&'static GameEntry], context: &ScreenContext<'_>) {
        let playing = context.in_game.then_some(&self.session);
        self.new_game.begin(games, playing, context.settings);
    }

    fn take_draft(&mut self) -> Effects {
        let draft = &self.new_game.draft;
        let (seats, names, is_teaching) = (draft.seats, draft.names(), draft.is_teaching);
        self.hint = None;
        self.drop_lesson();
        self.engine.reports = [None, None];
        self.is_free = false;
        self.change(|session| {
            session.set_seats(seats);
            session.set_names(names);
            session.set_teaching(is_teaching);
        })
    }

    fn start_draft(&self, ctx: &Context, seed: u64, in_game: bool) -> Box<dyn Table> {
        self.drafted_game(ctx, seed, in_game)
    }

    fn next_game(&self, ctx: &Context, seed: u64, begins: FirstPlayer) -> NextGame {
        self.game_after(ctx, seed, begins)
    }

    fn free_board(&mut self, ctx: &Context) -> Box<dyn Table> {
        self.open_free_board(ctx)
    }

    fn paste(&self, ctx: &Context, text: &str, seed: u64) -> Result<Box<dyn Table>, MoveListError> {
        self.pasted(ctx, text, seed)
    }
}

impl<K: BoardUi> GameTable<K> {
    /// Takes a step through the moves, and announces the result.
    fn step(&mut self, step: Step) -> Effects {
        let before = self.session.record().played().to_vec();
        let effects = self.change(|session| match step {
            Step::Undo => {
                session.undo();
            }
            Step::Redo => {
                session.redo();
            }
            Step::GoTo(plies) => session.go_to(plies),
            Step::GoBy(step) => {
                session.go_to(session.record().cursor().saturating_add_signed(step));
            }
            Step::TogglePause => session.toggle_pause(),
            Step::StepOnce => session.step(),
            Step::Hold => session.hold(),
            Step::Line(plies, number) => session.switch_line(plies, number),
            Step::NextLine => {
                session.next_line();
            }
        });
        let announcement = if self.is_reviewed() {
            self.review_announcement()
        } else {
            speech::after_step(&self.session, step, &before)
        };
        effects.then(Effects::announcement(announcement))
    }

    /// Turns the board, if it looks different from the other side.
    fn turn_board(&mut self) -> Effects {
        if K::EXTRAS.side_below.is_none() {
            return Effects::default();
        }
        let below = self.side_below().other();
        self.seen_from = Some(below);
        Effects::announcement(text::play::board_turned(words::side::<K>(below)))
    }
}
