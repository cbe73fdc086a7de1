//! Notices about the course of a game.

use super::headline::looking_back;
use super::names::side;
use crate::core::game::Game;
use crate::core::kind::{GameKind, Level, Unavailable};
use crate::session::Session;

/// The announcement while a hint is being computed.
pub const LOOKING_FOR_HINT: &str = "Looking for a hint…";

/// Returns what is said of a game between computers that may go round in circles.
#[must_use]
pub fn no_result(moves: usize) -> String {
    format!("No result after {moves} moves: the game may go round in circles. P lets it go on")
}

/// Returns what is said while a letter waits for the number with which it names a place: what it
/// means alone.
#[must_use]
pub fn waiting_letter(letter: &str, meaning: &str) -> String {
    format!("{letter}… a number names a place · alone: {meaning}")
}

/// Returns what to tell when a player who does not play with a set-up has to give the seat to
/// another one.
#[must_use]
pub fn stand_in<K: GameKind>(reason: Unavailable) -> String {
    let name = K::STAND_IN.name();
    let name = name.split(' ').next().unwrap_or(&name);
    format!("{reason}: {name} takes its place")
}

/// Returns the notice for a user who looks back and asks for a move, which is not made yet.
#[must_use]
pub fn play_from_here<K: GameKind>(session: &Session<K>) -> String {
    let kept = match session.record().moves().len() - session.record().cursor() {
        1 => "The move after it is kept".to_owned(),
        moves => format!("The {moves} moves after it are kept"),
    };
    format!(
        "{}. Play there again to go on from here. {kept}",
        looking_back(session)
    )
}

/// Returns the notice when a move has left so many moves, which the user had looked back at.
#[must_use]
pub fn line_left(moves: usize) -> String {
    match moves {
        1 => "The move that followed here is kept as another line: V shows it".to_owned(),
        moves => {
            format!("The {moves} moves that followed here are kept as another line: V shows it")
        }
    }
}

/// Returns what to tell of the next game of a series: who begins.
#[must_use]
pub fn next_game<K: GameKind>(session: &Session<K>, is_exchanged: bool) -> String {
    let mover = session.position().to_move();
    let [first, second] = [mover, mover.other()].map(side::<K>);
    match (session.seat(mover).computer(), session.you()) {
        (None, Some(_)) => format!("A new game: you begin, as {first}"),
        (None, None) => match session.name(mover) {
            Some(name) => format!("A new game: {name} begins, as {first}"),
            None if is_exchanged => {
                format!("A new game: whoever was {second} plays {first} now, and begins")
            }
            None => format!("A new game: {first} begins"),
        },
        (Some(level), Some(_)) => format!(
            "A new game: {} begins, you are {second}",
            level.short_name()
        ),
        (Some(level), None) => format!("A new game: {} begins", level.short_name()),
    }
}
