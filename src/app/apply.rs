//! The one place that acts: what each command does.

use eframe::egui::{Context, ViewportCommand};

use super::board_view::column_id;
use super::mode_select::Draft;
use super::session::{Hint, Hinter, Phase, Session};
use super::{App, Command, Front, Screen, play, words};
use crate::core::connect4::Computer;
use crate::core::connect4::kind::NOT_PERFECT_HERE;
use crate::core::connect4::{Column, Position, Shape, Size, notation};
use crate::core::game::{Player, Refusal};
use crate::core::record::Record;
use crate::players;

type Seat = players::Seat<Computer>;
use crate::storage::{Panel, SavedGame, Settings, Theme};
use crate::worker::Purpose;

/// The time in which nobody has read a notice yet, in seconds.
const READ: f64 = 1.5;

impl App {
    /// Does what a command asks for.
    pub(super) fn apply(&mut self, ctx: &Context, command: Command) {
        // Whoever goes on has read the notice, or does not want to; only moving the coin says nothing of that.
        let is_aim = matches!(command, Command::Aim(_) | Command::AimBy(_));
        self.notice.take_if(|(_, since)| !is_aim && self.now - *since > READ);
        match command {
            Command::LeaveTitle => self.show_modes(),
            Command::Yes => self.answer(ctx, true),
            Command::No => self.answer(ctx, false),
            Command::Back => self.back(ctx),

            Command::ChooseModes => self.show_modes(),
            Command::ChooseSide(side) => self.draft.side = side,
            Command::ChooseSeat(side, seat) => {
                self.choose_seat(side, seat);
            }
            Command::ChooseDigit(digit) => {
                let side = self.draft.side;
                if self.draft.digit(digit).is_some_and(|seat| self.choose_seat(side, seat)) {
                    self.accept_modes();
                }
            }
            Command::SwapSides => self.draft.seats.swap(0, 1),
            Command::ChooseSize(size) => {
                if self.draft.choose_size(size) {
                    self.tell(format!("{NOT_PERFECT_HERE}: High takes its place"));
                }
            }
            Command::AcceptModes => self.accept_modes(),
            Command::AcceptBoth => {
                self.draft.side = Player::Second;
                self.accept_modes();
            }
            Command::StartGame => self.start_game(),

            Command::Aim(column) => self.aim_at(column),
            Command::AimBy(step) => self.aim_by(ctx, step),
            Command::Drop(column) => self.person_drops(column),
            Command::DropAimed => self.person_drops(self.aim),
            Command::Undo => self.undo(),
            Command::Redo => self.redo(),
            Command::GoTo(plies) => self.change(|session| session.go_to(plies)),
            Command::GoBy(step) => {
                self.change(|session| session.go_to(session.record().cursor().saturating_add_signed(step)));
            }
            Command::Hint => self.ask_hint(),
            Command::NewGame => {
                let seed = self.next_seed();
                let next = self.session.next_game(seed);
                self.replace(Session::new(next), "A new game. Ctrl+Z brings the last one back");
            }
            Command::TogglePause => self.change(Session::toggle_pause),
            Command::StepOnce => self.change(Session::step),

            Command::Save => self.worker.show_dialog(Purpose::Save),
            Command::Open => self.worker.show_dialog(Purpose::Open),
            Command::SaveTo(path, existing) => {
                self.front = None;
                self.worker.save(path, self.session.game().clone(), existing);
            }
            Command::OpenFrom(path) => {
                self.front = None;
                self.worker.open(path);
            }
            Command::Copy => self.copy(ctx),
            Command::Paste => ctx.send_viewport_cmd(ViewportCommand::RequestPaste),
            Command::PasteText(text) => self.paste(&text),

            Command::CloseFront => self.front = None,
            Command::ShowMenu => self.show(Front::Menu),
            Command::ShowHelp => self.show(Front::Help),
            Command::ShowSettings => self.show(Front::Settings),
            Command::TogglePanel => {
                self.settings.panel = match self.settings.panel {
                    Panel::Open => Panel::Folded,
                    Panel::Folded => Panel::Open,
                };
            }
            Command::ToggleFullscreen => {
                let full = ctx.input(|input| input.viewport().fullscreen.unwrap_or(false));
                ctx.send_viewport_cmd(ViewportCommand::Fullscreen(!full));
            }
            // Without a place to keep the game in, quitting would lose it: that takes a question.
            Command::Quit if self.folders.is_none() && self.in_game => self.show(Front::Quit),
            Command::Quit => Self::quit(ctx),
            Command::DismissNotice => self.notice = None,

            Command::SetTheme(theme) => self.settings.theme = theme,
            Command::SetMotion(motion) => self.settings.motion = motion,
            Command::SetDelay(delay) => self.settings.delay_ms = delay,
            Command::SetSpeed(speed) => self.settings.speed = speed,
            Command::SetAfterGame(after) => self.settings.after_game = after,
            Command::SetZoom(zoom) => self.settings.zoom = zoom,
            Command::SetSeed(seed) => self.seed = seed,
        }
        self.settings = self.settings.clone().clamped();
        self.apply_theme(ctx);
    }

