//! Sentences for screen readers only: the move in view when the user navigates, and the findings of
//! the analysis. None of them sounds like a new move.

use super::found::evaluation;
use super::headline::{headline, phase_of};
use super::list::listed;
use super::names::{addressed, third_person};
use super::phrases::Phrases;
use super::text;
use crate::core::game::Game;
use crate::core::kind::MoveOf;
use crate::core::verdict::Verdict;
use crate::session::Session;

/// The most moves to name one by one.
const MOST_NAMED: usize = 3;

/// Returns the moves taken back, the last one first, and the new state: `Taken back: column 4 by
/// Yellow. Red to move`. The moves are those after the position in view.
#[must_use]
pub fn taken_back<K: Phrases>(session: &Session<K>, moves: &[MoveOf<K>]) -> String {
    let first = session.record().cursor();
    let named = moves.iter().enumerate().rev().map(|(ply, &mv)| named(session, first + ply, mv));
    let named: Vec<String> = named.collect();
    match named.len() {
        0 => now(session),
        1..=MOST_NAMED => {
            text::play::two_sentences(text::game::taken_back(listed(named)), now(session))
        }
        count => text::play::two_sentences(text::game::taken_back_many(count), now(session)),
    }
}

/// Returns the moves redone after the position with this many moves, and the new state: `Played
/// again: column 4 by Yellow. Red to move`.
#[must_use]
pub fn played_again<K: Phrases>(session: &Session<K>, from: usize) -> String {
    let moves = session.record().played().iter().enumerate().skip(from);
    let named: Vec<String> = moves.map(|(ply, &mv)| named(session, ply, mv)).collect();
    match named.len() {
        0 => now(session),
        1..=MOST_NAMED => {
            text::play::two_sentences(text::game::played_again(listed(named)), now(session))
        }
        count => text::play::two_sentences(text::game::played_again_many(count), now(session)),
    }
}

/// Returns where in the game the position after this many moves is: `Move 3 of 7, Yellow: column
/// 4`.
#[must_use]
pub fn place_in_game<K: Phrases>(session: &Session<K>, plies: usize) -> String {
    let moves = session.record().moves();
    let plies = plies.min(moves.len());
    let Some(last) = plies.checked_sub(1) else {
        return text::game::before_first().to_owned();
    };
    let (mover, mv) = (session.mover_at(last), K::move_phrase(moves[last]));
    text::game::at_move(plies, moves.len(), addressed(session, mover), mv)
}

/// Returns the position in view: `Move 3 of 7, Yellow: column 4. Red to move`, ending with whose
/// turn it is or how the game ended.
#[must_use]
pub fn moved_to<K: Phrases>(session: &Session<K>) -> String {
    let place = place_in_game(session, session.record().cursor());
    if session.looks_back() {
        let mover = third_person(session, session.position().to_move());
        text::play::two_sentences(place, text::game::to_move(mover))
    } else {
        text::play::two_sentences(place, now(session))
    }
}

/// Returns the analysis of the position in view and its best move: `Red wins in 4 moves. Best:
/// column 3`.
#[must_use]
pub fn analysed<K: Phrases>(session: &Session<K>, worth: Verdict, best: MoveOf<K>) -> String {
    text::play::two_sentences(
        evaluation(session, Some(worth)),
        text::game::best(K::move_phrase(best)),
    )
}

/// Returns a move of the line with its player: `column 4 by Yellow`.
fn named<K: Phrases>(session: &Session<K>, ply: usize, mv: MoveOf<K>) -> String {
    let (mover, mv) = (session.mover_at(ply), K::move_phrase(mv));
    text::game::move_by(mv, addressed(session, mover))
}

/// Returns the state: whose turn it is, or how the game ended.
fn now<K: Phrases>(session: &Session<K>) -> String {
    let turn = phase_of(session.turn());
    headline(session, turn, turn)
}
