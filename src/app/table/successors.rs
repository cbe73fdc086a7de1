//! The games that follow from a table: the chosen one, the next of a series, a free board, and a
//! pasted position.

use egui::Context;

use super::GameTable;
use crate::app::contract::board::BoardUi;
use crate::app::contract::table::{NextGame, Table};
use crate::core::game::{Game, IllegalMove, Reason as _};
use crate::core::kind::{MoveFault, MoveListError};
use crate::players::Seat;
use crate::session::{FirstPlayer, SavedGame, Session};
use crate::words;

impl<K: BoardUi> GameTable<K> {
    /// Returns a table with the new game chosen in the mode selection.
    pub(super) fn drafted_game(&self, ctx: &Context, seed: u64, in_game: bool) -> Box<dyn Table> {
        let mut game = SavedGame::new(self.new_game.draft.setup, self.new_game.draft.seats, seed);
        game.is_teaching = self.new_game.draft.is_teaching;
        game.names = self.new_game.draft.names();
        if in_game {
            game.score = self.session.score_for(game.setup, game.seats, &game.names);
        }
        let mut table = Self::new(ctx, game);
        table.new_game.draft.want(self.new_game.draft.wanted);
        Box::new(table)
    }

    /// Returns a table with the next game of the series, and its notice.
    pub(super) fn game_after(&self, ctx: &Context, seed: u64, begins: FirstPlayer) -> NextGame {
        let game = self.session.next_game(seed, begins);
        let notice = words::next_game(
            &Session::new(game.clone()),
            self.session.exchanges_sides(begins),
        );
        NextGame {
            table: self.like_this(ctx, game),
            notice,
        }
    }

    /// Returns a free board with this game, which counts as helped from then on, unless it is over.
    pub(super) fn open_free_board(&mut self, ctx: &Context) -> Box<dyn Table> {
        // The analysis shown there helps in the game, unless it is over.
        if !self.session.has_ended() {
            self.session.note_analysis();
        }
        let own = self.session.game();
        let mut game = SavedGame::new(own.setup, [Seat::Human; 2], own.seed);
        (game.record, game.about, game.result_at) =
            (own.record.clone(), own.about.clone(), own.result_at);
        self.free(ctx, game)
    }

    /// Returns a table with the position that a text describes, with the players of this one.
    ///
    /// # Errors
    /// The fault in the text.
    pub(super) fn pasted(
        &self,
        ctx: &Context,
        text: &str,
        seed: u64,
    ) -> Result<Box<dyn Table>, MoveListError> {
        let setup = self.session.setup();
        let mut game = SavedGame::new(setup, self.session.seats(), seed);
        for (index, mv) in K::parse_moves(setup, text)?.into_iter().enumerate() {
            let refused = |illegal: IllegalMove<_, <K::Game as Game>::Refusal>| MoveListError {
                number: index + 1,
                found: mv.to_string(),
                fault: MoveFault::Refused(illegal.refusal.name()),
            };
            game.record.play(mv).map_err(refused)?;
        }
        game.names = self.session.game().names.clone();
        game.is_teaching = self.session.is_teaching();
        Ok(self.like_this(ctx, game))
    }

    /// Returns a free board with this game, shown as it is on this table.
    fn free(&self, ctx: &Context, game: SavedGame<K>) -> Box<dyn Table> {
        let mut board = Self::new(ctx, game);
        board.is_free = true;
        board.seen_from = Some(self.side_below());
        board.input.aim = self.input.aim;
        board.session.try_from_here(); // from the position in view
        board.analysis.set(true);
        Box::new(board)
    }

    /// Returns a table with another game, which is a free board if this is one.
    fn like_this(&self, ctx: &Context, game: SavedGame<K>) -> Box<dyn Table> {
        if self.is_free {
            return self.free(ctx, game);
        }
        let mut table = Self::new(ctx, game);
        // Two human players have chosen from which side to look; a lone one looks from their own,
        // which may have changed.
        table.seen_from = self.seen_from.filter(|_| table.session.you().is_none());
        Box::new(table)
    }
}
