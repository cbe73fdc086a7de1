//! The game being set up in the new-game screen: the one in front, or another one.

use egui::{Context, Ui};

use super::{Neighbours, SetAside, Tables, context};
use crate::app::contract::command::Command;
use crate::app::contract::screen::{Effects, NoticePlace, ScreenContext};
use crate::app::contract::table::Table;
use crate::players;
use crate::storage::Settings;
use crate::words::text;

impl Tables {
    /// Returns the game being set up in the new-game screen with its context.
    pub fn draft_with<'a>(
        &'a mut self,
        settings: &'a Settings,
        now: f64,
    ) -> (&'a mut dyn Table, ScreenContext<'a>) {
        let context = ScreenContext {
            in_game: self.in_game && self.other.is_none(),
            ..context(settings, now)
        };
        (self.draft_mut(), context)
    }

    /// Shows the choice of a new game, with the first lesson if it is new. Returns where it has room
    /// for a notice.
    pub fn new_game_ui(
        &mut self,
        (settings, has_new_lesson): (&Settings, bool),
        now: f64,
        ui: &mut Ui,
        commands: &mut Vec<Command>,
    ) -> NoticePlace {
        // The button "Back" leads to the game in front, even while another one is set up.
        let state = self.front.state(now);
        let is_unfinished = self.in_game && !state.has_ended && state.moves > 0;
        let unfinished = is_unfinished.then(|| {
            let [_, progress] = self.front.summary();
            progress
        });
        let context = ScreenContext {
            has_new_lesson,
            unfinished: unfinished.as_deref(),
            in_game: self.in_game,
            past_games: self.past_games,
            ..context(settings, now)
        };
        self.draft_mut().new_game().ui(ui, &context, commands)
    }

    /// Begins the new-game screen with the game in front and its players.
    pub fn begin_draft(&mut self, settings: &Settings, now: f64) {
        self.front.leave();
        self.other = None;
        let games = self.games.clone();
        let (table, context) = self.front_with(settings, now);
        table.begin_draft(&games, &context);
    }

    /// Drops the game being set up.
    pub fn drop_draft(&mut self) {
        self.other = None;
    }

    /// Sets up the game with this name in the new-game screen; human players keep their names.
    pub fn choose_game(
        &mut self,
        ctx: &Context,
        settings: &Settings,
        now: f64,
        name: &str,
    ) -> Effects {
        let Some(entry) = self.entry(name) else {
            return Effects::default();
        };
        let names = self.draft_mut().new_game().names();
        self.other = (self.front.entry().name != name).then(|| {
            // This table only shows the choice; the actual game gets its own seed.
            (entry.fresh)(ctx, settings, [None, None], players::fresh_seed())
        });
        let games = self.games.clone();
        let (table, context) = self.draft_with(settings, now);
        table.begin_draft(&games, &context);
        table.new_game().set_names(&names);
        Effects::announcement(text::notices::game_chosen(
            (entry.title)(),
            (entry.summary)(),
        ))
    }

    /// Returns the name of the game that follows the one being set up in the list.
    pub fn next_name(&self) -> &'static str {
        let current = self.draft().entry().name;
        let place = self.games.iter().position(|entry| entry.name == current);
        let next = self
            .games
            .iter()
            .cycle()
            .nth(place.unwrap_or_default() + 1)
            .map(|entry| entry.name);
        next.unwrap_or(current)
    }

    /// Continues the game in front with the chosen players.
    ///
    /// A free board that is continued becomes the game, and the game it was opened from can be
    /// brought back.
    pub fn accept_draft(&mut self, settings: &mut Settings, now: f64) -> Effects {
        if let Some(SetAside { game, neighbours }) = self.set_aside.take() {
            self.neighbours = if game.table.state(now).moves > 0 {
                Neighbours {
                    previous: Some(game),
                    next: None,
                }
            } else {
                neighbours
            };
        }
        settings.names = self.front.new_game().names();
        let effects = self.front.take_draft();
        self.remember(settings);
        effects
    }
}