    /// Says something for a few seconds.
    pub(super) fn tell(&mut self, message: String) {
        self.announcement.clone_from(&message);
        self.notice = Some((message, self.now));
    }

    /// Puts something in front; not so the question about the last game, which only an answer may take away.
    pub(super) fn show(&mut self, front: Front) {
        if !matches!(self.front, Some(Front::Resume(_))) {
            super::dialogs::title(&front).clone_into(&mut self.announcement);
            self.front = Some(front);
        }
    }

    /// Changes the game on the board: what was being thought about is given up, and the change is kept.
    fn change(&mut self, change: impl FnOnce(&mut Session)) {
        self.stop_thinking();
        change(&mut self.session);
        self.announcement = words::announcement(&self.session);
        self.keep_game();
    }

    /// Gives up what the worker is thinking about.
    fn stop_thinking(&mut self) {
        if self.session.forget_thinking() || matches!(self.session.hint(), Some(Hint::Asked(_))) {
            self.worker.cancel();
        }
        if matches!(self.session.hint(), Some(Hint::Asked(_))) {
            self.session.forget_hint();
        }
    }

    /// Puts another game in the place of this one, which can be brought back.
    pub(super) fn replace(&mut self, session: Session, notice: &str) {
        self.stop_thinking();
        let old = std::mem::replace(&mut self.session, session);
        // A game without a move is nothing to bring back, and no reason to forget one that is.
        if !old.record().moves().is_empty() {
            self.previous = Some(Box::new(old));
            self.next = None;
            self.tell(notice.to_owned());
        }
        self.in_game = true;
        self.settings.seats = self.session.game().seats;
        self.settings.size = self.session.game().size();
        self.aim_at_middle();
        self.announcement = words::announcement(&self.session);
        self.keep_game();
    }

    /// Writes the game in progress, so that the next start can go on with it.
    pub(super) fn keep_game(&self) {
        if let Some(folders) = &self.folders
            && !self.session.record().moves().is_empty()
        {
            self.worker.autosave(folders.autosave_file(), self.session.game().clone());
        }
    }

    /// Writes the settings if they have changed.
    pub(super) fn keep_settings(&mut self, ctx: &Context) {
        // While a slider is dragged there is a new value in every frame; the last one is written.
        if self.settings != self.saved_settings && !ctx.input(|input| input.pointer.any_down()) {
            self.saved_settings = self.settings.clone();
            if let Some(folders) = &self.folders {
                self.worker.save_settings(folders.settings_file(), Settings { window: self.place, ..self.settings.clone() });
            }
        }
    }

    /// Returns the seed of the next game.
    pub(super) fn next_seed(&mut self) -> u64 {
        match self.seed {
            None => players::fresh_seed(),
            Some(seed) => {
                self.seed = Some(players::next_seed(seed));
                seed
            }
        }
    }

    /// Shows the mode selection, with who plays now.
    fn show_modes(&mut self) {
        self.stop_thinking();
        self.front = None;
        self.draft = if self.in_game {
            Draft::new(self.session.game().seats, self.session.game().size())
        } else {
            Draft::new(self.settings.seats, self.settings.size)
        };
        self.screen = Screen::ModeSelect;
        "Who plays? Red first".clone_into(&mut self.announcement);
    }

    /// Gives a side to a player, or says why not. Returns whether it has the side now.
    fn choose_seat(&mut self, side: Player, seat: Seat) -> bool {
        let done = self.draft.choose(side, seat);
        if !done {
            self.tell(NOT_PERFECT_HERE.to_string());
        }
        done
    }

