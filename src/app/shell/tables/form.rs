//! The form for a new game, of the game in front or of another one.

use egui::{Context, TextureHandle};

use super::{Neighbours, Tables};
use crate::app::contract::screen::Effects;
use crate::app::contract::table::{Form, GameEntry, PictureLook, Table};
use crate::core::kind::SetupFault;
use crate::storage::{Envelope, Settings};
use crate::words::text;

impl Tables {
    /// Leaves the game in front for the form for a new one, which begins with its players.
    pub fn leave_for_form(&mut self, settings: &Settings) -> Box<dyn Form> {
        self.leave();
        self.picture = (None, None);
        self.front.form(&self.games, settings, self.in_game)
    }

    /// Returns the unfinished game beside the form if its picture is needed in this look; once.
    pub fn take_unpainted(&mut self, look: PictureLook) -> Option<Envelope> {
        (self.picture.1.replace(look) != Some(look)).then(|| self.front.envelope())
    }

    pub fn set_picture(&mut self, picture: TextureHandle) {
        self.picture.0 = Some(picture);
    }

    /// Replaces the form by that of the game with this name; human players keep their names.
    pub fn choose_game(
        &self,
        form: &mut Box<dyn Form>,
        settings: &Settings,
        name: &str,
    ) -> Effects {
        let Some(entry) = self.entry(name) else {
            return Effects::default();
        };
        let names = form.names();
        *form = if self.front.entry().name == name {
            self.front.form(&self.games, settings, self.in_game)
        } else {
            (entry.form)(&self.games, settings)
        };
        form.set_names(&names);
        Effects::announcement(text::notices::game_chosen((entry.title)(), (entry.summary)()))
    }

    /// Returns the name of the game that follows this one in the list.
    pub fn name_after(&self, current: &'static str) -> &'static str {
        let place = self.games.iter().position(|entry| entry.name == current);
        let next =
            self.games.iter().cycle().nth(place.unwrap_or_default() + 1).map(|entry| entry.name);
        next.unwrap_or(current)
    }

    /// Continues the game in front with the chosen players.
    ///
    /// A free board that is continued becomes the game, and the game it was opened from can be
    /// brought back.
    pub fn go_on(&mut self, form: &dyn Form, settings: &mut Settings, now: f64) -> Effects {
        if let Some((game, neighbours)) = self.under_free_board.take() {
            self.neighbours = if game.table.state(now).moves > 0 {
                Neighbours { previous: Some(game), next: None }
            } else {
                neighbours
            };
        }
        settings.names = form.names();
        let effects = form.go_on(&mut *self.front);
        self.remember(settings);
        effects
    }

    /// Returns a table with the chosen game, whose names the settings remember.
    pub fn start_chosen(
        &mut self,
        form: &dyn Form,
        ctx: &Context,
        settings: &mut Settings,
    ) -> Box<dyn Table> {
        let seed = self.series.next_seed();
        settings.names = form.names();
        form.start(ctx, seed, self.in_game.then_some(&*self.front))
    }

    /// Returns a table with the position of this game that a text describes.
    ///
    /// # Errors
    /// The fault in the text.
    pub fn paste(
        &self,
        game: &GameEntry,
        ctx: &Context,
        settings: &Settings,
        (text, seed): (&str, u64),
    ) -> Result<Box<dyn Table>, SetupFault> {
        if game.name == self.front.entry().name {
            self.front.paste(ctx, text, seed)
        } else {
            (game.fresh)(ctx, settings, [None, None], seed).paste(ctx, text, seed)
        }
    }
}
