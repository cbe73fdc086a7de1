//! The mode selection: it is shown, what is chosen in it, and the game that it leads to.

use egui::Context;

use crate::app::contract::table::{Choice, Chosen};
use crate::app::dialogs::modal::Screen;
use crate::app::{App, SetAside};
use crate::players;

/// What is said when a new game takes the place of one with moves.
const NEW_GAME: &str = "A new game. Ctrl+Z brings the last one back";

impl App {
    /// Shows the mode selection, with who plays now.
    pub(in crate::app) fn show_modes(&mut self) {
        self.table.leave();
        self.front = None;
        self.choosing = None;
        let games = self.games.clone();
        self.on_table(|table, context| table.begin_draft(&games, context));
        self.screen = Screen::ModeSelect;
        self.announce_modes();
    }

    /// Says what the title shows.
    pub(in crate::app) fn announce_title(&mut self) {
        self.says.announce("Plot 4. Press any key to begin");
    }

    /// Says what the mode selection asks.
    pub(in crate::app) fn announce_modes(&mut self) {
        let announcement = self.table.new_game().announcement();
        self.says.announce(announcement);
    }

    /// Lets a game be chosen for, in the mode selection.
    pub(super) fn choose_game(&mut self, ctx: &Context, name: &str) {
        let Some(&entry) = self.games.iter().find(|entry| entry.name == name) else {
            return;
        };
        let names = self.on_draft(|table, _| table.new_game().names());
        self.choosing = if self.table.entry().name == name {
            None
        } else {
            // Of a game that is not played: the one that is gets its own.
            let seed = players::fresh_seed();
            Some((entry.fresh)(ctx, &self.settings, [None, None], seed))
        };
        let games = self.games.clone();
        self.on_draft(|table, context| {
            table.begin_draft(&games, context);
            table.new_game().set_names(&names);
        });
        self.says
            .announce(format!("{}: {}", entry.title, entry.summary));
    }

    /// Lets the next game of the list be chosen for.
    pub(super) fn choose_next_game(&mut self, ctx: &Context) {
        let current = self.on_draft(|table, _| table.entry().name);
        let place = self
            .games
            .iter()
            .position(|entry| entry.name == current)
            .unwrap_or_default();
        if let Some(next) = self.games.iter().cycle().nth(place + 1) {
            self.choose_game(ctx, next.name);
        }
    }

    /// Changes what is chosen in the mode selection, and goes on from it if both sides are.
    pub(super) fn choose(&mut self, ctx: &Context, choice: Choice) {
        let (chosen, effects) = self.on_draft(|table, _| table.new_game().choose(choice));
        self.habitual_enter.note(
            matches!(choice, Choice::Digit(_)) && chosen != Chosen::NotYet,
            self.now,
        );
        self.follow(effects);
        match chosen {
            Chosen::NotYet => {}
            Chosen::GoOn => {
                // A free board on which somebody plays has become the game; the one that it was
                // opened from can be brought back.
                if let Some(SetAside {
                    table,
                    previous,
                    next,
                }) = self.set_aside.take()
                {
                    (self.previous, self.next) = if table.state(self.now).moves > 0 {
                        (Some(table), None)
                    } else {
                        (previous, next)
                    };
                }
                self.settings.names = self.table.new_game().names();
                let effects = self.table.take_draft();
                self.follow(effects);
                self.table.remember(&mut self.settings);
                self.screen = Screen::Play;
            }
            Chosen::Start => self.start_game(ctx),
        }
    }

    /// Starts a game with what is chosen in the mode selection.
    pub(super) fn start_game(&mut self, ctx: &Context) {
        let seed = self.next_seed();
        let in_game = self.in_game;
        let (table, names) = self.on_draft(|table, _| {
            (
                table.start_draft(ctx, seed, in_game),
                table.new_game().names(),
            )
        });
        self.settings.names = names;
        self.screen = Screen::Play;
        self.replace(table, NEW_GAME);
    }

    /// Starts a game of this kind, with these players where they are named.
    pub(super) fn begin_game(&mut self, ctx: &Context, game: &str, players: [Option<&str>; 2]) {
        let Some(&entry) = self.games.iter().find(|entry| entry.name == game) else {
            return;
        };
        let seed = self.next_seed();
        let table = (entry.fresh)(ctx, &self.settings, players, seed);
        self.screen = Screen::Play;
        self.front = None;
        self.replace(table, NEW_GAME);
    }
}
