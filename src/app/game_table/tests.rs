//! What happens on a table, without a window.

use super::*;
use crate::app::board::{BoardUi, Mover, Touch};
use crate::core::connect4::{Column, Connect4, Size};
use crate::core::game::Game as _;
use crate::storage::Settings;
use crate::worker::Thought;

fn column(number: u8) -> Column {
    Column::from_number(number).expect("a column")
}

/// Returns a table of these players.
fn table(red: &str, yellow: &str) -> GameTable<Connect4> {
    let seats = [red, yellow].map(|mode| mode.parse().expect("a mode"));
    GameTable::new(&Context::default(), SavedGame::new(Size::STANDARD, seats, 1))
}

fn around(settings: &Settings, now: f64) -> Around<'_> {
    Around { settings, now, in_game: true, has_previous: false, has_next: false }
}

/// Lets the person play a column, as a view would.
fn play(table: &mut GameTable<Connect4>, number: u8, now: f64) -> Effects {
    let settings = Settings::default();
    table.acts.push_back(Act::Touch(Touch::Play(column(number))));
    table.act_next(&Context::default(), &around(&settings, now))
}

#[test]
fn a_piece_on_its_way_delays_what_is_shown_and_nothing_else() {
    let mut table = table("human", "high");
    assert!(play(&mut table, 4, 10.0).changed);
    assert_eq!(table.turn(), Phase::Thinking);
    assert!(table.is_moving(10.0));
    let rest = table.rest_at();
    assert!(rest > 10.0 && rest < 13.0, "{rest}");
    assert!(!table.is_moving(rest));
    table.skip_motion();
    assert!(!table.is_moving(10.0));
}

#[test]
fn a_refused_move_says_why_and_costs_no_turn() {
    let mut table = table("human", "human");
    for number in [1, 1, 1, 1, 1, 1] {
        assert!(play(&mut table, number, 0.0).changed);
    }
    let refused = play(&mut table, 1, 1.0);
    assert_eq!(refused.notice.as_deref(), Some("Column 1 is full: choose from 2, 3, 4, 5, 6, 7"));
    assert!(!refused.changed && table.session.record().moves().len() == 6);
    assert!(play(&mut table, 2, 2.0).drop_notice, "what was refused is not refused any more");
}

#[test]
fn nobody_plays_for_a_computer() {
    let mut table = table("high", "human");
    assert!(!play(&mut table, 4, 0.0).changed);
    assert!(table.session.record().moves().is_empty());
}

#[test]
fn a_coin_flies_from_where_it_hovered() {
    let hover = <Connect4 as BoardUi>::View::default();
    let mut position = crate::core::connect4::Position::empty(Size::STANDARD);
    position.make(column(4));
    let (_, flight) = Connect4::motion(&hover, &position, column(4), Mover::Person, 0.0);
    assert!((flight.from_column - 3.0).abs() < 1e-6, "straight down where nothing has hovered yet: {flight:?}");
    let (_, flight) = Connect4::motion(&hover, &position, column(4), Mover::Computer, 0.0);
    assert!((flight.from_column - 3.0).abs() < 1e-6, "{flight:?}");
    assert!(Connect4::duration(&Connect4::motion(&hover, &position, column(4), Mover::Person, 0.0)) > 0.3);
}

/// Returns what is told when the thread fails at what it was asked.
fn told_of_failure(table: &mut GameTable<Connect4>, ticket: Ticket) -> String {
    let mut effects = Effects::default();
    let message = "The computer could not choose a move, because of an error in Plot 4".to_owned();
    table.take_in(Thought::Failed { ticket, message }, &mut effects);
    effects.notice.expect("a failure is told")
}

#[test]
fn a_failure_says_which_key_tries_again() {
    let mut watched = table("high", "human");
    assert!(watched.ask(0.0).is_ok());
    let asked = watched.asked.as_ref().expect("it is its turn").ticket;
    assert!(told_of_failure(&mut watched, asked).ends_with(". P lets it try again"));
    assert_eq!(watched.turn(), Phase::Paused);

    let mut asks = table("human", "human");
    asks.ask_hint();
    let Some(Hint::Asked(asked)) = asks.hint else { panic!("a hint is asked for") };
    assert!(told_of_failure(&mut asks, asked).ends_with(". H asks again"));
    assert_eq!(asks.turn(), Phase::Awaiting);
}
