//! The commands that bring a game to the front: a new one, a pasted one, one from a file, or the
//! last one.

use egui::Context;

use crate::app::contract::command::Choice;
use crate::app::contract::screen::{Chosen, Effects, Table};
use crate::app::dialogs::questions::LetPlay;
use crate::app::dialogs::resume::OfferedGame;
use crate::app::{App, Base, MAX_PASTED};
use crate::core::kind::Preset;
use crate::storage::{ParseError, is_fen, looks_like_game, parse_text};
use crate::words::{Explain as _, text};
use crate::worker::FilesOfGame;

impl App {
    /// Shows the new-game screen, with who plays now.
    pub(super) fn show_new_game(&mut self) {
        let form = self.tables.leave_for_form(&self.preferences.settings);
        self.modals.close();
        self.show(Base::Form(form));
    }

    /// Changes the choice in the new-game screen, and goes to the game once both sides are chosen.
    pub(super) fn choose(&mut self, ctx: &Context, choice: Choice) {
        if matches!(choice, Choice::Coach(_) | Choice::NextCoach) {
            self.preferences.save_coach();
        }
        let Base::Form(form) = &mut self.base else {
            return;
        };
        let (chosen, effects) = form.choose(choice);
        match chosen {
            Chosen::NotYet => self.follow(effects),
            Chosen::GoOn => {
                let (form, settings) = (&**form, &mut self.preferences.settings);
                let effects = self.tables.go_on(form, settings, self.frame.now);
                self.base = Base::Table;
                self.follow(effects);
            }
            Chosen::Start => {
                let settings = &mut self.preferences.settings;
                let table = self.tables.start_chosen(&**form, ctx, settings);
                self.play(ctx, table, text::notices::new_game());
            }
        }
    }

    pub(super) fn begin_game(&mut self, ctx: &Context, game: &str, players: [Option<&str>; 2]) {
        if let Some(entry) = self.tables.entry(game) {
            let seed = self.tables.series.next_seed();
            let table = (entry.fresh)(ctx, &self.preferences.settings, players, seed);
            self.modals.close();
            self.play(ctx, table, text::notices::new_game());
        }
    }

    /// Begins the next game with the same players, or against this level. They may exchange sides,
    /// which is not saved as a setting.
    pub(super) fn play_next(&mut self, ctx: &Context, level: Option<Preset>) {
        let seed = self.tables.series.next_seed();
        let begins = self.preferences.settings.begins;
        let (table, notice) = self.tables.front().next_game(ctx, seed, begins, level);
        let files = FilesOfGame::default();
        self.replace(ctx, table, files, &text::notices::next_game(notice));
    }

    /// Continues one of the offered games; the others stay for the next start.
    pub(super) fn resume(&mut self, ctx: &Context, index: usize) {
        if let Some((OfferedGame { table, path, .. }, _)) = self.modals.take_offer(index) {
            self.modals.close();
            self.saves.files().continue_game(path);
            self.play(ctx, table, "");
        }
    }

    /// Archives one of the games that are offered; after the last one, shows the new-game screen.
    pub(super) fn archive(&mut self, index: usize) {
        if let Some((OfferedGame { path, .. }, is_last)) = self.modals.take_offer(index) {
            self.saves.files().archive(path);
            if is_last {
                self.show_new_game();
            }
        }
    }

    /// Archives all games that are offered, and shows the new-game screen.
    pub(super) fn archive_all(&mut self) {
        while let Some((OfferedGame { path, .. }, _)) = self.modals.take_offer(0) {
            self.saves.files().archive(path);
        }
        self.modals.close();
        self.show_new_game();
    }

    /// Shows a table with a saved game, which is no choice for the next new one.
    pub(in crate::app::shell) fn show_saved(
        &mut self,
        ctx: &Context,
        table: Box<dyn Table>,
        files: FilesOfGame,
    ) {
        self.modals.close();
        self.show_play(ctx, table, files, "");
        self.ask_before_computer();
    }

    /// Opens the game or position that a text describes, or says why it cannot.
    pub(super) fn paste(&mut self, ctx: &Context, text: &str) {
        let told = self.try_paste(ctx, text);
        self.notify(told.unwrap_or_else(|reason| reason));
    }

    /// Opens the game or position that a text describes. Returns the notice.
    ///
    /// # Errors
    /// The reason why the text cannot be played.
    fn try_paste(&mut self, ctx: &Context, text: &str) -> Result<String, String> {
        if text.len() > MAX_PASTED {
            return Err(text::notices::paste_too_long(MAX_PASTED >> 10));
        }
        let damaged = |error: ParseError| text::notices::pasted_no_game(error.explain());
        let seed = self.tables.series.next_seed();
        let mut files = FilesOfGame::default();
        let (table, told) = if looks_like_game(text) {
            let game = parse_text(text).map_err(damaged)?;
            let game = game.at_first_comment();
            let opened = self.open_saved(ctx, &game, seed);
            let (table, notice) = opened.map_err(damaged)?;
            files = FilesOfGame::opened(&game, table.envelope());
            (table, notice.unwrap_or_else(|| text::notices::game_pasted().to_owned()))
        } else {
            // The set-up and the players are those at hand.
            let settings = &self.preferences.settings;
            let (table, notice) = match self.tables.paste(self.game(), ctx, settings, (text, seed))
            {
                Ok(table) => (table, None),
                // The position of another game than the one in front.
                Err(_) if is_fen(text) => {
                    let game = parse_text(text).map_err(damaged)?;
                    let opened = self.open_saved(ctx, &game, seed);
                    opened.map_err(damaged)?
                }
                Err(error) => return Err(text::notices::pasted_no_position(error.explain())),
            };
            (table, notice.unwrap_or_else(|| text::notices::position_pasted().to_owned()))
        };
        self.show_saved(ctx, table, files);
        Ok(told)
    }

    /// Replaces the game in front and goes to the play screen. The settings remember it.
    fn play(&mut self, ctx: &Context, table: Box<dyn Table>, notice: &str) {
        table.remember(&mut self.preferences.settings);
        // A game that is resumed may have an entry among the past games.
        let game = table.envelope();
        let files = FilesOfGame::opened(&game, game.clone());
        self.show_play(ctx, table, files, notice);
    }

    /// Replaces the game in front and goes to the play screen.
    fn show_play(
        &mut self,
        ctx: &Context,
        table: Box<dyn Table>,
        files: FilesOfGame,
        notice: &str,
    ) {
        self.base = Base::Table;
        self.replace(ctx, table, files, notice);
    }

    /// Replaces the game in front, which can be brought back if it has moves; then `notice` says
    /// so.
    fn replace(&mut self, ctx: &Context, table: Box<dyn Table>, files: FilesOfGame, notice: &str) {
        self.keep_typed(ctx);
        let is_replaced = self.tables.replace(table, self.frame.now);
        self.tables.files = files;
        if is_replaced {
            // Undo can bring it back while the window is open, and the past games keep it for good.
            self.saves.keep_replaced(self.tables.replaced_to_keep(self.frame.now));
            if !notice.is_empty() {
                self.notify(notice);
            }
        }
        self.follow(Effects {
            is_hushed: true,
            changed: true,
            ..Effects::announcement(self.tables.front().announcement())
        });
    }

    /// Asks whether the computer should play, if it is its turn in a position that was not reached
    /// by playing.
    pub(in crate::app) fn ask_before_computer(&mut self) {
        if let Some(name) = self.tables.front_mut().hold_computer() {
            self.modals.show(LetPlay { name });
        }
    }
}
