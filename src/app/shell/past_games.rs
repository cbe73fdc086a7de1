//! What the window does about the games that were put away: it shows the page of them, and asks the
//! files for what stands there.

use std::path::PathBuf;

use egui::Context;

use crate::app::App;
use crate::app::dialogs::modal::Modal;
use crate::app::dialogs::past_games::View;
use crate::worker::KeptGames;

impl App {
    /// Shows the page, and asks for what is to stand there.
    pub(in crate::app) fn show_kept_games(&mut self) {
        self.show(Modal::KeptGames(Box::new(View::reading())));
        self.ask_kept_games();
    }

    /// Shows more of the games.
    pub(in crate::app) fn show_more_kept_games(&mut self) {
        if let Some(Modal::KeptGames(view)) = &mut self.front {
            view.want_more();
        }
        self.ask_kept_games();
    }

    /// Asks for as many of the games as the page shows, if it is there.
    fn ask_kept_games(&mut self) {
        let Some(Modal::KeptGames(view)) = &self.front else {
            return;
        };
        match &self.disk.folders {
            Some(folders) => self
                .disk
                .files
                .kept_games(folders.data.clone(), view.most()),
            None => self.take_in_kept_games(KeptGames::default()),
        }
    }

    /// Removes a game that was put away and cannot be opened, if the answer is yes; back to the
    /// page in any case.
    pub(in crate::app) fn answer_remove(&mut self, path: PathBuf, yes: bool) {
        if yes {
            self.disk.files.remove_kept(path);
        }
        // What is removed is gone when the page is read: one comes after the other.
        self.show_kept_games();
        if !yes {
            self.says.announce("The file is kept");
        }
    }

    /// Takes in the games, if the page is still there.
    pub(in crate::app) fn take_in_kept_games(&mut self, kept: KeptGames) {
        if let Some(Modal::KeptGames(view)) = &mut self.front {
            view.take_in(kept, &self.games);
        }
    }

    /// Goes on looking at the games of the page, some in each frame.
    pub(in crate::app) fn tick_kept_games(&mut self, ctx: &Context) {
        if let Some(Modal::KeptGames(view)) = &mut self.front
            && view.look_at_some(&self.games)
        {
            ctx.request_repaint();
        }
    }
}
