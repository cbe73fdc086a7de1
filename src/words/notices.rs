//! Notices about the course of a game, and the answer to the offer of a draw.

use super::catalog::Name;
use super::levels::unavailable;
use super::list::all_of;
use super::names::{computer, program_name, side};
use super::phrases::Phrases;
use super::text;
use super::text::game;
use crate::core::game::Game;
use crate::core::kind::{GameKind, Level, Objection, Unavailable};
use crate::session::{DrawAnswer, FirstPlayer, Session};

/// Returns the notice when a player cannot play with a set-up and is replaced.
#[must_use]
pub fn stand_in<K: Phrases>(reason: Unavailable) -> String {
    game::stand_in(unavailable(reason), computer(K::STAND_IN.id()))
}

/// Returns the notice for a user who makes a move while looking back, which is not played yet.
#[must_use]
pub fn play_from_here<K: GameKind>(session: &Session<K>) -> String {
    let record = session.record();
    game::play_from_here(record.cursor(), record.moves().len() - record.cursor())
}

/// Returns the notice about the next game of a series: who begins.
#[must_use]
pub fn next_game<K: Phrases>(session: &Session<K>, is_exchanged: bool) -> String {
    let mover = session.position().to_move();
    let [first, second] = [mover, mover.other()].map(|player| K::SIDES[player.index()]);
    let program = program_name(session.seat(mover));
    match (program, session.you()) {
        (None, Some(_)) => game::new_you_begin(first),
        (None, None) => match session.name(mover) {
            Some(name) => game::new_begins_as(name, first),
            None if is_exchanged => game::new_swapped(first),
            None => game::new_begins(first),
        },
        (Some(name), Some(_)) => game::new_you_answer(name, second),
        (Some(name), None) => game::new_begins_as(name, first),
    }
}

/// Returns who begins the next game of a series, and which side that is if the rules name it: `you
/// begin`, `Black begins: Low`.
#[must_use]
pub fn who_begins_next<K: Phrases>(session: &Session<K>, begins: FirstPlayer) -> String {
    let next = Session::new(session.next_game(0, begins));
    let mover = next.position().to_move();
    let is_free = K::starting(next.setup(), mover).is_some();
    let begins_with = K::SIDES[mover.index()];
    if next.you() == Some(mover) {
        return if is_free {
            text::play::you_begin_next().to_owned()
        } else {
            text::play::you_begin_next_as(begins_with)
        };
    }
    match program_name(next.seat(mover)).or_else(|| next.name(mover).map(Name::from)) {
        Some(name) if is_free => text::play::begins(name),
        Some(name) => text::play::begins_as(begins_with, name),
        None => text::play::begins(side::<K>(mover)),
    }
}

/// Returns the objection of a computer with this name, and its request.
#[must_use]
pub fn objection(name: Name<'_>, objection: &Objection) -> String {
    let Objection { alive, dead } = objection;
    match (alive.len(), dead.len()) {
        (count, 0) => game::objection_alive(name, count, all_of(alive)),
        (0, count) => game::objection_dead(name, count, all_of(dead)),
        (_, _) => game::objection_both(name, all_of(alive), all_of(dead)),
    }
}

/// Returns why the opponent with this name declines a draw; `None` if they agree.
#[must_use]
pub fn draw_declined(name: Name<'_>, answer: DrawAnswer) -> Option<String> {
    match answer {
        DrawAnswer::Yes => None,
        DrawAnswer::TooEarly(number) => Some(game::draw_too_early(name, number.to_string())),
        DrawAnswer::Winning => Some(game::draw_winning(name)),
    }
}
