//! The free board: a board to try moves on for both sides, beside the game, which waits.

use egui::Context;

use crate::app::contract::table::{Action, Table};
use crate::app::dialogs::modal::Modal;
use crate::app::{App, SetAside};

impl App {
    /// Opens a free board with the moves of the game in front, or goes back from it to the game.
    pub(in crate::app) fn toggle_free_board(&mut self, ctx: &Context) {
        if self.table.state(self.now).is_free {
            let Some(SetAside {
                table,
                previous,
                next,
            }) = self.set_aside.take()
            else {
                return;
            };
            self.table.stop_thinking();
            self.table = table;
            (self.previous, self.next) = (previous, next);
            self.table.come_back();
            self.says
                .announce(format!("Back to the game. {}", self.table.announcement()));
            return;
        }
        let board = self.table.free_board(ctx);
        self.table.stop_thinking();
        let table = std::mem::replace(&mut self.table, board);
        self.set_aside = Some(SetAside {
            table,
            previous: self.previous.take(),
            next: self.next.take(),
        });
        self.says.drop_notice();
        self.says
            .announce("Free board: try moves for both sides. Escape goes back to the game");
    }

    /// Asks whether a computer may play, if it is its turn in a position that was not reached by
    /// playing.
    pub(in crate::app) fn ask_before_computer(&mut self) {
        if self.table.state(self.now).is_computers_turn {
            self.table.act(Action::Hold);
            self.show(Modal::LetPlay {
                name: self.table.mover_name(),
            });
        }
    }

    /// Returns the game to keep for the next start: the one that waits for the free board in front
    /// to be left, or the one in front. What is tried on a free board is kept by whoever saves it.
    pub(in crate::app) fn game_to_keep(&self) -> &dyn Table {
        self.set_aside
            .as_ref()
            .map_or(&*self.table, |aside| &*aside.table)
    }
}
