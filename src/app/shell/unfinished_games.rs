//! What the window does about the games that earlier windows have left unfinished: it offers them,
//! goes on with one, puts them away.

use egui::Context;

use crate::app::contract::route::Route;
use crate::app::contract::table::Opened;
use crate::app::dialogs::modal::Modal;
use crate::app::dialogs::resume::Offered;
use crate::app::{App, LastGameState};
use crate::launch::Resume;
use crate::players;
use crate::worker::LeftGames;

impl App {
    /// Offers the games of the last time that are worth going on with; where a game has begun
    /// already, they are put away.
    pub(in crate::app) fn take_in_left(&mut self, ctx: &Context, left: LeftGames) {
        self.disk.last_game = LastGameState::Known;
        let (mut offered, mut lost) = (Vec::new(), Vec::new());
        for (path, envelope) in left.games {
            match self.put_on_table(ctx, &envelope, players::fresh_seed()) {
                Ok(Opened { table, .. }) => {
                    let state = table.state(self.now);
                    let is_done = state.is_over && !state.looks_back;
                    if !envelope.has_notes() && (state.moves == 0 || is_done) {
                        self.disk.files.spare(path);
                    } else if is_done {
                        // Nothing is left to play, and what is written about it is kept.
                        self.disk.files.put_away(path);
                    } else {
                        lost.extend(envelope.losses().line());
                        let mut offer = Offered::new(table, &envelope, path, &self.games);
                        offer.has_older = left.has_more;
                        offered.push(offer);
                    }
                }
                Err(damage) => self.disk.files.discard(path, &damage),
            }
        }
        for lost in lost {
            self.tell(lost);
        }
        for trouble in left.troubles {
            self.tell(trouble);
        }
        if self.in_game || self.disk.resume == Resume::Never {
            for offered in offered {
                self.disk.files.put_away(offered.path);
            }
        } else if let Some(Modal::Resume(others)) = &mut self.front {
            // An earlier version of a game comes after the others.
            others.extend(offered);
        } else if !offered.is_empty() {
            self.show(Modal::Resume(offered));
        }
        self.keep_game();
    }

    /// Goes on with one of the games that are offered; the others are left for the next start.
    pub(in crate::app) fn resume(&mut self, index: usize) {
        let Some(Modal::Resume(offered)) = &mut self.front else {
            return;
        };
        if index < offered.len() {
            let Offered { table, path, .. } = offered.swap_remove(index);
            self.front = None;
            self.disk.files.go_on(path);
            self.route = Route::Play;
            self.replace(table, "");
        }
    }

    /// Puts one of the games that are offered away; with the last one, on to a new game.
    pub(in crate::app) fn put_away(&mut self, index: usize) {
        let Some(Modal::Resume(offered)) = &mut self.front else {
            return;
        };
        if index < offered.len() {
            self.disk.files.put_away(offered.remove(index).path);
        }
        if offered.is_empty() {
            self.show_modes();
        }
    }

    /// Puts these games away, which were offered, and goes on to a new one.
    pub(in crate::app) fn put_all_away(&mut self, offered: Vec<Offered>) {
        for offered in offered {
            self.disk.files.put_away(offered.path);
        }
        self.show_modes();
    }
}
