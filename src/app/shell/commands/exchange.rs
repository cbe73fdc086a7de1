//! One game takes the place of another, which is kept and can be brought back; and all that leads
//! to that.

use egui::Context;

use crate::app::contract::screen::Effects;
use crate::app::contract::table::{NextGame, Opened, Step, Table};
use crate::app::dialogs::modal::Screen;
use crate::app::shell::pasted_text::MAX_PASTED;
use crate::app::{App, LastGameState};
use crate::players;
use crate::storage::{Envelope, looks_like_game, parse_text};

/// The sentence after who begins the next game.
const BACK: &str = "Ctrl+Z brings the last game back";

impl App {
    /// Begins the next game with the same players, who may exchange their sides for it: that is no
    /// choice to be remembered.
    pub(super) fn play_next(&mut self, ctx: &Context) {
        let seed = self.next_seed();
        let NextGame { table, notice } = self.table.next_game(ctx, seed, self.settings.begins);
        self.put_in_place(table, &format!("{notice}. {BACK}"));
    }

    /// Puts another game in the place of this one, which can be brought back, and remembers who
    /// plays it.
    pub(in crate::app) fn replace(&mut self, table: Box<dyn Table>, notice: &str) {
        table.remember(&mut self.settings);
        self.put_in_place(table, notice);
    }

    /// Puts another game in the place of this one, which can be brought back.
    fn put_in_place(&mut self, table: Box<dyn Table>, notice: &str) {
        self.table.leave();
        self.voice.hush();
        let old = std::mem::replace(&mut self.table, table);
        self.choosing = None;
        // What takes the place of a free board that is left takes that of the game which it was
        // opened from.
        let old = match self
            .set_aside
            .take_if(|_| !self.table.state(self.now).is_free)
        {
            Some(aside) => {
                (self.previous, self.next) = (aside.previous, aside.next);
                aside.table
            }
            None => old,
        };
        // A game without a move is nothing to bring back, and no reason to forget one that is.
        let state = old.state(self.now);
        if state.moves > 0 {
            // Ctrl+Z has it for as long as the window is open, the kept games have it for good.
            if self.disk.last_game == LastGameState::Known
                && (!state.is_over || old.envelope().has_notes())
            {
                self.disk.files.put_own_away();
            }
            self.previous = Some(old);
            self.next = None;
            if !notice.is_empty() {
                self.says.tell(None, notice, self.now);
            }
        }
        self.in_game = true;
        self.says.announce(self.table.announcement());
        self.keep_game();
    }

    /// Puts a game that was left on the table again, and returns the one that was there.
    fn exchange(&mut self, table: Box<dyn Table>) -> Box<dyn Table> {
        self.table.leave();
        self.voice.hush();
        let old = std::mem::replace(&mut self.table, table);
        self.table.come_back();
        self.says.drop_notice();
        self.table.remember(&mut self.settings);
        self.says.announce(self.table.announcement());
        self.keep_game();
        old
    }

    /// Takes back a move; where there is none, the new game itself: the one before it comes back.
    pub(super) fn undo(&mut self) {
        if self.table.state(self.now).can_undo {
            self.act(Step::Undo);
        } else if let Some(previous) = self.previous.take() {
            self.next = Some(self.exchange(previous));
        } else {
            self.says.announce("There is nothing to take back");
        }
    }

    /// Plays again what was taken back, be it a move or the new game.
    pub(super) fn redo(&mut self) {
        if self.table.state(self.now).can_redo {
            self.act(Step::Redo);
        } else if let Some(next) = self.next.take() {
            self.previous = Some(self.exchange(next));
        } else {
            self.says.announce("There is nothing to play again");
        }
    }

    /// Plays the position that a text stands for, with the set-up and the players at hand.
    pub(super) fn paste(&mut self, ctx: &Context, text: &str) {
        if text.len() > MAX_PASTED {
            let most = MAX_PASTED >> 10;
            let told = format!(
                "What you pasted is longer than {most} KiB: save it as a file, and open that"
            );
            return self.follow(Effects::notice(told));
        }
        let seed = self.next_seed();
        if looks_like_game(text) {
            return match parse_text(text) {
                Ok(game) => self.paste_game(ctx, &game, seed),
                Err(damage) => self.follow(Effects::notice(format!(
                    "What you pasted is no game: {damage}"
                ))),
            };
        }
        match self.on_draft(|table, _| table.paste(ctx, text, seed)) {
            Ok(table) => {
                self.screen = Screen::Play;
                self.front = None;
                self.replace(table, "");
                self.follow(Effects::notice("Pasted; new players can be chosen with C"));
                self.ask_before_computer();
            }
            Err(reason) => self.follow(Effects::notice(format!(
                "What you pasted is no position: {reason}"
            ))),
        }
    }

    /// Goes on with a whole game that was pasted, and says what of it is not kept.
    fn paste_game(&mut self, ctx: &Context, game: &Envelope, seed: u64) {
        match self.put_on_table(ctx, game, seed) {
            Ok(Opened { table, notice }) => {
                self.screen = Screen::Play;
                self.front = None;
                self.replace(table, "");
                self.follow(Effects::notice(
                    notice.unwrap_or_else(|| "Game pasted".to_owned()),
                ));
                self.ask_before_computer();
            }
            Err(damage) => self.follow(Effects::notice(format!(
                "What you pasted is no game: {damage}"
            ))),
        }
    }

    /// Returns the seed of the next game.
    pub(in crate::app) fn next_seed(&mut self) -> u64 {
        match self.seeds.next {
            None => players::fresh_seed(),
            Some(seed) => {
                self.seeds.next = Some(players::next_seed(seed));
                seed
            }
        }
    }

    /// Writes the game in progress, so that the next start can go on with it.
    pub(in crate::app) fn keep_game(&self) {
        // Until the last game is known, it must not be written over.
        if self.disk.folders.is_some()
            && self.disk.last_game == LastGameState::Known
            && self.in_game
        {
            let game = self.game_to_keep();
            let envelope = game.envelope();
            if game.state(self.now).moves > 0 || envelope.has_notes() {
                self.disk.files.autosave(envelope.to_text());
            }
        }
    }
}
