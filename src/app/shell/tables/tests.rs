//! Tests of the games of the window without a window.

use super::*;
use crate::app::all_games;
use crate::app::shell::preferences::Overrides;
use crate::core::gomoku::notation::parse_moves;
use crate::core::gomoku::{Gomoku, Setup};
use crate::players::Seat;
use crate::storage::Envelope;
use crate::words::Language;

/// Games, and the window around them.
struct Room {
    ctx: Context,
    preferences: Preferences,
    tables: Tables,
}

impl Room {
    /// Returns the games of the program, with a game of Gomoku with these moves in front.
    fn new(moves: &str) -> Self {
        let ctx = Context::default();
        let preferences = Preferences::new(Overrides::default(), None, Language::ENGLISH);
        let tables = Tables::new(&ctx, all_games(), &preferences, Some(1));
        let mut room = Self { ctx, preferences, tables };
        let game = room.game(moves);
        room.tables.set_front(game);
        room.tables.start(&mut room.preferences.settings);
        room
    }

    /// Returns a table with a game of Gomoku between two people with these moves.
    fn game(&self, moves: &str) -> Box<dyn Table> {
        let setup = Setup::default();
        let moves = parse_moves(setup, moves).expect("moves");
        let people = [Some(Seat::Human); 2];
        let game = Envelope::position::<Gomoku>(setup, &moves, people, Some(1));
        let settings = &self.preferences.settings;
        let entry = self.tables.entry(game.game()).expect("a game of the list");
        let opened = (entry.open)(&self.ctx, settings, &game, 1);
        opened.unwrap_or_else(|error| panic!("{error:?}")).0
    }

    fn leave_by(&mut self, action: Action) -> Option<Effects> {
        let settings = &mut self.preferences.settings;
        self.tables.leave_by(action, settings, 0.0).map(|(effects, _)| effects)
    }

    /// Returns the number of moves of the game in front.
    fn moves(&self) -> usize {
        self.tables.front().state(0.0).moves
    }
}

#[test]
fn a_replaced_game_comes_back_before_the_first_move() {
    let mut room = Room::new("h8 h9 j10");
    assert!(room.tables.replace(room.game(""), 0.0));
    assert!(room.tables.replaced_to_keep(0.0).is_some());
    let effects = room.leave_by(Action::Undo).expect("another game");
    assert!(effects.changed && effects.is_hushed);
    assert_eq!(room.moves(), 3);
    assert!(room.leave_by(Action::Undo).is_none(), "it takes back a move of its own");
}

#[test]
fn a_new_game_that_was_taken_back_can_be_played_again() {
    let mut room = Room::new("h8 h9 j10");
    room.tables.replace(room.game(""), 0.0);
    room.leave_by(Action::Undo);
    room.leave_by(Action::Redo);
    assert_eq!(room.moves(), 0);
    let effects = room.leave_by(Action::Redo).expect("no move of its own");
    assert!(!effects.changed, "there is nothing to play again");
}

#[test]
fn a_game_without_moves_is_forgotten_and_the_one_before_it_is_not() {
    let mut room = Room::new("h8 h9 j10");
    room.tables.replace(room.game(""), 0.0);
    assert!(!room.tables.replace(room.game(""), 0.0));
    room.leave_by(Action::Undo);
    assert_eq!(room.moves(), 3);
}

#[test]
fn the_game_behind_a_free_board_is_the_one_to_save() {
    let mut room = Room::new("h8 h9 j10");
    room.tables.toggle_free_board(&room.ctx, 0.0);
    assert!(room.tables.front().state(0.0).is_free);
    assert!(!room.tables.game_to_save().state(0.0).is_free);
    room.tables.toggle_free_board(&room.ctx, 0.0);
    assert!(!room.tables.front().state(0.0).is_free);
}

#[test]
fn a_game_that_replaces_a_free_board_replaces_the_game_behind_it() {
    let mut room = Room::new("h8 h9 j10");
    room.tables.toggle_free_board(&room.ctx, 0.0);
    room.tables.replace(room.game(""), 0.0);
    room.leave_by(Action::Undo);
    let state = room.tables.front().state(0.0);
    assert_eq!((state.is_free, state.moves), (false, 3));
}

#[test]
fn the_next_game_follows_an_end_that_stayed_in_view() {
    let ctx = Context::default();
    let mut series = Series::default();
    assert!(!series.tick(&ctx, 10.0, true, 1.0));
    assert!(!series.tick(&ctx, 12.4, true, 1.0));
    assert!(!series.tick(&ctx, 12.4, false, 1.0), "a page covers it");
    assert!(!series.tick(&ctx, 12.6, true, 1.0), "it counts from here");
    assert!(series.tick(&ctx, 15.1, true, 1.0));
    assert!(!series.tick(&ctx, 15.2, true, 1.0), "once");
    let mut fast = Series::default();
    assert!(!fast.tick(&ctx, 0.0, true, 10.0));
    assert!(!fast.tick(&ctx, 0.5, true, 10.0), "it can be seen");
    assert!(fast.tick(&ctx, 0.6, true, 10.0));
}

#[test]
fn the_seeds_of_a_series_follow_from_the_first() {
    let mut series = Series::new(Some(7));
    let seeds = [series.next_seed(), series.next_seed()];
    assert_eq!(seeds, [7, players::next_seed(7)]);
}
