//! The form for a new game, of the game in front or of another one.

use egui::{Context, TextureHandle};

use super::{Neighbours, Tables};
use crate::app::contract::screen::Effects;
use crate::app::contract::table::{Form, PictureLook, Table};
use crate::core::kind::SetupFault;
use crate::storage::{Envelope, Settings};
use crate::words::text;

impl Tables {
    /// Opens the form for a new game, with the game in front and its players.
    pub fn open_form(&mut self, settings: &Settings) {
        self.leave();
        self.picture = (None, None);
        self.form = Some(self.front.form(&self.games, settings, self.in_game));
    }

    /// Returns the unfinished game beside the form if its picture is needed in this look; once.
    pub fn take_unpainted(&mut self, look: PictureLook) -> Option<Envelope> {
        let is_asked = self.form.is_none() || self.picture.1.replace(look) == Some(look);
        (!is_asked).then(|| self.front.envelope())
    }

    pub fn set_picture(&mut self, picture: TextureHandle) {
        self.picture.0 = Some(picture);
    }

    /// Returns the form for a new game, if it is open.
    pub fn form_mut(&mut self) -> Option<&mut (dyn Form + 'static)> {
        self.form.as_deref_mut()
    }

    pub fn close_form(&mut self) {
        self.form = None;
    }

    /// Replaces the form by that of the game with this name; human players keep their names.
    pub fn choose_game(&mut self, settings: &Settings, name: &str) -> Effects {
        let (Some(entry), Some(before)) = (self.entry(name), &self.form) else {
            return Effects::default();
        };
        let names = before.names();
        let mut form = if self.front.entry().name == name {
            self.front.form(&self.games, settings, self.in_game)
        } else {
            (entry.form)(&self.games, settings)
        };
        form.set_names(&names);
        self.form = Some(form);
        Effects::announcement(text::notices::game_chosen((entry.title)(), (entry.summary)()))
    }

    /// Returns the name of the game that follows the chosen one in the list.
    pub fn next_name(&self) -> &'static str {
        let current = self.game().name;
        let place = self.games.iter().position(|entry| entry.name == current);
        let next =
            self.games.iter().cycle().nth(place.unwrap_or_default() + 1).map(|entry| entry.name);
        next.unwrap_or(current)
    }

    /// Continues the game in front with the chosen players.
    ///
    /// A free board that is continued becomes the game, and the game it was opened from can be
    /// brought back.
    pub fn go_on(&mut self, settings: &mut Settings, now: f64) -> Effects {
        let Some(form) = self.form.take() else {
            return Effects::default();
        };
        if let Some((game, neighbours)) = self.set_aside.take() {
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
        ctx: &Context,
        settings: &mut Settings,
    ) -> Option<Box<dyn Table>> {
        let form = self.form.as_deref()?;
        let seed = self.series.next_seed();
        settings.names = form.names();
        Some(form.start(ctx, seed, self.in_game.then_some(&*self.front)))
    }

    /// Returns a table with the position that a text describes, of the chosen game or of the one in
    /// front.
    ///
    /// # Errors
    /// The fault in the text.
    pub fn paste(
        &self,
        ctx: &Context,
        settings: &Settings,
        text: &str,
        seed: u64,
    ) -> Result<Box<dyn Table>, SetupFault> {
        let game = self.game();
        if game.name == self.front.entry().name {
            self.front.paste(ctx, text, seed)
        } else {
            (game.fresh)(ctx, settings, [None, None], seed).paste(ctx, text, seed)
        }
    }
}