    /// Goes on from the mode selection: to the other side, or into the game.
    fn accept_modes(&mut self) {
        if !self.draft.advance() {
            return;
        }
        if self.in_game && self.draft.size == self.session.game().size() && !matches!(self.session.turn(), Phase::Over(_)) {
            self.settings.seats = self.draft.seats;
            let seats = self.draft.seats;
            self.change(|session| session.set_seats(seats));
            self.screen = Screen::Play;
        } else {
            self.start_game();
        }
    }

    /// Starts a game with what is chosen in the mode selection.
    fn start_game(&mut self) {
        let seed = self.next_seed();
        let mut game = SavedGame::new(self.draft.size, self.draft.seats, seed);
        if self.in_game && self.session.game().seats == self.draft.seats && self.session.game().size() == self.draft.size {
            game.score = self.session.tally();
        }
        self.screen = Screen::Play;
        self.replace(Session::new(game), "A new game. Ctrl+Z brings the last one back");
    }

    /// Answers the question that is on the screen.
    fn answer(&mut self, ctx: &Context, yes: bool) {
        match self.front.take() {
            Some(Front::Quit) if yes => Self::quit(ctx),
            Some(Front::Quit) => {}
            Some(Front::Resume(game)) if yes => {
                self.screen = Screen::Play;
                self.replace(Session::new(*game), "");
            }
            Some(Front::Resume(_)) => {
                self.set_autosave_aside();
                self.show_modes();
            }
            front @ Some(Front::Menu | Front::Help | Front::Settings | Front::Path { .. }) => self.front = front,
            None if matches!(self.session.turn(), Phase::Over(_)) && self.screen == Screen::Play => {
                if yes {
                    self.show_modes();
                } else {
                    Self::quit(ctx);
                }
            }
            None => {}
        }
    }

    /// Goes one step back: closes what is in front, leaves the mode selection, forgets a hint, or asks whether to quit.
    fn back(&mut self, ctx: &Context) {
        match self.front.take() {
            Some(Front::Resume(_)) => {
                self.set_autosave_aside();
                self.show_modes();
            }
            Some(Front::Menu | Front::Help | Front::Settings | Front::Quit | Front::Path { .. }) => {}
            None => match self.screen {
                Screen::Title => self.front = Some(Front::Quit),
                Screen::ModeSelect if self.in_game => {
                    self.screen = Screen::Play;
                    self.announcement = words::announcement(&self.session);
                }
                Screen::ModeSelect => self.front = Some(Front::Quit),
                Screen::Play if self.session.forget_hint() => {
                    self.worker.cancel();
                    self.announcement = words::announcement(&self.session);
                }
                Screen::Play if matches!(self.session.turn(), Phase::Over(_)) => Self::quit(ctx),
                Screen::Play => self.front = Some(Front::Quit),
            },
        }
    }

    /// Closes the window; the game is kept already.
    fn quit(ctx: &Context) {
        ctx.send_viewport_cmd(ViewportCommand::Close);
    }

    /// Aims at a column; the hovering coin glides there from where it is.
    fn aim_at(&mut self, column: Column) {
        if column != self.aim {
            self.hover_from = play::hover_place(self);
            self.hover_since = self.now;
            self.aim = column;
        }
    }

    /// Aims at the middle of the board, at once.
    pub(super) fn aim_at_middle(&mut self) {
        self.aim = play::middle(self.session.position());
        self.hover_from = f32::from(self.aim.index());
    }

    /// Aims further left or right; the focus goes along if it is on a column.
    fn aim_by(&mut self, ctx: &Context, step: i8) {
        let last = self.session.position().shape().columns() - 1;
        let index = self.aim.index().saturating_add_signed(step).min(last);
        let from = column_id(self.aim);
        self.aim_at(Column::from_index(index));
        ctx.memory_mut(|memory| {
            if memory.has_focus(from) {
                memory.request_focus(column_id(self.aim));
            }
        });
    }

    /// Drops a person's coin, if it is a person's turn. A column that takes none says so, and no turn is lost.
    fn person_drops(&mut self, column: Column) {
        if self.session.turn() != Phase::Awaiting {
            return;
        }
        let from = play::hover_place(self);
        match self.drop_coin(column, from) {
            Ok(()) => self.aim_at(column),
            Err(Refusal::Taken) => {
                self.refused = Some((column, self.now));
                self.aim_at(column);
                self.tell(format!("Column {column} is full: choose another one"));
            }
            Err(Refusal::GameOver | Refusal::OffBoard) => {}
        }
    }

