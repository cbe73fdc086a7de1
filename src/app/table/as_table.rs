//! The table as the window knows it: what each request of [`Table`] asks of a game.

use egui::{Context, Id, Key, Ui};

use super::GameTable;
use crate::app::contract::board::{BoardUi, Touch, Typing, shown_keys};
use crate::app::contract::command::Command;
use crate::app::contract::draft::List;
use crate::app::contract::key_press::Pressed;
use crate::app::contract::model::{Act, Hint, Lesson, Phase, Requests};
use crate::app::contract::notice_place::NoticePlace;
use crate::app::contract::page::PageLink;
use crate::app::contract::review_act::ReviewAct;
use crate::app::contract::table::{
    Action, Around, Choice, Chosen, Effects, GameEntry, GameKeys, NextGame, State, Table,
};
use crate::app::dialogs::pages;
use crate::app::input::aim;
use crate::app::screens::new_game;
use crate::app::words;
use crate::core::game::{Game as _, Player};
use crate::core::kind::Level as _;
use crate::players::Names;
use crate::session::Begins;
use crate::storage::{Envelope, Settings};

impl<K: BoardUi> Table for GameTable<K> {
    fn name(&self) -> &'static str {
        K::NAME
    }

    fn sides(&self) -> [&'static str; 2] {
        K::SIDES
    }

    fn state(&self, now: f64) -> State {
        let record = self.session.record();
        let is_over = matches!(self.turn(), Phase::Over(_));
        State {
            is_over,
            is_at_rest: is_over && !self.is_moving(now),
            is_watched: self.session.is_watched(),
            has_ended: self.session.outcome().is_some(),
            looks_back: self.session.looks_back(),
            moves: record.moves().len(),
            can_undo: self.session.can_undo(),
            can_redo: record.can_redo(),
            has_hint: self.hint.is_some() || self.lesson.is_some(),
            is_reviewed: self.review.is_some(),
            is_free: self.is_free,
            is_computers_turn: matches!(self.turn(), Phase::Thinking),
            has_threats: K::HAS_THREATS,
            can_turn: K::SIDE_BELOW.is_some(),
        }
    }

    fn envelope(&self) -> Envelope {
        Envelope::of(self.session.game())
    }

    fn position_text(&self) -> String {
        K::format_moves(self.session.setup(), self.session.record().played())
    }

    fn summary(&self) -> [String; 2] {
        let names = Player::BOTH.map(|player| {
            format!(
                "{}: {}",
                words::side::<K>(player),
                self.session.player_name(player)
            )
        });
        let moves = words::moves_so_far(self.session.record().moves().len());
        [
            format!("{} · {}", names[0], names[1]),
            format!("{} · {moves}", K::TITLE),
        ]
    }

    fn remember(&self, settings: &mut Settings) {
        // Who plays on a board to try moves on is no choice of players.
        if self.is_free {
            return;
        }
        settings.remember::<K>(
            self.session.setup(),
            self.session.seats(),
            self.draft.wanted,
        );
        // A game that cannot teach says nothing of what the person likes.
        if self.session.you().is_some() {
            settings.teaching = self.session.is_teaching();
        }
    }

    fn announcement(&self) -> String {
        if self.session.looks_back() {
            words::moved_to(&self.session)
        } else {
            words::announcement(&self.session)
        }
    }

    fn tick(&mut self, ctx: &Context, around: &Around<'_>) -> Effects {
        self.go_on(ctx, around)
    }

    fn come_back(&mut self) {
        self.aim = K::first_aim(self.session.setup());
        self.view = K::View::default();
        self.moving = None;
        self.celebration = None;
        self.review = None;
    }

    fn stop_thinking(&mut self) {
        self.analysis.stop();
        if matches!(self.lesson, Some(Lesson::Weighed(_))) {
            self.drop_lesson();
        }
        let is_hint = matches!(self.hint, Some(Hint::Asked(_)));
        let is_settling = self.settling.take().is_some();
        if (self.asked.take().is_some() || is_hint || is_settling)
            && let Some(thinking) = &mut self.thinking
        {
            thinking.cancel();
        }
        if is_hint {
            self.hint = None;
        }
    }

    fn skip_motion(&mut self) {
        self.moving = None;
    }

    fn act(&mut self, action: Action) -> Effects {
        let is_review = self.review.is_some();
        let before = self.session.record().played().to_vec();
        let effects = self.change(|session| match action {
            Action::Undo => {
                session.undo();
            }
            Action::Redo => {
                session.redo();
            }
            Action::GoTo(plies) => session.go_to(plies),
            Action::GoBy(step) => {
                session.go_to(session.record().cursor().saturating_add_signed(step));
            }
            Action::TogglePause => session.toggle_pause(),
            Action::StepOnce => session.step(),
            Action::Hold => session.hold(),
            Action::Line(plies, number) => session.switch_line(plies, number),
            Action::NextLine => {
                session.next_line();
            }
        });
        let announcement = if is_review {
            self.review_announcement()
        } else {
            self.moved_announcement(action, &before)
        };
        Effects {
            announcement: Some(announcement),
            ..effects
        }
    }

    fn review(&mut self, act: ReviewAct) -> Effects {
        self.do_review(act)
    }

    fn act_next(&mut self, ctx: &Context, around: &Around<'_>) -> Effects {
        self.acts
            .pop_front()
            .map_or_else(Effects::default, |act| self.do_act(act, ctx, around))
    }

    fn ask_hint(&mut self) -> Effects {
        self.ask_adviser()
    }

    fn set_analysis(&mut self, is_on: Option<bool>) -> Effects {
        let is_on = is_on.unwrap_or(!self.analysis.is_on());
        self.analysis.set(is_on);
        self.ctx.request_repaint(); // what is asked for is asked in the next frame
        Effects::announcement(if is_on {
            "Analysis shown"
        } else {
            "Analysis hidden"
        })
    }

    fn forget_hint(&mut self) -> Effects {
        self.stop_thinking();
        self.hint = None;
        self.drop_lesson();
        Effects::announcement(self.announcement())
    }

    fn types(&mut self, pressed: Pressed, now: f64) -> bool {
        let (aim, setup) = (self.next_aim(), self.session.setup());
        if pressed.key == Key::Escape {
            let less = K::step_back(aim);
            self.acts.extend(less.map(|aim| Act::Key(Touch::Aim(aim))));
            return less.is_some();
        }
        match self
            .typed
            .add(pressed, now, |text| K::typed_aim(text, aim, setup))
        {
            Typing::Nothing => return false,
            Typing::Begun => {}
            Typing::Aim(aim) => self.acts.push_back(Act::Key(Touch::Aim(aim))),
        }
        true
    }

    fn board_key(&mut self, pressed: Pressed) -> Option<Command> {
        let pressed = if self.is_turned() {
            Pressed {
                key: aim::turned(pressed.key),
                ..pressed
            }
        } else {
            pressed
        };
        let touch = aim::touch(
            pressed,
            self.next_aim(),
            self.session.setup(),
            self.session.position(),
        )?;
        self.acts.push_back(Act::Key(touch));
        Some(Command::Act)
    }

    fn owns(&self, id: Id) -> bool {
        aim::owns::<K>(id, self.session.setup())
    }

    fn keys(&self) -> GameKeys {
        let computers = K::LEVELS.iter().map(|level| {
            let word = level
                .word()
                .map_or_else(String::new, |word| format!("{word}: "));
            (level.row_name(), format!("{word}{}", level.summary()))
        });
        GameKeys {
            board: shown_keys::<K>().collect(),
            players: K::LEVELS.len() + 1,
            computers: computers.collect(),
            has_threats: K::HAS_THREATS,
            has_numbers: K::HAS_NUMBERS,
            can_turn: K::SIDE_BELOW.is_some(),
        }
    }

    fn turn_board(&mut self) -> Effects {
        if K::SIDE_BELOW.is_none() {
            return Effects::default();
        }
        let below = self.side_below().other();
        self.seen_from = Some(below);
        Effects::announcement(format!(
            "The board is turned: {} is below",
            K::SIDES[below.index()]
        ))
    }

    fn threats_in_words(&self) -> String {
        K::threats_in_words(self.session.position())
    }

    fn pages(&self) -> Vec<PageLink> {
        pages::links::<K>()
    }

    fn page_ui(&mut self, page: PageLink, ui: &mut Ui) {
        pages::ui::<K>(page.index, &mut self.pictures, ui);
    }

    fn begin_draft(&mut self, around: &Around<'_>) {
        self.open_draft(around);
    }

    fn choose(&mut self, choice: Choice, around: &Around<'_>) -> (Chosen, Effects) {
        self.do_choice(choice, around)
    }

    fn name_person(&mut self, side: Player, name: &str) {
        self.draft.set_name(side, name);
    }

    fn names_chosen(&self) -> Names {
        self.draft.all_names()
    }

    fn choose_names(&mut self, names: &Names) {
        self.draft = self.draft.clone().with_names(names);
    }

    fn name_people(&mut self, names: &Names) {
        self.session.name_people(names);
    }

    fn shows_others(&self) -> bool {
        self.modes.list(self.draft.side) == List::Others
    }

    fn close_lists(&mut self) -> bool {
        self.modes.close()
    }

    fn take_draft(&mut self) -> Effects {
        let (seats, names, is_teaching) =
            (self.draft.seats, self.draft.names(), self.draft.is_teaching);
        self.hint = None;
        self.drop_lesson();
        self.reports = [None, None];
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

    fn next_game(&self, ctx: &Context, seed: u64, begins: Begins) -> NextGame {
        self.game_after(ctx, seed, begins)
    }

    fn free_board(&mut self, ctx: &Context) -> Box<dyn Table> {
        self.open_free_board(ctx)
    }

    fn mover_name(&self) -> String {
        self.session.player_name(self.session.position().to_move())
    }

    fn paste(&self, ctx: &Context, text: &str, seed: u64) -> Result<Box<dyn Table>, String> {
        self.pasted(ctx, text, seed)
    }

    fn play_ui(
        &mut self,
        ui: &mut Ui,
        around: &Around<'_>,
        commands: &mut Vec<Command>,
    ) -> NoticePlace {
        self.pictures.begin_frame();
        if self.review.is_some() {
            self.review_ui(ui, around, commands)
        } else {
            self.game_ui(ui, around, commands)
        }
    }

    fn modes_ui(
        &mut self,
        ui: &mut Ui,
        around: &Around<'_>,
        is_in_front: bool,
        games: &[&GameEntry],
        commands: &mut Vec<Command>,
    ) -> NoticePlace {
        self.pictures.begin_frame();
        let goes_on = is_in_front && self.goes_on(around);
        let mut requests = Requests {
            commands,
            acts: &mut self.acts,
        };
        let model = new_game::Model {
            draft: &self.draft,
            games,
            goes_on,
            in_game: around.in_game,
        };
        new_game::ui(
            &model,
            &mut self.modes,
            &mut self.pictures,
            ui,
            &mut requests,
        )
    }
}