    /// Plays a computer's move.
    pub(super) fn computer_plays(&mut self, column: Column) {
        let middle = f32::from(play::middle(self.session.position()).index());
        self.session.forget_thinking();
        if self.drop_coin(column, middle).is_err() {
            self.session.hold();
            self.tell(format!("The computer chose column {column}, which takes no coin; this is a mistake of ours"));
        }
    }

    /// Drops a coin that slides from a column, and keeps the game.
    fn drop_coin(&mut self, column: Column, from: f32) -> Result<(), Refusal> {
        let speed = if self.session.is_watched() { f64::from(self.settings.speed) } else { 1.0 };
        self.session.drop_coin(column, from, self.settings.motion, speed, self.now).map_err(|illegal| illegal.refusal)?;
        self.stop_thinking();
        if self.refused.take().is_some() {
            self.notice = None; // which said that another column was full
        }
        self.announcement = words::announcement(&self.session);
        self.keep_game();
        Ok(())
    }

    /// Returns whether there is a move, or the start of a new game, to take back.
    pub(super) fn can_undo(&self) -> bool {
        self.session.can_undo() || self.previous.is_some()
    }

    /// Returns whether there is something to play again.
    pub(super) fn can_redo(&self) -> bool {
        self.session.record().can_redo() || self.next.is_some()
    }

    /// Takes back a move; where there is none, the new game itself: the one before it comes back.
    fn undo(&mut self) {
        if self.session.can_undo() {
            self.change(|session| {
                session.undo();
            });
        } else if let Some(previous) = self.previous.take() {
            self.next = Some(self.exchange(previous));
        }
    }

    /// Plays again what was taken back, be it a move or the new game.
    fn redo(&mut self) {
        if self.session.record().can_redo() {
            self.change(|session| {
                session.redo();
            });
        } else if let Some(next) = self.next.take() {
            self.previous = Some(self.exchange(next));
        }
    }

    /// Puts a game that was left on the board again, and returns the one that was there.
    fn exchange(&mut self, mut session: Box<Session>) -> Box<Session> {
        self.stop_thinking();
        std::mem::swap(&mut self.session, &mut session);
        self.notice = None;
        self.aim_at_middle(); // the boards may be of different sizes
        self.announcement = words::announcement(&self.session);
        self.keep_game();
        session
    }

    /// Asks the worker for a hint.
    fn ask_hint(&mut self) {
        if self.session.turn() == Phase::Awaiting {
            let ticket = self.worker.think(Box::new(Hinter), *self.session.position());
            self.session.asked_hint(ticket);
        }
    }

    /// Puts the position on the clipboard.
    fn copy(&mut self, ctx: &Context) {
        let record = self.session.record();
        let text = notation::format_moves(record.start().shape(), record.played());
        self.tell(if text.is_empty() { "Nothing to copy: the board is empty".to_owned() } else { format!("Copied {text}") });
        ctx.copy_text(text);
    }

    /// Plays the position that a text stands for, on a board of the size at hand.
    fn paste(&mut self, text: &str) {
        let size: Size = if self.in_game { self.session.game().size() } else { self.settings.size };
        let moves = match notation::parse_moves(size, text) {
            Ok(moves) => moves,
            Err(error) => {
                self.tell(format!("What you pasted is no position: {error}"));
                return;
            }
        };
        let Ok(record) = Record::replay(Position::empty(size), &moves) else {
            return; // the moves have just been found legal
        };
        let seats = if self.in_game { self.session.game().seats } else { self.settings.seats };
        let seed = self.next_seed();
        let mut game = SavedGame::new(size, seats, seed);
        game.record = record;
        self.screen = Screen::Play;
        self.front = None;
        self.replace(Session::new(game), "Pasted");
        self.tell("Pasted; new players can be chosen with C".to_owned());
    }

    /// Gives the window the theme of the settings.
    pub(super) fn apply_theme(&self, ctx: &Context) {
        use eframe::egui::ThemePreference;
        let preference = match self.settings.theme {
            Theme::System => ThemePreference::System,
            Theme::Light => ThemePreference::Light,
            Theme::Dark => ThemePreference::Dark,
        };
        if ctx.options(|options| options.theme_preference) != preference {
            ctx.set_theme(preference);
        }
    }

    /// Keeps the game of the last time under another name, as something else is about to take its place.
    pub(super) fn set_autosave_aside(&self) {
        if let Some(folders) = &self.folders {
            self.worker.keep(folders.autosave_file());
        }
    }
}
